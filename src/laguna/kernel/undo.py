"""Undo: a seat may take back its own steps of this turn, as long as nobody has learned a secret since.

These are the rules for one step. Tables add to them (`Log.plan_undo` in `laguna.table.log`): a limit on how often
a seat can undo in a turn, no undo once the game is over, and in a guided game a way back to the lesson that undoes
whatever happened since.
"""

from collections.abc import Sequence
from typing import NamedTuple

from .event import EVERYONE, Event
from .game import CHANCE


class Step(NamedTuple):
    """The situation before an action: enough to decide whether it may be taken back."""

    who: int
    """Who acted: a seat, or `CHANCE`."""
    turns: int
    """How many turns had been played."""
    events: int
    """How many events were in the log."""


def why_not(steps: Sequence[Step], seat: int, turns: int, log: Sequence[Event]) -> str:
    """The key of the sentence that says why a seat cannot take back the last step; empty if it can.

    `turns` is how many turns have been played, `log` holds all events so far.
    """
    return _why_not(steps[-1], seat, turns, log) if steps else "undo-nothing"


def _why_not(last: Step, seat: int, turns: int, log: Sequence[Event]) -> str:
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
    while count and not _why_not(steps[count - 1], seat, turns, log):
        count -= 1
    return len(steps) - count
