"""What only a server says and is asked, over HTTP and WebSocket, as structs: what is not named here is not said.

The messages of a table itself are in `laguna.table.messages`. The names of the structs are their names in the
OpenAPI document, and the docstring of a field is its description there.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from laguna.table.messages import (
    AskHint,
    Because,
    Choices,
    Do,
    Done,
    Events,
    Hint,
    Lang,
    Position,
    Preview,
    Previewed,
    Refused,
    State,
    Undo,
    Why,
)

NAME = 24
"""The longest name of a person, in characters."""
CHAT = 500
"""The longest line of chat, in characters."""
PAGE = 50
"""The most positions of a replay, or tables of a list, in one answer."""

Name = Annotated[str, Meta(min_length=1, max_length=NAME)]
"""What a person is called."""
Code = Annotated[str, Meta(min_length=1, max_length=64)]
"""What an invitation to a reserved seat carries."""
Id = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z_]+$")]
"""An id of ours: a game, an option, a level, a guide."""
Seat = Annotated[int, Meta(ge=0, le=7)]
"""A place at the table, from 0."""


# What is there


class OptionValue(msgspec.Struct):
    """A value that an option of a game can have."""

    id: str
    """How it is sent."""
    text: str
    """What it means."""


class GameOption(msgspec.Struct):
    """An option of a game."""

    id: str
    """How it is sent."""
    text: str
    """What it is called."""
    about: str
    """What it is about."""
    values: list[OptionValue]
    """What it can be; the first one is usual."""


class Guide(msgspec.Struct):
    """A guided game."""

    id: Id
    """Its name: `guide` of `NewTable`."""
    seats: int
    """How many seats it has: the first for the person, all others for bots."""


class GameInfo(msgspec.Struct):
    """A game that can be played here, in the language that was asked for."""

    id: str
    """How it is sent."""
    name: str
    """What it is called."""
    about: str
    """What it is about."""
    rules: int
    """The version of its rules."""
    seats: list[int]
    """How many can play."""
    options: list[GameOption]
    """What can be chosen when a table is made."""
    guides: list[Guide]
    """Guided games there are."""
    data: str
    """The address of its board and its ids (`GameData`), which may be kept for ever."""
    words: str
    """The address of its words in this language (a Fluent file), which may be kept for ever."""


class Level(msgspec.Struct):
    """A level of bots."""

    id: str
    """How it is sent."""
    name: str
    """What it is called."""


class Catalogue(msgspec.Struct):
    """What can be played here, in the language that was asked for."""

    version: str
    """Which Laguna this is."""
    lang: Lang
    """The language of the texts."""
    langs: list[Lang]
    """The languages there are."""
    games: list[GameInfo]
    """The games."""
    levels: list[Level]
    """The bots, the weakest first."""
    words: str
    """The address of the words that belong to no game (a Fluent file), which may be kept for ever."""


class GameData(msgspec.Struct):
    """The board and the pieces of a game, and the ids behind the numbers in its views."""

    game: str
    """Which game."""
    rules: int
    """The version of its rules."""
    board: dict[str, Any]
    """`board.toml`, with its comments left out."""
    cards: dict[str, Any]
    """`cards.toml`, likewise."""
    actions: list[str]
    """The notation of every action; what a seat can do comes first, then the draws."""
    topics: list[str]
    """The thing that each action is about, whose words explain it; empty if there is none."""
    rule_of: dict[str, str]
    """The rule that explains a thing, by id."""
    ids: dict[str, list[str]]
    """Lists of ids by name: `ids.tiles[7]` is the tile that a view calls 7."""
    numbers: dict[str, list[int]]
    """Lists of numbers by name: prices, deeds of spaces, islands of cells."""
    rows: dict[str, list[list[int]]]
    """Lists of rows of numbers by name: places of cells, hexes of sites."""


# People and tables


class Me(msgspec.Struct):
    """Who this browser is."""

    known: bool
    """Has it a cookie of ours?"""
    name: str
    """What its person is called; empty if nobody has said."""


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """A person says how they are called."""

    name: Name
    """The name."""


SeatKind = Literal["open", "reserved", "guest", "bot"]
"""Who a seat is for: anybody with the link, whoever has its own invitation, a person who has it, a bot."""


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True):
    """Who a seat of a new table is for."""

    kind: Literal["open", "reserved", "me", "bot"]
    """`me` sits down whoever makes the table; more than one seat may be `me` (pass and play)."""
    level: Id | None = None
    """How a bot plays; left out, the best there is for a beginner."""
    name: Name | None = None
    """What the person is called; for a second `me` at one device."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made. It begins by itself as soon as no seat is open or reserved."""

    game: Id
    """Which game."""
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    """Who sits where."""
    options: dict[Id, Annotated[str, Meta(max_length=32)]] = {}
    """Options of the game; those left out have their usual value."""
    lang: Lang = "en"
    """The language of the table, shown in lists."""
    public: bool = False
    """Is it in the list of open tables? Otherwise whoever has the link may come."""
    hints: bool | None = None
    """May bots be asked for hints? Left out: only if one person plays."""
    guide: Id | None = None
    """The name of a guided game: a scripted deal for one person and bots."""
    name: Name | None = None
    """What the maker is called."""


