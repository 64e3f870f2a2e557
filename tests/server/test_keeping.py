"""What is kept: across versions of the rules, from one database to another, and for how long."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from laguna.cli import main
from laguna.kernel.errors import LagunaError
from laguna.kernel.record import parse
from laguna.server.limits import Limits
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.store import Db, guest_queries, migrate, migrations, open_store, queries
from laguna.server.store.transfer import import_tables
from laguna.server.tables.levels import replacement
from laguna.server.tables.lines import Author
from laguna.server.tables.lobby import join, make
from laguna.server.tables.lobby import parse as plan_of
from laguna.server.tables.wiring import Tables
from laguna.server.tables.worker_pool import WorkerPool
from laguna.table import Move
from laguna.table.archive import pack

from .browser import Browser, run
from .conftest import BACKENDS, new_place
from .postgres import Cluster
from .running import Server

RECORDS = Path(__file__).parent.parent / "records" / "murano"
NEWER = "from laguna.games import murano\nmurano.VERSION = 2\n"
"""Planted in a server's own process: it plays other rules."""
BAD = "from laguna import bots\nbots.LEVELS['bad'] = None\n"
"""A level of bots that there is not, where bots think."""


async def finish(browser: Browser, table: str) -> None:
    """Let bots play a game to its end."""
    page = await browser.sit(table, seat=-1)
    await browser.call("POST", f"/tables/{table}/seats/0/resign")
    await page.until_table(lambda table: table["state"] == "over")


@pytest.mark.parametrize("backend", BACKENDS)
def test_other_rules_close_unfinished_games_and_show_finished_ones(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, start: Callable[..., Server]
) -> None:
    place = new_place(request, backend, tmp_path)
    server = start(place)
    shown: dict[str, Any] = {}

    async def before() -> None:
        async with Browser(server.url) as anna:
            shown["open"] = (await anna.make("murano", "me", "me"))["id"]
            table = (await anna.make("murano", "me", "random", options={"stall_rounds": "1"}))["id"]
            shown["over"] = table
            await finish(anna, table)
            shown["cookies"] = dict(anna.http.cookies)
            for path in ("outcome?lang=fr", "replay?first=5&count=9&lang=de"):
                shown[path] = await anna.call("GET", f"/tables/{table}/{path}")

    run(before)
    server.stop()
    newer = start(place, code=NEWER)

    async def after() -> None:
        async with Browser(newer.url) as anna:
            anna.http.cookies.update(shown["cookies"])
            info = await anna.call("GET", f"/tables/{shown['open']}?lang=de")
            assert info["state"] == "closed"
            assert "Regeln" in info["closed"]
            page = await anna.open(str(shown["open"]))
            assert (await page.until("hello"))["table"]["state"] == "closed"
            assert (await page.ask(type="do", n=3, do="act"))["error"] == "not_now"
            for path in ("outcome?lang=fr", "replay?first=5&count=9&lang=de"):
                found = await anna.call("GET", f"/tables/{shown['over']}/{path}")
                assert found == shown[path]
            answer = await anna.http.get(f"/api/tables/{shown['over']}/record")
            assert "rules 1" in answer.text.splitlines()

    run(after)


@pytest.mark.parametrize(("options", "state"), [("", "playing"), ('{"wind": "north"}', "closed")])
def test_a_table_that_waited_while_the_rules_changed_begins_under_the_new_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: str, state: str
) -> None:
    async def work() -> None:
        store = open_store(str(tmp_path / "tables.sqlite"))
        try:
            await store.run(migrate)
            new = NewTable("murano", [SeatPlan("me"), SeatPlan("open")])
            await store.run(
                partial(make, id="a" * 16, plan=plan_of(new), guest="anna", known="", limits=Limits(), now=0)
            )
            if options:
                await store.run(lambda db: db.do("UPDATE tables SET options = ?", options))
            monkeypatch.setattr("laguna.games.murano.VERSION", 2)
            tables = Tables(store, WorkerPool(1), Limits())
            change = partial(join, id="a" * 16, seat=1, guest="bruno", name="", code=None)
            await tables.loaded.change("a" * 16, change)
            live = tables.loaded.tables["a" * 16]
            assert live.row.state == state
            assert live.plays == (state == "playing")
            info = live.info("anna", "de")
            if state == "playing":
                assert live.row.rules == 2
                assert live.table is not None
                assert live.table.n == live.row.n > 0
                assert live.table.turn == live.row.turn >= 0
            else:
                assert "Regeln" in info.closed
            # The next process has it the same way.
            again = await Tables(store, WorkerPool(1), Limits()).loaded.get("a" * 16)
            assert (again.row.state, again.plays) == (live.row.state, live.plays)
        finally:
            await store.close()

    run(work)


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for content in (b"My letters\n" * 100, b"x"):
        letters = tmp_path / "letters.txt"
        letters.write_bytes(content)
        letters.chmod(0o644)
        assert main(["db", "migrate", "--db", str(letters)]) == 2
        assert main(["serve", "--port", "0", "--db", str(letters)]) == 2
        assert capsys.readouterr().err.count("letters.txt is not an SQLite database") == 2
        assert letters.read_bytes() == content
        assert letters.stat().st_mode & 0o777 == 0o644
        assert list(tmp_path.iterdir()) == [letters]
    # It begins like one, and ends there.
    (tmp_path / "torn").write_bytes(b"SQLite format 3\0" + b"\xff" * 2000)
    assert main(["db", "migrate", "--db", str(tmp_path / "torn")]) == 2
    assert "cannot be opened" in capsys.readouterr().err


