import subprocess
import sys

import pytest

from laguna.cli import main
from laguna.server import launch
from laguna.server.settings import Settings

BLOCKED = """
import sys

class Block:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.split(".")[0] == "uvicorn":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Block)
from laguna.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("command", [["serve"], ["db", "migrate"]])
def test_without_a_package_it_says_what_to_install(command: list[str]) -> None:
    done = subprocess.run([sys.executable, "-c", BLOCKED, *command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "laguna: The server needs uvicorn: install Laguna again with what it needs "
        "(pip install --force-reinstall laguna).\n"
    )


@pytest.mark.parametrize(("given", "workers"), [([], 1), (["--bot-workers", "3"], 3), (["--thinkers", "3"], 3)])
def test_the_worker_processes_of_bots_have_a_new_name_and_the_old_one_works(
    monkeypatch: pytest.MonkeyPatch, given: list[str], workers: int
) -> None:
    found: list[Settings] = []

    def note(settings: Settings) -> int:
        found.append(settings)
        return 0

    monkeypatch.setattr(launch, "run", note)
    assert main(["serve", *given]) == 0
    assert [settings.bot_workers for settings in found] == [workers]


def test_alone_the_command_serves_this_machine_and_opens_the_page(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found: list[Settings] = []

    def note(settings: Settings) -> int:
        found.append(settings)
        return 0

    monkeypatch.setattr(launch, "run", note)
    assert main([]) == 0
    assert [(settings.browser, settings.host) for settings in found] == [(True, "127.0.0.1")]
    assert "laguna play" in capsys.readouterr().out


def test_help_names_only_the_new_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    shown = capsys.readouterr().out
    assert "--bot-workers" in shown
    assert "thinkers" not in shown
