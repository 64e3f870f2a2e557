"""The steps from an empty database to the present one, a file each: `0001_tables.sql`."""

import time
from pathlib import Path

from laguna.kernel.errors import LagunaError

from ..interface import Db


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
    if known and max(known) > latest():
        raise LagunaError(f"The database is of a newer Laguna (step {max(known)}): please update this one.")
    made = []
    for number, sql in steps():
        if number not in known:
            for statement in _statements(sql):
                db.do(statement)
            db.do("INSERT INTO migrations (number, at) VALUES (?, ?)", number, int(time.time()))
            made.append(number)
    return made


def _statements(sql: str) -> list[str]:
    """The statements of a file, without comments."""
    plain = "\n".join(line.split("--")[0] for line in sql.splitlines())
    return [statement for statement in (part.strip() for part in plain.split(";")) if statement]
