"""What is done to a server while people play. Each fault leaves a server behind that works."""

import asyncio
import contextlib
import os
import shutil
import signal
import socket
from pathlib import Path

import httpx
import psycopg
import pytest

from ..server.postgres import Cluster
from . import power
from .disk import Disk, spoil
from .proxy import Mode, Proxy
from .storm import Storm, children

DAY = 24 * 3600.0

CONTROLS = """
import os, signal, sqlite3, time
from pathlib import Path
_real, _running, _shift, _controls = time.time, time.clock_gettime, [0.0, 0.0], Path({controls!r})
def _set(*_):
    found = _controls.read_text().split() if _controls.exists() else ["0", "rw", "0", "0"]
    _shift[:] = float(found[0]), float(found[3])
    clock.SETTLED = float(found[2])
    from laguna.server.store.sqlite import Sqlite
    if _stores:
        _stores[-1]._connection.execute("PRAGMA query_only = " + ("ON" if found[1] == "ro" else "OFF"))
time.time = lambda: _real() + sum(_shift)
time.clock_gettime = lambda which: _running(which) + _shift[1]
from laguna.server.http import lifespan
lifespan.EXPIRY = 0.2
from laguna.server.tables import clock
from laguna.server.store import interface, postgres, sqlite
interface.PATIENCE = 2.0
_stores, _init = [], sqlite.Sqlite.__init__
def _remembered(self, path):
    _init(self, path)
    _stores.append(self)
sqlite.Sqlite.__init__ = _remembered
_set()
signal.signal(signal.SIGUSR1, _set)
"""
"""Planted in a server: a file says by how much its clock is wrong, whether its database is read-only, and how much
time has passed that nobody waited for. Old tables are looked for at once and all the time, and nobody waits long
for a database that has gone."""


