"""What is due: done at its time, by one process, and never lost."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from laguna.server import shared_clock
from laguna.server.store import Db, Store, due_queries, guest_queries, migrate, open_store
from laguna.server.store.due_queries import put
from laguna.server.store.rows import DueRow
from laguna.server.tables import due_work
from laguna.server.tables.due_work import DueWork

from ..browser import run
from ..conftest import BACKENDS, new_place
from ..in_process import ID, with_tables

KILLED = """
import asyncio, os, signal, sys
from functools import partial
from laguna.server import shared_clock
from laguna.server.store import due_queries, open_store
from laguna.server.tables.due_work import DueWork

async def main():
    store = open_store(sys.argv[1])
    work = DueWork(store)

    async def send(row):
        print(row.key, row.tries, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)

    async def change(row):
        assert await store.run(partial(due_queries.finish, row=row))
        os.kill(os.getpid(), signal.SIGKILL)

    work.on("send", send)
    work.on("change", change)
    await work.run()

asyncio.run(main())
"""


class Place:
    """A database, opened as often as there are processes."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.stores: list[Store] = []

    def open(self) -> Store:
        if not self.stores or self.stores[0].shared:
            self.stores.append(open_store(self.place))
        return self.stores[-1]


def with_database(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, work: Callable[[Place], Awaitable[None]]
) -> None:
    place = Place(new_place(request, backend, tmp_path))

    async def begin() -> None:
        try:
            await place.open().run(migrate)
            await work(place)
        finally:
            for store in place.stores:
                await store.close()

    run(begin)


async def working(store: Store, **handlers: due_work.Handler) -> "tuple[DueWork, asyncio.Task[None]]":
    """A process that does some kinds of things."""
    work = DueWork(store)
    for kind, handler in handlers.items():
        work.on(kind, handler)
    store.listen(work.hear)
    return work, asyncio.ensure_future(work.run())


async def end(*works: "tuple[DueWork, asyncio.Task[None]]") -> None:
    for work, task in works:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await work.stop()


def rows(db: Db) -> list[tuple[object, ...]]:
    return db.all("SELECT kind, key, holder, tries FROM due ORDER BY kind, key")


