"""Requests to addresses that people give: each trick that would lead them elsewhere."""

import asyncio
import ssl
from pathlib import Path

import httpcore
import pytest

from laguna.kernel.errors import LagunaError
from laguna.server.notices.outgoing import (
    ENOUGH,
    NotSent,
    Origin,
    Outgoing,
    is_public,
    look_up,
    read_origins,
)

from ..browser import run
from .outside import PUBLIC, Dial, Names, Request, certificate, status, web


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://push.example/x", "not_https"),
        ("ftp://push.example/x", "bad_address"),
        ("file:///etc/passwd", "bad_address"),
        ("//push.example/x", "bad_address"),
        ("push.example/x", "bad_address"),
        ("", "bad_address"),
        ("https://", "bad_address"),
        ("https:///x", "bad_address"),
        # Credentials, and what other readers would take for the host.
        ("https://me:secret@push.example/", "bad_address"),
        ("https://push.example@127.0.0.1/", "bad_address"),
        ("https://127.0.0.1\\@push.example/", "bad_address"),
        ("https://push.example\\.evil.example/", "bad_address"),
        ("https://push.example/#part", "bad_address"),
        # Numbers, in all ways of writing them.
        ("https://127.0.0.1/", "bad_address"),
        ("https://93.184.216.34/", "bad_address"),
        ("https://127.1/", "bad_address"),
        ("https://2130706433/", "bad_address"),
        ("https://0x7f000001/", "bad_address"),
        ("https://0x7f.0.0.0x1/", "bad_address"),
        ("https://0177.0.0.01/", "bad_address"),
        ("https://push.example.0x/", "bad_address"),
        ("https://[::1]/", "bad_address"),
        ("https://[::ffff:127.0.0.1]/", "bad_address"),
        ("https://[fe80::1%25eth0]/", "bad_address"),
        ("https://[not an address]/", "bad_address"),
        ("https://１２７.0.0.1/", "bad_address"),
        ("https://push。example/", "bad_address"),
        # Names of the inside.
        ("https://localhost/", "bad_address"),
        ("https://db/", "bad_address"),
        ("https://x.localhost/", "not_public"),
        ("https://printer.local/", "not_public"),
        ("https://metadata.google.internal/", "not_public"),
        ("https://1.0.0.127.in-addr.arpa/", "not_public"),
        # A dot at the end leads to the same place, and past whoever compares names.
        ("https://push.example./", "bad_address"),
        ("https://localhost./", "bad_address"),
        ("https://push..example/", "bad_address"),
        ("https://-push.example/", "bad_address"),
        ("https://push_.example/", "bad_address"),
        (f"https://{'a.' * 127}example/", "not_public"),
        # Ports of other services.
        ("https://push.example:22/", "bad_address"),
        ("https://push.example:6379/", "bad_address"),
        ("https://push.example:0/", "bad_address"),
        ("https://push.example:99999/", "bad_address"),
        ("https://push.example:443x/", "bad_address"),
        ("https://push.example:/", "bad_address"),
        # What would end the line of a request.
        ("https://push.example/x\r\nhost: evil", "bad_address"),
        ("https://push.example/x y", "bad_address"),
        ("https://push.example/\tx", "bad_address"),
        ("https://push.example/\0", "bad_address"),
        ("https://push.example/" + "x" * 1000, "bad_address"),
    ],
)
def test_an_odd_address_is_refused_by_its_text(address: str, why: str) -> None:
    async def work() -> None:
        names, dial = Names(), Dial()
        outgoing = Outgoing(resolve=names, dial=dial)
        with pytest.raises(NotSent) as refused:
            await outgoing.post(address, b"", {})
        assert refused.value.why == why
        assert not names.asked
        assert not dial.dialled

    run(work)


