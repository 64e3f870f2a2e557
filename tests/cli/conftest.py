"""What the tests of several commands use."""

import subprocess
from pathlib import Path

import pytest

from laguna import cli
from tests.command import laguna


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game."""
    folder = tmp_path_factory.mktemp("records")
    done = laguna("simulate", "murano", "--seats=3", "--games=1", "--seed=1", "--records", folder)
    assert done.returncode == 0
    return folder / "murano-3-1-00001.rec"


class Here:
    """Runs commands in this process, which is quicker."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
        code = cli.main([str(argument) for argument in arguments])
        shown, errors = self._capsys.readouterr()
        return subprocess.CompletedProcess([], code, shown, errors)


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Here:
    monkeypatch.setenv("LC_ALL", "C")
    return Here(capsys)
