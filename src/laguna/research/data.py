"""Recorded games as a dataset for learners: a row for each decision."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from laguna.kernel.errors import LagunaError
from laguna.kernel.game import OVER
from laguna.kernel.record import Record, read, replay

from .extras import needed
from .rewards import rewards

_SOME = 2000
"""How many rows are written at a time: few enough to fit into memory, many enough to compress well."""


class Row(msgspec.Struct):
    """A decision."""

    game: str
    """The id of the game."""
    record: str
    """The name of the file it comes from."""
    seats: int
    """How many seats the game had."""
    line: int
    """The number of the action in the record, draws included, from 0."""
    seat: int
    """The seat that decided."""
    version: int
    """The version of the observation."""
    observation: list[int]
    """What the seat saw: the vector of docs/research.md."""
    mask: list[int]
    """1 for each action that was legal."""
    action: int
    """The number of the action that the seat chose."""
    result: float | None = None
    """The final reward of the seat, from -1 to 1; None if the game did not end."""
    score: int | None = None
    """The final points of the seat; None if the game did not end."""


def records(place: Path) -> list[Path]:
    """The records in a folder, or one record."""
    if not place.is_dir():
        return [place]
    found = sorted(place.glob("*.rec"))
    if not found:
        raise LagunaError(f"There are no records (*.rec) in {place}; `laguna selfplay` writes some.")
    return found


def rows(record: Record, name: str = "") -> list[Row]:
    """All decisions of a record."""
    game: Any = record.module()
    layout = game.DRIVERS.standard.layout()
    width = game.ACTIONS.seat_actions
    found: list[Row] = []
    line = 0

    def note(s: Any, turn: int, action: int) -> None:  # noqa: ANN401 - the state is the game's own
        nonlocal line
        if turn >= 0:
            mask = [0] * width
            for legal in game.legal(s):
                mask[legal] = 1
            seen = list(game.DRIVERS.standard.observe(s, turn))
            found.append(Row(record.game, name, record.seats, line, turn, layout.version, seen, mask, action))
        line += 1

    s = replay(record, each=note)
    if game.turn(s) == OVER:
        result = game.result(s)
        worth = rewards(result.ranks)
        for row in found:
            row.result = worth[row.seat]
            row.score = result.scores[row.seat]
    return found


def export(
    files: Sequence[Path],
    parquet: Path | None,
    jsonl: Path | None,
    only: str | None = None,
    advance: Callable[[int], None] = lambda records: None,
) -> int:
    """Write the decisions of records to files, only those of one game if it is given; return how many."""
    written = 0
    with ExitStack() as opened:
        writers: list[Callable[[list[Row]], None]] = []
        if parquet is not None:
            writers.append(parquet_writer(opened.enter_context(whole_file(parquet)), opened))
        if jsonl is not None:
            writers.append(_jsonl(opened.enter_context(whole_file(jsonl)), opened))
        for some in _gathered(files, only, advance):
            for write in writers:
                write(some)
            written += len(some)
        if not written:
            raise LagunaError(f"These records contain no decision of {only or 'any game'}.")
    return written


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """A temporary file that replaces `path` once it is complete, and only then."""
    part = path.with_name(path.name + ".part")
    try:
        yield part
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def _gathered(files: Sequence[Path], only: str | None, advance: Callable[[int], None]) -> Iterator[list[Row]]:
    """The rows of all records, in chunks."""
    some: list[Row] = []
    for file in files:
        record = read(file)
        if only in (None, record.game):
            some += rows(record, file.name)
        if len(some) >= _SOME:
            yield some
            some = []
        advance(1)
    if some:
        yield some


def _jsonl(path: Path, opened: ExitStack) -> Callable[[list[Row]], None]:
    """A function that writes rows as lines of JSON."""
    file = opened.enter_context(path.open("wb"))
    encoder = msgspec.json.Encoder()

    def write(some: list[Row]) -> None:
        file.writelines(encoder.encode(row) + b"\n" for row in some)

    return write


def parquet_writer(path: Path, opened: ExitStack) -> Callable[[list[Row]], None]:
    """A function that writes rows as Parquet."""
    with needed("Parquet", "research"):
        import pyarrow as pa
        import pyarrow.parquet as pq

    schema = pa.schema(
        [
            ("game", pa.string()),
            ("record", pa.string()),
            ("seats", pa.int8()),
            ("line", pa.int32()),
            ("seat", pa.int8()),
            ("version", pa.int16()),
            ("observation", pa.list_(pa.int16())),
            ("mask", pa.list_(pa.int8())),
            ("action", pa.int16()),
            ("result", pa.float32()),
            ("score", pa.int32()),
        ]
    )
    writer = opened.enter_context(pq.ParquetWriter(path, schema, compression="zstd"))

    def write(some: list[Row]) -> None:
        columns = {name: [getattr(row, name) for row in some] for name in schema.names}
        writer.write_table(pa.table(columns, schema=schema))

    return write
