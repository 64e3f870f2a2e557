"""The weakest bot, and the measure of all others: anything legal is as good as anything else."""

from typing import Any

from laguna.kernel.chance import Rng
from laguna.kernel.game import Game

from .budget import Budget


def choose(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """Any legal action, all equally likely."""
    legal = game.legal(state)
    return legal[rng.below(len(legal))]
