"""Whatever is sent: a clear refusal, and nothing is changed."""

import asyncio
import json
import re
import socket
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .browser import Browser, run
from .running import Server

FRAMES: list[str | bytes] = [
    "",
    "nonsense",
    "null",
    "[]",
    "{}",
    '{"type": "dance"}',
    '{"type": "do"}',
    '{"type": "do", "n": "1", "do": "act"}',
    '{"type": "do", "n": -1, "do": "act"}',
    '{"type": "do", "n": 1e99, "do": "act"}',
    '{"type": "do", "n": 99999999999999999999999, "do": "act"}',
    '{"type": "do", "n": 3, "do": ""}',
    '{"type": "do", "n": 3, "do": ["act"]}',
    '{"type": "do", "n": 3, "do": "act", "seat": 1}',
    json.dumps({"type": "do", "n": 3, "do": "x" * 81}),
    '{"type": "undo", "n": 3, "steps": 0}',
    '{"type": "preview", "do": "act"}',
    json.dumps({"type": "preview", "do": ["act"] * 17}),
    json.dumps({"type": "chat", "text": "x" * 501}),
    '{"type": "chat", "text": "\\ud800"}',
    '{"type": "chat", "text": "a\\u0000b"}',
    "[" * 2000,
    b"\xff\xfe\x00",
    b"{}",
]


