"""How often somebody may ask."""

from collections.abc import Callable
from pathlib import Path

from laguna.server.http import rates

from ..browser import Browser, run
from ..running import Server


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


def test_addresses_are_remembered_up_to_a_number_and_the_latest_ones_longest() -> None:
    some = rates.Rates(0.001, 2)
    for number in range(rates.MOST):
        assert some.take(f"address {number}")
    assert some.take("address 0")
    assert not some.take("address 0")
    # One more: the one that has not asked for longest is forgotten, and nobody else.
    assert some.take("another")
    assert len(some._buckets) == rates.MOST
    assert not some.take("address 0")
    assert [some.take("address 1") for _ in range(3)] == [True, True, False]
