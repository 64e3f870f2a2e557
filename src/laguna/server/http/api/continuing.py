"""Games that go on where another one was left, and games that come as files and leave as files."""

import asyncio
import time
from functools import partial

from litestar import Response, post
from litestar.params import JSONBody

from ...show.messages import RECORD, Continue, RecordInfo, RecordText, TableInfo
from ...tables import continuing, credentials, lobby
from ...tables.refusal import Refusal
from ..context import context_of, lang_of
from ..cookies import known_guest, take_one, with_cookie
from ..hidden import refuse_hidden
from .parameters import Ask, TableId, refusals
from .tables import known

BODY = 2 * RECORD
"""The most bytes of a request that brings a record, every line of which ends with two signs in JSON."""


@post(
    "/continue",
    summary="Go on where another game was left",
    responses=refusals(404, 409),
    request_max_body_size=BODY,
)
async def go_on(request: Ask, data: JSONBody[Continue]) -> Response[TableInfo]:
    """Makes a table out of a position of a game: one that is over, one's own against bots only, or one in a file.

    It goes on as it was, or in another world that a seat could not tell from the true one (`known`). It is marked
    for all who join, and counts for no statistics. A file of a whole game makes a finished table.
    """
    context = context_of(request)
    if (data.table is None) == (data.record is None):
        raise Refusal("bad_record")
    if data.table is not None and not credentials.is_id(data.table):
        raise Refusal("no_such_table")
    await take_one(request, context.new_tables)
    text = data.record if data.record is not None else await _text_of(request, data.table or "")
    left = await asyncio.to_thread(_plan, data, text)
    guest, name, fresh = await known_guest(request, context.store, left.plan.name, context.new_guests)
    id = credentials.new_id()
    make = partial(
        lobby.go_on, id=id, left=left, guest=guest, known=name, limits=context.limits, now=int(time.time())
    )
    await context.store.run(make, once=True)
    live = await context.tables.loaded.get(id)
    context.tables.bots.consider(live)
    context.tables.archives.begin(live)
    if context.notifier is not None:
        context.notifier.consider(live)
    return with_cookie(live.info(guest, lang_of(request)), fresh, 201)


def _plan(data: Continue, text: str) -> continuing.Left:
    """In a thread: a game is played again for this."""
    return continuing.plan(data, continuing.read(text))


async def _text_of(request: Ask, id: str) -> str:
    """The text of a game that is over, or of one's own against bots only, which is marked."""
    tables = context_of(request).tables
    live = await tables.loaded.get(id)
    # A deal of the day stays a secret even from whoever plays it: elsewhere they could see what is to come.
    refuse_hidden(live, "")
    if live.row.state == "over":
        return (await tables.archives.get(id)).record
    guest = await known(request)
    await tables.loaded.change(id, partial(lobby.copy, id=id, guest=guest))
    live = await tables.loaded.get(id)
    if live.table is None:
        raise Refusal("not_now")
    return live.table.text()


@post(
    "/records",
    status_code=200,
    summary="What is in a file with a game",
    responses=refusals(409),
    request_max_body_size=BODY,
)
async def look(request: Ask, data: JSONBody[RecordText]) -> RecordInfo:
    """Plays the game of a file line by line, and keeps nothing of it."""
    context = context_of(request)
    await take_one(request, context.new_tables)
    return await asyncio.to_thread(continuing.look, data.record)


@post(
    "/tables/{id:str}/copy",
    status_code=200,
    summary="Take a game of one's own elsewhere",
    responses=refusals(404, 409),
)
async def copy(request: Ask, id: TableId) -> RecordText:
    """The text of a game as it stands, draws included: of one that is over, or one's own against bots only.

    A game that runs is marked from then on, and nobody else can sit down there.
    """
    return RecordText(await _text_of(request, id))
