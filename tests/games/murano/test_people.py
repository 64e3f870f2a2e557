"""Characters and gondoliers (M-REC-1, M-GON-1, M-HIRE-1 and the cards that change them)."""

import pytest

from laguna.games import murano
from laguna.games.murano.rules import constants as t
from laguna.games.murano.rules import people
from laguna.games.murano.rules.purse import NEVER
from laguna.kernel.cells import count_bits
from laguna.kernel.event import all_but, only

from .scene import Scene, event


def begin(scene: Scene, deed: str, seat: int = 0) -> Scene:
    scene.sail(deed, seat)
    scene.news()
    return scene


def draw(scene: Scene, *numbers: int) -> Scene:
    for number in numbers:
        scene.lines(f"* draw character_{number}")
    return scene


# Recruiting.


def test_m_rec_1_draw_three_keep_one_and_pay() -> None:
    scene = begin(Scene(3), "recruit")
    assert (scene.turn(), scene.question()) == (-1, "draw_characters")
    assert scene.s.to_draw == 3
    assert scene.legal() == [f"draw character_{n}" for n in range(1, 41) if n not in (30, 37)]
    draw(scene, 40)
    assert scene.news() == [
        event("drew_character", all_but(0), seat=0),
        event("drew_character_seen", only(0), seat=0, character="character_40"),
    ]
    assert "draw character_40" not in scene.legal()
    draw(scene, 1)
    assert (scene.turn(), scene.question()) == (-1, "draw_characters")
    draw(scene, 12)
    assert (scene.turn(), scene.question()) == (0, "character")
    assert scene.legal() == ["keep character_1", "keep character_12", "keep character_40", "decline"]
    assert scene.s.gold[0] == 5
    scene.news()
    scene.lines("0 keep character_12")
    assert list(scene.s.gold) == [4, 5, 5, 0]
    assert list(scene.s.people) == [1 << 11, 0, 0, 0]
    assert scene.news() == [
        event("recruited", all_but(0), seat=0, gold=1),
        event("recruited_seen", only(0), seat=0, gold=1, character="character_12"),
    ]
    # The rest goes face down under the pile.
    assert scene.s.characters.under == (1 << 39 | 1 << 0,)
    assert scene.s.characters.fresh == 30
    assert (scene.turn(), scene.question()) == (1, "turn")


def test_m_rec_1_or_keep_none_and_pay_nothing() -> None:
    scene = draw(begin(Scene(), "recruit"), 3, 2, 1)
    scene.news()
    scene.lines("0 decline")
    # The turn is over, and no gold is received: this is no pass.
    assert (scene.turn(), scene.question()) == (1, "turn")
    assert list(scene.s.gold) == [5, 5, 0, 0]
    assert list(scene.s.people) == [0, 0, 0, 0]
    assert scene.s.characters.under == (0b111,)
    assert scene.s.characters.size() == 33
    assert scene.news() == [event("declined", seat=0)]


@pytest.mark.parametrize("bought", range(8))
def test_m_rec_1_price_is_1_and_as_many_as_bought_so_far(bought: int) -> None:
    scene = Scene().character(0, *range(1, bought + 1)).character(1, 40, 39)
    price = 1 + bought
    assert people.recruit_price(scene.s, 0) == price
    assert people.recruit_price(scene.s, 1) == 3
    assert scene.s.needs[t.RECRUIT] == price
    # The price must be in hand before drawing.
    assert not scene.gold(0, price - 1).can_do("recruit")
    assert scene.gold(0, price).can_do("recruit")
    draw(begin(scene, "recruit"), 20, 21, 22).lines("0 keep character_21")
    assert scene.s.gold[0] == 0
    assert int(scene.s.people[0]).bit_count() == bought + 1
    assert scene.told(1)[-1] == event("recruited", all_but(0), seat=0, gold=price)


def test_m_rec_1_a_declined_character_does_not_raise_the_price() -> None:
    scene = draw(begin(Scene(), "recruit"), 3, 2, 1).lines("0 decline")
    assert people.recruit_price(scene.s, 0) == 1


def test_m_rec_1_fewer_if_fewer_are_left() -> None:
    everybody = [n for n in range(1, 41) if n not in (30, 37)]
    for left in (1, 2, 3, 4):
        scene = Scene().character(1, *everybody[: 33 - left])
        assert scene.s.characters.size() == left
        begin(scene, "recruit")
        assert scene.s.to_draw == min(3, left)
        for _ in range(min(3, left)):
            assert scene.turn() == -1
            scene.lines(f"* {scene.legal()[0]}")
        assert scene.question() == "character"
        assert len(scene.legal()) == min(3, left) + 1
    # At least one card in the pile: the five that nobody has seen are out of the game.
    scene = Scene().character(1, *everybody[:33]).gold(0, 50)
    assert count_bits(scene.s.characters.unseen) == 5
    assert not scene.can_do("recruit")
    assert scene.s.needs[t.RECRUIT] == NEVER


