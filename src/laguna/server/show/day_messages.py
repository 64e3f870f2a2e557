"""What people are told about the deal of the day, over HTTP. The rest is in `messages`.

Nothing in here says anything about a deal that is still a secret: before somebody has finished their try, it is
the same whatever the deal.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from laguna.table.messages import Lang

from .messages import Name

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]
"""A day by UTC, as `2026-11-18`."""
TryState = Literal["new", "open", "counting", "counted", "void", "missed"]
"""A try: not begun, being played, over and being counted, counted, not counted, not played on its day."""


class DayPar(msgspec.Struct):
    """What the best bot made of a deal."""

    score: int
    """Its points."""
    level: str
    """Which bot: its level."""
    iterations: int
    """How much it thought about each decision."""
    version: str
    """Of which Laguna it was."""


class DayGame(msgspec.Struct):
    """The deal of a day of one game, and this browser's try at it."""

    game: str
    """Which game."""
    state: TryState
    """How far this browser's try is."""
    seats: int
    """How many seats it has; the first is for the person."""
    level: str
    """How the bots play."""
    iterations: int
    """How much they think about each decision."""
    players: int
    """How many tries have counted."""
    table: str = ""
    """The table of this browser's try; empty if there is none."""
    score: int = 0
    """Its points, once it has counted."""
    rank: int = 0
    """Its place, once it has counted."""
    par: DayPar | None = None
    """Par; null as long as it is not known, and before this browser's try has counted or the day is over."""


class PlayedDay(msgspec.Struct):
    """A day, and what this browser did."""

    day: str
    """Which day, by UTC."""
    practice: bool
    """May its deals be practised?"""
    games: list[DayGame]
    """The games of that day."""


class StreakInfo(msgspec.Struct):
    """How many days in a row somebody has played."""

    days: int
    """The row that goes on."""
    longest: int
    """The longest there ever was."""
    freeze: bool
    """May one more day be missed?"""


class DayInfo(msgspec.Struct):
    """The deals of today, and those of the last days."""

    day: str
    """Today, by UTC."""
    now: int
    """What time it is for the server, in seconds since 1970."""
    ends: int
    """When today ends, and the next deal comes."""
    late: int
    """How many seconds after that a try that has begun may be finished."""
    regular: bool
    """Has this browser's person a passkey, or a week of history? Others have no streak and no friends' week."""
    streak: StreakInfo | None
    """Their streak; null if they have none."""
    games: list[DayGame]
    """Today's games."""
    past: list[PlayedDay]
    """The last days, the latest first."""


class Bar(msgspec.Struct):
    """A bar of the histogram: how many tries came to so many points."""

    first: int
    """From how many points on."""
    last: int
    """Up to how many."""
    regulars: int
    """Tries of people with a passkey or a week of history."""
    guests: int
    """Tries of all others, who may have played more than once."""


class DayScore(msgspec.Struct):
    """What somebody made of a day's deal."""

    day: str
    """Which day."""
    score: int | None
    """The points; null if they did not play, or if that is not to be told yet."""


class FriendsWeek(msgspec.Struct):
    """What a friend, or oneself, made of the deals of a week."""

    name: str
    """What they are called; empty if they have not said."""
    colour: int
    """Their colour."""
    mine: bool
    """Is it this browser's person?"""
    days: list[DayScore]
    """Seven days, up to the day that was asked about."""


class DayResults(msgspec.Struct):
    """What people made of the deal of a day: empty before this browser's try has counted or the day is over."""

    day: str
    """Which day."""
    over: bool
    """Is the day over?"""
    mine: DayGame
    """The deal, and this browser's try."""
    bars: list[Bar]
    """The histogram, with no gaps; empty if nobody has played."""
    week: list[FriendsWeek]
    """The week of this browser's person and their friends."""


class PlayDay(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody wants to play a deal."""

    name: Name | None = None
    """What they want to be called."""
    lang: Lang = "en"
    """The language of the table."""
