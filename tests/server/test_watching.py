"""Watching: which games can be watched, and who reads what is said."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from laguna.server.limits import Limits
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.store import Db, chat_queries, migrate, open_store
from laguna.server.store.rows import ChatRow
from laguna.server.tables import lobby, new_tables

from .browser import Browser, Page, finish, run
from .conftest import BACKENDS, new_place
from .notices.told import do_anything
from .running import Server
from .sql import sql

SOON = {"stall_rounds": "1"}


def heard(page: Page) -> list[str]:
    """What somebody could read so far."""
    return [one["text"] for one in page.messages if one["type"] == "chat"]


async def is_heard(page: Page, text: str) -> None:
    while text not in heard(page):
        await page.receive()


async def play_out(page: Page, seat: int) -> None:
    """Play against bots until the game is over."""
    while page.state["turn"] != -2:
        if page.state["turn"] == seat:
            await do_anything(page)
        else:
            await page.until("state")


async def listed(browser: Browser) -> list[str]:
    return [one["id"] for one in (await browser.call("GET", "/tables/running"))["tables"]]


def test_public_games_that_are_played_are_listed_for_all_but_those_who_play(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno, Browser(server.url) as other:
            options = {"options": SOON, "sitter": "random", "name": "Anna"}
            shown = (await anna.make("murano", "me", "open", public=True, **options))["id"]
            hidden = (await anna.make("murano", "me", "open", **options))["id"]
            assert not {shown, hidden} & set(await listed(other))
            for table in (shown, hidden):
                await bruno.join(table, 1, "Bruno")
            assert {shown, hidden} & set(await listed(other)) == {shown}
            # Nobody is offered to watch who plays, or who can come back from a bot.
            assert not {shown, hidden} & set(await listed(anna))
            await bruno.call("PUT", f"/tables/{shown}/seats/1", {"kind": "bot", "level": "random"})
            assert shown not in await listed(bruno)
            page = await other.sit(shown)
            assert (page.hello["seat"], page.state["legal"]) == (-1, [])
            await finish(anna, shown)
            assert shown not in await listed(other)

    run(work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_players_and_those_who_watch_talk_apart_until_the_game_is_over(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, start: Callable[..., Server]
) -> None:
    place = new_place(request, backend, tmp_path)
    servers = [start(place) for _ in range(2 if backend == "postgres" else 1)]

    async def work() -> None:
        async with (
            Browser(servers[0].url) as anna,
            Browser(servers[-1].url) as bruno,
            Browser(servers[0].url) as carla,
            Browser(servers[-1].url) as dario,
        ):
            table = (await anna.make("murano", "me", "open", name="Anna", options=SOON, sitter="random"))["id"]
            await carla.call("PUT", "/me", {"name": "Carla"})
            first = await anna.open(table)
            await first.until("hello")
            await first.send(type="chat", text="before it begins")
            await is_heard(first, "before it begins")
            await bruno.join(table, 1, "Bruno")
            players = [await anna.sit(table), await bruno.sit(table)]
            watchers = [await carla.sit(table), await dario.sit(table)]
            # Anna's second window, which looks at the table as if she did not play.
            window = await anna.sit(table, seat=-1)
            await players[0].send(type="chat", text="among us")
            for page in (*players, window):
                await is_heard(page, "among us")
            await watchers[0].send(type="chat", text="she has the red one")
            await watchers[1].send(type="chat", text="surely")
            for page in watchers:
                await is_heard(page, "she has the red one")
                await is_heard(page, "surely")
            said = {
                one["text"]: (one["seat"], one["name"]) for one in watchers[0].messages if one["type"] == "chat"
            }
            assert said == {"she has the red one": (-1, "Carla"), "surely": (-1, "")}
            assert (await window.ask(type="chat", text="I am here twice"))["error"] == "not_yours"
            # Neither side has heard the other, and who comes later does not either.
            again = [await bruno.sit(table), await dario.sit(table)]
            for page in (*players, again[0], window):
                await page.ask(type="ping")
                assert heard(page)[-1] == "among us"
                assert "surely" not in str(page.raw)
            for page in (*watchers, again[1]):
                await page.ask(type="ping")
                assert set(heard(page)) == {"she has the red one", "surely"}
                assert "among us" not in str(page.raw)
            # At the end both are open to all.
            await bruno.call("POST", f"/tables/{table}/seats/1/resign")
            await play_out(players[0], 0)
            late = await carla.open(table)
            for page in (players[0], *watchers, again[1], late):
                for text in ("before it begins", "among us", "she has the red one", "surely"):
                    await is_heard(page, text)
            await watchers[0].send(type="chat", text="well played")
            await is_heard(players[0], "well played")

    run(work)


def test_nobody_who_watches_talks_before_a_game_or_without_end(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as other:
            table = (await anna.make("murano", "me", "open", name="Anna"))["id"]
            page = await other.open(table)
            await page.until("hello")
            assert (await page.ask(type="chat", text="may I?"))["error"] == "not_yours"
            await anna.join(table, 1, "Anna too")
            answers = []
            for number in range(16):
                await page.send(type="chat", text=f"line {number}")
                answers.append(await page.until("chat", "refused"))
            refused = [one for one in answers if one["type"] == "refused"]
            assert refused
            assert {one["error"] for one in refused} == {"too_fast"}
            # A television is no spectator.
            screen = await other.open(table, seat=-1, screen=1)
            await screen.until("state")
            assert (await screen.ask(type="chat", text="on the wall"))["error"] == "not_yours"

    run(work)


def test_a_host_may_switch_it_off(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "tables.sqlite"), "--no-watching")

    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as other:
            assert (await anna.call("GET", "/games"))["watching"] is False
            table = (await anna.make("murano", "me", "me", public=True))["id"]
            assert await listed(other) == []
            # Whoever has the link still sees the game, as before.
            page = await other.sit(table)
            assert (await page.ask(type="chat", text="hello"))["error"] == "not_yours"
            assert sql(server, "SELECT 1 FROM chat") == []

    run(work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_those_who_watch_push_out_nothing_that_players_said(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat_queries, "STORED", 3)
    monkeypatch.setattr(chat_queries, "SHOWN", 2)

    async def work() -> None:
        store = open_store(new_place(request, backend, tmp_path))
        try:
            await store.run(migrate)

            def talk(db: Db) -> list[ChatRow]:
                plan = new_tables.parse(NewTable("murano", [SeatPlan("me")] * 2))
                lobby.make(db, "t", plan, "anna", "", Limits(), 0)
                for number, seat in enumerate([0, 1, 0, 1, -1, -1, -1, -1, -1]):
                    chat_queries.say(db, "t", ChatRow(0, seat, "", "", str(number), number))
                return chat_queries.so_far(db, "t")

            shown = await store.run(talk)
            assert [one.text for one in shown] == ["2", "3", "7", "8"]
            left = await store.run(lambda db: db.all("SELECT text FROM chat WHERE table_id = 't' ORDER BY id"))
            assert [text for (text,) in left] == ["1", "2", "3", "6", "7", "8"]
        finally:
            await store.close()

    asyncio.run(work())
