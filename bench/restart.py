"""How much processor time does a server take from its start to the first move, with many tables that are played?

    .venv/bin/python bench/restart.py [--tables 200] [--lines 150] [--runs 5]

It stores tables in the middle of games, starts a server, connects two players to each table at once, as pages do
that lost their server, and lets everybody whose turn it is move. Everything stays on this machine.
"""

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from bench.server import LIMITS, seconds_of  # noqa: E402 - it is beside us, not installed
from laguna.server.limits import Limits  # noqa: E402
from laguna.server.show.messages import NewTable, SeatPlan  # noqa: E402
from laguna.server.store import Db, guest_queries, migrate, open_store  # noqa: E402
from laguna.server.tables import credentials, lobby, new_tables  # noqa: E402
from laguna.table import Reader, Table  # noqa: E402

GUEST = "g" * 16
NOW = 1_800_000_000
INTO_LINES = "INSERT INTO lines (table_id, n, seat, what, at) VALUES (?, ?, ?, ?, ?)"


def fill(db: Db, tables: int, lines: int, secret: str) -> None:
    """Tables of two in the middle of random games, at which one guest has all seats."""
    guest_queries.add_guest(db, GUEST, credentials.hashed(secret), "Anna", NOW)
    for number in range(tables):
        game = ("murano", "venezia")[number % 2]
        rng, table = random.Random(number), Table.new(game, 2)
        table.deal()
        while table.n < lines and table.turn >= 0:
            action = rng.choice(table.log.legal)
            table.do(table.n, table.log.game.ACTIONS.name(action), Reader(table.turn, "en"))
        id = "".join("abcdefghij"[int(digit)] for digit in f"{number:016}")
        new = NewTable(game, [SeatPlan("me")] * 2)
        lobby.make(db, id, new_tables.parse(new), GUEST, "Anna", Limits(tables=10**6), NOW)
        db.do("DELETE FROM lines WHERE table_id = ?", id)
        for n, line in enumerate(table.log.lines):
            db.do(INTO_LINES, id, n, line.seat, line.what, NOW)
        db.do("UPDATE tables SET n = ?, turn = ? WHERE id = ?", table.n, table.turn, id)


async def prepare(place: str, tables: int, lines: int) -> tuple[str, list[str]]:
    """Make the database: the cookie of the guest, and the tables."""
    store = open_store(place)
    secret = credentials.new_secret()
    try:
        await store.run(migrate)
        await store.run(partial(fill, tables=tables, lines=lines, secret=secret))
        ids = await store.run(lambda db: db.all("SELECT id FROM tables WHERE state = 'playing'"))
    finally:
        await store.close()
    return f"laguna_guest={credentials.cookie_value(GUEST, secret)}", [id for (id,) in ids]


class Restart:
    """A server that has just been started, and everybody who comes back."""

    def __init__(self, place: str) -> None:
        limits = [part for name, value in LIMITS.items() for part in ("--limit", f"{name}={value:.0f}")]
        command = [sys.executable, "-m", "laguna", "serve", "--port", "0", "--db", place, *limits]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        while "Laguna is at" not in line:
            if not line:
                raise SystemExit("The server did not start.")
            line = self.process.stdout.readline()
        self.url = line.split()[-1].rstrip("/").replace("http", "ws")
        self.first = 0.0
        """Processor seconds until the first move was acknowledged."""
        self.seen = 0
        """How many players have seen their table again."""

    async def come_back(self, cookie: str, table: str, seat: int) -> None:
        """Connect, see the table, and move if it is our turn."""
        more: Any = {"compression": None, "max_queue": None, "additional_headers": {"Cookie": cookie}}
        while True:
            try:
                socket = await connect(f"{self.url}/api/tables/{table}/socket?seat={seat}", **more)
                break
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                await asyncio.sleep(0.02)
        shown = False
        async for raw in socket:
            message = json.loads(raw)
            if message["type"] == "state" and not shown:
                shown = True
                self.seen += 1
                if message["turn"] != seat:
                    break
                do = message["legal"][0]["do"]
                await socket.send(json.dumps({"type": "do", "n": message["n"], "do": do}))
            elif message["type"] == "done":
                self.first = self.first or seconds_of(self.process.pid)
                break
        await asyncio.sleep(1)  # Nobody leaves while others come.
        await socket.close()


async def measure(place: str, cookie: str, tables: list[str]) -> tuple[float, float]:
    """Processor seconds from the start to the first move, and until everybody is back and has moved once."""
    restart = await asyncio.to_thread(Restart, place)
    try:
        await asyncio.gather(*(restart.come_back(cookie, table, seat) for table in tables for seat in range(2)))
        return restart.first, seconds_of(restart.process.pid)
    finally:
        restart.process.kill()
        restart.process.wait()


def main() -> None:
    """Measure a few times, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--lines", type=int, default=150, help="how many lines each game has")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = str(Path(folder) / "tables.sqlite")
        cookie, tables = asyncio.run(prepare(place, options.tables, options.lines))
        found = [asyncio.run(measure(place, cookie, tables)) for _ in range(options.runs)]
    report = {
        "tables": len(tables),
        "sockets": 2 * len(tables),
        "processor_seconds_to_the_first_move": sorted(round(first, 2) for first, _ in found),
        "median": round(statistics.median(first for first, _ in found), 2),
        "processor_seconds_until_everybody_has_moved": sorted(round(end, 2) for _, end in found),
    }
    sys.stdout.write(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
