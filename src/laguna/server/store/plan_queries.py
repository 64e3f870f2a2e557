"""Queries about plans. They tell no other process that there is news: nobody else may notice one."""

import msgspec

from laguna.table.plans import Kept

from . import due_queries
from .interface import Db
from .rows import PlanRow

PLAN = "plan"
"""The kind of what is due when a plan is to act; its key is the table and the seat."""
_COLUMNS = "table_id, seat, guest, turns, began, done, since, ended, made"
_SAME = " AND ".join(f"{name} = ?" for name in PlanRow._fields)
_turns = msgspec.json.Decoder(Kept).decode


def key(table: str, seat: int) -> str:
    """The key of what is due for a plan."""
    return f"{table}/{seat}"


def plan(db: Db, table: str, seat: int) -> PlanRow | None:
    """The plan of a seat, or what is still to be told of one; None if there is none."""
    row = db.one(f"SELECT {_COLUMNS} FROM plans WHERE table_id = ? AND seat = ?", table, seat)
    return PlanRow(row[0], row[1], row[2], _turns(row[3]), *row[4:]) if row else None


def save(db: Db, row: PlanRow) -> None:
    """Store a plan in place of the last one of its seat, whoever else stores one there at the same time.

    It is not stored if its table or its guest has just gone: an error would tell the log that there was a plan.
    """
    due_queries.drop(db, PLAN, key(row.table_id, row.seat))
    others = ", ".join(f"{name} = excluded.{name}" for name in PlanRow._fields[2:])
    db.do(
        f"INSERT INTO plans ({_COLUMNS}) SELECT t.id, ?, g.id, ?, ?, ?, ?, ?, ? FROM tables t, guests g "
        f"WHERE t.id = ? AND g.id = ? ON CONFLICT (table_id, seat) DO UPDATE SET {others}",
        row.seat,
        *_values(row)[3:],
        row.table_id,
        row.guest,
    )


def change(db: Db, row: PlanRow, now: PlanRow) -> bool:
    """Store what has become of a plan; False if it is another one by now."""
    sets = ", ".join(f"{name} = ?" for name in PlanRow._fields)
    return db.do(f"UPDATE plans SET {sets} WHERE {_SAME}", *_values(now), *_values(row)) == 1


def hold(db: Db, row: PlanRow) -> bool:
    """Let nobody change or delete a plan before this transaction ends; False if it is another one by now."""
    return db.do(f"UPDATE plans SET made = made WHERE {_SAME}", *_values(row)) == 1


def _values(row: PlanRow) -> tuple[object, ...]:
    return *row[:3], msgspec.json.encode(row.turns).decode(), *row[4:]


def end(db: Db, table: str, seat: int) -> None:
    """Delete the plan of a seat."""
    due_queries.drop(db, PLAN, key(table, seat))
    db.do("DELETE FROM plans WHERE table_id = ? AND seat = ?", table, seat)


def see(db: Db, table: str, seat: int, n: int) -> None:
    """Note that its player has seen what a plan did before a line. Of one that has ended nothing is left then."""
    db.do("UPDATE plans SET since = ? WHERE table_id = ? AND seat = ? AND turns <> '[]'", n, table, seat)
    db.do("DELETE FROM plans WHERE table_id = ? AND seat = ? AND turns = '[]'", table, seat)


def waiting(db: Db, limit: int) -> list[tuple[str, int]]:
    """Plans whose seat decides and that are not due, since a process died or was not told."""
    rows = db.all(
        "SELECT p.table_id, p.seat FROM plans p JOIN tables t ON t.id = p.table_id AND t.turn = p.seat "
        "WHERE t.state = 'playing' AND t.deleted = 0 AND p.turns <> '[]' AND NOT EXISTS "
        "(SELECT 1 FROM due WHERE kind = ? AND key = p.table_id || '/' || p.seat) "
        "ORDER BY p.table_id, p.seat LIMIT ?",
        PLAN,
        limit,
    )
    return [(id, seat) for id, seat in rows]


def forget_over(db: Db) -> None:
    """Delete plans at tables that are not played any more."""
    db.do("DELETE FROM plans WHERE table_id IN (SELECT id FROM tables WHERE state IN ('over', 'closed'))")
