"""All that a process does with tables, put together."""

from .. import metrics
from ..limits import Limits
from ..store import Store
from ..store.plan_queries import PLAN
from .archives import Archives
from .bot_turns import BotTurns
from .clock_keeper import ClockKeeper
from .clocks import CLOCK
from .due_work import DueWork
from .housekeeping import Housekeeping
from .loading import LoadedTables
from .move_writer import MoveWriter
from .plan_keeper import PlanKeeper
from .presence import Presence
from .talk import Talk
from .tasks import BackgroundTasks
from .worker_pool import WorkerPool


class TableServices:
    """The tables of one process, and who looks after what about them."""

    def __init__(
        self,
        store: Store,
        pool: WorkerPool,
        limits: Limits,
        clocks: bool = True,
        plans: bool = True,
        ratings: bool = True,
    ) -> None:
        self.store = store
        self.pool = pool
        self.limits = limits
        self.tasks = BackgroundTasks()
        self.loaded = LoadedTables(store, self.tasks, clocks, ratings)
        self.writer = MoveWriter(store, self.loaded, self.tasks)
        self.archives = Archives(store, pool, self.loaded, self.tasks)
        self.bots = BotTurns(store, pool, self.writer, self.tasks)
        self.presence = Presence(store, self.loaded, self.tasks)
        self.due = DueWork(store)
        self.clocks = ClockKeeper(store, self.loaded, self.tasks)
        self.plans = PlanKeeper(store, self.loaded, self.writer, self.tasks) if plans else None
        if clocks:
            self.due.on(CLOCK, self.clocks.ring)
        self.housekeeping = Housekeeping(store, limits, self.loaded, self.bots, self.archives, self.tasks)
        pool.tell_waiting = metrics.WAITING_BOTS.set
        self.talk = Talk(store, self.tasks)
        self.writer.written += [self.archives.begin, self.bots.consider, self.clocks.consider, self.talk.consider]
        self.loaded.refreshed += [self.bots.consider, self.presence.check, self.talk.consider]
        if self.plans is not None:
            self.due.on(PLAN, self.plans.act, secret=True)
            self.writer.written.append(self.plans.consider)
            self.loaded.refreshed.append(self.plans.consider)

    @property
    def stopping(self) -> bool:
        """Is the server being stopped?"""
        return self.bots.stopping

    async def stop(self) -> None:
        """Finish what is being stored. The sockets are closed by then."""
        self.bots.stopping = True
        for live in list(self.loaded.tables.values()):
            if live.thinking is not None:
                live.thinking.cancel()
            async with live.lock:
                pass
        await self.due.stop()
        await self.archives.stop()
        await self.tasks.stop()