@pytest.mark.parametrize("backend", BACKENDS)
def test_each_thing_is_done_once_at_its_time_by_one_of_two_processes(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async def work(place: Place) -> None:
        done: list[str] = []
        ready = asyncio.Event()

        async def send(row: DueRow) -> None:
            assert row.wanted <= shared_clock.now()
            done.append(row.key)
            if len(done) == 60:
                ready.set()

        works = [await working(place.open(), send=send) for _ in range(2)]
        store = place.open()

        def fill(db: Db) -> None:
            now = shared_clock.now()
            for n in range(60):
                put(db, "send", str(n), now + n / 1000)
            put(db, "send", "tomorrow", now + 24 * 3600)
            put(db, "unknown", "of another version", now)

        await store.run(fill)
        await ready.wait()
        await end(*works)
        assert sorted(done) == sorted(str(n) for n in range(60))
        assert await store.run(rows) == [("send", "tomorrow", "", 0), ("unknown", "of another version", "", 0)]

    with_database(backend, request, tmp_path, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_process_that_sleeps_is_woken_by_what_comes(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(due_work, "LONGEST", 1e6)

    async def work(place: Place) -> None:
        done = asyncio.Event()

        async def send(row: DueRow) -> None:
            done.set()

        one = await working(place.open(), send=send)
        store = place.open()
        await store.run(partial(put, kind="send", key="later", at=shared_clock.now() + 1e6))
        await store.run(partial(put, kind="send", key="now", at=shared_clock.now()))
        await done.wait()
        await end(one)

    with_database(backend, request, tmp_path, work)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("kind", ["send", "change"])
def test_who_is_killed_in_between_loses_nothing(
    backend: str, kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Killed after it was sent and before that is marked, it is sent once more. What is one transaction is not."""

    async def work(place: Place) -> None:
        now = shared_clock.now()
        await place.stores[0].run(partial(put, kind=kind, key="one", at=now))
        if not place.stores[0].shared:
            await place.stores.pop().close()
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", KILLED, place.place, stdout=asyncio.subprocess.PIPE
        )
        told, _ = await process.communicate()
        assert process.returncode == -9
        assert told == (b"one 1\n" if kind == "send" else b"")
        store = place.open()
        left = await store.run(rows)
        if kind == "change":
            assert left == []
            return
        again: list[int] = []
        ready = asyncio.Event()

        async def send(row: DueRow) -> None:
            again.append(row.tries)
            ready.set()

        # Nobody takes it as long as the lease lasts.
        take = partial(due_queries.take, kinds=["send"], holder="other", lease=60.0, limit=5)
        assert await store.run(partial(take, now=now + due_work.LEASE - 1)) == []
        await store.run(lambda db: db.do("UPDATE due SET at = at - ?", due_work.LEASE))
        one = await working(store, send=send)
        await ready.wait()
        await end(one)
        assert again == [2]
        assert await store.run(rows) == []

    with_database(backend, request, tmp_path, work)


def test_what_fails_is_tried_again_later_and_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr(shared_clock, "now", lambda: clock[0])

    async def work(place: Place) -> None:
        store = place.open()
        tried: list[float] = []

        async def fails(row: DueRow) -> None:
            tried.append(clock[0])
            if len(tried) < 12:
                raise ValueError

        work = DueWork(store)
        work.on("send", fails)
        await store.run(partial(put, kind="send", key="one", at=1000.0))
        while (at := await store.run(partial(due_queries.next_at, kinds=["send"]))) is not None:
            clock[0] = max(clock[0], at)
            await work._do_some()
            while work._running:
                await asyncio.gather(*work._running)
        pauses = [after - before for before, after in pairwise(tried)]
        assert pauses == [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600]

    async def begin() -> None:
        place = Place(str(tmp_path / "tables.sqlite"))
        store = place.open()
        try:
            await store.run(migrate)
            await work(place)
        finally:
            await store.close()

    run(begin)


def test_what_becomes_due_anew_while_it_is_done_is_done_again(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        store = place.open()
        seen: list[str] = []
        ready = asyncio.Event()

        async def send(row: DueRow) -> None:
            seen.append(row.payload)
            if row.payload == "first":
                again = partial(put, kind="send", key="one", at=shared_clock.now(), payload="second")
                await store.run(again)
            else:
                ready.set()

        await store.run(partial(put, kind="send", key="one", at=0.0, payload="first"))
        one = await working(store, send=send)
        await ready.wait()
        await end(one)
        assert seen == ["first", "second"]
        assert await store.run(rows) == []

    async def begin() -> None:
        place = Place(str(tmp_path / "tables.sqlite"))
        store = place.open()
        try:
            await store.run(migrate)
            await work(place)
        finally:
            await store.close()

    run(begin)


@pytest.mark.parametrize("backend", BACKENDS)
def test_only_who_holds_it_marks_it(backend: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        def all_of_it(db: Db) -> None:
            put(db, "send", "one", 100.0)
            take = partial(due_queries.take, db, ["send"], lease=60.0, limit=5)
            assert take(holder="early", now=99.0) == []
            (first,) = take(holder="first", now=100.0)
            assert take(holder="first", now=100.0) == [first], "run again, it finds its own"
            assert take(holder="second", now=159.0) == []
            (second,) = take(holder="second", now=160.0)
            assert (first.tries, second.tries) == (1, 2)
            assert not due_queries.finish(db, first)
            assert not due_queries.fail(db, first, 500.0)
            assert not due_queries.postpone(db, first, 500.0)
            assert due_queries.postpone(db, second, 500.0)
            assert take(holder="third", now=499.0) == []
            (third,) = take(holder="third", now=500.0)
            assert (third.wanted, third.tries) == (500.0, 1)
            assert due_queries.finish(db, third)
            assert due_queries.next_at(db, ["send"]) is None

        await place.stores[0].run(all_of_it)

    with_database(backend, request, tmp_path, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_what_was_taken_by_a_wrong_clock_is_not_held_for_ever(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async def work(place: Place) -> None:
        store, now, year = place.stores[0], shared_clock.now(), 365 * 24 * 3600.0
        done = asyncio.Event()

        async def send(row: DueRow) -> None:
            assert row.tries == 2
            done.set()

        await store.run(partial(put, kind="send", key="one", at=now))
        take = partial(due_queries.take, kinds=["send"], holder="ahead", lease=60.0, limit=5)
        assert len(await store.run(partial(take, now=now + year))) == 1
        one = await working(store, send=send)
        await done.wait()
        await end(one)

    with_database(backend, request, tmp_path, work)


def test_it_goes_with_its_table_and_its_person(tmp_path: Path) -> None:
    from laguna.server.tables.services import TableServices

    async def work(tables: TableServices) -> None:
        def fill(db: Db) -> None:
            guest_queries.add_guest(db, "bruno", "x", "", 0)
            put(db, "send", "table", 1.0, table=ID)
            put(db, "send", "person", 1.0, guest="bruno")
            put(db, "send", "no table", 1.0, table="b" * 16)
            put(db, "send", "nobody", 1.0, table=ID, guest="carla")
            assert [key for _, key, _, _ in rows(db)] == ["person", "table"]
            found = due_queries.find(db, "send", "table")
            assert found is not None
            assert (found.table, found.guest) == (ID, "")
            guest_queries.forget_guest(db, "bruno")
            assert [key for _, key, _, _ in rows(db)] == ["table"]
            db.do("DELETE FROM tables WHERE id = ?", ID)
            assert rows(db) == []

        await tables.store.run(fill)

    with_tables(tmp_path, "a", work)
