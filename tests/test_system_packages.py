"""Before make installs system packages as root, it asks."""

import os
import pty
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / ".ci" / "system-packages"


@pytest.fixture
def machine(tmp_path: Path) -> dict[str, str]:
    """An environment in which we are root, and apt-get only notes down what it was asked."""
    for name, does in (("apt-get", f'echo "$@" >> {tmp_path}/asked'), ("id", "echo 0")):
        (tmp_path / name).write_text(f"#!/bin/sh\n{does}\n")
        (tmp_path / name).chmod(0o755)
    return {"PATH": f"{tmp_path}:/usr/bin:/bin", "HOME": str(tmp_path)}


def asked(machine: dict[str, str]) -> str:
    path = Path(machine["HOME"]) / "asked"
    return path.read_text() if path.exists() else ""


def need(machine: dict[str, str], typed: str | None = None, **more: str) -> tuple[int, str]:
    """Ask for a package: without a terminal, or with one in which somebody types."""
    command = [str(SCRIPT), "We need a boat.", "gondola"]
    if typed is None:
        done = subprocess.run(
            command, env={**machine, **more}, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        return done.returncode, done.stdout + done.stderr
    ours, theirs = pty.openpty()
    os.write(ours, typed.encode())
    done = subprocess.run(
        command, env={**machine, **more}, stdin=theirs, capture_output=True, text=True, check=False
    )
    os.close(ours)
    os.close(theirs)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("name", ["CI", "YES"])
def test_it_does_not_ask_if_it_was_told(machine: dict[str, str], name: str) -> None:
    assert need(machine, **{name: "1"}) == (0, "")
    assert asked(machine) == "update -qq\ninstall -y -qq gondola\n"


def test_without_a_terminal_it_says_what_to_run(machine: dict[str, str]) -> None:
    code, said = need(machine)
    assert code == 1
    assert said == "We need a boat. Run this once: apt-get install gondola (or call make with YES=1)\n"
    assert asked(machine) == ""


@pytest.mark.parametrize(("typed", "code"), [("y\n", 0), ("n\n", 1), ("\n", 1)])
def test_in_a_terminal_it_asks(machine: dict[str, str], typed: str, code: int) -> None:
    got, said = need(machine, typed)
    assert got == code
    assert "[y/N]" in said
    assert bool(asked(machine)) == (code == 0)


def test_who_is_not_root_is_told_what_to_run(machine: dict[str, str]) -> None:
    (Path(machine["HOME"]) / "id").write_text("#!/bin/sh\necho 1000\n")
    code, said = need(machine, CI="1")
    assert code == 1
    assert said == "We need a boat. Run this once: sudo apt-get install gondola\n"
    assert asked(machine) == ""
