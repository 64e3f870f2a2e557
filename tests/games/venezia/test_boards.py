"""Another board can be entered in `board.toml` and `cards.toml`; what makes no game is refused with its line."""

from pathlib import Path
from typing import NamedTuple

import pytest

from laguna.games import venezia
from laguna.games.venezia.rules import constants
from laguna.games.venezia.rules.data_checks import Entries, check_grids
from laguna.kernel.errors import LagunaError

from ...walks import SOAK
from ..variant import Variant, second_copy

PLAY = """
import sys
from laguna.games import venezia
from laguna.games.venezia.rules import constants as c
from laguna.kernel.cells import cells
from laguna.kernel.chance import Rng, pick
from laguna.kernel.game import CHANCE, OVER
from laguna.kernel.text import words

s = venezia.new(3)
print(dict(zip(c.KINDS, s.supply)))
print(len(s.built), c.HEX_COUNT, list(s.hexes).count(c.SWAMP), list(s.hexes).count(c.EMPTY))
print(len(c.BRIDGE_NAMES) // 2, c.QUARTER_COUNT, c.LAST_SPACE, c.ALONG[0], list(s.houses))
rng = Rng(2)
s = venezia.new(2)
n = 0
while venezia.turn(s) != OVER and venezia.turns(s) < int(sys.argv[1]):
    legal = venezia.legal(s)
    weights = venezia.weights(s) if venezia.turn(s) == CHANCE else [1] * len(legal)
    venezia.apply(s, pick(rng, legal, weights))
    n += 1
    if n % 10 == 0 or venezia.turn(s) == OVER:
        venezia.check(s)
        venezia.check(venezia.redeal(s, 1, Rng(n)))
        venezia.DRIVERS.standard.observe(s, 0)
        venezia.DRIVERS.standard.evaluate(s, 0, cells(len(venezia.DRIVERS.standard.terms)))
venezia.render(venezia.view(s, 0), words("de", "venezia"))
"""
"""Says what the board has, then plays at random; everything adds up all the while, and can be shown."""
Told = tuple[str, str, str]
OURS = (
    "{'house': 18, 'palazzo': 5, 'campo': 5, 'basilica': 4, 'bridge': 5}",
    "5 104 86 9",
    "10 5 60 0 [1, 0, 0, 0, 0]",
)


@pytest.fixture
def variant(tmp_path: Path) -> Variant:
    return Variant(tmp_path, venezia)


def swamp(a: int, b: int, c: int) -> tuple[str, str]:
    """Other numbers of swamp tokens."""
    return "counts = [28, 30, 28]", f"counts = [{a}, {b}, {c}]"


