"""The forty characters, one by one (M-CH-1 to M-CH-41): exact points, one below, at and one above each step.

The player who scores sits in seat 1 of four. There is always something on the islands before and behind the
one that is scored, and it never counts.
"""

from typing import Final

import pytest

from laguna.games import murano
from laguna.games.murano.rules import characters
from laguna.games.murano.rules.constants import ISLANDS
from laguna.games.murano.rules.state import State

from .scene import Scene

ME: Final = 1
NEXT: Final = 2
"""The seat of one opponent."""
LAST: Final = 0
"""The seat of another."""
HERE: Final = "s_teresa_e_s_mattia"
"""The island that is scored: the one with the most room."""

COLOURS: Final = ("red", "blue", "grey")
STREETS_AROUND: Final = ("street_red_blue_grey", "street_empty", "street_empty")


def streets_with(colour: str, customers: int) -> list[str]:
    """Streets with so many customers of one colour: doubles, of which there are two, then singles."""
    doubles = min(2, customers // 2)
    return [f"street_{colour}_{colour}"] * doubles + [f"street_{colour}"] * (customers - 2 * doubles)


def lagoon(at: str = HERE, scoring: str = "best", empty_equal: str = "yes") -> Scene:
    """A board with something on the islands before and behind this one, and nothing on it."""
    scene = Scene(4, scoring=scoring, empty_equal=empty_equal)
    behind, before = (ISLANDS[(ISLANDS.index(at) + step) % len(ISLANDS)] for step in (-1, 1))
    scene.streets(behind, *STREETS_AROUND).buildings(behind, "palace_1", "special", "shop_grey", seat=NEXT)
    scene.streets(before, *STREETS_AROUND).buildings(before, "factory", "shop_blue", seat=ME)
    return scene


def island(
    red: int = 0,
    blue: int = 0,
    grey: int = 0,
    *,
    mine: str = "",
    theirs: str = "",
    others: str = "",
    free: str = "",
    at: str = HERE,
    scoring: str = "best",
    empty_equal: str = "yes",
) -> Scene:
    """An island with these customers and buildings: mine, those of two opponents, and those nobody owns."""
    scene = lagoon(at, scoring, empty_equal)
    for colour, customers in zip(COLOURS, (red, blue, grey), strict=True):
        scene.streets(at, *streets_with(colour, customers))
    if mine or theirs or others or free:
        scene.pave(at)
    scene.buildings(at, *mine.split(), seat=ME)
    scene.buildings(at, *theirs.split(), seat=NEXT)
    scene.buildings(at, *others.split(), seat=LAST)
    return scene.buildings(at, *free.split(), seat=ME)


def worth(scene: Scene, number: int, at: str = HERE, seat: int = ME) -> int:
    """The points of a character on an island."""
    return characters.points(scene.s, seat, number - 1, ISLANDS.index(at))


def scored(scene: Scene, seat: int = ME) -> list[tuple[int, str, int]]:
    """End the game: number, island and points of each character that a seat scores."""
    scene.end_now().lay_open()
    murano.check(scene.s)
    return [(x.character + 1, ISLANDS[x.island], x.points) for x in scene.s.scored if x.seat == seat]


def paid(s: State) -> list[tuple[int, int, tuple[int, int, int]]]:
    """Number, gold and glass (red, green, blue) of every character scored."""
    return [(x.character + 1, x.gold, x.glass) for x in s.scored]


ALL_BUT_PAID: Final = [n for n in range(1, 41) if n not in (7, 8, *range(32, 38))]


@pytest.mark.parametrize("number", ALL_BUT_PAID)
def test_on_an_island_with_nothing_only_9_and_24_score(number: int) -> None:
    expected = {9: 10, 24: 12}
    for at in ISLANDS:
        assert worth(lagoon(at), number, at) == expected.get(number, 0)


@pytest.mark.parametrize(
    ("mine", "theirs", "others", "points"),
    [
        ("", "", "", 0),
        ("shop_red", "", "", 2),
        ("", "shop_blue", "", 2),
        ("shop_red", "shop_blue", "shop_grey", 6),
        ("shop_red shop_red", "shop_blue shop_blue", "shop_grey", 10),
        ("factory", "factory", "factory", 0),
    ],
)
def test_m_ch_1_two_for_each_shop_whoever_owns_it(mine: str, theirs: str, others: str, points: int) -> None:
    scene = island(1, 1, 1, mine=mine, theirs=theirs, others=others, free="palace_2 special")
    assert worth(scene, 1) == points


@pytest.mark.parametrize(
    ("palaces", "points"),
    [("", 0), ("palace_3", 2), ("palace_3 palace_1", 4), ("palace_3 palace_3 palace_2", 6)],
)
def test_m_ch_2_two_for_each_palace(palaces: str, points: int) -> None:
    assert worth(island(1, 1, 1, mine="factory shop_red", free=palaces + " special"), 2) == points


@pytest.mark.parametrize(("specials", "points"), [(0, 0), (1, 3), (2, 6), (5, 15)])
def test_m_ch_3_three_for_each_special_building(specials: int, points: int) -> None:
    scene = island(1, 1, 1, mine="factory shop_red", free="palace_2 " + "special " * specials)
    assert worth(scene, 3) == points


@pytest.mark.parametrize(
    ("mine", "theirs", "others", "points"),
    [
        ("", "", "", 0),
        ("factory", "", "", 2),
        ("", "factory", "", 2),
        ("", "", "factory", 2),
        ("factory factory", "factory", "factory factory", 10),
        ("shop_red", "shop_blue", "shop_grey", 0),
    ],
)
def test_m_ch_4_two_for_each_factory_whoever_owns_it(mine: str, theirs: str, others: str, points: int) -> None:
    scene = island(1, 1, 1, mine=mine, theirs=theirs, others=others, free="palace_2 special")
    assert worth(scene, 4) == points


def test_m_ch_4_counts_the_factories_of_the_fourth_seat() -> None:
    scene = island().pave(HERE).buildings(HERE, "factory", "factory", "factory", seat=3)
    assert [worth(scene, 4, seat=seat) for seat in range(4)] == [6, 6, 6, 6]
    assert [worth(scene, 5, seat=seat) for seat in range(4)] == [0, 0, 0, 12]


@pytest.mark.parametrize(
    ("mine", "theirs", "others", "points"),
    [
        ("", "", "", 0),
        ("factory", "", "", 12),
        ("factory factory factory", "", "", 12),
        ("factory factory", "factory", "", 0),
        ("factory factory", "", "factory", 0),
        ("", "factory", "", 0),
        ("", "factory", "factory", 0),
        ("factory shop_red", "shop_red", "shop_blue", 12),
        ("shop_red", "", "", 0),
    ],
)
def test_m_ch_5_twelve_if_you_alone_own_factories(mine: str, theirs: str, others: str, points: int) -> None:
    scene = island(1, mine=mine, theirs=theirs, others=others, free="palace_1 special")
    assert worth(scene, 5) == points


@pytest.mark.parametrize(
    ("mine", "theirs", "others", "points"),
    [
        ("", "", "", 0),
        ("shop_red", "", "", 12),
        ("shop_blue", "", "", 12),
        ("shop_grey", "", "", 12),
        ("shop_red shop_blue shop_grey", "", "", 12),
        ("shop_red shop_red", "shop_blue", "", 0),
        ("shop_red", "", "shop_grey", 0),
        ("", "shop_red", "", 0),
        ("shop_red factory", "factory", "factory", 12),
        ("factory", "", "", 0),
    ],
)
def test_m_ch_6_twelve_if_you_alone_own_shops(mine: str, theirs: str, others: str, points: int) -> None:
    scene = island(1, mine=mine, theirs=theirs, others=others, free="palace_1 special")
    assert worth(scene, 6) == points


# M-CH-7, M-CH-8: gold into points. The best assignment uses them only for more than a gondolier's own point.

GOLD_TO_POINTS: Final = [
    (0, 0, 0),
    (1, 0, 0),
    (2, 0, 0),
    (3, 0, 0),
    (4, 4, 3),
    (5, 4, 3),
    (6, 6, 6),
    (7, 7, 8),
    (8, 8, 12),
    (9, 8, 12),
    (20, 8, 12),
]


def money_changer(number: int, gold: int, scoring: str = "best") -> Scene:
    """An island where character 7 (or 8) is welcome, and so much gold; two gondoliers."""
    red, blue = (0, 2) if number == 7 else (2, 0)
    scene = island(red, blue, 1, free="palace_1 special", scoring=scoring)
    return scene.dock(ME, f"{HERE} white", f"{HERE} brown").character(ME, number).gold(ME, gold)


@pytest.mark.parametrize(("gold", "pays", "points"), GOLD_TO_POINTS)
@pytest.mark.parametrize(("rule", "number"), [("M-CH-7", 7), ("M-CH-8", 8)])
def test_m_ch_7_8_gold_into_points_once(rule: str, number: int, gold: int, pays: int, points: int) -> None:
    scene = money_changer(number, gold)
    assert scored(scene) == ([(number, HERE, points)] if points else [])
    assert paid(scene.s) == ([(number, pays, (0, 0, 0))] if points else [])
    assert scene.s.gold[ME] == gold - pays
    assert scene.s.vp[ME] == 5 + (points + 1 if points else 2)


def test_m_ch_7_with_five_gold_left_pay_four_for_three_points() -> None:
    scene = money_changer(7, 5)
    assert scored(scene) == [(7, HERE, 3)]
    assert scene.s.gold[ME] == 1


@pytest.mark.parametrize(
    ("pay", "points"), [("pay 2", 1), ("pay 4", 3), ("pay 6", 6), ("pay 7", 8), ("pay 8", 12)]
)
@pytest.mark.parametrize(("rule", "number"), [("M-CH-7", 7), ("M-CH-8", 8)])
def test_m_ch_7_8_every_sum_of_the_card_by_hand(rule: str, number: int, pay: str, points: int) -> None:
    scene = money_changer(number, 9, scoring="hand").end_now(ME).lay_open()
    scene.lines(f"1 score character_{number}", f"1 visit {HERE}")
    assert scene.legal() == ["pay 2", "pay 4", "pay 6", "pay 7", "pay 8"]
    scene.lines(f"1 {pay}")
    # The other gondolier is left over: no character is, so nothing more is asked.
    assert scene.s.vp[ME] == 5 + points + 1
    assert scene.s.gold[ME] == 9 - int(pay.split()[1])


CONDITION: Final = [
    # red, blue, grey customers, palaces, special buildings; may 7 come, may 8 come?
    (0, 2, 1, 1, 1, True, False),
    (2, 0, 1, 1, 1, False, True),
    (2, 2, 1, 1, 1, True, True),
    (1, 1, 1, 1, 1, False, False),
    (3, 3, 2, 2, 2, True, True),
    (2, 2, 0, 1, 1, False, False),
    (2, 2, 1, 0, 1, False, False),
    (2, 2, 1, 1, 0, False, False),
    (1, 3, 1, 1, 1, True, False),
    (3, 1, 1, 1, 1, False, True),
    (0, 0, 0, 0, 0, False, False),
]


@pytest.mark.parametrize(("red", "blue", "grey", "palaces", "specials", "seven", "eight"), CONDITION)
def test_m_ch_7_8_what_the_island_must_hold(
    red: int, blue: int, grey: int, palaces: int, specials: int, seven: bool, eight: bool
) -> None:
    for number, welcome in ((7, seven), (8, eight)):
        scene = island(red, blue, grey, free="palace_2 " * palaces + "special " * specials)
        assert characters.may_visit(scene.s, number - 1, ISLANDS.index(HERE)) == welcome
        scene.dock(ME, f"{HERE} white").character(ME, number).gold(ME, 8)
        assert scored(scene) == ([(number, HERE, 12)] if welcome else [])


@pytest.mark.parametrize("at", ISLANDS)
def test_m_ch_7_8_may_be_welcome_on_any_island(at: str) -> None:
    scene = island(2, 2, 1, at=at, free="palace_1 special")
    for number in (7, 8):
        welcome = [characters.may_visit(scene.s, number - 1, other) for other in range(len(ISLANDS))]
        assert welcome == [name == at for name in ISLANDS]


@pytest.mark.parametrize(
    ("gold", "expected"),
    [
        (16, [(7, 8, 12), (8, 8, 12)]),
        (17, [(7, 8, 12), (8, 8, 12)]),
        (15, [(7, 8, 12), (8, 7, 8)]),
        (14, [(7, 8, 12), (8, 6, 6)]),
        (13, [(7, 8, 12), (8, 4, 3)]),
        (12, [(7, 8, 12), (8, 4, 3)]),
        # From here on the other gondolier's own point is as good as the second card's, and costs nothing.
        (11, [(7, 8, 12)]),
        (10, [(7, 8, 12)]),
        (8, [(7, 8, 12)]),
    ],
)
def test_m_ch_8_both_from_one_purse_on_the_same_island(gold: int, expected: list[tuple[int, int, int]]) -> None:
    scene = island(2, 2, 1, free="palace_1 special")
    scene.dock(ME, f"{HERE} white", f"{HERE} brown").character(ME, 7, 8).gold(ME, gold)
    assert scored(scene) == [(number, HERE, points) for number, _, points in expected]
    assert paid(scene.s) == [(number, pays, (0, 0, 0)) for number, pays, _ in expected]
    assert scene.s.gold[ME] == gold - sum(pays for _, pays, _ in expected)


@pytest.mark.parametrize("number", [7, 8])
def test_m_ch_7_8_score_nothing_unpaid(number: int) -> None:
    assert worth(island(2, 2, 1, free="palace_1 special"), number) == 0


# M-CH-9 to M-CH-14: customers.


@pytest.mark.parametrize(
    ("red", "blue", "grey", "points"),
    [
        (0, 0, 0, 10),
        (1, 1, 0, 10),
        (1, 2, 0, 10),
        (2, 1, 5, 10),
        (3, 0, 1, 10),
        (0, 3, 1, 10),
        (2, 2, 0, 0),
        (4, 0, 0, 0),
        (0, 4, 0, 0),
        (3, 1, 0, 0),
        (0, 0, 6, 10),
    ],
)
def test_m_ch_9_ten_if_red_and_blue_customers_are_three_or_fewer(
    red: int, blue: int, grey: int, points: int
) -> None:
    assert worth(island(red, blue, grey), 9) == points


@pytest.mark.parametrize(
    ("red", "blue", "grey", "mine", "theirs", "free", "points"),
    [
        (1, 1, 1, "factory shop_red", "", "palace_1 special", 12),
        (1, 1, 1, "factory", "shop_blue", "palace_3 special", 12),
        (1, 1, 1, "", "factory shop_grey", "palace_2 special", 12),
        (2, 2, 2, "factory factory", "shop_grey shop_red", "palace_2 palace_1 special special", 12),
        (0, 1, 1, "factory shop_red", "", "palace_1 special", 0),
        (1, 0, 1, "factory shop_red", "", "palace_1 special", 0),
        (1, 1, 0, "factory shop_red", "", "palace_1 special", 0),
        (1, 1, 1, "shop_red", "", "palace_1 special", 0),
        (1, 1, 1, "factory", "", "palace_1 special", 0),
        (1, 1, 1, "factory shop_red", "", "special", 0),
        (1, 1, 1, "factory shop_red", "", "palace_1", 0),
        (3, 3, 0, "factory shop_red", "factory shop_red", "palace_1 special", 0),
    ],
)
def test_m_ch_10_twelve_if_everything_is_there(
    red: int, blue: int, grey: int, mine: str, theirs: str, free: str, points: int
) -> None:
    assert worth(island(red, blue, grey, mine=mine, theirs=theirs, free=free), 10) == points


@pytest.mark.parametrize(
    ("red", "blue", "grey", "points"),
    [
        (0, 0, 0, 0),
        (1, 0, 0, 1),
        (0, 1, 0, 1),
        (0, 0, 1, 1),
        (0, 1, 1, 1),
        (1, 1, 1, 3),
        (2, 1, 1, 3),
        (2, 2, 1, 5),
        (2, 2, 2, 5),
        (3, 2, 2, 8),
        (3, 3, 2, 8),
        (3, 3, 3, 12),
        (4, 3, 3, 12),
        (6, 4, 3, 12),
    ],
)
def test_m_ch_11_all_customers(red: int, blue: int, grey: int, points: int) -> None:
    assert worth(island(red, blue, grey), 11) == points


@pytest.mark.parametrize(
    ("customers", "points"),
    [(0, 0), (1, 1), (2, 1), (3, 4), (4, 6), (5, 9), (6, 12), (7, 12), (9, 12)],
)
@pytest.mark.parametrize(
    ("rule", "number", "colour"), [("M-CH-12", 12, 0), ("M-CH-13", 13, 1), ("M-CH-14", 14, 2)]
)
def test_m_ch_12_13_14_customers_of_one_colour(
    rule: str, number: int, colour: int, customers: int, points: int
) -> None:
    there = [1, 1, 1]
    there[colour] = customers
    assert worth(island(*there), number) == points


@pytest.mark.parametrize(
    ("palaces", "points"),
    [
        ("", 0),
        ("palace_1", 1),
        ("palace_2", 2),
        ("palace_3", 3),
        ("palace_1 palace_1", 2),
        ("palace_1 palace_2 palace_3", 6),
        ("palace_3 palace_3 palace_2 palace_2", 10),
    ],
)
def test_m_ch_15_one_for_each_crest(palaces: str, points: int) -> None:
    assert worth(island(1, 1, 1, mine="factory shop_red", free=palaces + " special"), 15) == points


OWNERS: Final = [
    # Mine, of one opponent, of another; points of character 16 and of 17.
    ("", "", "", 0, 0),
    ("factory", "", "", 2, 1),
    ("shop_grey", "", "", 2, 1),
    ("", "factory", "", 1, 2),
    ("", "", "shop_blue", 1, 2),
    ("factory shop_red", "shop_red", "", 5, 4),
    ("factory factory shop_red", "factory shop_blue", "shop_grey", 9, 9),
    ("factory", "factory shop_blue", "shop_grey factory", 6, 9),
]


@pytest.mark.parametrize(("mine", "theirs", "others", "sixteen", "seventeen"), OWNERS)
def test_m_ch_16_two_for_each_of_mine_one_for_each_of_others(
    mine: str, theirs: str, others: str, sixteen: int, seventeen: int
) -> None:
    scene = island(2, mine=mine, theirs=theirs, others=others, free="palace_3 special")
    assert worth(scene, 16) == sixteen


@pytest.mark.parametrize(("mine", "theirs", "others", "sixteen", "seventeen"), OWNERS)
def test_m_ch_17_one_for_each_of_mine_two_for_each_of_others(
    mine: str, theirs: str, others: str, sixteen: int, seventeen: int
) -> None:
    scene = island(2, mine=mine, theirs=theirs, others=others, free="palace_3 special")
    assert worth(scene, 17) == seventeen


@pytest.mark.parametrize(
    ("specials", "customers", "points"),
    [(0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 1, 12), (1, 2, 0), (2, 1, 0), (2, 2, 12), (3, 3, 12), (3, 4, 0)],
)
@pytest.mark.parametrize(
    ("rule", "number", "colour"), [("M-CH-18", 18, 0), ("M-CH-19", 19, 1), ("M-CH-20", 20, 2)]
)
def test_m_ch_18_19_20_as_many_special_buildings_as_customers(
    rule: str, number: int, colour: int, specials: int, customers: int, points: int
) -> None:
    # Of the other colours there are never as many as special buildings: they would score in its stead.
    there = [4, 4, 4]
    there[colour] = customers
    scene = island(*there, free="special " * specials)
    assert worth(scene, number) == points


@pytest.mark.parametrize(
    ("mine", "theirs", "free", "points"),
    [
        ("", "", "", 0),
        ("factory shop_red", "", "palace_3", 16),
        ("factory", "shop_blue", "palace_1", 16),
        ("factory shop_red", "factory shop_grey", "palace_1 palace_3", 16),
        ("factory factory shop_red", "", "palace_3", 0),
        ("factory shop_red shop_red", "", "palace_3", 0),
        ("factory shop_red", "", "palace_3 palace_3", 0),
        ("factory factory", "shop_red shop_blue", "palace_1", 0),
        ("factory", "", "palace_1", 0),
        ("shop_red", "", "palace_1", 0),
        ("factory shop_red", "", "", 0),
        ("factory", "factory shop_red shop_red", "palace_2", 0),
    ],
)
def test_m_ch_21_sixteen_if_factories_shops_and_palaces_are_equal(
    mine: str, theirs: str, free: str, points: int
) -> None:
    assert worth(island(1, mine=mine, theirs=theirs, free=free + " special"), 21) == points


@pytest.mark.parametrize(
    ("mine", "theirs", "free", "points"),
    [
        ("", "", "", 0),
        ("shop_red", "", "", 0),
        ("", "", "palace_1", 0),
        ("shop_red", "", "palace_1", 12),
        ("", "shop_grey", "palace_1", 12),
        ("shop_red", "shop_blue", "palace_2", 12),
        ("shop_red", "shop_blue", "palace_1 palace_1", 12),
        ("shop_red shop_blue shop_grey", "", "palace_1", 0),
        ("shop_red shop_blue shop_grey", "", "palace_3", 12),
        ("shop_red", "", "palace_2", 0),
        ("shop_red", "factory factory", "palace_3", 0),
    ],
)
def test_m_ch_22_twelve_if_shops_equal_crests(mine: str, theirs: str, free: str, points: int) -> None:
    assert worth(island(1, mine=mine, theirs=theirs, free=free + " special"), 22) == points


@pytest.mark.parametrize(
    ("mine", "theirs", "free", "points"),
    [
        ("", "", "", 0),
        ("factory", "", "", 0),
        ("", "", "palace_1", 0),
        ("factory", "", "palace_1", 12),
        ("", "factory", "palace_1", 12),
        ("factory", "factory", "palace_2", 12),
        ("factory", "factory", "palace_1 palace_1", 12),
        ("factory factory factory", "", "palace_1", 0),
        ("factory factory factory", "", "palace_3", 12),
        ("factory", "", "palace_2", 0),
        ("factory", "shop_red shop_blue", "palace_3", 0),
    ],
)
def test_m_ch_23_twelve_if_factories_equal_crests(mine: str, theirs: str, free: str, points: int) -> None:
    assert worth(island(1, mine=mine, theirs=theirs, free=free + " special"), 23) == points


@pytest.mark.parametrize(
    ("mine", "theirs", "others", "points"),
    [
        ("factory", "factory", "", 12),
        ("factory", "", "shop_red", 12),
        ("factory shop_red", "shop_red", "factory", 12),
        ("factory", "", "", 0),
        ("", "shop_red", "", 0),
        ("factory shop_red", "factory", "", 0),
        # All opponents together, not each of them.
        ("factory", "shop_red", "shop_red", 0),
        ("factory factory shop_grey", "shop_red factory", "shop_red", 12),
    ],
)
@pytest.mark.parametrize("empty_equal", ["yes", "no"])
def test_m_ch_24_twelve_if_mine_equal_those_of_all_others(
    empty_equal: str, mine: str, theirs: str, others: str, points: int
) -> None:
    scene = island(1, mine=mine, theirs=theirs, others=others, free="palace_1 special", empty_equal=empty_equal)
    assert worth(scene, 24) == points


@pytest.mark.parametrize("free", ["", "palace_2", "special", "palace_1 special"])
@pytest.mark.parametrize(("empty_equal", "points"), [("yes", 12), ("no", 0)])
def test_m_ch_24_none_and_none_is_an_option(free: str, empty_equal: str, points: int) -> None:
    assert worth(island(1, free=free, empty_equal=empty_equal), 24) == points


def test_m_ch_24_none_and_none_counts_unless_it_is_switched_off() -> None:
    assert worth(Scene(4), 24) == 12


@pytest.mark.parametrize(
    ("palaces", "points"),
    [("", 0), ("palace_1", 12), ("palace_2", 0), ("palace_3", 0), ("palace_1 palace_1", 0)],
)
def test_m_ch_25_twelve_for_exactly_one_crest(palaces: str, points: int) -> None:
    assert worth(island(1, mine="factory shop_red", free=palaces + " special"), 25) == points


# M-CH-26 to M-CH-37: characters that have a home.

HOMES: Final = [
    ("M-CH-26", 26, "s_teresa_e_s_mattia"),
    ("M-CH-27", 27, "sacca_mattia"),
    ("M-CH-28", 28, "s_chiara_e_s_stefano"),
]


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("", "", 0),
        ("factory shop_red", "", 0),
        ("factory shop_red", "factory factory shop_red", 0),
        ("factory shop_red shop_grey", "", 10),
        ("factory factory factory", "", 10),
        ("shop_red shop_blue shop_grey", "factory", 10),
        ("factory factory shop_red shop_blue", "", 10),
    ],
)
@pytest.mark.parametrize(("rule", "number", "home"), HOMES)
def test_m_ch_26_27_28_ten_for_three_of_mine_at_home(
    rule: str, number: int, home: str, mine: str, theirs: str, points: int
) -> None:
    scene = island(1, at=home, mine=mine, theirs=theirs, free="palace_1 special")
    assert worth(scene, number, home) == points


