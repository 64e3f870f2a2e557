"""A worker pool: the one place that spreads jobs over this process, other processes, or a Ray cluster.

Jobs are independent, so any worker can do any of them. Answers are delivered in the order of the jobs, so a run
that is stopped has always delivered the first part of them, without gaps.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from threading import Thread, current_thread, main_thread
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from laguna.kernel.errors import CannotParse, LagunaError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

PIECE = 0.2
"""Seconds of work in a piece: enough to be worth sending, little enough to stop soon."""
AHEAD = 4
"""How many pieces each worker has in its queue, so that no worker has to wait for one."""
GRACE = 2.0
"""How many seconds after Ctrl-C work that has begun may still be finished."""

J = TypeVar("J")
A = TypeVar("A")


class Enough(Exception):  # noqa: N818 - a wish, not an error
    """Raised by the receiver of the answers when it needs no more of them."""


@dataclass(frozen=True)
class Workers:
    """How many workers do the work, and whether on this machine or on Ray."""

    count: int | None = None
    """How many workers. None: one on this machine, and on Ray one for each core."""
    ray: str | None = None
    """The address of a Ray cluster; empty: start one for this run; None: no Ray."""

    @staticmethod
    def parse(on: str | None, workers: int | None) -> "Workers":
        """Parse what is typed: `ray`, `ray:address` or nothing, and a number of workers."""
        if workers is not None and workers < 1:
            raise CannotParse("There must be at least one worker.")
        kind, _, address = (on or "").partition(":")
        if on is not None and kind != "ray":
            raise CannotParse(f"Work can run on ray or ray:address, not on {on!r}.")
        if address and workers is not None:
            raise CannotParse("An existing cluster has one worker for each core; leave out --workers.")
        return Workers(workers, None if on is None else address)


def spread(workers: Workers, do: Callable[[J], A], jobs: Iterable[J], take: Callable[[A], None]) -> bool:
    """Do all jobs, and pass the answers to `take` in the order of the jobs; return whether Ctrl-C cut this short.

    `do` and the jobs must be picklable. Jobs are taken from the iterable little by little, so `take` can still
    influence which come next.
    """
    if workers.ray is None and workers.count in (None, 1):
        return _alone(do, iter(jobs), take)
    pool = _Processes(workers.count or 1) if workers.ray is None else _Ray(workers.ray, workers.count)
    is_whole = False
    try:
        is_cut = _together(pool, do, iter(jobs), take)
        is_whole = not is_cut
    except Enough:
        return False
    finally:
        pool.close(at_once=not is_whole)
    return is_cut


def _alone(do: Callable[[J], A], jobs: Iterator[J], take: Callable[[A], None]) -> bool:
    """Do all jobs in this process."""
    try:
        with _holding_back():
            for job in jobs:
                take(do(job))
                breathe()
    except KeyboardInterrupt:
        return True
    except Enough:
        pass
    return False


_is_stop_wanted = False
"""Whether Ctrl-C was pressed while it was held back."""


@contextmanager
def _holding_back() -> Iterator[None]:
    """Hold back Ctrl-C until the next `breathe`.

    So the answer of a finished job is never lost: a finished game goes into the results and is not played again.
    A second Ctrl-C takes effect at once.
    """
    global _is_stop_wanted

    def note(*_: object) -> None:
        global _is_stop_wanted
        if _is_stop_wanted:
            raise KeyboardInterrupt
        _is_stop_wanted = True

    if current_thread() is not main_thread() or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        # Other code handles Ctrl-C.
        yield
        return
    signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        _is_stop_wanted = False


def breathe() -> None:
    """Stop here if Ctrl-C was pressed. Long jobs call this now and then."""
    if _is_stop_wanted:
        raise KeyboardInterrupt


class _Pool(Protocol):
    """Workers outside this process."""

    workers: int

    def give(self, do: Callable[[Any], Any], jobs: Sequence[Any]) -> Any:  # noqa: ANN401
        """Hand out some jobs; return a claim to the answers."""
        ...

    def answers(self, claim: Any) -> tuple[list[Any], float]:  # noqa: ANN401
        """Wait for the answers; return them, and how many seconds they took."""
        ...

    def finished(self, claims: list[Any]) -> list[Any]:
        """Start nothing new and wait a little for work in progress; return the first claims without gaps."""
        ...

    def close(self, at_once: bool) -> None:
        """End the workers; `at_once` even in the middle of a job."""
        ...


def _together(pool: _Pool, do: Callable[[J], A], jobs: Iterator[J], take: Callable[[A], None]) -> bool:
    """Hand out the jobs to a pool, in pieces that take about `PIECE` seconds."""
    claims: deque[Any] = deque()
    ready: deque[A] = deque()
    size = 1
    try:
        while True:
            while len(claims) < AHEAD * pool.workers and (piece := list(islice(jobs, size))):
                claims.append(pool.give(do, piece))
            if not claims:
                return False
            some, seconds = pool.answers(claims[0])
            claims.popleft()
            size = max(1, min(2 * size, int(PIECE * len(some) / max(seconds, 1e-6))))
            ready.extend(some)
            while ready:
                take(ready.popleft())
    except KeyboardInterrupt:
        for claim in pool.finished(list(claims)):
            ready.extend(pool.answers(claim)[0])
        try:
            while ready:
                take(ready.popleft())
        except Enough:
            return False
        return True


def _do_some(do: Callable[[J], A], jobs: Sequence[J]) -> tuple[list[A], float]:
    """Do a piece of work in a worker; return the answers, and how many seconds they took."""
    begin = perf_counter()
    return [do(job) for job in jobs], perf_counter() - begin


class _Processes:
    """Workers on this machine."""

    def __init__(self, workers: int) -> None:
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        # Processes are spawned, not forked: a fork of this one would share the locks of its progress bar.
        context = multiprocessing.get_context("spawn")
        # The lifeline carries no data. It closes when this process ends, in whatever way.
        self._reader, self._lifeline = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(workers, context, _begin_work, (self._reader,))
        self.workers = workers
        self._started = 0

    def give(self, do: Callable[[J], A], jobs: Sequence[J]) -> Any:  # noqa: ANN401
        """Put some jobs into the queue of the processes."""
        if self._started >= self.workers:
            return self._submit(do, jobs)
        from multiprocessing import resource_tracker

        # Ctrl-C reaches every process of a terminal, but only this one should act on it. A new process inherits
        # the signal mask, so it is safe before it runs any code of ours. (The tracker is a helper process of
        # `multiprocessing`; starting it would unblock the signal.)
        self._started += 1
        if not hasattr(signal, "pthread_sigmask"):  # Windows has no signal masks.
            return self._submit(do, jobs)
        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
        try:
            return self._submit(do, jobs)
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGINT,))

    def _submit(self, do: Callable[[J], A], jobs: Sequence[J]) -> Any:  # noqa: ANN401
        from concurrent.futures import Future
        from concurrent.futures.process import BrokenProcessPool

        try:
            return self._pool.submit(_do_some, do, jobs)
        except BrokenProcessPool as error:
            # Answers from before the loss still count; the error comes up when it is this claim's turn.
            lost: Future[Any] = Future()
            lost.set_exception(error)
            return lost

    def answers(self, claim: Any) -> tuple[list[Any], float]:  # noqa: ANN401
        """Wait for the answers of a piece."""
        from concurrent.futures.process import BrokenProcessPool

        try:
            found: tuple[list[Any], float] = claim.result()
        except BrokenProcessPool:
            raise LagunaError("A worker was killed, perhaps because memory ran out; try fewer workers.") from None
        return found

    def finished(self, claims: list[Any]) -> list[Any]:
        """Cancel what has not begun, and wait a little for the rest."""
        from concurrent.futures import wait

        begun = [claim for claim in claims if not claim.cancel()]
        try:
            done = wait(begun, GRACE).done
        except KeyboardInterrupt:
            done = {claim for claim in begun if claim.done()}
        return _beginning(begun, done)

    def close(self, at_once: bool) -> None:
        """End the processes."""
        if at_once:
            self._lifeline.close()
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._lifeline.close()
        self._reader.close()


def _beginning(claims: list[Any], done: Iterable[Any]) -> list[Any]:
    """The first claims, up to the first that is not done."""
    known = set(done)
    missing = next((at for at, claim in enumerate(claims) if claim not in known), len(claims))
    return claims[:missing]


def _begin_work(lifeline: "Connection[Any, Any]") -> None:
    """In a new process: make sure that it ends when the first process ends or closes the lifeline."""

    def watch() -> None:
        try:
            lifeline.recv_bytes()
        except (EOFError, OSError):
            os._exit(1)

    Thread(target=watch, daemon=True).start()


class _Ray:
    """Workers of a Ray cluster. If this process dies, Ray itself ends its work."""

    def __init__(self, address: str, workers: int | None) -> None:
        # Ray must know before its import that it may not send usage statistics.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        # This will be Ray's default from its next release on; until then it warns if the variable is not set.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        try:
            import ray
        except ImportError:
            raise LagunaError("Ray is not installed here; `pip install 'laguna[ray]'` adds it.") from None
        self._ray = ray
        if address and address != "auto":
            _knock(address)
        own = {"address": "local", "num_cpus": workers or os.cpu_count(), "include_dashboard": False}
        try:
            ray.init(**(own if not address else {"address": address}), log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
            raise LagunaError(f"There is no Ray cluster at {address or 'this machine'}: {error}") from None
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._remote = ray.remote(num_cpus=1, max_retries=2)(_do_some_elsewhere)

    def give(self, do: Callable[[J], A], jobs: Sequence[J]) -> Any:  # noqa: ANN401
        """Put some jobs into the queue of the cluster."""
        return self._remote.remote(code(), do, jobs)

    def answers(self, claim: Any) -> tuple[list[Any], float]:  # noqa: ANN401
        """Wait for the answers of a piece."""
        try:
            found: tuple[list[Any], float] = self._ray.get(claim)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self._ray.exceptions.RayError as error:
            raise LagunaError(f"The work on Ray was interrupted: {error}") from None
        return found

    def finished(self, claims: list[Any]) -> list[Any]:
        """Wait a little for everything, since Ray does not say what has begun."""
        try:
            done, _ = self._ray.wait(claims, num_returns=len(claims), timeout=GRACE) if claims else ([], [])
        except KeyboardInterrupt:
            done = []
        return _beginning(claims, done)

    def close(self, at_once: bool) -> None:
        """Leave the cluster, which drops our jobs from its queue."""
        self._ray.shutdown()


def _knock(address: str) -> None:
    """Check that something answers at this address: Ray itself would try for minutes."""
    import socket

    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, ValueError) as error:
        raise LagunaError(f"There is no Ray cluster at {address}: {error}.") from None


@cache
def code() -> str:
    """A fingerprint of all installed code that can influence a game."""
    from laguna import engine

    return _mark(engine.ROOT)


def _mark(root: Path) -> str:
    """A fingerprint of the rules with their data, the bots with their weights, and the loops they play in."""
    from hashlib import blake2b

    files = [root / "arena" / "match.py", root / "arena" / "simulate.py"]
    for folder in ("kernel", "games", "bots"):
        files += [path for path in (root / folder).rglob("*") if path.suffix in (".py", ".toml", ".bin")]
    digest = blake2b(digest_size=6)
    for path in sorted(files):
        digest.update(f"{path.relative_to(root).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _do_some_elsewhere(expected: str, do: Callable[[J], A], jobs: Sequence[J]) -> tuple[list[A], float]:
    """Do a piece of work on another machine, if it has the same Laguna."""
    if code() != expected:
        raise LagunaError("A machine of the Ray cluster has a different Laguna; the results would differ.")
    return _do_some(do, jobs)
