"""E-mail, if the host names a server that sends it. Every letter has a link that ends it, without any login."""

import asyncio
import re
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

from laguna.kernel.errors import LagunaError

from .channel import SENT, Letter, Outcome

PATIENCE = 20.0
"""How many seconds sending a letter may take."""
PORTS = {"smtps": 465, "smtp+starttls": 587, "smtp": 25}
"""How a connection can begin, and at which port it does so by default."""
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


def is_address(text: str) -> bool:
    """Can this be an address for e-mail?"""
    return len(text) <= 254 and _ADDRESS.fullmatch(text) is not None


class MailServer(NamedTuple):
    """A server that sends e-mail."""

    scheme: str
    """How a connection begins: `smtps`, `smtp+starttls`, or `smtp` without encryption."""
    host: str
    """Its name."""
    port: int
    """Its port."""
    user: str
    """Who we are there; empty if it does not ask."""
    password: str
    """Our password there."""
    sender: str
    """From whom letters come."""


def read_server(address: str, password: str, sender: str) -> MailServer | None:
    """The server that a host names, such as `smtp+starttls://me@mail.example:587`; None if there is none."""
    if not address:
        return None
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise LagunaError("mail_server is an address such as smtp+starttls://me@mail.example:587.") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.password or parts.path.strip("/"):
        raise LagunaError(
            f"mail_server begins with {', '.join(f'{one}://' for one in PORTS)} and has no password, "
            "which is mail_password."
        )
    if not is_address(sender):
        raise LagunaError("mail_from is the address that letters come from: it is needed with mail_server.")
    return MailServer(parts.scheme, parts.hostname, port, unquote(parts.username or ""), password, sender)


def letter_text(letter: Letter, stop: str, stop_words: str) -> str:
    """A letter as plain text."""
    return f"{letter.text}\n\n{letter.link}\n\n-- \n{stop_words}\n{stop}\n"


class Mail:
    """Sends e-mail."""

    def __init__(self, server: MailServer, trust: Any = None) -> None:  # noqa: ANN401 - an SSL context, for tests
        self._server = server
        self._trust = trust

    async def send(self, address: str, letter: Letter, stop: str = "", stop_words: str = "") -> Outcome:
        """Send a letter. `stop` is the link that ends this channel, and `stop_words` say so."""
        message = EmailMessage(policy=SMTP)
        message["From"] = self._server.sender
        message["To"] = address
        message["Subject"] = " ".join(letter.title.split())
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._server.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if letter.strong:
            message["Importance"] = "high"
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            message.set_content(letter_text(letter, stop, stop_words))
        else:
            message.set_content(f"{letter.text}\n\n{letter.link}\n")
        return await self._hand_over(message, address)

    async def _hand_over(self, message: EmailMessage, address: str) -> Outcome:
        import aiosmtplib

        server = self._server
        try:
            async with asyncio.timeout(PATIENCE):
                await aiosmtplib.send(
                    message,
                    sender=server.sender,
                    recipients=[address],
                    hostname=server.host,
                    port=server.port,
                    username=server.user or None,
                    password=server.password or None,
                    use_tls=server.scheme == "smtps",
                    start_tls=server.scheme == "smtp+starttls",
                    tls_context=self._trust,
                    timeout=PATIENCE,
                )
        except aiosmtplib.SMTPRecipientsRefused as error:
            refused = all(500 <= one.code < 600 for one in error.recipients)
            return Outcome("gone" if refused else "later")
        except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError):
            # What is wrong may be the host's own server, which says nothing about the address.
            return Outcome("later")
        return SENT
