"""A table belongs to the board it was begun on: on another it waits, and nothing of it is lost."""

from pathlib import Path

from ..browser import Browser, run
from ..running import Server, sqlite_place

OTHER = "from laguna.games import murano\nmurano.EDITION = 'printed'\n"
"""Planted in a server's own process: it plays on another board."""


def test_a_game_waits_for_its_board_and_then_goes_on(tmp_path: Path) -> None:
    place = sqlite_place(tmp_path)
    cookies: dict[str, str] = {}
    ids: dict[str, str] = {}
    before: dict[str, int] = {}

    async def begin(server: Server) -> None:
        async with Browser(server.url) as anna:
            ids["table"] = (await anna.make("murano", "me", "me"))["id"]
            page = await anna.sit(ids["table"])
            before["n"] = page.state["n"]
            cookies.update(anna.http.cookies.items())

    async def meet_another_board(server: Server) -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            anna.http.cookies.update(cookies)
            table = ids["table"]
            page = await anna.open(table)
            hello = await page.receive()
            assert (hello["table"]["state"], "board" in hello["table"]["closed"]) == ("closed", True)
            # It may go on, and its draws are secret: nobody gets them, not even who sits there.
            assert (await anna.refused("GET", f"/tables/{table}/record"))[0] == 409
            assert (await anna.refused("DELETE", f"/tables/{table}/seats/0"))[0] == 409
            (mine,) = (await anna.call("GET", "/tables/mine"))["tables"]
            assert (mine["state"], mine["turn"]) == ("closed", -2)
            assert (await bruno.refused("POST", f"/tables/{table}/seats/1", {"name": "Bruno"}))[0] == 409
            # Lessons are of our board.
            games = {game["id"]: game for game in (await anna.call("GET", "/games"))["games"]}
            assert games["murano"]["guides"] == []
            assert games["venezia"]["guides"]

    async def come_back(server: Server) -> None:
        async with Browser(server.url) as anna:
            anna.http.cookies.update(cookies)
            page = await anna.sit(ids["table"])
            assert page.state["n"] == before["n"]
            assert page.state["legal"]

    for code, work in (("", begin), (OTHER, meet_another_board), ("", come_back)):
        server = Server(place, code=code)
        try:
            server.wait()
            run(lambda work=work, server=server: work(server))  # type: ignore[misc]
        finally:
            assert server.stop() == 0
