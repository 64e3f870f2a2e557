"""Servers on one database, and people who play slow games for days. All that happens is written down."""

import asyncio
import contextlib
import heapq
import json
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

from laguna.kernel.registry import load
from laguna.table import Log

from ..chaos import stored
from ..server.conftest import generous
from ..server.notices.outside import Request, Web, status
from ..server.notices.told import hosts
from ..server.running import Server
from .clock import PATIENCE, WeekClock
from .people import DAY, LOST, Person, Visit
from .record import Channel, Letter, Record, Shot, Span, Story

STEP = 60.0
"""How many seconds pass at least before we look again."""
OVERDUE = 300
"""How many seconds after a clock has run out something must have come of it."""
AT_ONCE = 60
"""How many people come or go at a time."""
LONGEST = 45
"""After how many days everything must be over."""


class Size(NamedTuple):
    """How much happens."""

    tables: int
    people: int
    days: int
    kills: int
    servers: int = 1
    to_the_end: bool = True
    """Does it go on until every game with a clock is over?"""


class World:
    """Servers and people."""

    def __init__(self, place: str, folder: Path, service: Web, size: Size, seed: int, code: str = "") -> None:
        """`code` plants a fault."""
        self.size = size
        self.service = service
        self.clock = WeekClock(folder)
        self.rng = random.Random(seed)
        self.counted: Counter[str] = Counter()
        self.people: list[Person] = []
        self.kills: list[float] = []
        self.began = self.clock.now()
        self.say: Callable[[str], object] = lambda text: None
        """Tells somebody who waits how far it has come."""
        self.log: list[str] = []
        """What servers that have ended had said."""
        self._place = place
        self._start = partial(
            Server,
            place,
            *generous(),
            *("--limit", "backups=0", "--limit", "sockets=5000", "--limit", "address_connections=6000"),
            code=self.clock.code + code,
            env=hosts(service.port),
        )
        self._servers: list[Server] = []
        self._tables: dict[str, tuple[str, str]] = {}
        self._shots: dict[str, list[Shot]] = {}
        self._here: dict[tuple[str, str], float] = {}
        self._present: list[Span] = []
        self._letters: list[Letter] = []
        self._channels: dict[str, tuple[Person, float]] = {}
        self._had: list[Channel] = []
        self._overdue: set[tuple[float, str]] = set()
        self._database: Any = None
        self._deadly = False
        service.always = self._receive

    @property
    def url(self) -> str:
        """Where the first server is."""
        return self._servers[0].url

    async def run(self) -> Record:
        """All of it."""
        try:
            self._servers = [await asyncio.to_thread(self._start) for _ in range(self.size.servers)]
            for server in self._servers:
                await asyncio.to_thread(server.wait)
            await self._begin()
            await self._live()
            return await self._end()
        finally:
            for person in self.people:
                with contextlib.suppress(*LOST):
                    await person.leave()
                await person.browser.http.aclose()
            for server in self._servers:
                await asyncio.to_thread(server.close)
                self.log += server.log
            if self._database is not None:
                self._database.close()

    def bots(self, record: Record) -> int:
        """How often a bot sat in for somebody."""
        found = 0
        for story in record.tables.values():
            for before, now in zip(story.shots, story.shots[1:], strict=False):
                found += sum(bool(one and one not in before.absent) for one in now.absent)
        return found

    # What people say of themselves.

    def comes(self, person: Person, table: str) -> None:
        """Somebody has a table open."""
        self._here[person.id, table] = self.clock.now()

    def goes(self, person: Person, table: str) -> None:
        """Somebody has it open no more."""
        begin = self._here.pop((person.id, table), None)
        if begin is not None:
            self._present.append(Span(person.id, table, begin, self.clock.now()))

    def has_channel(self, id: str, person: Person) -> None:
        """Somebody wants to be told."""
        self._channels[id] = person, self.clock.now()

    def has_no_channel(self, id: str) -> None:
        """Somebody wants to be told there no more."""
        person, begin = self._channels.pop(id)
        self._had.append(Channel(id, person.id, begin, self.clock.now()))

    async def _receive(self, request: Request, writer: asyncio.StreamWriter) -> None:
        """Something was sent."""
        if request.path.startswith("/push/"):
            channel = request.path
            body = self._channels[channel][0].read(request.body) if channel in self._channels else {}
            title, text = body.get("title", ""), body.get("body", "")
        else:
            body = json.loads(request.body)
            channel, title, text = body["topic"], body["title"], body["message"]
        self.counted["letters"] += 1
        person = self._channels[channel][0].id if channel in self._channels else ""
        for line in [title, *text.split("\n")]:
            what, _, table = line.partition(" ")
            if table in self._tables:
                one = Letter(self.clock.now(), self.counted["letters"], channel, person, what, table)
                self._letters.append(one)
        if self._deadly:
            # The server dies before it knows that this has arrived.
            self._deadly = False
            self._kill()
            return
        writer.write(status(201))
        await writer.drain()

    # The beginning.

    async def _begin(self) -> None:
        size, rng = self.size, self.rng
        self.people = [Person(self, number, random.Random(rng.random())) for number in range(size.people)]
        for part in _parts(self.people, 20):
            await asyncio.gather(*(person.begin() for person in part))
        # Everybody has a seat, and some have more.
        free: list[Person] = []
        for number in range(size.tables):
            game = rng.choice(("murano", "venezia"))
            seats = rng.randrange(2, 5)
            sat: list[Person] = []
            while len(sat) < seats:
                if not free:
                    free = rng.sample(self.people, size.people)
                one = free.pop()
                if one not in sat:
                    sat.append(one)
            await self._make(game, sat, number)

    async def _make(self, game: str, sat: list[Person], number: int) -> None:
        pace = ("week", "week", "today", "week", "free")[number % 5]
        at_zero = ("bot", "vote", "bot", "wait", "bot", "bot", "bot")[number % 7] if pace != "free" else "bot"
        options = {"stall_rounds": "1"} if game == "murano" else {}
        more: Any = {"pace": pace, "at_zero": at_zero, "options": options, "sitter": "random"}
        first, *others = sat
        made = await first.browser.make(
            game, "me", *["open"] * len(others), name=first.name, zone=first.zone, **more
        )
        table = made["id"]
        self._tables[table] = pace, at_zero
        self._shots[table] = []
        for seat, one in enumerate(others, 1):
            await one.browser.join(table, seat, one.name, zone=one.zone)
        for one in sat:
            one.tables.add(table)
            one.bound = one.bound or at_zero in ("wait", "vote") or pace == "free"

    # The days.

    async def _live(self) -> None:
        """Let time pass until everything is over."""
        begin = self.clock.now()
        events: list[tuple[float, int, Person, Visit | None]] = []
        count = 0

        def put(at: float, person: Person, visit: Visit | None) -> None:
            nonlocal count
            count += 1
            heapq.heappush(events, (at, count, person, visit))

        for person in self.people:
            for visit in person.visits(begin, self.size.days):
                put(visit.at, person, visit)
        deaths = sorted(begin + self.rng.random() * self.size.days * DAY for _ in range(self.size.kills))
        await self._settle()
        day = 0
        while self._unfinished():
            now = self.clock.now()
            if now > begin + day * DAY:
                day += 1
                self.say(f"day {day}: {len(self._unfinished())} tables, {dict(self.counted)}")
            if not self.size.to_the_end and now > begin + self.size.days * DAY:
                break
            assert now < begin + LONGEST * DAY, f"not over: {self._unfinished()}"
            if not events:
                # All but those have gone home for whom nobody plays.
                needed = {
                    one
                    for id in self._unfinished()
                    for one in self._shots[id][-1].holders
                    if self._tables[id][1] != "bot"
                }
                for person in self.people:
                    if person.id in needed:
                        for visit in person.visits(now, 1, often=6):
                            put(visit.at, person, visit)
            due = self._next_due() or now + DAY
            at = min(events[0][0], due) if events else due
            kill = bool(deaths) and deaths[0] <= at
            if kill:
                deaths.pop(0)
                self._deadly = self.rng.random() < 0.5
            await self._pass(max(at, now + STEP), kill)
            while events and events[0][0] <= self.clock.now():
                todo: dict[Person, Visit | None] = {}
                while events and events[0][0] <= self.clock.now() and len(todo) < AT_ONCE:
                    if events[0][2] in todo:
                        break  # Who has come goes only when all is done.
                    _, _, person, comes = heapq.heappop(events)
                    if comes is None or not (person.here or person.gone or not person.tables):
                        todo[person] = comes
                        if comes is not None:
                            self.counted["visits"] += 1
                            put(self.clock.now() + comes.stays, person, None)
                await asyncio.gather(*(one.come(come) if come else one.leave() for one, come in todo.items()))
                await self._settle()

    async def _pass(self, at: float, kill: bool) -> None:
        """Let time pass until then, and perhaps kill a server meanwhile."""
        going = asyncio.ensure_future(self.clock.go_to(at, self._servers))
        if kill and not self._deadly:
            await asyncio.sleep(self.rng.random() * 0.02)
            self._kill()
        await going
        if kill:
            # If nothing was sent, it dies all the same.
            self._deadly = False
            if all(server.process.poll() is None for server in self._servers):
                self._kill()
        await self._settle()

    def _kill(self) -> None:
        self.kills.append(self.clock.now())
        process = self.rng.choice(self._servers).process
        process.kill()
        process.wait()

    async def _revive(self) -> None:
        """Start what was killed, and let all come back who were there."""
        for place, server in enumerate(self._servers):
            if server.process.poll() is not None:
                await asyncio.to_thread(server.close)
                self.log += server.log
                self._servers[place] = await asyncio.to_thread(self._start, port=server.port)
                await asyncio.to_thread(self._servers[place].wait)

    async def _settle(self) -> None:
        """Wait until nothing is left that anybody has to do now."""
        end, lines = time.monotonic() + PATIENCE, -1
        while True:
            await self._revive()
            await asyncio.gather(*(person.return_to() for person in self.people if person.here))
            await self.clock.go_to(self.clock.now(), self._servers)
            if any(server.process.poll() is not None for server in self._servers):
                continue
            rows = self._look()
            active = {
                (person.id, table)
                for person in self.people
                if person.here and person.plays
                for table in person.pages
            }
            thinking = [
                (id, shot) for id, shot in rows if shot.turn >= 0 and (shot.holders[shot.turn], id) in active
            ]
            if not thinking:
                break
            # Whoever comes together may play a whole game. As long as anybody moves, nothing is stuck.
            if lines != (lines := sum(shot.n for _, shot in rows)):
                end = time.monotonic() + PATIENCE
            assert time.monotonic() < end, f"nobody moves: {thinking}"
            await asyncio.sleep(0.01)
        for id, shot in rows:
            shots = self._shots[id]
            if not shots or shots[-1]._replace(at=0) != shot._replace(at=0):
                shots.append(shot)
        self._find_overdue()

    def _ask(self, sql: str) -> list[tuple[Any, ...]]:
        if self._database is None:
            if self._place.startswith("postgresql"):
                self._database = psycopg.connect(self._place, autocommit=True)
            else:
                self._database = sqlite3.connect(self._place, isolation_level=None)
        found: list[tuple[Any, ...]] = self._database.execute(sql).fetchall()
        return found

    def _look(self) -> list[tuple[str, Shot]]:
        """How all tables stand that were not over before."""
        now = self.clock.now()
        done = {id for id, shots in self._shots.items() if shots and shots[-1].state == "over"}
        seats: dict[str, list[tuple[str, str]]] = {}
        # What is read must be of one moment.
        rows = self._ask(
            "SELECT t.id, t.n, t.state, t.turn, s.kind, s.guest, s.former FROM tables t "
            "JOIN seats s ON s.table_id = t.id ORDER BY t.id, s.seat"
        )
        heads = {}
        for id, n, state, turn, kind, guest, former in rows:
            if id in self._tables and id not in done:
                heads[id] = n, state, turn
                seats.setdefault(id, []).append((guest or "", (former or "") if kind == "bot" else ""))
        return [
            (id, Shot(now, *head, *(tuple(part) for part in zip(*seats[id], strict=True))))  # type: ignore[arg-type]
            for id, head in heads.items()
        ]

    def _find_overdue(self) -> None:
        now = self.clock.now()
        for id, until in self._ask(
            "SELECT c.table_id, c.until FROM clocks c JOIN tables t ON t.id = c.table_id "
            "WHERE t.state = 'playing' AND c.turn = t.turn AND c.until > 0 AND c.told = 0"
        ):
            if until + OVERDUE < now:
                self._overdue.add((float(until), id))

    def _next_due(self) -> float:
        return float(self._ask("SELECT COALESCE(min(at), 0) FROM due")[0][0])

    def _unfinished(self) -> list[str]:
        # A table without a clock ends when its people have played it: nobody plays for them.
        return [
            id
            for id, shots in self._shots.items()
            if self._tables[id][0] != "free" and (not shots or shots[-1].state != "over")
        ]

    async def _end(self) -> Record:
        """Close all pages, and put together what happened."""
        # What is told of the end is told to those who have gone home.
        for person in self.people:
            await person.leave()
        await self._settle()
        end = self.clock.now() + DAY
        while (now := self.clock.now()) < end:
            await self._pass(max(now + STEP, min(self._next_due() or end, end)), False)
        channels = [Channel(id, person.id, begin, end) for id, (person, begin) in self._channels.items()]
        lines = await asyncio.to_thread(stored.everything, self._place)
        tables = {}
        for id, (pace, at_zero) in self._tables.items():
            turns = _turns(lines[id])
            shots = [shot._replace(turns=turns[shot.n]) if shot.n else shot for shot in self._shots[id]]
            tables[id] = Story(pace, at_zero, shots)
            self.counted["lines"] += len(lines[id].lines)
        quiet = {person.id: person.quiet for person in self.people if person.quiet}
        return Record(
            tables,
            self._present,
            self._letters,
            [*self._had, *channels],
            quiet,
            self.kills,
            sorted(self._overdue),
            end,
            self.size.to_the_end,
        )


def _parts(things: list[Person], size: int) -> Iterator[list[Person]]:
    for first in range(0, len(things), size):
        yield things[first : first + size]


def _turns(table: stored.StoredTable) -> dict[int, int]:
    """How many turns had been played with so many lines."""
    log = Log(load(table.game), table.seats, table.options)
    found = {0: 0}
    for n, line in table.lines:
        log.extend([line])
        found[n + 1] = log.game.turns(log.state)
    return found
