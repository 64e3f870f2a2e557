"""What is costly to answer keeps nobody waiting who asks something else, however much of it is asked."""

import asyncio
import itertools
import json
import socket
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

from laguna.server.http.questions import Questions

from ..browser import Browser, Page, run
from ..running import Server

COSTLY = """
import time
from laguna.table import Table
look = Table.look
Table.look = lambda *all: (time.sleep(0.03), look(*all))[1]
"""
"""Planted: each question takes the loop for a while, as `preview` with `each` may in a rich position."""
SLOW = """
import time
from laguna.server.http import app
from laguna.server.store import queries
app.AGAIN = 1000.0
try_out = queries.try_out
queries.try_out = lambda *all, **more: (print("tried", flush=True), time.sleep(0.3), try_out(*all, **more))[2]
"""
"""Planted: storing something takes a while."""
PAGES = 30


def test_moves_are_made_while_hundreds_of_questions_wait(start: Callable[..., Server], tmp_path: Path) -> None:
    server = start(str(tmp_path / "tables.sqlite"), code=COSTLY)

    async def work() -> None:
        async with Browser(server.url) as asks, Browser(server.url) as plays:
            table = (await asks.make("venezia", "me", "me"))["id"]
            pages = [await asks.sit(table) for _ in range(PAGES)]
            page = await plays.sit((await plays.make("murano", "me", "me"))["id"])
            answered: list[Page] = []

            async def ask(one: Page) -> None:
                for _ in range(2):
                    assert (await one.ask(type="preview", do=[], each=True))["type"] == "previewed"
                    answered.append(one)

            asking = [asyncio.ensure_future(ask(one)) for one in pages]
            while not answered:
                await asyncio.sleep(0)
            before = len(answered)
            assert (await page.do(page.state["legal"][0]["do"]))["type"] == "done"
            meanwhile = len(answered) - before
            await asyncio.gather(*asking)
            assert len(answered) == 2 * PAGES
            # Answered all in a row, as soon as they come, it would be as many as there are sockets.
            assert meanwhile < PAGES / 2

    run(work)


def test_moves_are_made_while_many_boards_are_asked_for_on_which_one_plans(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    server = start(str(tmp_path / "tables.sqlite"), code=COSTLY)

    async def work() -> None:
        async with Browser(server.url) as asks, Browser(server.url) as waits, Browser(server.url) as plays:
            made = await asks.make("murano", "me", "open")
            turn = (await waits.join(made["id"], 1, "Bruno"))["turn"]
            planner, seat = (waits, 1) if turn == 0 else (asks, 0)
            page = await plays.sit((await plays.make("murano", "me", "me"))["id"])
            body = json.dumps({"ask": {"type": "preview", "do": [], "each": True}})
            request = (
                f"POST /api/tables/{made['id']}/seats/{seat}/plan/board HTTP/1.1\r\nHost: localhost\r\n"
                f"Cookie: laguna_guest={planner.http.cookies['laguna_guest']}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
            )
            lines = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(PAGES)]
            answered: list[bytes] = []

            async def read(line: asyncio.StreamReader) -> None:
                answered.append(await line.readline())

            reading = [asyncio.ensure_future(read(reader)) for reader, _ in lines]
            for _, writer in lines:
                writer.write(request.encode())
            while not answered:
                await asyncio.sleep(0)
            before = len(answered)
            assert (await page.do(page.state["legal"][0]["do"]))["type"] == "done"
            meanwhile = len(answered) - before
            await asyncio.gather(*reading)
            for _, writer in lines:
                writer.close()
            assert {line.split()[1] for line in answered} == {b"200"}
            assert meanwhile < PAGES / 2

    run(work)


def test_hints_are_given_in_turn_to_addresses_not_to_guests(start: Callable[..., Server], tmp_path: Path) -> None:
    server = start(str(tmp_path / "tables.sqlite"), env={"LAGUNA_THINKING": "0.1"})

    async def sit(browser: Browser, address: str) -> Page:
        line = socket.create_connection(("127.0.0.1", server.port), source_address=(address, 0))
        table = (await browser.make("murano", "me", "me", hints=True))["id"]
        page = await browser.open(table, sock=line)
        await page.until("state")
        return page

    async def work() -> None:
        async with AsyncExitStack() as stack:
            browsers = [await stack.enter_async_context(Browser(server.url)) for _ in range(7)]
            pages = [await sit(one, f"127.0.0.{2 if one is browsers[-1] else 1}") for one in browsers]
            answered: list[Page] = []

            async def wait(page: Page) -> None:
                while not any(one["type"] == "hint" for one in page.messages):
                    await page.receive()
                answered.append(page)

            for page in pages:
                # Whoever is answered this has asked for the hint before.
                await page.send(type="hint")
                await page.send(type="ping")
                await page.until("pong")
            await asyncio.gather(*(wait(page) for page in pages))
            # One was being thought about, and one of theirs may come before.
            assert answered.index(pages[-1]) <= 2

    run(work)


def test_all_who_ask_whether_moves_can_be_stored_wait_for_one_write(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    server = start(str(tmp_path / "tables.sqlite"), code=SLOW)

    async def work() -> None:
        async with Browser(server.url) as anna:
            found = await asyncio.gather(*(anna.http.get("/readyz") for _ in range(20)))
            assert {one.status_code for one in found} == {200}

    run(work)
    server.stop()
    assert server.log.count("tried") == 1


def test_addresses_take_turns_and_the_loop_rests() -> None:
    async def work() -> None:
        questions = Questions()
        times: list[tuple[str, float, float]] = []

        async def ask(name: str) -> None:
            async with questions.turn(name[0]):
                begin = time.perf_counter()
                time.sleep(0.005)
                times.append((name, begin, time.perf_counter()))

        many = [asyncio.ensure_future(ask(f"a{number}")) for number in range(6)]
        await asyncio.sleep(0)
        other = asyncio.ensure_future(ask("b"))
        await asyncio.sleep(0)
        # Whoever has gone, even in the moment of their turn, does not keep others from theirs.
        many[3].cancel()
        woken = many[2]
        while len(times) < 3:
            await asyncio.sleep(0)
        woken.cancel()
        await asyncio.gather(*many, other, return_exceptions=True)
        names = [name for name, _, _ in times]
        assert names[:3] == ["a0", "a1", "b"]
        assert "a3" not in names
        assert "a5" in names
        for (_, begin, end), (_, after, _) in itertools.pairwise(times):
            assert after - end >= 0.9 * (end - begin)

    run(work)


def test_of_requests_that_wait_there_are_only_so_many_from_one_address() -> None:
    """Whoever sends them may go away, and then they would wait on: without end, if more come than are answered."""

    async def work() -> None:
        questions = Questions()
        answered: list[str] = []

        async def ask(address: str) -> None:
            async with questions.turn(address, 2):
                answered.append(address)

        asking = [asyncio.ensure_future(ask(address)) for address in "aaaaab"]
        found = await asyncio.gather(*asking, return_exceptions=True)
        assert [getattr(one, "error", "") for one in found] == ["", "", "", "too_fast", "too_fast", ""]
        assert sorted(answered) == ["a", "a", "a", "b"]
        # There is room again.
        await ask("a")

    run(work)
