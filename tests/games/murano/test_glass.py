"""Glass from the bag, glass for gold (M-PROD, M-SB-GUILD, M-SB-STUDIO, M-SB-POST)."""

from itertools import combinations

import pytest

from laguna.games import murano
from laguna.games.murano.rules import constants as t
from laguna.games.murano.rules import glass
from laguna.games.murano.rules.purse import NEVER
from laguna.kernel.event import Event

from .scene import Scene, event


def factories(number: int, seat: int = 0, seats: int = 2) -> Scene:
    """A scene in which a seat has built so many factories."""
    return Scene(seats).pave("sacca_mattia").buildings("sacca_mattia", *["factory"] * number, seat=seat)


def begin(scene: Scene, seat: int = 0) -> Scene:
    scene.sail("production", seat)
    scene.news()
    return scene


def sold(number: int, gold: int, red: int = 0, green: int = 0, blue: int = 0, seat: int = 0) -> Event:
    return event("sold", seat=seat, number=number, gold=gold, red=red, green=green, blue=blue)


def owns(scene: Scene, seat: int = 0) -> list[int]:
    """The glass of a seat: red, green, blue."""
    return list(scene.s.glass[seat * 3 : seat * 3 + 3])


def over(scene: Scene, seat: int = 0) -> bool:
    """Is it the next player's turn?"""
    return (scene.turn(), scene.question()) == (1 - seat, "turn")


# Producing.


def test_m_prod_1_any_number_of_factories_2_points_each_one_glass_each() -> None:
    for k in (1, 2, 3):
        scene = begin(factories(3).vp(0, 6))
        assert (scene.turn(), scene.question()) == (0, "produce")
        assert scene.legal() == ["produce 1", "produce 2", "produce 3"]
        scene.lines(f"0 produce {k}")
        assert list(scene.s.vp) == [6 - 2 * k, 5, 0, 0]
        assert scene.s.tally[t.VP_PRODUCTION] == -2 * k
        assert scene.news() == [event("produced", seat=0, factories=k, points=2 * k)]
        for n in range(k):
            assert (scene.turn(), scene.question()) == (-1, "draw_glass")
            assert scene.s.to_draw == k - n
            scene.lines("* draw glass_blue")
            assert scene.news() == [event("drew_glass", seat=0, glass="glass_blue")]
        assert owns(scene) == [0, 0, k]
        assert list(scene.s.bag) == [10, 10, 10 - k]
        assert (scene.turn(), scene.question()) == (0, "sell")


def test_m_prod_1_drawn_from_the_bag_at_random() -> None:
    scene = Scene().glass(1, *["red"] * 7, *["green"] * 10, "blue")
    scene.pave("sacca_mattia").buildings("sacca_mattia", "factory")
    begin(scene).lines("0 produce 1")
    assert scene.legal() == ["draw glass_red", "draw glass_blue"]
    assert murano.weights(scene.s) == [3, 9]
    scene.lines("* draw glass_red")
    assert owns(scene) == [1, 0, 0]


@pytest.mark.parametrize("colour", ["red", "green", "blue"])
def test_m_prod_1_each_colour(colour: str) -> None:
    scene = begin(factories(1, seat=1, seats=3).fresh_turn(1), 1).lines("1 produce 1", f"* draw glass_{colour}")
    assert owns(scene, 1) == [int(colour == other) for other in t.GLASS]
    assert list(scene.s.bag) == [10 - (colour == other) for other in t.GLASS]
    assert scene.news()[1:] == [event("drew_glass", seat=1, glass=f"glass_{colour}")]


@pytest.mark.parametrize(("vp", "most"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (9, 3)])
def test_m_prod_1_never_below_0_points(vp: int, most: int) -> None:
    scene = factories(3).vp(0, vp)
    assert glass.most_produced(scene.s, 0) == most
    assert scene.can_do("production") == (most > 0)
    assert scene.s.needs[t.PRODUCTION] == (0 if most else NEVER)
    if most:
        begin(scene)
        assert scene.legal() == [f"produce {k}" for k in range(1, most + 1)]
        scene.lines(f"0 produce {most}")
        assert scene.s.vp[0] == vp - 2 * most


