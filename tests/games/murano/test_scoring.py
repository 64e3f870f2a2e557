"""The final scoring: who scores what where, what is left over, places and the account (M-END-3 to M-END-6)."""

import re
from random import Random
from typing import Final

import pytest

from laguna.games import murano
from laguna.games.murano import assignment, scoring
from laguna.games.murano.assignment import Scored
from laguna.games.murano.state import State
from laguna.games.murano.tables import DOCKS, GLASS, ISLANDS
from laguna.games.murano.view import View
from laguna.kernel.errors import NotLegal
from laguna.kernel.event import Event
from laguna.kernel.game import OVER, Item, Result, play

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
    assert [sum(item.points for item in items if item.seat == other) for other in range(s.seats)] == s.vp[: s.seats]
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
    scene.buildings(PIETRO, "factory", seat=2).buildings(PIETRO, "shop_blue", seat=1)
    return scene.character(2, 38, 5, 16).dock(2, f"{TERESA} orange", f"{TERESA} white")


def test_m_end_3_worked_example_two_gondoliers_at_an_island() -> None:
    scene = red_shops_and_my_factories().dock(2, f"{PIETRO} grey").end_now()
    # There would be 7 points for character 16 on the first island, had it a third gondolier.
    assert scored(scene.s, 2) == [(5, TERESA, 12), (16, PIETRO, 3), (38, TERESA, 8)]
    assert scene.s.vp[2] == 5 + 12 + 3 + 8
    assert scene.s.spare[2] == 0


def test_m_end_3_with_a_third_gondolier_there_it_would_score_there() -> None:
    scene = red_shops_and_my_factories().dock(2, f"{PIETRO} grey", f"{TERESA} grey").end_now()
    assert scored(scene.s, 2) == [(5, TERESA, 12), (16, TERESA, 7), (38, TERESA, 8)]
    assert scene.s.vp[2] == 5 + 12 + 7 + 8 + 1


def test_m_end_3_without_a_gondolier_elsewhere_one_is_left_out() -> None:
    scene = red_shops_and_my_factories().end_now()
    assert scored(scene.s, 2) == [(5, TERESA, 12), (38, TERESA, 8)]
    assert scene.s.vp[2] == 5 + 20


@pytest.mark.parametrize("ender", range(4))
def test_m_end_3_from_the_ending_player_clockwise(ender: int) -> None:
    scene = Scene(4)
    colours = ("white", "brown", "orange", "grey")
    for seat in range(4):
        # Each has another character that scores 10 or 12 on an island with nothing, and one more gondolier.
        scene.dock(seat, f"{MATTIA} {colours[seat]}", f"{PIETRO} {colours[seat]}")
    scene.character(0, 9).character(1, 24).character(2, 31).character(3, 1)
    scene.end_now(ender)
    expected = {
        0: [event("scored", seat=0, character="character_9", island=MATTIA, points=10)],
        1: [event("scored", seat=1, character="character_24", island=MATTIA, points=12)],
        2: [],
        3: [],
    }
    events = [event("scoring")]
    for seat in (ender, (ender + 1) % 4, (ender + 2) % 4, (ender + 3) % 4):
        events += [*expected[seat], event("leftover", seat=seat, number=1 if seat < 2 else 2)]
    events += [event("showed", seat=seat, character=f"character_{n}") for seat, n in enumerate((9, 24, 31, 1))]
    points = (5 + 10 + 1, 5 + 12 + 1, 7, 7)
    events += [event("final", seat=seat, points=points[seat], gold=5) for seat in range(4)]
    assert scene.s.log == events
    assert scene.turn() == OVER
    assert murano.result(scene.s) == Result(points, (2, 1, 3, 3), ("street", "factory"))


def test_m_end_3_any_gondolier_of_yours_counts_whatever_the_colour_of_the_dock() -> None:
    # Grey and orange are colours nobody plays here.
    for colour in ("white", "brown", "orange", "grey"):
        scene = Scene(2).character(1, 9).dock(1, f"{CHIARA} {colour}").end_now()
        assert scored(scene.s, 1) == [(9, CHIARA, 10)]
        assert account_of(scene.s, 1) == [Item(1, 5, "start"), character_item(1, 10, 9, CHIARA, colour)]


def test_m_end_3_a_gondolier_of_somebody_else_serves_nobody() -> None:
    scene = Scene(3).character(1, 9, 24, 31).dock(0, f"{CHIARA} brown").dock(2, f"{MATTIA} brown").end_now()
    assert scene.s.scored == ()
    assert scene.s.vp[:3] == [6, 5, 6]


def test_m_end_3_gondoliers_in_hand_serve_nobody() -> None:
    scene = Scene(2).character(0, 9)
    assert scene.s.hand[0] == 5
    scene.end_now()
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
    scene.character(0, 15, 38).dock(0, f"{DONATO} white").end_now()
    assert scored(scene.s, 0) == expected
    assert scene.s.vp[0] == 5 + points


def test_m_end_3_one_players_scoring_never_changes_anothers() -> None:
    def board() -> Scene:
        scene = Scene(4).pave(PIETRO)
        scene.buildings(PIETRO, "shop_red", "factory", seat=0).buildings(PIETRO, "shop_red", "factory", seat=1)
        scene.dock(0, f"{PIETRO} white", f"{TERESA} white").dock(1, f"{PIETRO} brown", f"{TERESA} brown")
        return scene.glass(0, "blue", "blue").glass(1, "blue").gold(0, 9).gold(1, 11)

    alone = [board().character(0, 33, 38, 24), board().character(1, 16, 1, 9)]
    both = board().character(0, 33, 38, 24).character(1, 16, 1, 9).end_now(1)
    for seat in (0, 1):
        alone[seat].end_now()
        assert scored(both.s, seat) == scored(alone[seat].s, seat)
        assert both.s.vp[seat] == alone[seat].s.vp[seat]
    assert scored(both.s, 0) == [(24, PIETRO, 12), (33, TERESA, 14)]
    assert scored(both.s, 1) == [(9, TERESA, 10), (16, PIETRO, 6)]


# M-END-4.


@pytest.mark.parametrize(
    ("leftover", "docked", "hired", "number"),
    [
        ("board", 0, 0, 0),
        ("board", 1, 0, 1),
        ("board", 3, 0, 3),
        ("board", 7, 0, 7),
        ("all", 0, 0, 5),
        ("all", 3, 0, 5),
        ("all", 5, 0, 5),
        ("all", 7, 0, 7),
        # Hired ones are in hand, those in the supply never count.
        ("all", 0, 2, 7),
        ("board", 1, 2, 1),
        ("all", 2, -4, 3),
    ],
)
def test_m_end_4_one_point_for_each_gondolier_that_serves_nobody(
    leftover: str, docked: int, hired: int, number: int
) -> None:
    scene = Scene(4, leftover_gondoliers=leftover).dock(2, *(dock for dock in DOCKS[:docked]))
    scene.s.hand[2] += hired if docked != 2 else -2
    scene.s.supply[2] -= hired if docked != 2 else -2
    others = 5 if leftover == "all" else 0
    scene.fresh_turn().end_now()
    murano.check(scene.s)
    assert scene.s.vp == [5 + others, 5 + others, 5 + (number if docked != 2 else 2 + 1), 5 + others]
