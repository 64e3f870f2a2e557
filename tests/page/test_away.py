"""A server that has the page without a server leads to it: by choice, and when it is away itself."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from laguna.kernel.text import COMMON, words
from tests.server.running import Server, sqlite_place

from .conftest import LIMITS, PHONE, SOAK, visitors
from .player import Player
from .test_looks import check
from .test_tab import PATIENCE, READY, TAB, keep

pytestmark = pytest.mark.skipif(
    not TAB.is_dir() and not READY.is_file(), reason="dist/tab is not built, since Pyodide could not be installed"
)


def said(lang: str) -> dict[str, str]:
    """The words about it."""
    lines = (COMMON / "away" / f"{lang}.ftl").read_text("utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if " = " in line)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """It has the page, and may end."""
    running = Server(sqlite_place(tmp_path), *LIMITS, "--tab", str(TAB))
    running.wait()
    yield running
    running.close()


@pytest.fixture
def somebody(browser: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    with visitors(browser, server) as come:
        yield come


@pytest.mark.parametrize("lang", [*(pytest.param(lang, marks=SOAK) for lang in ("en", "it", "fr")), "de"])
def test_it_is_offered_on_the_start_page(somebody: Callable[..., Player], server: Server, lang: str) -> None:
    anna = somebody(locale=lang, **PHONE)
    anna.go("/")
    told = said(lang)
    expect(anna.page.get_by_text(told["away-about"])).to_be_visible()
    check(anna)
    anna.page.get_by_role("link", name=told["away-open"]).click()
    # The other page, in the same language: it offers to be kept.
    expect(anna.page.locator(".here button")).to_be_visible()
    assert anna.page.url == f"{server.url}/tab/"


@SOAK
def test_when_the_server_is_away_for_long_one_can_play_on_without_it(
    somebody: Callable[..., Player], server: Server
) -> None:
    anna = somebody()
    page = anna.page
    page.context.set_default_timeout(PATIENCE)
    table = anna.make("murano", "me", "easy")
    anna.go("/tab/")
    keep(anna)
    # What is shown then has to have come before.
    with page.expect_request_finished(lambda request: request.url.endswith("/api/words/away/en.ftl")):
        anna.sit_at(table)
    page.wait_for_load_state("networkidle")
    anna.excused = ("ERR_CONNECTION_REFUSED",)
    server.kill()
    away = page.locator(".away")
    expect(away).to_contain_text(said("en")["away-lost"], timeout=PATIENCE)
    check(anna)
    away.get_by_role("link").click()
    page.get_by_role("button", name="Play Venezia now").click()
    anna.ready()
    anna.act(Random(1))
    anna.ready()


def send(player: Player, address: str) -> Player:
    """Send the game at the table to another page, and go on with it there."""
    page = player.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Send it elsewhere").click()
    page.get_by_label("Address of the other page").fill(address)
    with page.context.expect_page() as opened:
        page.get_by_role("button", name="Open it there").click()
    there = Player(opened.value, player.url)
    there.page.get_by_role("button", name="Go on with this game").click()
    there.page.get_by_role("button", name="Begin").click()
    there.ready()
    expect(there.page.get_by_text(words("en").say("marked-browser"))).to_be_visible()
    return there


@SOAK
def test_a_game_against_bots_goes_from_a_server_to_a_browser_and_back(
    somebody: Callable[..., Player], server: Server
) -> None:
    anna, rng = somebody(), Random(4)
    anna.page.context.set_default_timeout(PATIENCE)
    anna.sit_at(anna.make("murano", "me", "easy"))
    for _ in range(6):
        anna.ready()
        anna.act(rng)
    anna.ready()
    shown = anna.page.locator(".prompt").inner_text()
    away = send(anna, f"{server.url}/tab/")
    assert away.page.locator(".prompt").inner_text() == shown
    for _ in range(6):
        away.act(rng)
        away.ready()
    shown = away.page.locator(".prompt").inner_text()
    back = send(away, server.url)
    assert "/table/" in back.page.url
    assert "/tab/" not in back.page.url
    assert back.page.locator(".prompt").inner_text() == shown
    back.act(rng)
    back.ready()
    # Whoever joins or watches is told as well.
    bruno = somebody(locale="de-DE")
    bruno.page.goto(back.page.url)
    expect(bruno.page.get_by_text(words("de").say("marked-browser"))).to_be_visible()
    assert away.complaints == back.complaints == []
