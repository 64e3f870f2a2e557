"""Time control: no second is lost, and none is counted twice, whatever clocks on the wall do."""

from datetime import UTC, datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laguna.server.tables.time_control import (
    ALWAYS,
    DAY,
    HOUR,
    MINUTE,
    PACES,
    SHORTEST,
    WEEK,
    Clocks,
    Hours,
    Rests,
    Span,
    TimeControl,
    Turn,
    advance,
    deadline,
    knows,
    month_of,
    open_spans,
    runs_out,
    spent,
    stop,
)

ZONES = [
    "UTC", "Europe/Rome", "America/New_York", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kathmandu",
    "Africa/Casablanca", "Pacific/Apia", "America/Santiago", "Pacific/Kiritimati",
]  # fmt: skip
BEGIN = int(datetime(2024, 1, 1, tzinfo=UTC).timestamp())
END = int(datetime(2028, 1, 1, tzinfo=UTC).timestamp())


def moment(text: str, zone: str = "UTC") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


@st.composite
def hours(draw: st.DrawFn) -> Hours:
    begin, length = draw(st.integers(0, 1439)), draw(st.integers(SHORTEST, 1440))
    return Hours(draw(st.sampled_from(ZONES)), begin, (begin + length) % 1440, draw(st.booleans()))


@st.composite
def days_off(draw: st.DrawFn, since: int = BEGIN, until: int = END) -> list[Span]:
    found: list[Span] = []
    at = draw(st.integers(since, until))
    for _ in range(draw(st.integers(0, 3))):
        found.append((at, at + DAY))
        at += DAY + draw(st.integers(0, 3 * DAY))
    return found


moments = st.integers(BEGIN, END)


def is_open(when: Hours, at: int) -> bool:
    """The same once more, in the simplest words: what does a watch there say?"""
    there = datetime.fromtimestamp(at, ZoneInfo(when.zone))
    minute = there.hour * 60 + there.minute
    if when.begin < when.end:
        inside = when.begin <= minute < when.end
    else:
        inside = minute >= when.begin or minute < when.end
    return inside and (when.weekends or there.weekday() < 5)


TURNS_OF_THE_CLOCK = [
    ("Europe/Rome", "2026-03-29T02:00"),
    ("Europe/Rome", "2026-10-25T03:00"),
    ("America/New_York", "2026-11-01T02:00"),
    ("Australia/Lord_Howe", "2026-04-05T02:00"),
    ("America/Santiago", "2026-09-06T00:00"),
    ("Africa/Casablanca", "2026-02-15T03:00"),
]


@pytest.mark.parametrize(("zone", "local"), TURNS_OF_THE_CLOCK)
@settings(max_examples=8, deadline=None)
@given(hours(), st.integers(-20, 20))
def test_hours_are_what_a_watch_says_also_when_clocks_are_put_forward_or_back(
    zone: str, local: str, when: Hours, shift: int
) -> None:
    when = when._replace(zone=zone)
    since = moment(local, zone) // 60 * 60 + shift * HOUR
    steps = range(since, since + 2 * DAY, MINUTE)
    assert spent(when, [], since, since + 2 * DAY) == MINUTE * sum(is_open(when, at) for at in steps)


@settings(max_examples=60, deadline=None)
@given(hours(), days_off(), moments, st.integers(0, 20 * DAY), st.integers(0, 20 * DAY))
def test_time_is_the_same_whether_it_is_counted_at_once_or_in_pieces(
    when: Hours, off: list[Span], since: int, first: int, then: int
) -> None:
    whole = spent(when, off, since, since + first + then)
    assert whole == spent(when, off, since, since + first) + spent(when, off, since + first, since + first + then)
    spans = list(open_spans(when, since, since + first))
    assert all(a < b for a, b in spans)
    assert all(before[1] <= after[0] for before, after in pairwise(spans))


@settings(max_examples=60, deadline=None)
@given(hours(), days_off(), moments, st.integers(1, 60 * HOUR))
def test_a_bank_runs_out_exactly_when_it_is_spent(when: Hours, off: list[Span], since: int, left: int) -> None:
    at = runs_out(when, off, since, left)
    assert spent(when, off, since, at) == left
    assert spent(when, off, since, at - 1) == left - 1


