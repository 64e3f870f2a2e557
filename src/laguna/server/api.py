"""The HTTP interface, under `/api`: what is there, who one is, and tables."""

import time
from functools import partial
from typing import Annotated, Any

import segno
from litestar import MediaType, Request, Response, Router, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from laguna.kernel import registry
from laguna.kernel.text import LANGUAGES
from laguna.table import finished
from laguna.table.messages import Lang, Outcome

from . import catalogue, lobby, queries, seats
from .addresses import link_base
from .bots import default_level
from .guests import cookie, guest_of, known_guest, take_one, with_cookie
from .live import table_socket
from .messages import (
    PAGE,
    Catalogue,
    GameData,
    Invitation,
    Join,
    Me,
    Mute,
    NewName,
    NewTable,
    Problem,
    Replay,
    SeatChange,
    TableInfo,
    TableList,
)
from .refusal import Refusal
from .service import lang_of, service_of
from .tables import Live, table_info

Ask = Request[Any, Any, Any]
InLang = Annotated[Lang | None, QueryParameter(description="The language of all texts in the answer.")]
TableId = Annotated[str, PathParameter(description="Which table.", pattern=f"^{seats.ID}$")]
SeatNumber = Annotated[int, PathParameter(description="Which seat, from 0.", ge=0, le=7)]
Version = Annotated[str | None, QueryParameter(description="The version, as `Catalogue` has it.", max_length=32)]
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
NEVER = {"cache-control": "no-store"}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a request can get, for the OpenAPI document."""
    texts = {
        400: "The request cannot be understood, or asks for something that does not exist.",
        403: "This browser may not do that.",
        404: "There is no such thing.",
        409: "That cannot be done now.",
        413: "The request is too large.",
        429: "Too many requests, or too many tables.",
        503: "The database cannot be reached at the moment.",
    }
    every = {400, 403, 413, 429, 503, *statuses}
    return {status: ResponseSpec(Problem, description=texts[status]) for status in sorted(every)}


# What is there


@get("/games", summary="What can be played here", responses=refusals())
async def games(request: Ask, lang: InLang = None) -> Catalogue:
    """Games with their options, levels of bots, and the addresses of words and boards."""
    return catalogue.catalogue(lang or lang_of(request))


@get(
    "/games/{game:str}/data",
    summary="The board of a game, and the ids behind its numbers",
    responses={
        200: ResponseSpec(GameData, description="May be kept for ever."),
        **refusals(404),
    },
)
async def game_data(
    game: Annotated[str, PathParameter(description="Which game.")],
    v: Annotated[
        str | None, QueryParameter(description="The version, as `Catalogue` has it.", max_length=32)
    ] = None,
) -> Response[bytes]:
    """`board.toml` and `cards.toml` as JSON, with lists of ids and numbers."""
    if game not in registry.names():
        raise Refusal("no_such_page")
    return Response(catalogue.data(game), media_type=MediaType.JSON, headers=FOR_EVER if v else NEVER)


LangFile = Annotated[str, PathParameter(description="A language and `.ftl`.", pattern=r"^(en|it|de|fr)\.ftl$")]
_FLUENT = ResponseSpec(str, description="A Fluent file.", media_type=MediaType.TEXT, generate_examples=False)


@get("/words/{file:str}", summary="Words that belong to no game", responses={200: _FLUENT, **refusals(404)})
async def common_words(
    file: LangFile,
    v: Annotated[
        str | None, QueryParameter(description="The version, as `Catalogue` has it.", max_length=32)
    ] = None,
) -> Response[bytes]:
    """Names and sentences in one language."""
    return _words(file, "", v)


@get("/games/{game:str}/words/{file:str}", summary="Words of a game", responses={200: _FLUENT, **refusals(404)})
async def game_words(
    game: Annotated[str, PathParameter(description="Which game.")],
    file: LangFile,
    v: Annotated[
        str | None, QueryParameter(description="The version, as `Catalogue` has it.", max_length=32)
    ] = None,
) -> Response[bytes]:
    """Names, explanations (`.about`) and sentences in one language."""
    if game not in registry.names():
        raise Refusal("no_such_page")
    return _words(file, game, v)


def _words(file: str, game: str, v: str | None) -> Response[bytes]:
    lang = file.removesuffix(".ftl")
    if lang not in LANGUAGES:
        raise Refusal("no_such_page")
    return Response(
        catalogue.file_of_words(lang, game),
        media_type="text/plain; charset=utf-8",
        headers=FOR_EVER if v else NEVER,
    )


# People


@get("/me", summary="Who this browser is", responses=refusals(), response_headers=[], cache_control=None)
async def me(request: Ask) -> Me:
    """Whether it has a cookie of ours, and what its person is called."""
    guest, name = await guest_of(request, service_of(request).store)
    return Me(bool(guest), name)


@put("/me", summary="Say how one is called", responses=refusals(409))
async def set_me(request: Ask, data: JSONBody[NewName]) -> Response[Me]:
    """The first time this sets the cookie by which the browser is known."""
    name = lobby.name_for(data.name, "")
    service = service_of(request)
    _, name, fresh = await known_guest(request, service.store, name, service.new_guests)
    return with_cookie(Me(True, name), fresh)


@delete("/me", status_code=200, summary="Be forgotten", responses=refusals())
async def forget_me(request: Ask) -> Response[Me]:
    """Deletes name and chat, leaves all seats to bots, and makes the cookie void."""
    service = service_of(request)
    guest, _ = await guest_of(request, service.store)
    if guest:
        for id in await service.store.run(partial(queries.forget_guest, guest=guest, level=default_level())):
            if id in service.tables.live:
                service.tables.heard(id)
    return with_cookie(Me(False, ""), cookie(request, "", 0))


# Tables


async def _info(request: Ask, id: str) -> TableInfo:
    service = service_of(request)
    guest, _ = await guest_of(request, service.store)
    live = await service.tables.get(id)
    return service.tables.info(live, guest, lang_of(request))


@get("/tables/open", summary="Public tables that wait for people", responses=refusals())
async def open_tables(request: Ask, lang: InLang = None) -> TableList:
    """At most 50, those where something happened last come first."""
    return await _list(request, queries.open_tables)


@get("/tables/mine", summary="Tables where this browser has a seat", responses=refusals())
async def my_tables(request: Ask, lang: InLang = None) -> TableList:
    """At most 50, those with the latest move first."""
    guest, _ = await guest_of(request, service_of(request).store)
    return await _list(request, partial(queries.tables_of, guest=guest)) if guest else TableList([])


async def _list(request: Ask, which: Any) -> TableList:  # noqa: ANN401 - a query for ids
    service = service_of(request)
    guest, _ = await guest_of(request, service.store)

    def read(db: Any) -> list[Any]:  # noqa: ANN401
        return [(queries.table(db, id), queries.seats(db, id)) for id in which(db, limit=PAGE)]

    lang = lang_of(request)
    return TableList(
        [table_info(row, rows, guest, lang, set()) for row, rows in await service.store.run(read) if row]
    )


@post("/tables", status_code=201, summary="Make a table", responses=refusals(409))
async def make_table(request: Ask, data: JSONBody[NewTable], lang: InLang = None) -> Response[TableInfo]:
    """It begins by itself as soon as no seat is open or reserved."""
    service = service_of(request)
    lobby.check(data)
    name = lobby.name_for(data.name, "")
    for plan in data.seats:
        lobby.name_for(plan.name, "")
        if plan.kind == "bot":
            lobby.level_of(plan.level)
    take_one(request, service.new_tables)
    guest, name, fresh = await known_guest(request, service.store, name, service.new_guests)
    id = seats.new_id()
    made = partial(
        lobby.make, id=id, new=data, guest=guest, known=name, limits=service.limits, now=int(time.time())
    )
    await service.store.run(made, once=True)
    live = await service.tables.get(id)
    service.tables.consider(live)
    return with_cookie(service.tables.info(live, guest, lang_of(request)), fresh, 201)


@get("/tables/{id:str}", summary="A table", responses=refusals(404))
async def table(request: Ask, id: TableId, lang: InLang = None) -> TableInfo:
    """Whoever has its link may see it."""
    return await _info(request, id)


@post("/tables/{id:str}/seats/{seat:int}", status_code=200, summary="Take a seat", responses=refusals(404, 409))
async def join(
    request: Ask, id: TableId, seat: SeatNumber, data: JSONBody[Join], lang: InLang = None
) -> Response[TableInfo]:
    """One that is open, or reserved and the code is right; or one that this browser had before."""
    service = service_of(request)
    await service.tables.get(id)
    called = lobby.name_for(data.name, "")
    guest, name, fresh = await known_guest(request, service.store, called, service.new_guests)
    change = partial(lobby.join, id=id, seat=seat, guest=guest, name=name, code=data.code)
    await service.tables.changed(id, change, "news-joined", seat)
    return with_cookie(await _with_guest(request, id, guest), fresh)


async def _with_guest(request: Ask, id: str, guest: str) -> TableInfo:
    service = service_of(request)
    return service.tables.info(await service.tables.get(id), guest, lang_of(request))


async def _known(request: Ask) -> str:
    guest, _ = await guest_of(request, service_of(request).store)
    if not guest:
        raise Refusal("no_guest")
    return guest


async def _has_seat(request: Ask, id: str, seat: int) -> Live:
    live = await service_of(request).tables.get(id)
    if seat >= len(live.seats):
        raise Refusal("no_such_seat")
    return live


@delete(
    "/tables/{id:str}/seats/{seat:int}",
    status_code=200,
    summary="Get up before the game begins",
    responses=refusals(404, 409),
)
async def get_up(request: Ask, id: TableId, seat: SeatNumber, lang: InLang = None) -> TableInfo:
    """The seat is open again."""
    guest = await _known(request)
    await _has_seat(request, id, seat)
    change = partial(lobby.get_up, id=id, seat=seat, guest=guest)
    await service_of(request).tables.changed(id, change, "news-got-up", seat)
    return await _with_guest(request, id, guest)


@post(
    "/tables/{id:str}/seats/{seat:int}/resign",
    status_code=200,
    summary="Give up: a bot goes on",
    responses=refusals(404, 409),
)
async def resign(request: Ask, id: TableId, seat: SeatNumber, lang: InLang = None) -> TableInfo:
    """There is no way back."""
    guest = await _known(request)
    await _has_seat(request, id, seat)
    change = partial(lobby.resign, id=id, seat=seat, guest=guest)
    await service_of(request).tables.changed(id, change, "news-resigned", seat)
    return await _with_guest(request, id, guest)


@put("/tables/{id:str}/seats/{seat:int}", summary="Hand a seat on", responses=refusals(404, 409))
async def hand_on(
    request: Ask, id: TableId, seat: SeatNumber, data: JSONBody[SeatChange], lang: InLang = None
) -> TableInfo:
    """The owner gives a seat to a bot, to a person who is still to come, or back to who had it.

    Once the game has begun, only a seat whose player has been away for a while can be handed on.
    """
    guest = await _known(request)
    await _has_seat(request, id, seat)
    lobby.level_of(data.level)
    change = partial(lobby.hand_on, id=id, seat=seat, guest=guest, kind=data.kind, level=data.level)
    await service_of(request).tables.changed(id, change, "news-handed-on", seat)
    return await _with_guest(request, id, guest)


@get("/tables/{id:str}/invitation", summary="The link of a table", responses=refusals(404))
async def invitation(request: Ask, id: TableId) -> Invitation:
    """As text and as a QR code."""
    await service_of(request).tables.get(id)
    return _invitation(request, id, "")


@post(
    "/tables/{id:str}/seats/{seat:int}/invitation",
    status_code=200,
    summary="A new link for a reserved seat",
    responses=refusals(404, 409),
)
async def seat_invitation(request: Ask, id: TableId, seat: SeatNumber) -> Invitation:
    """Only its owner may ask for it. The older link is void."""
    guest = await _known(request)
    await _has_seat(request, id, seat)
    code = seats.new_secret()
    change = partial(lobby.invite, id=id, seat=seat, guest=guest, code=code)
    await service_of(request).tables.changed(id, change)
    return _invitation(request, id, f"#{seat}.{code}")


def _invitation(request: Ask, id: str, code: str) -> Invitation:
    base = service_of(request).url or link_base(str(request.base_url))
    link = f"{base.rstrip('/')}/table/{id}{code}"
    picture = segno.make(link, error="m").svg_inline(border=2, scale=4, dark="#14333d", light="#ffffff")
    return Invitation(link, picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))


@put("/tables/{id:str}/mute", summary="Whose chat one does not want to read", responses=refusals(404))
async def mute(request: Ask, id: TableId, data: JSONBody[Mute]) -> Mute:
    """For this browser at this table."""
    service = service_of(request)
    guest = await _known(request)
    live = await service.tables.get(id)
    muted = sorted({seat for seat in data.seats if seat < len(live.seats)})
    await service.tables.changed(id, partial(queries.set_mutes, guest=guest, id=id, muted=muted))
    return Mute(muted)


@post("/tables/{id:str}/rematch", status_code=200, summary="Play again", responses=refusals(404, 409))
async def rematch(request: Ask, id: TableId, lang: InLang = None) -> TableInfo:
    """The same people, the first seat moved to the end. Whoever asks second gets the same table."""
    service = service_of(request)
    guest = await _known(request)
    await service.tables.get(id)
    change = partial(lobby.rematch, id=id, new=seats.new_id(), guest=guest, now=int(time.time()))
    again = await service.tables.changed(id, change)
    live = await service.tables.get(again)
    service.tables.consider(live)
    return service.tables.info(live, guest, lang_of(request))


# After the end


async def _over(request: Ask, id: str) -> Live:
    live = await service_of(request).tables.get(id)
    if live.row.state != "over":
        raise Refusal("not_over")
    return live


@get("/tables/{id:str}/outcome", summary="How a game came out", responses=refusals(404, 409))
async def outcome(request: Ask, id: TableId, lang: InLang = None) -> Outcome:
    """Places, points, and where every point came from."""
    live = await _over(request, id)
    to = live.reader(-1, lang_of(request))
    if live.table is not None:
        return live.table.outcome(to)
    return finished.archived_outcome(await service_of(request).tables.archive(id), to)


@get("/tables/{id:str}/replay", summary="A finished game again", responses=refusals(404, 409))
async def replay(
    request: Ask,
    id: TableId,
    first: Annotated[int, QueryParameter(description="The first position wanted.", ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(description="How many.", ge=1, le=PAGE)] = 20,
    seat: Annotated[int, QueryParameter(description="Whose view; -1: the public's.", ge=-1, le=7)] = -1,
    lang: InLang = None,
) -> Replay:
    """Positions as a seat saw them; events with all secrets told."""
    live = await _over(request, id)
    if seat >= live.row.seats:
        raise Refusal("no_such_seat")
    kept = await service_of(request).tables.archive(id)
    to = live.reader(seat, lang_of(request))
    return Replay(
        table=await _info(request, id),
        length=len(kept.positions) - 1,
        turns=finished.first_of_turns(kept),
        positions=finished.positions(kept, first, count, to),
    )


_RECORD = ResponseSpec(str, description="A record, for `laguna replay`.", media_type=MediaType.TEXT)


@get(
    "/tables/{id:str}/record",
    summary="The record of a finished game",
    responses={200: _RECORD, **refusals(404, 409)},
)
async def record(request: Ask, id: TableId) -> Response[str]:
    """One line an action, draws included; what was taken back is left out."""
    await _over(request, id)
    kept = await service_of(request).tables.archive(id)
    return Response(
        kept.record,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="laguna-{id}.rec"'},
    )


router = Router(
    "/api",
    route_handlers=[
        games,
        game_data,
        common_words,
        game_words,
        me,
        set_me,
        forget_me,
        open_tables,
        my_tables,
        make_table,
        table,
        join,
        get_up,
        resign,
        hand_on,
        invitation,
        seat_invitation,
        mute,
        rematch,
        outcome,
        replay,
        record,
        table_socket,
    ],
)
"""All of it."""
