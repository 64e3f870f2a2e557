"""What people are told about the deals of days. Each function is one transaction that reads.

A result is a function of the deal. So of a deal that is a secret, nothing that follows from it is told before
one's own try has counted: no points of others, no par, no histogram.
"""

from collections.abc import Sequence

from laguna.kernel import registry

from ..show.day_messages import (
    Bar,
    DayGame,
    DayInfo,
    DayPar,
    DayResults,
    DayScore,
    FriendsWeek,
    PlayedDay,
    StreakInfo,
    TryState,
)
from ..store import Db, day_queries, queries
from ..store.rows import DayRow, TryRow
from ..tables.refusal import Refusal
from . import calendar, deals

PAST = 14
"""How many days before today are listed."""
BARS = 12
"""The most bars of a histogram, about."""


def info(db: Db, guest: str, now: float) -> DayInfo:
    """The deals of today and of the last days, as a guest sees them."""
    today = calendar.day_of(now)
    for game in registry.names():
        deals.ensure(db, today, game, now)
    first = calendar.after(today, -PAST)
    mine = {(one.day, one.game): one for one in day_queries.tries_of(db, [guest] if guest else [], first, today)}
    counts = day_queries.counts(db, first, today)
    days: dict[str, list[DayGame]] = {}
    for row in day_queries.days(db, first, today):
        one = _game(db, row, mine.get((row.day, row.game)), counts.get((row.day, row.game), 0), now)
        days.setdefault(row.day, []).append(one)
    regular = bool(guest) and day_queries.is_regular(db, guest, int(now) - calendar.WEEK)
    row_of_days = calendar.streak(day_queries.days_counted(db, guest), today) if regular else None
    return DayInfo(
        day=today,
        now=int(now),
        ends=calendar.ends(today),
        late=calendar.LATE,
        regular=regular,
        streak=StreakInfo(*row_of_days) if row_of_days else None,
        games=days.pop(today, []),
        past=[PlayedDay(day, now >= calendar.opens(day), games) for day, games in days.items()],
    )


def _game(db: Db, row: DayRow, mine: TryRow | None, players: int, now: float) -> DayGame:
    state = _state(db, row.day, mine, now)
    found = DayGame(row.game, state, row.seats, row.level, row.iterations, players, mine.table if mine else "")
    if mine is not None and state == "counted":
        found.score, found.rank = mine.score, mine.rank
    if row.par >= 0 and _is_told(row.day, state, now):
        found.par = DayPar(row.par, row.par_by, row.par_iterations, row.par_version)
    return found


def _state(db: Db, day: str, mine: TryRow | None, now: float) -> TryState:
    if mine is None:
        return "new" if calendar.day_of(now) == day else "missed"
    if mine.state == "open":
        table = queries.table(db, mine.table) if mine.table else None
        if table is None:
            return "void"
        return "counting" if table.state == "over" else "open"
    return "counted" if mine.state == "counted" else "void"


def _is_told(day: str, state: TryState, now: float) -> bool:
    """May somebody know what others made of a deal?"""
    return state == "counted" or now >= calendar.opens(day)


def results(db: Db, day: str, game: str, guest: str, now: float) -> DayResults:
    """What people made of the deal of a day, as a guest may know it."""
    row = day_queries.day_row(db, day, game)
    if row is None:
        raise Refusal("no_such_day")
    mine = day_queries.try_of(db, day, game, guest) if guest else None
    count = day_queries.counts(db, day, day).get((day, game), 0)
    own = _game(db, row, mine, count, now)
    told = _is_told(day, own.state, now)
    found = DayResults(day, now >= calendar.ends(day), own, [], [])
    if told:
        found.bars = bars(day_queries.scores(db, day, game))
    if guest and day_queries.is_regular(db, guest, int(now) - calendar.WEEK):
        found.week = _week(db, day, game, guest, now)
    return found


def bars(scores: Sequence[tuple[int, int, int]]) -> list[Bar]:
    """The histogram of points, regulars apart from the others; its bars are 1, 2, 5, 10, ... points wide."""
    if not scores:
        return []
    least, most = scores[0][0], scores[-1][0]
    widths = (unit * power for power in (1, 10, 100, 1000, 10_000) for unit in (1, 2, 5))
    width = next((width for width in widths if most // width - least // width < BARS), 100_000)
    found = [
        Bar(first, first + width - 1, 0, 0)
        for first in range(least // width * width, most // width * width + 1, width)
    ]
    for score, regular, count in scores:
        bar = found[score // width - least // width]
        if regular:
            bar.regulars += count
        else:
            bar.guests += count
    return found


def _week(db: Db, day: str, game: str, guest: str, now: float) -> list[FriendsWeek]:
    days = [calendar.after(day, -before) for before in range(6, -1, -1)]
    people = [*day_queries.named(db, guest), *day_queries.friends_of(db, guest)]
    tries = day_queries.tries_of(db, [one for one, _, _ in people], days[0], day)
    scores = {(one.guest, one.day): one for one in tries if one.game == game and one.state == "counted"}
    told = {one for one in days if now >= calendar.opens(one) or (guest, one) in scores}

    def score(who: str, one: str) -> int | None:
        # Tries of friends who came as guests of a day are in the histogram, and not here.
        found = scores.get((who, one))
        return found.score if found and one in told and (found.regular or who == guest) else None

    return [
        FriendsWeek(name, colour, who == guest, [DayScore(one, score(who, one)) for one in days])
        for who, name, colour in people
    ]
