"""What a host says and asks: the password of a private site, the figures, a message, and who must stay out."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from laguna.table import wording
from tests.command import laguna
from tests.server.running import Server, sqlite_place

from .conftest import LIMITS, PHONE, SOAK, visitors
from .player import Player
from .test_looks import check

TOKEN = "only-the-host-knows-this"
Come = Callable[..., Player]


@pytest.fixture(scope="module")
def private(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that asks for a password, and has figures."""
    env = {"LAGUNA_SITE_PASSWORD": "canal", "LAGUNA_ADMIN_TOKEN": TOKEN}
    running = Server(sqlite_place(tmp_path_factory.mktemp("db")), *LIMITS, env=env)
    running.wait()
    yield running
    running.close()


@pytest.fixture(scope="module")
def open_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which a host says something to all."""
    running = Server(sqlite_place(tmp_path_factory.mktemp("db")), *LIMITS)
    running.wait()
    yield running
    running.close()


@pytest.fixture(
    params=[
        pytest.param(("en", "light", {}), marks=SOAK),
        pytest.param(("it", "light", {}), marks=SOAK),
        ("de", "dark", PHONE),
        pytest.param(("fr", "dark", {}), marks=SOAK),
    ]
)
def screen(request: pytest.FixtureRequest) -> tuple[str, str, dict[str, Any]]:
    """A language, day or night, and a size."""
    found: tuple[str, str, dict[str, Any]] = request.param
    return found


def test_a_private_site_asks_once_and_then_opens_the_link_that_was_followed(
    browser: Browser, private: Server, screen: tuple[str, str, dict[str, Any]]
) -> None:
    lang, theme, size = screen
    with visitors(browser, private) as come:
        anna = come(locale=lang, color_scheme=theme, **size)
        anna.excused = ("403",)
        anna.page.goto(f"{private.url}/rules/murano#M-PROD-2", wait_until="networkidle")
        expect(anna.page.get_by_text(wording.say(lang, "gate-site"))).to_be_visible()
        field = anna.page.get_by_label(wording.say(lang, "gate-site-field"))
        expect(field).to_be_focused()
        check(anna)
        field.fill("wrong")
        field.press("Enter")
        expect(anna.page.get_by_role("alert")).to_have_text(wording.say(lang, "gate-wrong"))
        check(anna)
        anna.page.get_by_label(wording.say(lang, "gate-site-field")).fill("canal")
        anna.page.get_by_role("button", name=wording.say(lang, "gate-enter")).click()
        expect(anna.page.locator("#M-PROD-2, [id='M-PROD-2']").first).to_be_attached(timeout=30_000)
        # What stands behind # may be the code of an invitation.
        assert anna.page.url == f"{private.url}/rules/murano#M-PROD-2"


def test_the_figures_are_curves_and_a_table(
    browser: Browser, private: Server, screen: tuple[str, str, dict[str, Any]]
) -> None:
    lang, theme, size = screen
    with visitors(browser, private) as come:
        host = come(locale=lang, color_scheme=theme, reduced_motion="no-preference", **size)
        host.excused = ("403",)
        host.page.goto(f"{private.url}/admin")
        host.page.get_by_label(wording.say(lang, "gate-admin-field")).fill(TOKEN)
        host.page.keyboard.press("Enter")
        row = host.page.get_by_role("row", name=wording.say(lang, "admin-moves"))
        expect(row.get_by_role("cell").first).to_have_text("0")
        curve = host.page.locator("[data-curve=moves] polyline")
        expect(curve).to_have_attribute("points", re.compile(r"\d,\d"))
        check(host)
        host.page.get_by_role("button", name=wording.say(lang, "admin-pause")).press("Enter")
        expect(host.page.get_by_role("button", name=wording.say(lang, "admin-go-on"))).to_be_visible()
        host.page.get_by_role("button", name=wording.say(lang, "admin-leave")).click()
        expect(host.page.get_by_label(wording.say(lang, "gate-admin-field"))).to_be_visible()


def test_the_message_of_the_host_is_shown_until_it_was_read(browser: Browser, open_site: Server) -> None:
    def tell(*words: str) -> None:
        assert laguna("admin", "message", *words, "--db", open_site.db).returncode == 0

    with visitors(browser, open_site) as come:
        anna, bruno = come(), come(locale="de", color_scheme="dark", **PHONE)
        table = anna.make("venezia", "me", "random")
        anna.go(f"/table/{table}")
        anna.ready()
        says = anna.page.get_by_role("status").filter(has_text="the cup")
        expect(says).to_have_count(0)
        # It comes to a table where people play, without loading anything anew.
        tell("Tonight: <b>the cup</b>")
        expect(says).to_have_text("From the host: Tonight: <b>the cup</b>")
        check(anna)
        bruno.go("/")
        told = bruno.page.get_by_role("status").filter(has_text="the cup")
        expect(told).to_have_text("Vom Betreiber: Tonight: <b>the cup</b>")
        expect(told).to_be_in_viewport()
        check(bruno)
        # A television shows it above the board, and to whoever waits for the others.
        living = come(viewport={"width": 1920, "height": 1080})
        for shown in (table, anna.make("venezia", "me", "open")):
            living.go(f"/screen/{shown}")
            said = living.page.get_by_role("status").filter(has_text="the cup")
            expect(said).to_have_text("From the host: Tonight: <b>the cup</b>")
            expect(said).to_be_in_viewport()
            check(living)
        anna.page.get_by_role("button", name="Close").press("Enter")
        expect(says).to_have_count(0)
        anna.go("/")
        expect(anna.page.get_by_role("heading", name="Laguna", level=1)).to_be_visible()
        expect(anna.page.locator("main.start")).to_be_visible()
        expect(anna.page.get_by_role("status").filter(has_text="the cup")).to_have_count(0)
        # The next one is new again, and one that is taken away is gone.
        anna.go(f"/table/{table}")
        anna.ready()
        tell("The cup is over.")
        expect(anna.page.get_by_role("status").filter(has_text="cup is over")).to_be_visible()
        tell("--clear")
        expect(anna.page.get_by_role("status").filter(has_text="cup is over")).to_have_count(0)


def test_whoever_is_banned_reads_why_and_does_not_come_back_for_ever(browser: Browser, open_site: Server) -> None:
    with visitors(browser, open_site) as come:
        anna = come()
        anna.excused = ("403",)
        table = anna.make("venezia", "me", "random")
        anna.go(f"/table/{table}")
        anna.ready()
        (cookie,) = [one for one in anna.page.context.cookies() if one["name"] == "laguna_guest"]
        sockets: list[str] = []
        anna.page.on("websocket", lambda socket: sockets.append(socket.url))
        assert laguna("admin", "ban", cookie["value"].split(".")[0], "--db", open_site.db).returncode == 0
        expect(anna.page.get_by_text(wording.say("en", "bye-banned"))).to_be_visible()
        anna.page.wait_for_timeout(2000)
        assert sockets == []
        anna.page.reload()
        expect(anna.page.get_by_role("alert")).to_have_text(wording.say("en", "refused-banned"))
