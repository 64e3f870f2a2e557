"""Runs the real `laguna` command in a process of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

LAGUNA = (sys.executable, "-m", "laguna")


def environment(home: Path | None = None, **more: str) -> dict[str, str]:
    """Surroundings in which the language is English and nothing of the person's own is touched."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "XDG_"))}
    folder = {"XDG_DATA_HOME": str(home)} if home is not None else {}
    return {**kept, "PYTHONIOENCODING": "utf-8", **folder, **more}


def hear_ctrl_c() -> None:
    """For the child: a test run in the background ignores Ctrl-C, and its children would inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def laguna(
    *arguments: str | Path, typed: str = "", home: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; a traceback is never an answer."""
    done = subprocess.run(
        [*LAGUNA, *map(str, arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **more),
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done