@pytest.mark.parametrize(("rule", "number", "home"), HOMES)
def test_m_ch_26_27_28_only_at_home(rule: str, number: int, home: str) -> None:
    for at in ISLANDS:
        # Four of mine and a gondolier at one island, and none of it at any other.
        scene = island(1, at=at, mine="factory factory factory shop_red")
        scene.dock(ME, f"{at} white").character(ME, number)
        assert [worth(scene, number, other) for other in ISLANDS] == [
            10 if other == at == home else 0 for other in ISLANDS
        ]
        assert scored(scene) == ([(number, home, 10)] if at == home else [])


def test_m_ch_26_needs_a_gondolier_at_home() -> None:
    scene = island(1, mine="factory factory shop_red").character(ME, 26)
    scene.dock(ME, "san_donato white", "sacca_mattia white").dock(NEXT, f"{HERE} white")
    assert scored(scene) == []


GONDOLIERS: Final = [
    ("M-CH-29", 29, "san_donato"),
    ("M-CH-30", 30, "sacca_serenella"),
    ("M-CH-31", 31, "s_pietro_martire"),
]


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("", "white brown", 0),
        ("brown", "", 0),
        ("brown", "white orange grey", 0),
        ("brown white", "", 10),
        ("orange grey", "white brown", 10),
        ("white brown orange", "", 10),
        ("white brown orange grey", "", 10),
    ],
)
@pytest.mark.parametrize(("rule", "number", "home"), GONDOLIERS)
def test_m_ch_29_30_31_ten_for_two_gondoliers_at_home(
    rule: str, number: int, home: str, mine: str, theirs: str, points: int
) -> None:
    scene = lagoon(home)
    scene.dock(ME, *(f"{home} {colour}" for colour in mine.split()))
    scene.dock(NEXT, *(f"{home} {colour}" for colour in theirs.split()))
    assert worth(scene, number, home) == points


