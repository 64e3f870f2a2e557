"""Streets and buildings on the islands, and the cards of special buildings (M-BUILD, M-SB-CRANE, M-SB-1)."""

import pytest

from laguna.games import murano
from laguna.games.murano.rules import building
from laguna.games.murano.rules import constants as t
from laguna.games.murano.rules.purse import NEVER
from laguna.kernel.event import Event

from .scene import Scene, event

CARD_NUMBER = {card: 1 << number for number, card in enumerate(t.SPECIAL_CARDS)}


def begin(scene: Scene, seat: int = 0) -> Scene:
    """On a building space and building, with nothing in the log."""
    scene.sail("build", seat)
    scene.news()
    return scene


def built(seat: int, tile: str, island: str, cell: str, points: int) -> Event:
    return event("built", seat=seat, tile=tile, island=island, cell=cell, points=points)


def tally(scene: Scene, seat: int) -> dict[str, int]:
    """Where the points of a seat came from, without those it began with."""
    n = len(t.SOURCES)
    points = dict(zip(t.SOURCES, scene.s.tally[seat * n : (seat + 1) * n], strict=True))
    return {source: vp for source, vp in points.items() if vp and source != "start"}


# How many.


def test_m_build_1_one_to_three_tiles() -> None:
    scene = begin(Scene())
    # At least one: there is no end before the first tile.
    assert scene.legal() == ["build street"]
    assert (scene.turn(), scene.question()) == (0, "build")
    assert scene.s.tiles_left == 3
    for n, cell in enumerate(("b2", "b3", "b4")):
        scene.lines("0 build street", "* draw street_empty", f"0 at san_donato {cell}")
        if n < 2:
            assert scene.legal() == ["build street", "done"]
            assert scene.s.tiles_left == 2 - n
    assert (scene.turn(), scene.question()) == (1, "turn")


@pytest.mark.parametrize("tiles", [1, 2])
def test_m_build_1_the_action_may_end_after_one_or_two(tiles: int) -> None:
    scene = begin(Scene())
    for cell in ("b2", "b3")[:tiles]:
        scene.lines("0 build street", "* draw street_empty", f"0 at san_donato {cell}")
    scene.lines("0 done")
    assert (scene.turn(), scene.question()) == (1, "turn")
    assert scene.s.pile[0] == 35 - tiles


def test_m_build_1_on_any_islands_in_one_action() -> None:
    scene = begin(Scene().hold(0, "factory"))
    scene.lines("0 build street", "* draw street_red", "0 at san_donato b2")
    scene.lines("0 build street", "* draw street_blue", "0 at s_pietro_martire c3")
    scene.lines("0 build factory", "0 at s_pietro_martire c4")
    assert scene.turn() == 1


def test_m_build_1_tiles_never_move_or_leave() -> None:
    scene = Scene().streets("san_donato", "street_red").buildings("san_donato", "factory").hold(0, "factory")
    begin(scene).lines("0 build street", "* draw street_empty")
    assert "at san_donato c1" not in scene.legal()
    scene.lines("0 at san_donato b2", "0 build factory")
    assert "at san_donato b1" not in scene.legal()
    assert scene.s.cells[t.CELLS.index("san_donato b1")] == t.TILE_FACTORY


def test_m_build_1_the_action_ends_when_nothing_more_can_be_built() -> None:
    # No street is left in the pile, and the only factory is built.
    scene = Scene().empty_pile("street").hold(0, "factory")
    begin(scene)
    assert scene.legal() == ["build factory"]
    scene.lines("0 build factory", "0 at san_donato b1")
    assert (scene.turn(), scene.question()) == (1, "turn")


def test_m_build_1_something_must_be_built() -> None:
    """M-ACT-1: the space is no goal for whoever can place nothing."""
    scene = Scene().empty_pile("street")
    assert not scene.can_do("build")
    assert scene.s.needs[t.BUILD] == NEVER
    for tile in ("factory", "special", "shop_red", "shop_grey", "palace_1", "palace_3"):
        scene = Scene().empty_pile("street").hold(0, tile)
        assert scene.can_do("build")
        assert scene.s.needs[t.BUILD] == 0
    # A building alone needs a street beside a free space.
    scene = Scene().hold(0, "factory")
    scene.s.street_room = 0
    assert building.need(scene.s) == NEVER
    scene.s.site_reached = 1
    assert building.need(scene.s) == 0
    scene.s.site_room &= ~1
    assert building.need(scene.s) == NEVER


