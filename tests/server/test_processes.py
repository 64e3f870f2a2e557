"""Several processes on one PostgreSQL: any of them may serve any table at any time."""

import asyncio
import json
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from ..walks import SOAK
from .browser import Browser, Page, run
from .conftest import generous
from .postgres import Cluster
from .running import Server
from .sql import sql


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


@pytest.fixture(scope="module")
def pair(cluster: Cluster) -> Iterator[list[Server]]:
    """Two processes on one database, for tests that leave them as they are."""
    address = cluster.new_database()
    # Nobody only learns who is there when they look again after a while.
    code = "from laguna.server.http import lifespan; lifespan.PRESENCE = 1000"
    servers = [Server(address, *generous(), code=code) for _ in range(2)]
    for one in servers:
        one.wait()
    yield servers
    for one in servers:
        one.close()


def test_of_two_that_race_exactly_one_wins_each_line(pair: list[Server]) -> None:
    address = pair[0].db

    async def work() -> None:
        async with Browser(pair[0].url) as anna:
            table = (await anna.make("murano", "me", "me"))["id"]
            won = [0, 0]
            stale = 0
            for _ in range(25 if SOAK else 10):
                first = await anna.sit(table)
                seat, n = first.hello["seat"], first.state["n"]
                second = await other_page(anna, pair[1], table, seat=seat)
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


def test_news_of_one_process_reach_the_pages_of_another(pair: list[Server]) -> None:
    async def work() -> None:
        async with Browser(pair[0].url) as anna, Browser(pair[1].url) as bruno:
            table = (await anna.make("murano", "me", "open", name="Anna"))["id"]
            async with Browser(pair[1].url) as watcher:
                page = await watcher.open(table)
                await page.until("hello")
                await bruno.join(table, 1, "Bruno")
                await page.until("state")
                # Players read what players say, wherever they are connected.
                own, other = await anna.sit(table), await bruno.sit(table)
                for text in ("one", "two"):
                    await own.send(type="chat", text=text)
                    assert (await other.until("chat"))["text"] == text
                asked = own if own.state["legal"] else other
                n = asked.state["n"]
                await asked.do(asked.state["legal"][0]["do"])
                await page.until_state(lambda state: state["n"] > n)
                assert not [message for message in page.messages if message["type"] == "chat"]

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
                    assert (await anna.http.get("/readyz", timeout=60)).status_code == 503
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


def test_a_process_that_has_just_been_started_stops_with_the_others(
    cluster: Cluster, start: Callable[..., Server]
) -> None:
    server = start(cluster.new_database(), "--workers", "2")
    workers = set(children(server.process.pid))
    os.kill(min(workers), signal.SIGKILL)
    while not set(children(server.process.pid)) - workers:
        time.sleep(0.001)
    # The new one does not listen to signals yet.
    assert server.stop() == 0


def test_who_is_there_and_who_is_muted_is_known_to_all_processes(pair: list[Server]) -> None:
    async def work() -> None:
        async with Browser(pair[0].url) as anna, Browser(pair[0].url) as bruno:
            table = (await anna.make("murano", "me", "open", name="Anna"))["id"]
            went = f"UPDATE seats SET seen = 0 WHERE table_id = '{table}'"
            await bruno.join(table, 1, "Bruno")
            sql(pair[0], went)
            own = await anna.sit(table)
            await own.until_table(lambda table: not table["seats"][1]["here"])
            there = await other_page(bruno, pair[1], table)
            await own.until_table(lambda table: bool(table["seats"][1]["here"]))
            # A page that is loaded again may come to one process before the other notices that it went.
            here = await bruno.sit(table, seat=1)
            sql(pair[0], went)
            await here.close()
            noted = f"SELECT 1 FROM seats WHERE table_id = '{table}' AND seat = 1"
            async with asyncio.timeout(30):
                while not sql(pair[0], f"{noted} AND seen > {time.time()}"):
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


@pytest.mark.parametrize("wrong", [-86_400, 86_400])
def test_a_machine_whose_clock_is_wrong_takes_nobody_for_absent_or_present(
    cluster: Cluster, start: Callable[..., Server], wrong: int
) -> None:
    address = cluster.new_database()
    right = start(address)
    # So it is to this process, and to nothing else.
    other = start(address, code=f"import time; real = time.time; time.time = lambda: real() + {wrong}")

    async def here(browser: Browser, table: str) -> list[bool]:
        return [seat["here"] for seat in (await browser.call("GET", f"/tables/{table}"))["seats"]]

    async def work() -> None:
        async with Browser(right.url) as anna, Browser(other.url) as bruno:
            table = (await anna.make("murano", "me", "open"))["id"]
            await bruno.join(table, 1, "Bruno")
            first, second = await anna.sit(table), await bruno.sit(table)
            both = [True, True]
            for page, browser in ((first, anna), (second, bruno)):
                await page.until_table(lambda table: [seat["here"] for seat in table["seats"]] == both)
                assert await here(browser, table) == both
            # Nobody may speak about the seat of somebody who is here.
            for browser, seat in ((anna, 1), (bruno, 0)):
                said = await browser.refused("PUT", f"/tables/{table}/seats/{seat}", {"kind": "bot"})
                assert said == (409, "seat_here")
            await second.close()
            found = await first.until_table(lambda table: not table["seats"][1]["here"])
            assert 0 < found["seats"][1]["away"] < 60
            assert await here(anna, table) == await here(bruno, table) == [True, False]

    run(work)


def test_workers_end_with_the_process_that_started_them(cluster: Cluster, start: Callable[..., Server]) -> None:
    server = start(cluster.new_database(), "--workers", "2")
    # This waits until the last worker has closed its log.
    killing = threading.Thread(target=server.kill, daemon=True)
    killing.start()
    killing.join(60)
    assert not killing.is_alive(), "a worker is still there"
