"""Finished games, kept for every game that has a folder in `records`: they end as they did.

What a game's own golden tests add is in `games/<game>/test_golden.py`: which ends and cards its records cover.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from laguna.kernel import record
from laguna.kernel.game import OVER

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.glob("*/*.rec"))


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    text = (FOLDER / f"{name}.rec").read_text("utf-8")
    expected = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    kept = record.parse(text)
    game = kept.module()

    def check(s: Any, turn: int, action: int) -> None:  # noqa: ANN401 - a state of any game
        game.check(s)

    s = record.replay(kept, each=check)
    assert game.turn(s) == OVER
    assert game.turns(s) == expected["turns"]
    assert msgspec.to_builtins(game.result(s), builtin_types=(tuple,)) == {
        key: tuple(value) for key, value in expected["result"].items()
    }
    assert msgspec.to_builtins(game.account(s)) == expected["account"]
    assert record.write(kept) == text
