"""Bots. A level is a function of the signature `Choose`, found by its name."""

from functools import cache
from typing import Any, Protocol

from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse
from laguna.kernel.game import Game

from . import easy, expert, hard, learned, mixed, normal, random
from .budget import Budget
from .frozen import PREFIX, frozen

__all__ = ["LEVELS", "RUNGS", "Budget", "Choose", "find", "frozen", "is_ours", "place_of"]


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


GROUP = "laguna.bots"
"""The entry point group in which packages announce their bots."""


def find(level: str) -> Choose:
    """The bot of a level, of a rung, one that a package announces by name, or any function (`module:function`).

    A package announces its bots in its `pyproject.toml`; none of them can take the place of a level:

        [project.entry-points."laguna.bots"]
        ferryman = "my_package.bots:ferryman"

    `classic-mixed:0.3` mixes the frozen `easy` (see `frozen`). `net=FILE` is a bot that plays by a file of
    weights (see `learned`).
    """
    if level in LEVELS:
        return LEVELS[level]
    for kind, base in ((MIXED, "easy"), (PREFIX + MIXED, PREFIX + "easy")):
        if level.startswith(kind):
            return mixed.parse(level.removeprefix(kind), base)
    if level.startswith(learned.FILE):
        return learned.from_file(level)
    return _import(place_of(level))


def is_ours(level: str) -> bool:
    """Whether a bot comes with Laguna: a level, or a rung between two of them."""
    return level in LEVELS or level.startswith(MIXED)


def place_of(level: str) -> str:
    """Where a bot that is not ours is defined, as `module:function`; of a frozen rung, that of its `easy`."""
    if level.startswith(PREFIX + MIXED):
        level = PREFIX + "easy"
    if ":" in level:
        return level
    announced = _announced()
    if level not in announced:
        known = ", ".join([*LEVELS, "mixed:0.1 to mixed:0.9", *announced, "and your own as module:function"])
        raise CannotParse(f"There are no bots called {level!r}; there are: {known}.")
    return announced[level]


@cache
def _announced() -> dict[str, str]:
    """The bots of packages: by name, where each is defined."""
    # Imported here because the import is slow, and levels do not need it.
    from importlib.metadata import entry_points

    found = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    return {name: found[name] for name in sorted(found)}


def _import(level: str) -> Choose:
    """A bot from any module that can be imported."""
    from importlib import import_module

    module, _, name = level.partition(":")
    try:
        found: Choose = getattr(import_module(module), name)
    except (ImportError, ValueError, AttributeError) as error:
        raise CannotParse(f"The bot {level!r} cannot be found: {error}.") from None
    return found
