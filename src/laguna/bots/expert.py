"""The strongest bot there is. For now it plays as `hard` does: nothing has proved stronger in the arena yet."""

from typing import Any

from laguna.kernel.chance import Rng
from laguna.kernel.game import Game

from . import hard
from .budget import Budget


def choose(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """What `hard` chooses."""
    return hard.choose(game, state, seat, budget, rng)
