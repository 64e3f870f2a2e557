"""From one turn to the next."""

from . import ending, market
from .constants import MOST_DRAINED
from .state import State


def begin(s: State) -> None:
    """A turn begins with nothing done."""
    s.later = False
    s.started = 0
    s.drains_left = MOST_DRAINED
    s.offered = -1
    s.acted = False


def end(s: State) -> bool:
    """V-SET-1: clockwise to the next turn, unless nobody does anything any more (V-END-4)."""
    market.sweep(s)
    s.turns += 1
    ending.note_turn(s)
    if not s.ended:
        s.seat = (s.seat + 1) % s.seats
        begin(s)
    return True
