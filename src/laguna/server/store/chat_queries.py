"""Queries about chat, and about who does not want to read whose."""

from collections.abc import Iterable

from .interface import Db
from .locks import lock
from .rows import ChatRow

SHOWN = 50
"""How many chat messages somebody is shown who comes later."""
STORED = 500
"""How many chat messages of one table are stored: of the players, and of those who watch."""


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
    # Those who watch cannot push out what the players have said.
    side = _side(row.seat >= 0)
    db.do(
        f"DELETE FROM chat WHERE table_id = ? AND {side} AND id <= (SELECT id FROM chat WHERE table_id = ? "
        f"AND {side} ORDER BY id DESC LIMIT 1 OFFSET ?)",
        id,
        id,
        STORED,
    )
    return number


def _side(players: bool) -> str:
    return "seat >= 0" if players else "seat < 0"


def so_far(db: Db, id: str) -> list[ChatRow]:
    """What somebody may be shown who comes later: the last messages of the players, and of those who watch."""
    found: list[ChatRow] = []
    for players in (True, False):
        rows = db.all(
            f"SELECT id, seat, guest, name, text, at FROM chat WHERE table_id = ? AND {_side(players)} "
            "ORDER BY id DESC LIMIT ?",
            id,
            SHOWN,
        )
        found += [ChatRow(*row) for row in rows]
    return sorted(found)


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