def test_a_game_that_ends_as_the_server_stops_is_kept(tmp_path: Path, start: Callable[..., Server]) -> None:
    place = str(tmp_path / "a.sqlite")
    server = start(place)
    over: list[str] = []

    async def before() -> None:
        async with Browser(server.url) as anna:
            over.append((await anna.make("murano", "me", "random", options={"stall_rounds": "1"}))["id"])
            await finish(anna, over[0])

    run(before)
    assert server.stop() == 0
    with sqlite3.connect(place) as db:
        assert db.execute("SELECT archive IS NULL FROM tables").fetchall() == [(0,)]
        # A process that is killed in that moment keeps nothing; other rules cannot make up for it.
        db.execute("UPDATE tables SET archive = NULL")
    newer = start(place, code=NEWER)

    async def after() -> None:
        async with Browser(newer.url) as anna:
            for path in ("replay", "outcome", "record"):
                answer = await anna.http.get(f"/api/tables/{over[0]}/{path}?lang=en")
                assert answer.status_code == 409
                assert "no longer be shown" in answer.json()["text"]

    run(after)


def test_tables_move_between_sqlite_and_postgresql(
    cluster: Cluster, tmp_path: Path, start: Callable[..., Server], capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, third = str(tmp_path / "a.sqlite"), cluster.new_database(), str(tmp_path / "b.sqlite")
    server = start(first)
    kept: dict[str, Any] = {}

    async def before() -> None:
        async with Browser(server.url) as anna:
            kept["open"] = (await anna.make("venezia", "me", "me", name="Anna"))["id"]
            page = await anna.sit(str(kept["open"]))
            await page.send(type="chat", text="hello")
            await page.do(page.state["legal"][0]["do"])
            state = await page.until("state")
            kept["view"], kept["seat"] = state["view"], page.hello["seat"]
            kept["over"] = (await anna.make("murano", "me", "random", options={"stall_rounds": "1"}))["id"]
            await finish(anna, str(kept["over"]))
            kept["outcome"] = await anna.call("GET", f"/tables/{kept['over']}/outcome")
            await anna.call("GET", f"/tables/{kept['over']}/replay")
            kept["cookies"] = dict(anna.http.cookies)

    run(before)
    server.stop()
    file = tmp_path / "tables.gz"
    for source, target in ((first, second), (second, third)):
        assert main(["db", "export", "--db", source, str(file)]) == 0
        assert file.stat().st_mode & 0o077 == 0
        assert main(["db", "import", "--db", target, str(file)]) == 0
        assert "2 tables were read" in capsys.readouterr().out
        running = start(target)

        async def after(running: Server = running) -> None:
            async with Browser(running.url) as anna:
                anna.http.cookies.update(kept["cookies"])
                page = await anna.sit(str(kept["open"]), seat=kept["seat"])
                assert page.state["view"] == kept["view"]
                assert [message["text"] for message in page.messages if message["type"] == "chat"] == ["hello"]
                assert await anna.call("GET", f"/tables/{kept['over']}/outcome") == kept["outcome"]

        run(after)
        running.stop()
    assert main(["db", "migrate", "--db", third]) == 0
    assert "Nothing to do" in capsys.readouterr().out
    (tmp_path / "junk").write_text("junk")
    assert main(["db", "import", "--db", third, str(tmp_path / "junk")]) == 2


def test_a_table_that_is_there_already_is_not_mixed_with_another_one(tmp_path: Path) -> None:
    first, second, file = str(tmp_path / "a.sqlite"), str(tmp_path / "b.sqlite"), tmp_path / "tables.gz"
    ids = {first: ["a" * 16, "b" * 16], second: ["a" * 16]}

    async def fill(place: str, id: str, seats: int) -> None:
        store = open_store(place)
        try:
            await store.run(migrate)
            new = NewTable("murano", [SeatPlan("me")] * seats)
            await store.run(partial(make, id=id, plan=plan_of(new), guest=place, known="", limits=Limits(), now=0))
        finally:
            await store.close()

    async def kept(place: str) -> list[Any]:
        store = open_store(place)
        try:
            return await store.run(
                lambda db: [
                    db.all(f"SELECT * FROM {name} WHERE table_id = ? ORDER BY 1, 2, 3", "a" * 16)
                    for name in ("seats", "lines", "held")
                ]
            )
        finally:
            await store.close()

    for place, made in ids.items():
        for id in made:
            asyncio.run(fill(place, id, 4 if place == first else 2))
    before = asyncio.run(kept(second))
    assert main(["db", "export", "--db", first, str(file)]) == 0
    assert import_tables(second, file) == 1
    assert asyncio.run(kept(second)) == before
    assert import_tables(second, file) == 0


def test_sqlite_is_for_one_process(tmp_path: Path, start: Callable[..., Server]) -> None:
    place = str(tmp_path / "one.sqlite")
    start(place)
    with pytest.raises(AssertionError, match="Another Laguna uses"):
        Server(place)
    with pytest.raises(AssertionError, match="SQLite is for one process"):
        Server(str(tmp_path / "two.sqlite"), "--workers", "2")
    with pytest.raises(AssertionError, match="There is no limit"):
        Server(str(tmp_path / "two.sqlite"), "--limit", "wit=1")
    with pytest.raises(AssertionError, match="path of a file or a postgresql:// address, not sqlite: addresses"):
        Server(f"sqlite:///{tmp_path}/three.sqlite")


def test_a_database_of_a_newer_laguna_is_left_alone(tmp_path: Path) -> None:
    place = str(tmp_path / "new.sqlite")
    assert main(["db", "migrate", "--db", place]) == 0
    with sqlite3.connect(place) as connection:
        connection.execute("INSERT INTO migrations (number, at) VALUES (?, 0)", (migrations.latest() + 1,))
    connection.close()

    async def work() -> None:
        store = open_store(place)
        try:
            with pytest.raises(LagunaError, match="newer Laguna"):
                await store.run(migrate)
        finally:
            await store.close()

    run(work)


def test_a_bot_that_fails_is_replaced_and_the_table_told(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "bad.sqlite"), code=BAD)

    async def work() -> None:
        async with Browser(server.url) as anna:
            table = (await anna.make("murano", "me", "open"))["id"]
            page = await anna.open(table)
            await page.until("hello")
            await anna.call("PUT", f"/tables/{table}/seats/1", {"kind": "bot", "level": "bad"})
            await page.until("state")
            while page.state["turn"] == 0:
                await page.do(page.state["legal"][0]["do"])
                await page.until("state")
            news = await page.until("table")
            while "another bot goes on" not in news["text"]:
                news = await page.until("table")
            assert news["table"]["seats"][1]["level"] == replacement("bad")
            n = page.state["n"]
            await page.until_state(lambda state: state["turn"] == 0 and state["n"] > n)

    run(work)
    assert any("a bot failed" in line for line in server.log)


