"""What goes through the port of `laguna.local`, beside the messages of a table itself."""

from typing import NamedTuple

import msgspec

from laguna.server.show.messages import TableInfo
from laguna.table.messages import Lang, LineNumber
from laguna.table.rows import SeatRow, TableRow


class KeptLine(NamedTuple):
    """A line as a browser keeps it. Nobody plans in a browser of their own, so no line is marked as planned."""

    seat: int
    """Who did it; -1 for a draw."""
    what: str
    """The notation of an action, or `undo` and how many steps."""


# What comes in


class Restore(msgspec.Struct, tag="restore", forbid_unknown_fields=True):
    """A table as it was kept; or, of a table that is here, what another tab has kept since."""

    table: TableRow
    """The table."""
    seats: list[SeatRow]
    """Its seats."""
    first: LineNumber
    """The number of the first of these lines."""
    lines: list[KeptLine]
    """Its lines from there on."""
    origin: str = ""
    """The text of the game that it goes on with; empty if there is none."""


class Open(msgspec.Struct, tag="open", forbid_unknown_fields=True):
    """A page wants to play at a table, or to watch it, as it would open a socket."""

    pipe: str
    """What the pipe is called from now on."""
    table: str
    """Which table."""
    lang: Lang
    """The language of everything that is said on it."""
    seat: int | None = None
    """For which seat; None: the one that is to decide."""
    n: LineNumber = 0
    """Everything before this line is known there."""
    drawing: bool = False
    """Are views wanted as text, too?"""
    watch: bool = False
    """Does another tab play at this table, so that this one only watches?"""


class Frame(msgspec.Struct, tag="frame", forbid_unknown_fields=True):
    """What a page says on a pipe."""

    pipe: str
    """Which pipe."""
    frame: msgspec.Raw
    """A `ClientMessage`."""


class Close(msgspec.Struct, tag="close", forbid_unknown_fields=True):
    """A page closes a pipe."""

    pipe: str
    """Which pipe."""


class Ask(msgspec.Struct, tag="ask", forbid_unknown_fields=True):
    """A request, as over HTTP."""

    id: int
    """Its number, which the answer gives back."""
    method: str
    """`GET`, `POST` and so on."""
    path: str
    """What is asked for, without `/api`, with its query."""
    lang: Lang
    """The language of the answer, if the query names no other."""
    body: msgspec.Raw = msgspec.Raw(b"null")
    """What comes with it."""
    others: list[TableInfo] = []
    """What is kept about all tables, for a request that is about earlier games."""


class Step(msgspec.Struct, tag="step", forbid_unknown_fields=True):
    """Let one bot make one move, if one is to move."""


class Forget(msgspec.Struct, tag="forget", forbid_unknown_fields=True):
    """A table could not be kept, or is to be read again: what is in memory is not what is stored."""

    table: str
    """Which table."""


Incoming = Restore | Open | Frame | Close | Ask | Step | Forget
"""What a port takes."""


# What goes out


class Keep(msgspec.Struct, tag="keep"):
    """Store this before anything that follows is shown to anybody."""

    table: TableRow
    """The table as it is now."""
    seats: list[SeatRow]
    """Its seats."""
    info: TableInfo
    """The same as lists of tables show it, for a page that has not loaded Python yet."""
    first: int
    """The number of the first of these lines. If another tab has stored it already, nothing is stored."""
    lines: list[KeptLine]
    """The new lines."""
    origin: str = ""
    """The text of the game that it goes on with; empty if there is none."""


class Say(msgspec.Struct, tag="say"):
    """Say something on a pipe."""

    pipe: str
    """Which pipe."""
    message: msgspec.Raw
    """A `ServerMessage`."""


class Answer(msgspec.Struct, tag="answer"):
    """The answer to a request."""

    id: int
    """The number of the request."""
    ok: bool
    """Was it done? If not, `body` is a `Problem`."""
    body: msgspec.Raw
    """What a server would answer."""


Outgoing = Keep | Say | Answer
"""What a port gives back."""
