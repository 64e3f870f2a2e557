"""The board as text: what is on the table is in the drawing, in every language, and it fits."""

import re
import unicodedata
from pathlib import Path

import pytest

from laguna.games import venezia
from laguna.games.venezia.rules.constants import (
    ALONG,
    BASILICA,
    BOARD,
    BRIDGE,
    CAMPO,
    EMPTY,
    HEX_COUNT,
    HEX_PLACES,
    HEXES,
    HOUSE,
    KINDS,
    LAST_SPACE,
    PALAZZO,
    QUARTERS,
    SWAMP,
)
from laguna.games.venezia.seen.drawing import KIND_SIGNS, SEAT_SIGNS, render
from laguna.kernel import canvas
from laguna.kernel.chance import Rng, pick
from laguna.kernel.text import LANGUAGES, words

ENGLISH = words("en", "venezia")


def walk(seats: int, seed: int, actions: int) -> venezia.State:
    s = venezia.new(seats)
    rng = Rng(seed)
    for _ in range(actions):
        legal = venezia.legal(s)
        if not legal:
            break
        weights = venezia.weights(s) if venezia.turn(s) == -1 else [1] * len(legal)
        venezia.apply(s, pick(rng, legal, weights))
    return s


def start(seats: int = 3, seat: int = 0) -> venezia.View:
    """A table to change: the drawing comes from the view alone."""
    return venezia.view(venezia.new(seats), seat)


def put(view: venezia.View, content: int, *hexes: str) -> None:
    for hex in hexes:
        view.hexes[HEXES.index(hex)] = content


def land(text: str) -> str:
    """The map: all but the line above it and what stands below it."""
    return "\n".join(text.splitlines()[1:]).partition("\n\n")[0]


def find(text: str, sign: str) -> list[tuple[int, int]]:
    """The lines and columns of a sign on the map."""
    return [(y, x) for y, line in enumerate(land(text).splitlines()) for x, s in enumerate(line) if s == sign]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", venezia.SEATS)
def test_it_fits_into_80_columns_in_every_language(language: str, seats: int) -> None:
    spoken = words(language, "venezia")
    names = {
        seat: f"{seat} has a name that is much too long for any table, or for two of them" for seat in range(2)
    }
    for actions in (0, 5, 150, 600, 5000):
        s = walk(seats, 3, actions)
        for seat in range(-1, seats):
            for part in ("table", "hand", "legend"):
                text = render(venezia.view(s, seat), spoken, part=part, names=names if actions % 2 else None)
                assert max(map(len, text.splitlines()), default=0) <= 80
                assert not any(unicodedata.east_asian_width(sign) in "WF" for sign in text)
                assert not any(unicodedata.combining(sign) for sign in text)


def test_every_hex_is_on_the_map_in_rows_with_letters_and_numbers() -> None:
    text = re.sub("[()]", " ", land(render(start(), ENGLISH)))
    assert len(re.findall(r"[~_⌂PCB=]\d", text)) == HEX_COUNT + len(QUARTERS)  # The names carry numbers of houses.
    marks = {SWAMP: "~", EMPTY: "_", HOUSE: "⌂", PALAZZO: "P", CAMPO: "C", BASILICA: "B", BRIDGE: "="}
    rows: dict[str, list[str]] = {}
    for hex, name in enumerate(HEXES):
        quarter, _, place = name.partition(" ")
        rows.setdefault(f"{quarter} {place[0]}", []).append(f"{marks[start().hexes[hex]]}{place[1:]}")
    assert all(f" {row[-1]} {'  '.join(hexes)}" in text for row, hexes in rows.items())


def test_rows_are_shifted_by_half_a_hex_as_on_the_board() -> None:
    lines = land(render(start(), ENGLISH)).splitlines()
    top = next(i for i, line in enumerate(lines) if " a =1 " in line)
    assert [line[15:32].rstrip() for line in lines[top : top + 5]] == [
        "a =1  ~2 (~3) ~4",
        "  b ~1  ~2  ~3",
        "c ~1  _2  ~3   •",
        "  d(~1) ~2 (~3) •",
        "        e ~1 (~2)",
    ]
    # The same for all hexes: a house on each of them, but the one that has a house already, shows where it is.
    spots = {}
    before = set(find(render(start(), ENGLISH), "⌂"))
    for hex in range(HEX_COUNT):
        if start().hexes[hex] != HOUSE:
            view = start()
            put(view, HOUSE, HEXES[hex])
            [spots[hex]] = set(find(render(view, ENGLISH), "⌂")) - before
    for hex, (y, x) in spots.items():
        quarter, column, row = HEX_PLACES[hex]
        for other, (below, across) in spots.items():
            if HEX_PLACES[other][0] == quarter:
                assert (below - y, across - x) == (HEX_PLACES[other][2] - row, 2 * (HEX_PLACES[other][1] - column))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quarter_has_its_name_and_its_houses(language: str) -> None:
    spoken = words(language, "venezia")
    view = start()
    put(view, HOUSE, *(hex for hex in HEXES if hex.startswith("san_polo")), "castello a1", "castello f3")
    text = render(view, spoken)
    for quarter, houses in zip(QUARTERS, (1, 2, 15, 0, 0), strict=True):
        assert f"{spoken.name(quarter)} ⌂{houses}" in text


