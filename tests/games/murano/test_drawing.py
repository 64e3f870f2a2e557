"""The board as text: what is on the table is in the drawing, in every language, and it fits."""

import re
import unicodedata
from pathlib import Path

import pytest

from laguna.games import murano
from laguna.games.murano.rules.constants import BOARD, DEEDS, ISLANDS, RING, SPECIAL_CARDS
from laguna.games.murano.seen.drawing import render
from laguna.kernel.chance import Rng, pick
from laguna.kernel.text import LANGUAGES, Words, words
from tests.games.murano.scene import Scene

ENGLISH = words("en", "murano")


def shown(scene: Scene, seat: int = 0, part: str = "table", language: Words = ENGLISH) -> str:
    return render(murano.view(scene.s, seat), language, part=part)


def walk(seats: int, seed: int, actions: int) -> murano.State:
    s = murano.new(seats)
    rng = Rng(seed)
    for _ in range(actions):
        legal = murano.legal(s)
        if not legal:
            break
        weights = murano.weights(s) if murano.turn(s) == -1 else [1] * len(legal)
        murano.apply(s, pick(rng, legal, weights))
    return s


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", murano.SEATS)
def test_it_fits_into_80_columns_in_every_language(language: str, seats: int) -> None:
    spoken = words(language, "murano")
    for actions in (0, 3, 200, 700, 5000):
        s = walk(seats, 3, actions)
        for seat in range(-1, seats):
            for part in ("table", "hand", "legend"):
                text = render(murano.view(s, seat), spoken, part=part)
                assert max(map(len, text.splitlines()), default=0) <= 80
                assert not any(unicodedata.east_asian_width(sign) in "WF" for sign in text)
                assert not any(unicodedata.combining(sign) for sign in text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pile_is_named_and_counted(language: str) -> None:
    spoken = words(language, "murano")
    text = render(murano.view(murano.new(4), -1), spoken)
    for kind, number in zip(
        ("street", "factory", "shop", "palace", "special", "characters", "cards"),
        (42, 12, 12, 12, 12, 35, 15),
        strict=True,
    ):
        assert spoken.say(f"draw-pile-{kind}", number=number) in text
    assert "R10" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_of_the_ring_is_named_in_full(language: str) -> None:
    spoken = words(language, "murano")
    text = " ".join(re.split(r"[\s│]+", render(murano.view(murano.new(2), -1), spoken)))
    for deed in DEEDS:
        for word in spoken.say(f"draw-{deed}").split():
            assert word in text
    assert all(f" {n + 1} " in text for n in range(len(RING)))


def test_ships_stand_on_their_spaces_and_show_that_they_moved() -> None:
    scene = Scene(3).ships([3, 5, 7, 9, 11, 14, 16], red=1)
    text = shown(scene)
    for space in (3, 5, 7, 9, 11, 14, 16):
        assert re.search(rf"│ ?{space} ●", text)
    assert "│ 1 ◆" in text
    assert "● ◆" not in text
    text = shown(scene.lines("0 act", "0 ship 16"))
    assert "│16 (●)" in text
    text = shown(scene.lines("0 sail 17"))
    assert "│17 ●'" in text
    assert not re.search("│16 ●", text)
    text = shown(scene.lines("0 red_ship"))
    assert "│ 1 (◆)" in text


def test_two_ships_on_one_space() -> None:
    scene = Scene(2).card(0, "lighthouse").ships([3, 5, 7, 9, 11, 14, 16], red=1)
    scene.s.red = 2
    assert "│ 3 ● ◆" in shown(scene)


def test_what_is_built_lies_on_its_space_with_its_owner() -> None:
    scene = Scene(3).lay("san_donato c1", "street_red_blue").lay("san_donato b2", "street_empty")
    scene.lay("san_donato b1", "shop_grey", seat=2).lay("san_donato a2", "factory", seat=1)
    scene.lay("sacca_mattia b2", "street_red_blue_grey").lay("sacca_mattia a2", "palace_3")
    scene.lay("sacca_mattia b1", "special")
    lines = shown(scene).splitlines()
    top = next(i for i, line in enumerate(lines) if line.startswith(" San Donato"))
    assert [line[1:20].rstrip() for line in lines[top : top + 8]] == [
        "San Donato",
        "   a  b  c  d  e",
        "1    Sg△rb═ · [ ]",
        "2  F◇═══ ·",
        "3 [ ] ·",
        "4     ·  · [ ]",
        "customers r1 b1 g0",
        "○─· ◇─· △─· □─·",
    ]
    top = next(i for i, line in enumerate(lines) if line.startswith(" Sacca Mattia"))
    assert [line[1:20].rstrip() for line in lines[top + 2 : top + 4]] == ["1     ★ [ ][ ]", "2  P3rbg ·  · [ ]"]
    assert "customers r1 b1 g1" in lines[top + 6]


def test_gondoliers_stand_on_their_docks() -> None:
    scene = Scene(4).dock(1, "san_donato white", "sacca_serenella grey")
    text = shown(scene)
    assert "○─◇ ◇─· △─· □─·" in text
    assert "○─· ◇─· △─· □─◇" in text
    assert re.search(r"◇ Player 2 +5 +5 +3\+2", text)


def test_islands_that_are_not_in_the_game_are_not_drawn() -> None:
    for seats in murano.SEATS:
        text = render(murano.view(murano.new(seats), -1), ENGLISH)
        for island in ISLANDS:
            assert (ENGLISH.name(island) in text) == (seats == 4 or island != "sacca_serenella")


def test_players_with_what_all_may_see() -> None:
    scene = (
        Scene(2).gold(1, 17).vp(1, 123).glass(1, "red", "blue", "blue").hold(1, "factory", "shop_red", "special")
    )
    scene.card(1, "bank").character(1, 5, 6)
    text = shown(scene)
    assert re.search(r"◇ Player 2 +17 +123 +5\+2 +R1 G0 B2 +F1 S1 P0 ★1 +2", text)
    assert "◇ Player 2: Bank (from the next turn)" in text
    assert "◇ Player 2: Bank\n" in shown(scene.fresh_turn(1))


def test_secrets_are_drawn_for_their_owner_only() -> None:
    scene = Scene(3).hold(1, "shop_red", "shop_red", "palace_2").character(1, 5, 38)
    secret = ("The glass baroness", "The steward of the red shops", "red shop", "palace with 2 crests")
    for seat in (-1, 0, 2):
        for part in ("table", "hand"):
            assert not any(name in shown(scene, seat, part) for name in secret)
    table, hand = shown(scene, 1), shown(scene, 1, "hand")
    assert all(name in table and name in hand for name in secret)
    assert "2 × red shop, 1 × palace with 2 crests" in table
    assert "nobody else owns one there" in " ".join(hand.split())


def test_the_drawing_comes_from_the_view_alone() -> None:
    for seed in range(3):
        s = walk(3, seed, 600)
        for seat in range(3):
            other = murano.redeal(s, seat, Rng(seed))
            for part in ("table", "hand"):
                drawn = [render(murano.view(world, seat), ENGLISH, part=part) for world in (s, other)]
                assert drawn[0] == drawn[1]


def test_cards_that_are_looked_at() -> None:
    scene = Scene(2).hold(0, "special").streets("san_donato", "street_red").sail("build")
    scene.lines("0 build special", "0 at san_donato b1", "* draw bank", "* draw inn", "* draw hostel")
    assert "You are looking at: Bank, Inn, Hostel" in shown(scene)
    assert "Hostel" not in shown(scene, 1)
    scene.lines("0 keep inn")
    hand = shown(scene, 0, "hand")
    assert "Cards you know to lie under their pile: Bank, Hostel" in hand
    assert len(SPECIAL_CARDS) == 15


def test_a_pile_that_is_looked_through() -> None:
    scene = Scene(2).sail("buy_shop").lines("0 search")
    while scene.turn() == -1:
        scene.lines(f"* {scene.legal()[0]}")
    assert "In the pile: 3 × red shop, 3 × blue shop, 3 × grey shop" in shown(scene)
    assert "In the pile" not in shown(scene, 1)
    scene.lines("0 take shop_red")
    assert "Shops you left in the pile: 2 × red shop, 3 × blue shop, 3 × grey shop" in shown(scene, 0, "hand")


def test_characters_are_shown_when_the_game_is_over() -> None:
    scene = Scene(2).character(1, 5).end_now().lay_open()
    assert "◇ Player 2: 5 · The glass baroness" in shown(scene, -1)
    assert "The game is over" in shown(scene, -1)


def test_names_and_colours_on_request() -> None:
    view = murano.view(Scene(2).s, 0)
    named = render(view, ENGLISH, names={0: "Anna", 1: "A name that does not fit"})
    assert "○ Anna" in named
    assert "A name that" in named
    assert "\x1b" not in named
    coloured = render(view, ENGLISH, colour=True, names={0: "Anna", 1: "A name that does not fit"})
    assert "\x1b[31m◆\x1b[0m" in coloured
    plain = [line.rstrip() for line in re.sub("\x1b\\[[0-9;]*m", "", coloured).splitlines()]
    assert plain == named.splitlines()


def test_the_legend_says_that_the_board_is_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "our own reconstruction" in shown(Scene(2), part="legend")
    monkeypatch.setitem(BOARD["board"], "own_reconstruction", False)
    assert "our own reconstruction" not in shown(Scene(2), part="legend")


def test_the_words_of_the_drawing_are_the_same_messages_in_every_language() -> None:
    folder = Path(murano.__file__).parent / "l10n"
    found = {
        language: re.findall(r"^draw-[a-z-]+|\{ \$[a-z]+", (folder / f"{language}.ftl").read_text("utf-8"), re.M)
        for language in LANGUAGES
    }
    ids = {language: [name for name in names if name.startswith("draw")] for language, names in found.items()}
    assert len(ids["en"]) > 40
    assert all(ids[language] == ids["en"] for language in LANGUAGES)
