"""A proxy between a server and PostgreSQL that loses, holds or delays what passes. It listens on loopback only."""

import asyncio
import contextlib
from typing import Literal

Mode = Literal["open", "hold", "drop", "cut", "slow"]
"""What happens to bytes: they pass, they wait, they are lost, connections are cut at once, or they come late."""
LATE = 0.05
"""How many seconds bytes take on a slow line."""


class Proxy:
    """Passes bytes on to a Unix socket."""

    def __init__(self, target: str) -> None:
        self.port = 0
        self.passed = 0
        """How many connections there have been."""
        self._target = target
        self._mode: Mode = "open"
        self._open = asyncio.Event()
        self._open.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._robbed: set[asyncio.StreamWriter] = set()
        """Connections that have lost bytes: they can never go on."""
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen on a free port."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def become(self, mode: Mode) -> None:
        """Change what happens to what passes."""
        self._mode = mode
        if mode == "hold":
            self._open.clear()
        else:
            self._open.set()
        if mode == "cut":
            self._abort(set(self._writers))
        else:
            # TCP gives a line up on which too much was lost.
            self._abort(self._robbed)

    def _abort(self, writers: set[asyncio.StreamWriter]) -> None:
        for writer in list(writers):
            writer.transport.abort()
        self._robbed.clear()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._mode == "cut":
            writer.transport.abort()
            return
        self.passed += 1
        try:
            there, back = await asyncio.open_unix_connection(self._target)
        except OSError:  # PostgreSQL is not there.
            writer.transport.abort()
            return
        both = {writer, back}
        self._writers |= both
        lines = [
            asyncio.ensure_future(self._pass_on(one, other, both))
            for one, other in ((reader, back), (there, writer))
        ]
        self._lines |= set(lines)
        await asyncio.wait(lines, return_when=asyncio.FIRST_COMPLETED)
        for line in lines:
            line.cancel()
        self._lines -= set(lines)
        for one in both:
            one.transport.abort()
        self._writers -= both
        self._robbed -= both

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, both: set[asyncio.StreamWriter]
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                await self._open.wait()
                if self._mode == "drop":
                    self._robbed |= both
                    continue
                if self._mode == "slow":
                    await asyncio.sleep(LATE)
                writer.write(data)
                await writer.drain()

    async def close(self) -> None:
        """Cut everything."""
        self.become("cut")
        if self._server is not None:
            self._server.close()
        for line in list(self._lines):
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)
