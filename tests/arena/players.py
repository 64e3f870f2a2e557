"""Bots for the tests of the arena: simple ones whose strength or weakness is known beforehand."""

from typing import Any

from laguna.bots.budget import Budget
from laguna.kernel.chance import Rng
from laguna.kernel.game import Game


def first(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    return game.legal(state)[0]


def last(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    return game.legal(state)[-1]


def sometimes(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    legal = game.legal(state)
    return legal[0] if rng.below(4) == 0 else legal[rng.below(len(legal))]
