"""The way from the start page to a board: what it costs, what is said on it, and what can be read at its end."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from bench.page import transferred
from tests.server.running import Server

from .conftest import PHONE, SOAK
from .hand import press
from .player import Player
from .steady import VARIED

MOST = 180_000
"""Bytes until the first board is drawn, by the house's promise."""
CUT = """() => [...document.querySelectorAll('.card')].flatMap((card) => {
    const about = card.querySelector('.about');
    const [outer, inner] = [card.getBoundingClientRect(), about.getBoundingClientRect()];
    const cut = inner.bottom > outer.bottom || about.scrollHeight > about.clientHeight;
    return cut ? [about.textContent] : [];
})"""
"""The texts of cards that one cannot read to their end."""


@pytest.fixture
def server_of_its_own(servers: Callable[[str], Server]) -> Server:
    """One whose lists are as long in each run: others have the tables in theirs that earlier tests have left."""
    return servers(VARIED + "\n# for the first board alone")


@pytest.mark.parametrize(
    ("game", "by_start"),
    [
        pytest.param("murano", False, marks=SOAK, id="murano-link"),
        pytest.param("murano", True, id="murano-start"),
        pytest.param("venezia", False, id="venezia-link"),
        pytest.param("venezia", True, marks=SOAK, id="venezia-start"),
    ],
)
def test_the_first_board_is_there_soon(
    browser: Browser, server_of_its_own: Server, game: str, by_start: bool
) -> None:
    assert transferred(browser, server_of_its_own.url, game, by_start, "fr") < MOST


def test_a_wrong_code_is_told(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    anna.excused = ("404",)
    anna.go("/")
    field = anna.page.get_by_label("Link or code")
    for code, answer in (("no code", "not the link or code"), ("abcdefghabcdefgh", "no such table")):
        field.fill(code)
        field.press("Enter")
        expect(anna.page.get_by_role("alert")).to_contain_text(answer)


def test_settings_are_reached_from_the_start_page(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    anna.go("/")
    anna.page.get_by_role("button", name="Settings").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Forget me")).to_be_visible()
    dialog.get_by_label("Language").select_option("it")
    expect(dialog.get_by_role("heading").first).to_have_text("Impostazioni")


def test_seats_fit_the_game(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    anna.go("/")
    form = anna.page.locator("form.friends")
    form.get_by_label("Game").select_option(label="Venezia")
    form.get_by_label("Seats").select_option("5")
    form.get_by_label("Game").select_option(label="Murano")
    expect(form.get_by_label("Seats")).to_have_value("4")
    expect(form.get_by_label(re.compile(r"Seat \d"))).to_have_count(4)


@pytest.mark.parametrize("lang", [*(pytest.param(lang, marks=SOAK) for lang in ("en", "it", "fr")), "de"])
@pytest.mark.parametrize("size", [pytest.param({}, marks=SOAK), PHONE], ids=["desktop", "phone"])
def test_what_has_to_be_read_is_in_sight(somebody: Callable[..., Player], size: dict[str, Any], lang: str) -> None:
    """In the guided game: what to do next, and the characters to choose from."""
    anna = somebody(locale=lang, **size)
    anna.go("/")
    page = anna.page
    page.locator(".game").first.locator(".more button").click()
    for _ in range(8):
        anna.ready()
        pointed = page.locator("[data-suggested]").first
        pointed.wait_for(state="attached")
        coach, told = page.locator(".coach").bounding_box(), page.locator(".coach .next").bounding_box()
        assert coach is not None
        assert told is not None
        assert told["y"] + told["height"] <= coach["y"] + coach["height"]
        if page.locator(".card.offer").count():
            assert page.evaluate(CUT) == []
            return
        before = page.locator(".coach").inner_text()
        press(pointed)
        page.wait_for_function("before => document.querySelector('.coach').innerText !== before", arg=before)
    raise AssertionError("no characters were offered")


def test_no_card_lies_on_the_motto(somebody: Callable[..., Player]) -> None:
    anna = somebody(viewport={"width": 1366, "height": 768})
    anna.go("/")
    page = anna.page
    for lang in ("en", "it", "de", "fr"):
        page.locator(".tools select").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        motto, card = page.locator(".hero .words p").bounding_box(), page.locator(".game").first.bounding_box()
        assert motto is not None
        assert card is not None
        assert motto["y"] + motto["height"] <= card["y"], lang


def test_who_waits_may_change_the_language(somebody: Callable[..., Player]) -> None:
    anna = somebody(**PHONE)
    anna.go(f"/table/{anna.make('venezia', 'me', 'open')}")
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("dialog").get_by_label("Language").select_option("it")
    expect(anna.page.locator("main h1")).to_have_text("In attesa dei giocatori")
