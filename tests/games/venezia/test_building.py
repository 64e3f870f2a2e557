"""Putting buildings on the board: places, points, treasures (V-HOUSE to V-BRIDGE, V-ADJ, V-BUILD, V-TREAS)."""

import pytest

from laguna.games import venezia
from laguna.games.venezia.rules.constants import HEXES, IMAGINARY, KINDS, NOBODY
from laguna.games.venezia.rules.state import State
from laguna.kernel.event import Event, all_but, only
from laguna.kernel.game import CHANCE

from ...walks import FEW, SOAK
from .scene import Scene, event, random_game
from .test_setup import BESIDE, BRIDGES, CITY, SPACES, around, pairs, triangles

NEEDS = {"house": 1, "palazzo": 3, "campo": 3, "basilica": 4, "bridge": 3}
STONES = [name for name, hex in CITY.items() if hex.mark == "o"]


def news(scene: Scene) -> list[Event]:
    """What has been told since this was last asked."""
    assert scene.s.log is not None
    told = list(scene.s.log)
    scene.s.log.clear()
    return told


def told(scene: Scene, *keys: str) -> list[Event]:
    """What has been told of certain things."""
    assert scene.s.log is not None
    return [event for event in scene.s.log if event.key in keys]


def left(scene: Scene, kind: str) -> int:
    """How many buildings of a kind are left."""
    return scene.s.supply[KINDS.index(kind)]


def discarded(scene: Scene) -> dict[str, int]:
    """What lies among the discards."""
    return {kind: n for kind, n in zip(KINDS, scene.s.discards, strict=True) if n}


def on_hex(scene: Scene, name: str) -> str:
    """What lies on a hex."""
    content = venezia.view(scene.s, -1).hexes[HEXES.index(name)]
    return "swamp" if content == -2 else "empty" if content == -1 else KINDS[content]


def alone(scene: Scene, kind: str) -> Scene:
    """Seat 0 has played a building's cards on its own, and is asked for the place."""
    scene.hand(0, *[kind] * NEEDS[kind])
    scene.lines("0 house" if kind == "house" else f"0 solo {kind}", "0 done")
    news(scene)
    assert (scene.turn(), scene.question()) == (0, "place")
    return scene


def points(scene: Scene, kind: str, place: str) -> int:
    """What a building brings seat 0, whose gondola begins on the start space."""
    verb = "bridge" if kind == "bridge" else "at"
    quarter, hexes = place.split()
    alone(scene, kind).lines(f"0 {verb} {place}")
    spaces = scene.s.at[0]
    built = event("built", seat=0, kind=kind, quarter=quarter, hexes=hexes, points=spaces)
    assert news(scene)[:2] == [built, event("moved", seat=0, spaces=spaces, space=spaces)][: 2 if spaces else 1]
    return spaces


def project(kind: str, master: int, others: tuple[int, ...], seats: int = 4) -> Scene:
    """A project that lacks one card, which seat 0 has in hand: the master has all cards that others do not."""
    scene = Scene(seats).front(master, kind, NEEDS[kind] - 1 - len(others))
    for seat in others:
        scene.front(seat, kind)
    return scene.hand(0, kind)


# Houses.


def test_v_house_goes_on_any_empty_hex_and_brings_one_point() -> None:
    # In the beginning these are the stones.
    scene = alone(Scene(), "house")
    assert scene.legal() == [f"at {name}" for name in STONES]
    scene.lines("0 at san_marco e1")
    assert on_hex(scene, "san_marco e1") == "house"
    assert list(scene.s.at[:3]) == [1, 0, 0]
    assert left(scene, "house") == 17
    assert discarded(scene) == {"house": 1}
    assert news(scene) == [
        event("built", seat=0, kind="house", quarter="san_marco", hexes="e1", points=1),
        event("moved", seat=0, spaces=1, space=1),
    ]


def test_v_house_on_drained_hexes_too_but_neither_in_the_swamp_nor_on_a_building() -> None:
    scene = alone(Scene().drained("castello f3", "san_polo b2").built("house", "castello b2"), "house")
    expected = {*STONES, "castello f3", "san_polo b2"} - {"castello b2"}
    assert scene.legal() == [f"at {name}" for name in CITY if name in expected]
    assert scene.why(0, "at castello a1") == ("V-BUILD-3", "under_swamp")
    assert scene.why(0, "at castello b2") == ("V-BUILD-3", "built_on")
    assert scene.why(0, "at castello e2") == ("V-BUILD-3", "built_on")


def test_v_house_brings_one_point_wherever_it_is() -> None:
    for place in STONES:
        assert points(Scene().all_drained(), "house", place) == 1
    assert points(Scene().built("house", *(sorted(BESIDE["castello b2"]))), "house", "castello b2") == 1


# Palazzi.


def test_v_pal_goes_on_two_hexes_that_share_a_side() -> None:
    scene = alone(Scene().drained("castello a2", "castello b3", "castello d1", "san_marco a2"), "palazzo")
    # b2 is stone in both quarters; d1 has no empty hex beside it.
    assert scene.legal() == ["at castello a2+b2", "at castello b2+b3", "at san_marco a2+b2"]
    scene.lines("0 at castello a2+b2")
    assert on_hex(scene, "castello a2") == on_hex(scene, "castello b2") == "palazzo"
    assert left(scene, "palazzo") == 4
    assert discarded(scene) == {"palazzo": 3}


def test_v_pal_everywhere_in_an_empty_city() -> None:
    scene = alone(Scene().all_drained(), "palazzo")
    free = {site for site in pairs() if all(CITY[name].mark in ".o" for name in site)}
    assert len(scene.legal()) == len(free)
    assert scene.why(0, "at castello a1") == ("V-PAL", "wrong_shape")
    assert scene.why(0, "at castello b3+c3+c4") == ("V-PAL", "wrong_shape")


