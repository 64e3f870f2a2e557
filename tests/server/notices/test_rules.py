"""When somebody is told something: a test for each rule."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laguna.server.notices import rules
from laguna.server.notices.rules import (
    APART,
    DELAY,
    KNOWN,
    LONG,
    News,
    Quiet,
    Scene,
    Seat,
    Standing,
    Untold,
    What,
    after_quiet,
    choose,
    compare,
    first_time,
    is_zone,
)

SEATS = [Seat("anna", "", False), Seat("bruno", "", False), Seat("", "", False)]
NOW = 1_800_000_000.0
MINE = Scene("playing", live=False, decides=True, sits=True, here=False, seen=0.0)
"""A table where it is somebody's turn who is not there."""


def untold(what: What, table: str = "t", since: float = NOW - DELAY) -> Untold:
    return Untold(table, what, since, first_time(what, "", since), "m")


# What has come about.


def test_who_is_to_move_is_told_once_a_turn_and_not_at_each_question() -> None:
    news, stood = compare(Standing("playing"), "playing", 0, 4, SEATS)
    assert news == [News("anna", "turn"), News("anna", "waiting")]
    # A further question in the same turn.
    news, stood = compare(stood, "playing", 0, 4, SEATS)
    assert news == []
    # In between somebody else is asked something, who is told once, too.
    news, stood = compare(stood, "playing", 1, 4, SEATS)
    assert [one.guest for one in news] == ["bruno", "bruno"]
    for turn in (0, 1, 0):
        news, stood = compare(stood, "playing", turn, 4, SEATS)
        assert news == []
    # The next turn, which is taken back and played again.
    news, stood = compare(stood, "playing", 1, 5, SEATS)
    assert News("bruno", "turn") in news
    news, stood = compare(stood, "playing", 0, 4, SEATS)
    assert news == []
    news, stood = compare(stood, "playing", 1, 5, SEATS)
    assert news == []


def test_a_bot_is_told_nothing() -> None:
    assert compare(Standing("playing"), "playing", 2, 4, SEATS)[0] == []


def test_all_are_told_that_it_began_and_whose_turn_it_is_only_that() -> None:
    news, stood = compare(Standing(), "playing", 1, 0, SEATS)
    assert news == [News("anna", "began"), News("bruno", "turn"), News("bruno", "waiting")]
    assert compare(stood, "playing", 1, 0, SEATS)[0] == []
    # Nobody wanted to be told of it for a while, and now somebody does.
    assert News("anna", "began") not in compare(Standing(), "playing", 1, 3, SEATS)[0]


def test_all_are_told_once_that_it_is_over() -> None:
    news, stood = compare(Standing("playing", 0), "over", -2, 9, SEATS)
    assert news == [News("anna", "over"), News("bruno", "over")]
    assert compare(stood, "over", -2, 9, SEATS)[0] == []


def test_who_plays_with_bots_alone_is_told_nothing() -> None:
    alone = [Seat("anna", "", False), Seat("", "", False)]
    news, stood = compare(Standing(), "playing", 0, 0, alone)
    assert news == []
    assert compare(stood, "over", -2, 9, alone)[0] == []
    # A friend for whom a bot sits in is still there.
    news, _ = compare(Standing("playing"), "playing", 0, 4, [Seat("anna", "", False), Seat("", "bruno", True)])
    assert News("anna", "turn") in news


def test_who_has_two_seats_is_told_once() -> None:
    seats = [Seat("anna", "", False), Seat("anna", "", False), Seat("bruno", "", False)]
    assert compare(Standing("playing", 0), "over", -2, 9, seats)[0] == [
        News("anna", "over"),
        News("bruno", "over"),
    ]


def test_whose_seat_a_bot_has_is_told_once() -> None:
    away = [Seat("anna", "", False), Seat("", "bruno", True)]
    news, stood = compare(Standing("playing", 0, {0: 3}), "playing", 0, 3, away)
    assert news == [News("bruno", "bot")]
    assert compare(stood, "playing", 0, 3, away)[0] == []
    # Back, and away again.
    _, stood = compare(stood, "playing", 0, 3, SEATS[:2])
    assert compare(stood, "playing", 0, 3, away)[0] == [News("bruno", "bot")]
    # Whoever was here until now has done it themselves, and is not told later either.
    here = [Seat("anna", "", False), Seat("", "bruno", False)]
    news, stood = compare(Standing("playing", 0, {0: 3}), "playing", 0, 3, here)
    assert news == []
    assert compare(stood, "playing", 0, 3, away)[0] == []


