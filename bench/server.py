"""How many moves a second does one server process take, and how soon has the last page seen a move?

    .venv/bin/python bench/server.py [--tables 200] [--seconds 20]

It starts a server of its own on a new SQLite file, plays at random at many tables through four sockets each (two
players and two spectators), and stops the server. Everything stays on this machine.
"""

import argparse
import asyncio
import gc
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

LIMITS = dict.fromkeys(("requests", "messages", "burst", "sockets", "tables", "new_tables", "new_guests"), 1e9) | {
    "idle": 10
}


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
        self.bytes = 0

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

    async def _state(self, place: int, n: int) -> None:
        """Read until a state has come that is late enough."""
        while True:
            raw = str(await self.sockets[place].recv())
            self.largest = max(self.largest, len(raw))
            self.bytes += len(raw)
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


def memory(pid: int) -> int:
    """How many bytes of memory a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def seconds_of(pid: int) -> float:
    """How many seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def measure(url: str, pid: int, count: int, seconds: float, rate: float) -> dict[str, Any]:
    """Play, and count."""
    gc.disable()  # Our own pauses are not the server's.
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await http.put("/api/me", json={"name": "Bench"})
        before = memory(pid)
        tables = [Table(url, number) for number in range(count)]
        for number, table in enumerate(tables):
            await table.begin(http, ("murano", "venezia")[number % 2])
        held = memory(pid)
        end = time.perf_counter() + seconds
        used = seconds_of(pid)
        gap = count / rate if rate else 0.0

        async def play(table: Table, first: float) -> None:
            await asyncio.sleep(first)
            while time.perf_counter() < end:
                begin = time.perf_counter()
                if not await table.move():
                    return
                await asyncio.sleep(max(0.0, gap - (time.perf_counter() - begin)))

        begin = time.perf_counter()
        await asyncio.gather(*(play(table, gap * number / count) for number, table in enumerate(tables)))
        took = time.perf_counter() - begin
        used = seconds_of(pid) - used
        waits = sorted(wait for table in tables for wait in table.waits)
        for table in tables:
            await asyncio.gather(*(socket.close() for socket in table.sockets))
        return {
            "tables": count,
            "sockets": 4 * count,
            "asked_moves_a_second": rate or "as many as possible",
            "moves_a_second": round(len(waits) / took),
            "moves_a_processor_second_of_the_server": round(len(waits) / used),
            "milliseconds_to_the_last_socket": {
                "p50": round(waits[len(waits) // 2] * 1000, 1),
                "p99": round(waits[int(len(waits) * 0.99)] * 1000, 1),
            },
            "kilobytes_a_table_with_its_sockets": round((held - before) / count / 1000),
            "largest_message_bytes": max(table.largest for table in tables),
            "mean_bytes_a_move": round(sum(table.bytes for table in tables) / len(waits)),
        }


def main() -> None:
    """Start a server, measure it, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=0, help="moves a second over all tables; 0: no limit")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        limits = [part for name, value in LIMITS.items() for part in ("--limit", f"{name}={value:.0f}")]
        command = [sys.executable, "-m", "laguna", "serve", "--port", "0", "--db", f"{folder}/db.sqlite", *limits]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            while "Laguna is at" not in line:
                line = server.stdout.readline()
            url = line.split()[-1].rstrip("/")
            print(
                json.dumps(
                    asyncio.run(measure(url, server.pid, given.tables, given.seconds, given.rate)), indent=2
                )
            )
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
