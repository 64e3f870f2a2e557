"""The pieces, the board and the first position (V-SET, and what `boards.md` says about the board).

The city is read here a second time, straight from `board.toml` and by the drawing alone: where every hex and every
space lies. Other tests count with this, so that they do not lean on the tables of the engine.
"""

import math
import tomllib
from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from laguna.games import murano, venezia
from laguna.games.venezia.rules import constants as t
from laguna.games.venezia.rules import setup
from laguna.kernel import record
from laguna.kernel.cells import count_bits
from laguna.kernel.errors import CannotParse
from laguna.kernel.event import all_but, only
from laguna.kernel.game import CHANCE, play, start

from .scene import Scene, event

Point = tuple[float, float]

BOARD: dict[str, Any] = tomllib.loads((Path(venezia.__file__).parent / "board.toml").read_text())
RADIUS: float = BOARD["board"]["hex"]
STRIDE = RADIUS * math.sqrt(3)
"""From the middle of a hex to the middle of one that shares a side with it."""


class Hex(NamedTuple):
    """A hex as it is drawn."""

    quarter: str
    mark: str
    middle: Point


def _hexes() -> dict[str, Hex]:
    found = {}
    for quarter in BOARD["quarter"]:
        for row, signs in enumerate(quarter["grid"].strip("\n").split("\n")):
            columns = [column for column, sign in enumerate(signs) if sign != " "]
            for number, column in enumerate(columns, 1):
                middle = (quarter["x"] + column * STRIDE / 2, quarter["y"] + row * RADIUS * 3 / 2)
                found[f"{quarter['id']} {'abcdefgh'[row]}{number}"] = Hex(quarter["id"], signs[column], middle)
    return found


CITY = _hexes()
"""Every hex by its name, in the order of the file."""
QUARTERS = [quarter["id"] for quarter in BOARD["quarter"]]
BESIDE = {
    name: {
        other
        for other, there in CITY.items()
        if there.quarter == hex.quarter and 0 < math.dist(hex.middle, there.middle) < STRIDE * 1.01
    }
    for name, hex in CITY.items()
}
"""The hexes that share a side with each, within its quarter."""
BRIDGES: list[tuple[str, str]] = [(a, b) for a, b in BOARD["bridges"]["sites"]]
SPACES: dict[int, dict[str, Any]] = {n: space for space in BOARD["track"]["spaces"] for n in space["n"]}
"""Every space by its number; one of them has two."""


def around(*hexes: str) -> set[str]:
    """The hexes round a building, each once, never its own."""
    return set().union(*(BESIDE[name] for name in hexes)) - set(hexes)


def pairs() -> set[frozenset[str]]:
    """Every two hexes that share a side."""
    return {frozenset((name, other)) for name in CITY for other in BESIDE[name]}


def triangles() -> set[frozenset[str]]:
    """Every three hexes of which each touches the other two."""
    return {frozenset((a, b, c)) for a in CITY for b in BESIDE[a] for c in BESIDE[a] & BESIDE[b]}


def corners(name: str) -> list[Point]:
    """The corners of a hex; one points up."""
    x, y = CITY[name].middle
    turns = [math.pi / 3 * i for i in range(6)]
    return [(x + RADIUS * math.sin(turn), y - RADIUS * math.cos(turn)) for turn in turns]


def from_line(p: Point, a: Point, b: Point) -> float:
    """How far a point lies from the line between two others."""
    (px, py), (ax, ay), (bx, by) = p, a, b
    part = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / math.dist(a, b) ** 2
    part = min(1.0, max(0.0, part))
    return math.dist(p, (ax + part * (bx - ax), ay + part * (by - ay)))


def from_hex(p: Point, name: str) -> float:
    """How far a point outside of a hex lies from it."""
    shape = corners(name)
    return min(from_line(p, a, b) for a, b in pairwise([*shape, shape[0]]))


