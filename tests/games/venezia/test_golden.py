"""Finished games, kept: every way a game can end, every number of seats."""

import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from laguna.games import venezia
from laguna.games.venezia.rules.ending import ENDS
from laguna.games.venezia.rules.state import State
from laguna.kernel import record

FOLDER = Path(__file__).parent.parent.parent / "records" / "venezia"
NAMES = sorted(path.stem for path in FOLDER.glob("*.rec"))


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    game = record.parse((FOLDER / f"{name}.rec").read_text())
    expected = json.loads((FOLDER / f"{name}.json").read_text())

    def check(s: State, turn: int, action: int) -> None:
        venezia.check(s)

    s = record.replay(game, each=check)
    assert venezia.turn(s) == -2
    assert msgspec.to_builtins(venezia.result(s), builtin_types=(tuple,)) == {
        key: tuple(value) for key, value in expected["result"].items()
    }
    assert msgspec.to_builtins(venezia.account(s)) == expected["account"]
    assert s.turns == expected["turns"]
    assert len(s.built) == expected["buildings"]
    assert record.write(game) == (FOLDER / f"{name}.rec").read_text()


def test_the_golden_games_cover_every_end_and_every_number_of_seats() -> None:
    results = [json.loads((FOLDER / f"{name}.json").read_text())["result"] for name in NAMES]
    assert {tuple(result["ended_by"]) for result in results} == {(end,) for end in ENDS}
    seats = Counter(len(result["scores"]) for result in results)
    assert set(seats) == set(venezia.SEATS)
    assert min(seats.values()) >= 2
