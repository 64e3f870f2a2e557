"""Which of a game's drivers a bot uses: they have the same rules and different evaluations."""

from typing import Any

from laguna.kernel.driver import Driver
from laguna.kernel.game import Game


def fitted_driver(game: Game[Any]) -> Driver:
    """The driver whose evaluation was fitted in self-play, if there is one."""
    return game.DRIVERS.fitted or game.DRIVERS.standard


def refined_driver(game: Game[Any], seats: int) -> Driver:
    """The driver with the best evaluation for this number of seats.

    The parameters fitted longest proved best with two seats, but not with more: see `docs/bots.md`.
    """
    refined = game.DRIVERS.refined if seats == 2 else None
    return refined or fitted_driver(game)
