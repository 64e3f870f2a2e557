"""All that is stored about a person: listed and exported for them. `guest_queries.forget_guest` deletes it."""

from ..store import Db

KEPT: dict[str, tuple[str, tuple[str, ...], str]] = {
    "name": ("guests", ("name", "seen"), "id = ?"),
    "taste": ("players", ("colour", "lang", "made"), "guest = ?"),
    "recovery": ("players", ("made",), "guest = ? AND recovery <> ''"),
    "link": ("players", ("link_until",), "guest = ? AND link <> ''"),
    "devices": ("devices", ("name", "made", "seen"), "guest = ?"),
    "joins": ("joins", ("device", "until"), "guest = ?"),
    "passkeys": ("passkeys", ("id", "public_key", "counter"), "guest = ?"),
    "challenges": ("challenges", ("until",), "guest = ?"),
    "friends": ("friends JOIN guests ON guests.id = friends.friend", ("name", "made"), "guest = ?"),
    "invited": ("invited", ("table_id", "at"), "guest = ?"),
    "invitations": ("invited", ("table_id", "at"), "by_guest = ?"),
    "tables": ("tables", ("id", "game", "state", "made", "moved"), "owner = ?"),
    "seats": ("seats", ("table_id", "seat", "name"), "guest = ?"),
    "left": ("seats", ("table_id", "seat", "former_name"), "former = ?"),
    "hands": ("held", ("table_id", "seat"), "guest = ?"),
    "chat": ("chat", ("table_id", "id", "seat", "name", "text", "at"), "guest = ?"),
    "mutes": ("mutes", ("table_id", "seat"), "guest = ?"),
    "votes": ("votes", ("table_id", "seat", "kind"), "guest = ?"),
    "hours": ("hours", ("zone", "opens", "closes", "weekends"), "guest = ?"),
    "days_off": ("days_off", ("begins", "ends"), "guest = ?"),
    "due": ("due", ("kind", "table_id", "wanted"), "guest = ?"),
    "channels": ("channels", ("kind", "address", "name", "lang", "site", "made", "told"), "guest = ?"),
    "quiet": ("quiet_hours", ("zone", "first", "last"), "guest = ?"),
    "untold": ("untold", ("table_id", "what", "since"), "guest = ?"),
    "feeds": ("feeds", ("lang", "site", "made"), "guest = ?"),
    "plans": ("plans", ("table_id", "seat", "turns", "ended", "made"), "guest = ?"),
    "webhooks": ("webhooks", ("table_id", "service", "address", "made"), "guest = ?"),
    "tries": ("tries", ("day", "game", "table_id", "state", "score", "rank"), "guest = ?"),
    "ratings": ("ratings", ("game", "mu", "sigma", "games"), "guest = ?"),
    "rated": ("rated_seats", ("table_id", "seat", "rank"), "guest = ?"),
    "watched": ("watchers", ("table_id", "name"), "guest = ?"),
}
"""Sorts of what is kept: the table, which columns of it are shown, and which rows are a person's.

Hashes of secrets are left out: they are no use to anybody. So is the id of another person.
"""


def count(db: Db, guest: str) -> dict[str, int]:
    """How much of each sort is stored; sorts of which there is nothing are left out."""
    found = {}
    for sort, (table, _, where) in KEPT.items():
        row = db.one(f"SELECT count(*) FROM {table} WHERE {where}", guest)
        if row and row[0]:
            found[sort] = int(row[0])
    return found


def export(db: Db, guest: str) -> dict[str, list[dict[str, int | str]]]:
    """All of it, by sort; the columns by name."""
    db.read_only()
    found: dict[str, list[dict[str, int | str]]] = {}
    for sort, (table, names, where) in KEPT.items():
        columns = ", ".join(names)
        rows = db.all(f"SELECT {columns} FROM {table} WHERE {where} ORDER BY {columns}", guest)
        found[sort] = [dict(zip(names, row, strict=True)) for row in rows]
    return found
