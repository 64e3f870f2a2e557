"""All channels together: whichever one somebody has chosen, a letter goes out in the same way."""

import hashlib
import hmac
from collections.abc import Callable
from typing import Literal, NamedTuple, get_args

from .. import shared_clock
from ..store.rows import ChannelRow
from .channel import Letter, Outcome
from .mail import Mail, MailServer
from .ntfy import Ntfy
from .outgoing import Origin, Outgoing
from .push import Push, Signer, Subscription
from .texts import say
from .webhook import Webhook

Kind = Literal["push", "mail", "ntfy"]
"""How a person can be told."""
KINDS: tuple[Kind, ...] = get_args(Kind)
STOP = "/unsubscribe/"
"""Where the link leads that ends a channel."""


class NoticeSettings(NamedTuple):
    """What a host says about notices."""

    allowed: frozenset[Origin] = frozenset()
    """Where requests may go although it is not public."""
    mail: MailServer | None = None
    """The server that sends e-mail; None if none does."""
    contact: str = ""
    """Where the people of a push service reach the host."""


class Senders:
    """Sends letters."""

    def __init__(self, settings: NoticeSettings, key: Callable[[], bytes]) -> None:
        """`key` is that of the server, which signs the links that end a channel."""
        self.outgoing = Outgoing(settings.allowed)
        self.webhook = Webhook(self.outgoing)
        self._ntfy = Ntfy(self.outgoing)
        self._mail = Mail(settings.mail) if settings.mail else None
        self._contact = settings.contact
        self._push: Push | None = None
        self._key = key
        self.public_key = ""
        """What browsers are told when they subscribe; empty until the key is known."""

    @property
    def kinds(self) -> list[Kind]:
        """How people can be told here."""
        return [kind for kind in KINDS if kind != "mail" or self._mail]

    def use_key(self, key: str) -> None:
        """Sign push messages with this key."""
        signer = Signer(key, self._contact)
        self._push = Push(self.outgoing, signer, shared_clock.now)
        self.public_key = signer.public_key

    async def send(self, row: ChannelRow, letter: Letter) -> Outcome:
        """Send a letter by a channel."""
        if row.kind == "push" and self._push:
            p256dh, _, auth = row.secret.partition(" ")
            return await self._push.send(Subscription(row.address, p256dh, auth), letter)
        if row.kind == "ntfy":
            return await self._ntfy.send(row.address, letter)
        if row.kind == "mail" and self._mail:
            stop = "" if row.code else f"{row.site}{STOP}{self.token(row.id)}"
            return await self._mail.send(row.address, letter, stop, say(row.lang, "notice-stop"))
        # The host has switched this kind off; perhaps not for ever.
        return Outcome("later")

    def token(self, channel: str) -> str:
        """What ends a channel: its id, and a signature that only this server can make."""
        sign = hmac.new(self._key(), f"stop {channel}".encode(), hashlib.sha256).hexdigest()[:32]
        return f"{channel}.{sign}"

    def channel_of(self, token: str) -> str:
        """The channel that a link ends; empty if the link is not one of ours."""
        channel = token.partition(".")[0]
        return channel if hmac.compare_digest(token.encode(), self.token(channel).encode()) else ""
