"""Counting a try: the game is played again, under the rules and from the deal, before it counts."""

from typing import NamedTuple

from laguna.kernel.game import OVER
from laguna.table import Line, Table
from laguna.table.deals import Deal

from ..store import Db, day_queries, due_queries, queries
from ..store.rows import DayRow, DueRow, SeatRow, TableRow, TryRow
from . import calendar


class Checked(NamedTuple):
    """What a game came to that was played again."""

    score: int
    """The points of the first seat."""
    rank: int
    """Its place."""


class Finished(NamedTuple):
    """A finished game, as it is stored."""

    game: str
    """Which game."""
    seats: int
    """How many seats."""
    options: dict[str, str]
    """Its options."""
    lines: list[Line]
    """Its log."""


def check(played: Finished, deal: Deal) -> Checked | None:
    """In a worker: play a game again; None if the rules, or the deal, do not allow what happened."""
    table = Table.new(played.game, played.seats, played.options)
    try:
        table.log.extend(played.lines)
    except Exception:
        # Whatever cannot be played does not count.
        return None
    log = table.log
    if log.turn != OVER or not deal.fits(log.record()):
        return None
    result = log.game.result(log.state)
    return Checked(result.scores[0], result.ranks[0])


class Found(NamedTuple):
    """What is stored about a try that may count."""

    mine: TryRow
    """The try."""
    day: DayRow
    """The deal."""
    row: TableRow
    """The table."""
    seats: list[SeatRow]
    """Its seats."""
    lines: list[Line]
    """Its log."""


def find(db: Db, table: str) -> Found | None:
    """What is stored about the try at a table; None if there is nothing to count."""
    mine = day_queries.try_at(db, table)
    if mine is None or mine.state != "open":
        return None
    day, row = day_queries.day_row(db, mine.day, mine.game), queries.table(db, table)
    if day is None or row is None:
        return None
    return Found(mine, day, row, queries.seats(db, table), queries.lines(db, table))


def is_own(found: Found) -> bool:
    """Has the player played it alone, and in time?"""
    seat, row = found.seats[0], found.row
    own = seat.kind == "guest" and seat.guest == found.mine.guest and seat.sat_from < 0 and not row.hints
    return own and row.moved <= calendar.opens(found.mine.day)


def settle(db: Db, due: DueRow, mine: TryRow, checked: Checked | None, now: float) -> None:
    """Store what came of a try, once."""
    if not due_queries.finish(db, due):
        return
    if checked is None:
        day_queries.settle(db, mine._replace(state="void"))
        return
    regular = day_queries.is_regular(db, mine.guest, int(now) - calendar.WEEK)
    day_queries.settle(db, mine._replace(state="counted", score=checked.score, rank=checked.rank, regular=regular))
