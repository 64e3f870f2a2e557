"""The one way in which a line gets into the log of a table.

A move is planned on a copy, stored under its number, and only then shown to anybody. Whoever was not the first to
store that number reads what is there and is told. So any process may serve any table at any time.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec

from laguna.kernel.game import OVER
from laguna.table import Move, Plan
from laguna.table.messages import Done, Lang, Refused

from .. import metrics, shared_clock
from ..store import Conflict, Db, NewLines, Store, Unavailable, plan_queries
from ..store.rows import PlanRow
from .live_table import LiveTable
from .loading import LoadedTables
from .publishing import publish, tell
from .tasks import BackgroundTasks

logger = logging.getLogger("laguna.tables")

Reply = Callable[[Done | Refused], None]
"""Where the answer to a request goes."""


class Author(NamedTuple):
    """Who wants to write a line."""

    seat: int
    """For which seat."""
    guest: str
    """Whose seat it is said to be; empty for a bot."""
    lang: Lang = "en"
    """The language of the answer."""
    plan: PlanRow | None = None
    """The plan that acts, while its player is not there. It must still be stored like this."""


class PlanChanged(Exception):  # noqa: N818 - it is no error
    """A plan that was about to act is another one by now, or gone."""


class MoveWriter:
    """Writes moves into the logs of tables."""

    def __init__(self, store: Store, loaded: LoadedTables, tasks: BackgroundTasks) -> None:
        self.written: list[Callable[[LiveTable], None]] = []
        """What is called with every table that has a new line, once it is shown."""
        self._store = store
        self._loaded = loaded
        self._tasks = tasks

    async def write(self, live: LiveTable, author: Author, n: int, move: Move, reply: Reply) -> None:
        """Make a move as line `n`. What is stored is shown, even if whoever asked for it goes meanwhile."""
        if live.lock.locked() or author.plan is not None:
            await self._tasks.finish(self._write(live, author, n, move, reply))
            return
        begin = time.perf_counter()
        await live.lock.acquire()
        # Nearly always nothing speaks against a move, and nobody else is at work here. Then no task is needed: the
        # store calls back, whether somebody still waits for that or not.
        try:
            plan = self.plan(live, author, n, move)
            new = _new_lines(live, author, n, plan) if isinstance(plan, Plan) else None
            storing = self._store.append(new) if new else None
        except BaseException:
            live.lock.release()
            raise
        if not isinstance(plan, Plan) or new is None or storing is None:
            live.lock.release()
            await self._tasks.finish(self._write(live, author, n, move, reply))
            return
        shown = asyncio.get_running_loop().create_future()

        def show(stored: "asyncio.Future[None]") -> None:
            error = Unavailable("The server stops.") if stored.cancelled() else stored.exception()
            try:
                if error is None:
                    self._accept(live, plan, new, reply)
                    self._show(live, plan, begin)
            except Exception as failed:
                error = failed
            live.lock.release()
            if shown.done():
                if error is not None and not isinstance(error, Conflict):
                    logger.error("a move of somebody who has gone failed", exc_info=error)
            elif error is None:
                shown.set_result(None)
            else:
                shown.set_exception(error)

        storing.add_done_callback(show)
        try:
            await shown
        except Conflict:
            await self._tasks.finish(self._write(live, author, n, move, reply))

    async def _write(self, live: LiveTable, author: Author, n: int, move: Move, reply: Reply) -> None:
        """The same, step by step: behind others, and after a look at what is stored."""
        begin = time.perf_counter()
        async with live.lock:
            plan = await self._store_plan(live, author, n, move, reply)
            if plan is not None:
                self._show(live, plan, begin)

    async def _store_plan(self, live: LiveTable, author: Author, n: int, move: Move, reply: Reply) -> Plan | None:
        """Plan a move, store it and reply; None if the move was refused or was already stored."""
        fresh = not self._store.shared
        while True:
            plan = self.plan(live, author, n, move)
            if isinstance(plan, Refused) and not fresh:
                # Another process may have written what we have not read yet.
                fresh = True
                await self._loaded.refresh(live)
                continue
            if not isinstance(plan, Plan):
                reply(plan)
                return None
            new = _new_lines(live, author, n, plan)
            try:
                if author.plan is None:
                    await self._store.append(new)
                else:
                    await self._store.run(partial(_append_planned, plan=author.plan, new=new))
            except PlanChanged:
                reply(live.refused("not_now", author.lang))
                return None
            except Conflict:
                fresh = True
                await self._loaded.refresh(live)
                continue
            self._accept(live, plan, new, reply)
            return plan

    @staticmethod
    def _accept(live: LiveTable, plan: Plan, new: NewLines, reply: Reply) -> None:
        """Take a move in that is stored by now, and acknowledge it."""
        assert live.table is not None
        done = live.table.accept(plan)
        live.row.n, live.row.turn, live.row.moved = done.next, plan.turn, new.now
        if plan.turn == OVER:
            live.row.state, live.row.result = "over", new.result
        reply(done)

    def _show(self, live: LiveTable, plan: Plan, begin: float) -> None:
        """Show a move that was begun at a time, and say that it was written."""
        publish(live)
        if plan.turn == OVER:
            tell(live)
        for listener in self.written:
            listener(live)
        live.touch()
        metrics.MOVES.inc()
        metrics.MOVE_SECONDS.observe(time.perf_counter() - begin)

    def plan(self, live: LiveTable, author: Author, n: int, move: Move) -> Plan | Refused | Done:
        """What a move leads to; or why it is refused, or what was answered the first time."""
        table, seat = live.table, author.seat
        if seat < 0 or not _has_seat(live, author):
            return live.refused("not_yours", author.lang)
        if table is None:
            return live.refused("not_now", author.lang)
        to = live.reader(seat, author.lang)
        answer = table.answered(n, move, to)
        if answer is None and not live.plays and table.turn != OVER:
            answer = live.refused("not_now", author.lang)
        return answer or table.plan(move, to)


def _new_lines(live: LiveTable, author: Author, n: int, plan: Plan) -> NewLines:
    """What is stored of a plan."""
    if author.plan is not None:
        plan.lines[0] = plan.lines[0]._replace(planned=True)
    now = int(shared_clock.now())
    return NewLines(live.id, n, plan.lines, author.guest, plan.turn, now, _result_of(live, plan))


def _append_planned(db: Db, plan: PlanRow, new: NewLines) -> None:
    """Store what a plan does; raises `PlanChanged` if somebody has changed or deleted the plan by now."""
    # The table comes first, as wherever more than a plan is changed: so nobody waits for each other.
    new(db)
    if not plan_queries.hold(db, plan):
        raise PlanChanged


def _result_of(live: LiveTable, plan: Plan) -> str:
    """How a game comes out that a plan ends, as JSON; empty if it goes on."""
    if plan.turn != OVER or live.table is None:
        return ""
    return msgspec.json.encode(live.table.log.game.result(plan.state)).decode()


def _has_seat(live: LiveTable, author: Author) -> bool:
    """Does the seat belong to this guest, or to a bot if there is none?"""
    seat = live.seats[author.seat]
    return seat.guest == author.guest and (seat.kind == "bot") == (not author.guest)
