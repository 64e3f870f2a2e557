"""What a database is to the server. Operations are plain functions with plain SQL, each in one transaction."""

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from laguna.kernel.errors import LagunaError

if TYPE_CHECKING:
    from .appending import NewLines

T = TypeVar("T")
R = TypeVar("R", covariant=True)

Row = tuple[Any, ...]
"""A row that a query finds."""
PATIENCE = 20.0
"""How many seconds an operation waits for a database that has gone before it gives up."""


class Conflict(Exception):  # noqa: N818 - somebody else was faster, which is not an error
    """There is a row with this key already."""


class Unavailable(LagunaError):  # noqa: N818 - its name says what is wrong
    """The database cannot be reached."""


class Db(Protocol):
    """What an operation works with, inside one transaction."""

    def all(self, sql: str, *args: object) -> list[Row]:
        """All rows that a query finds."""
        ...

    def one(self, sql: str, *args: object) -> Row | None:
        """The first row that a query finds."""
        ...

    def do(self, sql: str, *args: object) -> int:
        """Change something, and return how many rows that changed."""
        ...

    def rows(self, columns: Mapping[str, str]) -> str:
        """SQL for rows that one argument gives as JSON, a list of lists, with these columns and types."""
        ...

    def notify(self, table: str) -> None:
        """Tell the other processes, once this is stored, that there is news at a table.

        If something is due (`due_queries.DUE`), this process is told, too.
        """
        ...

    def read_only(self) -> None:
        """Promise, first of all, to change nothing; then all that is read is of one moment."""
        ...

    def clock(self) -> float:
        """Seconds since 1970, by the clock that all who use this database share."""
        ...

    def exclude_others(self) -> None:
        """Wait until no other process is in an operation that called this, and keep others out until the end."""
        ...


class Op(Protocol[R]):
    """An operation. It may run again if the database went away in the middle of it."""

    def __call__(self, db: Db, /) -> R:
        """Do it."""
        ...


class Store(Protocol):
    """A database."""

    shared: bool
    """May several processes use it at the same time?"""

    async def run(self, op: Op[T], *, once: bool = False, patience: float | None = None, alone: bool = False) -> T:
        """Run an operation in one transaction, which is on the disk when this returns.

        `once` is for what must not happen twice. Without it, an operation that was stored in the moment in which
        the database went away may run again. `patience` is how many seconds to wait for the database (left out:
        `PATIENCE`). `alone` says that the operation is a single statement that reads.
        """
        ...

    def append(self, new: "NewLines") -> "asyncio.Future[None]":
        """Put lines behind the others of a table, as `queries.append` does, and together with all that wait.

        The future is done once they are on the disk. Nobody may cancel it.
        """
        ...

    async def claim(self, name: str) -> bool:
        """Be the one process that does something, such as thinking for a table's bots; False if another one is."""
        ...

    async def release(self, name: str) -> None:
        """Leave it to others again."""
        ...

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call this, in the loop, with every table that has news; with an empty name if any table may."""
        ...

    async def close(self) -> None:
        """Finish what has begun, and close."""
        ...