class SeatInfo(msgspec.Struct):
    """A seat of a table, as everybody sees it."""

    seat: int
    """Which one, from 0."""
    kind: SeatKind
    """Who it is for."""
    name: str
    """Who sits there; of a bot its name, empty if nobody does."""
    level: str = ""
    """How a bot plays."""
    mine: bool = False
    """Is it one of this browser's?"""
    here: bool = False
    """Is somebody connected for it?"""
    resigned: bool = False
    """Did its player resign, so that a bot goes on?"""
    former: str = ""
    """Who sat there before the owner gave the seat to another, and can have it back."""


class TableInfo(msgspec.Struct):
    """A table, as everybody who has its link sees it."""

    id: str
    """Which table; its page is `/table/<id>`."""
    game: str
    """Which game."""
    rules: int
    """The version of its rules."""
    options: dict[str, str]
    """All options of the game."""
    lang: Lang
    """The language of the table."""
    public: bool
    """Is it in the list of open tables?"""
    hints: bool
    """May bots be asked for hints?"""
    guide: str
    """The guided game this is; empty if it is none."""
    state: Literal["waiting", "playing", "over", "closed"]
    """Waiting for people, being played, over (all is open), or closed before its end."""
    closed: str
    """Why it was closed, as a sentence; empty if it was not."""
    seats: list[SeatInfo]
    """Who sits where."""
    owner: bool
    """Is this browser the table's owner?"""
    n: int
    """The line of the log that comes next."""
    turn: int
    """Who decides now: a seat; -2 if nobody does."""
    made: int
    """When it was made, in seconds since 1970."""
    moved: int
    """When something happened last."""
    rematch: str
    """The table where they play again; empty if there is none."""


class TableList(msgspec.Struct):
    """Some tables, those with the latest move first."""

    tables: list[TableInfo]
    """At most 50."""


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody takes a seat."""

    name: Name | None = None
    """What they are called; left out, as they were called last."""
    code: Code | None = None
    """For a reserved seat: the code of its invitation."""


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """The owner gives a seat to a bot, to a person who is still to come, or back to who had it."""

    kind: Literal["open", "reserved", "bot", "back"]
    """Whom it is given to."""
    level: Id | None = None
    """How a bot plays."""


class Invitation(msgspec.Struct):
    """A link for others, and the same as a picture."""

    link: str
    """What to send. What is behind `#` is a code for one seat: `#<seat>.<code>`."""
    qr: str
    """The link as a QR code: an SVG picture."""


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    """Whose chat this browser does not want to read at a table."""

    seats: Annotated[list[Seat], Meta(max_length=8)]
    """All muted seats."""


class Problem(msgspec.Struct):
    """Why a request was refused."""

    error: str
    """Which refusal: an id for programs."""
    text: str
    """The reason, as a sentence."""


# What is told


class Hello(msgspec.Struct, tag="hello"):
    """The first message of a socket: where one is."""

    seat: int
    """The seat this socket is for; -1: watching."""
    mine: list[int]
    """All seats of this browser at this table."""
    lang: Lang
    """The language of this socket."""
    table: TableInfo
    """The table."""
    muted: list[int]
    """The seats whose chat is not sent to this browser."""


class News(msgspec.Struct, tag="table"):
    """Something about the table has changed: who sits there or is here, its state, a rematch."""

    table: TableInfo
    """The table."""
    text: str = ""
    """What happened, as a sentence; empty if it is not worth one."""


class Said(msgspec.Struct, tag="chat"):
    """A line of chat."""

    id: int
    """Its number at this table, rising."""
    seat: int
    """Who said it."""
    name: str
    """What they are called."""
    text: str
    """What was said: text, never markup."""
    at: int
    """When, in seconds since 1970."""


class Pong(msgspec.Struct, tag="pong"):
    """The answer to `Ping`."""

    n: int
    """The line that comes next."""


class Bye(msgspec.Struct, tag="bye"):
    """The last message of a socket: why the server closes it."""

    error: Literal["slow", "restart", "gone", "seat_lost", "too_many", "bad_frames"]
    """Too slow; the server restarts (connect again); the table is no more; the seat belongs to another now;
    too many connections; too many messages that were none."""
    text: str
    """The same as a sentence."""


ServerMessage = (
    Hello | News | State | Choices | Events | Done | Refused | Because | Previewed | Hint | Said | Pong | Bye
)
"""What the server says on a socket."""


# What is asked


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    """Say something to all at the table. Only who has a seat may."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT)]
    """What to say."""


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


ClientMessage = Do | Undo | Why | Preview | AskHint | Chat | Ping
"""What a page says on a socket."""


# After the end


class Replay(msgspec.Struct):
    """A part of a finished game."""

    table: TableInfo
    """The table."""
    length: int
    """How many actions the game has: positions go from 0 to this."""
    turns: list[int]
    """The first position of every turn."""
    positions: list[Position]
    """The positions that were asked for."""


class Health(msgspec.Struct):
    """Whether the server works."""

    ok: bool
    """It does."""
    version: str
    """Which Laguna this is."""
    tables: int
    """Tables in memory."""
    sockets: int
    """Connected sockets."""
