"""The pieces, the board and the first position (M-SET, and what `boards.md` says about the board)."""

from itertools import pairwise
from typing import Any

import pytest

from laguna.games import murano
from laguna.games.murano.rules import constants as t
from laguna.games.murano.rules import setup
from laguna.kernel import data, record
from laguna.kernel.cells import count_bits
from laguna.kernel.errors import CannotParse
from laguna.kernel.game import CHANCE, play, start

from .scene import Scene, event

ROOMY = ("s_teresa_e_s_mattia", "sacca_mattia", "s_chiara_e_s_stefano")
GRIDS: dict[str, list[data.Cell]] = {i["id"]: data.square_grid(i["grid"]) for i in t.BOARD["island"]}
PLACES: dict[str, tuple[float, float]] = {
    i["id"]: (
        i["x"] + 22 * len(i["grid"].strip().split("\n")[0]),
        i["y"] + 22 * len(i["grid"].strip().split("\n")),
    )
    for i in t.BOARD["island"]
}
"""The middle of each island."""


def spaces(island: str, mark: str) -> list[data.Cell]:
    return [cell for cell in GRIDS[island] if cell.mark == mark]


def names(actions: list[int]) -> list[str]:
    return [murano.ACTIONS.name(action) for action in actions]


# The first position.


def test_m_set_1_two_to_four_players_in_four_colours() -> None:
    assert murano.SEATS == (2, 3, 4)
    assert t.COLOURS == ("white", "brown", "orange", "grey")
    for seats in (2, 3, 4):
        assert start(murano, seats).seats == seats
    for seats in (0, 1, 5):
        with pytest.raises(CannotParse):
            start(murano, seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m_set_1_a_random_first_player_then_clockwise(seats: int) -> None:
    for first in range(seats):
        s = murano.new(seats)
        s.log = []
        assert murano.turn(s) == CHANCE
        assert murano.question(s) == "first"
        assert names(murano.legal(s)) == [f"first {seat}" for seat in range(seats)]
        assert murano.weights(s) == [1] * seats
        play(murano, s, f"first {first}")
        assert s.log == [event("first", seat=first)]
        assert s.first == first
        assert s.seat == first
        assert murano.question(s) == "anchor_red"
        scene = Scene(seats).first(first)
        order = []
        for _ in range(2 * seats):
            order.append(scene.turn())
            scene.pass_turn()
        assert order == [(first + n) % seats for n in range(2 * seats)]
        assert murano.turns(scene.s) == 2 * seats


def test_m_set_2_the_pieces() -> None:
    s = murano.new(4)
    assert list(s.pile) == [42, 12, 12, 12, 12]
    assert sum(s.streets) == 42
    assert list(s.streets) == [12, 5, 5, 5, 2, 2, 2, 2, 2, 2, 3]
    assert list(s.shops.left) == [4, 4, 4]
    assert list(s.palaces.left) == [4, 4, 4]
    assert list(s.shops.held) == list(s.palaces.held) == [0] * 12
    assert (s.shops.box, s.palaces.box) == (-1, -1)
    assert (s.shops.log, s.palaces.log) == ((), ())
    assert len(t.CHARACTERS) == 40
    assert t.CHARACTERS[0] == "character_1"
    assert t.CHARACTERS[39] == "character_40"
    assert len(t.SPECIAL_CARDS) == len(set(t.SPECIAL_CARDS)) == 15
    assert list(s.bag) == [10, 10, 10]
    assert t.GLASS == ("red", "green", "blue")
    assert int(s.black).bit_count() == 8


def test_m_set_2_gold_is_not_limited() -> None:
    scene = Scene().gold(0, 1000).sail("take_gold")
    assert scene.s.gold[0] == 1002
    assert scene.s.bank == -997


@pytest.mark.parametrize("seats", [2, 3])
def test_m_set_3_the_small_board_and_what_stays_in_the_box(seats: int) -> None:
    s = murano.new(seats)
    # 4 streets without customers, 1 with a single customer of each colour, 1 factory, 3 shops, 3 special tiles;
    # the palace is drawn.
    assert list(s.pile) == [35, 11, 9, 12, 9]
    assert list(s.streets) == [8, 4, 4, 4, 2, 2, 2, 2, 2, 2, 3]
    assert list(s.shops.left) == [3, 3, 3]
    assert list(s.palaces.left) == [4, 4, 4]
    assert int(s.street_room).bit_count() == 35
    assert int(s.site_room).bit_count() == 40
    everybody = (1 << 40) - 1
    assert s.characters.unseen == everybody & ~(1 << 29) & ~(1 << 36)
    scene = Scene(seats).gold(0, 20)
    scene.sail("place_gondolier")
    assert len(scene.legal()) == 20
    assert not any("sacca_serenella" in name for name in scene.legal())
    scene = Scene(seats).sail("build").lines("0 build street", "* draw street_red")
    assert len(scene.legal()) == 35
    assert not any("sacca_serenella" in name for name in scene.legal())


def test_m_set_3_with_four_players_everything_is_in_the_game() -> None:
    s = murano.new(4)
    assert s.street_room == (1 << 42) - 1
    assert s.site_room == (1 << 48) - 1
    assert s.characters.unseen == (1 << 40) - 1
    scene = Scene(4).gold(0, 20).sail("place_gondolier")
    assert len(scene.legal()) == 24
    scene = Scene(4).sail("build").lines("0 build street", "* draw street_red")
    assert len(scene.legal()) == 42


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("face", [0, 1, 2])
def test_m_set_3_one_random_palace_stays_in_the_box_unseen(seats: int, face: int) -> None:
    s = murano.new(seats)
    s.log = []
    play(murano, s, "first 0")
    play(murano, s, "anchor_red 1")
    assert murano.question(s) == "box"
    assert murano.turn(s) == CHANCE
    assert names(murano.legal(s)) == ["box palace_1", "box palace_2", "box palace_3"]
    assert murano.weights(s) == [4, 4, 4]
    s.log.clear()
    play(murano, s, f"box palace_{face + 1}")
    assert s.log == []
    assert s.palaces.box == face
    assert list(s.palaces.left) == [4 - (other == face) for other in range(3)]
    assert list(s.pile) == [35, 11, 9, 11, 9]
    assert murano.turn(s) == 0
    assert murano.question(s) == "turn"


def test_m_set_3_no_palace_is_taken_out_with_four_players() -> None:
    s = murano.new(4)
    play(murano, s, "first 3")
    play(murano, s, "anchor_red 16")
    assert (murano.turn(s), murano.question(s)) == (3, "turn")
    assert list(s.palaces.left) == [4, 4, 4]


@pytest.mark.parametrize(("seats", "characters"), [(2, 38), (3, 38), (4, 40)])
def test_m_set_4_five_characters_leave_the_game_unseen(seats: int, characters: int) -> None:
    s = murano.new(seats)
    assert count_bits(s.characters.unseen) == characters
    assert s.characters.fresh == s.characters.size() == characters - 5
    assert (s.characters.under, s.characters.drawn, s.characters.log) == ((), 0, ())
    # Any of them can come first; when the pile is used up, five have never been seen.
    scene = Scene(seats).sail("recruit")
    assert len(scene.legal()) == characters
    assert murano.weights(scene.s) == [1] * characters
    deck = s.characters
    for _ in range(characters - 5):
        deck.draw(0, int(deck.next_cards()).bit_length() - 1)
        deck.keep(deck.log[-1].cards[0])
    assert deck.size() == 0
    assert deck.next_cards() == 0
    assert count_bits(deck.unseen) == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m_set_4_special_cards_are_all_in_their_pile(seats: int) -> None:
    cards = murano.new(seats).cards
    assert cards.unseen == (1 << 15) - 1
    assert cards.fresh == cards.size() == 15
    assert (cards.under, cards.drawn, cards.log) == ((), 0, ())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_m_set_5_what_each_player_begins_with(seats: int) -> None:
    s = murano.new(seats)
    nobody = [0] * (4 - seats)
    assert list(s.gold) == [5] * seats + nobody
    assert list(s.vp) == [5] * seats + nobody
    assert list(s.hand) == [5] * seats + nobody
    assert list(s.supply) == [2] * seats + nobody
    start_only = [5] + [0] * (len(t.SOURCES) - 1)
    assert list(s.tally) == start_only * seats + [0] * (len(t.SOURCES) * (4 - seats))
    assert list(s.docks) == [-1] * 24
    assert list(s.glass) == [0] * 12
    assert list(s.people) == list(s.owned) == list(s.working) == list(s.factories) == list(s.specials) == [0] * 4
    # Ready from the first turn.
    assert Scene(seats).can_do("place_gondolier")


def test_m_set_6_a_ship_on_each_anchor_and_one_of_them_red() -> None:
    anchors = [1, 3, 5, 7, 9, 11, 14, 16]
    for red in anchors:
        s = murano.new(3)
        s.log = []
        assert s.black == sum(1 << (at - 1) for at in anchors)
        play(murano, s, "first 0")
        assert murano.question(s) == "anchor_red"
        assert names(murano.legal(s)) == [f"anchor_red {at}" for at in anchors]
        assert murano.weights(s) == [1] * 8
        s.log.clear()
        play(murano, s, f"anchor_red {red}")
        assert s.log == [event("anchor_red", space=red)]
        assert s.red == red - 1
        assert s.black == sum(1 << (at - 1) for at in anchors if at != red)


def test_the_rest_of_the_table_is_empty() -> None:
    for seats in (2, 3, 4):
        s = murano.new(seats)
        assert list(s.cells) == [-1] * 90
        assert list(s.owner) == [-1] * 90
        assert list(s.customers) == list(s.shop_colours) == [0] * 18
        assert list(s.own_shops) == [0] * 72
        assert list(s.own_factories) == list(s.served) == [0] * 24
        assert list(s.built_palaces) == list(s.crests) == list(s.built_specials) == [0] * 6
        assert list(s.needs) == [0] * 11
        assert s.site_reached == 0
        assert (s.turns, s.quiet, s.ender, s.stalled, s.over) == (0, 0, -1, False, False)
        assert (s.emptied, s.emptied_second) == (-1, -1)
        assert s.log is None
        murano.check(s)


def test_options_take_their_first_value_if_they_are_not_given() -> None:
    assert setup.OPTIONS == {
        "leftover_gondoliers": ("board", "all"),
        "empty_equal": ("yes", "no"),
        "stall_rounds": ("30", "0", "1", "2", "5", "10", "20", "50", "100"),
        "scoring": ("best", "hand"),
        "last_studio": ("counts", "not"),
    }
    assert {"last_studio"} == setup.ADDED_OPTIONS
    s = murano.new(2)
    assert s.last_studio
    assert not murano.new(2, {"last_studio": "not"}).last_studio
    assert (s.leftover_all, s.empty_equal, s.stall_rounds, s.by_hand) == (False, True, 30, False)
    s = murano.new(2, {"leftover_gondoliers": "all"})
    assert (s.leftover_all, s.empty_equal, s.stall_rounds, s.by_hand) == (True, True, 30, False)
    s = murano.new(2, {"empty_equal": "no", "stall_rounds": "0", "scoring": "hand"})
    assert (s.leftover_all, s.empty_equal, s.stall_rounds, s.by_hand) == (False, False, 0, True)


@pytest.mark.parametrize(
    ("options", "lines"), [({}, 0), ({"last_studio": "counts"}, 0), ({"last_studio": "not"}, 1)]
)
def test_a_record_names_an_added_option_only_where_it_is_not_the_default(
    options: dict[str, str], lines: int
) -> None:
    text = record.write(record.Record("murano", 2, options))
    assert text.count("option last_studio not\n") == text.count("last_studio") == lines
    assert record.replay(record.parse(text)).last_studio == (not lines)


# The board.


def test_spaces_42_for_streets_48_for_buildings_and_7_and_8_on_sacca_serenella() -> None:
    assert sum(len(spaces(island, "s")) for island in GRIDS) == t.STREET_SPACES == 42
    assert sum(len(spaces(island, "b")) for island in GRIDS) == 48
    assert len(t.CELLS) == len(set(t.CELLS)) == 90
    assert len(spaces("sacca_serenella", "s")) == 7
    assert len(spaces("sacca_serenella", "b")) == 8
    assert set(GRIDS) == {
        "s_teresa_e_s_mattia",
        "sacca_mattia",
        "s_chiara_e_s_stefano",
        "san_donato",
        "sacca_serenella",
        "s_pietro_martire",
    }
    assert t.BOARD["store"]["id"] == "s_giacomo_e_s_maffio"


def test_no_two_islands_have_the_same_shape() -> None:
    """However they are turned or mirrored, with or without the marks on their spaces."""

    def shapes(island: str, marked: bool) -> frozenset[tuple[tuple[int, int, str], ...]]:
        found = []
        points = [(cell.column, cell.row, cell.mark if marked else "") for cell in GRIDS[island]]
        for _ in range(2):
            points = [(-x, y, mark) for x, y, mark in points]
            for _ in range(4):
                points = [(-y, x, mark) for x, y, mark in points]
                left, top = min(x for x, _, _ in points), min(y for _, y, _ in points)
                found.append(tuple(sorted((x - left, y - top, mark) for x, y, mark in points)))
        assert len(found) == 8
        return frozenset(found)

    for marked in (False, True):
        assert len({shapes(island, marked) for island in GRIDS}) == 6


def test_three_islands_are_roomier_than_the_others() -> None:
    others = [len(grid) for island, grid in GRIDS.items() if island not in ROOMY]
    assert len(others) == 3
    assert min(len(GRIDS[island]) for island in ROOMY) > max(others)


def test_every_building_space_touches_a_street_space_of_its_island() -> None:
    for island, grid in GRIDS.items():
        for cell in spaces(island, "b"):
            beside = [
                other
                for other in grid
                if other.mark == "s" and abs(other.column - cell.column) + abs(other.row - cell.row) == 1
            ]
            assert beside, (island, cell.name)


def test_the_street_spaces_of_an_island_hang_together() -> None:
    for island in GRIDS:
        streets = {(cell.column, cell.row) for cell in spaces(island, "s")}
        reached = {min(streets)}
        for _ in streets:
            reached |= {(x, y) for x, y in streets if reached & {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}}
        assert reached == streets, island


def test_which_sites_lie_beside_a_street_space() -> None:
    """The table the rules use says what the typed grids say."""
    for street in range(t.STREET_SPACES):
        island, x, y = t.CELL_PLACES[street]
        beside = sum(
            1 << (site - t.STREET_SPACES)
            for site in range(t.STREET_SPACES, 90)
            if t.CELL_PLACES[site][0] == island
            and abs(t.CELL_PLACES[site][1] - x) + abs(t.CELL_PLACES[site][2] - y) == 1
        )
        assert t.SITES_BESIDE[street] == beside, t.CELLS[street]
    for cell in range(90):
        island, x, y = t.CELL_PLACES[cell]
        assert t.CELLS[cell] == f"{t.ISLANDS[island]} {'abcdefghi'[x]}{y + 1}"
        assert t.CELL_ISLAND[cell] == island


def test_four_docks_an_island_one_of_each_colour() -> None:
    for island in t.BOARD["island"]:
        assert sorted(dock["colour"] for dock in island["docks"]) == sorted(t.COLOURS)
    assert len(t.DOCKS) == 24
    for dock in range(24):
        assert t.DOCKS[dock] == f"{t.ISLANDS[t.DOCK_ISLAND[dock]]} {t.COLOURS[t.DOCK_COLOUR[dock]]}"
    assert len(set(zip(t.DOCK_ISLAND, t.DOCK_COLOUR, strict=True))) == 24


def test_the_ring_in_sailing_order() -> None:
    text = (
        "build*, buy_shop, recruit*, place_gondolier, buy_factory*, income, build*, buy_palace, take_gold*, "
        "recruit, buy_shop*, buy_special, build, production*, place_gondolier, buy_palace*, "
        "hire_or_dismiss, buy_factory"
    )
    ring = text.split(", ")
    assert len(ring) == t.SPACES == 18
    assert [t.DEEDS[deed] for deed in t.RING] == [space.rstrip("*") for space in ring]
    assert [space.endswith("*") for space in ring] == [at in t.ANCHORS for at in range(18)]
    assert len(t.ANCHORS) == 8


def test_how_many_spaces_each_action_has() -> None:
    counts = {
        "take_gold": 1,
        "buy_factory": 2,
        "buy_shop": 2,
        "buy_palace": 2,
        "buy_special": 1,
        "recruit": 2,
        "place_gondolier": 2,
        "build": 3,
        "income": 1,
        "production": 1,
        "hire_or_dismiss": 1,
    }
    assert {deed: list(t.RING).count(t.DEEDS.index(deed)) for deed in t.DEEDS} == counts


def test_ships_sail_counter_clockwise_and_production_is_at_the_bottom() -> None:
    for points in (
        [(space["x"], space["y"]) for space in t.BOARD["ring"]["spaces"]],
        [(x, y) for x, y, _ in t.BOARD["upright"]["ring"]],
    ):
        # Twice the area with its sign: y points down, so it is negative if the way goes counter-clockwise.
        area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise([*points, points[0]]))
        assert area < 0
        bottom = points[list(t.RING).index(t.PRODUCTION)]
        assert bottom[1] == max(y for _, y in points)


