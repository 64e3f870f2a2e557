"""Lines of many tables are stored together, and what speaks against one of them is nothing to the others."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import psycopg
import pytest

from laguna.server.limits import Limits
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.store import Conflict, Db, NewLines, Store, migrate, open_store, queries, sqlite
from laguna.server.tables import lobby, new_tables
from laguna.table import Line

from ..browser import run
from ..conftest import BACKENDS, new_place
from ..postgres import Cluster

IDS = [letter * 16 for letter in "abcde"]


def with_store(place: str, work: Callable[[Store, int], Awaitable[None]]) -> None:
    """Do something with five tables of Anna's, each with so many lines."""

    async def begin() -> None:
        store = open_store(place)
        try:
            await store.run(migrate)
            new = new_tables.parse(NewTable("murano", [SeatPlan("me")] * 2))
            for id in IDS:
                make = partial(lobby.make, plan=new, guest="anna", known="", limits=Limits(), now=0)
                await store.run(partial(make, id=id))
            row = await store.run(partial(queries.table, id=IDS[0]))
            assert row is not None
            await work(store, row.n)
        finally:
            await store.close()

    run(begin)


def line(id: str, first: int, guest: str = "anna", what: str = "x") -> NewLines:
    return NewLines(id, first, [Line(0, what), Line(-1, "draw")], guest, 1, 77)


async def appended(store: Store, *new: NewLines) -> list[str]:
    """What comes of storing these at the same time."""
    found = await asyncio.gather(*(store.append(one) for one in new), return_exceptions=True)
    return ["stored" if one is None else type(one).__name__ for one in found]


def ends(db: Db) -> list[tuple[str, int, int, int]]:
    rows = db.all(
        "SELECT id, tables.n, turn, moved FROM tables JOIN lines ON table_id = id WHERE what = 'draw' ORDER BY id"
    )
    return [(id[0], n, turn, moved) for id, n, turn, moved in rows]


@pytest.mark.parametrize("backend", BACKENDS)
def test_only_those_are_refused_that_must_be(backend: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    async def work(store: Store, n: int) -> None:
        deleted = "UPDATE tables SET deleted = 1 WHERE id = ?"
        await store.run(lambda db: db.do(deleted, IDS[3]))
        wrong = line(IDS[1], n - 1), line(IDS[2], n, "bruno"), line(IDS[3], n)
        found = await appended(store, line(IDS[0], n), *wrong, line(IDS[4], n))
        assert found == ["stored", "Conflict", "Conflict", "Conflict", "stored"]
        assert await store.run(ends) == [("a", n + 2, 1, 77), ("e", n + 2, 1, 77)]
        # Those that were refused changed nothing, and go on.
        assert await appended(store, line(IDS[1], n), line(IDS[2], n)) == ["stored", "stored"]
        assert [end[0] for end in await store.run(ends)] == ["a", "b", "c", "e"]
        # Of two who want the same line one has it.
        both = await appended(store, line(IDS[0], n + 2, what="y"), line(IDS[0], n + 2, what="z"))
        assert sorted(both) == ["Conflict", "stored"]

    with_store(new_place(request, backend, tmp_path), work)


def test_all_that_wait_are_stored_by_two_statements(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    real = sqlite._SqliteDb._run

    def count(self: sqlite._SqliteDb, sql: str, args: tuple[object, ...]) -> object:
        ran.append(sql)
        return real(self, sql, args)

    async def work(store: Store, n: int) -> None:
        monkeypatch.setattr(sqlite._SqliteDb, "_run", count)
        assert await appended(store, *(line(id, n) for id in IDS)) == ["stored"] * 5
        assert len(ran) == 2
        plan = await store.run(lambda db: db.all(f"EXPLAIN QUERY PLAN {ran[0]}", "[]"))
        assert "tables_moved" not in str(plan)

    with_store(str(tmp_path / "tables.sqlite"), work)


def test_an_old_sqlite_stores_them_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store, n: int) -> None:
        monkeypatch.setattr(sqlite, "_TOGETHER", False)
        wrong = line(IDS[1], n, "bruno")
        assert await appended(store, line(IDS[0], n), wrong, line(IDS[2], n)) == ["stored", "Conflict", "stored"]

    with_store(str(tmp_path / "tables.sqlite"), work)


def test_a_table_that_somebody_holds_makes_no_other_wait(cluster: Cluster) -> None:
    address = cluster.new_database()

    async def work(store: Store, n: int) -> None:
        with psycopg.connect(address) as other:
            other.execute("UPDATE tables SET news = news + 1 WHERE id = %s", (IDS[0],))
            held = store.append(line(IDS[0], n))
            assert await appended(store, *(line(id, n) for id in IDS[1:])) == ["stored"] * 4
            assert not held.done()
            # Whoever held it gave the seat to somebody else.
            other.execute("UPDATE seats SET guest = 'bruno' WHERE table_id = %s", (IDS[0],))
            other.commit()
            with pytest.raises(Conflict):
                await held

    with_store(address, work)


def test_a_process_hears_of_the_lines_of_others_and_not_of_its_own(cluster: Cluster) -> None:
    address = cluster.new_database()

    async def work(store: Store, n: int) -> None:
        there = open_store(address)
        try:
            heard: list[str] = []
            began = asyncio.Event()

            def hear(id: str) -> None:
                heard.append(id)
                began.set()

            store.listen(hear)
            await began.wait()  # An empty name: it listens from now on.
            heard.clear()
            await store.append(line(IDS[0], n))
            await store.append(line(IDS[1], n))
            await there.append(line(IDS[2], n))
            async with asyncio.timeout(30):
                while IDS[2] not in heard:
                    await asyncio.sleep(0.01)
            assert heard == [IDS[2]]
        finally:
            await there.close()

    with_store(address, work)
