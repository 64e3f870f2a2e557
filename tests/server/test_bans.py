"""What a host says to people: `laguna admin ban`, `unban`, `bans` and `message`."""

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from laguna.kernel.errors import LagunaError
from laguna.server.admin.commands import MESSAGE, who_is
from laguna.server.http.guard import STYLE
from laguna.server.tables.credentials import read_cookie
from laguna.table import wording

from ..command import laguna
from .browser import PATIENCE, Browser, Json, run
from .conftest import BACKENDS, new_place
from .running import Server
from .test_first_database import DATA, FOR_EVER, KNOWN


def admin(db: str, *words: str) -> str:
    done = laguna("admin", *words, "--db", db)
    assert done.returncode == 0, done.stderr
    return done.stdout


def admin_error(db: str, *words: str) -> str:
    done = laguna("admin", *words, "--db", db)
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr


def guest_id(browser: Browser) -> str:
    found = read_cookie(browser.http.cookies.get("laguna_guest"))
    assert found is not None
    return found[0]


async def until_refused(browser: Browser, path: str = "/me") -> tuple[int, Json]:
    """Processes on PostgreSQL hear of it a moment later."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await browser.http.get(f"/api{path}")).status_code == 200:
            await asyncio.sleep(0.02)
    return answer.status_code, answer.json()


async def until_message(browser: Browser, text: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await browser.call("GET", "/message"))["text"] != text:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_banned_guest_is_shown_out_and_told_why_until_the_ban_is_lifted(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, start: Callable[..., Server]
) -> None:
    place = new_place(request, backend, tmp_path)
    server = start(place)

    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            id = (await anna.make("murano", "me", "open"))["id"]
            await bruno.join(id, 1, "Bruno")
            page, other = await bruno.sit(id), await anna.sit(id)
            who = guest_id(bruno)
            feed = (await bruno.call("POST", "/me/feed"))["feed"]
            assert (await anna.http.get(feed)).status_code == 200
            assert f"seat 1: guest {who} Bruno" in admin(place, "show", id)
            assert "kept out" in admin(place, "ban", who)
            byes = [message for message in await page.drain() if message["type"] == "bye"]
            assert [bye["error"] for bye in byes] == ["banned"]
            assert page.socket.close_code == 4003
            # Words come in all languages, a page for browsers, and a last message on sockets.
            for lang in ("en", "it", "de", "fr"):
                status, told = await until_refused(bruno, f"/me?lang={lang}")
                assert (status, told["error"]) == (403, "banned")
                assert told["text"] == wording.say(lang, "refused-banned")
            # What they have given to a program, which has no cookie, shows nothing more either.
            assert (await anna.http.get(feed)).status_code == 403
            html = await bruno.http.get("/", headers={"accept": "text/html", "accept-language": "de"})
            assert (html.status_code, wording.say("de", "refused-banned") in html.text) == (403, True)
            assert html.headers["content-type"] == "text/html; charset=utf-8"
            assert (await bruno.http.get(STYLE)).status_code == 200
            again = await bruno.open(id)
            assert (await again.receive())["error"] == "banned"
            # Nobody else is.
            assert (await other.ask(type="ping"))["type"] == "pong"
            assert (await anna.http.get("/api/me")).status_code == 200
            assert who in admin(place, "bans")
            assert "already" in admin_error(place, "ban", who)
            assert "let in again" in admin(place, "unban", who)
            async with asyncio.timeout(PATIENCE):
                while (await bruno.http.get("/api/me")).status_code != 200:
                    await asyncio.sleep(0.02)
            assert (await bruno.sit(id)).hello["seat"] == 1
            assert "is not banned" in admin_error(place, "unban", who)
            assert "There is no guest" in admin_error(place, "ban", "a" * 16)

    run(work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_banned_address_is_kept_out_also_by_the_next_server(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, start: Callable[..., Server]
) -> None:
    place = new_place(request, backend, tmp_path)
    # A proxy on this machine says from where somebody comes.
    server = start(place)
    there = {"x-forwarded-for": "2001:db8:1:2:3::4"}

    def come(server: Server, banned: bool) -> None:
        async def work() -> None:
            async with Browser(server.url) as anna:
                for address, out in (("2001:db8:1:2::9", banned), ("2001:db8:1:3::9", False)):
                    headers = {"x-forwarded-for": address}
                    async with asyncio.timeout(PATIENCE):
                        while ((await anna.http.get("/api/me", headers=headers)).status_code == 403) is not out:
                            await asyncio.sleep(0.02)
                assert (await anna.http.get("/healthz", headers=there)).status_code == 200

        run(work)

    come(server, False)
    assert "2001:db8:1:2::/64" in admin(place, "ban", "2001:db8:1:2:3::4")
    come(server, True)
    server.stop()
    assert "2001:db8:1:2::/64" in admin(place, "bans")
    server = start(place)
    come(server, True)
    admin(place, "unban", "2001:db8:1:2::/64")
    come(server, False)
    assert admin(place, "bans") == "Nobody is banned.\n"


def test_who_is_meant() -> None:
    assert who_is("192.0.2.7") == who_is("::ffff:192.0.2.7") == who_is("192.0.2.7/32") == ("address", "192.0.2.7")
    assert who_is("2001:db8::1") == who_is("2001:db8::/64") == ("address", "2001:db8::/64")
    assert who_is("abcdefgh234567ab") == ("guest", "abcdefgh234567ab")
    for wrong in ("", "Anna", "192.0.2.0/24", "2001:db8::/48", "300.1.1.1", "a" * 17):
        with pytest.raises(LagunaError):
            who_is(wrong)


@pytest.mark.parametrize("backend", BACKENDS)
def test_everybody_can_read_the_message_of_the_host(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, start: Callable[..., Server]
) -> None:
    place = new_place(request, backend, tmp_path)
    server = start(place)

    async def work() -> None:
        async with Browser(server.url) as anna:
            assert await anna.call("GET", "/message") == {"text": "", "at": 0}
            admin(place, "message", "Tonight at nine: <b>the  cup</b> ☕")
            await until_message(anna, "Tonight at nine: <b>the cup</b> ☕")
            for wrong in ("x" * (MESSAGE + 1), "bad\x07bell", "\u200e", "   "):
                assert "message" in admin_error(place, "message", wrong)
            await until_message(anna, "Tonight at nine: <b>the cup</b> ☕")
            # Whoever comes to a table is told, and whoever is there when it changes.
            page = await anna.sit((await anna.make("murano", "me", "me"))["id"])
            host = await page.until("host")
            assert (host["text"], host["at"] > 0) == ("Tonight at nine: <b>the cup</b> ☕", True)
            admin(place, "message", "Later.")
            await until_message(anna, "Later.")
            assert (await page.until("host"))["text"] == "Later."
            admin(place, "message", "--clear")
            await until_message(anna, "")
            assert (await page.until("host"))["text"] == ""

    run(work)


def test_a_filled_database_of_the_first_version_takes_bans_and_a_message(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    place = tmp_path / "tables.sqlite"
    place.write_bytes(gzip.decompress((DATA / "first.sqlite.gz").read_bytes()))
    server = start(str(place), *FOR_EVER)
    guest = KNOWN["cookies"]["bruno"].split(".")[0]
    admin(server.db, "ban", guest)
    admin(server.db, "message", "Ciao")

    async def work() -> None:
        async with Browser(server.url) as bruno:
            bruno.http.cookies.set("laguna_guest", KNOWN["cookies"]["bruno"])
            assert (await bruno.http.get("/api/me")).status_code == 403
            bruno.http.cookies.set("laguna_guest", KNOWN["cookies"]["anna"])
            assert (await bruno.http.get("/api/me")).status_code == 200
            assert json.loads((await bruno.http.get("/api/message")).text)["text"] == "Ciao"

    run(work)
