"""Whole games in the browser, against bots, to the final scoring."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, SOAK
from .hand import press
from .player import Player

CLICKS = 1500
"""No game of these tests takes more."""
SHORT = {"stall_rounds": "1"}
"""A game that ends soon if nobody does anything."""


@pytest.mark.parametrize("game", ["murano", pytest.param("venezia", marks=SOAK)])
def test_a_game_by_mouse(somebody: Callable[..., Player], game: str) -> None:
    anna = somebody()
    anna.go("/")
    anna.sit_at(anna.make_to_finish(game))
    assert anna.play(Random(3), CLICKS)
    page = anna.page
    page.get_by_role("button", name="Show all").or_(page.locator(".scoring.done")).first.wait_for()
    expect(page.locator(".scoring.done h1")).to_contain_text(re.compile("wins with|shared victory"))
    expect(page.locator(".scoring article")).to_have_count(2)


FINGERS = {"upright": PHONE, "sideways": {**PHONE, "viewport": {"width": 844, "height": 390}}}


@pytest.mark.soak
@pytest.mark.parametrize("way", FINGERS)
@pytest.mark.parametrize("game", ["murano", "venezia"])
def test_a_game_by_touch(somebody: Callable[..., Player], game: str, way: str) -> None:
    anna = somebody(**FINGERS[way])
    anna.go("/")
    anna.sit_at(anna.make_to_finish(game))
    assert anna.play(Random(5), CLICKS)
    expect(anna.page.locator(".scoring.done")).to_be_visible()


def test_a_game_that_does_not_load_can_be_tried_again(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    anna.excused = ("Failed to load", "Failed to fetch")
    page = anna.page
    table = anna.make("murano", "me", "random")
    page.route("**/murano-*.js", lambda route: route.abort())
    anna.go(f"/table/{table}")
    expect(page.get_by_role("alert")).to_have_text("This could not be loaded.")
    page.unroute("**/murano-*.js")
    page.get_by_role("button", name="Try again").click()
    anna.ready()
    expect(page.locator(".boardbox svg").first).to_be_visible()
    # So can a part that is fetched later: the server may have been renewed in between.
    page.route("**/Chat-*.js", lambda route: route.abort())
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("alert")).to_contain_text("This could not be loaded.")
    page.unroute("**/Chat-*.js")
    page.get_by_role("button", name="Try again").click()
    anna.ready()
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".chat")).to_be_visible()


TIMERS = """() => {
    window.timers = new Set();
    const [begin, end] = [window.setInterval, window.clearInterval];
    window.setInterval = (work, time) => { const id = begin(work, time); window.timers.add(id); return id; };
    window.clearInterval = (id) => { window.timers.delete(id); end(id); };
}"""


@SOAK
def test_the_scoring_comes_late_rather_than_never_and_ends(somebody: Callable[..., Player]) -> None:
    anna = somebody(reduced_motion="no-preference")
    anna.excused = ("Failed to load resource",)
    page = anna.page
    table = anna.make("murano", "me", "random", options=SHORT)
    assert anna.drive(table)["over"]
    page.add_init_script(f"({TIMERS})()")
    page.route("**/outcome?*", lambda route: route.abort(), times=1)
    anna.go(f"/table/{table}")
    page.locator(".scoring.done").wait_for()
    # Only the heartbeat of the connection goes on.
    assert page.evaluate("() => window.timers.size") == 1


def test_one_click_to_play(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    anna.go("/")
    anna.page.get_by_role("button", name="Play Murano now").click()
    anna.ready()
    expect(anna.page.locator(".prompt")).to_contain_text("Your turn")


def test_a_decision_out_of_turn_calls_for_attention(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    for seed in range(8):
        table = anna.make("venezia", "me", "random", "random")
        if not anna.drive(table, seed=seed, out=True)["over"]:
            break
    anna.sit_at(table)
    expect(page.locator(".prompt.mine .flag")).to_contain_text("plays, you decide")
    expect(page.locator(".prompt .ask")).to_have_attribute("aria-live", "assertive")
    expect(page).to_have_title(re.compile("Your turn"))
    press(page.locator(".boardbox .offer").first)
    page.locator(".do .confirm").click()
    # More may be asked in the same turn.
    asked = page.locator(".prompt .flag", has_text="you decide")
    rng = Random(1)
    for _ in range(40):
        anna.ready()
        if not asked.count():
            break
        anna.act(rng)
    expect(asked).to_have_count(0, timeout=30_000)
