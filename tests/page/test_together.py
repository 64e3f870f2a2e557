"""Several people: live games with a broken connection, links, one device for two, spectators."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.running import Server, sqlite_place

from .conftest import LIMITS, PHONE
from .player import Player
from .steady import STEADY


@pytest.fixture
def server(tmp_path: Path) -> Server:
    """A server that a test may break."""
    running = Server(sqlite_place(tmp_path), *LIMITS, code=STEADY)
    running.wait()
    return running


def test_two_browsers_with_a_break_in_between(somebody: Callable[..., Player], server: Server) -> None:
    anna, bruno = somebody(), somebody(**PHONE)
    for one in (anna, bruno):
        one.excused = ("WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource")
    anna.go("/")
    anna.page.get_by_label("Seats").select_option("2")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="Open the table").click()
    link = anna.page.locator(".invite input").input_value()
    # Bruno comes by the link, on a phone.
    bruno.page.goto(link)
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down").click()
    for one in (anna, bruno):
        one.page.locator(".prompt").wait_for()
    rng = Random(1)
    _turns(anna, bruno, rng, 8)
    told = anna.page.locator(".log li").count()
    assert told > 2
    server.kill()
    anna.page.get_by_text("Connecting again").wait_for()
    again = Server(server.db, *LIMITS, port=server.port, code=STEADY)
    again.wait()
    try:
        expect(anna.page.get_by_text("Connecting again")).to_have_count(0, timeout=30_000)
        # Nothing is lost and nothing is told twice.
        expect(anna.page.locator(".log li")).to_have_count(told)
        _turns(anna, bruno, rng, 8)
        assert anna.page.locator(".log li").count() > told
        anna.page.get_by_role("tab", name="Chat").click()
        anna.page.get_by_label("Say something").fill("ciao <b>Bruno</b>")
        anna.page.get_by_role("button", name="Send").click()
        bruno.page.get_by_role("button", name="Log").click()
        bruno.page.locator(".drawer").get_by_role("tab", name=re.compile("Chat")).click()
        expect(bruno.page.locator(".drawer .chat")).to_contain_text("ciao <b>Bruno</b>")
    finally:
        again.close()


def _turns(anna: Player, bruno: Player, rng: Random, clicks: int) -> None:
    """Whoever is asked acts."""
    for _ in range(clicks):
        who = _asked(anna, bruno)
        choice = who.page.locator(".do .choice")
        if choice.count():
            choice.nth(rng.randrange(choice.count())).click()
        else:
            who.act(rng)


def _asked(*people: Player) -> Player:
    """Who decides now, by their own page: that of another may not have heard yet that it is their turn."""
    for _ in range(400):
        for one in people:
            if one.page.locator(".prompt.mine[aria-busy=false]").count():
                return one
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_one_device_for_two_never_shows_the_other_hand(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    frames: list[str] = []
    anna.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    table = anna.make(
        "murano",
        "me",
        "me",
        options={"stall_rounds": "2"},
        seats=[{"kind": "me"}, {"kind": "me", "name": "Bruno"}],
    )
    anna.go(f"/table/{table}")
    page = anna.page
    curtains = 0
    rng = Random(2)
    for _ in range(60):
        anna.ready()
        if anna.is_over():
            break
        if page.locator(".curtain").count():
            curtains += 1
            # Behind the curtain there is nothing at all: no board, no tray, no cards.
            expect(page.locator(".table, .card, [data-thing]")).to_have_count(0)
            page.get_by_role("button", name="Lift the curtain").click()
            page.locator(".curtain").wait_for(state="detached")
            continue
        anna.act(rng)
    assert curtains >= 2


def test_spectators_see_the_board_and_no_hand(somebody: Callable[..., Player]) -> None:
    anna, guest = somebody(), somebody()
    table = anna.make("murano", "me", "random")
    anna.sit_at(table)
    guest.go(f"/table/{table}")
    expect(guest.page.locator(".boardbox svg.murano:not(.ground)")).to_be_visible()
    expect(guest.page.locator(".tray, .offer")).to_have_count(0)
    expect(guest.page.get_by_text("You are watching")).to_be_visible()
