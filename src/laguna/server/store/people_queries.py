"""Queries about the people at a table: who agrees that a seat passes to another, and who watches."""

from collections.abc import Sequence

from .interface import Db
from .locks import lock
from .rows import Vote, Watcher


def votes(db: Db, id: str) -> list[Vote]:
    """Who agrees that which seat passes to another."""
    rows = db.all("SELECT seat, guest, kind FROM votes WHERE table_id = ? ORDER BY seat, guest", id)
    return [Vote(*row) for row in rows]


def vote(db: Db, id: str, one: Vote) -> None:
    """Note that somebody agrees; their last word about a seat counts."""
    db.do(
        "INSERT INTO votes (table_id, seat, guest, kind) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (table_id, seat, guest) DO UPDATE SET kind = excluded.kind",
        id,
        *one,
    )


def withdraw(db: Db, id: str, seat: int, guest: str) -> None:
    """Forget what somebody said about a seat."""
    db.do("DELETE FROM votes WHERE table_id = ? AND seat = ? AND guest = ?", id, seat, guest)


def clear_votes(db: Db, id: str, seat: int) -> None:
    """Forget what was said about a seat: it has passed to another, or its player is back."""
    db.do("DELETE FROM votes WHERE table_id = ? AND seat = ?", id, seat)


def watchers(db: Db, id: str, now: int) -> list[Watcher]:
    """Who watches a table."""
    rows = db.all("SELECT id, guest, name FROM watchers WHERE table_id = ? AND seen > ? ORDER BY id", id, now)
    return [Watcher(*row) for row in rows]


def watch(db: Db, id: str, one: Watcher, until: int) -> None:
    """Note that somebody watches, and tell other processes. A table that has gone meanwhile has no watchers."""
    lock(db, id)
    db.do(
        "INSERT INTO watchers (table_id, id, guest, name, seen) SELECT id, ?, ?, ?, ? FROM tables WHERE id = ? "
        "ON CONFLICT DO NOTHING",
        *one,
        until,
        id,
    )


def keep_watching(db: Db, ids: Sequence[str], until: int) -> None:
    """Let these connections count as watching until then."""
    for first in range(0, len(ids), 500):
        some = ids[first : first + 500]
        db.do(f"UPDATE watchers SET seen = ? WHERE id IN ({', '.join('?' * len(some))})", until, *some)


def stop_watching(db: Db, id: str, watcher: str) -> None:
    """Note that somebody has gone, and tell other processes."""
    lock(db, id)
    db.do("DELETE FROM watchers WHERE table_id = ? AND id = ?", id, watcher)


def forget_later(db: Db, now: int, after: int) -> None:
    """Let nobody count as connected until after this time."""
    db.do("UPDATE seats SET seen = ? WHERE seen > ?", now, after)
    db.do("DELETE FROM watchers WHERE seen > ?", after)


def forget_watchers(db: Db, before: int) -> None:
    """Delete those whose process died before it could say that they had gone."""
    db.do("DELETE FROM watchers WHERE seen < ?", before)
