"""What a seat sees, as a row of numbers of fixed length: for learners.

A game lists the parts of the row once, in a `Layout`: researchers read that list, and the game writes by it. An
`Encoder` writes the row and keeps it up to date. It rewrites little of what has not changed since it last looked,
so it can follow many games at once. What it writes is a function of the seat's `view`.
"""

from typing import Final

from .cells import Cells, Shorts, cells, i16, i64

MOST: Final = 32767
"""The largest number that a row can hold; larger numbers are cut to it."""


class Slice:
    """A part of a row: numbers that mean the same sort of thing."""

    name: str
    """What it is called."""
    shape: tuple[int, ...]
    """How many numbers, and how they are arranged: the last index runs fastest."""
    high: int
    """The largest number that can stand here."""
    low: int
    """The smallest number that can stand here."""
    about: str
    """What the numbers mean."""
    first: int
    """Where it begins, known once the slice is in a layout."""

    def __init__(self, name: str, shape: tuple[int, ...], high: int, about: str, low: int = 0) -> None:
        self.name = name
        self.shape = shape
        self.high = high
        self.low = low
        self.about = about
        self.first = -1

    @property
    def size(self) -> int:
        """How many numbers."""
        size = 1
        for length in self.shape:
            size *= length
        return size


class Plane:
    """A picture of the board with two values a cell, made from the numbers of one slice."""

    name: str
    """What it shows."""
    of: str
    """The slice that has a number for each cell."""
    code: int
    """The number in the slice that sets a cell to 1."""

    def __init__(self, name: str, of: str, code: int) -> None:
        self.name = name
        self.of = of
        self.code = code


class Layout:
    """All parts of a row, and where the cells of the board lie."""

    version: int
    """Raised whenever the meaning of any number changes."""
    slices: tuple[Slice, ...]
    """The parts, in the order in which they stand in the row."""
    length: int
    """How many numbers the row has."""
    planes: tuple[Plane, ...]
    """The pictures of the board."""
    places: tuple[tuple[int, int, int], ...]
    """The part of the board (an island, a quarter), the column and the row of each cell."""

    def __init__(
        self,
        version: int,
        slices: tuple[Slice, ...],
        planes: tuple[Plane, ...],
        places: tuple[tuple[int, int, int], ...],
    ) -> None:
        self.version = version
        self.slices = slices
        self.planes = planes
        self.places = places
        self.length = 0
        for part in slices:
            assert part.first < 0, f"the slice {part.name!r} is in a layout already"
            part.first = self.length
            self.length += part.size

    def find(self, name: str) -> Slice:
        """The slice of this name."""
        for part in self.slices:
            if part.name == name:
                return part
        raise KeyError(name)

    def first(self, name: str) -> int:
        """Where a slice begins."""
        return self.find(name).first


def put(row: Shorts, at: i64, number: i64) -> None:
    """Write a number into a row."""
    row[at] = i16(number)


def put_large(row: Shorts, at: i64, number: i64) -> None:
    """Write a number into a row, cut to `MOST`."""
    if number > MOST:
        number = MOST
    row[at] = i16(number)


class Encoder:
    """One seat's row of numbers about one game."""

    seat: i64
    """The seat that looks."""
    row: Shorts
    """The row it writes to; other observations may lie in the same row."""
    first: i64
    """The index in the row where its numbers begin."""
    length: i64
    """How many numbers it writes."""

    def __init__(self, seat: i64, row: Shorts, first: i64, length: i64, marks: i64) -> None:
        """`marks` is how many numbers the game wants to remember between two looks (see `hot` and `bits`)."""
        self.seat = seat
        self.row = row
        self.first = first
        self.length = length
        self._marks: Cells = cells(marks)

    def look(self, s: object) -> None:
        """Update the row. The state is a later one of the same game, unless `forget` was called."""
        raise NotImplementedError

    def forget(self) -> None:
        """Clear the row: the next state belongs to another game, or to another branch of the same game."""
        row = self.row
        for i in range(self.first, self.first + self.length):
            row[i] = 0
        for i in range(len(self._marks)):
            self._marks[i] = 0

    def hot(self, mark: i64, at: i64, which: i64) -> None:
        """Write a one-hot code: 1 in the place `which`, 0 in the others; -1 clears all."""
        before = self._marks[mark] - 1
        if before == which:
            return
        if before >= 0:
            put(self.row, self.first + at + before, 0)
        if which >= 0:
            put(self.row, self.first + at + which, 1)
        self._marks[mark] = which + 1

    def bits(self, mark: i64, at: i64, bits: i64, number: i64) -> None:
        """Write a number into the place of each bit that is set, and 0 into those of the others."""
        changed = self._marks[mark] ^ bits
        if not changed:
            return
        self._marks[mark] = bits
        row = self.row
        at += self.first
        while changed:
            if changed & 1:
                put(row, at, number if bits & 1 else 0)
            changed >>= 1
            bits >>= 1
            at += 1

    def is_news(self, mark: i64, number: i64) -> bool:
        """Whether this number differs from the one at the last look; it is remembered for the next."""
        if self._marks[mark] == number:
            return False
        self._marks[mark] = number
        return True

    def before(self, mark: i64) -> i64:
        """The number that was remembered at the last look."""
        return self._marks[mark]
