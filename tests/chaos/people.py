"""Somebody who plays one seat through all breaks, and writes a history."""

import asyncio
import random
from collections.abc import Callable

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from ..server.browser import Browser, Json, Page
from .history import History, digest, event_text

AGAIN = 0.03
"""How many seconds people wait before they try again."""


class Person:
    """Plays at random: what is legal, now and then twice, now and then back."""

    def __init__(
        self, browser: Browser, history: History, rng: random.Random, life: Callable[[], int], pause: float
    ) -> None:
        """`life` says which life of the server this is, and `pause` how many seconds a decision takes at most."""
        self.browser = browser
        self.history = history
        self.seen = -1
        """In which life of the server the last state came."""
        self.done = 0
        """How many moves were acknowledged, each once."""
        self.refused = 0
        """How many were refused because the server could not store them."""
        self.over = False
        self._rng = rng
        self._life = life
        self._pause = pause
        self._n = 0
        self._wanted: dict[int, str] = {}
        self._confirmed: set[int] = set()
        self._news: list[Json] = []

    async def play(self) -> None:
        """Until the game is over."""
        while not self.over:
            life = self._life()
            self._news = []
            page = None
            try:
                page = await self.browser.open(self.history.table, seat=self.history.seat, n=self._n)
                if life == self._life():  # Else it is not known which server this is.
                    await self._sit(page, life)
            except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError):
                await asyncio.sleep(AGAIN)
            finally:
                if page is not None:
                    self.browser.pages.remove(page)
                    page.socket.transport.abort()

    async def _sit(self, page: Page, life: int) -> None:
        while True:
            message = await page.receive()
            kind = message["type"]
            if kind == "done":
                self.history.note("done", life, message["n"], "", message["next"])
                if message["n"] not in self._confirmed:
                    self._confirmed.add(message["n"])
                    self.done += 1
            elif kind == "refused":
                await self._try_again(page, message, life)
            elif kind == "events":
                self._news += message["events"]
            elif kind == "state":
                await self._decide(page, message, life)
                if self.over:
                    return
            elif kind == "bye":
                await asyncio.sleep(AGAIN)

    async def _try_again(self, page: Page, message: Json, life: int) -> None:
        """The server could not do it: the same once more, as the page does."""
        self.history.note("refused", life, message["n"], message["error"])
        self.refused += 1
        await asyncio.sleep(AGAIN)
        if self._n in self._wanted:
            await self._send(page, self._n, life)

    async def _decide(self, page: Page, message: Json, life: int) -> None:
        n, seat = message["n"], self.history.seat
        for event in [*self._news, *message["events"]]:
            self.history.note("told", life, event["n"], event_text(event))
        self._news = []
        self.history.note("shown", life, n, digest(message["view"]))
        self._n, self.seen = n, life
        self.over = message["turn"] == -2
        if self.over or message["turn"] != seat:
            return
        if n not in self._wanted:
            await asyncio.sleep(self._rng.random() * self._pause)
            back = message["undo"] and self._rng.random() < 0.05
            self._wanted[n] = "undo 1" if back else self._rng.choice(message["legal"])["do"]
        # After a break this may be the second time, which must make no difference.
        await self._send(page, n, life)
        if self._rng.random() < 0.1:
            await self._send(page, n, life)

    async def _send(self, page: Page, n: int, life: int) -> None:
        what = self._wanted[n]
        self.history.note("sent", life, n, what)
        if what.startswith("undo "):
            await page.send(type="undo", n=n, steps=1)
        else:
            await page.send(type="do", n=n, do=what)
