"""Things explain themselves, to eyes, keys and ears, and a click means what it hits."""

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from tests.server.running import Server, sqlite_place

from .conftest import PHONE, SOAK
from .hand import press
from .player import Player
from .steady import STEADY

GAMES = ["murano", "venezia"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits: who asks too much is thrown out."""
    running = Server(sqlite_place(tmp_path_factory.mktemp("db")), code=STEADY)
    running.wait()
    yield running
    running.close()


def sent(page: Page) -> list[dict[str, Any]]:
    """All that a page says to the server from now on."""
    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda data: frames.append(json.loads(str(data))))

    page.on("websocket", listen)
    return frames


def sail(anna: Player) -> None:
    """Put a turn of Murano together until it can be confirmed."""
    for sort in ("ship", "space"):
        anna.ready()
        press(anna.page.locator(f".boardbox .offer:not(.chosen)[data-thing^='{sort} ']").first)
    anna.page.locator(".do .confirm").wait_for()


def test_a_pointer_that_rests_while_the_table_comes_up_asks_nothing(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    anna.sit_at(anna.make("murano", "me", "random"))
    cell = page.locator(".boardbox [data-thing^='cell ']").nth(20).bounding_box()
    assert cell is not None
    middle = cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2
    anna.go("/")
    page.mouse.move(*middle)
    mine = page.locator("a[href*='/table/']").first
    mine.focus()
    page.keyboard.press("Enter")
    anna.ready()
    # As long as an explanation would take to open, twice.
    page.wait_for_timeout(1100)
    expect(page.locator(".pop")).to_have_count(0)
    page.mouse.move(middle[0] + 2, middle[1] + 2)
    page.mouse.move(*middle)
    other = page.locator(".boardbox [data-thing^='cell ']").nth(2)
    other.hover()
    expect(page.locator(".pop")).to_have_count(1)


def test_why_not_is_asked_once(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    frames = sent(page)
    anna.sit_at(anna.make("murano", "me", "random"))
    press(page.locator(".boardbox .offer[data-thing^='ship ']").first)
    page.locator(".boardbox .offer[data-thing^='space ']").first.wait_for()
    anna.ready()
    press(page.locator(".boardbox [data-thing^='space ']:not(.offer)").first)
    expect(page.locator(".pop .reason")).to_contain_text(re.compile(r"\w{3}"))
    page.wait_for_timeout(600)
    assert [frame["type"] for frame in frames].count("why") == 1
    # What is asked about shows it, as long as it is read.
    expect(page.locator(".boardbox .veil")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".boardbox .veil")).to_have_count(0)
    expect(page.get_by_text("Connecting again")).to_have_count(0)


def test_a_near_miss_confirms_nothing(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    frames = sent(page)
    anna.sit_at(anna.make("murano", "me", "random"))
    sail(anna)
    box = page.locator(".boardbox .chosen[data-thing^='space '] .hit").bounding_box()
    assert box is not None
    sides = [
        (box["x"] + box["width"] / 2, box["y"] - 9),
        (box["x"] + box["width"] / 2, box["y"] + box["height"] + 9),
        (box["x"] - 9, box["y"] + box["height"] / 2),
        (box["x"] + box["width"] + 9, box["y"] + box["height"] / 2),
    ]
    for x, y in sides:
        page.mouse.click(x, y)
        anna.ready()
    page.wait_for_timeout(200)
    assert [frame for frame in frames if frame["type"] == "do"] == []
    expect(page.locator(".do .confirm")).to_be_visible()


@SOAK
def test_an_explanation_stays_while_others_play(somebody: Callable[..., Player]) -> None:
    anna, guest = somebody(), somebody()
    table = anna.make("murano", "me", "random")
    guest.go(f"/table/{table}")
    press(guest.page.locator(".boardbox [data-thing='space 3']"))
    expect(guest.page.locator(".pop")).to_be_visible()
    told = guest.page.locator(".log li").count()
    anna.drive(table, 20)
    expect(guest.page.locator(".log li").nth(told + 1)).to_be_attached()
    expect(guest.page.locator(".pop")).to_be_visible()


INVISIBLE = """() => {
    const plain = [];
    for (const thing of document.querySelectorAll('[data-thing][tabindex]')) {
        if (!thing.checkVisibility()) continue;
        thing.focus({preventScroll: true});
        const ring = thing.querySelector(':scope > .ring, :scope > .isle-ring');
        const seen = thing instanceof SVGElement
            ? ring && getComputedStyle(ring).stroke === getComputedStyle(thing).getPropertyValue('--lagoon')
                .trim().replace(/^#(..)(..)(..)$/, (_, ...rgb) =>
                    `rgb(${rgb.slice(0, 3).map((two) => parseInt(two, 16)).join(', ')})`)
            : getComputedStyle(thing).boxShadow !== 'none';
        if (!seen) plain.push(thing.dataset.thing);
    }
    return plain;
}"""
"""Things that look in focus as they do without it."""
SORTS = "() => [...document.querySelectorAll('[data-thing][tabindex]')].map(e => e.dataset.thing.split(' ')[0])"


@pytest.mark.parametrize("game", [pytest.param("murano", marks=SOAK), "venezia"])
def test_keys_reach_everything_and_one_sees_where(somebody: Callable[..., Player], game: str) -> None:
    anna = somebody(color_scheme="dark")
    page = anna.page
    table = anna.make(game, "me", "random")
    anna.drive(table, 60)
    anna.sit_at(table)
    page.get_by_role("tab", name="Piles").click()
    # What is in it is fetched when it is first looked at.
    page.locator(".talk .panel [data-thing]").first.wait_for()
    # By keys, so that the browser shows the focus at all.
    page.keyboard.press("Shift+ArrowRight")
    assert page.evaluate(INVISIBLE) == []
    sorts = {"murano": {"player", "pile", "deck", "supply"}, "venezia": {"player", "kind", "treasure", "project"}}
    assert set(page.evaluate(SORTS)) >= sorts[game]
    # An explanation that was asked for by a key is where the keys are, and gives them back.
    who = page.locator(".players [data-thing='player 1'][tabindex]")
    who.focus()
    page.keyboard.press("?")
    expect(page.locator(".pop")).to_be_focused()
    expect(page.locator(".pop h2")).to_have_text("Bepi")
    page.keyboard.press("Escape")
    expect(page.locator(".pop")).to_have_count(0)
    expect(who).to_be_focused()


THINGS = {
    "murano": {"ship red": "ship", "cell 0": "street_space", "dock 0": "dock", "player 0": "points"},
    "venezia": {"space 3": "space", "space 10": "crossing", "player 0": "gondola"},
}
"""Things that the page itself names, and what the data of the game calls their rule."""


@pytest.mark.parametrize("game", ["murano", pytest.param("venezia", marks=SOAK)])
def test_the_rule_of_a_thing_comes_with_the_data_of_its_game(somebody: Callable[..., Player], game: str) -> None:
    anna = somebody()
    page = anna.page

    def renamed(route: Route) -> None:
        data = route.fetch().json()
        data["rule_of"] = {thing: f"X-{thing}-7" for thing in data["rule_of"]}
        route.fulfill(json=data)

    page.route("**/api/games/*/data?v=*", renamed)
    anna.sit_at(anna.make(game, "me", "random"))
    for thing, rule in THINGS[game].items():
        page.locator(f"[data-thing='{thing}'][tabindex]").first.focus()
        page.keyboard.press("?")
        expect(page.locator(".pop .rule")).to_contain_text(f"X-{rule}-7")
        page.keyboard.press("Escape")


@SOAK
def test_what_happens_is_read_out_once(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    anna.sit_at(anna.make("murano", "me", "random"))
    anna.play(Random(5), 12)
    anna.ready()
    told = " ".join((page.locator(".log").text_content() or "").split())
    heard = page.locator("[role=log] p").all_inner_texts()
    # What others did is among it, in order; what happened before I came is not.
    assert len(heard) > 4
    assert [sentence for sentence in heard if sentence not in told] == []
    assert told.endswith(heard[-1])
    assert "The first turn" not in heard[0]


def test_drawers_stay_under_the_finger_and_end_above_the_prompt(somebody: Callable[..., Player]) -> None:
    anna = somebody(**PHONE)
    page = anna.page
    table = anna.make("venezia", "me", "random", "random")
    anna.drive(table, 160)
    anna.sit_at(table)
    # Cards and gold may be chosen: the hand opens by itself.
    doors = page.locator(".doors button.call")
    assert doors.count() == 2
    expect(doors.first).to_have_attribute("aria-expanded", "true")
    drawer, prompt = page.locator(".drawer").bounding_box(), page.locator(".prompt").bounding_box()
    card = page.locator(".drawer .card").first.bounding_box()
    assert drawer is not None
    assert prompt is not None
    assert card is not None
    assert drawer["y"] + drawer["height"] <= prompt["y"] + 0.5
    assert card["y"] + card["height"] < prompt["y"]
    # What I open stays, whatever I point at.
    doors.last.click()
    page.locator(".drawer .offer").first.focus()
    page.wait_for_timeout(100)
    expect(doors.last).to_have_attribute("aria-expanded", "true")
    # So does the chat, whatever is chosen meanwhile.
    page.get_by_role("button", name="Log").click()
    page.get_by_role("button", name="Next choice").click()
    anna.ready()
    expect(page.locator(".drawer .talk")).to_be_visible()
