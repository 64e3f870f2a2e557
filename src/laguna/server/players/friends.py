"""Friends: people who have played together and both want it, by a link. Each function is one transaction."""

from typing import NamedTuple

from ..store import Db
from ..store.locks import lock
from ..tables import credentials
from ..tables.refusal import Refusal

WEEK = 7 * 24 * 3600
"""For how many seconds a link for friends is good."""
MOST = 200
"""The most friends of a player."""


class Friend(NamedTuple):
    """A friend, as a player sees them."""

    id: str
    """Which of the player's friends; nobody else knows it."""
    name: str
    """What they are called."""
    colour: int
    """Their colour."""
    table: str
    """The table of the player that they were invited to last and that still waits; empty if there is none."""


class Invited(NamedTuple):
    """A table that a friend invites to."""

    table: str
    """Which table."""
    game: str
    """Which game."""
    name: str
    """What the friend is called."""
    at: int
    """Since when."""


def friends(db: Db, guest: str) -> list[Friend]:
    """The friends of a player, by name."""
    rows = db.all(
        "SELECT f.id, g.name, p.colour, (SELECT max(i.table_id) FROM invited i JOIN tables t ON t.id = i.table_id "
        "WHERE i.guest = f.friend AND i.by_guest = f.guest AND t.state = 'waiting' AND t.deleted = 0) "
        "FROM friends f JOIN guests g ON g.id = f.friend LEFT JOIN players p ON p.guest = f.friend "
        "WHERE f.guest = ? ORDER BY g.name, f.id",
        guest,
    )
    return [Friend(id, name, colour or 0, table or "") for id, name, colour, table in rows]


def invitations(db: Db, guest: str) -> list[Invited]:
    """The tables that friends invite to and that still have a free seat, the latest first."""
    rows = db.all(
        "SELECT t.id, t.game, g.name, i.at FROM invited i JOIN tables t ON t.id = i.table_id "
        "JOIN guests g ON g.id = i.by_guest WHERE i.guest = ? AND t.state = 'waiting' AND t.deleted = 0 "
        "AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.guest = i.guest) "
        "AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind = 'open') ORDER BY i.at DESC, t.id",
        guest,
    )
    return [Invited(*row) for row in rows]


def show_link(db: Db, guest: str, code: str, now: int) -> int:
    """Store a new link in place of the last one, and return until when it is good."""
    until = now + WEEK
    db.do("UPDATE players SET link = ?, link_until = ? WHERE guest = ?", credentials.hashed(code), until, guest)
    return until


def end_link(db: Db, guest: str) -> None:
    """Void the link of a player."""
    db.do("UPDATE players SET link = '', link_until = 0 WHERE guest = ?", guest)


def befriend(db: Db, guest: str, code: str, ids: tuple[str, str], now: int) -> None:
    """Follow the link of a player: both are friends then. They must have sat at one table."""
    row = db.one("SELECT guest FROM players WHERE link = ? AND link_until > ?", credentials.hashed(code), now)
    if row is None:
        raise Refusal("bad_code")
    other = str(row[0])
    if other == guest:
        raise Refusal("same_player")
    if not _have_played(db, guest, other):
        raise Refusal("never_played")
    for id, (one, two) in zip(ids, ((guest, other), (other, guest)), strict=True):
        found = db.one("SELECT count(*) FROM friends WHERE guest = ?", one)
        if found and found[0] >= MOST:
            raise Refusal("too_many", "friends")
        db.do(
            "INSERT INTO friends (id, guest, friend, made) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            id,
            one,
            two,
            now,
        )


def _have_played(db: Db, one: str, two: str) -> bool:
    """Have two people had seats at one table that began?"""
    row = db.one(
        "SELECT 1 FROM seats a JOIN seats b ON b.table_id = a.table_id JOIN tables t ON t.id = a.table_id "
        "WHERE t.state IN ('playing', 'over') AND (a.guest = ? OR a.former = ?) AND (b.guest = ? OR b.former = ?)",
        one,
        one,
        two,
        two,
    )
    return row is not None


def part(db: Db, guest: str, id: str) -> None:
    """Be friends no longer. Invitations between the two are void."""
    row = db.one("SELECT friend FROM friends WHERE id = ? AND guest = ?", id, guest)
    if row is None:
        raise Refusal("no_such_page")
    for one, two in ((guest, row[0]), (row[0], guest)):
        db.do("DELETE FROM friends WHERE guest = ? AND friend = ?", one, two)
        db.do("DELETE FROM invited WHERE guest = ? AND by_guest = ?", one, two)


def invite(db: Db, guest: str, id: str, table: str, now: int) -> str:
    """Invite a friend to a table that waits, and where one has a seat or is the owner. Returns who that is."""
    friend = db.one("SELECT friend FROM friends WHERE id = ? AND guest = ?", id, guest)
    if friend is None:
        raise Refusal("no_such_page")
    lock(db, table)
    row = db.one("SELECT state, owner FROM tables WHERE id = ? AND deleted = 0", table)
    if row is None:
        raise Refusal("no_such_table")
    sits = db.one("SELECT 1 FROM seats WHERE table_id = ? AND guest = ?", table, guest)
    if sits is None and row[1] != guest:
        raise Refusal("not_yours")
    if row[0] != "waiting":
        raise Refusal("not_now")
    db.do(
        "INSERT INTO invited (table_id, guest, by_guest, at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (table_id, guest) DO UPDATE SET by_guest = excluded.by_guest, at = excluded.at",
        table,
        friend[0],
        guest,
        now,
    )
    return str(friend[0])
