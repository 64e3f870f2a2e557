"""The lock of a table, which comes first in whatever reads a table and then changes it."""

from .interface import Db


def lock(db: Db, table: str) -> bool:
    """Let nobody else change this table until this operation ends, and tell them then; False if there is none."""
    found = db.do("UPDATE tables SET news = news + 1 WHERE id = ?", table) == 1
    db.notify(table)
    return found
