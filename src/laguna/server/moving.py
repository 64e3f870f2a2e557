"""Moving tables from one database to another, through a file: one JSON line for each row, compressed."""

import asyncio
import base64
import gzip
import os
from pathlib import Path
from typing import Any

import msgspec

from laguna.kernel.errors import LagunaError

from .queries import ChatRow, SeatRow, TableRow
from .store import Db, migrate, migrations, open_store

TABLES = {
    "guests": ("id", "secret", "name", "seen"),
    "tables": (*TableRow.__struct_fields__, "archive"),
    "seats": SeatRow.__struct_fields__,
    "lines": ("table_id", "n", "seat", "what", "at"),
    "chat": ("table_id", *ChatRow._fields),
    "mutes": ("guest", "table_id", "seat"),
    "held": ("table_id", "guest", "seat"),
}
"""What is moved, in an order in which nothing refers to what is still to come."""


class Head(msgspec.Struct, tag="laguna"):
    """The first line of a file."""

    step: int
    """The migration its rows are of."""


class Piece(msgspec.Struct, tag="row"):
    """A row."""

    table: str
    values: list[Any]


def export(place: str, path: Path) -> int:
    """Write everything to a file that only its owner can read; how many tables."""
    lines: list[bytes] = [msgspec.json.encode(Head(migrations()[-1][0]))]

    def read(db: Db) -> int:
        count = 0
        for table, names in TABLES.items():
            for row in db.all(f"SELECT {', '.join(names)} FROM {table} ORDER BY {names[0]}, {names[1]}"):
                lines.append(msgspec.json.encode(Piece(table, [_text(value) for value in row])))
                count += table == "tables"
        return count

    count = asyncio.run(_with(place, read))
    part = path.with_name(path.name + ".part")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(gzip.compress(b"\n".join(lines) + b"\n"))
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)
    return count


def _text(value: object) -> object:
    return base64.b64encode(value).decode() if isinstance(value, bytes | memoryview) else value


def take_in(place: str, path: Path) -> int:
    """Read everything from a file, all or nothing; how many tables are new. What is there already stays.

    A table that is there already may have been played on: nothing of it is read, or two games would be mixed.
    """
    try:
        lines = gzip.decompress(path.read_bytes()).splitlines()
        head = msgspec.json.decode(lines[0], type=Head)
        pieces = [msgspec.json.decode(line, type=Piece) for line in lines[1:]]
    except (OSError, EOFError, IndexError, msgspec.DecodeError):
        raise LagunaError(f"{path} is not a file that `laguna db export` wrote.") from None
    if head.step != migrations()[-1][0]:
        raise LagunaError(f"{path} was written by another version of Laguna (step {head.step}).")

    def write(db: Db) -> int:
        new: set[Any] = set()
        for piece in pieces:
            names = TABLES[piece.table]
            values = [
                base64.b64decode(value) if name == "archive" and value is not None else value
                for name, value in zip(names, piece.values, strict=True)
            ]
            if "table_id" in names and values[names.index("table_id")] not in new:
                continue
            marks = ", ".join("?" * len(names))
            sql = f"INSERT INTO {piece.table} ({', '.join(names)}) VALUES ({marks}) ON CONFLICT DO NOTHING"
            if db.do(sql, *values) and piece.table == "tables":
                new.add(values[names.index("id")])
        return len(new)

    return asyncio.run(_with(place, write))


async def _with(place: str, op: Any) -> int:  # noqa: ANN401 - an operation
    store = open_store(place)
    try:
        await store.run(migrate)
        count: int = await store.run(op)
        return count
    finally:
        await store.close()
