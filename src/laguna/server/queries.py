"""What is asked of the database, in plain SQL that SQLite and PostgreSQL both understand.

Every function takes a `Db` and runs inside one transaction. `lock` comes first in whatever reads a table and then
changes it: it makes others wait, and tells them that there is news.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from laguna.kernel.game import OVER
from laguna.table.log import Line

from .store import Conflict, Db, Row

CHAT = 50
"""Lines of chat that are shown to who comes later."""
CHAT_KEPT = 500
"""Lines of chat of one table that are kept."""


class TableRow(msgspec.Struct):
    """A table, as it is stored."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    lang: str
    public: bool
    hints: bool
    guide: str
    owner: str
    state: str
    closed: str
    n: int
    turn: int
    rematch: str
    made: int
    moved: int
    news: int


class SeatRow(msgspec.Struct):
    """A seat, as it is stored."""

    table_id: str
    seat: int
    kind: str
    level: str = ""
    guest: str = ""
    name: str = ""
    code: str = ""
    former: str = ""
    former_name: str = ""
    resigned: bool = False
    seen: int = 0


class ChatRow(NamedTuple):
    """A line of chat, as it is stored."""

    id: int
    seat: int
    guest: str
    name: str
    text: str
    at: int


_TABLE = ", ".join(TableRow.__struct_fields__)
_SEAT = ", ".join(SeatRow.__struct_fields__)


def _table(row: Row) -> TableRow:
    values = dict(zip(TableRow.__struct_fields__, row, strict=True))
    values["options"] = msgspec.json.decode(values["options"])
    for name in ("public", "hints"):
        values[name] = bool(values[name])
    return TableRow(**values)


def _seat(row: Row) -> SeatRow:
    values = dict(zip(SeatRow.__struct_fields__, row, strict=True))
    values["resigned"] = bool(values["resigned"])
    return SeatRow(**values)


def _plain(value: object) -> object:
    """A value as both databases take it."""
    if isinstance(value, dict):
        return msgspec.json.encode(value).decode()
    return int(value) if isinstance(value, bool) else value


def _insert(db: Db, table: str, row: msgspec.Struct) -> None:
    # An insert that is tried again after the server went away finds its own row: ids are never used twice.
    names = row.__struct_fields__
    marks = ", ".join("?" * len(names))
    values = [_plain(getattr(row, name)) for name in names]
    db.do(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks}) ON CONFLICT DO NOTHING", *values)


# Guests


def secret_of(db: Db, guest: str) -> tuple[str, str, int] | None:
    """The hash of a guest's secret, the guest's name, and when they were seen last, as far as that is noted."""
    row = db.one("SELECT secret, name, seen FROM guests WHERE id = ?", guest)
    return (row[0], row[1], row[2]) if row else None


def add_guest(db: Db, guest: str, secret: str, name: str, now: int) -> None:
    """A guest who came for the first time."""
    db.do(
        "INSERT INTO guests (id, secret, name, seen) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        guest,
        secret,
        name,
        now,
    )


def rename_guest(db: Db, guest: str, name: str, now: int) -> None:
    """What a guest is called from now on; names at tables stay as they are."""
    db.do("UPDATE guests SET name = ?, seen = ? WHERE id = ?", name, now, guest)


def see_guest(db: Db, guest: str, now: int) -> None:
    """A guest is still there."""
    db.do("UPDATE guests SET seen = ? WHERE id = ?", now, guest)


