"""Choices and things in words, for the terminal."""

from typing import Any

from laguna.kernel.choices import ahead, has_ahead, named_thing
from laguna.kernel.game import Game
from laguna.kernel.text import Words

from . import WIDTH


def choice(game: Game[Any], words: Words, s: Any, seat: int, action: int, legal: list[int]) -> str:  # noqa: ANN401
    """An action in words, with the answers that follow it, or with the thing it is about."""
    text = words.action(game.ACTIONS, action)
    following = _following(game, words, s, seat, action) if has_ahead(game, legal) else ""
    if following:
        return f"{text} → {following}"
    name = named_thing(game, words, action)
    return f"{text} ({name})" if name and name not in text else text


def _following(game: Game[Any], words: Words, s: Any, seat: int, action: int) -> str:  # noqa: ANN401
    """The answers to the next question, if it comes at once and to the person: a ship, then its harbours."""
    found = ahead(game, s, seat, action)
    names = [named_thing(game, words, other) for other in found]
    if not all(names):
        return ""
    parts = (game.ACTIONS.span(other).id(other) for other in found)
    return ", ".join(f"{id} {name}" for id, name in zip(parts, names, strict=True))


def things_called(game: Game[Any], words: Words, word: str) -> list[str]:
    """The things with this name or id; else those whose name or id contains it."""
    ids = [part for span in game.ACTIONS.spans for id in span.ids for part in id.split()]
    things = [thing for thing in dict.fromkeys([*game.RULE_OF, *ids]) if words.has(thing, "about")]
    wanted = word.casefold()
    spelled = {thing: (thing, words.name(thing).casefold()) for thing in things}
    exact = [thing for thing in things if wanted in spelled[thing]]
    return exact or [thing for thing in things if any(wanted in spelling for spelling in spelled[thing])]


def in_columns(texts: list[str]) -> list[str]:
    """Short texts side by side, read down the columns."""
    width = max(map(len, texts)) + 2
    columns = max(1, WIDTH // width)
    rows = -(-len(texts) // columns)
    return ["".join(text.ljust(width) for text in texts[row::rows]).rstrip() for row in range(rows)]
