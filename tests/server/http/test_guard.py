"""What every answer has: an id that stands in the log, and for HEAD no body."""

import json
import re
import socket
from collections.abc import Callable
from pathlib import Path

import httpx

from ..browser import Browser, run
from ..running import Server

BROKEN = """
from laguna.server.store import queries
def fail(db, now):
    raise ZeroDivisionError
queries.try_out = fail
"""
"""Planted: `/readyz` runs into an error that nobody expected."""


def test_head_is_answered_as_get_is_but_without_a_body(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        for path in ("/", "/small.css", "/api/games", "/healthz", "/nothing-here", "/api/tables/nothing"):
            asked, given = client.head(path), client.get(path)
            assert (asked.status_code, asked.content) == (given.status_code, b""), path
            for name in ("content-type", "content-length", "content-encoding", "cache-control"):
                assert asked.headers.get(name) == given.headers.get(name), (path, name)
        assert client.get("/").status_code == 200
        assert "HEAD" in client.options("/").headers["allow"]
        assert client.head("/api/tables").status_code == client.get("/api/tables").status_code
    # Nothing of a body comes before the answer to what is asked next on the same connection.
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(b"HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        first = line.recv(65_536)
        assert first.startswith(b"HTTP/1.1 200")
        assert first.endswith(b"\r\n\r\n")
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert line.recv(65_536).startswith(b"HTTP/1.1 200")


def test_every_answer_names_its_request_as_the_log_does(start: Callable[..., Server], tmp_path: Path) -> None:
    server = start(str(tmp_path / "tables.sqlite"), code=BROKEN)
    ids = []
    with httpx.Client(base_url=server.url, headers={"x-request-id": "mine"}) as client:
        for path in ("/", "/api/games", "/nothing-here", "/readyz"):
            ids.append(client.get(path).headers["x-request-id"])
        ids.append(client.get("/", headers={"host": "elsewhere.example"}).headers["x-request-id"])

    async def sit() -> None:
        async with Browser(server.url) as anna:
            page = await anna.sit((await anna.make("murano", "me", "me"))["id"])
            assert page.socket.response is not None
            ids.append(page.socket.response.headers["x-request-id"])

    run(sit)
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{8}", id) for id in ids)
    server.stop()
    lines = [json.loads(line) for line in server.log if line.startswith("{")]
    failed = [line for line in lines if line["text"] == "a request failed"]
    assert [(line["request"], line["error"]) for line in failed] == [(ids[3], "ZeroDivisionError")]
    # What happens for nobody in particular names no request.
    assert all(line.get("request", ids[3]) == ids[3] for line in lines)
