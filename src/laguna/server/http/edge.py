"""Where bytes come in: how many connections there may be, how large a request may be, and how slow.

uvicorn speaks HTTP by httptools and WebSockets by `websockets`. Neither of them bounds how many connections there
are, how long the head of a request is, or how long a request may take to arrive; that is here. (With h11, which
bounds the head, a request costs twice as much: docs/decisions/0015.)
"""

import asyncio
import logging
from collections import Counter

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from .. import metrics
from ..limits import Limits
from ..networks import network

logger = logging.getLogger("laguna.edge")

HEADERS = 16_384
"""The most bytes of a request before its body."""
MUCH = 1 << 60
"""More bytes than any body has: bodies are bounded elsewhere."""
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

    def __init__(self, limits: Limits, descriptors: int, proxies: frozenset[str]) -> None:
        """`descriptors` is how many this process may have, and `proxies` are addresses that stand for many."""
        self._by_address: Counter[str] = Counter()
        self._total = 0
        # Each table that is read, each worker and the database need some as well.
        self._most = max(16, min(limits.connections, descriptors - 64, int(descriptors * 0.9)))
        self._most_by_address = limits.address_connections
        self._proxies = proxies
        self.patience = limits.request_time
        self._told = float("-inf")
        self._unsent: list[WebSocketsSansIOProtocol] = []

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
            self._head = 0
            """How many bytes have come of the head of a request; far below 0 while its body comes."""
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
            self._head += len(data)
            super().data_received(data)
            if self._head > HEADERS and not self.transport.is_closing():
                self.send_400_response("The request is too long.")

        # What is still to come of a request has to come in time, however often a little of it does.

        def on_headers_complete(self) -> None:
            self._head = -MUCH
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._head = 0
            self._stop_waiting()
            super().on_message_complete()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_waiting()
            if self._counted:
                edge.leave(_address(self.transport))
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

    class WebSocket(WebSocketsSansIOProtocol):
        """A connection that stays. `Http` has counted it."""

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
            edge.leave(_address(self.transport))
            super().connection_lost(exc)

    return Http, WebSocket
