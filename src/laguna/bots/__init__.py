"""Players that are programs. A level is a function with one signature, found by its name."""

from typing import Any, Protocol

from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse
from laguna.kernel.game import Game

from . import random


class Choose(Protocol):
    """How a bot decides."""

    def __call__(self, game: Game[Any], state: Any, seat: int, budget: float, rng: Rng) -> int:  # noqa: ANN401
        """One of the legal actions of the seat whose turn it is.

        The bot leaves the state as it is and uses only what the seat may know. `budget` is how many seconds
        it may think.
        """
        ...


LEVELS: dict[str, Choose] = {"random": random.choose}
"""The bots there are, the weakest first."""


def find(level: str) -> Choose:
    """The bot of this level."""
    if level not in LEVELS:
        raise CannotParse(f"There are no bots called {level!r}; there are: {', '.join(LEVELS)}.")
    return LEVELS[level]
