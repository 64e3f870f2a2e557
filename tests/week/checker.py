"""Looks for what must not have happened: a notice that was lost, told twice, told to who is there, or told without
a cause; and clocks of which nothing came.

It knows the promises and none of the server's code. When a notice is late it is not lost, so what must have come
is only asked of those who stayed away for long enough.
"""

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import NamedTuple
from zoneinfo import ZoneInfo

from .record import Channel, Letter, Quiet, Record, Shot, Span

MINUTE, HOUR, DAY = 60.0, 3600.0, 24 * 3600.0
NEAR = 30.0
"""How many seconds may lie between what happened and its being written down here."""
FIRST = 3 * MINUTE
"""Within that time somebody is told who is away, if nothing was told them shortly before."""
APART = 10 * MINUTE
"""How long they may have to wait because something was."""
WAITING = {"today": 45 * MINUTE, "week": 12 * HOUR, "free": DAY}
"""How long somebody may keep all waiting until they are told so."""
TURN = {"today": 2 * DAY, "week": 9 * DAY}
"""How long a turn lasts at most until a bot plays, at a table where one does: the whole bank within the hours of
play, and three days off."""
AFTER_A_KILL = 3 * MINUTE
"""How much later somebody may be told if a server died meanwhile."""


class Problem(NamedTuple):
    """Something that must not happen."""

    kind: str
    """`lost`, `doubled`, `present`, `void`, `quiet`, `hasty`, `clock` or `unfinished`."""
    table: str
    at: float
    text: str


class Found(NamedTuple):
    """What came of looking."""

    problems: list[Problem]
    wanted: Counter[str]
    """How many notices had to come, by what they tell."""
    twice: int
    """How many were told twice since a server died in between."""


class Turn(NamedTuple):
    """Somebody is to decide, for the first time in a turn of the game."""

    whose: str
    table: str
    number: int
    begin: float
    end: float


