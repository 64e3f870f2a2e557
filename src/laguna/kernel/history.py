"""What happened to secret pieces, written down: `redeal` must not contradict any seat's memory.

A log only grows, and copies of a state share it: a state holds the newest entry, which knows the one before it.
"""

from collections.abc import Iterable

from .cells import i64


class Note:
    """The newest entry of a log, and what was written before it. Never changed."""

    entry: i64
    """What happened, as one number."""
    before: "Note | None"
    """The rest of the log."""

    def __init__(self, entry: i64, before: "Note | None") -> None:
        self.entry = entry
        self.before = before


def entries(log: Note | None) -> list[int]:
    """All that was written, oldest first."""
    found: list[int] = []
    while log is not None:
        found.append(log.entry)
        log = log.before
    found.reverse()
    return found


def written(entries: Iterable[int]) -> Note | None:
    """A log of these entries, oldest first."""
    log: Note | None = None
    for one in entries:
        log = Note(one, log)
    return log
