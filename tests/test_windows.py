"""What other systems lack is not asked for: as on Windows, without locks, limits and signal masks of Unix."""

import subprocess
import sys
from pathlib import Path

import pytest

from laguna import file_lock

AS_ON_WINDOWS = """
import errno, os, signal, subprocess, sys, types
import asyncio, multiprocessing.connection  # the standard library is that of this system
for name in ("fcntl", "resource", "termios", "tty", "pty", "pwd", "grp", "uvloop"):
    sys.modules[name] = None
del signal.pthread_sigmask
locked = []
def locking(file, mode, size):
    place = os.fstat(file).st_ino, os.lseek(file, 0, os.SEEK_CUR)
    if place in locked:
        raise PermissionError(errno.EACCES, "Permission denied")
    locked.append(place)
sys.modules["msvcrt"] = types.SimpleNamespace(locking=locking, LK_NBLCK=2)
"""
"""Planted in a process: what Windows lacks is missing, and its locks are there."""
EVERY_MODULE = """
import importlib, pkgutil
import laguna
skipped = "laguna.research", "laguna.cli.mcp", "laguna.server.players.passkeys"
for one in pkgutil.walk_packages(laguna.__path__, "laguna."):
    if not one.name.startswith(skipped) and not one.name.endswith("__main__"):
        importlib.import_module(one.name)
print("all")
"""
ARENA = """
from laguna.cli import main
if __name__ == "__main__":
    print(main(["arena", "murano", "--bots", "random", "--seats", "2", "--games", "40", "--workers", "2",
                "--out", {out!r}]))
"""
LOCKS = """
import os
from laguna.file_lock import lock
one, other = (os.open({file!r}, os.O_RDWR | os.O_CREAT) for _ in range(2))
print(lock(one), lock(other), os.lseek(one, 0, os.SEEK_CUR))
"""


def as_on_windows(code: str, folder: Path) -> str:
    script = folder / "script.py"
    script.write_text(AS_ON_WINDOWS + code, "utf-8")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_module_can_be_imported(tmp_path: Path) -> None:
    assert as_on_windows(EVERY_MODULE, tmp_path).splitlines()[-1] == "all"


def test_the_arena_plays_in_several_processes_and_keeps_its_results(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    assert as_on_windows(ARENA.format(out=str(out)), tmp_path).splitlines()[-1] == "0"
    assert len(out.read_text("utf-8").splitlines()) == 40


def test_files_are_locked(tmp_path: Path) -> None:
    assert as_on_windows(LOCKS.format(file=str(tmp_path / "file")), tmp_path).split() == ["True", "False", "0"]


def test_a_file_system_without_locks_is_no_other_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(file: int, how: int) -> None:
        raise OSError(37, "No locks available")

    monkeypatch.setattr("fcntl.flock", fail)
    with (tmp_path / "file").open("w") as opened, pytest.raises(OSError, match="No locks"):
        file_lock.lock(opened.fileno())
