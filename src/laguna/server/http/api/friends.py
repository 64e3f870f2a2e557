"""Friends: a link for people one has played with, and inviting them to a table."""

import time
from functools import partial

from litestar import delete, post
from litestar.params import JSONBody

from ... import shared_clock
from ...notices.notifier import tell_invited
from ...players import friends
from ...show.player_messages import FriendLink, PlayerInfo, TableToInviteTo, TypedCode
from ...store import Db
from ...tables import credentials
from ..addresses import link_base
from ..context import context_of
from ..cookies import guest_of, take_one
from .parameters import Ask, TableId, refusals
from .player import allow, become_player, info_of
from .tables import known


@post("/me/friends/link", status_code=200, summary="A new link for friends", responses=refusals())
async def show_link(request: Ask) -> FriendLink:
    """Good for a week, for people with whom one has played. The older one is void."""
    allow(request, "friends")
    guest = await known(request)
    become, code, now = become_player(request, guest), credentials.new_secret(), int(time.time())

    def show(db: Db) -> int:
        become(db)
        return friends.show_link(db, guest, code, now)

    until = await context_of(request).store.run(show)
    base = context_of(request).url or link_base(str(request.base_url))
    return FriendLink(f"{base.rstrip('/')}/me#friend.{code}", until)


@delete("/me/friends/link", status_code=200, summary="Void the link for friends", responses=refusals())
async def end_link(request: Ask) -> PlayerInfo:
    """Friends stay friends."""
    guest = await known(request)
    await context_of(request).store.run(partial(friends.end_link, guest=guest))
    return await _info(request)


@post("/me/friends", status_code=200, summary="Follow somebody's link for friends", responses=refusals(409))
async def befriend(request: Ask, data: JSONBody[TypedCode]) -> PlayerInfo:
    """Both are friends then. They must have played together."""
    allow(request, "friends")
    await take_one(request, context_of(request).code_tries)
    guest = await known(request)
    become, ids = become_player(request, guest), (credentials.new_id(), credentials.new_id())

    def follow(db: Db) -> None:
        become(db)
        friends.befriend(db, guest, data.code, ids, int(time.time()))

    await context_of(request).store.run(follow)
    return await _info(request)


@delete("/me/friends/{id:str}", status_code=200, summary="Be friends no longer", responses=refusals(404))
async def part(request: Ask, id: TableId) -> PlayerInfo:
    """On both sides."""
    guest = await known(request)
    await context_of(request).store.run(partial(friends.part, guest=guest, id=id))
    return await _info(request)


@post(
    "/me/friends/{id:str}/invite",
    status_code=200,
    summary="Invite a friend to a table",
    responses=refusals(404, 409),
)
async def invite(request: Ask, id: TableId, data: JSONBody[TableToInviteTo]) -> PlayerInfo:
    """To one that waits and where one has a seat. The friend finds it on their page."""
    allow(request, "friends")
    guest = await known(request)

    def invite(db: Db) -> None:
        friend = friends.invite(db, guest, id, data.table, int(time.time()))
        if context_of(request).notifier is not None:
            tell_invited(db, friend, data.table, shared_clock.now())

    await context_of(request).store.run(invite)
    return await _info(request)


async def _info(request: Ask) -> PlayerInfo:
    guest, name = await guest_of(request, context_of(request).store)
    return await info_of(request, guest, name)
