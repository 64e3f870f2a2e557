"""Other boards than ours: some can be played on without any code, the others are refused with a clear word."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from laguna.games import murano
from laguna.games.murano.rules import constants, data_checks
from laguna.games.murano.rules.constants import COLOURS, CUSTOMERS, DEEDS, GLASS
from laguna.kernel import data
from laguna.kernel.errors import LagunaError

from ..variant import Variant, second_copy

FOLDER = Path(murano.__file__).parent
BOARD = (FOLDER / "board.toml").read_text("utf-8")
CARDS = (FOLDER / "cards.toml").read_text("utf-8")
GRID = ".bbb.\nbsssb\nbsbsb\nbsbb.\n"
"""The grid of Sacca Mattia."""
DOCKS = '    { colour = "white",  x = -28, y =  66, faces = "west" },\n'
"""Its white dock."""


def changed(text: str, *pairs: tuple[str, str]) -> str:
    """The text with each of these once replaced, the first time it occurs."""
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def turned(text: str) -> str:
    """The ring begun elsewhere, and the anchors moved on by one space."""
    spaces = re.findall(r"(?m)^    \{ action .*\n", text)
    anchors = ["true" in space for space in spaces]
    moved = [
        re.sub(r"anchor = \w+,", f"anchor = {str(anchors[place - 1]).lower()},", spaces[place])
        for place in range(len(spaces))
    ]
    return text.replace("".join(spaces), "".join(moved[5:] + moved[:5]))


# Boards that can be played on.

FIRST_ISLAND = "[[island]]                  # 6 + 11"
SAN_DONATO = BOARD[
    BOARD.index("[[island]]                  # 7 + 5") : BOARD.index("[[island]]                  # 7 + 8")
]
LARGE = GRID + 6 * "bsssb\n" + ".bs..\n"
WHITE = '    { colour = "white",  x = 200, y =  66, faces = "east" },\n'
PLAYABLE: dict[str, tuple[Callable[[], str], Callable[[], str], str]] = {
    "our own": (lambda: BOARD, lambda: CARDS, "42 48 6 6 6 6"),
    "more and fewer spaces": (
        lambda: changed(BOARD, (GRID, ".bbb.\nbsssb\nbsssb\n.bbb.\n"), ("..b..\nbsssb\n.bsb.\n..b..", "bsb")),
        lambda: CARDS,
        "39 43 6 6 6 6",
    ),
    "two docks of one colour at an island": (
        lambda: changed(BOARD, (DOCKS, DOCKS + WHITE)),
        lambda: CARDS,
        "42 48 7 6 6 6",
    ),
    "an island without docks, another with many": (
        lambda: changed(
            re.sub(r'(?s)(id = "san_donato".*?docks = \[\n).*?(\]\n)', r"\1\2", BOARD, count=1),
            (DOCKS, DOCKS + 12 * WHITE),
        ),
        lambda: CARDS,
        "42 48 17 5 5 5",
    ),
    "another ring": (lambda: turned(BOARD), lambda: CARDS, "42 48 6 6 6 6"),
    "islands in another order": (
        lambda: changed(BOARD, (SAN_DONATO, ""), (FIRST_ISLAND, SAN_DONATO + FIRST_ISLAND)),
        lambda: CARDS,
        "42 48 6 6 6 6",
    ),
    "another island for four players only": (
        lambda: changed(
            BOARD,
            ("players = [4]", "players = [2, 3, 4]"),
            ('name = "San Donato"\nplayers = [2, 3, 4]', 'name = "San Donato"\nplayers = [3, 4]'),
        ),
        lambda: CARDS,
        "42 48 6 6 6 6",
    ),
    "as many spaces and docks as there are bits": (
        lambda: changed(BOARD, (GRID, LARGE), (DOCKS, DOCKS + 37 * WHITE)),
        lambda: CARDS,
        "61 61 43 6 6 6",
    ),
    "other numbers of tiles": (
        lambda: BOARD,
        lambda: changed(
            CARDS,
            ("count = 12\nsmall_out = 4", "count = 20\nsmall_out = 9"),
            ("[factory]\ncount = 12\nsmall_out = 1", "[factory]\ncount = 15\nsmall_out = 5"),
            ("counts = [4, 4, 4]\nsmall_out = [1, 1, 1]", "counts = [6, 5, 2]\nsmall_out = [3, 0, 1]"),
            ("crests = [1, 2, 3]\ncounts = [4, 4, 4]", "crests = [1, 2, 3]\ncounts = [7, 3, 1]"),
        ),
        "42 48 6 6 6 6",
    ),
}


@pytest.mark.parametrize("name", PLAYABLE)
def test_another_board_is_played_on_without_any_code(name: str, tmp_path: Path) -> None:
    other_board, other_cards, numbers = PLAYABLE[name]
    variant = Variant(tmp_path, murano)
    variant.path("board.toml").write_text(other_board(), "utf-8")
    variant.path("cards.toml").write_text(other_cards(), "utf-8")
    done = variant.run("-m", "tests.games.murano.boards")
    assert done.returncode == 0, done.stderr
    assert done.stdout == numbers + "\n"


# Boards that cannot.


def line_of(text: str, mark: str) -> int:
    """The line in which this first stands, counted from 1."""
    return text[: text.index(mark)].count("\n") + 1


BAD_BOARDS: dict[str, tuple[tuple[str, str], str, str]] = {
    "no TOML": (("[ring]\nspaces = [", "[ring]\nspaces = "), "", "this cannot be read"),
    "rows of different length": (
        ("bsssb\nbsbsb", "bsss\nbsbsb"),
        "bsss\n",
        "the rows of the grid of sacca_mattia differ in length. Fill the short ones with dots.",
    ),
    "an unknown sign": (
        ("bsssb\nbsbsb", "bsssx\nbsbsb"),
        "bsssx",
        "'x' in the grid of sacca_mattia is no space. Use s (street), b (building) and . (nothing).",
    ),
    "a building space without a street": (
        ("..sb...\n", "b.sb...\n"),
        "b.sb...",
        "no street space lies beside building space a1 of s_teresa_e_s_mattia, so nobody could build there. "
        "Correct the grid.",
    ),
    "no streets": (
        ("..b..\nbsssb\n.bsb.\n..b..", "bbb"),
        'grid = """\nbbb\n"""',
        "s_pietro_martire needs street spaces and building spaces.",
    ),
    "two islands of one name": (
        ('id = "san_donato"', 'id = "sacca_mattia"'),
        'id = "sacca_mattia"',
        "there are two islands called sacca_mattia. Give each an id of its own.",
    ),
    "an unknown colour": (
        ('{ colour = "white",  x = -28', '{ colour = "green",  x = -28'),
        '{ colour = "green"',
        "sacca_mattia has a dock in 'green'; the colours are white, brown, orange, grey.",
    ),
    "an unknown direction": (
        ('y =  66, faces = "west"', 'y =  66, faces = "left"'),
        'faces = "left"',
        "a dock of sacca_mattia faces 'left'; it can face north, east, south, west.",
    ),
    "an unknown action": (
        ('action = "income", ', 'action = "bribe", '),
        'action = "bribe"',
        f"space 6 of the ring has the action 'bribe'; it can be: {', '.join(DEEDS)}.",
    ),
    "too few spaces of the ring": (
        ('    { action = "income",          anchor = false, x =  571, y =  90, heading = 180 },\n', ""),
        "[ring]",
        "the ring has 17 spaces; enter 18, in sailing order.",
    ),
    "too few anchors": (
        ('"production",      anchor = true', '"production",      anchor = false'),
        "[ring]",
        "7 spaces of the ring have an anchor; 8 must, one for each ship.",
    ),
    "an action nowhere": (
        ('action = "income", ', 'action = "build", '),
        "[ring]",
        "no space of the ring has the action income. Enter it where it is printed.",
    ),
    "too many players": (
        ("players = [4]", "players = [4, 5]"),
        "players = [4, 5]",
        "the players of sacca_serenella are some of 2, 3 and 4.",
    ),
    "too many street spaces": (
        (GRID, GRID + 7 * "bsssb\n"),
        "",
        "the islands have 63 street spaces together; the rules can count 61, one bit each. Leave some out.",
    ),
    "too many building spaces": (
        (GRID, GRID + 7 * "bsb..\n"),
        "",
        "the islands have 62 building spaces together; the rules can count 61, one bit each. Leave some out.",
    ),
    "too many docks": (
        (DOCKS, DOCKS + 38 * DOCKS),
        "",
        "the islands have 62 docks together; the rules can count 61, one bit each. Leave some out.",
    ),
    "too few places on the upright board": (
        ("    [746,  598, 270], [746,", "    [746,"),
        "ring = [",
        "the upright ring has 17 places; enter 18, one a space.",
    ),
    "an island without a place on it": (
        ("sacca_serenella      = [150, 1036]\n", ""),
        "[upright.places]",
        "sacca_serenella has no place on the upright board. Add one.",
    ),
}


def load_all(folder: Path) -> None:
    """Read both files, as the rules do."""
    found = data.load(folder / "board.toml")
    data_checks.check_board(folder / "board.toml", found, DEEDS, COLOURS)
    islands = tuple(island["id"] for island in found["island"])
    cards = data.load(folder / "cards.toml")
    data_checks.check_cards(folder / "cards.toml", cards, islands, CUSTOMERS, GLASS)


def refused(folder: Path, board_text: str, cards_text: str) -> str:
    """What is said about these files."""
    (folder / "board.toml").write_text(board_text, "utf-8")
    (folder / "cards.toml").write_text(cards_text, "utf-8")
    with pytest.raises(LagunaError) as caught:
        load_all(folder)
    return str(caught.value)


@pytest.mark.parametrize("name", BAD_BOARDS)
def test_a_bad_board_is_refused_with_its_line(name: str, tmp_path: Path) -> None:
    pair, mark, what = BAD_BOARDS[name]
    text = changed(BOARD, pair)
    said = refused(tmp_path, text, CARDS)
    where = f"{tmp_path / 'board.toml'}"
    told = f"{where}, line {line_of(text, mark)}: {what}" if mark else f"{where}: {what}"
    assert said[: len(told)] == told
    assert len(said) == len(told) or name == "no TOML"  # There the parser says the rest.


BAD_CARDS: dict[str, tuple[tuple[str, str], str, str]] = {
    "an unknown customer": (
        ('customers = ["red"]', 'customers = ["green"]'),
        'id = "street_red"',
        "the customers of street_red are some of red, blue, grey.",
    ),
    "more in the box than there are": (
        ("small_out = 4", "small_out = 13"),
        'id = "street_empty"',
        "street_empty: fewer tiles stay in the box than there are.",
    ),
    "too few pictures": (
        ("counts = [4, 4, 4]", "counts = [4, 4]"),
        "counts = [4, 4]\n",
        "`counts` of shop has 2 entries; it needs 3.",
    ),
    "no crests": (
        ("crests = [1, 2, 3]", "crests = []"),
        "crests = []",
        "`crests` of palace has 0 entries; it needs 3.",
    ),
    "an unknown home": (
        ('29 = "san_donato"', '29 = "lido"'),
        '29 = "lido"',
        "character 29 is scored on lido, which is no island of the board. Correct either.",
    ),
    "unknown glass": (
        ('34 = "red"', '34 = "grey"'),
        '34 = "grey"',
        "character 34 takes grey glass; the colours are red, green, blue.",
    ),
}


@pytest.mark.parametrize("name", BAD_CARDS)
def test_bad_cards_are_refused_with_their_line(name: str, tmp_path: Path) -> None:
    pair, mark, what = BAD_CARDS[name]
    text = changed(CARDS, pair)
    said = refused(tmp_path, BOARD, text)
    assert said == f"{tmp_path / 'cards.toml'}, line {line_of(text, mark)}: {what}"


def test_our_own_files_are_not_refused() -> None:
    load_all(FOLDER)


def test_a_second_copy_of_the_constants_is_equal() -> None:
    again = vars(second_copy(constants))
    for name in again.keys() & vars(constants).keys():
        if name.isupper() and not name.startswith("_"):
            assert again[name] == getattr(constants, name), name
