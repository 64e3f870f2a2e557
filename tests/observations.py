"""Reading the rows of numbers that learners see, for tests of every game."""

from collections.abc import Iterable

from laguna.kernel.cells import Shorts
from laguna.kernel.encoder import Layout


def read(layout: Layout, row: Shorts) -> dict[str, list[int]]:
    """A row, slice by slice; every number within its bounds."""
    numbers = list(row)
    assert len(numbers) == layout.length
    found = {}
    for part in layout.slices:
        found[part.name] = numbers[part.first : part.first + part.size]
        assert min(found[part.name]) >= part.low, part.name
        assert max(found[part.name]) <= part.high, (part.name, found[part.name])
    return found


def hot(size: int, which: int) -> list[int]:
    """One place set; none for -1."""
    return [int(i == which) for i in range(size)]


def several(size: int, places: Iterable[int]) -> list[int]:
    """These places set."""
    chosen = set(places)
    return [int(i in chosen) for i in range(size)]


def padded(numbers: list[int], size: int) -> list[int]:
    """Zeros behind the numbers, up to a size."""
    return [*numbers, *[0] * (size - len(numbers))]


def check_layout(layout: Layout) -> None:
    """Slices follow each other, have names and words of their own, and planes are made from numbers of cells."""
    assert len({part.name for part in layout.slices}) == len(layout.slices)
    at = 0
    for part in layout.slices:
        assert part.first == at
        assert part.about.endswith((".", "?", "…"))
        at += part.size
    assert at == layout.length
    assert len({plane.name for plane in layout.planes}) == len(layout.planes)
    for plane in layout.planes:
        part = layout.find(plane.of)
        assert part.size == len(layout.places)
        assert part.low <= plane.code <= part.high
