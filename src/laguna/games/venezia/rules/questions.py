"""The questions of Venezia, and the stack on which the open ones lie.

The topmost is asked now, of the seat that lies beside it: the master builder who is not on turn is asked for a
place like anybody else. An empty stack means that the game goes on by itself, see `flow.advance`.
"""

from typing import Final

from laguna.kernel.cells import i64
from laguna.kernel.game import CHANCE

from .state import State

# Draws.
FIRST: Final = 0
DRAW_CARD: Final = 1
DRAW_SWAMP: Final = 2
DRAW_TREASURE: Final = 3
# Decisions of a seat: from here on, gold may join the answer (V-GOLD-1).
FIRST_DECISION: Final = 4
IMAGINARY: Final = 4
PLAY: Final = 5
ORDER: Final = 6
PLACE: Final = 7
DISCARD: Final = 8
DRAIN: Final = 9
DRAW: Final = 10
TAKE: Final = 11
PAUSE: Final = 12
TOKENS: Final = 13
LAST: Final = 14
KEYS: Final = (
    "first",
    "draw_card",
    "draw_swamp",
    "draw_treasure",
    "imaginary",
    "play",
    "order",
    "place",
    "discard",
    "drain",
    "draw",
    "take",
    "pause",
    "tokens",
    "last",
)
"""The key of each question: `question-<key>` are its words."""


def ask(s: State, question: i64, seat: i64) -> None:
    """Put a question on top of the stack, to a seat."""
    s.stack[s.depth] = question
    s.whom[s.depth] = seat
    s.depth += 1


def draw(s: State, question: i64, party: i64) -> None:
    """Let chance decide what a party gets next."""
    s.drawer = party
    ask(s, question, CHANCE)


def answered(s: State) -> None:
    """Take the topmost question away."""
    s.depth -= 1


def asked(s: State) -> i64:
    """The question that is open now; -1 if the game is over."""
    if s.depth:
        return s.stack[s.depth - 1]
    return -1


def asked_of(s: State) -> i64:
    """Whom it is put to: a seat, or `CHANCE`."""
    top = s.depth - 1
    return s.whom[top]
