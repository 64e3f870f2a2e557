"""Who sees what (M-HID-1): the owner of a secret, the other seats, and those who only watch."""

from collections.abc import Callable

import pytest

from laguna.games import murano
from laguna.games.murano.rules import constants as t
from laguna.games.murano.seen.view_types import Mine, View
from laguna.kernel.chance import Rng
from laguna.kernel.event import all_but, only
from laguna.kernel.game import CHANCE, play

from ...walks import FEW
from .scene import Scene, event, random_game

PUBLIC = -1


def see(scene: Scene, seat: int) -> View:
    return murano.view(scene.s, seat)


def mine(scene: Scene, seat: int) -> Mine:
    found = see(scene, seat).mine
    assert found is not None
    return found


def cards(*names: str) -> list[int]:
    return sorted(t.SPECIAL_CARDS.index(name) for name in names)


# Characters.


def test_m_hid_1_drawn_characters_are_seen_by_one_player_only() -> None:
    scene = Scene(3).sail("recruit")
    scene.lines("* draw character_5", "* draw character_9")
    assert mine(scene, 0).drawn == [4, 8]
    assert mine(scene, 1).drawn == mine(scene, 2).drawn == []
    assert see(scene, PUBLIC).mine is None
    # How many of everything is open.
    for seat in (PUBLIC, 0, 1, 2):
        assert see(scene, seat).characters == 31
        assert see(scene, seat).drawing == 1
    scene.news()
    scene.lines("* draw character_7")
    assert scene.told(0) == [event("drew_character_seen", only(0), seat=0, character="character_7")]
    for seat in (PUBLIC, 1, 2):
        assert scene.told(seat) == [event("drew_character", all_but(0), seat=0)]
    assert mine(scene, 0).drawn == [4, 6, 8]


def test_m_hid_1_kept_characters_are_secret_to_their_owner() -> None:
    scene = Scene(3).sail("recruit").lines("* draw character_5", "* draw character_9", "* draw character_7")
    scene.news()
    scene.lines("0 keep character_9")
    assert mine(scene, 0).characters == [8]
    assert mine(scene, 1).characters == mine(scene, 2).characters == []
    for seat in (PUBLIC, 0, 1, 2):
        assert [player.characters for player in see(scene, seat).players] == [1, 0, 0]
        assert [player.shown for player in see(scene, seat).players] == [[], [], []]
    assert scene.told(0) == [event("recruited_seen", only(0), seat=0, gold=1, character="character_9")]
    for seat in (PUBLIC, 1, 2):
        assert scene.told(seat) == [event("recruited", all_but(0), seat=0, gold=1)]


def test_m_hid_1_characters_put_back_are_known_to_who_put_them_there() -> None:
    scene = Scene(3).sail("recruit").lines("* draw character_5", "* draw character_9", "* draw character_7")
    scene.lines("0 keep character_9").sail("recruit", 1)
    scene.lines("* draw character_1", "* draw character_2", "* draw character_3", "1 decline")
    assert mine(scene, 0).put_back_characters == [[4, 6], []]
    assert mine(scene, 1).put_back_characters == [[], [0, 1, 2]]
    assert mine(scene, 2).put_back_characters == [[], []]
    for seat in (PUBLIC, 0, 1, 2):
        assert see(scene, seat).characters_under == [2, 3]
        assert see(scene, seat).characters == 27


def test_m_hid_1_what_is_left_of_a_group_is_known_only_if_nobody_else_drew_from_it() -> None:
    scene = Scene().sail("recruit").lines("* draw character_5", "* draw character_9", "* draw character_7")
    scene.lines("0 decline")
    everybody = [n for n in range(1, 41) if n not in (30, 37, 5, 9, 7)]
    scene.character(0, *everybody[:29]).gold(1, 40)
    assert scene.s.characters.fresh == 1
    assert mine(scene, 0).put_back_characters == [[4, 6, 8]]
    scene.sail("recruit", 1).lines(f"* draw character_{everybody[29]}", "* draw character_9", "* draw character_5")
    # While seat 1 looks at them, seat 0 cannot tell which of its three is left.
    assert mine(scene, 0).put_back_characters == [[]]
    assert see(scene, 0).characters_under == [1]
    scene.lines("1 decline")
    assert mine(scene, 0).put_back_characters == [[], []]
    assert mine(scene, 1).put_back_characters == [[], sorted([everybody[29] - 1, 8, 4])]


