"""When a day begins and ends, by UTC for everybody, and how many days in a row somebody has played."""

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

LATE = 3600
"""How many seconds after the end of its day a try that has begun may be finished."""
EARNED = 7
"""After how many further days of a row a freeze that was used comes back."""
WEEK = 7 * 24 * 3600
"""How many seconds of history make somebody a regular."""


def day_of(now: float) -> str:
    """The day of a moment, as `2026-11-18`."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def is_day(text: str) -> bool:
    """Is this a day?"""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def begins(day: str) -> int:
    """When a day begins."""
    return int(datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp())


def ends(day: str) -> int:
    """When a day ends, and the next one begins."""
    return begins(after(day))


def opens(day: str) -> int:
    """From when on the deal of a day is no secret any more: no try at it can count then."""
    return ends(day) + LATE


def after(day: str, days: int = 1) -> str:
    """The day so many days later."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


class Streak(NamedTuple):
    """How many days in a row somebody has played."""

    days: int
    """The row that goes on; 0 if there is none."""
    longest: int
    """The longest there ever was."""
    freeze: bool
    """May one more day be missed?"""


def streak(played: Iterable[str], today: str) -> Streak:
    """The row of days that goes on today, if yesterday was played or can be forgiven.

    One missed day is forgiven by the freeze, which comes back after seven further days.

    >>> streak(["2026-11-14", "2026-11-15", "2026-11-17"], "2026-11-18")
    Streak(days=3, longest=3, freeze=False)
    """
    row, longest, frozen, last = 0, 0, 0, None
    for one in sorted(map(date.fromisoformat, set(played))):
        missed = (one - last).days - 1 if last else 0
        if missed == 1 and not frozen:
            frozen = EARNED
        elif missed:
            row, frozen = 0, 0
        else:
            frozen = max(0, frozen - 1)
        row, last = row + 1, one
        longest = max(longest, row)
    missed = (date.fromisoformat(today) - last).days - 1 if last else 0
    if missed > 1 or (missed == 1 and frozen):
        row, frozen = 0, 0
    return Streak(row, longest, not frozen)
