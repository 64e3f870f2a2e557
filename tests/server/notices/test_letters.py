"""E-mail from end to end: nobody gets letters who does not want them, and one click ends them."""

import re
from collections.abc import Callable
from email.message import EmailMessage
from pathlib import Path

import httpx

from ..browser import Browser, run
from ..running import Server
from ..sql import sql
from .outside import free_port
from .post_office import post_office
from .told import SOON, Two, until_told


def code_in(letter: EmailMessage) -> str:
    found = re.search(r": (\w{6}) is", str(letter["subject"]))
    assert found
    return found[1]


def test_letters_come_to_who_wants_them_and_end_with_one_click(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    port = free_port()
    env = {"LAGUNA_MAIL_SERVER": f"smtp://127.0.0.1:{port}", "LAGUNA_MAIL_FROM": "laguna@laguna.example"}

    async def work() -> None:
        server = start(
            str(tmp_path / "tables.sqlite"), code=SOON, env=env | {"LAGUNA_SITE_PASSWORD": "open sesame"}
        )
        async with post_office(port=port) as office, Browser(server.url) as anna, Browser(server.url) as bruno:
            for one in (anna, bruno):
                form = {"accept": "text/html", "content-type": "application/x-www-form-urlencoded"}
                await one.http.post("/", content="secret=open+sesame", headers={**form, "origin": server.url})
            two = await Two(server, anna, bruno).begin()
            assert "mail" in (await two.away.call("GET", "/me/notices"))["kinds"]
            for wrong in ("away", "away@localhost", "away@example.org\nBcc: x@example.org", "a b@example.org"):
                refused = await two.away.refused("POST", "/me/notices/mail", {"address": wrong})
                assert refused == (409, "bad_address")
            office.refusal = "550 no such user"
            body = {"address": "away@example.org"}
            assert await two.away.refused("POST", "/me/notices/mail", body) == (409, "bad_address")
            assert (await two.away.call("GET", "/me/notices"))["channels"] == []
            office.refusal = ""
            # The code comes by letter; until it is typed nothing else comes, not even a test.
            mine = (await two.away.call("POST", "/me/notices/mail", body))["channels"][0]
            assert (mine["waits"], mine["name"]) == (True, "away@example.org")
            id = mine["id"]
            assert await two.away.refused("POST", f"/me/notices/{id}/test") == (404, "no_such_page")
            code = code_in(office.letters[0][1])
            assert office.letters[0][1]["list-unsubscribe"] is None
            assert sql(server, f"SELECT 1 FROM channels WHERE code LIKE '%{code}%'") == []
            path = f"/me/notices/{id}/code"
            assert await two.away.refused("POST", path, {"code": "AAAAAA"}) == (403, "wrong_code")
            assert await two.here.refused("POST", path, {"code": code}) == (404, "no_such_page")
            shown = await two.away.call("POST", path, {"code": code.lower()})
            assert not shown["channels"][0]["waits"]
            await two.play()
            await office.wait(2)
            await until_told(server, two.table)
            assert str(office.letters[1][1]["subject"]) == "Murano: it is your turn"
            # A program for e-mail, without cookies, and with the password of the site unknown to it.
            link = str(office.letters[1][1]["list-unsubscribe"]).strip("<>")
            async with httpx.AsyncClient() as outside:
                forged = link[:-1] + ("0" if link[-1] != "0" else "1")
                assert (await outside.post(forged, data={"List-Unsubscribe": "One-Click"})).status_code == 404
                page = await outside.get(link)
                assert page.status_code == 200
                assert "<form" in page.text
                # Looking at it ends nothing.
                assert len((await two.away.call("GET", "/me/notices"))["channels"]) == 1
                for _ in range(2):
                    done = await outside.post(link, data={"List-Unsubscribe": "One-Click"})
                    assert done.status_code == 200
            assert (await two.away.call("GET", "/me/notices"))["channels"] == []

    run(work)


def test_wrong_codes_end_it(tmp_path: Path, start: Callable[..., Server]) -> None:
    port = free_port()
    env = {"LAGUNA_MAIL_SERVER": f"smtp://127.0.0.1:{port}", "LAGUNA_MAIL_FROM": "laguna@laguna.example"}

    async def work() -> None:
        server = start(str(tmp_path / "tables.sqlite"), env=env)
        async with post_office(port=port) as office, Browser(server.url) as anna:
            await anna.call("PUT", "/me", {"name": "Anna"})
            body = {"address": "anna@example.org"}
            id = (await anna.call("POST", "/me/notices/mail", body))["channels"][0]["id"]
            code = code_in(office.letters[0][1])
            for _ in range(5):
                assert await anna.refused("POST", f"/me/notices/{id}/code", {"code": "AAAAAA"}) == (
                    403,
                    "wrong_code",
                )
            found = await anna.refused("POST", f"/me/notices/{id}/code", {"code": code})
            assert found == (404, "no_such_page")

    run(work)
