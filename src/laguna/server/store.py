"""Where tables are kept: SQLite on one thread, or PostgreSQL. Operations are plain functions with plain SQL."""

import asyncio
import contextlib
import hashlib
import os
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from laguna.kernel.errors import LagunaError

T = TypeVar("T")
R = TypeVar("R", covariant=True)

Row = tuple[Any, ...]
MIGRATIONS = Path(__file__).parent / "migrations"
CHANNEL = "laguna"
"""The one channel on which PostgreSQL tells of news."""
PATIENCE = 20.0
"""How many seconds an operation waits for a database that has gone, before it gives up."""
KEEPALIVES: dict[str, Any] = {
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": int(PATIENCE * 1000),
}
"""When a PostgreSQL server has vanished without a word, its connections count as closed: after a minute, or once
it has not answered for as long as an operation waits."""


class Conflict(Exception):  # noqa: N818 - somebody else was faster, which is no error
    """A row with this key is there already."""


class Unavailable(LagunaError):  # noqa: N818 - its name says what is wrong
    """The database cannot be reached."""


class Db(Protocol):
    """What an operation works with, inside one transaction."""

    def all(self, sql: str, *args: object) -> list[Row]:
        """Rows that a query finds."""
        ...

    def one(self, sql: str, *args: object) -> Row | None:
        """The first of them."""
        ...

    def do(self, sql: str, *args: object) -> int:
        """Change something: how many rows."""
        ...

    def notify(self, table: str) -> None:
        """Tell the other processes, once this is stored, that there is news at a table."""
        ...

    def only_read(self) -> None:
        """Said first of all: nothing is changed here, and all that is read is of one moment."""
        ...

    def alone(self) -> None:
        """Wait until no other process does what also asks for this."""
        ...


class Op(Protocol[R]):
    """An operation. It may be run again if the database went away in the middle of it."""

    def __call__(self, db: Db, /) -> R:
        """Do it."""
        ...


class Store(Protocol):
    """A database."""

    shared: bool
    """May several processes use it at the same time?"""

    async def run(self, op: Op[T], *, once: bool = False, patience: float | None = None) -> T:
        """Do something in one transaction; it is on the disk when this returns.

        `once` is for what must not happen twice: without it, what was stored in the moment in which the database
        went away may be done again. `patience` is how many seconds to wait for it (left out: `PATIENCE`).
        """
        ...

    async def claim(self, table: str) -> bool:
        """Be the one process that thinks for the bots of a table; False if another one is."""
        ...

    async def release(self, table: str) -> None:
        """Leave that to others again."""
        ...

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call this, in the loop, with every table that has news; with an empty name if any may have."""
        ...

    async def close(self) -> None:
        """Finish what has begun, and close."""
        ...


def migrations() -> list[tuple[int, str]]:
    """The steps from an empty database to the present one: number and SQL."""
    return [(int(path.name.split("_")[0]), path.read_text("utf-8")) for path in sorted(MIGRATIONS.glob("*.sql"))]


def statements(sql: str) -> list[str]:
    """The statements of a file, without comments."""
    plain = "\n".join(line.split("--")[0] for line in sql.splitlines())
    return [statement for statement in (part.strip() for part in plain.split(";")) if statement]


def migrate(db: Db) -> list[int]:
    """Bring a database up to date; the numbers of the steps this took."""
    db.alone()
    db.do("CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, at BIGINT NOT NULL)")
    known = {number for (number,) in db.all("SELECT number FROM migrations")}
    if known and max(known) > migrations()[-1][0]:
        raise LagunaError(f"The database is of a newer Laguna (step {max(known)}): please update this one.")
    made = [number for number, _ in migrations() if number not in known]
    for number, sql in migrations():
        if number in made:
            for statement in statements(sql):
                db.do(statement)
            db.do("INSERT INTO migrations (number, at) VALUES (?, ?)", number, int(time.time()))
    return made


def open_store(place: str) -> Store:
    """The database at a path or address, not yet migrated."""
    if place.startswith(("postgresql://", "postgres://")):
        return Postgres(place)
    scheme, colon, _ = place.partition(":")
    # One letter is a drive of Windows.
    if colon and len(scheme) > 1 and scheme.isalnum():
        raise LagunaError(f"--db takes the path of a file or a postgresql:// address, not {scheme}: addresses.")
    return Sqlite(Path(place))


# SQLite


class _SqliteDb:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def all(self, sql: str, *args: object) -> list[Row]:
        return self._run(sql, args).fetchall()

    def one(self, sql: str, *args: object) -> Row | None:
        found: Row | None = self._run(sql, args).fetchone()
        return found

    def do(self, sql: str, *args: object) -> int:
        return self._run(sql, args).rowcount

    def notify(self, table: str) -> None:
        """There is no other process."""

    def only_read(self) -> None:
        """Nobody writes meanwhile."""

    def alone(self) -> None:
        """There is no other process."""

    def _run(self, sql: str, args: tuple[object, ...]) -> sqlite3.Cursor:
        try:
            return self._connection.execute(sql, args)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None


_Job = tuple[Any, "asyncio.Future[Any]"]


class Sqlite:
    """One file, one process, one thread. What waits is stored together, with one write to the disk."""

    shared = False

    def __init__(self, path: Path) -> None:
        """Open the file, and make it if it is not there."""
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
        self._claimed: set[str] = set()
        self._thread = threading.Thread(target=self._work, name="sqlite", daemon=True)
        self._thread.start()

    async def run(self, op: Op[T], *, once: bool = False, patience: float | None = None) -> T:
        """Wait in line for the thread; a file does not go away, and what fails was not stored."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((op, future))
        return await future

    def _work(self) -> None:
        """Take what waits, do all of it in one transaction, and tell everybody after it is on the disk."""
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
        results: list[tuple[asyncio.Future[Any], Any, BaseException | None]] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for op, future in batch:
                self._connection.execute("SAVEPOINT op")
                try:
                    results.append((future, op(_SqliteDb(self._connection)), None))
                except Exception as error:
                    self._connection.execute("ROLLBACK TO op")
                    results.append(
                        (future, None, _unavailable(error) if isinstance(error, sqlite3.Error) else error)
                    )
                self._connection.execute("RELEASE op")
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            results = [(future, None, _unavailable(error)) for _, future in batch]
        with contextlib.suppress(RuntimeError):  # The loop may have ended meanwhile: then nobody waits.
            batch[0][1].get_loop().call_soon_threadsafe(_deliver, results)

    async def claim(self, table: str) -> bool:
        """There is no other process."""
        if table in self._claimed:
            return False
        self._claimed.add(table)
        return True

    async def release(self, table: str) -> None:
        """There is no other process."""
        self._claimed.discard(table)

    def listen(self, heard: Callable[[str], None]) -> None:
        """There is nobody to hear from."""

    async def close(self) -> None:
        """Let the thread finish, and close the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()
        os.close(self._guard)


def _refuse_other_files(path: Path) -> None:
    """Leave a file alone that is no database: it is somebody's, who gave the wrong name."""
    with contextlib.suppress(FileNotFoundError), path.open("rb") as file:
        begin = file.read(len(_SQLITE))
        if begin and begin != _SQLITE:
            raise LagunaError(f"{path} is no database of SQLite; it is left as it is. --db takes another path.")