def test_m_rec_1_those_under_the_pile_come_again_in_random_order() -> None:
    everybody = [n for n in range(1, 41) if n not in (30, 37)]
    scene = draw(begin(Scene(), "recruit"), 1, 2, 3).lines("0 keep character_2")
    draw(begin(scene, "recruit", 1), 4, 5, 6).lines("1 decline")
    scene.character(1, *everybody[6 : 6 + 26])
    assert scene.s.characters.fresh == 1
    begin(scene.gold(0, 9), "recruit")
    # One from the top, any of the six nobody has seen; then those that were put back first.
    assert len(scene.legal()) == 6
    draw(scene, 40)
    assert scene.legal() == ["draw character_1", "draw character_3"]
    assert murano.weights(scene.s) == [1, 1]
    draw(scene, 3)
    assert scene.legal() == ["draw character_1"]
    draw(scene, 1).lines("0 decline")
    begin(scene.gold(1, 99), "recruit", 1)
    assert scene.legal() == [f"draw character_{n}" for n in (4, 5, 6)]


def test_m_rec_1_no_limit_on_characters_held() -> None:
    scene = Scene().character(0, *range(1, 26)).gold(0, 26)
    draw(begin(scene, "recruit"), 40, 39, 38).lines("0 keep character_40")
    assert scene.s.gold[0] == 0
    assert int(scene.s.people[0]).bit_count() == 26


@pytest.mark.parametrize(("bought", "price"), [(0, 0), (1, 0), (2, 1), (3, 2), (6, 5)])
def test_m_sb_inn_a_character_costs_2_less_not_below_0(bought: int, price: int) -> None:
    scene = Scene().card(0, "inn").character(0, *range(1, bought + 1)).gold(0, price)
    assert people.recruit_price(scene.s, 0) == price
    assert scene.can_do("recruit")
    draw(begin(scene, "recruit"), 20, 21, 22).lines("0 keep character_21")
    # One got for nothing counts for later prices; no gold is paid out.
    assert scene.s.gold[0] == 0
    assert people.recruit_price(scene.s, 0) == bought
    assert scene.told(0)[-1] == event("recruited_seen", only(0), seat=0, gold=price, character="character_21")
    # Not for the others.
    assert people.recruit_price(scene.s, 1) == 1


def test_m_sb_hostel_choose_from_five() -> None:
    scene = begin(Scene().card(0, "hostel"), "recruit")
    assert scene.s.to_draw == 5
    draw(scene, 1, 2, 3, 4)
    assert scene.turn() == -1
    draw(scene, 5)
    assert scene.legal() == [*(f"keep character_{n}" for n in range(1, 6)), "decline"]
    scene.lines("0 keep character_5")
    assert scene.s.characters.under == (0b1111,)
    assert scene.s.gold[0] == 4
    assert begin(scene, "recruit", 1).s.to_draw == 3


@pytest.mark.parametrize("left", [3, 4, 5, 6])
def test_m_sb_hostel_fewer_if_fewer_are_left(left: int) -> None:
    everybody = [n for n in range(1, 41) if n not in (30, 37)]
    scene = Scene().card(0, "hostel").character(1, *everybody[: 33 - left])
    assert begin(scene, "recruit").s.to_draw == min(5, left)


# Gondoliers.


def test_m_gon_1_2_gold_on_a_dock_of_ones_own_colour_5_on_any_other() -> None:
    for gold, docks in ((2, 5), (4, 5), (5, 20), (6, 20)):
        scene = begin(Scene().gold(0, gold), "place_gondolier")
        assert (scene.turn(), scene.question()) == (0, "dock")
        assert len(scene.legal()) == docks
        if docks == 5:
            assert all(name.endswith(" white") for name in scene.legal())
    scene = begin(Scene(3).fresh_turn(2).gold(2, 2), "place_gondolier", 2)
    assert scene.legal() == [f"dock {island} orange" for island in t.ISLANDS if island != "sacca_serenella"]


@pytest.mark.parametrize(("colour", "price"), [("white", 2), ("brown", 5), ("orange", 5), ("grey", 5)])
def test_m_gon_1_each_colour_also_of_one_nobody_plays(colour: str, price: int) -> None:
    scene = begin(Scene(), "place_gondolier").lines(f"0 dock san_donato {colour}")
    assert list(scene.s.gold) == [5 - price, 5, 0, 0]
    assert list(scene.s.hand) == [4, 5, 0, 0]
    assert list(scene.s.supply) == [2, 2, 0, 0]
    assert scene.s.docks[t.DOCKS.index(f"san_donato {colour}")] == 0
    assert list(scene.s.docks).count(-1) == 23
    assert list(scene.s.vp) == [5, 5, 0, 0]
    assert scene.news() == [
        event("placed_gondolier", seat=0, island="san_donato", colour=f"dock_{colour}", gold=price)
    ]
    assert (scene.turn(), scene.question()) == (1, "turn")