def test_v_pal_a_point_for_each_undeveloped_hex_around_it() -> None:
    # Swamp alone, stone among it, drained hexes among it: all the same.
    assert points(Scene().drained("castello c3", "castello c4"), "palazzo", "castello c3+c4") == 8
    assert points(Scene().all_drained(), "palazzo", "castello c3+c4") == 8
    # Every building takes one away.
    around_it = sorted(around("castello c3", "castello c4"))
    for built in range(9):
        scene = Scene().drained("castello c3", "castello c4").built("house", *around_it[:built])
        assert points(scene, "palazzo", "castello c3+c4") == 8 - built


def test_v_pal_at_the_shore() -> None:
    assert points(Scene().drained("castello a1", "castello a2"), "palazzo", "castello a1+a2") == 3
    assert points(Scene().drained("castello f2", "castello f3"), "palazzo", "castello f2+f3") == 1


def test_v_pal_without_any_undeveloped_hex_brings_nothing() -> None:
    scene = Scene().drained("castello f2", "castello f3").built("house", "castello f1")
    assert points(scene, "palazzo", "castello f2+f3") == 0
    assert list(scene.s.at[:3]) == [0, 0, 0]
    assert on_hex(scene, "castello f2") == "palazzo"


# Campi.


def test_v_campo_goes_on_any_empty_hex() -> None:
    scene = alone(Scene().drained("castello f3"), "campo")
    assert scene.legal() == [f"at {name}" for name in CITY if name in {*STONES, "castello f3"}]
    scene.lines("0 at castello f3")
    assert on_hex(scene, "castello f3") == "campo"
    assert left(scene, "campo") == 4
    assert discarded(scene) == {"campo": 3}


def test_v_campo_a_point_for_each_developed_hex_around_it() -> None:
    around_it = sorted(BESIDE["castello c3"])
    for built in range(7):
        scene = Scene().drained("castello c3").built("house", *around_it[:built])
        assert points(scene, "campo", "castello c3") == built


def test_v_campo_neither_swamp_nor_stone_nor_drained_hexes_count() -> None:
    assert points(Scene().drained("castello c3"), "campo", "castello c3") == 0
    assert points(Scene().all_drained(), "campo", "castello c3") == 0


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("cannaregio b5", 1),  # the house
        ("dorsoduro d3", 2),  # both halves of the palazzo
        ("dorsoduro e1", 1),
        ("castello f2", 1),  # the campo
        ("san_marco d2", 2),  # two hexes of the basilica
        ("san_marco b2", 1),
        ("cannaregio c4", 1),  # the end of the bridge
    ],
)
def test_v_campo_beside_each_kind_of_building(place: str, expected: int) -> None:
    assert points(Scene().all_drained(), "campo", place) == expected


# Basilicas.


def test_v_bas_goes_on_three_hexes_each_touching_the_other_two() -> None:
    # Four in a row and one below: one triangle, no line.
    scene = Scene().drained("castello c1", "castello c2", "castello c3", "castello c4", "castello d2")
    # b2 is stone and lies above c2 and c3.
    assert alone(scene, "basilica").legal() == ["at castello b2+c2+c3", "at castello c1+c2+d2"]
    scene.lines("0 at castello c1+c2+d2")
    assert [on_hex(scene, f"castello {hex}") for hex in ("c1", "c2", "d2")] == ["basilica"] * 3
    assert left(scene, "basilica") == 3
    assert discarded(scene) == {"basilica": 4}


def test_v_bas_three_in_a_line_or_a_bend_are_no_place() -> None:
    for line in (("castello f1", "castello f2", "castello f3"), ("castello a2", "castello b2", "castello b3")):
        scene = Scene().drained(*line).hand(0, *["basilica"] * 4).lines("0 solo basilica", "0 done")
        assert told(scene, "no_room") == [event("no_room", kind="basilica")]


def test_v_bas_everywhere_in_an_empty_city() -> None:
    scene = alone(Scene().all_drained(), "basilica")
    free = {site for site in triangles() if all(CITY[name].mark in ".o" for name in site)}
    assert len(scene.legal()) == len(free)


@pytest.mark.parametrize("place", ["castello b3+c3+c4", "san_polo b2+c2+c3", "dorsoduro d5+d6+e5"])
def test_v_bas_brings_seven_wherever_it_is(place: str) -> None:
    assert points(Scene().all_drained(), "basilica", place) == 7
    quarter, hexes = place.split()
    beside = around(*(f"{quarter} {hex}" for hex in hexes.split("+")))
    assert points(Scene().all_drained().built("house", *sorted(beside)), "basilica", place) == 7


# Bridges.


def test_v_bridge_goes_on_a_site_with_both_ends_empty() -> None:
    scene = Scene().drained("castello d2", "san_marco a2", "castello d4", "san_polo e2")
    assert alone(scene, "bridge").legal() == ["bridge castello d2", "bridge san_marco a2"]
    scene.lines("0 bridge castello d2")
    assert on_hex(scene, "castello d2") == on_hex(scene, "san_marco a2") == "bridge"
    assert left(scene, "bridge") == 4
    assert discarded(scene) == {"bridge": 3}


def test_v_bridge_everywhere_in_an_empty_city() -> None:
    free = sorted(name for site in BRIDGES for name in site if CITY[name].mark != "=")
    assert len(free) == 18
    assert sorted(alone(Scene().all_drained(), "bridge").legal()) == [f"bridge {name}" for name in free]


@pytest.mark.parametrize(("end", "expected"), [("castello d2", 3), ("san_marco a2", 2)])
def test_v_bridge_a_point_for_each_house_in_the_quarter_that_is_chosen(end: str, expected: int) -> None:
    scene = Scene().drained("castello d2", "san_marco a2")
    scene.built("house", "castello a1", "castello f3", "castello c6", "san_marco e1", "san_marco a4")
    # Houses elsewhere, and other buildings, do not count.
    scene.built("house", "dorsoduro a1", "cannaregio a1").built("campo", "castello b3", "san_marco b3")
    assert points(scene, "bridge", end) == expected
    assert on_hex(scene, "castello d2") == on_hex(scene, "san_marco a2") == "bridge"


