"""Eighteen spaces, eight ships: turns, moves, passes, and what the Lighthouse allows (M-TURN, M-MOVE, M-PASS)."""

from collections import Counter
from collections.abc import Iterator

import pytest

from laguna.games import murano
from laguna.games.murano.rules import questions as q
from laguna.games.murano.rules import ring
from laguna.games.murano.rules.constants import DEEDS, LIGHTHOUSE, RING
from laguna.games.murano.rules.purse import NEVER
from laguna.games.murano.rules.state import State
from laguna.kernel.cells import cells_of
from laguna.kernel.chance import Rng
from laguna.kernel.event import Event
from laguna.kernel.game import play

from ...walks import FEW, SOAK
from .scene import Scene, event, random_game


def sailed(seat: int, start: int, to: int, cost: int, deed: str, key: str = "sailed") -> Event:
    return Event(key, {"seat": seat, "from": start, "to": to, "cost": cost, "deed": deed})


def ships(names: list[str]) -> list[str]:
    return [name for name in names if "ship" in name]


def only(scene: Scene, *deeds: str) -> Scene:
    """Say that just these deeds can be done this turn, for nothing."""
    scene.s.needs = cells_of([0 if deed in deeds else NEVER for deed in DEEDS])
    return scene


# Turns.


def test_m_turn_1_act_or_pass() -> None:
    scene = Scene()
    assert (scene.turn(), scene.question()) == (0, "turn")
    assert scene.legal() == ["act", "pass"]


def test_m_turn_1_move_then_do_the_action_where_the_last_ship_stopped() -> None:
    scene = Scene().ships([1, 3, 5, 7, 9, 11, 14], 16).lines("0 act")
    assert scene.question() == "ship"
    assert "do" not in scene.legal()
    scene.lines("0 ship 7")
    assert scene.question() == "sail"
    # Space 8 sells palaces, and a ship stands on 9.
    assert scene.legal() == ["sail 8"]
    scene.lines("0 sail 8")
    assert scene.question() == "ship"
    assert scene.legal()[0] == "do"
    scene.lines("0 do")
    assert scene.question() == "buy"


def test_m_turn_1_exactly_one_action_of_the_last_ship_moved() -> None:
    # The first ship stops on a palace space, the second one on the 2 gold: only the gold is taken.
    scene = Scene().ships([7, 6, 18, 11, 13, 14, 16], 1)
    scene.lines("0 act", "0 ship 7", "0 sail 8", "0 ship 6", "0 sail 7")
    assert scene.news() == [sailed(0, 7, 8, 0, "buy_palace"), sailed(0, 6, 7, 1, "build")]
    scene = Scene().ships([8, 7, 18, 11, 13, 14, 16], 1)
    scene.lines("0 act", "0 ship 8", "0 sail 9", "0 do")
    assert scene.turn() == 1
    assert scene.question() == "turn"
    assert list(scene.s.gold) == [7, 5, 0, 0]


@pytest.mark.parametrize("space", range(1, 19))
def test_m_turn_1_every_space_does_its_own_action(space: int) -> None:
    asked = {
        "take_gold": "turn",
        "buy_factory": "turn",
        "buy_shop": "buy",
        "buy_palace": "buy",
        "buy_special": "turn",
        "recruit": "draw_characters",
        "place_gondolier": "dock",
        "build": "build",
        "income": "income",
        "production": "produce",
        "hire_or_dismiss": "hire",
    }
    scene = (
        Scene().streets("san_donato", "street_red", "street_red").buildings("san_donato", "shop_red", "factory")
    )
    behind = (space - 2) % 18 + 1
    others = [(space + i) % 18 + 1 for i in range(7)]
    scene.ships([behind, *others[:6]], others[6])
    scene.lines("0 act", f"0 ship {behind}", f"0 sail {space}", "0 do")
    deed = DEEDS[RING[space - 1]]
    assert scene.question() == asked[deed]
    changed = {"take_gold": 7, "buy_factory": 4, "buy_special": 3}
    assert scene.s.gold[0] == changed.get(deed, 5)
    assert scene.s.factories[0] == (deed == "buy_factory")
    assert scene.s.specials[0] == (deed == "buy_special")
    if deed in ("buy_shop", "buy_palace"):
        scene.lines("0 top")
        assert scene.legal()[0] == ("draw shop_red" if deed == "buy_shop" else "draw palace_1")


