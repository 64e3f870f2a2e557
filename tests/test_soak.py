"""The parts of the long tests: together they are all tests, and what has passed is remembered."""

import subprocess
from pathlib import Path

import pytest

from tests import soak
from tests.results import Results

ROOT = Path(__file__).parents[1]


def test_together_the_parts_are_all_tests() -> None:
    folders = {path.parent.name for path in ROOT.glob("tests/*/__init__.py")}
    assert set(soak.ALONE) <= folders
    for part in soak.ALONE:
        assert f"tests/{part}" in soak.PARTS[part]
        assert f"--ignore=tests/{part}" in soak.PARTS["rest"]


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Which parts ran; `b` fails the first time."""
    ran: list[str] = []

    def run(command: tuple[str, ...], **more: object) -> subprocess.CompletedProcess[str]:
        ran.append(command[0])
        return subprocess.CompletedProcess(command, command[0] == "b" and ran.count("b") == 1)

    monkeypatch.setattr(soak, "PASSED", tmp_path)
    monkeypatch.setattr(soak, "PARTS", {"a": ("a",), "b": ("b",), "c": ("c",)})
    monkeypatch.setattr(soak, "commit", lambda: "1234")
    monkeypatch.setattr(subprocess, "run", run)
    return ran


def test_only_what_has_not_passed_runs_again(runs: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert soak.main([]) == 1
    assert runs == ["a", "b", "c"]
    assert soak.main([]) == 0
    assert runs[3:] == ["b"]
    assert soak.main([]) == 0
    assert runs[4:] == []
    assert soak.main(["c"]) == 0
    assert runs[4:] == ["c"]
    monkeypatch.setattr(soak, "commit", lambda: "5678")
    assert soak.main([]) == 0
    assert runs[5:] == ["a", "b", "c"]


def test_with_uncommitted_changes_nothing_is_remembered(
    runs: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(soak, "commit", lambda: "")
    assert soak.main(["a"]) == 0
    assert list(tmp_path.iterdir()) == []


def test_a_part_that_does_not_exist_is_refused(runs: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["swamp"]) == 2
    assert runs == []
    assert "there are: a, b, c" in capsys.readouterr().err


def test_results_are_those_of_one_state_of_the_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def git(*arguments: str) -> None:
        who = ("-c", "user.name=Anna", "-c", "user.email=anna@example.com", "-c", "core.hooksPath=/dev/null")
        subprocess.run(["git", *who, *arguments], cwd=tmp_path, check=True, capture_output=True)

    def write(name: str, text: str) -> None:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
        git("add", ".")

    monkeypatch.setattr(soak, "ROOT", tmp_path)
    git("init", "-q")
    for name in ("src/a", "tests/storms/a", "docs/a"):
        write(name, "1")
    git("commit", "-qm", "one")
    begun = Results("storms")
    begun.add(made=1)
    # What is written down about them loses nothing.
    write("docs/a", "2")
    begun.add(made=2)
    git("commit", "-qm", "two")
    assert [line["made"] for line in Results("storms").found()] == [1, 2]
    for name in ("src/a", "tests/storms/a"):
        write(name, name)
        with pytest.raises(AssertionError, match="have changed"):
            begun.add(made=3)
        git("commit", "-qm", name)
        assert Results("storms").found() == []
        Results("storms").add(made=4)
    assert [line["made"] for line in begun.found()] == [1, 2]
