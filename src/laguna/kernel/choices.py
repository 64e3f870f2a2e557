"""Names of the things a seat can choose, and the questions that follow a choice."""

from typing import Any

from .event import EVERYONE
from .game import Game
from .text import Words


def named_thing(game: Game[Any], words: Words, action: int) -> str:
    """The name of the thing an action is about; empty if all actions of its verb are about the same thing."""
    span = game.ACTIONS.span(action)
    thing = game.topic(action)
    if not thing or not words.has(thing):
        return ""
    differs = any(game.topic(span.first + i) != thing for i in range(span.count))
    return words.name(thing) if differs else ""


def ahead(game: Game[Any], s: Any, seat: int, action: int) -> list[int]:  # noqa: ANN401
    """The answers to the next question, if it comes at once and to the same seat: a ship, then its harbours."""
    then = game.copy(s)
    then.log = []
    game.apply(then, action)
    # A preview must not show what only the action itself would bring to light.
    if game.turn(then) != seat or any(event.seen_by != EVERYONE for event in then.log):
        return []
    return [] if game.question(then) == game.question(s) else game.legal(then)


def has_ahead(game: Game[Any], legal: list[int]) -> bool:
    """Whether some of these actions choose among things, so that previews of what follows help."""
    # What is the only choice has no others of its sort, and still leads somewhere.
    return len(legal) == 1 or any(game.ACTIONS.span(action).count > 1 for action in legal)
