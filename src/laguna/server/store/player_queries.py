"""Queries about players: guests with several devices, passkeys or a recovery code."""

from .interface import Db
from .rows import DeviceRow, JoinRow, PasskeyRow, PlayerRow

JOIN_COLUMNS = "id, guest, code, until, tries, token, device, number, here, there, joined"
"""The columns of a `JoinRow`."""


def player(db: Db, guest: str) -> PlayerRow | None:
    """What a player has chosen; None if a guest is no player."""
    row = db.one("SELECT colour, lang, recovery, link, link_until, made FROM players WHERE guest = ?", guest)
    return PlayerRow(*row) if row else None


def become_player(db: Db, guest: str, secret: str, device: DeviceRow) -> None:
    """Make a guest a player, if they are none yet, and their browser the first device."""
    db.do(
        "INSERT INTO players (guest, colour, lang, recovery, link, link_until, made) "
        "VALUES (?, 0, '', '', '', 0, ?) ON CONFLICT DO NOTHING",
        guest,
        device.made,
    )
    add_device(db, guest, secret, device)


def set_taste(db: Db, guest: str, colour: int, lang: str) -> None:
    """Store what a player likes."""
    db.do("UPDATE players SET colour = ?, lang = ? WHERE guest = ?", colour, lang, guest)


def set_recovery(db: Db, guest: str, code: str) -> None:
    """Store the hash of a recovery code in place of the last one; an empty one takes it away."""
    db.do("UPDATE players SET recovery = ? WHERE guest = ?", code, guest)


def take_recovery(db: Db, code: str) -> str:
    """The player with a recovery code, which is void from now on; empty if there is none."""
    row = db.one("SELECT guest FROM players WHERE recovery = ?", code) if code else None
    if row is None or not db.do("UPDATE players SET recovery = '' WHERE guest = ? AND recovery = ?", row[0], code):
        return ""
    return str(row[0])


# Devices.


def devices(db: Db, guest: str) -> list[DeviceRow]:
    """The devices of a player, the oldest first."""
    rows = db.all("SELECT id, name, made, seen FROM devices WHERE guest = ? ORDER BY made, id", guest)
    return [DeviceRow(*row) for row in rows]


def add_device(db: Db, guest: str, secret: str, device: DeviceRow) -> None:
    """Add a device; one with this secret stays as it is."""
    db.do(
        "INSERT INTO devices (id, guest, secret, name, made, seen) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING",
        device.id,
        guest,
        secret,
        device.name,
        device.made,
        device.seen,
    )


def see_device(db: Db, guest: str, secret: str, now: int) -> None:
    """Note that a device was used."""
    db.do("UPDATE devices SET seen = ? WHERE guest = ? AND secret = ?", now, guest, secret)


def secret_of(db: Db, guest: str, device: str) -> str:
    """The hash of the secret of a device; empty if a player has no such device."""
    row = db.one("SELECT secret FROM devices WHERE guest = ? AND id = ?", guest, device)
    return str(row[0]) if row else ""


def device_with(db: Db, guest: str, secret: str) -> str:
    """The device with this hash of a secret; empty if a player has none."""
    row = db.one("SELECT id FROM devices WHERE guest = ? AND secret = ?", guest, secret)
    return str(row[0]) if row else ""


def end_device(db: Db, guest: str, secret: str) -> None:
    """Let the cookie of a device open nothing any more."""
    db.do("DELETE FROM devices WHERE guest = ? AND secret = ?", guest, secret)
    # The cookie that a guest came with first is a device's, too.
    db.do("UPDATE guests SET secret = '' WHERE id = ? AND secret = ?", guest, secret)


def opens(db: Db, guest: str, secret: str) -> bool:
    """Does a cookie with this hash of a secret still open anything?"""
    row = db.one(
        "SELECT 1 FROM guests WHERE id = ? AND secret = ? UNION "
        "SELECT 1 FROM devices WHERE guest = ? AND secret = ?",
        *(guest, secret) * 2,
    )
    return row is not None


# Codes.


def add_join(db: Db, row: JoinRow, slot: str) -> None:
    """Add a code, in place of the last one of its player."""
    db.do("DELETE FROM joins WHERE guest = ?", row.guest)
    db.do(
        f"INSERT INTO joins ({JOIN_COLUMNS}, slot) VALUES ({', '.join('?' * 12)}) ON CONFLICT DO NOTHING",
        *row,
        slot,
    )


def join_of(db: Db, guest: str, now: int) -> JoinRow | None:
    """The code that a player shows; None if there is none, or it is too old."""
    row = db.one(f"SELECT {JOIN_COLUMNS} FROM joins WHERE guest = ? AND until > ?", guest, now)
    return JoinRow(*row) if row else None


