"""The handler of a table's socket: one page, one seat, one language."""

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from laguna.kernel.errors import CannotParse
from laguna.table import Move, branches, hints, refusals, wording
from laguna.table.messages import (
    Appraised,
    AskHint,
    AskWorth,
    Because,
    Do,
    Done,
    Hint,
    Preview,
    Previewed,
    Refused,
    RequestId,
    Undo,
    Why,
)

from .. import metrics
from ..show.messages import CHAT, Chat, ClientMessage, Hello, HostNews, News, Ping, Pong, TableInfo
from ..show.table_info import seat_for
from ..store import Db, Unavailable, chat_queries, player_queries, queries
from ..store.rows import ChatRow
from ..tables import credentials, lobby
from ..tables.connections import Connection
from ..tables.live_table import LiveTable
from ..tables.move_writer import Author
from ..tables.publishing import tell
from ..tables.refusal import Refusal
from ..tables.texts import BadText, clean
from ..tables.worker_pool import BotFailed
from . import trouble
from .context import ServerContext, address_of, context_of, lang_of
from .cookies import device_of, guest_of
from .edge import AT_ONCE
from .hidden import refuse_hidden
from .rates import Bucket

logger = logging.getLogger("laguna.sockets")

AnySocket = WebSocket[Any, Any, Any]
_decode = msgspec.json.Decoder(ClientMessage).decode


class _Numbered(msgspec.Struct):
    """What is read of a message that cannot be answered: its number, if it has one."""

    id: RequestId | msgspec.UnsetType = msgspec.UNSET


_decode_number = msgspec.json.Decoder(_Numbered).decode


@websocket("/tables/{id:str}/socket")
async def table_socket(socket: AnySocket, id: FromPath[str]) -> None:
    """Play at a table, or watch it. `docs/protocol.md` tells what is said."""
    context = context_of(socket)
    address = address_of(socket)
    lang = lang_of(socket)
    await socket.accept()
    connection = Connection("", -1, lang, 0, context.limits)
    connection.address = address
    context.addresses[address] += 1
    metrics.SOCKETS.inc()
    live: LiveTable | None = None
    try:
        if context.addresses[address] > context.limits.sockets:
            connection.bye("too_many")
        else:
            live = await _find(context, socket, connection, id)
        entered = live is not None and await _enter(context, socket, connection, live)
        # They may have been banned while they came in.
        if context.host.keeps_out(connection.guest, address):
            connection.bye("banned")
        await _serve(context, socket, connection, live if entered else None)
    finally:
        if live is not None and connection in live.connections:
            live.connections.discard(connection)
            live.touch()
            if (connection.seat >= 0 or connection.watches) and not context.tables.stopping:
                context.tables.tasks.spawn(_leave(context, live, connection))
        context.addresses[address] -= 1
        if not context.addresses[address]:
            del context.addresses[address]
        metrics.SOCKETS.dec()


# Coming and going.


async def _find(context: ServerContext, socket: AnySocket, connection: Connection, id: str) -> LiveTable | None:
    """Find the table, and who asks for it."""
    try:
        if not credentials.is_id(id):
            raise Refusal("no_such_table")
        connection.guest, connection.name = await guest_of(socket, context.store)
        connection.device = device_of(socket)
        live = await context.tables.loaded.get(id)
        refuse_hidden(live, connection.guest)
        await _take_back(context, socket, connection, live)
        return live
    except Refusal:
        connection.bye("gone")
        return None
    except Unavailable:
        connection.bye("restart")
        return None


async def _take_back(context: ServerContext, socket: AnySocket, connection: Connection, live: LiveTable) -> None:
    """Give people the seats back in which bots sat in for them, unless they only want to watch."""
    left, wanted = live.left_by(connection.guest), _number(socket.query_params.get("seat"))
    for seat in left if wanted is None or wanted in left else ():
        back = partial(lobby.join, id=live.id, seat=seat, guest=connection.guest, name="", code=None)
        # Who finds their seat taken, or the game over, watches.
        with contextlib.suppress(Refusal):
            await context.tables.loaded.change(live.id, back, "news-came-back", seat)