SAN_POLO = "= . . .\n . . .\n. o .\n . . .\n    . .\n"
DORSODURO = ".\n . .\n  . o . . . .\n   . . . . . o .\n    . P P . .\n"
SAN_MARCO = "  . . . .\n . o . .\n. . B B\n . . B\n  o .\n"
NORTH_WEST = "  . o . . . H .\n"
GIUDECCA = '''[[quarter]]
id = "giudecca"
name = "Giudecca"
colour = "#bbbbbb"
x = 600
y = 960
grid = """
. o
 . .
"""
label = { x = -60, y = 10 }


# Pairs of hexes'''
BOARDS: dict[str, tuple[list[tuple[str, str]], list[tuple[str, str]], Told]] = {
    "ours": ([], [], OURS),
    "a second house stands": (
        [(NORTH_WEST, "  . o . H . H .\n")],
        [swamp(28, 29, 28)],
        (
            "{'house': 17, 'palazzo': 5, 'campo': 5, 'basilica': 4, 'bridge': 5}",
            "6 104 85 9",
            "10 5 60 0 [2, 0, 0, 0, 0]",
        ),
    ),
    "no house stands": (
        [(NORTH_WEST, "  . o . . . o .\n")],
        [],
        (
            "{'house': 19, 'palazzo': 5, 'campo': 5, 'basilica': 4, 'bridge': 5}",
            "4 104 86 10",
            "10 5 60 0 [0, 0, 0, 0, 0]",
        ),
    ),
    "two palazzi side by side, and no basilica": (
        [
            (DORSODURO, DORSODURO.replace("    . P P . .", "    P P P P .")),
            (SAN_MARCO, SAN_MARCO.replace("B", ".")),
        ],
        [swamp(28, 31, 28)],
        (
            "{'house': 18, 'palazzo': 4, 'campo': 5, 'basilica': 5, 'bridge': 5}",
            "5 104 87 9",
            "10 5 60 0 [1, 0, 0, 0, 0]",
        ),
    ),
    "two campi and two bridges": (
        [("= . . .\n . . .\n", "= . = .\n . C .\n"), ("\n. . . = . . .\n", "\n. . . = . = .\n")],
        [swamp(28, 27, 28)],
        (
            "{'house': 18, 'palazzo': 5, 'campo': 4, 'basilica': 4, 'bridge': 4}",
            "7 104 83 9",
            "10 5 60 0 [1, 0, 0, 0, 0]",
        ),
    ),
    "two basilicas that touch": (
        [(SAN_MARCO, "  . . . .\n . o . .\nB B B B\n B . B\n  o .\n")],
        [swamp(28, 27, 28)],
        (
            "{'house': 18, 'palazzo': 5, 'campo': 5, 'basilica': 3, 'bridge': 5}",
            "6 104 83 9",
            "10 5 60 0 [1, 0, 0, 0, 0]",
        ),
    ),
    "nothing stands": (
        [
            (NORTH_WEST, "  . o . . . o .\n"),
            ("\n. . . = . . .\n", "\n. . . . . . .\n"),
            ("= . . .\n . . .\n", ". . . .\n . . .\n"),
            ("           . C\n", "           . .\n"),
            (SAN_MARCO, SAN_MARCO.replace("B", "o")),
            (DORSODURO, DORSODURO.replace("P", "o")),
        ],
        [swamp(28, 33, 28)],
        (
            "{'house': 19, 'palazzo': 6, 'campo': 6, 'basilica': 5, 'bridge': 6}",
            "0 104 89 15",
            "10 5 60 0 [0, 0, 0, 0, 0]",
        ),
    ),
    "more and other hexes, less stone": (
        [(SAN_POLO, "= . . .\n . . .\n. . . .\n . . . .\n    . .\n")],
        [swamp(28, 33, 28)],
        (
            "{'house': 18, 'palazzo': 5, 'campo': 5, 'basilica': 4, 'bridge': 5}",
            "5 106 89 8",
            "10 5 60 0 [1, 0, 0, 0, 0]",
        ),
    ),
    "fewer bridge sites": (
        [('    ["san_marco e2", "dorsoduro c6"],\n', ""), ('    ["san_polo e2", "dorsoduro c4"],\n', "")],
        [],
        (OURS[0], OURS[1], "8 5 60 0 [1, 0, 0, 0, 0]"),
    ),
    "a sixth quarter": (
        [
            ("# Pairs of hexes", GIUDECCA),
            (
                '["san_marco e2", "dorsoduro c6"],',
                '["san_marco e2", "dorsoduro c6"],\n    ["giudecca a1", "dorsoduro e3"],',
            ),
        ],
        [swamp(28, 33, 28)],
        (OURS[0], "5 108 89 10", "11 6 60 0 [1, 0, 0, 0, 0, 0]"),
    ),
    "the start lies along two quarters": (
        [
            (
                "start = { x = 480, y = 58, along = [] }",
                'start = { x = 480, y = 58, along = ["cannaregio", "castello"] }',
            )
        ],
        [],
        (OURS[0], OURS[1], "10 5 60 3 [1, 0, 0, 0, 0]"),
    ),
    "more buildings in the box": (
        [],
        [("buildings = 19", "buildings = 25")],
        ("{'house': 24, 'palazzo': 5, 'campo': 5, 'basilica': 4, 'bridge': 5}", OURS[1], OURS[2]),
    ),
}
"""Other boards: what changes in `board.toml`, what in `cards.toml`, and what the game makes of it."""


@pytest.mark.parametrize("name", BOARDS)
def test_another_board_needs_no_other_code(variant: Variant, name: str) -> None:
    board, cards, told = BOARDS[name]
    variant.edit("board.toml", *board)
    variant.edit("cards.toml", *cards)
    done = variant.run("-c", PLAY, "400" if SOAK else "40")
    assert done.returncode == 0, done.stderr
    assert tuple(done.stdout.splitlines()) == told


def test_v_set_5_where_the_start_borders_a_quarter_a_treasure_is_found_there(variant: Variant) -> None:
    variant.edit("board.toml", ("y = 58, along = [] }", 'y = 58, along = ["castello"] }'))
    code = """
from tests.games.venezia.scene import Scene
scene = Scene(3).hand(0, "house", "house").lines("0 house", "0 done", "0 at castello b2", "* treasure 5")
print(scene.tokens_of(0))
"""
    done = variant.run("-c", code)
    assert (done.stdout, done.stderr) == ("[5]\n", "")


class Wrong(NamedTuple):
    """A change that makes no game, and what is said about it."""

    file: str
    old: str
    new: str
    said: str
    at: str = ""
    """What stands in the line that is named; without it, that is the line which was changed."""


