"""Bots. A level is a function of the signature `Choose`, found by its name."""

from typing import Any, Protocol

from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse
from laguna.kernel.game import Game

from . import easy, expert, hard, normal, random
from .budget import Budget


class Choose(Protocol):
    """How a bot decides."""

    def __call__(self, game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
        """Choose one of the legal actions of the seat that decides.

        The state is a world that `redeal` made for the seat, never the truth, and the bot must not change it.
        `budget` says how much thinking is left for this turn.
        """
        ...


LEVELS: dict[str, Choose] = {
    "random": random.choose,
    "easy": easy.choose,
    "normal": normal.choose,
    "hard": hard.choose,
    "expert": expert.choose,
}
"""All levels, weakest first."""


def find(level: str) -> Choose:
    """The bot of this level, or a third-party bot, given as `module:function`."""
    if ":" in level:
        return _import(level)
    if level not in LEVELS:
        raise CannotParse(f"There are no bots called {level!r}; there are: {', '.join(LEVELS)}.")
    return LEVELS[level]


def _import(level: str) -> Choose:
    """A bot from any module that can be imported."""
    from importlib import import_module

    module, _, name = level.partition(":")
    try:
        found: Choose = getattr(import_module(module), name)
    except (ImportError, ValueError, AttributeError) as error:
        raise CannotParse(f"The bot {level!r} cannot be found: {error}.") from None
    return found
