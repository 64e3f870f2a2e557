"""Traghetto, a small card game at three ferries across the Grand Canal, for 2 or 3 players.

It shows all that a game gives Laguna (`laguna.kernel.game.Game`), in three modules:

- `rules`: what happens
- `seen`: what a player may know, and how it is told
- `driver`: the same for learners, and the way into Laguna's compiled loops

The words are in `l10n`, the rules for people in `rulebook`. Nothing here is compiled, and bots need no code.
"""

from collections.abc import Mapping
from typing import Final

from laguna.kernel.game import PageData

from .driver import DRIVERS
from .rules import (
    ACTIONS,
    RULE_OF,
    State,
    account,
    apply,
    check,
    copy,
    legal,
    new,
    question,
    result,
    topic,
    turn,
    turns,
    weights,
)
from .seen import View, redeal, render, view, why

NAME: Final = "traghetto"
VERSION: Final = 1
EDITION: Final = ""
SEATS: Final[tuple[int, ...]] = (2, 3)
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {}
ADDED_OPTIONS: Final[frozenset[str]] = frozenset()
PAGE: Final = PageData()
WORTH: Final = None

__all__ = [
    "ACTIONS",
    "ADDED_OPTIONS",
    "DRIVERS",
    "EDITION",
    "NAME",
    "OPTIONS",
    "PAGE",
    "RULE_OF",
    "SEATS",
    "VERSION",
    "WORTH",
    "State",
    "View",
    "account",
    "apply",
    "check",
    "copy",
    "legal",
    "new",
    "question",
    "redeal",
    "render",
    "result",
    "topic",
    "turn",
    "turns",
    "view",
    "weights",
    "why",
]