def test_m_prod_1_only_built_factories_of_ones_own_on_any_island() -> None:
    scene = factories(2, seat=1).hold(0, "factory").vp(0, 20)
    assert not scene.can_do("production")
    for island in ("san_donato", "s_pietro_martire", "s_teresa_e_s_mattia"):
        scene.pave(island).buildings(island, "factory")
    assert glass.factories_of(scene.s, 0) == 3
    assert glass.factories_of(scene.s, 1) == 2
    begin(scene)
    assert scene.legal() == ["produce 1", "produce 2", "produce 3"]


def test_m_prod_1_at_most_the_glass_in_the_bag() -> None:
    scene = factories(3).vp(0, 20).glass(1, *["red"] * 10, *["green"] * 10, *["blue"] * 8)
    assert glass.in_bag(scene.s) == 2
    assert glass.most_produced(scene.s, 0) == 2
    begin(scene)
    assert scene.legal() == ["produce 1", "produce 2"]
    scene = factories(3).vp(0, 20).glass(1, *["red"] * 10, *["green"] * 10, *["blue"] * 10)
    assert not scene.can_do("production")
    assert scene.s.needs[t.PRODUCTION] == NEVER


# Selling.


@pytest.mark.parametrize("colour", ["red", "green", "blue"])
@pytest.mark.parametrize(("number", "gold"), [(1, 5), (2, 12), (3, 20)])
def test_m_prod_2_sell_one_two_or_three_of_a_colour(colour: str, number: int, gold: int) -> None:
    scene = begin(Scene().glass(0, *[colour] * 4)).lines("0 produce 0")
    for _ in range(number):
        scene.lines(f"0 sell {colour}")
    if number < 3:
        assert scene.legal() == [f"sell {colour}", "done"]
        scene.lines("0 done")
    # The fourth stays, and the sale is over: nobody sells more than three.
    assert over(scene)
    assert list(scene.s.gold) == [5 + gold, 5, 0, 0]
    assert owns(scene) == [4 - number if colour == other else 0 for other in t.GLASS]
    assert list(scene.s.bag) == [10 - owns(scene)[i] for i in range(3)]
    counts = {other: number if other == colour else 0 for other in t.GLASS}
    assert scene.news() == [event("sold", seat=0, number=number, gold=gold, **counts)]


def test_m_prod_2_glass_of_one_colour_only() -> None:
    scene = begin(Scene().glass(0, "red", "red", "green", "blue")).lines("0 produce 0")
    assert (scene.turn(), scene.question()) == (0, "sell")
    assert scene.legal() == ["sell red", "sell green", "sell blue"]
    scene.lines("0 sell red")
    assert scene.legal() == ["sell red", "done"]
    scene.lines("0 sell red")
    # No other red glass: nothing is left to decide.
    assert over(scene)
    assert scene.s.gold[0] == 17
    assert owns(scene) == [0, 1, 1]


def test_m_prod_2_the_rest_stays_in_front_of_the_player_open() -> None:
    scene = begin(factories(2)).lines("0 produce 2", "* draw glass_red", "* draw glass_blue")
    assert scene.legal() == ["sell red", "sell blue", "done"]
    scene.news()
    scene.lines("0 done")
    assert over(scene)
    assert scene.news() == []
    assert scene.s.gold[0] == 5
    assert owns(scene) == [1, 0, 1]
    for seat in (-1, 0, 1):
        assert murano.view(scene.s, seat).players[0].glass == [1, 0, 1]


def test_m_prod_2_the_gold_comes_when_the_sale_is_closed() -> None:
    scene = begin(Scene().glass(0, "red", "red")).lines("0 produce 0", "0 sell red")
    assert scene.s.gold[0] == 5
    assert owns(scene) == [2, 0, 0]
    assert list(scene.s.sold) == [1, 0, 0]
    scene.lines("0 done")
    assert scene.s.gold[0] == 10


