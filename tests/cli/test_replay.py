import json
import re
from pathlib import Path

import pytest

from laguna.games import murano
from laguna.kernel.text import LANGUAGES, words
from tests.cli.conftest import Here
from tests.command import laguna


def test_replay_tells_a_finished_game_openly(finished: Path) -> None:
    done = laguna("replay", finished)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Turn 1: " in done.stdout
    assert re.search(r"Player \d drew “\d+ · ", done.stdout)
    assert not re.search(r"Player \d drew a character\.", done.stdout)
    assert "The game is over: " in done.stdout
    assert "1. Player " in done.stdout
    assert "┌──" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_replay_of_an_unfinished_game_keeps_its_secrets(here: Here, finished: Path, tmp_path: Path) -> None:
    lines = finished.read_text().splitlines(keepends=True)
    keep = next(i for i, line in enumerate(lines) if "keep character" in line) + 1
    path = tmp_path / "unfinished.rec"
    path.write_text("".join(lines[:keep]))
    seat, card = re.fullmatch(r"(\d) keep (.*)\n", lines[keep - 1]).groups()  # type: ignore[union-attr]
    name = words("en", "murano").name(card)
    assert name not in here("replay", path).stdout
    assert name in here("replay", path, "--seat", seat).stdout
    other = str((int(seat) + 1) % 3)
    assert name not in here("replay", path, "--seat", other).stdout
    # The same lines of a game whose end is known are open.
    assert name in here("replay", finished, "--to", str(keep)).stdout
    assert name not in here("replay", finished, "--seat", "-1", "--to", str(keep)).stdout


def test_replay_to_a_line(here: Here, finished: Path) -> None:
    actions = len(finished.read_text().splitlines()) - 10
    done = here("replay", finished, "--to", "30")
    assert f"Replayed to action 30 of {actions}." in done.stdout
    assert "The game is over" not in done.stdout
    for to in ("-1", str(actions + 1)):
        done = here("replay", finished, "--to", to)
        assert done.returncode == 2
        assert f"up to {actions}" in done.stderr
    assert here("replay", finished, "--seat", "3").returncode == 2


def test_replay_for_programs(here: Here, finished: Path) -> None:
    found = json.loads(here("replay", finished, "--json").stdout)
    keys = ["game", "seats", "options", "actions", "turn", "question", "view", "result", "account"]
    assert list(found) == keys
    assert found["actions"] == finished.read_text().splitlines()[10:]
    assert (found["game"], found["seats"], found["turn"], found["question"]) == ("murano", 3, -2, "over")
    assert found["options"] == {name: values[0] for name, values in murano.OPTIONS.items()}
    assert found["view"]["seat"] == -1
    for seat, score in enumerate(found["result"]["scores"]):
        assert score == sum(item["points"] for item in found["account"] if item["seat"] == seat)
    found = json.loads(here("replay", finished, "--json", "--to", "5", "--seat", "1").stdout)
    assert (len(found["actions"]), found["result"], found["account"]) == (5, None, None)
    assert found["view"]["mine"] is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_in_every_language(here: Here, finished: Path, language: str) -> None:
    done = here("replay", finished, "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert words(language, "murano").say("draw-over") in done.stdout


@pytest.mark.parametrize(
    ("line", "broken", "expected"),
    [
        (1, "a poem", "begins with the words 'laguna record'"),
        (2, "game atlantis", "there are: murano"),
        (3, "rules 99", "rules 99"),
        (4, "seats 9", "2, 3, 4"),
        (4, "seats many", "whole number"),
        (8, "option scoring never", "best, hand"),
        (6, "colour green", "'colour' is not known"),
        (12, "* first 9", "is no action"),
        (12, "1 sail 3", "expected a draw (*)"),
        (20, "0", "expected who acts"),
        (40, "0 fly away", "the verbs are"),
        (60, "* draw glass_red", ""),
    ],
)
def test_a_broken_record_is_refused_with_its_line(
    here: Here, finished: Path, tmp_path: Path, line: int, broken: str, expected: str
) -> None:
    lines = finished.read_text().splitlines()
    lines[line - 1] = broken
    path = tmp_path / "broken.rec"
    path.write_text("\n".join(lines))
    done = here("replay", path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"laguna: {path}: line ")
    assert done.stderr.count("\n") == 1
    assert expected in done.stderr
    if line in (1, 6) or line >= 12:
        assert f": line {line}: " in done.stderr


def test_a_broken_record_in_a_process_of_its_own(finished: Path, tmp_path: Path) -> None:
    path = tmp_path / "broken.rec"
    path.write_text(finished.read_text().replace("\n", "\n\x00", 20))
    done = laguna("replay", path)
    assert (done.returncode, done.stdout) == (2, "")
    assert ": line 2: " in done.stderr


def test_a_record_that_goes_on_after_the_end_is_refused(here: Here, finished: Path, tmp_path: Path) -> None:
    path = tmp_path / "long.rec"
    path.write_text(finished.read_text() + "0 pass\n")
    done = here("replay", path)
    assert done.returncode == 2
    assert "the game is over here" in done.stderr


def test_what_is_no_record_is_refused(here: Here, tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "empty").write_bytes(b"")
    for name, expected in (
        ("missing", "there is no such file"),
        (".", "this is a folder"),
        ("binary", "this is no text"),
        ("empty", "line 1"),
    ):
        done = here("replay", tmp_path / name)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"laguna: {tmp_path / name}: ")
        assert expected in done.stderr
