"""People at a table: who is away, who sits in for them, who watches, and who sees whose hand."""

from collections.abc import Callable
from pathlib import Path

from ..command import laguna
from .browser import Browser, Json, Page, run
from .running import Server
from .sql import stay_away


async def go(browser: Browser, page: Page, seen_by: Page, server: Server, table: str, seat: int) -> None:
    """Somebody goes and stays away."""
    await page.close()
    await seen_by.until_table(lambda table: not table["seats"][seat]["here"])
    await stay_away(server, table, seat)


def told(page: Page) -> list[str]:
    """The sentences about the table that a page was told."""
    return [message["text"] for message in page.messages if message["type"] == "table" and message["text"]]


def test_a_bot_sits_in_for_an_absent_player_who_has_the_seat_back_by_coming_back(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            table = (await anna.make("murano", "me", "open", name="Anna", sitter="random"))["id"]
            await bruno.join(table, 1, "Bruno")
            path = f"/tables/{table}/seats/1"
            own, page = await anna.sit(table), await bruno.sit(table)
            assert page.table["sitter"] == "random"
            assert await anna.refused("PUT", path, {"kind": "bot"}) == (409, "seat_here")
            await page.close()
            await own.until_table(lambda table: table["seats"][1]["away"] > 0)
            # Whoever only loads the page again keeps the seat.
            assert await anna.refused("PUT", path, {"kind": "bot"}) == (409, "seat_here")
            await stay_away(server, table, 1)
            # The owner has no say about how well the other is replaced.
            info = await anna.call("PUT", path, {"kind": "bot", "level": "easy"})
            seat = info["seats"][1]
            assert (seat["kind"], seat["former"], seat["level"]) == ("bot", "Bruno", "random")
            assert len(seat["sat"]) == 1
            while not any(event["n"] >= seat["sat"][0] and event["args"].get("seat") == 1 for event in own.events):
                if own.state["turn"] == 0:
                    await own.do(own.state["legal"][0]["do"])
                await own.until("state")
            # Who only watches leaves the bot where it is.
            watching = await bruno.sit(table, seat=-1)
            assert (watching.hello["seat"], watching.table["seats"][1]["kind"]) == (-1, "bot")
            assert [seat["claim"] for seat in watching.table["seats"]] == [False, True]
            back = await bruno.sit(table)
            assert (back.hello["seat"], back.table["seats"][1]["name"]) == (1, "Bruno")
            first, last = back.table["seats"][1]["sat"]
            assert any(first <= event["n"] < last and event["args"].get("seat") == 1 for event in back.events)
            await own.until_table(lambda table: table["seats"][1]["kind"] == "guest")
            assert told(own)[-2:] == ["A bot plays for Bruno until they are back.", "Bruno is back and plays on."]

    run(work)


def test_a_second_browser_of_the_owner_sees_no_hand_of_another(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno, Browser(server.url) as again:
            table = (await anna.make("murano", "me", "open", "random", name="Anna"))["id"]
            await bruno.join(table, 1, "Bruno")
            await again.call("PUT", "/me", {"name": "Nobody"})
            own, page = await anna.sit(table), await bruno.sit(table)
            await go(bruno, page, own, server, table, 1)
            for kind in ("open", "reserved"):
                assert await anna.refused("PUT", f"/tables/{table}/seats/1", {"kind": kind}) == (409, "too_few")
            assert await again.refused("PUT", f"/tables/{table}/seats/1", {"kind": "bot"}) == (403, "not_yours")
            # There are two people besides the bot; but both must agree, and one of them is away.
            info = await anna.call("PUT", f"/tables/{table}/seats/2", {"kind": "open"})
            assert [seat["kind"] for seat in info["seats"]] == ["guest", "guest", "bot"]
            assert info["seats"][2]["votes"] == [{"seat": 0, "kind": "person", "mine": True}]
            await anna.call("PUT", f"/tables/{table}/seats/1", {"kind": "bot"})
            for seat in (1, 2):
                assert await again.refused("POST", f"/tables/{table}/seats/{seat}", {}) == (409, "seat_taken")
                path = f"/tables/{table}/seats/{seat}/invitation"
                assert (await anna.refused("POST", path)) == (409, "not_now")
                assert (await (await again.open(table, seat=seat)).receive())["error"] == "seat_lost"
            spectator = await again.sit(table)
            assert spectator.hello["seat"] == -1
            assert "legal" not in spectator.state or spectator.state["legal"] == []

    run(work)


def test_two_others_may_let_a_person_take_an_absent_players_seat_and_all_are_told(server: Server) -> None:
    async def work() -> None:
        async with (
            Browser(server.url) as anna,
            Browser(server.url) as bruno,
            Browser(server.url) as chiara,
            Browser(server.url) as dario,
        ):
            table = (await anna.make("murano", "me", "open", "open", name="Anna"))["id"]
            await bruno.join(table, 1, "Bruno")
            await chiara.join(table, 2, "Chiara")
            own, page, third = await anna.sit(table), await bruno.sit(table), await chiara.sit(table)
            await go(bruno, page, own, server, table, 1)
            path = f"/tables/{table}/seats/1"
            assert (await chiara.call("PUT", path, {"kind": "open"}))["seats"][1]["kind"] == "guest"
            await own.until_table(lambda table: bool(table["seats"][1]["votes"]))
            assert "Chiara would let another person take the seat of Bruno." in told(own)[-1]
            # He is back before Anna has agreed, so nothing was said.
            page = await bruno.sit(table)
            await own.until_table(lambda table: not table["seats"][1]["votes"])
            assert await anna.refused("PUT", path, {"kind": "open"}) == (409, "seat_here")
            await go(bruno, page, own, server, table, 1)
            await anna.call("PUT", path, {"kind": "open"})
            assert (await anna.call("DELETE", path + "/vote"))["seats"][1]["votes"] == []
            await chiara.call("PUT", path, {"kind": "open"})
            assert (await anna.call("PUT", path, {"kind": "open"}))["seats"][1]["kind"] == "open"
            assert await anna.refused("POST", path, {}) == (409, "seat_seen")
            assert await chiara.refused("POST", path, {}) == (409, "seat_seen")
            await dario.join(table, 1, "Dario")
            assert (await dario.sit(table)).hello["seat"] == 1
            await third.until_table(lambda table: table["seats"][1]["name"] == "Dario")
            assert told(third)[-2:] == ["The seat of Bruno is free for another person.", "Dario has sat down."]
            # Bruno reads it when he comes back, and watches.
            late = await bruno.sit(table)
            assert late.hello["seat"] == -1
            assert told(late) == ["Your seat has passed to Dario. You can watch."]
            assert (await (await bruno.open(table, seat=1)).receive())["error"] == "seat_lost"

    run(work)


def test_nobody_is_away_who_plays_at_the_same_device(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            table = (await anna.make("murano", "me", "me", "open", name="Anna"))["id"]
            await bruno.join(table, 2, "Bruno")
            other = await bruno.sit(table)
            page = await anna.sit(table, seat=1)

            def here(table: Json) -> list[bool]:
                return [seat["here"] for seat in table["seats"]]

            await other.until_table(lambda table: here(table) == [True, True, True])
            # The device is handed over: at no moment is one of the two away for good.
            await anna.sit(table, seat=0)
            await page.close()
            await anna.pages[-1].close()
            await other.until_table(lambda table: here(table) == [False, False, True])

    run(work)


def test_those_who_watch_are_named_once_and_players_are_not_among_them(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno, Browser(server.url) as nobody:
            table = (await anna.make("murano", "me", "open", name="Anna"))["id"]
            own = await anna.open(table)
            await own.until("hello")
            await bruno.call("PUT", "/me", {"name": "Bruno"})
            pages = [await bruno.open(table), await bruno.open(table), await nobody.open(table)]
            await anna.open(table, seat=-1)
            await nobody.open(table, screen=1)

            def names(table: Json) -> tuple[list[str], int]:
                return table["watchers"], table["watching"]

            await own.until_table(lambda table: names(table) == (["Bruno"], 2))
            await pages[2].close()
            await own.until_table(lambda table: names(table) == (["Bruno"], 1))
            await pages[0].close()
            await pages[1].close()
            await own.until_table(lambda table: names(table) == ([], 0))

    run(work)


def test_whoever_is_forgotten_is_gone_from_the_whole_file_also_from_deleted_tables(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    server = start(str(tmp_path / "tables.sqlite"))
    known: list[str] = []

    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            tables = [(await anna.make("murano", "me", "open"))["id"] for _ in range(2)]
            for table in tables:
                await bruno.join(table, 1, "Bartolomeo")
                page = await bruno.sit(table)
                await page.send(type="chat", text="Buonasera a tutti")
                await page.until("chat")
                await page.close()
            known.extend(bruno.http.cookies["laguna_guest"].split("."))
            # One of them is deleted, by the host, and could be had back.
            assert laguna("admin", "delete", tables[0], "--db", server.db).returncode == 0
            assert laguna("db", "backup", tmp_path / "before.sqlite", "--db", server.db).returncode == 0
            await bruno.call("DELETE", "/me")

    run(work)
    server.stop()
    said = ["Bartolomeo", "Buonasera", known[0]]
    for file, there in (("before.sqlite", True), ("tables.sqlite", False)):
        data = (tmp_path / file).read_bytes()
        assert [word.encode() in data for word in said] == [there] * 3
    assert not (tmp_path / "tables.sqlite-wal").exists()
