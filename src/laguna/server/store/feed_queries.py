"""Queries about feeds: the secret addresses under which calendars and feed readers see which tables wait."""

from .interface import Db
from .rows import FeedRow

_COLUMNS = "guest, secret, lang, site, made"


def feed(db: Db, guest: str) -> FeedRow | None:
    """The feed of a person; None if they have none."""
    row = db.one(f"SELECT {_COLUMNS} FROM feeds WHERE guest = ?", guest)
    return FeedRow(*row) if row else None


def find(db: Db, secret: str) -> FeedRow | None:
    """The feed with this hash of a secret."""
    row = db.one(f"SELECT {_COLUMNS} FROM feeds WHERE secret = ?", secret)
    return FeedRow(*row) if row else None


def save(db: Db, row: FeedRow) -> None:
    """Store a feed. The older address leads nowhere then, whoever asked for it, and however late."""
    db.do(
        f"INSERT INTO feeds ({_COLUMNS}) SELECT id, ?, ?, ?, ? FROM guests WHERE id = ? ON CONFLICT (guest) "
        "DO UPDATE SET secret = excluded.secret, lang = excluded.lang, site = excluded.site, made = excluded.made",
        *row[1:],
        row.guest,
    )


def end(db: Db, guest: str) -> None:
    """Delete the feed of a person."""
    db.do("DELETE FROM feeds WHERE guest = ?", guest)


def pass_on(db: Db, guest: str, player: str) -> None:
    """Give a player the feed of a guest who becomes theirs, unless they have one."""
    if feed(db, player) is None:
        db.do("UPDATE feeds SET guest = ? WHERE guest = ?", player, guest)
