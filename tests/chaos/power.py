"""Power cuts: a server is killed, and what it had not synced is not on the disk.

A small library in the server's process copies each file of an SQLite database when it is synced. After a kill the
copies take the place of the files.
"""

import functools
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

ENDINGS = ("", "-wal")


@functools.cache
def library() -> str | None:
    """The library to preload; None where there is no C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or os.name != "posix":
        return None
    target = Path(tempfile.mkdtemp(prefix="laguna-power-")) / "power.so"
    source = Path(__file__).with_name("power.c")
    done = subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", target, source, "-ldl"], check=False)
    return str(target) if done.returncode == 0 else None


def environment(ignored: bool = False) -> dict[str, str]:
    """What a server needs in its environment; `ignored` plants a disk that ignores syncs."""
    found = library()
    assert found is not None
    return {"LD_PRELOAD": found, **({"LAGUNA_NO_SYNC": "1"} if ignored else {})}


def begin(place: str) -> None:
    """What is there now is on the disk."""
    for ending in ENDINGS:
        if Path(place + ending).exists():
            shutil.copy(place + ending, place + ending + ".synced")


def cut(place: str) -> None:
    """The server is dead: only what was synced is there."""
    for ending in ENDINGS:
        file, synced = Path(place + ending), Path(place + ending + ".synced")
        file.unlink(missing_ok=True)
        if synced.exists():
            shutil.copy(synced, file)
    Path(place + "-shm").unlink(missing_ok=True)
