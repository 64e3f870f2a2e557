"""Games that go on where another one was left: who may, what everybody is told, and what stays secret."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from laguna.cli import main
from laguna.kernel.record import Record, parse, replay
from laguna.table import branches

from .browser import Browser, Json, finish, run
from .running import Server, sqlite_place
from .sql import sql
from .test_worth import pass_to_the_end

ONE_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
WITH_A_FRIEND = [{"kind": "me"}, {"kind": "open"}]


async def finished(anna: Browser) -> str:
    table = str((await anna.make("murano", "me", "random", options={"stall_rounds": "1"}, name="Anna"))["id"])
    await finish(anna, table)
    return table


async def text_of(anna: Browser, table: str) -> str:
    return (await anna.http.get(f"/api/tables/{table}/record")).text


def turns(whole: Record) -> list[int]:
    """Who acted in each line of a game."""
    acted: list[int] = []
    replay(whole, each=lambda _, turn, __: acted.append(turn))
    return acted


def go_on(table: str, **more: Any) -> Json:  # noqa: ANN401
    return {"table": table, "seats": ONE_BOT, **more}


def test_anybody_goes_on_out_of_a_finished_game_and_all_are_told(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno, Browser(server.url) as chiara:
            table = await finished(anna)
            whole = parse(await text_of(anna, table))
            at = len(whole.actions) - 6
            for known in (None, 0):
                wish = go_on(table, at=at, known=known) | {"seats": WITH_A_FRIEND, "name": "Bruno"}
                made = await bruno.call("POST", "/continue?lang=de", wish)
                assert (made["state"], made["mark"]) == ("waiting", "was" if known is None else "known")
                assert "Statistik" in made["marked"]
                # Whoever comes is told before they sit down, and the game is where it was left.
                seen = await chiara.call("GET", f"/tables/{made['id']}?lang=it")
                assert "statistiche" in seen["marked"]
                info = await chiara.join(made["id"], 1, "Chiara")
                assert info["state"] == "playing"
                page = await chiara.sit(made["id"])
                assert page.state["n"] >= at
                assert page.table["mark"] == made["mark"]

    run(work)


def test_a_game_that_goes_on_is_played_to_its_end_by_bots_and_survives_a_crash(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    place = sqlite_place(tmp_path)
    server = start(place)
    ids: list[str] = []
    cookies: dict[str, str] = {}

    async def before() -> None:
        async with Browser(server.url) as anna:
            table = await finished(anna)
            # Where Anna is to move: the game waits for her, and bots do not end it before she resigns.
            whole = parse(await text_of(anna, table))
            at = max(n for n, turn in enumerate(turns(whole)) if turn == 0)
            for known in (None, 1):
                made = await anna.call("POST", "/continue", go_on(table, at=at, known=known))
                ids.append(made["id"])
            cookies.update(anna.http.cookies)

    run(before)
    server.kill()
    server = start(place)

    async def after() -> None:
        async with Browser(server.url) as anna:
            anna.http.cookies.update(cookies)
            for id, mark in zip(ids, ("was", "known"), strict=True):
                await finish(anna, id)
                info = await anna.call("GET", f"/tables/{id}")
                assert (info["state"], info["mark"]) == ("over", mark)
                assert (await anna.call("GET", f"/tables/{id}/replay"))["length"] > 0
                # It counts for nothing, and nothing is told beside it.
                assert (await anna.call("GET", f"/tables/{id}/course"))["earlier"] is None
                text = await text_of(anna, id)
                assert branches.is_branch(text) == (mark == "known")
                assert (await anna.call("POST", "/records", {"record": text}))["over"]

    run(after)
    server.stop()
    assert main(["db", "verify", "--db", place]) == 0


def test_nobody_leaves_a_game_that_others_play(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno, Browser(server.url) as mallory:
            table = str((await anna.make("murano", "me", "open", "random"))["id"])
            three = [*ONE_BOT, {"kind": "bot"}]
            waiting = {"table": table, "seats": three}
            assert await anna.refused("POST", "/continue", waiting) == (409, "not_now")
            await bruno.join(table, 1, "Bruno")
            for who in (anna, bruno):
                for wish in ({}, {"at": 0}, {"known": 0}, {"known": 1}):
                    body = {"table": table, "seats": three, **wish}
                    assert await who.refused("POST", "/continue", body) == (403, "others_play")
                assert await who.refused("POST", f"/tables/{table}/copy") == (403, "others_play")
            # Nor once a bot plays for the other one: they have seen its hand, and may come back.
            await bruno.call("POST", f"/tables/{table}/seats/1/resign")
            assert await anna.refused("POST", f"/tables/{table}/copy") == (403, "others_play")
            assert await bruno.refused("POST", f"/tables/{table}/copy") == (403, "others_play")
            # Of somebody else's game against bots nothing is told.
            own = str((await anna.make("venezia", "me", "random"))["id"])
            assert await mallory.refused("POST", f"/tables/{own}/copy") == (403, "no_guest")
            assert await bruno.refused("POST", f"/tables/{own}/copy") == (403, "others_play")
            assert await bruno.refused("POST", "/continue", go_on(own)) == (403, "others_play")
            assert sql(server, f"SELECT mark FROM tables WHERE id IN ('{table}', '{own}')") == [("",), ("",)]

    run(work)


def test_ones_own_game_against_bots_leaves_marked_and_stays_ones_own(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna:
            table = str((await anna.make("murano", "me", "random"))["id"])
            text = (await anna.call("POST", f"/tables/{table}/copy"))["record"]
            assert parse(text).actions
            assert (await anna.call("GET", f"/tables/{table}"))["mark"] == "copied"
            # Whoever has seen its draws cannot give the seat to another person.
            seat = f"/tables/{table}/seats/0"
            assert await anna.refused("PUT", seat, {"kind": "reserved"}) == (409, "not_now")
            # It comes back, or goes elsewhere, line by line, and never as if it had been played here.
            back = await anna.call("POST", "/continue", {"record": text, "seats": ONE_BOT})
            assert (back["state"], back["mark"]) == ("playing", "browser")
            page = await anna.sit(back["id"])
            assert page.state["n"] >= len(parse(text).actions)

    run(work)


def test_what_is_brought_is_played_line_by_line(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            table = await finished(anna)
            text = await text_of(anna, table)
            lines = text.splitlines()
            cheat = "\n".join([*lines[:-1], "0 sail 1"])
            rules = [text.replace("rules ", f"rules {5000 * '9'}"[:end], 1) for end in (7, None)]
            seats = text.replace("seats ", f"seats {5000 * '9'}", 1)
            for wrong in ("", "nothing", cheat, *rules, seats, "x" * 150_000):
                for path, more in (("/records", {}), ("/continue", {"seats": ONE_BOT})):
                    found = await anna.refused("POST", path, {"record": wrong, **more})
                    assert found == (409, "bad_record")
            assert (await anna.refused("POST", "/records", {"record": "x" * 300_000}))[0] == 413
            both = {"record": text, "table": table, "seats": ONE_BOT}
            assert await anna.refused("POST", "/continue", both) == (409, "bad_record")
            assert await anna.refused("POST", "/continue", {"seats": ONE_BOT}) == (409, "bad_record")
            beyond = {"record": text, "seats": ONE_BOT, "at": 10_000}
            assert await anna.refused("POST", "/continue", beyond) == (409, "cannot_play")
            assert await anna.refused("POST", "/continue", go_on("a" * 16)) == (404, "no_such_table")
            found = await anna.call("POST", "/records", {"record": text})
            assert (found["game"], found["seats"], found["over"]) == ("murano", 2, True)
            # Of a whole game a finished table is made, whose replay leads on.
            made = await anna.call("POST", "/continue", {"record": text, "seats": ONE_BOT})
            assert (made["state"], made["mark"]) == ("over", "browser")
            assert (await anna.call("GET", f"/tables/{made['id']}/replay"))["length"] == found["length"]
            # It is none of the games that one has won.
            mine = [one["id"] for one in (await anna.call("GET", "/tables/mine"))["tables"]]
            assert made["id"] in mine
            own = await pass_to_the_end(anna, bruno)
            assert (await anna.call("GET", f"/tables/{own}/course"))["earlier"] is None

    run(work)
