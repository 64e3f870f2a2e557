"""What a seat has in tokens: how many is open, what they are worth is not (V-GOLD-2)."""

from typing import Final

from laguna.kernel.cells import i64

from .constants import GOLD, SPACE_PRICE, SWAMP_GOLD, SWAMP_WORTHS, TREASURE_GOLD, WORTHS
from .state import State

_MOST_SWAMP: Final[i64] = max(SWAMP_GOLD)
_MOST_TREASURE: Final[i64] = max(TREASURE_GOLD)


def swamp_tokens(s: State, seat: i64) -> i64:
    """How many swamp tokens a seat has."""
    n: i64 = 0
    first = seat * WORTHS
    for place in range(first, first + SWAMP_WORTHS):
        n += s.tokens[place]
    return n


def treasure_tokens(s: State, seat: i64) -> i64:
    """How many treasure tokens a seat has."""
    n: i64 = 0
    first = seat * WORTHS
    for place in range(first + SWAMP_WORTHS, first + WORTHS):
        n += s.tokens[place]
    return n


def gold_of(s: State, seat: i64) -> i64:
    """What a seat's tokens are worth: only the seat knows."""
    gold: i64 = 0
    for worth in range(WORTHS):
        gold += s.tokens[seat * WORTHS + worth] * GOLD[worth]
    return gold


def spaces_for(gold: i64) -> i64:
    """V-GOLD-1: how many spaces so much gold buys."""
    return gold // SPACE_PRICE


def may_be_worth_a_space(s: State, seat: i64) -> bool:
    """Could a seat buy a space, as far as anybody can see? On this alone the pauses depend (V-GOLD-1)."""
    most = swamp_tokens(s, seat) * _MOST_SWAMP + treasure_tokens(s, seat) * _MOST_TREASURE
    return most >= SPACE_PRICE