def test_m_hid_1_after_scoring_all_characters_are_shown() -> None:
    scene = Scene(3).character(0, 5, 9).character(1, 24).dock(1, "san_donato brown")
    scene.end_now()
    said: list[tuple[int, str]] = []
    while scene.turn() == CHANCE:
        assert scene.question() == "show"
        # In no order that would tell anything: any of those that are not open yet.
        hidden = scene.s.people[scene.s.seat] & ~scene.s.shown[scene.s.seat]
        assert scene.legal() == [f"show character_{n}" for n in range(1, 41) if hidden >> (n - 1) & 1]
        assert [player.shown for player in see(scene, PUBLIC).players] == said_by_seat(said)
        said.append((scene.s.seat, scene.legal()[-1].removeprefix("show ")))
        scene.lines(f"* {scene.legal()[-1]}")
    assert said == [(0, "character_9"), (0, "character_5"), (1, "character_24")]
    for seat in (PUBLIC, 0, 1, 2):
        assert [player.shown for player in see(scene, seat).players] == [[4, 8], [23], []]
        assert [told for told in scene.told(seat) if told.key == "showed"] == [
            event("showed", seat=who, character=character) for who, character in said
        ]


def said_by_seat(said: list[tuple[int, str]]) -> list[list[int]]:
    return [sorted(int(card.split("_")[1]) - 1 for who, card in said if who == seat) for seat in range(3)]


def test_m_hid_1_by_hand_a_character_is_shown_when_it_is_chosen() -> None:
    scene = Scene(2, scoring="hand").character(0, 24, 9).dock(0, "san_donato white").end_now()
    assert see(scene, 1).players[0].shown == []
    scene.lines("0 score character_24")
    assert see(scene, 1).players[0].shown == [23]
    assert see(scene, PUBLIC).scoring[0] == 23


# Special cards.


def test_m_hid_1_special_cards_are_secret_until_one_is_kept_open() -> None:
    scene = Scene(3).lay("san_donato b2", "street_empty").hold(0, "special").sail("build")
    scene.lines("0 build special", "0 at san_donato b1", "* draw bank", "* draw inn")
    scene.news()
    scene.lines("* draw harbour")
    assert scene.told(0) == [event("drew_card_seen", only(0), seat=0, card="harbour")]
    for seat in (PUBLIC, 1, 2):
        assert scene.told(seat) == [event("drew_card", all_but(0), seat=0)]
    assert mine(scene, 0).drawn == cards("bank", "inn", "harbour")
    assert mine(scene, 1).drawn == mine(scene, 2).drawn == []
    scene.news()
    scene.lines("0 keep inn")
    for seat in (PUBLIC, 0, 1, 2):
        assert scene.told(seat) == [event("kept_card", seat=0, card="inn")]
        assert see(scene, seat).players[0].cards == cards("inn")
        assert see(scene, seat).players[0].working == []
        assert see(scene, seat).cards == 12
        assert see(scene, seat).cards_under == [2]
    assert mine(scene, 0).put_back_cards == [cards("bank", "harbour")]
    assert mine(scene, 1).put_back_cards == [[]]


# Shops and palaces.


@pytest.mark.parametrize(("kind", "face", "tile"), [("shop", 1, "shop_blue"), ("palace", 2, "palace_3")])
def test_m_hid_1_a_bought_tile_is_secret_to_its_owner_its_kind_is_open(kind: str, face: int, tile: str) -> None:
    scene = Scene(3).sail(f"buy_{kind}").lines("0 top")
    for seat in (PUBLIC, 0, 1, 2):
        assert see(scene, seat).kind == t.KINDS.index(kind)
        assert see(scene, seat).tile == -1
    scene.news()
    scene.lines(f"* draw {tile}")
    assert scene.told(0) == [event("bought_seen", only(0), seat=0, tile=tile, gold=2)]
    for seat in (PUBLIC, 1, 2):
        assert scene.told(seat) == [event("bought", all_but(0), seat=0, kind=kind, gold=2)]
    held = [int(i == face) for i in range(3)]
    own, other = mine(scene, 0), mine(scene, 1)
    assert (own.shops if kind == "shop" else own.palaces) == held
    assert (own.palaces if kind == "shop" else own.shops) == [0, 0, 0]
    assert other.shops == other.palaces == [0, 0, 0]
    for seat in (PUBLIC, 0, 1, 2):
        player = see(scene, seat).players[0]
        assert (player.shops, player.palaces) == ((1, 0) if kind == "shop" else (0, 1))


