"""The socket of a table: one page, one seat, one language."""

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

from laguna.table import hints
from laguna.table.messages import AskHint, Do, Lang, Preview, Undo, Why

from . import metrics, queries, seats
from .addresses import network
from .bots import BotFailed
from .guests import guest_of
from .limits import Bucket
from .messages import (
    CHAT,
    Chat,
    ClientMessage,
    Hello,
    Ping,
    Pong,
)
from .queries import ChatRow
from .refusal import Refusal
from .service import Service, lang_of, service_of
from .socket import Socket
from .store import Db, Unavailable
from .tables import Live

logger = logging.getLogger("laguna.live")

_decode = msgspec.json.Decoder(ClientMessage).decode


@websocket("/tables/{id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """Play at a table, or watch it. `docs/protocol.md` tells what is said."""
    service = service_of(socket)
    address = network(socket.client.host if socket.client else "")
    lang = lang_of(socket)
    await socket.accept()
    page = Socket("", -1, lang, 0, service.limits)
    service.addresses[address] += 1
    metrics.SOCKETS.inc()
    live: Live | None = None
    try:
        if service.addresses[address] > service.limits.sockets:
            page.bye("too_many")
        else:
            live = await _find(service, socket, page, id)
        here = live is not None and await _enter(service, socket, page, live)
        await _serve(service, socket, page, live if here else None)
    finally:
        if live is not None and page in live.sockets:
            live.sockets.discard(page)
            live.touched = time.monotonic()
            if page.seat >= 0 and not service.tables.stopping:
                service.tables.spawn(_left(service, live, page))
        service.addresses[address] -= 1
        if not service.addresses[address]:
            del service.addresses[address]
        metrics.SOCKETS.dec()


async def _find(service: Service, socket: WebSocket[Any, Any, Any], page: Socket, id: str) -> Live | None:
    """Find the table, and who asks for it."""
    try:
        if not seats.is_id(id):
            raise Refusal("no_such_table")
        page.guest, _ = await guest_of(socket, service.store)
        return await service.tables.get(id)
    except Refusal:
        page.bye("gone")
        return None
    except Unavailable:
        page.bye("restart")
        return None


async def _enter(service: Service, socket: WebSocket[Any, Any, Any], page: Socket, live: Live) -> bool:
    """Find the seat, and say what there is to say first; False if there is no such seat for this page."""
    async with live.lock:
        mine = live.seats_of(page.guest)
        wanted = _number(socket.query_params.get("seat"))
        if wanted is None:
            turn = live.row.turn
            page.seat = turn if turn in mine else mine[0] if mine else -1
        elif wanted in mine:
            page.seat = wanted
        elif wanted != -1:
            page.bye("seat_lost")
            return False

        def read(db: Db) -> tuple[list[int], list[ChatRow]]:
            return queries.mutes(db, page.guest, live.id), queries.said(db, live.id)

        try:
            muted, chat = await service.store.run(read)
        except Unavailable:
            page.bye("restart")
            return False
        page.muted = set(muted)
        info = service.tables.info(live, page.guest, page.lang)
        page.send(Hello(page.seat, mine, page.lang, info, muted))
        for said in chat:
            page.hear(said)
        if live.table is not None:
            page.sent = min(live.table.n, max(0, _number(socket.query_params.get("n")) or 0))
            for part in live.table.messages(page.sent, live.reader(page.seat, page.lang)):
                page.push(part)
            page.sent = live.table.n
        live.sockets.add(page)
        if page.seat >= 0:
            service.tables.tell(live)
    if page.seat >= 0:
        with contextlib.suppress(Unavailable):
            await service.tables.mark_come(live)
    return True


def _number(text: str | None) -> int | None:
    """A whole number from an address; None if it is none."""
    plain = (text or "").removeprefix("-")
    return int(text or "") if plain.isdecimal() and plain.isascii() and len(plain) < 8 else None


async def _serve(service: Service, socket: WebSocket[Any, Any, Any], page: Socket, live: Live | None) -> None:
    """Read and write until one of them has come to its end."""

    async def close(code: int) -> None:
        await socket.close(code)

    async def send(data: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    writing = asyncio.ensure_future(page.write(send, close))
    reading = asyncio.ensure_future(_read(service, socket, page, live)) if live else writing
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


async def _left(service: Service, live: Live, page: Socket) -> None:
    """Somebody has gone, unless the same seat is connected twice."""
    if all(other.seat != page.seat for other in live.sockets):
        with contextlib.suppress(Unavailable):
            await service.tables.mark_left(live, page.seat)
        service.tables.tell(live)


async def _read(service: Service, socket: WebSocket[Any, Any, Any], page: Socket, live: Live) -> None:
    """Answer messages, one after the other."""
    bucket = Bucket(service.limits.messages, service.limits.burst)
    bad = 0
    while True:
        event: Any = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        error: Any = ""
        if not bucket.take():
            error = "too_fast"
        else:
            try:
                message = _decode(event.get("text") or event.get("bytes") or b"")
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                error = "cannot_parse"
        if error:
            bad += 1
            metrics.REFUSED.labels(error).inc()
            page.send(service.tables.refused(live, error, page.lang))
            if bad >= service.limits.bad_frames:
                page.bye("bad_frames")
            continue
        live.touched = time.monotonic()
        try:
            await _answer(service, page, live, message)
        except Unavailable:
            page.send(service.tables.refused(live, "unavailable", page.lang))


async def _answer(service: Service, page: Socket, live: Live, message: ClientMessage) -> None:
    """Do what a message asks for."""
    tables = service.tables
    if isinstance(message, Do):
        await tables.do(live, page.seat, page.guest, message.n, message.do, page.send, page.lang)
    elif isinstance(message, Undo):
        await tables.undo(live, page.seat, page.guest, message.n, message.steps, page.send, page.lang)
    elif isinstance(message, Ping):
        page.send(Pong(live.n))
    elif isinstance(message, Chat):
        await _say(service, page, live, message.text)
    elif isinstance(message, AskHint):
        _hint(service, page, live)
    else:
        page.send(_look(service, page, live, message))


def _look(service: Service, page: Socket, live: Live, message: Why | Preview) -> Any:  # noqa: ANN401 - an answer
    """Answer what changes nothing."""
    if live.table is None:
        return service.tables.refused(live, "not_yours" if page.seat < 0 else "not_now", page.lang)
    return live.table.look(message, live.reader(page.seat, page.lang))


async def _say(service: Service, page: Socket, live: Live, text: str) -> None:
    """A line of chat."""
    if page.seat < 0:
        page.send(service.tables.refused(live, "not_yours", page.lang))
        return
    try:
        clean = seats.clean(text, CHAT)
    except seats.BadName:
        page.send(service.tables.refused(live, "cannot_parse", page.lang))
        return
    name = live.names(page.lang)[page.seat]
    row = ChatRow(0, page.seat, page.guest, name, clean, int(time.time()))
    await service.tables.changed(live.id, partial(queries.say, id=live.id, row=row))


def _hint(service: Service, page: Socket, live: Live) -> None:
    """Let a bot think about what this page is asked."""
    tables, table = service.tables, live.table
    if page.seat < 0:
        page.send(tables.refused(live, "not_yours", page.lang))
    elif not live.row.hints or table is None or table.turn != page.seat or page.guest in service.hinting:
        page.send(tables.refused(live, "not_now", page.lang))
    else:
        service.hinting.add(page.guest)
        tables.spawn(_think(service, page, live, page.lang))


async def _think(service: Service, page: Socket, live: Live, lang: Lang) -> None:
    table = live.table
    assert table is not None
    n = table.n
    try:
        found = await service.tables.thinkers.advise(table.record(), page.seat)
    except BotFailed:
        page.send(service.tables.refused(live, "unavailable", lang))
    else:
        page.send(hints.in_words(table.log.game, n, found, lang))
    finally:
        service.hinting.discard(page.guest)