_SQLITE = b"SQLite format 3\0"
"""How such a file begins; one that is new is empty."""


def _unavailable(error: sqlite3.Error) -> Unavailable:
    found = Unavailable(f"The database cannot be used: {error}.")
    found.__cause__ = error
    return found


def _lock(guard: int, path: Path) -> None:
    """Be the only process that uses a file."""
    try:
        import fcntl
    except ImportError:  # Windows has no such locks; there a second server fails when it binds the port.
        return
    try:
        fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(guard)
        raise LagunaError(
            f"Another Laguna uses {path}. SQLite is for one process: stop the other one, or give --db a "
            "postgresql:// address."
        ) from None


def _deliver(results: list[tuple["asyncio.Future[Any]", Any, BaseException | None]]) -> None:
    for future, value, error in results:
        if future.done():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(value)


# PostgreSQL


CONNECTING = 2.0
"""Seconds an operation waits for a connection before it looks whether there is time for another try."""


def _note(db: Db, token: str) -> bool:
    """Note that something is being done; False if it has been done. If it is just being stored, this waits."""
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

    def only_read(self) -> None:
        self._run("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY", ())

    def alone(self) -> None:
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

    def __init__(self, address: str) -> None:
        """Connect; whether the server is there is seen at the first operation."""
        try:
            from psycopg_pool import ConnectionPool
        except ImportError:
            raise LagunaError("PostgreSQL needs the package psycopg: pip install 'laguna[server]'.") from None
        self.address = address
        self._threads = ThreadPoolExecutor(8, "postgres")
        self._pool = ConnectionPool(
            address,
            min_size=1,
            max_size=8,
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
        # Time runs from here: whoever waits in line behind others that wait for the server waits no longer for it.
        end = time.monotonic() + (PATIENCE if patience is None else patience)
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
                        # It was stored after all, before the server went away: this is what came of it.
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

    async def claim(self, table: str) -> bool:
        """A lock of the session: the server frees it when this process dies, however it does."""
        return await self._with_claims("SELECT pg_try_advisory_lock(%s)", table)

    async def release(self, table: str) -> None:
        """Unlock."""
        await self._with_claims("SELECT pg_advisory_unlock(%s)", table)

    async def _with_claims(self, sql: str, table: str) -> bool:
        key = int.from_bytes(hashlib.blake2b(table.encode(), digest_size=8).digest(), "big", signed=True)
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
            # Without the lock two processes may think for one bot; only one of them can store its move.
            self._claims = None
            return False

    def listen(self, heard: Callable[[str], None]) -> None:
        """Hear of news on a connection of its own."""
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
                    tell("")  # Whatever was said while nobody listened.
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
