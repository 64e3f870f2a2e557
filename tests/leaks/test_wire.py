"""Nobody can tell from anything that comes over the wire, nor from when it comes, what is hidden from them.

In a soak a million messages of both games are compared. What was done is counted in build/leaks/, so that an
interrupted run goes on where it was.
"""

import asyncio
import os
import sys
from itertools import islice
from pathlib import Path

import pytest

from laguna.kernel.registry import load

from ..results import Results
from ..walks import SOAK
from . import planted, wire
from .timing import chance, signed_ranks, squares
from .twins import many

GAMES = ("murano", "venezia")
MESSAGES = 500_000
"""How many messages of each game a soak compares."""
PAIRS = 8
"""How many pairs of tables one server has in a soak."""
LIKELY = 1e-6
"""How unlikely differences in time must be before they count."""
RESULTS = Results("leaks")
SEED = int(os.environ.get("LAGUNA_SEED", "1"))


def compared(
    folder: Path, game: str, seats: int, pairs: int, turns: int, code: str = "", seed: int = SEED
) -> wire.Compared:
    """Play some pairs, with something planted in the server."""
    found = list(islice(many(game, seats, seed * 1000), pairs))
    return asyncio.run(wire.compare(folder, found, seed, turns, code))


@pytest.mark.parametrize("game", GAMES)
def test_twin_tables_cannot_be_told_apart(tmp_path: Path, game: str) -> None:
    found = compared(tmp_path, game, 3, 2, 8)
    assert found.problems == []
    assert found.messages > 300
    assert chance(*squares(found.scores)) >= LIKELY
    assert chance(*squares(found.work)) >= LIKELY


PLANTED = [planted.WHY, planted.VIEW, planted.HINT]


@pytest.mark.parametrize("code", PLANTED if SOAK else PLANTED[:1], ids=["why", "view", "hint"][: 3 if SOAK else 1])
def test_a_planted_leak_is_found(tmp_path: Path, code: str) -> None:
    assert compared(tmp_path, "venezia", 2, 4, 60, code).problems


def test_answers_that_take_longer_are_found(tmp_path: Path) -> None:
    found = compared(tmp_path, "venezia", 2, 3, 12, planted.SLOW)
    assert found.problems == []
    # On a busy machine this shows in processor time only.
    assert min(chance(*squares(found.scores)), chance(*squares(found.work))) < LIKELY


def test_rank_tests() -> None:
    assert signed_ranks([1.0, -1.0]) == 0.0
    assert signed_ranks([0.1 * number for number in range(1, 101)]) > 8
    assert abs(signed_ranks([(-1.0) ** number * (number + 1) for number in range(100)])) < 1
    assert chance(0.0, 0) == 1.0
    assert 0.3 < chance(*squares([1.0, -1.0] * 50)) < 0.7
    assert chance(*squares([6.0])) < 1e-6
    assert chance(*squares([2.0] * 50)) < 1e-6 < chance(*squares([1.3] * 20))


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_million_messages_tell_nothing(tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    while (done := sum(line["messages"] for line in RESULTS.found(game=game))) < MESSAGES:
        number = len(RESULTS.found(game=game))
        seats = load(game).SEATS[number % len(load(game).SEATS)]
        found = compared(tmp_path / str(number), game, seats, PAIRS, 10_000, seed=SEED + number)
        RESULTS.add(
            game=game,
            seats=seats,
            pairs=PAIRS,
            messages=found.messages,
            hints=found.hints,
            squares=round(squares(found.scores)[0], 3),
            work=round(squares(found.work)[0], 3),
            positions=len(found.scores),
            problems=len(found.problems),
        )
        assert found.problems == [], found.problems[:3]
        with capsys.disabled():
            sys.stderr.write(f"\n{game}: {done + found.messages} messages\n")
    lines = RESULTS.found(game=game)
    assert sum(line["problems"] for line in lines) == 0
    total, work, positions = (sum(line[name] for line in lines) for name in ("squares", "work", "positions"))
    assert chance(total, positions) >= LIKELY
    assert chance(work, positions) >= LIKELY
