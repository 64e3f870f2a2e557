"""Finished games: outcome, replay and record."""

from functools import partial
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from laguna.kernel import registry
from laguna.kernel.record import TITLE, actor
from laguna.table import Line, finished
from laguna.table.messages import Outcome

from ...show.messages import PAGE, Replay
from ...store import queries
from ...store.rows import TableRow
from ...tables.live_table import LiveTable
from ...tables.refusal import Refusal
from ..context import context_of, lang_of
from ..cookies import guest_of
from .parameters import Ask, TableId, refusals

_RECORD = ResponseSpec(str, description="A record, for `laguna replay`.", media_type=MediaType.TEXT)


def lines_as_text(row: TableRow, lines: list[Line]) -> str:
    """A game whose board is not here, line by line as it is stored. What was taken back is still in it."""
    head = [TITLE, f"game {row.game}", f"rules {row.rules}", f"edition {row.edition}", f"seats {row.seats}"]
    options = [f"option {name} {value}" for name, value in row.options.items()]
    return "\n".join([*head, *options, "", *(f"{actor(line.seat)} {line.what}" for line in lines)]) + "\n"


async def _over(request: Ask, id: str) -> LiveTable:
    live = await context_of(request).tables.loaded.get(id)
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


@get("/tables/{id:str}/replay", summary="Replay a finished game", responses=refusals(404, 409))
async def replay(
    request: Ask,
    id: TableId,
    first: Annotated[int, QueryParameter(description="The first position wanted.", ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(description="How many.", ge=1, le=PAGE)] = 20,
    seat: Annotated[int, QueryParameter(description="Whose view; -1 for the public's.", ge=-1, le=7)] = -1,
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
        table=live.info(guest, lang),
        length=len(archive.positions) - 1,
        turns=finished.first_of_turns(archive),
        positions=finished.positions(
            registry.load(live.row.game), archive, first, count, live.reader(seat, lang, drawing)
        ),
    )


@get(
    "/tables/{id:str}/record",
    summary="The record of a finished game",
    responses={200: _RECORD, **refusals(404, 409)},
)
async def record(request: Ask, id: TableId) -> Response[str]:
    """One line for each action, draws included, without what was taken back.

    A game that waits for its board can be taken elsewhere by whoever has a seat in it.
    """
    context = context_of(request)
    live = await context.tables.loaded.get(id)
    if live.row.closed == "edition":
        guest, _ = await guest_of(request, context.store)
        if not live.seats_of(guest):
            raise Refusal("not_over")
        text = lines_as_text(live.row, await context.store.run(partial(queries.lines, id=id)))
    else:
        await _over(request, id)
        text = (await context.tables.archives.get(id)).record
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="laguna-{id}.rec"'},
    )
