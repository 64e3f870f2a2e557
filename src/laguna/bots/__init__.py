"""Bots. A level is a function of the signature `Choose`, found by its name."""

from typing import Any, Protocol

from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse
from laguna.kernel.game import Game

from . import easy, expert, hard, mixed, normal, random
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

MIXED = "mixed:"
"""What the names of bots between `random` and `easy` begin with."""
RUNGS: tuple[str, ...] = ("random", *(f"{MIXED}0.{tenth}" for tenth in range(1, 10)), "easy", "normal", "hard")
"""A ladder for learners, from the weakest up: a rung for each tenth between `random` and `easy`."""


def find(level: str) -> Choose:
    """The bot of this level, one between `random` and `easy` (`mixed:0.3`), or anybody's (`module:function`)."""
    if level.startswith(MIXED):
        return mixed.parse(level.removeprefix(MIXED))
    if ":" in level:
        return _import(level)
    if level not in LEVELS:
        known = f"{', '.join(LEVELS)}, mixed:0.1 to mixed:0.9, and your own as module:function"
        raise CannotParse(f"There are no bots called {level!r}; there are: {known}.")
    return LEVELS[level]


def module_of(level: str) -> str:
    """The module of somebody's own bot; empty for one of ours."""
    return level.partition(":")[0] if ":" in level and not level.startswith(MIXED) else ""


def _import(level: str) -> Choose:
    """A bot from any module that can be imported."""
    from importlib import import_module

    module, _, name = level.partition(":")
    try:
        found: Choose = getattr(import_module(module), name)
    except (ImportError, ValueError, AttributeError) as error:
        raise CannotParse(f"The bot {level!r} cannot be found: {error}.") from None
    return found
