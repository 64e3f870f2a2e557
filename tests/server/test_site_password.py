"""A private site: its password guards pages, API and sockets, and is told to nobody."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode

import psycopg
import pytest

from laguna.server.limits import Limits
from laguna.server.settings import SECRET, gather
from laguna.table import wording

from ..command import laguna
from .browser import Browser, run
from .conftest import new_place
from .postgres import Cluster
from .running import Server

WORD = "canal grande & più"
ENVIRONMENT = {"LAGUNA_SITE_PASSWORD": WORD}
HTML = {"accept": "text/html,*/*", "content-type": "application/x-www-form-urlencoded"}


async def enter(browser: Browser, word: str, path: str = "/", **headers: str) -> int:
    """Fill in the form, as a browser does: the status."""
    answer = await browser.http.post(path, content=urlencode({"secret": word}), headers={**HTML, **headers})
    return answer.status_code


@pytest.mark.parametrize("backend", ["sqlite", pytest.param("postgres", marks=pytest.mark.soak)])
def test_nobody_comes_in_without_the_password(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, start: Callable[..., Server]
) -> None:
    place = new_place(request, backend, tmp_path)
    server = start(place, env=ENVIRONMENT)
    kept: dict[str, str] = {}

    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno:
            for lang in ("en", "it", "de", "fr"):
                headers = {"accept": "text/html", "accept-language": lang}
                page = await anna.http.get("/", headers=headers)
                assert (page.status_code, wording.say(lang, "gate-site") in page.text) == (403, True)
                assert page.headers["content-type"] == "text/html; charset=utf-8"
                # Only with a referrer do browsers name the origin of a form.
                assert page.headers.get_list("referrer-policy") == ["same-origin"]
                assert "<script" not in page.text
            assert (await anna.http.get("/small.css")).status_code == 200
            for path in ("/api/games", "/api/me", "/api/openapi.json", "/assets/x.js", "/index.html"):
                answer = await anna.http.get(path)
                assert (answer.status_code, answer.json()["error"]) == (403, "site_password"), path
            assert await anna.refused("POST", "/tables", {"game": "murano", "seats": [{"kind": "me"}] * 2})
            # What programs of the host ask for stays as it is.
            for path in ("/healthz", "/readyz", "/metrics"):
                assert (await anna.http.get(path)).status_code == 200
            assert await enter(anna, "wrong") == 403
            assert "laguna_site" not in anna.http.cookies
            assert await enter(anna, WORD, origin="https://elsewhere.example") == 403
            assert await enter(anna, WORD, "/table/abc") == 303
            assert await enter(anna, WORD) == 303, "who sends the form twice is led on twice"
            cookie = anna.http.cookies["laguna_site"]
            table = (await anna.make("murano", "me", "me"))["id"]
            assert (await anna.sit(table)).state["n"] >= 0
            # A socket without the cookie, or with a forged one, is told why and sees nothing else.
            for forged in ("", cookie[:-1] + ("0" if cookie[-1] != "0" else "1"), "9" * 14 + cookie[10:], "1.2.3"):
                if forged:
                    bruno.http.cookies.set("laguna_site", forged)
                assert (await bruno.http.get("/api/me")).status_code == 403
                page_ = await bruno.open(table)
                told = await page_.drain()
                assert [(message["type"], message["error"]) for message in told] == [("bye", "site_password")]
            kept["cookie"] = cookie

    run(work)
    server.stop()
    assert not any(WORD in line or "wrong" in line for line in server.log)
    # The cookie outlives a restart, but not another password.
    for word, status in ((WORD, 200), ("other", 403)):
        again = start(place, env={"LAGUNA_SITE_PASSWORD": word})

        async def come(status: int = status, again: Server = again) -> None:
            async with Browser(again.url) as anna:
                anna.http.cookies.set("laguna_site", kept["cookie"])
                assert (await anna.http.get("/api/me")).status_code == status

        run(come)
        again.stop()


def test_wrong_tries_are_counted_by_address_and_in_all_for_all_processes(
    cluster: Cluster, start: Callable[..., Server]
) -> None:
    few = ("--limit", "tries=3", "--limit", "all_tries=5", "--limit", "new_tables=3", "--limit", "new_guests=4")
    servers = [start(address, *few, env=ENVIRONMENT) for address in [cluster.new_database()] * 2]

    async def work() -> None:
        async with Browser(servers[0].url) as one, Browser(servers[1].url) as two:

            async def guess(browser: Browser, word: str, address: str) -> int:
                return await enter(browser, word, **{"x-forwarded-for": address})

            # Whoever knows it is not counted.
            assert [await guess(one, WORD, "192.0.2.1") for _ in range(5)] == [303] * 5
            tried = [await guess(browser, "wrong", "192.0.2.1") for browser in (one, two, one, two)]
            assert tried == [403, 403, 403, 429]
            assert await guess(two, WORD, "192.0.2.1") == 429, "the right one is not found out by going on"
            assert [await guess(two, "wrong", f"192.0.2.{n}") for n in (2, 3, 4)] == [403, 403, 429]
            # Whoever is in stays in, and makes so many tables and no more, on whichever process.
            assert (await one.http.get("/api/me")).status_code == 200
            two.http.cookies.set("laguna_site", one.http.cookies["laguna_site"])
            new = {"game": "murano", "seats": [{"kind": "me"}] * 2}
            made = [(await browser.http.post("/api/tables", json=new)).status_code for browser in (one, two) * 2]
            assert made == [201, 201, 201, 429]
            guests = []
            for browser in (one, two, one):
                browser.http.cookies.delete("laguna_guest")
                guests.append((await browser.http.put("/api/me", json={"name": "Anna"})).status_code)
            assert guests == [200, 200, 429]

    run(work)
    # No address is stored.
    with psycopg.connect(servers[0].db) as connection:
        stored = connection.execute("SELECT kind, who FROM asked").fetchall()
    assert {kind for kind, _ in stored} == {"site", "new_tables", "new_guests"}
    assert not any("." in who or ":" in who for _, who in stored)


def test_secrets_come_from_the_environment_or_a_file_and_are_never_shown(tmp_path: Path) -> None:
    file = tmp_path / "laguna.toml"
    file.write_text('site_password = "canal"\nadmin_token = "grande-grande-grande"\n')
    found = gather({}, {}, {}, file).settings("")
    assert (found.site_password, found.admin_token) == ("canal", "grande-grande-grande")
    shown = laguna("serve", "--show-config", "--config", file).stdout
    assert "canal" not in shown
    assert "grande" not in shown
    assert f"# site_password is given by {file}" in shown
    for name in SECRET:
        done = laguna("serve", f"--{name.replace('_', '-')}", "canal")
        assert (done.returncode, "canal" in done.stderr) == (2, False)
        assert f"LAGUNA_{name.upper()}" in "".join(done.stderr.split())
    file.write_text('admin_token = "short"\n')
    done = laguna("serve", "--config", file, "--db", tmp_path / "tables.sqlite")
    assert (done.returncode, "at least 16 characters" in done.stderr) == (2, True)
    assert Limits().tries < Limits().all_tries
