"""The secret addresses of a calendar and a feed: made, made anew, ended."""

import time
from functools import partial

from litestar import delete, post

from ...show.player_messages import FeedLinks, PlayerInfo
from ...store import Db, feed_queries
from ...store.rows import FeedRow
from ...tables import credentials
from ..addresses import link_base
from ..context import context_of, lang_of
from ..cookies import guest_of, take_one
from ..guard import FEED
from .parameters import Ask, refusals
from .player import allow, become_player, info_of
from .tables import known


@post("/me/feed", status_code=200, summary="New addresses for calendar and feed", responses=refusals())
async def new_feed(request: Ask) -> FeedLinks:
    """Whoever knows them sees which tables wait for you. The older ones lead nowhere."""
    allow(request, "feeds")
    context = context_of(request)
    guest = await known(request)
    await take_one(request, context.code_tries)
    become, secret = become_player(request, guest), credentials.new_secret()
    site = (context.url or link_base(str(request.base_url))).rstrip("/")
    row = FeedRow(guest, credentials.hashed(secret), lang_of(request), site, int(time.time()))

    def save(db: Db) -> None:
        become(db)
        feed_queries.save(db, row)

    await context.store.run(save)
    return FeedLinks(f"{site}{FEED}{secret}.ics", f"{site}{FEED}{secret}.atom")


@delete("/me/feed", status_code=200, summary="End calendar and feed", responses=refusals())
async def end_feed(request: Ask) -> PlayerInfo:
    """Their addresses lead nowhere then."""
    guest = await known(request)
    await context_of(request).store.run(partial(feed_queries.end, guest=guest))
    _, name = await guest_of(request, context_of(request).store)
    return await info_of(request, guest, name)
