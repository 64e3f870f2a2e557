"""Export and import: all tables of a database as one file, with a line of JSON for each row, compressed."""

import asyncio
import base64
import gzip
import os
from pathlib import Path
from typing import Any

import msgspec

from laguna.kernel.errors import LagunaError

from . import migrations, open_store
from .interface import Db, Op
from .migrations import migrate

COLUMNS = {
    "guests": ("id", "secret", "name", "seen"),
    "tables": (
        "id", "game", "rules", "seats", "options", "lang", "public", "hints", "guide", "owner", "state", "closed",
        "n", "turn", "rematch", "made", "moved", "news", "archive", "edition", "sitter",
        "result", "deleted", "pace", "at_zero", "mark", "deal", "rated",
    ),
    "seats": (
        "table_id", "seat", "kind", "level", "guest", "name", "code", "former", "former_name", "resigned", "seen",
        "sat_from", "sat_to",
    ),
    "lines": ("table_id", "n", "seat", "what", "at", "planned"),
    "chat": ("table_id", "id", "seat", "guest", "name", "text", "at"),
    "mutes": ("guest", "table_id", "seat"),
    "held": ("table_id", "guest", "seat"),
    "votes": ("table_id", "seat", "guest", "kind"),
    "bans": ("kind", "who", "at"),
    "players": ("guest", "colour", "lang", "recovery", "link", "link_until", "made"),
    "devices": ("id", "guest", "secret", "name", "made", "seen"),
    "passkeys": ("id", "guest", "public_key", "counter"),
    "friends": ("id", "guest", "friend", "made"),
    "invited": ("table_id", "guest", "by_guest", "at"),
    "clocks": ("table_id", "n", "at", "turn", "lefts", "passed", "credit", "until", "off_until", "told"),
    "hours": ("guest", "zone", "opens", "closes", "weekends"),
    "days_off": ("guest", "begins", "ends"),
    "channels": (
        "id", "guest", "device", "kind", "address", "secret", "name", "lang", "site", "code", "tries", "made",
        "told", "failed", "until",
    ),
    "quiet_hours": ("guest", "zone", "first", "last"),
    "webhooks": (
        "table_id", "guest", "service", "address", "message", "lang", "site", "made", "told", "failed", "until",
    ),
    "push_key": ("id", "value"),
    "origins": ("table_id", "game"),
    "feeds": ("guest", "secret", "lang", "site", "made"),
    "plans": ("table_id", "seat", "guest", "turns", "began", "done", "since", "ended", "made"),
    "days": (
        "day", "game", "secret", "rules", "edition", "seats", "level", "iterations", "made", "par_by",
        "par_iterations", "par_version", "par_actions", "par",
    ),
    "tries": ("day", "game", "guest", "table_id", "begun", "state", "score", "rank", "regular"),
    "rated_games": ("table_id", "game", "at", "used"),
    "rated_seats": ("table_id", "seat", "guest", "level", "rank", "mu", "sigma"),
    "ratings": ("guest", "game", "mu", "sigma", "games"),
    "rating_steps": ("game", "step"),
}  # fmt: skip
"""What is exported, in an order in which nothing refers to what is still to come.

A file names no columns. So a column that a later migration adds goes to the end of its row here, and has a default
in the database: rows of older files are shorter.
"""
OLDEST = 4
"""The migration of the oldest files that can be imported: version 0.1."""


class Head(msgspec.Struct, tag="laguna"):
    """The first line of a file."""

    step: int
    """The last migration of the database it was exported from."""


class ExportedRow(msgspec.Struct, tag="row"):
    """Any other line of a file."""

    table: str
    """Which table of the database: a key of `COLUMNS`."""
    values: list[Any]
    """The values of its columns; bytes are in base64."""


def export_tables(place: str, path: Path) -> int:
    """Write everything to a file that only its owner can read, and return how many tables that is."""
    lines: list[bytes] = [msgspec.json.encode(Head(migrations.latest()))]

    def read(db: Db) -> int:
        # All of it is of one moment, whoever plays meanwhile.
        db.read_only()
        count = 0
        for table, names in COLUMNS.items():
            for row in db.all(f"SELECT {', '.join(names)} FROM {table} ORDER BY {names[0]}, {names[1]}"):
                lines.append(msgspec.json.encode(ExportedRow(table, [_text(value) for value in row])))
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


def import_tables(place: str, path: Path) -> int:
    """Read everything from a file, all or nothing, and return how many tables are new.

    What is there already stays as it is. A table that is there already may have been played on, so nothing of it
    is read: two games would be mixed.
    """
    try:
        lines = gzip.decompress(path.read_bytes()).splitlines()
        head = msgspec.json.decode(lines[0], type=Head)
        rows = [msgspec.json.decode(line, type=ExportedRow) for line in lines[1:]]
    except (OSError, EOFError, IndexError, msgspec.DecodeError):
        raise LagunaError(f"{path} is not a file that `laguna db export` wrote.") from None
    if not OLDEST <= head.step <= migrations.latest():
        raise LagunaError(f"{path} was written by another version of Laguna (step {head.step}).")

    def write(db: Db) -> int:
        new: set[Any] = set()
        for row in rows:
            names = COLUMNS[row.table][: len(row.values)]
            values = [
                base64.b64decode(value) if name == "archive" and value is not None else value
                for name, value in zip(names, row.values, strict=True)
            ]
            if "table_id" in names and values[names.index("table_id")] not in new:
                continue
            marks = ", ".join("?" * len(names))
            sql = f"INSERT INTO {row.table} ({', '.join(names)}) VALUES ({marks}) ON CONFLICT DO NOTHING"
            if db.do(sql, *values) and row.table == "tables":
                new.add(values[names.index("id")])
        return len(new)

    return asyncio.run(_with(place, write))


async def _with(place: str, op: Op[int]) -> int:
    store = open_store(place)
    try:
        await store.run(migrate)
        return await store.run(op)
    finally:
        await store.close()
