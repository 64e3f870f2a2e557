"""Joining another device to a player by a short code, which both agree to."""

import asyncio
import time
from functools import partial

import segno
from litestar import Response, delete, get, post
from litestar.params import JSONBody

from ...players import codes, joining
from ...players.browsers import browser_name
from ...show.player_messages import Agree, JoinAnswer, JoinCode, Joined, Joining, JoinState, TypedCode
from ...store import Db, player_queries
from ...store.rows import JoinRow
from ...tables import credentials
from ...tables.refusal import Refusal
from ..addresses import link_base
from ..context import context_of
from ..cookies import guest_of, known_guest, take_one, with_cookie
from .parameters import Ask, TableId, refusals
from .player import allow, become_player, let_in, new_device, secret_in, tell_left
from .tables import known


@post("/me/join", status_code=200, summary="A code for another device", responses=refusals())
async def show_code(request: Ask) -> Response[JoinCode]:
    """Good for five minutes and once. The older one is void."""
    allow(request, "devices")
    context = context_of(request)
    await take_one(request, context.code_tries)
    guest, _, fresh = await known_guest(request, context.store, "", context.new_guests)
    become = become_player(request, guest, secret_in(fresh.value) if fresh else "")
    code, id, now = codes.new_code(), credentials.new_id(), int(time.time())
    hash = await asyncio.to_thread(codes.slow_hash, code)

    def show(db: Db) -> JoinRow:
        become(db)
        return joining.show(db, guest, id, code, hash, now)

    row = await context.store.run(show)
    base = context.url or link_base(str(request.base_url))
    link = f"{base.rstrip('/')}/me#{code}"
    picture = segno.make(link, error="m").svg_inline(border=2, scale=4, dark="#14333d", light="#ffffff")
    picture = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return with_cookie(JoinCode(code, link, picture, row.until), fresh)


@get("/me/join", summary="How far the joining is", responses=refusals())
async def join_state(request: Ask) -> JoinState:
    """For the device that shows the code."""
    guest = await known(request)
    found = await context_of(request).store.run(partial(player_queries.join_of, guest=guest, now=int(time.time())))
    return _state(found)


def _state(row: JoinRow | None) -> JoinState:
    if row is None or row.tries >= joining.TRIES:
        return JoinState("none")
    if not row.token:
        return JoinState("open", until=row.until)
    return JoinState(
        "joined" if row.joined else "agreed" if row.here else "asked", row.device, row.number, row.until
    )


@post("/me/join/agree", status_code=200, summary="Agree to a device", responses=refusals())
async def agree_here(request: Ask, data: JSONBody[Agree]) -> JoinState:
    """On the player's side."""
    guest = await known(request)
    agree = partial(joining.agree_here, guest=guest, number=data.number, now=int(time.time()))
    return _state(await context_of(request).store.run(agree))


@delete("/me/join", status_code=200, summary="Void the code", responses=refusals())
async def end_code(request: Ask) -> JoinState:
    """Whoever has typed it cannot join any more."""
    guest = await known(request)
    await context_of(request).store.run(partial(player_queries.end_join, guest=guest))
    return JoinState("none")


@post("/joins", status_code=200, summary="Type the code of another device", responses=refusals(409))
async def type_code(request: Ask, data: JSONBody[TypedCode]) -> Joining:
    """Nothing has changed by that: both must agree. A wrong code counts against those that begin like it."""
    allow(request, "devices")
    context = context_of(request)
    await take_one(request, context.code_tries)
    code = codes.read_code(data.code)
    if not code:
        raise Refusal("wrong_code")
    guest, _ = await guest_of(request, context.store)
    claim = partial(
        joining.claim,
        code=code,
        hash=await asyncio.to_thread(codes.slow_hash, code),
        guest=guest,
        device=browser_name(request.headers.get("user-agent", "")),
        token=(token := credentials.new_secret()),
        limits=context.limits,
        now=int(time.time()),
    )
    found = await context.store.run(claim, once=True)
    if isinstance(found, Refusal):
        raise found
    return Joining(found.id, token, found.name, found.number, found.tables)


@post("/joins/{id:str}", status_code=200, summary="Agree to join a player, or do not", responses=refusals(409))
async def agree_there(request: Ask, id: TableId, data: JSONBody[JoinAnswer]) -> Response[Joined]:
    """On the other device, which asks again until the player has agreed. Then this sets its cookie."""
    context, now = context_of(request), int(time.time())
    if not data.agree:
        await context.store.run(partial(joining.give_up, id=id, token=data.token, now=now))
        return with_cookie(Joined("ended"), None)
    guest, _ = await guest_of(request, context.store)
    secret = credentials.new_secret()
    agree = partial(
        joining.agree_there,
        id=id,
        token=data.token,
        guest=guest,
        secret=credentials.hashed(secret),
        device=new_device(request, now),
        now=now,
    )
    found = await context.store.run(agree)
    if not found.guest:
        return with_cookie(Joined("asked"), None)
    if not found.renewed:
        return with_cookie(Joined("joined"), None)
    if guest:
        tell_left(request, guest)
    return let_in(request, Joined("joined"), found.guest, secret, found.tables)  # type: ignore[return-value]
