"""The archives of finished games: made once, stored, and read for whoever wants to see them."""

import asyncio
import contextlib
from functools import partial

import msgspec

from laguna.kernel.game import OVER
from laguna.table import branches
from laguna.table.archive import Archive, unpack

from ..store import Store, queries
from .live_table import LiveTable
from .loading import LoadedTables
from .refusal import Refusal
from .tasks import BackgroundTasks
from .worker_pool import WorkerPool

READY = 16
"""How many archives are held in memory, each with one to four megabytes."""


class Archives:
    """Makes and reads archives."""

    def __init__(self, store: Store, pool: WorkerPool, loaded: LoadedTables, tasks: BackgroundTasks) -> None:
        self._store = store
        self._pool = pool
        self._loaded = loaded
        self._tasks = tasks
        self._ready: dict[str, asyncio.Future[Archive]] = {}

    async def get(self, id: str) -> Archive:
        """The archive of a finished game, which is made if there is none yet."""
        reading = self._ready.pop(id, None) or asyncio.ensure_future(self._read(id))
        # Those that were used last are at the end.
        self._ready[id] = reading
        while len(self._ready) > READY:
            del self._ready[next(iter(self._ready))]
        try:
            return await asyncio.shield(reading)
        finally:
            failed = reading.done() and (reading.cancelled() or reading.exception() is not None)
            if failed and self._ready.get(id) is reading:
                del self._ready[id]

    async def _read(self, id: str) -> Archive:
        data = await self._store.run(partial(queries.archive, id=id))
        if data is None:
            live = await self._loaded.get(id)
            if live.row.state != "over":
                raise Refusal("not_over")
            if live.table is None:
                # It ended in the last moment before other rules came, and there was no time to archive it.
                raise Refusal("not_kept")
            data = await self._pool.pack(branches.played(live.table.log))
            await self._store.run(partial(queries.save_archive, id=id, data=data))
        archive = await asyncio.to_thread(unpack, data)
        result = msgspec.json.encode(archive.result).decode()
        await self._store.run(partial(queries.save_result, id=id, result=result))
        return archive

    def begin(self, live: LiveTable) -> None:
        """If a game has just ended, archive it."""
        if live.table is not None and live.table.turn == OVER:
            self._tasks.spawn(self.get(live.id))

    def look_up(self, id: str) -> None:
        """Find out how a game came out that ended under an older Laguna, for the next time that it is listed."""
        self._tasks.spawn(self._find_out(id))

    async def _find_out(self, id: str) -> None:
        with contextlib.suppress(Refusal):
            await self.get(id)

    async def stop(self) -> None:
        """Finish what is being archived: the next start may bring other rules."""
        await asyncio.gather(*self._ready.values(), return_exceptions=True)
