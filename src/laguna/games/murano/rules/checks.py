"""What can never change: pieces, gold and cards add up, and every count agrees with the board."""

from typing import Final

from laguna.kernel.cells import count_bits

from . import questions as q
from .assignment import LEFTOVER_VP
from .building import PALACE_CRESTS
from .characters import gondoliers
from .constants import (
    ANCHORS,
    CARDS,
    CELL_ISLAND,
    CELLS,
    DOCK_ISLAND,
    DOCKS,
    EMPTY,
    FACES,
    IN_PLAY,
    ISLANDS,
    MAX_SEATS,
    NOBODY,
    PALACE,
    SHOP,
    SITES_BESIDE,
    SOURCES,
    SPACES,
    SPECIAL,
    STREET,
    STREET_CUSTOMERS,
    STREET_SPACES,
    STREETS,
    TILE_FACTORY,
    TILE_PALACE,
    TILE_SHOP,
    TILE_SPECIAL,
    VP_START,
)
from .glass import in_bag
from .piles import PENDING
from .setup import new
from .state import State

_GONDOLIERS: Final[int] = CARDS["start"]["gondoliers"] + CARDS["start"]["supply"]
"""Gondoliers of a player, without the one on the points track."""


def check(s: State) -> None:
    """Assert all of it; meant for tests, slow on purpose."""
    start = new(s.seats)
    _check_ships(s)
    _check_purses(s)
    _check_tiles(s, start)
    _check_board(s)
    _check_decks(s, start)
    _check_gondoliers(s)


def _check_ships(s: State) -> None:
    red = 0 if q.ANCHOR_RED in s.stack[: s.depth] else 1
    assert int(s.black).bit_count() + red == len(ANCHORS), "all ships are black before one of them is the red one"
    assert s.black >> SPACES == 0, "ships are on the ring"
    assert 0 <= s.red < SPACES, "the red ship is on the ring"


