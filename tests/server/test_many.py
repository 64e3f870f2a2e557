"""Several processes on one PostgreSQL: any of them may serve any table at any time."""

import asyncio
from collections.abc import Callable
from typing import Any

import psycopg

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
                    health = await anna.http.get("/", timeout=60)
                    assert health.status_code == 200
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


def test_several_workers_share_one_port(cluster: Cluster, start: Callable[..., Server]) -> None:
    server = start(cluster.new_database(), "--workers", "2")

    async def work() -> None:
        async with Browser(server.url) as anna:
            table = (await anna.make("murano", "me", "me"))["id"]
            pages = [await anna.sit(table, seat=seat % 2) for seat in range(6)]
            turn, n = pages[0].state["turn"], pages[0].state["n"]
            await pages[turn].do("act")
            for page in pages:
                await page.until_state(lambda state: state["n"] > n)

    run(work)
    assert server.stop() == 0
