"""What all bots go by: the driver of a game, with its judgement."""

from typing import Any

from laguna.kernel.driver import Driver
from laguna.kernel.errors import LagunaError
from laguna.kernel.game import Game


def driver_of(game: Game[Any]) -> Driver:
    """The driver of a game, which all bots but `random` need."""
    driver = getattr(game, "DRIVER", None)
    if not isinstance(driver, Driver):
        raise LagunaError(f"{game.NAME} has no driver, so only random bots can play it.")
    return driver