def test_v_bridge_without_houses_no_points() -> None:
    scene = Scene().drained("san_polo d3", "san_marco c1")
    assert points(scene, "bridge", "san_polo d3") == 0
    assert scene.question() == "drain"
    assert on_hex(scene, "san_marco c1") == "bridge"


def test_v_bridge_counts_the_standing_house() -> None:
    scene = Scene().drained("cannaregio d6", "san_polo a3")
    assert points(scene, "bridge", "cannaregio d6") == 1


# What is around what.


def test_v_adj_1_a_palazzo_with_five_of_six_undeveloped() -> None:
    """The worked example: 5 points for the master, 2 for a partner."""
    scene = project("palazzo", 1, ()).drained("cannaregio c6", "cannaregio c7")
    assert len(around("cannaregio c6", "cannaregio c7")) == 6
    scene.lines("0 project palazzo", "0 done", "1 at cannaregio c6+c7")
    assert list(scene.s.at[:4]) == [2, 5, 0, 0]


def test_v_adj_1_nothing_counts_across_a_canal() -> None:
    # Of a campo at the quay only what is on its own side counts.
    scene = Scene().all_drained().built("house", "san_marco a1", "san_marco a2", "san_marco a3")
    assert points(scene, "campo", "castello d2") == 0
    scene = Scene().all_drained().built("house", "castello d1", "castello d2", "castello d3")
    # Of the six around it, one is a part of the standing basilica.
    assert points(scene, "palazzo", "san_marco a2+b2") == 5
    assert around("san_marco a2", "san_marco b2") == {
        f"san_marco {hex}" for hex in ("a1", "a3", "b1", "b3", "c2", "c3")
    }


def test_v_adj_1_at_most_eight_around_a_palazzo_and_six_around_a_campo() -> None:
    assert points(Scene().all_drained(), "palazzo", "san_polo b2+c2") == 8
    ring = sorted(BESIDE["dorsoduro d4"])
    assert len(ring) == 6
    scene = Scene().drained("dorsoduro d4").built("house", *(name for name in ring if CITY[name].mark != "P"))
    assert points(scene, "campo", "dorsoduro d4") == 6


def test_v_adj_2_hexes_count_and_not_buildings() -> None:
    # Two hexes of the standing basilica touch san_marco b3, and none of its neighbours touches more.
    assert points(Scene().drained("san_marco b3"), "campo", "san_marco b3") == 2
    assert points(Scene().drained("san_marco b3", "san_marco b4"), "palazzo", "san_marco b3+b4") == 4
    # Both halves of a palazzo.
    scene = Scene().drained("castello c3").built("palazzo", "castello b2+b3")
    assert points(scene, "campo", "castello c3") == 2
    scene = (
        Scene().drained("castello c3").built("palazzo", "castello b2+b3").built("basilica", "castello c2+d2+d3")
    )
    assert points(scene, "campo", "castello c3") == 4


def test_v_adj_2_a_hex_beside_both_halves_of_a_palazzo_counts_once() -> None:
    # b2 and b3 both touch a3 and c3.
    assert BESIDE["castello b2"] & BESIDE["castello b3"] == {"castello a3", "castello c3"}
    assert points(Scene().drained("castello b3"), "palazzo", "castello b2+b3") == 8
    scene = Scene().drained("castello b3").built("house", "castello a3")
    assert points(scene, "palazzo", "castello b2+b3") == 7


def test_v_adj_2_a_buildings_own_hexes_never_count() -> None:
    scene = Scene().drained("castello b3")
    assert "castello b2" in BESIDE["castello b3"]
    assert points(scene, "palazzo", "castello b2+b3") == len(around("castello b2", "castello b3")) == 8


@pytest.mark.parametrize("stands", [True, False])
def test_v_adj_2_a_bridge_end_is_developed_in_its_own_quarter(stands: bool) -> None:
    scene = Scene().drained("castello c2", "castello d2", "san_marco a2")
    if stands:
        scene.built("bridge", "castello d2")
    assert points(scene, "campo", "castello c2") == (1 if stands else 0)
    scene = Scene().drained("san_marco a3", "san_marco a4", "castello d2", "san_marco a2")
    if stands:
        scene.built("bridge", "castello d2")
    # a2, b3 and b4 lie around it.
    assert points(scene, "palazzo", "san_marco a3+a4") == (2 if stands else 3)


def test_v_adj_2_stone_and_drained_hexes_are_undeveloped() -> None:
    stone = around("castello c4", "castello d4") & set(STONES)
    assert stone == {"castello d5"}
    for scene in (
        Scene().drained("castello c4", "castello d4"),
        Scene().drained("castello c4", "castello d4", "castello b3", "castello d3"),
    ):
        assert points(scene, "palazzo", "castello c4+d4") == 6
    assert points(Scene().drained("castello c4", "castello c5"), "campo", "castello c4") == 0


@pytest.mark.parametrize(
    ("kind", "place"),
    [
        ("house", "castello d2"),
        ("campo", "castello d2"),
        ("palazzo", "castello c2+d2"),
        ("basilica", "castello c1+c2+d2"),
    ],
)
def test_v_adj_2_any_building_may_stand_on_a_bridge_site_and_blocks_it(kind: str, place: str) -> None:
    scene = alone(Scene().all_drained(), kind)
    assert f"at {place}" in scene.legal()
    scene.lines(f"0 at {place}").pass_turn()
    for _ in range(2):
        scene.pass_turn()
    alone(scene, "bridge")
    assert "bridge castello d2" not in scene.legal()
    assert "bridge san_marco a2" not in scene.legal()
    assert "bridge castello d4" in scene.legal()
    # The other end is still free for anything else.
    assert on_hex(scene, "san_marco a2") == "empty"


# What is built, and in which order.


def test_v_build_1_what_is_complete_is_built_now_and_not_by_choice() -> None:
    scene = project("campo", 1, ())
    scene.lines("0 project campo", "0 done")
    assert scene.question() == "place"
    assert scene.legal() == [f"at {name}" for name in STONES]
    # A house likewise.
    scene = Scene().hand(0, "house").lines("0 house", "0 done")
    assert scene.legal() == [f"at {name}" for name in STONES]


