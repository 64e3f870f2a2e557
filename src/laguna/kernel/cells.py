"""The numbers of a state: machine numbers where the rules are compiled, plain ones where they are not.

A state declares its fields with `i64` and `Cells`; the rules go on as if they were `int` and `list[int]`. Rows are
copied with `row[:]`.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from mypy_extensions import i64 as i64

from .vectors import vec

Cells: TypeAlias = vec[i64]
"""A row of whole numbers; its length does not change."""


def cells(length: int, value: int = 0) -> Cells:
    """A row in which all numbers are the same."""
    return vec[i64]([value] * length)


def cells_of(numbers: Iterable[int]) -> Cells:
    """A row of these numbers."""
    return vec[i64](numbers)


_BITS: Final = cells_of([1 << place for place in range(62)])


def bit(place: int) -> i64:
    """The mask with this bit alone.

    Not `1 << place`: where the place is a machine number, mypyc 2.4 shifts the literal 1 in 32 bits.
    """
    return _BITS[place]


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
