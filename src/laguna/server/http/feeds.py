"""Calendars and feeds, under addresses that only their person knows. Programs fetch them, without any cookie."""

from functools import partial
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from ..notices import feeds, texts
from ..notices.feeds import Waiting
from ..store import Db, clock_queries, feed_queries, queries
from ..store.rows import FeedRow
from ..tables import credentials
from ..tables.compatibility import cannot_go_on
from ..tables.refusal import Refusal
from .context import context_of
from .guard import FEED

MOST = 50
"""The most tables of a feed."""
KINDS = {"ics": "text/calendar; charset=utf-8", "atom": "application/atom+xml; charset=utf-8"}
HEADERS = {"cache-control": "private, max-age=300", "x-robots-tag": "noindex", "referrer-policy": "no-referrer"}


@get(FEED + "{name:str}", include_in_schema=False)
async def feed(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[str]:
    """The tables that wait for whoever has this address."""
    secret, _, kind = name.rpartition(".")
    context = context_of(request)
    if kind not in KINDS or not secret or "feeds" not in context.parts:
        raise Refusal("no_such_page")
    read = partial(_read, secret=credentials.hashed(secret), clocks="clocks" in context.parts)
    found = await context.store.run(read)
    if found is None:
        raise Refusal("no_such_page")
    row, waiting = found
    if context.host.keeps_out(row.guest, ""):
        raise Refusal("banned")
    if kind == "ics":
        text = feeds.calendar(waiting, row.lang)
    else:
        # The address itself is secret, so that is not its name.
        text = feeds.atom(waiting, row.lang, row.site, f"{row.site}/me#turns", row.made)
    return Response(text, media_type=KINDS[kind], headers=HEADERS)


def _read(db: Db, secret: str, clocks: bool) -> tuple[FeedRow, list[Waiting]] | None:
    """Whose feed it is, and the tables where that person decides."""
    db.read_only()
    row = feed_queries.find(db, secret)
    if row is None:
        return None
    found = []
    for id in queries.tables_of(db, row.guest, MOST):
        table, seats = queries.table(db, id), queries.seats(db, id)
        if table is None or table.state != "playing" or cannot_go_on(table):
            continue
        if not 0 <= table.turn < len(seats) or seats[table.turn].guest != row.guest:
            continue
        clock = clock_queries.clock(db, id) if clocks else None
        until = clock.until if clock and clock.turn == table.turn else 0
        place = texts.place_of(table, seats, row.guest, "", row.lang)
        found.append(Waiting(id, table.n, place, table.moved, until))
    return row, found
