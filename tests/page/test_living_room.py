"""A living room: a television shows the board, and phones that scan its code are hands."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from .conftest import PHONE, SOAK
from .player import Player
from .test_looks import check

READY = ".prompt.mine[aria-busy=false]"


def scan(television: Page) -> str:
    """The link in the code that the television shows."""
    found = television.locator("figure img").get_attribute("alt")
    assert found
    return found


def sit_down(phone: Player, link: str, name: str) -> None:
    """Scan a code and sit down."""
    phone.page.goto(link)
    phone.page.get_by_label("Your name").fill(name)
    phone.page.get_by_role("button", name="Sit down").click()


class Heard:
    """All that a browser was told on its sockets."""

    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.messages.append(json.loads(str(data))))


@SOAK
def test_a_television_and_two_phones(somebody: Callable[..., Player]) -> None:
    living, anna, bruno = somebody(viewport={"width": 1920, "height": 1080}), somebody(**PHONE), somebody(**PHONE)
    for one in (anna, bruno):
        one.page.add_init_script("navigator.vibrate = (how) => { window.called = (window.called ?? 0) + 1; };")
    heard = Heard(living.page)
    living.go("/")
    living.page.locator("form.friends").get_by_label("Seats").select_option("2")
    living.page.get_by_role("button", name="Living room").click()
    screen = living.page
    first = scan(screen)
    assert re.search(r"#0\..+\.hand$", first)
    sit_down(anna, first, "Anna")
    # A code works once; the next one is another.
    expect(screen.locator("figcaption")).to_contain_text("seat 2")
    expect(screen.locator("figure img")).not_to_have_attribute("alt", first)
    check(living)
    second = scan(screen)
    stranger = somebody(**PHONE)
    stranger.page.goto(first)
    stranger.page.locator(".waiting").wait_for()
    expect(stranger.page.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(stranger.page.get_by_text("This seat is taken")).to_be_visible()
    sit_down(bruno, second, "Bruno")
    # The television has the board and nothing secret or to be chosen.
    expect(screen.locator("main.screen .boardbox")).to_be_visible()
    expect(screen.locator(".who", has_text="Bruno")).to_be_visible()
    expect(screen.locator(".offer, .tray, .prompt, figure")).to_have_count(0)
    # What ends the game, and how near it is, can be read from the sofa.
    expect(screen.locator(".ending")).to_contain_text("end")
    # Phones have hands and no board, and buttons that a thumb hits.
    rng = Random(1)
    for one in (anna, bruno):
        one.page.locator(".hand").wait_for()
        expect(one.page.locator(".boardbox")).to_have_count(0)
    for _ in range(10):
        act([anna, bruno], rng)
    called = [one.page.evaluate("window.called ?? 0") for one in (anna, bruno)]
    assert sum(called) > 0
    views = [message["view"] for message in heard.messages if "view" in message]
    assert {view["seat"] for view in views} == {-1}
    assert not any(message.get("legal") for message in heard.messages if message["type"] == "state")
    # What happened on the phones is on the television, and it numbers the places that phones name so.
    expect(screen.locator(".told")).not_to_be_empty()
    expect(screen.locator(".boardbox text.number").first).to_have_text(re.compile(r"^[a-z]\d+$"))
    for one in (living, anna, bruno):
        check(one)
    # The board can be had on the phone all the same.
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_label("Only my hand").uncheck()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".boardbox")).to_be_visible()


def act(people: list[Player], rng: Random) -> None:
    """Whoever is asked presses a button they can see and hit."""
    for _ in range(300):
        asked = [one.page for one in people if one.page.locator(READY).count()]
        if asked:
            break
        people[0].page.wait_for_timeout(50)
    page = asked[0]
    # Whoever has no board before them can tell all places apart.
    labels = page.locator(".hand .choice").all_inner_texts()
    assert len(set(labels)) == len(labels)
    confirm, choices = page.locator(".do .confirm"), page.locator(".hand .choice:not(.chosen), .do .choice")
    confirm.or_(choices).first.wait_for()
    if confirm.count():
        confirm.click()
        return
    choice = choices.nth(rng.randrange(choices.count()))
    box = choice.bounding_box()
    assert box is not None
    assert box["height"] >= 40
    choice.click()
    page.wait_for_function(
        "() => document.querySelector('.prompt.mine[aria-busy=false]') || !document.querySelector('.mine')"
    )


@SOAK
def test_what_needs_https_is_hidden_with_a_reason(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    anna.page.add_init_script("Object.defineProperty(window, 'isSecureContext', {value: false});")
    anna.go(f"/table/{anna.make('murano', 'me', 'open')}")
    expect(anna.page.get_by_text("plain http")).to_be_visible()
    expect(anna.page.get_by_role("button", name=re.compile("Copy|Share"))).to_have_count(0)
    anna.page.get_by_role("button", name="Settings").click()
    expect(anna.page.get_by_role("dialog").get_by_text("Notifications need https")).to_be_visible()
    expect(anna.page.get_by_label("A notification when")).to_have_count(0)