def test_v_build_1_what_is_not_complete_is_not_built() -> None:
    scene = Scene().front(1, "campo").hand(0, "campo").lines("0 project campo", "0 done")
    assert scene.question() == "drain"
    assert left(scene, "campo") == 5
    assert scene.front_of(0) == scene.front_of(1) == {"campo": 1}


def test_v_build_1_of_several_the_player_on_turn_chooses_the_order() -> None:
    scene = Scene(4).front(1, "campo", 2).front(2, "basilica", 3).drained("castello b3", "castello c3")
    scene.hand(0, "campo", "basilica", "house", "house")
    scene.lines("0 house", "0 project campo", "0 project basilica", "0 house", "0 done")
    # Whoever the masters are: the order is the player on turn's; and all of it must be built.
    assert (scene.turn(), scene.question()) == (0, "order")
    assert scene.legal() == ["build house", "build campo", "build basilica"]
    scene.lines("0 build campo")
    assert (scene.turn(), scene.question()) == (1, "place")
    scene.lines("1 at dorsoduro d6")
    # The next is named when the one before is finished.
    assert (scene.turn(), scene.question()) == (0, "order")
    assert scene.legal() == ["build house", "build basilica"]
    scene.lines("0 build house", "0 at dorsoduro c2")
    assert scene.legal() == ["build house", "build basilica"]
    scene.lines("0 build house", "0 at san_polo c2")
    # What is left alone needs no choice.
    assert (scene.turn(), scene.question()) == (2, "place")
    assert scene.legal() == ["at castello b2+b3+c3"]
    scene.lines("2 at castello b2+b3+c3")
    assert (scene.turn(), scene.question()) == (0, "drain")
    assert discarded(scene) == {"house": 2, "campo": 3, "basilica": 4}


def test_v_build_1_a_project_and_a_set_alone_of_the_same_kind() -> None:
    scene = Scene().front(1, "campo", 2).hand(0, *["campo"] * 4)
    scene.lines("0 project campo", "0 solo campo", "0 done")
    assert scene.legal() == ["build campo", "build_solo campo"]
    scene.lines("0 build_solo campo")
    # The set alone is placed by its builder, not by the master of the project.
    assert (scene.turn(), scene.question()) == (0, "place")
    scene.lines("0 at castello b2")
    assert scene.front_of(1) == {"campo": 2}
    assert scene.master("campo") == 1
    assert (scene.turn(), scene.question()) == (1, "place")
    scene.lines("1 at castello d5")
    assert scene.master("campo") == NOBODY
    assert discarded(scene) == {"campo": 6}


def test_v_build_1_whether_the_next_has_a_place_is_checked_when_it_comes() -> None:
    def begin() -> Scene:
        scene = Scene().front(1, "palazzo", 2).drained("castello b3").hand(0, "palazzo", "house")
        return scene.lines("0 house", "0 project palazzo", "0 done")

    # There is one place for a palazzo, and the house takes it away.
    scene = begin()
    assert scene.legal() == ["build house", "build palazzo"]
    scene.lines("0 build house", "0 at castello b3")
    assert told(scene, "no_room") == [event("no_room", kind="palazzo")]
    assert scene.question() == "drain"
    assert left(scene, "palazzo") == 5
    assert discarded(scene) == {"house": 1, "palazzo": 3}
    assert scene.master("palazzo") == NOBODY
    assert list(scene.s.at[:3]) == [1, 0, 0]
    # Elsewhere, and both are built.
    scene = begin().lines("0 build house", "0 at castello d5", "1 at castello b2+b3")
    assert left(scene, "palazzo") == 4
    assert told(scene, "no_room") == []
    # The other way round.
    scene = begin().lines("0 build palazzo", "1 at castello b2+b3")
    assert (scene.turn(), scene.question()) == (0, "place")
    assert "at castello b2" not in scene.legal()


def test_v_build_1_a_building_that_is_named_and_has_no_place_is_lost_at_once() -> None:
    scene = Scene().front(1, "palazzo", 2).hand(0, "palazzo", "house")
    scene.lines("0 house", "0 project palazzo", "0 done", "0 build palazzo")
    assert told(scene, "no_room") == [event("no_room", kind="palazzo")]
    assert (scene.turn(), scene.question()) == (0, "place")
    scene.lines("0 at castello b2")
    assert discarded(scene) == {"house": 1, "palazzo": 3}


# Who chooses the place.


def test_v_build_2_the_master_chooses_the_place_out_of_turn() -> None:
    scene = project("campo", 2, ()).lines("0 project campo", "0 done")
    assert (scene.turn(), scene.question()) == (2, "place")
    assert venezia.view(scene.s, -1).on_turn == 0
    assert venezia.view(scene.s, -1).builder == 2
    assert scene.why(0, "at castello b2") == ("V-OUT-1", "not_your_turn")
    scene.lines("2 at castello b2")
    assert told(scene, "built") == [
        event("built", seat=2, kind="campo", quarter="castello", hexes="b2", points=0),
    ]
    # Then it is the player on turn who goes on.
    assert (scene.turn(), scene.question()) == (0, "drain")


def test_v_build_2_the_player_on_turn_who_has_become_master_chooses() -> None:
    scene = Scene().front(1, "campo").hand(0, "campo", "campo")
    scene.lines("0 project campo", "0 project campo", "0 done")
    assert (scene.turn(), scene.question()) == (0, "place")
    assert venezia.view(scene.s, -1).builder == 0


def test_v_build_2_the_master_chooses_the_scored_quarter_too() -> None:
    scene = project("bridge", 3, ()).drained("castello d2", "san_marco a2")
    scene.built("house", "castello a1", "castello a2", "castello a3", "castello a4")
    scene.lines("0 project bridge", "0 done")
    assert scene.turn() == 3
    assert scene.legal() == ["bridge castello d2", "bridge san_marco a2"]
    # Also the poorer one, so that nobody gets anything.
    scene.lines("3 bridge san_marco a2")
    assert list(scene.s.at[:4]) == [0, 0, 0, 0]
    scene = project("bridge", 3, ()).drained("castello d2", "san_marco a2")
    scene.built("house", "castello a1", "castello a2", "castello a3", "castello a4")
    scene.lines("0 project bridge", "0 done", "3 bridge castello d2")
    assert list(scene.s.at[:4]) == [2, 0, 0, 4]


