"""Murano, a board game of the glass islands for 2 to 4 players.

The names a game defines are gathered here from the modules that know them:

- `board.toml`, `cards.toml`, `tables`: the pieces; `actions`: numbers and notation; `questions`: the stack
- `state`: a position; `setup`: the first one; `piles`, `purse`: secret piles, gold and points
- `flow`: whose turn and what happens, by dispatch to `ring`, `purchases`, `building`, `income`, `glass`,
  `people` and `scoring`; `ending`: when it is over
- `characters`, `assignment`: what the forty characters score, and the best use of them
- `view`, `hidden`: what a seat sees, and the worlds it cannot tell apart
- `observation`: what a seat sees, as numbers for learners
- `reasons`: why something is not legal; `checks`: what can never change; `drawing`: the board as text
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
from .seen.drawing import draw
from .seen.page import PAGE
from .seen.reasons import why
from .seen.redeal import redeal
from .seen.view import View, view

NAME: Final = "murano"
VERSION: Final = 1

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
    "State",
    "View",
    "account",
    "apply",
    "check",
    "copy",
    "draw",
    "legal",
    "new",
    "question",
    "redeal",
    "result",
    "topic",
    "turn",
    "turns",
    "view",
    "weights",
    "why",
]