# Moves.


def test_m_move_1_one_way_any_number_of_spaces_up_to_the_next_ship() -> None:
    scene = Scene().ships([1, 2, 3, 4, 5, 6, 7], 13).lines("0 pass")
    # The ships in the queue cannot move; the front one goes up to 12, the red one round the end of the ring.
    assert scene.legal() == ["ship 7", "red_ship"]
    scene.lines("0 ship 7")
    assert scene.legal() == [f"sail {at}" for at in range(8, 13)]


def test_m_move_1_round_the_end_of_the_ring() -> None:
    scene = Scene().ships([2, 4, 6, 8, 10, 12, 14], 16).lines("0 pass")
    assert scene.legal() == [*(f"ship {at}" for at in range(2, 16, 2)), "red_ship"]
    scene.lines("0 red_ship")
    assert scene.legal() == ["sail 1", "sail 17", "sail 18"]
    scene.lines("0 sail 1")
    assert scene.s.red == 0
    assert scene.news() == [event("passed", seat=0, gold=1), sailed(0, 16, 1, 0, "build", "sailed_red")]


def test_m_move_1_a_black_ship_moves_and_the_others_stay() -> None:
    scene = Scene().ships([1, 3, 5, 7, 9, 11, 17], 14).lines("0 pass", "0 ship 17", "0 sail 18")
    assert scene.s.black == sum(1 << (at - 1) for at in (1, 3, 5, 7, 9, 11, 18))
    assert scene.s.red == 13


def test_m_move_2_first_move_free_second_costs_1_third_2_fourth_3() -> None:
    scene = Scene().gold(0, 6).ships([1, 3, 5, 7, 8, 11, 14], 16)
    scene.lines("0 act")
    costs = []
    for ship, to in ((16, 17), (14, 15), (11, 12), (8, 9)):
        before = scene.s.gold[0]
        scene.lines("0 red_ship" if ship == 16 else f"0 ship {ship}", f"0 sail {to}")
        costs.append(before - scene.s.gold[0])
    assert costs == [0, 1, 2, 3]
    assert scene.s.gold[0] == 0
    assert scene.s.moves == 4
    assert scene.legal() == ["do"]
    assert scene.news() == [
        sailed(0, 16, 17, 0, "hire_or_dismiss", "sailed_red"),
        sailed(0, 14, 15, 1, "place_gondolier"),
        sailed(0, 11, 12, 2, "buy_special"),
        sailed(0, 8, 9, 3, "take_gold"),
    ]


def test_m_move_2_no_gold_no_move() -> None:
    # One ship has moved to the 2 gold: the next one costs 1. Another deed can be done on 17.
    for gold, moves in ((0, []), (1, ["ship 16"])):
        scene = Scene().gold(0, gold).ships([8, 10, 11, 12, 13, 14, 16], 7)
        only(scene, "take_gold", "hire_or_dismiss").lines("0 act", "0 ship 8", "0 sail 9")
        assert ships(scene.legal()) == moves
        assert scene.legal()[0] == "do"


def test_m_move_2_paid_to_the_bank_before_the_move() -> None:
    scene = Scene().ships([1, 3, 5, 7, 9, 11, 14], 16)
    bank = scene.s.bank
    scene.lines("0 act", "0 ship 5", "0 sail 6", "0 ship 7", "0 sail 8")
    assert scene.s.gold[0] == 4
    assert scene.s.bank == bank + 1


def test_m_move_3_worked_example_three_ships_to_build_for_3_gold() -> None:
    scene = Scene().gold(0, 3).ships([2, 1, 18, 5, 7, 10, 12], 14)
    scene.lines("0 act", "0 ship 2", "0 sail 3", "0 ship 1")
    assert scene.legal() == ["sail 2"]
    scene.lines("0 sail 2", "0 ship 18", "0 sail 1")
    assert scene.s.gold[0] == 0
    assert scene.legal() == ["do"]
    scene.lines("0 do")
    assert scene.question() == "build"
    assert scene.news() == [
        sailed(0, 2, 3, 0, "recruit"),
        sailed(0, 1, 2, 1, "buy_shop"),
        sailed(0, 18, 1, 2, "build"),
    ]


