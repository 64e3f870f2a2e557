"""The strongest bot there is: it searches as `hard` does, with a judgement that was fitted for longer."""

from typing import Any

from laguna.kernel.chance import Rng
from laguna.kernel.game import Game

from .budget import Budget
from .drivers import refined_driver
from .hard import best


def choose(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """The answer that proved best."""
    return best(refined_driver(game, state.seats), game, state, seat, budget, rng)
