"""Venezia, a board game about building the city in the lagoon, for 2 to 5 players.

What a game gives is gathered here from three rooms; each may look into itself and those before it.

- `board.toml`, `cards.toml`: the board and the pieces; `l10n/`, `guides/`: all words, in four languages
- `rules/`, what happens:
  - `constants`: the data as numbers; `data_checks`: whether the data make a game
  - `actions`: numbers and notation; `questions`: the stack of open questions; `state`: a position
  - `flow`: the order of a turn; `setup`: the first position and the deal; `handover`: from one turn to the next
  - `projects`, `building`, `treasure`, `swamp`, `market`, `track`, `gold`, `purse`: one thing on the table each
  - `imaginary`: the third player of a game for two
  - `ending`: when the game is over; `scoring`: how it came out
  - `history`: who drew, took and gave up what; `checks`: what can never change
- `seen/`, what a seat knows and how it is told:
  - `view_types`, `view`: all that a seat may see
  - `redeal`, with `redeal_cards`, `redeal_tokens` and `sampling`: the worlds that a seat cannot tell apart
  - `reasons`: why something is not legal; `worth`: what things would bring now
  - `drawing`: the board as text; `observation`: the view as numbers
  - `page`: what the page may have of the board
- `bot/`, what a bot adds:
  - `land`: the sites of a position; `features`: what a seat may expect of each kind of building
  - `evaluation`: what a position is worth; `prior`: which actions look good; `parameters`: the numbers they go by
- `driver`: rules, observations and bots for compiled loops
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

NAME: Final = "venezia"
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
