"""What the shops of one island earn (M-INC-1)."""

import pytest

from laguna.games.murano.rules import constants as t
from laguna.games.murano.rules import income
from laguna.games.murano.rules.purse import NEVER

from .scene import Scene, event


def worked_example() -> Scene:
    """Orange has a red and two blue shops, grey a grey one; there are 4 red, 2 blue and 1 grey customer."""
    scene = Scene(4).streets("sacca_mattia", "street_red_red", "street_red_blue", "street_red_blue", "street_grey")
    scene.buildings("sacca_mattia", "shop_red", "shop_blue", "shop_blue", seat=2)
    return scene.buildings("sacca_mattia", "shop_grey", "factory", seat=3).fresh_turn(2)


def test_m_inc_1_worked_example_one_red_two_blue_shops_6_gold() -> None:
    scene = worked_example().sail("income", 2)
    assert (scene.turn(), scene.question()) == (2, "income")
    scene.news()
    assert scene.legal() == ["income sacca_mattia"]
    scene.lines("2 income sacca_mattia")
    # 4 for the red shop, 2 for one of the blue ones; the grey player receives nothing.
    assert list(scene.s.gold) == [5, 5, 11, 5]
    assert scene.s.bank == -6
    assert scene.news() == [event("income", seat=2, island="sacca_mattia", gold=6)]
    assert (scene.turn(), scene.question()) == (3, "turn")
    scene.sail("income", 3).lines("3 income sacca_mattia")
    assert list(scene.s.gold) == [5, 5, 11, 6]


def test_m_inc_1_each_colour_is_paid_by_its_own_customers() -> None:
    for colour, gold in (("red", 3), ("blue", 2), ("grey", 1)):
        scene = Scene().streets("san_donato", "street_red_red", "street_red_blue", "street_blue_grey")
        scene.buildings("san_donato", f"shop_{colour}")
        assert income.worth(scene.s, 0, t.ISLANDS.index("san_donato")) == gold
        scene.sail("income").lines("0 income san_donato")
        assert scene.s.gold[0] == 5 + gold


def test_m_inc_1_one_island_of_choice() -> None:
    scene = Scene().streets("san_donato", "street_red", "street_red").buildings("san_donato", "shop_red")
    scene.streets("s_pietro_martire", "street_grey_grey", "street_grey").buildings("s_pietro_martire", "shop_grey")
    scene.sail("income")
    assert scene.legal() == ["income san_donato", "income s_pietro_martire"]
    scene.lines("0 income s_pietro_martire")
    assert list(scene.s.gold) == [8, 5, 0, 0]


def test_m_inc_1_customers_of_the_same_island_only() -> None:
    scene = Scene().streets("san_donato", "street_empty").buildings("san_donato", "shop_red")
    scene.streets("s_pietro_martire", "street_red")
    assert [income.worth(scene.s, 0, island) for island in range(6)] == [0] * 6
    assert not scene.can_do("income")


def test_m_inc_1_own_shops_only() -> None:
    scene = Scene().streets("san_donato", "street_red").buildings("san_donato", "shop_red", seat=1)
    assert not scene.can_do("income")
    assert scene.s.needs[t.INCOME] == NEVER
    scene.fresh_turn(1)
    assert scene.s.needs[t.INCOME] == 0
    assert scene.can_do("income", 1)


def test_m_inc_1_the_island_must_pay_at_least_1_gold() -> None:
    scene = Scene().streets("san_donato", "street_blue").buildings("san_donato", "shop_red")
    # An island with a shop of mine, but without customers for it.
    assert not scene.can_do("income")
    scene.streets("sacca_mattia", "street_blue").buildings("sacca_mattia", "shop_blue")
    scene.sail("income")
    assert scene.legal() == ["income sacca_mattia"]
    scene.lines("0 income sacca_mattia")
    assert scene.s.gold[0] == 6


@pytest.mark.parametrize("island", range(6))
def test_m_inc_1_every_island_can_pay(island: int) -> None:
    name = t.ISLANDS[island]
    scene = (
        Scene(4).streets(name, "street_red_blue_grey", "street_grey", "street_empty").buildings(name, "shop_grey")
    )
    assert [income.worth(scene.s, 0, i) for i in range(6)] == [2 * (i == island) for i in range(6)]
    assert scene.gold(0, 0).can_do("income")
    scene.sail("income").lines(f"0 income {name}")
    assert list(scene.s.gold) == [2, 5, 5, 5]
