"""The final scoring: who scores what where, what is left over, places and the account (M-END-3 to M-END-6)."""

import re
from random import Random
from typing import Final

import pytest

from laguna.games import murano
from laguna.games.murano.rules import assignment, flow, scoring
from laguna.games.murano.rules.assignment import Scored
from laguna.games.murano.rules.constants import CHARACTERS, DOCKS, GLASS, ISLANDS
from laguna.games.murano.rules.state import State
from laguna.games.murano.seen.view_types import View
from laguna.kernel.errors import NotLegal
from laguna.kernel.event import Event
from laguna.kernel.game import CHANCE, OVER, Item, Result, play

from ...rows import write_row
from .scene import Scene
from .test_assignment import random_end

MATTIA: Final = "sacca_mattia"
TERESA: Final = "s_teresa_e_s_mattia"
CHIARA: Final = "s_chiara_e_s_stefano"
DONATO: Final = "san_donato"
SERENELLA: Final = "sacca_serenella"
PIETRO: Final = "s_pietro_martire"


def event(key: str, **args: int | str) -> Event:
    """An event of the scoring: everyone sees it."""
    return Event(key, args)


def scored(s: State, seat: int) -> list[tuple[int, str, int]]:
    """Number, island and points of each character a seat has scored, in order."""
    return [(x.character + 1, ISLANDS[x.island], x.points) for x in s.scored if x.seat == seat]


def pass_turn(scene: Scene) -> None:
    """Whoever is on turn passes."""
    seat = scene.turn()
    scene.lines(f"{seat} pass")
    while scene.turn() == seat and scene.question() in ("ship", "sail"):
        scene.lines(f"{seat} {scene.legal()[0]}")


def account_of(s: State, seat: int) -> list[Item]:
    """The lines of one seat, after a look whether they add up for every seat."""
    items = murano.account(s)
    for other in range(s.seats):
        assert sum(item.points for item in items if item.seat == other) == s.vp[other]
    assert [item.seat for item in items] == sorted(item.seat for item in items)
    return [item for item in items if item.seat == seat]


def character_item(seat: int, points: int, number: int, island: str, colour: str, **paid: int) -> Item:
    """The line of one character in the account."""
    args: dict[str, int | str] = {
        "character": f"character_{number}",
        "island": island,
        "colour": f"dock_{colour}",
        "gold": 0,
        "red": 0,
        "green": 0,
        "blue": 0,
    }
    return Item(seat, points, "character", {**args, **paid})


# M-END-3.


def red_shops_and_my_factories() -> Scene:
    """The example of the rules: the orange player (seat 2) has characters 38, 5 and 16."""
    scene = Scene(3).pave(TERESA).streets(PIETRO, "street_empty", "street_red")
    scene.buildings(TERESA, "shop_red", "factory", "factory", seat=2).buildings(TERESA, "shop_red", seat=0)
    scene.buildings(PIETRO, "factory", seat=2).buildings(PIETRO, "factory", seat=1)
    return scene.character(2, 38, 5, 16).dock(2, f"{TERESA} orange", f"{TERESA} white")


def test_m_end_3_worked_example_two_gondoliers_at_an_island() -> None:
    scene = red_shops_and_my_factories().dock(2, f"{PIETRO} grey").end_now().lay_open()
    # There would be 7 points for character 16 on the first island, had it a third gondolier.
    assert scored(scene.s, 2) == [(5, TERESA, 12), (16, PIETRO, 3), (38, TERESA, 8)]
    assert scene.s.vp[2] == 5 + 12 + 3 + 8
    assert scene.s.spare[2] == 0


def test_m_end_3_with_a_third_gondolier_there_it_would_score_there() -> None:
    scene = red_shops_and_my_factories().dock(2, f"{PIETRO} grey", f"{TERESA} grey").end_now().lay_open()
    assert scored(scene.s, 2) == [(5, TERESA, 12), (16, TERESA, 7), (38, TERESA, 8)]
    assert scene.s.vp[2] == 5 + 12 + 7 + 8 + 1


def test_m_end_3_without_a_gondolier_elsewhere_one_is_left_out() -> None:
    scene = red_shops_and_my_factories().end_now().lay_open()
    assert scored(scene.s, 2) == [(5, TERESA, 12), (38, TERESA, 8)]
    assert scene.s.vp[2] == 5 + 20


def test_m_end_3_a_seat_is_told_what_its_characters_would_score_now() -> None:
    scene = red_shops_and_my_factories()

    def worth(seat: int) -> list[tuple[int, str]]:
        found = murano.view(scene.s, seat).mine
        assert found is not None
        return [(points, ISLANDS[island] if island >= 0 else "") for points, island in found.worth]

    # Characters 5, 16 and 38: the gondolier that is missing decides which of them counts nothing.
    assert worth(2) == [(12, TERESA), (0, ""), (8, TERESA)]
    assert worth(0) == worth(1) == []
    scene.dock(2, f"{PIETRO} grey")
    assert worth(2) == [(12, TERESA), (3, PIETRO), (8, TERESA)]
    scene.end_now()
    # From here on what was scored tells it.
    assert worth(2) == []
    scene.lay_open()
    assert worth(2) == []


@pytest.mark.parametrize("ender", range(4))
def test_m_end_3_from_the_ending_player_clockwise(ender: int) -> None:
    scene = Scene(4)
    colours = ("white", "brown", "orange", "grey")
    for seat in range(4):
        # Each has another character that scores 10 or 12 on an island with nothing, and one more gondolier.
        scene.dock(seat, f"{MATTIA} {colours[seat]}", f"{PIETRO} {colours[seat]}")
    scene.character(0, 9).character(1, 24).character(2, 31).character(3, 1)
    scene.end_now(ender).lay_open()
    expected = {
        0: [event("scored", seat=0, character="character_9", island=MATTIA, points=10)],
        1: [event("scored", seat=1, character="character_24", island=MATTIA, points=12)],
        2: [],
        3: [],
    }
    held = (9, 24, 31, 1)
    events = [event("scoring")]
    for seat in (ender, (ender + 1) % 4, (ender + 2) % 4, (ender + 3) % 4):
        events.append(event("showed", seat=seat, character=f"character_{held[seat]}"))
        events += [*expected[seat], event("leftover", seat=seat, number=1 if seat < 2 else 2)]
    points = (5 + 10 + 1, 5 + 12 + 1, 7, 7)
    events += [event("final", seat=seat, points=points[seat], gold=5) for seat in range(4)]
    assert scene.s.log == events
    assert scene.turn() == OVER
    assert murano.result(scene.s) == Result(points, (2, 1, 3, 3), ("street", "factory"))


