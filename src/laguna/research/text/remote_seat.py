"""A seat at a table of a server, over its socket (docs/protocol.md).

Texts of the server are not used, but for reasons: events and views come as ids and numbers, and are put into words
here. So nothing that other people write, their names and their chat, is read by the model.
"""

import asyncio
import json
from contextlib import suppress
from itertools import count
from types import TracebackType
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from laguna.kernel.errors import LagunaError
from laguna.kernel.event import Event
from laguna.kernel.game import view_type
from laguna.kernel.registry import load
from laguna.table.log import UNDO

from .guest import Guest, Link
from .situation import Ending, Refusal, Situation

FOR_GOOD = ("gone", "seat_lost", "too_many", "bad_frames", "banned", "site_password")
"""After these a server would not let us in again."""
PING = 20.0
"""How many seconds lie between two signs of life."""
PAUSE = 1.0
"""How many seconds we wait before we connect again."""
LONGEST_PAUSE = 10.0
"""The pause grows up to so many seconds, as long as we fail."""
CONNECTS = 60
"""How often in a row we may fail to connect before we give up."""
TRIES = 5
"""How often a request is sent, if the connection is lost each time before it is answered."""


Json = dict[str, Any]
"""A message."""


class RemoteSeat:
    """A seat at a table of a server; use it in an `async with`."""

    seat: int
    """Which seat; known once connected."""
    seats: int
    """How many seats the table has."""

    def __init__(self, guest: Guest, link: Link, name: str) -> None:
        self._guest = guest
        self._link = link
        self._name = name
        self._state: Json = {}
        self._story: list[Json] = []
        self._parts: list[Json] = []
        self._next: Json = {}
        self._names: dict[int, str] = {}
        self._ending: Ending | None = None
        self._changed = asyncio.Condition()
        self._version = 0
        self._answers: dict[int, asyncio.Future[Json]] = {}
        self._ids = count(1)
        self._socket: ClientConnection | None = None
        self._over: LagunaError | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "RemoteSeat":
        table = await asyncio.to_thread(self._guest.sit_down, self._link, self._name)
        self.game = load(table["game"])
        if table["rules"] != self.game.VERSION:
            raise LagunaError(
                f"The server plays rules {table['rules']} of {self.game.NAME}, and these are rules "
                f"{self.game.VERSION}."
            )
        self.seats = len(table["seats"])
        self.seat = next(one["seat"] for one in table["seats"] if one["mine"] or one["claim"])
        self._know(table)
        self._tasks = [asyncio.create_task(self._stay()), asyncio.create_task(self._ping())]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # What is asked.

    @property
    def version(self) -> int:
        """It rises with every change at the table."""
        return self._version

    async def situation(self) -> Situation | None:
        """What the seat knows now; None while the table waits for people."""
        if self._over is not None:
            raise self._over
        state = self._state
        if not state:
            return None
        if state["turn"] == -2 and self._ending is None:
            told = await asyncio.to_thread(self._guest.ask, "GET", f"/tables/{self._link.table}/outcome")
            self._ending = Ending(tuple(told["scores"]), tuple(told["ranks"]), tuple(told["ended_by"]))
        number = self.game.ACTIONS.number
        return Situation(
            n=state["n"],
            view=msgspec.convert(state["view"], view_type(self.game)),
            story=tuple(Event(one["key"], one["args"]) for one in self._story if one["key"] != UNDO),
            legal=tuple(number(choice["do"]) for choice in state["legal"]),
            ending=self._ending if state["turn"] == -2 else None,
        )

    async def why(self, action: int) -> Refusal | None:
        """Why an action may not be done now; None if it may."""
        if not self._state:
            return Refusal("not_now", "The table still waits for people.")
        told = await self._ask({"type": "why", "do": self.game.ACTIONS.name(action)})
        if told["type"] == "why" and told["legal"]:
            return None
        return Refusal("not_legal" if told["type"] == "why" else told["error"], self._plain(told), told["rule"])

    async def do(self, action: int) -> Refusal | None:
        """Do an action, and wait until it is seen at the table; or say why not."""
        if not self._state:
            return Refusal("not_now", "The table still waits for people.")
        told = await self._ask({"type": "do", "n": self._state["n"], "do": self.game.ACTIONS.name(action)})
        if told["type"] == "refused":
            return Refusal(told["error"], self._plain(told), told["rule"])
        async with self._changed:
            await self._changed.wait_for(lambda: self._over is not None or self._state["n"] >= told["next"])
        return None

    async def wait(self, seconds: float, version: int) -> bool:
        """Wait until something is new since this version, but not longer; whether something is."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._changed:
                await self._changed.wait_for(lambda: self._over is not None or self._version > version)
        return self._version > version

    def _plain(self, told: Json) -> str:
        """A reason, with numbers for the names of players."""
        text = str(told["text"])
        for seat, name in sorted(self._names.items(), key=lambda pair: -len(pair[1])):
            if name:
                text = text.replace(name, f"Player {seat + 1}")
        return text

    async def _ask(self, message: Json) -> Json:
        """Ask something, again after a lost connection: what was done before is answered like the first time."""
        number = next(self._ids)
        for _ in range(TRIES):
            async with self._changed:
                await self._changed.wait_for(lambda: self._over is not None or self._socket is not None)
            if self._over is not None:
                raise self._over
            socket = self._socket
            assert socket is not None
            answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
            self._answers[number] = answer
            try:
                await socket.send(json.dumps({**message, "id": number}))
                return await answer
            except (ConnectionClosed, ConnectionError):
                continue
            finally:
                self._answers.pop(number, None)
        raise LagunaError("The connection to the server is lost again and again.")

    # The socket.

    async def _stay(self) -> None:
        """Be connected, again and again, until there is a reason not to be."""
        failed = 0
        try:
            # With drawings, reasons speak of places by the numbers that drawings have.
            while self._over is None:
                address = f"{self._link.site.replace('http', 'ws', 1)}/api/tables/{self._link.table}/socket"
                n = self._state.get("n", 0)
                try:
                    async with connect(
                        f"{address}?seat={self.seat}&lang=en&drawing=1&n={n}",
                        additional_headers=self._guest.headers(),
                        max_size=1 << 17,
                    ) as socket:
                        failed = 0
                        await self._listen(socket)
                except (OSError, EOFError, TimeoutError, WebSocketException) as error:
                    failed += 1
                    if failed > CONNECTS:
                        self._over = LagunaError(f"The server cannot be reached: {error}.")
                await self._lose()
                if self._over is None:
                    await asyncio.sleep(min(PAUSE * failed, LONGEST_PAUSE))
        except Exception as error:  # A model must not wait for ever because of what we did not foresee.
            self._over = LagunaError(f"The connection failed: {error!r}.")
            await self._lose()

    async def _listen(self, socket: ClientConnection) -> None:
        async for raw in socket:
            message = json.loads(raw)
            async with self._changed:
                # Only now the story goes on from where it was: requests wait for that.
                if message["type"] == "hello":
                    self._socket = socket
                self._take(message)
                self._changed.notify_all()
            if self._over is not None:
                return

    async def _lose(self) -> None:
        """The connection is lost: who waits for an answer asks again."""
        async with self._changed:
            self._socket = None
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError())
            self._changed.notify_all()

    def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind in ("hello", "table"):
            self._know(message["table"])
            if kind == "hello":
                self._parts, self._next = [], {}
        elif kind == "events":
            self._parts += message["events"]
        elif kind == "state":
            self._next = message
            self._settle()
        elif kind == "legal":
            self._next["legal"] += message["legal"]
            self._next["more"] -= len(message["legal"])
            self._settle()
        elif kind == "bye" and message["error"] in FOR_GOOD:
            self._over = LagunaError(f"The server says goodbye: {message['error']}.")
        elif (answer := self._answers.get(message.get("id", 0))) is not None and not answer.done():
            answer.set_result(message)

    def _settle(self) -> None:
        """Go on to the next state, once all parts of it are here."""
        if self._next["more"]:
            return
        for one in self._parts + self._next["events"]:
            if one["key"] == UNDO:
                self._story = [other for other in self._story if other["n"] < one["args"]["first"]]
            self._story.append(one)
        self._parts, self._state = [], self._next
        self._version += 1

    def _know(self, table: Json) -> None:
        """Keep what people are called, so that it can be taken out again."""
        self._names = {one["seat"]: one["name"] for one in table["seats"]}
        if table["state"] == "closed":
            self._over = LagunaError("The table was closed before the game came to its end.")

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PING)
            if self._socket is not None:
                with suppress(ConnectionClosed):
                    await self._socket.send('{"type":"ping"}')
