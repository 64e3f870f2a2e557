"""Queries about what a host says: who must stay out, and a message to everybody."""

from .interface import Db
from .rows import Ban, HostMessage

HOST = "!host"
"""What processes tell each other when any of this has changed. No table has such an id."""

CLOCK = "!clock"
"""What processes are told when the host has said that their clock is right."""


def bans(db: Db) -> list[Ban]:
    """Who must stay out, the latest first."""
    return [Ban(*row) for row in db.all("SELECT kind, who, at FROM bans ORDER BY at DESC, kind, who")]


def ban(db: Db, one: Ban) -> bool:
    """Keep somebody out; False if they were kept out before."""
    sql = "INSERT INTO bans (kind, who, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    db.notify(HOST)
    return db.do(sql, *one) == 1


def unban(db: Db, kind: str, who: str) -> bool:
    """Let somebody in again; False if they were not kept out."""
    db.notify(HOST)
    return db.do("DELETE FROM bans WHERE kind = ? AND who = ?", kind, who) == 1


def message(db: Db) -> HostMessage:
    """The message to everybody; its text is empty if there is none."""
    row = db.one("SELECT text, at FROM host_message")
    return HostMessage(*row) if row else HostMessage("", 0)


def set_message(db: Db, one: HostMessage) -> None:
    """Put a message in place of the last one; an empty text takes it away."""
    db.do("DELETE FROM host_message")
    if one.text:
        db.do("INSERT INTO host_message (id, text, at) VALUES (1, ?, ?)", *one)
    db.notify(HOST)