@pytest.mark.parametrize(
    "address",
    ["https://push.example/x?y=1", "https://PUSH.example:443/", "https://a-b.xn--bcher-kva.example:8443/p"],
)
def test_a_plain_address_is_good(address: str) -> None:
    assert Outgoing().check(address).scheme == "https"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.8.9.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254",
        "100.64.0.1", "192.0.0.8", "192.0.2.1", "198.18.0.1", "198.51.100.7", "203.0.113.9", "224.0.0.1",
        "239.255.255.250", "240.0.0.1", "255.255.255.255",
        "::", "::1", "fe80::1", "fe80::1%eth0", "fec0::1", "fc00::1", "fd12:3456::1", "ff02::1", "2001:db8::1",
        # IPv4 in IPv6: mapped, compatible, NAT64, 6to4, Teredo.
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:a9fe:a9fe", "::7f00:1", "64:ff9b::7f00:1",
        "64:ff9b::10.0.0.1", "64:ff9b:1::1", "2002:7f00:1::", "2002:5db8:d822::1",
        "2001:0:5ef5:79fd::1", "2606:4700::1%eth0", "100::1", "5f00::1", "3fff::1", "2001:20::1",
        "192.88.99.1", "not an address", "",
    ],
)  # fmt: skip
def test_what_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", [PUBLIC, "1.1.1.1", "2606:4700::1111", "::ffff:93.184.216.34", "64:ff9b::5db8:d822"]
)
def test_what_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("found", [["127.0.0.1"], [PUBLIC, "10.0.0.1"], ["::ffff:169.254.169.254"], ["fe80::1"]])
def test_a_name_that_leads_inside_is_refused(found: list[str]) -> None:
    async def work() -> None:
        dial = Dial()
        with pytest.raises(NotSent) as refused:
            await Outgoing(resolve=Names(push_example=[found]), dial=dial).post("https://push.example/", b"", {})
        assert refused.value.why == "not_public"
        assert not refused.value.is_final
        assert not dial.dialled

    run(work)


def test_the_connection_goes_to_the_address_that_was_checked(tmp_path: Path) -> None:
    """The name leads elsewhere by the time of the connection; nobody asks for it again."""

    async def work() -> None:
        shown, trust = certificate(tmp_path, "push.example")
        asked: list[str | None] = []
        shown.sni_callback = lambda _, name, __: asked.append(name)
        async with web(shown) as server:
            names, dial = Names(push_example=[[PUBLIC], ["127.0.0.1"]]), Dial(server.port)
            outgoing = Outgoing(resolve=names, dial=dial, trust=trust)
            answer = await outgoing.post("https://push.example/x?y=1", b"hello", {"ttl": "60"})
            assert answer.status == 201
            assert names.asked == ["push.example"]
            assert dial.dialled == [(PUBLIC, 443)]
            assert asked == ["push.example"]
            (request,) = server.requests
            assert (request.method, request.path, request.body) == ("POST", "/x?y=1", b"hello")
            assert request.headers["host"] == "push.example"
            assert request.headers["ttl"] == "60"

    run(work)


def test_a_certificate_for_another_name_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        shown, trust = certificate(tmp_path, "other.example")
        async with web(shown) as server:
            outgoing = Outgoing(resolve=Names(push_example=[[PUBLIC]]), dial=Dial(server.port), trust=trust)
            with pytest.raises(NotSent) as refused:
                await outgoing.post("https://push.example/", b"", {})
            assert refused.value.why == "no_answer"
            assert not server.requests

    run(work)


def allowing(port: int, patience: float = 60.0) -> Outgoing:
    return Outgoing(read_origins(f"http://127.0.0.1:{port}"), patience=patience)


def test_a_redirect_is_not_followed() -> None:
    async def work() -> None:
        async with web() as server:
            server.always = status(302, "location: http://127.0.0.1:1/inside")
            answer = await allowing(server.port).post(f"http://127.0.0.1:{server.port}/", b"", {})
            assert answer.status == 302
            assert len(server.requests) == 1

    run(work)


