"""Questions that change nothing, such as what every choice would lead to: costly to answer, and free to ask.

They are answered in the loop, where moves are shown, too. So they take turns, one after the other and fairly by
address, and after each of them the loop is left alone for as long as the answer took: whatever is asked, at least
half of the time is left for everything else.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..tables.fair_queue import FairQueue
from ..tables.refusal import Refusal


class Questions:
    """The questions of all who ask a process: over sockets, and about turns that they plan."""

    def __init__(self) -> None:
        self._waiting = FairQueue()
        self._busy = False

    @asynccontextmanager
    async def turn(self, address: str, most: int = 0) -> AsyncIterator[None]:
        """Wait until it is the turn of a question from this address, and note how long its answer takes.

        It is refused if so many wait from there already; 0: any number may wait. A socket asks one after the
        other. Whoever sends requests may go away, and these would wait on.
        """
        if self._busy:
            if most and self._waiting.count(address) >= most:
                raise Refusal("too_fast")
            turn = self._waiting.add(address)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():
                    self._next()
                raise
        self._busy = True
        begin = time.perf_counter()
        try:
            yield
        finally:
            asyncio.get_running_loop().call_later(time.perf_counter() - begin, self._next)

    def _next(self) -> None:
        self._busy = self._waiting.wake()
