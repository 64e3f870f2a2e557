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
            answer = await anna.http.get(f"/api/tables/{table}/record")
            assert answer.status_code == 200
            assert answer.text.splitlines()[:2] == ["laguna record", "game murano"]
            assert "* first" in answer.text
            # Hands are in it, so it is only for those who sit there.
            assert (await bruno.refused("GET", f"/tables/{table}/record"))[0] == 409

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
