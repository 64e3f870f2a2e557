"""What all bots go by: the drivers of a game, with its judgement."""

from typing import Any

from laguna.kernel.driver import Driver
from laguna.kernel.errors import LagunaError
from laguna.kernel.game import Game


def driver_of(game: Game[Any]) -> Driver:
    """The driver of a game, which all bots but `random` need."""
    return _driver(game, "DRIVER")


def fitted_driver_of(game: Game[Any]) -> Driver:
    """The driver of a game whose judgement was fitted in self-play, if there is one."""
    return _driver(game, "FITTED") if hasattr(game, "FITTED") else driver_of(game)


def refined_driver_of(game: Game[Any], seats: int) -> Driver:
    """The driver of a game with the best judgement there is.

    What was fitted longest has proved best with two seats. With more it has not: see `docs/bots.md`.
    """
    return _driver(game, "REFINED") if seats == 2 and hasattr(game, "REFINED") else fitted_driver_of(game)


def _driver(game: Game[Any], name: str) -> Driver:
    driver = getattr(game, name, None)
    if not isinstance(driver, Driver):
        raise LagunaError(f"{game.NAME} has no driver, so only random bots can play it.")
    return driver
