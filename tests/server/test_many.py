"""Several processes on one PostgreSQL: any of them may serve any table at any time."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from laguna.server.limits import Limits
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.store import (
    Db,
    Op,
    Postgres,
    Store,
    Unavailable,
    chat_queries,
    interface,
    migrate,
    open_store,
    postgres,
    queries,
)
from laguna.server.store.rows import ChatRow
from laguna.server.tables import lobby, publishing
from laguna.server.tables.connections import Connection
from laguna.server.tables.lines import Author
from laguna.server.tables.live_table import LiveTable
from laguna.server.tables.refusal import Refusal
from laguna.server.tables.wiring import Tables
from laguna.server.tables.worker_pool import WorkerPool
from laguna.table import Line, Move

from .browser import Browser, Page, run
from .postgres import Cluster
from .running import Server


async def other_page(browser: Browser, server: Server, table: str, **query: Any) -> Page:  # noqa: ANN401
    """A page of the same browser at another process."""
    there = Browser(server.url)
    there.http.cookies.update(browser.http.cookies)
    page = await there.open(table, **query)
    browser.pages.append(page)
    await there.http.aclose()
    await page.until("state")
    return page


def lines(address: str, table: str) -> list[tuple[int, int, str]]:
    with psycopg.connect(address) as connection:
        query = "SELECT n, seat, what FROM lines WHERE table_id = %s ORDER BY n"
        return connection.execute(query, (table,)).fetchall()


def test_of_two_that_race_exactly_one_wins_each_line(cluster: Cluster, start: Callable[..., Server]) -> None:
    address = cluster.new_database()
    servers = [start(address), start(address)]

    async def work() -> None:
        async with Browser(servers[0].url) as anna:
            table = (await anna.make("murano", "me", "me"))["id"]
            won = [0, 0]
            stale = 0
            for _ in range(25):
                first = await anna.sit(table)
                seat, n = first.hello["seat"], first.state["n"]
                second = await other_page(anna, servers[1], table, seat=seat)
                await second.until_state(lambda state, n=n: state["n"] >= n)  # type: ignore[misc]
                assert second.state["view"] == first.state["view"]
                legal = [choice["do"] for choice in first.state["legal"]]
                answers = await asyncio.gather(first.do(legal[0], n), second.do(legal[-1], n))
                kinds = [answer["type"] for answer in answers]
                if legal[0] == legal[-1]:
                    assert answers[0] == answers[1]
                else:
                    assert sorted(kinds) == ["done", "refused"]
                    winner = kinds.index("done")
                    won[winner] += 1
                    assert answers[1 - winner]["error"] == "stale"
                    stale += 1
                following = next(answer["next"] for answer in answers if answer["type"] == "done")
                for page in (first, second):
                    await page.until_state(lambda state, n=following: state["n"] >= n)  # type: ignore[misc]
                assert first.state["view"] == second.state["view"]
                await first.close()
                await second.close()
            assert stale
            stored = lines(address, table)
            assert [n for n, _, _ in stored] == list(range(len(stored)))

    run(work)


def test_news_of_one_process_reach_the_pages_of_another(cluster: Cluster, start: Callable[..., Server]) -> None:
    address = cluster.new_database()
    servers = [start(address), start(address)]

    async def work() -> None:
        async with Browser(servers[0].url) as anna:
            table = (await anna.make("murano", "me", "open", name="Anna"))["id"]
            watcher = Browser(servers[1].url)
            async with watcher:
                page = await watcher.open(table)
                await page.until("hello")
                await anna.join(table, 1, "Anna too")
                await page.until("state")
                for text in ("one", "two"):
                    own = await anna.sit(table)
                    await own.send(type="chat", text=text)
                    assert (await page.until("chat"))["text"] == text
                n = own.state["n"]
                await own.do(own.state["legal"][0]["do"])
                await page.until_state(lambda state: state["n"] > n)

    run(work)


def test_bots_go_on_in_another_process_when_theirs_dies(cluster: Cluster, start: Callable[..., Server]) -> None:
    address = cluster.new_database()
    servers = [start(address), start(address)]

    async def work() -> None:
        async with Browser(servers[0].url) as anna, Browser(servers[1].url) as watcher:
            table = (await anna.make("venezia", "me", "random", "random"))["id"]
            page = await anna.sit(table)
            view = await watcher.sit(table)
            state = await page.until_state(lambda state: state["turn"] == 0)
            await anna.call("POST", f"/tables/{table}/seats/0/resign")
            n = state["n"]
            await view.until_state(lambda state: state["n"] > n)
            await asyncio.to_thread(servers[0].kill)
            await view.until_state(lambda state: state["turn"] == -2)
            stored = lines(address, table)
            assert [n for n, _, _ in stored] == list(range(len(stored)))

    run(work)


def test_a_restarted_postgresql_is_survived(start: Callable[..., Server]) -> None:
    cluster = Cluster()
    try:
        address = cluster.new_database()
        server = start(address)

        async def work() -> None:
            async with Browser(server.url) as anna:
                table = (await anna.make("murano", "me", "me"))["id"]
                for mode in ("fast", "immediate"):
                    page = await anna.sit(table)
                    n = page.state["n"]
                    do = page.state["legal"][0]["do"]
                    await asyncio.to_thread(cluster.stop, mode)
                    answer = asyncio.ensure_future(page.do(do))
                    assert (await anna.http.get("/", timeout=60)).status_code == 200
                    # Whoever looks after the server is told at once.
                    asked = time.monotonic()
                    assert (await anna.http.get("/healthz", timeout=60)).status_code == 503
                    assert time.monotonic() - asked < 10
                    await asyncio.to_thread(cluster.start)
                    done = await answer
                    while done.get("error") == "unavailable":
                        done = await page.do(do, n)
                    assert (done["type"], done["n"]) == ("done", n)
                    await page.until_state(lambda state, n=n: state["n"] > n)  # type: ignore[misc]
                    await page.close()
                stored = lines(address, table)
                assert [n for n, _, _ in stored] == list(range(len(stored)))

        run(work)
        server.close()
    finally:
        cluster.close()


def figure(text: str, name: str) -> float:
    """One of the figures for Prometheus."""
    return float(next(line.split()[1] for line in text.splitlines() if line.startswith(name + " ")))


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def test_several_workers_share_one_port(cluster: Cluster, start: Callable[..., Server]) -> None:
    server = start(cluster.new_database(), "--workers", "2")
    workers = children(server.process.pid)

    async def work() -> None:
        async with Browser(server.url) as anna:
            table = (await anna.make("murano", "me", "me"))["id"]
            pages = [await anna.sit(table, seat=seat % 2) for seat in range(6)]
            turn, n = pages[0].state["turn"], pages[0].state["n"]
            await pages[turn].do("act")
            for page in pages:
                await page.until_state(lambda state: state["n"] > n)
            # Whichever of them is asked, the figures are those of all.
            for _ in range(8):
                text = httpx.get(server.url + "/metrics").text
                assert (figure(text, "laguna_moves_total"), figure(text, "laguna_sockets")) == (1.0, 6.0)
            os.kill(workers[0], signal.SIGKILL)
            while len(set(children(server.process.pid)) - set(workers)) != 1:
                await asyncio.sleep(0.05)
            for page in pages:
                await page.close()
            while figure(httpx.get(server.url + "/metrics").text, "laguna_sockets") != 0.0:
                await asyncio.sleep(0.05)

    run(work)
    assert server.stop() == 0
    said = [json.loads(line) for line in server.log if line.startswith("{")]
    assert "a process has died and is started again" in [line["text"] for line in said]
    assert [line for line in server.log if not line.startswith(("{", "Ctrl-C stops it"))] == []


def test_who_is_there_and_who_is_muted_is_known_to_all_processes(
    cluster: Cluster, start: Callable[..., Server]
) -> None:
    address = cluster.new_database()
    # Nobody only learns of it when they look again after a while.
    servers = [
        start(address, code="from laguna.server.http import lifespan; lifespan.PRESENCE = 1000") for _ in range(2)
    ]

    async def work() -> None:
        async with Browser(servers[0].url) as anna, Browser(servers[0].url) as bruno:
            table = (await anna.make("murano", "me", "open", name="Anna"))["id"]
            await bruno.join(table, 1, "Bruno")
            with psycopg.connect(address) as connection:
                connection.execute("UPDATE seats SET seen = 0")
            own = await anna.sit(table)
            await own.until_table(lambda table: not table["seats"][1]["here"])
            there = await other_page(bruno, servers[1], table)
            await own.until_table(lambda table: bool(table["seats"][1]["here"]))
            # A page that is loaded again may come to one process before the other notices that it went.
            here = await bruno.sit(table, seat=1)
            with psycopg.connect(address, autocommit=True) as connection:
                connection.execute("UPDATE seats SET seen = 0")
                await here.close()
                async with asyncio.timeout(30):
                    while not connection.execute(
                        "SELECT 1 FROM seats WHERE seat = 1 AND seen > %s", (time.time(),)
                    ).fetchall():
                        await asyncio.sleep(0.05)
            await own.send(type="chat", text="one")
            assert (await there.until("chat"))["text"] == "one"
            await bruno.call("PUT", f"/tables/{table}/mute", {"seats": [0]})
            await own.send(type="chat", text="two")
            await there.send(type="chat", text="three")
            assert (await there.until("chat"))["text"] == "three"
            await there.close()
            await own.until_table(lambda table: not table["seats"][1]["here"])

    run(work)


# In one process, with what happens elsewhere put in between.


class Shared:
    """A store that others use as well: what they do comes just behind what is read first."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shared = True
        self.then: Callable[[], Any] | None = None

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        return getattr(self._store, name)

    async def run(self, op: Op[Any], **more: Any) -> Any:  # noqa: ANN401
        found = await self._store.run(op, **more)
        if self.then is not None:
            then, self.then = self.then, None
            await then()
        return found