def test_m_prod_3_selling_without_producing() -> None:
    scene = factories(1).vp(0, 0).glass(0, "green")
    assert scene.can_do("production")
    begin(scene)
    assert scene.legal() == ["produce 0"]
    scene.lines("0 produce 0")
    # Neither producing nor selling is no choice.
    assert scene.legal() == ["sell green"]
    scene.lines("0 sell green")
    assert over(scene)
    assert scene.s.vp[0] == 0
    assert scene.s.gold[0] == 10
    assert scene.news() == [sold(1, 5, green=1)]


def test_m_prod_3_no_production_of_nothing_without_glass_to_sell() -> None:
    scene = begin(factories(1))
    assert scene.legal() == ["produce 1"]
    assert not Scene().can_do("production")
    assert not Scene().glass(1, "red").can_do("production")
    for colour in t.GLASS:
        assert Scene().glass(0, colour).can_do("production")
        assert glass.glass_of(Scene(3).glass(2, colour, colour).s, 2) == 2


def test_m_prod_4_worked_example_three_green_for_20() -> None:
    scene = Scene(4).fresh_turn(3).glass(3, "green", "blue")
    for island in ("sacca_mattia", "sacca_serenella", "san_donato"):
        scene.streets(island, "street_empty").buildings(island, "factory", seat=3)
    scene.sail("production", 3)
    assert scene.legal() == [f"produce {k}" for k in (0, 1, 2)]
    scene.vp(3, 6).news()
    scene.sail("production", 3)
    assert scene.legal() == [f"produce {k}" for k in (0, 1, 2, 3)]
    scene.lines("3 produce 2")
    assert scene.s.vp[3] == 2
    scene.lines("* draw glass_green", "* draw glass_green")
    assert owns(scene, 3) == [0, 3, 1]
    scene.lines("3 sell green", "3 sell green", "3 sell green")
    assert list(scene.s.gold) == [5, 5, 5, 25]
    assert owns(scene, 3) == [0, 0, 1]
    assert list(scene.s.bag) == [10, 10, 9]
    assert (scene.turn(), scene.question()) == (0, "turn")
    assert scene.news()[1:] == [
        event("produced", seat=3, factories=2, points=4),
        event("drew_glass", seat=3, glass="glass_green"),
        event("drew_glass", seat=3, glass="glass_green"),
        sold(3, 20, green=3, seat=3),
    ]


def test_m_prod_5_order_of_a_production() -> None:
    """Choose, lose points, draw, Guild Hall, sell, give back."""
    scene = factories(2).card(0, "guild_hall", "trading_post").glass(0, "red")
    begin(scene).lines("0 produce 2", "0 extra", "* draw glass_red", "* draw glass_blue", "* draw glass_red")
    scene.lines("0 sell red", "0 sell red", "0 sell red", "0 return blue")
    assert scene.news() == [
        event("produced", seat=0, factories=2, points=4),
        event("took_extra", seat=0),
        event("drew_glass", seat=0, glass="glass_red"),
        event("drew_glass", seat=0, glass="glass_blue"),
        event("drew_glass", seat=0, glass="glass_red"),
        event("guild_hall", seat=0, points=1),
        sold(3, 20, red=3),
        event("returned_glass", seat=0, glass="glass_blue"),
    ]
    assert over(scene)
    assert scene.s.gold[0] == 25
    assert scene.s.vp[0] == 5 - 4 + 1
    assert list(scene.s.bag) == [10, 10, 10]


def test_m_prod_5_the_guild_halls_point_cannot_pay_for_the_same_production() -> None:
    scene = begin(factories(3).card(0, "guild_hall").vp(0, 5))
    assert scene.legal() == ["produce 1", "produce 2"]
    scene = factories(1).card(0, "guild_hall").vp(0, 1)
    assert not scene.can_do("production")


# The Guild Hall.


