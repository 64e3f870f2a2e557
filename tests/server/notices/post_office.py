"""A server that takes e-mail, for tests."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP


class PostOffice:
    """Takes letters, or refuses them as told."""

    def __init__(self) -> None:
        self.port = 0
        self.letters: list[tuple[list[str], EmailMessage]] = []
        self.arrived = asyncio.Event()
        self.refusal = ""
        """What is said to each address instead of taking letters for it."""

    async def wait(self, count: int) -> None:
        """Wait until so many letters have arrived."""
        while len(self.letters) < count:
            self.arrived.clear()
            await self.arrived.wait()

    async def handle_RCPT(  # noqa: N802 - the library calls it so
        self,
        server: Any,  # noqa: ANN401
        session: Any,  # noqa: ANN401
        envelope: Any,  # noqa: ANN401
        address: str,
        options: list[str],
    ) -> str:
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: ANN401, N802
        message = message_from_bytes(envelope.content, policy=default)
        assert isinstance(message, EmailMessage)
        self.letters.append((list(envelope.rcpt_tos), message))
        self.arrived.set()
        return "250 OK"


@asynccontextmanager
async def post_office(port: int = 0, **more: Any) -> AsyncIterator[PostOffice]:  # noqa: ANN401
    """A server on this machine."""
    office = PostOffice()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(office, loop=loop, **more), "127.0.0.1", port)
    office.port = server.sockets[0].getsockname()[1]
    try:
        yield office
    finally:
        server.close()
