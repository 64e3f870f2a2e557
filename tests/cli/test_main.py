"""The `laguna` command as a whole: its help, its errors, and how little it imports."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from laguna import cli
from tests.cli.conftest import Here
from tests.command import LAGUNA, environment, laguna


def test_version() -> None:
    done = laguna("--version")
    assert re.fullmatch(r"laguna \d+\.\d+\.\d+ \(engine: (interpreted.*|compiled)\)\n", done.stdout)


def test_help_names_the_commands() -> None:
    done = laguna("--help")
    assert done.returncode == 0
    assert all(command in done.stdout for command in ("play", "simulate", "replay", "rules", "games"))


def test_every_command_has_help(here: Here) -> None:
    for command in cli.COMMANDS:
        name = command.__name__.rpartition(".")[2]
        with pytest.raises(SystemExit) as left:
            here(name, "--help")
        assert left.value.code == 0


def test_every_file_that_declares_a_command_is_listed() -> None:
    declaring = {
        path.stem for path in Path(cli.__path__[0]).glob("*.py") if "\ndef add(" in path.read_text("utf-8")
    }
    assert {command.__name__.rpartition(".")[2] for command in cli.COMMANDS} == declaring


def test_a_wrong_command_is_refused() -> None:
    for arguments in (("swim",), ("play",), ("simulate", "murano"), ("play", "murano", "--seats", "many")):
        assert laguna(*arguments).returncode == 2


@pytest.mark.parametrize("command", ["play", "rules"])
def test_an_unknown_game_lists_those_there_are(here: Here, command: str) -> None:
    done = here(command, "atlantis")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "laguna: There is no game called 'atlantis'; there are: murano, venezia.\n"


def test_signs_that_cannot_be_written_and_bytes_that_are_no_text_are_no_reason_to_stop(tmp_path: Path) -> None:
    done = subprocess.run(
        [*LAGUNA, "play", "murano", "--seed", "3"],
        input=b"\xff\xfe\x00\n1\n",
        capture_output=True,
        env=environment(tmp_path, PYTHONIOENCODING="ascii"),
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Which ship sails?" in done.stdout


def test_a_reader_that_goes_away_is_no_error(finished: Path) -> None:
    command = subprocess.Popen(
        [*LAGUNA, "replay", str(finished)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(),
    )
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdout.readline()
    command.stdout.close()
    assert command.stderr.read() == ""
    command.stderr.close()
    command.wait()


def test_what_a_command_does_not_need_is_not_imported() -> None:
    """Starting takes a quarter of a second as long as none of these is loaded for a simulation."""
    told = subprocess.run(
        [
            *(sys.executable, "-X", "importtime", "-m", "laguna"),
            *("simulate", "murano", "--seats=2", "--games=1", "--seed=1"),
        ],
        capture_output=True,
        text=True,
        check=True,
    ).stderr
    loaded = {line.rpartition("|")[2].strip() for line in told.splitlines()}
    assert "laguna.arena.simulate" in loaded
    slow = ("fluent.runtime", "importlib.metadata", "multiprocessing", "concurrent.futures", "rich", "laguna.bots")
    assert not loaded & {*slow, "numpy", "matplotlib", "ray", "laguna.arena.tournament"}


def test_help_imports_nothing_that_a_command_needs() -> None:
    code = "import sys; from laguna.cli import main; main(['--help'])"
    told = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", code], capture_output=True, text=True, check=True
    )
    assert "host games that people play in their browsers" in told.stdout
    loaded = {line.rpartition("|")[2].strip() for line in told.stderr.splitlines()}
    assert "laguna.cli.serve" in loaded
    parts = {".".join(name.split(".")[:2]) for name in loaded if name.startswith("laguna.")}
    assert parts <= {"laguna.cli", "laguna.engine", "laguna.kernel"}
    assert {name for name in loaded if name.startswith("laguna.kernel.")} <= {"laguna.kernel.errors"}
    assert not loaded & {"msgspec", "rich", "litestar", "uvicorn", "asyncio"}


def test_importing_laguna_imports_little_else() -> None:
    code = "import sys; before = set(sys.modules); import laguna; print(*sorted(set(sys.modules) - before))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "laguna" in told
    assert not {"msgspec", "importlib.metadata", "asyncio", "multiprocessing", "laguna.games"} & set(told)
