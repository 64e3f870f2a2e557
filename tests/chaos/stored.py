"""What a database holds, read without any code of the server."""

import json
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

from laguna.table import Line

Rows = list[tuple[Any, ...]]


class StoredTable(NamedTuple):
    """A table as it is stored."""

    game: str
    seats: int
    options: dict[str, str]
    n: int
    turn: int
    deleted: bool
    lines: list[tuple[int, Line]]
    """Numbers and lines, in order."""


def _ask(place: str, work: Callable[[Callable[[str], Rows]], Any]) -> Any:  # noqa: ANN401
    """Ask a database something, while a server uses it or not. A file is copied first and left as it is."""
    if place.startswith("postgresql"):
        with psycopg.connect(place) as connection:
            return work(lambda sql: connection.execute(sql.encode()).fetchall())
    with tempfile.TemporaryDirectory(prefix="laguna-chaos-") as folder:
        for ending in ("", "-wal"):
            if Path(place + ending).exists():
                shutil.copy(place + ending, Path(folder) / f"copy{ending}")
        with closing(sqlite3.connect(Path(folder) / "copy")) as file:
            return work(lambda sql: file.execute(sql).fetchall())


def counts(place: str) -> dict[str, int]:
    """How many lines each table has."""
    found: dict[str, int] = _ask(
        place, lambda ask: dict(ask("SELECT table_id, count(*) FROM lines GROUP BY table_id"))
    )
    return found


def everything(place: str) -> dict[str, StoredTable]:
    """All tables with their lines."""

    def work(ask: Callable[[str], Rows]) -> dict[str, StoredTable]:
        tables = {
            id: StoredTable(game, seats, json.loads(options), n, turn, bool(deleted), [])
            for id, game, seats, options, n, turn, deleted in ask(
                "SELECT id, game, seats, options, n, turn, deleted FROM tables"
            )
        }
        for id, n, seat, what in ask("SELECT table_id, n, seat, what FROM lines ORDER BY table_id, n"):
            tables[id].lines.append((n, Line(seat, what)))
        return tables

    found: dict[str, StoredTable] = _ask(place, work)
    return found