@pytest.mark.parametrize(
    ("kind", "there", "faces"), [("shop", [3, 3, 2], t.SHOPS), ("palace", [3, 4, 3], t.PALACES)]
)
def test_m_hid_1_a_pile_looked_through_is_seen_by_one_player_only(
    kind: str, there: list[int], faces: tuple[str, ...]
) -> None:
    scene = Scene(3).hold(1, faces[2]).sail(f"buy_{kind}").lines("0 search")
    for n in range(3):
        # As far as it has come.
        assert mine(scene, 0).searching == there[:n]
        assert mine(scene, 1).searching == mine(scene, 2).searching == []
        scene.news()
        scene.lines(f"* left {faces[n]} {there[n]}")
        assert scene.told(0) == [event("found", only(0), seat=0, tile=faces[n], number=there[n])]
        assert scene.told(1) == scene.told(2) == scene.told(PUBLIC) == []
    assert mine(scene, 0).searching == there
    assert mine(scene, 1).searching == []
    scene.news()
    scene.lines(f"0 take {faces[0]}")
    assert scene.told(0) == [event("chose_seen", only(0), seat=0, tile=faces[0], gold=4)]
    for seat in (PUBLIC, 1, 2):
        assert scene.told(seat) == [event("chose", all_but(0), seat=0, kind=kind, gold=4)]
    # The one who searched remembers what was left; the pile has been shuffled.
    left = [there[0] - 1, *there[1:]]
    assert mine(scene, 0).searching == []
    assert [mine(scene, 0).left_shops, mine(scene, 0).left_palaces] == (
        [left, []] if kind == "shop" else [[], left]
    )
    assert mine(scene, 1).left_shops == mine(scene, 1).left_palaces == []
    # It stays a memory when others take more.
    scene.sail(f"buy_{kind}", 1).lines("1 top", f"* draw {faces[1]}")
    assert (mine(scene, 0).left_shops or mine(scene, 0).left_palaces) == left


def test_m_hid_1_a_tile_bought_in_the_last_turn_is_secret_until_it_is_built() -> None:
    scene = (
        Scene(3).lay("san_donato b2", "street_empty").empty_pile("factory").empty_pile("shop", 1).sail("buy_shop")
    )
    scene.lines("0 top")
    tile = scene.legal()[0].removeprefix("draw ")
    scene.lines(f"* draw {tile}")
    assert scene.question() == "bought"
    assert see(scene, 0).tile == t.TILES.index(tile)
    for seat in (PUBLIC, 1, 2):
        assert see(scene, seat).tile == -1
    for seat in (PUBLIC, 0, 1, 2):
        assert see(scene, seat).kind == t.SHOP
    scene.lines(f"0 build {tile}")
    for seat in (PUBLIC, 0, 1, 2):
        assert see(scene, seat).tile == t.TILES.index(tile)


@pytest.mark.parametrize("tile", ["factory", "special"])
def test_m_hid_1_tiles_that_are_all_alike_are_open(tile: str) -> None:
    scene = (
        Scene(3).lay("san_donato b2", "street_empty").empty_pile("shop").empty_pile(tile, 1).sail(f"buy_{tile}")
    )
    assert scene.question() == "bought"
    for seat in (PUBLIC, 0, 1, 2):
        assert see(scene, seat).tile == t.TILES.index(tile)
        assert see(scene, seat).kind == t.KINDS.index(tile)
        player = see(scene, seat).players[0]
        assert (player.factories, player.specials) == ((1, 0) if tile == "factory" else (0, 1))


def test_m_hid_1_a_built_tile_is_open() -> None:
    scene = Scene(3).lay("san_donato b2", "street_empty").hold(0, "shop_grey").sail("build")
    scene.lines("0 build shop_grey", "0 at san_donato b1")
    cell = t.CELLS.index("san_donato b1")
    for seat in (PUBLIC, 0, 1, 2):
        assert see(scene, seat).cells[cell] == t.TILES.index("shop_grey")
        assert see(scene, seat).owner[cell] == 0
        assert see(scene, seat).players[0].shops == 0


# What nobody knows, and what all know.


def test_m_hid_1_the_palace_in_the_box_is_secret_to_all() -> None:
    views = []
    for face in range(3):
        s = murano.new(3)
        s.log = []
        for line in ("first 0", "anchor_red 1", f"box palace_{face + 1}"):
            play(murano, s, line)
        assert [told.key for told in s.log] == ["first", "anchor_red"]
        views.append([murano.view(s, seat) for seat in range(-1, 3)])
    assert views[0] == views[1] == views[2]


def test_m_hid_1_drawn_streets_gold_and_glass_are_open() -> None:
    scene = Scene(3).glass(1, "red", "blue").sail("build").lines("0 build street", "* draw street_red_blue")
    for seat in (PUBLIC, 0, 1, 2):
        view = see(scene, seat)
        assert view.tile == t.STREETS.index("street_red_blue")
        assert view.kind == t.STREET
        assert view.streets == [8, 4, 4, 4, 2, 2, 2, 1, 2, 2, 3]
        assert view.piles == [34, 11, 9, 11, 9]
        assert view.bag == [9, 10, 9]
        assert [player.glass for player in view.players] == [[0, 0, 0], [1, 0, 1], [0, 0, 0]]
        assert [player.gold for player in view.players] == [5, 5, 5]
        assert [player.vp for player in view.players] == [5, 5, 5]
        assert [(player.gondoliers, player.supply) for player in view.players] == [(5, 2)] * 3
    assert scene.told(PUBLIC)[-1] == event("drew_street", seat=0, tile="street_red_blue")


