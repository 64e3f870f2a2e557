"""What only a server says and is asked, over HTTP and WebSocket, as structs: what is not named here is not said.

The messages of a table itself are in `laguna.table.messages`. The names of the structs are their names in the
OpenAPI document, and the docstring of a field is its description there.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from laguna.table.messages import (
    Appraised,
    AskHint,
    AskWorth,
    Because,
    Choices,
    Course,
    Do,
    Done,
    Events,
    Hint,
    Lang,
    Position,
    Preview,
    Previewed,
    Refused,
    RequestId,
    State,
    Undo,
    Why,
)

NAME = 24
"""The longest name of a person, in characters."""
CHAT = 500
"""The longest chat message, in characters."""
PAGE = 50
"""The most positions of a replay, or tables of a list, in one answer."""

RECORD = 100_000
"""The most bytes of a record that somebody sends."""

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
    """Its id in requests and answers."""
    text: str
    """What it means."""


class GameOption(msgspec.Struct):
    """An option of a game."""

    id: str
    """Its id in requests and answers."""
    text: str
    """What it is called."""
    about: str
    """What it is about."""
    values: list[OptionValue]
    """Its possible values; the first one is the default."""


class Guide(msgspec.Struct):
    """A guided game."""

    id: Id
    """Its id: `guide` of `NewTable`."""
    seats: int
    """How many seats it has: the first is for the person, all others are for bots."""


class GameInfo(msgspec.Struct):
    """A game that can be played here, in the language that was asked for."""

    id: str
    """Its id in requests and answers."""
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
    """Its guided games."""
    data: str
    """The address of its board and its ids (`GameData`), which may be cached for ever."""
    words: str
    """The address of its words in this language (a Fluent file), which may be cached for ever."""


class Level(msgspec.Struct):
    """A level of bots."""

    id: str
    """Its id in requests and answers."""
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
    """The address of the words that belong to no game (a Fluent file), which may be cached for ever."""
    clocks: bool = False
    """May tables have a pace with a clock here?"""
    days: bool = False
    """Is there a deal of the day?"""
    ratings: bool = False
    """May tables count for ratings?"""
    watching: bool = False
    """Are public games listed that are being played, and may those who watch talk?"""
    tab: bool = False
    """Is there a page under `/tab/` that plays without a server?"""


class GameData(msgspec.Struct):
    """The board and the pieces of a game, and the ids behind the numbers in its views."""

    game: str
    """Which game."""
    rules: int
    """The version of its rules."""
    board: dict[str, Any]
    """`board.toml`, without its comments."""
    cards: dict[str, Any]
    """`cards.toml`, likewise."""
    seat_actions: int
    """How many of the actions a seat can do: those before this number. The others are draws."""
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


class HostSays(msgspec.Struct):
    """What the host tells everybody."""

    text: str
    """One line of plain text, in the host's own language; empty if there is none."""
    at: int
    """Since when, in seconds since 1970."""


class Me(msgspec.Struct):
    """Who this browser is."""

    known: bool
    """Does it have a cookie of ours?"""
    name: str
    """What its person is called; empty if they have not said."""


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """What a person wants to be called."""

    name: Name
    """The name."""


Pace = Literal["free", "live", "today", "week"]
"""How fast a table is played: when we like, without a clock; live; done today; done this week."""
AtZero = Literal["bot", "wait", "vote"]
"""What happens when a clock has run out: a bot sits in, all wait, or the others vote."""
Zone = Annotated[str, Meta(min_length=1, max_length=64)]
"""A time zone: its name in the IANA database."""
SeatKind = Literal["open", "reserved", "guest", "bot"]
"""Who a seat is for: anybody with the link, whoever has its own invitation, a person who has it, a bot."""


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True):
    """Who a seat of a new table is for."""

    kind: Literal["open", "reserved", "me", "bot"]
    """`me` is whoever makes the table; more than one seat may be `me` (pass and play)."""
    level: Id | None = None
    """How a bot plays; left out, as suits a beginner."""
    name: Name | None = None
    """What the person is called; for a second `me` at one device."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made. It begins by itself as soon as no seat is open or reserved."""

    game: Id
    """Which game."""
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    """Who sits where."""
    options: dict[Id, Annotated[str, Meta(max_length=32)]] = {}
    """Options of the game; those left out have their default value."""
    lang: Lang = "en"
    """The language of the table, shown in lists."""
    public: bool = False
    """Is it in the list of open tables? Otherwise only people who have the link can come."""
    hints: bool | None = None
    """May bots be asked for hints? If left out, only when one person plays."""
    guide: Id | None = None
    """The id of a guided game: a scripted deal for one person and bots."""
    name: Name | None = None
    """What the maker is called."""
    sitter: Id | None = None
    """How bots play that sit in for absent players; left out, `normal`."""
    pace: Pace = "free"
    """How fast it is played."""
    rated: bool = False
    """Does it count for ratings? Then it has no hints, and nobody has two seats."""
    at_zero: AtZero = "bot"
    """What happens when a clock has run out."""
    zone: Zone | None = None
    """Where its maker is, for the hours of play at a table with a pace, if they have not said so before."""


