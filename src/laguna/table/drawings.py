"""Views as text, for clients that have no drawing of a game: a plain page, a program, a screen reader's page."""

from typing import Any

import msgspec

from laguna.kernel.errors import LagunaError
from laguna.kernel.game import Game, view_type
from laguna.kernel.registry import load
from laguna.kernel.text import words

from . import sizes
from .wording import Reader

Drawing = str | msgspec.UnsetType
"""The text, or nothing for a reader who did not ask for it."""


def drawing(game: Game[Any], view: msgspec.Struct, to: Reader) -> Drawing:
    """The table and, for a seat, its hand, as the owner of a view sees them; unset if the reader wants none."""
    if not to.drawing:
        return msgspec.UNSET
    spoken = words(to.lang, game.NAME)
    parts = ["table"] if to.seat < 0 else ["table", "hand"]
    text = "\n\n".join(game.render(view, spoken, False, part, to.names) for part in parts)
    return text if len(text.encode()) <= sizes.MAX_BYTES else ""


def archived_drawing(view: dict[str, Any], to: Reader) -> Drawing:
    """The same for a view from an archive; empty if its game is not here, or has other rules by now."""
    if not to.drawing:
        return msgspec.UNSET
    try:
        game = load(str(view["type"]))
        return drawing(game, msgspec.convert(view, view_type(game)), to)
    except (LagunaError, msgspec.ValidationError, LookupError, TypeError):
        return ""
