"""The numbers of a state: machine numbers where the rules are compiled, plain ones where they are not.

A state declares its fields with `i64` and `Cells`; the rules use them as if they were `int` and `list[int]`. The
few rows that change all the time are written in place, and a copy of a state copies them with `row[:]`. All other
rows are never written to, only replaced by a new row, so copies of a state share them.

Where a rule runs often, name the index before reading the row: `top = s.depth - 1`, then `s.stack[top]`. With
`s.stack[s.depth - 1]`, mypyc 2.4 counts a reference to the row up and down again, which takes longer than the
read itself.
"""

from collections.abc import Iterable
from operator import mul
from typing import Final, TypeAlias

from mypy_extensions import i16 as i16
from mypy_extensions import i64 as i64
from mypy_extensions import u8

from .vectors import vec

Cells: TypeAlias = vec[i64]
"""A row of whole numbers; its length does not change."""
Flags: TypeAlias = vec[u8]
"""A row of numbers from 0 to 255."""
Shorts: TypeAlias = vec[i16]
"""A row of numbers from -32768 to 32767: small enough for the observations of thousands of games."""


def cells(length: int, value: int = 0) -> Cells:
    """A row in which all numbers are the same."""
    return vec[i64]([value] * length)


def cells_of(numbers: Iterable[int]) -> Cells:
    """A row of these numbers."""
    return vec[i64](numbers)


def flags(length: int) -> Flags:
    """A row of flags, none of them set."""
    return vec[u8]([0] * length)


def flags_of(numbers: Iterable[int]) -> Flags:
    """A row of these flags."""
    return vec[u8](numbers)


def shorts_of(numbers: Iterable[int]) -> Shorts:
    """A row of these small numbers."""
    return vec[i16](numbers)


def shorts(length: int) -> Shorts:
    """A row of small numbers, all of them 0."""
    return vec[i16]([0] * length)


_BITS: Final = cells_of([1 << place for place in range(62)])


def bit(place: i64) -> i64:
    """The mask with only this bit set.

    Needed for places from 31 on: if the place is a machine number, mypyc 2.4 computes `1 << place` in 32 bits.
    """
    return _BITS[place]


def times(a: int, b: int) -> int:
    """The product of two numbers. Use this instead of `a * b` where the product can reach 2**62.

    Python checks for Ctrl-C while it multiplies large numbers. In compiled code, mypyc 2.4 mistakes the interrupt
    in `a * b` for a lack of memory and ends the process; other operations that Ctrl-C interrupts are safe.
    """
    product: int = mul(a, b)
    return product


def replaced(row: Cells, at: i64, number: i64) -> Cells:
    """A copy of the row with another number in one place; copies of a state may share the row itself."""
    new = row[:]
    new[at] = number
    return new


def raised(row: Cells, at: i64, by: i64) -> Cells:
    """A copy of the row with `by` added in one place."""
    new = row[:]
    new[at] += by
    return new


def total(row: Cells) -> i64:
    """The sum of the numbers in a row."""
    n: i64 = 0
    for i in range(len(row)):
        n += row[i]
    return n


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
