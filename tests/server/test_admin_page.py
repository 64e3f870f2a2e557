"""`/admin`: figures of all processes for whoever knows the token, and nothing for anybody else."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode

from laguna.server.tables.worker_pool import WorkerPool
from laguna.table import wording

from .browser import PATIENCE, Browser, run
from .postgres import Cluster
from .running import Server

TOKEN = "only-the-host-knows-this"
ENVIRONMENT = {"LAGUNA_ADMIN_TOKEN": TOKEN}
FORM = {"content-type": "application/x-www-form-urlencoded", "accept": "text/html"}


async def enter(browser: Browser, **fields: str) -> int:
    return (await browser.http.post("/admin", content=urlencode(fields), headers=FORM)).status_code


def test_without_a_token_there_is_no_such_page(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "tables.sqlite"))

    async def work() -> None:
        async with Browser(server.url) as anna:
            for path in ("/admin", "/admin/figures", "/admin/admin.js"):
                assert (await anna.http.get(path)).status_code == 404
            assert await enter(anna, secret="") == 404

    run(work)


def test_the_token_opens_the_page_and_is_told_to_nobody(tmp_path: Path, start: Callable[..., Server]) -> None:
    site = {"LAGUNA_SITE_PASSWORD": "canal"}
    server = start(str(tmp_path / "tables.sqlite"), "--limit", "tries=4", env={**ENVIRONMENT, **site})

    async def work() -> None:
        async with Browser(server.url) as host, Browser(server.url) as other:
            for lang in ("en", "it", "de", "fr"):
                asked = await host.http.get("/admin", headers={"accept-language": lang})
                assert (asked.status_code, wording.say(lang, "gate-admin") in asked.text) == (403, True)
            assert (await host.http.get("/admin/figures")).status_code == 404
            assert await enter(host, secret="wrong") == 403
            assert await enter(host, secret=TOKEN) == 303
            page = await host.http.get("/admin", headers={"accept-language": "fr"})
            assert (page.status_code, wording.say("fr", "admin-moves") in page.text) == (200, True)
            assert page.headers["cache-control"] == "no-store"
            for name, kind in (("admin.js", "text/javascript"), ("admin.css", "text/css")):
                part = await host.http.get(f"/admin/{name}")
                assert (part.status_code, part.headers["content-type"].split(";")[0]) == (200, kind)
            figures = (await host.http.get("/admin/figures")).json()
            assert set(figures) == {"seconds", "tables", "sockets", "moves", "waiting", "errors"}
            # It opens the figures, and not the site; the password of the site does not open the figures.
            assert (await host.http.get("/api/me")).status_code == 403
            answer = await other.http.post("/", content=urlencode({"secret": "canal"}), headers=FORM)
            assert answer.status_code == 303
            other.http.cookies.set("laguna_admin", other.http.cookies["laguna_site"])
            assert (await other.http.get("/admin/figures")).status_code == 404
            # Another site cannot send the form.
            headers = {**FORM, "origin": "https://elsewhere.example"}
            body = urlencode({"secret": TOKEN})
            assert (await other.http.post("/admin", content=body, headers=headers)).status_code == 403
            assert [await enter(other, secret="wrong") for _ in range(4)] == [403, 403, 403, 429]
            assert await enter(host, leave="") == 303
            assert (await host.http.get("/admin/figures")).status_code == 404

    run(work)
    server.stop()
    assert not any(TOKEN in line or "canal" in line for line in server.log)


def test_the_figures_are_those_of_all_processes(cluster: Cluster, start: Callable[..., Server]) -> None:
    server = start(cluster.new_database(), "--workers", "2", env=ENVIRONMENT)

    async def work() -> None:
        async with Browser(server.url) as anna:
            table = (await anna.make("murano", "me", "me"))["id"]
            pages = [await anna.sit(table, seat=seat % 2) for seat in range(6)]
            await pages[pages[0].state["turn"]].do("act")
            async with asyncio.timeout(PATIENCE):
                for _ in range(6):
                    # Each time by a new connection, so that both processes answer.
                    async with Browser(server.url) as host:
                        assert await enter(host, secret=TOKEN) == 303
                        while True:
                            found = (await host.http.get("/admin/figures")).json()
                            if (found["moves"], found["sockets"]) == (1, 6):
                                break
                            await asyncio.sleep(0.1)

    run(work)


def test_bots_that_wait_for_a_process_are_counted() -> None:
    async def work() -> None:
        pool = WorkerPool(1)
        told: list[int] = []
        pool.tell_waiting = told.append
        busy = asyncio.Event()

        async def think(queue: object) -> None:
            async with pool._process(queue, "anna"):  # type: ignore[arg-type]
                await busy.wait()

        tasks = [asyncio.ensure_future(think(queue)) for queue in (pool._awaited,) * 3 + (pool._packing,)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert pool.waiting == 2, "one thinks, two wait, and a game that is packed is no bot"
        tasks[2].cancel()
        busy.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (pool.waiting, max(told), told[-1]) == (0, 2, 0)

    run(work)
