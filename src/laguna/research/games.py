"""The games as research needs them; this much of it works without any extra."""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar, cast

from laguna.kernel import registry
from laguna.kernel.batch import Batch
from laguna.kernel.chance import Rng
from laguna.kernel.driver import Driver
from laguna.kernel.errors import CannotParse
from laguna.kernel.shown import Shown

S = TypeVar("S")
LIMIT = 1000
"""The number of turns at which a game is cut off, unless another one is given."""


class Studied(Shown[S], Protocol[S]):
    """A game with all that research needs of it."""

    DRIVER: Driver

    def step(self, s: S, action: int, rng: Rng, /) -> int:
        """Do a legal action, then make all draws that follow; returns who decides now, or that it is over."""
        ...

    def many(
        self, seats: int, games: int, seed: int, options: Mapping[str, str], limit: int, observed: bool, /
    ) -> Batch:
        """Many games in lock-step."""
        ...


def load(name: str) -> "Studied[Any]":
    """The game of this name, with all that research needs of it."""
    return cast("Studied[Any]", registry.load(name))


def check_limit(max_turns: int) -> None:
    """A limit is a number of turns."""
    if max_turns < 1:
        raise CannotParse(f"A game is cut off after 1 turn or more (`max_turns`), not after {max_turns}.")
