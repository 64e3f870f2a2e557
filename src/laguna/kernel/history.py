"""A history of secret pieces, which `redeal` needs: a new world must not contradict what any seat has seen.

A history only grows, and copies of a state share it: a state holds the newest note, which links to the one before.
"""

from collections.abc import Iterable

from .cells import i64


class Note:
    """The newest entry of a history, linked to the earlier ones. It never changes."""

    entry: i64
    """What happened, as one number."""
    before: "Note | None"
    """The rest of the history."""

    def __init__(self, entry: i64, before: "Note | None") -> None:
        self.entry = entry
        self.before = before


def entries(log: Note | None) -> list[int]:
    """All entries of a history, oldest first."""
    found: list[int] = []
    while log is not None:
        found.append(log.entry)
        log = log.before
    found.reverse()
    return found


def written(entries: Iterable[int]) -> Note | None:
    """A history of these entries, which come oldest first."""
    log: Note | None = None
    for one in entries:
        log = Note(one, log)
    return log
