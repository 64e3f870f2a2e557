"""Treasures: who gets one for a building, and which (V-TREAS)."""

from laguna.kernel.action import Buffer
from laguna.kernel.cells import i64, raised, total
from laguna.kernel.event import Event, all_but, only
from laguna.kernel.history import Note

from . import actions as a
from . import questions as q
from . import track
from .constants import GOLD, SITE_ACROSS, SITE_QUARTER, SWAMP_WORTHS, TREASURE_GOLD, WORTHS
from .history import DREW, entry
from .state import State


def takers(s: State, participants: i64, site: i64) -> i64:
    """V-TREAS-1: those who take part, and whose gondola lies along a quarter of the building; one bit each."""
    quarters = 1 << SITE_QUARTER[site]
    if SITE_ACROSS[site] >= 0:
        quarters |= 1 << SITE_ACROSS[site]
    found: i64 = 0
    for seat in range(s.seats):
        if participants >> seat & 1 and track.along_of(s, seat) & quarters:
            found |= 1 << seat
    return found


def draw(s: State, seat: i64) -> bool:
    """Let a seat draw a treasure; False if none is left."""
    if not total(s.treasure_left):
        return False
    q.draw(s, q.DRAW_TREASURE, seat)
    return True


def legal_draw_treasure(s: State, out: Buffer) -> None:
    """V-TREAS-1: any token of the supply."""
    out.add_kinds(a.DRAW_TREASURE, s.treasure_left)


def apply_draw_treasure(s: State, action: i64) -> None:
    """V-TREAS-1: a random token, seen by its owner alone."""
    worth = action - a.DRAW_TREASURE
    seat = s.drawer
    s.treasure_left = raised(s.treasure_left, worth, -1)
    s.tokens[seat * WORTHS + SWAMP_WORTHS + worth] += 1
    s.gold[seat] += GOLD[SWAMP_WORTHS + worth]
    s.token_log = Note(entry(DREW, seat, SWAMP_WORTHS + worth), s.token_log)
    if s.log is not None:
        s.log.append(Event("treasure", {"seat": seat}, all_but(seat)))
        s.log.append(Event("treasure_seen", {"seat": seat, "gold": TREASURE_GOLD[worth]}, only(seat)))
    q.answered(s)
