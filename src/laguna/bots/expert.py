"""The strongest bot: it searches as `hard` does, and judges by what a network has learned, where there is one.

Without weights for a game and this number of seats, it goes by the evaluation that was fitted for longer. So it
does with weights that do not fit, e.g. because of an option; then it says so (see `learned`).
"""

from typing import Any

from laguna.kernel.chance import Rng
from laguna.kernel.game import Game

from .budget import Budget
from .learned import by_evaluation, by_weights, weights_of


def choose(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """Choose by the weights that come with the game, or by the evaluation alone."""
    path, is_there = weights_of(game.NAME, state.seats)
    if is_there:
        return by_weights(path, game, state, seat, budget, rng)
    return by_evaluation(game, state, seat, budget, rng)
