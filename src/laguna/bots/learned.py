"""Bots that search as `hard` does, and judge by what a network has learned in self-play.

`expert` and `learned` play by the weights that come with a game (`nets/<seats>.bin` in its folder), `net=FILE` by
those in any file. Where weights do not fit, the bot falls back to the evaluation alone and says so once. Where
there are none, `learned` does so, too; `expert` does it silently, for it never had any there.
"""

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


EVALUATION = "laguna.bots.learned:by_evaluation"
"""The name of the bot that goes by the same evaluation, but has no network."""


@cache
def weights_of(name: str, seats: int) -> tuple[str, bool]:
    """Where the weights lie that come with a game, and whether there are any for this number of seats."""
    path = registry.folder(name) / "nets" / f"{seats}.bin"
    return str(path), path.is_file()


def choose(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """Choose by the weights that come with the game."""
    path, is_there = weights_of(game.NAME, state.seats)
    if is_there:
        return by_weights(path, game, state, seat, budget, rng)
    _say(path, "there is no such file")
    return by_evaluation(game, state, seat, budget, rng)


def from_file(level: str) -> "Choose":
    """The bot `net=FILE`."""
    return partial(by_weights, str(Path(level.removeprefix(FILE)).absolute()))


def by_weights(path: str, game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """Choose the answer that proves best by the network in a file; by the evaluation if it does not fit."""
    made, _ = _read(path)
    reason = weights.misfit(made, game, state.seats, game.view(state, seat).options)
    if reason:
        _say(path, reason)
        return by_evaluation(game, state, seat, budget, rng)
    driver = weights.driver_named(game, made.driver)
    estimator = NetEstimator(driver, state.seats, _build(path, game.NAME))
    return best(driver, game, state, seat, budget, rng, estimator)


def by_evaluation(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """Choose the answer that proves best in a search by the evaluation alone."""
    return best(refined_driver(game, state.seats), game, state, seat, budget, rng)


@cache
def _read(path: str) -> tuple[weights.Made, bytes]:
    return weights.read(Path(path))


@cache
def _build(path: str, name: str) -> Net:
    return weights.build(*_read(path), registry.load(name))


@cache
def _say(path: str, reason: str) -> None:
    """Say once why a file of weights is not used."""
    # Imported here because it brings threads, of which a browser's own Python has none.
    import logging

    logging.getLogger(__name__).warning(
        "The weights in %s are not used, and the bot plays by its evaluation alone: %s.", path, reason
    )