def test_v_build_2_a_solo_builder_chooses_whoever_holds_the_pawn() -> None:
    scene = Scene().front(1, "campo", 2).hand(0, *["campo"] * 3).lines("0 solo campo", "0 done")
    assert (scene.turn(), scene.question()) == (0, "place")
    assert venezia.view(scene.s, -1).builder == 0
    assert venezia.view(scene.s, -1).by_solo


def test_v_build_2_the_imaginary_masters_place_is_the_player_on_turns() -> None:
    scene = Scene(2).front(IMAGINARY, "campo", 2).hand(0, "campo")
    scene.lines("0 later", "0 project campo", "0 done")
    assert (scene.turn(), scene.question()) == (0, "place")
    assert venezia.view(scene.s, -1).builder == IMAGINARY


# No room.


@pytest.mark.parametrize("kind", ["palazzo", "basilica", "bridge"])
def test_v_build_3_without_a_place_a_project_is_lost(kind: str) -> None:
    """In the beginning there are nine stones, no two of them side by side."""
    scene = project(kind, 1, (2,)).at(0, 46).at(1, 47).at(2, 48)
    scene.lines(f"0 project {kind}", "0 done")
    assert told(scene, "no_room", "built", "moved", "treasure") == [event("no_room", kind=kind)]
    # The cards are discarded, the pawn goes home; no points and no treasure.
    assert discarded(scene) == {kind: NEEDS[kind]}
    assert [scene.front_of(seat) for seat in range(4)] == [{}] * 4
    assert scene.master(kind) == NOBODY
    assert list(scene.s.at[:4]) == [46, 47, 48, 0]
    assert sum(scene.s.tokens) == 0
    assert left(scene, kind) == {"palazzo": 5, "basilica": 4, "bridge": 5}[kind]
    assert (scene.turn(), scene.question()) == (0, "drain")


@pytest.mark.parametrize("kind", ["palazzo", "basilica", "bridge"])
def test_v_build_3_without_a_place_a_set_alone_is_lost_and_touches_no_pawn(kind: str) -> None:
    scene = Scene().front(1, kind).front(2, kind).hand(0, *[kind] * NEEDS[kind]).at(0, 46)
    scene.lines(f"0 solo {kind}", "0 done")
    assert told(scene, "no_room", "built", "moved", "treasure") == [event("no_room", kind=kind)]
    assert discarded(scene) == {kind: NEEDS[kind]}
    assert scene.master(kind) == 1
    assert scene.front_of(1) == scene.front_of(2) == {kind: 1}
    assert scene.s.at[0] == 46
    assert venezia.view(scene.s, 1).alone == []


@pytest.mark.parametrize("kind", ["house", "campo"])
def test_v_build_3_without_an_empty_hex_houses_and_campi_are_lost(kind: str) -> None:
    scene = Scene().built("house", *STONES).at(0, 46).hand(0, *[kind] * (2 if kind == "house" else 3))
    scene.lines(*(["0 house", "0 house"] if kind == "house" else ["0 solo campo"]), "0 done")
    lost = 2 if kind == "house" else 1
    assert told(scene, "no_room", "built", "moved") == [event("no_room", kind=kind)] * lost
    assert discarded(scene) == {kind: 2 if kind == "house" else 3}
    assert scene.front_of(0) == {}
    assert scene.question() == "drain"


def test_v_build_3_the_last_empty_hex_is_for_one_house() -> None:
    scene = Scene().built("house", *STONES[1:]).hand(0, "house", "house")
    scene.lines("0 house", "0 house", "0 done")
    assert scene.legal() == [f"at {STONES[0]}"]
    scene.lines(f"0 at {STONES[0]}")
    assert told(scene, "no_room") == [event("no_room", kind="house")]
    assert scene.s.at[0] == 1
    assert discarded(scene) == {"house": 2}


def test_v_build_3_no_room_of_one_kind_does_not_stop_another() -> None:
    scene = Scene().front(1, "bridge", 2).hand(0, "bridge", "house")
    scene.lines("0 project bridge", "0 house", "0 done", "0 build bridge", "0 at castello b2")
    assert told(scene, "no_room") == [event("no_room", kind="bridge")]
    assert on_hex(scene, "castello b2") == "house"


@pytest.mark.parametrize(
    ("kind", "hexes"),
    [
        ("palazzo", ("castello b3",)),
        ("basilica", ("castello b3", "castello c3")),
        ("bridge", ("castello d2", "san_marco a2")),
    ],
)
def test_v_build_3_every_hex_must_be_empty(kind: str, hexes: tuple[str, ...]) -> None:
    assert len(alone(Scene().drained(*hexes), kind).legal()) in (1, 2)
    for missing in hexes:
        # Under swamp, or built on.
        for scene in (
            Scene().drained(*(name for name in hexes if name != missing)),
            Scene().drained(*hexes).built("house", missing),
        ):
            scene.hand(0, *[kind] * NEEDS[kind]).lines(f"0 solo {kind}", "0 done")
            assert told(scene, "no_room") == [event("no_room", kind=kind)], missing


# Houses.


def test_v_build_4_several_houses_in_a_turn_one_after_another() -> None:
    scene = Scene().hand(0, *["house"] * 5)
    scene.lines(*["0 house"] * 3, "0 done")
    assert scene.question() == "place"
    for n, place in enumerate(("castello b2", "castello d5", "san_polo c2"), 1):
        assert scene.front_of(0) == {"house": 4 - n}
        scene.lines(f"0 at {place}")
        assert scene.s.at[0] == n
        assert discarded(scene) == {"house": n}
    assert scene.question() == "drain"
    assert scene.cards_of(0) == {"house": 2}
    assert venezia.view(scene.s, -1).masters == [-1] * 5


