"""A bot that searches as `expert` does, and judges by what a network has learned in self-play.

`learned` plays by the weights that come with a game (`nets/<seats>.bin` in its folder), `net=FILE` by those in any
file. Where there are none, or they do not fit, the bot falls back to the evaluation alone and says so once.
"""

import logging
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from laguna.kernel import registry, weights
from laguna.kernel.chance import Rng
from laguna.kernel.game import Game
from laguna.kernel.net import Net, NetEstimator

from .budget import Budget
from .drivers import refined_driver
from .hard import best

if TYPE_CHECKING:
    from . import Choose

FILE = "net="
"""How the name of a bot begins that plays by a file of weights."""
_log = logging.getLogger(__name__)


def choose(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """Choose by the weights that come with the game."""
    path = registry.folder(game.NAME) / "nets" / f"{state.seats}.bin"
    if path.is_file():
        return _choose(str(path), game, state, seat, budget, rng)
    _say(str(path), "there is no such file")
    return best(refined_driver(game, state.seats), game, state, seat, budget, rng)


def from_file(level: str) -> "Choose":
    """The bot `net=FILE`."""
    return partial(_choose, str(Path(level.removeprefix(FILE)).absolute()))


def _choose(path: str, game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """Choose the answer that proved best in a search."""
    made, _ = _read(path)
    reason = weights.misfit(made, game, state.seats, game.view(state, seat).options)
    if reason:
        _say(path, reason)
        return best(refined_driver(game, state.seats), game, state, seat, budget, rng)
    driver = weights.driver_named(game, made.driver)
    estimator = NetEstimator(driver, state.seats, _build(path, game.NAME))
    return best(driver, game, state, seat, budget, rng, estimator)


@cache
def _read(path: str) -> tuple[weights.Made, bytes]:
    return weights.read(Path(path))


@cache
def _build(path: str, name: str) -> Net:
    return weights.build(*_read(path), registry.load(name))


@cache
def _say(path: str, reason: str) -> None:
    """Say once why a file of weights is not used."""
    _log.warning("The weights in %s are not used, and the bot plays by its evaluation alone: %s.", path, reason)
