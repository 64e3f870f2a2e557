"""Finished games, kept: every way a game can end, every number of seats, every special card."""

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from laguna.games import murano
from laguna.games.murano.rules.constants import KINDS, SPECIAL_CARDS
from laguna.games.murano.rules.state import State
from laguna.kernel import record
from laguna.kernel.game import Game

from ...records.cards_used import cards_used

FOLDER = Path(__file__).parent.parent.parent / "records" / "murano"
NAMES = sorted(path.stem for path in FOLDER.glob("*.rec"))


# The type checker compares the module with the contract here.
_GAME: Game[State] = murano


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_ends_with_the_same_gold_and_cards(name: str) -> None:
    game = record.parse((FOLDER / f"{name}.rec").read_text())
    expected = json.loads((FOLDER / f"{name}.json").read_text())
    s = record.replay(game)
    assert list(s.gold[: s.seats]) == expected["gold"]
    assert sorted(cards_used(game)) == expected["cards_used"]


def test_the_golden_games_cover_every_end_every_number_of_seats_and_every_special_card() -> None:
    expected = {name: json.loads((FOLDER / f"{name}.json").read_text()) for name in NAMES}
    ends = {tuple(game["result"]["ended_by"]) for game in expected.values()}
    assert ends == {*combinations(KINDS, 2), ("stall",)}
    seats = Counter(len(game["result"]["scores"]) for game in expected.values())
    assert set(seats) == {2, 3, 4}
    assert min(seats.values()) >= 3
    assert {card for game in expected.values() for card in game["cards_used"]} == set(SPECIAL_CARDS)
