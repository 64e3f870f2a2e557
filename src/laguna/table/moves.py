"""Moves: what a seat wants to do, parsed once, where it comes in."""

from typing import NamedTuple

from laguna.kernel import registry

from .log import UNDO


class Move(NamedTuple):
    """An action that a seat wants to do, or steps that it wants to take back."""

    what: str
    """How the log spells it."""
    action: int = -1
    """The number of the action; -1 if steps are to be taken back."""
    steps: int = 0
    """How many steps are to be taken back; 0 if an action is to be done."""

    @classmethod
    def parse(cls, game: str, do: str) -> "Move":
        """An action of a game as somebody spells it; `CannotParse` if there is none like it."""
        space = registry.load(game).ACTIONS
        action = space.number(do)
        return cls(space.name(action), action)

    @classmethod
    def undo(cls, steps: int) -> "Move":
        """Taking back so many steps."""
        return cls(f"{UNDO} {steps}", steps=steps)
