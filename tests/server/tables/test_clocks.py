"""Clocks at tables: they run for whoever is to move, and at zero nobody is thrown out."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from laguna.server import shared_clock
from laguna.server.limits import Limits
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.store import Db, clock_queries, due_queries, guest_queries, migrate, open_store, queries
from laguna.server.store.rows import ClockRow, DueRow, HoursRow
from laguna.server.tables import clocks, lobby, new_tables
from laguna.server.tables.live_table import LiveTable
from laguna.server.tables.move_writer import Author
from laguna.server.tables.refusal import Refusal
from laguna.server.tables.services import TableServices
from laguna.server.tables.time_control import DAY, HOUR, PACES
from laguna.server.tables.worker_pool import WorkerPool
from laguna.table import Move

from ..browser import run
from ..conftest import BACKENDS, new_place
from ..in_process import ID

WEEK = PACES["week"]
NOON = 1_794_400_000 - 1_794_400_000 % DAY + 12 * HOUR
"""A noon in UTC, on a Wednesday in November 2026."""
PEOPLE = ("anna", "bruno", "carla")


class Time:
    """The clock that all share, in the hands of a test."""

    def __init__(self, now: float) -> None:
        self.now = now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time(NOON)
    monkeypatch.setattr(shared_clock, "now", lambda: found.now)
    return found


def at_a_table(
    place: str,
    work: Callable[[TableServices, LiveTable], Awaitable[None]],
    people: int = 3,
    **more: Any,  # noqa: ANN401
) -> None:
    """Do something at a table where Anna, Bruno and perhaps Carla have just sat down."""

    async def begin() -> None:
        store = open_store(place)
        try:
            await store.run(migrate)
            new = NewTable("murano", [SeatPlan("me"), *[SeatPlan("open")] * (people - 1)], **more)

            def sit(db: Db) -> None:
                for one in PEOPLE:
                    guest_queries.add_guest(db, one, "x", one.title(), int(shared_clock.now()))
                lobby.make(db, ID, new_tables.parse(new), "anna", "Anna", Limits(), int(shared_clock.now()))
                for seat, one in enumerate(PEOPLE[1:people], 1):
                    lobby.join(db, ID, seat, one, one.title(), None)

            await store.run(sit)
            tables = TableServices(store, WorkerPool(1), Limits())
            await work(tables, await tables.loaded.get(ID))
            await tables.tasks.stop()
        finally:
            await store.close()

    run(begin)


@pytest.fixture
def place(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


def clock_of(live: LiveTable) -> ClockRow:
    assert live.clock is not None
    return live.clock


async def settled(tables: TableServices) -> None:
    """Until all that a move started is done."""
    while tables.tasks.running:
        await asyncio.gather(*tables.tasks.running, return_exceptions=True)


async def act(tables: TableServices, live: LiveTable) -> None:
    """Whoever is to move does the first thing that is allowed."""
    assert live.table is not None
    log = live.table.log
    seat = live.seats[log.turn]
    move = Move.parse(log.game.NAME, log.game.ACTIONS.name(log.legal[0]))
    tables.bots.stopping = True
    await tables.writer.write(live, Author(log.turn, seat.guest), log.n, move, lambda _: None)
    await settled(tables)


async def pass_on(tables: TableServices, live: LiveTable) -> int:
    """Whoever is to move does something until another is; which seat that was."""
    assert live.table is not None
    seat = live.table.turn
    while live.table.turn == seat:
        await act(tables, live)
    return seat


async def ring(tables: TableServices) -> list[DueRow]:
    """Do what is due by now; what it was."""
    tables.bots.stopping = True
    take = partial(due_queries.take, kinds=["clock"], holder="test", now=shared_clock.now(), lease=60.0, limit=5)
    rows = await tables.store.run(take)
    for row in rows:
        await tables.clocks.ring(row)
    await settled(tables)
    return rows


async def due_at(tables: TableServices) -> float | None:
    return await tables.store.run(partial(due_queries.next_at, kinds=["clock"]))


def test_a_table_without_a_pace_has_no_clock(place: str, time: Time) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        await pass_on(tables, live)
        assert live.clock is None
        info = live.info("anna", "en")
        assert (info.pace, info.now) == ("free", 0)
        assert all(seat.clock is None for seat in info.seats)
        assert await due_at(tables) is None

    at_a_table(place, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_time_passes_for_whoever_is_to_move_and_a_turn_brings_some(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, time: Time
) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        first = clock_of(live).turn
        assert clock_of(live).lefts == (WEEK.bank,) * 3
        assert clock_of(live).until == NOON + WEEK.bank == await due_at(tables)
        time.now += 5 * HOUR
        assert await pass_on(tables, live) == first
        after = clock_of(live)
        assert after.lefts[first] == WEEK.bank - 5 * HOUR + WEEK.increment
        assert after.turn != first
        assert after.until == time.now + WEEK.bank == await due_at(tables)
        info = live.info("bruno", "en")
        assert (info.pace, info.at_zero, info.now) == ("week", "bot", int(time.now))
        found = [seat.clock for seat in info.seats]
        assert [one.until if one else None for one in found].count(0) == 2
        assert [one.left for one in found if one] == list(after.lefts)

    at_a_table(new_place(request, backend, tmp_path), work, pace="week")


def test_at_zero_days_off_are_taken_and_then_a_bot_sits_in_until_the_player_is_back(
    place: str, time: Time
) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        seat = clock_of(live).turn
        guest = live.seats[seat].guest
        time.now += WEEK.bank
        for used in (1, 2, 3):
            assert len(await ring(tables)) == 1
            assert live.seats[seat].kind == "guest"
            assert clock_of(live).off_until == clock_of(live).until == time.now + DAY
            left = await tables.store.run(partial(clocks.days_left, guest=guest))
            assert left == 3 - used
            time.now += DAY
        n = live.n
        assert len(await ring(tables)) == 1
        one = live.seats[seat]
        assert (one.kind, one.former, one.level, one.sat_from) == ("bot", guest, "normal", n)
        assert (clock_of(live).until, await due_at(tables)) == (0, None)
        assert live.info(guest, "en").seats[seat].claim
        time.now += 3 * DAY
        back = partial(lobby.join, id=ID, seat=seat, guest=guest, name="", code=None)
        await tables.loaded.change(ID, back, "news-came-back", seat)
        assert live.seats[seat].kind == "guest"
        assert clock_of(live).lefts[seat] == WEEK.back, "no time passed while a bot sat there"
        assert clock_of(live).until == time.now + WEEK.back == await due_at(tables)

    at_a_table(place, work, pace="week")


@pytest.mark.parametrize("at_zero", ["wait", "vote"])
def test_a_table_may_choose_to_wait_or_to_vote(place: str, time: Time, at_zero: str) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        seat = clock_of(live).turn
        others = [one.guest for one in live.seats if one.seat != seat]

        async def hand_on(guest: str) -> str:
            change = partial(lobby.hand_on, id=ID, seat=seat, guest=guest, kind="bot", level="easy")
            return await tables.loaded.change(ID, change)

        # Everybody is away most of the time: nobody is replaced before the time is up.
        time.now += PACES["today"].bank - 1
        with pytest.raises(Refusal, match="seat_has_time"):
            await hand_on(others[0])
        time.now += 1
        assert len(await ring(tables)) == 1
        assert live.seats[seat].kind == "guest"
        assert (clock_of(live).told, await due_at(tables)) == (1, None)
        assert await tables.store.run(partial(clock_queries.unsettled, kind="clock")) == []
        # Both others are here.
        for one in live.seats:
            if one.seat != seat:
                await tables.presence._store.run(
                    partial(queries.mark_seen, seen=[(ID, one.seat)], until=int(time.now) + 60)
                )
        owner = "anna" if "anna" in others else ""
        if at_zero == "wait":
            if owner:
                assert await hand_on(owner) == "bot"
            return
        assert await hand_on(others[0]) == "asked"
        assert live.seats[seat].kind == "guest"
        assert await hand_on(others[1]) == "bot"
        assert live.seats[seat].kind == "bot"

    at_a_table(place, work, pace="today", at_zero=at_zero)


def test_who_moves_late_at_a_table_that_waits_plays_on(place: str, time: Time) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        time.now += 3 * HOUR
        await ring(tables)
        assert clock_of(live).told == 0, "the server was not there: some time is given"
        time.now = clock_of(live).until
        await ring(tables)
        assert clock_of(live).told == 1
        time.now += HOUR
        seat = await pass_on(tables, live)
        after = clock_of(live)
        assert (after.told, after.lefts[seat]) == (0, PACES["today"].increment)
        assert await due_at(tables) == after.until > time.now

    at_a_table(place, work, pace="today", at_zero="wait")


def test_nobody_loses_their_seat_because_no_server_was_there(place: str, time: Time) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        seat = clock_of(live).turn
        time.now += 30 * DAY
        # Somebody comes before the clock is looked at.
        await tables.loaded.change(ID, partial(clocks.catch_up, id=ID))
        assert len(await ring(tables)) == 1
        assert live.seats[seat].kind == "guest"
        assert clock_of(live).until == time.now + PACES["live"].back
        time.now += PACES["live"].back
        assert len(await ring(tables)) == 1
        assert live.seats[seat].kind == "bot"

    at_a_table(place, work, pace="live")


def test_a_clock_that_was_set_back_neither_takes_nor_gives(place: str, time: Time) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        time.now -= 365 * DAY
        await tables.loaded.change(ID, partial(clocks.catch_up, id=ID))
        assert clock_of(live).until == time.now + WEEK.bank == await due_at(tables)

    at_a_table(place, work, pace="week")


def test_what_a_killed_process_left_is_settled_later_and_comes_out_the_same(place: str, time: Time) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        tables.writer.written.remove(tables.clocks.consider)
        first = clock_of(live).turn
        time.now += 2 * HOUR
        await pass_on(tables, live)
        second = live.row.turn
        time.now += HOUR
        stale = clock_of(live)
        assert stale.turn == first
        assert await tables.store.run(partial(clock_queries.unsettled, kind="clock")) == [ID]
        await tables.clocks.sweep()
        after = clock_of(live)
        assert after.lefts[first] == WEEK.bank - 2 * HOUR + WEEK.increment
        assert after.until == time.now - HOUR + WEEK.bank == await due_at(tables)
        assert after.turn == second
        assert await tables.store.run(partial(clock_queries.unsettled, kind="clock")) == []
        # Nothing may be due where something should be: after an import, say.
        await tables.store.run(lambda db: db.do("DELETE FROM due"))
        await tables.clocks.sweep()
        assert await due_at(tables) == after.until

    at_a_table(place, work, pace="week")


def test_of_two_who_look_at_a_clock_one_does_something(place: str, time: Time) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        time.now += PACES["live"].bank
        take = partial(due_queries.take, kinds=["clock"], now=time.now, lease=60.0, limit=5)
        (first,) = await tables.store.run(partial(take, holder="first"))
        time.now += 60
        (second,) = await tables.store.run(partial(take, holder="second", now=time.now))
        assert await tables.store.run(partial(clocks.ring, due=first)) == clocks.Rang()
        rang = await tables.store.run(partial(clocks.ring, due=second))
        assert rang.message == "news-time-bot"
        assert await tables.store.run(partial(clocks.ring, due=second)) == clocks.Rang()

    at_a_table(place, work, pace="live")


def test_hours_count_from_when_they_are_said(place: str, time: Time) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        seat = clock_of(live).turn
        guest = live.seats[seat].guest
        time.now += 4 * HOUR
        hours = HoursRow("UTC", 8 * 60, 18 * 60, weekends=True)
        assert await tables.store.run(partial(clocks.set_hours, guest=guest, hours=hours)) == [ID]
        # Two hours today, ten on each of two days, four on the next.
        assert await due_at(tables) == NOON + 3 * DAY
        bad = [("Nowhere", 0, 0, "no_such_zone"), ("UTC", 60, 120, "short_hours"), ("UTC", 900, 899, "")]
        for zone, opens, closes, error in bad:
            change = partial(clocks.set_hours, guest=guest, hours=HoursRow(zone, opens, closes, weekends=True))
            if error:
                with pytest.raises(Refusal, match=error):
                    await tables.store.run(change)
            else:
                await tables.store.run(change)
        # Live tables do not care.
        await tables.store.run(lambda db: db.do("UPDATE tables SET pace = 'live'"))
        await tables.loaded.change(ID, partial(clocks.catch_up, id=ID))
        assert clock_of(live).until == time.now + WEEK.bank - 4 * HOUR

    at_a_table(place, work, pace="week")


def test_the_zone_of_a_browser_is_taken_once(place: str, time: Time) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        def read(db: Db) -> list[HoursRow | None]:
            return [clock_queries.hours(db, one) for one in PEOPLE]

        found = await tables.store.run(read)
        assert found == [HoursRow("Europe/Rome", 480, 1380, True), None, None]
        note = partial(clocks.note_zone, row=live.row, guest="anna", zone="Asia/Tokyo")
        await tables.store.run(note)
        assert await tables.store.run(read) == found
        note = partial(clocks.note_zone, row=live.row, guest="bruno", zone="../etc/passwd")
        await tables.store.run(note)
        assert await tables.store.run(read) == found

    at_a_table(place, work, pace="today", zone="Europe/Rome")


def test_a_game_that_is_over_has_nothing_due(place: str, time: Time) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        assert await due_at(tables) is not None
        await tables.store.run(partial(queries.close, id=ID, why="host", now=int(time.now)))
        await tables.loaded.change(ID, partial(clocks.catch_up, id=ID))
        assert await due_at(tables) is None
        assert all(seat.clock is None for seat in live.info("anna", "en").seats)

    at_a_table(place, work, pace="week")


def test_a_rematch_has_the_same_pace(place: str, time: Time) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        await tables.store.run(partial(queries.close, id=ID, why="host", now=int(time.now)))
        again = partial(lobby.rematch, id=ID, new="b" * 16, guest="anna", now=int(time.now))
        await tables.store.run(again)
        row = await tables.store.run(partial(queries.table, id="b" * 16))
        assert row is not None
        assert (row.pace, row.at_zero) == ("today", "vote")

    at_a_table(place, work, pace="today", at_zero="vote")


def test_a_clock_is_made_of_seats_and_times_and_of_nothing_that_was_done(place: str, time: Time) -> None:
    """What is done may be secret. Whose turn it is, and since when, everybody sees."""

    async def work(tables: TableServices, live: LiveTable) -> None:
        tables.writer.written.remove(tables.clocks.consider)
        for _ in range(4):
            time.now += HOUR
            await pass_on(tables, live)

        def settle(db: Db) -> ClockRow | None:
            clocks.catch_up(db, ID)
            return clock_queries.clock(db, ID)

        def settle_another(db: Db) -> ClockRow | None:
            db.do("DELETE FROM clocks")
            clock_queries.save_clock(db, before)
            db.do("UPDATE lines SET what = 'something else'")
            return settle(db)

        before = clock_of(live)
        found = await tables.store.run(settle)
        assert found is not None
        assert found.n > before.n
        assert await tables.store.run(settle_another) == found
        shown = live.info("bruno", "en").seats[0].clock
        assert shown is not None
        assert shown.__struct_fields__ == ("left", "until", "off")

    at_a_table(place, work, pace="week")