@pytest.mark.parametrize("gold", [2, 3])
def test_m_move_3_worked_example_needs_all_of_its_3_gold(gold: int) -> None:
    # Nothing but building can be done, and the other two spaces for it cannot be had for less.
    scene = Scene().gold(0, gold).ships([2, 1, 18, 7, 8, 13, 14], 15)
    only(scene, "build")
    assert scene.legal() == (["act", "pass"] if gold == 3 else ["pass"])
    if gold == 3:
        scene.lines("0 act", "0 ship 2", "0 sail 3", "0 ship 1", "0 sail 2", "0 ship 18", "0 sail 1")
        assert scene.legal() == ["do"]


def test_m_move_4_a_ship_moves_once_a_turn() -> None:
    scene = Scene().gold(0, 20).ships([1, 3, 5, 7, 9, 11, 14], 16).lines("0 act", "0 ship 5", "0 sail 6")
    assert "ship 6" not in scene.legal()
    assert "ship 7" in scene.legal()
    scene.lines("0 red_ship", "0 sail 17")
    assert "red_ship" not in scene.legal()
    # The one behind the ship that has moved cannot push it on: 6 stays taken.
    scene.lines("0 ship 3")
    assert scene.legal() == ["sail 4", "sail 5"]
    assert scene.s.moved_black == 1 << 5
    assert scene.s.moved_red


def test_m_move_4_all_may_move_again_in_the_next_turn() -> None:
    scene = Scene().ships([1, 3, 5, 7, 8, 11, 14], 16).lines("0 act", "0 ship 8", "0 sail 9", "0 do")
    assert (scene.s.moved_black, scene.s.moved_red, scene.s.moves, scene.s.stopped) == (0, False, 0, -1)
    scene.lines("1 act", "1 ship 9", "1 sail 10")
    assert scene.s.gold[1] == 5


def test_m_move_4_moves_that_are_not_needed_are_allowed_and_paid() -> None:
    scene = Scene().gold(0, 1).ships([8, 1, 3, 5, 7, 11, 14], 16)
    # The ship on 14 has nothing to do with the 2 gold.
    scene.lines("0 act", "0 ship 14", "0 sail 15", "0 ship 8", "0 sail 9", "0 do")
    assert scene.s.gold[0] == 2


# Passing.


def test_m_pass_1_take_1_gold_move_one_ship_and_no_action() -> None:
    scene = Scene().ships([1, 3, 5, 7, 8, 11, 14], 16).lines("0 pass")
    assert scene.s.gold[0] == 6
    assert (scene.turn(), scene.question()) == (0, "ship")
    assert murano.view(scene.s, -1).passing
    scene.lines("0 ship 8")
    assert scene.legal() == ["sail 9", "sail 10"]
    scene.lines("0 sail 9")
    # The ship stopped at "2 gold", but it is the next player's turn.
    assert (scene.turn(), scene.question()) == (1, "turn")
    assert scene.s.gold[0] == 6
    assert not murano.view(scene.s, -1).passing
    assert scene.news() == [event("passed", seat=0, gold=1), sailed(0, 8, 9, 0, "take_gold")]


def test_m_pass_1_the_move_is_not_optional_and_no_other_is_paid() -> None:
    scene = Scene().gold(0, 10).ships([1, 3, 5, 7, 8, 11, 14], 16).lines("0 pass")
    assert ships(scene.legal()) == scene.legal() == [f"ship {at}" for at in (1, 3, 5, 8, 11, 14)] + ["red_ship"]
    scene.lines("0 ship 1", "0 sail 2")
    assert scene.turn() == 1
    assert scene.s.gold[0] == 11
    assert scene.s.turns == 1


def test_m_pass_1_ships_may_go_where_nothing_can_be_done() -> None:
    scene = Scene().gold(0, 0).ships([1, 2, 3, 4, 5, 6, 7], 14)
    only(scene).lines("0 pass", "0 ship 7")
    assert scene.legal() == [f"sail {at}" for at in range(8, 14)]


# Acting only where something can be done.


