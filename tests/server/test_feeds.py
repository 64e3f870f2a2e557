"""Calendar and feed: secret addresses that show which tables wait, and nothing else."""

import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

from laguna.server.notices import feeds
from laguna.server.notices.feeds import Waiting
from laguna.server.notices.texts import Place

from .browser import Browser, run
from .players.people import guest_of, join
from .running import Server, sqlite_place
from .sql import sql

ATOM = "{http://www.w3.org/2005/Atom}"


def test_a_feed_shows_the_tables_that_wait_and_nothing_else(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as bruno, Browser(server.url) as reader:
            table = (await anna.make("murano", "me", "open", name="Anna & <Co>", pace="week"))["id"]
            turn = (await bruno.join(table, 1, "Bruno"))["turn"]
            here, away = (anna, bruno) if turn == 0 else (bruno, anna)
            await anna.make("venezia", "me", "open", name="Anna & <Co>")
            texts = {}
            for one in (here, away):
                links = await one.call("POST", "/me/feed?lang=de")
                assert (await one.call("GET", "/me/player"))["feed"] is True
                for kind, link in links.items():
                    # A program has no cookies.
                    answer = await reader.http.get(link)
                    assert answer.status_code == 200
                    assert "private" in answer.headers["cache-control"]
                    texts[one, kind] = answer.text
                    for secret in (link.rpartition("/")[2], guest_of(anna), guest_of(bruno)):
                        assert secret.partition(".")[0] not in answer.text
            entries = ET.fromstring(texts[here, "feed"]).findall(f"{ATOM}entry")
            assert len(entries) == 1
            assert table in str(entries[0].findtext(f"{ATOM}id"))
            assert "Murano" in str(entries[0].findtext(f"{ATOM}title"))
            assert ("Bruno" if here is anna else "Anna & <Co>") in str(entries[0].findtext(f"{ATOM}summary"))
            assert ET.fromstring(texts[away, "feed"]).findall(f"{ATOM}entry") == []
            assert texts[here, "calendar"].count("BEGIN:VEVENT") == 1
            assert "DTSTART:2" in texts[here, "calendar"], "with a clock it stands where that runs out"
            assert "BEGIN:VEVENT" not in texts[away, "calendar"]

    run(work)


def test_an_address_can_be_renewed_ended_and_goes_with_its_player(server: Server) -> None:
    async def work() -> None:
        async with Browser(server.url) as anna, Browser(server.url) as phone, Browser(server.url) as reader:
            await anna.make("murano", "me", "open", name="Anna")

            async def found(link: str) -> int:
                return (await reader.http.get(link)).status_code

            first = await anna.call("POST", "/me/feed")
            second = await anna.call("POST", "/me/feed")
            assert [await found(first["feed"]), await found(second["feed"])] == [404, 200]
            secret = second["feed"].rpartition("/")[2].removesuffix(".atom")
            assert secret not in str(sql(server, "SELECT secret FROM feeds"))
            assert secret not in "".join(server.log)
            for wrong in (secret, f"{secret}.html", f"{secret[:-1]}.atom", ".atom", f"{guest_of(anna)}.atom"):
                assert await found(f"/feed/{wrong}") == 404
            assert (await anna.call("GET", "/me/export"))["kept"]["feeds"][0].keys() == {"lang", "site", "made"}
            # A device that joins brings its own along only if there is none.
            await phone.make("murano", "me", "open", name="Phone")
            third = await phone.call("POST", "/me/feed")
            await join(anna, phone)
            assert [await found(second["feed"]), await found(third["feed"])] == [200, 404]
            assert (await anna.call("DELETE", "/me/feed"))["feed"] is False
            assert await found(second["calendar"]) == 404
            fourth = await anna.call("POST", "/me/feed")
            await anna.call("DELETE", "/me")
            assert await found(fourth["feed"]) == 404
            assert await reader.refused("POST", "/me/feed") == (403, "no_guest")

    run(work)


def test_a_password_of_the_site_does_not_shut_out_programs_and_a_host_may_have_none(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    server = start(sqlite_place(tmp_path), "--no-feeds", env={"LAGUNA_SITE_PASSWORD": "open sesame"})

    async def work() -> None:
        async with Browser(server.url) as reader:
            assert (await reader.http.get("/feed/x.atom")).status_code == 404
            assert (await reader.http.get("/api/games")).status_code == 403

    run(work)


def test_a_calendar_keeps_to_its_format() -> None:
    place = Place("murano", ("Ànna; with, commas\\ and " + "ü" * 80,), "")
    text = feeds.calendar([Waiting("t" * 16, 3, place, 1_800_000_000, 0)], "en")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    whole = text.replace("\r\n ", "")
    assert "Ànna\\; with\\, commas\\\\ and " + "ü" * 80 in whole
    assert "DTSTART;VALUE=DATE:20270115" in whole
