"""Housekeeping: what nobody touches goes, and one broken table stops no other."""

import asyncio
import time
from functools import partial
from pathlib import Path

import pytest

from laguna.server.limits import Limits
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.store import Db, guest_queries, migrate, open_store, queries
from laguna.server.tables.lobby import make
from laguna.server.tables.lobby import parse as plan_of
from laguna.server.tables.services import TableServices
from laguna.server.tables.worker_pool import WorkerPool

from ..browser import run
from ..conftest import BACKENDS, new_place
from ..in_process import with_tables


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
            assert sorted(tables.loaded.tables) == ["a" * 16, "d" * 16]
            rows = await store.run(lambda db: db.all("SELECT id FROM tables ORDER BY id"))
            assert rows == [("a" * 16,), ("d" * 16,)]
            left = await store.run(lambda db: db.all("SELECT DISTINCT table_id FROM lines"))
            assert left == [("a" * 16,)]
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
        now = int(time.time())
        await tables.housekeeping.expire(now)
        kept = await tables.store.run(partial(queries.table, id="a" * 16))
        assert kept is not None
        assert kept.closed == "unreadable"
        await tables.housekeeping.expire(now + tables.limits.closed_age + 60)
        assert await tables.store.run(partial(queries.table, id="a" * 16)) is None

    with_tables(tmp_path, "abc", work)
