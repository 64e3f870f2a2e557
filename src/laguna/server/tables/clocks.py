"""The clocks of a table in the store: settled when the turn passes, and what happens when one has run out.

What was done is in the log with its time. So clocks need not be settled with every move: whoever settles them
later, in any process, finds the same. `time_control` is the arithmetic. Each function here is, or is part of, one
transaction in which the table is locked.
"""

from collections.abc import Sequence
from typing import NamedTuple

from laguna.table.log import UNDO

from .. import shared_clock
from ..store import Db, clock_queries, due_queries, queries
from ..store.locks import lock
from ..store.rows import ClockRow, DueRow, HoursRow, SeatRow, TableRow
from . import seat_transfer
from .compatibility import cannot_go_on
from .refusal import Refusal
from .time_control import (
    ALWAYS,
    DAY,
    DAYS_OFF,
    PACES,
    SHORTEST,
    USUAL,
    Clocks,
    Hours,
    Rests,
    Turn,
    advance,
    deadline,
    knows,
    month_of,
    stop,
)

CLOCK = "clock"
"""The kind of what is due when a clock has run out; its key is the table."""
LATE = 600
"""If a clock is looked at so many seconds after it has run out, no server was there: its player gets some time."""


class Rang(NamedTuple):
    """What came of a clock that has run out."""

    message: str = ""
    """What everybody is told; empty if nothing."""
    seat: int = -1
    """About which seat."""


def has_clock(row: TableRow) -> bool:
    """Does a table have a pace with a clock that we know?"""
    return row.pace in PACES


def begin(db: Db, row: TableRow, rows: Sequence[SeatRow], n: int, turn: int) -> None:
    """Start the clocks of a game that has just begun, with so many lines."""
    if has_clock(row):
        bank = PACES[row.pace].bank
        _schedule(db, row, rows, Clocks(_now(), turn, (bank,) * len(rows)), n)


def settle(db: Db, row: TableRow, rows: Sequence[SeatRow]) -> None:
    """Bring the clocks of a table up to this moment, before anything about its seats changes."""
    if row.state == "playing" and has_clock(row):
        _schedule(db, row, rows, _settled(db, row, rows), row.n)


def welcome(db: Db, row: TableRow, rows: Sequence[SeatRow], seat: int) -> None:
    """Give whoever has just come to a seat, or come back, enough time for a start. The clocks are settled."""
    found = clock_queries.clock(db, row.id)
    if row.state == "playing" and has_clock(row) and found is not None:
        clocks = _clocks(found)
        clocks = clocks.with_left(seat, max(clocks.left[seat], PACES[row.pace].back))
        _schedule(db, row, rows, clocks, found.n)


def reschedule(db: Db, row: TableRow, rows: Sequence[SeatRow]) -> None:
    """Look anew at who is to move, after seats have changed hands. The clocks are settled."""
    found = clock_queries.clock(db, row.id)
    if row.state == "playing" and has_clock(row) and found is not None:
        _schedule(db, row, rows, _clocks(found), found.n)


def catch_up(db: Db, id: str) -> None:
    """Settle the clocks of a table where something was done, or whose game is over."""
    lock(db, id)
    row = queries.table(db, id)
    if row is None or not has_clock(row) or cannot_go_on(row):
        return
    if row.state == "playing":
        settle(db, row, queries.seats(db, id))
    else:
        due_queries.drop(db, CLOCK, id)


def ring(db: Db, due: DueRow) -> Rang:
    """See whether a clock has run out, and do what the table has chosen for that."""
    if not due_queries.finish(db, due):
        return Rang()
    lock(db, due.table)
    row = queries.table(db, due.table)
    if row is None or row.state != "playing" or not has_clock(row) or cannot_go_on(row):
        return Rang()
    rows = queries.seats(db, row.id)
    clocks = _settled(db, row, rows)
    until = deadline(clocks, _people(rows), _rests(db, row, rows, clocks.at))
    rang = Rang()
    if until and until <= clocks.at:
        clocks, rang = _run_out(db, row, rows, clocks, due.wanted)
    _schedule(db, row, rows, clocks, row.n, told=rang.message in ("news-time-up", "news-time-vote"))
    return rang


def _run_out(db: Db, row: TableRow, rows: Sequence[SeatRow], clocks: Clocks, wanted: float) -> tuple[Clocks, Rang]:
    """Nobody is thrown out: there is a day off, a bot that sits in, or what else the table has chosen."""
    one, control = rows[clocks.turn], PACES[row.pace]
    if wanted + LATE < clocks.at:
        return clocks.with_left(one.seat, max(clocks.left[one.seat], control.back)), Rang()
    if control.days_off and _take_day_off(db, one.guest, clocks.at):
        return clocks, Rang("news-day-off", one.seat)
    if row.at_zero == "wait":
        return clocks, Rang("news-time-up", one.seat)
    if row.at_zero == "vote":
        return clocks, Rang("news-time-vote", one.seat)
    seat_transfer.sit_in(db, row, one)
    row.moved = clocks.at
    queries.save_table(db, row)
    return clocks, Rang("news-time-bot", one.seat)