def test_m_act_1_prices_that_can_be_paid() -> None:
    """One gold short, and just enough, for every deed that has a price."""
    for deed, price in (
        ("buy_factory", 1),
        ("buy_shop", 2),
        ("buy_palace", 2),
        ("buy_special", 2),
        ("recruit", 1),
        ("place_gondolier", 2),
    ):
        scene = Scene()
        assert scene.s.needs[DEEDS.index(deed)] == price
        assert not scene.gold(0, price - 1).can_do(deed), deed
        assert scene.gold(0, price).can_do(deed), deed


def test_m_act_1_deeds_that_change_something() -> None:
    scene = Scene().gold(0, 0)
    needs = dict(zip(DEEDS, scene.s.needs, strict=True))
    assert needs == {
        "take_gold": 0,
        "buy_factory": 1,
        "buy_shop": 2,
        "buy_palace": 2,
        "buy_special": 2,
        "recruit": 1,
        "place_gondolier": 2,
        "build": 0,
        "income": NEVER,
        "production": NEVER,
        "hire_or_dismiss": 0,
    }
    assert NEVER > 1_000_000
    for deed in ("take_gold", "build", "hire_or_dismiss"):
        assert scene.can_do(deed)
    scene.gold(0, 100)
    for deed in ("income", "production"):
        assert not scene.can_do(deed)


def test_m_act_1_no_act_if_nothing_can_be_done() -> None:
    scene = Scene().gold(0, 0).ships([1, 3, 5, 7, 9, 11, 14], 16)
    assert only(scene, "income").legal() == ["act", "pass"]
    assert only(scene).legal() == ["pass"]
    # Space 6 is the only one with an income; the ship on it must leave before another can come.
    scene.ships([6, 5, 7, 8, 9, 10, 11], 12)
    for gold, legal in ((0, ["pass"]), (20, ["pass"]), (27, ["pass"]), (28, ["act", "pass"])):
        scene.gold(0, gold)
        # 12 and all ships from 11 down to 5 move, for 0 to 7 gold: 28 in all.
        assert only(scene, "income").legal() == legal


def test_m_act_1_moves_must_lead_to_a_deed_that_can_be_done() -> None:
    scene = Scene().gold(0, 0).ships([1, 2, 3, 4, 5, 10, 11], 12)
    only(scene, "take_gold").lines("0 act")
    # Without gold only the move to the 2 gold itself.
    assert scene.legal() == ["ship 5"]
    scene.lines("0 ship 5")
    assert scene.legal() == ["sail 9"]


def test_m_act_1_the_action_must_be_payable_after_the_moves() -> None:
    # A palace (2 gold) on 8 after one more move (1 gold): 3 gold, and not 2.
    for gold, legal in ((2, ["pass"]), (3, ["act", "pass"])):
        scene = Scene().gold(0, gold).ships([7, 8, 16, 1, 3, 5, 10], 12)
        scene.s.needs = cells_of([2 if deed == "buy_palace" else NEVER for deed in DEEDS])
        # The other palace space is taken, and whoever comes there has to be paid for as well.
        assert scene.s.black >> 15 & 1
        assert scene.legal() == legal


def test_m_act_1_the_need_is_compared_after_the_price_of_the_move() -> None:
    scene = Scene().gold(0, 2).ships([7, 9, 14, 1, 3, 5, 11], 12)
    price = {"buy_palace": 2, "take_gold": 0}
    scene.s.needs = cells_of([price.get(deed, NEVER) for deed in DEEDS])
    scene.lines("0 act", "0 ship 9", "0 sail 10")
    # 1 gold for the move leaves 1 for a palace at 2: 8 is no goal, 9 is.
    scene.lines("0 ship 7")
    assert scene.legal() == ["sail 9"]


# The Lighthouse.


def lighthouse(gold: int = 5) -> Scene:
    return Scene().card(0, "lighthouse").gold(0, gold).ships([9, 11, 13, 15, 17, 1, 3], 5)


def test_m_sb_light_red_may_join_the_first_ship_ahead_and_do_its_action() -> None:
    scene = lighthouse().lines("0 act", "0 red_ship")
    # Space 6 is an income that pays nothing yet; further paid moves lead on from there.
    assert scene.legal() == ["sail 6", "sail 7", "sail 8", "sail 9"]
    scene.lines("0 sail 9")
    assert scene.s.red == 8
    assert scene.s.black >> 8 & 1
    assert scene.legal() == ["do"]
    scene.lines("0 do")
    assert scene.s.gold[0] == 7
    assert scene.news() == [
        sailed(0, 5, 9, 0, "take_gold", "sailed_red"),
        event("took_gold", seat=0, gold=2),
    ]


