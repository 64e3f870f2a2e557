"""Tables: making them, finding them, playing again."""

import time
from collections.abc import Callable
from functools import partial

from litestar import Response, get, post, put
from litestar.params import JSONBody

from ...ratings import INSTALLED
from ...show.messages import PAGE, HostSays, Mute, NewTable, TableInfo, TableList
from ...show.table_info import table_info
from ...store import Db, chat_queries, clock_queries, queries
from ...store.rows import ClockRow, SeatRow, TableRow
from ...tables import credentials, lobby, new_tables
from ...tables.compatibility import as_playable
from ...tables.refusal import Refusal
from ..context import context_of, lang_of
from ..cookies import guest_of, known_guest, take_one, with_cookie
from ..hidden import refuse_hidden
from .parameters import Ask, TableId, refusals

LOOKED_UP = 8
"""Among so many of a guest's tables we find out how older games came out: those that a page lists."""


async def known(request: Ask) -> str:
    """The guest who asks; refused if the browser has no cookie of ours."""
    guest, _ = await guest_of(request, context_of(request).store)
    if not guest:
        raise Refusal("no_guest")
    return guest


async def info_for(request: Ask, id: str, guest: str) -> TableInfo:
    """A table as a guest sees it."""
    live = await context_of(request).tables.loaded.get(id)
    refuse_hidden(live, guest)
    return live.info(guest, lang_of(request))


@get("/tables/open", summary="Public tables that wait for people", responses=refusals())
async def open_tables(request: Ask) -> TableList:
    """At most 50, those where something happened last come first."""
    guest, _ = await guest_of(request, context_of(request).store)
    found = await _list(request, guest, partial(queries.open_tables, limit=PAGE))
    host = context_of(request).host.message
    found.says = HostSays(host.text, host.at) if host.text else None
    if "watching" in context_of(request).parts:
        running = partial(queries.running_tables, guest=guest, limit=PAGE)
        found.running = len(await context_of(request).store.run(running))
    return found


@get("/tables/running", summary="Public games that are being played", responses=refusals())
async def running_tables(request: Ask) -> TableList:
    """At most 50 that one can watch, those with the latest move first. One's own are not among them."""
    context = context_of(request)
    if "watching" not in context.parts:
        return TableList([])
    guest, _ = await guest_of(request, context.store)
    return await _list(request, guest, partial(queries.running_tables, guest=guest, limit=PAGE))


@get("/tables/mine", summary="Tables where this browser has a seat", responses=refusals())
async def my_tables(request: Ask) -> TableList:
    """At most 50, those with the latest move first."""
    guest, _ = await guest_of(request, context_of(request).store)
    if not guest:
        return TableList([])
    found = await _list(request, guest, partial(queries.tables_of, guest=guest, limit=PAGE))
    for table in found.tables[:LOOKED_UP]:
        if table.state == "over" and not table.scores:
            context_of(request).tables.archives.look_up(table.id)
    return found


async def _list(request: Ask, guest: str, find: Callable[[Db], list[str]]) -> TableList:
    clocks = "clocks" in context_of(request).parts

    def read(db: Db) -> list[tuple[TableRow | None, list[SeatRow], ClockRow | None]]:
        return [
            (queries.table(db, id), queries.seats(db, id), clock_queries.clock(db, id) if clocks else None)
            for id in find(db)
        ]

    lang = lang_of(request)
    found = await context_of(request).store.run(read)
    return TableList(
        [table_info(as_playable(row), seats, guest, lang, clock=clock) for row, seats, clock in found if row]
    )


@post("/tables", status_code=201, summary="Make a table", responses=refusals(409))
async def make_table(request: Ask, data: JSONBody[NewTable]) -> Response[TableInfo]:
    """The game begins by itself as soon as no seat is open or reserved."""
    context = context_of(request)
    if data.pace != "free" and "clocks" not in context.parts:
        raise Refusal("switched_off")
    if data.rated and not ("ratings" in context.parts and INSTALLED):
        raise Refusal("switched_off")
    plan = new_tables.parse(data)
    await take_one(request, context.new_tables)
    guest, name, fresh = await known_guest(request, context.store, plan.name, context.new_guests)
    id = credentials.new_id()
    make = partial(
        lobby.make, id=id, plan=plan, guest=guest, known=name, limits=context.limits, now=int(time.time())
    )
    await context.store.run(make, once=True)
    live = await context.tables.loaded.get(id)
    context.tables.bots.consider(live)
    if context.notifier is not None:
        context.notifier.consider(live)
    return with_cookie(live.info(guest, lang_of(request)), fresh, 201)


@get("/tables/{id:str}", summary="A table", responses=refusals(404))
async def table(request: Ask, id: TableId) -> TableInfo:
    """Whoever has its link may see it."""
    guest, _ = await guest_of(request, context_of(request).store)
    return await info_for(request, id, guest)


@put("/tables/{id:str}/mute", summary="Mute seats", responses=refusals(404))
async def mute(request: Ask, id: TableId, data: JSONBody[Mute]) -> Mute:
    """Sets the seats whose chat this browser does not want to read at this table."""
    loaded = context_of(request).tables.loaded
    guest = await known(request)
    live = await loaded.get(id)
    muted = sorted({seat for seat in data.seats if seat < len(live.seats)})
    await loaded.change(id, partial(chat_queries.set_mutes, guest=guest, id=id, muted=muted))
    return Mute(muted)


@post("/tables/{id:str}/rematch", status_code=200, summary="Play again", responses=refusals(404, 409))
async def rematch(request: Ask, id: TableId) -> TableInfo:
    """A new table for the same people, the first seat moved to the end. Whoever asks second gets the same one."""
    tables = context_of(request).tables
    guest = await known(request)
    await tables.loaded.get(id)
    new = credentials.new_id()
    change = partial(lobby.rematch, id=id, new=new, guest=guest, now=int(time.time()))
    live = await tables.loaded.get(await tables.loaded.change(id, change))
    tables.bots.consider(live)
    if (notifier := context_of(request).notifier) is not None:
        notifier.consider(live)
    return live.info(guest, lang_of(request))