def test_m_sb_guild_1_point_for_a_production_once() -> None:
    scene = begin(factories(3).card(0, "guild_hall").vp(0, 6)).lines("0 produce 3", "* draw glass_red")
    scene.lines("* draw glass_red")
    assert scene.s.vp[0] == 0
    scene.news()
    scene.lines("* draw glass_green")
    assert list(scene.s.vp) == [1, 5, 0, 0]
    assert scene.s.tally[t.VP_GUILD] == 1
    assert scene.news() == [
        event("drew_glass", seat=0, glass="glass_green"),
        event("guild_hall", seat=0, points=1),
    ]


def test_m_sb_guild_not_for_selling_only_and_not_for_others() -> None:
    scene = begin(Scene().card(0, "guild_hall").glass(0, "red")).lines("0 produce 0", "0 sell red")
    assert list(scene.s.vp) == [5, 5, 0, 0]
    scene = begin(factories(1).card(1, "guild_hall")).lines("0 produce 1", "* draw glass_red", "0 done")
    assert list(scene.s.vp) == [3, 5, 0, 0]


# Studios.

STUDIOS = {
    "studio_red_green": ("red", "green"),
    "studio_blue_green": ("green", "blue"),
    "studio_red_blue": ("red", "blue"),
}
BITS = {colour: 1 << i for i, colour in enumerate(t.GLASS)}


def test_m_sb_studio_two_colours_stand_for_each_other() -> None:
    number = {card: 1 << t.SPECIAL_CARDS.index(card) for card in STUDIOS}
    for colour in range(3):
        assert glass.same_glass(0, colour) == 1 << colour
        assert glass.same_glass(~sum(number.values()), colour) == 1 << colour
    for card, pair in STUDIOS.items():
        both = BITS[pair[0]] | BITS[pair[1]]
        for name, bit in BITS.items():
            assert glass.same_glass(number[card], t.GLASS.index(name)) == (both if name in pair else bit)
    # Any two make all three colours equal, and so do all.
    for cards in (*combinations(number.values(), 2), tuple(number.values())):
        for colour in range(3):
            assert glass.same_glass(sum(cards), colour) == 7


@pytest.mark.parametrize("card", STUDIOS)
def test_m_sb_studio_when_selling(card: str) -> None:
    first, second = STUDIOS[card]
    (third,) = {"red", "green", "blue"} - {first, second}
    scene = begin(Scene().card(0, card).glass(0, first, second, second, third)).lines(
        "0 produce 0", f"0 sell {first}"
    )
    assert scene.legal() == [f"sell {second}", "done"]
    scene.lines(f"0 sell {second}", f"0 sell {second}")
    # Sold glass goes back in its printed colour.
    assert over(scene)
    assert scene.s.gold[0] == 25
    assert owns(scene) == [int(colour == third) for colour in t.GLASS]
    assert list(scene.s.bag) == [10 - (colour == third) for colour in t.GLASS]
    assert scene.news() == [event("sold", seat=0, number=3, gold=20, **{first: 1, second: 2, third: 0})]
    # The third colour stays apart.
    scene = begin(Scene().card(0, card).glass(0, first, second, third, third)).lines(
        "0 produce 0", f"0 sell {third}"
    )
    assert scene.legal() == [f"sell {third}", "done"]


def test_m_sb_studio_two_of_them_when_selling() -> None:
    for cards in combinations(STUDIOS, 2):
        scene = begin(Scene().card(0, *cards).glass(0, "red", "green", "blue")).lines("0 produce 0", "0 sell red")
        assert scene.legal() == ["sell green", "sell blue", "done"]
        scene.lines("0 sell blue", "0 sell green")
        assert scene.s.gold[0] == 25
        assert scene.news() == [sold(3, 20, red=1, green=1, blue=1)]


def test_m_sb_studio_works_from_the_next_turn_on_and_for_its_owner_only() -> None:
    scene = begin(Scene().card(1, "studio_red_green").glass(0, "red", "green")).lines("0 produce 0", "0 sell red")
    assert over(scene)
    scene = Scene().card(0, "studio_red_green").glass(0, "red", "green")
    scene.s.working[0] = 0
    scene.lines("0 act")
    scene.s.stopped, scene.s.moves = list(t.RING).index(t.PRODUCTION), 1
    scene.lines("0 do", "0 produce 0", "0 sell red")
    assert over(scene)
    assert scene.s.gold[0] == 10