ID = "a" * 16


def two_processes(tmp_path: Path, work: Callable[[Tables, Tables], Any], *kinds: Any) -> None:  # noqa: ANN401
    """Do something where Anna has made a table that two processes know."""

    async def begin() -> None:
        store = open_store(str(tmp_path / "tables.sqlite"))
        try:
            await store.run(migrate)
            new = NewTable("murano", [SeatPlan(kind) for kind in kinds or ("me", "me")])
            await store.run(
                partial(lobby.make, id=ID, plan=lobby.parse(new), guest="anna", known="", limits=Limits(), now=0)
            )
            here, there = (Tables(Shared(store), WorkerPool(1), Limits()) for _ in range(2))
            await work(here, there)
        finally:
            await store.close()

    run(begin)


async def move(tables: Tables, live: LiveTable, do: str = "") -> list[Any]:
    """Do something at a table: what is answered."""
    said: list[Any] = []
    assert live.table is not None
    log = live.table.log
    move = Move.parse(log.game.NAME, do or log.game.ACTIONS.name(log.legal[0]))
    await tables.lines.write(live, Author(log.turn, "anna"), log.n, move, said.append)
    return said


@pytest.mark.parametrize("heard", [ID, ""])
def test_news_that_come_while_a_table_is_read_are_read_as_well(tmp_path: Path, heard: str) -> None:
    async def work(here: Tables, there: Tables) -> None:
        live = await there.loaded.get(ID)

        async def meanwhile() -> None:
            await move(there, live)
            here.loaded.hear(heard)

        here.store.then = meanwhile  # type: ignore[attr-defined]
        read = await here.loaded.get(ID)
        async with asyncio.timeout(20):
            while read.n < live.n:
                await asyncio.sleep(0.01)

    two_processes(tmp_path, work)


