"""Queries about tables, in plain SQL that SQLite and PostgreSQL both understand.

Every function takes a `Db` and runs inside one transaction. Whatever reads a table and then changes it takes its
`lock` first, which makes others wait and tells them that there is news. The one exception is `append`: its UPDATE
holds the row, and the primary key (table, line) turns a second writer away with `Conflict`.
"""

from collections.abc import Sequence

import msgspec

from laguna.kernel.game import OVER
from laguna.table.log import Line

from .. import shared_clock
from .chat_queries import said
from .clock_queries import clock
from .day_queries import day_row
from .interface import Conflict, Db
from .locks import lock
from .people_queries import votes, watchers
from .rating_queries import ratings
from .rows import (
    SEAT_COLUMNS,
    TABLE_COLUMNS,
    BotTable,
    Finished,
    Latest,
    SeatRow,
    Stored,
    TableRow,
    plain,
    seat_row,
    table_row,
)


def _insert(db: Db, table: str, row: msgspec.Struct) -> None:
    # An insert that is tried again after the server went away finds its own row: ids are never used twice.
    names = row.__struct_fields__
    marks = ", ".join("?" * len(names))
    values = [plain(getattr(row, name)) for name in names]
    db.do(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks}) ON CONFLICT DO NOTHING", *values)