def test_an_hour_that_comes_twice_counts_twice_and_one_that_is_left_out_not_at_all() -> None:
    night = Hours("Europe/Rome", 0, 12 * 60)
    for day, length in (("2026-10-25", 13), ("2026-03-29", 11), ("2026-06-01", 12)):
        since = moment(f"{day}T00:00", "Europe/Rome")
        assert spent(night, [], since, since + 14 * HOUR) == length * HOUR


def test_at_night_and_at_weekends_a_clock_stands_still() -> None:
    when = Hours("Europe/Rome", 8 * 60, 23 * 60, weekends=False)
    friday = moment("2026-11-20T22:00", "Europe/Rome")
    assert runs_out(when, [], friday, HOUR) == friday + HOUR
    assert runs_out(when, [], friday, HOUR + 1) == moment("2026-11-23T08:00", "Europe/Rome") + 1
    assert runs_out(when._replace(weekends=True), [], friday, HOUR + 1) == friday + 10 * HOUR + 1


def test_a_window_may_last_past_midnight() -> None:
    late = Hours("America/New_York", 18 * 60, 4 * 60)
    begin = moment("2026-11-18T18:00", "America/New_York")
    assert spent(late, [], begin, begin + DAY) == 10 * HOUR
    assert runs_out(late, [], begin + 10 * HOUR, 1) == begin + DAY + 1


def test_a_month_is_that_of_the_place() -> None:
    at = moment("2026-11-30T23:30")
    assert month_of(Hours("UTC"), at)[0] == moment("2026-11-01T00:00")
    first, last = month_of(Hours("Asia/Kathmandu"), at)
    assert first == moment("2026-12-01T00:00", "Asia/Kathmandu")
    assert last == moment("2027-01-01T00:00", "Asia/Kathmandu")


def test_names_of_zones_come_from_strangers() -> None:
    assert knows("Europe/Rome")
    for name in (
        "Nowhere",
        "",
        "../../etc/passwd",
        "/etc/localtime",
        "Europe",
        "a\0b",
        "x" * 200,
        "posixrules/..",
    ):
        assert not knows(name), name


# The clocks of a table.

TWO: Rests = [(ALWAYS, [])] * 2
CONTROL = TimeControl(HOUR, 10 * MINUTE, 2 * HOUR, rests=True, days_off=True)


@st.composite
def games(draw: st.DrawFn) -> tuple[list[Turn], int]:
    """What seats did, one after the other, and whose turn it is then."""
    at, turns = BEGIN, []
    for _ in range(draw(st.integers(0, 12))):
        at += draw(st.integers(0, 2 * HOUR))
        turns.append(Turn(draw(st.integers(0, 2)), at))
    return turns, draw(st.sampled_from([-2, 0, 1, 2]))