class Continue(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made that goes on where another game was left: a table's, or one in a file."""

    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    """Who sits where; as many as in that game."""
    table: Annotated[str, Meta(max_length=40)] | None = None
    """The table that is left: one that is over, or one's own against bots only."""
    record: str | None = None
    """Instead of a table, the text of a record or a branch."""
    at: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    """After how many actions, as a replay counts them; left out, where it ends."""
    known: Seat | None = None
    """As this seat knew it: in another world that it could not tell from the true one. Left out, as it was."""
    lang: Lang = "en"
    """The language of the table, shown in lists."""
    public: bool = False
    """Is it in the list of open tables?"""
    hints: bool | None = None
    """May bots be asked for hints? If left out, only when one person plays."""
    name: Name | None = None
    """What the maker is called."""


class RecordText(msgspec.Struct, forbid_unknown_fields=True):
    """A file with a game."""

    record: str
    """The text of a record or a branch."""


class RecordInfo(msgspec.Struct):
    """What is in a file with a game."""

    game: str
    """Which game."""
    seats: int
    """How many seats it has."""
    length: int
    """How many actions."""
    turn: int
    """Who decides then: a seat, -1 for a draw, -2 if it is over."""
    over: bool
    """Is it over?"""


class Clock(msgspec.Struct):
    """The clock of a seat that a person has, while the game runs. It tells only of time."""

    left: int
    """How many seconds of play it had left when it was looked at last, or has for its next turn."""
    until: int = 0
    """When it runs out, in seconds since 1970, nights and days off included; 0 if it does not run."""
    off: int = 0
    """Until when its player has a day off; 0 if they have none."""


class SeatVote(msgspec.Struct):
    """Somebody agrees that a seat passes to another."""

    seat: int
    """Where they sit themselves."""
    kind: Literal["bot", "person"]
    """To whom it should pass."""
    mine: bool = False
    """Is it this browser who agrees?"""


class SeatInfo(msgspec.Struct):
    """A seat of a table, as everybody sees it."""

    seat: int
    """Which one, from 0."""
    kind: SeatKind
    """Who it is for."""
    name: str
    """What the person or bot is called who sits there; empty if nobody does."""
    level: str = ""
    """How a bot plays."""
    mine: bool = False
    """Is it one of this browser's?"""
    here: bool = False
    """Is its player connected?"""
    resigned: bool = False
    """Did its player resign, so that a bot goes on?"""
    former: str = ""
    """Who sat there before a bot sat in, and has the seat back by coming back."""
    claim: bool = False
    """Is that this browser?"""
    away: int = 0
    """For how many seconds its player has been away; 0 if they are here, or if it has no player."""
    sat: list[int] = []
    """When a bot sat in last: from which line on, and at which line the player came back (left out while away)."""
    others: int = 0
    """How many people at the table could agree that it passes to another."""
    votes: list[SeatVote] = []
    """Who agrees that it passes to another."""
    clock: Clock | None = None
    """Its clock; null if there is none."""
    rating: list[int] = []
    """At a table that counts for ratings: from where to where its player's rating reaches, or a bot's one number.
    Empty as long as nothing is shown."""


class TableInfo(msgspec.Struct):
    """A table, as everybody who has its link sees it."""

    id: str
    """Which table; its page is `/table/<id>`."""
    game: str
    """Which game."""
    rules: int
    """The version of its rules."""
    options: dict[str, str]
    """All options of the game and their values."""
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
    """The number of the line that comes next."""
    turn: int
    """Who decides now: a seat; -2 if nobody does."""
    made: int
    """When it was made, in seconds since 1970."""
    moved: int
    """When something happened last."""
    rematch: str
    """The table where they play again; empty if there is none."""
    scores: list[int] = []
    """Once over: points, by seat. Empty for an older game as long as nobody has looked at it."""
    ranks: list[int] = []
    """Once over: places, by seat; 1 is the best, and equals share a place."""
    sitter: str = "normal"
    """How bots play that sit in for absent players."""
    watchers: list[str] = []
    """What some of those who watch are called, as far as they have said; at most 20."""
    watching: int = 0
    """How many watch."""
    pace: Pace = "free"
    """How fast it is played."""
    at_zero: AtZero = "bot"
    """What happens when a clock has run out."""
    rated: bool = False
    """Does it count for ratings, or has it?"""
    deal: str = ""
    """The day whose deal is played, as `2026-11-18`; empty if it has a deal of its own."""
    now: int = 0
    """At a table with a clock: what time it is for the server, since clocks of browsers may be wrong."""
    mark: Literal["", "was", "known", "browser", "copied"] = ""
    """How it came about; empty for a table like any other. A marked table counts for no statistics or ratings."""
    marked: str = ""
    """The same as a sentence."""


class TableList(msgspec.Struct):
    """Some tables, those with the latest move first."""

    tables: list[TableInfo]
    """At most 50."""
    says: HostSays | None = None
    """With the list of open tables, which start pages read again and again: what the host tells everybody, if
    anything."""
    running: int = 0
    """With the same list: how many games one can watch (`GET /tables/running`)."""


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody takes a seat."""

    name: Name | None = None
    """What they want to be called; left out, what they were called last."""
    code: Code | None = None
    """For a reserved seat: the code of its invitation."""
    leave: Seat | None = None
    """A seat of mine to get up from in the same moment, before the game begins: for another colour."""
    zone: Zone | None = None
    """Where they are, for the hours of play at a table with a pace, if they have not said so before."""


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """To whom a seat should pass: a bot, a person who is still to come, or back to whoever had it."""

    kind: Literal["open", "reserved", "bot", "back"]
    """To whom."""
    level: Id | None = None
    """How a bot plays; for one that sits in for a player the table says so."""


class Invitation(msgspec.Struct):
    """A link for others, and the same as a picture."""

    link: str
    """What to send. After `#` comes the code for one seat, `#<seat>.<code>`, and `.hand` if no board is wanted."""
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
    """The first message on a socket: which table and which seat it is for."""

    seat: int
    """The seat this socket is for; -1 if it watches."""
    mine: list[int]
    """All seats of this browser at this table."""
    lang: Lang
    """The language of this socket."""
    table: TableInfo
    """The table."""
    muted: list[int]
    """The seats whose chat is not sent to this browser."""


class News(msgspec.Struct, tag="table"):
    """Something about the table has changed: who sits there, who is here, its state, a rematch."""

    table: TableInfo
    """The table."""
    text: str = ""
    """What happened, as a sentence; empty if it is not worth one."""


class Said(msgspec.Struct, tag="chat"):
    """A chat message."""

    id: int
    """Its number at this table, which rises."""
    seat: int
    """Who said it; -1 if it was somebody who watches."""
    name: str
    """What they are called; empty for somebody who watches and has not said."""
    text: str
    """What was said: text, never markup."""
    at: int
    """When, in seconds since 1970."""


class Pong(msgspec.Struct, tag="pong"):
    """The answer to `Ping`."""

    n: int
    """The number of the line that comes next."""


class HostNews(msgspec.Struct, tag="host"):
    """What the host tells everybody: for a page that comes while there is a message, and when it changes."""

    text: str
    """One line of plain text, never markup; empty if the message was taken away."""
    at: int
    """When the host said it, in seconds since 1970."""


class Bye(msgspec.Struct, tag="bye"):
    """The last message on a socket: why the server closes it."""

    error: Literal["slow", "restart", "gone", "seat_lost", "too_many", "bad_frames", "banned", "site_password"]
    """Why: the page is too slow, the server restarts (connect again), the table is gone, the seat belongs to
    somebody else now, there are too many connections, too many messages could not be read, the host keeps this
    guest or address out, or the site asks for a password (load the page again)."""
    text: str
    """The same as a sentence."""


ServerMessage = (
    Hello
    | News
    | State
    | Choices
    | Events
    | Done
    | Refused
    | Because
    | Previewed
    | Appraised
    | Hint
    | Said
    | HostNews
    | Pong
    | Bye
)
"""What the server says on a socket."""


# What is asked


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    """Say something: from a seat to the players, and from somebody who watches to all who do.

    Once the game is over, everybody can read both. Nobody who watches can say anything before it begins.
    """

    text: Annotated[str, Meta(min_length=1, max_length=CHAT)]
    """What to say."""
    id: RequestId | msgspec.UnsetType = msgspec.UNSET
    """A number of the page's own, which a refusal gives back."""


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is there."""

    id: RequestId | msgspec.UnsetType = msgspec.UNSET
    """A number of the page's own, which a refusal gives back."""


ClientMessage = Do | Undo | Why | Preview | AskWorth | AskHint | Chat | Ping
"""What a page says on a socket."""


# After the end


class Replay(msgspec.Struct):
    """A part of a finished game."""

    table: TableInfo
    """The table."""
    length: int
    """How many actions the game has; positions are numbered from 0 to this."""
    turns: list[int]
    """The first position of every turn."""
    positions: list[Position]
    """The positions that were asked for."""


class EarlierGame(msgspec.Struct):
    """A game that this browser finished before."""

    table: str
    """Which table."""
    at: int
    """When it ended, in seconds since 1970."""
    seats: int
    """How many played."""
    score: int
    """The points of this browser's seat."""
    rank: int
    """Its place."""


class Earlier(msgspec.Struct):
    """The games of the same sort that this browser finished before this one, with one seat."""

    games: int
    """How many there were, of the last 50."""
    won: int
    """How many of them it won, alone or with others."""
    best: int
    """The most points it had in one of them."""
    average: float
    """The points it had in one of them on average."""
    last: list[EarlierGame]
    """The latest of them, the latest first."""


class TableCourse(msgspec.Struct):
    """The points of a finished game round by round, and beside them those of earlier games."""

    course: Course
    """Round by round."""
    earlier: Earlier | None
    """What this browser did before; None if it had not one seat here, or has no earlier game."""


class Health(msgspec.Struct):
    """Whether the server works."""

    ok: bool
    """Always true: a server that does not work answers 503."""
    version: str
    """Which Laguna this is."""
    tables: int
    """Tables in memory."""
    sockets: int
    """Connected sockets."""