def test_v_build_4_all_houses_that_were_played_are_built() -> None:
    scene = Scene().hand(0, "house", "house").lines("0 house", "0 house", "0 done", "0 at castello b2")
    # The second is not left for another turn.
    assert scene.question() == "place"
    assert scene.legal() == [f"at {name}" for name in STONES if name != "castello b2"]


# When it is done.


def test_v_build_5_the_cards_are_discarded_and_the_pawn_goes_home_after_the_moves() -> None:
    scene = project("basilica", 1, (2,)).drained("castello b3", "castello c3").tokens(0, 2, 2, 2)
    scene.lines("0 project basilica", "0 done", "1 at castello b2+b3+c3")
    pauses = 0
    while scene.question() == "pause":
        pauses += 1
        assert discarded(scene) == {}
        assert scene.front_of(0) == {"basilica": 1}
        assert scene.front_of(1) == {"basilica": 2}
        assert venezia.view(scene.s, -1).masters[KINDS.index("basilica")] == 1
        scene.lines("0 go_on")
    # After the treasures, and after each of three moves.
    assert pauses == 4
    assert discarded(scene) == {"basilica": 4}
    assert [scene.front_of(seat) for seat in range(4)] == [{}] * 4
    assert venezia.view(scene.s, -1).masters == [-1] * 5
    assert venezia.view(scene.s, -1).building == -1


def test_v_build_5_other_projects_stay() -> None:
    scene = project("campo", 1, ()).front(1, "bridge", 2).front(2, "palazzo")
    scene.lines("0 project campo", "0 done", "1 at castello b2")
    assert scene.front_of(1) == {"bridge": 2}
    assert scene.front_of(2) == {"palazzo": 1}
    assert venezia.view(scene.s, -1).masters == [-1, 2, -1, -1, 1]


def test_v_build_5_a_set_alone_never_moves_a_pawn() -> None:
    for holder in (0, 1):
        scene = Scene().front(holder, "campo", 2).hand(0, *["campo"] * 3)
        scene.lines("0 solo campo", "0 done", "0 at castello b2")
        assert scene.master("campo") == holder
        assert scene.front_of(holder) == {"campo": 2}
        assert discarded(scene) == {"campo": 3}


# Treasures.


def along(n: int) -> set[str]:
    """The quarters along a space, read from the board."""
    return set(SPACES[n]["along"])


def test_v_treas_1_a_treasure_for_the_builder_along_the_quarter() -> None:
    assert along(46) == {"castello", "san_marco"}
    scene = alone(Scene().at(0, 46), "house").lines("0 at castello b2")
    assert (scene.turn(), scene.question()) == (CHANCE, "draw_treasure")
    assert venezia.view(scene.s, -1).drawer == 0
    # Any of the supply, as likely as there are tokens.
    assert scene.legal() == ["treasure 3", "treasure 4", "treasure 5", "treasure 6"]
    assert venezia.weights(scene.s) == [4, 5, 5, 4]
    # Gondolas have not moved yet.
    assert scene.s.at[0] == 46
    scene.lines("* treasure 5")
    assert scene.tokens_of(0) == [5]
    assert venezia.view(scene.s, 1).treasure == 17
    assert venezia.view(scene.s, 1).players[0].treasure == 1
    scene.lines("0 go_on")
    assert scene.s.at[0] == 47
    # What it is worth is its owner's secret.
    assert event("treasure_seen", only(0), seat=0, gold=5) in scene.told(0)
    for other in (-1, 1, 2):
        assert event("treasure", all_but(0), seat=0) in scene.told(other)
        assert not [heard for heard in scene.told(other) if heard.key == "treasure_seen"]


@pytest.mark.parametrize("space", [*range(57), 57, 58])
def test_v_treas_1_wherever_the_gondola_lies(space: int) -> None:
    quarters = along(space) if space else set()
    for quarter, place in (
        ("cannaregio", "b2"),
        ("castello", "b2"),
        ("san_polo", "c2"),
        ("san_marco", "b2"),
        ("dorsoduro", "c2"),
    ):
        scene = alone(Scene().at(0, space), "house").lines(f"0 at {quarter} {place}")
        assert (scene.question() == "draw_treasure") == (quarter in quarters), (space, quarter)


def test_v_move_1_the_view_tells_where_the_builder_will_come_to_lie() -> None:
    scene = Scene().at(0, 46).at(1, 47)
    assert venezia.view(scene.s, 2).comes_to == -1
    alone(scene, "house").lines("0 at castello b2")
    # The gondola waits for the treasure, and will jump the one ahead.
    assert [venezia.view(scene.s, seat).comes_to for seat in (-1, 0, 1)] == [48, 48, 48]
    scene.lines("* treasure 5", "0 go_on")
    assert (scene.s.at[0], venezia.view(scene.s, 2).comes_to) == (48, -1)


def test_v_treas_1_who_takes_no_part_takes_nothing() -> None:
    scene = project("campo", 1, ()).at(0, 46).at(2, 47).at(3, 48)
    scene.lines("0 project campo", "0 done", "1 at castello b2")
    # Seat 1 is master but not along, 2 and 3 are along but have no card.
    assert (scene.question(), venezia.view(scene.s, -1).drawer) == ("draw_treasure", 0)
    scene.lines("* treasure 3", "0 go_on")
    assert [scene.tokens_of(seat) for seat in range(4)] == [[3], [], [], []]


def test_v_treas_1_of_a_set_alone_only_the_builder() -> None:
    scene = Scene().front(1, "campo", 2).at(1, 46).at(0, 47)
    alone(scene, "campo").lines("0 at castello b2", "* treasure 3", "0 go_on")
    assert scene.question() == "drain"
    assert scene.tokens_of(1) == []


