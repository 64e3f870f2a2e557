"""A bot that searches as `expert` does, and judges by what a network has learned in self-play.

In the arena, `net=FILE` is a bot with the weights in that file. Where they do not fit, it falls back to the
evaluation alone and says so once.
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
