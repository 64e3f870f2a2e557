"""All that is kept of a player is listed, exported and deleted, and nothing else of them is anywhere."""

import re
import sqlite3
from pathlib import Path

from laguna.server.players.kept import KEPT
from laguna.server.store import migrations

from ..browser import Browser, Json, Page, run
from ..running import Server
from ..sql import sql
from .authenticator import Authenticator
from .people import guest_of, join, show_code

SECRETS = {"secret", "code", "token", "hash", "recovery", "link"}
"""Columns with hashes."""


def tables() -> dict[str, list[str]]:
    """All tables of the database that can name a person, with their columns."""
    db = sqlite3.connect(":memory:")
    db.execute("CREATE TABLE migrations (number BIGINT PRIMARY KEY, at BIGINT NOT NULL)")
    for _, text in migrations.steps():
        for statement in migrations.statements(text):
            db.execute(statement)
    names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {name: [row[1] for row in db.execute(f"PRAGMA table_info({name})")] for name in names}
    db.close()
    return found


def rows_with(server: Server, guest: str) -> dict[str, int]:
    """How many rows of each table have the id of a guest anywhere."""
    found = {}
    for table, columns in tables().items():
        where = " OR ".join(
            f"CAST({column} AS TEXT) LIKE '%{guest}%'" for column in columns if column != "archive"
        )
        if count := len(sql(server, f"SELECT 1 FROM {table} WHERE {where}")):
            found[table] = count
    return found


async def fill(anna: Browser, phone: Browser, bruno: Browser) -> tuple[str, str, Page]:
    """A player of whom there is a row in every table that can have one."""
    await anna.call("PUT", "/me/player", {"name": "Anna", "colour": 3, "lang": "it"})
    await join(anna, phone)
    playing = (await anna.make("murano", "me", "open", "open", name="Anna"))["id"]
    await bruno.join(playing, 1, "Bruno")
    async with Browser(anna.url) as carla:
        await carla.join(playing, 2, "Carla")
    page = await anna.sit(playing)
    await page.send(type="chat", text="what Anna said")
    await page.until("chat")
    await anna.call("PUT", f"/tables/{playing}/mute", {"seats": [1]})
    link = (await anna.call("POST", "/me/friends/link"))["link"]
    await bruno.call("POST", "/me/friends", {"code": link.rpartition(".")[2]})
    waiting = (await anna.make("venezia", "me", "open", name="Anna"))["id"]
    friend = (await anna.call("GET", "/me/player"))["friends"][0]["id"]
    await anna.call("POST", f"/me/friends/{friend}/invite", {"table": waiting})
    theirs = (await bruno.make("venezia", "me", "open", name="Bruno"))["id"]
    friend = (await bruno.call("GET", "/me/player"))["friends"][0]["id"]
    await bruno.call("POST", f"/me/friends/{friend}/invite", {"table": theirs})
    watched = (await bruno.make("murano", "me", "me", name="Bruno"))["id"]
    watching = await anna.sit(watched)
    await Authenticator(anna).make()
    await anna.call("POST", "/me/passkeys/new")
    await anna.call("POST", "/me/recovery")
    await show_code(anna)
    await anna.call("PUT", "/me/hours", {"zone": "Europe/Rome", "opens": 480, "closes": 1320})
    await anna.call("POST", "/me/notices/ntfy", {"address": "https://ntfy.sh/anna"})
    await anna.call("POST", "/me/feed")
    await anna.call("PUT", "/me/notices/quiet", {"zone": "Europe/Rome", "first": 1320, "last": 480})
    return playing, waiting, watching


def test_every_column_that_can_name_a_person_is_listed() -> None:
    """A new table with a guest in it has to be added to `KEPT`, to the export and to the deletion."""
    listed = {re.split(r"\W", table)[0] for table, _, _ in KEPT.values()}
    named = {
        table
        for table, columns in tables().items()
        if {"guest", "owner", "former", "by_guest", "friend"} & set(columns) or table == "guests"
    }
    assert named == listed
    for _, columns, _ in KEPT.values():
        assert not SECRETS & set(columns)