# Just before it is sent.


def test_who_is_not_there_is_told_after_a_while() -> None:
    assert choose([untold("turn")], {"t": MINE}, 0, NOW).tell == [untold("turn")]
    early = untold("turn", since=NOW)
    choice = choose([early], {"t": MINE}, 0, NOW)
    assert (choice.tell, choice.drop, choice.again) == ([], [], NOW + DELAY)


WHATS: list[What] = ["turn", "waiting", "began", "over", "bot"]


@pytest.mark.parametrize("what", WHATS)
def test_who_has_the_table_open_is_told_nothing(what: What) -> None:
    one = untold(what, since=NOW - 30 * 24 * 3600)
    state = "over" if what == "over" else "playing"
    here = MINE._replace(state=state, here=True, seen=NOW)
    choice = choose([one], {"t": here}, 0, NOW)
    assert choice.tell == []
    # Within the first moments nobody knows whether they have seen it.
    soon = untold(what)
    choice = choose([soon], {"t": here}, 0, NOW)
    assert choice.tell == []
    assert choice.drop or choice.again is not None


def test_who_has_just_gone_is_told_and_who_stayed_is_not() -> None:
    """A phone that sleeps counts as here for a while. Who was here much longer than that has seen it."""
    one = untold("turn", since=NOW - 600)
    gone = MINE._replace(seen=one.since + KNOWN)
    assert choose([one], {"t": gone}, 0, NOW).tell == [one]
    stayed = MINE._replace(seen=one.since + KNOWN + 1)
    assert choose([one], {"t": stayed}, 0, NOW).drop == [one]


@pytest.mark.parametrize("what", WHATS)
def test_nobody_is_told_of_a_live_table(what: What) -> None:
    scene = MINE._replace(live=True, state="over" if what == "over" else "playing", sits=what != "bot")
    one = untold(what, since=NOW - 30 * 24 * 3600)
    assert choose([one], {"t": scene}, 0, NOW).drop == [one]
    assert choose([one], {"t": scene._replace(live=False)}, 0, NOW).tell == [one]


@pytest.mark.parametrize(
    ("what", "scene"),
    [
        ("turn", None),
        ("turn", MINE._replace(decides=False)),
        ("turn", MINE._replace(state="over")),
        ("turn", MINE._replace(state="closed")),
        ("waiting", MINE._replace(decides=False)),
        ("began", MINE._replace(state="over")),
        ("began", MINE._replace(sits=False)),
        ("over", MINE),
        ("over", MINE._replace(state="over", sits=False)),
        ("invited", MINE._replace(state="waiting", sits=True)),
        ("invited", MINE._replace(state="playing", sits=False)),
        ("bot", MINE._replace(sits=True)),
        ("bot", MINE._replace(state="over", sits=False)),
    ],
)
def test_what_is_no_longer_so_is_not_told(what: What, scene: Scene | None) -> None:
    one = untold(what, since=NOW - 30 * 24 * 3600)
    choice = choose([one], {"t": scene}, 0, NOW)
    assert (choice.tell, choice.drop, choice.again) == ([], [one], None)


def test_an_invitation_to_a_live_table_is_told() -> None:
    scene = MINE._replace(state="waiting", sits=False, live=True)
    assert choose([untold("invited")], {"t": scene}, 0, NOW).tell


def test_at_most_one_in_ten_minutes_and_all_together() -> None:
    two = [untold("turn", "t"), untold("turn", "u")]
    scenes: dict[str, Scene | None] = {"t": MINE, "u": MINE}
    choice = choose(two, scenes, NOW - 1, NOW)
    assert (choice.tell, choice.again) == ([], NOW - 1 + APART)
    assert choose(two, scenes, NOW - APART, NOW).tell == two
    # What comes later waits until then, too.
    later = untold("turn", "u", since=NOW)
    choice = choose([two[0], later], scenes, 0, NOW)
    assert choice.tell == [two[0]]
    assert choice.again == NOW + APART


def test_all_waiting_is_told_once_more_and_stronger() -> None:
    one, two = untold("turn"), untold("waiting")
    choice = choose([one, two], {"t": MINE}, 0, NOW)
    assert choice.tell == [one]
    assert choice.again == two.since + LONG
    late = NOW + LONG
    assert choose([two], {"t": MINE}, NOW, late).tell == [two]
    # If neither was told yet, only the stronger is.
    choice = choose([one, two], {"t": MINE}, 0, late)
    assert (choice.tell, choice.drop) == ([two], [one])
    # Who has looked meanwhile has longer.
    looked = MINE._replace(seen=late - 60)
    choice = choose([two], {"t": looked}, NOW, late)
    assert choice.tell == []
    assert choice.again == pytest.approx(looked.seen + LONG / 2)
    assert (
        first_time("waiting", "today", NOW) < first_time("waiting", "week", NOW) < first_time("waiting", "", NOW)
    )


