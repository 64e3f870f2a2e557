"""Files of results: one line a game, so that a run that was stopped loses nothing and can go on."""

import os
from pathlib import Path
from types import TracebackType

import msgspec

from laguna.file_lock import lock
from laguna.kernel.errors import LagunaError

from .match import Played

BINARY = getattr(os, "O_BINARY", 0)
"""On Windows, ends of lines are changed in a file that is opened without this."""
_BEGIN = b'{"game":"'
"""How every result begins."""


def _is_begun(tail: bytes) -> bool:
    """Whether this is the beginning of a result, as a power cut may leave it."""
    return tail.startswith(_BEGIN) or _BEGIN.startswith(tail)


def read(path: Path) -> list[Played]:
    """The results in a file, which stays as it is. A line that was cut off is an error here."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise LagunaError(f"Results cannot be read from {path}: {error.strerror}.") from None
    return _decoded(path, text)


def _decoded(path: Path, text: bytes) -> list[Played]:
    decoder = msgspec.json.Decoder(Played)
    found = []
    for n, line in enumerate(text.splitlines(), 1):
        try:
            found.append(decoder.decode(line))
        except msgspec.DecodeError as error:
            raise LagunaError(f"{path}, line {n}: this is no result of a game ({error}).") from None
    return found


class Results:
    """A file that is read once and then appended to, line by line; use it in a `with`."""

    path: Path
    """The path of the file."""
    played: list[Played]
    """The results that were in the file when it was opened."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | BINARY, 0o666)
            free = lock(self._file)
        except OSError as error:
            raise LagunaError(f"Results cannot be written to {path}: {error.strerror}.") from None
        if not free:
            os.close(self._file)
            raise LagunaError(f"Another arena is writing to {path} now.") from None
        text = path.read_bytes()
        # Text after the last end of a line was being written when a run was killed.
        whole = text.rfind(b"\n") + 1
        try:
            self.played = _decoded(path, text[:whole])
        except LagunaError:
            os.close(self._file)
            raise
        if whole < len(text):
            if not _is_begun(text[whole:]):
                os.close(self._file)
                raise LagunaError(f"{path} does not end with a result of a game; name another file with --out.")
            os.truncate(self._file, whole)

    def add(self, played: Played) -> None:
        """Append a line with a single system call, so that it is written whole or not at all."""
        os.write(self._file, msgspec.json.encode(played) + b"\n")

    def __enter__(self) -> "Results":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._file)
