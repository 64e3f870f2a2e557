"""Bots at tables: they think in processes of their own, so that nobody waits for them."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from secrets import randbits
from typing import Any, TypeVar

from laguna import bots
from laguna.bots import hint
from laguna.bots.budget import Budget
from laguna.bots.player import Player
from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.record import Record, replay

from . import archive

T = TypeVar("T")

THINKING = 2.0
"""Seconds a bot may think in one turn."""
LEAST = 0.05
"""Seconds it has for a step when these are used up."""
PATIENCE = 30.0
"""Seconds after which a bot that has not answered has failed."""


class BotFailed(Exception):  # noqa: N818 - what happens then is a rule of the table
    """A bot raised an error, took too long, or wanted something that is not legal."""


def default_level() -> str:
    """How bots play where nothing was said: `easy`, if there is such a level."""
    return "easy" if "easy" in bots.LEVELS else next(iter(bots.LEVELS))


def replacement(level: str) -> str:
    """Who goes on for a bot that failed: `normal`; if it was that, or there is none, the best of the others."""
    others = [other for other in bots.LEVELS if other != level]
    return "normal" if "normal" in others else others[-1] if others else level


def think(record: Record, seat: int, level: str, seed: int, budget: float) -> int:
    """In a worker: what a bot does. It is shown another world that its seat cannot tell from the truth."""
    player = Player(bots.LEVELS[level], seat, Budget(seconds=budget))
    return player.act(registry.load(record.game), replay(record), Rng(seed))


def advise(record: Record, seat: int, seed: int, budget: float) -> hint.Hint:
    """In a worker: what the strongest bot would do for a person, and why, from what that person's seat knows."""
    game, rng = registry.load(record.game), Rng(seed)
    world = game.redeal(replay(record), seat, rng)
    return hint.hint(game, world, seat, Budget(seconds=budget), rng)


def _begin() -> None:
    """In a new worker: it ends with its parent, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Thinkers:
    """The processes in which bots think and finished games are packed."""

    def __init__(self, processes: int, budget: float = THINKING) -> None:
        self.processes = processes
        self.budget = budget
        self._pool: ProcessPoolExecutor | None = None

    def _start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Processes are started afresh: a copy of this one would hold its sockets and locks.
            self._pool = ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), _begin)
        return self._pool

    async def _run(self, work: Callable[[], T]) -> T:
        """Do it in a process. One that dies takes all work with it, which is then done again, once."""
        for attempt in (1, 2):
            pool = self._start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
                if attempt == 2:
                    raise
        raise AssertionError

    async def choose(self, record: Record, seat: int, level: str, left: float | None = None) -> int:
        """What a bot does; `BotFailed` if it does nothing sensible. `left` is what it has left of this turn."""
        budget = self.budget if left is None else max(LEAST, left)
        return await self._patiently(partial(think, record, seat, level, randbits(62), budget), level)

    async def advise(self, record: Record, seat: int) -> hint.Hint:
        """What a person might do; `BotFailed` if no bot knows."""
        return await self._patiently(partial(advise, record, seat, randbits(62), self.budget), "hint")

    async def _patiently(self, work: Callable[[], T], what: str) -> T:
        """Do it in a process, and wait for it, but not for ever."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._run(work)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            raise BotFailed(f"{what}: {type(error).__name__}") from error

    async def pack(self, record: Record) -> bytes:
        """A finished game, as it is kept."""
        return await self._run(partial(archive.pack, record))

    def close(self) -> None:
        """Stop thinking; what has not been answered is thought again after the restart."""
        if self._pool is not None:
            processes: dict[int, Any] = dict(getattr(self._pool, "_processes", None) or {})
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes.values():
                process.terminate()
