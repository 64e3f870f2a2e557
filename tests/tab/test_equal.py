"""The Python of a page plays the very same games as this one: the gate for compiled rules in a browser."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from laguna.kernel import registry
from tests.walks import SOAK

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "dist" / "tab" / "python"
MODULES, MISSING = (ROOT / "build" / "side" / name for name in ("modules", "missing"))
HERE = Path(__file__).parent
HARD = "hard@60"
"""So many iterations a turn."""
GAMES = 406 if SOAK else 7
"""How many games `hard` plays, all kinds together."""

pytestmark = pytest.mark.skipif(
    not FOLDER.is_dir() and not (ROOT / "build" / "tab" / ".ready").is_file(),
    reason="dist/tab is not built, since Pyodide could not be installed",
)
KINDS = [(name, seats) for name in ("murano", "venezia") for seats in registry.load(name).SEATS]


def both(wishes: list[list[Any]], *memory: Path) -> tuple[dict[str, str], dict[str, str]]:
    """What this Python and that of the page say about the same games.

    The page's Python starts out of `memory` if that is there, and else leaves its memory there.
    """
    script, wish = str(HERE / "games.py"), json.dumps(wishes)
    commands = (
        [sys.executable, script, wish],
        ["node", str(HERE / "in_node.mjs"), str(FOLDER), script, wish, *map(str, memory)],
    )
    here, there = (
        json.loads(subprocess.run(one, stdout=subprocess.PIPE, text=True, check=True).stdout) for one in commands
    )
    there.pop("start")
    return here, there


def test_hard_plays_the_same_games_in_a_page(tmp_path: Path) -> None:
    if MISSING.is_file():
        pytest.skip(
            f"the rules could not be compiled for a browser. Missing: {MISSING.read_text('utf-8').strip()}"
        )
    each = GAMES // len(KINDS)
    memory = tmp_path / "memory"
    wishes = [[name, seats, HARD, 1, each] for name, seats in KINDS]
    found = set()
    # Python as it starts at a first visit, and out of the memory that it leaves, as at a second.
    for part in wishes[::2], wishes[1::2]:
        here, there = both(part, memory)
        assert there.pop("engine") == "compiled"
        assert here.pop("engine") == "compiled"
        assert there == here
        found |= set(here.values())
        assert memory.is_file()
    assert len(found) == len(KINDS)


def test_easy_and_normal_play_the_same_games_in_a_page() -> None:
    # Interpreted, a game takes seconds.
    each = 4 if SOAK else 1
    kinds = KINDS if SOAK else KINDS[::4]
    here, there = both([[name, seats, level, 1, each] for name, seats in kinds for level in ("easy", "normal")])
    assert there.pop("engine").split()[0] == ("compiled" if MODULES.is_dir() else "interpreted")
    here.pop("engine")
    assert len(set(here.values())) == 2 * len(kinds)
    assert there == here