def test_names_do_not_move_during_a_game() -> None:
    view = start()
    before = [render(view, ENGLISH).splitlines()[y].find("San Polo") for y in range(19)]
    put(view, HOUSE, *(hex for hex in HEXES if hex.startswith("san_polo")))
    assert [render(view, ENGLISH).splitlines()[y].find("San Polo") for y in range(19)] == before


def test_what_is_built_lies_on_its_hexes() -> None:
    view = start()
    put(view, PALAZZO, "castello a2", "castello a3")
    put(view, EMPTY, "castello b5")
    put(view, CAMPO, "castello c2")
    put(view, BASILICA, "castello f1", "castello f2", "castello e1")
    text = render(view, ENGLISH)
    for row in (
        "a(~1) P2  P3  ~4",
        "b ~1  _2  ~3  ~4  _5",
        "c ~1  C2  ~3  ~4  ~5  ~6",
        "e B1  C2",
        "f B1  B2  ~3",
    ):
        assert row in text


def test_bridge_sites_are_marked_as_long_as_no_building_stands_on_either_end() -> None:
    view = start()
    text = land(render(view, ENGLISH))
    assert text.count("(") == text.count(")") == 2 * (len(BOARD["bridges"]["sites"]) - 1)
    assert "d =4" not in text
    assert "=4  ~5 (~6) ~7" in text
    put(view, EMPTY, "cannaregio d6")
    assert "~5 (_6) ~7" in render(view, ENGLISH)
    put(view, HOUSE, "san_polo a3")
    text = render(view, ENGLISH)
    assert "~5  _6  ~7" in text
    assert "a =1  ~2  ⌂3  ~4" in text


def test_bridges_that_can_be_built_now_stand_out_in_colour() -> None:
    view = start()
    put(view, EMPTY, "cannaregio d6")
    assert "\x1b[1;34m(\x1b[0m" not in render(view, ENGLISH, colour=True)
    put(view, EMPTY, "san_polo a3")
    assert render(view, ENGLISH, colour=True).count("\x1b[1;34m(\x1b[0m") == 2


def test_the_track_has_all_its_spaces_with_a_number_on_every_fifth() -> None:
    text = land(render(start(), ENGLISH))
    numbers = [n for n in range(5, LAST_SPACE + 1, 5) if n not in (10, 45)]
    assert all(re.search(rf"(?<![\w⌂~_]){n}(?!\d)", text) for n in numbers)
    assert "10/45" in text
    assert text.count("•") == LAST_SPACE - len(numbers) - 2
    assert text.count("¦") == len(BOARD["track"]["posts"])


def test_gondolas_lie_on_their_spaces() -> None:
    view = start(5)
    assert "●◆▲■★" in land(render(view, ENGLISH))
    found = {}
    for space in range(LAST_SPACE + 1):
        view.players[0].at = space
        text = render(view, ENGLISH)
        [found[space]] = find(text, "●")
        assert re.search(rf"^● Player 1 +{space} ", text, re.M)
    assert len(set(found.values())) == LAST_SPACE + 1


def test_the_space_with_two_numbers() -> None:
    view = start()
    view.players[1].at = 10
    assert "◆ /45" in render(view, ENGLISH)
    view.players[1].at = 45
    assert "10/◆ " in render(view, ENGLISH)