def test_who_knows_that_it_is_their_turn_knows_that_it_began() -> None:
    both = [untold("began"), untold("turn")]
    choice = choose(both, {"t": MINE}, 0, NOW)
    assert ([one.what for one in choice.tell], [one.what for one in choice.drop]) == (["turn"], ["began"])


# Quiet hours.

NIGHT = Quiet("Europe/Rome", 22 * 60, 8 * 60)


def at(text: str, zone: str = "Europe/Rome") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("quiet", "asked", "told"),
    [
        (None, "2026-11-18T03:00", "2026-11-18T03:00"),
        (NIGHT, "2026-11-18T21:59", "2026-11-18T21:59"),
        (NIGHT, "2026-11-18T22:00", "2026-11-19T08:00"),
        (NIGHT, "2026-11-18T07:59", "2026-11-18T08:00"),
        (NIGHT, "2026-11-18T08:00", "2026-11-18T08:00"),
        (Quiet("Europe/Rome", 9 * 60, 17 * 60), "2026-11-18T12:30", "2026-11-18T17:00"),
        (Quiet("Europe/Rome", 0, 0), "2026-11-18T12:30", "2026-11-18T12:30"),
        # Nights that are an hour shorter and longer.
        (NIGHT, "2026-03-28T23:00", "2026-03-29T08:00"),
        (NIGHT, "2026-10-24T23:00", "2026-10-25T08:00"),
        # Half past two does not exist on that day.
        (Quiet("Europe/Rome", 60, 150), "2026-03-29T01:30", "2026-03-29T03:30"),
    ],
)
def test_nothing_is_told_in_quiet_hours(quiet: Quiet | None, asked: str, told: str) -> None:
    assert after_quiet(quiet, at(asked)) == at(told)


@given(
    st.sampled_from(
        ["Europe/Rome", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia", "UTC"]
    ),
    st.integers(0, 1439),
    st.integers(0, 1439),
    st.integers(1_790_000_000, 1_860_000_000),
)
def test_it_is_told_outside_quiet_hours_and_within_a_day(zone: str, first: int, last: int, when: int) -> None:
    told = after_quiet(Quiet(zone, first, last), when)
    assert when <= told <= when + 26 * 3600
    local = datetime.fromtimestamp(told, UTC).astimezone(ZoneInfo(zone))
    minute = local.hour * 60 + local.minute
    if first < last:
        assert not first <= minute < last
    elif first > last:
        assert last <= minute < first


@pytest.mark.parametrize(
    ("zone", "around"),
    [("Europe/Rome", "2026-03-29T02:00"), ("Europe/Rome", "2026-10-25T02:00"),
     ("America/New_York", "2026-11-01T01:00"),
     ("Australia/Lord_Howe", "2026-04-05T02:00"), ("Australia/Lord_Howe", "2026-10-04T02:00")],
)  # fmt: skip
def test_also_while_clocks_are_put_forward_or_back(zone: str, around: str) -> None:
    """However the clock jumps, it is told at a time at which the clock on the wall is outside quiet hours."""
    middle = int(at(around, zone))
    for first in range(0, 240, 30):
        for last in range(0, 240, 30):
            quiet = Quiet(zone, first, last)
            for when in range(middle - 10_800, middle + 14_400, 900):
                told = after_quiet(quiet, when)
                assert when <= told <= when + 50 * 3600
                local = datetime.fromtimestamp(told, UTC).astimezone(ZoneInfo(zone))
                minute = local.hour * 60 + local.minute
                inside = first <= minute < last if first < last else minute >= first or minute < last
                assert first == last or not inside, (quiet, when, local)


def test_time_zones_have_names() -> None:
    assert is_zone("Europe/Rome")
    for wrong in ("Rome", "", "../etc/passwd", "/etc/passwd", "Europe", "a" * 60, "Europe/Rome\0"):
        assert not is_zone(wrong), wrong


def test_the_numbers_fit_together() -> None:
    """Who counts as here although they have gone does so for a shorter time than they would need to know it."""
    from laguna.server.tables.lobby import AWAY

    pings = 40
    assert AWAY + pings < rules.KNOWN
    assert AWAY < rules.DELAY
