"""Tables with a pace, over a real server: what is shown, and what happens when a clock runs out."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .browser import Browser, Json, run
from .conftest import BACKENDS, new_place
from .running import Server

HASTY = """
from laguna.server.tables import time_control
time_control.PACES["live"] = time_control.TimeControl(1, 1, 1, rests=False, days_off=False)
"""
"""Planted in a server: everybody has one second."""


def clocks(table: Json) -> list[Json | None]:
    return [seat["clock"] for seat in table["seats"]]


def test_a_pace_is_shown_before_one_joins_and_clocks_from_the_beginning(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            more: Any = {"pace": "week", "at_zero": "vote", "public": True, "zone": "Europe/Rome"}
            made = await anna.make("murano", "me", "open", name="Anna", **more)
            assert (made["pace"], made["at_zero"], clocks(made)) == ("week", "vote", [None, None])
            listed = await bruno.call("GET", "/tables/open")
            (found,) = [one for one in listed["tables"] if one["id"] == made["id"]]
            assert (found["pace"], found["at_zero"]) == ("week", "vote")
            info = await bruno.join(made["id"], 1, "Bruno", zone="Asia/Tokyo")
            running = [one for one in clocks(info) if one and one["until"]]
            assert len(running) == 1
            assert running[0]["until"] > info["now"]
            mine = await anna.call("GET", "/tables/mine")
            (found,) = [one for one in mine["tables"] if one["id"] == made["id"]]
            assert clocks(found) == clocks(info)
            hours = (await bruno.call("GET", "/me/player"))["hours"]
            assert hours == {"zone": "Asia/Tokyo", "opens": 480, "closes": 1380, "weekends": True}
            # Where somebody is and when they sleep is theirs alone.
            page = await anna.sit(made["id"])
            assert not any("Tokyo" in raw for raw in page.raw)
            old = await anna.make("murano", "me", "open")
            assert (old["pace"], old["at_zero"]) == ("free", "bot")

    run(work)


def test_hours_are_for_everybody_with_a_cookie_and_must_make_sense(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            found = await anna.call(
                "PUT", "/me/hours", {"zone": "America/New_York", "opens": 1080, "closes": 240, "weekends": False}
            )
            assert found["hours"]["weekends"] is False
            assert (found["player"], found["days_off"]) == (False, 3)
            for body, status, error in (
                ({"zone": "Nowhere", "opens": 0, "closes": 0}, 409, "no_such_zone"),
                ({"zone": "UTC", "opens": 0, "closes": 60}, 409, "short_hours"),
                ({"zone": "UTC", "opens": 0, "closes": 1440}, 400, "bad_request"),
                ({"zone": "x" * 65, "opens": 0, "closes": 0}, 400, "bad_request"),
            ):
                assert await anna.refused("PUT", "/me/hours", body) == (status, error)

    run(work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_at_zero_a_bot_sits_in_and_who_comes_back_sees_what_it_did(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, start: Callable[..., Server]
) -> None:
    place = new_place(request, backend, tmp_path)
    servers = [start(place, code=HASTY) for _ in range(2 if backend == "postgres" else 1)]

    async def work() -> None:
        async with Browser(servers[0].url) as anna, Browser(servers[-1].url) as bruno:
            table = (await anna.make("murano", "me", "open", name="Anna", sitter="random", pace="live"))["id"]
            async with Browser(servers[-1].url) as watcher:
                page = await watcher.open(table)
                await page.until("hello")
                await bruno.join(table, 1, "Bruno")
                # Both run out, one after the other, and bots play to the end.
                await page.until_table(lambda table: all(one["kind"] == "bot" for one in table["seats"]))
                told = [message.get("text", "") for message in page.messages if message["type"] == "table"]
                both = [
                    f"{name} has no time left. A bot plays for them until they are back."
                    for name in ("Anna", "Bruno")
                ]
                assert sorted(text for text in told if "no time left" in text) == both
                assert [seat["former"] for seat in page.table["seats"]] == ["Anna", "Bruno"]

    run(work)


def test_who_looked_on_while_their_time_ran_out_is_told_and_has_the_seat_back(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    server = start(str(tmp_path / "tables.sqlite"), code=HASTY)

    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            table = (await anna.make("murano", "me", "open", name="Anna", sitter="random", pace="live"))["id"]
            info = await bruno.join(table, 1, "Bruno")
            turn = info["turn"]
            who = (anna, bruno)[turn]
            page = await who.open(table)
            bye = await page.until("bye")
            assert bye["error"] == "seat_lost"
            assert "a bot plays for you" in bye["text"]
            back = await who.sit(table)
            assert back.hello["seat"] == turn
            first, last = back.hello["table"]["seats"][turn]["sat"]
            assert first <= last

    run(work)


def test_a_host_may_switch_clocks_off(tmp_path: Path, start: Callable[..., Server]) -> None:
    place = str(tmp_path / "tables.sqlite")
    server = start(place, code=HASTY)

    async def make() -> str:
        async with Browser(server.url) as anna:
            assert (await anna.call("GET", "/games"))["clocks"] is True
            cookies.update(anna.http.cookies)
            table: str = (await anna.make("murano", "me", "open", pace="live"))["id"]
            cookies.update(anna.http.cookies)
            return table

    cookies: dict[str, str] = {}
    table = asyncio.run(make())
    server.stop()
    server = start(place, "--no-clocks", code=HASTY)

    async def look() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            anna.http.cookies.update(cookies)
            assert (await anna.call("GET", "/games"))["clocks"] is False
            assert await anna.refused(
                "POST", "/tables", {"game": "murano", "seats": [{"kind": "me"}] * 2, "pace": "week"}
            ) == (403, "switched_off")
            assert await anna.refused("PUT", "/me/hours", {"zone": "UTC", "opens": 0, "closes": 0}) == (
                403,
                "switched_off",
            )
            info = await bruno.join(table, 1, "Bruno")
            assert (info["state"], clocks(info)) == ("playing", [None, None])

    run(look)