def join(db: Db, id: str, now: int) -> JoinRow | None:
    """A code by its id, which nobody else changes until this operation ends."""
    if not db.do("UPDATE joins SET tries = tries WHERE id = ? AND until > ?", id, now):
        return None
    row = db.one(f"SELECT {JOIN_COLUMNS} FROM joins WHERE id = ?", id)
    return JoinRow(*row) if row else None


def open_joins(db: Db, slot: str, most: int, now: int) -> list[JoinRow]:
    """The codes that begin like this and that nobody has typed yet, with fewer than so many wrong tries.

    Nobody else changes them until this operation ends.
    """
    where = "slot = ? AND token = '' AND tries < ? AND until > ?"
    db.do(f"UPDATE joins SET tries = tries WHERE {where}", slot, most, now)
    return [JoinRow(*row) for row in db.all(f"SELECT {JOIN_COLUMNS} FROM joins WHERE {where}", slot, most, now)]


def count_wrong(db: Db, ids: list[str], now: int) -> None:
    """Count a wrong code, against each of these and in all."""
    for id in ids:
        db.do("UPDATE joins SET tries = tries + 1 WHERE id = ?", id)
    db.do(
        "INSERT INTO wrong_codes (minute, tries) VALUES (?, 1) "
        "ON CONFLICT (minute) DO UPDATE SET tries = wrong_codes.tries + 1",
        now // 60,
    )


def wrong_codes(db: Db, since: int) -> int:
    """How many wrong codes were tried since a time, by anybody."""
    row = db.one("SELECT sum(tries) FROM wrong_codes WHERE minute >= ?", since // 60)
    return int(row[0]) if row and row[0] is not None else 0


def claim_join(db: Db, id: str, token: str, device: str, number: int) -> None:
    """Note that a device typed a code: nobody else can."""
    db.do("UPDATE joins SET token = ?, device = ?, number = ? WHERE id = ?", token, device, number, id)


def agree(db: Db, id: str, side: str) -> None:
    """Note that the player (`here`) or the other device (`there`) agrees."""
    assert side in ("here", "there")
    db.do(f"UPDATE joins SET {side} = 1 WHERE id = ?", id)


def note_joined(db: Db, id: str, device: str) -> None:
    """Note as which device the other one has joined."""
    db.do("UPDATE joins SET joined = ? WHERE id = ?", device, id)


def renew_secret(db: Db, device: str, secret: str) -> bool:
    """Give a device another secret; False if there is no such device."""
    return db.do("UPDATE devices SET secret = ? WHERE id = ?", secret, device) == 1


def end_join(db: Db, guest: str) -> None:
    """Void the code that a player shows."""
    db.do("DELETE FROM joins WHERE guest = ?", guest)


def void_join(db: Db, id: str) -> None:
    """Void a code."""
    db.do("DELETE FROM joins WHERE id = ?", id)


def forget_old(db: Db, now: int, hour: int) -> None:
    """Delete codes and challenges that are too old, and how many wrong ones there were before an hour ago."""
    db.do("DELETE FROM joins WHERE until < ?", now)
    db.do("DELETE FROM challenges WHERE until < ?", now)
    db.do("DELETE FROM wrong_codes WHERE minute < ?", (now - hour) // 60)


# Passkeys.


def add_challenge(db: Db, hash: str, guest: str, until: int) -> None:
    """Note what is to be signed."""
    db.do(
        "INSERT INTO challenges (hash, guest, until) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", hash, guest, until
    )


def take_challenge(db: Db, hash: str, guest: str, now: int) -> bool:
    """Was this to be signed, by this guest? It never is again."""
    sql = "DELETE FROM challenges WHERE hash = ? AND guest = ? AND until > ?"
    return db.do(sql, hash, guest, now) == 1


def passkeys(db: Db, guest: str) -> list[PasskeyRow]:
    """The passkeys of a player."""
    rows = db.all("SELECT id, guest, public_key, counter FROM passkeys WHERE guest = ? ORDER BY id", guest)
    return [PasskeyRow(*row) for row in rows]


def passkey(db: Db, id: str) -> PasskeyRow | None:
    """A passkey by its id."""
    row = db.one("SELECT id, guest, public_key, counter FROM passkeys WHERE id = ?", id)
    return PasskeyRow(*row) if row else None


def add_passkey(db: Db, row: PasskeyRow) -> bool:
    """Add a passkey; False if there is one of this id."""
    sql = "INSERT INTO passkeys (id, guest, public_key, counter) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    return db.do(sql, *row) == 1


def count_passkey(db: Db, id: str, before: int, counter: int) -> bool:
    """Store the counter of a passkey; False if it was used or deleted meanwhile."""
    return db.do("UPDATE passkeys SET counter = ? WHERE id = ? AND counter = ?", counter, id, before) == 1


def end_passkey(db: Db, guest: str, id: str) -> bool:
    """Delete a passkey; False if a player has no such passkey."""
    return db.do("DELETE FROM passkeys WHERE guest = ? AND id = ?", guest, id) == 1
