"""Queries about guests: browsers that have a cookie of ours, and players, who have several."""

from .interface import Db
from .locks import lock
from .rows import GuestRow


def guest_row(db: Db, guest: str, device: str = "") -> GuestRow | None:
    """A guest; None if there is none of this id. `device` is the hash of a secret that may be a device's."""
    row = db.one(
        "SELECT g.secret, g.name, g.seen, d.seen FROM guests g "
        "LEFT JOIN devices d ON d.guest = g.id AND d.secret = ? WHERE g.id = ?",
        device,
        guest,
    )
    return GuestRow(*row) if row else None


def add_guest(db: Db, guest: str, secret: str, name: str, now: int) -> None:
    """Add a guest who came for the first time."""
    db.do(
        "INSERT INTO guests (id, secret, name, seen) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        guest,
        secret,
        name,
        now,
    )


def rename_guest(db: Db, guest: str, name: str, now: int) -> None:
    """Note what a guest is called from now on; names at tables stay as they are."""
    db.do("UPDATE guests SET name = ?, seen = ? WHERE id = ?", name, now, guest)


def see_guest(db: Db, guest: str, now: int) -> None:
    """Note that a guest is here."""
    db.do("UPDATE guests SET seen = ? WHERE id = ?", now, guest)


def forget_guest(db: Db, guest: str) -> list[str]:
    """Delete all that is known about a guest, leave their seats to bots, and return the tables."""
    ids = [
        id
        for (id,) in db.all(
            "SELECT table_id FROM seats WHERE guest = ? OR former = ? UNION SELECT id FROM tables WHERE owner = ? "
            "UNION SELECT table_id FROM chat WHERE guest = ? UNION SELECT table_id FROM held WHERE guest = ? "
            "ORDER BY 1",
            *[guest] * 5,
        )
    ]
    for id in ids:
        lock(db, id)
        # Nobody could tell any more that a bot, or somebody else, has played on for them.
        db.do(
            "UPDATE tables SET rated = 3 WHERE id = ? AND rated = 1 AND EXISTS "
            "(SELECT 1 FROM held WHERE table_id = ? AND guest = ?)",
            id,
            id,
            guest,
        )
        db.do(
            "UPDATE seats SET guest = '', name = '', kind = 'open' WHERE guest = ? AND table_id = ? AND EXISTS "
            "(SELECT 1 FROM tables WHERE id = ? AND state = 'waiting')",
            guest,
            id,
            id,
        )
        db.do(
            "UPDATE seats SET guest = '', name = '', kind = 'bot', resigned = 1, "
            "level = (SELECT sitter FROM tables WHERE id = ?) WHERE guest = ? AND table_id = ?",
            id,
            guest,
            id,
        )
        db.do("UPDATE seats SET former = '', former_name = '' WHERE former = ? AND table_id = ?", guest, id)
        # Whoever still sits there looks after the table from now on.
        heir = db.one("SELECT guest FROM seats WHERE table_id = ? AND guest <> '' ORDER BY seat", id)
        db.do("UPDATE tables SET owner = ? WHERE owner = ? AND id = ?", heir[0] if heir else "", guest, id)
    db.do("DELETE FROM chat WHERE guest = ?", guest)
    db.do("DELETE FROM mutes WHERE guest = ?", guest)
    db.do("DELETE FROM held WHERE guest = ?", guest)
    db.do("DELETE FROM votes WHERE guest = ?", guest)
    db.do("DELETE FROM watchers WHERE guest = ?", guest)
    db.do("DELETE FROM challenges WHERE guest = ?", guest)
    # What is kept of a player goes with it.
    db.do("DELETE FROM guests WHERE id = ?", guest)
    return ids
