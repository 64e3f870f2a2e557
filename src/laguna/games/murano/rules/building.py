"""Build: streets from the pile, buildings from hand (M-BUILD-1 to 4, M-END-2)."""

from typing import Final

from laguna.kernel.action import Buffer
from laguna.kernel.cells import Cells, bit, cells_of, i64, raised, replaced
from laguna.kernel.event import Event

from . import actions as a
from . import ending
from . import questions as q
from .constants import (
    CARDS,
    CELL_ISLAND,
    CELLS,
    CRANE_A,
    CRANE_B,
    EMPTY,
    FACES,
    MAX_SEATS,
    SITES_BESIDE,
    STREET,
    STREET_CUSTOMERS,
    STREET_SPACES,
    STREETS,
    TILE_FACTORY,
    TILE_PALACE,
    TILE_SHOP,
    TILE_SPECIAL,
    TILES,
    VP_CRANES,
    VP_FACTORIES,
    VP_PALACES,
    VP_SHOPS,
)
from .purse import NEVER, score
from .state import State

MOST_TILES: Final[i64] = CARDS["build"]["most_tiles"]
"""The most tiles that one build action places."""
CARDS_DRAWN: Final[i64] = CARDS["special_cards"]["drawn"]
"""The special cards of which the builder of a special building keeps one."""
FACTORY_VP: Final[i64] = CARDS["factory"]["vp"]
SHOP_VP: Final[i64] = CARDS["shop"]["vp"]
PALACE_VP: Final[i64] = CARDS["palace"]["vp"]
"""The points of a building when it is built, by kind; a special building has none."""
CRANE_VP: Final[i64] = CARDS["special_cards"]["crane_vp"]
"""The points that a Crane adds to them."""
PALACE_CRESTS: Final[Cells] = cells_of(CARDS["palace"]["crests"])
"""The crests on each picture of a palace."""


def sites(s: State) -> i64:
    """M-BUILD-3: the free building spaces that share a side with a laid street, one bit each."""
    return s.site_room & s.site_reached


def can_lay_street(s: State) -> bool:
    """M-BUILD-2: a street in the pile, and room for it."""
    return s.pile[STREET] > 0 and s.street_room != 0


def holds_building(s: State, seat: i64) -> bool:
    """Does this seat have a building to place?"""
    return (
        s.factories[seat] > 0 or s.specials[seat] > 0 or s.shops.held_by(seat) > 0 or s.palaces.held_by(seat) > 0
    )


def can_build(s: State) -> bool:
    """Can the seat on turn place anything?"""
    return can_lay_street(s) or (sites(s) != 0 and holds_building(s, s.seat))


def need(s: State) -> i64:
    """Building costs nothing, but something must be placed (M-ACT-1)."""
    return 0 if can_build(s) else NEVER


def begin(s: State) -> None:
    """M-BUILD-1: one to three tiles."""
    s.tiles_left = MOST_TILES
    q.ask(s, q.BUILD)


def legal_build(s: State, out: Buffer) -> None:
    """A street, a building held, or (after the first tile) no more."""
    if can_lay_street(s):
        out.add(a.BUILD_STREET)
    if sites(s):
        if s.factories[s.seat]:
            out.add(a.BUILD_FACTORY)
        for face in range(FACES):
            if s.shops.held[s.seat * FACES + face]:
                out.add(a.BUILD_SHOP + face)
        for face in range(FACES):
            if s.palaces.held[s.seat * FACES + face]:
                out.add(a.BUILD_PALACE + face)
        if s.specials[s.seat]:
            out.add(a.BUILD_SPECIAL)
    if s.tiles_left < MOST_TILES:
        out.add(a.DONE)


def apply_build(s: State, action: i64) -> None:
    """Choose the tile; where it goes comes next. A street is drawn first."""
    if action == a.DONE:
        q.answered(s)
        return
    if action == a.BUILD_STREET:
        q.ask(s, q.DRAW_STREET)
        return
    _pick_up(s, action)


def _pick_up(s: State, action: i64) -> None:
    """Take a building that lies in front of the player: from now on everybody sees its picture."""
    s.tile = TILE_FACTORY + action - a.BUILD_FACTORY
    if s.tile == TILE_FACTORY:
        s.factories = raised(s.factories, s.seat, -1)
    elif s.tile < TILE_PALACE:
        s.shops.build(s.seat, s.tile - TILE_SHOP)
    elif s.tile < TILE_SPECIAL:
        s.palaces.build(s.seat, s.tile - TILE_PALACE)
    else:
        s.specials = raised(s.specials, s.seat, -1)
    q.ask(s, q.CELL)


def legal_draw_street(s: State, out: Buffer) -> None:
    """The pictures that can come from the pile."""
    out.add_kinds(a.DRAW_STREET, s.streets)


