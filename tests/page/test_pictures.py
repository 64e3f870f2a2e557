"""The pictures of cards: drawn when a card is shown, fetched no sooner."""

from collections.abc import Callable

from .player import Player
from .steady import STEADY

DEALS = STEADY
DRAWN = """() => [...document.querySelectorAll('.card .picture')].map((picture) => ({
    shapes: picture.querySelectorAll('path, circle, rect').length,
    hidden: picture.getAttribute('aria-hidden'),
    width: picture.getBoundingClientRect().width,
}))"""


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
