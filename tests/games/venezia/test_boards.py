"""Another board can be entered in `board.toml` and `cards.toml`; what makes no game is refused with its line."""

import importlib.util
from pathlib import Path

import pytest

from laguna.games import venezia
from laguna.games.venezia.rules.data_checks import DataError

from ...walks import SOAK
from ..variant import Variant

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


WRONG: dict[str, tuple[str, str, str, str]] = {
    "an unknown sign": ("board.toml", NORTH_WEST, "  . o . . . X .\n", "line {}: 'X' is no sign of a hex"),
    "a row that is not shifted": (
        "board.toml",
        NORTH_WEST,
        " . o . . . H .\n",
        "line {}: this row must be shifted",
    ),
    "half a palazzo": (
        "board.toml",
        "    . P P . .\n",
        "    . P o . .\n",
        "line {}: the signs 'P' do not make whole buildings; each stands on 2 hexes",
    ),
    "a basilica in a row": (
        "board.toml",
        ". . B B\n . . B\n",
        ". B B B\n . . .\n",
        "line {}: the signs 'B' do not make whole buildings; each stands on 3 hexes",
    ),
    "a bridge beside its site": (
        "board.toml",
        "= . . .\n . . .\n",
        "= = . .\n . . .\n",
        "line {}: the signs '=' do not make whole buildings; each stands on the two ends of a bridge site",
    ),
    "a site with no such hex": (
        "board.toml",
        '["san_polo d1", "dorsoduro b2"]',
        '["san_polo d1", "dorsoduro b9"]',
        "line {}: there is no hex 'dorsoduro b9'",
    ),
    "a hex of two sites": (
        "board.toml",
        '["san_polo d1", "dorsoduro b2"]',
        '["san_polo d3", "dorsoduro b2"]',
        "line {}: 'san_polo d3' belongs to a bridge site already",
    ),
    "a bridge within a quarter": (
        "board.toml",
        '["san_polo d1", "dorsoduro b2"]',
        '["dorsoduro c1", "dorsoduro b2"]',
        "line {}: a bridge joins two quarters",
    ),
    "a quarter twice": (
        "board.toml",
        'id = "castello"',
        'id = "cannaregio"',
        "the id 'cannaregio' must be one word",
    ),
    "along a quarter that is not there": (
        "board.toml",
        '{ n = [2],      x =  593, y =   62, along = ["cannaregio"] }',
        '{ n = [2],      x =  593, y =   62, along = ["murano"] }',
        "line {}: there is no quarter 'murano'",
    ),
    "a number twice": (
        "board.toml",
        "{ n = [2],      x =  593",
        "{ n = [1],      x =  593",
        "number 1 is there 2 times",
    ),
    "no crossing": (
        "board.toml",
        "{ n = [60],     x",
        "{ n = [60, 61], x",
        "one space, and only one, has two numbers",
    ),
    "a swamp token too many": (
        "cards.toml",
        "counts = [28, 30, 28]",
        "counts = [28, 31, 28]",
        "line {}: there are 87 swamp tokens, but 86 hexes under swamp in board.toml",
    ),
    "all houses stand": (
        "cards.toml",
        "buildings = 19",
        "buildings = 1",
        "line {}: 1 of 1 stand on the board already, so none is left to build",
    ),
    "a house of two cards": (
        "cards.toml",
        "needs = 1\n",
        "needs = 2\n",
        "line {}: a house takes one card",
    ),
    "a larger basilica": (
        "cards.toml",
        "hexes = 3\n",
        "hexes = 4\n",
        "line {}: the shape of this kind has 3 hexes",
    ),
    "a worth without a count": (
        "cards.toml",
        "gold = [0, 1, 2]\n",
        "gold = [0, 1]\n",
        "every gold value needs its count",
    ),
    "two tokens worth the same": (
        "cards.toml",
        "gold = [3, 4, 5, 6]",
        "gold = [2, 4, 5, 6]",
        "line {}: a swamp token and a treasure token cannot be worth the same",
    ),
    "a space that cannot be paid for exactly": (
        "cards.toml",
        "space = 5  ",
        "space = 3  ",
        "line {}: with these tokens a space must cost more",
    ),
    "a hand larger than it may be": (
        "cards.toml",
        "start = 3\n",
        "start = 6\n",
        "line {}: `start` is a number from 1 to `most`, which is 5.",
    ),
    "too few cards": (
        "cards.toml",
        'id = "house"\ncards = 8\n',
        'id = "house"\ncards = 2\n',
        "line {}: there are 36 cards, but 36 may be in hands, in projects and in the market",
    ),
    "other kinds": ("cards.toml", 'id = "palazzo"', 'id = "palace"', "the kinds are house, palazzo, campo"),
}
"""Boards that make no game: the file, what is changed in it, and what is said."""


def refused(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> str:
    """What is said about a board: the constants are made from it once more, under another name."""
    monkeypatch.setenv("LAGUNA_BOARDS", str(variant.folder))
    file = Path(venezia.__file__).parent / "rules" / "constants.py"
    spec = importlib.util.spec_from_file_location("laguna.games.venezia.rules.other_constants", file)
    assert spec is not None
    assert spec.loader is not None
    with pytest.raises(DataError) as caught:
        spec.loader.exec_module(importlib.util.module_from_spec(spec))
    return str(caught.value)


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_board_is_refused_with_its_line(
    variant: Variant, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, old, new, said = WRONG[name]
    before = variant.original(file)
    variant.edit(file, (old, new))
    changed = next(i for i, line in enumerate(new.splitlines()) if line not in old.splitlines())
    line = before[: before.index(old)].count("\n") + 1 + changed
    error = refused(variant, monkeypatch)
    assert error.startswith(f"{variant.path(file)}, line")
    assert said.format(line) in error
