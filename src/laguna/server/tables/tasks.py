"""Work that goes on beside requests."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

logger = logging.getLogger("laguna.tables")


class BackgroundTasks:
    """The tasks of one process that no request waits for, or that must go on if the request is gone."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Begin something that nobody waits for. If it fails, the log says so."""
        task = self._begin(work)
        task.add_done_callback(_report)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked for it goes: what is stored must be shown, too."""
        return await asyncio.shield(self._begin(work))

    def _begin(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.ensure_future(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return task

    async def stop(self) -> None:
        """Cancel all that is left."""
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)


def _report(task: "asyncio.Task[Any]") -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        logger.error("a background task failed: %s", type(error).__name__, exc_info=error)