@pytest.mark.parametrize(("rule", "number", "home"), GONDOLIERS)
def test_m_ch_29_30_31_only_at_home(rule: str, number: int, home: str) -> None:
    for at in ISLANDS:
        scene = lagoon(at).dock(ME, f"{at} white", f"{at} brown").character(ME, number)
        assert [worth(scene, number, other) for other in ISLANDS] == [
            10 if other == at == home else 0 for other in ISLANDS
        ]
        assert scored(scene) == ([(number, home, 10)] if at == home else [])


def test_m_ch_29_the_other_gondolier_may_serve_somebody_else() -> None:
    scene = lagoon("san_donato").streets("san_donato", "street_red")
    scene.dock(ME, "san_donato white", "san_donato grey").character(ME, 29, 9)
    assert scored(scene) == [(9, "san_donato", 10), (29, "san_donato", 10)]
    assert scene.s.vp[ME] == 25


GLASSES: Final = [
    ("M-CH-32", 32, "sacca_mattia", "blue"),
    ("M-CH-33", 33, "s_teresa_e_s_mattia", "blue"),
    ("M-CH-34", 34, "san_donato", "red"),
    ("M-CH-35", 35, "s_chiara_e_s_stefano", "red"),
    ("M-CH-36", 36, "s_pietro_martire", "green"),
    ("M-CH-37", 37, "sacca_serenella", "green"),
]


