"""The server is killed while people and bots play: no acknowledged move is lost, and every table goes on."""

import asyncio
import os
import random
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from laguna.kernel.registry import load
from laguna.server.store import Db, open_store, queries
from laguna.table import Line, Log

from ..walks import SOAK
from .browser import Browser, Page, run
from .conftest import BACKENDS, generous, new_place
from .running import Server

TABLES = 20 if SOAK else 5
KILLS = 30 if SOAK else 3
AT_LEAST = 20 if SOAK else 3
"""Moves of people between two kills, over all tables, before the next one may come."""
GOES_ON = 2.0
"""Seconds after a restart within which every table is wanted to go on; reported, not asserted."""


class Person:
    """Somebody who plays one seat, through all breaks, and remembers what was acknowledged."""

    def __init__(self, browser: Browser, table: str, seat: int, seed: int) -> None:
        self.browser = browser
        self.table = table
        self.seat = seat
        self.rng = random.Random(seed)
        self.wanted: dict[int, str] = {}
        """What was sent, by line."""
        self.acknowledged: dict[int, tuple[str, int]] = {}
        """What was said to be stored, by line, and the line that came next."""
        self.told: list[tuple[int, str]] = []
        """Events, once each, whatever broke in between."""
        self.n = 0
        self.seen = 0.0
        """When the last state came."""
        self.over = False

    async def play(self) -> None:
        """Until the game is over, or somebody has had enough."""
        while not self.over:
            try:
                page = await self.browser.open(self.table, seat=self.seat, n=self.n)
                await self._sit(page)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(0.05)

    async def _sit(self, page: Page) -> None:
        while True:
            message = await page.receive()
            if message["type"] == "done":
                do = self.wanted[message["n"]]
                again = self.acknowledged.setdefault(message["n"], (do, message["next"]))
                assert again == (do, message["next"]), "a repeat is answered like the first"
            assert message["type"] != "refused", (message, self.wanted.get(message["n"]), self.table)
            if message["type"] in ("state", "events"):
                self.told += [(event["n"], event["text"]) for event in message["events"]]
            if message["type"] != "state":
                continue
            self.n, self.seen = message["n"], time.monotonic()
            self.over = message["turn"] == -2
            if self.over:
                return
            if message["turn"] == self.seat:
                n = message["n"]
                if n not in self.wanted:
                    self.wanted[n] = self.rng.choice(message["legal"])["do"]
                # After a break this may be the second time, which must make no difference.
                await page.send(type="do", n=n, do=self.wanted[n])
                if self.rng.random() < 0.2:
                    await page.send(type="do", n=n, do=self.wanted[n])


async def logs_of(place: str, tables: list[str]) -> dict[str, tuple[Any, list[Any]]]:
    """What is stored, read anew."""
    store = open_store(place)
    found = {}
    try:
        for table in tables:

            def read(db: Db, table: str = table) -> Any:  # noqa: ANN401
                row = queries.table(db, table)
                return row, db.all("SELECT n, seat, what FROM lines WHERE table_id = ? ORDER BY n", table)

            found[table] = await store.run(read)
    finally:
        await store.close()
    return found


@pytest.mark.parametrize("backend", BACKENDS)
def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = new_place(request, backend, tmp_path)
    seed = int(os.environ.get("LAGUNA_SEED", "1"))
    told: list[str] = []
    run(lambda: _kill(place, random.Random(seed), told))
    with capsys.disabled():  # Everybody is to see it, also where several processes run the tests.
        sys.stderr.write(f"\n{backend}: {told[0]}\n")


async def _kill(place: str, rng: random.Random, told: list[str]) -> None:
    server = Server(place, *generous())
    waits: list[float] = []
    playing: list[asyncio.Future[None]] = []
    try:
        server.wait()
        async with Browser(server.url) as browser:
            people: list[Person] = []
            for number in range(TABLES):
                game = ("murano", "venezia")[number % 2]
                seats = ("me", "random", "random") if number % 3 else ("me", "me", "random")
                table = (await browser.make(game, *seats))["id"]
                people += [
                    Person(browser, table, seat, number * 10 + seat)
                    for seat, kind in enumerate(seats)
                    if kind == "me"
                ]
            playing += [asyncio.ensure_future(person.play()) for person in people]
            for _ in range(KILLS):
                before = sum(len(person.acknowledged) for person in people)
                while sum(len(person.acknowledged) for person in people) < before + AT_LEAST:
                    if all(person.over for person in people):
                        break
                    _raise_failures(playing)
                    await asyncio.sleep(0.01)
                await asyncio.sleep(rng.random() * 0.3)
                await asyncio.to_thread(server.kill)
                begin = time.monotonic()
                server = await asyncio.to_thread(partial(Server, place, *generous(), port=server.port))
                for person in people:
                    while person.seen < begin and not person.over:
                        _raise_failures(playing)
                        await asyncio.sleep(0.01)
                waits.append(time.monotonic() - begin)
            # Every table goes on: somebody moves at each that is not over.
            counts = {person: len(person.acknowledged) for person in people}
            for person in people:
                while len(person.acknowledged) == counts[person] and not person.over:
                    _raise_failures(playing)
                    await asyncio.sleep(0.01)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            assert await asyncio.to_thread(server.stop) == 0
            await _check(place, people)
    finally:
        for task in playing:
            task.cancel()
        server.close()
    waits.sort()
    told.append(
        f"{len(waits)} kills, {sum(len(person.acknowledged) for person in people)} moves acknowledged; "
        f"all tables went on after {waits[len(waits) // 2]:.2f} s (median), {waits[-1]:.2f} s (longest); "
        f"wanted: {GOES_ON} s"
    )


def _raise_failures(tasks: "list[asyncio.Future[None]]") -> None:
    for task in tasks:
        if task.done() and not task.cancelled() and task.exception() is not None:
            task.result()


async def _check(place: str, people: list[Person]) -> None:
    logs = await logs_of(place, sorted({person.table for person in people}))
    for person in people:
        row, lines = logs[person.table]
        assert [n for n, _, _ in lines] == list(range(len(lines))), "no line is missing"
        assert row.n == len(lines)
        mine = {n: what for n, seat, what in lines if seat == person.seat}
        for n, (do, _) in person.acknowledged.items():
            assert mine.get(n) == do, "what was acknowledged is there, under its number"
        for n, what in mine.items():
            assert person.wanted.get(n) == what, "nothing is there that was not asked for"
        # The log can be played again, and tells what was told, each thing once.
        log = Log(load(row.game), row.seats, row.options)
        log.extend(Line(seat, what) for _, seat, what in lines)
        assert log.turn == row.turn
        assert person.told == sorted(person.told, key=lambda told: told[0])
        assert len([n for n, _ in person.told]) == len(
            [entry for entry in log.story if entry.n < person.n and entry.event.seen_by & 1 << person.seat]
        )


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_graceful_stop_says_goodbye_and_loses_nothing(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    place = new_place(request, backend, tmp_path)

    async def work() -> None:
        server = Server(place, *generous())
        try:
            server.wait()
            async with Browser(server.url) as anna:
                table = (await anna.make("murano", "me", "me"))["id"]
                page = await anna.sit(table)
                done = await page.do("act")
                stopping = asyncio.ensure_future(asyncio.to_thread(server.stop))
                with pytest.raises(ConnectionClosed) as closed:
                    await page.until("bye")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                assert await stopping == 0
                server = Server(place, *generous(), port=server.port)
                server.wait()
                again = await anna.sit(table, n=page.state["n"])
                assert again.state["n"] == done["next"]
        finally:
            server.close()

    run(work)