def test_gondolas_past_the_last_space_lie_at_the_posts() -> None:
    view = start(5)
    for player, at in zip(view.players, (61, 64, 60, 0, 58), strict=True):
        player.at = at
    text = render(view, ENGLISH)
    assert re.search(r"¦ ◆ ¦ ¦ ● ▲", text)
    assert "61 2.  mooring post 1 " in text
    assert "64 1.  mooring post 4 " in text
    assert "60 3.  open water " in text
    for player, at in zip(view.players, (95, 72, 90, 61, 96), strict=True):
        player.at = at
    assert re.search(r"★ ● ▲ ◆ (¦ ){7}■ 60", render(view, ENGLISH))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_player_reads_along_which_quarters_the_gondola_lies(language: str) -> None:
    spoken = words(language, "venezia")
    view = start(2)
    view.players[1].hand = 4
    for space in range(LAST_SPACE + 30):
        view.players[1].at = space
        line = next(line for line in render(view, spoken).splitlines() if line.startswith("◆ "))
        along = [q for i, q in enumerate(QUARTERS) if space <= LAST_SPACE and ALONG[space] >> i & 1]
        names = ", ".join(map(spoken.name, along))
        if len(along) == 4:
            [left] = set(QUARTERS) - set(along)
            names = spoken.say("draw-all-but", quarters=spoken.name(left))
        elif not space:
            names = spoken.say("draw-start")
        elif space > LAST_SPACE:
            names = spoken.say("draw-post", number=space - LAST_SPACE)
        elif not along:
            names = spoken.say("draw-open-water")
        assert f". {names:<21} 4" in line.replace(".  ", ". ")


def test_players_with_what_all_may_see() -> None:
    view = start()
    view.masters[CAMPO] = 1
    view.masters[BASILICA] = 0
    player = view.players[1]
    player.at, player.hand, player.swamp, player.treasure = 17, 3, 12, 4
    player.known[PALAZZO] = 2
    player.known[BRIDGE] = 1
    player.front[CAMPO] = 2
    player.front[BASILICA] = 1
    lines = render(view, ENGLISH).splitlines()
    assert "◆ Player 2    17 1.  San Marco, Dorsoduro  3 PP=   12  4 C2* B1" in lines
    assert "● Player 1     0 2.  start                 0        0  0" in lines