async def _enter(context: ServerContext, socket: AnySocket, connection: Connection, live: LiveTable) -> bool:
    """Find the seat, and send what comes first; False if there is no such seat for this guest."""
    async with live.lock:
        try:
            await context.tables.loaded.catch_up(live)
        except Unavailable:
            connection.bye("restart")
            return False
        wanted = _number(socket.query_params.get("seat"))
        mine = live.seats_of(connection.guest)
        if connection.guest and not mine and wanted != -1:
            # The seat may have become theirs a moment ago, and the news of it be still on its way to this process.
            try:
                await context.tables.loaded.refresh(live)
            except Unavailable:
                connection.bye("restart")
                return False
            mine = live.seats_of(connection.guest)
        seat = seat_for(mine, live.row.turn, wanted)
        if seat is None:
            connection.bye("seat_lost")
            return False
        connection.seat = seat

        def read(db: Db) -> tuple[list[int], list[ChatRow], bool]:
            opens = player_queries.opens(db, connection.guest, connection.device)
            return chat_queries.mutes(db, connection.guest, live.id), chat_queries.so_far(db, live.id), opens

        try:
            muted, chat, opens = await context.store.run(read)
        except Unavailable:
            connection.bye("restart")
            return False
        if connection.guest and not opens:
            # The device has left its player while it came in.
            connection.bye("seat_lost", "signed-out")
            return False
        connection.muted = set(muted)
        connection.drawing = socket.query_params.get("drawing") == "1"
        info = live.info(connection.guest, connection.lang)
        connection.send(Hello(connection.seat, mine, connection.lang, info, muted))
        if connection.seat < 0:
            await _tell_of_loss(context, connection, live, info)
        for said in chat:
            if live.hears(connection, said):
                connection.hear(said)
        if live.table is not None:
            since = min(live.n, max(0, _number(socket.query_params.get("n")) or 0))
            to = live.reader(connection.seat, connection.lang, connection.drawing)
            for part in live.table.messages(since, to):
                connection.push(part)
            connection.sent = live.n
        live.connections.add(connection)
        says = context.host.message
        if says.text:
            connection.send(HostNews(says.text, says.at))
        if connection.seat >= 0:
            tell(live)
    with contextlib.suppress(Unavailable):
        if connection.seat >= 0:
            await context.tables.presence.arrive(live)
            await _welcome(context, connection, live)
        elif socket.query_params.get("screen") != "1":
            connection.watches = True
            await context.tables.presence.watch(live, connection, connection.name)
    return True


async def _welcome(context: ServerContext, connection: Connection, live: LiveTable) -> None:
    """What was said about the seat of somebody who is back has no meaning any more."""
    mine = set(live.seats_of(connection.guest))
    for seat in sorted({vote.seat for vote in live.votes} & mine):
        welcome = partial(lobby.welcome, id=live.id, seat=seat, guest=connection.guest)
        with contextlib.suppress(Refusal):
            await context.tables.loaded.change(live.id, welcome)


async def _tell_of_loss(context: ServerContext, connection: Connection, live: LiveTable, info: TableInfo) -> None:
    """Tell people whose seat has passed to another person that it has."""
    if not connection.guest or live.row.state != "playing":
        return
    with contextlib.suppress(Unavailable):
        held = await context.store.run(partial(queries.held, id=live.id, guest=connection.guest))
        for seat in held:
            if live.seats[seat].kind == "guest":
                player = info.seats[seat].name
                connection.send(News(info, wording.say(connection.lang, "news-passed-on", player=player)))


def _number(text: str | None) -> int | None:
    """A whole number from an address; None if it is none."""
    plain = (text or "").removeprefix("-")
    return int(text or "") if plain.isdecimal() and plain.isascii() and len(plain) < 8 else None


async def _leave(context: ServerContext, live: LiveTable, connection: Connection) -> None:
    """Note that somebody has gone, unless the same browser is still connected for a seat."""
    with contextlib.suppress(Unavailable):
        if connection.watches:
            await context.tables.presence.stop_watching(live, connection)
            return
        gone = set(live.seats_of(connection.guest)) - live.connected()
        if gone:
            await context.tables.presence.leave(live, sorted(gone))
    if connection.seat >= 0:
        tell(live)


# Reading and writing.


