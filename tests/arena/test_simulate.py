"""Simulations: the same results in every process, and what the numbers mean."""

import contextlib
import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from laguna.arena import simulate
from laguna.arena.simulate import Outcome, Plan, Spread
from laguna.games import murano
from laguna.kernel import record
from laguna.kernel.errors import LagunaError
from laguna.kernel.game import OVER
from tests.command import LAGUNA, environment, hear_ctrl_c, laguna

RUN = ("simulate", "murano", "--seats", "3", "--seed", "1")


def results(*arguments: str | Path, hash_seed: str = "0") -> dict[str, object]:
    """The results of a simulation, without the time it took."""
    done = laguna(*RUN, *arguments, "--json", PYTHONHASHSEED=hash_seed)
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, object] = json.loads(done.stdout)
    assert list(found) == ["games", "finished", "decisions", "seconds", "turns", "ends", "scores"]
    assert found.pop("seconds")
    return found


def test_the_same_results_whatever_the_number_of_processes_and_the_hash_seed(tmp_path: Path) -> None:
    one = results("--games", "12", "--records", tmp_path / "one", hash_seed="1")
    two = results("--games", "12", "--records", tmp_path / "two", "--workers", "2", hash_seed="2")
    assert one == two
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == [f"murano-3-1-{n:05}.rec" for n in range(1, 13)]
    assert names == sorted(path.name for path in (tmp_path / "two").iterdir())
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_the_figures_follow_from_the_records(tmp_path: Path) -> None:
    found = results("--games", "6", "--records", tmp_path)
    decisions = turns = 0
    scores: list[tuple[int, ...]] = []
    ends: list[str] = []
    for path in sorted(tmp_path.iterdir()):
        text = path.read_text("utf-8")
        saved = record.parse(text)
        assert record.write(saved) == text
        assert saved.limit == 1000
        s = record.replay(saved)
        assert murano.turn(s) == OVER
        decisions += sum(action < murano.ACTIONS.seat_actions for action in saved.actions)
        turns += murano.turns(s)
        scores.append(murano.result(s).scores)
        ends.append("+".join(murano.result(s).ended_by))
    assert found["games"] == found["finished"] == 6
    assert found["decisions"] == decisions
    assert found["turns"] == round(turns / 6, 4)
    assert found["ends"] == {end: ends.count(end) for end in ends}
    assert found["scores"] == [
        {"mean": round(sum(seat) / 6, 4), "min": min(seat), "max": max(seat)} for seat in zip(*scores, strict=True)
    ]


def test_a_game_depends_on_its_number_alone() -> None:
    few, many = Plan("murano", 2, 2, 5), Plan("murano", 2, 50, 5)
    assert simulate.play(few, 2) == simulate.play(many, 2)
    assert simulate.play(few, 1)[1].actions != simulate.play(few, 2)[1].actions
    assert simulate.play(few, 1)[1].actions != simulate.play(Plan("murano", 2, 2, 6), 1)[1].actions
    assert len({simulate.seed_of(seed, number) for seed in range(50) for number in range(50)}) == 2500


class Watched(Plan):
    """A plan that counts how often its attributes are read."""

    looks = 0

    def __getattribute__(self, name: str) -> Any:  # noqa: ANN401 - whatever there is
        Watched.looks += 1
        return super().__getattribute__(name)


def test_the_plan_is_not_looked_into_after_every_action() -> None:
    # In a worker each read is slow, which made two workers a sixth slower than one.
    plan = Watched("murano", 4, 1, 1)
    Watched.looks = 0
    _, saved = simulate.play(plan, 1)
    assert len(saved.actions) > 200
    assert Watched.looks < 20


def test_a_turn_limit_gives_unfinished_games_and_is_recorded(tmp_path: Path) -> None:
    found = results("--games", "3", "--max-turns", "10", "--records", tmp_path)
    assert (found["finished"], found["turns"], found["ends"]) == (0, 10, {"unfinished": 3})
    assert found["scores"] == [{"mean": None, "min": None, "max": None}] * 3
    text = (tmp_path / "murano-3-1-00001.rec").read_text()
    assert "max_turns 10\n" in text
    assert murano.turns(record.replay(record.parse(text))) == 10


def test_without_a_limit_nothing_is_in_the_header() -> None:
    outcome, saved = simulate.play(Plan("murano", 2, 1, 1, limit=0), 1)
    assert outcome.end != simulate.UNFINISHED
    assert "max_turns" not in record.write(saved)


def test_every_position_can_be_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[murano.State] = []
    monkeypatch.setattr(murano, "check", seen.append)
    _, saved = simulate.play(Plan("murano", 2, 1, 1, check=True), 1)
    assert len(seen) == len(saved.actions)

    def fail(s: murano.State) -> None:
        raise AssertionError("a coin is lost")

    monkeypatch.setattr(murano, "check", fail)
    with pytest.raises(AssertionError, match="game 3, after 1 actions: a coin is lost"):
        simulate.play(Plan("murano", 2, 1, 1, check=True), 3)


def test_check_on_the_command_line() -> None:
    assert results("--games", "2", "--check") == results("--games", "2")


def test_a_summary_for_people() -> None:
    done = laguna(*RUN, "--games", "2")
    assert done.returncode == 0
    assert "finished   2" in done.stdout
    assert "seat 2" in done.stdout


def test_no_games_at_all() -> None:
    summary = simulate.simulate(Plan("murano", 2, 0, 1))
    assert (summary.games, summary.turns, summary.ends) == (0, 0.0, {})
    assert summary.scores == [Spread(None, None, None)] * 2


def test_a_summary_does_not_depend_on_the_order_of_outcomes() -> None:
    plan = Plan("murano", 2, 2, 1)
    outcomes = [Outcome(1, "stall", (3, 4), 10, 5), Outcome(2, "unfinished", (), 20, 8)]
    summary = simulate.summarise(plan, reversed(outcomes), 1.0)
    assert summary == simulate.summarise(plan, outcomes, 1.0)
    assert (summary.finished, summary.decisions, summary.turns) == (1, 30, 6.5)
    assert summary.scores == [Spread(3.0, 3, 3), Spread(4.0, 4, 4)]


def test_what_cannot_be_simulated_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for plan in (
        Plan("nothing", 3, 1, 1),
        Plan("murano", 5, 1, 1),
        Plan("murano", 3, -1, 1),
        Plan("murano", 3, 1, 1, limit=-1),
        Plan("murano", 3, 1, 1, {"luck": "yes"}),
        Plan("murano", 3, 1, 1, records=tmp_path / "file"),
    ):
        with pytest.raises(LagunaError):
            simulate.run(plan)
    with pytest.raises(LagunaError):
        simulate.run(Plan("murano", 3, 1, 1), workers=0)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_stops_and_shows_what_was_done(tmp_path: Path, workers: str) -> None:
    process = subprocess.Popen(
        [*LAGUNA, *RUN, "--games", "100000", "--workers", workers, "--json", "--records", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(),
        start_new_session=True,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 - it takes no lock
    )
    try:
        deadline = time.monotonic() + 60
        while len(list(tmp_path.glob("*.rec"))) < 5:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        shown, errors = process.communicate(timeout=60)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert "stopped after" in errors
    done = json.loads(shown)
    assert 0 < done["games"] < 100000
    assert done["games"] == done["finished"]
    assert len(list(tmp_path.glob("*.rec"))) in (done["games"], done["games"] + 1)
