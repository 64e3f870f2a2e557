"""Putting buildings on the board: order, place, moves (V-BUILD, V-POINT)."""

from typing import Final

from laguna.kernel.action import Buffer
from laguna.kernel.cells import count_bits, i64, raised, replaced
from laguna.kernel.event import Event

from . import actions as a
from . import ending, gold, track, treasure
from . import questions as q
from .constants import (
    BRIDGE,
    CAMPO,
    FIRST_HEX,
    FROM_SHARES,
    HOUSE,
    KIND_COUNT,
    KINDS,
    NEEDS,
    NOBODY,
    PALAZZO,
    PARTNER_DIVISOR,
    POINTS,
    QUARTER_COUNT,
    SITE_ACROSS,
    SITE_ACROSS_MASK,
    SITE_AROUND,
    SITE_END,
    SITE_FIRST,
    SITE_MASK,
    SITE_QUARTER,
    SITES,
)
from .state import State

# How far the building in progress has come. It is in progress once its place is chosen.
NONE: Final = 0
TREASURES: Final = 1
MOVES: Final = 2

# Whose cards it is made of.
BY_HOUSE: Final = 0
BY_PROJECT: Final = 1
BY_SOLO: Final = 2


def is_complete(s: State, kind: i64) -> bool:
    """Do the cards of a project suffice?"""
    return kind != HOUSE and s.lying[kind] == NEEDS[kind]


def build_next(s: State) -> bool:
    """V-BUILD-1: build what is complete, in the order that the player on turn wants. True once all is built."""
    sorts: i64 = 0
    only_kind = -1
    for kind in range(KIND_COUNT):
        if is_complete(s, kind) or (kind == HOUSE and s.front[s.seat * KIND_COUNT]):
            sorts += 1
            only_kind = kind
        if s.solo >> kind & 1:
            sorts += 1
            only_kind = kind
    if sorts == 0:
        return True
    if sorts > 1:
        q.ask(s, q.ORDER, s.seat)
    elif s.solo:
        begin(s, only_kind, BY_SOLO, s.seat)
    elif only_kind == HOUSE:
        begin(s, HOUSE, BY_HOUSE, s.seat)
    else:
        begin(s, only_kind, BY_PROJECT, s.master[only_kind])
    return False


def legal_order(s: State, out: Buffer) -> None:
    """V-BUILD-1: whatever is complete."""
    if s.front[s.seat * KIND_COUNT + HOUSE]:
        out.add(a.BUILD + HOUSE)
    for kind in range(PALAZZO, KIND_COUNT):
        if is_complete(s, kind):
            out.add(a.BUILD + kind)
    for kind in range(PALAZZO, KIND_COUNT):
        if s.solo >> kind & 1:
            out.add(a.BUILD_SOLO + kind)


def apply_order(s: State, action: i64) -> None:
    """V-BUILD-1: this one comes next."""
    q.answered(s)
    if action == a.BUILD + HOUSE:
        begin(s, HOUSE, BY_HOUSE, s.seat)
    elif action > a.BUILD_SOLO:
        begin(s, action - a.BUILD_SOLO, BY_SOLO, s.seat)
    else:
        kind = action - a.BUILD
        begin(s, kind, BY_PROJECT, s.master[kind])


def begin(s: State, kind: i64, how: i64, builder: i64) -> None:
    """Ask for the place; without any, the cards are lost (V-BUILD-2, V-BUILD-3, V-TWO-3)."""
    s.kind = kind
    s.how = how
    s.builder = builder
    if has_site(s, kind):
        q.ask(s, q.PLACE, builder if builder < s.seats else s.seat)
        return
    if s.log is not None:
        s.log.append(Event("no_room", {"kind": KINDS[kind]}))
    _discard_cards(s)


def has_site(s: State, kind: i64) -> bool:
    """Is there a place whose hexes are all empty?"""
    if kind in (HOUSE, CAMPO):
        for quarter in range(QUARTER_COUNT):
            if s.empty[quarter]:
                return True
        return False
    for site in range(SITE_FIRST[kind], SITE_END[kind]):
        if is_open(s, site):
            return True
    return False


def is_open(s: State, site: i64) -> bool:
    """V-BUILD-3: are all hexes of a site empty?"""
    quarter = SITE_QUARTER[site]
    if SITE_MASK[site] & ~s.empty[quarter]:
        return False
    across = SITE_ACROSS[site]
    return across < 0 or SITE_ACROSS_MASK[site] & s.empty[across] != 0


def legal_place(s: State, out: Buffer) -> None:
    """V-BUILD-3: every place whose hexes are all empty."""
    if s.kind in (HOUSE, CAMPO):
        for quarter in range(QUARTER_COUNT):
            out.add_bits(a.AT + FIRST_HEX[quarter], s.empty[quarter])
        return
    for site in range(SITE_FIRST[s.kind], SITE_END[s.kind]):
        if is_open(s, site):
            out.add(a.AT + site)


