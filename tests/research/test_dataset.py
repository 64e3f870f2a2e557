"""Data sets: made by one command, described, checked by replay, and read as a stream."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import numpy as np
import pytest

from laguna.kernel.errors import LagunaError
from laguna.kernel.record import parse
from laguna.research.data import rows
from laguna.research.dataset import Dataset
from laguna.research.dataset.datasheet import all_games
from tests.command import laguna

MAKE = ("dataset", "make", "venezia", "--games", "7", "--shard", "5", "--bots", "easy", "--seed", "5")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("pyarrow")
    folder = tmp_path_factory.mktemp("made") / "set"
    done = laguna(*MAKE, folder)
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"7 games are in {folder}; README.md there says what they are.\n"
    return folder


def test_the_datasheet_says_what_it_is_and_checksums_hold(made: Path) -> None:
    text = (made / "README.md").read_text()
    assert text.startswith("# 7 games of Venezia, played by bots\n")
    assert "laguna dataset make venezia DIR --bots easy@100it --seats 2 --games 7 --seed 5" in text
    assert "{" not in text
    if shutil.which("sha256sum"):
        subprocess.run(["sha256sum", "-c", "--quiet", "SHA256SUMS"], cwd=made, check=True)
    assert laguna("dataset", "check", made).stdout.startswith("All is well: 7 games")


def test_batches_have_what_the_records_have(made: Path) -> None:
    data = Dataset(made)
    games = list(all_games(made, data.about))
    expected = [row for game in (games[0], games[4], games[6]) for row in rows(parse(game.record), game.name)]
    names = {game.name for game in (games[0], games[4], games[6])}
    columns = ("record", "observation", "mask", "action", "seat", "result", "score")
    found = []
    for batch in data.batches(300, columns):
        assert len(batch["action"]) <= 300
        assert batch["observation"].shape[1:] == (data.about.width,)
        assert batch["mask"].dtype == np.bool_
        found += [
            {name: batch[name][n] for name in columns} for n, of in enumerate(batch["record"]) if of in names
        ]
    assert len(found) == len(expected)
    for there, row in zip(found[::7], expected[::7], strict=True):
        assert there["observation"].tolist() == row.observation
        assert there["mask"].tolist() == [bool(flag) for flag in row.mask]
        assert (there["action"], there["seat"], there["score"]) == (row.action, row.seat, row.score)
        assert there["result"] == row.result
    assert sum(game.decisions for game in games) == sum(len(batch["action"]) for batch in data.batches(512))


def test_shuffled_rows_are_the_same_rows_and_shares_are_disjoint(made: Path) -> None:
    data = Dataset(made)

    def lines(**how: object) -> list[tuple[str, int]]:
        batches = data.batches(100, ("record", "line"), **how)  # type: ignore[arg-type]
        return [(str(a), int(b)) for batch in batches for a, b in zip(batch["record"], batch["line"], strict=True)]

    plain, mixed = lines(), lines(shuffle=1)
    assert mixed == lines(shuffle=1) != plain
    assert mixed != lines(shuffle=2)
    assert sorted(mixed) == sorted(plain)
    halves = [lines(share=(k, 2)) for k in range(2)]
    assert sorted(halves[0] + halves[1]) == sorted(plain)


def test_a_killed_run_goes_on_and_makes_the_same(made: Path, tmp_path: Path) -> None:
    folder = tmp_path / "again"
    run = subprocess.Popen([sys.executable, "-m", "laguna", *MAKE, folder])
    deadline = time.monotonic() + 60
    while not (folder / "games-0000.parquet").exists():
        assert run.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.01)
    run.send_signal(signal.SIGKILL)
    run.wait()
    assert not (folder / "README.md").exists()
    first = (folder / "games-0000.parquet").stat().st_mtime_ns
    with pytest.raises(LagunaError, match="1 of 2 shards are missing"):
        Dataset(folder)
    assert "1 of 2 shards are missing" in laguna("dataset", "check", folder).stdout
    assert laguna(*MAKE, folder).returncode == 0
    assert (folder / "games-0000.parquet").stat().st_mtime_ns == first
    for file in made.iterdir():
        assert (folder / file.name).read_bytes() == file.read_bytes(), file.name


def test_what_was_changed_is_found(made: Path, tmp_path: Path) -> None:
    pa = pytest.importorskip("pyarrow")
    pq = pytest.importorskip("pyarrow.parquet")
    folder = tmp_path / "changed"
    shutil.copytree(made, folder)
    path = folder / "decisions-0001.parquet"
    table = pq.read_table(path)
    actions = table["action"].to_pylist()
    actions[3] += 1
    at = table.column_names.index("action")
    pq.write_table(table.set_column(at, table.schema.field("action"), pa.array(actions, pa.int16())), path)
    os.unlink(folder / "README.md")
    done = laguna("dataset", "check", folder)
    assert done.returncode == 1
    assert "README.md is missing." in done.stdout
    assert "decisions-0001.parquet was changed" in done.stdout
    assert "Game 6: its decisions are not those of its record." in done.stdout
    assert done.stdout.count("\n") == 3


def test_what_cannot_be_done_is_refused(made: Path, tmp_path: Path) -> None:
    other = laguna(*MAKE[:-1], "6", made)
    assert other.returncode == 2
    assert "another seed: 5, not 6" in other.stderr
    assert "no data set" in laguna("dataset", "check", tmp_path).stderr
    assert "at least one game" in laguna("dataset", "make", "murano", tmp_path / "x", "--games", "0").stderr
    about = msgspec.json.decode((made / "dataset.json").read_bytes())
    newer = tmp_path / "newer"
    newer.mkdir()
    (newer / "dataset.json").write_bytes(msgspec.json.encode({**about, "format": 99}))
    assert "newer Laguna" in laguna("dataset", "check", newer).stderr
    with pytest.raises(LagunaError, match="part='some'"):
        Dataset(made, part="some")
    with pytest.raises(LagunaError, match="no column 'view'"):
        next(Dataset(made).batches(columns=("view",)))
    with pytest.raises(LagunaError, match="at least one row"):
        next(Dataset(made).batches(0))


def test_whole_games_are_held_out(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("laguna.research.dataset.shards.HELD_OUT", 2)
    parts = {part: set() for part in ("learn", "held_out")}  # type: dict[str, set[str]]
    for part, names in parts.items():
        for batch in Dataset(made, part).batches(columns=("record",)):
            names.update(batch["record"].tolist())
    assert [len(names) for names in parts.values()] == [5, 2]
    assert not parts["learn"] & parts["held_out"]


def test_pytorch_and_polars_read_the_same(made: Path) -> None:
    torch = pytest.importorskip("torch")
    pytest.importorskip("polars")
    data = Dataset(made)
    rows = sum(len(batch["action"]) for batch in data.batches())
    loader = torch.utils.data.DataLoader(data.torch(500, shuffle=1), batch_size=None, num_workers=2)
    batches = list(loader)
    assert sum(len(batch["action"]) for batch in batches) == rows
    assert batches[0]["observation"].dtype == torch.int16
    assert batches[0]["mask"].dtype == torch.bool
    assert data.polars().select("action").collect().height == rows
    assert data.polars(games=True).collect()["decisions"].sum() == rows
