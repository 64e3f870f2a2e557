"""What people are told and say about notices, over HTTP. The rest is in `messages` and `player_messages`."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Address = Annotated[str, Meta(min_length=1, max_length=1000)]
"""Where something is to be sent."""
Minute = Annotated[int, Meta(ge=0, lt=1440)]
"""A minute of the day, from midnight on."""


class ChannelInfo(msgspec.Struct):
    """A way in which somebody is told."""

    id: str
    """Which one."""
    kind: Literal["push", "mail", "ntfy"]
    """By push to a browser, by e-mail, or by ntfy."""
    name: str
    """The browser and system, or the address."""
    this: bool
    """Is it this browser?"""
    waits: bool
    """Is a code still to be typed that came by e-mail?"""
    failing: bool
    """Did the last attempt fail?"""


class QuietHours(msgspec.Struct, forbid_unknown_fields=True):
    """The hours in which nothing is sent."""

    zone: Annotated[str, Meta(min_length=1, max_length=60)]
    """The time zone, as `Europe/Rome`."""
    first: Minute
    """From when on, in minutes after midnight."""
    last: Minute
    """Until when. If both are the same, there are no quiet hours."""


class NoticeInfo(msgspec.Struct):
    """How somebody is told that it is their turn."""

    kinds: list[Literal["push", "mail", "ntfy"]]
    """How anybody can be told on this server."""
    push_key: str
    """What a browser needs to subscribe, in base64url."""
    channels: list[ChannelInfo]
    """How they are told, the oldest first."""
    quiet: QuietHours | None
    """When not; null if at any time."""


class NewPush(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that has subscribed."""

    endpoint: Address
    """Its address at its push service."""
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    """Its public key, in base64url."""
    auth: Annotated[str, Meta(min_length=20, max_length=30)]
    """Its secret, in base64url."""


class NewAddress(msgspec.Struct, forbid_unknown_fields=True):
    """An address for e-mail, or of a topic of ntfy."""

    address: Address
    """The address."""


class NoticeSent(msgspec.Struct):
    """What came of sending something."""

    outcome: Literal["sent", "gone", "later"]
    """It was taken, nothing more will be, or it could not be reached."""


class WebhookInfo(msgspec.Struct):
    """Where the message of a table goes, for its owner."""

    service: Literal["discord", "slack", "matrix", "json"] | None
    """What listens there; null if there is none."""
    place: str
    """The host it leads to. The rest of the address is secret."""
    outcome: Literal["sent", "gone", "later"] | None = None
    """What came of the first message; null if none was sent just now."""


class NewWebhook(msgspec.Struct, forbid_unknown_fields=True):
    """Where the message of a table is to go."""

    service: Literal["discord", "slack", "matrix", "json"]
    """What listens there."""
    address: Address
    """The address; of Matrix that of a room, with `?access_token=…`."""