def test_a_table_that_was_read_for_somebody_who_went_is_read_again(tmp_path: Path) -> None:
    async def work(here: Tables, there: Tables) -> None:
        asked = asyncio.ensure_future(here.loaded.get(ID))
        await asyncio.sleep(0)
        asked.cancel()
        async with asyncio.timeout(20):
            while ID not in here.loaded.tables:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0)
        assert here.loaded.evict(-1) == 1
        assert await here.loaded.get(ID) is here.loaded.tables[ID]

    two_processes(tmp_path, work)


def test_what_is_refused_is_refused_for_what_has_really_happened(tmp_path: Path) -> None:
    async def work(here: Tables, there: Tables) -> None:
        behind, live = await here.loaded.get(ID), await there.loaded.get(ID)
        assert [said.error for said in await move(here, behind, "sail 3")] == ["not_legal"]
        await move(there, live, "act")
        # This process has not heard of it, so that it thinks of the line before.
        assert [said.error for said in await move(here, behind, "sail 3")] == ["stale"]

    two_processes(tmp_path, work)


def test_news_that_cannot_be_read_at_once_are_read_later(tmp_path: Path) -> None:
    async def work(here: Tables, there: Tables) -> None:
        behind, live = await here.loaded.get(ID), await there.loaded.get(ID)
        await move(there, live)

        async def fail() -> None:
            raise Unavailable("for a moment")

        here.store.then = fail  # type: ignore[attr-defined]
        here.loaded.hear(ID)
        async with asyncio.timeout(20):
            while behind.n < live.n:
                await asyncio.sleep(0.01)

    two_processes(tmp_path, work)


def test_who_was_there_when_their_process_died_is_seen_to_be_gone(tmp_path: Path) -> None:
    async def work(here: Tables, there: Tables) -> None:
        await here.store.run(partial(lobby.join, id=ID, seat=1, guest="bruno", name="", code=None))
        live = await here.loaded.get(ID)
        page = Connection("anna", 0, "en", 0, Limits())
        live.connections.add(page)
        publishing.tell(live)
        assert live.told_here == {0, 1}
        # Nobody says that he is still there.
        await here.store.run(lambda db: db.do("UPDATE seats SET seen = ?", int(time.time()) - 1))
        await here.presence.renew()
        assert live.told_here == {0}
        waiting = [json.loads(page._waiting.get_nowait()) for _ in range(page._waiting.qsize())]
        told = [[seat["here"] for seat in message["table"]["seats"]] for message in waiting]
        assert told == [[True, True], [True, False]]
        row = await here.store.run(partial(queries.seats, id=ID))
        assert row[0].seen > time.time() >= row[1].seen

    two_processes(tmp_path, work, "me", "open")


# A database that goes away.


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
            await once(partial(made, id="b" * 16, plan=lobby.parse(begun)))
            assert (await store.run(partial(queries.table, id="b" * 16))).state == "playing"  # type: ignore[union-attr]
            kinds[1:] = ["open", "open"]
            waiting = NewTable("murano", [SeatPlan(kind) for kind in kinds])
            await once(partial(made, id=ID, plan=lobby.parse(waiting)))
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
                partial(lobby.make, id=ID, plan=lobby.parse(new), guest="anna", known="", limits=Limits(), now=0)
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
            asked = [store.run(queries.ping) for _ in range(60)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert {type(answer) for answer in answers} == {Unavailable}
            assert time.monotonic() - begin < 5
        finally:
            await store.close()

    run(work)
