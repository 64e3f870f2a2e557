"""Which finished games count, and what follows from them. Each function is one transaction, or a part of one."""

from collections.abc import Sequence
from itertools import groupby

import msgspec

from laguna.kernel.game import Result

from ..show.rating_range import Skill, bot_rating
from ..store import Db, due_queries, queries, rating_queries
from ..store.locks import lock
from ..store.rows import RatedSeat, RatingRow, SeatRow, TableRow
from .scale import Counted, Sat, rate_all

MOST = 5
"""The most seats of a game that counts."""


def count(db: Db, table: str, now: float) -> bool:
    """Decide whether a finished game counts, once; True if it does."""
    lock(db, table)
    row = queries.table(db, table)
    if row is None or row.state != "over" or row.rated != 1 or not row.result:
        return False
    seats = queries.seats(db, table)
    counts = _counts(row, seats, rating_queries.holders(db, table))
    if not rating_queries.decide(db, table, 2 if counts else 3) or not counts:
        return False
    result = msgspec.json.decode(row.result, type=Result)
    listed = [
        (one.seat, one.guest, one.level if one.kind == "bot" else "", result.ranks[one.seat]) for one in seats
    ]
    rating_queries.add_game(db, table, row.game, row.moved, listed)
    due_queries.put(db, rating_queries.RATE, row.game, now)
    return True


def _counts(row: TableRow, seats: Sequence[SeatRow], held: Sequence[tuple[int, str]]) -> bool:
    """Does a game count? Nothing may have happened that says less about the people than about something else.

    Where a bot did something for somebody who came back, that was noted then (`rating_queries.spoil`).
    """
    people = [one.guest for one in seats if one.guest]
    bots = [one for one in seats if one.kind == "bot"]
    return (
        2 <= len(seats) <= MOST
        and bool(people)
        and not (row.hints or row.guide or row.deal or row.mark)
        # One person with two seats, or two people with one.
        and len(set(people)) == len(people)
        and sorted(held) == sorted((one.seat, one.guest) for one in seats if one.guest)
        and not any(one.resigned or one.former for one in seats)
        and all(bot_rating(row.game, one.level) is not None for one in bots)
        and len(people) + len(bots) == len(seats)
    )


class Work:
    """What is to be computed for a game."""

    def __init__(self, game: str, step: int, anew: bool, games: list[Counted], known: dict[str, Skill]) -> None:
        self.game, self.step, self.anew, self.games, self.known = game, step, anew, games, known
        self.rated: list[tuple[str, list[Sat]]] = []

    def compute(self) -> None:
        """Take all games into what is known. This needs no database."""
        self.rated = rate_all(self.games, self.known)


def find(db: Db, game: str) -> Work | None:
    """What is to be computed for a game; None if nothing is. One that ended before others makes all of it anew."""
    step = rating_queries.step(db, game)
    unused = rating_queries.seats(db, game, unused=True)
    last = rating_queries.last_used(db, game)
    if last is None:
        anything = unused or rating_queries.has_ratings(db, game)
        return Work(game, step, True, _games(game, unused), {}) if anything else None
    if not unused:
        return None
    if (unused[0].at, unused[0].table_id) < last:
        return Work(game, step, True, _games(game, rating_queries.seats(db, game, unused=False)), {})
    people = sorted({one.guest for one in unused if one.guest})
    rows = rating_queries.ratings(db, game, people)
    known = {row.guest: Skill(row.mu, row.sigma, row.games) for row in rows}
    return Work(game, step, False, _games(game, unused), known)


def _games(game: str, seats: Sequence[RatedSeat]) -> list[Counted]:
    found = []
    for table, of_table in groupby(seats, key=lambda one: one.table_id):
        sat = [Sat(one.guest, one.level, one.rank, Skill(one.mu, one.sigma)) for one in of_table]
        # Of somebody who was deleted before the game was used, nothing is known.
        sat = [one._replace(before=one.before if one.before.sigma else Skill()) for one in sat]
        found.append(Counted(table, game, tuple(sat)))
    return found


def save(db: Db, work: Work) -> bool:
    """Store what was computed; False if something has changed meanwhile."""
    if not rating_queries.advance(db, work.game, work.step):
        return False
    if work.anew:
        rating_queries.clear(db, work.game)
    for guest, skill in sorted(work.known.items()):
        rating_queries.save_rating(db, RatingRow(guest, work.game, *skill))
    for table, seats in work.rated:
        before = [(n, one.before.mu, one.before.sigma) for n, one in enumerate(seats)]
        rating_queries.use(db, table, before)
    return True


def recompute(db: Db) -> int:
    """Compute all ratings anew, at once, and return from how many games."""
    count = 0
    for game in rating_queries.games(db):
        rating_queries.void(db, game)
        work = find(db, game)
        if work is not None:
            work.compute()
            save(db, work)
            count += len(work.games)
    return count
