"""Venezia, a board game about building the city in the lagoon, for 2 to 5 players.

The names a game defines are gathered here from the modules that know them:

- `board.toml`, `cards.toml`, `tables`: the pieces; `actions`: numbers and notation; `questions`: the stack
- `state`: a position; `setup`: the first one; `memory`: who drew, took and gave up what; `purse`: tokens
- `flow`: the steps of a turn, by dispatch to `projects`, `building`, `track`, `swamp`, `market`, `gold` and
  `imaginary`; `ending`: when it is over; `scoring`: how it came out
- `view`, `hidden`: what a seat sees, and the worlds it cannot tell apart
- `judgement`: what a position is worth, for bots; `glance`: which answers look good; both go by `land`, the sites,
  `stakes`, what a seat may expect of each kind of building, and `traits`, the numbers
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

NAME: Final = "venezia"
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
