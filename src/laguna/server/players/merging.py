"""What a device had as a guest of its own passes to a player when it joins."""

from ..store import Db, day_queries, feed_queries, notice_queries, player_queries, queries, rating_queries
from ..store.locks import lock
from ..store.rows import DeviceRow
from ..tables.refusal import Refusal

DEVICES = 20
"""The most devices of a player."""
LEFT = "!left "
"""How a notice begins that a guest has gone, or one device of a player: the guest follows, and the hash of the
device's secret. No table has such an id."""


def enter(db: Db, guest: str, player: str, secret: str, device: DeviceRow) -> list[str]:
    """Make a browser a device of a player, and return the tables where something has changed.

    `guest` is who the browser was until now; empty if it had no cookie. What they had passes to the player.
    """
    if len(player_queries.devices(db, player)) >= DEVICES:
        raise Refusal("too_many", "devices")
    changed = merge(db, guest, player) if guest else []
    player_queries.become_player(db, player, secret, device)
    notice_queries.take_in(db, player, device.id)
    return changed


def refuse_merging(db: Db, guest: str, player: str) -> None:
    """Refuse to make one person of two who must stay apart."""
    if guest == player:
        raise Refusal("same_player")
    if len(player_queries.devices(db, guest)) > 1 or player_queries.passkeys(db, guest):
        raise Refusal("other_player")
    both = sorted(_tables_with_hands(db, guest) & _tables_with_hands(db, player))
    for id in both:
        row = db.one("SELECT 1 FROM tables WHERE id = ? AND state IN ('waiting', 'playing')", id)
        if row is not None:
            raise Refusal("two_hands")


def _tables_with_hands(db: Db, guest: str) -> set[str]:
    """Tables where a guest has a seat, had one, or has seen a hand."""
    rows = db.all(
        "SELECT table_id FROM seats WHERE guest = ? OR former = ? UNION SELECT table_id FROM held WHERE guest = ?",
        *[guest] * 3,
    )
    return {id for (id,) in rows}


def merge(db: Db, guest: str, player: str) -> list[str]:
    """Give a player all that another guest has, who is gone then; return the tables where that was something."""
    # All tables of both: whoever sits down anywhere meanwhile waits until this is done, or was seen.
    mine = _tables_with_hands(db, guest)
    mine |= {id for (id,) in db.all("SELECT id FROM tables WHERE owner = ?", guest)}
    mine |= {id for (id,) in db.all("SELECT table_id FROM chat WHERE guest = ?", guest)}
    for id in sorted(mine | _tables_with_hands(db, player)):
        lock(db, id)
    refuse_merging(db, guest, player)
    for table, column in (
        ("seats", "guest"), ("seats", "former"), ("tables", "owner"), ("chat", "guest"), ("watchers", "guest"),
        ("due", "guest"), ("plans", "guest"),
    ):  # fmt: skip
        db.do(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", player, guest)
    for table, key in (("held", "table_id, seat"), ("mutes", "table_id, seat"), ("votes", "table_id, seat, kind")):
        db.do(
            f"INSERT INTO {table} ({key}, guest) SELECT {key}, ? FROM {table} WHERE guest = ? "
            "ON CONFLICT DO NOTHING",
            player,
            guest,
        )
        db.do(f"DELETE FROM {table} WHERE guest = ?", guest)
    _pass_on_friends(db, guest, player)
    for table, key in (("hours", "zone, opens, closes, weekends"), ("days_off", "begins, ends")):
        db.do(
            f"INSERT INTO {table} ({key}, guest) SELECT {key}, ? FROM {table} WHERE guest = ? "
            "ON CONFLICT DO NOTHING",
            player,
            guest,
        )
    notice_queries.pass_on(db, guest, player)
    day_queries.take_over(db, guest, player)
    rating_queries.take_over(db, guest, player)
    feed_queries.pass_on(db, guest, player)
    name = db.one("SELECT name FROM guests WHERE id = ?", guest)
    db.do("UPDATE guests SET name = ? WHERE id = ? AND name = ''", name[0] if name else "", player)
    db.do("DELETE FROM guests WHERE id = ?", guest)
    db.notify(LEFT + guest)
    return sorted(mine)


def _pass_on_friends(db: Db, guest: str, player: str) -> None:
    """Friends and invitations of a guest are the player's now, unless they are there already."""
    for one, other in (("guest", "friend"), ("friend", "guest")):
        db.do(
            f"UPDATE friends SET {one} = ? WHERE {one} = ? AND {other} <> ? AND {other} NOT IN "
            f"(SELECT {other} FROM friends WHERE {one} = ?)",
            player,
            guest,
            player,
            player,
        )
    db.do(
        "UPDATE invited SET guest = ? WHERE guest = ? AND table_id NOT IN "
        "(SELECT table_id FROM invited WHERE guest = ?)",
        player,
        guest,
        player,
    )
    db.do("UPDATE invited SET by_guest = ? WHERE by_guest = ?", player, guest)


def leave(db: Db, guest: str, device: str) -> str:
    """End a device of a player, and return the hash of its secret. Refused if nothing else leads to the player."""
    secret = player_queries.secret_of(db, guest, device)
    if not secret:
        raise Refusal("no_such_page")
    found = player_queries.player(db, guest)
    ways = len(player_queries.devices(db, guest)) - 1 + len(player_queries.passkeys(db, guest))
    if not ways and not (found and found.recovery):
        raise Refusal("last_device")
    player_queries.end_device(db, guest, secret)
    db.notify(f"{LEFT}{guest} {secret}")
    return secret


def tables_of(db: Db, guest: str) -> int:
    """How many tables would pass to a player with a guest."""
    return len(queries.tables_of(db, guest, 1000))
