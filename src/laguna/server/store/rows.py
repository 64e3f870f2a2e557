"""The rows of the database. The names of the fields are the names of the columns."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from laguna.table.log import Line
from laguna.table.plans import Kept
from laguna.table.rows import SeatRow, TableRow, Vote, Watcher

from .interface import Row

__all__ = [
    "SEAT_COLUMNS",
    "TABLE_COLUMNS",
    "Ban",
    "BotTable",
    "ChannelRow",
    "ChatRow",
    "ClockRow",
    "DayRow",
    "DueRow",
    "FeedRow",
    "Finished",
    "GuestRow",
    "HostMessage",
    "HoursRow",
    "Overview",
    "PlanRow",
    "RatedSeat",
    "RatingRow",
    "SeatRow",
    "Stored",
    "TableRow",
    "TryRow",
    "UntoldRow",
    "Vote",
    "Watcher",
    "WebhookRow",
    "plain",
    "seat_row",
    "table_row",
]


class BotTable(NamedTuple):
    """A table where a bot is to move."""

    id: str
    """Which table."""
    game: str
    """Which game."""
    rules: int
    """The version of the rules it is played under."""
    edition: str
    """The board and cards it is played with."""


class ChatRow(NamedTuple):
    """A chat message."""

    id: int
    """Its number at this table, from 1."""
    seat: int
    """The seat that said it; -1 for somebody who watched."""
    guest: str
    """The guest who said it; empty for a browser without a cookie."""
    name: str
    """What they were called then."""
    text: str
    """What was said."""
    at: int
    """When."""


class GuestRow(NamedTuple):
    """A guest: a browser that has a cookie of ours, or a player with several."""

    secret: str
    """The hash of what the cookie carries, never the secret itself."""
    name: str
    """What its person was called last."""
    seen: int
    """When they were last noted to be here."""
    used: int | None = None
    """When the device was last noted that was asked about; None if the player has no such device."""


class PlayerRow(NamedTuple):
    """A player: a guest who wants more than one device, a passkey, or friends."""

    colour: int
    """Which colour they like, from 0."""
    lang: str
    """Which language they like; empty for what each browser says."""
    recovery: str
    """The hash of their recovery code; empty if there is none."""
    link: str
    """The hash of the code in their link for friends; empty if there is none."""
    link_until: int
    """Until when that link is good."""
    made: int
    """Since when they are a player."""


class DeviceRow(NamedTuple):
    """A device of a player."""

    id: str
    """Which device; its cookie is not known by it."""
    name: str
    """The browser and the system, as it says itself."""
    made: int
    """Since when it belongs to the player."""
    seen: int
    """When it was last noted to be here, to a day."""


class JoinRow(NamedTuple):
    """A code that joins a device to a player."""

    id: str
    """Which one; nobody can guess it."""
    guest: str
    """The player who shows the code."""
    code: str
    """A slow hash of it."""
    until: int
    """Until when it is good."""
    tries: int
    """How many wrong codes were typed that begin like it."""
    token: str
    """The hash of what the device has that typed it; empty as long as none did."""
    device: str
    """Which browser and system that is."""
    number: int
    """What both screens show."""
    here: int
    """Has the player agreed?"""
    there: int
    """Has the other device agreed?"""
    joined: str
    """The id of the device once it has joined; empty until then."""


class PasskeyRow(NamedTuple):
    """A passkey."""

    id: str
    """Its id, in base64url."""
    guest: str
    """Whose it is."""
    public_key: str
    """What its signatures are checked with, in base64url."""
    counter: int
    """How often it was used, as it says itself; 0 if it does not say."""


class DueRow(NamedTuple):
    """Something that is to be done at a time."""

    kind: str
    """What is to be done."""
    key: str
    """What makes it one thing among those of its kind."""
    table: str
    """The table it is about; empty if it is about none."""
    guest: str
    """The person it is about; empty if it is about none."""
    payload: str
    """What else must be known, in short."""
    wanted: float
    """When it is to be done, by the clock that all share."""
    tries: int
    """How often somebody has begun, this time included."""
    holder: str
    """Who does it now: a word for each time; empty if nobody does."""


class DayRow(NamedTuple):
    """The deal of a day."""

    day: str
    """Which day, by UTC: `2026-11-18`."""
    game: str
    """Of which game."""
    secret: str
    """What it is dealt from, in hexadecimal. It must not leave the server, not even when the day is over."""
    rules: int
    """The version of the rules it is played under."""
    edition: str
    """The board and cards it is played with."""
    seats: int
    """How many seats it has; the first is for the person."""
    level: str
    """How the bots play."""
    iterations: int
    """How much they think about each decision."""
    made: int
    """When it was made."""
    par_by: str
    """Who plays for par."""
    par_iterations: int
    """How much they think about each decision."""
    par_version: str
    """Of which Laguna they are; empty if they have not begun."""
    par_actions: str
    """Their game so far: the numbers of the actions, with blanks between."""
    par: int
    """Their points; -1 as long as they are not known."""


class TryRow(NamedTuple):
    """Somebody's one try at the deal of a day."""

    day: str
    """Which day."""
    game: str
    """Which game."""
    guest: str
    """Whose."""
    table: str
    """At which table; empty if that is gone."""
    begun: int
    """When it began."""
    state: str
    """`open`, `counted` or `void`."""
    score: int
    """The points, once it has counted."""
    rank: int
    """The place, once it has counted."""
    regular: bool
    """Once it has counted: did they have a passkey or a week of history?"""


