"""Views as text, for clients that have no drawing of a game: a plain page, a program, a screen reader's page."""

from typing import Any, get_type_hints

import msgspec

from laguna.kernel.game import Game
from laguna.kernel.text import words

from .wording import Reader

Drawing = str | msgspec.UnsetType
"""The text, or nothing for a reader who did not ask for it."""


def drawing(game: Game[Any], view: msgspec.Struct, to: Reader) -> Drawing:
    """The table and, for a seat, its hand, as the owner of a view sees them; unset if the reader wants none."""
    if not to.drawing:
        return msgspec.UNSET
    spoken = words(to.lang, game.NAME)
    parts = ["table"] if to.seat < 0 else ["table", "hand"]
    return "\n\n".join(game.draw(view, spoken, False, part, to.names) for part in parts)


def archived_drawing(game: Game[Any], view: dict[str, Any], to: Reader) -> Drawing:
    """The same for a view from an archive; empty if it is of other rules, which draw otherwise."""
    if not to.drawing:
        return msgspec.UNSET
    try:
        return drawing(game, msgspec.convert(view, get_type_hints(game.view)["return"]), to)
    except (msgspec.ValidationError, LookupError):
        return ""