def _take_day_off(db: Db, guest: str, now: int) -> bool:
    """Take a day off for a guest, unless they have had all of this month."""
    month = month_of(_hours(db, guest), now)
    if clock_queries.days_off_in(db, guest, *month) >= DAYS_OFF:
        return False
    return clock_queries.take_day_off(db, guest, now, now + DAY)


def is_out(found: ClockRow | None, seat: int) -> bool:
    """Has the clock of a seat run out, and it is still to move?"""
    return found is not None and found.turn == seat and 0 < found.until <= _now()


# When people play.


def set_hours(db: Db, guest: str, hours: HoursRow) -> list[str]:
    """Change when a guest plays, and return the tables where their clock runs. What has passed stays as it was."""
    if not knows(hours.zone):
        raise Refusal("no_such_zone")
    if Hours(*hours).lasts() < SHORTEST:
        raise Refusal("short_hours")
    ids = clock_queries.running(db, guest)
    for id in ids:
        catch_up(db, id)
    clock_queries.set_hours(db, guest, hours)
    for id in ids:
        row = queries.table(db, id)
        if row is not None:
            reschedule(db, row, queries.seats(db, id))
    return ids


def note_zone(db: Db, row: TableRow, guest: str, zone: str | None) -> None:
    """Note where somebody is who comes to a table with a pace, unless they have said when they play."""
    if zone and has_clock(row) and knows(zone):
        clock_queries.set_hours(db, guest, HoursRow(zone, *USUAL, weekends=True), only_first=True)


def days_left(db: Db, guest: str) -> int:
    """How many days off a guest still has this month."""
    return max(0, DAYS_OFF - clock_queries.days_off_in(db, guest, *month_of(_hours(db, guest), _now())))


# From rows to clocks and back.


def _now() -> int:
    return int(shared_clock.now())


def _hours(db: Db, guest: str) -> Hours:
    """When a guest plays. The database may know a zone that this machine does not."""
    found = clock_queries.hours(db, guest) if guest else None
    return Hours(*found) if found and knows(found.zone) else ALWAYS


def _rests(db: Db, row: TableRow, rows: Sequence[SeatRow], since: int) -> Rests:
    control = PACES[row.pace]
    return [
        (
            _hours(db, seat.guest) if control.rests else ALWAYS,
            clock_queries.days_off(db, seat.guest, since) if control.days_off and seat.guest else [],
        )
        for seat in rows
    ]


def _people(rows: Sequence[SeatRow]) -> list[bool]:
    return [seat.kind == "guest" for seat in rows]


def _clocks(found: ClockRow) -> Clocks:
    return Clocks(found.at, found.turn, found.lefts, found.passed, found.credit)


def _settled(db: Db, row: TableRow, rows: Sequence[SeatRow]) -> Clocks:
    """The clocks of a table at this moment."""
    now, found = _now(), clock_queries.clock(db, row.id)
    if found is None or len(found.lefts) != len(rows):
        return Clocks(now, row.turn, (PACES[row.pace].bank,) * len(rows))
    people, rests = _people(rows), _rests(db, row, rows, found.at)
    turns = [
        Turn(seat, min(at, now), what.partition(" ")[0] == UNDO)
        for seat, at, what in clock_queries.done_since(db, row.id, found.n)
    ]
    clocks = advance(PACES[row.pace], _clocks(found), turns, row.turn, people, rests)
    return stop(clocks, now, people, rests)


def _schedule(
    db: Db, row: TableRow, rows: Sequence[SeatRow], clocks: Clocks, n: int, *, told: bool = False
) -> None:
    """Store the clocks of a table, and let it be looked at when one runs out."""
    rests = _rests(db, row, rows, clocks.at)
    until = deadline(clocks, _people(rows), rests)
    off = [end for begin, end in rests[clocks.turn][1] if begin <= clocks.at < end] if until else []
    known = clock_queries.clock(db, row.id)
    if known and until and not clocks.left[clocks.turn] and not off and (known.turn, known.n) == (clocks.turn, n):
        # It ran out before: how long ago is known, and must stay so.
        until = min(until, known.until)
    told = bool(until) and (told or (known is not None and known.told > 0 and until <= clocks.at))
    clock_queries.save_clock(
        db,
        ClockRow(
            row.id,
            n,
            clocks.at,
            clocks.turn,
            clocks.left,
            clocks.passed,
            clocks.credit,
            until,
            max(off, default=0),
            int(told),
        ),
    )
    if until and not told:
        due_queries.put(db, CLOCK, row.id, until, table=row.id)
    else:
        due_queries.drop(db, CLOCK, row.id)
