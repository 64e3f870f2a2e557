"""Players: all about oneself, devices, and all that is kept."""

import time
from functools import partial
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from ...players import codes, friends, kept, merging
from ...players.browsers import browser_name
from ...players.passkeys import INSTALLED
from ...show.player_messages import (
    Device,
    Export,
    FriendInfo,
    InvitedTo,
    Joined,
    Kept,
    PlayerChange,
    PlayerInfo,
    PlayHours,
    RatingInfo,
    RecoveryCode,
    TypedCode,
)
from ...show.rating_range import HIDDEN, Skill, bot_ratings, range_of
from ...store import Db, clock_queries, feed_queries, player_queries, rating_queries
from ...store.rows import DeviceRow, HoursRow
from ...tables import clocks, credentials, new_tables
from ...tables.refusal import Refusal
from ..context import context_of
from ..cookies import cookie, device_of, guest_of, known_guest, take_one, with_cookie
from .parameters import Ask, refusals
from .tables import known

ThingId = Annotated[str, PathParameter(description="Which one.", pattern="^[A-Za-z0-9_-]{1,1400}$")]


def allow(request: Ask, part: str) -> None:
    """Refuse a part of what players may have that is switched off here."""
    if part not in parts_of(request):
        raise Refusal("switched_off")


def parts_of(request: Ask) -> list[str]:
    """What players may have here."""
    context = context_of(request)
    missing = ({"passkeys"} if not INSTALLED else set()) | ({"ratings"} if context.ratings is None else set())
    return sorted(context.parts - missing - ({"notices"} if context.notifier is None else set()))


def new_device(request: Ask, now: int) -> DeviceRow:
    """The browser that asks, as a device that is still to be stored."""
    return DeviceRow(credentials.new_id(), browser_name(request.headers.get("user-agent", "")), now, now)


def become_player(request: Ask, guest: str, secret: str = "") -> "partial[None]":
    """What makes the guest who asks a player, if they are none yet."""
    device = new_device(request, int(time.time()))
    return partial(player_queries.become_player, guest=guest, secret=secret or device_of(request), device=device)


def let_in(request: Ask, content: object, guest: str, secret: str, tables: list[str]) -> Response[object]:
    """Answer a browser that has become a device of a player: its cookie, and news at the tables that it brings."""
    for id in tables:
        context_of(request).tables.loaded.hear(id)
    fresh = cookie(request, credentials.cookie_value(guest, secret), credentials.YEAR)
    return with_cookie(content, fresh)


def tell_left(request: Ask, guest: str, secret: str = "") -> None:
    """Close what a guest, or one device of theirs, has open in this process; others hear it from the database."""
    context_of(request).departures.hear(f"{merging.LEFT}{guest} {secret}".rstrip())


def info(db: Db, guest: str, name: str, secret: str, parts: list[str]) -> PlayerInfo:
    """All about a player, or about a guest who is none yet."""
    row = player_queries.player(db, guest)
    own, devices = player_queries.device_with(db, guest, secret), player_queries.devices(db, guest)
    return PlayerInfo(
        known=bool(guest),
        player=row is not None,
        name=name,
        colour=row.colour if row else 0,
        lang=(row.lang or None) if row else None,  # type: ignore[arg-type]
        parts=parts,  # type: ignore[arg-type]
        devices=[Device(one.id, one.name, one.id == own, one.made, one.seen) for one in devices],
        passkeys=[one.id for one in player_queries.passkeys(db, guest)],
        recovery=bool(row and row.recovery),
        link=row.link_until if row and row.link and row.link_until > time.time() else 0,
        friends=[FriendInfo(*one) for one in friends.friends(db, guest)],
        invitations=[InvitedTo(*one) for one in friends.invitations(db, guest)],
        hours=PlayHours(*hours) if (hours := clock_queries.hours(db, guest)) else None,
        days_off=clocks.days_left(db, guest),
        ratings=_ratings(db, guest) if "ratings" in parts else [],
        feed=bool(guest) and feed_queries.feed(db, guest) is not None,
        kept=[Kept(sort, count) for sort, count in kept.count(db, guest).items()] if guest else [],
    )


def _ratings(db: Db, guest: str) -> list[RatingInfo]:
    rows = rating_queries.ratings_of(db, guest) if guest else []
    return [
        RatingInfo(
            row.game,
            row.games,
            list(range_of(Skill(row.mu, row.sigma, row.games)) or ()),
            HIDDEN,
            bot_ratings().get(row.game, {}),
        )
        for row in rows
    ]


async def info_of(request: Ask, guest: str, name: str, secret: str = "") -> PlayerInfo:
    """All about who asks."""
    read = partial(info, guest=guest, name=name, secret=secret or device_of(request), parts=parts_of(request))
    return await context_of(request).store.run(read)


@get("/me/player", summary="All about the player that this browser belongs to", responses=refusals())
async def player(request: Ask) -> PlayerInfo:
    """Devices, passkeys, friends, invitations, and what is kept. A guest is not changed by asking."""
    guest, name = await guest_of(request, context_of(request).store)
    return await info_of(request, guest, name)


