"""What is due of the deal of the day: making it, playing it for par, and counting tries."""

import logging
from functools import partial

from laguna import __version__
from laguna.kernel import registry
from laguna.kernel.game import OVER

from .. import shared_clock
from ..store import Db, Store, Unavailable, day_queries, due_queries
from ..store.rows import DayRow, DueRow
from ..tables.compatibility import missing
from ..tables.due_work import DueWork
from ..tables.live_table import LiveTable
from ..tables.new_tables import deal_of
from ..tables.tasks import BackgroundTasks
from ..tables.worker_pool import WorkerPool
from . import calendar, counting, deals
from .par import ParGame, play_on

logger = logging.getLogger("laguna.days")

DAY = "day"
"""The kind of what is due at midnight; there is one row of it."""
STRETCH = 0.5
"""For how many seconds at a time a bot plays for par: so long a bot at a table may have to wait for it."""
AGAIN = 1.0
"""How many seconds pass between two stretches."""
PATIENCE = 25.0
"""How many seconds a stretch waits for a process. If bots are awaited all the time, par comes later."""
BUSY = 60.0
"""How many seconds pass then."""


class DayKeeper:
    """Looks after the deal of the day in one process."""

    def __init__(self, store: Store, pool: WorkerPool, due: DueWork, tasks: BackgroundTasks) -> None:
        self._store = store
        self._pool = pool
        self._tasks = tasks
        due.on(DAY, self._begin_day)
        due.on(deals.PAR, self._play_for_par)
        due.on(deals.COUNT, self._count)

    async def start(self) -> None:
        """See to it that there is a deal today, and every day from now on."""
        await self._store.run(self._put_day)

    def _put_day(self, db: Db) -> None:
        now = shared_clock.now()
        day = calendar.day_of(now)
        if due_queries.find(db, DAY, "") is None or any(
            day_queries.day_row(db, day, game) is None for game in registry.names()
        ):
            due_queries.put(db, DAY, "", now)

    async def _begin_day(self, due: DueRow) -> float:
        now = shared_clock.now()
        today = calendar.day_of(now)

        def make(db: Db) -> None:
            for game in registry.names():
                deals.ensure(db, today, game, now)

        await self._store.run(make)
        return float(calendar.ends(today))

    async def _play_for_par(self, due: DueRow) -> float | None:
        """Play on for a while. What has happened is stored, so that anybody can go on."""
        day, _, game = due.key.partition(" ")
        row = await self._store.run(partial(day_queries.day_row, day=day, game=game))
        if row is None or row.par >= 0 or missing(row.game, row.rules, row.edition):
            return None
        deal = deal_of(row)
        assert deal is not None
        actions = tuple(map(int, row.par_actions.split())) if row.par_version == __version__ else ()
        par = ParGame(row.game, row.seats, deal, (row.par_by, row.level), row.par_iterations, actions)
        try:
            actions, points = await self._pool.later(partial(play_on, par, STRETCH), PATIENCE)
        except TimeoutError:
            return shared_clock.now() + BUSY
        played = row._replace(par_version=__version__, par_actions=" ".join(map(str, actions)), par=points)
        await self._store.run(partial(_save, due=due, row=played))
        return None if points >= 0 else shared_clock.now() + AGAIN

    # Tries.

    def consider(self, live: LiveTable) -> None:
        """After a move: if a game is over that may be a try, count it."""
        if live.row.deal and live.table is not None and live.table.turn == OVER:
            self._tasks.spawn(self._count_soon(live.id))

    async def _count_soon(self, table: str) -> None:
        try:
            await self._store.run(partial(_count_now, table=table))
        except Unavailable:
            # It is due at the end of the day anyway.
            logger.warning("a try waits for the database", extra={"table": table})

    async def _count(self, due: DueRow) -> float | None:
        """Play a finished try again, and count it."""
        found = await self._store.run(partial(counting.find, table=due.key))
        if found is None:
            return None
        now, opens = shared_clock.now(), calendar.opens(found.mine.day)
        row, checked = found.row, None
        if row.state != "over":
            if now < opens:
                return float(opens)
        elif missing(row.game, row.rules, row.edition):
            # Other rules came meanwhile; a server that has these may count it.
            return now + 3600 if now < opens else None
        elif counting.is_own(found):
            deal = deal_of(found.day)
            assert deal is not None
            played = counting.Finished(row.game, row.seats, row.options, found.lines)
            checked = await self._pool.later(partial(counting.check, played, deal), PATIENCE)
        await self._store.run(partial(counting.settle, due=due, mine=found.mine, checked=checked, now=now))
        return None


def _save(db: Db, due: DueRow, row: DayRow) -> None:
    """Store how far a game for par is, if it is still this process that plays it."""
    held = due_queries.find(db, due.kind, due.key)
    if held is not None and held.holder == due.holder:
        day_queries.save_par(db, row)


def _count_now(db: Db, table: str) -> None:
    """Let a try be counted now, if it has not been."""
    mine = day_queries.try_at(db, table)
    if mine is not None and mine.state == "open":
        due_queries.put(db, deals.COUNT, table, shared_clock.now(), table=table)