def test_the_islands_lie_as_on_a_map() -> None:
    """North-west, north-east, middle west, middle south and south-west of the board's middle."""
    x, y = t.BOARD["board"]["width"] / 2, t.BOARD["board"]["height"] / 2
    west_to_east = sorted(PLACES, key=lambda island: PLACES[island][0])
    north_to_south = sorted(PLACES, key=lambda island: PLACES[island][1])
    assert PLACES["sacca_mattia"][0] < x
    assert PLACES["s_teresa_e_s_mattia"][0] < x
    assert set(north_to_south[:3]) == {"sacca_mattia", "s_teresa_e_s_mattia", "san_donato"}
    assert west_to_east[-1] == "san_donato"
    assert PLACES["san_donato"][1] < y
    assert north_to_south[3] == "s_chiara_e_s_stefano"
    assert PLACES["s_chiara_e_s_stefano"][0] < x
    assert PLACES["s_pietro_martire"][1] > y
    assert north_to_south[-1] == "sacca_serenella"
    assert PLACES["sacca_serenella"][0] < x


def test_the_islands_in_play() -> None:
    for seats in (2, 3):
        assert [t.ISLANDS[i] for i in range(6) if not t.IN_PLAY[seats][i]] == ["sacca_serenella"]
    assert all(t.IN_PLAY[4])
    assert t.BOARD["cards"]["island"] == "sacca_serenella"
    assert t.BOARD["cards"]["players"] == [2, 3]


