"""Queries about notices: where people want to be told something, and what they have not been told yet."""

from collections.abc import Iterable, Sequence
from secrets import token_hex

import msgspec

from . import due_queries
from .interface import Db
from .rows import ChannelRow, UntoldRow, WebhookRow

NOTICE = "notice"
"""The kind of what is due for a channel; its key is the channel."""
WEBHOOK = "webhook"
"""The kind of what is due for the webhook of a table; its key is the table."""
_CHANNEL = ", ".join(ChannelRow._fields)
_WEBHOOK = ", ".join(WebhookRow._fields)


def push_key(db: Db, fresh: str) -> str:
    """What push messages are signed with; `fresh` becomes it if there is none yet."""
    db.do("INSERT INTO push_key (id, value) VALUES (1, ?) ON CONFLICT DO NOTHING", fresh)
    row = db.one("SELECT value FROM push_key WHERE id = 1")
    assert row is not None
    return str(row[0])


# Channels.


def channels(db: Db, guest: str) -> list[ChannelRow]:
    """The channels of a person, the oldest first."""
    rows = db.all(f"SELECT {_CHANNEL} FROM channels WHERE guest = ? ORDER BY made, id", guest)
    return [ChannelRow(*row) for row in rows]


def channel(db: Db, id: str) -> ChannelRow | None:
    """A channel; None if there is none of this id."""
    row = db.one(f"SELECT {_CHANNEL} FROM channels WHERE id = ?", id)
    return ChannelRow(*row) if row else None


def save_channel(db: Db, row: ChannelRow) -> None:
    """Store a channel. One that leads to the same place takes what is new, and keeps its id."""
    marks = ", ".join("?" * len(row))
    db.do(
        f"INSERT INTO channels ({_CHANNEL}) VALUES ({marks}) ON CONFLICT (guest, kind, address) DO UPDATE SET "
        "device = excluded.device, secret = excluded.secret, name = excluded.name, lang = excluded.lang, "
        "site = excluded.site, code = excluded.code, tries = excluded.tries, failed = 0, until = 0",
        *row,
    )


def end_channel(db: Db, id: str, guest: str = "") -> bool:
    """Delete a channel, if it is this person's; False if it is not, or not there."""
    due_queries.drop(db, NOTICE, id)
    if guest:
        return db.do("DELETE FROM channels WHERE id = ? AND guest = ?", id, guest) == 1
    return db.do("DELETE FROM channels WHERE id = ?", id) == 1


def end_push(db: Db, address: str, guest: str) -> None:
    """Delete the subscription of a browser wherever it is not this person's."""
    db.do("DELETE FROM channels WHERE kind = 'push' AND address = ? AND guest <> ?", address, guest)


def end_address(db: Db, guest: str, address: str) -> None:
    """Delete the channels of a person that lead to an address."""
    for row in channels(db, guest):
        if row.address == address:
            end_channel(db, row.id)


def confirm(db: Db, id: str, guest: str) -> None:
    """Note that the code of a channel was typed."""
    db.do("UPDATE channels SET code = '', tries = 0 WHERE id = ? AND guest = ?", id, guest)


def count_wrong(db: Db, id: str) -> None:
    """Note that a wrong code was typed."""
    db.do("UPDATE channels SET tries = tries + 1 WHERE id = ?", id)


def forget_unconfirmed(db: Db, before: int) -> None:
    """Delete channels whose code nobody typed."""
    db.do("DELETE FROM channels WHERE code <> '' AND made < ?", before)


def note_sent(db: Db, id: str, now: float) -> None:
    """Note that something was sent."""
    db.do("UPDATE channels SET told = ?, failed = 0, until = 0 WHERE id = ?", now, id)


def note_failed(db: Db, id: str, until: float) -> None:
    """Note that something could not be sent, and until when nothing is to be tried."""
    db.do("UPDATE channels SET failed = failed + 1, until = ? WHERE id = ?", until, id)


def pass_on(db: Db, guest: str, player: str) -> None:
    """Give a player the channels of a guest who becomes theirs. Push is that of the device that joins."""
    db.do(
        "UPDATE channels SET guest = ?, device = NULL WHERE guest = ? AND (kind, address) NOT IN "
        "(SELECT kind, address FROM channels WHERE guest = ?)",
        player,
        guest,
        player,
    )
    for table in ("untold", "webhooks"):
        db.do(f"UPDATE {table} SET guest = ? WHERE guest = ?", player, guest)
    db.do(
        "UPDATE quiet_hours SET guest = ? WHERE guest = ? "
        "AND NOT EXISTS (SELECT 1 FROM quiet_hours WHERE guest = ?)",
        player,
        guest,
        player,
    )


def take_in(db: Db, guest: str, device: str) -> None:
    """Let the push channel of a device that has just joined be that of the new device."""
    db.do("UPDATE channels SET device = ? WHERE guest = ? AND kind = 'push' AND device IS NULL", device, guest)


# Quiet hours.


def quiet(db: Db, guest: str) -> tuple[str, int, int] | None:
    """The time zone in which somebody lives, and from when until when nothing is to be sent."""
    row = db.one("SELECT zone, first, last FROM quiet_hours WHERE guest = ?", guest)
    return (row[0], row[1], row[2]) if row else None


