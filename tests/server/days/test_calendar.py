"""Days by UTC, and rows of days."""

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from laguna.server.days import calendar
from laguna.server.days.calendar import Streak, streak


def test_a_day_begins_and_ends_at_midnight_by_utc() -> None:
    begin = calendar.begins("2026-03-29")
    assert calendar.day_of(begin) == "2026-03-29"
    assert calendar.day_of(begin - 1) == "2026-03-28"
    # Clocks change in Europe that night, and UTC does not.
    assert calendar.ends("2026-03-29") - begin == 24 * 3600
    assert calendar.opens("2026-03-29") == calendar.begins("2026-03-30") + calendar.LATE


def test_what_is_a_day() -> None:
    assert calendar.is_day("2026-02-28")
    for text in ("2026-02-30", "20260228", "2026-2-28", "", "2026-W09-6", "٢٠٢٦-02-28"):
        assert not calendar.is_day(text), text


def days(*numbers: int) -> list[str]:
    return [(date(2026, 11, 1) + timedelta(number)).isoformat() for number in numbers]


def on(number: int, *played: int) -> Streak:
    return streak(days(*played), days(number)[0])


def test_a_row_goes_on_as_long_as_yesterday_was_played() -> None:
    assert on(5) == Streak(0, 0, True)
    assert on(5, 5) == Streak(1, 1, True)
    assert on(5, 3, 4) == Streak(2, 2, True)
    assert on(5, 1, 2) == Streak(0, 2, True)


def test_one_missed_day_is_forgiven_and_the_freeze_comes_back_later() -> None:
    assert on(4, 1, 2, 4) == Streak(3, 3, False)
    # Yesterday was missed, and today can still be played.
    assert on(4, 1, 2) == Streak(2, 2, True)
    assert on(6, 1, 2, 4) == Streak(0, 3, True)
    # A second one too early ends the row; later it is forgiven again.
    assert on(6, 1, 2, 4, 6) == Streak(1, 3, True)
    assert on(13, 1, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13) == Streak(11, 11, False)


@given(st.sets(st.integers(0, 40)), st.integers(0, 40))
def test_no_row_is_longer_than_the_days_played(numbers: set[int], today: int) -> None:
    played = {number for number in numbers if number <= today}
    found = on(today, *played)
    assert found.days <= found.longest <= len(played)
    # To play today never makes the row shorter.
    assert on(today, *played, today).days >= found.days
