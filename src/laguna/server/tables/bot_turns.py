"""Bots at tables: whose turn it is, how long they may think, and what happens if they fail."""

import asyncio
import logging
import time
from functools import partial
from secrets import choice

from laguna.table import Log, Move, branches, guides

from .. import metrics
from ..store import Store, Unavailable
from ..store.rows import SeatRow
from .levels import stand_in
from .live_table import BotTurn, LiveTable
from .move_writer import Author, MoveWriter
from .pace import Pace, Spent
from .publishing import tell
from .tasks import BackgroundTasks
from .worker_pool import BotFailed, Luck, WorkerPool

logger = logging.getLogger("laguna.tables")

FAILURES = 2
"""How often bots may fail in a row before anything legal is done instead."""


class BotTurns:
    """Lets bots move."""

    def __init__(self, store: Store, pool: WorkerPool, writer: MoveWriter, tasks: BackgroundTasks) -> None:
        self.stopping = False
        """Set when the server stops: no bot begins another move."""
        self._store = store
        self._pool = pool
        self._writer = writer
        self._tasks = tasks
        self._pace = Pace()

    def consider(self, live: LiveTable) -> None:
        """Start the bots' task if a bot is to move and none is running."""
        if live.thinking is None and not self.stopping and live.bot_to_move() is not None:
            live.thinking = self._tasks.spawn(self._play(live))
            live.thinking.add_done_callback(partial(_played, live))

    async def _play(self, live: LiveTable) -> None:
        """Let bots move until a person is to decide. Only one process does this for a table, if possible."""
        if not await self._store.claim(live.id):
            return
        try:
            failures = 0
            while not self.stopping and (bot := live.bot_to_move()) is not None:
                n = live.n
                try:
                    move = await self.decide(live, bot, failures)
                except BotFailed as error:
                    failures += 1
                    metrics.BOT_FAILURES.inc()
                    logger.warning("a bot failed", extra={"table": live.id, "seat": bot.seat, "why": str(error)})
                    await self._tell(live, bot)
                    continue
                failures = 0
                await self._writer.write(live, Author(bot.seat, ""), n, move, lambda _: None)
        except Unavailable:
            logger.warning("a bot waits for the database", extra={"table": live.id})
        finally:
            await self._store.release(live.id)

    async def decide(self, live: LiveTable, bot: SeatRow, failures: int) -> Move:
        """What a bot does: what the script of a guided game says, or else what it thinks best."""
        assert live.table is not None
        log = live.table.log
        names = log.game.ACTIONS.name
        scripted = guides.bot_move(log, live.row.guide, bot.seat)
        if scripted is not None:
            return Move(names(scripted), scripted)
        if failures >= FAILURES:
            # Neither this bot nor the one that stood in works; anything legal lets the others go on.
            action = choice(log.legal)
        else:
            # It keeps its level: what failed may have been the machine.
            action = await self._think(live, bot, log, stand_in(bot.level) if failures else bot.level)
        return Move(names(action), action)

    async def _think(self, live: LiveTable, bot: SeatRow, log: Log, level: str) -> int:
        n, legal, turn = log.n, log.legal, self._turn_of(live, bot, log)
        if len(legal) == 1:
            # Nothing that others can see or measure tells that there was no choice: neither this step nor what the
            # rest of the turn takes.
            action, spent = legal[0], self._pace.like_others(bot.level, turn.left)
            await asyncio.sleep(spent.seconds)
        else:
            begin = time.perf_counter()
            (action, turn.plan), thought = await self._pool.choose(
                branches.played(log),
                bot.seat,
                level,
                turn.left,
                turn.plan,
                live.row.owner or live.id,
                bool(live.connections or live.here()),
                Luck(deal.iterations, deal.seed(bot.seat, len(log.actions))) if (deal := live.deal) else None,
            )
            spent = Spent(time.perf_counter() - begin, thought)
            self._pace.note(bot.level, spent)
        turn.left -= spent.thought
        metrics.BOT_SECONDS.observe(spent.seconds)
        if log.n == n and action not in legal:
            raise BotFailed(f"{level}: not legal")
        return action

    def _turn_of(self, live: LiveTable, bot: SeatRow, log: Log) -> BotTurn:
        """The turn that a bot is in, which may just begin."""
        turns = log.game.turns(log.state)
        turn = live.bot_turn
        if turn is None or (turn.seat, turn.turns) != (bot.seat, turns):
            turn = live.bot_turn = BotTurn(bot.seat, turns, self._pool.budget)
        return turn

    async def _tell(self, live: LiveTable, bot: SeatRow) -> None:
        """Tell the table, once, that another bot moves for one that failed."""
        if bot.seat not in live.stood_in:
            live.stood_in.add(bot.seat)
            async with live.lock:
                tell(live, "news-bot-failed", bot.seat, bot)


def _played(live: LiveTable, task: "asyncio.Task[None]") -> None:
    live.thinking = None
    if not task.cancelled() and task.exception() is None:
        live.touch()
