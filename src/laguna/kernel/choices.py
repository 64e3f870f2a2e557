"""What the choices of a seat are called, and what each leads to."""

from typing import Any

from .event import EVERYONE
from .game import Game
from .text import Words


def named_thing(game: Game[Any], words: Words, action: int) -> str:
    """The name of what an action is about, if that differs among the actions of its verb."""
    span = game.ACTIONS.span(action)
    thing = game.topic(action)
    if not thing or not words.has(thing):
        return ""
    differs = any(game.topic(span.first + i) != thing for i in range(span.count))
    return words.name(thing) if differs else ""


def ahead(game: Game[Any], s: Any, seat: int, action: int) -> list[int]:  # noqa: ANN401
    """The answers to the next question, if this seat would be asked it at once: a ship, and its harbours."""
    then = game.copy(s)
    then.log = []
    game.apply(then, action)
    # What only the action itself would show must not be seen before it is done.
    if game.turn(then) != seat or any(event.seen_by != EVERYONE for event in then.log):
        return []
    return [] if game.question(then) == game.question(s) else game.legal(then)


def has_ahead(game: Game[Any], legal: list[int]) -> bool:
    """Are these choices among things, so that it helps to know what each leads to?"""
    return any(game.ACTIONS.span(action).count > 1 for action in legal)
