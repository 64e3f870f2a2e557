"""What players are told and say about themselves, over HTTP. The rest is in `messages`."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from laguna.table.messages import Lang

from .messages import Name, Zone

Text = Annotated[str, Meta(max_length=2500)]
"""Something that a browser signed, in base64url."""
Typed = Annotated[str, Meta(min_length=1, max_length=100)]
"""Something that a person typed."""
Token = Annotated[str, Meta(min_length=1, max_length=64)]
"""Something that only this browser was told."""
COLOURS = 8
"""How many colours there are to choose from."""


class Device(msgspec.Struct):
    """A device of a player."""

    id: str
    """Which one."""
    name: str
    """Its browser and system, as it says itself; empty if it does not say."""
    this: bool
    """Is it this browser?"""
    made: int
    """Since when it belongs to the player, in seconds since 1970."""
    seen: int
    """When it was used last, to a day."""


class FriendInfo(msgspec.Struct):
    """A friend of a player."""

    id: str
    """Which of the player's friends."""
    name: str
    """What they are called; empty if they have not said."""
    colour: int
    """Their colour, from 0."""
    table: str
    """The table that waits and to which they were invited; empty if there is none."""


class InvitedTo(msgspec.Struct):
    """A table to which a friend invites."""

    table: str
    """Which table; its page is `/table/<table>`."""
    game: str
    """Which game."""
    name: str
    """What the friend is called."""
    at: int
    """Since when."""


class Kept(msgspec.Struct):
    """A sort of what is kept of a person."""

    sort: str
    """Which sort: an id with words in every language."""
    count: int
    """How much of it."""


MINUTES = 24 * 60
"""How many minutes a day has."""


class PlayHours(msgspec.Struct, forbid_unknown_fields=True):
    """When somebody plays: outside of that their clock stands still, at tables that are played over days."""

    zone: Zone
    """Their time zone: its name in the IANA database."""
    opens: Annotated[int, Meta(ge=0, lt=MINUTES)]
    """From which minute of the day on."""
    closes: Annotated[int, Meta(ge=0, lt=MINUTES)]
    """Until before which; if that is not later, on the next day. Equal: all day. At least eight hours."""
    weekends: bool = True
    """On Saturdays and Sundays as well?"""


class RatingInfo(msgspec.Struct):
    """How strong somebody is in a game, as far as is known."""

    game: str
    """Which game."""
    games: int
    """From how many games that have counted."""
    range: list[int]
    """From where to where it reaches; empty before there were `needed` games."""
    needed: int
    """From how many games on it is shown."""
    bots: dict[str, int]
    """The ratings of the bots, by level, so that people can place themselves."""


class PlayerInfo(msgspec.Struct):
    """All about the player that this browser belongs to."""

    known: bool
    """Does this browser have a cookie of ours?"""
    player: bool
    """Is it a player, not only a guest?"""
    name: str
    """What they are called."""
    colour: int
    """Their colour, from 0 to 7."""
    lang: Lang | None
    """Their language, for all devices; null if they have not said."""
    parts: list[
        Literal[
            "devices", "passkeys", "friends", "clocks", "notices", "feeds", "plans", "days", "ratings", "watching"
        ]
    ]
    """What players may have on this server."""
    devices: list[Device]
    """Their devices, the oldest first. A guest who is no player yet has none."""
    passkeys: list[str]
    """The ids of their passkeys."""
    recovery: bool
    """Is there a recovery code?"""
    link: int
    """Until when their link for friends is good; 0 if there is none."""
    friends: list[FriendInfo]
    """Their friends."""
    invitations: list[InvitedTo]
    """The tables that friends invite to."""
    kept: list[Kept]
    """All that is kept of them."""
    hours: PlayHours | None = None
    """When they play; null if they have not said, and never came to a table with a clock."""
    days_off: int = 0
    """How many days off they still have this month."""
    ratings: list[RatingInfo] = []
    """Their ratings, in the games in which any game has counted."""
    feed: bool = False
    """Do they have a calendar and a feed of the tables that wait for them?"""


