"""Writing into the rows of a state: they are lists where the rules are interpreted, vectors where they are not."""

from collections.abc import Iterable

from laguna.kernel.cells import Cells


def write_row(row: Cells, first: int, numbers: Iterable[int]) -> None:
    """Write numbers into a row, from a place on."""
    for i, number in enumerate(numbers):
        row[first + i] = number
