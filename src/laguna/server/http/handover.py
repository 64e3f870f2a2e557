"""Processes that share a port hand sockets to each other, so that all sockets of a table are in one process.

Whichever process accepts a connection reads its request. If that asks for the socket of a table, it hands the
connection, and the request, to the process of that table. Otherwise each process would have to read, play and show
what the others have stored. It only saves work: any process can serve any table, and where the right one does not
answer, a connection stays where it came in. One that can take no more cuts it, and the page comes again.
"""

import asyncio
import mmap
import re
import socket
import struct
import time
import zlib
from collections.abc import Callable
from typing import Protocol

BEAT = 0.5
"""How many seconds pass before a process says again that it lives."""
ALIVE = 2.0
"""After how many seconds without such a word nothing is handed to it any more."""
LARGEST = 65_536
"""The most bytes of a request that is handed over: far more than `edge.HEADERS`."""
_TIME = struct.Struct("d")
_OURS = getattr(socket, "MSG_CMSG_CLOEXEC", 0)
"""Programs that a process starts do not inherit what it was handed, as they inherit nothing else."""
_SOCKET = re.compile(rb"/api/tables/([a-z0-9]+)/socket(\?|$)")


class Serves(Protocol):
    """Serves a connection whose request was read by another process."""

    transport: asyncio.Transport

    def take_over(self, request: bytes) -> None:
        """Go on with this request."""
        ...


def _pair() -> tuple[socket.socket, socket.socket]:
    """Two ends of a channel that keeps messages apart."""
    try:
        return socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    except OSError:
        # macOS has the name of this sort, and not the sort. Of the other it takes no long messages: whoever has
        # read those serves them.
        return socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)


class Handover:
    """The channels between the processes of one server. It is made before they are started."""

    def __init__(self, processes: int) -> None:
        self._pairs = [_pair() for _ in range(processes)]
        for ear, mouth in self._pairs:
            ear.setblocking(False)
            mouth.setblocking(False)
        # The clock that never jumps is the same for all processes of a machine.
        self._beats = mmap.mmap(-1, _TIME.size * processes)
        self._own = -1
        self._beating: asyncio.TimerHandle | None = None
        self._taking: set[asyncio.Task[None]] = set()

    def begin(self, own: int, serve: Callable[[], Serves]) -> None:
        """Let this process, the one with this number, take what others hand to it. `serve` makes a protocol."""
        self._own = own
        self._serve = serve
        asyncio.get_running_loop().add_reader(self._pairs[own][0].fileno(), self._take)
        self._beat()

    def end(self) -> None:
        """Take nothing more. What still waits is for the process that is started in place of this one."""
        if self._beating is not None:
            self._beating.cancel()
            asyncio.get_running_loop().remove_reader(self._pairs[self._own][0].fileno())
            _TIME.pack_into(self._beats, _TIME.size * self._own, 0.0)
            self._beating = None

    def _beat(self) -> None:
        _TIME.pack_into(self._beats, _TIME.size * self._own, time.monotonic())
        self._beating = asyncio.get_running_loop().call_later(BEAT, self._beat)

    def _process_of(self, url: bytes) -> int:
        """The process to which a socket with this address belongs; this one if that does not matter."""
        found = _SOCKET.match(url)
        if found is None:
            return self._own
        process = zlib.crc32(found[1]) % len(self._pairs)
        (beat,) = _TIME.unpack_from(self._beats, _TIME.size * process)
        return process if time.monotonic() < beat + ALIVE else self._own

    def pass_on(self, transport: asyncio.Transport, url: bytes, request: bytes) -> bool:
        """Hand a connection to the process to which it belongs; False if that is this one, or cannot take it."""
        process = self._process_of(url)
        line = transport.get_extra_info("socket")
        if process == self._own or line is None or len(request) > LARGEST:
            return False
        try:
            socket.send_fds(self._pairs[process][1], [request], [line.fileno()])
        except OSError:
            return False
        # The other process holds the connection now; here it ends without a word to whoever is at its end.
        transport.abort()
        return True

    def _take(self) -> None:
        """Take all that waits."""
        while True:
            try:
                request, lines, _, _ = socket.recv_fds(self._pairs[self._own][0], LARGEST, 1, _OURS)
            except OSError:
                return
            for line in lines:
                task = asyncio.ensure_future(self._go_on(socket.socket(fileno=line), request))
                self._taking.add(task)
                task.add_done_callback(self._taking.discard)

    async def _go_on(self, line: socket.socket, request: bytes) -> None:
        line.setblocking(False)
        try:
            _, protocol = await asyncio.get_running_loop().connect_accepted_socket(self._serve, line)  # type: ignore[type-var]
        except OSError:
            line.close()  # Whoever was at its end has gone.
            return
        protocol.take_over(request)
