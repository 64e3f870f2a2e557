"""Board data: TOML files, and grids typed as text turned into cells and neighbours."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple


def load(path: Path) -> dict[str, Any]:
    """Read a TOML file."""
    with path.open("rb") as file:
        return tomllib.load(file)


class Cell(NamedTuple):
    """A space of a square grid."""

    name: str
    """Column letter and row number, from the top left corner: `a1`."""
    mark: str
    """The letter it was typed with."""
    neighbours: tuple[int, ...]
    """The cells that share a side with it, as places in the list of cells."""
    column: int
    """From 0, left to right."""
    row: int
    """From 0, top to bottom."""


def square_grid(text: str) -> list[Cell]:
    """The cells of a grid typed as text, row by row; `.` is no cell.

    >>> [(cell.name, cell.mark, cell.neighbours) for cell in square_grid('''
    ... .b
    ... bs
    ... ''')]
    [('b1', 'b', (2,)), ('a2', 'b', (2,)), ('b2', 's', (0, 1))]
    """
    rows = text.strip("\n").split("\n")
    if len({len(row) for row in rows}) != 1:
        raise ValueError(f"the rows of a grid must have the same length:\n{text}")
    at: dict[tuple[int, int], int] = {}
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            if mark != ".":
                at[x, y] = len(at)
    return [
        Cell(
            f"{chr(ord('a') + x)}{y + 1}",
            rows[y][x],
            tuple(at[p] for p in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)) if p in at),
            x,
            y,
        )
        for x, y in at
    ]