@put("/me/player", summary="Change name, colour or language", responses=refusals(409))
async def change_player(request: Ask, data: JSONBody[PlayerChange]) -> Response[PlayerInfo]:
    """For all devices. Who only gives a name stays a guest; colour and language make a player of them."""
    store = context_of(request).store
    wanted = new_tables.name_for(data.name)
    guest, name, fresh = await known_guest(request, store, wanted, context_of(request).new_guests)
    secret = secret_in(fresh.value) if fresh else device_of(request)
    if data.colour is not None or data.lang is not None:
        become = become_player(request, guest, secret)

        def change(db: Db) -> None:
            become(db)
            row = player_queries.player(db, guest)
            assert row is not None
            colour = row.colour if data.colour is None else data.colour
            player_queries.set_taste(db, guest, colour, data.lang or row.lang)

        await store.run(change)
    return with_cookie(await info_of(request, guest, name, secret), fresh)


@put("/me/hours", summary="Say when you play", responses=refusals(409))
async def change_hours(request: Ask, data: JSONBody[PlayHours]) -> Response[PlayerInfo]:
    """For all tables with a clock that are played over days. What has passed already stays as it was."""
    allow(request, "clocks")
    context = context_of(request)
    guest, name, fresh = await known_guest(request, context.store, "", context.new_guests)
    hours = HoursRow(data.zone, data.opens, data.closes, data.weekends)
    for id in await context.store.run(partial(clocks.set_hours, guest=guest, hours=hours)):
        context.tables.loaded.hear(id)
    secret = secret_in(fresh.value) if fresh else device_of(request)
    return with_cookie(await info_of(request, guest, name, secret), fresh)


def secret_in(value: str | None) -> str:
    """The hash of the secret in a cookie that is still to be set."""
    found = credentials.read_cookie(value)
    return credentials.hashed(found[1]) if found else ""


@delete("/me/devices/{id:str}", status_code=200, summary="End a device", responses=refusals(404, 409))
async def end_device(request: Ask, id: ThingId) -> Response[PlayerInfo]:
    """Its cookie opens nothing any more. Whoever ends this browser can come back another way."""
    store = context_of(request).store
    guest, name = await guest_of(request, store)
    if not guest:
        raise Refusal("no_guest")
    secret = await store.run(partial(merging.leave, guest=guest, device=id))
    tell_left(request, guest, secret)
    if secret == device_of(request):
        return with_cookie(await info_of(request, "", ""), cookie(request, "", 0))
    return with_cookie(await info_of(request, guest, name), None)


@get("/me/export", summary="All that is kept of you", responses=refusals())
async def export(request: Ask) -> Export:
    """As JSON, without hashes of secrets. `DELETE /me` deletes all of it."""
    guest = await known(request)
    return Export(await context_of(request).store.run(partial(kept.export, guest=guest)))


@post("/me/recovery", status_code=200, summary="A new recovery code", responses=refusals())
async def new_recovery(request: Ask) -> RecoveryCode:
    """Five words for paper, which lead back here once. The older ones are void."""
    allow(request, "devices")
    guest = await known(request)
    words = codes.new_words()
    become = become_player(request, guest)

    def change(db: Db) -> None:
        become(db)
        player_queries.set_recovery(db, guest, credentials.hashed(words))

    await context_of(request).store.run(change)
    return RecoveryCode(words)


@delete("/me/recovery", status_code=200, summary="Void the recovery code", responses=refusals())
async def end_recovery(request: Ask) -> PlayerInfo:
    """The words on paper lead nowhere then."""
    store = context_of(request).store
    guest, name = await guest_of(request, store)
    if guest:
        await store.run(partial(player_queries.set_recovery, guest=guest, code=""))
    return await info_of(request, guest, name)


@post("/recovery", status_code=200, summary="Come back by a recovery code", responses=refusals(409))
async def recover(request: Ask, data: JSONBody[TypedCode]) -> Response[Joined]:
    """This browser is a device of the player then, and the code is void. What it had passes to the player."""
    allow(request, "devices")
    context = context_of(request)
    await take_one(request, context.code_tries)
    guest, _ = await guest_of(request, context.store)
    words, secret, now = codes.read_words(data.code), credentials.new_secret(), int(time.time())
    device = new_device(request, now)

    def enter(db: Db) -> tuple[str, list[str]] | Refusal:
        if player_queries.wrong_codes(db, now - 3600) >= context.limits.all_code_tries:
            return Refusal("too_fast")
        player = player_queries.take_recovery(db, credentials.hashed(words)) if words else ""
        if not player:
            player_queries.count_wrong(db, [], now)
            return Refusal("wrong_words")
        return player, merging.enter(db, guest, player, credentials.hashed(secret), device)

    found = await context.store.run(enter, once=True)
    if isinstance(found, Refusal):
        raise found
    if guest:
        tell_left(request, guest)
    return let_in(request, Joined("joined"), found[0], secret, found[1])  # type: ignore[return-value]
