"""What each of the forty characters scores on an island (M-CH-1 to M-CH-41)."""

from typing import Final

from laguna.kernel.cells import i64

from .constants import BLUE, CARDS, CHARACTER_GLASS, DOCK_ISLAND, DOCKS, GREY, HOME, MAX_SEATS, RED
from .state import State

GLASS_VP: Final[i64] = CARDS["glass"]["vp_each"]
MOST_GLASS: Final = 3
GOLD_A: Final = 6
"""Character 7, which takes gold."""
GOLD_B: Final = 7
"""Character 8, which takes gold."""

_ALL_CUSTOMERS: Final[tuple[int, ...]] = tuple(CARDS["scoring"]["all_customers"])
_COLOUR_CUSTOMERS: Final[tuple[int, ...]] = tuple(CARDS["scoring"]["colour_customers"])


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
        s.customers[island * 3 + colour] >= 2
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
        return 2 * shops(s, island)
    if n == 2:
        return 2 * s.built_palaces[island]
    if n == 3:
        return 3 * s.built_specials[island]
    if n == 4:
        return 2 * factories(s, island)
    if n == 5:
        mine = s.own_factories[island * MAX_SEATS + seat]
        return 12 if mine and mine == factories(s, island) else 0
    if n == 6:
        mine = shops_of(s, island, seat)
        return 12 if mine and mine == shops(s, island) else 0
    if 9 <= n <= 14:
        return _customer_points(s, n, island)
    if n == 15:
        return s.crests[island]
    if n == 16 or n == 17 or n == 24:
        return _owner_points(s, seat, n, island)
    if 18 <= n <= 20:
        special = s.built_specials[island]
        return 12 if special and special == s.customers[island * 3 + n - 18] else 0
    if n == 21:
        shop = shops(s, island)
        return 16 if shop and shop == factories(s, island) == s.built_palaces[island] else 0
    if n == 22:
        return 12 if s.crests[island] and s.crests[island] == shops(s, island) else 0
    if n == 23:
        return 12 if s.crests[island] and s.crests[island] == factories(s, island) else 0
    if n == 25:
        return 12 if s.crests[island] == 1 else 0
    if 26 <= n <= 28:
        mine = s.own_factories[island * MAX_SEATS + seat] + shops_of(s, island, seat)
        return 10 if mine >= 3 else 0
    if 29 <= n <= 31:
        return 10 if gondoliers(s, island, seat) >= 2 else 0
    return 4 * s.shop_colours[island * 3 + n - 38]


def _customer_points(s: State, n: i64, island: i64) -> i64:
    """M-CH-9 to M-CH-14: the customers of an island."""
    red = s.customers[island * 3 + RED]
    blue = s.customers[island * 3 + BLUE]
    grey = s.customers[island * 3 + GREY]
    if n == 9:
        return 10 if red + blue <= 3 else 0
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
        return 12 if every else 0
    if n == 11:
        return _ALL_CUSTOMERS[min(red + blue + grey, len(_ALL_CUSTOMERS) - 1)]
    return _COLOUR_CUSTOMERS[min(s.customers[island * 3 + n - 12], len(_COLOUR_CUSTOMERS) - 1)]


def _owner_points(s: State, seat: i64, n: i64, island: i64) -> i64:
    """M-CH-16, M-CH-17, M-CH-24: mine against those of all others together."""
    mine = s.own_factories[island * MAX_SEATS + seat] + shops_of(s, island, seat)
    others = factories(s, island) + shops(s, island) - mine
    if n == 16:
        return 2 * mine + others
    if n == 17:
        return mine + 2 * others
    return 12 if mine == others and (mine or s.empty_equal) else 0
