"""What is due is done at its time, by one of the processes that share a database.

Whoever wants something done at a time registers a handler for its kind (`on`) and puts a row into the database, in
the transaction in which it comes about (`due_queries.put`). Each process has one loop that sleeps until the next
row, or until it hears of a new one, and then does what nobody else has begun.

A handler is called with the row. What it returns is when to do it again; with None it is done. If it fails, it is
tried again after a while, for ever. If its process dies, somebody else tries it once the lease is over. So a
handler that only changes the database calls `due_queries.finish` in its own transaction, and does nothing if that
is False: then it happens exactly once. One that sends something may, after a death, send it once more.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from secrets import token_hex

from .. import metrics, shared_clock
from ..store import Op, Store, Unavailable, due_queries
from ..store.due_queries import DUE
from ..store.rows import DueRow

logger = logging.getLogger("laguna.tables")

Handler = Callable[[DueRow], Awaitable[float | None]]
"""Does what is due; returns when to do it again, by the shared clock, or None."""

LEASE = 60.0
"""How many seconds whoever takes a row holds it."""
PATIENCE = 40.0
"""After how many seconds a handler has failed: well before its row is somebody else's."""
AT_ONCE = 20
"""How many handlers of a process run at a time."""
LONGEST = 30.0
"""For how many seconds the loop sleeps at most: a notice may be lost, and the shared clock be corrected."""
RETRY = 5.0
"""How many seconds pass after a failure, and twice as many after each further one."""
LONGEST_RETRY = 3600.0
"""How many seconds pass after a failure at most."""
FAREWELL = 5.0
"""For how many seconds a server that stops waits for handlers."""


class DueWork:
    """Does what is due."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._handlers: dict[str, Handler] = {}
        self._secret: set[str] = set()
        """The kinds of which no figure and no line of the log may tell that there is one."""
        self._running: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()
        self._recalled = -LONGEST_RETRY

    def on(self, kind: str, handler: Handler, *, secret: bool = False) -> None:
        """Let this process do what is due of a kind. Kinds that it does not know are left to others.

        Of what is secret no figure and no line of the log tells that there is any.
        """
        assert kind not in self._handlers
        self._handlers[kind] = handler
        if secret:
            self._secret.add(kind)

    def hear(self, id: str) -> None:
        """Hear that something new is due, or that it may be (an empty id)."""
        if id in ("", DUE):
            self._wake.set()

    async def run(self) -> None:
        """Do what is due, until this is cancelled."""
        while True:
            self._wake.clear()
            try:
                await self._recall()
                pause = await self._do_some()
            except (Unavailable, TimeoutError):
                pause = RETRY
            except Exception:
                logger.exception("what is due cannot be done")
                pause = RETRY
            if pause > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._wake.wait()

    async def _recall(self) -> None:
        """Now and then, free what was taken by a clock that was wrong."""
        since = shared_clock.running()
        if since < self._recalled + LONGEST_RETRY / 4:
            return
        await self._store.run(partial(due_queries.recall, now=shared_clock.now(), longest=LONGEST_RETRY))
        self._recalled = since

    async def _do_some(self) -> float:
        """Begin what is due now, and return for how many seconds to sleep then."""
        kinds = sorted(self._handlers)
        free = AT_ONCE - len(self._running)
        if not kinds or free <= 0:
            return LONGEST
        now = shared_clock.now()
        take = partial(due_queries.take, kinds=kinds, holder=token_hex(8), now=now, lease=LEASE, limit=free)
        at = await self._store.run(partial(due_queries.next_at, kinds=kinds), alone=True)
        if at is None or at > now:
            return LONGEST if at is None else min(LONGEST, at - now)
        for row in await self._store.run(take):
            task = asyncio.ensure_future(self._do(row))
            self._running.add(task)
            task.add_done_callback(self._done)
        return 0.0

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._running.discard(task)
        # There may be more than could be begun.
        self._wake.set()

    async def _do(self, row: DueRow) -> None:
        """Do something, and say what came of it."""
        mark: Op[bool]
        try:
            async with asyncio.timeout(PATIENCE):
                again = await self._handlers[row.kind](row)
        except Exception as error:
            self._count(row, "failed")
            if not isinstance(error, Unavailable) and row.kind not in self._secret:
                # No key and no payload: they may be about a person.
                logger.error("what was due failed", exc_info=error, extra={"kind": row.kind, "table": row.table})
            pause = min(LONGEST_RETRY, RETRY * 2 ** (row.tries - 1))
            mark = partial(due_queries.fail, row=row, again=shared_clock.now() + pause)
        else:
            self._count(row, "done")
            if again is None:
                mark = partial(due_queries.finish, row=row)
            else:
                mark = partial(due_queries.postpone, row=row, at=again)
        # If the database is gone, the row is somebody else's once the lease is over.
        with contextlib.suppress(Unavailable):
            await self._store.run(mark)

    def _count(self, row: DueRow, outcome: str) -> None:
        if row.kind not in self._secret:
            metrics.DUE.labels(row.kind, outcome).inc()

    async def stop(self) -> None:
        """Wait for what has begun, for a short while. `run` was cancelled before."""
        if self._running:
            _, left = await asyncio.wait(self._running, timeout=FAREWELL)
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)
