"""Plans: what a player wants done when their turn comes. Only whoever has the seat sees and changes theirs.

A turn is imagined in the loop, which takes longer than most answers. So whoever plans waits for their turn with
all who ask questions (`http/questions.py`).
"""

import time
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import NoReturn

import msgspec
from litestar import MediaType, Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from laguna.table import Log, Reader, plans
from laguna.table.plans import Misfit

from ...show.plan_messages import NewPlan, PlanAnswer, PlanInfo, PlanQuestion, WayInfo
from ...store import plan_queries
from ...store.rows import PlanRow
from ...tables.live_table import LiveTable
from ...tables.refusal import Refusal
from ..context import address_of, context_of, lang_of
from .parameters import NEVER, Ask, SeatNumber, TableId, refusals
from .player import allow
from .tables import known

WAITING = 30
"""How many requests from one address may wait for their turn."""


async def _seat(request: Ask, id: str, seat: int) -> tuple[LiveTable, str]:
    """The table, and who asks; refused unless the seat is theirs, and the only one that they have there."""
    allow(request, "plans")
    guest = await known(request)
    live = await context_of(request).tables.loaded.get(id)
    if seat >= len(live.seats):
        raise Refusal("no_such_seat")
    if live.seats[seat].guest != guest:
        raise Refusal("not_yours")
    return live, guest


def _log(live: LiveTable, seat: int, guest: str) -> Log:
    """The game in which a seat may plan now; refused if it may not.

    Where several play at one device, the others would see the plan.
    """
    if not live.plays or live.table is None or live.row.guide or live.seats_of(guest) != [seat]:
        raise Refusal("not_now")
    log = live.table.log
    if not plans.may_plan(log, seat):
        raise Refusal("not_now", "plan-your-turn")
    return log


def _turn(request: Ask) -> AbstractAsyncContextManager[None]:
    """Wait until something may be imagined. The game may have gone on by then, and the seat be another's."""
    return context_of(request).questions.turn(address_of(request), WAITING)


async def _info(request: Ask, live: LiveTable, seat: int, guest: str) -> PlanInfo:
    row = await context_of(request).store.run(partial(plan_queries.plan, table=live.id, seat=seat))
    try:
        may = _log(live, seat, guest) is not None
    except Refusal:
        may = False
    if row is None or row.guest != guest or live.table is None:
        return PlanInfo(may, [], [], "")
    lang, log = lang_of(request), live.table.log
    turns = [
        [WayInfo(way.do, plans.texts(live.row.game, way.do, lang), way.same) for way in ways] for ways in row.turns
    ]
    acted = sorted(n for n in log.planned if n >= row.since and log.lines[n - log.first].seat == seat)
    return PlanInfo(may, turns, acted, row.ended)  # type: ignore[arg-type]


def _refuse(misfit: Misfit) -> NoReturn:
    """Say what cannot be planned, and why. The id is one of many others, since refusals are counted by it."""
    raise Refusal("not_now", f"plan-{misfit.why.replace('_', '-')}", turn=misfit.turn + 1)


@get("/tables/{id:str}/seats/{seat:int}/plan", summary="What you have planned", responses=refusals(404))
async def plan(request: Ask, id: TableId, seat: SeatNumber) -> PlanInfo:
    """For your own seat. What it did, and why the rest was dropped, stays until you say that you have seen it."""
    try:
        live, guest = await _seat(request, id, seat)
    except Refusal as refusal:
        if refusal.error != "not_yours":
            raise
        # A page may ask just when a bot has sat down in its seat, before it hears of that: it has no plan there.
        return PlanInfo(False, [], [], "")
    return await _info(request, live, seat, guest)


@put("/tables/{id:str}/seats/{seat:int}/plan", summary="Plan your next turns", responses=refusals(404, 409))
async def set_plan(request: Ask, id: TableId, seat: SeatNumber, data: JSONBody[NewPlan]) -> PlanInfo:
    """While others play. It takes the place of the last plan. Nobody else is told."""
    live, guest = await _seat(request, id, seat)
    async with _turn(request):
        log = _log(live, seat, guest)
        kept, n = plans.keep(log, seat, data.turns), log.n
    if isinstance(kept, Misfit):
        _refuse(kept)
    row = PlanRow(id, seat, guest, kept, -1, -1, n, "", int(time.time()))
    store = context_of(request).store
    if kept:
        await store.run(partial(plan_queries.save, row=row))
    else:
        await store.run(partial(plan_queries.end, table=id, seat=seat))
    return await _info(request, live, seat, guest)


@delete(
    "/tables/{id:str}/seats/{seat:int}/plan",
    status_code=200,
    summary="Drop what you planned",
    responses=refusals(404),
)
async def end_plan(request: Ask, id: TableId, seat: SeatNumber) -> PlanInfo:
    """At any time."""
    live, guest = await _seat(request, id, seat)
    await context_of(request).store.run(partial(plan_queries.end, table=id, seat=seat))
    return await _info(request, live, seat, guest)


@post(
    "/tables/{id:str}/seats/{seat:int}/plan/seen",
    status_code=200,
    summary="Say that you have seen what your plan did",
    responses=refusals(404),
)
async def seen_plan(request: Ask, id: TableId, seat: SeatNumber) -> PlanInfo:
    """What is left of it stays."""
    live, guest = await _seat(request, id, seat)
    await context_of(request).store.run(partial(plan_queries.see, table=id, seat=seat, n=live.n))
    return await _info(request, live, seat, guest)


@post(
    "/tables/{id:str}/seats/{seat:int}/plan/board",
    status_code=200,
    summary="The table on which you plan",
    responses={200: ResponseSpec(PlanAnswer, description="Messages of a table."), **refusals(404, 409)},
)
async def plan_board(request: Ask, id: TableId, seat: SeatNumber, data: JSONBody[PlanQuestion]) -> Response[bytes]:
    """Your next turn, as if the others did as little as they can; or the answer to a question about it."""
    live, guest = await _seat(request, id, seat)
    async with _turn(request):
        table = plans.board(_log(live, seat, guest), seat, data.turns, data.done)
        if isinstance(table, Misfit):
            _refuse(table)
        names = live.reader(seat, lang_of(request)).names
        to = Reader(seat, lang_of(request), names, data.drawing)
        if data.ask is None:
            messages = table.messages(0, to)
        else:
            messages = [msgspec.json.encode(table.look(data.ask, to))]
    content = b'{"messages":[' + b",".join(messages) + b"]}"
    return Response(content, media_type=MediaType.JSON, headers=NEVER)