# The Trading Post.


def post(number: int = 2, *own: str) -> Scene:
    return factories(number).card(0, "trading_post").glass(0, *own)


def test_m_sb_post_one_glass_more_decided_before_drawing() -> None:
    scene = begin(post()).lines("0 produce 1")
    assert (scene.turn(), scene.question()) == (0, "extra")
    assert scene.legal() == ["extra", "no_extra"]
    # Nothing has happened yet.
    assert scene.s.vp[0] == 5
    assert scene.news() == []
    scene.lines("0 extra")
    # No points for the one more.
    assert scene.s.vp[0] == 3
    assert scene.s.to_draw == 2
    assert scene.news() == [event("produced", seat=0, factories=1, points=2), event("took_extra", seat=0)]
    scene.lines("* draw glass_red", "* draw glass_green")
    assert owns(scene) == [1, 1, 0]


def test_m_sb_post_it_may_be_left() -> None:
    scene = begin(post()).lines("0 produce 2", "0 no_extra")
    assert scene.s.to_draw == 2
    assert scene.news() == [event("produced", seat=0, factories=2, points=4)]
    scene.lines("* draw glass_red", "* draw glass_red")
    # Nothing goes back: both may be sold.
    scene.lines("0 sell red", "0 sell red")
    assert over(scene)
    assert scene.s.gold[0] == 17
    assert owns(scene) == [0, 0, 0]


def test_m_sb_post_one_glass_goes_back_at_the_end_of_the_turn() -> None:
    for colour in t.GLASS:
        scene = begin(post(1, "blue")).lines("0 produce 1", "0 extra", "* draw glass_red", "* draw glass_green")
        scene.lines("0 done")
        # Old or new, the player's choice; it is not over before.
        assert (scene.turn(), scene.question()) == (0, "return")
        assert scene.legal() == ["return red", "return green", "return blue"]
        scene.news()
        scene.lines(f"0 return {colour}")
        assert over(scene)
        assert owns(scene) == [int(other != colour) for other in t.GLASS]
        assert list(scene.s.bag) == [10 - (other != colour) for other in t.GLASS]
        assert scene.news() == [event("returned_glass", seat=0, glass=f"glass_{colour}")]


def test_m_sb_post_one_must_be_kept_unsold() -> None:
    scene = begin(post(1)).lines("0 produce 1", "0 extra", "* draw glass_red", "* draw glass_red")
    assert scene.legal() == ["sell red", "done"]
    scene.lines("0 sell red")
    # The other one must go back: the sale is closed by itself.
    assert scene.s.gold[0] == 10
    assert scene.legal() == ["return red"]
    scene.lines("0 return red")
    assert owns(scene) == [0, 0, 0]
    # Three to sell need a fourth.
    scene = begin(post(1, "red", "red")).lines("0 produce 1", "0 extra", "* draw glass_red", "* draw glass_blue")
    scene.lines("0 sell red", "0 sell red", "0 sell red")
    assert scene.legal() == ["return blue"]


def test_m_sb_post_only_what_is_still_there_goes_back() -> None:
    scene = begin(post(1, "red")).lines("0 produce 1", "0 extra", "* draw glass_blue", "* draw glass_green")
    scene.lines("0 sell red")
    assert scene.legal() == ["return green", "return blue"]


def test_m_sb_post_needs_one_factory_at_least() -> None:
    scene = begin(post(1, "red", "red")).lines("0 produce 0")
    assert scene.question() == "sell"
    scene.lines("0 sell red", "0 sell red")
    assert over(scene)
    assert owns(scene) == [0, 0, 0]


