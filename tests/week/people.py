"""People who come and go for days: they sleep, forget, change devices, and lose their cookies."""

import asyncio
import contextlib
import json
import random
from collections.abc import Iterator
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from http_ece import decrypt
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from ..server.browser import Browser, Json, Page
from ..server.notices.told import Subscriber
from ..server.players.people import answer, ask, guest_of, show_code
from .record import Quiet

if TYPE_CHECKING:
    from .world import World

HOUR, DAY = 3600.0, 24 * 3600.0
ZONES = ("Europe/Rome", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe")
GRID = 1800.0
"""How many seconds lie between the times at which people come: those who come together need one look."""
AWAKE = (8, 23)
"""From which hour of their day until which one people come."""
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)
"""What somebody meets whose server dies."""


class Visit:
    """Somebody comes, and stays for a while."""

    def __init__(self, at: float, stays: float, plays: bool, then: str = "") -> None:
        """`plays` says whether they do anything; `then` is what else they do: `device`, `cookie` or `gone`."""
        self.at = at
        self.stays = stays
        self.plays = plays
        self.then = then


class Person:
    """Somebody with a browser, seats at some tables, and one channel for notices."""

    def __init__(self, world: "World", number: int, rng: random.Random) -> None:
        self.name = f"Player {number}"
        self.id = ""
        self.browser = Browser(world.url)
        self.tables: set[str] = set()
        self.pages: dict[str, Page] = {}
        self.here = False
        """Are they there, with the pages of their tables open?"""
        self.plays = False
        """Do they play, or is only the page open?"""
        self.gone = False
        """Will they never come again?"""
        self.bound = False
        """Do they sit where nobody plays for them if they stay away?"""
        self.zone = rng.choice(ZONES)
        self.quiet = Quiet(self.zone, 22 * 60, 8 * 60) if rng.random() < 0.3 else None
        self.by_push = rng.random() < 0.5
        self.channel = ""
        self.phone: Subscriber | None = None
        self.words = ""
        """What is on paper, to come back when the cookie is lost."""
        self._world = world
        self._rng = rng
        self._tasks: set[asyncio.Task[None]] = set()
        self._sent: dict[str, int] = {}

    async def begin(self) -> None:
        """Come for the first time."""
        await self.browser.call("PUT", "/me", {"name": self.name})
        self.id = guest_of(self.browser)
        if self._rng.random() < 0.6:
            self.words = (await self.browser.call("POST", "/me/recovery"))["words"]
        if self.quiet:
            zone, first, last = self.quiet
            await self.browser.call("PUT", "/me/notices/quiet", {"zone": zone, "first": first, "last": last})
        await self._subscribe()

    async def _subscribe(self) -> None:
        if self.by_push:
            self.phone = Subscriber(self._world.service, self.name.replace(" ", "-"))
            await self.phone.subscribe(self.browser)
            channel = self.phone.path
        else:
            channel = f"topic-{self.id}"
            address = f"http://127.0.0.1:{self._world.service.port}/{channel}"
            await self.browser.call("POST", "/me/notices/ntfy", {"address": address})
        self.channel = channel
        self._world.has_channel(channel, self)

    def read(self, body: bytes) -> Json:
        """What a push message says."""
        assert self.phone is not None
        found: Json = json.loads(
            decrypt(body, private_key=self.phone.key, auth_secret=self.phone.auth, version="aes128gcm")
        )
        return found

    def visits(self, begin: float, days: int, often: int = 0) -> Iterator[Visit]:
        """When they come, day by day: so often, or as it is their way."""
        rng, zone = self._rng, ZoneInfo(self.zone)
        often = often or rng.choice((1, 2, 3, 4, 6))
        forgets = rng.randrange(days + 1) if rng.random() < 0.25 else days
        back = forgets + rng.randrange(1, 4)
        leaves = not self.bound and rng.random() < 0.1
        for day in range(days):
            if forgets <= day and (leaves or day < back):
                continue
            for _ in range(often):
                at = begin + day * DAY + rng.randrange(1, int(DAY / GRID)) * GRID
                if not AWAKE[0] <= _hour(at, zone) < AWAKE[1]:
                    continue
                chance, then = rng.random(), rng.random()
                stays = 0.0 if chance < 0.5 else rng.random() * HOUR if chance < 0.9 else rng.random() * 10 * HOUR
                yield Visit(
                    at,
                    stays,
                    rng.random() < 0.9,
                    "device"
                    if then < 0.05
                    else "cookie"
                    if then < 0.08 and (self.words or not self.bound)
                    else "",
                )

    # Being there.

    async def come(self, visit: Visit) -> None:
        """Open all tables."""
        if self.gone:
            return
        self.here, self.plays = True, visit.plays
        if visit.then == "device":
            await self._change_device()
        elif visit.then == "cookie":
            await self._lose_cookie()
        await self.return_to()

    async def return_to(self) -> None:
        """Open those tables that are not open, as a page does by itself after a break."""
        if self.here and not self.gone:
            await asyncio.gather(*(self._open(table) for table in sorted(self.tables - set(self.pages))))

    async def leave(self) -> None:
        """Close all pages."""
        self.here = False
        for table, page in list(self.pages.items()):
            self._is_not_at(table, page)
            with contextlib.suppress(*LOST):
                await page.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _open(self, table: str) -> None:
        with contextlib.suppress(*LOST):
            page = await self.browser.open(table)
            self.browser.pages.remove(page)
            hello = await page.until("hello", "bye")
            if hello["type"] == "bye" or hello["table"]["state"] in ("over", "closed"):
                if hello["type"] == "hello":
                    self.tables.discard(table)
                await page.close()
                return
            self.pages[table] = page
            self._world.comes(self, table)
            task = asyncio.ensure_future(self._sit(table, page))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            if self.plays:
                await self._vote(table, hello["table"])

    def _is_not_at(self, table: str, page: Page) -> None:
        if self.pages.get(table) is page:
            del self.pages[table]
            self._world.goes(self, table)

    async def _sit(self, table: str, page: Page) -> None:
        """Play at a table, as long as its page is open."""
        seats = page.hello["mine"]
        try:
            while True:
                try:
                    message = await page.receive()
                except TimeoutError:
                    continue
                if message["type"] == "bye":
                    return
                if message["type"] != "state":
                    continue
                if message["turn"] == -2:
                    self.tables.discard(table)
                elif self.plays and message["turn"] in seats and self._sent.get(table) != message["n"]:
                    self._sent[table] = message["n"]
                    do = self._rng.choice(message["legal"])["do"]
                    await page.send(type="do", n=message["n"], do=do)
        except LOST:
            pass
        finally:
            self._is_not_at(table, page)
            self._sent.pop(table, None)
            page.socket.transport.abort()

    async def _vote(self, table: str, info: Json) -> None:
        """If somebody has no time left, and the table asks the others: let a bot play for them."""
        one = info["seats"][info["turn"]] if info["turn"] >= 0 else None
        if one is None or one["mine"] or info["at_zero"] != "vote" or not one["clock"]:
            return
        if 0 < one["clock"]["until"] < self._world.clock.now():
            path = f"/tables/{table}/seats/{info['turn']}"
            with contextlib.suppress(AssertionError):  # Somebody else was quicker.
                await self.browser.call("PUT", path, {"kind": "bot", "level": "random"})

    # Devices and cookies.

    async def _change_device(self) -> None:
        """Go on with another device, and end the old one."""
        other = Browser(self._world.url)
        await other.call("PUT", "/me", {"name": self.name})
        asked = await ask(other, await show_code(self.browser))
        await self.browser.call("POST", "/me/join/agree", {"number": asked["number"]})
        assert await answer(other, asked) == "joined"
        devices = (await other.call("GET", "/me/player"))["devices"]
        for one in devices:
            if not one["this"]:
                await other.call("DELETE", f"/me/devices/{one['id']}")
        await self._become(other)
        self._world.counted["devices changed"] += 1

    async def _lose_cookie(self) -> None:
        """With the words on paper they are back at once; without them they are never."""
        other = Browser(self._world.url)
        self._world.counted["cookies lost"] += 1
        if not self.words:
            self.gone, self.here = True, False
            await other.http.aclose()
            return
        await other.call("POST", "/recovery", {"code": self.words})
        self.words = (await other.call("POST", "/me/recovery"))["words"]
        devices = (await other.call("GET", "/me/player"))["devices"]
        for one in devices:
            if not one["this"]:
                await other.call("DELETE", f"/me/devices/{one['id']}")
        await self._become(other)

    async def _become(self, other: Browser) -> None:
        assert guest_of(other) == self.id
        await self.browser.http.aclose()
        self.browser = other
        if self.by_push:
            # A subscription is that of the browser.
            self._world.has_no_channel(self.channel)
            await self._subscribe()


def _hour(at: float, zone: ZoneInfo) -> int:
    from datetime import UTC, datetime

    return datetime.fromtimestamp(at, UTC).astimezone(zone).hour
