"""The worker pool: processes in which bots think and finished games are packed, so that nobody waits for them."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import partial
from secrets import randbits
from typing import Any, NamedTuple, TypeVar

from laguna import bots
from laguna.bots.budget import Budget
from laguna.bots.player import Player
from laguna.kernel.chance import Rng
from laguna.table import archive, branches, hints
from laguna.table.branches import Played
from laguna.table.hints import Advice

from .fair_queue import FairQueue
from .pace import LEAST

T = TypeVar("T")

THINKING = 2.0
"""How many seconds a bot may think in one turn."""
PATIENCE = 30.0
"""After how many seconds a bot that has not answered has failed; waiting for a process does not count."""
PACKING = 120.0
"""After how many seconds packing a finished game has failed."""


class BotFailed(Exception):  # noqa: N818 - another bot takes over, which is not an error of the server
    """A bot raised an error, took too long, or wanted something that is not legal."""


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    """In a worker: do something, and say how many seconds it took here."""
    begin = time.perf_counter()
    done = work()
    return done, time.perf_counter() - begin


class Thought(NamedTuple):
    """What a bot has decided."""

    action: int
    """What it does now."""
    plan: tuple[int, ...]
    """What it means to do in the next steps of the turn, about which it need not think again."""


class Luck(NamedTuple):
    """How a bot thinks where all who play a deal are to meet the same bots."""

    iterations: int
    """How much, whatever the machine."""
    seed: int
    """With which random numbers."""


def think(
    played: Played, seat: int, level: str, seed: int, left: float, plan: tuple[int, ...], iterations: int = 0
) -> Thought:
    """In a worker: what a bot does. It is shown another world that its seat cannot tell from the truth."""
    game, state = branches.position(played)
    if iterations:
        # Plans and what is left of a turn are of the process that thinks: without them any other does the same.
        alike = Player(bots.LEVELS[level], seat, Budget(iterations=iterations))
        return Thought(alike.act(game, state, Rng(seed)), ())
    budget = Budget(seconds=left)
    budget.plan = plan
    player = Player(bots.LEVELS[level], seat, budget, game.turns(state))
    action = player.act(game, state, Rng(seed))
    return Thought(action, budget.plan)


def advise(played: Played, seat: int, seed: int, budget: float) -> Advice:
    """In a worker: what the strongest bot would do for a person, and why, from what that person's seat knows."""
    return hints.advise(*branches.position(played), seat, Budget(seconds=budget), Rng(seed))


def pack(played: Played) -> bytes:
    """In a worker: the archive of a finished game."""
    if isinstance(played, str):
        return archive.pack(branches.parse(played).record(), played)
    return archive.pack(played)


def _begin() -> None:
    """In a new worker: end with the parent process, however that ends, and leave Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class WorkerPool:
    """Processes that work, one piece of work each at a time."""

    def __init__(self, processes: int, budget: float = THINKING) -> None:
        self.processes = processes
        """How many there are."""
        self.budget = budget
        """How many seconds a bot may think in one turn."""
        self.waiting = 0
        """How many bots wait for a process."""
        self.tell_waiting: Callable[[int], object] = int
        """What is called with that number when it changes. (This module is imported before there are metrics.)"""
        self._pool: ProcessPoolExecutor | None = None
        self._busy = 0
        self._awaited, self._hints, self._unattended, self._packing, self._later = (FairQueue() for _ in range(5))

    def _start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Processes are started afresh: a copy of this one would hold its sockets and locks.
            self._pool = ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), _begin)
        return self._pool

    @asynccontextmanager
    async def _process(self, waiting: FairQueue, owner: str) -> AsyncIterator[None]:
        """Wait until a process is free. Bots for whom somebody waits come before everything else."""
        if self._busy < self.processes:
            self._busy += 1
        else:
            free = waiting.add(owner)
            bots = int(waiting in (self._awaited, self._unattended))
            self._count_waiting(bots)
            try:
                await free
            except asyncio.CancelledError:
                if not free.cancelled():
                    self._pass_on()
                raise
            finally:
                self._count_waiting(-bots)
        try:
            yield
        finally:
            self._pass_on()

    def _count_waiting(self, more: int) -> None:
        self.waiting += more
        self.tell_waiting(self.waiting)

    def _pass_on(self) -> None:
        """Give a process that is free to whoever waits for one."""
        queues = (self._awaited, self._hints, self._unattended, self._packing, self._later)
        if not any(queue.wake() for queue in queues):
            self._busy -= 1

    async def _run(self, work: Callable[[], T], waiting: FairQueue, owner: str, patience: float) -> T:
        """Do something in a process. If one dies, all of them end, and what they did is tried once more."""
        async with self._process(waiting, owner):
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
        """End the processes, whatever they are doing. Others are started when there is work again."""
        if self._pool is pool:
            self._pool = None
            processes: dict[int, Any] = dict(getattr(pool, "_processes", None) or {})
            pool.shutdown(wait=False)
            for process in processes.values():
                process.kill()

    async def choose(
        self,
        played: Played,
        seat: int,
        level: str,
        left: float | None = None,
        plan: tuple[int, ...] = (),
        owner: str = "",
        awaited: bool = True,
        luck: Luck | None = None,
    ) -> tuple[Thought, float]:
        """What a bot does, and how many seconds it thought. Raises `BotFailed` if it does nothing sensible.

        `left` is how many seconds it has left in this turn, and `plan` what it meant to do in it. With `luck`
        it thinks as every bot does that meets the same deal. Whose table it is (`owner`) and whether somebody
        waits there decide when it gets a process, if many bots think.
        """
        budget = self.budget if left is None else max(LEAST, left)
        iterations, seed = luck or (0, randbits(62))
        work = partial(think, played, seat, level, seed, budget, plan, iterations)
        waiting = self._awaited if awaited else self._unattended
        return await self._patiently(partial(_timed, work), waiting, owner, level)

    async def advise(self, played: Played, seat: int, owner: str = "") -> Advice:
        """What a person might do. Raises `BotFailed` if no bot knows."""
        work = partial(advise, played, seat, randbits(62), self.budget)
        return await self._patiently(work, self._hints, owner, "hint")

    async def _patiently(self, work: Callable[[], T], waiting: FairQueue, owner: str, what: str) -> T:
        """Do something in a process, and wait for it, but not for ever."""
        try:
            return await self._run(work, waiting, owner, PATIENCE)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            raise BotFailed(f"{what}: {type(error).__name__}") from error

    async def pack(self, played: Played) -> bytes:
        """The archive of a finished game."""
        return await self._run(partial(pack, played), self._packing, "", PACKING)

    async def later(self, work: Callable[[], T], patience: float) -> T:
        """Do something for which nobody waits, when nobody else needs a process. Raises `TimeoutError`."""
        async with asyncio.timeout(patience):
            return await self._run(work, self._later, "", patience)

    def close(self) -> None:
        """Stop. What has not been answered is begun again after the restart."""
        if self._pool is not None:
            self._end(self._pool)