def test_frames_that_are_none_are_refused_and_change_nothing(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            table = (await anna.make("murano", "me", "me"))["id"]
            for frame in FRAMES:
                page = await anna.sit(table)
                n, view = page.state["n"], page.state["view"]
                await page.socket.send(frame)
                refused = await page.until("refused")
                assert refused["error"] == "cannot_parse", frame
                assert refused["text"]
                assert (await page.ask(type="ping"))["n"] == n
                assert (await anna.sit(table)).state["view"] == view
                await page.close()

    run(work)


def test_numbers_out_of_order_are_stale(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            page = await anna.sit((await anna.make("murano", "me", "me"))["id"])
            n = page.state["n"]
            for wrong in (0, n - 1, n + 1, n + 1000, 1_000_000):
                assert (await page.do("act", wrong))["error"] == "stale"
                assert (await page.ask(type="undo", n=wrong))["error"] == "stale"
            assert (await page.ask(type="ping"))["n"] == n

    run(work)


def test_a_socket_for_what_is_no_table_says_so(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            for id in ("%00" * 16, "A" * 16, "a" * 15, "a" * 16, "%F0%9F%9B%B6"):
                assert (await (await anna.open(id)).receive())["error"] == "gone", id

    run(work)


def test_a_large_frame_closes_the_socket(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            table = (await anna.make("murano", "me", "me"))["id"]
            page = await anna.sit(table)
            await page.send(type="chat", text="x" * 5000)
            with pytest.raises(ConnectionClosed) as closed:
                await page.until("refused")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
            assert (await anna.sit(table)).state["n"] == page.state["n"]

    run(work)


def test_other_sites_are_shut_out(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            table = (await anna.make("murano", "me", "open"))["id"]
            path = f"/tables/{table}/seats/1"
            for origin in (
                "https://evil.example",
                "null",
                server.url + "0",
                server.url.replace("http", "ftp"),
                "x",
            ):
                headers = {"Origin": origin}
                assert await anna.refused("POST", path, {}, headers=headers) == (403, "bad_origin")
                assert await anna.refused("DELETE", "/me", headers=headers) == (403, "bad_origin")
                with pytest.raises(InvalidStatus):
                    await anna.open(table, headers=headers)
            assert await anna.refused("GET", "/games", headers={"Host": "evil.example"}) == (400, "bad_host")
            # Refused all the same, and in the language of its cookie, whatever else is among the cookies.
            for cookie in ("a/b=1; laguna_lang=de", '";=,; laguna_lang=de', "laguna_lang=de; \u00e9[=="):
                headers = {"Host": "evil.example", "Cookie": cookie.encode("latin-1")}  # type: ignore[dict-item]
                answer = await anna.http.get("/api/games", headers=headers)
                assert (answer.status_code, answer.json()["error"]) == (400, "bad_host")
                assert "antwortet nicht" in answer.json()["text"]
            info = await anna.call("POST", path, {}, headers={"Origin": server.url})
            assert info["state"] == "playing"
            await (await anna.open(table, headers={"Origin": server.url})).until("state")

    run(work)


def test_pages_carry_a_strict_policy(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            for path in ("/", "/table/aaaaaaaaaaaaaaaa", "/api/games", "/nothing", "/api/tables/x"):
                answer = await anna.http.get(path)
                policy = answer.headers["content-security-policy"]
                # What is no page needs nothing at all.
                is_page = answer.headers["content-type"].startswith("text/html")
                assert is_page or path not in ("/", "/table/aaaaaaaaaaaaaaaa")
                assert ("script-src 'self'" if is_page else "default-src 'none'") in policy
                assert "unsafe" not in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
            page = (await anna.http.get("/")).text
            # No script and no style stands in the page itself, whether it was built or not.
            assert not re.search(r"<script(?![^>]* src=)", page)
            assert "style=" not in page
            assert (await anna.http.get("/small.css")).status_code == 200
            for path in ("/..%2f..%2fapp.py", "/assets/../../app.py", "/assets/%2e%2e/%2e%2e/app.py", "/app.py"):
                assert (await anna.http.get(path)).status_code in (400, 404)

    run(work)


def test_large_bodies_and_too_many_of_anything_are_refused(
    start: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory
) -> None:
    few = ["--limit", "tables=2", "--limit", "sockets=2", "--limit", "messages=1", "--limit", "bad_frames=40"]
    server = start(str(tmp_path_factory.mktemp("few") / "db.sqlite"), *few, "--limit", "burst=30")

    async def work() -> None:
        async with Browser(server.url) as anna:
            answer = await anna.http.put("/api/me", content=b"x" * 20_000)
            assert (answer.status_code, answer.json()["error"]) == (413, "too_large")
            table = (await anna.make("murano", "me", "me"))["id"]
            await anna.make("murano", "me", "me")
            body = {"game": "murano", "seats": [{"kind": "me"}] * 2}
            assert await anna.refused("POST", "/tables", body) == (429, "too_many")
            page = await anna.sit(table)
            await anna.sit(table)
            assert (await (await anna.open(table)).receive())["error"] == "too_many"
            for _ in range(100):
                await page.send(type="ping")
            errors = {message.get("error", "") for message in await page.drain()}
            assert {"too_fast", "bad_frames"} <= errors

    run(work)


def test_too_many_requests_are_refused(
    start: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory
) -> None:
    place = str(tmp_path_factory.mktemp("slow") / "db.sqlite")
    server = start(place, "--limit", "requests=0.5", "--limit", "burst=20")

    async def work() -> None:
        async with Browser(server.url) as anna:
            answers = [await anna.http.get("/api/games") for _ in range(40)]
            assert {answer.status_code for answer in answers} == {200, 429}
            assert answers[-1].json()["error"] == "too_fast"
            assert (await anna.http.get("/healthz")).status_code == 200

    run(work)


def test_a_page_that_does_not_read_is_dropped_and_nobody_waits(
    start: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory
) -> None:
    server = start(str(tmp_path_factory.mktemp("queue") / "db.sqlite"), "--limit", "queue=20")

    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as lazy:
            table = (await anna.make("murano", "me", "me"))["id"]
            page = await anna.sit(table, seat=0)
            small = socket.create_connection(("127.0.0.1", server.port))
            small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            sleeper = await lazy.open(table, sock=small)
            await sleeper.until("state")
            sleeper.socket.transport.pause_reading()
            dropped = 0.0
            moves = 0
            while not dropped:
                one = await anna.sit(table)
                for _ in range(40):
                    if one.state["turn"] != one.hello["seat"]:
                        break
                    assert (await one.do(one.state["legal"][0]["do"]))["type"] == "done"
                    await one.until("state")
                    moves += 1
                await one.close()
                figures = (await anna.http.get("/metrics")).text
                line = next(line for line in figures.splitlines() if line.startswith("laguna_slow_sockets_total"))
                dropped = float(line.split()[1])
                assert moves < 1000
            sleeper.socket.transport.resume_reading()
            await page.until_state(lambda state: state["n"] > 20)
            await sleeper.drain()

    run(work)


def test_logs_name_no_secret(start: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> None:
    server = start(str(tmp_path_factory.mktemp("logs") / "db.sqlite"))

    async def work() -> None:
        async with Browser(server.url) as anna:
            table = (await anna.make("murano", "me", "reserved", name="Annamaria"))["id"]
            code = (await anna.call("POST", f"/tables/{table}/seats/1/invitation"))["link"].split("#1.")[1]
            await anna.join(table, 1, "Annabella", code=code)
            page = await anna.sit(table)
            await page.send(type="chat", text="whispered")
            await page.until("chat")
            await page.socket.send("broken {")
            await page.until("refused")
            cookie = anna.http.cookies["laguna_guest"]
        await asyncio.to_thread(server.stop)
        log = "\n".join(server.log)
        for word in (code, cookie, cookie.split(".")[1], "Annamaria", "Annabella", "whispered", "broken {"):
            assert word not in log

    run(work)


FAILS = """
from laguna.server.tables.presence import Presence
async def fail(*_):
    raise ValueError("planted")
Presence.arrive = fail
"""
"""Planted in a server's own process: whoever comes with a seat cannot be noted."""


def test_a_page_that_fails_while_it_enters_leaves_its_table(
    tmp_path_factory: pytest.TempPathFactory, start: Callable[..., Server]
) -> None:
    server = start(str(tmp_path_factory.mktemp("fails") / "db.sqlite"), code=FAILS)

    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            table = (await anna.make("murano", "me", "open"))["id"]
            await bruno.join(table, 1, "Bruno")
            watching = await anna.open(table, seat=-1)
            await watching.until("hello")
            await (await bruno.open(table)).drain()
            await watching.until_table(lambda table: not table["seats"][1]["here"])

    run(work)
