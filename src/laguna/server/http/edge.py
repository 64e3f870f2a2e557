"""Where bytes come in: how many connections there may be, how large a request may be, and how slow.

uvicorn speaks HTTP by httptools and WebSockets by `websockets`. Neither of them bounds how many connections there
are, how long a request is, how long it may take to arrive, or how long its answer may stay unread; that is here.
(With h11, which bounds the head, a request costs twice as much: docs/decisions/0015.)
"""

import asyncio
import logging
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from .. import metrics
from ..limits import Limits
from ..networks import network
from .handover import Handover

logger = logging.getLogger("laguna.edge")

HEADERS = 16_384
"""The most bytes of a request before its body."""
BEHIND = 1_000_000
"""How many bytes may come behind the head of a request. Of what is too long for us we read as much, and say so."""
FRAMING = 8
"""How many times as long as its body a request may be, with what says where its pieces begin and end."""
PIPELINED = 16
"""How many requests may wait on one connection for the one before them. Browsers and proxies send none ahead."""
UNTAKEN = 3.0
"""How many times as long as a request may take to arrive an answer may lie there and nobody takes a byte of it."""
UNREAD = 1_000_000
"""How many bytes may wait for somebody who does not read them."""
NEAR = 0.8
"""How full it may be before the log says so."""
QUIET = 60.0
"""For how many seconds the log then says nothing more of it."""
AT_ONCE = "at_once"
"""The name, in the state of a socket's request, of what sends a message at once or returns False."""


class Edge:
    """Counts the connections of one process."""

    def __init__(
        self, limits: Limits, descriptors: int, proxies: frozenset[str], handover: Handover | None = None
    ) -> None:
        """`descriptors` is how many this process may have, and `proxies` are addresses that stand for many.

        `handover` leads to the other processes of this server, if there are any.
        """
        self.handover = handover
        self._by_address: Counter[str] = Counter()
        self._total = 0
        # Each table that is read, each worker and the database need some as well.
        self._most = max(16, min(limits.connections, descriptors - 64, int(descriptors * 0.9)))
        self._most_by_address = limits.address_connections
        self._proxies = proxies
        self.patience = limits.request_time
        self.most_behind_head = max(BEHIND, FRAMING * limits.body)
        self._told = float("-inf")
        self._unsent: list[WebSocketsSansIOProtocol] = []
        self._sockets: set[WebSocketsSansIOProtocol] = set()
        self._stuck: dict[WebSocketsSansIOProtocol, int] = {}
        """In how many looks in a row nobody took what was sent on a socket."""
        self._looking: asyncio.TimerHandle | None = None

    def enter(self, address: str) -> bool:
        """Let a connection in; False if there are too many, in all or from its address."""
        key = network(address)
        if self._total >= self._most or (
            key not in self._proxies and self._by_address[key] >= self._most_by_address
        ):
            metrics.TURNED_AWAY.inc()
            self._warn("too many connections: some are turned away")
            return False
        self._total += 1
        self._by_address[key] += 1
        if self._total > self._most * NEAR:
            self._warn("nearly too many connections")
        return True

    def leave(self, address: str) -> None:
        """Note that a connection has ended."""
        key = network(address)
        self._total -= 1
        self._by_address[key] -= 1
        if not self._by_address[key]:
            del self._by_address[key]

    def add_socket(self, socket: WebSocketsSansIOProtocol) -> None:
        """Look after a socket, until it is removed."""
        self._sockets.add(socket)
        if self._looking is None:
            self._look_later(socket.loop)

    def remove_socket(self, socket: WebSocketsSansIOProtocol) -> None:
        """Note that a socket has ended."""
        self._sockets.discard(socket)
        self._stuck.pop(socket, None)
        if not self._sockets and self._looking is not None:
            self._looking.cancel()
            self._looking = None

    def _look_later(self, loop: asyncio.AbstractEventLoop) -> None:
        self._looking = loop.call_later(self.patience, self._look, loop)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        """Cut the sockets off on which something waits that nobody takes, be it only a goodbye."""
        waiting = [one for one in self._sockets if one.transport.is_closing() or not one.writable.is_set()]
        self._stuck = {one: self._stuck.get(one, 0) + 1 for one in waiting}
        for one, looks in list(self._stuck.items()):
            if looks >= UNTAKEN:
                metrics.TURNED_AWAY.inc()
                one.disconnected = True
                one.transport.abort()
        self._look_later(loop)

    def send_soon(self, socket: WebSocketsSansIOProtocol) -> None:
        """Send what a socket was given, with all that it is given before the loop comes round."""
        if not self._unsent:
            socket.loop.call_soon(self._send)
        self._unsent.append(socket)

    def _send(self) -> None:
        sockets, self._unsent = self._unsent, []
        for socket in sockets:
            data = socket.conn.data_to_send()
            if data and not socket.transport.is_closing():
                socket.transport.write(b"".join(data))

    def _warn(self, text: str) -> None:
        now = asyncio.get_running_loop().time()
        if now > self._told + QUIET:
            self._told = now
            logger.warning("%s (%d of %d)", text, self._total, self._most)


def text_frame(data: bytes) -> bytes:
    """A message as one frame of a server (RFC 6455, 5.2). `websockets` takes five times as long to write it."""
    size = len(data)
    if size < 126:
        return b"\x81%c%b" % (size, data)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), data)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), data)