class _Week:
    """What happened, in an order in which it can be looked up."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.present: dict[tuple[str, str], list[Span]] = defaultdict(list)
        for span in sorted(record.present, key=lambda span: span.begin):
            self.present[span.whose, span.table].append(span)
        self.letters: dict[tuple[str, str], list[Letter]] = defaultdict(list)
        for letter in record.letters:
            self.letters[letter.channel, letter.table].append(letter)
        self.channels: dict[str, list[Channel]] = defaultdict(list)
        for channel in record.channels:
            self.channels[channel.whose].append(channel)
        self.times = {id: [shot.at for shot in story.shots] for id, story in record.tables.items()}

    def around(self, table: str, at: float) -> list[Shot]:
        """How a table stood before something that came at a time, and just behind it."""
        shots = self.record.tables[table].shots
        place = bisect_right(self.times[table], at)
        return shots[max(0, place - 1) : place + 1]

    def is_here(self, whose: str, table: str, at: float) -> bool:
        """Did somebody have a table open, not just since or until then?"""
        return any(span.begin + 1 < at < span.end - 1 for span in self.present[whose, table])

    def quiet_end(self, whose: str, begin: float, end: float) -> float:
        """When the last quiet hours end of those that somebody has between two times; 0 if there are none."""
        quiet, found, at = self.record.quiet.get(whose), 0.0, begin
        while quiet and at <= end:
            if is_quiet(quiet, at):
                found = at = _end_of(quiet, at)
            at += 15 * MINUTE
        return found

    def latest(self, whose: str, begin: float, soon: float) -> float:
        """When somebody must have been told at the latest who could be told `soon` seconds after a time."""
        at = begin + soon + APART
        if end := self.quiet_end(whose, at - APART - FIRST, at):
            at = max(at, end + FIRST + APART)
        return at + AFTER_A_KILL * self._killed(begin, at)

    def _killed(self, begin: float, end: float) -> int:
        return sum(begin - NEAR <= kill <= end for kill in self.record.kills)

    def away(self, whose: str, table: str, begin: float, end: float) -> tuple[float, float] | None:
        """From when until when they were away who were so when something came about; None if they were there."""
        for span in self.present[whose, table]:
            if span.begin <= begin + NEAR and span.end > begin:
                if span.end > begin + NEAR:
                    return None
                begin = span.end
            elif span.begin > begin:
                return begin, min(end, span.begin)
        return begin, end


def is_quiet(quiet: Quiet, at: float) -> bool:
    """Does a time lie in quiet hours?"""
    local = datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(quiet.zone))
    minute = local.hour * 60 + local.minute
    if quiet.first < quiet.last:
        return quiet.first <= minute < quiet.last
    return minute >= quiet.first or minute < quiet.last


def _end_of(quiet: Quiet, at: float) -> float:
    """The first minute behind the quiet hours in which a time lies."""
    moment = datetime.fromtimestamp(at, UTC).replace(second=0, microsecond=0)
    while is_quiet(quiet, moment.timestamp()):
        moment += timedelta(minutes=1)
    return moment.timestamp()


def _turns(record: Record) -> Iterator[Turn]:
    """Who was to decide from when until when, the first time in each turn of a game."""
    for id, story in record.tables.items():
        known: set[tuple[str, int]] = set()
        now: Turn | None = None
        for shot in story.shots:
            decides = shot.state == "playing" and shot.turn >= 0
            whose = shot.holders[shot.turn] if decides else ""
            if now is not None and (now.whose, now.number) != (whose, shot.turns):
                yield now._replace(end=shot.at)
                now = None
            if whose and now is None and (whose, shot.turns) not in known:
                known.add((whose, shot.turns))
                now = Turn(whose, id, shot.turns, shot.at, record.end)
        if now is not None:
            yield now


def check(record: Record) -> Found:
    """All problems that show."""
    week = _Week(record)
    wanted: Counter[str] = Counter()
    doubled, twice = _doubled(week)
    problems = [*_letters(week), *doubled, *_hasty(week), *_lost(week, wanted), *_clocks(week)]
    return Found(sorted(problems, key=lambda problem: problem.at), wanted, twice)


# What was told.


def _letters(week: _Week) -> Iterator[Problem]:
    """Nobody is told who is there, or in their quiet hours, or what is not so."""
    ends = {channel.id: channel.end for channel in week.record.channels}
    for one in week.record.letters:
        shots = week.around(one.table, one.at)
        if week.is_here(one.whose, one.table, one.at):
            yield Problem("present", one.table, one.at, f"{one.what} was told {one.whose}, who is there")
        if not one.whose or ends[one.channel] + NEAR < one.at:
            yield Problem("void", one.table, one.at, f"{one.what} was told somebody who had gone")
        elif not any(_is_so(one, shot) for shot in shots):
            yield Problem("void", one.table, one.at, f"{one.what} was told {one.whose}, and is not so")
        quiet = week.record.quiet.get(one.whose)
        if quiet and is_quiet(quiet, one.at) and is_quiet(quiet, one.at - NEAR):
            yield Problem("quiet", one.table, one.at, f"{one.what} was told {one.whose} at night")


def _is_so(one: Letter, shot: Shot) -> bool:
    """Is what a letter tells so, as a table stands?"""
    sits = one.whose in shot.holders
    if one.what in ("turn", "waiting"):
        return shot.state == "playing" and shot.turn >= 0 and shot.holders[shot.turn] == one.whose
    if one.what == "began":
        return shot.state == "playing" and sits
    if one.what == "over":
        return shot.state == "over" and sits
    return one.what == "bot" and shot.state == "playing" and one.whose in shot.absent


def _number(week: _Week, one: Letter) -> int:
    """Which of several times it is that the same could be told."""
    shots = week.record.tables[one.table].shots
    place = bisect_right(week.times[one.table], one.at)
    if one.what in ("turn", "waiting"):
        return next((shot.turns for shot in shots[max(0, place - 1) : place + 1] if _is_so(one, shot)), -1)
    if one.what == "bot":
        # How often a bot had come for them until then.
        away = [one.whose in shot.absent for shot in shots[: place + 1]]
        return sum(now and not before for before, now in zip([False, *away], away, strict=False))
    return 0


def _doubled(week: _Week) -> tuple[list[Problem], int]:
    """Each thing is told once; after a kill perhaps twice."""
    told: dict[tuple[str, str, str, int], list[Letter]] = defaultdict(list)
    problems, twice = [], 0
    for one in week.record.letters:
        told[one.channel, one.table, one.what, _number(week, one)].append(one)
    for (_, table, what, _), group in told.items():
        for first, second in pairwise(group):
            if any(first.at - 1 <= kill <= min(second.at, first.at + NEAR) for kill in week.record.kills):
                twice += 1
            else:
                problems.append(Problem("doubled", table, second.at, f"{what} was told {second.whose} twice"))
    return problems, twice


def _hasty(week: _Week) -> Iterator[Problem]:
    """Between two letters to a channel lie ten minutes, unless the first was forgotten in a kill."""
    last: dict[str, Letter] = {}
    for one in week.record.letters:
        before = last.get(one.channel)
        if before and before.number != one.number and one.at < before.at + APART - 1:
            if not any(before.at - 1 <= kill <= one.at for kill in week.record.kills):
                yield Problem("hasty", one.table, one.at, f"{one.whose} was told something shortly before")
        last[one.channel] = one


# What had to be told.


def _lost(week: _Week, wanted: Counter[str]) -> Iterator[Problem]:
    """Whoever stays away is told."""
    record = week.record
    for turn in _turns(record):
        pace = record.tables[turn.table].pace
        yield from _must(week, wanted, "turn", turn[0:2], turn.begin, turn.end, FIRST, ("turn", "waiting"))
        yield from _must(
            week, wanted, "waiting", turn[0:2], turn.begin, turn.end, WAITING[pace] * 1.5 + FIRST, ("waiting",)
        )
    for id, story in record.tables.items():
        for before, shot in zip([None, *story.shots], story.shots, strict=False):
            over = shot.state == "over"
            if over and before is not None and before.state != "over":
                for whose in sorted({*shot.holders} - {""}):
                    yield from _must(week, wanted, "over", (whose, id), shot.at, record.end, FIRST, ("over",))
            for whose in sorted({*shot.absent} - {""}):
                if over or before is None or whose in before.absent:
                    continue
                end = _back(story.shots, shot, whose, record.end)
                if all(span.end + 3 * MINUTE < shot.at for span in _visits_before(week, whose, id, shot.at)):
                    yield from _must(week, wanted, "bot", (whose, id), shot.at, end, FIRST, ("bot",))


def _visits_before(week: _Week, whose: str, table: str, at: float) -> list[Span]:
    return [span for span in week.present[whose, table] if span.begin < at]


def _back(shots: list[Shot], first: Shot, whose: str, end: float) -> float:
    """When the player of a seat is back for whom a bot came, or the game is over."""
    return next((s.at for s in shots if s.at > first.at and (s.state != "playing" or whose not in s.absent)), end)


def _must(
    week: _Week,
    wanted: Counter[str],
    what: str,
    who: tuple[str, ...],
    begin: float,
    end: float,
    soon: float,
    told: tuple[str, ...],
) -> Iterator[Problem]:
    """Something is so from one time to another, and somebody is to be told, if they stay away for long enough."""
    whose, table = who
    away = week.away(whose, table, begin, end)
    if away is None:
        return
    latest = week.latest(whose, away[0], soon)
    for channel in week.channels[whose]:
        if channel.begin > begin or min(away[1], channel.end) <= latest:
            continue
        wanted[what] += 1
        letters = [one for one in week.letters[channel.id, table] if begin - NEAR <= one.at <= latest]
        if not any(one.what in told for one in letters):
            yield Problem("lost", table, begin, f"{what} was not told {whose}")


# Clocks.


def _clocks(week: _Week) -> Iterator[Problem]:
    """Clocks run out when they should, and every game that has one comes to its end."""
    record = week.record
    for at, table in record.overdue:
        yield Problem("clock", table, at, "a clock has run out, and nothing came of it")
    for turn in _turns(record):
        story = record.tables[turn.table]
        if story.at_zero == "bot" and turn.end > turn.begin + TURN.get(story.pace, record.end):
            yield Problem("clock", turn.table, turn.begin, f"{turn.whose} had the turn for too long")
    for id, story in record.tables.items():
        if record.to_the_end and story.pace != "free" and story.shots[-1].state != "over":
            yield Problem("unfinished", id, record.end, "a game with a clock has no end")
