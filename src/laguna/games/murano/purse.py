"""Gold and victory points: the only places where they change hands."""

from typing import Final

from .state import State
from .tables import SOURCES

NEVER: Final = 1 << 20
"""A price nobody can pay: what cannot be done however much gold there is."""

_SOURCES: Final = len(SOURCES)


def take_gold(s: State, seat: int, gold: int) -> None:
    """Gold from the bank."""
    s.gold[seat] += gold
    s.bank -= gold


def pay_gold(s: State, seat: int, gold: int) -> None:
    """Gold to the bank."""
    s.gold[seat] -= gold
    s.bank += gold


def score(s: State, seat: int, source: int, points: int) -> None:
    """Victory points in the course of the game, won or (if negative) lost."""
    s.vp[seat] += points
    s.tally[seat * _SOURCES + source] += points
