"""What is done now and then: go on where a process was stopped, archive what is over, delete what is old."""

import contextlib
import logging
import time
from collections.abc import Iterator
from functools import partial

from .. import shared_clock
from ..limits import Limits
from ..shared_clock import running
from ..store import (
    Store,
    Unavailable,
    clock_queries,
    notice_queries,
    people_queries,
    plan_queries,
    player_queries,
    queries,
)
from .archives import Archives
from .bot_turns import BotTurns
from .clock import Clock
from .compatibility import missing
from .loading import LoadedTables
from .refusal import Refusal
from .tasks import BackgroundTasks

logger = logging.getLogger("laguna.tables")

YEAR = 365 * 24 * 3600
"""For how many seconds days off are stored: a clock may have run so long."""
DONE = 3600
"""How long, in seconds, we remember what must not happen twice."""
UNCONFIRMED = 24 * 3600
"""How long, in seconds, an e-mail address is stored to which nobody has said yes."""


class Housekeeping:
    """Looks after all tables."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        loaded: LoadedTables,
        bots: BotTurns,
        archives: Archives,
        tasks: BackgroundTasks,
    ) -> None:
        self._store = store
        self._limits = limits
        self._loaded = loaded
        self._bots = bots
        self._archives = archives
        self._tasks = tasks
        self._broken: set[str] = set()
        """Broken tables already logged."""
        self._archiving = False
        self.clock: Clock | None = None
        """What is known of the clock since `start`."""
        self._told = ""
        """What the log says is wrong with the clock."""

    async def start(self) -> None:
        """Look at the clock, before anybody writes by it."""
        newest = await self._store.run(queries.newest)
        self.clock = Clock(newest, time.time(), running())

    def believe_clock(self, now: float) -> None:
        """A host says that the clock is right: from here on what is too old is deleted again."""
        if self.clock is not None and self.clock.problem(now, running()):
            self.clock.believe(now, running())
            self._told = ""
            logger.warning("the host says that the clock is right: what is too old is deleted again")

    async def sweep(self) -> None:
        """Go on where another process, or this one before a restart, was stopped."""
        if self._store.shared:
            await self._store.run(queries.reopen)
        waiting, unarchived = await self._store.run(queries.tables_with_work)
        for id, game, rules, edition in waiting:
            if missing(game, rules, edition) or id in self._loaded.unreadable:
                continue
            with self._despite_errors(id):
                live = await self._loaded.get(id)
                async with live.lock:
                    if live.thinking is None and self._store.shared:
                        await self._loaded.refresh(live)
                    self._bots.consider(live)
        # Archiving takes long. What failed is tried again when somebody asks for the game, or after a restart.
        unarchived = [id for id in unarchived if id not in self._broken]
        if unarchived and not self._archiving:
            self._archiving = True
            self._tasks.spawn(self._archive(unarchived))

    async def _archive(self, ids: list[str]) -> None:
        """Archive finished games one after the other. No bot waits for this."""
        try:
            for id in ids:
                with self._despite_errors(id):
                    if await self._store.claim(f"{id} archive"):
                        try:
                            await self._archives.get(id)
                        finally:
                            await self._store.release(f"{id} archive")
        except Unavailable:
            logger.warning("a finished game waits for the database")
        finally:
            self._archiving = False

    @contextlib.contextmanager
    def _despite_errors(self, id: str) -> Iterator[None]:
        """Go on with the other tables if something is wrong with this one."""
        try:
            yield
        except Unavailable:
            raise
        except Exception as error:
            why = error.error if isinstance(error, Refusal) else type(error).__name__
            # A table that has gone meanwhile, or one that went on without our hearing of it, is not broken.
            if id not in self._broken and why not in ("no_such_table", "not_over"):
                self._broken.add(id)
                logger.error("a table was left out", extra={"table": id, "why": why})

    async def expire(self, now: int) -> None:
        """Mark as deleted what nobody has touched for long, and erase what was marked long ago."""
        since = running()
        if self.clock is None or not self.clock.is_settled(since):
            return
        if problem := self.clock.problem(now, since):
            if problem != self._told:
                logger.error("nothing is deleted: %s; see `laguna admin expire --help`", problem)
            self._told = problem
            return
        await self._store.run(partial(queries.forget_done, before=now - DONE))
        await self._store.run(partial(people_queries.forget_watchers, before=int(shared_clock.now()) - DONE))
        await self._store.run(partial(player_queries.forget_old, now=now, hour=DONE))
        await self._store.run(partial(clock_queries.forget_days_off, before=now - YEAR))
        await self._store.run(partial(notice_queries.forget_unconfirmed, before=now - UNCONFIRMED))
        await self._store.run(plan_queries.forget_over)
        for id in await self._store.run(partial(queries.expire, now=now, **self._limits.expiry(now))):
            logger.info("a table has expired", extra={"table": id})
            if id in self._loaded.tables:
                self._loaded.drop(self._loaded.tables[id])
