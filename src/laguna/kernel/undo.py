"""What may be taken back: one's own steps of this turn, as long as nobody has learned anything since."""

from collections.abc import Sequence
from typing import NamedTuple

from .event import EVERYONE, Event
from .game import CHANCE


class Step(NamedTuple):
    """What was known before an action: enough to see whether it may be taken back."""

    who: int
    """A seat, or `CHANCE`."""
    turns: int
    """Turns played."""
    events: int
    """How many events had been told."""


def why_not(steps: Sequence[Step], seat: int, turns: int, log: Sequence[Event]) -> str:
    """Which sentence says why a seat cannot take back the last step; empty if it can.

    `turns` is how many turns have been played now, `log` all events so far.
    """
    if not steps:
        return "undo-nothing"
    last = steps[-1]
    if last.who == CHANCE:
        return "undo-draw"
    if last.who != seat:
        return "undo-other"
    if last.turns != turns:
        return "undo-turn"
    if any(event.seen_by != EVERYONE for event in log[last.events :]):
        return "undo-seen"
    return ""


def reach(steps: Sequence[Step], seat: int, turns: int, log: Sequence[Event]) -> int:
    """How many steps a seat can take back."""
    count = len(steps)
    while count and not why_not(steps[:count], seat, turns, log):
        count -= 1
    return len(steps) - count
