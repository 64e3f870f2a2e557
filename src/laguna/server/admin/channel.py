"""How a host reaches the tables, whether the server runs or not.

A PostgreSQL server is asked directly, and the processes of Laguna hear of it. An SQLite file belongs to the
process that serves it: that one listens on a socket beside the file, which only the owner of the file may use.
"""

import asyncio
import contextlib
import logging
import os
import socket
import stat
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec

from laguna.kernel.errors import LagunaError

from ..limits import Limits
from ..store import Sqlite, Store, is_postgres, open_store
from ..store.host_queries import CLOCK, HOST
from ..store.migrations import pending
from .commands import HOST_COMMANDS, MOST, Answer, Command, carry_out

logger = logging.getLogger("laguna.admin")

PATIENCE = 30.0
"""How many seconds the running server has to answer."""


_decode_command = msgspec.json.Decoder(Command).decode
_decode_answer = msgspec.json.Decoder(Answer).decode


# In the server.


def socket_of(db: str) -> Path:
    """Where the process that serves an SQLite file listens."""
    return Path(db).with_name(Path(db).name + ".admin")


@contextlib.asynccontextmanager
async def listening(store: Store, hear: Callable[[str], None], limits: Limits) -> AsyncIterator[None]:
    """Carry out a host's commands until the server stops. Where there are no such sockets, nothing listens.

    `hear` is called with each table that has news, with nothing if any table may, and with `HOST` or `CLOCK`.
    """
    if not isinstance(store, Sqlite) or not hasattr(socket, "AF_UNIX"):
        yield
        return
    path = socket_of(str(store.path))

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                command = _decode_command(await reader.readline())
                found = await carry_out(store, command, limits)
                if command.table or command.do == "expire":
                    hear(command.table)
                elif command.do in HOST_COMMANDS:
                    hear(HOST)
                if command.do == "expire":
                    hear(CLOCK)
                writer.write(msgspec.json.encode(found) + b"\n")
                await writer.drain()
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError):
            pass  # Whoever asked has gone, or is no `laguna admin`.
        finally:
            writer.close()

    path.unlink(missing_ok=True)
    before = os.umask(0o177)
    try:
        server = await asyncio.start_unix_server(answer, path, limit=MOST)
    except OSError as error:
        # The path may be too long for a socket, or its file system knows none.
        logger.warning("`laguna admin` cannot reach this server while it runs: %s", error.strerror or error)
        yield
        return
    finally:
        os.umask(before)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


# At the host's terminal.


def run(db: str, command: Command, limits: Limits | None = None) -> Answer:
    """Carry out a command: by the server if it has the file, else in the database. Raises `LagunaError`."""
    found = None if is_postgres(db) else _ask(socket_of(db), command)
    if found is None:
        found = asyncio.run(_run_here(db, command, limits or Limits()))
    if found.error:
        raise LagunaError(found.error)
    return found


def _ask(path: Path, command: Command) -> Answer | None:
    """The answer of the server that runs; None if none does."""
    try:
        if not stat.S_ISSOCK(path.stat().st_mode):
            return None
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(PATIENCE)
            connection.connect(str(path))
            connection.sendall(msgspec.json.encode(command) + b"\n")
            with connection.makefile("rb") as answer:
                return _decode_answer(answer.read())
    except (FileNotFoundError, ConnectionRefusedError):
        return None
    except (OSError, msgspec.DecodeError) as error:
        raise LagunaError(f"The server that runs does not answer on {path}: {error}") from None


async def _run_here(db: str, command: Command, limits: Limits) -> Answer:
    if not is_postgres(db) and not Path(db).is_file():
        raise LagunaError(f"There is no database {db}.")
    store = open_store(db)
    try:
        if steps := await store.run(pending):
            raise LagunaError(f"The database needs migrations ({', '.join(map(str, steps))}): laguna db migrate.")
        return await carry_out(store, command, limits)
    finally:
        await store.close()
