"""When the game ends, what may still be placed, and when it stalls (M-END-1, M-END-2, M-END-7)."""

from itertools import permutations

import pytest

from laguna.games import murano
from laguna.games.murano.rules import constants as t
from laguna.games.murano.rules import ending
from laguna.kernel.event import Event, all_but, only
from laguna.kernel.game import OVER

from .scene import Scene, event

BUILDINGS = ("factory", "shop", "palace", "special")
LEFT_OF = {"factory": 1, "shop": 2, "palace": 2, "special": 2}
"""What a tile costs from the top of its pile."""


def take_last(scene: Scene, kind: str, seat: int = 0) -> Scene:
    """The seat takes the last tile of a kind; a street is not placed yet."""
    if kind == "street":
        last = t.STREETS[list(scene.s.streets).index(1)]
        scene.sail("build", seat).lines(f"{seat} build street", f"* draw {last}")
        return scene
    scene.sail(f"buy_{kind}", seat)
    if kind in ("shop", "palace"):
        scene.lines(f"{seat} top")
        scene.lines(f"* {scene.legal()[0]}")
    return scene


def stop(scene: Scene) -> Scene:
    """Build no more and place nothing, if that is asked."""
    return scene.lines(f"{scene.turn()} done") if "done" in scene.legal() else scene


def told(scene: Scene, *keys: str) -> list[Event]:
    return [said for said in scene.news() if said.key in keys]


def finish(scene: Scene) -> Scene:
    """Make the draws of the final scoring."""
    while scene.turn() == -1:
        scene.lines(f"* {scene.legal()[0]}")
    return scene


# Two empty piles.


