"""The deals of days, and the tables at which they are played. Each function is one transaction."""

from secrets import token_hex

from laguna import bots
from laguna.kernel import registry
from laguna.table.deals import SECRET
from laguna.table.messages import Lang

from ..limits import Limits
from ..show.messages import NewTable, SeatPlan
from ..store import Db, day_queries, due_queries, queries
from ..store.rows import DayRow, TryRow
from ..tables import lobby, new_tables
from ..tables.compatibility import missing
from ..tables.levels import default_level
from ..tables.refusal import Refusal
from . import calendar

SEATS = 3
"""How many seats a deal has, in games that can be played so."""
LEVEL = "hard"
"""How the bots play, if there is such a level."""
ITERATIONS = 200
"""How much they think about each decision."""
PAR_BY = "expert"
"""Who plays for par: the best bot there is."""
PAR_ITERATIONS = 2000
"""How much it thinks about each decision."""
PAR, COUNT = "par", "day-count"
"""The kinds of what is due: playing for par, and counting a try."""


def ensure(db: Db, day: str, game: str, now: float) -> DayRow:
    """The deal of a day, which is made if there is none yet."""
    found = day_queries.day_row(db, day, game)
    if found is not None:
        return found
    module = registry.load(game)
    seats = SEATS if SEATS in module.SEATS else min(module.SEATS)
    level, par_by = (one if one in bots.LEVELS else default_level() for one in (LEVEL, PAR_BY))
    row = DayRow(
        day, game, token_hex(SECRET), module.VERSION, module.EDITION, seats, level, ITERATIONS, int(now), par_by,
        PAR_ITERATIONS, "", "", -1,
    )  # fmt: skip
    day_queries.add_day(db, row)
    found = day_queries.day_row(db, day, game)
    assert found is not None
    return found


def want_par(db: Db, row: DayRow, now: float) -> None:
    """Let somebody play a deal for par, now that somebody else plays it. It takes some seconds of a processor."""
    key = f"{row.day} {row.game}"
    if row.par < 0 and due_queries.find(db, PAR, key) is None:
        due_queries.put(db, PAR, key, now)


class Wish:
    """Who wants to play a deal, and how."""

    def __init__(self, day: str, game: str, guest: str, name: str, lang: Lang) -> None:
        self.day, self.game, self.guest, self.name, self.lang = day, game, guest, name, lang


def sit_down(db: Db, wish: Wish, id: str, limits: Limits, now: float) -> str:
    """Begin somebody's try at the deal of today, go on with it, or practise a deal that is no secret any more.

    `id` is the table if there is a new one. Returns the table.
    """
    today = calendar.day_of(now)
    mine = day_queries.try_of(db, wish.day, wish.game, wish.guest)
    runs = now < calendar.opens(wish.day)
    if mine is not None and mine.table and (mine.state == "open" or runs):
        return mine.table
    if mine is not None and runs:
        # Its table has gone, and there is no second try.
        raise Refusal("not_now")
    if wish.day == today:
        row = ensure(db, today, wish.game, now)
    else:
        past = day_queries.day_row(db, wish.day, wish.game)
        if past is None or runs:
            raise Refusal("no_such_day")
        row = past
    if missing(row.game, row.rules, row.edition):
        raise Refusal("not_now")
    if queries.count_unfinished(db, wish.guest) >= limits.tables:
        raise Refusal("too_many")
    counts = wish.day == today
    if counts:
        # Whoever clicks twice waits here, and finds the table of the first click.
        one = TryRow(wish.day, wish.game, wish.guest, "", int(now), "open", 0, 0, False)
        if not day_queries.add_try(db, one):
            begun = day_queries.try_of(db, wish.day, wish.game, wish.guest)
            assert begun is not None
            return begun.table
    want_par(db, row, now)
    _make_table(db, wish, row, id, now, hints=not counts)
    if counts:
        db.do(
            "UPDATE tries SET table_id = ? WHERE day = ? AND game = ? AND guest = ?",
            id,
            wish.day,
            wish.game,
            wish.guest,
        )
        # If nothing comes of it until then, it does not count.
        due_queries.put(db, COUNT, id, calendar.opens(wish.day), table=id)
    return id


def _make_table(db: Db, wish: Wish, row: DayRow, id: str, now: float, hints: bool) -> None:
    """The table: one person, who sees nobody else's, and the bots of that day."""
    bot = SeatPlan("bot", row.level if row.level in bots.LEVELS else None)
    new = NewTable(row.game, [SeatPlan("me"), *[bot] * (row.seats - 1)], lang=wish.lang, hints=hints)
    table, seats = new_tables.rows_of(new_tables.parse(new), id, wish.guest, wish.name, int(now))
    table.deal = row.day
    queries.add_table(db, table, seats)
    lobby.begin(db, table, seats, int(now))


def is_hidden(deal: str, is_player: bool, now: float) -> bool:
    """Must a table that plays the deal of a day not be seen by somebody? It would tell them that deal."""
    return bool(deal) and not is_player and now < calendar.opens(deal)
