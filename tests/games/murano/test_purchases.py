"""Gold from the bank, tiles from the piles (M-GOLD-1, M-FACT-1, M-SHOP, M-PAL, M-SPEC-1, M-BUY-1, M-SB-BANK)."""

import pytest

from laguna.games import murano
from laguna.games.murano.rules.constants import DEEDS
from laguna.games.murano.rules.purse import NEVER
from laguna.kernel.event import all_but, only

from .scene import Scene, event

KINDS = pytest.mark.parametrize(
    ("kind", "faces"),
    [
        ("shop", ("shop_red", "shop_blue", "shop_grey")),
        ("palace", ("palace_1", "palace_2", "palace_3")),
    ],
)


def at_deed(scene: Scene, deed: str, seat: int = 0) -> Scene:
    """On the space and doing it, with nothing in the log."""
    scene.sail(deed, seat)
    assert scene.s.log is not None
    scene.s.log[:] = [told for told in scene.s.log if not told.key.startswith("sailed")]
    return scene


def held(scene: Scene, kind: str, seat: int) -> list[int]:
    pile = scene.s.shops if kind == "shop" else scene.s.palaces
    return list(pile.held[seat * 3 : seat * 3 + 3])


def left(scene: Scene, kind: str) -> list[int]:
    return list((scene.s.shops if kind == "shop" else scene.s.palaces).left)


def searching(scene: Scene, seat: int = 0) -> Scene:
    """The seat pays and has looked at every tile of the pile."""
    scene.lines(f"{seat} search")
    for _ in range(3):
        scene.lines(f"* {scene.legal()[0]}")
    return scene


# Gold.


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_m_gold_1_take_2_gold(seat: int) -> None:
    scene = Scene(3).fresh_turn(seat)
    at_deed(scene, "take_gold", seat)
    expected = [5, 5, 5, 0]
    expected[seat] = 7
    assert list(scene.s.gold) == expected
    assert scene.s.bank == -2
    assert scene.news() == [event("took_gold", seat=seat, gold=2)]
    assert (scene.turn(), scene.question()) == ((seat + 1) % 3, "turn")


def test_m_sb_bank_2_gold_more_with_take_2_gold() -> None:
    scene = at_deed(Scene().card(0, "bank"), "take_gold")
    assert list(scene.s.gold) == [9, 5, 0, 0]
    assert scene.s.bank == -4
    assert scene.news() == [event("took_gold", seat=0, gold=4)]
    # For its owner only, and for nothing else.
    at_deed(scene, "take_gold", 1)
    assert list(scene.s.gold) == [9, 7, 0, 0]
    scene.pass_turn()
    assert scene.s.gold[0] == 10


# Factories and special tiles.


def test_m_fact_1_pay_1_take_a_factory() -> None:
    scene = at_deed(Scene(3).gold(0, 1), "buy_factory")
    assert scene.s.gold[0] == 0
    assert scene.s.bank == 5
    assert list(scene.s.factories) == [1, 0, 0, 0]
    assert list(scene.s.specials) == [0, 0, 0, 0]
    assert list(scene.s.pile) == [35, 10, 9, 11, 9]
    assert list(scene.s.vp) == [5, 5, 5, 0]
    assert scene.news() == [event("bought", seat=0, kind="factory", gold=1)]
    # Kept in front of the player: nothing is built.
    assert (scene.turn(), scene.question()) == (1, "turn")
    at_deed(scene, "buy_factory", 1)
    assert list(scene.s.factories) == [1, 1, 0, 0]


def test_m_spec_1_pay_2_take_a_special_tile() -> None:
    scene = at_deed(Scene(3).gold(0, 2), "buy_special")
    assert scene.s.gold[0] == 0
    assert scene.s.bank == 5
    assert list(scene.s.specials) == [1, 0, 0, 0]
    assert list(scene.s.factories) == [0, 0, 0, 0]
    assert list(scene.s.pile) == [35, 11, 9, 11, 8]
    assert list(scene.s.owned) == [0, 0, 0, 0]
    assert scene.news() == [event("bought", seat=0, kind="special", gold=2)]
    assert (scene.turn(), scene.question()) == (1, "turn")
    at_deed(scene, "buy_special", 1)
    assert list(scene.s.specials) == [1, 1, 0, 0]


# Shops and palaces.


def buys_the_top_tile(kind: str, faces: tuple[str, str, str]) -> None:
    for face in range(3):
        scene = at_deed(Scene(3).gold(0, 2), f"buy_{kind}")
        assert (scene.turn(), scene.question()) == (0, "buy")
        assert scene.legal() == ["top"]
        scene.lines("0 top")
        # Paid before looking.
        assert scene.s.gold[0] == 0
        assert scene.news() == []
        assert (scene.turn(), scene.question()) == (-1, "draw_tile")
        assert scene.legal() == [f"draw {name}" for name in faces]
        before = left(scene, kind).copy()
        assert murano.weights(scene.s) == before == ([3, 3, 3] if kind == "shop" else [3, 4, 4])
        size = scene.s.pile[2 if kind == "shop" else 3]
        scene.lines(f"* draw {faces[face]}")
        assert left(scene, kind) == [n - (i == face) for i, n in enumerate(before)]
        assert scene.s.pile[2 if kind == "shop" else 3] == size - 1
        assert held(scene, kind, 0) == [int(i == face) for i in range(3)]
        assert scene.news() == [
            event("bought", all_but(0), seat=0, kind=kind, gold=2),
            event("bought_seen", only(0), seat=0, tile=faces[face], gold=2),
        ]
        assert (scene.turn(), scene.question()) == (1, "turn")
        assert list(scene.s.vp) == [5, 5, 5, 0]