def set_quiet(db: Db, guest: str, zone: str, first: int, last: int, now: float) -> None:
    """Store quiet hours; from and until the same minute are none. What waits for their end is looked at anew."""
    for one in channels(db, guest):
        if untold(db, one.id):
            due_queries.put(db, NOTICE, one.id, now, guest=guest)
    if first == last:
        db.do("DELETE FROM quiet_hours WHERE guest = ?", guest)
        return
    db.do(
        "INSERT INTO quiet_hours (guest, zone, first, last) VALUES (?, ?, ?, ?) ON CONFLICT (guest) DO UPDATE SET "
        "zone = excluded.zone, first = excluded.first, last = excluded.last",
        guest,
        zone,
        first,
        last,
    )


# What is to be told.


def tell(db: Db, guest: str, table: str, what: str, since: float, at: float) -> int:
    """Let somebody be told something by all their channels from a time on, and return how many those are."""
    found = [one for one in channels(db, guest) if not one.code]
    for one in found:
        db.do(
            "INSERT INTO untold (channel, guest, table_id, what, since, at, mark) VALUES (?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (channel, table_id, what) DO UPDATE SET since = excluded.since, at = excluded.at, "
            "mark = excluded.mark",
            one.id,
            guest,
            table,
            what,
            since,
            at,
            token_hex(8),
        )
        before = due_queries.find(db, NOTICE, one.id)
        # What is due earlier than that stays so; whoever does it finds this, too.
        when = at if before is None or before.holder else min(at, before.wanted)
        due_queries.put(db, NOTICE, one.id, when, guest=guest)
    return len(found)


def untold(db: Db, channel: str) -> list[UntoldRow]:
    """What is still to be told by a channel."""
    rows = db.all(
        "SELECT table_id, what, since, at, mark FROM untold WHERE channel = ? ORDER BY since, table_id, what",
        channel,
    )
    return [UntoldRow(*row) for row in rows]


def forget_untold(db: Db, channel: str, rows: Iterable[UntoldRow]) -> None:
    """Delete what was told or need not be; what has come about anew meanwhile stays."""
    for row in rows:
        db.do(
            "DELETE FROM untold WHERE channel = ? AND table_id = ? AND what = ? AND mark = ?",
            channel,
            row.table,
            row.what,
            row.mark,
        )


def noticed(db: Db, table: str) -> tuple[int, str]:
    """How a table stood when people were last to be told of it; nobody else changes that until this ends."""
    db.do("INSERT INTO noticed (table_id, n, stood) VALUES (?, 0, '{}') ON CONFLICT DO NOTHING", table)
    db.do("UPDATE noticed SET n = n WHERE table_id = ?", table)
    row = db.one("SELECT n, stood FROM noticed WHERE table_id = ?", table)
    assert row is not None
    return int(row[0]), str(row[1])


def save_noticed(db: Db, table: str, n: int, stood: str) -> None:
    """Store how a table stands now."""
    db.do("UPDATE noticed SET n = ?, stood = ? WHERE table_id = ?", n, stood, table)


def unnoticed(db: Db, before: int, after: int, limit: int) -> list[str]:
    """Tables that somebody wants to be told of, and where something came about in between that nobody noticed.

    Whoever wrote it should have, and may have died.
    """
    rows = db.all(
        "SELECT t.id FROM tables t LEFT JOIN noticed x ON x.table_id = t.id "
        "WHERE t.state IN ('playing', 'over') AND t.deleted = 0 AND t.moved < ? AND t.n > COALESCE(x.n, 0) "
        "AND (t.state = 'playing' OR t.moved > ?) AND (EXISTS (SELECT 1 FROM seats s JOIN channels c "
        "ON c.guest = s.guest WHERE s.table_id = t.id) "
        "OR EXISTS (SELECT 1 FROM webhooks w WHERE w.table_id = t.id)) "
        "ORDER BY t.id LIMIT ?",
        before,
        after,
        limit,
    )
    return [id for (id,) in rows]


def wanted(db: Db, ids: Sequence[str]) -> list[str]:
    """Those of these tables of which anybody there wants to be told, or which have a webhook."""
    rows = db.all(
        f"SELECT one.id FROM {db.rows({'id': 'TEXT'})} AS one WHERE EXISTS (SELECT 1 FROM seats s JOIN channels c "
        "ON c.guest = s.guest OR c.guest = s.former WHERE s.table_id = one.id) "
        "OR EXISTS (SELECT 1 FROM webhooks w WHERE w.table_id = one.id)",
        msgspec.json.encode([[id] for id in ids]).decode(),
    )
    return [id for (id,) in rows]


# Webhooks.


def webhook(db: Db, table: str) -> WebhookRow | None:
    """The webhook of a table; None if it has none."""
    row = db.one(f"SELECT {_WEBHOOK} FROM webhooks WHERE table_id = ?", table)
    return WebhookRow(*row) if row else None


def save_webhook(db: Db, row: WebhookRow) -> None:
    """Store the webhook of a table in place of the last one."""
    db.do("DELETE FROM webhooks WHERE table_id = ?", row.table_id)
    db.do(f"INSERT INTO webhooks ({_WEBHOOK}) VALUES ({', '.join('?' * len(row))})", *row)


def end_webhook(db: Db, table: str) -> None:
    """Delete the webhook of a table."""
    due_queries.drop(db, WEBHOOK, table)
    db.do("DELETE FROM webhooks WHERE table_id = ?", table)


def note_webhook(db: Db, row: WebhookRow) -> None:
    """Store what came of a message, unless there is another webhook by now."""
    db.do(
        "UPDATE webhooks SET message = ?, told = ?, failed = ?, until = ? "
        "WHERE table_id = ? AND address = ? AND made = ?",
        row.message,
        row.told,
        row.failed,
        row.until,
        row.table_id,
        row.address,
        row.made,
    )
