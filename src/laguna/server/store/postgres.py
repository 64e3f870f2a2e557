"""PostgreSQL: for any number of processes, which hear from each other through it."""

import asyncio
import contextlib
import hashlib
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from laguna.kernel.errors import LagunaError

from . import interface
from .interface import Conflict, Db, Op, Row, T, Unavailable

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


def _note(db: Db, token: str) -> bool:
    """Note that something is being done; False if it was done before. If it is being stored right now, wait."""
    sql = "INSERT INTO done (token, at) VALUES (?, ?) ON CONFLICT DO NOTHING"
    return db.do(sql, token, int(time.time())) == 1


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
            return self._connection.execute(sql.replace("?", "%s"), args)
        except errors.IntegrityError as error:
            raise Conflict(str(error)) from None


class Postgres:
    """A PostgreSQL server, for any number of processes."""

    shared = True

    def __init__(self, address: str, connections: int = CONNECTIONS) -> None:
        """Connect in the background: the first operation finds out whether the server is there.

        At most so many operations run at a time, each on a connection of its own. Two more connections are for
        claims and for news.
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
        self._claims: Any = None
        self._claim_lock = asyncio.Lock()
        self._closing = threading.Event()
        self._listener: threading.Thread | None = None

    async def run(self, op: Op[T], *, once: bool = False, patience: float | None = None) -> T:
        """Do it on a connection of the pool; if the server went away, wait and do it again."""
        # The clock starts here: whoever queues behind others that wait for the server waits no longer than them.
        end = time.monotonic() + (interface.PATIENCE if patience is None else patience)
        token = secrets.token_hex(16) if once else ""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._try, op, token, end)

    def _try(self, op: Op[T], token: str, end: float) -> T:
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

        def tell(table: str) -> None:
            with contextlib.suppress(RuntimeError):  # The loop may have ended meanwhile.
                loop.call_soon_threadsafe(heard, table)

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
        if self._claims is not None:
            self._claims.close()