class _NoMore(list[tuple[bytes, bytes]]):
    """Headers that come behind a body. Nobody reads them, and there may be any number."""

    def append(self, _: tuple[bytes, bytes]) -> None:
        """Leave it out."""


NO_MORE = _NoMore()


def _address(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


def protocols(edge: Edge) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """The protocols for uvicorn, which makes one for each connection."""

    class Http(HttpToolsProtocol):
        """A connection that asks."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._deadline: asyncio.TimerHandle | None = None
            self._untaken: asyncio.TimerHandle | None = None
            self._answering: RequestResponseCycle | None = None
            self._come = 0
            """How many bytes have come of the head of a request, above what is still allowed behind it."""
            self._counted = edge.enter(_address(transport))
            if self._counted:
                self._wait()
            else:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            if self._deadline is None:
                self._wait()
            self._come += len(data)
            super().data_received(data)
            if self._come > HEADERS and not self.transport.is_closing():
                # Whoever has their answer, or a part of it, gets no other one.
                if self._answering is not None and self._answering.response_started:
                    self._give_up()
                else:
                    self.send_400_response("The request is too long.")

        # What is still to come of a request has to come in time, however often a little of it does.

        def on_headers_complete(self) -> None:
            if len(self.pipeline) >= PIPELINED:
                raise ValueError("too many requests at once")  # The parser stops here.
            # The application bounds the body, and nobody else what stands between its pieces and behind it.
            self._come = HEADERS - edge.most_behind_head
            super().on_headers_complete()
            if not self.parser.should_upgrade():
                self.headers = NO_MORE

        def on_message_complete(self) -> None:
            self._come = 0
            self._stop_waiting()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            if edge.handover is not None and edge.handover.pass_on(self.transport, self.url, self._request()):
                return
            super().handle_websocket_upgrade()
            # `websockets` says nothing to some requests that are none for a socket, and waits for ever.
            socket = self.transport.get_protocol()
            if isinstance(socket, WebSocket) and not socket.handshake_initiated:
                self.send_400_response("This is no request for a socket.")

        def _request(self) -> bytes:
            lines = [b"%b: %b\r\n" % one for one in self.scope["headers"]]
            return b"GET %b HTTP/1.1\r\n%b\r\n" % (self.url, b"".join(lines))

        def take_over(self, request: bytes) -> None:
            """Go on with a request that another process has read."""
            if not self.transport.is_closing():
                self.data_received(request)

        # What nobody reads would stay, and keep its connection.

        def pause_writing(self) -> None:
            super().pause_writing()
            self._wait_for_reader()

        def resume_writing(self) -> None:
            super().resume_writing()
            if self._untaken is not None:
                self._untaken.cancel()
                self._untaken = None

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.transport.is_closing():
                self._wait_for_reader()

        def timeout_keep_alive_handler(self) -> None:
            if not self.transport.is_closing() and self.transport.get_write_buffer_size():
                self._give_up()
            else:
                super().timeout_keep_alive_handler()

        def _wait_for_reader(self) -> None:
            if self._untaken is None:
                self._untaken = self.loop.call_later(edge.patience * UNTAKEN, self._give_up)

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_waiting()
            if self._untaken is not None:
                self._untaken.cancel()
            if self._counted:
                edge.leave(_address(self.transport))
            self._answer_no_more()
            super().connection_lost(exc)

        def _wait(self) -> None:
            self._deadline = self.loop.call_later(edge.patience, self._give_up)

        def _stop_waiting(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

        def _give_up(self) -> None:
            metrics.TURNED_AWAY.inc()
            self.transport.abort()
            self._answer_no_more()

        def send_400_response(self, msg: str) -> None:
            super().send_400_response(msg)
            self._answer_no_more()

        # uvicorn tells only whoever answers the latest request that the line is cut. Of several requests on a line
        # the one that is being answered may be another, and would be written to a closed line.

        def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:  # noqa: ANN401
            self._answering = cycle
            super()._start_asgi_task(cycle, app)

        def _answer_no_more(self) -> None:
            self.pipeline.clear()
            if self._answering is not None and not self._answering.response_complete:
                self._answering.disconnected = True
                self._answering.message_event.set()
                self.flow.resume_writing()

    class WebSocket(WebSocketsSansIOProtocol):
        """A connection that stays. `Http` has counted it."""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            edge.add_socket(self)

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if not self.close_sent:
                self.scope["state"][AT_ONCE] = self._send_at_once

        def _send_at_once(self, data: bytes) -> bool:
            """What `send` does, without a task, a timeout and the ways of the application in between."""
            if self.close_sent or self.disconnected or not self.writable.is_set():
                return False
            conn = self.conn
            if conn.state is not OPEN or conn.extensions or conn.expect_continuation_frame:
                return False
            conn.writes.append(text_frame(data))
            edge.send_soon(self)
            return True

        def data_received(self, data: bytes) -> None:
            # Each ping is answered at once, and whoever sends them need not read the answers.
            if self.transport.get_write_buffer_size() > UNREAD:
                metrics.TURNED_AWAY.inc()
                self.transport.abort()
                return
            super().data_received(data)

        def connection_lost(self, exc: Exception | None) -> None:
            edge.remove_socket(self)
            edge.leave(_address(self.transport))
            super().connection_lost(exc)

    return Http, WebSocket
