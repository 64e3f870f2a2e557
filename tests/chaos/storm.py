"""A server in a storm: people play at a few tables while it is killed, started again and broken."""

import asyncio
import contextlib
import os
import random
import time
from functools import partial
from types import TracebackType
from typing import Self

import httpx

from ..server.browser import Browser
from ..server.conftest import generous
from ..server.running import Server
from . import stored
from .checker import Problem, check
from .history import History
from .people import Person

PATIENCE = 90.0
"""After how many seconds a table at which nothing happens counts as stuck."""


class Storm:
    """A server, its database, and people at its tables."""

    def __init__(
        self,
        place: str,
        seed: int,
        tables: int = 4,
        *,
        args: tuple[str, ...] = (),
        code: str = "",
        env: dict[str, str] | None = None,
        reading: str = "",
        bots: bool = False,
        pause: float = 0.02,
    ) -> None:
        """`reading` is another address under which the tests read the database; `bots` have the third seats."""
        self.place = place
        self.reading = reading or place
        self.rng = random.Random(seed)
        self.people: list[Person] = []
        """Everybody who has played, at tables that are over, too."""
        self.marks: list[dict[str, int]] = []
        """How many lines each table had at the end of each life of the server."""
        self.deaths = 0
        """How often the server ended without a goodbye."""
        self.waits: list[float] = []
        """How many seconds it took until everybody played on, after each restart."""
        self.log: list[str] = []
        """What servers that have ended had said."""
        self.server: Server
        self.browser: Browser
        self._start = partial(Server, place, *generous(), *args, code=code, env=env)
        self._count = tables
        self._bots = bots
        self._pause = pause
        self._slots: list[asyncio.Future[None]] = []
        self._playing: dict[int, list[Person]] = {}

    @property
    def life(self) -> int:
        """Which life of the server this is, from 0."""
        return len(self.marks)

    @property
    def acknowledged(self) -> int:
        """How many moves were acknowledged so far."""
        return sum(person.done for person in self.people)

    @property
    def refused(self) -> int:
        """How many moves could not be stored and were refused."""
        return sum(person.refused for person in self.people)

    async def __aenter__(self) -> Self:
        self.server = await asyncio.to_thread(self._start)
        self.browser = Browser(self.server.url)
        try:
            await self._begin()
        except BaseException:
            await self.__aexit__(None, None, None)
            raise
        return self

    async def _begin(self) -> None:
        await asyncio.to_thread(self.server.wait)
        await self.browser.call("PUT", "/me", {"name": "Anna"})  # One guest, whose cookie all pages have.
        await self._leave_one()
        self._slots = [asyncio.ensure_future(self._fill(number)) for number in range(self._count)]
        await self.moves(1)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._go_home()
        await asyncio.to_thread(self.server.close)
        await self.browser.http.aclose()

    async def _leave_one(self) -> None:
        """A table at which somebody has moved, and to which nobody comes any more: it must be there in the end."""
        table = (await self.browser.make("murano", "me", "me"))["id"]
        turn = (await self.browser.sit(table)).state["turn"]
        person = Person(self.browser, History(table, turn), self.rng, lambda: 0, 0.0)
        self.people.append(person)
        playing = asyncio.ensure_future(person.play())
        await self._until(lambda: person.done, "first move")
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    async def _fill(self, number: int) -> None:
        """Play at one table after the other."""
        game = ("murano", "venezia")[number % 2]
        seats = ["me", "me", "random"] if self._bots and number % 4 > 1 else ["me", "me"]
        while True:
            try:
                table = (await self.browser.make(game, *seats))["id"]
            except (AssertionError, httpx.HTTPError):  # The server is away, or cannot store it now.
                await asyncio.sleep(0.1)
                continue
            people = [
                Person(
                    self.browser,
                    History(table, seat),
                    random.Random(self.rng.random()),
                    lambda: self.life,
                    self._pause,
                )
                for seat in range(2)
            ]
            self.people += people
            self._playing[number] = people
            await asyncio.gather(*(person.play() for person in people))

    async def _go_home(self) -> None:
        for slot in self._slots:
            slot.cancel()
        for ended in await asyncio.gather(*self._slots, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended

    async def moves(self, count: int) -> None:
        """Until so many more moves have been acknowledged."""
        wanted = self.acknowledged + count
        await self._until(lambda: self.acknowledged >= wanted, f"{count} moves")

    async def refusals(self) -> None:
        """Until somebody is told that their move cannot be stored."""
        before = self.refused
        await self._until(lambda: self.refused > before, "a refusal")

    async def said(self, text: str) -> None:
        """Until the log of the server says something."""
        await self._until(lambda: any(text in line for line in list(self.server.log)), text)

    async def _until(self, fits: "object", what: str) -> None:
        assert callable(fits)
        end = time.monotonic() + PATIENCE
        while not fits():
            for slot in self._slots:
                if slot.done():
                    slot.result()
            if time.monotonic() > end:
                raise AssertionError(f"stuck: no {what}; " + "\n".join(self.server.log[-20:]))
            await asyncio.sleep(0.005)

    # Ends and beginnings.

    async def kill(self) -> None:
        """End the server at once, in the middle of whatever it does."""
        await asyncio.to_thread(self.server.kill)
        self.deaths += 1
        await self.note_end()

    async def stop(self) -> None:
        """End the server as an administrator would."""
        assert await asyncio.to_thread(self.server.stop) == 0, self.server.log
        await self.note_end()

    async def note_end(self) -> None:
        """Note what a life of the server has left behind."""
        self.log += self.server.log
        self.marks.append(await asyncio.to_thread(stored.counts, self.reading))

    async def start(self, all_go_on: bool = True) -> None:
        """Start a server on the same port, and wait until everybody has been shown something."""
        begin = time.monotonic()
        life = self.life
        self.server = await asyncio.to_thread(self._start, port=self.server.port)
        if all_go_on:
            await self._until(
                lambda: all(
                    person.seen >= life or person.over for people in self._playing.values() for person in people
                ),
                "state for everybody after a restart",
            )
            self.waits.append(time.monotonic() - begin)

    # The end.

    async def finish(self, views: bool = True) -> list[Problem]:
        """Let everybody play once more, send them home, stop the server, and look for problems."""
        await self.moves(self._count)
        await self._go_home()
        with contextlib.suppress(ProcessLookupError):
            await self.stop()
        found = await asyncio.to_thread(stored.everything, self.reading)
        return check([person.history for person in self.people], found, self.marks, views)


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found: list[int] = []
    for task in os.listdir(f"/proc/{process}/task"):
        with open(f"/proc/{process}/task/{task}/children") as file:
            found += [int(child) for child in file.read().split()]
    return found
