"""What goes on beside requests, from the first to the last."""

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

from litestar import Litestar

from laguna.kernel.errors import LagunaError

from .. import admin, metrics, shared_clock
from ..shared_clock import running
from ..store import Sqlite, Unavailable, backup, shared_queries
from . import trouble
from .allowance import HOUR
from .context import ServerContext

logger = logging.getLogger("laguna.app")

SWEEP = 2.0
"""How many seconds pass between looks for tables where a bot is to move and nobody thinks for it."""
PRESENCE = 15.0
"""How many seconds pass before connected seats are noted again."""
EXPIRY = 600.0
"""How many seconds pass between looks for what is too old."""
SETTLED = 60.0
"""After how many seconds the first backup may be made: starting is work enough."""
BACKUP = 3600.0
"""How many seconds pass between looks whether a backup is due."""
CLOCKS = 30.0
"""How many seconds pass between looks for clocks that nobody has settled."""
PLANS = 30.0
"""How many seconds pass between looks for plans whose turn nobody has noticed."""
NOTICES = 60.0
"""How many seconds pass between looks for what people should be told and nobody has noticed."""
RATINGS = 60.0
"""How many seconds pass between looks for games that were to count and of which nobody has noticed the end."""
EVICTION = 10.0
"""How many seconds pass between looks for tables in memory that nobody uses."""


async def _every(seconds: float, work: Callable[[], Awaitable[Any]], first: float = 0.0) -> None:
    """Do something now and then, the first time after a while. What goes wrong is tried again the next time."""
    await asyncio.sleep(first)
    while True:
        try:
            await work()
        except TimeoutError:
            logger.warning("the database cannot be reached")
        except Unavailable as error:
            trouble.tell(error)
        except Exception:
            logger.exception("housekeeping failed")
        await asyncio.sleep(seconds)


async def _tidy(context: ServerContext) -> None:
    """Delete what is too old, and free cycles: `launch` lets Python look for old ones only here."""
    await context.tables.housekeeping.expire(int(time.time()))
    await context.store.run(partial(shared_queries.forget_asked, before=shared_clock.now() - HOUR))
    gc.collect()


async def _back_up(context: ServerContext) -> None:
    """Make the backup of today, where the database is a file of ours."""
    if not (isinstance(context.store, Sqlite) and context.limits.backups):
        return
    now, clock = time.time(), context.tables.housekeeping.clock
    is_right = clock is not None and not clock.problem(now, running())
    try:
        made = await asyncio.to_thread(backup.daily, context.store.path, now, context.limits.backups, is_right)
    except LagunaError as error:
        logger.error("%s", error)
    else:
        if made is not None:
            logger.info("a backup was made")


async def _evict(context: ServerContext) -> None:
    context.tables.loaded.evict(context.limits.idle)


@contextlib.asynccontextmanager
async def lifespan(context: ServerContext, app: Litestar) -> AsyncIterator[None]:
    """Look after the tables until the server stops, and then finish what is being stored."""
    tables = context.tables
    metrics.count_errors()
    await context.key.read(context.store)
    await context.host.read()
    context.store.listen(context.hear)
    await tables.housekeeping.start()
    await tables.presence.start()
    if context.notifier is not None:
        await context.notifier.start()
    if context.days is not None:
        await context.days.start()
    loops = [
        asyncio.ensure_future(_every(SWEEP, tables.housekeeping.sweep)),
        asyncio.ensure_future(_every(PRESENCE, tables.presence.renew)),
        asyncio.ensure_future(_every(EXPIRY, partial(_tidy, context))),
        asyncio.ensure_future(_every(BACKUP, partial(_back_up, context), SETTLED)),
        asyncio.ensure_future(_every(EVICTION, partial(_evict, context))),
        asyncio.ensure_future(_every(CLOCKS, tables.clocks.sweep)),
        asyncio.ensure_future(tables.due.run()),
        *([asyncio.ensure_future(_every(PLANS, tables.plans.sweep))] if tables.plans else []),
        *([asyncio.ensure_future(_every(NOTICES, context.notifier.sweep))] if context.notifier else []),
        *([asyncio.ensure_future(_every(RATINGS, context.ratings.sweep))] if context.ratings else []),
    ]
    try:
        async with admin.listening(context.store, context.hear, context.limits):
            yield
    finally:
        for loop in loops:
            loop.cancel()
        await asyncio.gather(*loops, return_exceptions=True)
        await tables.stop()
        tables.pool.close()
        await context.store.close()
