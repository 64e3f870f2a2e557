"""The strongest bot: it searches as `hard` does, with an evaluation that was fitted for longer."""

from typing import Any

from laguna.kernel.chance import Rng
from laguna.kernel.game import Game

from .budget import Budget
from .drivers import refined_driver
from .hard import best


def choose(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """Choose the answer that proved best in a search."""
    return best(refined_driver(game, state.seats), game, state, seat, budget, rng)
