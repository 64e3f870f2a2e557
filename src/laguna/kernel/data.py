"""Board data: reads TOML files, and turns grids typed as text into cells and neighbours.

The files lie in the package of their game. If you own the printed game, you can play on its board instead: the
environment variable `LAGUNA_BOARDS` names a folder with files of the same names, in a folder for each game:
`murano/board.toml`, `murano/cards.toml`. Files that are missing there come from the package.
"""

import json
import os
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from .errors import LagunaError

BOARDS = "LAGUNA_BOARDS"
"""The environment variable that names a folder with your own boards."""


def find(package: Path, file: str) -> Path:
    """Where a file of a game lies: in the folder `LAGUNA_BOARDS`, or else in the game's package."""
    boards = os.environ.get(BOARDS)
    if boards:
        if not Path(boards).is_dir():
            raise LagunaError(f"{BOARDS} names {boards}, which is not a folder.")
        own = Path(boards) / package.name / file
        if own.is_file():
            return own
    return package / file


def load(path: Path) -> dict[str, Any]:
    """Read a TOML file; one that cannot be read is refused with its line."""
    try:
        with path.open("rb") as opened:
            return tomllib.load(opened)
    except (OSError, ValueError) as error:
        told = f"{path}: this cannot be read: {error}. Correct it, or unset {BOARDS} to play on our board."
        raise LagunaError(told) from None


class Source:
    """The text of one of the files, for saying where something is."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines = path.read_text("utf-8").splitlines() if path.is_file() else []

    def line_of(self, *marks: str) -> int:
        """The first line with the first mark, the next one with the second, and so on, counted from 1.

        It is the last line that was found; 0 if there is none.
        """
        line = 0
        for mark in marks:
            found = next((n for n, text in enumerate(self.lines[line:], line + 1) if mark in text), 0)
            if not found:
                break
            line = found
        return line

    def wrong_at(self, line: int, what: str) -> LagunaError:
        """An error that names the file and the line, unless that is 0."""
        return LagunaError(f"{self.path}, line {line}: {what}" if line else f"{self.path}: {what}")

    def wrong(self, what: str, *marks: str) -> LagunaError:
        """An error that names the file and the line with these marks, as `line_of` finds it."""
        return self.wrong_at(self.line_of(*marks), what)


def edition(ours: str, *files: dict[str, Any]) -> str:
    """Which board and cards these are: empty for ours, else a fingerprint of the data in the files.

    Comments and the order of entries make no difference.
    """
    text = json.dumps(files, sort_keys=True, separators=(",", ":"), default=str)
    found = blake2b(text.encode(), digest_size=6).hexdigest()
    return "" if found == ours else found


class Cell(NamedTuple):
    """A space of a grid, square or hexagonal."""

    name: str
    """A letter and a number, from the top left corner: `a1`."""
    mark: str
    """The character it was typed with."""
    neighbours: tuple[int, ...]
    """The cells that share a side with it, as indices into the list of cells."""
    column: int
    """From 0, left to right."""
    row: int
    """From 0, top to bottom."""


def square_grid(text: str) -> list[Cell]:
    """The cells of a square grid typed as text, row by row; `.` is not a cell.

    A cell is named by the letter of its column and the number of its row.

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
    """The cells of a grid of hexes typed as text; a blank is not a cell.

    A blank lies between neighbours in a row, and every row is shifted by one character against the next. A cell
    is named by the letter of its row and its number within the row.

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
        raise ValueError(f"every row of hexes must be shifted by one character against the next:\n{text}")
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