def gap(a: str, b: str) -> float:
    """How much water lies between two hexes."""
    return min([from_hex(p, b) for p in corners(a)] + [from_hex(p, a) for p in corners(b)])


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do two lines cross each other?"""

    def side(p: Point, q: Point, r: Point) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def middle_of(place: dict[str, Any]) -> Point:
    return (place["x"], place["y"])


def width_of(space: dict[str, Any]) -> float:
    width: float = BOARD["board"]["crossing" if len(space["n"]) > 1 else "space"]
    return width


def names(actions: list[int]) -> list[str]:
    return [venezia.ACTIONS.name(action) for action in actions]


# The first position.


def test_v_set_1_two_to_five_players() -> None:
    assert venezia.SEATS == (2, 3, 4, 5)
    assert t.MAX_SEATS == len(t.COLOURS) == len(set(t.COLOURS)) == 5
    for seats in (2, 3, 4, 5):
        assert start(venezia, seats).seats == seats
    for seats in (0, 1, 6):
        with pytest.raises(CannotParse):
            start(venezia, seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_v_set_1_a_random_first_player_then_clockwise(seats: int) -> None:
    for first in range(seats):
        s = venezia.new(seats)
        s.log = []
        assert (venezia.turn(s), venezia.question(s)) == (CHANCE, "first")
        assert names(venezia.legal(s)) == [f"first {seat}" for seat in range(seats)]
        assert venezia.weights(s) == [1] * seats
        play(venezia, s, f"first {first}")
        assert s.log == [event("first", seat=first)]
        assert venezia.view(s, -1).first == venezia.view(s, -1).on_turn == first
        scene = Scene(seats)
        scene.s = s
        while scene.turn() == CHANCE:
            scene.lines(f"* {scene.legal()[0]}")
        order = []
        for _ in range(2 * seats):
            order.append(scene.turn())
            scene.pass_turn()
        assert order == [(first + n) % seats for n in range(2 * seats)]
        assert venezia.turns(scene.s) == 2 * seats


def test_v_set_2_the_cards() -> None:
    cards = {"house": 8, "palazzo": 8, "campo": 8, "basilica": 10, "bridge": 8}
    assert dict(zip(t.KINDS, venezia.new(3).pile, strict=True)) == cards
    assert sum(cards.values()) == 42


def test_v_set_2_the_buildings() -> None:
    assert dict(zip(t.KINDS, t.BUILDINGS, strict=True)) == {
        "house": 19,
        "palazzo": 6,
        "campo": 6,
        "basilica": 5,
        "bridge": 6,
    }
    assert sum(t.BUILDINGS) == 42
    # One of each kind stands on the board already.
    supply = {"house": 18, "palazzo": 5, "campo": 5, "basilica": 4, "bridge": 5}
    assert dict(zip(t.KINDS, venezia.new(3).supply, strict=True)) == supply
    assert venezia.view(venezia.new(3), -1).supply == list(supply.values())


def test_v_set_2_one_building_of_each_kind_stands_from_the_start() -> None:
    s = venezia.new(4)
    standing = {
        "house": ("cannaregio b6",),
        "palazzo": ("dorsoduro e2", "dorsoduro e3"),
        "campo": ("castello e2",),
        "basilica": ("san_marco c3", "san_marco c4", "san_marco d3"),
        "bridge": ("cannaregio d4", "san_polo a1"),
    }
    assert len(s.built) == 5
    for kind, hexes in standing.items():
        number = t.KINDS.index(kind)
        assert [name for hex, name in enumerate(t.HEXES) if s.hexes[hex] == number] == list(hexes)
    assert {frozenset(t.HEXES[hex] for hex in t.SITES[site]) for site in s.built} == set(
        map(frozenset, standing.values())
    )
    assert dict(zip(t.QUARTERS, s.houses, strict=True)) == {name: int(name == "cannaregio") for name in QUARTERS}


def test_v_set_2_the_tokens_and_pawns() -> None:
    s = venezia.new(5)
    assert list(t.GOLD) == [0, 1, 2, 3, 4, 5, 6]
    # How many of which worth is our own reconstruction; the totals are not.
    assert list(s.swamp_left) == [28, 30, 28]
    assert sum(s.swamp_left) == 86
    assert list(s.treasure_left) == [4, 5, 5, 4]
    assert sum(s.treasure_left) == 18
    assert t.PROJECTS == ("palazzo", "campo", "basilica", "bridge")
    assert venezia.view(s, -1).masters == [-1] * 5
    assert venezia.view(s, -1).treasure == 18


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_v_set_3_three_cards_to_each_hand(seats: int) -> None:
    first = seats - 1
    s = venezia.new(seats)
    s.log = []
    play(venezia, s, f"first {first}")
    s.log.clear()
    for n in range(seats):
        seat = (first + n) % seats
        for card in ("house", "bridge", "basilica"):
            assert (venezia.turn(s), venezia.question(s)) == (CHANCE, "draw_card")
            assert venezia.view(s, -1).drawer == seat
            assert venezia.weights(s) == [left for left in s.pile if left]
            play(venezia, s, f"card {card}")
            # The others see that a card was drawn, only its owner sees which.
            assert s.log == [
                event("drew", all_but(seat), seat=seat),
                event("drew_seen", only(seat), seat=seat, card=card),
            ]
            s.log.clear()
            venezia.check(s)
    assert venezia.turn(s) == first
    view = venezia.view(s, 0)
    assert [player.hand for player in view.players] == [3] * seats
    assert view.mine is not None
    assert view.mine.hand == [1, 0, 0, 1, 1]
    assert view.pile == 42 - 3 * seats
    assert view.market == []
    assert view.discards == [0] * 5


def test_v_set_3_nobody_knows_the_cards_of_another_hand() -> None:
    s = venezia.new(3)
    while venezia.turn(s) == CHANCE:
        venezia.apply(s, venezia.legal(s)[0])
    for seat in range(-1, 3):
        assert all(player.known == [0] * 5 for player in venezia.view(s, seat).players)
    assert venezia.view(s, -1).mine is None


def test_v_set_4_a_swamp_token_on_every_hex_without_building_or_stone() -> None:
    s = venezia.new(3)
    for hex, name in enumerate(t.HEXES):
        mark = CITY[name].mark
        assert s.hexes[hex] == (t.SWAMP if mark == "." else t.EMPTY if mark == "o" else "HPCB=".index(mark))
    assert venezia.view(s, -1).hexes == list(s.hexes)
    assert list(s.hexes).count(t.SWAMP) == 86


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_v_set_5_all_gondolas_on_the_start_space(seats: int) -> None:
    s = venezia.new(seats)
    assert [player.at for player in venezia.view(s, -1).players] == [0] * seats
    # The start borders no quarter: a house brings no treasure, wherever it is.
    for place in ("cannaregio b2", "castello b2", "san_polo c2", "san_marco b2", "dorsoduro c2"):
        scene = Scene(seats).hand(0, "house")
        scene.lines(*(["0 later"] if seats == 2 else []), "0 house", "0 done", f"0 at {place}")
        assert list(scene.s.at[:seats]) == [1] + [0] * (seats - 1)
        assert scene.tokens_of(0) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_rest_of_the_table_is_empty(seats: int) -> None:
    s = venezia.new(seats)
    view = venezia.view(s, 0)
    assert view.mine is not None
    assert (view.mine.hand, view.mine.tokens) == ([0] * 5, [0] * 7)
    assert all(player.front == [0] * 5 for player in view.players)
    assert all((player.swamp, player.treasure, player.hand) == (0, 0, 0) for player in view.players)
    assert all(player.pauses for player in view.players)
    # In a game of two, a third player is imagined (V-TWO-1).
    assert view.imaginary == ([0] * 5 if seats == 2 else [])
    assert (view.turns, view.quiet, view.ended, view.building, view.builder) == (0, 0, 0, -1, -1)
    assert list(s.gone) == [0, 0, 0]
    assert s.log is None
    venezia.check(s)


def test_options_take_their_first_value_if_they_are_not_given() -> None:
    assert setup.OPTIONS == {
        "stall_rounds": ("2", "0", "1", "3", "5", "10"),
        "imaginary_house": ("discard", "build"),
        "draw": ("must", "may"),
        "reshuffle": ("needed", "at_once"),
    }
    defaults = {name: values[0] for name, values in setup.OPTIONS.items()}
    assert venezia.view(venezia.new(2), -1).options == defaults
    for name, values in setup.OPTIONS.items():
        for value in values:
            assert venezia.view(start(venezia, 2, {name: value}), -1).options == {**defaults, name: value}
            twin = venezia.copy(start(venezia, 2, {name: value}))
            assert venezia.view(twin, -1).options == {**defaults, name: value}
    with pytest.raises(CannotParse):
        start(venezia, 2, {"stall_rounds": "4"})


def test_a_header_names_later_options_only_where_they_are_not_the_usual_ones() -> None:
    """Records of the first rules stay as they are."""
    assert {"imaginary_house", "draw", "reshuffle"} == setup.ADDED_OPTIONS
    plain = record.write(record.Record("venezia", 2, {"draw": "must"}))
    assert "option stall_rounds 2" in plain
    assert plain.count("option ") == 1
    chosen = record.write(record.Record("venezia", 2, {"draw": "may", "reshuffle": "at_once"}))
    assert "option draw may\noption reshuffle at_once\n" in chosen
    assert record.write(record.parse(chosen)) == chosen


# The city.


def test_both_boards_say_where_they_come_from() -> None:
    other = tomllib.loads((Path(murano.__file__).parent / "board.toml").read_text())["board"]
    for header in (BOARD["board"], other):
        assert {"source", "own_reconstruction", "width", "height"} <= set(header)
        assert header["own_reconstruction"] is True
        assert header["source"].strip().startswith("Own reconstruction")
        assert (header["width"], header["height"]) == (1600, 1000)


def test_hexes_86_under_swamp_9_built_on_9_of_stone() -> None:
    marks = Counter(hex.mark for hex in CITY.values())
    assert marks == {".": 86, "o": 9, "H": 1, "P": 2, "C": 1, "B": 3, "=": 2}
    assert len(CITY) == 104


def test_five_quarters_of_different_sizes() -> None:
    sizes = Counter(hex.quarter for hex in CITY.values())
    assert sizes == {"cannaregio": 24, "castello": 27, "san_polo": 15, "san_marco": 17, "dorsoduro": 21}
    assert len(set(sizes.values())) == 5


def test_stone_in_every_quarter_and_swamp_too() -> None:
    for mark in ".o":
        assert {hex.quarter for hex in CITY.values() if hex.mark == mark} == set(QUARTERS)


def test_the_tables_hold_the_hexes_of_the_board() -> None:
    assert list(CITY) == list(t.HEXES)
    assert list(QUARTERS) == list(t.QUARTERS)
    for number, (name, hex) in enumerate(CITY.items()):
        assert t.QUARTERS[t.HEX_QUARTER[number]] == hex.quarter, name


def test_the_hexes_of_a_quarter_hang_together() -> None:
    for quarter in QUARTERS:
        own = {name for name, hex in CITY.items() if hex.quarter == quarter}
        reached = {min(own)}
        while more := around(*reached):
            reached |= more
        assert reached == own


def test_quarters_are_divided_by_canals() -> None:
    """No hex overlaps another; between two quarters a gondola has room."""
    for a, b in combinations(CITY, 2):
        if CITY[a].quarter != CITY[b].quarter:
            assert gap(a, b) > BOARD["board"]["space"], (a, b)
        else:
            assert math.dist(CITY[a].middle, CITY[b].middle) > STRIDE * 0.99, (a, b)


def test_every_quarter_holds_a_place_for_a_basilica() -> None:
    free = {site for site in triangles() if all(CITY[name].mark in ".o" for name in site)}
    assert {CITY[name].quarter for site in free for name in site} == set(QUARTERS)
    for site in free:
        assert len({CITY[name].quarter for name in site}) == 1
        for a, b in combinations(site, 2):
            assert b in BESIDE[a]


def test_the_standing_buildings_are_far_apart() -> None:
    """At least two hexes lie between any two of them, whichever way one goes."""
    standing: dict[str, list[Point]] = {}
    for hex in CITY.values():
        if hex.mark not in ".o":
            standing.setdefault(hex.mark, []).append(hex.middle)
    assert sorted(standing) == sorted("HPCB=")
    for one, other in combinations(standing.values(), 2):
        assert min(math.dist(a, b) for a in one for b in other) > 3 * STRIDE


def test_what_stands_from_the_start_has_its_shape() -> None:
    shapes = {mark: frozenset(name for name, hex in CITY.items() if hex.mark == mark) for mark in "HPCB="}
    assert len(shapes["H"]) == len(shapes["C"]) == 1
    assert shapes["P"] in pairs()
    assert shapes["B"] in triangles()
    assert shapes["="] in set(map(frozenset, BRIDGES))


# Sites.


def test_v_adj_1_hexes_are_around_each_other_when_they_share_a_side_within_a_quarter() -> None:
    for name, beside in BESIDE.items():
        assert 1 <= len(beside) <= 6
        assert {CITY[other].quarter for other in beside} == {CITY[name].quarter}
    assert {len(around(*site)) for site in pairs()} <= set(range(9))
    assert max(len(around(*site)) for site in pairs()) == 8
    assert max(len(beside) for beside in BESIDE.values()) == 6
    assert BESIDE["castello c3"] == {f"castello {hex}" for hex in ("b2", "b3", "c2", "c4", "d3", "d4")}
    assert BESIDE["castello d7"] == {f"castello {hex}" for hex in ("c6", "d6", "e1", "e2")}
    assert BESIDE["castello f3"] == {"castello f2"}


def test_the_places_on_land_are_those_of_the_drawing() -> None:
    def sites(kind: str) -> list[frozenset[str]]:
        number = t.KINDS.index(kind)
        return [
            frozenset(t.HEXES[hex] for hex in t.SITES[site])
            for site in range(t.SITE_FIRST[number], t.SITE_END[number])
        ]

    for kind, expected in (
        ("house", {frozenset((name,)) for name in CITY}),
        ("campo", {frozenset((name,)) for name in CITY}),
        ("palazzo", pairs()),
        ("basilica", triangles()),
    ):
        assert set(sites(kind)) == expected
        assert len(sites(kind)) == len(expected)
    # A bridge can be called by either end: by that in the quarter that it scores.
    assert sorted(map(sorted, sites("bridge"))) == sorted(sorted(site) for site in BRIDGES for _ in range(2))


def test_places_are_called_by_their_hexes() -> None:
    for site, name in zip(t.SITES, t.PLACE_NAMES, strict=False):
        quarter, hexes = name.split()
        assert [f"{quarter} {hex}" for hex in hexes.split("+")] == [t.HEXES[hex] for hex in site]
    assert sorted(t.BRIDGE_NAMES) == sorted(name for site in BRIDGES for name in site)
    assert len(set(t.PLACE_NAMES)) == len(t.PLACE_NAMES)


# Bridge sites.


def test_ten_bridge_sites_between_different_quarters() -> None:
    assert len(BRIDGES) == 10
    for a, b in BRIDGES:
        assert CITY[a].quarter != CITY[b].quarter
    ends = [name for site in BRIDGES for name in site]
    assert len(set(ends)) == 20
    # Enough for the six bridges of the game.
    assert len(BRIDGES) >= t.BUILDINGS[t.BRIDGE]


def test_every_quarter_is_reached_by_at_least_two_bridge_sites() -> None:
    reached = Counter(CITY[name].quarter for site in BRIDGES for name in site)
    assert set(reached) == set(QUARTERS)
    assert min(reached.values()) >= 2


def test_the_standing_bridge_is_on_a_bridge_site() -> None:
    ends = {name for name, hex in CITY.items() if hex.mark == "="}
    assert ends in [set(site) for site in BRIDGES]
    # The other nine are free of buildings.
    free = [site for site in BRIDGES if all(CITY[name].mark in ".o" for name in site)]
    assert len(free) == 9


def test_bridge_sites_face_each_other_over_a_canal() -> None:
    """One end has no nearer hex over there, and between the two lies nothing but water."""
    for a, b in BRIDGES:
        over_there = [name for name, hex in CITY.items() if hex.quarter == CITY[b].quarter]
        over_here = [name for name, hex in CITY.items() if hex.quarter == CITY[a].quarter]
        nearest = min(gap(a, name) for name in over_there), min(gap(b, name) for name in over_here)
        assert any(math.isclose(gap(a, b), way) for way in nearest), (a, b)
        assert gap(a, b) < 1.5 * STRIDE, (a, b)
        line = CITY[a].middle, CITY[b].middle
        for name in CITY:
            if name not in (a, b):
                sides = pairwise([*corners(name), corners(name)[0]])
                assert not any(crosses(*line, *side) for side in sides), (a, b, name)
    for one, other in combinations(BRIDGES, 2):
        lines = [CITY[name].middle for name in (*one, *other)]
        assert not crosses(*lines), (one, other)


# The track.


def test_the_track_has_spaces_1_to_60() -> None:
    numbers = [n for space in BOARD["track"]["spaces"] for n in space["n"]]
    assert sorted(numbers) == list(range(1, 61))
    assert t.LAST_SPACE == 60
    assert [space["n"] for space in BOARD["track"]["spaces"] if len(space["n"]) != 1] == [[10, 45]]


def test_v_move_2_spaces_10_and_45_are_one_along_four_quarters() -> None:
    assert SPACES[10] is SPACES[45]
    assert len(set(SPACES[10]["along"])) == 4
    assert t.ALONG[10] == t.ALONG[45]
    assert count_bits(t.ALONG[10]) == 4
    assert (t.CROSSING, t.CROSSING_AGAIN) == (10, 45)


def test_v_move_2_57_and_beyond_lie_along_no_quarter_all_others_along_one_or_two() -> None:
    for n, space in SPACES.items():
        assert len(set(space["along"])) == len(space["along"])
        expected = (4,) if n in (10, 45) else (0,) if n >= 57 else (1, 2)
        assert len(space["along"]) in expected, n
    assert {quarter for space in SPACES.values() for quarter in space["along"]} == set(QUARTERS)


def test_the_tables_hold_the_quarters_along_each_space() -> None:
    assert t.ALONG[0] == 0
    for n, space in SPACES.items():
        assert {t.QUARTERS[q] for q in range(5) if t.ALONG[n] >> q & 1} == set(space["along"]), n


@pytest.mark.parametrize("n", range(1, 61))
def test_the_quarters_along_a_space_are_those_of_the_drawing(n: int) -> None:
    """A hex of theirs lies at most one space's width from the rim of the space."""
    space = SPACES[n]
    from_rim = {name: from_hex(middle_of(space), name) - width_of(space) / 2 for name in CITY}
    near = {CITY[name].quarter for name, way in from_rim.items() if way <= BOARD["board"]["space"]}
    assert near == set(space["along"])
    # And it lies in the water.
    assert min(from_rim.values()) > 0


