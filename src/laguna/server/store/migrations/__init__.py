"""The steps from an empty database to the present one, a file each: `0001_tables.sql`.

Steps add to what is there, so that an older server can go on beside a newer one and may start again after it. A
step after which older servers must not write says so in its first line: `-- Not for older servers.`

The table `migrations` has the number of each step that was made. Version 0.1 knows the first four and refuses a
database with a higher number. So a later step that only adds is noted as a negative number, which every server
accepts, and one after which older servers must not write as it is.
"""

import re
import sqlite3
import time
from collections.abc import Iterable
from pathlib import Path

from laguna.kernel.errors import LagunaError

from ..interface import Db

NOT_FOR_OLDER = "-- Not for older servers."
"""How a step begins after which older servers must not write."""
_FIRST_ADDED = 5
"""The first step that version 0.1 does not know."""


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
    noted = {number for (number,) in db.all("SELECT number FROM migrations")}
    if max(noted, default=0) > latest():
        raise LagunaError(f"The database is of a newer Laguna (step {max(noted)}): please update this one.")
    made = []
    for number, sql in steps():
        note = number if number < _FIRST_ADDED or sql.startswith(NOT_FOR_OLDER) else -number
        if number not in noted and -number not in noted:
            for statement in statements(sql):
                db.do(statement)
            db.do("INSERT INTO migrations (number, at) VALUES (?, ?)", note, int(time.time()))
            made.append(number)
        elif note not in noted:
            # It was made before 0.2 was released, when steps were noted otherwise.
            db.do("UPDATE migrations SET number = ? WHERE number = ?", note, -note)
    return made


def missing(noted: Iterable[int]) -> list[int]:
    """The steps that a database still needs in which these are noted."""
    known = {abs(number) for number in noted}
    return [number for number, _ in steps() if number not in known]


def pending(db: Db) -> list[int]:
    """The steps that a database still needs."""
    return missing(number for (number,) in db.all("SELECT number FROM migrations"))


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
