"""Bots at tables: they think in processes of their own, so that nobody waits for them."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import partial
from secrets import SystemRandom, randbits
from typing import Any, NamedTuple, TypeVar

from laguna import bots
from laguna.bots.budget import Budget
from laguna.bots.player import Player
from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.record import Record, replay
from laguna.table import archive, hints
from laguna.table.hints import Advice

T = TypeVar("T")

THINKING = 2.0
"""Seconds a bot may think in one turn."""
LEAST = 0.05
"""Seconds it has for a step when these are used up."""
UNKNOWN = 0.3
"""Seconds a bot with no choice takes, more or less, as long as none of its level had one."""
SPREAD = 0.3
"""By which part of it a pause may be shorter or longer than the answer it is taken from."""
PATIENCE = 30.0
"""Seconds after which a bot that has not answered has failed; those it waits for a process do not count."""
PACKING = 120.0
"""The same for packing a finished game."""


class Spent(NamedTuple):
    """The time of an answer."""

    seconds: float
    """From the question to the answer, in which it may have waited for a process."""
    thought: float
    """What the bot took of it for thinking."""


class BotFailed(Exception):  # noqa: N818 - what happens then is a rule of the table
    """A bot raised an error, took too long, or wanted something that is not legal."""


def default_level() -> str:
    """How bots play where nothing was said: `easy`, if there is such a level."""
    return "easy" if "easy" in bots.LEVELS else next(iter(bots.LEVELS))


def replacement(level: str) -> str:
    """Who goes on for a bot that failed: `normal`; if it was that, or there is none, the best of the others."""
    others = [other for other in bots.LEVELS if other != level]
    return "normal" if "normal" in others else others[-1] if others else level


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    """In a worker: do something, and tell how many seconds it took here."""
    begin = time.perf_counter()
    done = work()
    return done, time.perf_counter() - begin


class Thought(NamedTuple):
    """What a bot has come to."""

    action: int
    """What it does now ..."""
    plan: tuple[int, ...]
    """... and means to do in the next steps of the turn: it need not think about them again."""


def think(record: Record, seat: int, level: str, seed: int, left: float, plan: tuple[int, ...]) -> Thought:
    """In a worker: what a bot does. It is shown another world that its seat cannot tell from the truth."""
    game, state = registry.load(record.game), replay(record)
    budget = Budget(seconds=left)
    budget.plan = plan
    player = Player(bots.LEVELS[level], seat, budget, game.turns(state))
    action = player.act(game, state, Rng(seed))
    return Thought(action, budget.plan)


def advise(record: Record, seat: int, seed: int, budget: float) -> Advice:
    """In a worker: what the strongest bot would do for a person, and why, from what that person's seat knows."""
    return hints.advise(registry.load(record.game), replay(record), seat, Budget(seconds=budget), Rng(seed))


def _begin() -> None:
    """In a new worker: it ends with its parent, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Pace:
    """How long the answers of bots take, so that one with no choice takes as long and tells nothing by it."""

    def __init__(self) -> None:
        self._spent: dict[str, deque[Spent]] = {}
        self._random = SystemRandom()

    def note(self, level: str, spent: Spent) -> None:
        """A bot that had a choice has answered."""
        self._spent.setdefault(level, deque(maxlen=32)).append(spent)

    def like_others(self, level: str, left: float) -> Spent:
        """How long a bot takes that has no choice: about as long as one of the last that had one.

        Like that one it thinks no longer than it may: `left` is what it has left of this turn.
        """
        seconds, thought = self._random.choice(self._spent.get(level) or [Spent(UNKNOWN, UNKNOWN)])
        factor = self._random.uniform(1 - SPREAD, 1 + SPREAD)
        thinks = min(factor * thought, max(LEAST, left) * self._random.uniform(1 - SPREAD, 1))
        return Spent(factor * max(0.0, seconds - thought) + thinks, thinks)


class Thinkers:
    """The processes in which bots think and finished games are packed."""

    def __init__(self, processes: int, budget: float = THINKING) -> None:
        self.processes = processes
        self.budget = budget
        self._pool: ProcessPoolExecutor | None = None
        self._busy = 0
        self._bots: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()

    def _start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Processes are started afresh: a copy of this one would hold its sockets and locks.
            self._pool = ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), _begin)
        return self._pool

    @asynccontextmanager
    async def _process(self, waiting: "deque[asyncio.Future[None]]") -> AsyncIterator[None]:
        """Wait until a process is free; bots at tables come before everything else."""
        if self._busy < self.processes:
            self._busy += 1
        else:
            free: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            waiting.append(free)
            try:
                await free
            except asyncio.CancelledError:
                if not free.cancelled():
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """A process is free: whoever waits gets it."""
        for waiting in (self._bots, self._others):
            while waiting:
                free = waiting.popleft()
                if not free.done():
                    free.set_result(None)
                    return
        self._busy -= 1

    async def _run(self, work: Callable[[], T], waiting: "deque[asyncio.Future[None]]", patience: float) -> T:
        """Do it in a process. One that dies takes all work with it, which is then done again, once."""
        async with self._process(waiting):
            for attempt in (1, 2):
                pool = self._start()
                try:
                    async with asyncio.timeout(patience):
                        return await asyncio.get_running_loop().run_in_executor(pool, work)
                except BrokenProcessPool:
                    self._end(pool)
                    if attempt == 2:
                        raise
                except TimeoutError:
                    # Nothing else ends a process that hangs.
                    self._end(pool)
                    raise
        raise AssertionError

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """End processes, whatever they do; others are started when there is work again."""
        if self._pool is pool:
            self._pool = None
            processes: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
            pool.shutdown(wait=False)
            for process in processes.values():
                process.kill()

    async def choose(
        self, record: Record, seat: int, level: str, left: float | None = None, plan: tuple[int, ...] = ()
    ) -> tuple[Thought, float]:
        """What a bot does, and how many seconds it thought; `BotFailed` if it does nothing sensible.

        `left` is what it has left of this turn, and `plan` what it meant to do in it.
        """
        budget = self.budget if left is None else max(LEAST, left)
        work = partial(think, record, seat, level, randbits(62), budget, plan)
        return await self._patiently(partial(_timed, work), self._bots, level)

    async def advise(self, record: Record, seat: int) -> Advice:
        """What a person might do; `BotFailed` if no bot knows."""
        return await self._patiently(
            partial(advise, record, seat, randbits(62), self.budget), self._others, "hint"
        )

    async def _patiently(self, work: Callable[[], T], waiting: "deque[asyncio.Future[None]]", what: str) -> T:
        """Do it in a process, and wait for it, but not for ever."""
        try:
            return await self._run(work, waiting, PATIENCE)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            raise BotFailed(f"{what}: {type(error).__name__}") from error

    async def pack(self, record: Record) -> bytes:
        """A finished game, as it is kept."""
        return await self._run(partial(archive.pack, record), self._others, PACKING)

    def close(self) -> None:
        """Stop thinking; what has not been answered is thought again after the restart."""
        if self._pool is not None:
            self._end(self._pool)
