"""The clocks of all tables, as one process looks after them."""

import logging
from functools import partial

from ..store import Store, Unavailable, clock_queries
from ..store.rows import DueRow
from . import clocks
from .clocks import CLOCK, Rang
from .live_table import LiveTable
from .loading import LoadedTables
from .refusal import Refusal
from .tasks import BackgroundTasks

logger = logging.getLogger("laguna.tables")


class ClockKeeper:
    """Settles clocks when the turn has passed, and looks at those that have run out."""

    def __init__(self, store: Store, loaded: LoadedTables, tasks: BackgroundTasks) -> None:
        self._store = store
        self._loaded = loaded
        self._tasks = tasks

    def consider(self, live: LiveTable) -> None:
        """After a move: settle the clocks if another seat is to decide."""
        if clocks.has_clock(live.row) and live.table is not None:
            if live.clock is None or live.clock.turn != live.table.turn:
                self._tasks.spawn(self._settle(live.id))

    async def _settle(self, id: str) -> None:
        try:
            await self._loaded.change(id, partial(clocks.catch_up, id=id))
        except (Unavailable, Refusal):
            # `sweep` comes back to it; a table that was deleted needs no clock.
            logger.warning("the clocks of a table wait", extra={"table": id})

    async def sweep(self) -> None:
        """Settle what a process left that died, and what an older version or an import brought."""
        for id in await self._store.run(partial(clock_queries.unsettled, kind=CLOCK), alone=True):
            if id not in self._loaded.unreadable:
                await self._settle(id)

    async def ring(self, due: DueRow) -> None:
        """Look at a clock that should have run out."""
        await self._tasks.finish(self._look(due))

    async def _look(self, due: DueRow) -> None:
        try:
            live = await self._loaded.get(due.table)
        except Refusal:
            # It was deleted. If somebody has it back, `sweep` finds it.
            return
        async with live.lock:
            rang: Rang = await self._store.run(partial(clocks.ring, due=due), once=True)
            await self._loaded.refresh(live, rang.message, rang.seat)
