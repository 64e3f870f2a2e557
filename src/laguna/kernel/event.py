"""Events: what happened, in keys and figures, and who may see it. The words are in the Fluent files."""

from collections.abc import Iterable

import msgspec

PUBLIC = 1 << 8
"""The bit of those who only watch."""
EVERYONE = PUBLIC | 0xFF
"""Every seat and the public."""
NOBODY = 0
"""A fact that no person at the table learns."""


class Event(msgspec.Struct, frozen=True):
    """A fact. Its arguments are whole numbers, or ids that have a name in every language."""

    key: str
    """Which sentence tells it: the Fluent message `event-<key>`."""
    args: dict[str, int | str]
    """What the sentence needs; `seat` is always a seat."""
    seen_by: int = EVERYONE
    """A bit for each seat that may see it, and `PUBLIC`."""


def only(seat: int) -> int:
    """Seen by one seat alone."""
    return 1 << seat


def all_but(seat: int) -> int:
    """Seen by everybody else, the public included."""
    return EVERYONE & ~(1 << seat)


def sees(seat: int, event: Event) -> bool:
    """May this seat (-1: the public) be told?"""
    return bool(event.seen_by & (PUBLIC if seat < 0 else 1 << seat))


def told_to(events: Iterable[Event], seat: int) -> list[Event]:
    """Those of the events that a seat (-1: the public) may be told."""
    return [event for event in events if sees(seat, event)]


def told_openly(events: Iterable[Event]) -> list[Event]:
    """All events of a game whose secrets are out.

    A secret is told twice, to whoever may know it and, with less in it, to the rest. Only the first is kept.
    """
    return [event for event in events if event.seen_by == EVERYONE or not event.seen_by & PUBLIC]
