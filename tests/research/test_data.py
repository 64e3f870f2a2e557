"""Records of games between bots, and the datasets made from them."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from laguna.kernel import registry
from laguna.kernel.game import OVER
from laguna.kernel.record import parse, replay
from laguna.research import data
from tests.command import laguna


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with four games."""
    folder = tmp_path_factory.mktemp("played")
    for game, bots in (("murano", "random,easy"), ("venezia", "random,random,easy")):
        done = laguna("selfplay", game, "--bots", bots, "--games", "2", "--seed", "3", folder)
        assert done.returncode == 0, done.stderr
        assert done.stdout == f"2 records are in {folder}.\n"
    return folder


def test_selfplay_writes_records_that_replay(played: Path) -> None:
    files = data.records(played)
    assert [file.name for file in files] == [
        "murano-2-3-00001.rec",
        "murano-2-3-00002.rec",
        "venezia-3-3-00001.rec",
        "venezia-3-3-00002.rec",
    ]
    assert "# bots easy@100it random@100it\n" in files[0].read_text()
    assert "# bots random@100it easy@100it\n" in files[1].read_text()
    for file in files:
        record = parse(file.read_text())
        assert record.module().turn(replay(record)) == OVER


def test_the_same_seed_gives_the_same_records_whoever_plays_them(played: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    done = laguna(
        "selfplay", "murano", "--bots", "random,easy", "--games", "2", "--seed", "3", "--workers", "2", again
    )
    assert done.returncode == 0, done.stderr
    for file in again.iterdir():
        assert file.read_text() == (played / file.name).read_text()


def test_an_export_has_a_row_for_each_decision(played: Path) -> None:
    done = laguna("export", played, "--parquet", "--jsonl")
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in (played / "decisions.jsonl").read_text().splitlines()]
    pq = pytest.importorskip("pyarrow.parquet")
    table = pq.read_table(played / "decisions.parquet")
    assert table.num_rows == len(lines)
    assert done.stdout.startswith(f"{len(lines)} decisions")
    for row in (0, len(lines) // 2, len(lines) - 1):
        found = {name: table[name][row].as_py() for name in table.column_names}
        assert found.pop("result") == pytest.approx(lines[row]["result"])
        assert found.items() <= lines[row].items()
    check(lines, played)


def check(lines: list[dict[str, Any]], folder: Path) -> None:
    """Every row agrees with the record."""
    by_record: dict[str, list[dict[str, Any]]] = {}
    for line in lines:
        by_record.setdefault(line["record"], []).append(line)
    for name, found in by_record.items():
        record = parse((folder / name).read_text())
        game: Any = registry.load(record.game)
        result = game.result(replay(record))
        decisions = 0
        for row in found[:: max(1, len(found) // 20)]:
            s = replay(record, to=row["line"])
            assert game.turn(s) == row["seat"]
            assert list(game.DRIVERS.standard.observe(s, row["seat"])) == row["observation"]
            assert np.flatnonzero(row["mask"]).tolist() == game.legal(s)
            assert record.actions[row["line"]] == row["action"]
            assert (row["result"] > 0) == (result.ranks[row["seat"]] == 1)
            assert row["score"] == result.scores[row["seat"]]
            decisions += 1
        assert decisions >= 20
        assert len(found) == sum(action < game.ACTIONS.seat_actions for action in record.actions)


def test_one_game_of_several_is_exported(played: Path, tmp_path: Path) -> None:
    out = tmp_path / "venezia.jsonl"
    assert laguna("export", played, "--jsonl", out, "--game", "venezia").returncode == 0
    assert {json.loads(line)["game"] for line in out.read_text().splitlines()} == {"venezia"}


def test_an_unfinished_game_has_no_result() -> None:
    record = parse(Path("tests/records/murano/street-shop-3.rec").read_text())
    record.actions = record.actions[:60]
    rows = data.rows(record)
    assert rows
    assert {(row.result, row.score) for row in rows} == {(None, None)}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("export", "."), "--parquet or --jsonl"),
        (("export", "nowhere", "--jsonl", "x"), "no such file"),
        (("export", "docs", "--jsonl", "x"), "no records"),
        (("selfplay", "murano", "--bots", "easy", "--games", "1", "x"), "seats"),
        (("selfplay", "murano", "--bots", "easy,easy,easy", "--seats", "2", "--games", "1", "x"), "2 seats for 3"),
        (("selfplay", "murano", "--bots", ",", "--seats", "2", "--games", "1", "x"), "which bots"),
        (("selfplay", "murano", "--bots", "genius,easy", "--games", "1", "x"), "no bots called"),
        (("selfplay", "murano", "--bots", "easy,easy", "--games", "-1", "x"), "not be below 0"),
    ],
)
def test_what_cannot_be_done_is_refused(arguments: tuple[str, ...], said: str) -> None:
    done = laguna(*arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert not Path("x").exists()
