"""One number for an agent: it plays the ladder, is rated, and learns where it loses points."""

import json
from pathlib import Path
from typing import Any

import pytest

from laguna.arena.evaluate import evaluation, plan, text
from laguna.arena.match import play_recorded
from laguna.arena.recheck import check, plan_of
from laguna.arena.results import Results
from laguna.arena.tournament import run
from laguna.arena.workers import Workers
from laguna.cli import main
from laguna.kernel.errors import CannotParse
from tests.arena.players import FIRST

RUNGS = ("random", "mixed:0.5", "easy")
SHORT = ["--games=2", "--rungs=random,mixed:0.5", "--seed=1"]


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
    series, _ = run(found, Workers(), do=play_recorded)
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


def test_rungs_are_the_frozen_bots_and_the_agent_is_itself() -> None:
    found = plan("expert", "murano", 2, 2, 1)
    assert {entrant.name: entrant.level for entrant in found.entrants} == {
        "expert": "expert",
        "random": "random",
        **{f"mixed:0.{tenth}": f"classic-mixed:0.{tenth}" for tenth in range(1, 10)},
        "easy": "classic-easy",
        "normal": "classic-normal",
        "hard": "classic-hard",
    }


def evaluated(path: Path, game: str = "venezia") -> list[dict[str, Any]]:
    """The lines of a file that `laguna evaluate` wrote."""
    assert main(["evaluate", FIRST, f"--game={game}", f"--out={path}", *SHORT]) == 0
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def written(path: Path, lines: list[dict[str, Any]]) -> Path:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return path


@pytest.mark.parametrize("game", ["murano", "venezia"])
def test_a_file_of_results_is_checked_without_the_agent(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.jsonl"
    evaluated(path, game)
    said = capsys.readouterr().out

    def gone(*_given: Any) -> int:  # noqa: ANN401
        raise AssertionError("whoever checks may not have the agent")

    monkeypatch.setattr(FIRST.replace(":", "."), gone)
    assert main(["evaluate", f"--check={path}"]) == 0
    checked = capsys.readouterr()
    assert checked.out == said
    assert "6 games, seed 1, 100it a turn" in checked.err


def test_a_file_that_is_not_true_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.jsonl"
    lines = evaluated(path)
    # The agent's name is part of the seeds of those who play against it, so results have one name only.
    for line in lines:
        line["bots"] = ["elsewhere:bot" if name == FIRST else name for name in line["bots"]]
    capsys.readouterr()
    assert main(["evaluate", f"--check={written(path, lines)}"]) == 1
    said = capsys.readouterr()
    assert "gives" in said.err
    assert not said.out


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.jsonl"
    lines = evaluated(path)
    said = capsys.readouterr().out
    written(path, lines[:3])
    words = ["evaluate", FIRST, "--game=venezia", f"--out={path}", *SHORT]
    assert main([word for word in words if word != "--seed=1"]) == 0
    assert capsys.readouterr().out == said


def test_every_change_of_a_file_is_noticed(tmp_path: Path) -> None:
    lines = evaluated(tmp_path / "results.jsonl")

    def wrong(change: Any) -> str:  # noqa: ANN401
        changed = json.loads(json.dumps(lines))
        change(changed)
        found, games = plan_of(written(tmp_path / "changed.jsonl", changed), RUNGS)
        return "; ".join(check(found, games, Workers(), lambda _: None)[1])

    assert wrong(lambda _: None) == ""
    met = next(n for n, line in enumerate(lines) if set(line["bots"]) == {FIRST, "random"})
    between = next(n for n, line in enumerate(lines) if FIRST not in line["bots"])

    def scores(them: Any) -> None:  # noqa: ANN401
        them[met]["scores"][0] += 1

    def luck(them: Any) -> None:  # noqa: ANN401
        them[met]["deal"] += 1

    def shorter(them: Any) -> None:  # noqa: ANN401
        them[met]["actions"].pop()

    def longer(them: Any) -> None:  # noqa: ANN401
        them[met]["actions"].append(0)

    def illegal(them: Any) -> None:  # noqa: ANN401
        them[met]["actions"][1] = 10**6

    def weaker(them: Any) -> None:  # noqa: ANN401
        # A rung that plays at random under the name of a better one.
        for line in them:
            line["bots"] = [{"random": "mixed:0.5", "mixed:0.5": "random"}.get(bot, bot) for bot in line["bots"]]

    assert f"line {met + 1}: scores must be" in wrong(scores)
    assert "gives" in wrong(luck)
    assert "missing" in wrong(luck)
    assert "breaks off" in wrong(shorter)
    assert "over before" in wrong(longer)
    assert "number 1000000 is not legal" in wrong(illegal)
    assert "gives" in wrong(weaker)
    assert "1 of 6 games are missing" in wrong(lambda them: them.pop(between))
    assert "twice" in wrong(lambda them: them.append(them[met]))
    assert "actions are not in the file" in wrong(lambda them: them[met].pop("actions"))


def test_what_cannot_be_checked_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = evaluated(tmp_path / "results.jsonl")
    capsys.readouterr()

    def refused(*words: str) -> str:
        assert main(["evaluate", *words]) == 2
        return capsys.readouterr().err

    assert "Name a bot" in refused()
    assert "Name a bot" in refused(FIRST, "--check=x")
    assert "cannot be read" in refused(f"--check={tmp_path / 'none'}")
    assert "no results" in refused(f"--check={written(tmp_path / 'empty', [])}")
    assert "one agent" in refused(f"--check={tmp_path / 'results.jsonl'}", "--rungs=random")
    lines[2]["budgets"] = ["1it"] * 2
    assert "line 3" in refused(f"--check={written(tmp_path / 'weaker', lines)}")
    for line in lines:
        line["budgets"] = ["100ms"] * 2
    assert "only budgets in iterations" in refused(f"--check={written(tmp_path / 'timed', lines)}")
    lines[1]["seed"] += 1
    assert "line 2: its seed" in refused(f"--check={written(tmp_path / 'two', lines)}")
    with Results(tmp_path / "results.jsonl") as results:
        assert len(results.played) == 6
