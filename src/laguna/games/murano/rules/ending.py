"""When the game ends: two empty piles, or a stall (M-END-1, M-END-7)."""

from laguna.kernel.cells import i64, raised
from laguna.kernel.event import Event

from .constants import KINDS, NOBODY
from .state import State


def tile_left(s: State, kind: i64) -> None:
    """A tile left its pile. The second kind to run out ends the game; whoever took it has their last turn."""
    s.pile = raised(s.pile, kind, -1)
    s.quiet = -1  # This turn does not count as quiet; the count goes up when it ends.
    if s.pile[kind]:
        return
    if s.log is not None:
        s.log.append(Event("pile_empty", {"kind": KINDS[kind]}))
    if s.emptied < 0:
        s.emptied = kind
    elif s.emptied_second < 0 and not s.stalled:
        s.emptied_second = kind
        s.ender = s.seat
        if s.log is not None:
            s.log.append(Event("last_turns", {"seat": s.seat}))


def is_last_turn(s: State) -> bool:
    """Is the turn going on the last one of the player on turn (M-END-2)?"""
    return s.emptied_second >= 0


def last_turns(s: State) -> i64:
    """M-END-1: how many turns are left, the one going on included, once a player has ended the game."""
    left = (s.ender - s.seat) % s.seats
    return left if left else s.seats


def note_quiet_turn(s: State) -> None:
    """M-END-7: count a finished turn in which no tile left a pile."""
    s.quiet += 1
    if s.ender != NOBODY or not s.stall_rounds or s.stalled:
        return
    if s.quiet >= s.stall_rounds * s.seats:
        s.stalled = True
        if s.log is not None:
            s.log.append(Event("stalled", {"rounds": s.stall_rounds}))


def is_end(s: State, next_seat: i64) -> bool:
    """Has everyone had their last turn? Asked between two turns."""
    if s.stalled:
        return next_seat == s.first
    return s.ender != NOBODY and next_seat == s.ender