def _check_purses(s: State) -> None:
    """Gold comes from the bank and goes there; points come from somewhere."""
    assert sum(s.gold) + s.bank == CARDS["start"]["gold"] * s.seats, "gold adds up"
    assert min(s.gold) >= 0, "nobody owes gold"
    assert min(s.vp) >= 0, "nobody has less than 0 points"
    for seat in range(MAX_SEATS):
        tally = s.tally[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
        scored = sum(x.points for x in s.scored if x.seat == seat)
        assert s.vp[seat] == sum(tally) + scored + LEFTOVER_VP * s.spare[seat], "every point has a source"
        assert tally[VP_START] == (CARDS["start"]["vp"] if seat < s.seats else 0), "all begin alike"


def _check_tiles(s: State, start: State) -> None:
    """Every tile is in its pile, in front of a player, on its way to the board, on the board or in the box."""
    on_board = [0] * (TILE_SPECIAL + 1)
    for tile in s.cells:
        if tile != EMPTY:
            on_board[tile] += 1
    if q.CELL in s.stack[: s.depth]:
        on_board[s.tile] += 1  # It is in the player's hand.
    for street in range(len(STREETS)):
        assert s.streets[street] + on_board[street] == start.streets[street], "streets add up"
    assert sum(s.streets) == s.pile[STREET], "the pile of streets"
    for face in range(FACES):
        shops = s.shops.left[face] + on_board[TILE_SHOP + face]
        palaces = s.palaces.left[face] + on_board[TILE_PALACE + face]
        for seat in range(MAX_SEATS):
            shops += s.shops.held[seat * FACES + face]
            palaces += s.palaces.held[seat * FACES + face]
        assert shops == start.shops.left[face], "shops add up"
        assert palaces + (1 if s.palaces.box == face else 0) == start.palaces.left[face], "palaces add up"
    assert min([*s.shops.left, *s.shops.held, *s.palaces.left, *s.palaces.held]) >= 0, "no tile is owed"
    assert s.shops.size() == s.pile[SHOP], "the pile of shops"
    assert s.palaces.size() == s.pile[PALACE], "the pile of palaces"
    assert s.pile[1] + sum(s.factories) + on_board[TILE_FACTORY] == start.pile[1], "factories add up"
    assert s.pile[SPECIAL] + sum(s.specials) + on_board[TILE_SPECIAL] == start.pile[SPECIAL], (
        "special tiles add up"
    )


def _check_board(s: State) -> None:
    """The counts by island are those of the tiles that lie there."""
    customers = [0] * (len(ISLANDS) * 3)
    shops = [0] * (len(ISLANDS) * MAX_SEATS * FACES)
    colours = [0] * (len(ISLANDS) * FACES)
    factories = [0] * (len(ISLANDS) * MAX_SEATS)
    palaces, crests, specials = ([0] * len(ISLANDS) for _ in range(3))
    reached = 0
    for cell in range(len(CELLS)):
        island, tile, owner = CELL_ISLAND[cell], s.cells[cell], s.owner[cell]
        is_street = cell < STREET_SPACES
        room = s.street_room >> cell if is_street else s.site_room >> (cell - STREET_SPACES)
        assert room & 1 == (tile == EMPTY and IN_PLAY[s.seats][island]), "free spaces are free"
        assert tile == EMPTY or IN_PLAY[s.seats][island], "nothing on an island that is not in play"
        owned = tile == TILE_FACTORY or TILE_SHOP <= tile < TILE_PALACE
        assert (owner != NOBODY) == owned, "a cube on factories and shops only"
        if tile == EMPTY:
            continue
        assert (tile < TILE_FACTORY) == is_street, "streets on street spaces, buildings on building spaces"
        if is_street:
            reached |= SITES_BESIDE[cell]
            for colour in range(3):
                customers[island * 3 + colour] += STREET_CUSTOMERS[tile][colour]
        elif tile == TILE_FACTORY:
            factories[island * MAX_SEATS + owner] += 1
        elif tile < TILE_PALACE:
            shops[(island * MAX_SEATS + owner) * FACES + tile - TILE_SHOP] += 1
            colours[island * FACES + tile - TILE_SHOP] += 1
        elif tile < TILE_SPECIAL:
            palaces[island] += 1
            crests[island] += PALACE_CRESTS[tile - TILE_PALACE]
        else:
            specials[island] += 1
    assert s.site_reached == reached, "sites beside streets"
    for cell in range(STREET_SPACES, len(CELLS)):
        assert s.cells[cell] == EMPTY or reached >> (cell - STREET_SPACES) & 1, "buildings stand beside a street"
    assert list(s.customers) == customers
    assert list(s.own_shops) == shops
    assert list(s.shop_colours) == colours
    assert list(s.own_factories) == factories
    assert [*s.built_palaces] == palaces
    assert [*s.crests] == crests
    assert [*s.built_specials] == specials


def _check_decks(s: State, start: State) -> None:
    """Every card is in one place."""
    for deck, held, first in (
        (s.characters, s.people, start.characters),
        (s.cards, s.owned, start.cards),
    ):
        places = [deck.unseen, deck.drawn, *deck.under, *held]
        whole = 0
        for place in places:
            assert whole & place == 0, "a card is in one place only"
            whole |= place
        assert whole == first.unseen, "no card is lost"
        assert all(deck.under), "groups under a pile are not empty"
        out = count_bits(first.unseen) - first.fresh
        assert count_bits(deck.unseen) - deck.fresh == out, "cards out of the game stay there"
        log = deck.log
        assert bool(deck.drawn) == bool(log and log[-1].kept == PENDING), "a look ends with a choice"
        for seat in range(MAX_SEATS):
            kept = sum(1 << look.kept for look in log if look.seat == seat and look.kept >= 0)
            assert kept == held[seat], "what a seat holds it has kept"
            assert s.working[seat] & ~s.owned[seat] == 0, "only owned cards work"


def _check_gondoliers(s: State) -> None:
    """All gondoliers work, wait or stand on a dock; glass is in the bag or in front of the players."""
    for seat in range(MAX_SEATS):
        docked = list(s.docks).count(seat)
        assert s.hand[seat] + s.supply[seat] + docked == (_GONDOLIERS if seat < s.seats else 0), (
            "gondoliers add up"
        )
        for island in range(len(ISLANDS)):
            served = s.served[island * MAX_SEATS + seat]
            assert served <= gondoliers(s, island, seat), "a gondolier serves one character"
    for dock in range(len(DOCKS)):
        assert s.docks[dock] == NOBODY or IN_PLAY[s.seats][DOCK_ISLAND[dock]], "docks of islands in play"
        is_free = s.docks[dock] == NOBODY and IN_PLAY[s.seats][DOCK_ISLAND[dock]]
        assert (s.dock_room >> dock & 1 == 1) == is_free, "free docks are free"
    assert in_bag(s) + sum(s.glass) == 3 * CARDS["glass"]["each"], "glass adds up"
    assert min([*s.bag, *s.glass]) >= 0, "no glass is owed"
    for colour in range(3):
        held = sum(s.glass[seat * 3 + colour] for seat in range(MAX_SEATS))
        assert s.bag[colour] + held == CARDS["glass"]["each"], "glass of each colour adds up"
