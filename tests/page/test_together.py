"""Several people: live games with a broken connection, links, one device for two, spectators."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.server.running import Server, sqlite_place

from .conftest import LIMITS, PHONE, SOAK, visitors
from .hand import press
from .player import Player
from .steady import VARIED


@pytest.fixture
def breakable(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may break."""
    running = Server(sqlite_place(tmp_path), *LIMITS, code=VARIED)
    running.wait()
    yield running
    running.close()


def test_two_browsers_with_a_break_in_between(browser: Browser, breakable: Server) -> None:
    with visitors(browser, breakable) as somebody:
        _play_through_a_break(somebody(), somebody(**PHONE), breakable)


def _play_through_a_break(anna: Player, bruno: Player, server: Server) -> None:
    for one in (anna, bruno):
        one.excused = ("WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource")
    anna.go("/")
    anna.page.get_by_label("Seats").select_option("2")
    anna.page.locator("form.friends").get_by_label("Your name").fill("Anna")
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
    again = Server(server.db, *LIMITS, port=server.port, code=VARIED)
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


SOCKETS = """() => {
    window.sockets = [];
    window.WebSocket = class extends WebSocket {
        constructor(address) {
            super(window.isCut ? address.replace(/\\/api.*/, '/nowhere') : address);
            window.sockets.push(this);
        }
    };
}"""
"""Lets a test break the connections of a page."""
BREAK = "() => window.sockets.at(-1).close()"
CUT = "() => { window.isCut = true; window.sockets.at(-1).close(); }"
"""The same for as long as one likes, so that there is time to look."""
MEND = "() => { window.isCut = false; }"


class Hands:
    """Whose hands have come to a browser, on which sockets."""

    def __init__(self, page: Page) -> None:
        self.seats: list[int] = []
        self.asked: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.asked.append(parse_qs(urlparse(socket.url).query).get("seat", [""])[0])
        socket.on("framereceived", self._hear)

    def _hear(self, data: object) -> None:
        view = json.loads(str(data)).get("view")
        if view and view.get("mine"):
            self.seats.append(view["seat"])


def _behind(anna: Player) -> int:
    """Whom the curtain waits for; nothing of the table is on the screen."""
    page = anna.page
    page.locator(".curtain").wait_for()
    expect(page.locator(".table, .card, [data-thing], [role=log] p")).to_have_count(0)
    return int("Bruno" in page.locator(".curtain h1").inner_text())


@pytest.mark.parametrize("game", ["murano", pytest.param("venezia", marks=SOAK)])
def test_one_device_for_two_never_shows_the_other_hand(somebody: Callable[..., Player], game: str) -> None:
    anna = somebody()
    page, rng = anna.page, Random(2)
    page.add_init_script(f"({SOCKETS})()")
    hands = Hands(page)
    table = anna.make(game, seats=[{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}])
    anna.go(f"/table/{table}")
    met = set()
    for _ in range(200):
        anna.ready()
        if page.locator(".curtain").count():
            # Whoever opens the page anew may be the other one: it waits for the same one, and holds no other hand.
            who = _behind(anna)
            hands.seats.clear()
            page.reload()
            assert _behind(anna) == who
            assert set(hands.seats) == {who}
            page.get_by_role("button", name=re.compile("Lift")).click()
            page.locator(".curtain").wait_for(state="detached")
            anna.ready()
            expect(page.locator(".who").first).to_contain_text(["Anna", "Bruno"][who])
            assert set(hands.seats) == {who}
            # A line that breaks, or another language, is still for the one who looks.
            page.evaluate(BREAK)
            _until_asked(page, hands, who)
            anna.ready()
            page.get_by_role("button", name="Menu").click()
            page.locator("dialog select").first.select_option("it")
            expect(page.locator(".prompt.mine")).to_contain_text("Tocca a te")
            page.locator("dialog select").first.select_option("en")
            expect(page.locator(".prompt.mine")).to_contain_text("Your turn")
            page.keyboard.press("Escape")
            anna.ready()
            assert set(hands.seats) == {who}
            assert hands.asked[-2:] == [str(who)] * 2
            met.add(who)
            if len(met) == 2:
                break
        else:
            anna.act(rng)
    assert met == {0, 1}


