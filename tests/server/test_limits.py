"""How much anybody may ask for, and under which names and addresses."""

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from laguna.server.http import addresses
from laguna.server.limits import Limits
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.store import Db, chat_queries, migrate, open_store, queries
from laguna.server.store.rows import ChatRow
from laguna.server.tables.lobby import make, parse
from laguna.server.tables.pace import LEAST, SPREAD, UNKNOWN, Pace, Spent

from .browser import Browser, run
from .postgres import Cluster
from .running import Server


def test_whoever_throws_the_cookie_away_is_counted_all_the_same(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    few = ("--limit", "new_tables=3", "--limit", "new_guests=5")
    server = start(str(tmp_path / "tables.sqlite"), *few)

    async def work() -> None:
        refused = []
        for _ in range(4):
            async with Browser(server.url) as anna:
                answer = await anna.http.post(
                    "/api/tables", json={"game": "murano", "seats": [{"kind": "me"}] * 2}
                )
                refused.append(answer.status_code)
        assert refused == [201, 201, 201, 429]
        named = []
        for _ in range(3):
            async with Browser(server.url) as anna:
                named.append((await anna.http.put("/api/me", json={"name": "Anna"})).status_code)
        assert named == [200, 200, 429]
        async with Browser(server.url) as anna:
            for host in ("[", "localhost:x", "[::1"):
                answer = await anna.http.get("/api/games", headers={"host": host})
                assert answer.status_code == 400, host
            answer = await anna.http.put("/api/me", json={"name": "A"}, headers={"origin": "http://["})
            assert answer.status_code == 403
            first, second = [(await anna.http.get("/api/openapi.json")).content for _ in range(2)]
            assert first == second

    run(work)


def test_names_and_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not addresses.is_allowed("games.example", "")
    monkeypatch.setattr(addresses, "own_name", "games.example")
    assert addresses.is_allowed("Games.example:8000", "")
    assert addresses.network("192.0.2.7") == addresses.network("::ffff:192.0.2.7") == "192.0.2.7"
    assert addresses.network("2001:db8::1") == addresses.network("2001:db8::ffff:2")
    assert addresses.network("2001:db8::1") != addresses.network("2001:db8:0:1::1")
    assert addresses.network("") == ""


def test_a_bot_without_a_choice_takes_as_long_as_others_of_its_level() -> None:
    pace = Pace()
    for level in ("easy", "hard"):
        unknown = [pace.like_others(level, 2.0) for _ in range(200)]
        assert all(abs(seconds - UNKNOWN) <= SPREAD * UNKNOWN + 1e-9 for seconds, _ in unknown)
        assert len(set(unknown)) > 100, "no pause is like another"
    # Those that had a choice waited a second for a process, and the last of them thought from 68 to 99 seconds.
    for number in range(100):
        pace.note("easy", Spent(number + 1.0, float(number)))
    for seconds, thought in (pace.like_others("easy", 1000.0) for _ in range(200)):
        assert 68 * (1 - SPREAD) <= thought <= 99 * (1 + SPREAD)
        assert 1 - SPREAD - 1e-9 <= seconds - thought <= 1 + SPREAD + 1e-9
    # With less left of its turn it takes less, like the others.
    assert all(thought <= 0.5 for _, thought in (pace.like_others("easy", 0.5) for _ in range(200)))
    assert all(thought <= LEAST for _, thought in (pace.like_others("easy", -3.0) for _ in range(200)))


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


def test_chat_is_kept_for_a_while_and_lists_are_found_by_index(tmp_path: Path) -> None:
    async def work() -> None:
        store = open_store(str(tmp_path / "tables.sqlite"))
        try:
            await store.run(migrate)
            new = NewTable("murano", [SeatPlan("me"), SeatPlan("open")])
            await store.run(
                partial(make, id="a" * 16, plan=parse(new), guest="anna", known="", limits=Limits(), now=0)
            )

            def talk(db: Db) -> Any:  # noqa: ANN401 - a row
                for n in range(chat_queries.STORED + 20):
                    chat_queries.say(db, "a" * 16, ChatRow(0, 0, "anna", "Anna", str(n), 0))
                return db.one("SELECT count(*), min(id), max(id) FROM chat")

            assert await store.run(talk) == (chat_queries.STORED, 21, chat_queries.STORED + 20)
            assert await store.run(partial(queries.tables_of, guest="anna", limit=5)) == ["a" * 16]
            plan = await store.run(
                lambda db: db.all(
                    "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE state = 'over' AND archive IS NULL ORDER BY id"
                )
            )
            assert "tables_unkept" in str(plan)
        finally:
            await store.close()

    run(work)


def test_workers_end_with_the_process_that_started_them(cluster: Cluster, start: Callable[..., Server]) -> None:
    server = start(cluster.new_database(), "--workers", "2")
    # This waits until the last worker has closed its log.
    killing = threading.Thread(target=server.kill, daemon=True)
    killing.start()
    killing.join(60)
    assert not killing.is_alive(), "a worker is still there"
