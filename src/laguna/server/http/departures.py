"""Devices that have left their player: their sockets are closed in every process."""

import asyncio
from functools import partial

from ..players.merging import LEFT
from ..store import Store, Unavailable, player_queries
from ..tables.connections import Connection
from ..tables.services import TableServices

RETRY = 1.0
"""How many seconds to wait before the database is asked again."""


class Departures:
    """Hears who has left, and closes what they have open."""

    def __init__(self, store: Store, tables: TableServices) -> None:
        self._store = store
        self._tables = tables

    def hear(self, id: str) -> None:
        """Hear that a device has left, or that any may have (an empty id)."""
        if id.startswith(LEFT):
            guest, _, secret = id.removeprefix(LEFT).partition(" ")
            for connection in self._connections():
                if connection.guest == guest and secret in ("", connection.device):
                    self._close(connection, merged=not secret)
        elif not id:
            self._tables.tasks.spawn(self._look_at_all())

    def _close(self, connection: Connection, merged: bool) -> None:
        if merged:
            # The page comes back at once, with the cookie that the device has as one of a player.
            connection.bye("restart")
        else:
            connection.bye("seat_lost", "signed-out")

    def _connections(self) -> list[Connection]:
        return [one for live in self._tables.loaded.tables.values() for one in live.connections if one.guest]

    async def is_here(self, guest: str, device: str) -> bool:
        """Does a device still belong to its player?"""
        return await self._store.run(partial(player_queries.opens, guest=guest, secret=device))

    async def _look_at_all(self) -> None:
        """Nobody listened for a while: ask about every connection."""
        while True:
            try:
                for connection in self._connections():
                    if not await self.is_here(connection.guest, connection.device):
                        self._close(connection, merged=False)
                return
            except Unavailable:
                await asyncio.sleep(RETRY)
