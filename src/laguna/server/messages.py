"""Everything that goes over HTTP and WebSocket, as structs: what is not named here is not said.

Struct names are the names in the OpenAPI document, and the docstring of a field is its description there.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from laguna.kernel import registry

NAME = 24
"""The longest name of a person, in characters."""
CHAT = 500
"""The longest line of chat, in characters."""
NOTATION = 80
"""The longest notation of an action, in characters."""
PAGE = 50
"""The most positions of a replay, or tables of a list, in one answer."""

Lang = Literal["en", "it", "de", "fr"]
"""A language."""
Name = Annotated[str, Meta(min_length=1, max_length=NAME)]
"""What a person is called."""
Notation = Annotated[str, Meta(min_length=1, max_length=NOTATION)]
"""An action as records spell it: `ship 3`."""
Code = Annotated[str, Meta(min_length=1, max_length=64)]
"""What an invitation to a reserved seat carries."""
Id = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z_]+$")]
"""An id of ours: a game, an option, a level, a guide."""
Line = Annotated[int, Meta(ge=0, le=1_000_000)]
"""The number of a line of the log, from 0."""
Seat = Annotated[int, Meta(ge=0, le=7)]
"""A place at the table, from 0."""


def view_name(game: str) -> str:
    """What the view of a game is called in the OpenAPI document."""
    return f"{game.capitalize()}View"


View = Annotated[
    Any,
    Meta(
        extra_json_schema={
            "oneOf": [{"$ref": f"#/components/schemas/{view_name(game)}"} for game in registry.names()],
            "discriminator": {
                "propertyName": "type",
                "mapping": {game: f"#/components/schemas/{view_name(game)}" for game in registry.names()},
            },
        }
    ),
]
"""The view of a seat: the game's own struct, as `games/*/view.py` has it, tagged with the game's name."""


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


class Told(msgspec.Struct, omit_defaults=True):
    """An event: something that this seat was told."""

    n: int
    """The line of the log that brought it."""
    key: str
    """What happened, as an id; `undo` takes back all lines from `args.first` on."""
    args: dict[str, int | str]
    """Seats, numbers and ids, for drawing."""
    text: str
    """A sentence in the language of the socket."""


class Ahead(msgspec.Struct, omit_defaults=True):
    """An answer to the question that would follow at once."""

    do: str
    """Its notation."""
    text: str
    """In words."""
    topic: str = ""
    """The id of the thing it is about, if it has words that explain it."""


class Choice(msgspec.Struct, omit_defaults=True):
    """An action that is legal now."""

    do: str
    """Its notation: what is sent back to do it."""
    text: str
    """In words."""
    topic: str = ""
    """The id of the thing it is about, if it has words that explain it."""
    ahead: list[Ahead] = []
    """What could be done next: for a ship the spaces it can sail to. Empty if that cannot be known."""


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


class Lesson(msgspec.Struct):
    """What a guided game says to a person, as long as it goes as planned."""

    text: str
    """What this step is about."""
    do: list[str]
    """What it suggests to do now, one after the other; empty if it has nothing more to suggest."""


class State(msgspec.Struct, tag="state"):
    """What this seat sees now. Sent after every change, and first of all when a socket resumes."""

    n: int
    """The line of the log that comes next: what `do` and `undo` carry."""
    events: list[Told]
    """What happened since the last message; a long story comes before it, in messages of its own (`Events`)."""
    view: View
    """All that this seat may see."""
    turn: int
    """Who decides now: a seat; -2 when the game is over."""
    question: str
    """What is asked now, as a sentence."""
    legal: list[Choice]
    """What this seat may do; empty if it is not asked."""
    undo: int
    """How many of its last steps this seat may take back now."""
    more: int = 0
    """How many choices follow in `Choices`, since they would make this message too long; hardly ever any."""
    lesson: Lesson | None = None
    """In a guided game: what to learn and to do now. None once the person went a way of their own."""


class Choices(msgspec.Struct, tag="legal"):
    """The rest of a very long list of choices, right behind its `State`."""

    n: int
    """The `n` of that state."""
    legal: list[Choice]
    """To be added to its `legal`."""


class Events(msgspec.Struct, tag="events"):
    """A part of the story so far, oldest first. `State` follows when all parts are sent."""

    events: list[Told]
    """What happened."""


class Done(msgspec.Struct, tag="done"):
    """What was asked for is stored. A request that is sent again is answered like the first time."""

    n: int
    """The line it became."""
    next: int
    """The line that came next when it was done, all draws made."""


class Refused(msgspec.Struct, tag="refused"):
    """What was asked for was not done, and nothing was changed."""

    error: Literal["cannot_parse", "not_legal", "stale", "not_yours", "not_now", "too_fast", "unavailable"]
    """Cannot be understood; against the rules; meant for another line; of another seat; the table does not
    allow it now; too many requests; the server cannot do it at the moment."""
    n: int
    """The line that comes next."""
    text: str
    """The reason, as a sentence."""
    rule: str = ""
    """The id of the rule, if it is one."""
    do: str = ""
    """The action it is about, if it is about one."""


class Because(msgspec.Struct, tag="why"):
    """The answer to `Why`."""

    n: int
    """The line that comes next."""
    do: str
    """The action that was asked about."""
    legal: bool
    """May it be done after all?"""
    rule: str
    """The id of the rule that forbids it, or that allows it."""
    text: str
    """The reason, as a sentence; empty if it may be done."""


class Then(msgspec.Struct):
    """What a choice would tell."""

    do: str
    """Its notation."""
    events: list[Told]
    """What would be told; draws are not made."""


class Previewed(msgspec.Struct, tag="previewed"):
    """The answer to `Preview`: what it would come to, as far as one can know before it is done."""

    n: int
    """The line that comes next."""
    do: list[str]
    """The actions that were asked about."""
    events: list[Told]
    """What would be told; draws are not made."""
    view: View
    """What would be seen."""
    turn: int
    """Who would decide then: a seat, -1 for a draw, -2 if the game would be over."""
    question: str = ""
    """What would be asked then, as a sentence; empty unless this seat would decide."""
    legal: list[Choice] = []
    """What this seat could do then."""
    more: int = 0
    """How many further choices there would be, for which this message has no room; hardly ever any."""
    each: list[Then] = []
    """If asked for: what each of these would tell, without words, as far as there is room."""


class Hint(msgspec.Struct, tag="hint"):
    """The answer to `AskHint`."""

    n: int
    """The line it was thought for."""
    do: str
    """What the bot would do."""
    text: str
    """The same in words, with what speaks for it and what would be next best."""


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


class Do(msgspec.Struct, tag="do", forbid_unknown_fields=True):
    """Do an action."""

    n: Line
    """The line it is meant to be: `n` of the last `State`."""
    do: Notation
    """The notation of the action."""


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's last steps."""

    n: Line
    """The line it is meant to be."""
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1
    """How many."""


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Ask why an action is not legal now."""

    do: Notation
    """The notation of the action."""


class Preview(msgspec.Struct, tag="preview", forbid_unknown_fields=True):
    """Ask what one or more actions in a row would come to, without doing them."""

    do: Annotated[list[Notation], Meta(max_length=16)]
    """Their notations. The row ends where somebody else would decide, or something would be drawn."""
    each: bool = False
    """Is it asked as well what each choice that follows would tell?"""


class AskHint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """Ask a bot what it would do."""


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    """Say something to all at the table. Only who has a seat may."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT)]
    """What to say."""


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