def forget_guest(db: Db, guest: str, level: str) -> list[str]:
    """Delete all that is known about a guest; the tables that this changes."""
    ids = [
        id
        for (id,) in db.all(
            "SELECT table_id FROM seats WHERE guest = ? OR former = ? UNION SELECT id FROM tables WHERE owner = ? "
            "UNION SELECT table_id FROM chat WHERE guest = ? ORDER BY 1",
            *[guest] * 4,
        )
    ]
    for id in ids:
        lock(db, id)
        db.do(
            "UPDATE seats SET guest = '', name = '', kind = 'open' WHERE guest = ? AND table_id = ? AND EXISTS "
            "(SELECT 1 FROM tables WHERE id = ? AND state = 'waiting')",
            guest,
            id,
            id,
        )
        db.do(
            "UPDATE seats SET guest = '', name = '', kind = 'bot', level = ?, resigned = 1 "
            "WHERE guest = ? AND table_id = ?",
            level,
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
    db.do("DELETE FROM guests WHERE id = ?", guest)
    return ids


# Tables


def lock(db: Db, table: str) -> bool:
    """Let nobody else change this table until we are through, and tell them then; False if there is none."""
    found = db.do("UPDATE tables SET news = news + 1 WHERE id = ?", table) == 1
    db.notify(table)
    return found


def add_table(db: Db, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """A new table."""
    _insert(db, "tables", table)
    for seat in seats:
        _insert(db, "seats", seat)


def table(db: Db, id: str) -> TableRow | None:
    """A table."""
    row = db.one(f"SELECT {_TABLE} FROM tables WHERE id = ?", id)
    return _table(row) if row else None


def seats(db: Db, id: str) -> list[SeatRow]:
    """The seats of a table."""
    return [_seat(row) for row in db.all(f"SELECT {_SEAT} FROM seats WHERE table_id = ? ORDER BY seat", id)]


def lines(db: Db, id: str, first: int = 0) -> list[Line]:
    """The log of a table from a line on."""
    return [
        Line(seat, what)
        for seat, what in db.all(
            "SELECT seat, what FROM lines WHERE table_id = ? AND n >= ? ORDER BY n", id, first
        )
    ]


class Found(NamedTuple):
    """Everything about a table that is kept, its log from a line on and its chat behind a number."""

    row: TableRow
    seats: list[SeatRow]
    lines: list[Line]
    chat: list["ChatRow"]
    muted: dict[str, set[int]]
    """The seats whose chat a guest does not want to read, by guest."""


def news(db: Db, id: str, first: int = 0, after: int = 0) -> Found | None:
    """A table with its log from a line on, and its chat behind a number."""
    db.only_read()
    row = table(db, id)
    if row is None:
        return None
    muted: dict[str, set[int]] = {}
    for guest, seat in db.all("SELECT guest, seat FROM mutes WHERE table_id = ?", id):
        muted.setdefault(guest, set()).add(seat)
    return Found(row, seats(db, id), lines(db, id, first), said(db, id, after, CHAT), muted)


def save_table(db: Db, table: TableRow) -> None:
    """What has changed about a table that is locked."""
    db.do(
        "UPDATE tables SET rules = ?, options = ?, owner = ?, state = ?, closed = ?, n = ?, turn = ?, "
        "rematch = ?, moved = ? WHERE id = ?",
        table.rules,
        _plain(table.options),
        table.owner,
        table.state,
        table.closed,
        table.n,
        table.turn,
        table.rematch,
        table.moved,
        table.id,
    )


def save_seat(db: Db, seat: SeatRow) -> None:
    """What has changed about a seat of a table that is locked."""
    db.do(
        "UPDATE seats SET kind = ?, level = ?, guest = ?, name = ?, code = ?, former = ?, former_name = ?, "
        "resigned = ?, seen = ? WHERE table_id = ? AND seat = ?",
        seat.kind,
        seat.level,
        seat.guest,
        seat.name,
        seat.code,
        seat.former,
        seat.former_name,
        int(seat.resigned),
        seat.seen,
        seat.table_id,
        seat.seat,
    )


def held(db: Db, id: str, guest: str) -> list[int]:
    """The seats whose hands a guest has seen, since the game began."""
    return [
        seat
        for (seat,) in db.all("SELECT seat FROM held WHERE table_id = ? AND guest = ? ORDER BY seat", id, guest)
    ]


def hold(db: Db, seat: SeatRow) -> None:
    """Whoever has a seat sees its hand from now on."""
    db.do(
        "INSERT INTO held (table_id, guest, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        seat.table_id,
        seat.guest,
        seat.seat,
    )


def append(db: Db, id: str, first: int, new: Sequence[Line], guest: str, turn: int, now: int) -> None:
    """Lines behind the others, the first of them by a seat that this guest has (empty: a bot).

    `turn` is who decides then. `Conflict` if somebody else has written line `first` meanwhile, if the table is no
    longer played, or if the seat has changed hands.
    """
    state = "over" if turn == OVER else "playing"
    n = first + len(new)
    changed = db.do(
        "UPDATE tables SET state = ?, n = ?, turn = ?, moved = ? WHERE id = ? AND state = 'playing'",
        state,
        n,
        turn,
        now,
        id,
    )
    if changed != 1:
        raise Conflict("the table is not being played")
    if new and new[0].seat >= 0:
        owner = db.one("SELECT kind, guest FROM seats WHERE table_id = ? AND seat = ?", id, new[0].seat)
        if owner != (("guest", guest) if guest else ("bot", "")):
            raise Conflict("the seat has changed hands")
    for at, line in enumerate(new, first):
        db.do(
            "INSERT INTO lines (table_id, n, seat, what, at) VALUES (?, ?, ?, ?, ?)",
            id,
            at,
            line.seat,
            line.what,
            now,
        )
    db.notify(id)


def open_tables(db: Db, limit: int) -> list[str]:
    """Public tables where somebody can still sit down."""
    rows = db.all(
        "SELECT id FROM tables WHERE state = 'waiting' AND public = 1 AND EXISTS "
        "(SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open') ORDER BY moved DESC, id LIMIT ?",
        limit,
    )
    return [id for (id,) in rows]


def tables_of(db: Db, guest: str, limit: int) -> list[str]:
    """Tables where a guest sits, those with the latest move first."""
    rows = db.all(
        "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE guest = ? UNION "
        "SELECT id FROM tables WHERE owner = ?) ORDER BY moved DESC, id LIMIT ?",
        guest,
        guest,
        limit,
    )
    return [id for (id,) in rows]


def count_unfinished(db: Db, guest: str) -> int:
    """How many tables of a guest are not over."""
    row = db.one("SELECT count(*) FROM tables WHERE owner = ? AND state IN ('waiting', 'playing')", guest)
    return int(row[0]) if row else 0


def tables_with_work(db: Db) -> tuple[list[str], list[str]]:
    """Tables where a bot is to move, and finished ones that are not archived yet."""
    waiting = db.all(
        "SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id AND s.seat = t.turn "
        "WHERE t.state = 'playing' AND s.kind = 'bot' ORDER BY t.id"
    )
    unkept = db.all("SELECT id FROM tables WHERE state = 'over' AND archive IS NULL ORDER BY id")
    return [id for (id,) in waiting], [id for (id,) in unkept]


def close(db: Db, id: str, why: str, now: int) -> None:
    """End a game that cannot go on. It is kept for a while, so that its people can read why."""
    lock(db, id)
    db.do(
        "UPDATE tables SET state = 'closed', closed = ?, turn = ?, moved = ? WHERE id = ? AND state = 'playing'",
        why,
        OVER,
        now,
        id,
    )


def archive(db: Db, id: str) -> bytes | None:
    """What is kept of a finished game."""
    row = db.one("SELECT archive FROM tables WHERE id = ?", id)
    return bytes(row[0]) if row and row[0] is not None else None


def keep_archive(db: Db, id: str, data: bytes) -> None:
    """Keep a finished game."""
    db.do("UPDATE tables SET archive = ? WHERE id = ? AND archive IS NULL", data, id)


def mark_here(db: Db, here: Sequence[tuple[str, int]], until: int, news: bool = False) -> None:
    """These seats count as connected until then; is it news that they do, or do no longer?"""
    # Many in one statement: whoever moves waits for all of it.
    for first in range(0, len(here), 200):
        some = here[first : first + 200]
        pairs = ", ".join(["(?, ?)"] * len(some))
        given = [part for pair in some for part in pair]
        db.do(f"UPDATE seats SET seen = ? WHERE (table_id, seat) IN (VALUES {pairs})", until, *given)
    for id in {id for id, _ in here} if news else ():
        db.notify(id)


def seen(db: Db, ids: Sequence[str]) -> list[tuple[str, int, int]]:
    """Tables, seats, and until when they count as connected."""
    found: list[tuple[str, int, int]] = []
    for first in range(0, len(ids), 500):
        some = ids[first : first + 500]
        marks = ", ".join("?" * len(some))
        rows = db.all(f"SELECT table_id, seat, seen FROM seats WHERE table_id IN ({marks})", *some)
        found += [(id, seat, until) for id, seat, until in rows]
    return found


def expire(db: Db, ages: dict[str, int], guests: int) -> list[str]:
    """Delete tables in which nothing has happened since then, by state, and guests nobody has seen."""
    gone: list[str] = []
    for state, before in ages.items():
        for (id,) in db.all("SELECT id FROM tables WHERE state = ? AND moved < ?", state, before):
            # Somebody may have come in this moment.
            if db.do("DELETE FROM tables WHERE id = ? AND state = ? AND moved < ?", id, state, before):
                db.notify(id)
                gone.append(id)
    db.do(
        "DELETE FROM guests WHERE seen < ? AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = guests.id OR "
        "former = guests.id) AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = guests.id)",
        guests,
    )
    return gone


def forget_done(db: Db, before: int) -> None:
    """Whoever did something so long ago does not try it again."""
    db.do("DELETE FROM done WHERE at < ?", before)


# Chat


def say(db: Db, id: str, row: ChatRow) -> int:
    """A line of chat behind the others: its number."""
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
    db.do("DELETE FROM chat WHERE table_id = ? AND id <= ?", id, number - CHAT_KEPT)
    return number


def said(db: Db, id: str, after: int = 0, limit: int = CHAT) -> list[ChatRow]:
    """The last lines of chat behind a number."""
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
    """The same, to be changed."""
    if not lock(db, id):
        return
    db.do("DELETE FROM mutes WHERE guest = ? AND table_id = ?", guest, id)
    for seat in sorted(set(muted)):
        db.do("INSERT INTO mutes (guest, table_id, seat) VALUES (?, ?, ?)", guest, id, seat)


def count_nothing(db: Db) -> None:
    """Does the database answer?"""
    db.one("SELECT 1")