def test_m_sb_light_no_overtaking() -> None:
    scene = lighthouse().ships([8, 9, 13, 15, 17, 1, 3], 7).lines("0 act", "0 red_ship")
    assert scene.legal() == ["sail 8"]


def test_m_sb_light_every_other_player_moves_red_like_a_black_ship() -> None:
    scene = lighthouse().fresh_turn(1).lines("1 act", "1 red_ship")
    assert scene.legal() == ["sail 6", "sail 7", "sail 8"]
    # Not before the owner's next turn, either.
    scene = lighthouse()
    scene.s.working[0] = 0
    scene.lines("0 act", "0 red_ship")
    assert scene.legal() == ["sail 6", "sail 7", "sail 8"]


def test_m_sb_light_never_in_a_pass() -> None:
    scene = lighthouse().lines("0 pass", "0 red_ship")
    assert scene.legal() == ["sail 6", "sail 7", "sail 8"]
    # A red ship with another right before it cannot move in a pass.
    scene = lighthouse().ships([6, 11, 13, 15, 17, 1, 3], 5).lines("0 pass")
    assert "red_ship" not in scene.legal()


def test_m_sb_light_only_as_the_last_move_of_a_turn() -> None:
    scene = lighthouse(gold=20).lines("0 act", "0 ship 3", "0 sail 4", "0 red_ship", "0 sail 9")
    assert scene.legal() == ["do"]
    # Not where the action cannot be done then: a palace on 8 with 1 gold, whatever could be done later.
    scene = lighthouse(gold=1).ships([8, 11, 13, 15, 17, 1, 3], 5)
    scene.lines("0 act", "0 red_ship")
    assert "sail 8" not in scene.legal()
    scene = lighthouse(gold=2).ships([8, 11, 13, 15, 17, 1, 3], 5)
    scene.lines("0 act", "0 red_ship")
    assert "sail 8" in scene.legal()


def test_m_sb_light_a_ship_that_moved_earlier_can_be_joined_but_red_not_moved_twice() -> None:
    scene = lighthouse(gold=20).ships([8, 11, 13, 15, 17, 1, 3], 5)
    scene.lines("0 act", "0 ship 8", "0 sail 9", "0 red_ship")
    assert scene.legal()[-1] == "sail 9"
    scene = lighthouse(gold=20).lines("0 act", "0 red_ship", "0 sail 6")
    assert "red_ship" not in scene.legal()


def two_on_one_space() -> Scene:
    """Red has joined the ship on 9; it is the next player's turn."""
    return lighthouse().lines("0 act", "0 red_ship", "0 sail 9", "0 do")


def test_m_sb_light_two_ships_on_a_space_either_may_move() -> None:
    scene = two_on_one_space().gold(1, 5).lines("1 act")
    assert "ship 9" in scene.legal()
    assert "red_ship" in scene.legal()
    for ship, red, black in (("red_ship", 9, True), ("ship 9", 8, False)):
        scene = two_on_one_space().gold(1, 5).lines("1 act", f"1 {ship}")
        assert scene.legal() == ["sail 10"]
        scene.lines("1 sail 10")
        assert scene.s.red == red
        assert bool(scene.s.black >> 8 & 1) == black
        assert bool(scene.s.black >> 9 & 1) == (not black)


def test_m_sb_light_both_may_leave_in_one_turn_as_two_moves() -> None:
    scene = two_on_one_space().ships([9, 13, 15, 17, 1, 3, 5], 9).gold(1, 5)
    scene.lines("1 act", "1 red_ship", "1 sail 11", "1 ship 9", "1 sail 10", "1 do")
    assert scene.s.gold[1] == 4
    assert scene.question() == "draw_characters"


@pytest.mark.parametrize("gone", ["red_ship", "ship 9"])
def test_m_sb_light_a_space_is_occupied_while_either_is_there(gone: str) -> None:
    scene = Scene().gold(0, 10).ships([9, 8, 13, 15, 17, 1, 3], 9)
    scene.lines("0 act")
    # 8 stands right behind the two.
    assert "ship 8" not in scene.legal()
    scene.lines(f"0 {gone}", "0 sail 11")
    assert "ship 8" not in scene.legal()
    scene.lines("0 ship 9" if gone == "red_ship" else "0 red_ship", "0 sail 10", "0 ship 8")
    assert scene.legal() == ["sail 9"]