class RatedSeat(NamedTuple):
    """A seat of a game that has counted."""

    table_id: str
    """At which table."""
    at: int
    """When the game ended."""
    used: int
    """Do the ratings know of it?"""
    seat: int
    """Which seat."""
    guest: str
    """Who sat there; empty for a bot, and for somebody who was deleted."""
    level: str
    """How a bot plays."""
    rank: int
    """The place."""
    mu: float
    """What was known of them before."""
    sigma: float
    """How far that might have been off."""


class RatingRow(NamedTuple):
    """A rating."""

    guest: str
    """Whose."""
    game: str
    """In which game."""
    mu: float
    """The best guess."""
    sigma: float
    """How far it may be off."""
    games: int
    """From how many games."""


class ClockRow(NamedTuple):
    """How the clocks of a table stood when they were settled last."""

    table_id: str
    """Which table."""
    n: int
    """Up to which line time is settled."""
    at: int
    """Up to which moment."""
    turn: int
    """The seat whose clock runs since then; below 0 if none does."""
    lefts: tuple[int, ...]
    """How many seconds each seat had left then."""
    passed: int
    """The seat that passed the turn on last; -1 if none did."""
    credit: int
    """How many seconds it got for that."""
    until: int
    """When the clock that runs will have run out; 0 if none runs."""
    off_until: int
    """Until when its player has a day off; 0 if they have none."""
    told: int
    """Has it run out, and was everybody told?"""


class FeedRow(NamedTuple):
    """The secret address of a person's calendar and feed."""

    guest: str
    """Whose it is."""
    secret: str
    """The hash of what is in the address."""
    lang: str
    """In which language."""
    site: str
    """Under which address its person uses this server."""
    made: int
    """Since when."""


class PlanRow(NamedTuple):
    """What a player wants done when their turn comes."""

    table_id: str
    """At which table."""
    seat: int
    """For which seat."""
    guest: str
    """Whose plan it is."""
    turns: Kept
    """The turns that are planned, and the ways to play each."""
    began: int
    """In which turn of the game the first of them has come; -1 if it has not yet."""
    done: int
    """Which turn of the game it has played last; -1 if none."""
    since: int
    """From which line on its player has not seen what it did."""
    ended: str
    """Why what was left of it was dropped; empty if it was not."""
    made: int
    """When it was made."""


class HoursRow(NamedTuple):
    """When somebody plays."""

    zone: str
    """Their time zone: its name in the IANA database."""
    opens: int
    """From which minute of the day on."""
    closes: int
    """Until before which; if that is not later, on the next day. Equal: all day."""
    weekends: bool
    """On Saturdays and Sundays as well?"""


class ChannelRow(NamedTuple):
    """A way to tell somebody something."""

    id: str
    """Which one; nobody can guess it."""
    guest: str
    """Whom."""
    device: str | None
    """The device whose browser this is; None for other kinds."""
    kind: str
    """`push`, `mail` or `ntfy`."""
    address: str
    """Where it leads to."""
    secret: str
    """Of push: the browser's key and secret, with a space between."""
    name: str
    """Of push: the browser and the system."""
    lang: str
    """In which language."""
    site: str
    """Under which address its person uses this server."""
    code: str
    """Of mail: a slow hash of the code that is to be typed; empty once it was."""
    tries: int
    """Of mail: how many wrong codes were typed."""
    made: int
    """Since when."""
    told: float
    """When something was sent last."""
    failed: int
    """How often in a row sending failed."""
    until: float
    """Until when nothing is to be tried; 0 if anything may."""