async def _serve(
    context: ServerContext, socket: AnySocket, connection: Connection, live: LiveTable | None
) -> None:
    """Read and write until either ends."""

    async def close(code: int) -> None:
        await socket.close(code)

    async def send(data: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    at_once = socket.scope.get("state", {}).get(AT_ONCE)
    writing = asyncio.ensure_future(connection.write(send, close, at_once))
    reading = asyncio.ensure_future(_read(context, socket, connection, live)) if live else writing
    try:
        await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writing, reading):
            task.cancel()
        for ended in await asyncio.gather(writing, reading, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(
                ended, WebSocketDisconnect | RuntimeError | OSError
            ):
                logger.error("a socket failed", exc_info=ended)


async def _read(context: ServerContext, socket: AnySocket, connection: Connection, live: LiveTable) -> None:
    """Answer messages, one after the other."""
    bucket = Bucket(context.limits.messages, context.limits.burst)
    bad = 0
    while True:
        event: Any = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        error: refusals.Error | None = None
        text = event.get("text") or event.get("bytes") or b""
        if not bucket.take():
            error = "too_fast"
        else:
            try:
                message = _decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                error = "cannot_parse"
        if error is not None:
            bad += 1
            metrics.REFUSED.labels(error).inc()
            _reply(connection, _number_of(text), live.refused(error, connection.lang))
            if bad >= context.limits.bad_frames:
                connection.bye("bad_frames")
            continue
        live.touch()
        try:
            await _answer(context, connection, live, message)
        except Unavailable as away:
            trouble.tell(away)
            _reply(connection, message.id, live.refused("unavailable", connection.lang))


def _number_of(text: str | bytes) -> int | msgspec.UnsetType:
    """The number of a message that is refused unread."""
    try:
        return _decode_number(text).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return msgspec.UNSET


def _reply(
    connection: Connection,
    id: int | msgspec.UnsetType,
    answer: Done | Refused | Because | Previewed | Appraised | Hint,
) -> None:
    """Answer a request under the number it came with."""
    answer.id = id
    connection.send(answer)


# Answers.


async def _answer(context: ServerContext, connection: Connection, live: LiveTable, message: ClientMessage) -> None:
    """Do what a message asks for."""
    if isinstance(message, Do | Undo):
        await _move(context, connection, live, message)
    elif isinstance(message, Ping):
        connection.send(Pong(live.n))
    elif isinstance(message, Chat):
        await _say(context, connection, live, message)
    elif isinstance(message, AskHint):
        _begin_hint(context, connection, live, message.id)
    else:
        async with context.questions.turn(connection.address):
            _reply(connection, message.id, look(connection, live, message))


async def _move(context: ServerContext, connection: Connection, live: LiveTable, message: Do | Undo) -> None:
    """Do an action, or take steps back."""
    author = Author(connection.seat, connection.guest, connection.lang)
    if isinstance(message, Undo):
        move = Move.undo(message.steps)
    else:
        try:
            move = Move.parse(live.row.game, message.do)
        except CannotParse:
            _reply(connection, message.id, live.refused("cannot_parse", connection.lang, message.do))
            return
    reply = partial(_reply, connection, message.id)
    await context.tables.writer.write(live, author, message.n, move, reply)


def look(
    connection: Connection, live: LiveTable, message: Why | Preview | AskWorth
) -> Because | Previewed | Appraised | Refused:
    """Answer a question that changes nothing."""
    if live.table is None:
        return live.refused("not_yours" if connection.seat < 0 else "not_now", connection.lang)
    return live.table.look(message, live.reader(connection.seat, connection.lang, connection.drawing))


async def _say(context: ServerContext, connection: Connection, live: LiveTable, message: Chat) -> None:
    """Store a chat message, and show it to everybody whom it is for."""
    watches = connection.seat < 0
    if watches and not _may_talk(context, connection, live):
        _reply(connection, message.id, live.refused("not_yours", connection.lang))
        return
    if watches and not context.talk.take(connection.address):
        _reply(connection, message.id, live.refused("too_fast", connection.lang))
        return
    try:
        said = clean(message.text, CHAT)
    except BadText:
        _reply(connection, message.id, live.refused("cannot_parse", connection.lang))
        return
    name = connection.name if watches else live.reader(connection.seat, connection.lang).names[connection.seat]
    row = ChatRow(0, connection.seat, connection.guest, name, said, int(time.time()))
    await context.tables.loaded.change(live.id, partial(chat_queries.say, id=live.id, row=row))


def _may_talk(context: ServerContext, connection: Connection, live: LiveTable) -> bool:
    """May somebody who watches say something? Whoever plays says it from their seat."""
    return (
        "watching" in context.parts
        and connection.watches
        and live.row.state in ("playing", "over")
        and not (live.talks_apart and live.is_player(connection))
    )


def _begin_hint(
    context: ServerContext, connection: Connection, live: LiveTable, id: int | msgspec.UnsetType
) -> None:
    """Let a bot think about what whoever asks might do."""
    table = live.table
    if connection.seat < 0:
        _reply(connection, id, live.refused("not_yours", connection.lang))
    elif (
        not live.row.hints or table is None or table.turn != connection.seat or connection.guest in context.hinting
    ):
        _reply(connection, id, live.refused("not_now", connection.lang))
    else:
        context.hinting.add(connection.guest)
        context.tables.tasks.spawn(_hint(context, connection, live, id))


async def _hint(
    context: ServerContext, connection: Connection, live: LiveTable, id: int | msgspec.UnsetType
) -> None:
    table = live.table
    assert table is not None
    n = table.n
    try:
        # Guests are made in a moment; so whoever asks as many of them waits behind others.
        advice = await context.tables.pool.advise(branches.played(table.log), connection.seat, connection.address)
    except BotFailed:
        _reply(connection, id, live.refused("unavailable", connection.lang))
    else:
        to = live.reader(connection.seat, connection.lang, connection.drawing)
        _reply(connection, id, hints.in_words(table.log.game, n, advice, to))
    finally:
        context.hinting.discard(connection.guest)
