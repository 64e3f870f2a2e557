"""Bots for the tests of the arena. In Murano the first legal action mostly does something useful."""

from typing import Any

from laguna.bots.budget import Budget
from laguna.kernel.chance import Rng
from laguna.kernel.errors import LagunaError
from laguna.kernel.game import Game

FIRST = "tests.arena.players:first"
"""Far better than `random`: it wins nearly all games of Murano."""
SOMETIMES = "tests.arena.players:sometimes"
"""A little better than `random`."""
CHEAT = "tests.arena.players:cheat"
"""Chooses illegal actions."""
BROKEN = "tests.arena.players:broken"
"""Raises an error."""


def first(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    return game.legal(state)[0]


def sometimes(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    legal = game.legal(state)
    return legal[0] if rng.below(4) == 0 else legal[rng.below(len(legal))]


def cheat(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    return next(action for action in range(len(game.ACTIONS)) if action not in game.legal(state))


def broken(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    raise LagunaError("I do not know.")
