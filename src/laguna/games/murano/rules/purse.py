"""Gold and victory points: the only places where they change hands."""

from typing import Final

from laguna.kernel.cells import i64, raised

from .constants import SOURCES
from .state import State

NEVER: Final = 1 << 20
"""A price nobody can pay: what cannot be done however much gold there is."""

_SOURCES: Final[i64] = len(SOURCES)


def take_gold(s: State, seat: i64, gold: i64) -> None:
    """Gold from the bank."""
    s.gold[seat] += gold
    s.bank -= gold


def pay_gold(s: State, seat: i64, gold: i64) -> None:
    """Gold to the bank."""
    s.gold[seat] -= gold
    s.bank += gold


def score(s: State, seat: i64, source: i64, points: i64) -> None:
    """Victory points in the course of the game, won or (if negative) lost."""
    s.vp[seat] += points
    s.tally = raised(s.tally, seat * _SOURCES + source, points)
