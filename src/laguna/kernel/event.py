"""Events: what happened, as keys and numbers, and who may see it. The sentences are in the Fluent files."""

from collections.abc import Iterable

import msgspec

PUBLIC = 1 << 8
"""The bit of spectators."""
EVERYONE = PUBLIC | 0xFF
"""Every seat and the public."""
NOBODY = 0
"""A fact that no person at the table learns."""


class Event(msgspec.Struct, frozen=True):
    """A fact. Its arguments are whole numbers, or ids that have a name in every language."""

    key: str
    """Its sentence is the Fluent message `event-<key>`."""
    args: dict[str, int | str]
    """The arguments of the sentence; `seat` is always a seat."""
    seen_by: int = EVERYONE
    """A bit for each seat that may see it, and `PUBLIC`."""


def only(seat: int) -> int:
    """Seen by one seat and nobody else."""
    return 1 << seat


def all_but(seat: int) -> int:
    """Seen by everybody else, the public included."""
    return EVERYONE & ~(1 << seat)


def sees(seat: int, event: Event) -> bool:
    """Whether this seat (-1: the public) may see the event."""
    return bool(event.seen_by & (PUBLIC if seat < 0 else 1 << seat))


def told_to(events: Iterable[Event], seat: int) -> list[Event]:
    """The events that a seat (-1: the public) may see."""
    return [event for event in events if sees(seat, event)]


def told_openly(events: Iterable[Event]) -> list[Event]:
    """The events of a game that need not keep secrets any more.

    A secret makes two events: one for those who may know it, and one with less in it for the others. This keeps
    only the first.
    """
    return [event for event in events if event.seen_by == EVERYONE or not event.seen_by & PUBLIC]