def test_holds_building_of_each_kind_and_seat() -> None:
    for seat in range(4):
        for tile in ("factory", "special", "shop_blue", "palace_2"):
            scene = Scene(4).hold(seat, tile)
            assert [building.holds_building(scene.s, other) for other in range(4)] == [
                other == seat for other in range(4)
            ]


# Streets.


def test_m_build_2_a_street_is_drawn_seen_and_put_on_any_free_street_space() -> None:
    scene = begin(Scene().lay("san_donato b2", "street_red"))
    scene.lines("0 build street")
    assert (scene.turn(), scene.question()) == (-1, "draw_street")
    assert scene.legal() == [f"draw {street}" for street in t.STREETS]
    assert murano.weights(scene.s) == list(scene.s.streets) == [8, 3, 4, 4, 2, 2, 2, 2, 2, 2, 3]
    scene.lines("* draw street_blue_grey")
    assert scene.news() == [event("drew_street", seat=0, tile="street_blue_grey")]
    assert list(scene.s.streets) == [8, 3, 4, 4, 2, 2, 2, 2, 2, 1, 3]
    assert list(scene.s.pile) == [33, 11, 9, 11, 9]
    # It must be placed, wherever: also on islands without any street.
    assert (scene.turn(), scene.question()) == (0, "cell")
    assert scene.legal() == [
        f"at {cell}" for cell in t.CELLS[:42] if cell != "san_donato b2" and not cell.startswith("sacca_serenella")
    ]
    scene.lines("0 at s_pietro_martire c2")
    assert scene.news() == [
        event("built_street", seat=0, tile="street_blue_grey", island="s_pietro_martire", cell="c2")
    ]


def test_m_build_2_streets_cost_nothing_and_bring_no_points() -> None:
    scene = begin(Scene().card(0, "crane_a", "crane_b"))
    scene.lines("0 build street", "* draw street_red", "0 at san_donato b2", "0 done")
    assert list(scene.s.gold) == [5, 5, 0, 0]
    assert list(scene.s.vp) == [5, 5, 0, 0]
    assert list(scene.s.owner) == [-1] * 90


@pytest.mark.parametrize("street", range(11))
def test_m_build_2_a_street_brings_its_customers(street: int) -> None:
    name = t.STREETS[street]
    scene = begin(Scene()).lines("0 build street", f"* draw {name}", "0 at s_chiara_e_s_stefano e3")
    colours = name.split("_")[1:]
    island = t.ISLANDS.index("s_chiara_e_s_stefano")
    expected = [0] * 18
    expected[island * 3 : island * 3 + 3] = [colours.count(colour) for colour in ("red", "blue", "grey")]
    assert list(scene.s.customers) == expected
    assert scene.s.cells[t.CELLS.index("s_chiara_e_s_stefano e3")] == street


def test_m_build_2_only_pictures_that_are_left() -> None:
    scene = Scene().streets("s_teresa_e_s_mattia", *["street_red_blue_grey"] * 3, *["street_red"] * 4)
    begin(scene).lines("0 build street")
    assert scene.legal() == [f"draw {s}" for s in t.STREETS if s not in ("street_red_blue_grey", "street_red")]
    assert murano.weights(scene.s) == [8, 4, 4, 2, 2, 2, 2, 2, 2]


def test_m_build_2_no_street_from_an_empty_pile_or_without_room() -> None:
    scene = Scene().empty_pile("street", 1).hold(0, "factory")
    begin(scene)
    assert "build street" in scene.legal()
    last = list(scene.s.streets).index(1)
    scene.lines("0 build street", f"* draw {t.STREETS[last]}")
    # The last space there is.
    assert len(scene.legal()) == 1
    scene.lines(f"0 {scene.legal()[0]}")
    assert scene.legal() == ["build factory", "done"]
    # There are as many spaces as streets, so that one cannot run out before the other; the rule says so anyway.
    scene = Scene()
    scene.s.street_room = 0
    assert not building.can_lay_street(scene.s)
    scene = Scene()
    scene.s.pile[t.STREET] = 0
    assert not building.can_lay_street(scene.s)
    scene.s.pile[t.STREET] = 1
    assert building.can_lay_street(scene.s)


# Buildings.


def test_m_build_3_a_building_goes_beside_a_laid_street() -> None:
    scene = begin(Scene().lay("san_donato b2", "street_empty").hold(0, "factory"))
    scene.lines("0 build factory")
    assert (scene.turn(), scene.question()) == (0, "cell")
    # c1 and c2 are street spaces; a3 and e1 touch no laid street, and a corner is no side.
    assert scene.legal() == ["at san_donato b1", "at san_donato a2"]


