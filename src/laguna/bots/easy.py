"""A weak bot: it plays at random by the prior, but never an action that looks far worse than the best."""

from typing import Any

from laguna.kernel.action import Buffer
from laguna.kernel.chance import Rng, pick
from laguna.kernel.game import Game

from .budget import Budget

SILLY = 4
"""Answers whose prior is more than this many times lower than the best are left out."""


def choose(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """Choose one of the answers that look good, with probabilities in proportion to their priors."""
    driver = game.DRIVERS.standard
    legal, weights = Buffer(len(game.ACTIONS)), Buffer(len(game.ACTIONS))
    driver.write_legal(state, legal)
    driver.write_priors(state, legal, weights)
    answers, heavy = legal.numbers(), list(weights.items[: weights.n])
    most = max(heavy)
    return pick(rng, answers, [weight if weight * SILLY >= most else 0 for weight in heavy])
