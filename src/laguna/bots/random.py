"""The weakest bot, the baseline for all others: it plays at random."""

from typing import Any

from laguna.kernel.chance import Rng
from laguna.kernel.game import Game

from .budget import Budget


def choose(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """Choose any legal action, all equally likely."""
    legal = game.legal(state)
    return legal[rng.below(len(legal))]
