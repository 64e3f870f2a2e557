"""Housekeeping: what nobody touches goes, and one broken table stops no other."""

import asyncio
import time
from functools import partial
from pathlib import Path

import pytest

from laguna.server import admin
from laguna.server.limits import Limits
from laguna.server.shared_clock import running
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.store import Db, admin_queries, guest_queries, migrate, notice_queries, open_store, queries
from laguna.server.store.rows import ChannelRow
from laguna.server.tables.clock import FAR, NEAR, SETTLED, Clock
from laguna.server.tables.housekeeping import UNCONFIRMED
from laguna.server.tables.lobby import make
from laguna.server.tables.new_tables import parse as plan_of
from laguna.server.tables.refusal import Refusal
from laguna.server.tables.services import TableServices
from laguna.server.tables.worker_pool import WorkerPool
from laguna.table import Line

from ..browser import run
from ..conftest import BACKENDS, new_place
from ..in_process import with_tables


@pytest.mark.parametrize("backend", BACKENDS)
def test_an_address_to_which_nobody_said_yes_is_not_kept(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    place = new_place(request, backend, tmp_path)

    async def work() -> None:
        store = open_store(place)
        try:
            await store.run(migrate)
            now = int(time.time())
            tables = TableServices(store, WorkerPool(1), Limits())
            tables.housekeeping.clock = Clock(now - SETTLED, now - SETTLED, running() - SETTLED)

            def fill(db: Db) -> None:
                guest_queries.add_guest(db, "anna", "x", "Anna", now)
                for id, code, made in (
                    ("new", "123456", now - UNCONFIRMED + 100),
                    ("old", "123456", now - UNCONFIRMED - 100),
                    ("sure", "", now - UNCONFIRMED - 100),
                ):
                    to = f"{id}@example.org"
                    row = ChannelRow(id, "anna", None, "mail", to, "", to, "en", "", code, 0, made, 0, 0, 0)
                    notice_queries.save_channel(db, row)

            await store.run(fill)
            await tables.housekeeping.expire(now)
            left = await store.run(partial(notice_queries.channels, guest="anna"))
            assert sorted(one.id for one in left) == ["new", "sure"]
        finally:
            await store.close()

    run(work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_what_nobody_touches_expires_and_leaves_memory(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    place = new_place(request, backend, tmp_path)

    async def work() -> None:
        store = open_store(place)
        try:
            await store.run(migrate)
            now = int(time.time())
            limits = Limits()
            tables = TableServices(store, WorkerPool(1), limits)
            me, other = SeatPlan("me"), SeatPlan("open")

            def fill(db: Db) -> None:
                for id, seats, at in (
                    ("aaaaaaaaaaaaaaaa", [me, me], now),
                    ("bbbbbbbbbbbbbbbb", [me, me], now - limits.playing_age - 1),
                    ("cccccccccccccccc", [me, other], now - limits.waiting_age - 1),
                    ("dddddddddddddddd", [me, other], now),
                ):
                    guest_queries.add_guest(db, f"g{id}", "x", "", at)
                    make(db, id, plan_of(NewTable("murano", seats)), f"g{id}", "", limits, at)
                guest_queries.add_guest(db, "gone", "x", "", now - limits.guest_age - 1)

            await store.run(fill)
            for id in "abcd":
                await tables.loaded.get(id * 16)
            assert tables.loaded.evict(60) == 0
            assert len(tables.loaded.tables) == 4
            await tables.housekeeping.expire(now)
            assert len(tables.loaded.tables) == 4, "nothing is deleted as long as nobody looked at the clock"
            tables.housekeeping.clock = Clock(now - 60, now - 60, running() - 60)
            await tables.housekeeping.expire(now)
            assert len(tables.loaded.tables) == 4, "nor in the first hour"
            tables.housekeeping.clock = Clock(now - SETTLED, now - SETTLED, running() - SETTLED)
            await tables.housekeeping.expire(now)
            assert sorted(tables.loaded.tables) == ["a" * 16, "d" * 16]
            kept = "SELECT id FROM tables WHERE deleted = 0 ORDER BY id"
            assert await store.run(lambda db: db.all(kept)) == [("a" * 16,), ("d" * 16,)]
            with pytest.raises(Refusal):
                await tables.loaded.get("b" * 16)
            # They are there for a while, and can be had back.
            lines = "SELECT DISTINCT table_id FROM lines ORDER BY table_id"
            assert await store.run(lambda db: db.all(lines)) == [("a" * 16,), ("b" * 16,)]
            assert await store.run(partial(admin_queries.undelete, id="b" * 16, now=now))
            assert (await tables.loaded.get("b" * 16)).plays
            await tables.housekeeping.expire(now)
            assert sorted(tables.loaded.tables) == ["a" * 16, "b" * 16, "d" * 16]
            assert await store.run(partial(admin_queries.delete, id="b" * 16, now=now))
            # Whoever is forgotten is gone from what was deleted, too.
            await store.run(partial(guest_queries.forget_guest, guest="g" + "b" * 16))
            for table in ("seats", "held"):
                found = f"SELECT count(*) FROM {table} WHERE guest = ?"
                assert await store.run(lambda db, found=found: db.one(found, "g" + "b" * 16)) == (0,)
            gone = partial(queries.expire, now=now, **limits.expiry(now + limits.deleted_age + 1))
            await store.run(gone)
            assert await store.run(lambda db: db.all(lines)) == [("a" * 16,)]
            tables.loaded.drop(tables.loaded.tables["b" * 16])
            guests = await store.run(lambda db: db.all("SELECT id FROM guests WHERE id = 'gone'"))
            assert guests == []
            await asyncio.sleep(0)
            assert tables.loaded.evict(-1) == 2
            assert not tables.loaded.tables
            again = await tables.loaded.get("a" * 16)
            assert again.table is not None
            assert again.table.n == again.row.n > 0
        finally:
            await store.close()

    run(work)


def test_a_table_that_cannot_be_read_is_closed_and_stops_no_other(tmp_path: Path) -> None:
    async def work(tables: TableServices) -> None:
        def spoil(db: Db) -> None:
            db.do("UPDATE lines SET what = 'nonsense' WHERE table_id = ? AND n = 0", "a" * 16)
            db.do("UPDATE tables SET options = 'nonsense' WHERE id = ?", "b" * 16)
            # The search for work is to find all of them.
            db.do("UPDATE seats SET kind = 'bot', level = 'random' WHERE seat = 0")
            db.do("UPDATE tables SET turn = 0")

        await tables.store.run(spoil)
        tables.bots.stopping = True
        await tables.housekeeping.sweep()
        assert sorted(tables.loaded.tables) == ["a" * 16, "c" * 16]
        info = tables.loaded.tables["a" * 16].info("anna", "de")
        assert info.state == "closed"
        assert "lesen" in info.closed
        # That is decided whenever it is read: nothing of it is stored, and once it can be read it goes on.
        kept = await tables.store.run(partial(queries.table, id="a" * 16))
        assert kept is not None
        assert (kept.state, kept.closed) == ("playing", "")

    with_tables(tmp_path, "abc", work)


DAY = 24 * 3600
NOW = 2_000_000_000


@pytest.mark.parametrize(
    ("newest", "start", "jump", "said"),
    [
        (NOW, NOW, 0, ""),
        (0, NOW, 0, ""),
        (NOW - FAR, NOW, 0, ""),
        (NOW, NOW + 2 * 365 * DAY, 0, "730 days"),
        (NOW, NOW - 400 * DAY, 0, "behind"),
        (NOW, NOW, 400 * DAY, "set to another time"),
        (NOW, NOW, -2 * NEAR, "set to another time"),
        (NOW, NOW, NEAR // 2, ""),
    ],
)
def test_a_clock_that_looks_wrong_is_told(newest: int, start: int, jump: int, said: str) -> None:
    clock = Clock(newest, start, 50.0)
    assert not clock.is_settled(50.0 + SETTLED - 1)
    assert clock.is_settled(50.0 + SETTLED)
    problem = clock.problem(start + SETTLED + jump, 50.0 + SETTLED)
    assert said in problem
    assert bool(said) == bool(problem)


def test_a_wrong_clock_deletes_nothing_and_says_so_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(tables: TableServices) -> None:
        now = int(time.time())
        await tables.store.run(lambda db: db.do("UPDATE tables SET moved = ?", now))
        keeping = tables.housekeeping
        ahead = now + 2 * 365 * DAY
        keeping.clock = Clock(now, ahead - SETTLED, running() - SETTLED)
        for _ in range(3):
            await keeping.expire(ahead)
        assert len(await tables.store.run(lambda db: db.all("SELECT id FROM tables WHERE deleted = 0"))) == 2
        assert [record.levelname for record in caplog.records] == ["ERROR"]
        assert "nothing is deleted" in caplog.text
        # A host who knows better lets it go on.
        answer = await admin.carry_out(tables.store, admin.Command("expire"), tables.limits)
        assert answer.tables == []
        # And then the server goes on as well.
        keeping.believe_clock(ahead)
        await keeping.expire(ahead)
        assert await tables.store.run(lambda db: db.all("SELECT id FROM tables WHERE deleted = 0")) == []
        await keeping.expire(ahead + 400 * DAY)
        assert [record.levelname for record in caplog.records if "nothing is" in record.message] == ["ERROR"] * 2

    with_tables(tmp_path, "ab", work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_game_whose_last_moves_were_stored_by_a_clock_that_was_behind_stays(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    place, limits, behind = new_place(request, backend, tmp_path), Limits(), NOW - 400 * DAY
    kept, old = "a" * 16, "b" * 16

    async def work() -> None:
        store = open_store(place)
        try:
            await store.run(migrate)

            def fill(db: Db) -> None:
                for id in (kept, old):
                    new = plan_of(NewTable("murano", [SeatPlan("me")] * 2))
                    make(db, id, new, "anna", "", limits, NOW - 500 * DAY)
                queries.append(db, kept, 100, [Line(0, "act")], "anna", 0, NOW)
                for id in (kept, old):
                    queries.append(db, id, 200, [Line(0, "act")], "anna", 0, behind)

            await store.run(fill)
            assert await store.run(partial(queries.expire, now=NOW, **limits.expiry(NOW))) == [old]
        finally:
            await store.close()

    run(work)