def test_m_gon_1_room_for_one_and_it_stays_to_the_end() -> None:
    scene = begin(Scene().gold(1, 20), "place_gondolier").lines("0 dock san_donato white")
    begin(scene, "place_gondolier", 1)
    assert len(scene.legal()) == 19
    assert "dock san_donato white" not in scene.legal()
    scene.lines("1 dock sacca_mattia white")
    assert scene.s.gold[1] == 15
    assert scene.s.docks[t.DOCKS.index("san_donato white")] == 0
    assert scene.s.docks[t.DOCKS.index("sacca_mattia white")] == 1


def test_m_gon_1_needs_a_gondolier_in_hand() -> None:
    scene = Scene().gold(0, 20)
    scene.s.hand[0], scene.s.supply[0] = 1, 6
    assert scene.fresh_turn().can_do("place_gondolier")
    scene.s.hand[0], scene.s.supply[0] = 0, 7
    assert not scene.fresh_turn().can_do("place_gondolier")
    assert scene.s.needs[t.PLACE_GONDOLIER] == NEVER


def test_m_gon_1_the_cheapest_free_dock_decides() -> None:
    own = [f"{island} white" for island in t.ISLANDS if island != "sacca_serenella"]
    scene = Scene().dock(1, *own[:4])
    assert scene.s.needs[t.PLACE_GONDOLIER] == 2
    scene.dock(1, own[4])
    assert scene.s.needs[t.PLACE_GONDOLIER] == 5
    assert not scene.gold(0, 4).can_do("place_gondolier")
    assert scene.gold(0, 5).can_do("place_gondolier")
    # Sacca Serenella has no docks with three players; the last free one of all is taken.
    docks = [dock for dock in t.DOCKS if not dock.startswith("sacca_serenella")]
    scene = Scene(3).gold(0, 20).dock(0, *docks[:5]).dock(1, *docks[5:12]).dock(2, *docks[12:19])
    assert people.is_free(scene.s, t.DOCKS.index(docks[19]))
    assert not people.is_free(scene.s, t.DOCKS.index(docks[0]))
    assert not people.is_free(scene.s, t.DOCKS.index("sacca_serenella white"))
    scene.s.hand[0], scene.s.supply[0] = 2, 0
    assert scene.fresh_turn().can_do("place_gondolier")
    scene.dock(0, docks[19])
    assert scene.s.hand[0] == 1
    assert scene.s.needs[t.PLACE_GONDOLIER] == NEVER
    assert not scene.can_do("place_gondolier")


def test_m_sb_harbour_1_on_ones_own_dock_3_on_another() -> None:
    for gold, docks in ((1, 5), (2, 5), (3, 20)):
        scene = begin(Scene().card(0, "harbour").gold(0, gold), "place_gondolier")
        assert len(scene.legal()) == docks
    # Also of a colour nobody plays.
    for colour, price in (("white", 1), ("brown", 3), ("orange", 3), ("grey", 3)):
        scene = begin(Scene().card(0, "harbour"), "place_gondolier").lines(f"0 dock s_pietro_martire {colour}")
        assert scene.s.gold[0] == 5 - price
        assert scene.news() == [
            event("placed_gondolier", seat=0, island="s_pietro_martire", colour=f"dock_{colour}", gold=price)
        ]
    assert not Scene().card(0, "harbour").gold(0, 0).can_do("place_gondolier")
    assert not Scene().card(1, "harbour").gold(0, 1).can_do("place_gondolier")


def test_m_sb_1_the_harbours_price_holds_for_every_other_colour() -> None:
    scene = Scene(2).card(1, "harbour").fresh_turn(1)
    assert [people.dock_price(scene.s, 1, t.DOCKS.index(f"san_donato {c}")) for c in t.COLOURS] == [3, 1, 3, 3]
    assert [people.dock_price(scene.s, 0, t.DOCKS.index(f"san_donato {c}")) for c in t.COLOURS] == [2, 5, 5, 5]


def test_m_sb_pub_1_point_for_each_gondolier_placed() -> None:
    scene = begin(Scene().card(0, "harbour_pub"), "place_gondolier").lines("0 dock san_donato brown")
    assert list(scene.s.vp) == [6, 5, 0, 0]
    assert scene.s.tally[t.VP_PUB] == 1
    assert scene.news() == [
        event("placed_gondolier", seat=0, island="san_donato", colour="dock_brown", gold=5),
        event("harbour_pub", seat=0, points=1),
    ]
    begin(scene, "place_gondolier", 1).lines("1 dock sacca_mattia brown")
    assert list(scene.s.vp) == [6, 5, 0, 0]
    begin(scene.gold(0, 2), "place_gondolier").lines("0 dock sacca_mattia white")
    assert list(scene.s.vp) == [7, 5, 0, 0]
    assert scene.s.gold[0] == 0


