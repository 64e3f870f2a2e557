"""Draining (V-DRAIN)."""

from laguna.kernel.action import Buffer
from laguna.kernel.cells import i64, replaced
from laguna.kernel.event import Event, only
from laguna.kernel.history import Note

from . import actions as a
from . import questions as q
from .constants import (
    EMPTY,
    FIRST_HEX,
    HEX_BIT,
    HEX_QUARTER,
    HEXES,
    QUARTER_COUNT,
    SWAMP_GOLD,
    WORTHS,
)
from .history import DREW, entry
from .state import State


def has_swamp(s: State) -> bool:
    """Is there anything left to drain?"""
    for quarter in range(QUARTER_COUNT):
        if s.swamp[quarter]:
            return True
    return False


def ask_what_to_drain(s: State) -> bool:
    """V-DRAIN-1: ask for one hex after the other. True once nothing more is to be drained this turn."""
    if s.drains_left and has_swamp(s):
        q.ask(s, q.DRAIN, s.seat)
        return False
    return True


def legal_drain(s: State, out: Buffer) -> None:
    """V-DRAIN-1: any hex under swamp, or none: leaving it is a choice of its own."""
    for quarter in range(QUARTER_COUNT):
        out.add_bits(a.DRAIN + FIRST_HEX[quarter], s.swamp[quarter])
    out.add(a.DRAIN_NOTHING)


def apply_drain(s: State, action: i64) -> None:
    """V-DRAIN-1: the hex is empty now, and its token is turned over for the player alone."""
    q.answered(s)
    if action == a.DRAIN_NOTHING:
        s.drains_left = 0
        if s.log is not None:
            s.log.append(Event("drains_nothing", {"seat": s.seat}))
        return
    hex = action - a.DRAIN
    quarter = HEX_QUARTER[hex]
    s.hexes = replaced(s.hexes, hex, EMPTY)
    s.swamp = replaced(s.swamp, quarter, s.swamp[quarter] ^ HEX_BIT[hex])
    s.empty = replaced(s.empty, quarter, s.empty[quarter] | HEX_BIT[hex])
    s.drains_left -= 1
    s.acted = True
    if s.log is not None:
        name = HEXES[hex].split()
        s.log.append(Event("drained", {"seat": s.seat, "quarter": name[0], "hex": name[1]}))
    q.draw(s, q.DRAW_SWAMP, s.seat)


def legal_draw_swamp(s: State, out: Buffer) -> None:
    """Face-down tokens are alike: any of those on the board may lie there."""
    out.add_kinds(a.DRAW_SWAMP, s.swamp_left)


def apply_draw_swamp(s: State, action: i64) -> None:
    """V-DRAIN-1: its gold is the player's, secret."""
    worth = action - a.DRAW_SWAMP
    s.swamp_left[worth] -= 1
    s.tokens[s.seat * WORTHS + worth] += 1
    s.gold[s.seat] += SWAMP_GOLD[worth]
    s.token_log = Note(entry(DREW, s.seat, worth), s.token_log)
    if s.log is not None:
        s.log.append(Event("swamp_seen", {"gold": SWAMP_GOLD[worth]}, only(s.seat)))
    q.answered(s)