def test_m_end_3_any_gondolier_of_yours_counts_whatever_the_colour_of_the_dock() -> None:
    # Grey and orange are colours nobody plays here.
    for colour in ("white", "brown", "orange", "grey"):
        scene = Scene(2).character(1, 9).dock(1, f"{CHIARA} {colour}").end_now().lay_open()
        assert scored(scene.s, 1) == [(9, CHIARA, 10)]
        assert account_of(scene.s, 1) == [Item(1, 5, "start"), character_item(1, 10, 9, CHIARA, colour)]


def test_m_end_3_a_gondolier_of_somebody_else_serves_nobody() -> None:
    scene = (
        Scene(3).character(1, 9, 24, 31).dock(0, f"{CHIARA} brown").dock(2, f"{MATTIA} brown").end_now().lay_open()
    )
    assert scene.s.scored == ()
    assert list(scene.s.vp[:3]) == [6, 5, 6]


def test_m_end_3_gondoliers_in_hand_serve_nobody() -> None:
    scene = Scene(2).character(0, 9)
    assert scene.s.hand[0] == 5
    scene.end_now().lay_open()
    assert scene.s.scored == ()
    assert scene.s.vp[0] == 5


@pytest.mark.parametrize(
    ("shops", "expected", "points"),
    # Character 38 scores 0 or 4; character 15 (crests) 1 or 2.
    [("", [], 1), ("palace_1", [], 1), ("palace_2", [(15, DONATO, 2)], 2), ("shop_red", [(38, DONATO, 4)], 4)],
)
def test_m_end_3_a_character_is_left_out_unless_it_scores_more_than_its_gondolier(
    shops: str, expected: list[tuple[int, str, int]], points: int
) -> None:
    scene = Scene(2).streets(DONATO, "street_empty", "street_empty").buildings(DONATO, *shops.split(), seat=1)
    scene.character(0, 15, 38).dock(0, f"{DONATO} white").end_now().lay_open()
    assert scored(scene.s, 0) == expected
    assert scene.s.vp[0] == 5 + points


def test_m_end_3_one_players_scoring_never_changes_anothers() -> None:
    def board() -> Scene:
        scene = Scene(4).pave(PIETRO)
        scene.buildings(PIETRO, "shop_red", "factory", seat=0).buildings(PIETRO, "shop_red", "factory", seat=1)
        scene.dock(0, f"{PIETRO} white", f"{TERESA} white").dock(1, f"{PIETRO} brown", f"{TERESA} brown")
        return scene.glass(0, "blue", "blue").glass(1, "blue").gold(0, 9).gold(1, 11)

    alone = [board().character(0, 33, 38, 24), board().character(1, 16, 1, 9)]
    both = board().character(0, 33, 38, 24).character(1, 16, 1, 9).end_now(1).lay_open()
    for seat in (0, 1):
        alone[seat].end_now().lay_open()
        assert scored(both.s, seat) == scored(alone[seat].s, seat)
        assert both.s.vp[seat] == alone[seat].s.vp[seat]
    assert scored(both.s, 0) == [(24, PIETRO, 12), (33, TERESA, 14)]
    assert scored(both.s, 1) == [(9, TERESA, 10), (16, PIETRO, 6)]


# M-END-4.


@pytest.mark.parametrize(
    ("leftover", "docked", "in_hand", "points"),
    [
        ("board", 0, 5, 0),
        ("board", 0, 7, 0),
        ("board", 1, 4, 1),
        ("board", 3, 4, 3),
        ("board", 7, 0, 7),
        ("all", 0, 5, 5),
        ("all", 0, 0, 0),
        ("all", 2, 1, 3),
        ("all", 3, 4, 7),
        ("all", 7, 0, 7),
    ],
)
def test_m_end_4_one_point_for_each_gondolier_that_serves_nobody(
    leftover: str, docked: int, in_hand: int, points: int
) -> None:
    scene = Scene(3, leftover_gondoliers=leftover).dock(2, *DOCKS[:docked])
    # The rest is in the supply, where nobody counts.
    scene.s.hand[2], scene.s.supply[2] = in_hand, 7 - docked - in_hand
    # What is left over otherwise scores nothing.
    scene.hold(2, "factory", "special", "shop_red", "palace_3").glass(2, "red", "red", "blue").end_now(
        2
    ).lay_open()
    murano.check(scene.s)
    others = 5 if leftover == "all" else 0
    assert list(scene.s.vp[:3]) == [5 + others, 5 + others, 5 + points]
    assert list(scene.s.spare[:3]) == [others, others, points]
    told = [e for e in scene.told(-1) if e.key == "leftover"]
    expected = [event("leftover", seat=2, number=points)] if points else []
    assert told == expected + [event("leftover", seat=seat, number=5) for seat in (0, 1) if others]
    left_over = [Item(2, points, "leftover", {"number": points})] if points else []
    assert account_of(scene.s, 2) == [Item(2, 5, "start"), *left_over]


def test_m_end_4_gondoliers_on_the_board_only_unless_it_is_said_otherwise() -> None:
    assert not murano.new(2).leftover_all
    assert not murano.new(2, {"leftover_gondoliers": "board"}).leftover_all
    assert murano.new(2, {"leftover_gondoliers": "all"}).leftover_all


@pytest.mark.parametrize(("leftover", "spare"), [("board", 2), ("all", 4)])
def test_m_end_4_those_that_serve_do_not_count(leftover: str, spare: int) -> None:
    scene = Scene(2, leftover_gondoliers=leftover).character(1, 9, 24)
    scene.dock(1, f"{MATTIA} brown", f"{MATTIA} white", f"{TERESA} brown").end_now().lay_open()
    assert scored(scene.s, 1) == [(9, MATTIA, 10), (24, MATTIA, 12)]
    assert scene.s.spare[1] == spare - 1
    assert scene.s.vp[1] == 5 + 22 + spare - 1


# M-END-5.


