"""A server that sends notices, and people who get them, for the tests of this folder."""

import asyncio
import json
import time
from secrets import token_hex
from typing import Any

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from http_ece import decrypt

from laguna.server.notices.push import encode

from ..browser import Browser, Json, Page
from ..running import Server
from ..sql import sql
from .outside import Web

SOON = """
from laguna.server.notices import channel, notifier, rules
rules.DELAY = rules.APART = channel.FIRST = 0
rules.LOOK = 0.1
notifier.GATHERING = 0
"""
"""Planted in a server's own process: notices go out at once."""


def hosts(*ports: int) -> dict[str, str]:
    """The environment of a server that may send to servers of the test."""
    return {"LAGUNA_NOTICE_HOSTS": ",".join(f"http://127.0.0.1:{port}" for port in ports)}


class Subscriber:
    """A browser that has subscribed to push messages."""

    def __init__(self, web: Web, name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        # Nobody else's, also of an earlier test to whom something may still be sent.
        self.path = f"/push/{name}/{token_hex(8)}"
        self.web = web
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.keys = {"p256dh": encode(point), "auth": encode(self.auth)}

    async def subscribe(self, browser: Browser) -> Json:
        """Be told by push."""
        endpoint = f"http://127.0.0.1:{self.web.port}{self.path}"
        found: Json = await browser.call("POST", "/me/notices/push", {"endpoint": endpoint, **self.keys})
        return found

    def got(self) -> list[dict[str, Any]]:
        """What has come so far."""
        return [
            json.loads(decrypt(one.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))
            for one in self.web.requests
            if one.path == self.path
        ]

    async def wait(self, count: int) -> list[dict[str, Any]]:
        """What has come, once it is so many."""
        while len(found := self.got()) < count:
            self.web.asked.clear()
            await self.web.asked.wait()
        return found


async def until_told(server: Server, table: str) -> None:
    """Wait until nothing is left to be told of a table but that all wait, which is told much later."""
    while sql(server, f"SELECT 1 FROM untold WHERE what <> 'waiting' AND table_id = '{table}'"):
        await asyncio.sleep(0.02)


async def do_anything(page: Page) -> None:
    """Do the last thing that can be done, and wait for what comes of it."""
    before = page.state["n"]
    done = await page.do(page.state["legal"][-1]["do"])
    assert done["type"] == "done", done
    await page.until_state(lambda state: state["n"] > before)


class Two:
    """Anna and Bruno at a table that has just begun: whose turn it is has the page open, the other is away."""

    def __init__(self, server: Server, anna: Browser, bruno: Browser) -> None:
        self.server = server
        self.people = [anna, bruno]
        self.table = ""
        self.turn = 0

    @property
    def here(self) -> Browser:
        """Whoever has the page open."""
        return self.people[self.turn]

    @property
    def away(self) -> Browser:
        """The other one."""
        return self.people[1 - self.turn]

    async def begin(self, game: str = "murano", **more: Any) -> "Two":  # noqa: ANN401
        """Make the table."""
        anna, bruno = self.people
        self.table = (await anna.make(game, "me", "open", name="Anna", **more))["id"]
        self.turn = (await bruno.join(self.table, 1, "Bruno"))["turn"]
        self.leave(1 - self.turn)
        self.page = await self.here.sit(self.table)
        return self

    def leave(self, seat: int) -> None:
        """Let whoever was here a moment ago not count as here any more."""
        sql(self.server, f"UPDATE seats SET seen = 0 WHERE table_id = '{self.table}' AND seat = {seat}")

    async def play(self) -> None:
        """Do anything until it is the other's turn."""
        while self.page.state["turn"] == self.turn:
            await do_anything(self.page)

    async def swap(self) -> None:
        """Close the page of one, and open that of the other."""
        await self.page.close()
        here = f"SELECT 1 FROM seats WHERE table_id = '{self.table}' AND seat = {self.turn} AND seen > {{}}"
        while sql(self.server, here.format(int(time.time()))):
            await asyncio.sleep(0.01)
        self.leave(self.turn)
        self.turn = 1 - self.turn
        self.page = await self.here.sit(self.table)
