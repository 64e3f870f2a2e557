"""Queries about what all processes of a server share: a key, and how much was asked for lately."""

from .interface import Db


def server_key(db: Db, name: str, fresh: str) -> str:
    """The key of this name; `fresh` becomes it if there is none yet."""
    db.do("INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, fresh)
    row = db.one("SELECT value FROM server_keys WHERE name = ?", name)
    assert row is not None
    return str(row[0])


def take(db: Db, kind: str, who: str, an_hour: int, now: float) -> bool:
    """Take one of so many an hour; False, and nothing is taken, if none is left."""
    if an_hour < 1:
        return False
    leak = an_hour / 3600
    # Two machines may read the clock in one order and come here in the other.
    gone = "CASE WHEN excluded.at > asked.at THEN (excluded.at - asked.at) * ? ELSE 0 END"
    left = f"asked.amount - {gone}"
    sql = (
        "INSERT INTO asked (kind, who, amount, at) VALUES (?, ?, 1, ?) ON CONFLICT (kind, who) DO UPDATE SET "
        f"amount = CASE WHEN ({left}) > 0 THEN ({left}) ELSE 0 END + 1, "
        "at = CASE WHEN excluded.at > asked.at THEN excluded.at ELSE asked.at END "
        f"WHERE ({left}) <= ?"
    )
    return db.do(sql, kind, who, now, leak, leak, leak, an_hour - 1) == 1


def give_back(db: Db, kind: str, who: str) -> None:
    """Give back what was taken last."""
    db.do("UPDATE asked SET amount = amount - 1 WHERE kind = ? AND who = ? AND amount >= 1", kind, who)


def forget_asked(db: Db, before: float) -> None:
    """Forget who asked: an hour later all of it has leaked away."""
    db.do("DELETE FROM asked WHERE at < ?", before)
