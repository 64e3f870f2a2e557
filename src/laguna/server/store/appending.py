"""Lines of many tables stored together: a few statements for all of them, and one wait for the disk.

Nearly always nothing speaks against any of them. If something does, nothing is changed, and `Conflict` is raised;
then each of them is stored by itself (`queries.append`), so that only those are refused that must be.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from laguna.kernel.game import OVER
from laguna.table.log import Line

from . import queries
from .interface import Conflict, Db

_TABLES = {
    "id": "TEXT", "state": "TEXT", "n": "BIGINT", "turn": "BIGINT", "moved": "BIGINT", "result": "TEXT",
    "seat": "BIGINT", "kind": "TEXT", "guest": "TEXT",
}  # fmt: skip
_LINES = {"id": "TEXT", "n": "BIGINT", "seat": "BIGINT", "what": "TEXT", "at": "BIGINT", "planned": "BIGINT"}


class NewLines(NamedTuple):
    """Lines that are to be put behind the others of a table."""

    id: str
    """Which table."""
    first: int
    """The number of the first of them."""
    lines: Sequence[Line]
    """The lines: what a seat did, and the draws behind it."""
    guest: str
    """Who has that seat; empty for a bot."""
    turn: int
    """Who decides then."""
    now: int
    """When that is."""
    result: str = ""
    """How the game came out, if it is over then."""

    def __call__(self, db: Db, /) -> None:
        """Store them by themselves."""
        queries.append(db, self.id, self.first, self.lines, self.guest, self.turn, self.now, self.result)


class Waiting(NamedTuple):
    """Lines that wait to be stored."""

    new: NewLines
    """Which."""
    done: "asyncio.Future[None]"
    """Who waits for them."""
    since: float
    """Since when, by the clock that never jumps."""


class Group:
    """Gathers lines while others are being stored, so that each time all that wait are stored together."""

    def __init__(self, store: Callable[[list[Waiting]], None]) -> None:
        """`store` begins to store some lines; `next` is called once that is done. All this is in the loop."""
        self._store = store
        self._waiting: list[Waiting] = []
        self._busy = False

    def add(self, new: NewLines) -> "asyncio.Future[None]":
        """Begin to store these. The future is done once they are on the disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append(Waiting(new, done, time.monotonic()))
        if not self._busy:
            self._busy = True
            # Not yet: others may have come in with the same turn of the loop.
            loop.call_soon(self.next)
        return done

    def next(self) -> None:
        """Go on with those that have come meanwhile."""
        batch, self._waiting = self._waiting, []
        self._busy = bool(batch)
        if batch:
            self._store(batch)


def deliver(batch: Iterable[Waiting], errors: Iterable[BaseException | None]) -> None:
    """Tell those who wait what came of it."""
    for waiting, error in zip(batch, errors, strict=True):
        if waiting.done.done():
            continue
        if error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(error)


_CHANGE = """
    UPDATE tables SET state = new.state, n = new.n, turn = new.turn, moved = new.moved, result = new.result
    FROM {new} AS new WHERE tables.id = new.id AND tables.state || '' = 'playing' AND tables.deleted = 0
    AND (new.seat < 0 OR EXISTS (SELECT 1 FROM seats WHERE table_id = new.id
    AND seats.seat = new.seat AND seats.kind = new.kind AND seats.guest = new.guest))
"""
# `|| ''` keeps SQLite from looking through all tables that are played instead of finding each by its id.
_INSERT = (
    "INSERT INTO lines (table_id, n, seat, what, at, planned) "
    "SELECT new.id, new.n, seat, what, at, planned FROM {new} AS new"
)


def append_all(db: Db, batch: Sequence[NewLines]) -> None:
    """Store all of them, or raise `Conflict`."""
    tables, lines = _rows(batch)
    if db.do(_CHANGE.format(new=db.rows(_TABLES)), tables) != len(batch):
        raise Conflict("a table is not being played, or a seat has changed hands")
    db.do(_INSERT.format(new=db.rows(_LINES)), lines)


def append_some(
    rows: Callable[[Mapping[str, str]], str], batch: Sequence[NewLines]
) -> tuple[str, tuple[str, str]]:
    """A statement of PostgreSQL, and its arguments: it stores those against which nothing speaks, and finds them.

    The caller holds their tables. It fails if a line is there already.
    """
    change, insert = _CHANGE.format(new=rows(_TABLES)), _INSERT.format(new=rows(_LINES))
    sql = (
        f"WITH changed AS ({change} RETURNING tables.id), "
        f"written AS ({insert} JOIN changed ON changed.id = new.id) SELECT id FROM changed"
    )
    return sql, _rows(batch)


def _rows(batch: Sequence[NewLines]) -> tuple[str, str]:
    """What they change about tables, and the lines, as JSON."""
    tables = []
    lines = []
    for one in batch:
        seat = one.lines[0].seat if one.lines else -1
        state = "over" if one.turn == OVER else "playing"
        kind = "guest" if one.guest else "bot"
        n = one.first
        for line in one.lines:
            lines.append((one.id, n, line.seat, line.what, one.now, int(line.planned)))
            n += 1
        tables.append((one.id, state, n, one.turn, one.now, one.result, seat, kind, one.guest))
    return msgspec.json.encode(tables).decode(), msgspec.json.encode(lines).decode()
