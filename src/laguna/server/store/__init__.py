"""Where tables are stored: `interface` says what a database is, `sqlite` and `postgres` are the two there are.

`appending` stores lines of many tables together. `migrations` bring a database up to date, `rows` say what is in
it, `queries`, `guest_queries`, `people_queries`, `player_queries`, `chat_queries`, `clock_queries`,
`due_queries`, `day_queries`, `rating_queries` and `host_queries` read and change it, and `export_import` exports
and imports all of it.
"""

from pathlib import Path

from laguna.kernel.errors import LagunaError

from .appending import NewLines
from .interface import Conflict, Db, Op, Store, Unavailable
from .migrations import migrate
from .postgres import CONNECTIONS, Postgres
from .sqlite import Sqlite

__all__ = [
    "Conflict",
    "Db",
    "NewLines",
    "Op",
    "Postgres",
    "Sqlite",
    "Store",
    "Unavailable",
    "is_postgres",
    "migrate",
    "open_store",
]


def is_postgres(place: str) -> bool:
    """Is this the address of a PostgreSQL server, not the path of a file?"""
    return place.startswith(("postgresql://", "postgres://"))


def open_store(place: str, connections: int = CONNECTIONS) -> Store:
    """The database at a path or address, not yet migrated; PostgreSQL with so many connections."""
    if is_postgres(place):
        return Postgres(place, connections)
    scheme, colon, _ = place.partition(":")
    # One letter is a drive of Windows.
    if colon and len(scheme) > 1 and scheme.isalnum():
        raise LagunaError(f"--db takes the path of a file or a postgresql:// address, not {scheme}: addresses.")
    return Sqlite(Path(place))