BRIDGE = '["san_polo d1", "dorsoduro b2"]'
SECOND = "{ n = [2],      x =  593, y =   62, along = "
QUARTERS = "cannaregio, castello, san_polo, san_marco, dorsoduro"
KINDS = "house, palazzo, campo, basilica, bridge"
WHOLE = "do not make whole buildings; each stands on"
COUNTS = "every gold value needs its count, and they rise from the left."
NUMBERED = "the spaces go from 1 on, each number once."
ONE_WORD = "must be one word, and no other quarter may have it."
WRONG: dict[str, Wrong] = {
    "an unknown sign": Wrong(
        "board.toml",
        NORTH_WEST,
        "  . o . . . X .\n",
        "'X' is no sign of a hex; they are . o H P C B = and the blank.",
    ),
    "a row that is not shifted": Wrong(
        "board.toml",
        NORTH_WEST,
        " . o . . . H .\n",
        "this row must be shifted by one sign against the one above; add or remove a blank.",
    ),
    "a quarter without a hex": Wrong(
        "board.toml", SAN_POLO, "", "a quarter has 1 to 62 hexes in at most 26 rows, not 0.", 'id = "san_polo"'
    ),
    "too many hexes": Wrong(
        "board.toml",
        SAN_POLO,
        "= " + 62 * ". " + "\n",
        "a quarter has 1 to 62 hexes in at most 26 rows, not 63.",
        'id = "san_polo"',
    ),
    "too many rows": Wrong(
        "board.toml",
        SAN_POLO,
        "= . . .\n" + 13 * " .\n.\n",
        "a quarter has 1 to 62 hexes in at most 26 rows, not 30.",
        'id = "san_polo"',
    ),
    "a quarter twice": Wrong(
        "board.toml", 'id = "castello"', 'id = "cannaregio"', f"the id 'cannaregio' {ONE_WORD}"
    ),
    "a name of two words": Wrong(
        "board.toml", 'id = "castello"', 'id = "il castello"', f"the id 'il castello' {ONE_WORD}"
    ),
    "half a palazzo": Wrong(
        "board.toml", "    . P P . .\n", "    . P o . .\n", f"the signs 'P' {WHOLE} 2 hexes that touch each other."
    ),
    "a basilica in a row": Wrong(
        "board.toml",
        ". . B B\n . . B\n",
        ". B B B\n . . .\n",
        f"the signs 'B' {WHOLE} 3 hexes that touch each other.",
    ),
    "a bridge beside its site": Wrong(
        "board.toml",
        "= . . .\n . . .\n",
        "= = . .\n . . .\n",
        f"the signs '=' {WHOLE} the two ends of a bridge site.",
    ),
    "a site with no such hex": Wrong(
        "board.toml",
        BRIDGE,
        '["san_polo d1", "dorsoduro b9"]',
        "there is no hex 'dorsoduro b9'; say a quarter and a hex: 'cannaregio a1'.",
    ),
    "a site with three ends": Wrong(
        "board.toml",
        BRIDGE,
        '["san_polo d1", "dorsoduro b2", "dorsoduro b1"]',
        "a bridge site has two ends, not 3.",
    ),
    "a hex of two sites": Wrong(
        "board.toml",
        BRIDGE,
        '["san_polo d3", "dorsoduro b2"]',
        "'san_polo d3' belongs to a bridge site already; a hex has one at most.",
    ),
    "a bridge within a quarter": Wrong(
        "board.toml",
        BRIDGE,
        '["dorsoduro c1", "dorsoduro b2"]',
        "a bridge joins two quarters; both ends are in the same one.",
    ),
    "a site in two lines": Wrong(
        "board.toml",
        BRIDGE,
        '["san_polo d1",\n"lido b2"]',
        "there is no hex 'lido b2'; say a quarter and a hex: 'cannaregio a1'.",
        "[bridges]",
    ),
    "along a quarter that is not there": Wrong(
        "board.toml",
        f'{SECOND}["cannaregio"] }}',
        f'{SECOND}["murano"] }}',
        f"there is no quarter 'murano'; there are {QUARTERS}.",
    ),
    "a start along a quarter that is not there": Wrong(
        "board.toml",
        "start = { x = 480, y = 58, along = [] }",
        'start = { x = 480, y = 58, along = ["murano"] }',
        f"there is no quarter 'murano'; there are {QUARTERS}.",
    ),
    "a number twice": Wrong(
        "board.toml",
        "{ n = [2],      x =  593",
        "{ n = [1],      x =  593",
        f"number 1 is there 2 times; {NUMBERED}",
        "{ n = [1],",
    ),
    "a number of the crossing twice": Wrong(
        "board.toml",
        "{ n = [2],      x =  593",
        "{ n = [45],      x =  593",
        f"number 2 is there 0 times; {NUMBERED}",
        "spaces = [",
    ),
    "two crossings": Wrong(
        "board.toml",
        "{ n = [60],     x",
        "{ n = [60, 61], x",
        "one space, and only one, has two numbers: there the track crosses itself.",
        "spaces = [",
    ),
    "a swamp token too many": Wrong(
        "cards.toml",
        "counts = [28, 30, 28]",
        "counts = [28, 31, 28]",
        "there are 87 swamp tokens, but 86 hexes under swamp in board.toml; change the counts, or the signs "
        "on the board.",
    ),
    "all houses stand": Wrong(
        "cards.toml",
        "buildings = 19",
        "buildings = 1",
        "1 of 1 stand on the board already, so none is left to build; enter all that are in the box, or take some "
        "off the board.",
    ),
    "no cards": Wrong("cards.toml", "cards = 10", "cards = 0", "`cards` is a number from 1 to 99."),
    "too many cards": Wrong("cards.toml", "cards = 10", "cards = 100", "`cards` is a number from 1 to 99."),
    "no buildings": Wrong(
        "cards.toml", "buildings = 19", "buildings = 0", "`buildings` is a number from 1 to 99."
    ),
    "a basilica of no cards": Wrong("cards.toml", "needs = 4", "needs = 0", "`needs` is a number from 1 to 99."),
    "no hexes": Wrong("cards.toml", "hexes = 3", "hexes = 0", "`hexes` is a number from 1 to 99."),
    "less than no points": Wrong("cards.toml", "points = 7", "points = -1", "`points` is a number from 0 to 99."),
    "a house of two cards": Wrong(
        "cards.toml", "needs = 1\n", "needs = 2\n", "a house takes one card; leave that number."
    ),
    "a larger basilica": Wrong(
        "cards.toml", "hexes = 3\n", "hexes = 4\n", "the shape of this kind has 3 hexes; leave that number."
    ),
    "a worth without a count": Wrong(
        "cards.toml", "gold = [0, 1, 2]\n", "gold = [0, 1]\n", COUNTS, "counts = [28"
    ),
    "worths that fall": Wrong("cards.toml", "gold = [3, 4, 5, 6]", "gold = [3, 5, 4, 6]", COUNTS, "counts = [4"),
    "a worth that no token has": Wrong("cards.toml", "counts = [4, 5, 5, 4]", "counts = [4, 5, 9, 0]", COUNTS),
    "two tokens worth the same": Wrong(
        "cards.toml",
        "gold = [3, 4, 5, 6]",
        "gold = [2, 4, 5, 6]",
        "a swamp token and a treasure token cannot be worth the same.",
    ),
    "a space that cannot be paid for exactly": Wrong(
        "cards.toml", "space = 5  ", "space = 3  ", "with these tokens a space must cost more: at least 5 gold."
    ),
    "no cards at the start": Wrong(
        "cards.toml", "start = 3\n", "start = 0\n", "`start` is a number from 1 to `most`, which is 5."
    ),
    "a hand larger than it may be": Wrong(
        "cards.toml", "start = 3\n", "start = 6\n", "`start` is a number from 1 to `most`, which is 5."
    ),
    "too few cards": Wrong(
        "cards.toml",
        'id = "house"\ncards = 8\n',
        'id = "house"\ncards = 2\n',
        "there are 36 cards, but 36 may be in hands, in projects and in the market; enter more cards, or smaller "
        "hands.",
    ),
    "other kinds": Wrong(
        "cards.toml",
        'id = "palazzo"',
        'id = "palace"',
        f"the kinds are {KINDS}, in this order, not {KINDS.replace('palazzo', 'palace')}.",
        "# Cards, buildings and tokens",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_board_is_refused_with_its_line(
    variant: Variant, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, old, new, said, at = WRONG[name]
    before = variant.original(file)
    variant.edit(file, (old, new))
    if at:
        text = variant.path(file).read_text("utf-8")
        line = text[: text.index(at)].count("\n") + 1
    else:
        changed = next(i for i, row in enumerate(new.splitlines()) if row not in old.splitlines())
        line = before[: before.index(old)].count("\n") + 1 + changed
    monkeypatch.setenv("LAGUNA_BOARDS", str(variant.folder))
    with pytest.raises(LagunaError) as caught:
        second_copy(constants)
    assert str(caught.value) == f"{variant.path(file)}, line {line}: {said}"


def test_the_largest_quarter_is_not_refused(variant: Variant) -> None:
    entries = Entries(variant.path("board.toml"), variant.path("cards.toml"))
    wide = "\n".join([" ".join("." * 37), *(" .", ".") * 12, " ."])
    check_grids(entries, [{"id": "castello", "grid": wide}])
    assert (len(wide.split("\n")), wide.count(".")) == (26, 62)


def test_a_second_copy_of_the_constants_is_equal() -> None:
    again = vars(second_copy(constants))
    for name in again.keys() & vars(constants).keys():
        if name.isupper() and not name.startswith("_"):
            assert again[name] == getattr(constants, name), name
