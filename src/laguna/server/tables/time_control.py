"""How much time players have: banks, increments, hours of play and days off. Arithmetic only; nothing is stored.

All times are whole seconds since 1970, so that nothing is lost by rounding. Time passes for a player only within
their *hours* (in their own time zone) and outside their *days off*. Both are sets of moments, never local times:
a night on which clocks are put back is an hour longer, and that hour is neither counted twice nor left out.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple
from zoneinfo import ZoneInfo

MINUTE = 60
HOUR = 3600
DAY = 24 * HOUR
WEEK = 7 * DAY
SHORTEST = 8 * 60
"""How many minutes a day the hours of play have at least: nobody can stop their clock for good."""
DAYS_OFF = 3
"""How many days off a player has in a month."""
FREE = "free"
"""The pace without a clock."""

Span = tuple[int, int]
"""From one moment until before another."""


class TimeControl(NamedTuple):
    """What stands behind a pace."""

    bank: int
    """With how many seconds everybody begins."""
    increment: int
    """How many seconds come to the bank with each turn."""
    cap: int
    """How many seconds a bank has at most."""
    rests: bool
    """Do hours of play count?"""
    days_off: bool
    """Do days off count?"""

    @property
    def back(self) -> int:
        """How many seconds somebody has at least who comes back, or for whom the server was not there."""
        return min(self.increment, HOUR)


PACES = {
    "live": TimeControl(10 * MINUTE, MINUTE, 15 * MINUTE, rests=False, days_off=False),
    "today": TimeControl(2 * HOUR, 20 * MINUTE, 3 * HOUR, rests=True, days_off=False),
    "week": TimeControl(30 * HOUR, 15 * HOUR, 45 * HOUR, rests=True, days_off=True),
}
"""The paces with a clock, by name; `FREE` has none. With the usual hours a day of play has 15 hours."""


class Hours(NamedTuple):
    """When somebody plays, in their own time zone."""

    zone: str = "UTC"
    """The time zone: its name in the IANA database."""
    begin: int = 0
    """From which minute of the day on."""
    end: int = 0
    """Until before which; if that is not later, until then on the next day. Equal: all day."""
    weekends: bool = True
    """On Saturdays and Sundays as well? They begin and end at midnight."""

    def lasts(self) -> int:
        """How many minutes a day."""
        return (self.end - self.begin) % (24 * 60) or 24 * 60


ALWAYS = Hours()
"""The hours of somebody who has said nothing, and of tables where hours do not count."""
USUAL = (8 * 60, 23 * 60)
"""From when until when somebody plays of whom only the time zone is known."""


def knows(zone: str) -> bool:
    """Is there such a time zone?"""
    try:
        _zone(zone)
    except (ValueError, OSError, LookupError):
        return False
    return True


@lru_cache(256)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def _offset(zone: ZoneInfo, at: int) -> int:
    """How far local time is ahead, in seconds."""
    from datetime import UTC, datetime

    found = datetime.fromtimestamp(at, UTC).astimezone(zone).utcoffset()
    assert found is not None
    return int(found.total_seconds())


def _steady(zone: ZoneInfo, since: int, until: int) -> Iterator[tuple[int, int, int]]:
    """Spans in which local time runs evenly, each with how far it is ahead."""
    at = since
    while at < until:
        end, ahead = min(until, at + DAY), _offset(zone, at)
        if end - at > 1 and _offset(zone, end - 1) != ahead:
            # Clocks are put forward or back in here: find the first moment after that.
            before, end = at, end - 1
            while end - before > 1:
                middle = (before + end) // 2
                before, end = (middle, end) if _offset(zone, middle) == ahead else (before, middle)
        yield at, end, ahead
        at = end


def open_spans(hours: Hours, since: int, until: int) -> Iterator[Span]:
    """The spans in which somebody plays, in order; some may touch."""
    begin, length = hours.begin * MINUTE, hours.lasts() * MINUTE
    for first, last, ahead in _steady(_zone(hours.zone), since, until):
        # Local days: the day before may last into this one.
        for day in range((first + ahead) // DAY - 1, (last + ahead - 1) // DAY + 1):
            opens = day * DAY + begin - ahead
            for a, b in _workdays(opens, opens + length, ahead, hours.weekends):
                if max(a, first) < min(b, last):
                    yield max(a, first), min(b, last)


def _workdays(begin: int, end: int, ahead: int, weekends: bool) -> Iterator[Span]:
    """What of a span is on days on which somebody plays."""
    if weekends:
        yield begin, end
        return
    midnight = ((begin + ahead) // DAY + 1) * DAY - ahead
    for a, b in pairwise((begin, *([midnight] if begin < midnight < end else []), end)):
        # The first of January 1970 was a Thursday.
        if ((a + ahead) // DAY + 3) % 7 < 5:
            yield a, b


def _without(spans: Iterable[Span], off: Sequence[Span]) -> Iterator[Span]:
    """Spans without others. Neither may overlap with itself."""
    for a, b in spans:
        for begin, end in sorted(off):
            if end <= a or begin >= b:
                continue
            if a < begin:
                yield a, begin
            a = end
        if a < b:
            yield a, b


def spent(hours: Hours, off: Sequence[Span], since: int, until: int) -> int:
    """How many seconds passed for somebody from one moment to another; 0 if that is not later."""
    return sum(b - a for a, b in _without(open_spans(hours, since, until), off))


def runs_out(hours: Hours, off: Sequence[Span], since: int, left: int) -> int:
    """When so many seconds will have passed for somebody; with none left, now or after the day off they have."""
    if left <= 0:
        return max([since, *(end for begin, end in off if begin <= since < end)])
    at = since
    while True:
        for a, b in _without(open_spans(hours, at, at + WEEK), off):
            if b - a >= left:
                return a + left
            left -= b - a
        at += WEEK


def month_of(hours: Hours, at: int) -> Span:
    """The month that a moment is in, where somebody lives: its first moment, and that of the next one."""
    from datetime import datetime

    zone = _zone(hours.zone)
    day = datetime.fromtimestamp(at, zone)
    following = (day.year + day.month // 12, day.month % 12 + 1)
    first, last = (datetime(*month, 1, tzinfo=zone) for month in ((day.year, day.month), following))
    return int(first.timestamp()), int(last.timestamp())


class Turn(NamedTuple):
    """Something that a seat did."""

    seat: int
    """Which seat."""
    at: int
    """When."""
    undo: bool = False
    """Did it take something back?"""


class Clocks(NamedTuple):
    """The clocks of a table, as they stood at some moment."""

    at: int
    """Which moment."""
    turn: int
    """The seat whose clock runs since then; below 0 if none does."""
    left: tuple[int, ...]
    """How many seconds each seat had left then."""
    passed: int = -1
    """The seat that passed the turn on last."""
    credit: int = 0
    """How many seconds it got for that."""

    def with_left(self, seat: int, left: int) -> "Clocks":
        """The same, with so much time for a seat."""
        return self._replace(left=(*self.left[:seat], left, *self.left[seat + 1 :]))


Rests = Sequence[tuple[Hours, Sequence[Span]]]
"""The hours and the days off of each seat."""


def advance(
    control: TimeControl, clocks: Clocks, turns: Iterable[Turn], turn: int, people: Sequence[bool], rests: Rests
) -> Clocks:
    """The clocks after some things were done, when it is the turn of `turn`.

    Time passes only for seats that `people` have. Whoever passes the turn on gets the increment. If they take
    that back before anybody else has acted, they give it back: nobody fills a bank by doing and undoing.
    """
    listed = list(turns)
    for number, one in enumerate(listed):
        at = max(clocks.at, one.at)
        if one.seat == clocks.turn:
            clocks = _charge(clocks, one.seat, at, people, rests)
        elif one.undo and one.seat == clocks.passed:
            clocks = clocks.with_left(one.seat, max(0, clocks.left[one.seat] - clocks.credit))
        clocks = clocks._replace(at=at, turn=one.seat)
        following = listed[number + 1].seat if number + 1 < len(listed) else turn
        if following != one.seat:
            clocks = _pass_on(control, clocks, following, people)
    return clocks._replace(turn=turn)


def _charge(clocks: Clocks, seat: int, at: int, people: Sequence[bool], rests: Rests) -> Clocks:
    if not people[seat]:
        return clocks
    hours, off = rests[seat]
    return clocks.with_left(seat, max(0, clocks.left[seat] - spent(hours, off, clocks.at, at)))


def _pass_on(control: TimeControl, clocks: Clocks, turn: int, people: Sequence[bool]) -> Clocks:
    """The increment for whoever passes the turn on."""
    seat, credit = clocks.turn, 0
    if people[seat]:
        credit = max(0, min(control.increment, control.cap - clocks.left[seat]))
        clocks = clocks.with_left(seat, clocks.left[seat] + credit)
    return clocks._replace(turn=turn, passed=seat, credit=credit)


def stop(clocks: Clocks, at: int, people: Sequence[bool], rests: Rests) -> Clocks:
    """The clocks at a later moment, nothing having been done. If the moment is earlier, a clock was put back."""
    if clocks.turn >= 0:
        clocks = _charge(clocks, clocks.turn, at, people, rests)
    return clocks._replace(at=at)


def deadline(clocks: Clocks, people: Sequence[bool], rests: Rests) -> int:
    """When the clock that runs will have run out; 0 if none runs."""
    if clocks.turn < 0 or not people[clocks.turn]:
        return 0
    hours, off = rests[clocks.turn]
    return runs_out(hours, off, clocks.at, clocks.left[clocks.turn])