def test_all_that_is_kept_is_exported_and_deleted(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as phone, Browser(server.url) as bruno:
            playing, waiting, watching = await fill(anna, phone, bruno)
            guest = guest_of(anna)
            # What others said about her seat, and what she said about others'.
            sql(
                server,
                f"INSERT INTO votes (table_id, seat, guest, kind) VALUES ('{playing}', 1, '{guest}', 'bot')",
            )
            sql(
                server,
                "INSERT INTO due (kind, key, guest, payload, wanted, at, holder, tries) "
                f"VALUES ('test', '{guest}', '{guest}', '', 1, 1, '', 0)",
            )
            sql(
                server,
                "INSERT INTO plans (table_id, seat, guest, turns, began, done, since, ended, made) "
                f"VALUES ('{playing}', 0, '{guest}', '[]', -1, -1, 0, 'misfit', 1)",
            )
            sql(server, f"INSERT INTO days_off (guest, begins, ends) VALUES ('{guest}', 1, 2)")
            sql(
                server,
                "INSERT INTO untold (channel, guest, table_id, what, since, at, mark) "
                f"SELECT id, guest, '{playing}', 'turn', 1, 1, '' FROM channels WHERE guest = '{guest}'",
            )
            sql(
                server,
                "INSERT INTO webhooks (table_id, guest, service, address, message, lang, site, made, told, "
                "failed, until) "
                f"VALUES ('{playing}', '{guest}', 'json', 'https://x.example/', '', '', '', 1, 0, 0, 0)",
            )
            sql(
                server,
                "INSERT INTO tries (day, game, guest, begun, state, score, rank, regular) "
                f"VALUES ('2026-01-01', 'murano', '{guest}', 1, 'counted', 50, 1, 1)",
            )
            sql(server, f"INSERT INTO ratings VALUES ('{guest}', 'murano', 25, 8, 1)")
            sql(server, f"INSERT INTO rated_games VALUES ('{playing}', 'murano', 1, 1)")
            sql(server, f"INSERT INTO rated_seats VALUES ('{playing}', 0, '{guest}', '', 1, 25, 8)")
            sql(server, f"UPDATE seats SET former = '{guest}' WHERE table_id = '{waiting}' AND seat = 1")
            stored = rows_with(server, guest)
            found: Json = (await phone.call("GET", "/me/export"))["kept"]
            exported: dict[str, int] = {}
            for sort, (table, _, _) in KEPT.items():
                name = re.split(r"\W", table)[0]
                if (name, sort) not in (("players", "recovery"), ("players", "link")):
                    exported[name] = exported.get(name, 0) + len(found[sort])
            assert set(exported) == set(stored)
            # A friendship has a row for each of the two, and this is her own.
            assert {**exported, "friends": 2} == stored
            assert all(found.values()), [sort for sort, rows in found.items() if not rows]
            assert found["chat"][0]["text"] == "what Anna said"
            assert found["passkeys"][0].keys() == {"id", "public_key", "counter"}
            shown = await anna.call("GET", "/me/player")
            assert {one["sort"]: one["count"] for one in shown["kept"]} == {
                s: len(rows) for s, rows in found.items()
            }
            assert guest not in str(shown) + str(found)
            assert guest_of(bruno) not in str(shown) + str(found)
            # Deleted from any device, it is gone for all.
            await watching.close()
            await phone.call("DELETE", "/me")
            assert rows_with(server, guest) == {}
            assert (await anna.call("GET", "/me"))["known"] is False
            assert (await bruno.call("GET", "/me/player"))["friends"] == []

    run(work)


def test_a_guest_who_is_no_player_has_nothing_of_a_player(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as nobody:
            await anna.make("murano", "me", "me", name="Anna")
            await anna.call("GET", "/me/player")
            assert set(rows_with(server, guest_of(anna))) == {"guests", "tables", "seats", "held"}
            assert (await nobody.call("GET", "/me/player"))["known"] is False
            assert await nobody.refused("GET", "/me/export") == (403, "no_guest")
            assert "laguna_guest" not in nobody.http.cookies

    run(work)


def test_players_pass_with_an_export_of_the_host(server: Server, tmp_path: Path) -> None:
    from laguna.server.store.export_import import COLUMNS

    forgotten = {"joins", "challenges", "wrong_codes", "watchers", "done", "host_message", "migrations"}
    forgotten |= {"asked", "server_keys", "due", "untold", "noticed"}
    assert set(COLUMNS) == set(tables()) - forgotten
    for table, columns in COLUMNS.items():
        assert set(columns) == set(tables()[table]), table