ClientMessage = Do | Undo | Why | Preview | AskHint | Chat | Ping
"""What a page says on a socket."""


# After the end


class Points(msgspec.Struct):
    """A line of the account."""

    seat: int
    """Whose points."""
    points: int
    """How many; may be negative."""
    key: str
    """Where they came from, as an id."""
    args: dict[str, int | str]
    """Numbers and ids that belong to it, for drawing."""
    text: str
    """Where they came from, as a sentence."""


class Outcome(msgspec.Struct):
    """How a game came out."""

    scores: list[int]
    """Points, by seat."""
    ranks: list[int]
    """Places after all tie-breaks, by seat; 1 is the best, and equals share a place."""
    ended_by: list[str]
    """What ended it, as ids."""
    text: str
    """What ended it, as a sentence."""
    account: list[Points]
    """Where every point came from."""


class Position(msgspec.Struct):
    """A game after some of its actions."""

    n: int
    """How many actions have been done, draws included and what was taken back left out."""
    seat: int
    """Who did the last of them: a seat, -1 for a draw, -2 before the first."""
    do: str
    """Its notation; empty before the first."""
    events: list[Told]
    """What it brought."""
    question: str
    """What is asked now, as a sentence."""
    view: View
    """The table as the seat that was asked for saw it."""


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
