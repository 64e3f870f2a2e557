"""One connection of a page to a table: what it is for, and what waits to be sent to it."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

from laguna.table import wording
from laguna.table.messages import Lang

from .. import metrics
from ..limits import Limits
from ..show.messages import Bye, Said, ServerMessage
from ..store.rows import ChatRow
from . import credentials

Goodbye = Literal["slow", "restart", "gone", "seat_lost", "too_many", "bad_frames", "banned", "site_password"]
"""Why the server closes a connection: the ids of `Bye`."""
CODES: dict[Goodbye, int] = {
    "slow": 4008, "restart": 1012, "gone": 4004, "seat_lost": 4003, "too_many": 4029, "bad_frames": 1008,
    "banned": 4003, "site_password": 4003,
}  # fmt: skip
"""The WebSocket close code for each goodbye."""
GOODBYE = 2.0
"""How many seconds a page has to take the last message."""
SEND = 20.0
"""How many seconds a page has to take any message."""
AtOnce = Callable[[bytes], bool]
"""Sends a message if the page reads what it is sent; False if the message has to wait."""
_encode = msgspec.json.encode


class Connection:
    """A page that is connected for one seat, or that watches."""

    def __init__(self, guest: str, seat: int, lang: Lang, sent: int, limits: Limits) -> None:
        self.id = credentials.new_id()
        """Which connection this is; nobody is told."""
        self.watches = False
        """Is it in the list of those who watch?"""
        self.guest = guest
        """Whose browser; empty if it has no cookie."""
        self.device = ""
        """Which device of theirs: the hash of the secret in its cookie."""
        self.address = ""
        """From where it comes; of IPv6 the first 64 bits."""
        self.name = ""
        """What its person is called; empty if they have not said."""
        self.seat = seat
        """Which seat it is for; -1 if it watches."""
        self.lang = lang
        """The language of everything that is sent to it."""
        self.sent = sent
        """Everything before this line has been sent."""
        self.drawing = False
        """Does it want views as text, too?"""
        self.muted: set[int] = set()
        """The seats whose chat is not wanted."""
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._limit = limits.queue
        self._closing: Bye | None = None
        self._wake = asyncio.Event()
        self._at_once: AtOnce | None = None
        """How to send something at once; None while something else is being sent."""

    def push(self, data: bytes) -> None:
        """Send this soon. A page that does not read is dropped, so that nobody waits for it."""
        if self._closing is not None:
            return
        if self._at_once is not None and self._waiting.empty() and self._at_once(data):
            return
        if self._waiting.qsize() >= self._limit:
            self.bye("slow")
            return
        self._waiting.put_nowait(data)
        self._wake.set()

    def send(self, message: ServerMessage) -> None:
        """Send a message soon."""
        self.push(_encode(message))

    def hear(self, said: ChatRow) -> None:
        """Pass on a chat message, unless its seat is muted."""
        if said.seat not in self.muted:
            self.send(Said(said.id, said.seat, said.name, said.text, said.at))

    def bye(self, error: Goodbye, words: str = "") -> None:
        """Close the connection, and say why: in the words `bye-<words>`, if not in those of the error."""
        if self._closing is None:
            if error == "slow":
                metrics.SLOW.inc()
            self._closing = Bye(error, wording.say(self.lang, f"bye-{words or error}"))
            self._wake.set()

    async def write(
        self,
        send: Callable[[bytes], Awaitable[None]],
        close: Callable[[int], Awaitable[None]],
        at_once: AtOnce | None = None,
    ) -> None:
        """Send what waits, until the connection is to be closed.

        Only what cannot be sent at once, because the page is slow to read, passes through here.
        """
        while True:
            self._at_once = at_once
            await self._wake.wait()
            self._at_once = None
            self._wake.clear()
            while not self._waiting.empty() and not self._is_slow():
                try:
                    # Not `wait_for`: before Python 3.12 it can swallow being cancelled.
                    async with asyncio.timeout(SEND):
                        await send(self._waiting.get_nowait())
                except TimeoutError:
                    self.bye("slow")
                    break
            if self._closing is not None:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(GOODBYE):
                        await send(_encode(self._closing))
                        await close(CODES[self._closing.error])
                return

    def _is_slow(self) -> bool:
        return self._closing is not None and self._closing.error == "slow"
