"""The edge of the server: whatever comes in, others are served meanwhile."""

import asyncio
import contextlib
import resource
import socket
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.frames import Frame, Opcode

from laguna.server.http.edge import Edge, text_frame
from laguna.server.limits import Limits

from ..browser import Browser, run
from ..running import Server

PIECE = b"a" * 65_536


def flood(server: Server, begin: bytes, more: bytes, most: int) -> tuple[int, bytes]:
    """Send without end what begins like this: how much was taken, and what was answered."""
    taken = 0
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        try:
            line.sendall(begin)
            while taken < most:
                line.sendall(more)
                taken += len(more)
        except OSError:
            pass  # It was cut off.
        return taken, received(line)


def received(line: socket.socket) -> bytes:
    """What comes; nothing if the line was cut."""
    try:
        return line.recv(1000)
    except ConnectionError:
        return b""


@pytest.mark.parametrize(
    "begin",
    [b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ", b"GET /", b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"\0"],
    ids=["header", "address", "headers", "nonsense"],
)
def test_a_request_without_end_is_cut_off(server: Server, begin: bytes) -> None:
    more = PIECE if not begin.endswith(b"localhost\r\n") else b"X-A: b\r\n" * 8000
    taken, answer = flood(server, begin, more, 50_000_000)
    assert taken < 5_000_000
    assert not answer or answer.startswith(b"HTTP/1.1 400")
    assert httpx.get(server.url + "/healthz").status_code == 200


CHUNKED = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n1"
)


@pytest.mark.parametrize(
    ("begin", "more"),
    [(CHUNKED + b"\r\n{\r\n0\r\n", b"X-A: b\r\n" * 8000), (CHUNKED + b";", PIECE)],
    ids=["behind", "between"],
)
def test_what_comes_with_a_body_without_end_is_cut_off(server: Server, begin: bytes, more: bytes) -> None:
    taken, _ = flood(server, begin, more, 50_000_000)
    assert taken < 20_000_000
    assert httpx.get(server.url + "/healthz").status_code == 200


UPGRADE = b"Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"


def test_requests_that_are_none_end_with_a_word_and_leave_none_in_the_log(server: Server) -> None:
    before = len(server.log)
    for request in (
        b"nonsense\r\n\r\n",
        b"POST /api/tables/aaaaaaaaaaaaaaaa/socket HTTP/1.1\r\n" + UPGRADE + b"Content-Length: 3\r\n\r\nabc",
        b"GET /api/tables/aaaaaaaaaaaaaaaa/socket HTTP/1.1\r\n" + UPGRADE + b"X: y\r\n" * 200 + b"\r\n",
        # More at once than anybody asks for: the first of them may be answered.
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000,
    ):
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
            line.sendall(request)
            said = b""
            with contextlib.suppress(ConnectionError):
                while more := line.recv(65_536):
                    said += more
            assert b"HTTP/1.1 400" in said
            assert said.count(b"HTTP/1.1 200") < 20
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    assert httpx.get(server.url + "/healthz").status_code == 200
    assert server.log[before:] == []


async def stay(server: Server) -> None:
    """Sit at a table for longer than a request may take."""
    async with Browser(server.url) as anna:
        page = await anna.sit((await anna.make("murano", "me", "me"))["id"])
        await asyncio.sleep(1.5)
        assert (await page.ask(type="ping"))["type"] == "pong"


def unread(server: Server) -> socket.socket:
    """A socket at a table, on which no answer is read."""
    found: list[str] = []

    async def begin() -> None:
        async with Browser(server.url) as anna:
            table = (await anna.make("murano", "me", "me"))["id"]
            found.extend((table, anna.http.cookies["laguna_guest"]))

    run(begin)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    head = f"GET /api/tables/{found[0]}/socket HTTP/1.1\r\nCookie: laguna_guest={found[1]}\r\n".encode()
    key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    line.sendall(head + UPGRADE + key)
    assert line.recv(100).startswith(b"HTTP/1.1 101")
    line.sendall((b"\x89\xfd" + b"\0" * 4 + b"p" * 125) * 4000)
    return line


def test_whoever_does_not_finish_a_request_is_cut_off_and_keeps_nobody_out(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    server = start(str(tmp_path / "tables.sqlite"), "--limit", "request_time=1")
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"
    begun = (b"", b"GET / HTTP/1.1\r\nHost: lo", head + b"{")
    lines = [socket.create_connection(("127.0.0.1", server.port), timeout=20) for _ in range(60)]
    # Nor does anybody stay who takes no answer.
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.connect(("127.0.0.1", server.port))
    slow.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 8)
    lines.append(unread(server))
    try:
        for number, line in enumerate(lines):
            line.sendall(begun[number % 3])
        assert httpx.get(server.url + "/healthz").status_code == 200
        # A little now and then does not keep a request alive.
        end = time.monotonic() + 20
        while time.monotonic() < end:
            try:
                lines[1].sendall(b"x")
            except OSError:
                break
            time.sleep(0.1)
        for line in lines[:60]:
            assert received(line)[:12] in (b"", b"HTTP/1.1 400")
        run(partial(stay, server))
        end = time.monotonic() + 20
        while "laguna_turned_away_total 62.0" not in httpx.get(server.url + "/metrics").text:
            assert time.monotonic() < end
            time.sleep(0.1)
    finally:
        for line in (*lines, slow):
            line.close()