def add_table(db: Db, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Add a table."""
    _insert(db, "tables", table)
    for seat in seats:
        _insert(db, "seats", seat)


def table(db: Db, id: str) -> TableRow | None:
    """A table, unless it was deleted."""
    row = db.one(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ? AND deleted = 0", id)
    return table_row(row) if row else None


def seats(db: Db, id: str) -> list[SeatRow]:
    """The seats of a table."""
    return [
        seat_row(row) for row in db.all(f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", id)
    ]


def lines(db: Db, id: str, first: int = 0) -> list[Line]:
    """The log of a table from a line on."""
    return [
        Line(seat, what, bool(planned))
        for seat, what, planned in db.all(
            "SELECT seat, what, planned FROM lines WHERE table_id = ? AND n >= ? ORDER BY n", id, first
        )
    ]


def news(db: Db, id: str, first: int = 0, after: int = 0) -> Stored | None:
    """A table with its log from a line on, and its chat after a number."""
    db.read_only()
    row = table(db, id)
    if row is None:
        return None
    muted: dict[str, set[int]] = {}
    for guest, seat in db.all("SELECT guest, seat FROM mutes WHERE table_id = ?", id):
        muted.setdefault(guest, set()).add(seat)
    found = seats(db, id)
    return Stored(
        row,
        found,
        lines(db, id, first),
        said(db, id, after),
        muted,
        votes(db, id),
        watchers(db, id, int(shared_clock.now())),
        clock(db, id) if row.pace != "free" else None,
        origin(db, id) if row.mark and not first else "",
        day_row(db, row.deal, row.game) if row.deal else None,
        ratings(db, row.game, [one.guest for one in found if one.guest]) if row.rated else [],
    )


def origin(db: Db, id: str) -> str:
    """The text of the game that a table goes on with; empty if there is none."""
    row = db.one("SELECT game FROM origins WHERE table_id = ?", id)
    return str(row[0]) if row else ""


def add_origin(db: Db, id: str, game: str) -> None:
    """Note what a new table goes on with."""
    db.do("INSERT INTO origins (table_id, game) VALUES (?, ?) ON CONFLICT DO NOTHING", id, game)


def others_held(db: Db, id: str, guest: str) -> bool:
    """Has anybody else had a seat of a table since its game began?"""
    return db.one("SELECT 1 FROM held WHERE table_id = ? AND guest <> ? LIMIT 1", id, guest) is not None


def mark(db: Db, id: str, mark: str) -> None:
    """Mark a table that is locked, unless it is marked."""
    db.do("UPDATE tables SET mark = ? WHERE id = ? AND mark = ''", mark, id)


def latest(db: Db, known: Sequence[tuple[str, int]]) -> dict[str, Latest]:
    """What has happened at each of these tables from a line on. Tables that were deleted are left out."""
    rows = db.all(
        "SELECT tables.id, tables.news, tables.state, tables.turn, tables.moved, tables.result, lines.seat, "
        f"lines.what, lines.planned FROM {db.rows({'id': 'TEXT', 'n': 'BIGINT'})} AS known "
        "JOIN tables ON tables.id = known.id "
        "LEFT JOIN lines ON lines.table_id = known.id AND lines.n >= known.n WHERE tables.deleted = 0 "
        "ORDER BY tables.id, lines.n",
        msgspec.json.encode(known).decode(),
    )
    found: dict[str, Latest] = {}
    for id, news, state, turn, moved, result, seat, what, planned in rows:
        if id not in found:
            found[id] = Latest(news, state, turn, moved, result, [])
        if what is not None:
            found[id].lines.append(Line(seat, what, bool(planned)))
    return found


def save_table(db: Db, table: TableRow) -> None:
    """Store what has changed about a table that is locked."""
    db.do(
        "UPDATE tables SET rules = ?, edition = ?, options = ?, owner = ?, state = ?, closed = ?, n = ?, "
        "turn = ?, rematch = ?, moved = ? WHERE id = ?",
        table.rules,
        table.edition,
        plain(table.options),
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
    """Store what has changed about a seat of a table that is locked."""
    db.do(
        "UPDATE seats SET kind = ?, level = ?, guest = ?, name = ?, code = ?, former = ?, former_name = ?, "
        "resigned = ?, seen = ?, sat_from = ?, sat_to = ? WHERE table_id = ? AND seat = ?",
        seat.kind,
        seat.level,
        seat.guest,
        seat.name,
        seat.code,
        seat.former,
        seat.former_name,
        int(seat.resigned),
        seat.seen,
        seat.sat_from,
        seat.sat_to,
        seat.table_id,
        seat.seat,
    )


def held(db: Db, id: str, guest: str) -> list[int]:
    """The seats whose hands a guest has seen since the game began."""
    return [
        seat
        for (seat,) in db.all("SELECT seat FROM held WHERE table_id = ? AND guest = ? ORDER BY seat", id, guest)
    ]


def hold(db: Db, seat: SeatRow) -> None:
    """Note that whoever has a seat sees its hand from now on."""
    db.do(
        "INSERT INTO held (table_id, guest, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        seat.table_id,
        seat.guest,
        seat.seat,
    )


def append(
    db: Db, id: str, first: int, new: Sequence[Line], guest: str | None, turn: int, now: int, result: str = ""
) -> None:
    """Put lines behind the others, the first of them by a seat that this guest has (empty: a bot).

    None: they are what a new game begins with, and nobody's.

    `turn` is who decides then, `result` how the game came out if it is over then. Raises `Conflict` if somebody
    else has written line `first` meanwhile, if the table is no longer played, or if the seat has changed hands.
    """
    state = "over" if turn == OVER else "playing"
    n = first + len(new)
    changed = db.do(
        "UPDATE tables SET state = ?, n = ?, turn = ?, moved = ?, result = ? "
        "WHERE id = ? AND state = 'playing' AND deleted = 0",
        state,
        n,
        turn,
        now,
        result,
        id,
    )
    if changed != 1:
        raise Conflict("the table is not being played")
    if new and new[0].seat >= 0 and guest is not None:
        owner = db.one("SELECT kind, guest FROM seats WHERE table_id = ? AND seat = ?", id, new[0].seat)
        if owner != (("guest", guest) if guest else ("bot", "")):
            raise Conflict("the seat has changed hands")
    for at, line in enumerate(new, first):
        db.do(
            "INSERT INTO lines (table_id, n, seat, what, at, planned) VALUES (?, ?, ?, ?, ?, ?)",
            id,
            at,
            line.seat,
            line.what,
            now,
            int(line.planned),
        )
    db.notify(id)


def open_tables(db: Db, limit: int) -> list[str]:
    """Public tables where somebody can still sit down."""
    rows = db.all(
        "SELECT id FROM tables WHERE state = 'waiting' AND public = 1 AND deleted = 0 AND EXISTS "
        "(SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open') ORDER BY moved DESC, id LIMIT ?",
        limit,
    )
    return [id for (id,) in rows]


def running_tables(db: Db, guest: str, limit: int) -> list[str]:
    """Public tables that are being played, but not those where a guest sits, or to which they can come back."""
    rows = db.all(
        "SELECT id FROM tables WHERE state = 'playing' AND public = 1 AND deleted = 0 AND deal = '' "
        "AND NOT EXISTS (SELECT 1 FROM seats "
        "WHERE table_id = tables.id AND ? <> '' AND (guest = ? OR former = ?)) "
        "ORDER BY moved DESC, id LIMIT ?",
        guest,
        guest,
        guest,
        limit,
    )
    return [id for (id,) in rows]


def tables_of(db: Db, guest: str, limit: int) -> list[str]:
    """Tables where a guest sits, those with the latest move first."""
    rows = db.all(
        "SELECT id FROM tables WHERE deleted = 0 AND id IN (SELECT table_id FROM seats WHERE guest = ? UNION "
        "SELECT id FROM tables WHERE owner = ?) ORDER BY moved DESC, id LIMIT ?",
        guest,
        guest,
        limit,
    )
    return [id for (id,) in rows]


def count_unfinished(db: Db, guest: str) -> int:
    """How many tables of a guest are not over."""
    row = db.one(
        "SELECT count(*) FROM tables WHERE owner = ? AND state IN ('waiting', 'playing') AND deleted = 0", guest
    )
    return int(row[0]) if row else 0


def tables_with_work(db: Db) -> tuple[list[BotTable], list[str]]:
    """Tables where a bot is to move, or where that is not known, and finished tables not archived yet."""
    waiting = db.all(
        "SELECT t.id, t.game, t.rules, t.edition FROM tables t "
        "LEFT JOIN seats s ON s.table_id = t.id AND s.seat = t.turn "
        "WHERE t.state = 'playing' AND t.deleted = 0 AND (s.kind = 'bot' OR t.turn = ?) ORDER BY t.id",
        OVER,
    )
    unarchived = db.all(
        "SELECT id FROM tables WHERE state = 'over' AND archive IS NULL AND deleted = 0 ORDER BY id"
    )
    return [BotTable(*row) for row in waiting], [id for (id,) in unarchived]


def close(db: Db, id: str, why: str, now: int) -> bool:
    """End a game for good. Its table stays for a while, so that its people can read why."""
    lock(db, id)
    changed = db.do(
        "UPDATE tables SET state = 'closed', closed = ?, turn = ?, moved = ? "
        "WHERE id = ? AND state IN ('waiting', 'playing') AND deleted = 0",
        why,
        OVER,
        now,
        id,
    )
    return changed == 1


def reopen(db: Db) -> None:
    """Let games go on that version 0.1, running beside this server, has closed because it could not play them.

    From 0.2 on nothing of that is stored.
    """
    old = "state = 'closed' AND closed IN ('rules', 'unreadable')"
    for id, n in db.all(f"SELECT id, n FROM tables WHERE {old}"):
        lock(db, id)
        state = "playing" if n else "waiting"
        db.do(f"UPDATE tables SET state = ?, closed = '' WHERE id = ? AND {old}", state, id)


def correct_turn(db: Db, id: str, n: int, turn: int) -> None:
    """Note who is to move after so many lines, where that was not known."""
    db.do("UPDATE tables SET turn = ? WHERE id = ? AND n = ? AND state = 'playing'", turn, id, n)


def newest(db: Db) -> int:
    """When anything was written last, by the clock of whoever wrote it; 0 if nothing ever was."""
    rows = db.one("SELECT (SELECT max(moved) FROM tables), (SELECT max(seen) FROM guests)")
    return max((int(at) for at in rows or () if at is not None), default=0)


def archive(db: Db, id: str) -> bytes | None:
    """The archive of a finished game; None if there is none yet."""
    row = db.one("SELECT archive FROM tables WHERE id = ?", id)
    return bytes(row[0]) if row and row[0] is not None else None


def save_archive(db: Db, id: str, data: bytes) -> None:
    """Store the archive of a finished game."""
    db.do("UPDATE tables SET archive = ? WHERE id = ? AND archive IS NULL", data, id)


def save_result(db: Db, id: str, result: str) -> None:
    """Store how a finished game came out, if that is not known yet: it ended under an older Laguna."""
    db.do("UPDATE tables SET result = ? WHERE id = ? AND state = 'over' AND result = ''", result, id)


def finished_before(db: Db, table: TableRow, guest: str, limit: int) -> list[Finished]:
    """Earlier games of the same sort in which a guest had one seat to the end, the latest first."""
    rows = db.all(
        "SELECT t.id, t.moved, min(s.seat), t.result FROM tables t "
        "JOIN seats s ON s.table_id = t.id AND s.guest = ? "
        "WHERE t.game = ? AND t.state = 'over' AND t.deleted = 0 AND t.result <> '' AND t.guide = '' "
        "AND t.mark = '' "
        "AND t.id <> ? AND t.moved <= ? "
        "GROUP BY t.id, t.moved, t.result HAVING count(*) = 1 ORDER BY t.moved DESC, t.id LIMIT ?",
        guest,
        table.game,
        table.id,
        table.moved,
        limit,
    )
    return [Finished(*row) for row in rows]


def mark_seen(db: Db, seen: Sequence[tuple[str, int]], until: int, news: bool = False) -> None:
    """Let these seats count as connected until then, and tell other processes if that is news."""
    for id in sorted({id for id, _ in seen}) if news else ():
        lock(db, id)
    # Many in one statement, since whoever moves waits for all of it.
    for first in range(0, len(seen), 200):
        some = seen[first : first + 200]
        pairs = ", ".join(["(?, ?)"] * len(some))
        given = [part for pair in some for part in pair]
        db.do(f"UPDATE seats SET seen = ? WHERE (table_id, seat) IN (VALUES {pairs})", until, *given)


def seen_until(db: Db, ids: Sequence[str]) -> list[tuple[str, int, int]]:
    """Tables, seats, and until when they count as connected."""
    found: list[tuple[str, int, int]] = []
    for first in range(0, len(ids), 500):
        some = ids[first : first + 500]
        marks = ", ".join("?" * len(some))
        rows = db.all(f"SELECT table_id, seat, seen FROM seats WHERE table_id IN ({marks})", *some)
        found += [(id, seat, until) for id, seat, until in rows]
    return found


def progress(db: Db, ids: Sequence[str]) -> list[tuple[str, int, int]]:
    """Tables, how many lines they have, and how often something else has changed there."""
    sql = (
        f"SELECT tables.id, tables.n, news FROM {db.rows({'id': 'TEXT'})} AS one JOIN tables ON tables.id = one.id"
    )
    rows = db.all(sql, msgspec.json.encode([[id] for id in ids]).decode())
    return [(id, n, news) for id, n, news in rows]


def expire(db: Db, ages: dict[str, int], guests: int, now: int, erase: int) -> list[str]:
    """Mark tables as deleted where nothing has happened since a time, by state, and return them.

    Those that were marked before `erase` go for good, and so do guests not seen since a time. The last move may
    have been written by a clock that was behind, so no line of a table may be later than that time.
    """
    gone: list[str] = []
    for state, before in ages.items():
        old = (
            "state = ? AND moved < ? AND deleted = 0 AND made < ? "
            "AND NOT EXISTS (SELECT 1 FROM lines WHERE table_id = tables.id AND at >= ?)"
        )
        since = [before] * 3
        for (id,) in db.all(f"SELECT id FROM tables WHERE {old}", state, *since):
            # Somebody may have come in between.
            if db.do(f"UPDATE tables SET deleted = ? WHERE id = ? AND {old}", now, id, state, *since):
                db.notify(id)
                gone.append(id)
    db.do("DELETE FROM tables WHERE deleted > 0 AND deleted < ?", erase)
    db.do(
        "DELETE FROM guests WHERE seen < ? AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = guests.id OR "
        "former = guests.id) AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = guests.id)",
        guests,
    )
    return gone


def forget_done(db: Db, before: int) -> None:
    """Forget what was done so long ago that nobody tries it again."""
    db.do("DELETE FROM done WHERE at < ?", before)


def try_out(db: Db, now: int) -> None:
    """Find out whether the database stores what it is given. Raises `Conflict` if it does not."""
    db.do("INSERT INTO done (token, at) VALUES ('ready', ?) ON CONFLICT (token) DO UPDATE SET at = ?", now, now)
    if db.one("SELECT at FROM done WHERE token = 'ready'") != (now,):
        raise Conflict("what was written cannot be read")
