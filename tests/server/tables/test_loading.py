"""TableServices in memory: read once, kept up to date, and never read by other rules than theirs."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from laguna.server.limits import Limits
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.store import (
    Unavailable,
    migrate,
    open_store,
)
from laguna.server.tables.connections import Connection
from laguna.server.tables.lobby import join, make
from laguna.server.tables.new_tables import parse as plan_of
from laguna.server.tables.refusal import Refusal
from laguna.server.tables.services import TableServices
from laguna.server.tables.worker_pool import WorkerPool

from ...command import laguna
from ..browser import Browser, finish, run
from ..conftest import BACKENDS, new_place
from ..in_process import ID, move, two_processes
from ..running import NEWER, Server


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
            # It may go on elsewhere, and its draws are secret: only the host gets them.
            assert (await anna.refused("GET", f"/tables/{shown['open']}/record"))[0] == 409

    run(after)
    record = laguna("admin", "record", shown["open"], "--db", place).stdout
    assert "rules 1" in record.splitlines()
    newer.stop()
    back = start(place)

    async def again() -> None:
        async with Browser(back.url) as anna:
            anna.http.cookies.update(shown["cookies"])
            page = await anna.sit(str(shown["open"]))
            assert (await page.do(page.state["legal"][0]["do"]))["type"] == "done"

    run(again)


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
            tables = TableServices(store, WorkerPool(1), Limits())
            change = partial(join, id="a" * 16, seat=1, guest="bruno", name="", code=None)
            if state == "playing":
                await tables.loaded.change("a" * 16, change)
            else:
                with pytest.raises(Refusal):
                    await tables.loaded.change("a" * 16, change)
            live = await tables.loaded.get("a" * 16)
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
            again = await TableServices(store, WorkerPool(1), Limits()).loaded.get("a" * 16)
            assert (again.row.state, again.plays) == (live.row.state, live.plays)
            if state == "closed":
                # Nothing of that is stored: under the rules that it was made for, it still waits.
                monkeypatch.undo()
                back = await TableServices(store, WorkerPool(1), Limits()).loaded.get("a" * 16)
                assert back.row.state == "waiting"
        finally:
            await store.close()

    run(work)


@pytest.mark.parametrize("heard", [ID, ""])
def test_news_that_come_while_a_table_is_read_are_read_as_well(tmp_path: Path, heard: str) -> None:
    async def work(here: TableServices, there: TableServices) -> None:
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
    async def work(here: TableServices, there: TableServices) -> None:
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


def test_news_that_cannot_be_read_at_once_are_read_later(tmp_path: Path) -> None:
    async def work(here: TableServices, there: TableServices) -> None:
        behind, live = await here.loaded.get(ID), await there.loaded.get(ID)
        behind.connections.add(Connection("", -1, "en", 0, Limits()))
        await move(there, live)

        async def fail() -> None:
            raise Unavailable("for a moment")

        here.store.then = fail  # type: ignore[attr-defined]
        here.loaded.hear(ID)
        async with asyncio.timeout(20):
            while behind.n < live.n:
                await asyncio.sleep(0.01)

    two_processes(tmp_path, work)


def test_of_a_table_with_new_lines_nothing_else_that_is_new_is_missed(tmp_path: Path) -> None:
    async def work(here: TableServices, there: TableServices) -> None:
        behind, live = await here.loaded.get(ID), await there.loaded.get(ID)
        behind.connections.add(Connection("", -1, "en", 0, Limits()))
        read: list[str] = []
        real = here.loaded.refresh

        async def refresh(*args: Any, **more: Any) -> None:  # noqa: ANN401
            read.append("all")
            await real(*args, **more)

        here.loaded.refresh = refresh  # type: ignore[method-assign]

        async def catch_up() -> None:
            here.loaded.hear(ID)
            async with asyncio.timeout(30):
                while here.tasks.running:
                    await asyncio.sleep(0.01)
            assert behind.n == live.n == behind.row.n

        await move(there, live)
        await catch_up()
        assert not read, "there was nothing to read but lines"
        await move(there, live)
        await there.presence.watch(live, Connection("carla", -1, "en", 0, Limits()), "Carla")
        await catch_up()
        assert [one.name for one in behind.watchers] == ["Carla"]

    two_processes(tmp_path, work)


def test_what_nobody_here_needs_is_read_when_somebody_does(tmp_path: Path) -> None:
    async def work(here: TableServices, there: TableServices) -> None:
        behind, live = await here.loaded.get(ID), await there.loaded.get(ID)
        before = behind.n
        asked = 0

        async def count() -> None:
            nonlocal asked
            asked += 1
            here.store.then = count  # type: ignore[attr-defined]

        here.store.then = count  # type: ignore[attr-defined]
        for heard in (ID, "", ID):
            await move(there, live)
            here.loaded.hear(heard)
            assert not here.tasks.running
        assert (asked, behind.n) == (0, before)
        assert (await here.loaded.get(ID)).n == live.n == behind.n
        assert asked == 1
        # While the database is away, the table is not shown as it was.
        await move(there, live)
        here.loaded.hear(ID)

        async def fail() -> None:
            raise Unavailable("for a moment")

        here.store.then = fail  # type: ignore[attr-defined]
        with pytest.raises(Unavailable):
            await here.loaded.get(ID)
        assert (await here.loaded.get(ID)).n == live.n

    two_processes(tmp_path, work)


def test_what_a_process_stored_before_it_died_is_found_without_a_notice(tmp_path: Path) -> None:
    async def work(here: TableServices, there: TableServices) -> None:
        behind, live = await here.loaded.get(ID), await there.loaded.get(ID)
        behind.connections.add(Connection("", -1, "en", 0, Limits()))
        await move(there, live)
        await here.presence.renew()
        async with asyncio.timeout(30):
            while behind.n != live.n:
                await asyncio.sleep(0.01)

    two_processes(tmp_path, work)