def test_streets_by_customers() -> None:
    mix: dict[tuple[int, int, int], int] = {
        (0, 0, 0): 12,
        (1, 0, 0): 5,
        (0, 1, 0): 5,
        (0, 0, 1): 5,
        (2, 0, 0): 2,
        (0, 2, 0): 2,
        (0, 0, 2): 2,
        (1, 1, 0): 2,
        (1, 0, 1): 2,
        (0, 1, 1): 2,
        (1, 1, 1): 3,
    }
    assert t.CUSTOMERS == ("red", "blue", "grey")
    assert dict(zip(t.STREET_CUSTOMERS, murano.new(4).streets, strict=True)) == mix
    for street, customers in zip(t.STREETS, t.STREET_CUSTOMERS, strict=True):
        colours = street.split("_")[1:]
        assert customers == tuple(colours.count(colour) for colour in t.CUSTOMERS)


def test_shops_and_palaces_by_picture() -> None:
    assert t.SHOPS == ("shop_red", "shop_blue", "shop_grey")
    assert t.PALACES == ("palace_1", "palace_2", "palace_3")
    shops: dict[str, Any] = t.CARDS["shop"]
    palaces: dict[str, Any] = t.CARDS["palace"]
    assert shops["counts"] == palaces["counts"] == [4, 4, 4]
    # The engine asks one price for both.
    assert (shops["price"], shops["search_price"]) == (palaces["price"], palaces["search_price"]) == (2, 4)
