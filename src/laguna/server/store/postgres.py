"""PostgreSQL: for any number of processes, which hear from each other through it."""

import asyncio
import contextlib
import hashlib
import logging
import secrets
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Any

from laguna.kernel.errors import LagunaError

from . import interface
from .appending import Group, NewLines, Waiting, append_some, deliver
from .interface import Conflict, Db, Op, Row, T, Unavailable

logger = logging.getLogger("laguna.store")

CHANNEL = "laguna"
"""The channel on which processes tell each other of news."""
CONNECTIONS = 8
"""How many connections a process has for operations, unless a host says otherwise."""
CONNECTING = 2.0
"""How many seconds an operation waits for a connection before it sees whether there is time for another try."""
KEEPALIVES: dict[str, Any] = {
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": int(interface.PATIENCE * 1000),
}
"""When a server has vanished without a word, its connections count as closed after a minute, or once it has not
answered for as long as an operation waits."""

_HOLD = "SELECT id FROM tables WHERE id = ANY(%s) FOR NO KEY UPDATE SKIP LOCKED"
"""Holds the rows of tables that nobody else holds, and does not wait for the others."""


def _note(db: Db, token: str) -> bool:
    """Note that something is being done; False if it was done before. If it is being stored right now, wait."""
    sql = "INSERT INTO done (token, at) VALUES (?, ?) ON CONFLICT DO NOTHING"
    return db.do(sql, token, int(time.time())) == 1


@lru_cache(500)
def _in_its_words(sql: str) -> str:
    return sql.replace("?", "%s")


def _rows(columns: Mapping[str, str]) -> str:
    parts = (f"CAST(value->>{at} AS {sort}) AS {name}" for at, (name, sort) in enumerate(columns.items()))
    return f"(SELECT {', '.join(parts)} FROM json_array_elements(CAST(? AS json)))"


class _PostgresDb:
    def __init__(self, connection: Any) -> None:  # noqa: ANN401 - psycopg is imported only where it is used
        self._connection = connection

    def all(self, sql: str, *args: object) -> list[Row]:
        rows: list[Row] = self._run(sql, args).fetchall()
        return rows

    def one(self, sql: str, *args: object) -> Row | None:
        found: Row | None = self._run(sql, args).fetchone()
        return found

    def do(self, sql: str, *args: object) -> int:
        count: int = self._run(sql, args).rowcount
        return count

    def rows(self, columns: Mapping[str, str]) -> str:
        return _rows(columns)

    def notify(self, table: str) -> None:
        self._run("SELECT pg_notify(?, ?)", (CHANNEL, table))

    def read_only(self) -> None:
        self._run("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY", ())

    def clock(self) -> float:
        return float(self._run("SELECT extract(epoch FROM clock_timestamp())", ()).fetchone()[0])

    def exclude_others(self) -> None:
        self._run("SELECT pg_advisory_xact_lock(hashtext(?))", (CHANNEL,))

    def _run(self, sql: str, args: tuple[object, ...]) -> Any:  # noqa: ANN401
        from psycopg import errors

        try:
            return self._connection.execute(_in_its_words(sql), args)
        except errors.IntegrityError as error:
            raise Conflict(str(error)) from None


