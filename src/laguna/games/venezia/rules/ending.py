"""How the game ends, and the last exchange of gold (V-END)."""

from typing import Final

from laguna.kernel.cells import i64
from laguna.kernel.event import Event

from . import questions as q
from .constants import KIND_COUNT, KINDS, NOBODY
from .purse import may_be_worth_a_space
from .state import State

# What can end the game: the kinds of building come first, by number.
SPACE_BY_BUILDING: Final[i64] = KIND_COUNT
SPACE_BY_GOLD: Final[i64] = KIND_COUNT + 1
STALL: Final[i64] = KIND_COUNT + 2
ENDS: Final = (*(f"all_{kind}" for kind in KINDS), "space_by_building", "space_by_gold", "stall")
"""The ends by name."""


def note(s: State, end: i64) -> None:
    """V-END-1: something ended the game; what is in progress is still finished."""
    if s.ended >> end & 1:
        return
    s.ended |= 1 << end
    if s.log is not None:
        s.log.append(Event("ending", {"end": ENDS[end]}))


def note_turn(s: State) -> None:
    """V-END-4: count a finished turn in which nobody did anything; enough of them end the game."""
    s.quiet += 1
    if s.acted:
        s.quiet = 0
    if s.stall_rounds and s.quiet >= s.stall_rounds * s.seats:
        note(s, STALL)


def advance(s: State) -> None:
    """V-END-2: clockwise from the left of the player on turn everyone may exchange gold once more."""
    if s.exchanged < 0:
        s.exchanged = 0
        s.kind = -1  # What has no place yet is not built any more.
        s.builder = NOBODY
        if not s.ended >> STALL & 1:
            s.turns += 1  # A stall is noticed when a turn is over; all other ends break one off.
    while s.exchanged < s.seats:
        s.exchanged += 1
        seat = (s.seat + s.exchanged) % s.seats
        if may_be_worth_a_space(s, seat):
            q.ask(s, q.LAST, seat)
            return
    s.over = True


def has_exchanged(s: State, seat: i64) -> bool:
    """V-END-2: has a seat had its last exchange already?"""
    place = (seat - s.seat + s.seats - 1) % s.seats + 1  # Which in the order it is, from 1.
    if place < s.exchanged:
        return True
    return place == s.exchanged and s.depth == 0
