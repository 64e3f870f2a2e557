"""Who waits for a process, in a fair order: nobody waits longer because another asked for much."""

import asyncio
from collections import deque


class FairQueue:
    """Those who wait, by whom they belong to: each in turn, however many wait for one."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def add(self, owner: str) -> "asyncio.Future[None]":
        """Wait for one's turn: the future is done then."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        return turn

    def count(self, owner: str) -> int:
        """How many wait for an owner."""
        return len(self._waiting.get(owner, ()))

    def wake(self) -> bool:
        """Let the next one go on; False if nobody waits."""
        while self._waiting:
            owner = next(iter(self._waiting))
            waiting = self._waiting.pop(owner)
            turn = waiting.popleft()
            if waiting:
                # Whoever else belongs to the same waits behind all others.
                self._waiting[owner] = waiting
            if not turn.done():
                turn.set_result(None)
                return True
        return False
