"""Seats: sitting down, getting up, handing on, and invitations."""

from collections.abc import Callable
from functools import partial

import segno
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody

from ...show.messages import Invitation, Join, SeatChange, TableInfo
from ...store import Op
from ...store.interface import T
from ...tables import credentials, lobby, new_tables
from ...tables.levels import level_of
from ...tables.refusal import Refusal
from ...tables.seat_transfer import Handed
from ..addresses import link_base
from ..context import context_of
from ..cookies import known_guest, with_cookie
from ..hidden import refuse_hidden
from .parameters import Ask, Hand, SeatNumber, TableId, refusals
from .tables import info_for, known


@post("/tables/{id:str}/seats/{seat:int}", status_code=200, summary="Take a seat", responses=refusals(404, 409))
async def join(request: Ask, id: TableId, seat: SeatNumber, data: JSONBody[Join]) -> Response[TableInfo]:
    """Takes a seat that is open, or reserved if the code is right, or that this browser had before.

    Before the game begins, `leave` changes from one seat to another.
    """
    context = context_of(request)
    live = await context.tables.loaded.get(id)
    called = new_tables.name_for(data.name)
    guest, name, fresh = await known_guest(request, context.store, called, context.new_guests)
    refuse_hidden(live, guest)
    wish = partial(lobby.join, name=name, code=data.code, leave=data.leave, zone=data.zone)
    change = partial(wish, id=id, seat=seat, guest=guest)
    await context.tables.loaded.change(id, change, "news-joined", seat)
    return with_cookie(await info_for(request, id, guest), fresh)


async def _check_seat(request: Ask, id: str, seat: int) -> None:
    """Refuse a seat that a table does not have."""
    live = await context_of(request).tables.loaded.get(id)
    if seat >= len(live.seats):
        raise Refusal("no_such_seat")


async def _change(
    request: Ask, id: str, seat: int, guest: str, change: Op[T], message: str | Callable[[T], str]
) -> TableInfo:
    """Change something about a seat, tell the table, and return it."""
    await context_of(request).tables.loaded.change(id, change, message, seat, guest)
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
    """Gives a seat to a bot, to a person who is still to come, or back to whoever had it; or agrees to it.

    Before the game begins, the owner decides. Then one's own seat may be handed on at any time, another's once
    its player has been away for a minute. A bot may sit in if the owner says so, or all others who are here. A
    person may come if whoever held the seat says so, or at least two others. Until then `votes` says who agrees.
    """
    guest = await known(request)
    await _check_seat(request, id, seat)
    change = partial(lobby.hand_on, id=id, seat=seat, guest=guest, kind=data.kind, level=level_of(data.level))
    return await _change(request, id, seat, guest, change, partial(_news, data.kind))


def _news(kind: str, done: Handed) -> str:
    """What everybody is told when a seat is handed on, or should be."""
    if done == "asked":
        return "news-asked-bot" if kind == "bot" else "news-asked-person"
    return {"bot": "news-sits-in", "offered": "news-offered", "back": "news-back"}.get(done, "news-handed-on")


@delete(
    "/tables/{id:str}/seats/{seat:int}/vote",
    status_code=200,
    summary="Agree no longer that a seat is handed on",
    responses=refusals(404, 409),
)
async def withdraw(request: Ask, id: TableId, seat: SeatNumber) -> TableInfo:
    """Takes back what this browser said about a seat."""
    guest = await known(request)
    await _check_seat(request, id, seat)
    return await _change(request, id, seat, guest, partial(lobby.withdraw, id=id, seat=seat, guest=guest), "")


@get("/tables/{id:str}/invitation", summary="The link of a table", responses=refusals(404))
async def invitation(request: Ask, id: TableId, hand: Hand = False) -> Invitation:
    """The link as text and as a QR code."""
    live = await context_of(request).tables.loaded.get(id)
    if live.row.deal:
        refuse_hidden(live, await known(request))
    return _invitation(request, id, "#." if hand else "", hand)


@post(
    "/tables/{id:str}/seats/{seat:int}/invitation",
    status_code=200,
    summary="A new link for a reserved seat",
    responses=refusals(404, 409),
)
async def seat_invitation(request: Ask, id: TableId, seat: SeatNumber, hand: Hand = False) -> Invitation:
    """For the owner of the table, and for whoever held the seat. The older link becomes void."""
    guest = await known(request)
    await _check_seat(request, id, seat)
    code = credentials.new_secret()
    change = partial(lobby.invite, id=id, seat=seat, guest=guest, code=code)
    await context_of(request).tables.loaded.change(id, change)
    return _invitation(request, id, f"#{seat}.{code}", hand)


def _invitation(request: Ask, id: str, code: str, hand: bool) -> Invitation:
    base = context_of(request).url or link_base(str(request.base_url))
    link = f"{base.rstrip('/')}/table/{id}{code}{'.hand' if hand else ''}"
    picture = segno.make(link, error="m").svg_inline(border=2, scale=4, dark="#14333d", light="#ffffff")
    return Invitation(link, picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))
