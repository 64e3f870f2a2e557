"""Pictures of cards and in the rules: they are there, and fetched no sooner than they are needed."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request

from .conftest import PHONE, SOAK
from .player import WHOLE, Player
from .steady import STEADY

DEALS = STEADY
DRAWN = """() => [...document.querySelectorAll('.card .picture')].map((picture) => ({
    shapes: picture.querySelectorAll('path, circle, rect').length,
    hidden: picture.getAttribute('aria-hidden'),
    width: picture.getBoundingClientRect().width,
}))"""


@SOAK
def test_cards_have_pictures_that_are_fetched_when_needed(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    fetched: list[str] = []
    anna.page.on("request", lambda request: fetched.append(request.url) if "/pictures-" in request.url else None)
    table = anna.make("murano", "me", "random")
    anna.sit_at(table)
    anna.page.locator(".boardbox svg").first.wait_for()
    assert fetched == []
    line = 0
    while not anna.page.locator(".card").count():
        line += 60
        assert not anna.drive(table, line, seed=7)["over"], "nobody ever drew a card"
        anna.sit_at(table)
    anna.page.locator(".card .picture path").first.wait_for()
    assert len(set(fetched)) == 1
    for picture in anna.page.evaluate(DRAWN):
        assert picture["shapes"] > 10
        assert picture["hidden"] == "true"
        assert picture["width"] >= 48


def listen(page: Page) -> list[Request]:
    """All that is fetched from now on."""
    fetched: list[Request] = []

    def note(request: Request) -> None:  # Playwright marks it, which a method of a list does not allow.
        fetched.append(request)

    page.on("requestfinished", note)
    return fetched


LOADED = """async (pictures) => {
    const seen = [];
    for (const one of pictures) {
        one.scrollIntoView();
        await one.decode();
        const box = one.getBoundingClientRect();
        seen.push([one.naturalWidth > 300, box.width <= innerWidth, one.alt.length > 60, one.loading]);
    }
    return seen;
}"""


@pytest.mark.parametrize(("game", "number"), [pytest.param("murano", 6, marks=SOAK), ("venezia", 5)])
def test_rules_have_pictures(somebody: Callable[..., Player], game: str, number: int) -> None:
    told: list[list[str]] = []
    readers: list[tuple[str, dict[str, Any]]] = [("en", {}), ("de", PHONE), ("fr", {}), ("it", {})]
    for lang, size in readers if WHOLE else readers[:2]:
        anna = somebody(locale=lang, **size)
        fetched = listen(anna.page)
        anna.go(f"/rules/{game}")
        pictures = anna.page.locator("main img")
        pictures.first.wait_for(state="attached")
        assert pictures.count() == number
        # The last one is far below: it comes when somebody reads on.
        last = pictures.last.get_attribute("src") or ""
        assert not [one for one in fetched if one.url.endswith(last)]
        assert pictures.evaluate_all(LOADED) == [[True, True, True, "lazy"]] * number
        told.append(pictures.evaluate_all("all => all.map((one) => one.alt)"))
    for alts in zip(*told, strict=True):
        assert len(set(alts)) == len(told), alts