def apply_place(s: State, action: i64) -> None:
    """The building goes on the board; who takes part and who gets a treasure is fixed now (V-TREAS-1)."""
    site = action - a.AT
    seat = q.asked_of(s)
    q.answered(s)
    kind = s.kind
    s.points = points(s, kind, site)
    put(s, kind, site)
    if s.log is not None:
        quarter, hexes = a.ACTIONS.span(action).id(action).split()
        what = KINDS[kind]
        s.log.append(
            Event("built", {"seat": seat, "kind": what, "quarter": quarter, "hexes": hexes, "points": s.points})
        )
    s.movers = 0
    for party in range(s.seats):
        if takes_part(s, party):
            s.movers |= 1 << party
    s.takers = treasure.takers(s, s.movers, site)
    s.stage = TREASURES
    if not s.supply[kind]:
        ending.note(s, kind)


def points(s: State, kind: i64, site: i64) -> i64:
    """What a building brings its builder at a site (V-HOUSE to V-BRIDGE)."""
    quarter = SITE_QUARTER[site]
    return points_at(kind, site, s.swamp[quarter] | s.empty[quarter], s.houses[quarter])


def points_at(kind: i64, site: i64, undeveloped: i64, houses: i64) -> i64:
    """The same for a quarter with these undeveloped hexes, one bit each, and so many houses.

    V-PAL and V-CAMPO count the hexes around the site, V-BRIDGE the houses; V-HOUSE and V-BAS bring a fixed number.
    """
    if kind == PALAZZO:
        return POINTS[PALAZZO] * count_bits(SITE_AROUND[site] & undeveloped)
    if kind == CAMPO:
        return POINTS[CAMPO] * count_bits(SITE_AROUND[site] & ~undeveloped)
    if kind == BRIDGE:
        return POINTS[BRIDGE] * houses
    return POINTS[kind]


def share_of(points: i64) -> i64:
    """V-POINT-1: what a partner gets of the points of a building, rounded down."""
    return points // PARTNER_DIVISOR


def spaces_of(s: State, seat: i64) -> i64:
    """V-POINT-1: how far a participant's gondola goes for the building in progress."""
    return s.points if seat == s.builder else share_of(s.points)


def takes_part(s: State, party: i64) -> bool:
    """V-PART-1: whoever has cards in the project; in a house or a set alone only its builder."""
    if s.how == BY_PROJECT:
        return s.front[party * KIND_COUNT + s.kind] != 0
    return party == s.builder


def put(s: State, kind: i64, site: i64) -> None:
    """Cover the hexes of a site."""
    s.built = (*s.built, site)
    s.supply = raised(s.supply, kind, -1)
    hexes = s.hexes[:]
    for hex in SITES[site]:
        hexes[hex] = kind
    s.hexes = hexes
    s.empty = replaced(s.empty, SITE_QUARTER[site], s.empty[SITE_QUARTER[site]] & ~SITE_MASK[site])
    if SITE_ACROSS[site] >= 0:
        s.empty = replaced(s.empty, SITE_ACROSS[site], s.empty[SITE_ACROSS[site]] & ~SITE_ACROSS_MASK[site])
    if kind == HOUSE:
        s.houses = raised(s.houses, SITE_QUARTER[site], 1)


def advance(s: State) -> None:
    """Go on with the building in progress: treasures, then moves, then its cards leave (V-BUILD-5)."""
    if s.stage == TREASURES:
        while s.takers:
            seat = next_of(s, s.takers)
            s.takers ^= 1 << seat
            if treasure.draw(s, seat):
                return
        s.stage = MOVES
        if gold.open_pause(s):
            return
    while s.movers:
        seat = next_of(s, s.movers)
        s.movers ^= 1 << seat
        spaces = spaces_of(s, seat)
        if spaces:
            track.move(s, seat, spaces, s.kind if seat == s.builder else FROM_SHARES)
            if gold.open_pause(s):
                return
    s.stage = NONE
    _discard_cards(s)


def next_of(s: State, seats: i64) -> i64:
    """Who comes next: the master first, then clockwise; after the imaginary master the player on turn."""
    begin = s.builder if s.builder < s.seats else s.seat
    for i in range(s.seats):
        seat = (begin + i) % s.seats
        if seats >> seat & 1:
            return seat
    raise AssertionError("somebody comes next")


def _discard_cards(s: State) -> None:
    """V-BUILD-5: the cards used are discarded, and a project's pawn goes home."""
    kind = s.kind
    if s.how == BY_PROJECT:
        s.discards = raised(s.discards, kind, s.lying[kind])
        s.lying[kind] = 0
        for party in range(s.parties):
            s.front[party * KIND_COUNT + kind] = 0
        s.master = replaced(s.master, kind, NOBODY)
    elif s.how == BY_SOLO:
        s.discards = raised(s.discards, kind, NEEDS[kind])
        s.solo ^= 1 << kind
    else:
        s.discards = raised(s.discards, HOUSE, 1)
        s.front[s.builder * KIND_COUNT + HOUSE] -= 1
        s.lying[HOUSE] -= 1
    s.kind = -1
    s.builder = NOBODY
