"""Queries about what is due: put it off until a time, take it, and mark it as done.

Whoever takes a row holds it for a while (a *lease*). If they die before they have marked it, somebody else takes
it after that: nothing is lost, and what was done just before a death is done once more. What changes only the
database is done exactly once: `finish` it in the same transaction.
"""

from collections.abc import Sequence

from .interface import Db
from .rows import DueRow

DUE = "!due"
"""What processes tell each other when something new is due. No table has such an id."""
PAYLOAD = 2000
"""The most characters of a payload."""
_COLUMNS = "kind, key, table_id, guest, payload, wanted, tries, holder"


def put(db: Db, kind: str, key: str, at: float, *, table: str = "", guest: str = "", payload: str = "") -> None:
    """Let something be due at a time. Of one kind and key there is only one: the last word counts.

    If somebody is doing it right now, it is due once more. It goes with its table and its guest, and is not even
    put if they are gone.
    """
    assert len(payload) <= PAYLOAD
    db.do(
        "INSERT INTO due (kind, key, table_id, guest, payload, wanted, at, holder, tries) "
        "SELECT ?, ?, CAST(? AS TEXT), CAST(? AS TEXT), ?, CAST(? AS DOUBLE PRECISION), "
        "CAST(? AS DOUBLE PRECISION), '', 0 "
        "WHERE (? = '' OR EXISTS (SELECT 1 FROM tables WHERE id = ?)) "
        "AND (? = '' OR EXISTS (SELECT 1 FROM guests WHERE id = ?)) "
        "ON CONFLICT (kind, key) DO UPDATE SET table_id = excluded.table_id, guest = excluded.guest, "
        "payload = excluded.payload, wanted = excluded.wanted, at = excluded.at, holder = '', tries = 0",
        kind,
        key,
        table or None,
        guest or None,
        payload,
        at,
        at,
        *[table] * 2,
        *[guest] * 2,
    )
    db.notify(DUE)


def drop(db: Db, kind: str, key: str) -> bool:
    """Let something not be due any more; False if it was not. Whoever is doing it right now finishes it."""
    return db.do("DELETE FROM due WHERE kind = ? AND key = ?", kind, key) == 1


def find(db: Db, kind: str, key: str) -> DueRow | None:
    """Something that is due, now or later; None if it is not."""
    row = db.one(f"SELECT {_COLUMNS} FROM due WHERE kind = ? AND key = ?", kind, key)
    return _row(row) if row else None


def take(db: Db, kinds: Sequence[str], holder: str, now: float, lease: float, limit: int) -> list[DueRow]:
    """Hold what is due now, the earliest first, for so many seconds.

    `holder` is a new word for each time. Run again with the same word, this finds what it took the first time.
    """
    marks = ", ".join("?" * len(kinds))
    rows = db.all(
        f"SELECT kind, key, at FROM due WHERE at <= ? AND kind IN ({marks}) ORDER BY at, kind, key LIMIT ?",
        now,
        *kinds,
        limit,
    )
    for kind, key, at in rows:
        # Of two processes that found the same row, the second waits here and finds that it has changed.
        db.do(
            "UPDATE due SET holder = ?, at = ?, tries = tries + 1 WHERE kind = ? AND key = ? AND at = ?",
            holder,
            now + lease,
            kind,
            key,
            at,
        )
    held = db.all(f"SELECT {_COLUMNS} FROM due WHERE holder = ? ORDER BY wanted, kind, key", holder)
    return [_row(row) for row in held]


def finish(db: Db, row: DueRow) -> bool:
    """Mark it as done; False if it is somebody else's by now, or due anew."""
    return db.do("DELETE FROM due WHERE kind = ? AND key = ? AND holder = ?", *_held(row)) == 1


def postpone(db: Db, row: DueRow, at: float) -> bool:
    """Let what one holds be due at another time; False if it is somebody else's by now, or due anew."""
    sql = "UPDATE due SET wanted = ?, at = ?, holder = '', tries = 0 WHERE kind = ? AND key = ? AND holder = ?"
    return db.do(sql, at, at, *_held(row)) == 1


def fail(db: Db, row: DueRow, again: float) -> bool:
    """Leave what one could not do to others, from a time on; False if it is somebody else's by now, or new."""
    sql = "UPDATE due SET at = ?, holder = '' WHERE kind = ? AND key = ? AND holder = ?"
    return db.do(sql, again, *_held(row)) == 1


def recall(db: Db, now: float, longest: float) -> None:
    """Let nobody hold anything for longer than that from now on: the clock was wrong then, or is now."""
    db.do("UPDATE due SET at = ?, holder = '' WHERE at > ? AND tries > 0", now, now + longest)


def next_at(db: Db, kinds: Sequence[str]) -> float | None:
    """When somebody may take something; None if nothing is due, now or later."""
    marks = ", ".join("?" * len(kinds))
    row = db.one(f"SELECT at FROM due WHERE kind IN ({marks}) ORDER BY at LIMIT 1", *kinds)
    return float(row[0]) if row else None


def _held(row: DueRow) -> tuple[str, str, str]:
    return row.kind, row.key, row.holder


def _row(row: tuple[object, ...]) -> DueRow:
    return DueRow(*(value or "" if place in (2, 3) else value for place, value in enumerate(row)))  # type: ignore[arg-type]
