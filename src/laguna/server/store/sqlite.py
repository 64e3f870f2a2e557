"""SQLite: one file, one process, one thread that writes."""

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from laguna.file_lock import lock
from laguna.kernel.errors import LagunaError

from .appending import Group, NewLines, Waiting, append_all, deliver
from .due_queries import DUE
from .interface import Conflict, Op, Row, T, Unavailable

_SQLITE = b"SQLite format 3\0"
"""How a database begins; a new one is empty."""
_TOGETHER = sqlite3.sqlite_version_info >= (3, 38)
"""Does this SQLite know how to change rows by others, and JSON?"""
_Job = tuple[Any, "asyncio.Future[Any]"]
"""An operation, and who waits for what comes of it."""
_Result = tuple["asyncio.Future[Any]", Any, BaseException | None]
"""Who waits, and what came of it: a value or an error."""


class _Lines(list[NewLines]):
    """Lines that are stored together."""


class _SqliteDb:
    def __init__(self, connection: sqlite3.Connection, told: set[str]) -> None:
        self._connection = connection
        self._told = told

    def all(self, sql: str, *args: object) -> list[Row]:
        return self._run(sql, args).fetchall()

    def one(self, sql: str, *args: object) -> Row | None:
        found: Row | None = self._run(sql, args).fetchone()
        return found

    def do(self, sql: str, *args: object) -> int:
        return self._run(sql, args).rowcount

    def rows(self, columns: Mapping[str, str]) -> str:
        parts = (f"json_extract(value, '$[{place}]') AS {name}" for place, name in enumerate(columns))
        return f"(SELECT {', '.join(parts)} FROM json_each(?))"

    def notify(self, table: str) -> None:
        """There is no other process to tell. Only whoever waits for what is due is in this one."""
        if table == DUE:
            self._told.add(table)

    def read_only(self) -> None:
        """Nobody writes meanwhile: there is one thread."""

    def clock(self) -> float:
        return time.time()

    def exclude_others(self) -> None:
        """There is no other process to exclude."""

    def _run(self, sql: str, args: tuple[object, ...]) -> sqlite3.Cursor:
        try:
            return self._connection.execute(sql, args)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None


class Sqlite:
    """One file, one process, one thread. Operations that wait share a transaction, so one write to the disk."""

    shared = False

    def __init__(self, path: Path) -> None:
        """Open the file, and create it if there is none."""
        self.path = path
        try:
            _refuse_other_files(path)
            path.parent.mkdir(parents=True, exist_ok=True)
            self._guard = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
            _lock(self._guard, path)
            self._connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=30)
            os.chmod(path, 0o600)
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
                self._connection.execute(f"PRAGMA {pragma}")
        except OSError as error:
            raise LagunaError(f"The database {path} cannot be opened: {error.strerror}.") from None
        except sqlite3.Error as error:
            raise LagunaError(f"The database {path} cannot be opened: {error}.") from None
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._group = Group(self._begin_append)
        self._claimed: set[str] = set()
        self._told: set[str] = set()
        self._heard: Callable[[str], object] = str
        self._thread = threading.Thread(target=self._work, name="sqlite", daemon=True)
        self._thread.start()

    async def run(self, op: Op[T], *, once: bool = False, patience: float | None = None, alone: bool = False) -> T:
        """Queue up for the thread. A file does not go away, and what fails was not stored."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((op, future))
        return await future

    def append(self, new: NewLines) -> "asyncio.Future[None]":
        """Queue up for the thread, which stores all that wait together."""
        return self._group.add(new)

    def _begin_append(self, batch: list[Waiting]) -> None:
        future: asyncio.Future[list[BaseException | None]] = asyncio.get_running_loop().create_future()
        self._jobs.put((_Lines([waiting.new for waiting in batch]), future))
        future.add_done_callback(partial(self._appended, batch))

    def _appended(self, batch: list[Waiting], future: "asyncio.Future[list[BaseException | None]]") -> None:
        failed = None if future.cancelled() else future.exception()
        deliver(batch, [failed] * len(batch) if failed or future.cancelled() else future.result())
        self._group.next()

    def _work(self) -> None:
        """Do all that waits in one transaction, and answer once it is on the disk."""
        while True:
            job = self._jobs.get()
            batch: list[_Job] = []
            while job is not None:
                batch.append(job)
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if batch:
                self._run_batch(batch)
            if job is None:
                return

    def _run_batch(self, batch: list[_Job]) -> None:
        results: list[_Result] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for op, future in batch:
                results.append((future, *(self._append(op) if isinstance(op, _Lines) else self._do(op))))
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            results = [(future, None, _unavailable(error)) for _, future in batch]
        told, self._told = self._told, set()
        with contextlib.suppress(RuntimeError):  # The loop may have ended; then nobody waits.
            loop = batch[0][1].get_loop()
            loop.call_soon_threadsafe(_deliver, results)
            for name in told:
                loop.call_soon_threadsafe(self._heard, name)

    def _do(self, op: Op[T]) -> tuple[T | None, Exception | None]:
        """Do something, or nothing of it: what comes of it, and what went wrong."""
        self._connection.execute("SAVEPOINT op")
        try:
            return op(_SqliteDb(self._connection, self._told)), None
        except Exception as error:
            self._connection.execute("ROLLBACK TO op")
            return None, _unavailable(error) if isinstance(error, sqlite3.Error) else error
        finally:
            self._connection.execute("RELEASE op")

    def _append(self, lines: "_Lines") -> tuple[list[Exception | None], None]:
        """Store lines, together if nothing speaks against it: for each of them what went wrong."""
        if _TOGETHER and len(lines) > 1 and self._do(partial(append_all, batch=lines))[1] is None:
            return [None] * len(lines), None
        return [self._do(new)[1] for new in lines], None

    async def claim(self, name: str) -> bool:
        """Only this process can have claimed it."""
        if name in self._claimed:
            return False
        self._claimed.add(name)
        return True

    async def release(self, name: str) -> None:
        """Leave it to others again."""
        self._claimed.discard(name)

    def listen(self, heard: Callable[[str], None]) -> None:
        """There is no other process to hear from, but this one says when something new is due."""
        self._heard = heard

    async def close(self) -> None:
        """Let the thread finish, and close the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()
        os.close(self._guard)


def _refuse_other_files(path: Path) -> None:
    """Leave a file alone that is not a database: somebody gave the wrong name."""
    with contextlib.suppress(FileNotFoundError), path.open("rb") as file:
        begin = file.read(len(_SQLITE))
        if begin and begin != _SQLITE:
            raise LagunaError(f"{path} is not an SQLite database, so it is left as it is. Give --db another path.")


def _unavailable(error: sqlite3.Error) -> Unavailable:
    found = Unavailable(f"The database cannot be used: {error}.")
    found.__cause__ = error
    return found


def _lock(guard: int, path: Path) -> None:
    """Make sure that no other process uses the file."""
    if not lock(guard):
        os.close(guard)
        raise LagunaError(
            f"Another Laguna uses {path}. SQLite is for one process: stop the other one, or give --db a "
            "postgresql:// address."
        )


def _deliver(results: list[_Result]) -> None:
    for future, value, error in results:
        if future.done():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(value)
