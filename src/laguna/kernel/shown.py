"""What a game defines beside its rules, so that it can be shown, and what its choices are called."""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar, cast

from . import registry
from .event import EVERYONE
from .game import Game
from .text import Words

S = TypeVar("S")


class Shown(Game[S], Protocol[S]):
    """A game with all that a client needs of it."""

    @property
    def RULE_OF(self) -> Mapping[str, str]:  # noqa: N802 - a constant, which nobody may set
        """The rule that explains a thing, by id."""
        ...

    def topic(self, action: int, /) -> str:
        """The id of the thing an action is about, whose words explain it; empty if there is none."""
        ...

    def draw(
        self,
        view: Any,  # noqa: ANN401 - the view is the game's own
        words: Words,
        colour: bool = ...,
        part: str = ...,
        names: Mapping[int, str] | None = ...,
    ) -> str:
        """What the owner of a view sees: the `table`, the `hand`, or the `legend`."""
        ...


def load(name: str) -> Shown[Any]:
    """The game of this name, with all that a client needs of it."""
    return cast("Shown[Any]", registry.load(name))


def named_thing(game: Shown[Any], words: Words, action: int) -> str:
    """The name of what an action is about, if that differs among the actions of its verb."""
    span = game.ACTIONS.span(action)
    thing = game.topic(action)
    if not thing or not words.has(thing):
        return ""
    differs = any(game.topic(span.first + i) != thing for i in range(span.count))
    return words.name(thing) if differs else ""


def ahead(game: Shown[Any], s: Any, seat: int, action: int) -> list[int]:  # noqa: ANN401
    """The answers to the next question, if this seat would be asked it at once: a ship, and its harbours."""
    then = game.copy(s)
    then.log = []
    game.apply(then, action)
    # What only the action itself would show must not be seen before it is done.
    if game.turn(then) != seat or any(event.seen_by != EVERYONE for event in then.log):
        return []
    return [] if game.question(then) == game.question(s) else game.legal(then)


def has_ahead(game: Shown[Any], legal: list[int]) -> bool:
    """Are these choices among things, so that it helps to know what each leads to?"""
    return any(game.ACTIONS.span(action).count > 1 for action in legal)
