"""Which names and addresses a server answers to, and for whom its metrics are."""

from collections.abc import Callable
from pathlib import Path

import pytest

from laguna.server.http import addresses
from laguna.server.networks import network

from ..browser import Browser, run
from ..running import Server


def test_names_and_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not addresses.is_allowed("games.example", "")
    assert not addresses.is_allowed("", "")
    monkeypatch.setattr(addresses, "own_name", "games.example")
    assert addresses.is_allowed("Games.example:8000", "")
    assert network("192.0.2.7") == network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("2001:db8::1") == network("2001:db8::ffff:2")
    assert network("2001:db8::1") != network("2001:db8:0:1::1")
    assert network("") == ""


def test_figures_are_for_this_machine_unless_the_host_wants_it_otherwise(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    for client in ("127.0.0.1", "127.0.0.9", "::1", "::ffff:127.0.0.1"):
        assert addresses.is_from_here(client, {"host": "localhost:8000"}), client
        assert addresses.is_from_here(client, {"host": "[::1]:8000"}), client
    for client in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8::1", "", "unix"):
        assert not addresses.is_from_here(client, {"host": "localhost"}), client
    for headers in ({"x-forwarded-for": "127.0.0.1"}, {"forwarded": "for=127.0.0.1"}, {"host": "evil.example"}):
        assert not addresses.is_from_here("127.0.0.1", {"host": "localhost", **headers}), headers

    for more, status in (((), 404), (("--metrics",), 200)):
        server = start(str(tmp_path / f"{status}.sqlite"), *more)

        async def work(server: Server = server, status: int = status) -> None:
            async with Browser(server.url) as anna:
                answer = await anna.http.get("/metrics")
                assert "laguna_moves_total" in answer.text
                for header, value in (("X-Forwarded-For", "192.0.2.7"), ("Host", "evil.example")):
                    assert (await anna.http.get("/metrics", headers={header: value})).status_code == status

        run(work)
