"""A running game needs its package and its board: while one of them is missing it waits, and nothing is lost."""

from pathlib import Path

import pytest

from laguna.server.store import Db, queries
from laguna.server.tables.services import TableServices

from ..browser import Browser, finish, run
from ..in_process import with_tables
from ..running import Server, sqlite_place

OTHER_BOARD = "from laguna.games import murano\nmurano.EDITION = 'printed'\n"
"""Planted in a server's own process: it plays on another board."""
NOT_INSTALLED = """
from laguna.kernel import registry
from laguna.kernel.errors import CannotParse
registry.names = registry.ours = lambda: ("venezia",)
load = registry.load
def without_murano(name):
    if name == "murano":
        raise CannotParse("There is no game called murano.")
    return load(name)
registry.load = without_murano
"""
"""The same for a server that does not have the game."""


@pytest.mark.parametrize(
    ("missing", "said"), [(OTHER_BOARD, "board"), (NOT_INSTALLED, "not installed")], ids=["board", "game"]
)
def test_a_game_waits_for_what_is_missing_and_then_goes_on(tmp_path: Path, missing: str, said: str) -> None:
    place = sqlite_place(tmp_path)
    cookies: dict[str, str] = {}
    ids: dict[str, str] = {}
    before: dict[str, int] = {}

    async def begin(server: Server) -> None:
        async with Browser(server.url) as anna:
            ids["table"] = (await anna.make("murano", "me", "me"))["id"]
            ids["waiting"] = (await anna.make("murano", "me", "open"))["id"]
            ids["finished"] = (await anna.make("murano", "me", "random", options={"stall_rounds": "1"}))["id"]
            await finish(anna, ids["finished"])
            await anna.call("GET", f"/tables/{ids['finished']}/replay")
            page = await anna.sit(ids["table"])
            before["n"] = page.state["n"]
            cookies.update(anna.http.cookies.items())

    async def miss_it(server: Server) -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            anna.http.cookies.update(cookies)
            table = ids["table"]
            page = await anna.open(table)
            hello = await page.receive()
            assert (hello["table"]["state"], said in hello["table"]["closed"]) == ("closed", True)
            # It may go on, and its draws are secret: nobody gets them, not even who sits there.
            assert (await anna.refused("GET", f"/tables/{table}/record"))[0] == 409
            assert (await anna.refused("DELETE", f"/tables/{table}/seats/0"))[0] == 409
            mine = {one["id"]: one for one in (await anna.call("GET", "/tables/mine"))["tables"]}[table]
            assert (mine["state"], mine["turn"]) == ("closed", -2)
            assert (await bruno.refused("POST", f"/tables/{table}/seats/1", {"name": "Bruno"}))[0] == 409
            # What is over was archived, and can be looked at all the same.
            assert (await anna.call("GET", f"/tables/{ids['finished']}/replay"))["length"] > 0
            # Lessons are of our board, and a game that is not installed cannot be begun.
            games = {game["id"]: game for game in (await anna.call("GET", "/games"))["games"]}
            assert games.get("murano", {"guides": []})["guides"] == []
            assert games["venezia"]["guides"]

    async def come_back(server: Server) -> None:
        async with Browser(server.url) as anna:
            anna.http.cookies.update(cookies)
            page = await anna.sit(ids["table"])
            assert page.state["n"] == before["n"]
            assert page.state["legal"]

    for code, work in (("", begin), (missing, miss_it), ("", come_back)):
        server = Server(place, code=code)
        try:
            server.wait()
            run(lambda work=work, server=server: work(server))  # type: ignore[misc]
        finally:
            assert server.stop() == 0


def test_options_that_an_older_server_does_not_know_are_stored_only_where_they_were_chosen(tmp_path: Path) -> None:
    async def work(tables: TableServices) -> None:
        row = await tables.store.run(lambda db: queries.table(db, "a" * 16))
        assert row is not None
        assert "last_studio" not in row.options
        assert (await tables.loaded.get("a" * 16)).info("anna", "en").options["last_studio"] == "counts"

    with_tables(tmp_path, "a", work)


def test_games_that_the_first_version_has_closed_beside_us_go_on(tmp_path: Path) -> None:
    async def work(tables: TableServices) -> None:
        def close(db: Db) -> None:
            queries.close(db, "a" * 16, "unreadable", 1)
            queries.close(db, "b" * 16, "admin", 1)

        await tables.store.run(close)
        await tables.store.run(queries.reopen)
        assert (await tables.loaded.get("a" * 16)).plays
        assert not (await tables.loaded.get("b" * 16)).plays

    with_tables(tmp_path, "ab", work)