def test_an_endless_answer_is_cut_off() -> None:
    async def endless(request: Request, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        while True:
            writer.write(b"x" * 65_536)
            await writer.drain()

    async def work() -> None:
        async with web() as server:
            server.always = endless
            answer = await allowing(server.port).post(f"http://127.0.0.1:{server.port}/", b"", {})
            assert len(answer.body) == ENOUGH

    run(work)


def test_endless_headers_are_cut_off() -> None:
    async def endless(request: Request, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n")
        while True:
            writer.write(b"x: " + b"y" * 10_000 + b"\r\n")
            await writer.drain()

    async def work() -> None:
        async with web() as server:
            server.always = endless
            with pytest.raises(NotSent):
                await allowing(server.port).post(f"http://127.0.0.1:{server.port}/", b"", {})

    run(work)


def test_a_slow_answer_is_given_up() -> None:
    """A byte now and then keeps nobody waiting: the time is for all of it."""

    async def slow(request: Request, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        while True:
            writer.write(b"x")
            await writer.drain()
            await asyncio.sleep(0.01)

    async def work() -> None:
        async with web() as server:
            server.always = slow
            with pytest.raises(NotSent) as refused:
                await allowing(server.port, 0.3).post(f"http://127.0.0.1:{server.port}/", b"", {})
            assert refused.value.why == "no_answer"

    run(work)


def test_a_name_that_is_never_found_is_given_up() -> None:
    async def never(host: str, port: int) -> list[str]:
        await asyncio.Event().wait()
        raise AssertionError

    async def work() -> None:
        with pytest.raises(NotSent) as refused:
            await Outgoing(resolve=never, patience=0.01).post("https://push.example/", b"", {})
        assert refused.value.why == "no_answer"

    run(work)


@pytest.mark.parametrize("said", [b"", b"hello\r\n\r\n", b"HTTP/1.1 999999 x\r\n\r\n", b"HTTP/1.1 200 OK\r\nx"])
def test_what_is_no_answer(said: bytes) -> None:
    async def work() -> None:
        async with web() as server:
            server.always = said
            with pytest.raises(NotSent) as refused:
                await allowing(server.port).post(f"http://127.0.0.1:{server.port}/", b"", {})
            assert refused.value.why == "no_answer"

    run(work)


def test_how_long_a_server_wants_us_to_wait() -> None:
    async def work() -> None:
        async with web() as server:
            for said, seconds in (("120", 120), ("Wed, 18 Nov 2026 10:00:00 GMT", 0), ("-1", 0), ("9" * 30, 0)):
                server.always = status(429, f"retry-after: {said}")
                answer = await allowing(server.port).post(f"http://127.0.0.1:{server.port}/", b"", {})
                assert (answer.status, answer.retry_after) == (429, seconds)

    run(work)


def test_a_host_allows_an_origin_and_no_other() -> None:
    async def work() -> None:
        async with web() as server:
            outgoing = allowing(server.port)
            assert (await outgoing.post(f"http://127.0.0.1:{server.port}/x", b"", {})).status == 201
            for other in (f"https://127.0.0.1:{server.port}/", "http://127.0.0.1:1/", "http://127.0.0.1/"):
                with pytest.raises(NotSent):
                    await outgoing.post(other, b"", {})

    run(work)


def test_origins_are_read() -> None:
    assert read_origins("") == frozenset()
    both = read_origins(" http://ntfy , https://[::1]:8443/")
    assert both == {Origin("http", "ntfy", 80), Origin("https", "::1", 8443)}
    for wrong in ("ntfy", "ftp://ntfy", "https://ntfy/topic", "https://me@ntfy", "https://a b", "http://ntfy:x"):
        with pytest.raises(LagunaError, match="notice_hosts"):
            read_origins(wrong)


def test_names_are_looked_up_as_the_system_does() -> None:
    async def work() -> None:
        assert "127.0.0.1" in await look_up("127.0.0.1", 443)
        with pytest.raises(NotSent) as refused:
            await look_up("no-such-name.invalid", 443)
        assert refused.value.why == "unknown_name"

    run(work)


def test_certificates_are_checked_by_default() -> None:
    assert httpcore.default_ssl_context().verify_mode == ssl.CERT_REQUIRED
