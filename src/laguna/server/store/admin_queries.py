"""Queries of whoever runs the server: all tables, deleted ones too, and what only a host may do with them."""

from .interface import Db
from .locks import lock
from .rows import SEAT_COLUMNS, TABLE_COLUMNS, Overview, SeatRow, TableRow, seat_row, table_row

_OVERVIEW = (
    "SELECT t.id, t.game, t.state, t.closed, t.deleted, t.n, t.moved, "
    "(SELECT count(*) FROM seats s WHERE s.table_id = t.id AND s.guest <> ''), t.seats FROM tables t"
)


def every_table(db: Db, state: str, limit: int) -> list[Overview]:
    """Tables, those with the latest move first; in a state, `deleted` ones, or with an empty word all."""
    if state == "deleted":
        rows = db.all(f"{_OVERVIEW} WHERE t.deleted > 0 ORDER BY t.deleted DESC, t.id LIMIT ?", limit)
    elif state:
        rows = db.all(
            f"{_OVERVIEW} WHERE t.deleted = 0 AND t.state = ? ORDER BY t.moved DESC, t.id LIMIT ?", state, limit
        )
    else:
        rows = db.all(f"{_OVERVIEW} ORDER BY t.moved DESC, t.id LIMIT ?", limit)
    return [Overview(*row) for row in rows]


def one_table(db: Db, id: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A table and its seats, deleted or not."""
    row = db.one(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", id)
    if row is None:
        return None
    seats = db.all(f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", id)
    return table_row(row), [seat_row(seat) for seat in seats]


def delete(db: Db, id: str, now: int) -> bool:
    """Mark a table as deleted; False if there is none, or it is marked already."""
    lock(db, id)
    return db.do("UPDATE tables SET deleted = ? WHERE id = ? AND deleted = 0", now, id) == 1


def undelete(db: Db, id: str, now: int) -> bool:
    """Have a table back that was marked as deleted. What is old counts as touched now, or it would go again."""
    lock(db, id)
    return db.do("UPDATE tables SET deleted = 0, moved = ? WHERE id = ? AND deleted > 0", now, id) == 1