# Twins: two games that differ in one secret look the same to everybody who may not know it.

Twin = tuple[Callable[[], Scene], list[str], list[str], set[int]]


def searching_shops() -> Scene:
    scene = Scene(3).sail("buy_shop").lines("0 search")
    for _ in range(3):
        scene.lines(f"* {scene.legal()[0]}")
    return scene


def building_special() -> Scene:
    scene = Scene(3).lay("san_donato b2", "street_empty").hold(0, "special").sail("build")
    return scene.lines("0 build special", "0 at san_donato b1")


TWINS: dict[str, Twin] = {
    "a shop from the top": (
        lambda: Scene(3).sail("buy_shop"),
        ["0 top", "* draw shop_red"],
        ["0 top", "* draw shop_blue"],
        {0},
    ),
    "a palace from the top": (
        lambda: Scene(3).sail("buy_palace"),
        ["0 top", "* draw palace_1"],
        ["0 top", "* draw palace_3"],
        {0},
    ),
    "a shop that is chosen": (searching_shops, ["0 take shop_red"], ["0 take shop_grey"], {0}),
    "characters drawn and kept": (
        lambda: Scene(3).sail("recruit"),
        ["* draw character_1", "* draw character_2", "* draw character_3", "0 keep character_2"],
        ["* draw character_11", "* draw character_12", "* draw character_40", "0 keep character_40"],
        {0},
    ),
    "characters put back": (
        lambda: Scene(3).sail("recruit"),
        ["* draw character_1", "* draw character_2", "* draw character_3", "0 decline"],
        ["* draw character_3", "* draw character_2", "* draw character_4", "0 decline"],
        {0},
    ),
    "special cards that were not kept": (
        building_special,
        ["* draw bank", "* draw inn", "* draw hostel", "0 keep inn"],
        ["* draw inn", "* draw harbour", "* draw lighthouse", "0 keep inn"],
        {0},
    ),
    "a tile of the last turn": (
        lambda: (
            Scene(3)
            .lay("san_donato b2", "street_empty")
            .empty_pile("factory")
            .empty_pile("special")
            .sail("buy_shop")
        ),
        ["0 top", "* draw shop_red", "0 done"],
        ["0 top", "* draw shop_blue", "0 done"],
        {0},
    ),
}


@pytest.mark.parametrize("name", TWINS)
def test_m_hid_1_twins(name: str) -> None:
    make, lines, other_lines, owners = TWINS[name]
    scene, other = make(), make()
    for line, other_line in zip(lines, other_lines, strict=True):
        scene.lines(line)
        other.lines(other_line)
        for seat in {PUBLIC, 0, 1, 2} - owners:
            assert see(scene, seat) == see(other, seat), (seat, line)
            assert scene.told(seat) == other.told(seat), (seat, line)
    for seat in owners:
        assert see(scene, seat) != see(other, seat)
        assert scene.told(seat) != other.told(seat)


def test_m_hid_1_twins_of_a_pile_that_is_looked_through() -> None:
    """What seat 1 holds changes what seat 0 finds; seat 2 and the public learn nothing of it."""
    scenes = []
    for tile in ("shop_red", "shop_blue"):
        scene = Scene(3).hold(1, tile).sail("buy_shop").lines("0 search")
        for _ in range(3):
            scene.lines(f"* {scene.legal()[0]}")
        scenes.append(scene)
    one, two = scenes
    for seat in (PUBLIC, 2):
        assert see(one, seat) == see(two, seat)
        assert one.told(seat) == two.told(seat)
    assert mine(one, 0).searching == [2, 3, 3]
    assert mine(two, 0).searching == [3, 2, 3]
    assert one.told(0) != two.told(0)


def test_m_hid_1_views_are_the_same_in_every_world_a_seat_cannot_tell_apart() -> None:
    rng = Rng(3)
    changed = 0
    for seed in range(2 if FEW else 6):
        seats = 2 + seed % 3
        for s in random_game(seed, seats, {"scoring": "hand"}):
            if rng.below(30):
                continue
            for seat in range(seats):
                other = murano.redeal(s, seat, Rng(rng.below(10_000)))
                assert murano.view(other, seat) == murano.view(s, seat)
                assert murano.view(other, PUBLIC) == murano.view(s, PUBLIC)
                murano.check(other)
                if murano.turn(s) == seat:
                    assert murano.legal(other) == murano.legal(s)
                changed += any(murano.view(other, rest) != murano.view(s, rest) for rest in range(seats))
    assert FEW or changed > 200