def test_replacements(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = {"random": None, "easy": None, "normal": None, "hard": None}
    monkeypatch.setattr("laguna.bots.LEVELS", levels)
    assert [replacement(level) for level in levels] == ["normal", "normal", "hard", "normal"]
    monkeypatch.setattr("laguna.bots.LEVELS", {"random": None})
    assert replacement("random") == "random"


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
            tables = Tables(store, WorkerPool(1), limits)
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


def test_whoever_comes_as_a_table_expires_keeps_it(tmp_path: Path) -> None:
    class Late:
        """Whoever looks for what is too old is slow: somebody moves before it is deleted."""

        def __init__(self, db: Db) -> None:
            self._db = db

        def __getattr__(self, name: str) -> Any:  # noqa: ANN401
            return getattr(self._db, name)

        def all(self, sql: str, *args: object) -> list[Any]:
            found = self._db.all(sql, *args)
            self._db.do("UPDATE tables SET moved = 1000 WHERE id = ?", "a" * 16)
            return found

    async def work(tables: Tables) -> None:
        gone = await tables.store.run(lambda db: queries.expire(Late(db), {"playing": 500}, 0))
        assert gone == ["b" * 16]
        assert await tables.store.run(lambda db: db.all("SELECT id FROM tables")) == [("a" * 16,)]

    with_tables(tmp_path, "ab", work)


def back_up_sqlite(place: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """What `.backup` does."""
    copy = str(folder / "copy.sqlite")
    source, target = sqlite3.connect(place), sqlite3.connect(copy)
    source.backup(target)
    source.close()
    target.close()
    return copy


def back_up_postgres(place: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """As docs/hosting.md has it."""
    cluster: Cluster = request.getfixturevalue("cluster")
    copy = cluster.new_database()
    cluster.run("pg_dump", "-Fc", "-f", "laguna.dump", place)
    cluster.run("pg_restore", "--no-owner", "-d", copy, "laguna.dump")
    return copy


BACK_UP = {"sqlite": back_up_sqlite, "postgres": back_up_postgres}


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_backup_made_while_the_server_runs_can_be_restored(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, start: Callable[..., Server]
) -> None:
    place = new_place(request, backend, tmp_path)
    server = start(place)
    kept: dict[str, Any] = {}

    async def before() -> None:
        async with Browser(server.url) as anna:
            kept["id"] = (await anna.make("murano", "me", "me"))["id"]
            page = await anna.sit(kept["id"])
            await page.do(page.state["legal"][0]["do"])
            kept["view"] = (await page.until("state"))["view"]
            kept["seat"], kept["cookies"] = page.hello["seat"], dict(anna.http.cookies)
            kept["copy"] = BACK_UP[backend](place, request, tmp_path)
            # What happens after the backup is not in it.
            await page.do(page.state["legal"][0]["do"])

    run(before)
    restored = start(kept["copy"])

    async def after() -> None:
        async with Browser(restored.url) as anna:
            anna.http.cookies.update(kept["cookies"])
            page = await anna.sit(kept["id"], seat=kept["seat"])
            assert page.state["view"] == kept["view"]
            # Play goes on, bots and draws included.
            await page.do(page.state["legal"][-1]["do"])

    run(after)


def one_worker() -> WorkerPool:
    return WorkerPool(1)


def with_tables(
    tmp_path: Path,
    ids: str,
    work: Callable[[Tables], Awaitable[None]],
    pool: Callable[[], WorkerPool] = one_worker,
) -> None:
    """Do something with tables of two people that have just begun."""

    async def begin() -> None:
        store = open_store(str(tmp_path / "tables.sqlite"))
        try:
            await store.run(migrate)
            new = NewTable("murano", [SeatPlan("me")] * 2)
            for one in ids:
                change = partial(
                    make, id=one * 16, plan=plan_of(new), guest="anna", known="", limits=Limits(), now=0
                )
                await store.run(change)
            await work(Tables(store, pool(), Limits()))
        finally:
            await store.close()

    run(begin)


def test_a_table_that_cannot_be_read_is_closed_and_stops_no_other(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
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


def test_nobody_goes_on_at_a_table_that_was_deleted(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        live = await tables.loaded.get("a" * 16)
        assert live.table is not None
        log = live.table.log
        await tables.store.run(lambda db: db.do("DELETE FROM tables WHERE id = ?", "a" * 16))
        said: list[Any] = []
        move = Move(log.game.ACTIONS.name(log.legal[0]), log.legal[0])
        async with asyncio.timeout(30):
            await tables.lines.write(live, Author(log.turn, "anna"), log.n, move, said.append)
        assert [message.error for message in said] == ["not_now"]

    with_tables(tmp_path, "a", work)


class _Slow(WorkerPool):
    """Packs nothing until it is let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.packed = 0
        self.go = asyncio.Event()

    async def pack(self, record: Any) -> bytes:  # noqa: ANN401
        self.packed += 1
        await self.go.wait()
        # The table only says that it is over; here is a game that is.
        return pack(parse((RECORDS / "palace-special-2.rec").read_text()))


def test_nobody_waits_for_the_packing_of_finished_games(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        pool = tables.pool
        assert isinstance(pool, _Slow)

        def end(db: Db) -> None:
            db.do("UPDATE tables SET state = 'over' WHERE id IN (?, ?)", "a" * 16, "b" * 16)
            # This one was played under rules that nobody has any more.
            db.do("UPDATE tables SET rules = 0 WHERE id = ?", "a" * 16)

        await tables.store.run(end)
        async with asyncio.timeout(20):
            for _ in range(3):
                await tables.housekeeping.sweep()
            while not pool.packed:
                await asyncio.sleep(0.01)
            # The other one is looked at once, not every few seconds.
            assert tables.loaded.evict(-1) == 2
            await tables.housekeeping.sweep()
            pool.go.set()
            while await tables.store.run(partial(queries.archive, id="b" * 16)) is None:
                await asyncio.sleep(0.01)
        assert pool.packed == 1
        for _ in range(2):
            await asyncio.gather(*tables.tasks.running)
            await tables.housekeeping.sweep()
        await asyncio.gather(*tables.tasks.running)
        assert "a" * 16 not in tables.loaded.tables

    with_tables(tmp_path, "ab", work, _Slow)
