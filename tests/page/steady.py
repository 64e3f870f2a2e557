"""The same deals and the same bots each time, so that a screen that is right today is right tomorrow.

Runs in the server's own process (`Server(..., code=STEADY)`): the server itself has no such door. With
`LAGUNA_SOAK` the deals of `VARIED` differ from run to run, so that rare screens are seen, too; tests that are
about one certain position stay with `STEADY`.
"""

import os
from random import Random
from typing import Any

from laguna.kernel.action import ActionSpace
from laguna.kernel.chance import Draws
from laguna.server.tables import worker_pool
from laguna.server.tables.worker_pool import Thought, WorkerPool
from laguna.table import guides
from laguna.table.branches import Played
from laguna.table.log import Log

STEADY = "from tests.page import steady; steady.hold()"
"""What such a server runs before it starts."""
VARIED = "" if os.environ.get("LAGUNA_SOAK") else STEADY
"""The same, but in a soak."""


class SteadyDraws:
    """Draws that depend on nothing but how far a game has come."""

    def __init__(self, log: Log) -> None:
        self._rng = Random(len(log.actions))

    def draw(self, table: ActionSpace, legal: list[int], weights: list[int]) -> int:
        """Pick by weight."""
        return self._rng.choices(legal, weights)[0]


def hold() -> None:
    """Let this process deal steadily."""
    scripted, choose = guides.draws, WorkerPool.choose

    def draws(log: Log, guide: str) -> Draws:
        return scripted(log, guide) if guide else SteadyDraws(log)

    async def choose_steadily(
        self: WorkerPool,
        played: Played,
        *args: Any,  # noqa: ANN401
        **more: Any,  # noqa: ANN401
    ) -> tuple[Thought, float]:
        # The seed is asked for before anything is waited for.
        worker_pool.randbits = Random(len(played if isinstance(played, str) else played.actions)).getrandbits  # type: ignore[attr-defined,assignment]
        return await choose(self, played, *args, **more)

    guides.draws = draws
    WorkerPool.choose = choose_steadily  # type: ignore[method-assign]