class Controls:
    """The file that says how a server's clock and database are."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.settled = 0
        """For how many seconds after its start a server deletes nothing."""
        self.passed = 0.0
        """How many seconds have passed that nobody waited for: for clocks, and for what counts seconds alike."""
        self.code = CONTROLS.format(controls=str(file))

    def set(self, storm: Storm | None, clock: float = 0.0, mode: str = "rw") -> None:
        """Change it, for a server that runs or for the next one."""
        self._file.write_text(f"{clock} {mode} {self.settled} {self.passed}")
        if storm is not None:
            storm.server.process.send_signal(signal.SIGUSR1)


# Processes.


async def kill(storm: Storm, at_once: bool = False) -> None:
    """kill -9 in the middle of whatever goes on, now and then before the server has answered anything."""
    await storm.moves(0 if at_once else 1 + storm.rng.randrange(5))
    await asyncio.sleep(storm.rng.random() * 0.05)
    await storm.kill()
    await storm.start(all_go_on=not at_once)


async def cut_power(storm: Storm) -> None:
    """The same, and what was not synced is gone."""
    await storm.moves(1 + storm.rng.randrange(5))
    await asyncio.to_thread(storm.server.kill)
    storm.deaths += 1
    await asyncio.to_thread(power.cut, storm.place)
    await storm.note_end()
    await storm.start()


async def pause(storm: Storm, process: int, seconds: float) -> None:
    """SIGSTOP, and SIGCONT after a while."""
    os.kill(process, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    os.kill(process, signal.SIGCONT)
    await storm.moves(1)


async def pause_workers(storm: Storm, seconds: float = 0.2) -> None:
    """All that the server has started stands still for a while: bots, or processes that serve."""
    stopped = children(storm.server.process.pid)
    for process in stopped:
        os.kill(process, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    for process in stopped:
        os.kill(process, signal.SIGCONT)
    await storm.moves(1)


async def kill_worker(storm: Storm) -> None:
    """One of the processes that the server has started is killed."""
    found = children(storm.server.process.pid)
    if found:
        os.kill(storm.rng.choice(found), signal.SIGKILL)
    await storm.moves(2)


# Disk and database file.


async def fill_disk(storm: Storm, disk: Disk) -> None:
    """No room, until somebody was refused; nothing of that is stored, and then everybody goes on."""
    disk.fill(storm.server.process.pid)
    await storm.refusals()
    await _is_not_ready(storm)
    disk.free(storm.server.process.pid)
    await storm.moves(2)


async def make_read_only(storm: Storm, controls: Controls) -> None:
    """The database can be read and not be written for a while."""
    controls.set(storm, mode="ro")
    await storm.refusals()
    await _is_not_ready(storm)
    controls.set(storm)
    await storm.moves(2)


async def _is_not_ready(storm: Storm) -> None:
    """Whoever looks after the server is told, and the process lives."""
    async with httpx.AsyncClient(base_url=storm.server.url, timeout=30) as http:
        assert (await http.get("/healthz")).status_code == 200
        assert (await http.get("/readyz")).status_code == 503


async def refuse_to_start(storm: Storm) -> str:
    """A server that cannot start says why, and leaves everything as it is."""
    with pytest.raises(AssertionError) as refused:
        await storm.start(all_go_on=False)
    text = str(refused.value)
    assert "Traceback" not in text, text
    return text


async def start_read_only(storm: Storm, disk: Disk) -> str:
    """The disk is read-only when the server starts: the reason; empty where that cannot be tried."""
    await storm.stop()
    said = ""
    if disk.become("ro"):
        said = await refuse_to_start(storm)
        disk.become("rw")
    await storm.start()
    return said


async def break_file(storm: Storm) -> str:
    """The database is nonsense when the server starts: it says so. A copy is put in its place, and all go on."""
    await storm.stop()
    file = Path(storm.place)
    copy = file.with_name("copy")
    shutil.copy(file, copy)
    await asyncio.to_thread(spoil, file)
    said = await refuse_to_start(storm)
    for ending in ("-wal", "-shm"):
        Path(storm.place + ending).unlink(missing_ok=True)
    shutil.move(copy, file)
    await storm.start()
    return said


# The clock.


async def jump(storm: Storm, controls: Controls, seconds: float) -> None:
    """The clock jumps while the server runs, and is right again after a while."""
    controls.set(storm, clock=seconds)
    await storm.moves(2)
    await asyncio.sleep(0.3)  # Old tables are looked for meanwhile.
    controls.set(storm)
    await storm.moves(1)


async def start_at(storm: Storm, controls: Controls, seconds: float) -> None:
    """The clock is wrong when the server starts after a kill; then it is put right and the server killed again."""
    await storm.kill()
    controls.set(None, clock=seconds)
    await storm.start()
    await storm.moves(2)
    await asyncio.sleep(0.3)
    await storm.kill()
    if seconds < 0:
        # What was written by a clock that was behind looks old now. The hour after the start saves it, in which
        # people move again.
        controls.settled = 3600
    controls.set(None)
    await storm.start()


# PostgreSQL.


async def restart_database(storm: Storm, cluster: Cluster, mode: str) -> None:
    """PostgreSQL is started again, in good order (`fast`) or after a crash (`immediate`)."""
    await asyncio.to_thread(cluster.stop, mode)
    await asyncio.sleep(storm.rng.random() * 0.3)
    await asyncio.to_thread(cluster.start)
    await storm.moves(2)


async def terminate(storm: Storm, count: int = 3) -> None:
    """Connections are ended by an administrator, a few times in a row, in the middle of whatever they do."""

    def end() -> None:
        with psycopg.connect(storm.reading, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )

    for _ in range(count):
        await asyncio.to_thread(end)
        await asyncio.sleep(storm.rng.random() * 0.05)
    await storm.moves(2)


async def forbid_writing(storm: Storm) -> None:
    """The database accepts no writes for a while, as a replica does."""

    def become(mode: str) -> None:
        with psycopg.connect(storm.reading, autocommit=True) as connection:
            connection.execute("SET default_transaction_read_only = off")
            connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {mode}".encode())
            connection.execute("SELECT pg_reload_conf()")

    await asyncio.to_thread(become, "on")
    await storm.refusals()
    await _is_not_ready(storm)
    await asyncio.to_thread(become, "off")
    await storm.moves(2)


async def part(storm: Storm, proxy: Proxy, mode: Mode, seconds: float) -> None:
    """Between the server and PostgreSQL bytes wait, are lost or come late for a while, or connections are cut."""
    proxy.become(mode)
    if mode == "slow":
        await storm.moves(2)
    else:
        await asyncio.sleep(seconds)
    proxy.become("open")
    await storm.moves(2)


# The edge.

HALF = (
    b"",
    b"GET / HTTP/1.1\r\nHost: lo",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
)
ENDLESS = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
MOST = 30_000_000
"""How many bytes of headers are sent at most."""


async def flood(storm: Storm, count: int = 60) -> None:
    """Requests that are never finished and headers without end, while people play on."""
    loop = asyncio.get_running_loop()
    lines = []
    try:
        for number in range(count):
            line = socket.socket()
            line.setblocking(False)
            lines.append(line)
            await loop.sock_connect(line, ("127.0.0.1", storm.server.port))
            await loop.sock_sendall(line, HALF[number % len(HALF)])
        taken = await asyncio.wait_for(_endless(storm.server.port), 30)
        assert taken < MOST // 3, "headers without end are taken"
        await storm.moves(4)
    finally:
        for line in lines:
            line.close()


async def _endless(port: int) -> int:
    """Send headers until the line is cut, and return how many bytes were taken."""
    taken = 0
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    with contextlib.suppress(OSError):
        writer.write(ENDLESS)
        while taken < MOST:
            piece = b"X-A: b\r\n" * 2000
            writer.write(piece)
            await writer.drain()
            taken += len(piece)
    writer.transport.abort()
    return taken
