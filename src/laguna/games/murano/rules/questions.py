"""The questions of Murano, and the stack on which the open ones lie.

The topmost is asked now. An empty stack means that the turn is over.
"""

from typing import Final

from laguna.kernel.cells import i64
from laguna.kernel.game import CHANCE

from .state import State

# Draws, before the first turn and in its course, and what is looked up or laid open: everything that comes
# to light does so by an action with a name.
FIRST: Final = 0
ANCHOR_RED: Final = 1
BOX: Final = 2
DRAW_TILE: Final = 3
DRAW_CHARACTERS: Final = 4
DRAW_STREET: Final = 5
DRAW_CARDS: Final = 6
DRAW_GLASS: Final = 7
LOOK: Final = 8
SHOW: Final = 9
# Decisions of a seat.
TURN: Final = 10
SHIP: Final = 11
SAIL: Final = 12
BUY: Final = 13
TAKE: Final = 14
CHARACTER: Final = 15
DOCK: Final = 16
HIRE: Final = 17
BUILD: Final = 18
CELL: Final = 19
CARD: Final = 20
INCOME: Final = 21
PRODUCE: Final = 22
EXTRA: Final = 23
SELL: Final = 24
RETURN: Final = 25
BOUGHT: Final = 26
SCORE: Final = 27
VISIT: Final = 28
PAY: Final = 29
GIVE: Final = 30
KEYS: Final = (
    "first",
    "anchor_red",
    "box",
    "draw_tile",
    "draw_characters",
    "draw_street",
    "draw_cards",
    "draw_glass",
    "look",
    "show",
    "turn",
    "ship",
    "sail",
    "buy",
    "take",
    "character",
    "dock",
    "hire",
    "build",
    "cell",
    "card",
    "income",
    "produce",
    "extra",
    "sell",
    "return",
    "bought",
    "score",
    "visit",
    "pay",
    "give",
)
"""The key of each question: `question-<key>` are its words."""


def ask(s: State, question: i64) -> None:
    """Put a question on top of the stack: to chance, or to the seat on turn."""
    s.stack[s.depth] = question
    s.depth += 1


def answered(s: State) -> None:
    """Take the topmost question away."""
    s.depth -= 1


def asked(s: State) -> i64:
    """The question that is open now; -1 if the game is over."""
    if s.depth:
        return s.stack[s.depth - 1]
    return -1


def asked_of(s: State) -> i64:
    """Whom it is put to: `CHANCE`, or the seat on turn."""
    top = s.depth - 1
    if s.stack[top] < TURN:
        return CHANCE
    return s.seat