class Postgres:
    """A PostgreSQL server, for any number of processes."""

    shared = True

    def __init__(self, address: str, connections: int = CONNECTIONS) -> None:
        """Connect in the background: the first operation finds out whether the server is there.

        At most so many operations run at a time, each on a connection of its own. Three more connections are for
        claims, for news, and for telling others that there are new lines.
        """
        try:
            from psycopg_pool import ConnectionPool
        except ImportError:
            raise LagunaError("PostgreSQL needs the package psycopg: pip install 'laguna[postgres]'.") from None
        self.address = address
        self._threads = ThreadPoolExecutor(connections, "postgres")
        self._pool = ConnectionPool(
            address,
            min_size=1,
            max_size=connections,
            open=False,
            timeout=CONNECTING,
            reconnect_timeout=5,
            kwargs={"options": "-c synchronous_commit=on", **KEEPALIVES},
        )
        self._pool.open(wait=False)
        self._group = Group(self._begin_append)
        self._teller: Any = None
        self._untold: set[str] = set()
        """Tables with new lines of which other processes have not been told yet."""
        self._claims: Any = None
        self._claim_lock = asyncio.Lock()
        self._closing = threading.Event()
        self._listener: threading.Thread | None = None

    async def run(self, op: Op[T], *, once: bool = False, patience: float | None = None, alone: bool = False) -> T:
        """Do it on a connection of the pool; if the server went away, wait and do it again."""
        # The clock starts here: whoever queues behind others that wait for the server waits no longer than them.
        end = time.monotonic() + (interface.PATIENCE if patience is None else patience)
        token = secrets.token_hex(16) if once else ""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._try, op, token, end, alone)

    def _try(self, op: Op[T], token: str, end: float, alone: bool) -> T:
        import psycopg
        from psycopg_pool import PoolTimeout

        pause = 0.05
        done: list[T] = []
        while True:
            left = end - time.monotonic()
            if left < 0:
                raise Unavailable("The database cannot be reached in time.")
            try:
                with self._pool.connection(timeout=min(CONNECTING, left)) as connection:
                    # What is one statement needs no other to begin and to end it.
                    connection.autocommit = alone
                    db = _PostgresDb(connection)
                    if token and not _note(db, token):
                        # It was stored after all before the server went away, and this is what came of it.
                        return done[-1]
                    done.append(op(db))
                return done[-1]
            except (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout) as error:
                if time.monotonic() + pause > end or self._closing.is_set():
                    raise Unavailable(f"The database cannot be reached: {type(error).__name__}.") from error
                if self._closing.wait(pause):
                    continue
                pause = min(1.0, pause * 2)
            except psycopg.Error as error:
                raise Unavailable(f"The database cannot be used: {type(error).__name__}.") from error

    def append(self, new: NewLines) -> "asyncio.Future[None]":
        """Store it with all that wait; by itself if that cannot be."""
        return self._group.add(new)

    def _begin_append(self, batch: list[Waiting]) -> None:
        loop = asyncio.get_running_loop()
        storing = loop.run_in_executor(self._threads, self._append, batch, loop)
        storing.add_done_callback(lambda _: self._group.next())

    def _append(self, batch: list[Waiting], loop: asyncio.AbstractEventLoop) -> None:
        stored = self._append_together([waiting.new for waiting in batch])
        with contextlib.suppress(RuntimeError):  # The loop may have ended meanwhile.
            loop.call_soon_threadsafe(self._appended, batch, stored)
        self._tell_of_lines(stored)

    def _append_together(self, lines: list[NewLines]) -> set[str]:
        """Store what can be stored without waiting for others: the tables of it."""
        import psycopg
        from psycopg_pool import PoolTimeout

        # Whoever wants to write at the same table a second time has to see first what came of the first time.
        first = {new.id: new for new in reversed(lines)}
        if self._closing.is_set() or len(first) < len(lines):
            return set()
        try:
            with self._pool.connection(timeout=CONNECTING) as connection:
                connection.autocommit = False
                with connection.pipeline():
                    held = connection.execute(_HOLD, (list(first),)).fetchall()
                    # The seats are looked at only now: whoever changes them holds their table.
                    sql, args = append_some(_rows, [first[id] for (id,) in held])
                    stored = connection.execute(_in_its_words(sql), args)
                    connection.commit()
                    return {id for (id,) in stored.fetchall()}
        except (psycopg.Error, PoolTimeout):
            # Where it was stored after all, each of them finds its own lines.
            return set()
        except Exception:
            # Those who wait must hear something, whatever it was.
            logger.exception("lines could not be stored together")
            return set()

    def _appended(self, batch: list[Waiting], stored: set[str]) -> None:
        done = [waiting for waiting in batch if waiting.new.id in stored]
        deliver(done, [None] * len(done))
        for waiting in batch:
            if waiting.new.id not in stored:
                patience = interface.PATIENCE - (time.monotonic() - waiting.since)
                storing = asyncio.ensure_future(self.run(waiting.new, patience=max(0.0, patience)))
                storing.add_done_callback(partial(_pass_on, waiting))

    def _tell_of_lines(self, tables: set[str]) -> None:
        """Tell the other processes of new lines, after they were stored and not together with them.

        Whoever commits with a notice keeps all others from doing so until it is on the disk; this does not wait
        for the disk. If this process dies before it has told them, they find out later (`Presence.renew`).
        """
        import psycopg

        self._untold |= tables
        for _ in range(2):
            if not self._untold:
                return
            try:
                if self._teller is None or self._teller.closed:
                    more = {"options": "-c synchronous_commit=off", **KEEPALIVES}
                    self._teller = psycopg.connect(self.address, autocommit=True, connect_timeout=2, **more)
                sql = "SELECT pg_notify(%s, id) FROM unnest(CAST(%s AS text[])) AS id"
                self._teller.execute(sql, (CHANNEL, list(self._untold)))
                self._untold.clear()
            except psycopg.Error:
                self._teller = None

    def _is_own(self, backend: int) -> bool:
        """Is this connection the one by which this process tells others of lines that it knows itself?"""
        teller = self._teller
        return teller is not None and not teller.closed and backend == teller.info.backend_pid

    async def claim(self, name: str) -> bool:
        """Take a lock of the session, which the server frees when this process dies, however it dies."""
        return await self._with_claims("SELECT pg_try_advisory_lock(%s)", name)

    async def release(self, name: str) -> None:
        """Unlock."""
        await self._with_claims("SELECT pg_advisory_unlock(%s)", name)

    async def _with_claims(self, sql: str, name: str) -> bool:
        key = int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "big", signed=True)
        async with self._claim_lock:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._locked, sql, key)

    def _locked(self, sql: str, key: int) -> bool:
        import psycopg

        try:
            if self._claims is None or self._claims.closed:
                self._claims = psycopg.connect(self.address, autocommit=True, connect_timeout=2, **KEEPALIVES)
            row = self._claims.execute(sql, (key,)).fetchone()
            return bool(row and row[0])
        except psycopg.Error:
            # Without the lock two processes may think for one bot, but only one of them can store its move.
            self._claims = None
            return False

    def listen(self, heard: Callable[[str], None]) -> None:
        """Listen on a connection of its own."""
        loop = asyncio.get_running_loop()
        news: deque[str] = deque()

        def take() -> None:
            while news:
                heard(news.popleft())

        def tell(table: str) -> None:
            news.append(table)
            if len(news) == 1:
                with contextlib.suppress(RuntimeError):  # The loop may have ended meanwhile.
                    loop.call_soon_threadsafe(take)

        self._listener = threading.Thread(target=self._hear, args=(tell,), name="listen", daemon=True)
        self._listener.start()

    def _hear(self, tell: Callable[[str], None]) -> None:
        import psycopg

        while not self._closing.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True, connect_timeout=2, **KEEPALIVES) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    tell("")  # Nobody listened until now.
                    while not self._closing.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            if not self._is_own(notice.pid):
                                tell(notice.payload)
            except psycopg.Error:
                self._closing.wait(0.3)

    async def close(self) -> None:
        """Finish what has begun, and close all connections."""
        self._closing.set()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.join)
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self._pool.close)
        for connection in (self._claims, self._teller):
            if connection is not None:
                connection.close()


def _pass_on(waiting: Waiting, storing: "asyncio.Future[None]") -> None:
    """Tell whoever waits what came of storing their lines by themselves."""
    if storing.cancelled():
        waiting.done.cancel()
    else:
        deliver([waiting], [storing.exception()])