def chooses_from_the_pile(kind: str, faces: tuple[str, str, str]) -> None:
    for face in range(3):
        scene = Scene(3).hold(1, faces[2]).gold(0, 4)
        at_deed(scene, f"buy_{kind}")
        assert scene.legal() == ["top", "search"]
        scene.lines("0 search")
        # Paid before looking.
        assert scene.s.gold[0] == 0
        assert scene.news() == [event("searches", seat=0, kind=kind, gold=4)]
        there = (3, 3, 2) if kind == "shop" else (3, 4, 3)
        for picture, number in zip(faces, there, strict=True):
            # What lies in the pile is settled; only the buyer learns it.
            assert (scene.turn(), scene.question()) == (-1, "look")
            assert scene.legal() == [f"left {picture} {number}"]
            assert murano.weights(scene.s) == [1]
            scene.lines(f"* left {picture} {number}")
            assert scene.news() == [event("found", only(0), seat=0, tile=picture, number=number)]
        # One must then be taken.
        assert (scene.turn(), scene.question()) == (0, "take")
        assert scene.legal() == [f"take {name}" for name in faces]
        scene.lines(f"0 take {faces[face]}")
        assert left(scene, kind) == [n - (i == face) for i, n in enumerate(there)]
        assert held(scene, kind, 0) == [int(i == face) for i in range(3)]
        assert scene.s.gold[0] == 0
        assert scene.news() == [
            event("chose", all_but(0), seat=0, kind=kind, gold=4),
            event("chose_seen", only(0), seat=0, tile=faces[face], gold=4),
        ]
        assert (scene.turn(), scene.question()) == (1, "turn")


def test_m_shop_1_pay_2_take_the_top_shop() -> None:
    buys_the_top_tile("shop", ("shop_red", "shop_blue", "shop_grey"))


def test_m_pal_1_pay_2_take_the_top_palace() -> None:
    buys_the_top_tile("palace", ("palace_1", "palace_2", "palace_3"))


def test_m_shop_2_pay_4_look_through_the_pile_and_choose() -> None:
    chooses_from_the_pile("shop", ("shop_red", "shop_blue", "shop_grey"))


def test_m_pal_2_pay_4_look_through_the_pile_and_choose() -> None:
    chooses_from_the_pile("palace", ("palace_1", "palace_2", "palace_3"))


@KINDS
def test_m_shop_2_m_pal_2_search_needs_4_gold(kind: str, faces: tuple[str, str, str]) -> None:
    for gold, legal in ((2, ["top"]), (3, ["top"]), (4, ["top", "search"]), (9, ["top", "search"])):
        assert at_deed(Scene().gold(0, gold), f"buy_{kind}").legal() == legal
    # The pile after a search is still drawn from by chance: it was shuffled.
    scene = searching(at_deed(Scene().gold(0, 9), f"buy_{kind}")).lines(f"0 take {faces[0]}")
    at_deed(scene, f"buy_{kind}", 1).lines("1 top")
    assert scene.legal() == [f"draw {name}" for name in faces]
    assert murano.weights(scene.s) == left(scene, kind)


@KINDS
def test_m_shop_1_m_pal_1_only_pictures_that_are_left(kind: str, faces: tuple[str, str, str]) -> None:
    for gone in range(3):
        scene = Scene().hold(1, *[faces[gone]] * left(Scene(), kind)[gone]).gold(0, 4)
        there = [name for name in faces if name != faces[gone]]
        at_deed(scene, f"buy_{kind}").lines("0 top")
        assert scene.legal() == [f"draw {name}" for name in there]
        assert len(murano.weights(scene.s)) == 2
        assert 0 not in murano.weights(scene.s)
        scene = Scene().hold(1, *[faces[gone]] * left(Scene(), kind)[gone]).gold(0, 4)
        searching(at_deed(scene, f"buy_{kind}"))
        assert scene.legal() == [f"take {name}" for name in there]


@KINDS
def test_m_shop_1_m_pal_1_each_seat_has_its_own_tiles(kind: str, faces: tuple[str, str, str]) -> None:
    scene = Scene(4).fresh_turn(3)
    at_deed(scene, f"buy_{kind}", 3).lines("3 top", f"* draw {faces[1]}")
    assert held(scene, kind, 3) == [0, 1, 0]
    assert [held(scene, kind, seat) for seat in range(3)] == [[0, 0, 0]] * 3
    assert scene.turn() == 0


@pytest.mark.parametrize("kind", ["factory", "shop", "palace", "special"])
def test_m_buy_1_an_empty_pile_cannot_be_bought_from(kind: str) -> None:
    deed = DEEDS.index(f"buy_{kind}")
    scene = Scene().gold(0, 20).empty_pile(kind, 1)
    assert scene.can_do(f"buy_{kind}")
    assert scene.s.needs[deed] == (1 if kind == "factory" else 2)
    scene.empty_pile(kind)
    assert not scene.can_do(f"buy_{kind}")
    assert scene.s.needs[deed] == NEVER
    # The other piles are still there.
    for other in {"factory", "shop", "palace", "special"} - {kind}:
        assert scene.can_do(f"buy_{other}")
