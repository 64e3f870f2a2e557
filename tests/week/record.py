"""What happened in a week, as the tests wrote it down: the checker needs nothing else."""

from typing import NamedTuple


class Shot(NamedTuple):
    """How a table stood at a time, from then on until the next one."""

    at: float
    n: int
    """How many lines it had."""
    state: str
    turn: int
    holders: tuple[str, ...]
    """Who sat at each seat; empty for a bot, or if nobody did."""
    absent: tuple[str, ...]
    """For whom a bot sat there."""
    turns: int = 0
    """How many turns had been played: looked up in the end."""


class Story(NamedTuple):
    """A table over all the time."""

    pace: str
    at_zero: str
    shots: list[Shot]


class Span(NamedTuple):
    """Something that was so from one time to another."""

    whose: str
    table: str
    begin: float
    end: float


class Letter(NamedTuple):
    """One line of what was sent to a channel. Lines with the same number came together."""

    at: float
    number: int
    channel: str
    whose: str
    what: str
    table: str


class Channel(NamedTuple):
    """Where somebody wanted to be told, from one time to another."""

    id: str
    whose: str
    begin: float
    end: float


class Quiet(NamedTuple):
    """When somebody wanted to be told nothing: minutes of the day, where they live."""

    zone: str
    first: int
    last: int


class Record(NamedTuple):
    """All that happened."""

    tables: dict[str, Story]
    present: list[Span]
    """Who had which table open."""
    letters: list[Letter]
    channels: list[Channel]
    quiet: dict[str, Quiet]
    kills: list[float]
    overdue: list[tuple[float, str]]
    """Clocks that had run out a while ago, and nothing had come of it."""
    end: float
    to_the_end: bool
    """Should every game that has a clock be over?"""