def apply_draw_street(s: State, action: i64) -> None:
    """M-BUILD-2: all see it, and it must be placed."""
    s.tile = action - a.DRAW_STREET
    s.streets = raised(s.streets, s.tile, -1)
    if s.log is not None:
        s.log.append(Event("drew_street", {"seat": s.seat, "tile": STREETS[s.tile]}))
    ending.tile_left(s, STREET)
    q.answered(s)
    q.ask(s, q.CELL)


def legal_cell(s: State, out: Buffer) -> None:
    """M-BUILD-2, M-BUILD-3: where the tile in hand may go."""
    if s.tile < TILE_FACTORY:
        out.add_bits(a.AT, s.street_room)
    else:
        out.add_bits(a.AT + STREET_SPACES, sites(s))


def apply_cell(s: State, action: i64) -> None:
    """Lay the tile."""
    cell = action - a.AT
    q.answered(s)
    if s.tile < TILE_FACTORY:
        _lay_street(s, cell)
    else:
        _lay_building(s, cell)
    if s.tile == TILE_SPECIAL:
        # M-BUILD-5: cards at once, before the next tile; `special_cards` goes on from here.
        s.to_draw = min(CARDS_DRAWN, s.cards.size())
        q.ask(s, q.DRAW_CARDS)
    else:
        tile_placed(s)


def tile_placed(s: State) -> None:
    """Go on with the build action, if there is anything left to build; a purchase is over."""
    s.tile = EMPTY
    if q.asked(s) == q.BOUGHT:
        q.answered(s)
        return
    s.tiles_left -= 1
    if not s.tiles_left or not can_build(s):
        q.answered(s)


def _lay_street(s: State, cell: i64) -> None:
    """A street and its customers."""
    island = CELL_ISLAND[cell]
    s.cells = replaced(s.cells, cell, s.tile)
    s.street_room ^= bit(cell)
    s.site_reached |= SITES_BESIDE[cell]
    customers = s.customers[:]
    for colour in range(3):
        customers[island * 3 + colour] += STREET_CUSTOMERS[s.tile][colour]
    s.customers = customers
    if s.log is not None:
        s.log.append(Event("built_street", _where(s, cell)))


def _lay_building(s: State, cell: i64) -> None:
    """M-BUILD-4: points at once, a cube on factories and shops only; M-SB-CRANE-A, M-SB-CRANE-B."""
    island = CELL_ISLAND[cell]
    seat = s.seat
    s.cells = replaced(s.cells, cell, s.tile)
    s.site_room ^= bit(cell - STREET_SPACES)
    points: i64 = 0
    crane: i64 = 0
    if s.tile == TILE_FACTORY:
        s.owner = replaced(s.owner, cell, seat)
        s.own_factories = raised(s.own_factories, island * MAX_SEATS + seat, 1)
        points = FACTORY_VP
        crane = CRANE_B
        score(s, seat, VP_FACTORIES, points)
    elif s.tile < TILE_PALACE:
        face = s.tile - TILE_SHOP
        s.owner = replaced(s.owner, cell, seat)
        s.own_shops = raised(s.own_shops, (island * MAX_SEATS + seat) * FACES + face, 1)
        s.shop_colours = raised(s.shop_colours, island * FACES + face, 1)
        points = SHOP_VP
        crane = CRANE_B
        score(s, seat, VP_SHOPS, points)
    elif s.tile < TILE_SPECIAL:
        face = s.tile - TILE_PALACE
        s.built_palaces = raised(s.built_palaces, island, 1)
        s.crests = raised(s.crests, island, PALACE_CRESTS[face])
        points = PALACE_VP
        crane = CRANE_A
        score(s, seat, VP_PALACES, points)
    else:
        s.built_specials = raised(s.built_specials, island, 1)
        crane = CRANE_A
    if s.working[seat] & crane:
        points += CRANE_VP
        score(s, seat, VP_CRANES, CRANE_VP)
    if s.log is not None:
        args = _where(s, cell)
        args["points"] = points
        s.log.append(Event("built", args))


def _where(s: State, cell: i64) -> dict[str, int | str]:
    """What was built, and where, for an event."""
    island, place = CELLS[cell].split()
    return {"seat": s.seat, "tile": TILES[s.tile], "island": island, "cell": place}


def legal_bought(s: State, out: Buffer) -> None:
    """M-END-2: place what was just bought, or leave it."""
    out.add(a.BUILD_FACTORY + s.tile - TILE_FACTORY)
    out.add(a.DONE)


def apply_bought(s: State, action: i64) -> None:
    """M-END-2: it is placed by the rules of building."""
    if action == a.DONE:
        s.tile = EMPTY
        q.answered(s)
    else:
        _pick_up(s, action)
