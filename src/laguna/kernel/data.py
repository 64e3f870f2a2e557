"""Board data: TOML files, and grids typed as text turned into cells and neighbours."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple


def load(path: Path) -> dict[str, Any]:
    """Read a TOML file."""
    with path.open("rb") as file:
        return tomllib.load(file)


class Cell(NamedTuple):
    """A space of a grid, square or hexagonal."""

    name: str
    """A letter and a number, from the top left corner: `a1`."""
    mark: str
    """The sign it was typed with."""
    neighbours: tuple[int, ...]
    """The cells that share a side with it, as places in the list of cells."""
    column: int
    """From 0, left to right."""
    row: int
    """From 0, top to bottom."""


def square_grid(text: str) -> list[Cell]:
    """The cells of a square grid typed as text, row by row; `.` is no cell.

    A cell is called by the letter of its column and the number of its row.

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


def hex_grid(text: str) -> list[Cell]:
    """The cells of a grid of hexes typed as text; a blank is no cell.

    A blank lies between neighbours in a row, and every row is shifted by one sign against the next. A cell is
    called by the letter of its row and its number in it.

    >>> [(cell.name, cell.mark, cell.neighbours) for cell in hex_grid('''
    ...  . o
    ... . H
    ... ''')]
    [('a1', '.', (1, 2, 3)), ('a2', 'o', (0, 3)), ('b1', '.', (0, 3)), ('b2', 'H', (0, 1, 2))]
    """
    rows = text.strip("\n").split("\n")
    at: dict[tuple[int, int], int] = {}
    names: list[str] = []
    for y, row in enumerate(rows):
        for number, x in enumerate((x for x, mark in enumerate(row) if mark != " "), 1):
            at[x, y] = len(at)
            names.append(f"{chr(ord('a') + y)}{number}")
    if len({(x + y) % 2 for x, y in at}) > 1:
        raise ValueError(f"every row of hexes must be shifted by one sign against the next:\n{text}")
    around = ((-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (1, 1))
    return [
        Cell(
            names[at[x, y]],
            rows[y][x],
            tuple(at[x + dx, y + dy] for dx, dy in around if (x + dx, y + dy) in at),
            x,
            y,
        )
        for x, y in at
    ]
