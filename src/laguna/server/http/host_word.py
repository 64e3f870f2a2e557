"""What the host has said, as one process knows it: who must stay out, and a message to everybody."""

import asyncio

from ..show.messages import HostNews
from ..store import Db, Store, Unavailable, host_queries
from ..store.host_queries import HOST
from ..store.rows import Ban, HostMessage
from ..tables.services import TableServices

RETRY = 1.0
"""How many seconds to wait before what could not be read is read again."""


class HostWord:
    """Read when a server starts, and again whenever it has changed."""

    def __init__(self, store: Store, tables: TableServices) -> None:
        self._store = store
        self._tables = tables
        self._banned: frozenset[tuple[str, str]] = frozenset()
        self._reads = 0
        self.message = HostMessage("", 0)
        """The message to everybody."""

    async def read(self) -> None:
        """Read it, close the connections of whoever must stay out, and tell the others what is new."""

        def read(db: Db) -> tuple[list[Ban], HostMessage]:
            return host_queries.bans(db), host_queries.message(db)

        self._reads += 1
        mine = self._reads
        bans, message = await self._store.run(read)
        if mine != self._reads:
            return  # Whoever began later reads what is newer.
        news = message != self.message
        self.message = message
        self._banned = frozenset((one.kind, one.who) for one in bans)
        for live in list(self._tables.loaded.tables.values()):
            for connection in list(live.connections):
                if self.keeps_out(connection.guest, connection.address):
                    connection.bye("banned")
                elif news:
                    connection.send(HostNews(message.text, message.at))

    def keeps_out(self, guest: str, address: str) -> bool:
        """Must a guest (empty: nobody we know) or an address, as `network` has it, stay out?"""
        return bool(self._banned) and (("guest", guest) in self._banned or ("address", address) in self._banned)

    def hear(self, id: str) -> None:
        """Hear that a table has news, that any may have (an empty id), or that the host has said something."""
        if id in ("", HOST):
            self._tables.tasks.spawn(self._read_news())
        if id != HOST:
            self._tables.loaded.hear(id)

    async def _read_news(self) -> None:
        while True:
            try:
                return await self.read()
            except Unavailable:
                await asyncio.sleep(RETRY)
