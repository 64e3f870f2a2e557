"""A browser as the server sees it: cookies, requests, and sockets for seats."""

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
PATIENCE = 60
"""Seconds after which a message that does not come is a fault."""


class Page:
    """A socket of a seat, with what it was told so far."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.messages: list[Json] = []
        self.raw: list[str] = []
        self.events: list[Json] = []
        self.state: Json = {}
        self.table: Json = {}
        self.hello: Json = {}

    async def send(self, **message: Any) -> None:  # noqa: ANN401
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Json:
        """The next message, whatever it is."""
        async with asyncio.timeout(PATIENCE):
            raw = await self.socket.recv()
        assert isinstance(raw, str)
        assert len(raw.encode()) <= 10_000, len(raw)
        message: Json = json.loads(raw)
        self.raw.append(raw)
        self.messages.append(message)
        kind = message["type"]
        if kind == "hello":
            self.hello, self.table = message, message["table"]
        elif kind == "table":
            self.table = message["table"]
        elif kind in ("state", "events"):
            self.events += message["events"]
            if kind == "state":
                self.state = message
        elif kind == "legal":
            self.state["legal"] += message["legal"]
        return message

    async def until(self, *kinds: str) -> Json:
        """The next message of one of these sorts."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def until_state(self, fits: Callable[[Json], bool]) -> Json:
        """A state that fits; the last one, if it does."""
        while not self.state or not fits(self.state):
            await self.receive()
        return self.state

    async def until_table(self, fits: Callable[[Json], bool]) -> Json:
        """News of the table that fit; the last one, if it does."""
        while not self.table or not fits(self.table):
            await self.receive()
        return self.table

    async def ask(self, **message: Any) -> Json:  # noqa: ANN401
        """Send something that is answered: `done`, `refused`, `why`, `previewed`, `worth`, `hint` or `pong`."""
        await self.send(**message)
        return await self.until("done", "refused", "why", "previewed", "worth", "hint", "pong")

    async def do(self, do: str, n: int | None = None) -> Json:
        """Do an action as the next line."""
        return await self.ask(type="do", n=self.state["n"] if n is None else n, do=do)

    async def drain(self) -> list[Json]:
        """Everything that comes until the server closes."""
        before = len(self.messages)
        try:
            while True:
                await self.receive()
        except ConnectionClosed:
            return self.messages[before:]

    async def close(self) -> None:
        await self.socket.close()


class Browser:
    """One person's browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.pages: list[Page] = []

    async def __aenter__(self) -> "Browser":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await asyncio.gather(*(page.close() for page in self.pages))
        await self.http.aclose()

    async def call(self, method: str, path: str, body: Any = None, **more: Any) -> Any:  # noqa: ANN401
        """A request that is granted: its answer."""
        answer = await self.http.request(method, "/api" + path, json=body, **more)
        assert answer.status_code < 300, (answer.status_code, answer.text)
        return answer.json()

    async def refused(self, method: str, path: str, body: Any = None, **more: Any) -> Any:  # noqa: ANN401
        """A request that is not: status and error."""
        answer = await self.http.request(method, "/api" + path, json=body, **more)
        assert answer.status_code >= 400, answer.text
        assert answer.json()["text"]
        return answer.status_code, answer.json()["error"]

    async def make(self, game: str, *seats: str, **more: Any) -> Json:  # noqa: ANN401
        """A table; a seat is `me`, `open`, `reserved`, or a level of bots."""
        plans = [
            {"kind": one} if one in ("me", "open", "reserved") else {"kind": "bot", "level": one} for one in seats
        ]
        table: Json = await self.call("POST", "/tables", {"game": game, "seats": plans, **more})
        return table

    async def join(self, table: str, seat: int, name: str, **more: Any) -> Json:  # noqa: ANN401
        info: Json = await self.call("POST", f"/tables/{table}/seats/{seat}", {"name": name, **more})
        return info

    async def open(
        self,
        table: str,
        headers: dict[str, str] | None = None,
        sock: socket.socket | None = None,
        **query: Any,  # noqa: ANN401
    ) -> Page:
        """A socket, not yet read."""
        address = self.url.replace("http", "ws") + f"/api/tables/{table}/socket"
        if query:
            address += "?" + "&".join(f"{name}={value}" for name, value in query.items())
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"Cookie": cookies, **(headers or {})} if cookies else headers or {}
        more: Any = {"compression": None, "max_size": None, "max_queue": None, "sock": sock}
        page = Page(await connect(address, additional_headers=sent, **more))
        self.pages.append(page)
        return page

    async def sit(self, table: str, **query: Any) -> Page:  # noqa: ANN401
        """A socket that has its first state."""
        page = await self.open(table, **query)
        await page.until("state")
        while len(page.state["legal"]) < page.state.get("more", 0):
            await page.until("legal")
        return page


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run a test that waits."""
    asyncio.run(work())  # type: ignore[arg-type]


async def finish(browser: Browser, table: str) -> None:
    """Let bots play a game to its end."""
    page = await browser.sit(table, seat=-1)
    await browser.call("POST", f"/tables/{table}/seats/0/resign")
    await page.until_table(lambda table: table["state"] == "over")