def test_spaces_do_not_overlap() -> None:
    places = [(middle_of(space), width_of(space)) for space in BOARD["track"]["spaces"]]
    places.append((middle_of(BOARD["track"]["start"]), BOARD["board"]["start"]))
    places += [(middle_of(post), BOARD["board"]["space"]) for post in BOARD["track"]["posts"]]
    for (a, wide), (b, broad) in combinations(places, 2):
        assert math.dist(a, b) > (wide + broad) / 2, (a, b)


def test_the_start_and_the_posts_lie_in_open_water_on_the_board() -> None:
    for place in (BOARD["track"]["start"], *BOARD["track"]["posts"], *BOARD["track"]["spaces"]):
        x, y = middle_of(place)
        assert 30 < x < BOARD["board"]["width"] - 30
        assert 30 < y < BOARD["board"]["height"] - 30
    assert min(from_hex(middle_of(BOARD["track"]["start"]), name) for name in CITY) > BOARD["board"]["start"] / 2
    for post in BOARD["track"]["posts"]:
        # Farther off than what would lie along a quarter.
        assert min(from_hex(middle_of(post), name) for name in CITY) > 1.5 * BOARD["board"]["space"]
    assert len(BOARD["track"]["posts"]) >= 6


def test_hexes_lie_on_the_board() -> None:
    for name in CITY:
        for x, y in corners(name):
            assert 0 < x < BOARD["board"]["width"]
            assert 0 < y < BOARD["board"]["height"]


def test_the_track_goes_on_step_by_step_and_crosses_itself_once() -> None:
    way = [middle_of(BOARD["track"]["start"])]
    way += [middle_of(SPACES[n]) for n in range(1, 61)]
    way += [middle_of(post) for post in BOARD["track"]["posts"]]
    steps = list(pairwise(way))
    assert max(math.dist(a, b) for a, b in steps) < 2 * BOARD["board"]["space"]
    meeting = {9, 10, 44, 45}
    for (i, (a, b)), (j, (c, d)) in combinations(enumerate(steps), 2):
        if j > i + 1 and not {i, j} <= meeting:
            assert not crosses(a, b, c, d), (i, j)
    # At the crossing it goes straight on both times: one way from north to south, the other from west to east.
    (x, y) = middle_of(SPACES[10])
    assert SPACES[9]["y"] < y < SPACES[11]["y"]
    assert SPACES[44]["x"] < x < SPACES[46]["x"]