class PlayerChange(msgspec.Struct, forbid_unknown_fields=True):
    """What a player wants to be different; what is left out stays."""

    name: Name | None = None
    """What they want to be called from now on."""
    colour: Annotated[int, Meta(ge=0, lt=COLOURS)] | None = None
    """Their colour."""
    lang: Lang | None = None
    """Their language."""


class JoinCode(msgspec.Struct):
    """A code for another device, good for five minutes and once."""

    code: str
    """Six characters to type."""
    link: str
    """The same as a link."""
    qr: str
    """The link as a QR code: an SVG picture."""
    until: int
    """Until when it is good, in seconds since 1970."""


class JoinState(msgspec.Struct):
    """How far a joining is, on the player's device."""

    state: Literal["none", "open", "asked", "agreed", "joined"]
    """No code, nobody typed it yet, a device asks, this side has agreed, the device has joined."""
    device: str = ""
    """Which browser and system asks."""
    number: int = 0
    """What both screens show."""
    until: int = 0
    """Until when the code is good."""


class Agree(msgspec.Struct, forbid_unknown_fields=True):
    """The player agrees to the device that shows a number."""

    number: Annotated[int, Meta(ge=10, le=99)]
    """The number on both screens."""


class TypedCode(msgspec.Struct, forbid_unknown_fields=True):
    """A code as somebody typed it."""

    code: Typed
    """The code; blanks and capitals do not matter."""


class Joining(msgspec.Struct):
    """What a device learns that typed a code."""

    id: str
    """Which joining."""
    token: str
    """What only this browser is told: it goes on with it."""
    name: str
    """What the player is called; empty if they have not said."""
    number: int
    """What both screens show."""
    tables: int
    """How many tables of this browser pass to the player."""


class JoinAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """What the other device says."""

    token: Token
    """What it was told."""
    agree: bool = True
    """Does it want to join? Otherwise the code is void."""


class Joined(msgspec.Struct):
    """What came of it."""

    state: Literal["asked", "joined", "ended"]
    """The player has not agreed yet, this browser is a device of theirs, or it is over."""


class RecoveryCode(msgspec.Struct):
    """A new recovery code, which nobody is told a second time."""

    words: str
    """Five words to write down or print."""


class NewPasskey(msgspec.Struct):
    """What a browser needs to make a passkey, or to use one."""

    challenge: str
    """What is to be signed, in base64url."""
    site: str
    """The name of the host, for which it is."""
    user: str
    """By what the device knows the player, in base64url; empty for using one."""
    name: str
    """What the player is called."""
    known: list[str]
    """The ids of passkeys that the player has already."""


class Attestation(msgspec.Struct):
    """What a browser says about a new passkey."""

    client_data: Text
    """What was signed, in base64url."""
    attestation_object: Text
    """The passkey itself, in base64url."""


class MadePasskey(msgspec.Struct):
    """A passkey that a browser has made."""

    id: Annotated[str, Meta(min_length=1, max_length=1400)]
    """Its id, in base64url."""
    response: Attestation
    """What the browser says about it."""


class Assertion(msgspec.Struct):
    """What a passkey signed."""

    client_data: Text
    """What was signed, in base64url."""
    authenticator_data: Text
    """What the passkey says about itself, in base64url."""
    signature: Text
    """The signature, in base64url."""


class UsedPasskey(msgspec.Struct):
    """A passkey that was used."""

    id: Annotated[str, Meta(min_length=1, max_length=1400)]
    """Its id, in base64url."""
    response: Assertion
    """What it signed."""


class FriendLink(msgspec.Struct):
    """A link for people one has played with. Whoever follows it and agrees is a friend."""

    link: str
    """What to send."""
    until: int
    """Until when it is good, in seconds since 1970."""


class FeedLinks(msgspec.Struct):
    """The secret addresses of a player's calendar and feed, which nobody is told a second time."""

    calendar: str
    """For a calendar."""
    feed: str
    """For a feed reader: Atom."""


class TableToInviteTo(msgspec.Struct, forbid_unknown_fields=True):
    """A table to which a friend is invited."""

    table: Annotated[str, Meta(pattern="^[a-z2-7]{16}$")]
    """Which table."""


class Export(msgspec.Struct):
    """All that is kept of a person."""

    kept: dict[str, list[dict[str, int | str]]]
    """By sort, a row for each thing."""