@pytest.mark.parametrize(("first", "second"), list(permutations(("street", *BUILDINGS), 2)))
def test_m_end_1_the_second_empty_pile_ends_the_game(first: str, second: str) -> None:
    scene = Scene(3).empty_pile(first, 1).empty_pile(second, 1).gold(0, 9).gold(1, 9)
    take_last(scene, first)
    # One empty pile ends nothing.
    kinds = ("street", *BUILDINGS)
    assert (scene.s.emptied, scene.s.emptied_second, scene.s.ender) == (kinds.index(first), -1, -1)
    assert told(scene, "pile_empty", "last_turns") == [event("pile_empty", kind=first)]
    assert scene.question() == ("cell" if first == "street" else "turn")
    if first == "street":
        scene.lines(f"0 {scene.legal()[0]}")
        scene.fresh_turn(1)
    assert not ending.is_last_turn(scene.s)
    assert scene.turn() == 1
    take_last(scene, second, 1)
    # The ending player is whoever empties the second kind.
    assert (scene.s.emptied, scene.s.emptied_second) == (kinds.index(first), kinds.index(second))
    assert scene.s.ender == 1
    assert ending.is_last_turn(scene.s)
    assert told(scene, "pile_empty", "last_turns") == [
        event("pile_empty", kind=second),
        event("last_turns", seat=1),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("ender", [0, 1])
def test_m_end_1_everyone_else_has_one_more_turn(seats: int, ender: int) -> None:
    scene = Scene(seats).empty_pile("palace").empty_pile("factory", 1).fresh_turn(ender)
    take_last(scene, "factory", ender)
    order = []
    while scene.turn() != OVER:
        order.append(scene.turn())
        assert scene.question() == "turn"
        assert "scoring" not in [said.key for said in scene.news()]
        scene.pass_turn()
    assert order == [(ender + 1 + n) % seats for n in range(seats - 1)]
    assert scene.s.turns == seats
    assert murano.turns(scene.s) == seats
    assert scene.question() == "over"
    assert scene.legal() == []
    assert murano.result(scene.s).ended_by == ("factory", "palace")
    assert told(scene, "scoring", "stalled") == [event("scoring")]


@pytest.mark.parametrize("second", ["street", "factory"])
def test_m_end_1_a_third_empty_pile_changes_nothing(second: str) -> None:
    scene = Scene(3).empty_pile("palace").empty_pile(second, 1).empty_pile("special", 1)
    take_last(scene, second)
    if second == "street":
        scene.lines(f"0 {scene.legal()[0]}")
    stop(scene)
    assert scene.turn() == 1
    scene.news()
    take_last(scene, "special", 1)
    assert told(scene, "pile_empty", "last_turns") == [event("pile_empty", kind="special")]
    assert (scene.s.emptied, scene.s.emptied_second, scene.s.ender) == (3, t.KINDS.index(second), 0)
    stop(scene)
    assert scene.turn() == 2
    scene.pass_turn()
    assert scene.turn() == OVER
    assert murano.result(scene.s).ended_by == (second, "palace")


@pytest.mark.parametrize("kind", ["shop", "palace"])
def test_m_end_1_a_pile_is_empty_when_a_search_takes_its_last_tile(kind: str) -> None:
    scene = Scene().empty_pile("factory").empty_pile(kind, 1).sail(f"buy_{kind}").lines("0 search")
    for _ in range(3):
        scene.lines(f"* {scene.legal()[0]}")
    assert scene.s.emptied_second == -1
    assert len(scene.legal()) == 1
    scene.lines(f"0 {scene.legal()[0]}")
    assert told(scene, "pile_empty", "last_turns") == [event("pile_empty", kind=kind), event("last_turns", seat=0)]
    assert scene.s.ender == 0


def test_m_end_1_a_build_that_takes_the_last_street_goes_on_to_three_tiles() -> None:
    scene = Scene().empty_pile("factory").hold(0, "shop_red", "palace_2").empty_pile("street", 1)
    take_last(scene, "street")
    assert scene.s.ender == 0
    scene.lines(f"0 {scene.legal()[0]}")
    assert (scene.turn(), scene.question()) == (0, "build")
    assert scene.legal() == ["build shop_red", "build palace_2", "done"]
    scene.lines("0 build shop_red", "0 at san_donato b1", "0 build palace_2", "0 at san_donato a2")
    assert scene.s.vp[0] == 10
    assert scene.turn() == 1
    scene.pass_turn()
    assert scene.turn() == OVER


def test_m_end_1_a_tile_that_does_not_empty_its_pile_is_no_news() -> None:
    scene = Scene().empty_pile("factory", 2)
    take_last(scene, "factory")
    assert told(scene, "pile_empty", "last_turns") == []
    assert scene.s.pile[1] == 1
    assert scene.s.emptied == -1


# What is bought in the last turn.


def last_purchase(kind: str, *cards: str, seats: int = 2) -> Scene:
    """Seat 0 buys the last tile of a kind, which empties the second pile. A street lies on San Donato b2."""
    first = "factory" if kind != "factory" else "palace"
    scene = Scene(seats).lay("san_donato b2", "street_empty").hold(0, "shop_grey")
    scene.card(0, *cards)
    scene.empty_pile(first).empty_pile(kind, 1)
    take_last(scene, kind)
    return scene


@pytest.mark.parametrize(("kind", "points"), [("factory", 1), ("shop", 2), ("palace", 3)])
def test_m_end_2_worked_case_the_purchase_that_empties_the_second_pile_may_be_placed(
    kind: str, points: int
) -> None:
    scene = last_purchase(kind)
    assert (scene.turn(), scene.question()) == (0, "bought")
    tile = t.TILES[scene.s.tile]
    assert tile.split("_")[0] == kind
    # Only the tile just bought, never one held before, and no street.
    assert scene.legal() == [f"build {tile}", "done"]
    assert scene.s.gold[0] == 5 - LEFT_OF[kind]
    scene.news()
    scene.lines(f"0 build {tile}")
    assert scene.legal() == ["at san_donato b1", "at san_donato a2"]
    scene.lines("0 at san_donato a2")
    assert list(scene.s.vp) == [5 + points, 5, 0, 0]
    cell = t.CELLS.index("san_donato a2")
    assert scene.s.cells[cell] == t.TILES.index(tile)
    assert scene.s.owner[cell] == (-1 if kind == "palace" else 0)
    assert scene.news() == [event("built", seat=0, tile=tile, island="san_donato", cell="a2", points=points)]
    # One tile, and the turn is over: this is no build action.
    assert (scene.turn(), scene.question()) == (1, "turn")


def test_m_end_2_a_special_building_brings_its_card() -> None:
    scene = last_purchase("special", "crane_a")
    assert scene.legal() == ["build special", "done"]
    scene.news()
    scene.lines("0 build special", "0 at san_donato b1")
    # A Crane owned before this turn counts.
    assert scene.s.vp[0] == 6
    scene.lines("* draw bank", "* draw basilica", "* draw inn", "0 keep basilica")
    assert scene.s.vp[0] == 11
    assert (scene.turn(), scene.question()) == (1, "turn")
    assert [(said.key, said.args.get("points"), said.seen_by) for said in scene.news()] == [
        ("built", 1, 0x1FF),
        *[("drew_card", None, all_but(0)), ("drew_card_seen", None, only(0))] * 3,
        ("kept_card", None, 0x1FF),
        ("basilica", 5, 0x1FF),
    ]


@pytest.mark.parametrize(
    ("kind", "card", "points"), [("factory", "crane_b", 2), ("shop", "crane_b", 3), ("palace", "crane_a", 4)]
)
def test_m_end_2_a_crane_counts(kind: str, card: str, points: int) -> None:
    scene = last_purchase(kind, card)
    scene.lines(f"0 {scene.legal()[0]}", "0 at san_donato b1")
    assert scene.s.vp[0] == 5 + points


@pytest.mark.parametrize("kind", BUILDINGS)
def test_m_end_2_it_may_be_left_unbuilt(kind: str) -> None:
    scene = last_purchase(kind)
    scene.lines("0 done")
    assert (scene.turn(), scene.question()) == (1, "turn")
    assert list(scene.s.vp) == [5, 5, 0, 0]
    assert scene.s.tile == -1
    player = murano.view(scene.s, -1).players[0]
    assert player.factories + player.shops + player.palaces + player.specials == 2


def test_m_end_2_order_pay_take_check_place_points_card() -> None:
    scene = last_purchase("special", "crane_a")
    scene.lines(
        "0 build special", "0 at san_donato b1", "* draw bank", "* draw hostel", "* draw inn", "0 keep inn"
    )
    keys = [said.key for said in scene.told(0) if not said.key.startswith("sailed")]
    assert keys == ["bought", "pile_empty", "last_turns", "built", *["drew_card_seen"] * 3, "kept_card"]


@pytest.mark.parametrize("kind", BUILDINGS)
def test_m_end_2_for_everyone_in_their_last_turn(kind: str) -> None:
    first, second = [other for other in BUILDINGS if other != kind][:2]
    scene = Scene(3).lay("san_donato b2", "street_empty").empty_pile(first).empty_pile(second, 1)
    take_last(scene, second).lines("0 done")
    # Seat 1 buys, and its pile is not even empty then; seat 2 too.
    for seat in (1, 2):
        scene.sail(f"buy_{kind}", seat)
        if kind in ("shop", "palace"):
            scene.lines(f"{seat} top", f"* {'draw shop_blue' if kind == 'shop' else 'draw palace_3'}")
        assert (scene.turn(), scene.question()) == (seat, "bought")
        tile = {"shop": "shop_blue", "palace": "palace_3"}.get(kind, kind)
        assert scene.legal() == [f"build {tile}", "done"]
        scene.lines(f"{seat} done")
    finish(scene)
    assert scene.turn() == OVER


def test_m_end_2_after_a_search_too() -> None:
    scene = Scene().lay("san_donato b2", "street_empty").empty_pile("palace").empty_pile("shop", 1)
    scene.sail("buy_shop").lines("0 search")
    for _ in range(3):
        scene.lines(f"* {scene.legal()[0]}")
    take = scene.legal()[0]
    scene.lines(f"0 {take}")
    assert scene.legal() == [f"build {take.removeprefix('take ')}", "done"]


def test_m_end_2_only_by_the_rules_of_building() -> None:
    """M-BUILD-3: nothing is offered without a free space beside a laid street."""
    scene = Scene().empty_pile("palace").empty_pile("factory", 1)
    take_last(scene, "factory")
    assert (scene.turn(), scene.question()) == (1, "turn")
    scene = Scene().lay("san_donato b3", "street_empty").buildings("san_donato", "special")
    scene.empty_pile("palace").empty_pile("factory", 1)
    take_last(scene, "factory")
    assert (scene.turn(), scene.question()) == (1, "turn")


def test_m_end_2_not_before_the_last_turn() -> None:
    scene = Scene().lay("san_donato b2", "street_empty").empty_pile("palace").empty_pile("factory", 2)
    take_last(scene, "factory")
    assert (scene.turn(), scene.question()) == (1, "turn")
    assert scene.s.factories[0] == 1
    assert scene.s.tile == -1


def test_m_end_2_a_card_won_in_the_last_turn_does_not_work_any_more() -> None:
    scene = last_purchase("special")
    scene.lines("0 build special", "0 at san_donato b1", "* draw crane_a", "* draw hostel", "* draw inn")
    scene.lines("0 keep crane_a")
    assert scene.s.working[0] == 0
    assert scene.s.vp[0] == 5


def last_card(card: str, **options: str) -> Scene:
    """Seat 0 wins a card in its last turn, and has red glass for a character that takes green; seat 1 passes."""
    scene = Scene(2, **options).character(0, 36).dock(0, "s_pietro_martire white").glass(0, "red", "red")
    scene.lay("san_donato b2", "street_empty").empty_pile("palace").empty_pile("special", 1)
    take_last(scene, "special").lines("0 build special", "0 at san_donato b1")
    scene.lines("* draw studio_red_green", "* draw hostel", "* draw inn", f"0 keep {card}")
    return scene.pass_turn()


@pytest.mark.parametrize(
    ("last_studio", "card", "points"),
    [
        # Two red glass as green ones for 7 points each; without it the gondolier is left over for 1.
        ("counts", "studio_red_green", 14),
        ("counts", "inn", 1),
        ("not", "studio_red_green", 1),
        ("not", "inn", 1),
    ],
)
def test_m_sb_1_whether_a_studio_won_in_the_last_turn_counts_is_an_option(
    last_studio: str, card: str, points: int
) -> None:
    scene = last_card(card, last_studio=last_studio)
    finish(scene)
    assert murano.result(scene.s).scores[0] == 5 + points


def test_m_sb_1_a_studio_won_in_the_last_turn_counts_unless_it_is_switched_off() -> None:
    scene = last_card("studio_red_green")
    finish(scene)
    assert murano.result(scene.s).scores[0] == 5 + 14


@pytest.mark.parametrize("last_studio", ["counts", "not"])
def test_m_sb_1_a_studio_that_worked_in_the_last_turn_counts_either_way(last_studio: str) -> None:
    scene = Scene(2, last_studio=last_studio).character(0, 36).dock(0, "s_pietro_martire white")
    scene.glass(0, "red", "red").card(0, "studio_red_green").end_now().lay_open()
    assert murano.result(scene.s).scores[0] == 5 + 14


def test_m_sb_1_by_hand_a_studio_that_does_not_count_leaves_the_character_out() -> None:
    scene = last_card("studio_red_green", last_studio="not", scoring="hand")
    assert scene.question() == "score"
    assert scene.legal() == ["done"]
    scene = last_card("studio_red_green", last_studio="counts", scoring="hand")
    assert scene.legal() == ["score character_36", "done"]


@pytest.mark.parametrize(("last_studio", "worth"), [("counts", (14, 5)), ("not", (0, -1))])
def test_m_sb_1_what_characters_are_worth_now_goes_by_the_option(last_studio: str, worth: tuple[int, int]) -> None:
    scene = Scene(2, last_studio=last_studio).character(0, 36).dock(0, "s_pietro_martire white")
    scene.glass(0, "red", "red").lay("san_donato b2", "street_empty").hold(0, "special").sail("build")
    scene.lines("0 build special", "0 at san_donato b1", "* draw studio_red_green", "* draw hostel", "* draw inn")
    scene.lines("0 keep studio_red_green")
    mine = murano.view(scene.s, 0).mine
    assert mine is not None
    assert mine.worth == [worth]


# A stall.


def play_stall(scene: Scene, buys: dict[int, str]) -> list[int]:
    """Pass, but buy a factory in the turns named (counted from 1); the seats that had a turn, to the end."""
    order = []
    while scene.turn() >= 0:
        order.append(scene.turn())
        kind = buys.get(len(order))
        if kind is None:
            scene.pass_turn()
        else:
            take_last(scene, kind, scene.turn())
        assert len(order) < 50
    finish(scene)
    return order


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_m_end_7_rounds_without_a_tile_end_the_game(seats: int, rounds: int) -> None:
    for first in range(seats):
        scene = Scene(seats, stall_rounds=str(rounds)).first(first)
        order = play_stall(scene, {})
        assert order == [(first + n) % seats for n in range(seats * rounds)]
        assert scene.turn() == OVER
        assert murano.result(scene.s).ended_by == ("stall",)
        assert told(scene, "stalled", "scoring") == [event("stalled", rounds=rounds), event("scoring")]
        assert scene.s.stalled
        assert scene.s.ender == first


@pytest.mark.parametrize(("bought", "turns"), [(1, 9), (2, 9), (3, 9), (4, 12), (5, 12), (6, 12)])
def test_m_end_7_after_the_current_round_whoever_took_the_last_tile(bought: int, turns: int) -> None:
    for first in range(3):
        scene = Scene(3, stall_rounds="2").first(first)
        order = play_stall(scene, {bought: "factory"})
        # Six quiet turns after the purchase, then to the end of the round, so that all had as many turns.
        assert order == [(first + n) % 3 for n in range(turns)]


def test_m_end_7_is_told_when_it_is_settled() -> None:
    scene = Scene(3, stall_rounds="2")
    take_last(scene, "factory")
    for _ in range(5):
        scene.pass_turn()
    assert told(scene, "stalled") == []
    assert not murano.view(scene.s, -1).stalled
    scene.pass_turn()
    # Seat 0 had the seventh turn; seats 1 and 2 finish the round.
    assert told(scene, "stalled") == [event("stalled", rounds=2)]
    assert murano.view(scene.s, -1).stalled
    assert scene.turn() == 1
    scene.pass_turn().pass_turn()
    assert scene.turn() == OVER
    assert told(scene, "stalled") == []


@pytest.mark.parametrize("kind", ["street", *BUILDINGS])
def test_m_end_7_every_kind_of_tile_counts(kind: str) -> None:
    scene = Scene(2, stall_rounds="1")
    scene.pass_turn()
    assert scene.s.quiet == 1
    if kind == "street":
        scene.sail("build", 1).lines("1 build street", "* draw street_empty", "1 at san_donato b2", "1 done")
    else:
        take_last(scene, kind, 1)
    assert scene.s.quiet == 0
    assert scene.turn() == 0
    assert not scene.s.stalled


def test_m_end_7_tiles_that_are_built_do_not_count() -> None:
    """No tile leaves a pile when one that was held is built."""
    scene = Scene(2, stall_rounds="1").lay("san_donato b2", "street_empty").hold(1, "factory")
    scene.pass_turn().sail("build", 1).lines("1 build factory", "1 at san_donato b1", "1 done")
    assert scene.turn() == OVER
    assert scene.s.stalled


def test_m_end_7_thirty_rounds_by_default() -> None:
    scene = Scene()
    scene.s.quiet = 58
    scene.pass_turn()
    assert not murano.view(scene.s, -1).stalled
    scene.pass_turn()
    assert scene.turn() == OVER
    assert told(scene, "stalled") == [event("stalled", rounds=30)]


def test_m_end_7_off_with_0() -> None:
    scene = Scene(2, stall_rounds="0")
    scene.s.quiet = 100_000
    for _ in range(6):
        scene.pass_turn()
    assert scene.turn() == 0
    assert not scene.s.stalled
    assert scene.s.quiet == 100_006


def test_m_end_7_m_end_2_does_not_apply_and_nobody_else_ends_it() -> None:
    scene = Scene(3, stall_rounds="1").lay("san_donato b2", "street_empty")
    scene.empty_pile("palace").empty_pile("factory", 1)
    scene.s.quiet = 2
    scene.pass_turn()
    assert murano.view(scene.s, -1).stalled
    # The second pile runs out in the last round of a stall: nothing may be placed, and the round ends it.
    scene.news()
    take_last(scene, "factory", 1)
    assert told(scene, "pile_empty", "last_turns") == [event("pile_empty", kind="factory")]
    assert (scene.turn(), scene.question()) == (2, "turn")
    assert scene.s.emptied_second == -1
    assert scene.s.ender == -1
    scene.pass_turn()
    assert scene.turn() == OVER
    assert murano.result(scene.s).ended_by == ("stall",)


def test_m_end_7_scored_from_the_first_player_on() -> None:
    for first in range(3):
        scene = Scene(3, stall_rounds="1").first(first)
        for seat in range(3):
            scene.dock(seat, f"san_donato {t.COLOURS[seat]}")
        play_stall(scene, {})
        said = [event("leftover", seat=(first + n) % 3, number=1) for n in range(3)]
        assert told(scene, "leftover") == said


def test_m_end_7_two_empty_piles_come_first() -> None:
    """A game that ends by its piles does not stall any more."""
    scene = Scene(2, stall_rounds="1")
    scene.s.emptied, scene.s.emptied_second, scene.s.ender, scene.s.quiet = 1, 2, 0, 50
    ending.note_quiet_turn(scene.s)
    assert not scene.s.stalled
    assert scene.s.quiet == 51
    assert ending.is_end(scene.s, 0)
    assert not ending.is_end(scene.s, 1)


def test_m_end_7_settled_once() -> None:
    scene = Scene(2, stall_rounds="1")
    scene.s.quiet = 1
    ending.note_quiet_turn(scene.s)
    ending.note_quiet_turn(scene.s)
    assert told(scene, "stalled") == [event("stalled", rounds=1)]
    # In a stall the first player's seat ends it.
    scene.s.first = 1
    assert ending.is_end(scene.s, 1)
    assert not ending.is_end(scene.s, 0)


def test_m_end_1_nothing_ends_while_no_pile_is_empty() -> None:
    scene = Scene(3)
    assert not any(ending.is_end(scene.s, seat) for seat in range(-1, 3))
    assert not ending.is_last_turn(scene.s)
    scene.s.emptied_second = 0
    assert ending.is_last_turn(scene.s)
