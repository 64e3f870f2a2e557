"""The command `laguna arena`."""

import contextlib
import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from tests.arena.players import BROKEN, CHEAT, FIRST
from tests.command import LAGUNA, environment, hear_ctrl_c, laguna


def arena(*arguments: str | Path, game: str = "murano") -> dict[str, Any]:
    """The report of a tournament."""
    done = laguna("arena", game, *arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_better_bot_shows_and_the_interval_leaves_out_the_even_share() -> None:
    found = arena("--bots", f"{FIRST},random", "--seats", "2", "--games", "12", "--budget", "10it", "--seed", "1")
    first, other = found["bots"][FIRST], found["bots"]["random"]
    assert (first["games"], first["even_share"], found["unfinished"]) == (12, 0.5, 0)
    assert first["win_share"] > 0.9
    assert first["interval"][0] > 0.5 > other["interval"][1]
    assert first["rating_interval"][0] > other["rating_interval"][1]
    assert first["mean_score"] > 2 * other["mean_score"]
    assert first["ms_per_move"]["median"] <= first["ms_per_move"]["p95"] <= first["ms_per_move"]["max"]
    assert first["ms_per_turn"]["max"] >= first["ms_per_move"]["max"]


@pytest.mark.parametrize(("game", "seats"), [("murano", 3), ("venezia", 2)])
def test_among_equals_intervals_hold_the_even_share(game: str, seats: int) -> None:
    bots = ",".join(f"random@{n}it" for n in range(1, seats + 1))
    games = 5 * seats
    found = arena("--bots", bots, "--seats", str(seats), "--games", str(games), "--seed", "3", game=game)
    assert len(found["bots"]) == len(found["seats"]) == len(found["order"]) == seats
    for share in (*found["bots"].values(), *found["seats"].values(), *found["order"].values()):
        assert (share["games"], share["even_share"]) == (games, round(1 / seats, 4))
        assert share["interval"][0] < 1 / seats < share["interval"][1]
    for shares in (found["seats"], found["order"]):
        assert sum(share["win_share"] for share in shares.values()) == pytest.approx(1, abs=0.001)


def test_an_arena_goes_on_with_its_seed_and_finds_all_done(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "results.jsonl"
    run = ("--bots", "random@1it,random@2it", "--seats", "2", "--games", "4", "--max-turns", "5", "--out", path)
    done = laguna("arena", "murano", *run)
    assert done.returncode == 0
    assert done.stderr.startswith("laguna: the seed is ")
    before = path.read_bytes()
    assert before.count(b"\n") == 4
    again = laguna("arena", "murano", *run)
    assert (again.returncode, again.stderr, again.stdout) == (0, "", done.stdout)
    assert path.read_bytes() == before
    other = laguna("arena", "murano", *run, "--seed", "5")
    assert other.returncode == 2
    assert "another tournament: its seed is" in other.stderr


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_stops_and_the_same_command_goes_on(tmp_path: Path, workers: str) -> None:
    path = tmp_path / "results.jsonl"
    bots = ("--bots", "random@1it,random@2it", "--seats", "2", "--max-turns", "20", "--seed", "1")
    run = ("arena", "murano", *bots, "--out", str(path), "--workers", workers, "--json")
    process = subprocess.Popen(
        [*LAGUNA, *run, "--games", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(),
        start_new_session=True,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 - it takes no lock
    )
    try:
        deadline = time.monotonic() + 60
        while not path.exists() or path.read_bytes().count(b"\n") < 5:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        # A terminal sends Ctrl-C to every process.
        os.killpg(process.pid, signal.SIGINT)
        shown, errors = process.communicate(timeout=60)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert "run the same command to continue" in errors
    found = json.loads(shown)
    kept = path.read_bytes().count(b"\n")
    assert kept >= 5
    # A line may have been written at the very moment of the stop.
    assert found["unfinished"] in (kept, kept - 1)
    more = kept + kept % 2 + 10
    done = laguna(*run, "--games", str(more))
    assert done.returncode == 0
    assert json.loads(done.stdout)["unfinished"] == more
    deals = [json.loads(line)["deal"] for line in path.read_text().splitlines()]
    assert deals == [n // 2 + 1 for n in range(more)]


def test_a_report_for_people_and_a_picture(tmp_path: Path) -> None:
    path = tmp_path / "ladder.svg"
    run = ("--bots", f"{FIRST},random", "--seats", "2", "--games", "2", "--seed", "1", "--plot", path)
    done = laguna("arena", "murano", *run)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("murano, seed 1: 2 games")
    assert path.read_text("utf-8").startswith("<?xml")


def test_rungs_between_levels_play_in_the_arena() -> None:
    done = laguna("arena", "murano", "--bots=mixed:0.5,random", "--seats=2", "--games=2", "--seed=1", "--json")
    assert done.returncode == 0, done.stderr
    assert "mixed:0.5" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bots", "genius"), "there are: random"),
        (("--bots", ""), "one or more different bots"),
        (("--bots", "random", "--budget", "long"), "200it"),
        (("--bots", "random", "--seats", "9"), "is played by"),
        (("--bots", "random", "--games", "0"), "at least one game"),
        (("--bots", "random", "--workers", "0"), "at least one worker"),
        (("--bots", "random", "--on", "moon"), "ray:address"),
        (("--bots", "random", "--until-clear"), "two different bots"),
        (("--bots", "random", "--plot", "ladder.txt"), "ladder.txt"),
        (("--bots", "random", "--out", "/"), "cannot be written"),
        (("--bots", f"random,{CHEAT}"), "which may not be done now. This was in deal 1 of seed 1"),
        (("--bots", f"random,{BROKEN}", "--workers", "2"), "I do not know. This was in deal 1 of seed 1"),
    ],
)
def test_what_goes_wrong_is_told_in_a_line(arguments: tuple[str, ...], words: str) -> None:
    done = laguna("arena", "murano", "--seats", "2", "--games", "2", "--seed", "1", *arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_run_that_is_refused_leaves_no_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    done = laguna("arena", "murano", "--bots=random", "--seats=9", "--games=2", "--seed=1", "--out", path)
    assert (done.returncode, path.exists()) == (2, False)


def test_help_says_what_there_is() -> None:
    done = laguna("arena", "--help")
    for option in (
        "--bots",
        "--seats",
        "--games",
        "--budget",
        "--seed",
        "--workers",
        "--on",
        "--max-turns",
        "--out",
    ):
        assert option in done.stdout
    for option in ("--json", "--lineup", "--until-clear", "--plot", "--option"):
        assert option in done.stdout
