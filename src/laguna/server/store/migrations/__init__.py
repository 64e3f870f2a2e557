"""The steps from an empty database to the present one, a file each: `0001_tables.sql`.

Steps add to what is there, so that an older server can go on beside a newer one and may start again after it. A
step after which older servers must not write says so in its first line: `-- Not for older servers.`
"""

import re
import sqlite3
import time
from pathlib import Path

from laguna.kernel.errors import LagunaError

from ..interface import Db

NOT_FOR_OLDER = "-- Not for older servers."
"""How a step begins after which older servers must not write."""
_WITH_OLDEST = 8
"""The step from which on a database says which servers may write."""


def steps() -> list[tuple[int, str]]:
    """Number and SQL of each step."""
    paths = sorted(Path(__file__).parent.glob("*.sql"))
    return [(int(path.name.split("_")[0]), path.read_text("utf-8")) for path in paths]


def latest() -> int:
    """The number of the last step."""
    return steps()[-1][0]


def migrate(db: Db) -> list[int]:
    """Bring a database up to date, and return the numbers of the steps that this took."""
    db.exclude_others()
    db.do("CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, at BIGINT NOT NULL)")
    known = {number for (number,) in db.all("SELECT number FROM migrations")}
    _refuse_newer(db, known)
    made = []
    for number, sql in steps():
        if number not in known:
            for statement in statements(sql):
                db.do(statement)
            db.do("INSERT INTO migrations (number, at) VALUES (?, ?)", number, int(time.time()))
            if sql.startswith(NOT_FOR_OLDER):
                db.do("UPDATE migrations SET oldest = ? WHERE number = ?", number, number)
            made.append(number)
    return made


def _refuse_newer(db: Db, known: set[int]) -> None:
    """Refuse a database that a newer server has changed so that this one must not write to it."""
    if max(known, default=0) <= latest():
        return
    row = db.one("SELECT max(oldest) FROM migrations") if max(known) >= _WITH_OLDEST else None
    if row is None or int(row[0]) > latest():
        raise LagunaError(f"The database is of a newer Laguna (step {max(known)}): please update this one.")


def pending(db: Db) -> list[int]:
    """The steps that a database still needs."""
    known = {number for (number,) in db.all("SELECT number FROM migrations")}
    return [number for number, _ in steps() if number not in known]


def statements(sql: str) -> list[str]:
    """The statements of a file. Strings and comments may hold semicolons."""
    found: list[str] = []
    rest = ""
    for part in sql.split(";"):
        rest += part + ";"
        if sqlite3.complete_statement(rest):
            found.append(rest[:-1].strip())
            rest = ""
    if rest:
        raise ValueError(f"This statement does not end: {rest[:80]!r}")
    return [statement for statement in found if re.sub(r"(?m)--.*$", "", statement).strip()]