@pytest.mark.parametrize(("glass", "gives", "points"), [(0, 0, 0), (1, 1, 7), (2, 2, 14), (3, 3, 21), (4, 3, 21)])
@pytest.mark.parametrize(("rule", "number", "home", "colour"), GLASSES)
def test_m_ch_32_to_37_seven_for_each_glass_up_to_three(
    rule: str, number: int, home: str, colour: str, glass: int, gives: int, points: int
) -> None:
    scene = lagoon(home).dock(ME, f"{home} white").character(ME, number)
    others = [other for other in ("red", "green", "blue") if other != colour]
    scene.glass(ME, *[colour] * glass, *others * 2).glass(NEXT, colour, colour)
    assert scored(scene) == ([(number, home, points)] if glass else [])
    at = ("red", "green", "blue").index(colour)
    given = [0, 0, 0]
    given[at] = gives
    assert paid(scene.s) == ([(number, 0, tuple(given))] if glass else [])
    assert scene.s.glass[ME * 3 + at] == glass - gives
    assert scene.s.bag[at] == 10 - 2 - glass + gives
    assert scene.s.glass[NEXT * 3 + at] == 2


@pytest.mark.parametrize(("rule", "number", "home", "colour"), GLASSES)
def test_m_ch_32_to_37_only_at_home(rule: str, number: int, home: str, colour: str) -> None:
    for at in ISLANDS:
        scene = lagoon(at).dock(ME, f"{at} orange").character(ME, number).glass(ME, colour, colour)
        assert [characters.may_visit(scene.s, number - 1, i) for i in range(len(ISLANDS))] == [
            other == home for other in ISLANDS
        ]
        assert scored(scene) == ([(number, home, 14)] if at == home else [])