def test_m_sb_light_to_free_a_space_with_two_ships_takes_two_moves() -> None:
    # The 2 gold on 9: two ships leave (0 and 1), the third comes (2).
    for gold, legal in ((2, ["pass"]), (3, ["act", "pass"])):
        scene = Scene().gold(0, gold).ships([9, 8, 13, 15, 17, 1, 3], 9)
        assert only(scene, "take_gold").legal() == legal


def test_m_sb_light_at_most_two_share_and_red_leaves_another_by_the_lighthouse() -> None:
    # Red shares 9 already: with the Lighthouse it can go on to join the next ship, never stay or double back.
    scene = Scene().card(0, "lighthouse").gold(0, 5).ships([9, 11, 13, 15, 17, 1, 3], 9)
    scene.lines("0 act", "0 red_ship")
    assert scene.legal() == ["sail 10", "sail 11"]


# Small parts.


def test_space_after_goes_round() -> None:
    assert [ring.space_after(at) for at in (0, 8, 16, 17)] == [1, 9, 17, 0]


def test_ships_on_and_next_ship() -> None:
    assert ring.RED == 18
    black = 0b101
    assert [ring.ships_on(black, 2, at) for at in range(4)] == [1, 0, 2, 0]
    assert ring.ships_on(black, 1, 1) == 1
    assert [ring.next_ship(black, 5, at) for at in (0, 1, 2, 4, 5, 17)] == [2, 2, 5, 5, 0, 0]


def test_occupied_counts_black_and_red() -> None:
    scene = Scene().ships([1, 3, 5, 7, 9, 11, 14], 16)
    assert ring.occupied(scene.s) == sum(1 << (at - 1) for at in (1, 3, 5, 7, 9, 11, 14, 16))


# All of it against a search that knows nothing but the rule texts.

Fleet = tuple[int, bool, frozenset[int], frozenset[int]]
"""Where the red ship is, whether it has moved; the black ships that have not moved, and those that have."""


class Search:
    """Tries every sequence of moves. Space by space, as on a table: no arithmetic on gaps."""

    def __init__(self, needs: list[int], lighthouse: bool, purse: int) -> None:
        self.needs = needs
        self.lighthouse = lighthouse
        self.purse = purse
        """The gold before the first move."""
        self.seen: dict[tuple[Fleet, int], bool] = {}

    def gold(self, moves: int) -> int:
        """What is left after so many moves: the n-th has cost n - 1."""
        return self.purse - sum(range(moves))

    def journeys(self, fleet: Fleet, red: bool, start: int) -> Iterator[tuple[int, bool]]:
        """Where a ship can go, and whether it shares the space then."""
        at_red, _, still, gone = fleet
        black = still | gone
        at = start
        while True:
            at = (at + 1) % 18
            if at not in black and at != at_red:
                yield at, False
                continue
            if red and self.lighthouse and at in black:
                yield at, True
            return

    def after(self, fleet: Fleet, red: bool, start: int, to: int) -> Fleet:
        at_red, _, still, gone = fleet
        return (to, True, still, gone) if red else (at_red, fleet[1], still - {start}, gone | {to})

    def ships(self, fleet: Fleet) -> Iterator[tuple[bool, int]]:
        """The ships that have not moved this turn."""
        for start in fleet[2]:
            yield False, start
        if not fleet[1]:
            yield True, fleet[0]

    def targets(self, fleet: Fleet, moves: int, red: bool, start: int) -> list[int]:
        """Where this ship may go as move number `moves + 1` of an acting turn (M-ACT-1)."""
        if self.gold(moves + 1) < 0:
            return []
        return sorted(
            to
            for to, shares in self.journeys(fleet, red, start)
            if self.needs[RING[to]] <= self.gold(moves + 1)
            or (not shares and self.leads_on(self.after(fleet, red, start, to), moves + 1))
        )

    def leads_on(self, fleet: Fleet, moves: int) -> bool:
        """Can some sequence of further moves, paid one by one, end with an action that can be done?"""
        key = (fleet, moves)
        if key not in self.seen:
            self.seen[key] = any(self.targets(fleet, moves, red, start) for red, start in self.ships(fleet))
        return self.seen[key]


