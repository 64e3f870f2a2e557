"""Queries about chat, and about who does not want to read whose."""

from collections.abc import Iterable

from .interface import Db
from .locks import lock
from .rows import ChatRow

SHOWN = 50
"""How many chat messages somebody is shown who comes later."""
STORED = 500
"""How many chat messages of one table are stored."""


def say(db: Db, id: str, row: ChatRow) -> int:
    """Add a chat message behind the others, and return its number."""
    lock(db, id)
    last = db.one("SELECT max(id) FROM chat WHERE table_id = ?", id)
    number = int(last[0] or 0) + 1 if last else 1
    db.do(
        "INSERT INTO chat (table_id, id, seat, guest, name, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        id,
        number,
        row.seat,
        row.guest,
        row.name,
        row.text,
        row.at,
    )
    db.do("DELETE FROM chat WHERE table_id = ? AND id <= ?", id, number - STORED)
    return number


def said(db: Db, id: str, after: int = 0, limit: int = SHOWN) -> list[ChatRow]:
    """The last chat messages after a number."""
    rows = db.all(
        "SELECT id, seat, guest, name, text, at FROM chat WHERE table_id = ? AND id > ? ORDER BY id DESC LIMIT ?",
        id,
        after,
        limit,
    )
    return [ChatRow(*row) for row in reversed(rows)]


def mutes(db: Db, guest: str, id: str) -> list[int]:
    """The seats whose chat a guest does not want to read."""
    return [
        seat
        for (seat,) in db.all("SELECT seat FROM mutes WHERE guest = ? AND table_id = ? ORDER BY seat", guest, id)
    ]


def set_mutes(db: Db, guest: str, id: str, muted: Iterable[int]) -> None:
    """Change that."""
    if not lock(db, id):
        return
    db.do("DELETE FROM mutes WHERE guest = ? AND table_id = ?", guest, id)
    for seat in sorted(set(muted)):
        db.do("INSERT INTO mutes (guest, table_id, seat) VALUES (?, ?, ?)", guest, id, seat)
