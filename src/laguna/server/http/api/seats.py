"""Seats: sitting down, getting up, handing on, and invitations."""

from functools import partial

import segno
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody

from ...show.messages import Invitation, Join, SeatChange, TableInfo
from ...store import Op
from ...tables import credentials, lobby
from ...tables.levels import level_of
from ...tables.refusal import Refusal
from ..addresses import link_base
from ..context import context_of
from ..cookies import known_guest, with_cookie
from .parameters import Ask, SeatNumber, TableId, refusals
from .tables import info_for, known


@post("/tables/{id:str}/seats/{seat:int}", status_code=200, summary="Take a seat", responses=refusals(404, 409))
async def join(request: Ask, id: TableId, seat: SeatNumber, data: JSONBody[Join]) -> Response[TableInfo]:
    """Takes a seat that is open, or reserved if the code is right, or that this browser had before."""
    context = context_of(request)
    await context.tables.loaded.get(id)
    called = lobby.name_for(data.name)
    guest, name, fresh = await known_guest(request, context.store, called, context.new_guests)
    change = partial(lobby.join, id=id, seat=seat, guest=guest, name=name, code=data.code)
    await context.tables.loaded.change(id, change, "news-joined", seat)
    return with_cookie(await info_for(request, id, guest), fresh)


async def _check_seat(request: Ask, id: str, seat: int) -> None:
    """Refuse a seat that a table does not have."""
    live = await context_of(request).tables.loaded.get(id)
    if seat >= len(live.seats):
        raise Refusal("no_such_seat")


async def _change(request: Ask, id: str, seat: int, guest: str, change: Op[None], message: str) -> TableInfo:
    """Change something about a seat, tell the table, and return it."""
    await context_of(request).tables.loaded.change(id, change, message, seat)
    return await info_for(request, id, guest)


@delete(
    "/tables/{id:str}/seats/{seat:int}",
    status_code=200,
    summary="Get up before the game begins",
    responses=refusals(404, 409),
)
async def get_up(request: Ask, id: TableId, seat: SeatNumber) -> TableInfo:
    """The seat is open again."""
    guest = await known(request)
    await _check_seat(request, id, seat)
    change = partial(lobby.get_up, id=id, seat=seat, guest=guest)
    return await _change(request, id, seat, guest, change, "news-got-up")


@post(
    "/tables/{id:str}/seats/{seat:int}/resign",
    status_code=200,
    summary="Give up: a bot goes on",
    responses=refusals(404, 409),
)
async def resign(request: Ask, id: TableId, seat: SeatNumber) -> TableInfo:
    """There is no way back."""
    guest = await known(request)
    await _check_seat(request, id, seat)
    change = partial(lobby.resign, id=id, seat=seat, guest=guest)
    return await _change(request, id, seat, guest, change, "news-resigned")


@put("/tables/{id:str}/seats/{seat:int}", summary="Hand a seat on", responses=refusals(404, 409))
async def hand_on(request: Ask, id: TableId, seat: SeatNumber, data: JSONBody[SeatChange]) -> TableInfo:
    """The owner gives a seat to a bot, to a person who is still to come, or back to whoever had it.

    Once the game has begun, only a seat whose player has been away for a while can be handed on.
    """
    guest = await known(request)
    await _check_seat(request, id, seat)
    change = partial(lobby.hand_on, id=id, seat=seat, guest=guest, kind=data.kind, level=level_of(data.level))
    return await _change(request, id, seat, guest, change, "news-handed-on")


@get("/tables/{id:str}/invitation", summary="The link of a table", responses=refusals(404))
async def invitation(request: Ask, id: TableId) -> Invitation:
    """The link as text and as a QR code."""
    await context_of(request).tables.loaded.get(id)
    return _invitation(request, id, "")


@post(
    "/tables/{id:str}/seats/{seat:int}/invitation",
    status_code=200,
    summary="A new link for a reserved seat",
    responses=refusals(404, 409),
)
async def seat_invitation(request: Ask, id: TableId, seat: SeatNumber) -> Invitation:
    """Only the owner of the table may do this. The older link becomes void."""
    guest = await known(request)
    await _check_seat(request, id, seat)
    code = credentials.new_secret()
    change = partial(lobby.invite, id=id, seat=seat, guest=guest, code=code)
    await context_of(request).tables.loaded.change(id, change)
    return _invitation(request, id, f"#{seat}.{code}")


def _invitation(request: Ask, id: str, code: str) -> Invitation:
    base = context_of(request).url or link_base(str(request.base_url))
    link = f"{base.rstrip('/')}/table/{id}{code}"
    picture = segno.make(link, error="m").svg_inline(border=2, scale=4, dark="#14333d", light="#ffffff")
    return Invitation(link, picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))
