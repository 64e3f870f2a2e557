"""How many moves does a server take in a second of its processor time, and how soon has the last page seen one?

    .venv/bin/python bench/server.py [--tables 200] [--seconds 20] [--store postgres] [--processes 2]

It starts a server of its own on a new SQLite file or in a PostgreSQL cluster of its own, plays at random at many
tables through four sockets each (two players and two spectators), and stops the server. Then it does the same with
a bare server that knows no rules (`server_bare.py`), so that figures of different machines can be compared.
Everything stays on this machine.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from tests.server.postgres import Cluster  # noqa: E402 - it is beside us, not installed

LIMITS = dict.fromkeys(
    (
        "requests",
        "messages",
        "burst",
        "sockets",
        "tables",
        "new_tables",
        "new_guests",
        "connections",
        "address_connections",
    ),
    1e9,
) | {"idle": 10}


TICK = 1 / os.sysconf("SC_CLK_TCK")
"""The least processor time that the system tells apart."""


class Table:
    """A table with two players and two spectators, each with a socket."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.rng = random.Random(number)
        self.sockets: list[ClientConnection] = []
        self.states: list[dict[str, Any]] = [{}, {}]
        self.waits: list[float] = []
        """For each request, the seconds until the last of the four sockets heard of it."""
        self.largest = 0
        self.bytes = [0] * 4
        """How many bytes each socket has read."""

    async def begin(self, http: httpx.AsyncClient, game: str) -> None:
        """Open the table and connect."""
        answer = await http.post("/api/tables", json={"game": game, "seats": [{"kind": "me"}] * 2})
        table = answer.json()["id"]
        cookie = f"laguna_guest={http.cookies['laguna_guest']}"
        address = self.url.replace("http", "ws") + f"/api/tables/{table}/socket"
        for seat in (0, 1, -1, -1):
            more: Any = {"compression": None, "max_queue": None}
            socket = await connect(f"{address}?seat={seat}", additional_headers={"Cookie": cookie}, **more)
            self.sockets.append(socket)
        for place in range(4):
            await self._state(place, 0)
        self.bytes = [0] * 4

    async def _state(self, place: int, n: int) -> None:
        """Read until a state has come that is late enough."""
        while True:
            raw = str(await self.sockets[place].recv())
            self.largest = max(self.largest, len(raw))
            self.bytes[place] += len(raw)
            # We decode only states; spectators need no more than the number.
            if raw.startswith('{"type":"state"'):
                message = json.loads(raw)
                if place < 2:
                    self.states[place] = message
                if message["n"] >= n:
                    return

    async def move(self) -> bool:
        """Make a move and wait until all four have seen it; False if the game is over."""
        turn = self.states[0]["turn"]
        if turn < 0:
            return False
        state = self.states[turn]
        n = state["n"]
        do = self.rng.choice(state["legal"])["do"]
        begin = time.perf_counter()
        await self.sockets[turn].send(json.dumps({"type": "do", "n": n, "do": do}))
        await asyncio.gather(*(self._state(place, n + 1) for place in range(4)))
        self.waits.append(time.perf_counter() - begin)
        return True


class BareTable(Table):
    """The same traffic without a game."""

    async def begin(self, http: httpx.AsyncClient, game: str) -> None:
        """Connect."""
        for _ in range(4):
            more: Any = {"compression": None, "max_queue": None}
            address = self.url.replace("http", "ws") + f"/{id(self)}"
            self.sockets.append(await connect(address, **more))

    async def move(self) -> bool:
        """Send something, and wait until all four have heard of it."""
        begin = time.perf_counter()
        await self.sockets[0].send('{"type":"do","n":123,"do":"ship 3"}')
        await asyncio.gather(*(socket.recv() for socket in self.sockets))
        self.waits.append(time.perf_counter() - begin)
        return True


