"""Saved games: records on disk, replaced as a whole, so that a crash leaves either the old or the new text."""

import contextlib
import os
from pathlib import Path

from laguna.kernel.errors import LagunaError
from laguna.kernel.record import read

__all__ = ["folder", "place", "put_aside", "read", "write"]


def folder() -> Path:
    """The default folder of saved games."""
    home = os.environ.get("XDG_DATA_HOME", "")
    # The XDG standard says to ignore a path that is not absolute.
    return (Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share") / "laguna"


def place(game: str) -> Path:
    """The path of the saved game: there is one for each game."""
    return folder() / f"{game}.rec"


def write(path: Path, text: str) -> None:
    """Replace the text of a file; return only after the new text is on the disk."""
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            part.unlink()
        raise LagunaError(f"The game cannot be saved to {path}: {error.strerror}.") from None


def put_aside(path: Path) -> Path | None:
    """Rename an older game before a new one replaces it; return its new path, None if there was none."""
    if not path.is_file():
        return None
    old = path.with_name(path.name + ".old")
    try:
        os.replace(path, old)
    except OSError as error:
        raise LagunaError(f"The game saved in {path} cannot be kept as {old}: {error.strerror}.") from None
    return old
