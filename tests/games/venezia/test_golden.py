"""Finished games, kept: every way a game can end, every number of seats."""

import json
from collections import Counter
from pathlib import Path

import pytest

from laguna.games import venezia
from laguna.games.venezia.rules.ending import ENDS
from laguna.games.venezia.rules.state import State
from laguna.kernel import record
from laguna.kernel.game import Game

FOLDER = Path(__file__).parent.parent.parent / "records" / "venezia"
NAMES = sorted(path.stem for path in FOLDER.glob("*.rec"))


# The type checker compares the module with the contract here.
_GAME: Game[State] = venezia


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_ends_with_as_many_buildings(name: str) -> None:
    game = record.parse((FOLDER / f"{name}.rec").read_text())
    expected = json.loads((FOLDER / f"{name}.json").read_text())
    assert len(record.replay(game).built) == expected["buildings"]


def test_the_golden_games_cover_every_end_and_every_number_of_seats() -> None:
    results = [json.loads((FOLDER / f"{name}.json").read_text())["result"] for name in NAMES]
    assert {tuple(result["ended_by"]) for result in results} == {(end,) for end in ENDS}
    seats = Counter(len(result["scores"]) for result in results)
    assert set(seats) == set(venezia.SEATS)
    assert min(seats.values()) >= 2
