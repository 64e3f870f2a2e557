"""A Model Context Protocol server: a language model takes a seat at a table through six tools.

`rules`, `look`, `legal`, `why`, `do` and `wait`, over stdio, with the official SDK. The seat is at a table in this
process or at one of a server. A model is told what `speech` says, and nothing that other people write.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Protocol

import msgspec

import laguna
from laguna.kernel.errors import CannotParse, LagunaError
from laguna.research.extras import needed

from .local_seat import LocalSeat
from .remote_seat import RemoteSeat
from .situation import Refusal, Situation
from .speech import Speech

with needed("laguna mcp", "mcp"):
    from mcp.server import MCPServer
    from mcp.types import ToolAnnotations
    from pydantic import Field

LONGEST = 300
"""The most seconds that `wait` waits."""
INSTRUCTIONS = """\
You have a seat at a board game. Read `rules` first. Then, until the game is over: `look` shows what you know and \
what you may do; `do` does one action, in the notation that `look` and `legal` list; `wait` waits for the others. \
One turn may take several actions. `why` explains why an action is not allowed."""
"""What a model is told about the tools."""


class Seat(Protocol):
    """A seat, wherever the table is."""

    seat: int
    seats: int
    game: Any

    @property
    def version(self) -> int:
        """It rises with every change at the table."""
        ...

    async def situation(self) -> Situation | None:
        """What the seat knows now; None while the table waits for people."""
        ...

    async def why(self, action: int) -> Refusal | None:
        """Why an action may not be done now; None if it may."""
        ...

    async def do(self, action: int) -> Refusal | None:
        """Do an action, or say why not."""
        ...

    async def wait(self, seconds: float, version: int) -> bool:
        """Wait until something is new since this version; whether something is."""
        ...


class Here:
    """A seat at a table in this process. The bots think in a thread, so that the protocol goes on."""

    def __init__(self, local: LocalSeat) -> None:
        self._local = local
        self.seat, self.seats, self.game = local.seat, local.seats, local.game

    @property
    def version(self) -> int:
        """The number of the line that comes next."""
        return self._local.log.n

    async def situation(self) -> Situation | None:
        """What the seat knows now."""
        return self._local.situation()

    async def why(self, action: int) -> Refusal | None:
        """Why an action may not be done now; None if it may."""
        return self._local.why(action)

    async def do(self, action: int) -> Refusal | None:
        """Do an action, or say why not."""
        return await asyncio.to_thread(self._local.do, action)

    async def wait(self, seconds: float, version: int) -> bool:
        """Nothing happens here of its own accord: bots have answered by now."""
        return self.version > version


class Table:
    """The tools, for one seat. One of them works at a time."""

    def __init__(self, seat: Seat, renamed: int | None = None, as_json: bool = False) -> None:
        self._seat = seat
        self.speech = Speech(seat.game.NAME, seat.seats, seat.seat, renamed)
        self._as_json = as_json
        self._told = 0
        self._version = -1
        self._lock = asyncio.Lock()

    async def rules(self, about: str = "") -> str:
        """The rules, or what they say about a rule id or some words."""
        text = self.speech.rules(about)
        return text if about else f"{text}\n{self.speech.legend()}\n"

    async def look(self, history: bool = False) -> str:
        """What the seat knows."""
        async with self._lock:
            if history:
                self._told = 0
            return await self._look()

    async def legal(self) -> str:
        """What the seat may do."""
        async with self._lock:
            now = await self._seat.situation()
            return WAITING if now is None else self.speech.legal(now)

    async def why(self, action: str) -> str:
        """Why an action may not be done now, or that it may."""
        async with self._lock:
            number = self._number(action)
            refused = number if isinstance(number, Refusal) else await self._seat.why(number)
            return "This may be done now." if refused is None else self._refused(number, refused)

    async def do(self, action: str) -> str:
        """Do an action: what happened then, or why it was refused."""
        async with self._lock:
            number = self._number(action)
            refused = number if isinstance(number, Refusal) else await self._seat.do(number)
            if refused is not None:
                return self._refused(number, refused)
            return await self._look()

    async def wait(self, seconds: float) -> str:
        """Wait until this seat is to decide, or the game is over, but not longer than this."""
        loop = asyncio.get_running_loop()
        end = loop.time() + min(max(0.0, seconds), LONGEST)
        async with self._lock:
            while True:
                version = self._seat.version
                now = await self._seat.situation()
                if now is not None and (now.legal or now.ending is not None or now.is_cut):
                    return await self._look()
                if loop.time() >= end:
                    return WAITING if now is None else f"Nothing to do yet. {self.speech.question(now)}"
                await self._seat.wait(end - loop.time(), version)

    def _number(self, action: str) -> int | Refusal:
        try:
            return self.speech.action(action)
        except CannotParse:
            return self.speech.unknown(action)

    def _refused(self, number: int | Refusal, refused: Refusal) -> str:
        if not isinstance(number, Refusal):
            refused = msgspec.structs.replace(refused, text=self.speech.said(refused.text))
        return self.speech.refusal(refused)

    async def _look(self) -> str:
        now = await self._seat.situation()
        if now is None:
            return WAITING
        news = now.story[min(self._told, len(now.story)) :]
        self._told = len(now.story)
        if self._as_json:
            return msgspec.json.encode(self.speech.data(now, news)).decode()
        return self.speech.look(now, news)


WAITING = "The table still waits for people. Use `wait`."


def server(table: Table) -> "MCPServer[Any]":
    """The tools as a server of the protocol."""
    # In a renamed world even this name would tell where to look things up.
    name = table.speech.said("laguna")
    made: MCPServer[Any] = MCPServer(
        name, instructions=INSTRUCTIONS, version=laguna.__version__, log_level="ERROR"
    )
    reads = ToolAnnotations(read_only_hint=True, open_world_hint=False)
    acts = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)

    @made.tool(annotations=reads, structured_output=False)
    async def rules(
        about: Annotated[str, Field(description="a rule id or some words; empty for all rules")] = "",
    ) -> str:
        """Read the rules of the game, or what they say about a rule id or some words."""
        return await _told(table.rules(about))

    @made.tool(annotations=reads, structured_output=False)
    async def look(
        history: Annotated[bool, Field(description="tell everything since the game began, not only news")] = False,
    ) -> str:
        """See what happened, the table, your hand, what is asked, and what you may do."""
        return await _told(table.look(history))

    @made.tool(annotations=reads, structured_output=False)
    async def legal() -> str:
        """List what you may do now: one action a line, in the notation for `do`, with its meaning."""
        return await _told(table.legal())

    @made.tool(annotations=reads, structured_output=False)
    async def why(action: Annotated[str, Field(description="an action, in the notation of the game")]) -> str:
        """Ask why an action is not allowed now. The answer names the rule."""
        return await _told(table.why(action))

    @made.tool(annotations=acts, structured_output=False)
    async def do(action: Annotated[str, Field(description="an action, in the notation of the game")]) -> str:
        """Do an action. You see what it led to, or why it was refused, with the id of the rule."""
        return await _told(table.do(action))

    @made.tool(annotations=reads, structured_output=False)
    async def wait(
        seconds: Annotated[float, Field(ge=0, le=LONGEST, description="how long at most")] = 60,
    ) -> str:
        """Wait until you are to decide, or the game is over."""
        return await _told(table.wait(seconds))

    return made


async def _told(answer: Any) -> str:  # noqa: ANN401 - a coroutine
    """An answer; errors of ours are told to the model as text."""
    try:
        return str(await answer)
    except LagunaError as error:
        return f"Error: {error}"


async def serve(seat: "LocalSeat | RemoteSeat", renamed: int | None = None, as_json: bool = False) -> None:
    """Serve a seat over stdio until the other side hangs up."""
    async with _present(seat) as here:
        await server(Table(here, renamed, as_json)).run_stdio_async()


@asynccontextmanager
async def _present(seat: "LocalSeat | RemoteSeat") -> AsyncIterator[Seat]:
    if isinstance(seat, LocalSeat):
        yield Here(seat)
    else:
        async with seat:
            yield seat