def test_one_address_has_so_many_connections_and_no_more(start: Callable[..., Server], tmp_path: Path) -> None:
    server = start(
        str(tmp_path / "tables.sqlite"),
        "--limit",
        "address_connections=8",
        env={"FORWARDED_ALLOW_IPS": "192.0.2.1"},
    )
    lines = [socket.create_connection(("127.0.0.1", server.port), timeout=20) for _ in range(8)]
    try:
        for line in lines:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert line.recv(1000).startswith(b"HTTP/1.1 200")
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as another:
            with contextlib.suppress(ConnectionError):
                another.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert received(another) == b""
    finally:
        for line in lines:
            line.close()
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        try:
            assert httpx.get(server.url + "/healthz").status_code == 200
            break
        except httpx.TransportError:
            time.sleep(0.05)
    assert any("too many connections" in line for line in server.log)


FEW = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (128, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
"""
"""As after `ulimit -S -n 128`."""


def test_it_may_open_more_files_than_usual_and_says_when_it_is_nearly_full(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    server = start(str(tmp_path / "tables.sqlite"), "--limit", "connections=20", code=FEW)
    soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    assert soft == hard > 128

    def told() -> list[str]:
        return [line for line in server.log if "nearly too many connections" in line]

    with contextlib.ExitStack() as stack:

        def come() -> None:
            line = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=20))
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert line.recv(1000).startswith(b"HTTP/1.1 200")

        for _ in range(15):
            come()
        assert not told()
        for _ in range(5):
            come()
        end = time.monotonic() + 20
        while not told() and time.monotonic() < end:
            time.sleep(0.02)
    # Once in a while, however many come.
    assert len(told()) == 1
    assert '"level": "warning"' in told()[0]


def test_pings_whose_answers_nobody_reads_end(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            id = (await anna.make("murano", "me", "me"))["id"]
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
            line.sendall(
                f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n".encode()
                + b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                + b"dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            assert line.recv(1000).startswith(b"HTTP/1.1 101")
            ping = (b"\x89\xfd" + b"\0" * 4 + b"p" * 125) * 500
            sent = 0
            with contextlib.suppress(OSError):
                while sent < 200_000_000:
                    line.sendall(ping)
                    sent += len(ping)
            assert sent < 100_000_000

    run(work)


ODD = (
    "/%00",
    "/%00/x",
    "/api/%00",
    "/assets/%00",
    "/%ff%fe",
    "/..%2f..%2fx",
    "/" + "a" * 9000,
    "/table/" + "[" * 8000,
)
FINE = '{"game": "murano", "seats": [{"kind": "me"}, {"kind": "me"}]}'


def test_odd_requests_are_refused_without_an_error_in_the_log(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    server = start(str(tmp_path / "tables.sqlite"))
    with httpx.Client(base_url=server.url) as client:

        def post(body: str, kind: str) -> int:
            return client.post("/api/tables", content=body, headers={"content-type": kind}).status_code

        for path in ODD:
            assert client.get(path).status_code in (400, 404), path
        for body in ("[" * 16_000, "{" * 16_000, '{"game": ' * 1500):
            assert post(body, "application/json") == 400
        # What is no JSON, by its own word, is not read as JSON: a form of another site cannot say otherwise.
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            assert post(FINE, kind) == 400
        assert post(FINE, "application/json; charset=utf-8") == 201
        for path in ("/api/schema", "/api/schema/scalar", "/api/schema/openapi.json"):
            assert "<script" not in client.get(path).text, path
        for host in ("example.org", "8.8.8.8", '<b>"', "x" * 300):
            answer = client.get("/api/games", headers={"host": host})
            assert (answer.status_code, answer.json()["error"]) == (400, "bad_host")
            assert "<" not in answer.text
    server.stop()
    assert not [line for line in server.log if '"level": "error"' in line]


def test_connections_are_counted_by_address_and_in_all() -> None:
    async def work() -> None:
        limits = Limits(connections=20, address_connections=3)
        edge = Edge(limits, 1000, frozenset({"10.0.0.1"}))
        assert [edge.enter("192.0.2.7") for _ in range(4)] == [True, True, True, False]
        # A proxy stands for many.
        assert all(edge.enter("10.0.0.1") for _ in range(17))
        assert not edge.enter("192.0.2.8")
        edge.leave("192.0.2.7")
        assert edge.enter("192.0.2.8")

    asyncio.run(work())


def test_what_lives_and_what_is_ready(start: Callable[..., Server], tmp_path: Path) -> None:
    broken = """
from laguna.server.store import queries
real = queries.try_out
def fail(db, now):
    import sqlite3
    raise sqlite3.OperationalError("disk I/O error")
queries.try_out = fail
"""
    for code, status in (("", 200), (broken, 503)):
        server = start(str(tmp_path / f"{status}.sqlite"), code=code)
        assert httpx.get(server.url + "/healthz").status_code == 200
        assert httpx.get(server.url + "/readyz").status_code == status
    for path in ("/", "/small.css"):
        assert httpx.get(server.url + path).headers["content-type"].count("charset") == 1


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_message_is_framed_as_the_socket_library_frames_it(size: int) -> None:
    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)