def fleet_of(s: State) -> Fleet:
    still = frozenset(at for at in range(18) if (s.black & ~s.moved_black) >> at & 1)
    gone = frozenset(at for at in range(18) if s.moved_black >> at & 1)
    return s.red, s.moved_red, still, gone


def random_position(scene: Scene, rng: Rng) -> Search:
    """Ships anywhere, often in a queue or two on a space; some gold; some deeds that can be done."""
    s = scene.s
    spaces = list(range(18))
    rng.shuffle(spaces)
    if rng.below(2):
        head = rng.below(18)
        queue = [(head + i) % 18 for i in range(3 + rng.below(6))]
        spaces = queue + [at for at in spaces if at not in queue]
    fleet = spaces[:8]
    rng.shuffle(fleet)
    s.black = sum(1 << at for at in fleet[:7])
    s.red = fleet[0] if rng.below(4) == 0 else fleet[7]
    gold = rng.below(7)
    s.bank += s.gold[0] - gold
    s.gold[0] = gold
    cheap = 1 + rng.below(3)
    needs = [rng.below(gold + 2) if rng.below(11) < cheap else NEVER for _ in DEEDS]
    s.seat = 0
    s.depth = 0
    s.working[0] = LIGHTHOUSE if rng.below(2) else 0
    s.needs = cells_of(needs)
    ring.set_out(s)
    q.ask(s, q.TURN)
    return Search(needs, bool(s.working[0]), gold)


def test_m_act_1_legal_moves_equal_a_search_of_all_sequences() -> None:
    """M-MOVE-1 to M-MOVE-4, M-PASS-1 and M-SB-LIGHT, in thousands of positions, to the end of a random turn."""
    rng = Rng(1)
    scene = Scene()
    s = scene.s
    seen: Counter[str] = Counter()
    positions = 3000 if SOAK else 300 if FEW else 1000
    for _ in range(positions):
        search = random_position(scene, rng)
        acts = search.leads_on(fleet_of(s), 0)
        assert scene.legal() == (["act", "pass"] if acts else ["pass"])
        seen["act" if acts else "no act"] += 1
        play(murano, s, "act" if acts and rng.below(8) else "pass")
        if s.passing:
            search.lighthouse = False
        shared = False
        while True:
            fleet = fleet_of(s)
            reach = {
                (red, start): sorted(to for to, _ in search.journeys(fleet, red, start))
                if s.passing
                else search.targets(fleet, s.moves, red, start)
                for red, start in search.ships(fleet)
            }
            expected = [f"ship {start + 1}" for red, start in sorted(reach) if not red and reach[red, start]]
            expected += ["red_ship" for red, start in reach if red and reach[red, start]]
            if shared:
                expected = []
            if s.moves and search.needs[RING[s.stopped]] <= s.gold[0]:
                expected.insert(0, "do")
            assert scene.legal() == expected
            assert expected, "nobody is ever stuck half-way"
            if expected == ["do"] or (expected[0] == "do" and not rng.below(4)):
                break
            ship = [name for name in expected if name != "do"][rng.below(len(ships(expected)))]
            red = ship == "red_ship"
            start = s.red if red else int(ship.split()[1]) - 1
            play(murano, s, ship)
            assert scene.legal() == [f"sail {to + 1}" for to in reach[red, start]]
            to = reach[red, start][rng.below(len(reach[red, start]))]
            shared = red and bool(s.black >> to & 1)
            seen["joined" if shared else f"move {s.moves + 1}"] += 1
            gold, moves, passing = s.gold[0], s.moves, s.passing
            play(murano, s, f"sail {to + 1}")
            if passing:
                break
            assert s.gold[0] == gold - moves
            assert s.stopped == to
            assert fleet_of(s) == search.after(fleet, red, start, to)
    # The positions were worth the trouble.
    fewest = min(seen[key] for key in ("act", "no act", "joined", "move 2", "move 3", "move 4"))
    assert fewest >= positions // 150, seen


def test_m_pass_1_a_pass_is_always_possible() -> None:
    for s in random_game(7, 3):
        if murano.question(s) == "turn":
            assert murano.legal(s)[-1] == murano.ACTIONS.number("pass")