@settings(max_examples=80, deadline=None)
@given(games(), st.lists(hours(), min_size=3, max_size=3), days_off(BEGIN, BEGIN + DAY))
def test_it_does_not_matter_when_clocks_are_looked_at(
    game: tuple[list[Turn], int], whens: list[Hours], off: list[Span]
) -> None:
    """A process that dies may leave some turns uncounted: whoever comes next finds the same."""
    turns, turn = game
    people, rests = [True, True, False], [(when, off) for when in whens]
    begin = Clocks(BEGIN, turns[0].seat if turns else turn, (HOUR,) * 3)
    together = advance(CONTROL, begin, turns, turn, people, rests)
    one_by_one, looked_at = begin, begin
    for number, one in enumerate(turns):
        following = turns[number + 1].seat if number + 1 < len(turns) else turn
        one_by_one = advance(CONTROL, one_by_one, [one], following, people, rests)
        looked_at = stop(looked_at, (looked_at.at + one.at) // 2, people, rests)
        looked_at = advance(CONTROL, looked_at, [one], following, people, rests)
    assert one_by_one == together == looked_at
    assert together.left[2] == HOUR, "no time passes for a bot"
    assert all(0 <= left <= CONTROL.cap for left in together.left)


@settings(max_examples=60, deadline=None)
@given(hours(), days_off(BEGIN, BEGIN + DAY), st.integers(0, 3 * DAY))
def test_what_is_left_and_the_deadline_agree(when: Hours, off: list[Span], later: int) -> None:
    rests, people = [(when, off)], [True]
    clocks = Clocks(BEGIN, 0, (CONTROL.bank,))
    until = deadline(clocks, people, rests)
    after = stop(clocks, BEGIN + later, people, rests)
    assert (after.left[0] == 0) == (BEGIN + later >= until)
    if after.left[0]:
        assert deadline(after, people, rests) == until, "looking does not move it"


def test_a_turn_brings_its_increment_and_a_bank_has_its_cap() -> None:
    people, rests = [True, True], TWO
    clocks = Clocks(0, 0, (HOUR, HOUR))
    clocks = advance(CONTROL, clocks, [Turn(0, 60), Turn(0, 300)], 1, people, rests)
    assert clocks == Clocks(300, 1, (HOUR + 300, HOUR), 0, 600)
    for round in range(20):
        turns = [Turn(1, 300 + round), Turn(0, 300 + round)]
        clocks = advance(CONTROL, clocks, turns, 1, people, rests)
    assert clocks.left == (2 * HOUR, 2 * HOUR)


def test_doing_and_undoing_fills_no_bank() -> None:
    people, rests = [True, True], TWO
    clocks = Clocks(0, 0, (HOUR, HOUR))
    once = advance(CONTROL, clocks, [Turn(0, 100)], 1, people, rests)
    assert once.left == (HOUR + 500, HOUR)
    for _ in range(5):
        back = advance(CONTROL, once, [Turn(0, 100, undo=True)], 0, people, rests)
        assert (back.turn, back.left) == (0, (HOUR - 100, HOUR))
        assert advance(CONTROL, back, [Turn(0, 100)], 1, people, rests).left == once.left
    # The other's time does not pass while somebody thinks about taking back.
    slow = advance(CONTROL, once, [Turn(0, 2000, undo=True)], 0, people, rests)
    assert slow.left == (HOUR - 100, HOUR)
    # Within a turn, undoing is as good as anything else.
    within = advance(CONTROL, clocks, [Turn(0, 50), Turn(0, 80, undo=True)], 0, people, rests)
    assert within == Clocks(80, 0, (HOUR - 80, HOUR))


def test_a_clock_that_was_put_back_takes_no_time_and_gives_none() -> None:
    people, rests = [True, True], TWO
    clocks = Clocks(10_000, 0, (HOUR, HOUR))
    back = stop(clocks, 5_000, people, rests)
    assert back.left == (HOUR, HOUR)
    assert stop(back, 5_100, people, rests).left == (HOUR - 100, HOUR)
    assert deadline(back, people, rests) == 5_000 + HOUR
    # A line that seems older than what is settled takes no time.
    assert advance(CONTROL, clocks, [Turn(0, 9_000)], 1, people, rests).left[0] == HOUR + 600


@pytest.mark.parametrize("pace", PACES)
def test_paces_make_sense(pace: str) -> None:
    control = PACES[pace]
    assert 0 < control.back <= control.increment <= control.bank <= control.cap
    usual = Hours("Europe/Rome", 8 * 60, 23 * 60)
    at = runs_out(usual if control.rests else ALWAYS, [], BEGIN, control.bank)
    assert at - BEGIN < {"live": HOUR, "today": DAY, "week": WEEK}[pace]


def test_paces_are_what_people_are_told() -> None:
    """The words in four languages, and the table in `docs/players.md`, name these figures."""
    told = {name: (control.bank, control.increment) for name, control in PACES.items()}
    assert told == {
        "live": (10 * MINUTE, MINUTE),
        "today": (2 * HOUR, 20 * MINUTE),
        "week": (30 * HOUR, 15 * HOUR),
    }
    assert [control.rests for control in PACES.values()] == [False, True, True]
    assert [control.days_off for control in PACES.values()] == [False, False, True]