def test_m_build_3_whoever_laid_the_street_and_whenever() -> None:
    scene = begin(Scene().hold(1, "shop_red"))
    scene.lines("0 build street", "* draw street_empty", "0 at s_pietro_martire c3", "0 done")
    begin(scene, 1).lines("1 build shop_red")
    assert scene.legal() == [f"at s_pietro_martire {cell}" for cell in ("b3", "d3", "c4")]
    # Also earlier in the same action.
    scene = begin(Scene().hold(0, "palace_3"))
    assert scene.legal() == ["build street"]
    scene.lines("0 build street", "* draw street_empty", "0 at san_donato b3")
    assert scene.legal() == ["build street", "build palace_3", "done"]
    scene.lines("0 build palace_3")
    assert scene.legal() == ["at san_donato a3"]


def test_m_build_3_not_before_there_is_a_free_space_beside_a_street() -> None:
    scene = begin(Scene().hold(0, "factory", "factory").lay("san_donato b3", "street_empty"))
    assert scene.legal() == ["build street", "build factory"]
    scene.lines("0 build factory", "0 at san_donato a3")
    # The only space that a street reached is taken.
    assert scene.legal() == ["build street", "done"]


def test_m_build_3_only_tiles_that_are_held() -> None:
    tiles = ("factory", "shop_red", "shop_blue", "shop_grey", "palace_1", "palace_2", "palace_3", "special")
    for tile in tiles:
        scene = begin(Scene().lay("san_donato b2", "street_empty").hold(0, tile).hold(1, *tiles))
        assert scene.legal() == ["build street", f"build {tile}"]
    scene = begin(Scene().lay("san_donato b2", "street_empty").hold(0, *tiles))
    assert scene.legal() == ["build street", *(f"build {tile}" for tile in tiles)]
    scene = begin(Scene(4).fresh_turn(2).lay("san_donato b2", "street_empty").hold(2, "shop_blue"), 2)
    assert scene.legal() == ["build street", "build shop_blue"]


def test_m_build_3_a_tile_is_placed_once() -> None:
    scene = begin(Scene().pave("s_pietro_martire").hold(0, "shop_red", "special", "palace_2"))
    scene.lines("0 build shop_red")
    assert murano.view(scene.s, 0).players[0].shops == 0
    scene.lines("0 at s_pietro_martire c1")
    assert scene.legal() == ["build street", "build palace_2", "build special", "done"]
    scene.lines("0 build palace_2", "0 at s_pietro_martire a2")
    assert scene.legal() == ["build street", "build special", "done"]
    scene.lines("0 build special", "0 at s_pietro_martire e2")
    assert (scene.s.shops.held_by(0), scene.s.palaces.held_by(0), scene.s.specials[0]) == (0, 0, 0)


POINTS = {
    "factory": 1,
    "shop_red": 2,
    "shop_blue": 2,
    "shop_grey": 2,
    "palace_1": 3,
    "palace_2": 3,
    "palace_3": 3,
    "special": 0,
}
SOURCE = {"factory": "factories", "shop": "shops", "palace": "palaces"}


@pytest.mark.parametrize("tile", POINTS)
@pytest.mark.parametrize("seat", [0, 2])
def test_m_build_4_points_and_cubes(tile: str, seat: int) -> None:
    scene = Scene(3).pave("s_chiara_e_s_stefano").hold(seat, tile).fresh_turn(seat)
    begin(scene, seat).lines(f"{seat} build {tile}")
    assert list(scene.s.vp) == [5, 5, 5, 0]
    scene.lines(f"{seat} at s_chiara_e_s_stefano h2")
    kind = tile.split("_")[0]
    expected = [5, 5, 5, 0]
    expected[seat] += POINTS[tile]
    assert list(scene.s.vp) == expected
    assert tally(scene, seat) == ({SOURCE[kind]: POINTS[tile]} if POINTS[tile] else {})
    cell = t.CELLS.index("s_chiara_e_s_stefano h2")
    island = t.ISLANDS.index("s_chiara_e_s_stefano")
    assert scene.s.cells[cell] == t.TILES.index(tile)
    assert scene.s.owner[cell] == (seat if kind in ("factory", "shop") else -1)
    assert scene.news() == [built(seat, tile, "s_chiara_e_s_stefano", "h2", POINTS[tile])]
    assert not scene.s.site_room >> (cell - 42) & 1
    assert scene.s.tile == (t.TILE_SPECIAL if kind == "special" else -1)
    # What the island has now.
    face = int(tile[-1]) if kind == "palace" else 0
    assert list(scene.s.built_palaces) == [int(kind == "palace" and i == island) for i in range(6)]
    assert list(scene.s.crests) == [face if i == island else 0 for i in range(6)]
    assert list(scene.s.built_specials) == [int(kind == "special" and i == island) for i in range(6)]
    assert sum(scene.s.own_factories) == scene.s.own_factories[island * 4 + seat] == (kind == "factory")
    colour = t.SHOPS.index(tile) if kind == "shop" else -1
    at = (island * 4 + seat) * 3
    assert scene.s.own_shops[at : at + 3] == scene.s.shop_colours[island * 3 : island * 3 + 3]
    assert list(scene.s.shop_colours[island * 3 : island * 3 + 3]) == [int(i == colour) for i in range(3)]
    assert sum(scene.s.own_shops) == sum(scene.s.shop_colours) == (kind == "shop")