@pytest.mark.parametrize(
    ("master", "others", "order"),
    [
        (0, (1, 2), [0, 1, 2]),
        (1, (2, 3), [1, 2, 3, 0]),
        (2, (1, 3), [2, 3, 0, 1]),
        (3, (1, 2), [3, 0, 1, 2]),
        (3, (2,), [3, 0, 2]),
        (2, (), [2, 0]),
    ],
)
def test_v_treas_1_the_master_first_then_clockwise(master: int, others: tuple[int, ...], order: list[int]) -> None:
    scene = Scene(4).drained("castello b3", "castello c3").hand(0, *["basilica"])
    scene.front(master, "basilica", 3 - len(others))
    for seat in others:
        scene.front(seat, "basilica")
    for seat in range(4):
        scene.at(seat, 46 + seat)
    scene.lines("0 project basilica", "0 done", f"{master} at castello b2+b3+c3")
    drew = []
    while scene.question() == "draw_treasure":
        drew.append(venezia.view(scene.s, -1).drawer)
        # Nobody has moved before the last treasure is taken.
        assert list(scene.s.at[:4]) == [46, 47, 48, 49]
        scene.lines("* treasure 4")
    assert drew == order
    while scene.question() == "pause":
        scene.lines("0 go_on")
    assert [heard.args["seat"] for heard in told(scene, "moved")] == order


def test_v_treas_1_of_a_bridge_along_one_of_the_two_quarters() -> None:
    # 52 lies along castello alone, 14 along san_polo and san_marco, 30 along dorsoduro.
    for space, takes in ((52, True), (14, True), (30, False), (0, False)):
        for end in ("castello d2", "san_marco a2"):
            scene = alone(Scene().drained("castello d2", "san_marco a2").at(0, space), "bridge")
            scene.lines(f"0 bridge {end}")
            assert (scene.question() == "draw_treasure") == takes


def test_v_treas_1_one_also_along_both_quarters_of_a_bridge() -> None:
    assert along(46) == {"castello", "san_marco"}
    for space in (46, 10, 45):
        scene = alone(Scene().drained("castello d2", "san_marco a2").at(0, space), "bridge")
        scene.lines("0 bridge castello d2", "* treasure 6")
        assert scene.question() == "pause"
        assert scene.tokens_of(0) == [6]


def test_v_treas_1_also_for_no_points() -> None:
    scene = alone(Scene().drained("castello f3").at(0, 56), "campo").lines("0 at castello f3", "* treasure 3")
    assert told(scene, "built") == [event("built", seat=0, kind="campo", quarter="castello", hexes="f3", points=0)]
    scene.lines("0 go_on")
    assert scene.question() == "drain"
    assert scene.s.at[0] == 56
    # Partners too, whose half of one point is nothing.
    scene = project("campo", 1, ()).drained("cannaregio c3").at(0, 1)
    scene.lines("0 project campo", "0 done", "1 at cannaregio c3", "* treasure 3", "0 go_on")
    assert scene.tokens_of(0) == [3]
    assert list(scene.s.at[:2]) == [1, 2]


def test_v_treas_1_who_is_along_is_fixed_when_the_place_is_chosen() -> None:
    assert (along(36), along(37)) == ({"dorsoduro"}, {"san_polo"})
    # Gold before the choice counts ...
    scene = alone(Scene().at(0, 36).tokens(0, 5), "house")
    scene.lines("0 gold 1", "0 cheapest", "0 pay")
    assert (scene.s.at[0], scene.question()) == (37, "place")
    scene.lines("0 at san_polo c2")
    assert scene.question() == "draw_treasure"
    # ... gold after it does not.
    scene = alone(Scene().at(0, 36).tokens(0, 5), "house").lines("0 at san_polo c2")
    assert scene.question() == "pause"
    scene.lines("0 gold 1", "0 cheapest", "0 pay")
    assert scene.s.at[0] == 37
    while scene.question() == "pause":
        scene.lines("0 go_on")
    assert scene.question() == "drain"
    assert scene.tokens_of(0) == []
    # Nor do the moves for the building itself, into the quarter or out of it.
    scene = alone(Scene().at(0, 36), "house").lines("0 at dorsoduro c2", "* treasure 3")
    assert scene.s.at[0] == 36


def test_v_treas_1_none_left_none_taken() -> None:
    scene = alone(Scene().at(0, 46).no_treasure_left(2), "house").lines("0 at castello b2")
    assert told(scene, "treasure") == []
    assert scene.s.at[0] == 47
    assert scene.question() == "drain"


def test_v_treas_1_the_last_one_is_the_masters() -> None:
    scene = project("campo", 1, ()).at(0, 46).at(1, 47)
    scene.tokens(2, *[3] * 4, *[4] * 5, *[5] * 5, *[6] * 3)
    scene.lines("0 project campo", "0 done", "1 at castello b2")
    assert (scene.legal(), venezia.weights(scene.s)) == (["treasure 6"], [1])
    assert venezia.view(scene.s, -1).drawer == 1
    scene.lines("* treasure 6")
    assert scene.question() == "drain"
    assert (scene.tokens_of(0), scene.tokens_of(1)) == ([], [6])


def test_v_treas_1_every_house_has_a_treasure_of_its_own() -> None:
    scene = Scene().hand(0, "house", "house").at(0, 46).lines("0 house", "0 house", "0 done")
    scene.lines("0 at castello b2", "* treasure 3", "0 go_on", "0 go_on")
    scene.lines("0 at castello d5", "* treasure 4", "0 go_on", "0 go_on")
    assert scene.tokens_of(0) == [3, 4]
    assert scene.question() == "drain"


# Points.


@pytest.mark.parametrize("undeveloped", range(9))
def test_v_point_1_half_rounded_down_for_every_other_participant(undeveloped: int) -> None:
    around_it = sorted(around("castello c3", "castello c4"))
    scene = Scene(4).drained("castello c3", "castello c4").built("house", *around_it[undeveloped:])
    scene.front(1, "palazzo").front(3, "palazzo").hand(0, "palazzo")
    # Far from each other, so that nobody jumps.
    scene.at(0, 20).at(1, 1).at(2, 50).at(3, 32)
    scene.lines("0 project palazzo", "0 done", "1 at castello c3+c4")
    while scene.question() == "draw_treasure":
        scene.lines("* treasure 3")
    half = undeveloped // 2
    assert list(scene.s.at[:4]) == [20 + half, 1 + undeveloped, 50, 32 + half]
    # Who does not move is not spoken of.
    assert len(told(scene, "moved")) == (0 if undeveloped == 0 else 1 if half == 0 else 3)


