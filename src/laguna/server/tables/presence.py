"""Who is connected: written down now and then, so that all processes know, and find out who has gone.

All times here are those of `shared_clock`: a wrong clock on one machine lets nobody look absent or present.

What may be done with the seat of somebody who stays away is in `seat_transfer`.
"""

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial

from .. import shared_clock
from ..store import Db, Store, people_queries, queries
from ..store.rows import Watcher
from .connections import Connection
from .live_table import LiveTable
from .loading import LoadedTables
from .lobby import AWAY
from .publishing import tell
from .tasks import BackgroundTasks


class Presence:
    """Notes who is connected."""

    def __init__(self, store: Store, loaded: LoadedTables, tasks: BackgroundTasks) -> None:
        self._store = store
        self._loaded = loaded
        self._tasks = tasks
        self._order = asyncio.Lock()
        """Held while something is noted, so that nobody who has gone is noted as here afterwards."""

    async def start(self) -> None:
        """Ask what time it is. Nobody is here for longer than a server that lives would have noted.

        Somebody may be noted as here until a time that is far away: the clock was wrong then, or is now.
        """
        await self._ask_the_time()
        now = int(shared_clock.now())
        await self._store.run(partial(people_queries.forget_later, now=now, after=now + AWAY))

    async def _ask_the_time(self) -> None:
        """Follow the clock of a database that several processes share; one of our own need not be asked."""
        if not self._store.shared:
            return

        def ask(db: Db) -> None:
            asked = shared_clock.running()
            shared_clock.correct(asked, db.clock(), shared_clock.running())

        await self._store.run(ask)

    async def renew(self) -> None:
        """Note who is still connected, and see who is connected to other processes, which may have died."""
        await self._ask_the_time()
        tables = [live for live in self._loaded.tables.values() if live.connections]
        async with self._order:
            await self._note(tables)
            watching = [one.id for live in tables for one in live.connections if one.watches]
            if watching:
                until = int(shared_clock.now()) + AWAY
                await self._store.run(partial(people_queries.keep_watching, ids=watching, until=until))
            if self._store.shared and tables:
                ids = [live.id for live in tables]
                for id, seat, until in await self._store.run(partial(queries.seen_until, ids=ids)):
                    if id in self._loaded.tables:
                        self._loaded.tables[id].seats[seat].seen = until
                # A process that died may have stored something and not come to tell others.
                for id, n, news in await self._store.run(partial(queries.progress, ids=ids)):
                    live = self._loaded.tables.get(id)
                    if live is not None and (live.n, live.row.news) != (n, news) and not live.lock.locked():
                        self._loaded.hear(id)
        for live in tables:
            if live.told_here != live.here():
                tell(live)

    async def arrive(self, live: LiveTable) -> None:
        """Note who is connected at a table to which somebody has come."""
        async with self._order:
            await self._note([live], news=True)

    async def leave(self, live: LiveTable, seats: Sequence[int]) -> None:
        """Note that whoever has these seats has gone."""
        now = int(shared_clock.now())
        for seat in seats:
            live.seats[seat].seen = now
        seen = [(live.id, seat) for seat in seats]
        async with self._order:
            await self._store.run(partial(queries.mark_seen, seen=seen, until=now, news=True))

    async def watch(self, live: LiveTable, connection: Connection, name: str) -> None:
        """Note that somebody watches."""
        one = Watcher(connection.id, connection.guest, name)
        until = int(shared_clock.now()) + AWAY
        async with self._order:
            await self._store.run(partial(people_queries.watch, id=live.id, one=one, until=until))
        self._loaded.hear(live.id)

    async def stop_watching(self, live: LiveTable, connection: Connection) -> None:
        """Note that somebody watches no more."""
        async with self._order:
            await self._store.run(partial(people_queries.stop_watching, id=live.id, watcher=connection.id))
        self._loaded.hear(live.id)

    def check(self, live: LiveTable) -> None:
        """See whether somebody is noted as gone who is still connected here.

        The same seat may have been connected to another process as well, and have left only that one.
        """
        if self._store.shared and any(live.seats[seat].seen <= shared_clock.now() for seat in live.connected()):
            self._tasks.spawn(self.arrive(live))

    async def _note(self, tables: Iterable[LiveTable], news: bool = False) -> None:
        seen = sorted((live.id, seat) for live in tables for seat in live.connected())
        if seen:
            until = int(shared_clock.now()) + AWAY
            await self._store.run(partial(queries.mark_seen, seen=seen, until=until, news=news))
