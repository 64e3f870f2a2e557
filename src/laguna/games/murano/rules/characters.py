"""What each of the forty characters scores on an island (M-CH-1 to M-CH-41)."""

from typing import Final

from laguna.kernel.cells import Cells, cells_of, i64

from .constants import (
    BLUE,
    CARDS,
    CHARACTER_GLASS,
    CHARACTERS,
    DOCK_ISLAND,
    DOCKS,
    GREY,
    HOME,
    MAX_SEATS,
    RED,
)
from .state import State

POINTS: Final[Cells] = cells_of(
    CARDS["characters"]["points"].get(str(n), 0) for n in range(1, len(CHARACTERS) + 1)
)
"""What each character scores, for each thing it counts or once if its condition is met; see `points`."""
OTHERS_POINTS: Final[Cells] = cells_of(
    CARDS["characters"]["others"].get(str(n), 0) for n in range(1, len(CHARACTERS) + 1)
)
"""What characters 16 and 17 score for each building of another player; 0 for all others."""
ALL_CUSTOMERS: Final[tuple[int, ...]] = tuple(CARDS["scoring"]["all_customers"])
"""The points of character 11, by number of customers; the last entry is for so many and more."""
COLOUR_CUSTOMERS: Final[tuple[int, ...]] = tuple(CARDS["scoring"]["colour_customers"])
"""The points of characters 12 to 14, by number of customers; the last entry is for so many and more."""
GLASS_VP: Final[i64] = CARDS["glass"]["vp_each"]
"""The points of a glass that is handed in."""
MOST_GLASS: Final[i64] = CARDS["glass"]["most_given"]
"""The most glass that one character takes."""
GOLD_A: Final = 6
"""Character 7, which takes gold."""
GOLD_B: Final = 7
"""Character 8, which takes gold."""

GOLD_CUSTOMERS: Final = 2
"""Customers of their colour that characters 7 and 8 want to see on an island."""
FEW_CUSTOMERS: Final = 3
"""The most red and blue customers with which character 9 scores."""
OWN_BUILDINGS: Final = 3
"""Own buildings that characters 26 to 28 want to see on their island."""
OWN_GONDOLIERS: Final = 2
"""Own gondoliers that characters 29 to 31 want to see at their island."""


def takes_gold(card: i64) -> bool:
    """Is this character 7 or 8?"""
    return card == GOLD_A or card == GOLD_B


def takes_glass(card: i64) -> bool:
    """Is this one of the characters 32 to 37?"""
    return CHARACTER_GLASS[card] >= 0


def may_visit(s: State, card: i64, island: i64) -> bool:
    """Can this character be scored on this island at all, once it is paid for?"""
    if HOME[card] >= 0 and HOME[card] != island:
        return False
    if not takes_gold(card):
        return True
    # M-CH-7, M-CH-8: two customers of a colour, a grey one, a palace and a special building.
    colour = BLUE if card == GOLD_A else RED
    return (
        s.customers[island * 3 + colour] >= GOLD_CUSTOMERS
        and s.customers[island * 3 + GREY] >= 1
        and s.built_palaces[island] >= 1
        and s.built_specials[island] >= 1
    )


def shops(s: State, island: i64) -> i64:
    """Shops on an island."""
    return s.shop_colours[island * 3] + s.shop_colours[island * 3 + 1] + s.shop_colours[island * 3 + 2]


def shops_of(s: State, island: i64, seat: i64) -> i64:
    """Shops of a seat on an island."""
    at = (island * MAX_SEATS + seat) * 3
    return s.own_shops[at] + s.own_shops[at + 1] + s.own_shops[at + 2]


def factories(s: State, island: i64) -> i64:
    """Factories on an island."""
    n: i64 = 0
    for seat in range(s.seats):
        n += s.own_factories[island * MAX_SEATS + seat]
    return n


def gondoliers(s: State, island: i64, seat: i64) -> i64:
    """Gondoliers of a seat at the docks of an island."""
    n: i64 = 0
    for dock in range(len(DOCKS)):
        if DOCK_ISLAND[dock] == island and s.docks[dock] == seat:
            n += 1
    return n


def points(s: State, seat: i64, card: i64, island: i64) -> i64:
    """The points of a character on an island; of those that are paid with gold or glass, none."""
    n = card + 1
    if HOME[card] >= 0 and HOME[card] != island:
        return 0
    if takes_gold(card) or takes_glass(card):
        return 0
    if n == 1:
        return POINTS[card] * shops(s, island)
    if n == 2:
        return POINTS[card] * s.built_palaces[island]
    if n == 3:
        return POINTS[card] * s.built_specials[island]
    if n == 4:
        return POINTS[card] * factories(s, island)
    if n == 5:
        mine = s.own_factories[island * MAX_SEATS + seat]
        return POINTS[card] if mine and mine == factories(s, island) else 0
    if n == 6:
        mine = shops_of(s, island, seat)
        return POINTS[card] if mine and mine == shops(s, island) else 0
    if 9 <= n <= 14:
        return _customer_points(s, card, island)
    if n == 15:
        return POINTS[card] * s.crests[island]
    if n == 16 or n == 17 or n == 24:
        return _owner_points(s, seat, card, island)
    if 18 <= n <= 20:
        special = s.built_specials[island]
        return POINTS[card] if special and special == s.customers[island * 3 + n - 18] else 0
    if n == 21:
        shop = shops(s, island)
        return POINTS[card] if shop and shop == factories(s, island) == s.built_palaces[island] else 0
    if n == 22:
        return POINTS[card] if s.crests[island] and s.crests[island] == shops(s, island) else 0
    if n == 23:
        return POINTS[card] if s.crests[island] and s.crests[island] == factories(s, island) else 0
    if n == 25:
        return POINTS[card] if s.crests[island] == 1 else 0
    if 26 <= n <= 28:
        mine = s.own_factories[island * MAX_SEATS + seat] + shops_of(s, island, seat)
        return POINTS[card] if mine >= OWN_BUILDINGS else 0
    if 29 <= n <= 31:
        return POINTS[card] if gondoliers(s, island, seat) >= OWN_GONDOLIERS else 0
    return POINTS[card] * s.shop_colours[island * 3 + n - 38]


def _customer_points(s: State, card: i64, island: i64) -> i64:
    """M-CH-9 to M-CH-14: the customers of an island."""
    n = card + 1
    red = s.customers[island * 3 + RED]
    blue = s.customers[island * 3 + BLUE]
    grey = s.customers[island * 3 + GREY]
    if n == 9:
        return POINTS[card] if red + blue <= FEW_CUSTOMERS else 0
    if n == 10:
        every = (
            red
            and blue
            and grey
            and factories(s, island)
            and shops(s, island)
            and s.built_palaces[island]
            and s.built_specials[island]
        )
        return POINTS[card] if every else 0
    if n == 11:
        return ALL_CUSTOMERS[min(red + blue + grey, len(ALL_CUSTOMERS) - 1)]
    return COLOUR_CUSTOMERS[min(s.customers[island * 3 + n - 12], len(COLOUR_CUSTOMERS) - 1)]


def _owner_points(s: State, seat: i64, card: i64, island: i64) -> i64:
    """M-CH-16, M-CH-17, M-CH-24: mine against those of all others together."""
    mine = s.own_factories[island * MAX_SEATS + seat] + shops_of(s, island, seat)
    others = factories(s, island) + shops(s, island) - mine
    n = card + 1
    if n == 16 or n == 17:
        return POINTS[card] * mine + OTHERS_POINTS[card] * others
    return POINTS[card] if mine == others and (mine or s.empty_equal) else 0