def test_v_point_1_every_partner_half_and_not_their_share() -> None:
    scene = Scene(5).front(1, "basilica", 2).front(4, "basilica").hand(0, "basilica")
    scene.drained("castello b3", "castello c3").at(0, 20).at(1, 1).at(4, 30)
    scene.lines("0 project basilica", "0 done", "1 at castello b2+b3+c3")
    assert list(scene.s.at[:5]) == [23, 8, 0, 0, 33]


def test_v_point_1_a_solo_builder_all_of_it() -> None:
    scene = Scene().front(1, "basilica", 3).drained("castello b3", "castello c3")
    assert points(scene, "basilica", "castello b2+b3+c3") == 7
    assert list(scene.s.at[:3]) == [7, 0, 0]


def test_v_point_1_by_source_in_the_account() -> None:
    scene = project("basilica", 1, ()).drained("castello b3", "castello c3")
    scene.lines("0 project basilica", "0 done", "1 at castello b2+b3+c3")
    lines = [(item.seat, item.points, item.key) for item in venezia.account(scene.s)]
    assert lines == [(0, 3, "shares"), (1, 7, "basilica")]


# Random games.


def free(s: State, *hexes: str) -> bool:
    return all(s.hexes[HEXES.index(name)] == -1 for name in hexes)


def is_developed(s: State, name: str) -> bool:
    return s.hexes[HEXES.index(name)] >= 0


def places(s: State, kind: str) -> set[str]:
    """Every place for a kind of building, as the actions call it, counted from the drawing."""
    if kind in ("house", "campo"):
        return {f"at {name}" for name in CITY if free(s, name)}
    if kind == "bridge":
        return {f"bridge {name}" for site in BRIDGES for name in site if free(s, *site)}
    sites = pairs() if kind == "palazzo" else triangles()
    found = set()
    for site in sites:
        if free(s, *site):
            hexes = sorted((name.split()[1] for name in site), key=lambda hex: (hex[0], int(hex[1:])))
            found.add(f"at {CITY[min(site)].quarter} {'+'.join(hexes)}")
    return found


def count(s: State, kind: str, place: str) -> int:
    """The points of a place, counted from the drawing."""
    quarter, names = place.split()[1:]
    hexes = [f"{quarter} {hex}" for hex in names.split("+")]
    if kind == "house":
        return 1
    if kind == "basilica":
        return 7
    if kind == "palazzo":
        return sum(not is_developed(s, name) for name in around(*hexes))
    if kind == "campo":
        return sum(is_developed(s, name) for name in BESIDE[hexes[0]])
    houses = KINDS.index("house")
    return sum(s.hexes[HEXES.index(name)] == houses for name in CITY if CITY[name].quarter == quarter)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_v_build_3_places_and_points_in_random_games(seats: int) -> None:
    """V-PAL, V-CAMPO, V-BRIDGE: every place that is legal, and what it brings, counted from the board alone."""
    seen = dict.fromkeys(KINDS, 0)
    for seed in range(100 if SOAK else 2 if FEW else 15):
        for s in random_game(seed, seats):
            if venezia.question(s) != "place":
                continue
            kind = KINDS[venezia.view(s, -1).building]
            actions = venezia.legal(s)
            names = [name for name in map(venezia.ACTIONS.name, actions) if not name.startswith("gold")]
            assert set(names) == places(s, kind)
            assert len(set(names)) == len(names)
            for action, name in zip(actions, names, strict=False):
                after = venezia.copy(s)
                after.log = []
                venezia.apply(after, action)
                assert after.log[0].key == "built"
                assert after.log[0].args["points"] == count(s, kind, name), name
            seen[kind] += len(names)
    assert FEW or min(seen.values()) > 20


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_v_treas_1_v_point_1_what_a_building_does_in_random_games(seats: int) -> None:
    """Who takes a treasure and who moves, in which order and how far, by a second count."""
    buildings = 0
    for seed in range(100 if SOAK else 3 if FEW else 15):
        for s in random_game(seed, seats):
            if venezia.question(s) != "place":
                continue
            view = venezia.view(s, -1)
            kind, builder = KINDS[view.building], view.builder
            actions = [a for a in venezia.legal(s) if not venezia.ACTIONS.name(a).startswith("gold")]
            action = actions[seed * 31 % len(actions)]
            name = venezia.ACTIONS.name(action)
            quarters = {name.split()[1]}
            if kind == "bridge":
                (site,) = (site for site in BRIDGES if name.removeprefix("bridge ") in site)
                quarters = {CITY[end].quarter for end in site}
            first = builder if builder < seats else s.seat
            order = [(first + i) % seats for i in range(seats)]
            if view.by_solo or kind == "house":
                order = [seat for seat in order if seat == builder]
            else:
                order = [seat for seat in order if view.players[seat].front[view.building]]
            takers = [seat for seat in order if s.at[seat] > 0 and along(s.at[seat]) & quarters]
            spaces = count(s, kind, name)
            moves = [(seat, spaces if seat == builder else spaces // 2) for seat in order]
            after = venezia.copy(s)
            after.log = []
            after.no_pauses = (1 << seats) - 1
            venezia.apply(after, action)
            while venezia.question(after) == "draw_treasure":
                venezia.apply(after, venezia.legal(after)[-1])
            told = [(e.key, e.args.get("seat"), e.args.get("spaces")) for e in after.log]
            expected: list[tuple[str, int, int | None]] = [("treasure", seat, None) for seat in takers]
            del expected[sum(s.treasure_left) :]
            expected += [("moved", seat, far) for seat, far in moves if far]
            assert [fact for fact in told if fact[0] in ("treasure", "moved")] == expected
            buildings += 1
    assert FEW or buildings > 200
