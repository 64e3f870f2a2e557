"""Murano, a board game of the glass islands for 2 to 4 players.

The names a game defines are gathered here from the modules that know them:

- `board.toml`, `cards.toml`: the board, the pieces, prices and points; `l10n/`: words; `guides/`: lessons
- `rules/`: what happens. `flow`: the order of a turn; `questions`, `actions`: what is asked and what can be done;
  `state`, `setup`, `checks`: a position, the first one, what always holds; `constants`, `data_checks`: the data;
  `ring`, `deeds`, `purchases`, `people`, `building`, `special_cards`, `income`, `glass`: the things on the table;
  `piles`, `purse`: what is hidden and what is owned; `ending`, `scoring`, `characters`, `assignment`,
  `progress`: the end
- `seen/`: what a seat knows and how it is told. `view_types`, `view`, `redeal`: what it sees, and what else might
  be true; `reasons`: why something is not legal; `worth`: what things would bring now; `drawing`: the board as
  text; `observation`: the view as numbers; `page`: what the page may have of the board
- `bot/`: what a bot adds. `features`, `evaluation`: what a position is worth; `prior`: what looks good before any
  search; `parameters`: the numbers they go by
- `driver`: rules, observation and bot for the compiled loops of the kernel
"""

from typing import Final

from .driver import DRIVERS
from .rules.actions import ACTIONS, topic
from .rules.checks import check
from .rules.constants import EDITION, RULE_OF
from .rules.flow import apply, legal, question, turn, turns, weights
from .rules.scoring import account, result
from .rules.setup import ADDED_OPTIONS, OPTIONS, SEATS, new
from .rules.state import State, copy
from .seen.drawing import render
from .seen.page import PAGE
from .seen.reasons import why
from .seen.redeal import redeal
from .seen.view import view
from .seen.view_types import View
from .seen.worth import worth

NAME: Final = "murano"
VERSION: Final = 1
WORTH: Final = worth

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
