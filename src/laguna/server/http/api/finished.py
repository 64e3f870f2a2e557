"""Finished games: outcome, replay and record."""

from functools import partial
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from laguna.table import finished
from laguna.table.messages import Outcome

from ...show.messages import PAGE, EarlierGame, Replay, TableCourse
from ...show.statistics import earlier
from ...show.table_info import result_of, table_info
from ...store import queries
from ...store.rows import Finished
from ...tables.closed import FOR_GOOD, lines_as_text
from ...tables.live_table import LiveTable
from ...tables.refusal import Refusal
from ..context import context_of, lang_of
from ..cookies import guest_of
from ..hidden import refuse_hidden
from .parameters import Ask, TableId, refusals

_RECORD = ResponseSpec(str, description="A record, for `laguna replay`.", media_type=MediaType.TEXT)


async def _over(request: Ask, id: str) -> LiveTable:
    live = await context_of(request).tables.loaded.get(id)
    if live.row.deal:
        guest, _ = await guest_of(request, context_of(request).store)
        refuse_hidden(live, guest)
    if live.row.state != "over":
        raise Refusal("not_over")
    return live


@get("/tables/{id:str}/outcome", summary="How a game came out", responses=refusals(404, 409))
async def outcome(request: Ask, id: TableId) -> Outcome:
    """Places, points, and where every point came from."""
    live = await _over(request, id)
    to = live.reader(-1, lang_of(request))
    if live.table is not None:
        return live.table.outcome(to)
    return finished.archived_outcome(await context_of(request).tables.archives.get(id), to)


@get("/tables/{id:str}/course", summary="A finished game round by round", responses=refusals(404, 409))
async def course(request: Ask, id: TableId) -> TableCourse:
    """Points after each round and where they came from, and what this browser did in earlier games."""
    context = context_of(request)
    live = await _over(request, id)
    to = live.reader(-1, lang_of(request))
    if live.table is not None:
        found = live.table.course(to)
    else:
        found = finished.course((await context.tables.archives.get(id)).course, to)
    guest, _ = await guest_of(request, context.store)
    if live.row.mark or len(live.seats_of(guest)) != 1:
        return TableCourse(found, None)
    before = await context.store.run(partial(queries.finished_before, table=live.row, guest=guest, limit=PAGE))
    return TableCourse(found, earlier(_games(before)))


def _games(before: list[Finished]) -> list[EarlierGame]:
    return [
        EarlierGame(one.id, one.moved, len(result.scores), result.scores[one.seat], result.ranks[one.seat])
        for one in before
        if (result := result_of(one.result))
    ]


@get("/tables/{id:str}/replay", summary="Replay a finished game", responses=refusals(404, 409))
async def replay(
    request: Ask,
    id: TableId,
    first: Annotated[int, QueryParameter(description="The first position wanted.", ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(description="How many.", ge=1, le=PAGE)] = 20,
    seat: Annotated[int, QueryParameter(description="Whose view; -1 for that of spectators.", ge=-1, le=7)] = -1,
    drawing: Annotated[bool, QueryParameter(description="Are views wanted as text, too?")] = False,
) -> Replay:
    """Positions as a seat saw them, and events with all secrets told."""
    context, lang = context_of(request), lang_of(request)
    live = await _over(request, id)
    if seat >= live.row.seats:
        raise Refusal("no_such_seat")
    archive = await context.tables.archives.get(id)
    guest, _ = await guest_of(request, context.store)
    return Replay(
        # Who looks at the table just now has nothing to do with its replay.
        table=table_info(live.row, live.seats, guest, lang, live.connected()),
        length=len(archive.positions) - 1,
        turns=archive.first_of_turns,
        positions=finished.positions(archive, first, count, live.reader(seat, lang, drawing)),
    )


@get(
    "/tables/{id:str}/record",
    summary="The record of a finished game",
    responses={200: _RECORD, **refusals(404, 409)},
)
async def record(request: Ask, id: TableId) -> Response[str]:
    """One line for each action, draws included, without what was taken back.

    A game that was closed for good can be taken elsewhere by whoever has a seat in it. One that only waits for
    rules or a board cannot: it may go on, and its draws are secret. The host can have it (`laguna admin record`).
    """
    context = context_of(request)
    live = await context.tables.loaded.get(id)
    if live.row.state == "closed" and live.row.closed in FOR_GOOD:
        guest, _ = await guest_of(request, context.store)
        if not live.seats_of(guest):
            raise Refusal("not_over")
        lines = await context.store.run(partial(queries.lines, id=id))
        text = lines_as_text(live.row, lines, await context.store.run(partial(queries.origin, id=id)))
    else:
        await _over(request, id)
        text = (await context.tables.archives.get(id)).record
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="laguna-{id}.rec"'},
    )
