"""A table and its seats as they are kept, in the database of a server or in a browser."""

from typing import NamedTuple

import msgspec


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
    """The options of the game and their values; those added later only where they were chosen."""
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
    pace: str = "free"
    """How fast it is played: `live`, `today`, `week`, or `free`, without a clock."""
    at_zero: str = "bot"
    """What happens when a clock has run out: a `bot` sits in, all `wait`, or the others `vote`."""
    mark: str = ""
    """What everybody is told about how it came about; empty for a table like any other. It goes on from another
    game as that `was`, or as a seat had `known` it; its game came out of a `browser` or a file; or its player had
    it `copied`, draws included. A marked table counts for nobody's statistics, and never for ratings."""
    deal: str = ""
    """The day whose deal is played, as `2026-11-18`; empty for a deal of its own."""
    rated: int = 0
    """Does it count for ratings? 0: no; 1: yes, once it is over; 2: it has counted; 3: it cannot any more."""


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
