"""Ratings as one process looks after them."""

import asyncio
import logging
from functools import partial

from laguna.kernel.game import OVER

from .. import shared_clock
from ..store import Store, Unavailable, rating_queries
from ..store.rows import DueRow
from ..tables.due_work import DueWork
from ..tables.live_table import LiveTable
from ..tables.loading import LoadedTables
from ..tables.tasks import BackgroundTasks
from . import counting

logger = logging.getLogger("laguna.ratings")

AT_ONCE = 100
"""How many finished games are looked at in one sweep."""


class RatingKeeper:
    """Counts finished games, and computes ratings."""

    def __init__(self, store: Store, loaded: LoadedTables, due: DueWork, tasks: BackgroundTasks) -> None:
        self._store = store
        self._loaded = loaded
        self._tasks = tasks
        due.on(rating_queries.RATE, self._rate)

    def consider(self, live: LiveTable) -> None:
        """After a move: if a game is over that was to count, see whether it does."""
        if live.row.rated == 1 and live.table is not None and live.table.turn == OVER:
            self._tasks.spawn(self._count(live.id))

    async def _count(self, table: str) -> None:
        try:
            await self._store.run(partial(counting.count, table=table, now=shared_clock.now()))
        except Unavailable:
            logger.warning("a game waits to be counted", extra={"table": table})
        else:
            self._loaded.hear(table)

    async def sweep(self) -> None:
        """Count what a process left that died."""
        for table in await self._store.run(partial(rating_queries.waiting, limit=AT_ONCE), alone=True):
            await self._count(table)

    async def _rate(self, due: DueRow) -> float | None:
        """Compute the ratings of a game. Whoever was slower than another process tries again."""
        work = await self._store.run(partial(counting.find, game=due.key))
        if work is None:
            return None
        await asyncio.to_thread(work.compute)
        await self._store.run(partial(counting.save, work=work))
        return shared_clock.now()
