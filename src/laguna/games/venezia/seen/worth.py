"""How far a seat would come if the game ended now, and what buildings would bring everybody who takes part.

Only what is open counts, and the gold of this seat. Of the others' tokens nothing is known but their number, so
their gondolas stay where they are.
"""

from laguna.kernel.errors import CannotParse
from laguna.kernel.game import Item
from laguna.kernel.worth import Asset, Gain, Place, Sum, Worth

from ..rules import actions as a
from ..rules import questions as q
from ..rules.building import BY_HOUSE, BY_PROJECT, NONE, is_open, next_of, points, spaces_of, takes_part
from ..rules.constants import (
    BRIDGE_NAMES,
    FIRST_BRIDGE,
    FROM_GOLD,
    FROM_JUMPS,
    HOUSE,
    KIND_COUNT,
    KINDS,
    NOBODY,
    PLACE_NAMES,
    SITE_ACROSS,
    SITE_END,
    SITE_FIRST,
    SITE_QUARTER,
    SOURCES,
)
from ..rules.ending import has_exchanged
from ..rules.purse import gold_of, may_be_worth_a_space, spaces_for
from ..rules.state import State, copy
from ..rules.track import along_of, move, target

PLACES = 3
"""So many places are told of a kind of building: those that bring most."""


def worth(s: State, seat: int, of: str) -> Worth:
    """What everything is worth to a seat, in short; or one kind of building, or a place for what is built now."""
    assets: list[Asset] = []
    if s.stage != NONE and not of:
        assets = [_in_progress(s)]
    elif not s.over and not s.ended and s.stage == NONE:
        if of in KINDS:
            assets = [_kind(s, seat, KINDS.index(of), PLACES)]
        elif of:
            assets = _site(s, of)
        else:
            assets = [_kind(s, seat, kind, 1) for kind in range(KIND_COUNT) if _matters(s, seat, kind)]
    return Worth([_sum(s, other, other == seat) for other in range(s.seats)], assets)


def _matters(s: State, seat: int, kind: int) -> bool:
    """Is a kind in this seat's hand, or a project of which all know?"""
    return bool(s.lying[kind]) or (seat >= 0 and s.hand[seat * KIND_COUNT + kind] > 0)


def _kind(s: State, seat: int, kind: int, number: int) -> Asset:
    """What a kind of building would bring at its best places: for its project, or for a seat that builds alone."""
    t = _as_if_built(s, seat, kind)
    sites = [site for site in range(SITE_FIRST[kind], SITE_END[kind]) if s.supply[kind] and is_open(s, site)]
    sites.sort(key=lambda site: (-points(s, kind, site), site))
    best = points(s, kind, sites[0]) if sites else 0
    return Asset(KINDS[kind], best, places=[_place(t, site) for site in sites[:number]])


def _as_if_built(s: State, seat: int, kind: int) -> State:
    """The position if a kind were built now."""
    if s.kind == kind:
        return s
    t = copy(s)
    t.kind = kind
    t.how = BY_PROJECT if kind != HOUSE and s.lying[kind] else BY_HOUSE
    t.builder = s.master[kind] if t.how == BY_PROJECT else seat if seat >= 0 else NOBODY
    return t


def _site(s: State, of: str) -> list[Asset]:
    """What is being built, at the place that an action names."""
    try:
        site = a.ACTIONS.number(of) - a.AT
    except CannotParse:
        return []
    if s.kind < 0 or not SITE_FIRST[s.kind] <= site < SITE_END[s.kind]:
        return []
    return [Asset(of, points(s, s.kind, site), places=[_place(s, site)])] if is_open(s, site) else []


def _place(s: State, site: int) -> Place:
    """What every seat would get that takes part, and where its gondola would come to lie (V-POINT-1, V-MOVE-1)."""
    t = copy(s)
    t.points = points(s, s.kind, site)
    quarters = 1 << SITE_QUARTER[site] | (1 << SITE_ACROSS[site] if SITE_ACROSS[site] >= 0 else 0)
    seats = [seat for seat in range(s.seats) if s.builder != NOBODY and takes_part(s, seat)]
    # V-TREAS-1: who lies along the quarter before any gondola moves.
    takers = sum(1 << seat for seat in seats if along_of(s, seat) & quarters)
    name = PLACE_NAMES[site] if site < FIRST_BRIDGE else BRIDGE_NAMES[site - FIRST_BRIDGE]
    return Place(name, t.points, gains=_gains(t, sum(1 << seat for seat in seats), takers))


def _in_progress(s: State) -> Asset:
    """What the building in progress will still bring."""
    drawing = 1 << s.drawer if q.asked(s) == q.DRAW_TREASURE else 0
    gains = _gains(copy(s), s.movers, s.takers | drawing)
    return Asset(KINDS[s.kind], s.points, places=[Place("", s.points, gains=gains)])


def _gains(t: State, waiting: int, takers: int) -> list[Gain]:
    """What these seats get, one after the other; the position is changed."""
    treasures = sum(t.treasure_left)
    gains = []
    while waiting:
        seat = next_of(t, waiting)
        waiting ^= 1 << seat
        treasure = treasures > 0 and bool(takers >> seat & 1)
        treasures -= treasure
        spaces = spaces_of(t, seat)
        if spaces:
            move(t, seat, spaces, t.kind)
        gains.append(Gain(seat, spaces, t.at[seat], "treasure" if treasure else ""))
    return gains


def _sum(s: State, seat: int, mine: bool) -> Sum:
    """V-END-2: the space of a gondola after the last exchange; of others only where it lies now."""
    at = s.at[seat]
    if s.over or has_exchanged(s, seat) or not may_be_worth_a_space(s, seat):
        return Sum(seat, at)
    if not mine:
        return Sum(seat, at, False)
    spaces = spaces_for(gold_of(s, seat))
    to = target(s, seat, spaces)
    items = [Item(seat, spaces, SOURCES[FROM_GOLD])] if spaces else []
    if to > at + spaces:
        items.append(Item(seat, to - at - spaces, SOURCES[FROM_JUMPS]))
    return Sum(seat, to, items=items)