def test_the_imaginary_player_of_a_game_of_two() -> None:
    view = start(2)
    view.imaginary[BRIDGE] = 2
    view.masters[BRIDGE] = 2
    view.players[0].front[BRIDGE] = 1
    text = render(view, ENGLISH)
    assert re.search(r"^○ imaginary player +=2\*$", text, re.M)
    assert re.search(r"= bridge +5 +3/3 +0", text)
    assert "imaginary player" not in render(start(3), ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_building_and_card_is_named_and_counted(language: str) -> None:
    spoken = words(language, "venezia")
    view = start(4)
    view.supply[:] = [11, 1, 2, 3, 4]
    view.discards[:] = [5, 6, 7, 8, 10]
    view.players[0].front[PALAZZO] = 1
    view.players[3].front[PALAZZO] = 1
    text = render(view, spoken)
    for kind, figures in enumerate(("11 +5", "1 +2/3 +6", "2 +0/3 +7", "3 +0/4 +8", "4 +0/3 +10")):
        assert re.search(rf"   {KIND_SIGNS[kind]} {spoken.name(KINDS[kind])} +{figures}$", text, re.M)
    view.pile, view.treasure = 1, 7
    view.market = [HOUSE, CAMPO]
    view.offered = CAMPO
    cards = f"{spoken.name('house')}, ({spoken.name('campo')})"
    text = render(view, spoken)
    assert spoken.say("draw-market", cards=cards) in text
    assert spoken.say("draw-pile", number=1) in text
    assert spoken.say("draw-treasure", number=7) in text
    assert spoken.say("draw-market", cards=spoken.say("draw-nothing")) in render(start(), spoken)


def test_the_drawing_is_as_long_in_every_language() -> None:
    lengths = {len(render(start(5), words(language, "venezia")).splitlines()) for language in LANGUAGES}
    assert lengths == {29}


def test_what_is_going_on() -> None:
    view = start(2)
    view.turn = view.on_turn = 1
    view.turns = 1233
    view.question = "play"
    assert render(view, ENGLISH).splitlines()[0] == "Turn 1234: Player 2"
    view.building, view.builder, view.points = BASILICA, 0, 7
    view.alone = [CAMPO, BRIDGE]
    text = render(view, ENGLISH)
    assert text.startswith(
        "Turn 1234: Player 2 · Being built: basilica (Player 1) · 7 points\nSolo set: campo, bridge\n"
    )
    view.builder, view.points, view.alone = 2, 0, []
    assert "Being built: basilica (imaginary player)\n" in render(view, ENGLISH)
    view.building = view.builder = -1
    view.to_take = 2
    assert "Player 2 · Cards still to take: 2\n" in render(view, ENGLISH)
    view.to_take, view.buying = 0, 3
    assert "Player 2 · Spaces bought with gold: 3\n" in render(view, ENGLISH)
    view.buying, view.later = 0, True
    assert "Player 2 · Card for the imaginary player at the end of the turn\n" in render(view, ENGLISH)
    view.later, view.question, view.turn = False, "last", 0
    assert render(view, ENGLISH).startswith("The last use of gold: Player 1\n")
    view.turn = -2
    assert render(view, ENGLISH).startswith("The game is over\n")


def test_a_hand_with_explanations() -> None:
    view = start()
    assert view.mine is not None
    table = render(view, ENGLISH)
    assert "\nYour cards: none\nYour tokens: none" in table
    view.mine.hand[:] = [0, 2, 0, 0, 1]
    view.mine.tokens[:] = [3, 1, 0, 0, 0, 2, 0]
    view.mine.picked[:] = [0, 0, 0, 0, 0, 1, 0]
    table = render(view, ENGLISH)
    assert "\nYour cards: 2 × palazzo, 1 × bridge\n" in table
    assert "\nYour tokens: 3 × 0, 1 × 1, 2 × 5 = 11 gold\n" in table
    assert table.endswith("\nChosen to pay with: 1 × 5 = 5 gold")
    hand = " ".join(render(view, ENGLISH, part="hand").split())
    for kind in ("palazzo", "bridge"):
        assert f"× {kind} – {ENGLISH.about(kind)}" in hand
    assert "= 11 gold" in hand
    assert "campo –" not in hand


def test_secrets_are_drawn_for_their_owner_only() -> None:
    for seed in range(3):
        s = walk(3, seed, 500)
        public = render(venezia.view(s, -1), ENGLISH)
        assert render(venezia.view(s, -1), ENGLISH, part="hand") == ""
        for seat in range(3):
            mine = venezia.view(s, seat).mine
            assert mine is not None
            table = render(venezia.view(s, seat), ENGLISH)
            assert table.startswith(public + "\nYour cards:")
            own = table.removeprefix(public)
            assert [int(n) for n in re.findall(r"(\d+) × [a-z]", own)] == [n for n in mine.hand if n]
            held, _, picked = own.partition("Chosen")
            assert [int(n) for n in re.findall(r"(\d+) × \d", held)] == [n for n in mine.tokens if n]
            assert [int(n) for n in re.findall(r"(\d+) × \d", picked)] == [n for n in mine.picked if n]


def test_the_drawing_comes_from_the_view_alone() -> None:
    for seed in range(3):
        s = walk(3, seed, 600)
        for seat in range(3):
            other = venezia.redeal(s, seat, Rng(seed))
            for part in ("table", "hand"):
                drawn = [render(venezia.view(world, seat), ENGLISH, part=part) for world in (s, other)]
                assert drawn[0] == drawn[1]


def test_names_and_colours_on_request() -> None:
    view = venezia.view(walk(2, 1, 300), 0)
    names = {0: "Anna", 1: "A name that does not fit"}
    named = render(view, ENGLISH, names=names)
    assert "● Anna  " in named
    assert "◆ A name that " in named
    assert "\x1b" not in named
    coloured = render(view, ENGLISH, colour=True, names=names)
    assert "\x1b[1;31m●\x1b[0m" in coloured
    plain = [line.rstrip() for line in re.sub("\x1b\\[[0-9;]*m", "", coloured).splitlines()]
    assert plain == named.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_every_sign(language: str) -> None:
    spoken = words(language, "venezia")
    text = render(start(), spoken, part="legend")
    assert f"  {' '.join(SEAT_SIGNS)}  " in text
    kinds = ", ".join(map(spoken.name, KINDS))
    assert re.search(rf"  {' '.join(KIND_SIGNS)} +{kinds}$", text, re.M)
    drawn = {sign for sign in render(start(5), spoken) if not sign.isalnum() and sign not in " \n:.,·–"}
    assert drawn <= set(text)


def test_the_legend_says_that_the_board_is_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "our own reconstruction" in " ".join(render(start(), ENGLISH, part="legend").split())
    monkeypatch.setitem(BOARD["board"], "own_reconstruction", False)
    assert "reconstruction" not in render(start(), ENGLISH, part="legend")


def test_the_words_of_the_drawing_are_the_same_messages_in_every_language() -> None:
    folder = Path(venezia.__file__).parent / "l10n"
    ids = {
        language: re.findall(r"^draw-[a-z-]+", (folder / f"{language}.ftl").read_text("utf-8"), re.M)
        for language in LANGUAGES
    }
    assert len(ids["en"]) > 25
    assert all(ids[language] == ids["en"] for language in LANGUAGES)
    files = (Path(venezia.__file__).parent / "seen" / "drawing.py", Path(canvas.__file__))
    source = "".join(file.read_text("utf-8") for file in files)
    heads = ("left", "project", "discards", "space", "along", "hand", "front")
    spelled = source + "".join(f"draw-head-{head}" for head in heads if f'"{head}"' in source)
    assert [name for name in ids["en"] if name not in spelled] == []
