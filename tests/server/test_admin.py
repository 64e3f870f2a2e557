"""`laguna admin`: on the database, and through the server that runs."""

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from laguna.server import admin

from ..command import laguna
from .browser import Browser, run
from .conftest import BACKENDS, new_place
from .running import Server
from .sql import sql


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_host_lists_closes_deletes_and_gives_back_tables_while_people_play(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, start: Callable[..., Server]
) -> None:
    place = new_place(request, backend, tmp_path)
    server = start(place, code="from laguna.server.tables import clock\nclock.NEAR = -1\n")

    def do(*words: str) -> str:
        done = laguna("admin", *words, "--db", place)
        assert done.returncode == 0, done.stderr
        return done.stdout

    async def work() -> None:
        async with Browser(server.url) as anna:
            ids = [(await anna.make("murano", "me", "me"))["id"] for _ in range(2)]
            listed = do("list", "--state", "playing")
            assert all(id in listed for id in ids)
            shown = do("show", ids[0])
            assert "seat 1: guest" in shown
            assert do("record", ids[0]).startswith("laguna record")
            # Whoever plays there is told, and can neither move nor come back until the table is given back.
            page = await anna.sit(ids[0])
            assert "deleted" in do("delete", ids[0])
            assert [message for message in await page.drain() if message["type"] == "bye"]
            assert (await anna.refused("GET", f"/tables/{ids[0]}"))[0] == 404
            assert ids[0] in do("list", "--state", "deleted")
            assert "given back" in do("undelete", ids[0])
            again = await anna.sit(ids[0])
            assert (await again.do(again.state["legal"][0]["do"]))["type"] == "done"
            other = await anna.sit(ids[1])
            do("close", ids[1])
            await other.until_table(lambda table: table["state"] == "closed")
            assert (await anna.http.get(f"/api/tables/{ids[1]}/record")).text.startswith("laguna record")
            assert "Deleted tables: 0." in do("expire", "--now")
            # Whatever it thought of its clock, the server goes on, too.
            async with asyncio.timeout(20):
                while not any("the clock is right" in line for line in server.log):
                    await asyncio.sleep(0.02)
            for words, said in (
                (("undelete", ids[0]), "was not deleted"),
                (("close", ids[1]), "is closed"),
                (("show", "nosuchtable"), "There is no table"),
            ):
                done = laguna("admin", *words, "--db", place)
                assert (done.returncode, said in done.stderr) == (2, True), done.stderr
            if backend == "sqlite":
                assert stat.S_IMODE(admin.socket_of(place).stat().st_mode) == 0o600

    run(work)
    server.stop()
    assert sql(server, "SELECT count(*) FROM tables WHERE deleted > 0") == [(0,)]
    assert not admin.socket_of(place).exists()
    # Without a server the database is asked.
    assert "murano" in do("list")


def test_no_database_is_made_or_migrated_by_the_way(tmp_path: Path) -> None:
    done = laguna("admin", "list", "--db", tmp_path / "none.sqlite")
    assert (done.returncode, "There is no database" in done.stderr) == (2, True)
    old = tmp_path / "old.sqlite"
    assert laguna("db", "migrate", "--db", old).returncode == 0
    with sqlite3.connect(old) as connection:
        connection.execute("DELETE FROM migrations WHERE number = -8")
    connection.close()
    done = laguna("admin", "list", "--db", old)
    assert (done.returncode, "laguna db migrate" in done.stderr) == (2, True)
    assert sorted(path.name for path in tmp_path.glob("*.sqlite")) == ["old.sqlite"]


def test_what_is_too_old_is_as_for_the_server(tmp_path: Path, start: Callable[..., Server]) -> None:
    server = start(str(tmp_path / "tables.sqlite"))

    async def wait() -> None:
        async with Browser(server.url) as anna:
            await anna.make("murano", "me", "open")

    run(wait)
    server.stop()
    sql(server, "UPDATE tables SET made = made - 100, moved = moved - 100")
    expire = ("admin", "expire", "--now", "--db", server.db)
    assert "Deleted tables: 0." in laguna(*expire).stdout
    assert "Deleted tables: 1." in laguna(*expire, LAGUNA_LIMIT_WAITING_AGE="50").stdout
