"""A run: it can be killed at any moment, and goes on to the same end."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from laguna.arena.workers import Workers
from laguna.kernel import weights
from laguna.kernel.errors import CannotParse, LagunaError
from laguna.train import learn, play, report, rounds
from laguna.train.folder import Folder, State
from laguna.train.setting import Setting
from tests.command import laguna

SETTING = Setting(
    game="venezia", seats=2, seed=5, rounds=2, games=4, hidden=3, epochs=1, match_games=2, budget="20it", limit=60
)


@pytest.fixture(autouse=True)
def _small_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "JOB", 2)
    # With four games, some must be left to learn from, to stop and to be held out.
    monkeypatch.setattr(learn, "SPLIT", 4)


@contextmanager
def shown(total: int, what: str) -> Iterator[Callable[[int], None]]:
    done = [0]

    def advance(more: int) -> None:
        done[0] += more
        assert done[0] <= total

    yield advance


def train(path: Path, setting: Setting = SETTING) -> bool:
    return rounds.train(setting, path, Workers(), shown, lambda line: None)


def without_times(state: State) -> Any:  # noqa: ANN401 - plain data
    found = msgspec.to_builtins(state)
    for one in found["rounds"]:
        del one["seconds"]
    return found


class KilledError(BaseException):
    """The end of the process."""


def test_killed_before_and_after_every_write_it_comes_to_the_same_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "curves", lambda state: b"curves")
    assert not train(tmp_path / "whole")
    replace = os.replace
    killed: set[tuple[str, str]] = set()
    counts: dict[str, int] = {}

    def replace_and_die(part: Path, path: Path) -> None:
        name = path.name
        if name == "run.json":
            # It is written again and again: each time with other contents is another moment.
            name += f" {path.stat().st_size if path.exists() else 0} {part.stat().st_size}"
        for when in ("before", "after"):
            if when == "after":
                replace(part, path)
                counts[path.name] = counts.get(path.name, 0) + 1
            if (when, str(path.parent / name)) not in killed:
                killed.add((when, str(path.parent / name)))
                raise KilledError

    monkeypatch.setattr(os, "replace", replace_and_die)
    kills = 0
    while True:
        try:
            assert not train(tmp_path / "killed")
            break
        except KilledError:
            kills += 1
    assert kills > 20
    # A job that was done is never done again.
    assert {counts[f"{number:05}.npz"] for number in range(2)} == {2}
    with Folder(tmp_path / "whole") as whole, Folder(tmp_path / "killed") as other:
        one, two = whole.read(), other.read()
        assert one is not None
        assert two is not None
        assert without_times(one) == without_times(two)
        assert len(one.rounds) == 2
        for n in (1, 2):
            assert whole.net(n).read_bytes() == other.net(n).read_bytes()
            made, numbers = weights.parse(whole.net(n).read_bytes())
            assert made.how["round"] == n
            assert "train venezia DIR --seats 2 --seed 5 --games 4 --hidden 3" in str(made.how["command"])
            assert weights.misfit(made, SETTING.module(), 2, {k: v[0] for k, v in made.options.items()}) == ""
            weights.build(made, numbers, SETTING.module())
    assert "| 2 | 4 |" in (tmp_path / "killed" / "report.md").read_text()


def test_a_run_can_be_prolonged_but_not_changed(tmp_path: Path) -> None:
    short = msgspec.structs.replace(SETTING, rounds=1)
    assert not train(tmp_path, short)
    assert b"log loss" in (tmp_path / "curves.svg").read_bytes()
    with pytest.raises(LagunaError, match="other numbers"):
        train(tmp_path, msgspec.structs.replace(short, hidden=4))
    with Folder(tmp_path) as folder, pytest.raises(LagunaError, match="Another training"):
        Folder(folder.path)
    (tmp_path / "run.json").write_text("[]")
    with pytest.raises(LagunaError, match="no training run"):
        train(tmp_path)


def test_learning_can_be_limited_to_some_positions(tmp_path: Path) -> None:
    with Folder(tmp_path) as folder:
        play.play_round(SETTING, folder, 1, 0, Workers(), lambda more: None)
        every = play.read_rounds(SETTING, folder, 1)
        some = play.read_rounds(msgspec.structs.replace(SETTING, positions=10), folder, 1)
    assert len(some.rows) < len(every.rows) / 2
    assert len(some.turns) == len(every.turns)
    assert (every.won.sum(axis=1) == pytest.approx(1)) if len(every.won) else False
    assert set(np.unique(every.game)) <= set(range(4, 8))


def test_the_last_network_plays_every_other_job_even_if_it_was_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: dict[int, bytes | None] = {}

    def note(setting: Setting, contents: bytes | None, round: int, number: int) -> play.Games:
        played[number] = contents
        return play.Games(number)

    monkeypatch.setattr(play, "play_job", note)
    setting = msgspec.structs.replace(SETTING, games=8)
    with Folder(tmp_path) as folder:
        for n in (1, 2, 3):
            folder.put(folder.net(n).name, b"net %d" % n)
        play.play_round(setting, folder, 4, 2, Workers(), lambda more: None)
        assert played == {0: b"net 2", 1: b"net 3", 2: b"net 2", 3: b"net 3"}
        played.clear()
        play.play_round(setting, folder, 2, 0, Workers(), lambda more: None)
        assert played == {0: None, 1: b"net 1", 2: None, 3: b"net 1"}
        played.clear()
        play.play_round(setting, folder, 1, 0, Workers(), lambda more: None)
        assert set(played.values()) == {None}


def test_numbers_that_make_no_run_are_refused() -> None:
    with pytest.raises(CannotParse, match="1 or more"):
        msgspec.structs.replace(SETTING, hidden=0).check()
    with pytest.raises(CannotParse, match="seats"):
        msgspec.structs.replace(SETTING, seats=9).check()
    with pytest.raises(CannotParse, match="between 0 and 1"):
        msgspec.structs.replace(SETTING, trust=1.5).check()
    with pytest.raises(CannotParse, match="all or terms"):
        msgspec.structs.replace(SETTING, inputs="none").check()


def test_the_command_trains_and_says_so(tmp_path: Path) -> None:
    words = ("train", "venezia", tmp_path / "run", "--rounds", "1", "--games", "20", "--hidden", "2")
    done = laguna(*words, "--epochs", "1", "--match-games", "2", "--budget", "20it", "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("round 1: 20 games, log loss 0.")
    again = laguna(*words)
    assert (again.returncode, again.stdout.count("\n")) == (0, 1)
    other = laguna("train", "venezia", tmp_path / "run", "--hidden", "3")
    assert other.returncode == 2
    assert "has hidden 2, not 3" in other.stderr