@pytest.mark.parametrize(("rule", "number", "home", "colour"), GLASSES)
def test_m_ch_32_to_37_score_nothing_unpaid(rule: str, number: int, home: str, colour: str) -> None:
    assert worth(lagoon(home).glass(ME, colour), number, home) == 0


@pytest.mark.parametrize(
    ("mine", "theirs", "others", "shops"),
    [("", "", "", 0), ("{}", "", "", 1), ("", "{}", "", 1), ("{}", "{}", "{}", 3)],
)
@pytest.mark.parametrize(
    ("rule", "number", "colour"), [("M-CH-38", 38, "red"), ("M-CH-39", 39, "blue"), ("M-CH-40", 40, "grey")]
)
def test_m_ch_38_39_40_four_for_each_shop_of_a_colour(
    rule: str, number: int, colour: str, mine: str, theirs: str, others: str, shops: int
) -> None:
    # One shop of each other colour is there, too.
    rest = " ".join(f" shop_{other}" for other in COLOURS if other != colour)
    tile = f"shop_{colour}"
    scene = island(3, 3, 3, mine=mine.format(tile) + rest, theirs=theirs.format(tile), others=others.format(tile))
    assert worth(scene, number) == 4 * shops


# M-CH-41: what is handed in is gone.


def test_m_ch_41_two_characters_share_four_blue_glass() -> None:
    scene = lagoon().dock(ME, "sacca_mattia white", f"{HERE} white").character(ME, 32, 33)
    scene.glass(ME, "blue", "blue", "blue", "blue", "red", "green")
    assert scored(scene) == [(32, "sacca_mattia", 21), (33, HERE, 7)]
    assert paid(scene.s) == [(32, 0, (0, 0, 3)), (33, 0, (0, 0, 1))]
    assert scene.s.vp[ME] == 5 + 28
    assert list(scene.s.glass[3:6]) == [1, 1, 0]
    assert list(scene.s.bag) == [9, 9, 10]