def test_m_build_6_worked_example_a_street_then_a_shop_and_a_palace_5_points() -> None:
    scene = begin(Scene().hold(0, "shop_blue", "palace_2"))
    scene.lines(
        "0 build street",
        "* draw street_red_grey",
        "0 at s_pietro_martire c2",
        "0 build shop_blue",
        "0 at s_pietro_martire c1",
    )
    assert list(scene.s.vp) == [7, 5, 0, 0]
    # Only c1 lies beside c2: the palace stands beside another street, laid before.
    assert scene.legal() == ["build street", "done"]
    scene = begin(Scene().hold(0, "shop_blue", "palace_2"))
    scene.lines(
        "0 build street",
        "* draw street_red_grey",
        "0 at s_pietro_martire b2",
        "0 build shop_blue",
        "0 at s_pietro_martire a2",
        "0 build palace_2",
        "0 at s_pietro_martire b3",
    )
    assert list(scene.s.vp) == [10, 5, 0, 0]
    assert tally(scene, 0) == {"shops": 2, "palaces": 3}
    assert (scene.turn(), scene.question()) == (1, "turn")
    assert scene.news() == [
        event("drew_street", seat=0, tile="street_red_grey"),
        event("built_street", seat=0, tile="street_red_grey", island="s_pietro_martire", cell="b2"),
        built(0, "shop_blue", "s_pietro_martire", "a2", 2),
        built(0, "palace_2", "s_pietro_martire", "b3", 3),
    ]


# Cards that reward building.


def points_with(card: str, tile: str) -> tuple[int, dict[str, int]]:
    scene = Scene().card(0, card).lay("san_donato b2", "street_empty").hold(0, tile)
    before = scene.s.vp[0]
    begin(scene).lines(f"0 build {tile}", "0 at san_donato b1")
    won = scene.s.vp[0] - before
    assert scene.news() == [built(0, tile, "san_donato", "b1", won)]
    return won, tally(scene, 0)


def test_m_sb_crane_a_1_point_more_for_special_buildings_and_palaces() -> None:
    assert points_with("crane_a", "special") == (1, {"cranes": 1})
    for palace in t.PALACES:
        assert points_with("crane_a", palace) == (4, {"palaces": 3, "cranes": 1})
    assert points_with("crane_a", "factory") == (1, {"factories": 1})
    for shop in t.SHOPS:
        assert points_with("crane_a", shop) == (2, {"shops": 2})


def test_m_sb_crane_b_1_point_more_for_shops_and_factories() -> None:
    assert points_with("crane_b", "factory") == (2, {"factories": 1, "cranes": 1})
    for shop in t.SHOPS:
        assert points_with("crane_b", shop) == (3, {"shops": 2, "cranes": 1})
    assert points_with("crane_b", "special") == (0, {})
    for palace in t.PALACES:
        assert points_with("crane_b", palace) == (3, {"palaces": 3})


def test_m_sb_crane_a_for_its_owner_only() -> None:
    scene = (
        Scene().card(1, "crane_a", "crane_b").lay("san_donato b2", "street_empty").hold(0, "palace_1", "factory")
    )
    begin(scene).lines("0 build palace_1", "0 at san_donato b1", "0 build factory", "0 at san_donato a2")
    assert list(scene.s.vp) == [9, 5, 0, 0]
