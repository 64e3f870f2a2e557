"""A gentle bot: it does what looks good at first sight, not always the best of it, and never what looks silly."""

from typing import Any

from laguna.kernel.action import Buffer
from laguna.kernel.chance import Rng, pick
from laguna.kernel.game import Game

from .budget import Budget

SILLY = 4
"""Answers that look so many times worse than the best one are left out."""


def choose(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """One of the answers that look good, each as likely as good."""
    driver = game.DRIVERS.standard
    legal, weights = Buffer(len(game.ACTIONS)), Buffer(len(game.ACTIONS))
    driver.write_legal(state, legal)
    driver.write_priors(state, legal, weights)
    answers, heavy = legal.numbers(), list(weights.items[: weights.n])
    most = max(heavy)
    return pick(rng, answers, [weight if weight * SILLY >= most else 0 for weight in heavy])
