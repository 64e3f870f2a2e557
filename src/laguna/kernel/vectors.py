"""Rows of whole numbers, of fixed length.

In compiled modules a row is a vector of machine numbers (`librt.vecs.vec`); that is what makes the compiled rules
fast. Interpreted modules use plain lists, which are faster there than vectors. This module is never compiled: the
type checker, and with it the compiler, sees the vectors; at run time Python sees the lists.
"""

from array import array
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:

    class vec:  # noqa: N801 - it stands for a class of that name
        """Stands in for the vectors: `vec[i64]` is `list`."""

        def __class_getitem__(cls, item: object) -> type[list]:
            return list


def as_memoryview(row: object) -> memoryview:
    """A read-only view of a row, which follows its changes; if the row is a list, a copy."""
    if isinstance(row, list):
        return memoryview(array("q", row))
    return memoryview(row).toreadonly()  # type: ignore[arg-type]


def flags_as_memoryview(row: object) -> memoryview:
    """The same for flags, one byte each."""
    if isinstance(row, list):
        return memoryview(bytes(row))
    return memoryview(row).toreadonly()  # type: ignore[arg-type]


def shorts_as_memoryview(row: object) -> memoryview:
    """The same for small numbers, two bytes each."""
    if isinstance(row, list):
        return memoryview(array("h", row))
    return memoryview(row).toreadonly()  # type: ignore[arg-type]
