"""What a server answers about the worth of things, and what it tells of finished games."""

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

from .browser import Browser, Json, run
from .running import Server


def is_later(n: int, state: Json) -> bool:
    return bool(state["n"] > n)


async def pass_to_the_end(anna: Browser, bruno: Browser) -> str:
    """A game in which both only pass, so that it is over after a round or two."""
    table = await anna.make("murano", "me", "open", options={"stall_rounds": "1"}, name="Anna")
    id = str(table["id"])
    await bruno.join(id, 1, "Bruno")
    pages = [await anna.sit(id), await bruno.sit(id)]
    while pages[0].state["turn"] >= 0:
        page = pages[pages[0].state["turn"]]
        await page.until_state(lambda state: bool(state["legal"]))
        n = page.state["n"]
        does = [choice["do"] for choice in page.state["legal"]]
        await page.do("pass" if "pass" in does else does[0])
        for one in pages:
            await one.until_state(partial(is_later, n))
    return id


def test_anybody_is_told_what_things_are_worth_to_them(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            table = await anna.make("murano", "me", "random")
            page = await anna.sit(table["id"])
            told = await page.ask(type="worth")
            assert [one["points"] for one in told["sums"]] == [5, 5]
            assert (told["do"], told["of"], told["assets"]) == ([], "", [])
            one = await page.ask(type="worth", of="character_9")
            assert len(one["assets"][0]["places"]) == 5
            watching = await bruno.sit(table["id"])
            public = await watching.ask(type="worth", of="character_9")
            assert public["assets"] == []
            assert len(public["sums"]) == 2
            for wrong in ({"do": "act"}, {"of": "x" * 81}, {"do": ["act"] * 17}, {"more": 1}):
                assert (await page.ask(type="worth", **wrong))["error"] == "cannot_parse"
            assert (await watching.ask(type="worth", do=["act"]))["error"] == "not_yours"

    run(work)


def test_a_finished_game_is_told_round_by_round_beside_earlier_ones(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno, Browser(server.url) as chiara:
            playing = await anna.make("murano", "me", "random")
            assert await anna.refused("GET", f"/tables/{playing['id']}/course") == (409, "not_over")
            first = await pass_to_the_end(anna, bruno)
            told = await anna.call("GET", f"/tables/{first}/course?lang=de")
            assert told["earlier"] is None
            course = told["course"]
            assert [row[-1] for row in course["scores"]] == [5, 5]
            assert course["rounds"] >= 1
            assert [source["key"] for source in course["sources"]] == ["start"]
            assert course["sources"][0]["gains"][0] == [5] + [0] * course["rounds"]
            second = await pass_to_the_end(anna, bruno)
            earlier = (await anna.call("GET", f"/tables/{second}/course"))["earlier"]
            assert (earlier["games"], earlier["won"], earlier["best"], earlier["average"]) == (1, 1, 5, 5.0)
            assert [game["table"] for game in earlier["last"]] == [first]
            # Whoever only watches has no earlier games here, and whoever had a seat sees their own.
            assert (await chiara.call("GET", f"/tables/{second}/course"))["earlier"] is None
            assert (await bruno.call("GET", f"/tables/{second}/course"))["earlier"]["games"] == 1

    run(work)


def test_lists_tell_who_won(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            id = await pass_to_the_end(anna, bruno)
            mine: list[Json] = (await anna.call("GET", "/tables/mine"))["tables"]
            (found,) = [table for table in mine if table["id"] == id]
            assert (found["scores"], found["ranks"]) == ([5, 5], [1, 1])
            waiting = await anna.make("murano", "me", "open")
            assert waiting["scores"] == []

    run(work)


def test_a_game_that_ended_under_an_older_laguna_is_looked_up(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    """Its row says nothing about its result; whoever lists it is told the next time."""
    place = str(tmp_path / "tables.sqlite")
    older = start(place)
    cookies: dict[str, str] = {}

    async def before() -> None:
        async with Browser(older.url) as anna, Browser(older.url) as bruno:
            id = await pass_to_the_end(anna, bruno)
            await anna.call("GET", f"/tables/{id}/replay")
            cookies.update(anna.http.cookies)

    run(before)
    older.close()
    with sqlite3.connect(place) as connection:
        connection.execute("UPDATE tables SET result = ''")
    connection.close()
    server = start(place)

    async def after() -> None:
        async with Browser(server.url) as anna:
            for name, value in cookies.items():
                anna.http.cookies.set(name, value)
            for _ in range(500):
                (found,) = (await anna.call("GET", "/tables/mine"))["tables"]
                if found["scores"]:
                    break
            assert found["scores"] == [5, 5]

    run(after)