def memory(pid: int) -> int:
    """How many bytes of memory a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def seconds_of(pid: int) -> float:
    """How many seconds of processor time a process and its children have used, those that have ended included."""
    found = 0.0
    # Whatever ends while we look is in its parent's account.
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        found = sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")
        for task in Path(f"/proc/{pid}/task").iterdir():
            found += sum(seconds_of(int(child)) for child in (task / "children").read_text().split())
    return found


async def play(tables: list[Table], seconds: float, most: int, rate: float) -> float:
    """Play at all tables, at most `rate` moves a second if that is not 0, and return how long it took.

    If `most` is not 0, it ends with so many moves at each table, and not with time.
    """
    gap = len(tables) / rate if rate else 0.0
    begin = time.perf_counter()

    async def at(table: Table, first: float) -> None:
        await asyncio.sleep(first)
        while len(table.waits) < most if most else time.perf_counter() < begin + seconds:
            moved = time.perf_counter()
            if not await table.move():
                return
            await asyncio.sleep(max(0.0, gap - (time.perf_counter() - moved)))

    await asyncio.gather(*(at(table, gap * number / len(tables)) for number, table in enumerate(tables)))
    return time.perf_counter() - begin


async def measure(
    sort: type[Table], url: str, pids: dict[str, int], count: int, seconds: float, most: int, rate: float
) -> tuple[dict[str, Any], list[int]]:
    """Play and count; also return how many bytes each of the four sockets was sent for a move."""
    gc.disable()  # Our own pauses are not the server's.
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        if sort is Table:
            await http.put("/api/me", json={"name": "Bench"})
        before = memory(pids["server"])
        tables = [sort(url, number) for number in range(count)]
        for number, table in enumerate(tables):
            await table.begin(http, ("murano", "venezia")[number % 2])
        held = memory(pids["server"])
        used = {name: seconds_of(pid) for name, pid in pids.items()}
        took = await play(tables, seconds, most, rate)
        used = {name: max(TICK, seconds_of(pid) - used[name]) for name, pid in pids.items()}
        waits = sorted(wait for table in tables for wait in table.waits)
        for table in tables:
            await asyncio.gather(*(socket.close() for socket in table.sockets))
        moves = len(waits)
        found = {
            "moves": moves,
            "wall_seconds": round(took, 1),
            "moves_a_second": round(moves / took),
            "processor_seconds": {name: round(spent, 2) for name, spent in used.items()},
            "microseconds_a_move": {name: round(spent / moves * 1e6) for name, spent in used.items()},
            "moves_a_processor_second_of_the_server": round(moves / used["server"]),
            "milliseconds_to_the_last_socket": {
                "p50": round(waits[moves // 2] * 1000, 1),
                "p99": round(waits[int(moves * 0.99)] * 1000, 1),
            },
            "kilobytes_a_table_with_its_sockets": round((held - before) / count / 1000),
        }
        sizes = [round(sum(table.bytes[place] for table in tables) / moves) for place in range(4)]
        if sort is Table:
            found |= {"largest_message_bytes": max(table.largest for table in tables), "bytes_a_move": sum(sizes)}
        return found, sizes


@contextlib.contextmanager
def started(command: list[str], word: str) -> Iterator[tuple[str, int]]:
    """A server of our own: its address and its process. It says where it is in a line with this word."""
    server = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        while word not in line:
            if not line:
                raise SystemExit("The server did not start.")
            line = server.stdout.readline()
        yield line.split()[-1].rstrip("/"), server.pid
    finally:
        server.terminate()
        server.wait()


@contextlib.contextmanager
def store(sort: str, folder: str) -> Iterator[tuple[str, dict[str, int]]]:
    """A new database: its address, and its own process if it has one."""
    if sort == "sqlite":
        yield f"{folder}/db.sqlite", {}
        return
    cluster = Cluster()
    try:
        pid = int((cluster.folder / "data" / "postmaster.pid").read_text().split()[0])
        yield cluster.new_database(), {"postgres": pid}
    finally:
        cluster.close()


def main() -> None:
    """Start a server, measure it, stop it; then the bare one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--moves", type=int, default=0, help="moves at each table, instead of seconds")
    parser.add_argument("--rate", type=float, default=0, help="moves a second over all tables; 0: no limit")
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="server processes; more than one need PostgreSQL")
    parser.add_argument("--no-bare", action="store_true", help="leave the bare baseline out")
    given = parser.parse_args()
    asked: dict[str, Any] = {
        "tables": given.tables,
        "sockets": 4 * given.tables,
        "store": given.store,
        "processes": given.processes,
        "asked_moves_a_second": given.rate or "as many as possible",
    }
    with tempfile.TemporaryDirectory() as folder, store(given.store, folder) as (place, pids):
        limits = [part for name, value in LIMITS.items() for part in ("--limit", f"{name}={value:.0f}")]
        command = ["-m", "laguna", "serve", "--port", "0", "--db", place, "--workers", str(given.processes)]
        more = (given.tables, given.seconds, given.moves, given.rate)
        with started([*command, *limits], "Laguna is at") as (url, pid):
            asked["laguna"], sizes = asyncio.run(measure(Table, url, {"server": pid, **pids}, *more))
        if not given.no_bare:
            bare = [str(ROOT / "bench" / "server_bare.py"), "--db", f"{folder}/bare.sqlite", "--sizes"]
            with started([*bare, *map(str, sizes)], "http") as (url, pid):
                asked["bare"], _ = asyncio.run(measure(BareTable, url, {"server": pid}, *more))
            rates = [asked[one]["microseconds_a_move"]["server"] for one in ("laguna", "bare")]
            asked["times_the_bare_server"] = round(rates[0] / rates[1], 2)
    print(json.dumps(asked, indent=2))


if __name__ == "__main__":
    main()
