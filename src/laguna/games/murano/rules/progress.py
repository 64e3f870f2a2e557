"""How far an island is from what a character wants to see there: the conditions of `characters`, part by part."""

from laguna.kernel.worth import Part

from . import characters as c
from .assignment import best_payment, glass_pools
from .constants import (
    BLUE,
    CHARACTER_GLASS,
    CUSTOMERS,
    GLASS,
    GOLD_TIERS,
    GREY,
    HOME,
    MAX_SEATS,
    RED,
)
from .special_cards import in_scoring
from .state import State


def points_if_served(s: State, seat: int, card: int, island: int) -> int:
    """What a character would bring on an island if it were the only one, with a gondolier there (M-CH-1 to 40)."""
    if c.takes_gold(card):
        return best_payment(s.gold[seat], 1).points if c.may_visit(s, card, island) else 0
    if c.takes_glass(card):
        return c.GLASS_VP * min(_glass(s, seat, card), c.MOST_GLASS) if c.may_visit(s, card, island) else 0
    return c.points(s, seat, card, island)


def parts(s: State, seat: int, card: int, island: int) -> tuple[list[Part], int]:
    """What is counted for a character on an island, and what it would bring once there is enough of all of it."""
    n = card + 1
    if c.takes_gold(card):
        return _gold_parts(s, seat, card, island)
    if c.takes_glass(card):
        has = _glass(s, seat, card)
        wanted = min(has + 1, int(c.MOST_GLASS))
        return [Part(f"glass_{GLASS[CHARACTER_GLASS[card]]}", has, wanted)], c.GLASS_VP * wanted
    if n in (1, 2, 3, 4, 15, 16, 17, 38, 39, 40):
        return _counted(s, seat, n, island), 0
    if 11 <= n <= 14:
        return _tiers(s, n, island)
    return _conditions(s, seat, n, island), c.POINTS[card]


def is_scored_on(s: State, card: int, island: int) -> bool:
    """May this character ever be scored on this island?"""
    return HOME[card] < 0 or HOME[card] == island


def _glass(s: State, seat: int, card: int) -> int:
    """The glass that a seat could hand in for a character, Studios included (M-SB-STUDIO)."""
    pools = glass_pools(in_scoring(s, seat))
    pool = pools[CHARACTER_GLASS[card]]
    return sum(s.glass[seat * 3 + colour] for colour in range(len(GLASS)) if pools[colour] == pool)


def _customers(s: State, island: int, colour: int, least: int = 0) -> Part:
    return Part(f"{CUSTOMERS[colour]}_customers", s.customers[island * 3 + colour], least)


def _gold_parts(s: State, seat: int, card: int, island: int) -> tuple[list[Part], int]:
    """M-CH-7, M-CH-8: what the island needs, and the next sum of gold."""
    gold = s.gold[seat]
    wanted, vp = next((tier for tier in GOLD_TIERS if tier[0] > gold), GOLD_TIERS[-1])
    return [
        _customers(s, island, BLUE if card == c.GOLD_A else RED, c.GOLD_CUSTOMERS),
        _customers(s, island, GREY, 1),
        Part("palaces", s.built_palaces[island], 1),
        Part("specials", s.built_specials[island], 1),
        Part("gold", gold, wanted),
    ], vp


def _counted(s: State, seat: int, n: int, island: int) -> list[Part]:
    """Characters that score for each thing there is."""
    if n == 1:
        return [Part("shops", c.shops(s, island))]
    if n == 2:
        return [Part("palaces", s.built_palaces[island])]
    if n == 3:
        return [Part("specials", s.built_specials[island])]
    if n == 4:
        return [Part("factories", c.factories(s, island))]
    if n == 15:
        return [Part("crests", s.crests[island])]
    if n in (16, 17):
        return [
            Part("own_buildings", _own(s, seat, island)),
            Part("others_buildings", _others(s, seat, island)),
        ]
    return [Part(f"{CUSTOMERS[n - 38]}_shops", s.shop_colours[island * 3 + n - 38])]


def _own(s: State, seat: int, island: int) -> int:
    return s.own_factories[island * MAX_SEATS + seat] + c.shops_of(s, island, seat)


def _others(s: State, seat: int, island: int) -> int:
    return c.factories(s, island) + c.shops(s, island) - _own(s, seat, island)


def _tiers(s: State, n: int, island: int) -> tuple[list[Part], int]:
    """M-CH-11 to M-CH-14: how many customers the next step takes, and what it brings."""
    row = c.ALL_CUSTOMERS if n == 11 else c.COLOUR_CUSTOMERS
    has = sum(s.customers[island * 3 + colour] for colour in range(3)) if n == 11 else 0
    key = "customers"
    if n != 11:
        has = s.customers[island * 3 + n - 12]
        key = f"{CUSTOMERS[n - 12]}_customers"
    now = row[min(has, len(row) - 1)]
    wanted = next((number for number in range(has + 1, len(row)) if row[number] > now), 0)
    return [Part(key, has, wanted)], row[wanted] if wanted else 0


def _equal(*parts: Part, least: int = 1) -> list[Part]:
    """All of them in the same number: each of them needs as many as the most numerous has, at least so many."""
    wanted = max(least, *(part.have for part in parts))
    return [Part(part.key, part.have, wanted) for part in parts]


def _conditions(s: State, seat: int, n: int, island: int) -> list[Part]:
    """Characters that score once if all of this is met."""
    shops = Part("shops", c.shops(s, island))
    factories = Part("factories", c.factories(s, island))
    palaces = Part("palaces", s.built_palaces[island])
    specials = Part("specials", s.built_specials[island])
    crests = Part("crests", s.crests[island])
    if n in (5, 6):
        own = s.own_factories[island * MAX_SEATS + seat] if n == 5 else c.shops_of(s, island, seat)
        what, there = ("factories", factories.have) if n == 5 else ("shops", shops.have)
        return [Part(f"own_{what}", own, 1), Part(f"others_{what}", there - own, 0, 0)]
    if n == 9:
        few = s.customers[island * 3 + RED] + s.customers[island * 3 + BLUE]
        return [Part("red_and_blue_customers", few, 0, c.FEW_CUSTOMERS)]
    if n == 10:
        customers = [_customers(s, island, colour, 1) for colour in range(3)]
        return [*(Part(one.key, one.have, 1) for one in (factories, shops, palaces, specials)), *customers]
    if 18 <= n <= 20:
        return _equal(specials, _customers(s, island, n - 18))
    if n == 21:
        return _equal(factories, shops, palaces)
    if n in (22, 23):
        return _equal(crests, shops if n == 22 else factories)
    if n == 24:
        own, others = _own(s, seat, island), _others(s, seat, island)
        least = 0 if s.empty_equal else 1
        return _equal(Part("own_buildings", own), Part("others_buildings", others), least=least)
    if n == 25:
        return [Part("crests", s.crests[island], 1, 1)]
    if 26 <= n <= 28:
        return [Part("own_buildings", _own(s, seat, island), c.OWN_BUILDINGS)]
    return [Part("own_gondoliers", c.gondoliers(s, island, seat), c.OWN_GONDOLIERS)]
