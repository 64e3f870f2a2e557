"""Queries about the deal of the day, and the tries at it."""

from collections.abc import Sequence

from .interface import Db
from .rows import DayRow, TryRow

_DAY = ", ".join(DayRow._fields)
_TRY = "day, game, guest, table_id, begun, state, score, rank, regular"


def day_row(db: Db, day: str, game: str) -> DayRow | None:
    """The deal of a day; None if there is none yet."""
    row = db.one(f"SELECT {_DAY} FROM days WHERE day = ? AND game = ?", day, game)
    return DayRow(*row) if row else None


def add_day(db: Db, row: DayRow) -> bool:
    """Store the deal of a day; False if somebody else was first, whose deal it is then."""
    marks = ", ".join("?" * len(row))
    return db.do(f"INSERT INTO days ({_DAY}) VALUES ({marks}) ON CONFLICT DO NOTHING", *row) == 1


def save_par(db: Db, row: DayRow) -> None:
    """Store how far the game for par is."""
    db.do(
        "UPDATE days SET par_version = ?, par_actions = ?, par = ? WHERE day = ? AND game = ? AND par < 0",
        row.par_version,
        row.par_actions,
        row.par,
        row.day,
        row.game,
    )


def days(db: Db, first: str, last: str) -> list[DayRow]:
    """The deals of these days, the latest day first."""
    rows = db.all(f"SELECT {_DAY} FROM days WHERE day >= ? AND day <= ? ORDER BY day DESC, game", first, last)
    return [DayRow(*row) for row in rows]


def add_try(db: Db, row: TryRow) -> bool:
    """Store that somebody's try has begun; False if they had theirs."""
    sql = f"INSERT INTO tries ({_TRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    day, game, guest, table, *more, regular = row
    return db.do(sql, day, game, guest, table or None, *more, int(regular)) == 1


def _try(row: Sequence[object]) -> TryRow:
    day, game, guest, table, begun, state, score, rank, regular = row
    return TryRow(day, game, guest, table or "", begun, state, score, rank, bool(regular))  # type: ignore[arg-type]


def try_of(db: Db, day: str, game: str, guest: str) -> TryRow | None:
    """Somebody's try."""
    row = db.one(f"SELECT {_TRY} FROM tries WHERE day = ? AND game = ? AND guest = ?", day, game, guest)
    return _try(row) if row else None


def try_at(db: Db, table: str) -> TryRow | None:
    """The try that is played at a table; None if it is none."""
    row = db.one(f"SELECT {_TRY} FROM tries WHERE table_id = ?", table)
    return _try(row) if row else None


def tries_of(db: Db, guests: Sequence[str], first: str, last: str) -> list[TryRow]:
    """The tries of some people in these days."""
    found: list[TryRow] = []
    for at in range(0, len(guests), 200):
        some = guests[at : at + 200]
        marks = ", ".join("?" * len(some))
        sql = f"SELECT {_TRY} FROM tries WHERE guest IN ({marks}) AND day >= ? AND day <= ?"
        found += [_try(row) for row in db.all(f"{sql} ORDER BY day, game, guest", *some, first, last)]
    return found


def days_counted(db: Db, guest: str) -> list[str]:
    """The days on which a try of somebody counted."""
    rows = db.all("SELECT DISTINCT day FROM tries WHERE guest = ? AND state = 'counted' ORDER BY day", guest)
    return [day for (day,) in rows]


def settle(db: Db, row: TryRow) -> None:
    """Store what came of a try, whose guest may have become a player meanwhile."""
    db.do(
        "UPDATE tries SET state = ?, score = ?, rank = ?, regular = ? WHERE table_id = ? AND state = 'open'",
        row.state,
        row.score,
        row.rank,
        int(row.regular),
        row.table,
    )


def scores(db: Db, day: str, game: str) -> list[tuple[int, int, int]]:
    """How often which points were made in a day's deal: the points, by regulars or not, how often."""
    rows = db.all(
        "SELECT score, regular, count(*) FROM tries WHERE day = ? AND game = ? AND state = 'counted' "
        "GROUP BY score, regular ORDER BY score, regular",
        day,
        game,
    )
    return [(score, regular, count) for score, regular, count in rows]


def counts(db: Db, first: str, last: str) -> dict[tuple[str, str], int]:
    """How many tries have counted, by day and game."""
    rows = db.all(
        "SELECT day, game, count(*) FROM tries WHERE state = 'counted' AND day >= ? AND day <= ? "
        "GROUP BY day, game",
        first,
        last,
    )
    return {(day, game): count for day, game, count in rows}


def is_regular(db: Db, guest: str, before: int) -> bool:
    """Does somebody have a passkey, or have they been here since before a time?"""
    if db.one("SELECT 1 FROM passkeys WHERE guest = ?", guest):
        return True
    row = db.one(
        "SELECT 1 FROM players WHERE guest = ? AND made <= ? UNION ALL "
        "SELECT 1 FROM tables t JOIN seats s ON s.table_id = t.id WHERE s.guest = ? AND t.made <= ? UNION ALL "
        "SELECT 1 FROM tries WHERE guest = ? AND begun <= ?",
        *(guest, before) * 3,
    )
    return row is not None


def named(db: Db, guest: str) -> list[tuple[str, str, int]]:
    """Somebody, what they are called, and their colour."""
    sql = "SELECT g.id, g.name, p.colour FROM guests g LEFT JOIN players p ON p.guest = g.id WHERE g.id = ?"
    return [(id, name, colour or 0) for id, name, colour in db.all(sql, guest)]


def friends_of(db: Db, guest: str) -> list[tuple[str, str, int]]:
    """Who somebody's friends are, what they are called, and their colours."""
    rows = db.all(
        "SELECT f.friend, g.name, p.colour FROM friends f JOIN guests g ON g.id = f.friend "
        "LEFT JOIN players p ON p.guest = f.friend WHERE f.guest = ? ORDER BY g.name, f.id",
        guest,
    )
    return [(friend, name, colour or 0) for friend, name, colour in rows]


def take_over(db: Db, guest: str, player: str) -> None:
    """Give a player the tries of another guest. Where both had one, that which began first is theirs."""
    same = "o.day = tries.day AND o.game = tries.game"
    db.do(
        "DELETE FROM tries WHERE guest = ? AND EXISTS "
        f"(SELECT 1 FROM tries o WHERE o.guest = ? AND {same} AND o.begun < tries.begun)",
        player,
        guest,
    )
    db.do(
        f"UPDATE tries SET guest = ? WHERE guest = ? AND NOT EXISTS "
        f"(SELECT 1 FROM tries o WHERE o.guest = ? AND {same})",
        player,
        guest,
        player,
    )