class UntoldRow(NamedTuple):
    """Something that somebody has not been told yet."""

    table: str
    """At which table."""
    what: str
    """What."""
    since: float
    """When it came about."""
    at: float
    """When it is told at the earliest."""
    mark: str
    """By what this time is known from any other."""


class WebhookRow(NamedTuple):
    """Where the message of a table goes."""

    table_id: str
    """Which table."""
    guest: str
    """Who gave it."""
    service: str
    """`discord`, `slack`, `matrix` or `json`."""
    address: str
    """The address."""
    message: str
    """By what the service knows its message; empty if there is none yet."""
    lang: str
    """In which language."""
    site: str
    """Under which address its owner uses this server."""
    made: int
    """Since when."""
    told: float
    """When something was sent last."""
    failed: int
    """How often in a row sending failed."""
    until: float
    """Until when nothing is to be tried; 0 if anything may."""


class Stored(NamedTuple):
    """All that is stored about a table: its log from a line on, and its chat after a number."""

    row: TableRow
    """The table."""
    seats: list[SeatRow]
    """Its seats."""
    lines: list[Line]
    """Its log."""
    chat: list[ChatRow]
    """What was said."""
    muted: dict[str, set[int]]
    """The seats whose chat a guest does not want to read, by guest."""
    votes: list[Vote]
    """Who agrees that which seat passes to another."""
    watchers: list[Watcher]
    """Who watches."""
    clock: ClockRow | None = None
    """How its clocks stand; None if it has none."""
    origin: str = ""
    """The text of the game that it goes on with, if all of its log was read; empty if there is none."""
    deal: DayRow | None = None
    """The deal it plays, if it is that of a day."""
    ratings: Sequence[RatingRow] = ()
    """How strong its people are, if it counts for ratings."""


class Overview(NamedTuple):
    """A table, as a host sees it in a list."""

    id: str
    """Which table."""
    game: str
    """Which game."""
    state: str
    """`waiting`, `playing`, `over` or `closed`."""
    closed: str
    """Why it was closed for good; empty if it was not."""
    deleted: int
    """When it was marked as deleted; 0 if it was not."""
    n: int
    """How many lines it has."""
    moved: int
    """When something happened last."""
    people: int
    """How many seats people have."""
    seats: int
    """How many seats there are."""


class Ban(NamedTuple):
    """Somebody who must stay out."""

    kind: str
    """`guest` or `address`."""
    who: str
    """The id of the guest, or the address; of IPv6 the first 64 bits, as `2001:db8::/64`."""
    at: int
    """Since when."""


class HostMessage(NamedTuple):
    """What a host tells everybody."""

    text: str
    """One line of plain text; empty if there is none."""
    at: int
    """Since when."""


class Finished(NamedTuple):
    """A finished game of a guest."""

    id: str
    """Which table."""
    moved: int
    """When it ended."""
    seat: int
    """Where the guest sat."""
    result: str
    """How it came out, as JSON (`Result`)."""


TABLE_COLUMNS = ", ".join(TableRow.__struct_fields__)
"""The columns of a `TableRow`, for a query."""
SEAT_COLUMNS = ", ".join(SeatRow.__struct_fields__)
"""The columns of a `SeatRow`, for a query."""


def table_row(row: Row) -> TableRow:
    """A table from what a query found."""
    values = dict(zip(TableRow.__struct_fields__, row, strict=True))
    values["options"] = msgspec.json.decode(values["options"])
    for name in ("public", "hints"):
        values[name] = bool(values[name])
    return TableRow(**values)


def seat_row(row: Row) -> SeatRow:
    """A seat from what a query found."""
    values = dict(zip(SeatRow.__struct_fields__, row, strict=True))
    values["resigned"] = bool(values["resigned"])
    return SeatRow(**values)


def plain(value: object) -> object:
    """A value as both databases take it."""
    if isinstance(value, dict):
        return msgspec.json.encode(value).decode()
    return int(value) if isinstance(value, bool) else value


class Latest(NamedTuple):
    """What has happened at a table, in short."""

    news: int
    """Rises with every change that is not a line."""
    state: str
    """`waiting`, `playing`, `over` or `closed`."""
    turn: int
    """The seat that decides now; -2 if none does."""
    moved: int
    """When something happened last."""
    result: str
    """How it came out, as JSON; empty until it is over."""
    lines: list[Line]
    """The lines from a number on."""
