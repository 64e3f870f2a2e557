"""Queries about the clocks of tables, and about when people play."""

import msgspec

from .interface import Db
from .rows import ClockRow, HoursRow

_COLUMNS = "table_id, n, at, turn, lefts, passed, credit, until, off_until, told"
_decode = msgspec.json.Decoder(list[int]).decode


def clock(db: Db, id: str) -> ClockRow | None:
    """How the clocks of a table stand; None if it has none."""
    row = db.one(f"SELECT {_COLUMNS} FROM clocks WHERE table_id = ?", id)
    if row is None:
        return None
    id, n, at, turn, lefts, *rest = row
    return ClockRow(id, n, at, turn, tuple(_decode(lefts)), *rest)


def save_clock(db: Db, row: ClockRow) -> None:
    """Store how the clocks of a table stand. The table is locked."""
    values = [*row[:4], msgspec.json.encode(row.lefts).decode(), *row[5:]]
    names = _COLUMNS.split(", ")
    changes = ", ".join(f"{name} = excluded.{name}" for name in names[1:])
    db.do(
        f"INSERT INTO clocks ({_COLUMNS}) VALUES ({', '.join('?' * len(names))}) "
        f"ON CONFLICT (table_id) DO UPDATE SET {changes}",
        *values,
    )


def done_since(db: Db, id: str, first: int) -> list[tuple[int, int, str]]:
    """What seats did from a line on: which seat, when, what."""
    rows = db.all(
        "SELECT seat, at, what FROM lines WHERE table_id = ? AND n >= ? AND seat >= 0 ORDER BY n", id, first
    )
    return [(seat, at, what) for seat, at, what in rows]


def unsettled(db: Db, kind: str) -> list[str]:
    """Tables with a pace whose clocks are not up to date, or where nothing is due that should be."""
    rows = db.all(
        "SELECT t.id FROM tables t LEFT JOIN clocks c ON c.table_id = t.id "
        "WHERE t.state = 'playing' AND t.pace <> 'free' AND t.deleted = 0 AND (c.table_id IS NULL OR "
        "c.turn <> t.turn OR (c.until > 0 AND c.told = 0 AND NOT EXISTS "
        "(SELECT 1 FROM due WHERE due.kind = ? AND due.key = t.id))) ORDER BY t.id",
        kind,
    )
    return [id for (id,) in rows]


def hours(db: Db, guest: str) -> HoursRow | None:
    """When a guest plays; None if they have not said."""
    row = db.one("SELECT zone, opens, closes, weekends FROM hours WHERE guest = ?", guest)
    if row is None:
        return None
    zone, opens, closes, weekends = row
    return HoursRow(zone, opens, closes, bool(weekends))


def set_hours(db: Db, guest: str, row: HoursRow, *, only_first: bool = False) -> None:
    """Store when a guest plays; `only_first`: unless they have said so already."""
    then = "NOTHING"
    if not only_first:
        then = (
            "UPDATE SET zone = excluded.zone, opens = excluded.opens, closes = excluded.closes, "
            "weekends = excluded.weekends"
        )
    db.do(
        "INSERT INTO hours (guest, zone, opens, closes, weekends) "
        "SELECT id, ?, CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT) FROM guests WHERE id = ? "
        f"ON CONFLICT (guest) DO {then}",
        row.zone,
        row.opens,
        row.closes,
        int(row.weekends),
        guest,
    )


def running(db: Db, guest: str) -> list[str]:
    """Tables where the clock of a guest runs."""
    rows = db.all(
        "SELECT c.table_id FROM clocks c JOIN seats s ON s.table_id = c.table_id AND s.seat = c.turn "
        "WHERE s.guest = ? ORDER BY c.table_id",
        guest,
    )
    return [id for (id,) in rows]


def days_off(db: Db, guest: str, since: int) -> list[tuple[int, int]]:
    """The days off of a guest that end after a time."""
    rows = db.all("SELECT begins, ends FROM days_off WHERE guest = ? AND ends > ? ORDER BY begins", guest, since)
    return [(begins, ends) for begins, ends in rows]


def days_off_in(db: Db, guest: str, since: int, until: int) -> int:
    """How many days off of a guest began from one time until before another."""
    row = db.one(
        "SELECT count(*) FROM days_off WHERE guest = ? AND begins >= ? AND begins < ?", guest, since, until
    )
    return int(row[0]) if row else 0


def take_day_off(db: Db, guest: str, begins: int, ends: int) -> bool:
    """Give a guest a day off; False if there is no such guest."""
    sql = (
        "INSERT INTO days_off (guest, begins, ends) SELECT id, CAST(? AS BIGINT), CAST(? AS BIGINT) FROM guests "
        "WHERE id = ? ON CONFLICT DO NOTHING"
    )
    return db.do(sql, begins, ends, guest) == 1


def forget_days_off(db: Db, before: int) -> None:
    """Delete days off that ended before a time."""
    db.do("DELETE FROM days_off WHERE ends < ?", before)