def test_m_ch_41_by_hand_what_the_first_takes_is_gone_for_the_second() -> None:
    scene = lagoon(scoring="hand").dock(ME, "sacca_mattia white", f"{HERE} white").character(ME, 32, 33)
    scene.glass(ME, "blue", "blue", "blue").end_now(ME).lay_open()
    scene.lines("1 score character_33", f"1 visit {HERE}", "1 give blue", "1 give blue", "1 give blue")
    assert scene.s.vp[ME] == 5 + 21
    assert scene.legal() == ["done"]


@pytest.mark.parametrize(
    ("gold", "first", "left"),
    [(16, "pay 8", 5), (15, "pay 8", 4), (13, "pay 8", 2), (11, "pay 8", 1), (9, "pay 8", 0)],
)
def test_m_ch_41_by_hand_gold_is_spent_once(gold: int, first: str, left: int) -> None:
    scene = island(2, 2, 1, free="palace_1 special", scoring="hand")
    scene.dock(ME, f"{HERE} white", f"{HERE} brown").character(ME, 7, 8).gold(ME, gold).end_now(ME).lay_open()
    scene.lines("1 score character_8", f"1 visit {HERE}", f"1 {first}")
    if not left:
        assert scene.legal() == ["done"]
        return
    scene.lines("1 score character_7", f"1 visit {HERE}")
    assert len(scene.legal()) == left


# Which characters are paid.


def test_characters_that_take_gold_and_glass() -> None:
    assert [n for n in range(1, 41) if characters.takes_gold(n - 1)] == [7, 8]
    assert [n for n in range(1, 41) if characters.takes_glass(n - 1)] == [32, 33, 34, 35, 36, 37]


def test_characters_without_a_home_may_go_anywhere() -> None:
    scene = lagoon()
    for number in [n for n in ALL_BUT_PAID if not 26 <= n <= 31]:
        assert all(characters.may_visit(scene.s, number - 1, at) for at in range(len(ISLANDS)))