@pytest.mark.parametrize(
    ("vp", "gold", "ranks"),
    [
        ((10, 20, 30, 40), (9, 8, 7, 6), (4, 3, 2, 1)),
        ((40, 30, 20, 10), (0, 9, 9, 9), (1, 2, 3, 4)),
        # A tie goes to whoever has more gold left.
        ((30, 30, 20, 20), (5, 6, 8, 7), (2, 1, 3, 4)),
        ((30, 30, 30, 30), (3, 1, 2, 0), (1, 3, 2, 4)),
        # Still tied: the place is shared, and the next one is left empty.
        ((30, 30, 20, 20), (5, 5, 7, 7), (1, 1, 3, 3)),
        ((30, 30, 30, 10), (5, 5, 5, 50), (1, 1, 1, 4)),
        ((10, 30, 30, 30), (50, 5, 4, 4), (4, 1, 2, 2)),
        ((7, 7, 7, 7), (0, 0, 0, 0), (1, 1, 1, 1)),
        ((0, 1, 0, 100), (0, 0, 1, 0), (4, 2, 3, 1)),
    ],
)
def test_m_end_5_most_points_then_most_gold_then_shared(
    vp: tuple[int, ...], gold: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    scene = Scene(4)
    for seat in range(4):
        scene.vp(seat, vp[seat]).gold(seat, gold[seat])
    scene.end_now(1).lay_open()
    assert murano.result(scene.s) == Result(vp, ranks, ("street", "factory"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m_end_5_empty_seats_have_no_place(seats: int) -> None:
    scene = Scene(seats).vp(1, 0).end_now().lay_open()
    assert murano.result(scene.s) == Result((5, 0, 5, 5)[:seats], (1, seats, 1, 1)[:seats], ("street", "factory"))


def test_m_end_5_the_gold_that_is_left_counts_not_what_there_was() -> None:
    scene = Scene(2).streets(PIETRO, "street_blue_blue", "street_grey").buildings(PIETRO, "palace_1", "special")
    scene.character(0, 7).dock(0, f"{PIETRO} white").gold(0, 10).gold(1, 3).vp(1, 17).end_now().lay_open()
    assert list(scene.s.gold[:2]) == [2, 3]
    assert murano.result(scene.s) == Result((17, 17), (2, 1), ("street", "factory"))


def test_m_end_5_points_have_no_upper_limit() -> None:
    scene = Scene(2).vp(0, 300).dock(0, f"{PIETRO} white").end_now().lay_open()
    assert murano.result(scene.s).scores == (301, 5)


# M-END-6.


def changers(gold: int) -> Scene:
    """Characters 7 and 8, an island that welcomes both, two gondoliers there."""
    scene = Scene(2).streets(TERESA, "street_blue_blue", "street_red_red", "street_grey")
    scene.buildings(TERESA, "palace_1", "special").character(0, 7, 8).gold(0, gold)
    return scene.dock(0, f"{TERESA} white", f"{TERESA} grey")


def test_m_end_6_worked_case_seven_and_eight_with_ten_gold() -> None:
    scene = changers(10).end_now().lay_open()
    assert scene.s.scored == (Scored(0, 6, 1, 4, 12, 8, (0, 0, 0)),)
    assert scene.s.vp[0] == 5 + 12 + 1
    assert scene.s.gold[0] == 2
    assert scene.s.bank == 10 - 2 - 5
    assert account_of(scene.s, 0) == [
        Item(0, 5, "start"),
        character_item(0, 12, 7, TERESA, "white", gold=8),
        Item(0, 1, "leftover", {"number": 1}),
    ]


def test_m_end_6_the_lower_number_takes_the_larger_sum() -> None:
    scene = changers(13).end_now().lay_open()
    assert scene.s.scored == (Scored(0, 6, 1, 4, 12, 8, (0, 0, 0)), Scored(0, 7, 1, 7, 3, 4, (0, 0, 0)))
    assert scene.s.gold[0] == 1
    assert account_of(scene.s, 0)[1:] == [
        character_item(0, 12, 7, TERESA, "white", gold=8),
        character_item(0, 3, 8, TERESA, "grey", gold=4),
    ]


def test_m_end_6_worked_example_five_characters_four_gondoliers() -> None:
    scene = Scene(2).streets(DONATO, "street_red_red", "street_red", "street_red", "street_blue", "street_grey")
    scene.buildings(DONATO, "shop_red", "palace_2").streets(MATTIA, "street_blue_blue", "street_blue")
    scene.character(0, 11, 12, 13, 15, 38)
    scene.dock(0, f"{DONATO} white", f"{DONATO} grey", f"{DONATO} brown", f"{MATTIA} white").end_now().lay_open()
    # On San Donato 5, 6, 1, 2 and 4; on Sacca Mattia 3, 0, 4, 0 and 0.
    assert scored(scene.s, 0) == [(11, DONATO, 5), (12, DONATO, 6), (13, MATTIA, 4), (38, DONATO, 4)]
    assert scene.s.spare[0] == 0
    assert scene.s.vp[0] == 5 + 19


def test_m_end_6_points_come_before_gold() -> None:
    # Paying 7 gold brings one point more than the other character would.
    scene = Scene(2).streets(TERESA, "street_blue_blue", "street_grey", "street_empty")
    scene.buildings(TERESA, "palace_1", "special").buildings(TERESA, "shop_red", "factory", "factory", seat=1)
    scene.character(0, 7, 17).dock(0, f"{TERESA} white").gold(0, 7).end_now().lay_open()
    assert scored(scene.s, 0) == [(7, TERESA, 8)]
    assert scene.s.gold[0] == 0


def test_m_end_6_equal_points_most_gold_left() -> None:
    # With one gondolier 12 points either way: without paying.
    scene = Scene(2).streets(TERESA, "street_blue_blue", "street_grey")
    scene.buildings(TERESA, "palace_1", "special")
    scene.character(0, 7, 25).gold(0, 8).dock(0, f"{TERESA} white").end_now().lay_open()
    assert scored(scene.s, 0) == [(25, TERESA, 12)]
    assert scene.s.gold[0] == 8


def test_m_end_6_then_fewest_characters() -> None:
    # 15 scores 5 on S. Teresa, and 1 for the other gondolier; 38 there, 4, and 15 on S. Chiara, 2, is no more.
    scene = Scene(2).streets(TERESA, "street_empty", "street_empty", "street_empty")
    scene.buildings(TERESA, "palace_3", "palace_2", "shop_red").streets(CHIARA, "street_empty")
    scene.buildings(CHIARA, "palace_2").character(0, 15, 38)
    scene.dock(0, f"{TERESA} white", f"{CHIARA} white").end_now().lay_open()
    assert scored(scene.s, 0) == [(15, TERESA, 5)]
    assert scene.s.vp[0] == 5 + 5 + 1


def test_m_end_6_fewer_characters_come_before_lower_numbers() -> None:
    scene = Scene(2).pave(DONATO).streets(PIETRO, "street_empty")
    scene.buildings(DONATO, "factory").buildings(DONATO, "factory", "factory", seat=1)
    scene.buildings(PIETRO, "factory", "shop_blue", seat=1).streets(CHIARA, "street_blue_blue", "street_blue")
    scene.character(0, 11, 16, 34, 35).glass(0, "red", "red", "red")
    scene.dock(0, f"{DONATO} white", f"{CHIARA} white", f"{PIETRO} white").end_now().lay_open()
    # 11 on S. Chiara, 3, 16 on S. Pietro, 2, and 34 on San Donato, 21, have lower numbers and no more points.
    assert scored(scene.s, 0) == [(16, DONATO, 4), (35, CHIARA, 21)]
    assert scene.s.vp[0] == 5 + 4 + 21 + 1


def test_m_end_6_one_point_more_is_worth_another_character() -> None:
    scene = Scene(2).streets(TERESA, "street_empty", "street_empty", "street_empty")
    scene.buildings(TERESA, "palace_3", "palace_2", "shop_red").streets(CHIARA, "street_empty")
    scene.buildings(CHIARA, "palace_3").character(0, 15, 38)
    scene.dock(0, f"{TERESA} white", f"{CHIARA} white").end_now().lay_open()
    assert scored(scene.s, 0) == [(15, CHIARA, 3), (38, TERESA, 4)]
    assert scene.s.vp[0] == 5 + 7


@pytest.mark.parametrize(
    ("held", "chosen"),
    [((24, 25), 24), ((22, 25), 22), ((22, 23), 22), ((23, 24), 23), ((22, 23, 24, 25), 22), ((25, 18), 18)],
)
def test_m_end_6_then_the_lowest_numbers(held: tuple[int, ...], chosen: int) -> None:
    # One gondolier, and each of them scores 12 there.
    scene = Scene(2).streets(TERESA, "street_red", "street_empty", "street_empty", "street_empty")
    scene.buildings(TERESA, "palace_1", "special", "factory").buildings(TERESA, "shop_grey", seat=1)
    scene.character(0, *held).dock(0, f"{TERESA} white").end_now().lay_open()
    assert scored(scene.s, 0) == [(chosen, TERESA, 12)]


@pytest.mark.parametrize(
    ("docks", "expected"),
    [
        ((PIETRO, MATTIA), MATTIA),
        ((PIETRO, SERENELLA), SERENELLA),
        ((SERENELLA, DONATO), DONATO),
        ((DONATO, CHIARA), CHIARA),
        ((CHIARA, TERESA), TERESA),
        ((TERESA, MATTIA), MATTIA),
    ],
)
def test_m_end_6_then_islands_in_the_order_of_the_board(docks: tuple[str, str], expected: str) -> None:
    scene = Scene(4).character(0, 9).dock(0, *(f"{dock} white" for dock in docks)).end_now().lay_open()
    assert scored(scene.s, 0) == [(9, expected, 10)]


def test_m_end_6_the_lower_number_has_the_earlier_island() -> None:
    scene = Scene(4).character(0, 9, 24).dock(0, f"{PIETRO} white", f"{CHIARA} white", f"{DONATO} white")
    scene.end_now().lay_open()
    assert scored(scene.s, 0) == [(9, CHIARA, 10), (24, DONATO, 12)]


def test_m_end_6_islands_of_paid_and_free_characters_are_compared_together() -> None:
    # 7 is welcome on Sacca Mattia and on S. Pietro, 9 scores on both: the lower number goes first.
    scene = Scene(2)
    for island in (MATTIA, PIETRO):
        scene.streets(island, "street_blue_blue", "street_grey").buildings(island, "palace_2", "special")
    scene.character(0, 7, 9).gold(0, 8).dock(0, f"{MATTIA} white", f"{PIETRO} white").end_now().lay_open()
    assert scored(scene.s, 0) == [(7, MATTIA, 12), (9, PIETRO, 10)]


@pytest.mark.parametrize(
    ("cards", "glass", "expected"),
    [
        # The lower number takes the more; the other is left out where there is no glass for it.
        ((), "red red red red", [(34, (3, 0, 0)), (35, (1, 0, 0))]),
        ((), "red red red red red", [(34, (3, 0, 0)), (35, (2, 0, 0))]),
        ((), "red red red", [(34, (3, 0, 0))]),
        ((), "red red", [(34, (2, 0, 0))]),
        ((), "red red red red red red red", [(34, (3, 0, 0)), (35, (3, 0, 0))]),
        # Of its printed colour first.
        (("studio_red_green",), "green green green red", [(34, (1, 2, 0)), (35, (0, 1, 0))]),
        (("studio_red_green",), "green green green red red red", [(34, (3, 0, 0)), (35, (0, 3, 0))]),
        (("studio_red_blue",), "blue blue blue green red", [(34, (1, 0, 2)), (35, (0, 0, 1))]),
        (
            ("studio_red_blue", "studio_red_green"),
            "blue blue green red red",
            [(34, (2, 1, 0)), (35, (0, 0, 2))],
        ),
    ],
)
def test_m_end_6_glass_the_lower_number_takes_the_more(
    cards: tuple[str, ...], glass: str, expected: list[tuple[int, tuple[int, int, int]]]
) -> None:
    scene = Scene(2).card(0, *cards).glass(0, *glass.split()).character(0, 34, 35)
    scene.dock(0, f"{DONATO} white", f"{CHIARA} white").end_now().lay_open()
    assert [(x.character + 1, x.glass) for x in scene.s.scored] == expected
    assert [x.points for x in scene.s.scored] == [7 * sum(given) for _, given in expected]


def test_m_end_6_one_glass_serves_one_character() -> None:
    scene = (
        Scene(2)
        .glass(0, "red")
        .character(0, 34, 35)
        .dock(0, f"{DONATO} white", f"{CHIARA} white")
        .end_now()
        .lay_open()
    )
    assert scene.s.scored == (Scored(0, 33, 3, 12, 7, 0, (1, 0, 0)),)
    assert scene.s.vp[0] == 5 + 7 + 1


# M-SB-STUDIO.


@pytest.mark.parametrize(
    ("cards", "scores"),
    [
        # Whether red, green and blue glass each can stand for red (34), green (36) and blue (33).
        ("", {34: "red", 36: "green", 33: "blue"}),
        ("studio_red_green", {34: "red green", 36: "red green", 33: "blue"}),
        ("studio_blue_green", {34: "red", 36: "green blue", 33: "green blue"}),
        ("studio_red_blue", {34: "red blue", 36: "green", 33: "red blue"}),
        ("studio_red_green studio_blue_green", dict.fromkeys((33, 34, 36), "red green blue")),
        ("studio_red_green studio_red_blue", dict.fromkeys((33, 34, 36), "red green blue")),
        ("studio_blue_green studio_red_blue", dict.fromkeys((33, 34, 36), "red green blue")),
        (
            "studio_red_green studio_blue_green studio_red_blue",
            dict.fromkeys((33, 34, 36), "red green blue"),
        ),
    ],
)
def test_m_sb_studio_in_scoring(cards: str, scores: dict[int, str]) -> None:
    homes = {34: DONATO, 36: PIETRO, 33: TERESA}
    for number, colours in scores.items():
        for colour in GLASS:
            scene = Scene(2).card(0, *cards.split()).glass(0, colour, colour).character(0, number)
            scene.dock(0, f"{homes[number]} white").end_now().lay_open()
            expected = [(number, homes[number], 14)] if colour in colours.split() else []
            assert scored(scene.s, 0) == expected, (number, colour)
            # It goes back into the bag in its own colour.
            assert list(scene.s.bag) == [10 - (2 if glass == colour and not expected else 0) for glass in GLASS]


def test_m_sb_studio_of_somebody_else_changes_nothing() -> None:
    scene = Scene(2).card(1, "studio_red_green").glass(0, "green").character(0, 34).dock(0, f"{DONATO} white")
    assert scored(scene.end_now().lay_open().s, 0) == []


@pytest.mark.parametrize("way", ["best", "hand"])
@pytest.mark.parametrize(("kept", "points"), [("studio_red_green", 14), ("studio_blue_green", 1), ("bank", 1)])
def test_m_sb_studio_won_in_the_last_turn_counts(way: str, kept: str, points: int) -> None:
    scene = Scene(2, scoring=way).streets(PIETRO, "street_empty").glass(0, "green", "green")
    scene.character(0, 34).dock(0, f"{DONATO} white")
    scene.empty_pile("factory").empty_pile("shop").fresh_turn(0)
    scene.sail("buy_special").lines("0 build special")
    scene.lines(f"0 {scene.legal()[0]}")
    scene.lines("* draw studio_red_green", "* draw studio_blue_green", "* draw bank", f"0 keep {kept}")
    pass_turn(scene)
    scene.lay_open()
    assert scene.s.working[0] == 0
    if way == "hand":
        assert (scene.turn(), scene.question()) == (0, "score")
        assert scene.legal() == (["score character_34", "done"] if points > 1 else ["done"])
        if points > 1:
            scene.lines("0 score character_34", f"0 visit {DONATO}", "0 give green", "0 give green")
        else:
            scene.lines("0 done", "* show character_34")
    assert scene.turn() == OVER
    assert scene.s.vp[0] == 5 + points
    assert murano.result(scene.s) == Result((5 + points, 5), (1, 2), ("factory", "shop"))


# The result and the account.


def test_result_only_when_the_game_is_over() -> None:
    with pytest.raises(AssertionError, match=r"^the game is not over$"):
        murano.result(Scene(2).s)


@pytest.mark.parametrize(
    ("first", "second", "ended_by"),
    [
        ("factory", "special", ("factory", "special")),
        ("special", "factory", ("factory", "special")),
        ("palace", "shop", ("shop", "palace")),
        ("special", "street", ("street", "special")),
    ],
)
def test_result_says_which_piles_ended_the_game(first: str, second: str, ended_by: tuple[str, str]) -> None:
    scene = Scene(3).empty_pile(first).empty_pile(second).fresh_turn(0)
    for _ in range(3):
        pass_turn(scene)
    assert murano.result(scene.s) == Result((5, 5, 5), (1, 1, 1), ended_by)
    assert murano.turns(scene.s) == 3


@pytest.mark.parametrize("first", range(3))
def test_m_end_7_a_stall_is_scored_from_the_first_player_on(first: int) -> None:
    s = murano.new(3, {"stall_rounds": "1"})
    s.log = []
    for line in (f"first {first}", "anchor_red 1", "box palace_1"):
        play(murano, s, line)
    s.log.clear()
    for seat in range(3):
        s.docks[seat] = seat
        s.dock_room ^= 1 << seat
        s.hand[seat] -= 1
    while murano.turn(s) != OVER:
        play(murano, s, "pass" if murano.question(s) == "turn" else murano.legal(s)[0])
    order = [first, (first + 1) % 3, (first + 2) % 3]
    events = [e for e in s.log if e.key in ("stalled", "scoring", "leftover", "final")]
    assert events == [
        event("stalled", rounds=1),
        event("scoring"),
        *(event("leftover", seat=seat, number=1) for seat in order),
        *(event("final", seat=seat, points=6, gold=6) for seat in range(3)),
    ]
    assert s.ender == first
    assert murano.result(s) == Result((6, 6, 6), (1, 1, 1), ("stall",))


def test_account_every_source_has_its_line() -> None:
    scene = Scene(2)
    write_row(scene.s.tally, 9, [5, 3, 4, 6, 2, 1, 7, 5, -8])
    scene.s.vp[1] = 25
    scene.glass(1, "blue", "red").card(1, "studio_red_blue").character(1, 33, 9)
    scene.dock(1, f"{TERESA} grey", f"{MATTIA} orange", f"{MATTIA} brown").end_now().lay_open()
    assert account_of(scene.s, 1) == [
        Item(1, 5, "start"),
        Item(1, 3, "factories"),
        Item(1, 4, "shops"),
        Item(1, 6, "palaces"),
        Item(1, 2, "cranes"),
        Item(1, 1, "harbour_pub"),
        Item(1, 7, "guild_hall"),
        Item(1, 5, "basilica"),
        Item(1, -8, "production"),
        character_item(1, 10, 9, MATTIA, "brown"),
        character_item(1, 14, 33, TERESA, "grey", red=1, blue=1),
        Item(1, 1, "leftover", {"number": 1}),
    ]
    assert account_of(scene.s, 0) == [Item(0, 5, "start")]


def test_account_during_the_game_has_what_was_won_so_far() -> None:
    scene = Scene(2).vp(1, 9)
    assert murano.account(scene.s) == [Item(0, 5, "start"), Item(1, 5, "start"), Item(1, 4, "cranes")]


def test_account_is_kept_by_seat_in_the_order_of_the_seats() -> None:
    scene = Scene(3).character(0, 9).character(2, 24)
    scene.dock(0, f"{MATTIA} white").dock(1, f"{MATTIA} brown").dock(2, f"{MATTIA} orange").end_now(1).lay_open()
    assert murano.account(scene.s) == [
        Item(0, 5, "start"),
        character_item(0, 10, 9, MATTIA, "white"),
        Item(1, 5, "start"),
        Item(1, 1, "leftover", {"number": 1}),
        Item(2, 5, "start"),
        character_item(2, 12, 24, MATTIA, "orange"),
    ]


def test_scoring_without_a_log_is_silent() -> None:
    scene = Scene(2).character(0, 9).dock(0, f"{MATTIA} white", f"{TERESA} white")
    scene.s.log = None
    scene.end_now().lay_open()
    assert scene.s.vp[0] == 5 + 10 + 1
    assert scene.s.log is None


def test_events_of_a_scoring_with_payments() -> None:
    scene = changers(13).glass(0, "blue", "blue").character(0, 33).dock(0, f"{TERESA} brown")
    scene.end_now().lay_open()
    assert scene.s.log == [
        event("scoring"),
        event("showed", seat=0, character="character_7"),
        event("showed", seat=0, character="character_8"),
        event("showed", seat=0, character="character_33"),
        event("scored", seat=0, character="character_7", island=TERESA, points=12),
        event("scored", seat=0, character="character_8", island=TERESA, points=3),
        event("scored", seat=0, character="character_33", island=TERESA, points=14),
        event("final", seat=0, points=34, gold=1),
        event("final", seat=1, points=5, gold=5),
    ]
    assert scene.told(-1) == scene.told(1) == scene.s.log


# Scoring by hand.


def by_hand() -> Scene:
    """Both have characters; seat 1 ends the game. Seat 0: 7, 9, 34, 38; seat 1: 1, 40, of which none scores."""
    scene = Scene(2, scoring="hand").streets(DONATO, "street_blue_blue", "street_grey", "street_red")
    scene.buildings(DONATO, "palace_1", "special").buildings(DONATO, "shop_red", seat=1)
    scene.character(0, 7, 9, 34, 38).gold(0, 6).glass(0, "red", "red", "green", "blue").card(0, "studio_red_green")
    scene.dock(0, f"{DONATO} white", f"{DONATO} grey", f"{DONATO} brown", f"{TERESA} brown")
    return scene.character(1, 1, 40).dock(1, f"{MATTIA} brown", f"{MATTIA} grey")


def test_by_hand_is_an_option() -> None:
    assert not murano.new(2).by_hand
    assert not murano.new(2, {"scoring": "best"}).by_hand
    assert murano.new(2, {"scoring": "hand"}).by_hand


def test_by_hand_the_ending_player_is_asked_first_though_nothing_scores() -> None:
    scene = by_hand().end_now(1)
    assert (scene.turn(), scene.question(), scene.legal()) == (1, "score", ["done"])
    scene.lines("1 done")
    # What it has not scored is laid open before the next one is asked.
    assert (scene.turn(), scene.question()) == (CHANCE, "show")
    scene.lines("* show character_40", "* show character_1")
    assert (scene.turn(), scene.question()) == (0, "score")
    assert scene.s.log == [
        event("scoring"),
        event("showed", seat=1, character="character_40"),
        event("showed", seat=1, character="character_1"),
        event("leftover", seat=1, number=2),
    ]
    assert scene.s.vp[1] == 7


def test_by_hand_a_whole_scoring() -> None:
    scene = by_hand().end_now(1).lines("1 done").lay_open()
    assert scene.legal() == [
        "score character_7",
        "score character_9",
        "score character_34",
        "score character_38",
        "done",
    ]
    scene.lines("0 score character_34")
    assert (scene.turn(), scene.question(), scene.legal()) == (0, "visit", [f"visit {DONATO}"])
    scene.lines(f"0 visit {DONATO}")
    assert (scene.turn(), scene.question(), scene.legal()) == (0, "give", ["give red", "give green"])
    scene.lines("0 give red")
    assert (scene.question(), scene.legal()) == ("give", ["give red", "give green", "done"])
    scene.lines("0 give green")
    assert (scene.question(), scene.legal()) == ("give", ["give red", "done"])
    scene.lines("0 done")
    assert list(scene.s.glass[:3]) == [1, 0, 1]
    assert list(scene.s.bag) == [9, 10, 9]
    # The glass that is left is enough for no second time: a character is scored once.
    assert scene.legal() == ["score character_7", "score character_9", "score character_38", "done"]
    scene.lines("0 score character_7", f"0 visit {DONATO}")
    assert (scene.turn(), scene.question(), scene.legal()) == (0, "pay", ["pay 2", "pay 4", "pay 6"])
    scene.lines("0 pay 4")
    assert scene.s.gold[0] == 2
    assert scene.legal() == ["score character_9", "score character_38", "done"]
    scene.lines("0 score character_9")
    # Its three customers red and blue together are few enough; and there is nobody at all on S. Teresa.
    assert scene.legal() == [f"visit {TERESA}", f"visit {DONATO}"]
    scene.lines(f"0 visit {TERESA}")
    assert scene.legal() == ["score character_38", "done"]
    scene.lines("0 score character_38", f"0 visit {DONATO}")
    # Every gondolier has served: nothing is asked any more.
    assert scene.turn() == OVER
    assert scene.s.scored == (
        Scored(0, 33, 3, 12, 14, 0, (1, 1, 0)),
        Scored(0, 6, 3, 13, 3, 4, (0, 0, 0)),
        Scored(0, 8, 1, 5, 10, 0, (0, 0, 0)),
        Scored(0, 37, 3, 15, 4, 0, (0, 0, 0)),
    )
    assert scene.s.log == [
        event("scoring"),
        *(event("showed", seat=1, character=f"character_{n}") for n in (1, 40)),
        event("leftover", seat=1, number=2),
        event("scored", seat=0, character="character_34", island=DONATO, points=14),
        event("scored", seat=0, character="character_7", island=DONATO, points=3),
        event("scored", seat=0, character="character_9", island=TERESA, points=10),
        event("scored", seat=0, character="character_38", island=DONATO, points=4),
        event("final", seat=0, points=36, gold=2),
        event("final", seat=1, points=7, gold=5),
    ]
    assert account_of(scene.s, 0) == [
        Item(0, 5, "start"),
        character_item(0, 14, 34, DONATO, "white", red=1, green=1),
        character_item(0, 3, 7, DONATO, "brown", gold=4),
        character_item(0, 10, 9, TERESA, "brown"),
        character_item(0, 4, 38, DONATO, "grey"),
    ]
    assert murano.result(scene.s) == Result((36, 7), (1, 2), ("street", "factory"))


def test_by_hand_done_leaves_the_rest_of_the_gondoliers_for_a_point_each() -> None:
    scene = by_hand().end_now(0).lines("0 score character_9", f"0 visit {DONATO}", "0 done")
    # The three that were left out come to light; 9 has been seen already.
    assert (scene.turn(), scene.legal()) == (
        CHANCE,
        ["show character_7", "show character_34", "show character_38"],
    )
    assert scene.s.spare[0] == 0
    scene.lay_open()
    assert (scene.turn(), scene.question()) == (1, "score")
    assert scene.s.vp[0] == 5 + 10 + 3
    assert scene.s.spare[0] == 3
    scene.lines("1 done").lay_open()
    assert scene.turn() == OVER
    assert list(scene.s.vp[:2]) == [18, 7]


def test_by_hand_a_choice_can_be_worse_than_the_best() -> None:
    # One point for two gold and a gondolier that would have brought that point anyway.
    scene = by_hand().end_now(0).lines("0 score character_7", f"0 visit {DONATO}", "0 pay 2", "0 done")
    scene.lay_open().lines("1 done").lay_open()
    assert scene.s.vp[0] == 5 + 1 + 3
    assert scene.s.gold[0] == 4


@pytest.mark.parametrize(
    "line",
    ["score character_1", "score character_40", "score character_2", "visit san_donato", "pay 2", "give red"],
)
def test_by_hand_what_may_not_be_done(line: str) -> None:
    scene = by_hand().end_now(0)
    with pytest.raises(NotLegal):
        scene.lines(f"0 {line}")


def test_by_hand_once_chosen_a_character_goes_somewhere() -> None:
    scene = by_hand().end_now(0).lines("0 score character_38")
    for line in ("done", "score character_9", f"visit {TERESA}", f"visit {MATTIA}", "pay 2", "give red"):
        with pytest.raises(NotLegal):
            scene.lines(f"0 {line}")


@pytest.mark.parametrize(
    ("gold", "sums"),
    [
        (0, []),
        (1, []),
        (2, [2]),
        (3, [2]),
        (4, [2, 4]),
        (5, [2, 4]),
        (6, [2, 4, 6]),
        (7, [2, 4, 6, 7]),
        (8, [2, 4, 6, 7, 8]),
        (20, [2, 4, 6, 7, 8]),
    ],
)
def test_by_hand_pay_what_there_is(gold: int, sums: list[int]) -> None:
    scene = by_hand().gold(0, gold).end_now(0)
    assert ("score character_7" in scene.legal()) == bool(sums)
    if sums:
        scene.lines("0 score character_7", f"0 visit {DONATO}")
        assert scene.legal() == [f"pay {n}" for n in sums]


@pytest.mark.parametrize(
    ("cards", "glass", "asked"),
    [
        # What may be given, step by step; the first of it is given each time.
        ("", "", []),
        ("", "green blue", []),
        ("", "red", ["give red"]),
        ("", "red green blue", ["give red"]),
        ("", "red red", ["give red", "give red done"]),
        ("", "red red red red", ["give red", "give red done", "give red done"]),
        ("studio_red_blue", "blue green", ["give blue"]),
        ("studio_red_blue", "red blue blue blue", ["give red give blue", "give blue done", "give blue done"]),
        ("studio_red_green", "red green", ["give red give green", "give green done"]),
        ("studio_blue_green", "red green blue", ["give red"]),
        (
            "studio_blue_green studio_red_green",
            "red green blue blue",
            ["give red give green give blue", "give green give blue done", "give blue done"],
        ),
    ],
)
def test_by_hand_give_one_glass_after_the_other_up_to_three(cards: str, glass: str, asked: list[str]) -> None:
    scene = Scene(2, scoring="hand").card(1, *cards.split()).glass(1, *glass.split()).glass(0, "red", "blue")
    scene.character(1, 34).dock(1, f"{DONATO} white").end_now(1)
    if not asked:
        assert scene.legal() == ["done"]
        return
    scene.lines("1 score character_34", f"1 visit {DONATO}")
    for legal in asked:
        assert scene.question() == "give"
        assert " ".join(scene.legal()) == legal
        scene.lines(f"1 {scene.legal()[0]}")
    # Nothing is asked when no more can be given.
    assert scene.turn() == OVER
    assert scene.s.vp[1] == 5 + 7 * len(asked)
    assert list(scene.s.given) == [0, 0, 0]


@pytest.mark.parametrize(
    ("characters", "docks", "asked"),
    [
        ((), (), False),
        ((1, 40), (), False),
        ((), (f"{MATTIA} white",), False),
        ((1, 40), (f"{MATTIA} white",), True),
        ((9,), (f"{MATTIA} white",), True),
    ],
)
def test_by_hand_nobody_is_asked_where_all_see_that_there_is_nothing_to_assign(
    characters: tuple[int, ...], docks: tuple[str, ...], asked: bool
) -> None:
    scene = Scene(3, scoring="hand").character(1, *characters).dock(1, *docks).end_now(2)
    assert (scene.question() == "score") == asked
    if asked:
        scene.lines("1 done")
    assert scene.legal() == [f"show character_{number}" for number in characters]
    scene.lay_open()
    assert scene.turn() == OVER
    assert list(scene.s.vp[:3]) == [5, 5 + len(docks), 5]


@pytest.mark.parametrize("ender", range(3))
def test_by_hand_all_are_asked_in_turn_from_the_ending_player_on(ender: int) -> None:
    scene = Scene(3, scoring="hand").character(0, 9).character(1, 24).character(2, 1)
    for seat, colour in enumerate(("white", "brown", "orange")):
        scene.dock(seat, f"{MATTIA} {colour}")
    scene.end_now(ender)
    for seat in (ender, (ender + 1) % 3, (ender + 2) % 3):
        assert (scene.turn(), scene.question()) == (seat, "score")
        scene.lines(f"{seat} done").lay_open()
    assert scene.turn() == OVER
    assert list(scene.s.vp[:3]) == [6, 6, 6]


def test_by_hand_a_gondolier_serves_once() -> None:
    scene = Scene(2, scoring="hand").character(0, 9, 24).dock(0, f"{MATTIA} white", f"{PIETRO} grey").end_now()
    scene.lines("0 score character_24")
    assert scene.legal() == [f"visit {MATTIA}", f"visit {PIETRO}"]
    scene.lines(f"0 visit {PIETRO}", "0 score character_9")
    assert scene.legal() == [f"visit {MATTIA}"]


def test_by_hand_two_gondoliers_placed_count_for_29_though_one_has_served() -> None:
    scene = Scene(2, scoring="hand").character(0, 9, 29).dock(0, f"{DONATO} white", f"{DONATO} grey").end_now()
    scene.lines("0 score character_9", f"0 visit {DONATO}", "0 score character_29", f"0 visit {DONATO}")
    assert scored(scene.s, 0) == [(9, DONATO, 10), (29, DONATO, 10)]
    assert [x.dock for x in scene.s.scored] == [12, 15]


def test_by_hand_only_where_there_is_a_point_to_be_had() -> None:
    scene = Scene(2, scoring="hand").streets(DONATO, "street_empty").buildings(DONATO, "palace_1")
    scene.character(0, 1, 15).dock(0, f"{DONATO} white", f"{MATTIA} white").end_now()
    # One crest is one point: enough by hand.
    assert scene.legal() == ["score character_15", "done"]
    scene.lines("0 score character_15")
    assert scene.legal() == [f"visit {DONATO}"]
    scene.lines(f"0 visit {DONATO}", "0 done", "* show character_1")
    assert scored(scene.s, 0) == [(15, DONATO, 1)]
    assert scene.s.vp[0] == 5 + 1 + 1


def test_by_hand_leftover_gondoliers_in_hand_are_an_option_here_too() -> None:
    scene = (
        Scene(2, scoring="hand", leftover_gondoliers="all").character(0, 9).dock(0, f"{MATTIA} white").end_now()
    )
    scene.lines("0 score character_9", f"0 visit {MATTIA}")
    assert scene.turn() == OVER
    assert list(scene.s.vp[:2]) == [5 + 10 + 4, 5 + 5]


# Who sees what in a scoring by hand.


def shown(scene: Scene, seat: int) -> list[list[int]]:
    """The characters of each seat that everybody has seen, as a seat (-1: the public) sees it."""
    return [[card + 1 for card in player.shown] for player in murano.view(scene.s, seat).players]


def test_m_hid_1_characters_stay_hidden_until_they_are_shown() -> None:
    scene = by_hand().end_now(1)

    def check(*seen: list[int]) -> None:
        for seat in (-1, 0, 1):
            assert shown(scene, seat) == list(seen)
        own = [murano.view(scene.s, seat).mine for seat in (0, 1)]
        assert [[card + 1 for card in mine.characters] for mine in own if mine] == [[7, 9, 34, 38], [1, 40]]
        assert murano.view(scene.s, -1).mine is None
        # What was told names no character that is not shown.
        told = re.findall(r"character_(\d+)", str(scene.s.log))
        assert {int(n) for n in told} <= {n for seat in seen for n in seat}

    check([], [])
    scene.lines("1 done")
    check([], [])
    scene.lines("* show character_40")
    check([], [40])
    scene.lines("* show character_1")
    check([], [1, 40])
    # A character is shown when it is chosen, before anything is scored.
    for line in ("score character_34", f"visit {DONATO}", "give red", "done"):
        scene.lines(f"0 {line}")
        check([34], [1, 40])
    for line in ("score character_7", f"visit {DONATO}", "pay 2"):
        scene.lines(f"0 {line}")
        check([7, 34], [1, 40])
    scene.lines("0 done")
    check([7, 34], [1, 40])
    assert scene.legal() == ["show character_9", "show character_38"]
    scene.lines("* show character_38")
    check([7, 34, 38], [1, 40])
    assert scene.legal() == ["show character_9"]
    scene.lines("* show character_9")
    assert scene.turn() == OVER
    check([7, 9, 34, 38], [1, 40])


def test_m_hid_1_with_the_best_scoring_each_lays_all_open_in_turn() -> None:
    scene = Scene(3).character(0, 1, 9).character(1, 2).dock(0, f"{MATTIA} white").end_now(1)
    assert (scene.turn(), scene.question(), scene.legal()) == (CHANCE, "show", ["show character_2"])
    assert shown(scene, -1) == shown(scene, 0) == shown(scene, 1) == [[], [], []]
    scene.lines("* show character_2")
    assert (scene.turn(), scene.legal()) == (CHANCE, ["show character_1", "show character_9"])
    assert murano.weights(scene.s) == [1, 1]
    assert shown(scene, -1) == [[], [2], []]
    scene.lines("* show character_9")
    assert shown(scene, 1) == [[9], [2], []]
    # Nothing is scored before all of them are open.
    assert scene.legal() == ["show character_1"]
    assert scene.s.scored == ()
    assert list(scene.s.vp[:3]) == [5, 5, 5]
    scene.lines("* show character_1")
    assert scene.turn() == OVER
    assert shown(scene, -1) == [[1, 9], [2], []]
    assert scene.s.log == [
        event("scoring"),
        event("showed", seat=1, character="character_2"),
        event("showed", seat=0, character="character_9"),
        event("showed", seat=0, character="character_1"),
        event("scored", seat=0, character="character_9", island=MATTIA, points=10),
        *(event("final", seat=seat, points=(15, 5, 5)[seat], gold=5) for seat in range(3)),
    ]


@pytest.mark.parametrize("way", ["best", "hand"])
def test_who_has_no_gondolier_at_work_lays_open_and_scores_nothing(way: str) -> None:
    scene = Scene(2, scoring=way, leftover_gondoliers="all").character(1, 9, 24).end_now()
    scene.lines("* show character_24", "* show character_9")
    assert scene.turn() == OVER
    assert scene.s.scored == ()
    assert list(scene.s.vp[:2]) == [10, 10]


def test_view_of_a_scoring_by_hand() -> None:
    scene = by_hand().end_now(0)

    def seen(what: str) -> list[object]:
        views = [murano.view(scene.s, seat) for seat in (-1, 0, 1)]
        assert all(isinstance(view, View) for view in views)
        return [getattr(view, what) for view in views]

    assert seen("question") == ["score"] * 3
    assert seen("scoring") == [(-1, -1, 0, 0, 0)] * 3
    scene.lines("0 score character_34")
    assert seen("question") == ["visit"] * 3
    assert seen("scoring") == [(33, -1, 0, 0, 0)] * 3
    scene.lines(f"0 visit {DONATO}")
    assert seen("question") == ["give"] * 3
    assert seen("scoring") == [(33, 3, 0, 0, 0)] * 3
    scene.lines("0 give green")
    assert seen("scoring") == [(33, 3, 0, 1, 0)] * 3
    assert seen("scored") == [[]] * 3
    scene.lines("0 give red", "0 done")
    assert seen("scoring") == [(-1, -1, 0, 0, 0)] * 3
    assert seen("scored") == [[(0, 33, 3, 12, 14, 0, (1, 1, 0))]] * 3
    scene.lines("0 score character_7", f"0 visit {DONATO}")
    assert seen("question") == ["pay"] * 3
    assert seen("scoring") == [(6, 3, 0, 0, 0)] * 3
    scene.lines("0 pay 6")
    assert seen("scored") == [[(0, 33, 3, 12, 14, 0, (1, 1, 0)), (0, 6, 3, 13, 6, 6, (0, 0, 0))]] * 3


# By hand and at best.


def play_by_hand(s: State, plan: list[Scored]) -> None:
    """Assign the characters of a plan, in this order, and leave the rest out."""
    for one in plan:
        play(murano, s, f"score character_{one.character + 1}")
        play(murano, s, f"visit {ISLANDS[one.island]}")
        if one.gold:
            play(murano, s, f"pay {one.gold}")
        for colour in range(3):
            for _ in range(one.glass[colour]):
                play(murano, s, f"give {GLASS[colour]}")
        if murano.question(s) == "give":
            play(murano, s, "done")
    if murano.question(s) == "score":
        play(murano, s, "done")
    lay_open(s)


def lay_open(s: State) -> None:
    """Lay open the characters that come to light now."""
    for _ in CHARACTERS:
        if murano.question(s) == "show":
            play(murano, s, murano.legal(s)[-1])


@pytest.mark.parametrize("chunk", range(4))
def test_m_end_6_the_best_assignment_played_by_hand_scores_the_same(chunk: int) -> None:
    for seed in range(2_000_000 + chunk * 50, 2_000_000 + chunk * 50 + 50):
        end = random_end(Random(seed))
        at_best, hand = end.state(), end.state()
        hand.by_hand = True
        plan = assignment.best(hand, end.seat)
        Random(seed).shuffle(plan)
        for s in (at_best, hand):
            s.depth = 0
            s.emptied, s.emptied_second, s.ender = 3, 2, end.seat
            scoring.begin(s)
            while not s.depth and not s.over:
                flow.end_turn(s)
            lay_open(s)
        assert at_best.over
        if not hand.over:
            assert murano.turn(hand) == end.seat
            play_by_hand(hand, plan)
        assert hand.over
        assert murano.result(hand) == murano.result(at_best)
        assert (hand.gold, hand.glass, hand.bag, hand.bank) == (
            at_best.gold,
            at_best.glass,
            at_best.bag,
            at_best.bank,
        )
        assert (hand.vp, hand.spare, hand.served) == (at_best.vp, at_best.spare, at_best.served)
        assert sorted(x._replace(dock=0) for x in hand.scored) == [x._replace(dock=0) for x in at_best.scored]
        assert {x.dock for x in hand.scored} == {x.dock for x in at_best.scored}
        account_of(hand, end.seat)