# Hiring and dismissing.


def test_m_hire_1_dismiss_one_for_3_gold() -> None:
    scene = begin(Scene(), "hire_or_dismiss")
    assert (scene.turn(), scene.question()) == (0, "hire")
    assert scene.legal() == ["hire", "dismiss"]
    scene.lines("0 dismiss")
    assert list(scene.s.gold) == [8, 5, 0, 0]
    assert (list(scene.s.hand), list(scene.s.supply)) == ([4, 5, 0, 0], [3, 2, 0, 0])
    assert scene.news() == [event("dismissed", seat=0, gold=3)]
    assert (scene.turn(), scene.question()) == (1, "turn")


def test_m_hire_1_hire_one_for_3_gold() -> None:
    scene = begin(Scene().gold(0, 3), "hire_or_dismiss").lines("0 hire")
    assert list(scene.s.gold) == [0, 5, 0, 0]
    assert (list(scene.s.hand), list(scene.s.supply)) == ([6, 5, 0, 0], [1, 2, 0, 0])
    assert scene.news() == [event("hired", seat=0, gold=3)]
    assert (scene.turn(), scene.question()) == (1, "turn")


def test_m_hire_1_one_gold_short_or_nobody_there() -> None:
    assert begin(Scene().gold(0, 2), "hire_or_dismiss").legal() == ["dismiss"]
    scene = Scene().gold(0, 20)
    scene.s.hand[0], scene.s.supply[0] = 7, 0
    # Never more than 7 at work.
    assert begin(scene.fresh_turn(), "hire_or_dismiss").legal() == ["dismiss"]
    scene = Scene().gold(0, 3)
    scene.s.hand[0], scene.s.supply[0] = 0, 7
    assert begin(scene.fresh_turn(), "hire_or_dismiss").legal() == ["hire"]


def test_m_hire_1_the_supply_holds_any_number() -> None:
    scene = Scene()
    for n in range(5):
        begin(scene, "hire_or_dismiss").lines("0 dismiss")
        assert scene.s.supply[0] == 3 + n
        scene.pass_turn()
    assert scene.s.hand[0] == 0
    assert scene.s.gold[0] == 20


def test_m_hire_1_when_it_can_be_done() -> None:
    """M-ACT-1: dismissing needs one in hand, hiring one in the supply and its price."""
    scene = Scene().gold(0, 0)
    assert scene.s.needs[t.HIRE_OR_DISMISS] == 0
    assert scene.can_do("hire_or_dismiss")
    scene.s.hand[0], scene.s.supply[0] = 0, 7
    scene.fresh_turn()
    assert scene.s.needs[t.HIRE_OR_DISMISS] == 3
    assert not scene.gold(0, 2).can_do("hire_or_dismiss")
    assert scene.gold(0, 3).can_do("hire_or_dismiss")
    scene = Scene().gold(0, 50)
    scene.dock(0, *[dock for dock in t.DOCKS if not dock.startswith("sacca_serenella")][:7])
    assert (scene.s.hand[0], scene.s.supply[0]) == (0, 0)
    assert scene.s.needs[t.HIRE_OR_DISMISS] == NEVER
    assert not scene.can_do("hire_or_dismiss")


def test_m_sb_hall_dismissing_brings_5_hiring_costs_1() -> None:
    scene = begin(Scene().card(0, "council_hall"), "hire_or_dismiss").lines("0 dismiss")
    assert list(scene.s.gold) == [10, 5, 0, 0]
    assert scene.news() == [event("dismissed", seat=0, gold=5)]
    assert begin(Scene().card(0, "council_hall").gold(0, 0), "hire_or_dismiss").legal() == ["dismiss"]
    scene = begin(Scene().card(0, "council_hall").gold(0, 1), "hire_or_dismiss")
    assert scene.legal() == ["hire", "dismiss"]
    scene.lines("0 hire")
    assert list(scene.s.gold) == [0, 5, 0, 0]
    assert scene.news() == [event("hired", seat=0, gold=1)]
    scene = Scene().card(0, "council_hall")
    scene.s.hand[0], scene.s.supply[0] = 0, 7
    assert scene.fresh_turn().s.needs[t.HIRE_OR_DISMISS] == 1
    # Not for the others.
    scene = begin(Scene().card(1, "council_hall"), "hire_or_dismiss").lines("0 hire")
    assert list(scene.s.gold) == [2, 5, 0, 0]
    scene = begin(Scene().card(1, "council_hall"), "hire_or_dismiss").lines("0 dismiss")
    assert list(scene.s.gold) == [8, 5, 0, 0]
