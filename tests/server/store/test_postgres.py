"""A PostgreSQL server that goes away: nothing is done twice, and nobody waits longer than they must."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest

from laguna.server.limits import Limits
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.store import (
    Db,
    Op,
    Postgres,
    Unavailable,
    chat_queries,
    feed_queries,
    guest_queries,
    interface,
    migrate,
    open_store,
    plan_queries,
    postgres,
    queries,
)
from laguna.server.store.rows import ChatRow, FeedRow, PlanRow
from laguna.server.tables import lobby, new_tables
from laguna.server.tables.refusal import Refusal
from laguna.table import Line

from ...command import laguna
from ..browser import run
from ..in_process import ID
from ..postgres import Cluster


@contextmanager
def lost(store: Postgres) -> Iterator[list[int]]:
    """Everything is stored, but the first time the server goes away before it can say so."""
    real = store._pool.connection
    losses = [1]

    @contextmanager
    def connection(**more: Any) -> Iterator[Any]:  # noqa: ANN401
        with real(**more) as found:
            yield found
        if losses[0]:
            losses[0] -= 1
            raise psycopg.OperationalError("the server has gone")

    store._pool.connection = connection  # type: ignore[method-assign,assignment]
    yield losses
    assert losses == [0]
    store._pool.connection = real  # type: ignore[method-assign]


def test_what_was_stored_when_the_database_went_away_is_not_done_twice(cluster: Cluster) -> None:
    async def work() -> None:
        store = Postgres(cluster.new_database())

        async def once(change: Op[Any]) -> Any:  # noqa: ANN401
            with lost(store):
                return await store.run(change, once=True)

        async def seat(number: int) -> Any:  # noqa: ANN401
            return (await store.run(partial(queries.seats, id=ID)))[number]

        try:
            await store.run(migrate)
            kinds: list[Any] = ["me", "me"]
            begun = NewTable("murano", [SeatPlan(kind) for kind in kinds])
            made = partial(lobby.make, guest="anna", known="", limits=Limits(tables=2), now=int(time.time()))
            await once(partial(made, id="b" * 16, plan=new_tables.parse(begun)))
            assert (await store.run(partial(queries.table, id="b" * 16))).state == "playing"  # type: ignore[union-attr]
            kinds[1:] = ["open", "open"]
            waiting = NewTable("murano", [SeatPlan(kind) for kind in kinds])
            await once(partial(made, id=ID, plan=new_tables.parse(waiting)))
            join = partial(lobby.join, id=ID, name="", code=None)
            await once(partial(join, seat=1, guest="bruno"))
            await once(partial(lobby.get_up, id=ID, seat=1, guest="bruno"))
            assert (await seat(1)).kind == "open"
            await once(partial(join, seat=1, guest="bruno"))
            await once(partial(join, seat=2, guest="chiara"))
            await once(partial(lobby.resign, id=ID, seat=1, guest="bruno"))
            assert (await seat(1)).resigned
            await store.run(lambda db: db.do("UPDATE seats SET seen = 0"))
            hand_on = partial(lobby.hand_on, id=ID, seat=2, guest="anna", level="easy")
            await once(partial(hand_on, kind="bot"))
            await once(partial(hand_on, kind="back"))
            assert ((await seat(2)).guest, (await seat(2)).former) == ("chiara", "")
            said = ChatRow(0, 0, "anna", "", "hello", 0)
            assert await once(partial(chat_queries.say, id=ID, row=said)) == 1
            assert len(await store.run(partial(chat_queries.said, id=ID))) == 1
            # What is refused is refused, however often it was tried.
            with pytest.raises(Refusal, match="not_yours"):
                await store.run(partial(lobby.resign, id=ID, seat=1, guest="bruno"), once=True)
            await store.run(partial(queries.forget_done, before=int(time.time()) + 1))
            assert await store.run(lambda db: db.one("SELECT count(*) FROM done")) == (0,)
        finally:
            await store.close()

    run(work)


def test_what_is_read_of_a_table_is_of_one_moment(cluster: Cluster) -> None:
    async def work() -> None:
        store = open_store(cluster.new_database())
        try:
            await store.run(migrate)
            new = NewTable("murano", [SeatPlan("me")] * 2)
            await store.run(
                partial(
                    lobby.make, id=ID, plan=new_tables.parse(new), guest="anna", known="", limits=Limits(), now=0
                )
            )
            loop = asyncio.get_running_loop()

            class Slow:
                """Whoever reads here is slow: a line is stored between any two questions."""

                def __init__(self, db: Db) -> None:
                    self._db = db

                def __getattr__(self, name: str) -> Any:  # noqa: ANN401
                    return getattr(self._db, name)

                def one(self, sql: str, *args: object) -> Any:  # noqa: ANN401
                    found = self._db.one(sql, *args)
                    assert found is not None
                    new = [Line(-1, "x")]
                    line = partial(queries.append, id=ID, first=found[12], new=new, guest="", turn=0, now=0)
                    asyncio.run_coroutine_threadsafe(store.run(line), loop).result()
                    return found

            found = await store.run(lambda db: queries.news(Slow(db), ID))
            assert found is not None
            assert found.row.n == len(found.lines)
            again = await store.run(partial(queries.table, id=ID))
            assert again is not None
            assert again.n == found.row.n + 1
        finally:
            await store.close()

    run(work)


def test_nobody_waits_longer_for_a_database_that_has_gone_because_others_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interface, "PATIENCE", 1.0)
    monkeypatch.setattr(postgres, "CONNECTING", 0.3)

    async def work() -> None:
        store = Postgres(f"postgresql:///nothing?host={tmp_path}")
        try:
            begin = time.monotonic()
            asked = [store.run(partial(queries.try_out, now=0)) for _ in range(60)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert {type(answer) for answer in answers} == {Unavailable}
            assert time.monotonic() - begin < 5
        finally:
            await store.close()

    run(work)


def test_as_many_operations_run_at_a_time_as_there_are_connections(cluster: Cluster) -> None:
    together: list[int] = []
    now = 0
    lock, full = threading.Lock(), threading.Barrier(3, timeout=20)

    def meet(db: Db) -> int:
        nonlocal now
        row = db.one("SELECT pg_backend_pid()")
        assert row is not None
        with lock:
            now += 1
            together.append(now)
        full.wait()
        with lock:
            now -= 1
        return int(row[0])

    async def work() -> None:
        store = open_store(cluster.new_database(), 3)
        try:
            backends = await asyncio.gather(*(store.run(meet) for _ in range(12)))
        finally:
            await store.close()
        # All twelve passed in threes, so three ran at a time, and never four.
        assert max(together) == 3
        assert len(set(backends)) == 3

    run(work)


def test_no_connection_is_too_few() -> None:
    done = laguna("serve", "--db-connections", "0")
    assert (done.returncode, "--db-connections" in done.stderr) == (2, True)


@pytest.mark.parametrize("what", ["plan", "feed"])
def test_whoever_stores_the_same_a_moment_later_has_the_last_word(cluster: Cluster, what: str) -> None:
    """Somebody with two devices may click on both: no error, which would tell the log what they do."""

    def save(db: Db, number: int) -> None:
        if what == "plan":
            plan_queries.save(db, PlanRow(ID, 0, "anna", [], -1, -1, number, "", 0))
        else:
            feed_queries.save(db, FeedRow("anna", f"secret {number}", "en", "", 0))

    async def work() -> None:
        store = Postgres(cluster.new_database())
        stored = threading.Event()

        def first(db: Db) -> None:
            save(db, 1)
            stored.set()
            # The other one is at it before this one is committed.
            time.sleep(0.3)

        def second(db: Db) -> None:
            stored.wait()
            save(db, 2)

        def gone(db: Db) -> None:
            guest_queries.forget_guest(db, "anna")
            save(db, 3)

        await store.run(migrate)
        await store.run(lambda db: guest_queries.add_guest(db, "anna", "", "Anna", 0))
        new = new_tables.parse(NewTable("murano", [SeatPlan("me"), SeatPlan("open")]))
        await store.run(lambda db: lobby.make(db, ID, new, "anna", "Anna", Limits(), 0))
        await asyncio.gather(store.run(first), store.run(second))
        column = "since" if what == "plan" else "secret"
        found = await store.run(lambda db: db.all(f"SELECT {column} FROM {what}s"))
        assert found == [(2 if what == "plan" else "secret 2",)]
        await store.run(gone)
        assert await store.run(lambda db: db.all(f"SELECT 1 FROM {what}s")) == []
        await store.close()

    run(work)