def _until_asked(page: Page, hands: Hands, seat: int) -> None:
    """Wait until the page has asked for a seat by its number."""
    for _ in range(300):
        if hands.asked[-1] == str(seat):
            return
        page.wait_for_timeout(50)
    raise AssertionError(hands.asked)


def _two(anna: Player, bruno: Player) -> str:
    """A table of Murano where both sit."""
    table = anna.make("murano", "me", "open")
    bruno.go("/")
    taken = bruno.page.evaluate(
        """async (id) => (await fetch(`/api/tables/${id}/seats/1`, {method: 'POST',
            body: JSON.stringify({name: 'Bruno'}), headers: {'Content-Type': 'application/json'}})).ok""",
        table,
    )
    assert taken
    return table


def test_a_broken_line_loses_no_draft_and_no_words(somebody: Callable[..., Player]) -> None:
    anna, bruno = somebody(), somebody()
    for one in (anna, bruno):
        one.page.add_init_script(f"({SOCKETS})()")
        one.excused = ("WebSocket",)
    table = _two(anna, bruno)
    for one in (anna, bruno):
        one.go(f"/table/{table}")
        one.page.locator(".prompt").wait_for()
    who = _asked(anna, bruno)
    other = bruno if who is anna else anna
    page = who.page
    # What another says counts once, however often the line breaks.
    other.page.get_by_role("tab", name="Chat").click()
    other.page.get_by_label("Say something").fill("ciao")
    other.page.get_by_role("button", name="Send").click()
    expect(other.page.get_by_label("Say something")).to_have_value("")
    expect(page.get_by_role("tab", name="Chat")).to_contain_text("1")
    for sort in ("ship", "space"):
        who.ready()
        press(page.locator(f".boardbox .offer:not(.chosen)[data-thing^='{sort} ']").first)
    page.locator(".do .confirm").wait_for()
    page.evaluate(CUT)
    page.get_by_text("Connecting again").wait_for()
    page.evaluate(MEND)
    expect(page.get_by_text("Connecting again")).to_have_count(0, timeout=15_000)
    page.wait_for_timeout(200)
    expect(page.locator(".do .confirm")).to_be_visible()
    expect(page.get_by_role("tab", name="Chat")).to_have_text(re.compile(r"Chat\s*1$"))
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".tabs .new")).to_have_count(0)
    # What is said to nobody stays in its field.
    line = page.get_by_label("Say something")
    line.fill("ciao a te")
    page.evaluate(CUT)
    line.press("Enter")
    page.get_by_text("Connecting again").wait_for()
    expect(line).to_have_value("ciao a te")
    page.evaluate(MEND)
    expect(page.get_by_text("Connecting again")).to_have_count(0, timeout=15_000)
    line.press("Enter")
    expect(line).to_have_value("")
    expect(other.page.locator(".chat li", has_text="ciao a te")).to_have_count(1)
    # Who reads the chat has nothing unread.
    expect(other.page.locator(".tabs .new")).to_have_count(0)


@SOAK
def test_everybody_hears_of_a_rematch(somebody: Callable[..., Player]) -> None:
    anna, guest = somebody(), somebody()
    table = anna.make("murano", "me", "random", options={"stall_rounds": "1"})
    assert anna.drive(table)["over"]
    again = guest.page.context.new_page()
    for page in (anna.page, guest.page, again):
        page.goto(f"{guest.url}/table/{table}")
        page.locator(".scoring.done").wait_for()
    # One looks at the board meanwhile, the other at the result.
    guest.page.get_by_role("button", name="See the board").click()
    expect(guest.page.locator(".prompt").get_by_role("button", name="To the result")).to_be_visible()
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.locator(".prompt").wait_for()
    new = urlparse(anna.page.url).path
    assert new != f"/table/{table}"
    for page in (guest.page, again):
        page.get_by_role("link", name="To the new table").click()
        page.locator(".prompt").wait_for()
        assert urlparse(page.url).path == new


def test_spectators_see_the_board_and_no_hand(somebody: Callable[..., Player]) -> None:
    anna, guest = somebody(), somebody()
    table = anna.make("murano", "me", "random")
    anna.sit_at(table)
    guest.go(f"/table/{table}")
    expect(guest.page.locator(".boardbox svg.murano:not(.ground)")).to_be_visible()
    expect(guest.page.locator(".tray, .offer")).to_have_count(0)
    expect(guest.page.get_by_text("You are watching")).to_be_visible()