@pytest.mark.parametrize(("bag", "asked"), [(2, "draw_glass"), (3, "extra")])
def test_m_sb_post_needs_one_more_in_the_bag(bag: int, asked: str) -> None:
    scene = post(2).glass(1, *["red"] * 10, *["green"] * 10, *["blue"] * (10 - bag))
    begin(scene).lines("0 produce 2")
    assert scene.question() == asked
    assert glass.in_bag(scene.s) == bag


def test_m_prod_1_an_empty_bag_gives_no_extra_glass() -> None:
    scene = post(1).glass(1, *["red"] * 10, *["green"] * 10, *["blue"] * 9)
    begin(scene).lines("0 produce 1")
    assert (scene.turn(), scene.question()) == (-1, "draw_glass")
    assert scene.s.to_draw == 1


def test_m_sb_post_for_its_owner_only() -> None:
    scene = begin(factories(1).card(1, "trading_post")).lines("0 produce 1")
    assert scene.question() == "draw_glass"


def test_m_sb_post_each_production_begins_anew() -> None:
    """What one turn sold, drew and took is forgotten in the next."""
    scene = begin(post(1, "red", "red")).lines("0 produce 1", "0 extra", "* draw glass_red", "* draw glass_blue")
    scene.lines("0 sell red", "0 done", "0 return blue")
    scene.pass_turn()
    begin(scene)
    assert (scene.s.produced, scene.s.extra, list(scene.s.sold)) == (0, False, [0, 0, 0])
    scene.lines("0 produce 0")
    assert scene.legal() == ["sell red"]
    scene.lines("0 sell red", "0 sell red")
    assert over(scene)
    assert owns(scene) == [0, 0, 0]


def test_m_prod_2_nothing_is_asked_when_nothing_can_be_sold() -> None:
    # The one glass that the Trading Post brought must go back, so that a production of one leaves one to sell;
    # only after a sale that leaves a single glass is there nothing more to ask.
    scene = begin(factories(1)).lines("0 produce 1", "* draw glass_red")
    assert scene.legal() == ["sell red", "done"]
    assert glass.sellable(scene.s) == 1
    scene.s.extra = True
    assert glass.sellable(scene.s) == 0


def test_m_prod_5_a_whole_production_of_the_last_seat() -> None:
    """Everything is counted for the seat on turn, whatever lies before the others."""
    scene = Scene(4).pave("s_pietro_martire").buildings("s_pietro_martire", "factory", "factory", seat=3)
    scene.buildings("s_pietro_martire", "factory", seat=2).glass(0, "red", "green", "blue").glass(1, "red", "red")
    scene.glass(2, "blue", "green").glass(3, "green").card(3, "trading_post", "guild_hall").fresh_turn(3)
    before = scene.s.glass[:9]
    begin(scene, 3)
    assert scene.legal() == ["produce 0", "produce 1", "produce 2"]
    scene.lines("3 produce 2", "3 extra")
    assert scene.s.to_draw == 3
    assert murano.weights(scene.s) == [7, 7, 8]
    scene.lines("* draw glass_red", "* draw glass_green", "* draw glass_red")
    assert owns(scene, 3) == [2, 2, 0]
    assert scene.legal() == ["sell red", "sell green", "done"]
    scene.lines("3 sell green", "3 sell green")
    assert list(scene.s.gold) == [5, 5, 5, 17]
    assert owns(scene, 3) == [2, 0, 0]
    assert scene.legal() == ["return red"]
    scene.lines("3 return red")
    assert owns(scene, 3) == [1, 0, 0]
    assert scene.s.glass[:9] == before
    assert list(scene.s.vp) == [5, 5, 5, 2]
    assert scene.turn() == 0


def test_m_prod_2_studios_of_the_last_seat() -> None:
    scene = Scene(4).glass(3, "red", "green", "blue").glass(0, "blue").card(3, "studio_red_green").fresh_turn(3)
    begin(scene, 3).lines("3 produce 0", "3 sell green")
    assert scene.legal() == ["sell red", "done"]
    scene.lines("3 sell red")
    assert list(scene.s.gold) == [5, 5, 5, 17]
    assert owns(scene, 3) == [0, 0, 1]
