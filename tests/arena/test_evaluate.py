"""One number for an agent: it plays the ladder, is rated, and learns where it loses points."""

import json

import pytest

from laguna.arena.evaluate import evaluation, plan, text
from laguna.arena.tournament import run
from laguna.arena.workers import Workers
from laguna.cli import main
from laguna.kernel.errors import CannotParse
from tests.arena.players import FIRST

RUNGS = ("random", "mixed:0.5", "easy")


def test_the_agent_meets_every_rung_and_each_rung_the_next() -> None:
    for seats in (2, 3):
        found = plan(FIRST, "murano", seats, 2, 1, rungs=RUNGS)
        assert [[entrant.name for entrant in lineup] for lineup in found.lineups] == [
            [one, *[other] * (seats - 1)]
            for one, other in (
                (FIRST, "random"),
                (FIRST, "mixed:0.5"),
                (FIRST, "easy"),
                ("random", "mixed:0.5"),
                ("mixed:0.5", "easy"),
            )
        ]


def test_an_agent_is_rated_and_its_points_are_accounted_for() -> None:
    found = plan(FIRST, "murano", 2, 6, 1, rungs=RUNGS[:2])
    series, _ = run(found, Workers())
    told = evaluation(found, series)
    # In Murano the first legal action beats random play.
    assert told.rating > told.report.bots["random"].rating
    low, high = told.rating_interval
    assert low <= told.rating <= high
    assert list(told.against) == ["random", "mixed:0.5"]
    assert all(share.games == 6 for share in told.against.values())
    # The sources add up to the mean scores in the same games, and the largest loss comes first.
    games = [played for one in series for deal in one.played for played in deal]
    met = [played for played in games if set(played.bots) == {FIRST, told.nearest}]
    for name, of in ((FIRST, "agent"), (told.nearest, "rung")):
        mean = sum(played.scores[played.bots.index(name)] for played in met) / len(met)
        assert sum(getattr(one, of) for one in told.points.values()) == pytest.approx(mean, abs=0.1)
    lost = [one.agent - one.rung for one in told.points.values()]
    assert lost == sorted(lost)
    assert f"against {told.nearest};" in text(told)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["evaluate", FIRST, "--game=venezia", "--games=2", "--rungs=random,mixed:0.5", "--seed=1"]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"{FIRST}: rating ")
    assert "mixed:0.5" in said
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["agent"] == FIRST
    assert set(told["against"]) == {"random", "mixed:0.5"}


def test_a_rung_is_not_evaluated_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(CannotParse, match="laguna arena"):
        plan("easy", "murano", 2, 2, 1)
    assert main(["evaluate", "no.such.module:bot"]) == 2
    assert "cannot be found" in capsys.readouterr().err
