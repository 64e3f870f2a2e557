"""A disk that can be full or read-only: a small file system of its own where that may be mounted."""

import contextlib
import os
import resource
import subprocess
import sys
from pathlib import Path

SIZE = 12
"""How many megabytes it holds."""


class Disk:
    """A folder for a database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.mounted = sys.platform == "linux" and _mount("-t", "tmpfs", "-o", f"size={SIZE}m", "tmpfs", folder)
        """Is it a file system of its own? Else a limit of the process stands in for a full disk."""

    def fill(self, process: int) -> None:
        """Leave no room, for the server that is this process."""
        if not self.mounted:
            _limit_files(process, 0)
            return
        with (self.folder / "ballast").open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(b"x" * 4096)

    def free(self, process: int) -> None:
        """Make room again."""
        if self.mounted:
            (self.folder / "ballast").unlink()
        else:
            _limit_files(process, resource.RLIM_INFINITY)

    def become(self, mode: str) -> bool:
        """Make it read-only (`ro`) or writable (`rw`); False where that cannot be done. No server may run."""
        return self.mounted and _mount("-o", f"remount,{mode}", self.folder)

    def close(self) -> None:
        """Take it away."""
        if self.mounted:
            subprocess.run(["umount", "-l", self.folder], check=False)


def _mount(*arguments: "str | Path") -> bool:
    try:
        return subprocess.run(["mount", *arguments], check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def _limit_files(process: int, size: int) -> None:
    """How large any file may become that the process writes."""
    _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size if size != resource.RLIM_INFINITY else hard, hard))


def spoil(file: Path) -> None:
    """Write nonsense over all of a database but its first bytes."""
    with file.open("r+b") as opened:
        opened.seek(100)
        opened.write(os.urandom(max(0, file.stat().st_size - 100)))
