"""The rows of the database. The names of the fields are the names of the columns."""

from typing import NamedTuple

import msgspec

from laguna.table.log import Line

from .interface import Row


class TableRow(msgspec.Struct):
    """A table."""

    id: str
    """Which table: 16 random letters and digits."""
    game: str
    """Which game."""
    rules: int
    """The version of the rules it is played under."""
    seats: int
    """How many seats it has."""
    options: dict[str, str]
    """All options of the game and their values."""
    lang: str
    """The language of the table, shown in lists."""
    public: bool
    """Is it in the list of open tables?"""
    hints: bool
    """May bots be asked for hints?"""
    guide: str
    """The guided game this is; empty if it is none."""
    owner: str
    """The guest who may hand seats on; empty if they asked to be forgotten."""
    state: str
    """`waiting`, `playing`, `over` or `closed`."""
    closed: str
    """Why it was closed: the Fluent message `closed-<this>`; empty if it was not."""
    n: int
    """The number of the line that comes next."""
    turn: int
    """The seat that decides now; -2 if none does."""
    rematch: str
    """The table where they play again; empty if there is none."""
    made: int
    """When it was made. All times are seconds since 1970."""
    moved: int
    """When something happened last."""
    news: int
    """Rises with every change that is not a line."""
    edition: str = ""
    """The board and cards it is played with; empty for those that come with Laguna."""
    result: str = ""
    """How it came out, as JSON (`Result`): empty until it is over, or as long as nobody has looked."""
    sitter: str = "normal"
    """How bots play that sit in for its players."""
    deleted: int = 0
    """When it was marked as deleted; 0 if it was not. Nobody sees it then, but it can be had back for a while."""


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


class SeatRow(msgspec.Struct):
    """A seat of a table."""

    table_id: str
    """Which table."""
    seat: int
    """Which seat, from 0."""
    kind: str
    """Who it is for: `open`, `reserved`, `guest` or `bot`."""
    level: str = ""
    """How its bot plays; empty if it has none."""
    guest: str = ""
    """The guest who sits there; empty if nobody does."""
    name: str = ""
    """What that guest is called at this table."""
    code: str = ""
    """The hash of the code of its invitation; empty if there is none."""
    former: str = ""
    """The guest who sat there before the owner gave the seat to another, and can have it back."""
    former_name: str = ""
    """What that guest was called."""
    resigned: bool = False
    """Did its player resign, so that a bot goes on?"""
    seen: int = 0
    """Until when somebody counts as connected."""
    sat_from: int = -1
    """The line from which on a bot sat in for its player last; -1 if none ever did."""
    sat_to: int = -1
    """The line at which the player took the seat back; -1 while they have not."""


class Vote(NamedTuple):
    """Somebody agrees that a seat passes to another."""

    seat: int
    """Which seat."""
    guest: str
    """Who agrees."""
    kind: str
    """To whom it should pass: `bot` or `person`."""


class Watcher(NamedTuple):
    """Somebody who watches a table."""

    id: str
    """Their connection."""
    guest: str
    """Their browser; empty if it has no cookie of ours."""
    name: str
    """What they are called; empty if they have not said."""


class ChatRow(NamedTuple):
    """A chat message."""

    id: int
    """Its number at this table, from 1."""
    seat: int
    """The seat that said it."""
    guest: str
    """The guest who said it."""
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
