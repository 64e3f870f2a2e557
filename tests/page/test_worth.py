"""What am I worth: on cards, in explanations, in panels and in the prompt, and after the end."""

import json
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocket, expect

from .conftest import PHONE, SOAK
from .hand import press
from .player import DRIVE, Player
from .steady import STEADY

DEALS = STEADY
SHORT = {"stall_rounds": "1"}


def answers(page: Page) -> list[dict[str, Any]]:
    """What the server says about the worth of things from now on."""
    heard: list[dict[str, Any]] = []

    def listen(data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] == "worth":
            heard.append(message)

    def watch(socket: WebSocket) -> None:
        socket.on("framereceived", listen)

    page.on("websocket", watch)
    return heard


def drive_to(anna: Player, table: str, fits: str, seed: int = 3) -> dict[str, Any]:
    """Play on, the quick way, to a decision of mine in a state that fits."""
    stop = "message.turn === -2 || called || (message.n >= until && message.legal.length)"
    assert stop in DRIVE
    told = "done({ n: message.n, over: message.turn === -2 })"
    assert told in DRIVE
    until = f"message.turn === -2 || (message.legal.length && ((state) => {fits})(message))"
    code = DRIVE.replace(stop, until).replace(told, "done(message)")
    wish = {"id": table, "until": 0, "seed": seed, "out": False, "advised": False}
    state: dict[str, Any] = anna.page.evaluate(code, wish)
    assert state.get("turn", -2) >= 0, "no position fitted"
    return state


def points_of(rows: Locator) -> list[int]:
    return [int(text) for text in rows.locator(":scope > b").all_inner_texts()]


@SOAK
def test_characters_tell_what_they_would_bring_before_one_is_taken(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    table = anna.make("murano", "me", "random")
    drive_to(anna, table, "state.legal.some((choice) => choice.do.startsWith('keep character_'))")
    heard = answers(page)
    anna.sit_at(table)
    # Each card says it in a few words, and the panels say what everybody would have.
    cards = page.locator(".tray .card.offer[data-thing^='card character_']")
    for card in cards.all():
        expect(card.locator("i")).to_contain_text(re.compile(r"\w"))
    offered = {str(card.get_attribute("data-thing"))[5:] for card in cards.all()}
    assert offered
    assert offered <= {asset["id"] for asset in heard[-1]["assets"]}
    panels = page.locator(".players .ended")
    expect(panels).to_have_count(2)
    expect(panels.first).to_have_text(re.compile(r"if it ended now: \d+"))
    # Its explanation goes from island to island, with and without a gondolier, and says what is missing.
    cards.first.focus()
    page.keyboard.press("?")
    rows = page.locator(".pop .prospects > li")
    expect(rows.first).to_be_visible()
    told = heard[-1]["assets"][0]["places"]
    assert len(told) in (1, 5)
    assert points_of(rows) == [place["points"] for place in told]
    for row, place in zip(rows.all(), told, strict=True):
        there = "no gondolier of yours there" if place.get("ready") is False else "your gondolier is there"
        if any(one.get("ready") is False for one in told):
            expect(row.locator(".name .sr")).to_have_text(there)
        for part in place.get("parts", []):
            if part["have"] < part.get("least", 0):
                expect(row).to_contain_text(f"{part['have']} of {part['least']}")


@pytest.mark.parametrize("screen", [pytest.param({}, marks=SOAK), PHONE], ids=["desktop", "phone"])
def test_a_place_tells_what_all_get_and_where_their_gondolas_go(
    somebody: Callable[..., Player], screen: dict[str, Any]
) -> None:
    anna = somebody(**screen)
    page = anna.page
    table = anna.make("venezia", "me", "random", "random")
    drive_to(anna, table, "state.view.question === 'place' && ![0, 2].includes(state.view.building)")
    heard = answers(page)
    anna.sit_at(table)
    site = page.locator(".boardbox .offer[data-thing^='site ']").first
    site.focus()
    page.keyboard.press("?")
    gains = page.locator(".pop .gains li")
    expect(gains.first).to_be_visible()
    told = heard[-1]["assets"][0]["places"][0]
    assert heard[-1]["of"].startswith(("at ", "bridge "))
    assert len(told["gains"]) == gains.count()
    for row, gain in zip(gains.all(), told["gains"], strict=True):
        expect(row).to_contain_text(f"+{gain['points']}, to {gain['space']}")
        if gain.get("also"):
            expect(row).to_contain_text(re.compile("treasure", re.IGNORECASE))
    page.keyboard.press("Escape")
    # Once it is chosen the prompt says where I go, whether a treasure is drawn before that or not.
    site.focus()
    page.keyboard.press("Enter")
    mine = [gain for gain in told["gains"] if gain["seat"] == 0 and gain["points"]]
    for gain in mine:
        expect(page.locator(".prompt")).to_contain_text(re.compile(rf"You .*{gain['points']}.* {gain['space']}\b"))


def test_a_draft_shows_what_it_would_change(somebody: Callable[..., Player]) -> None:
    """A gondolier on a dock is worth a point at least, and that is shown before it is placed."""
    anna = somebody()
    page = anna.page
    table = anna.make("murano", "me", "random")
    drive_to(anna, table, "state.legal.some((choice) => choice.do.startsWith('dock '))")
    anna.sit_at(table)
    mine = page.locator(".players .ended").first
    expect(mine).to_have_text(re.compile(r"if it ended now: \d+"))
    before = int(mine.inner_text().split(":")[1])
    expect(mine.locator("b")).to_have_count(0)
    page.locator(".boardbox .offer[data-thing^='dock ']").first.focus()
    page.keyboard.press("Enter")
    expect(mine.locator("b")).to_have_text(re.compile(r"^\+\d+$"))
    now, more = re.findall(r"\d+", mine.inner_text())
    assert int(now) == before + int(more)


def finished(anna: Player, game: str, bots: int = 1) -> str:
    """A finished game of mine against bots."""
    table = anna.make(game, "me", *["random"] * bots, options=SHORT)
    assert anna.drive(table)["over"]
    return table


def test_after_the_end_it_is_told_round_by_round(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    first = finished(anna, "murano")
    second = finished(anna, "murano")
    anna.go(f"/table/{second}")
    page.locator(".scoring.done").wait_for()
    course = page.locator(".course")
    # The curve has a name that says how it ended, and the same numbers stand in a table.
    totals = [int(text) for text in page.locator(".columns article h2 b").all_inner_texts()]
    chart = course.get_by_role("img", name=re.compile("Points after each round"))
    expect(chart).to_be_visible()
    expect(chart.locator("polyline.line")).to_have_count(2)
    course.locator("summary").focus()
    page.keyboard.press("Enter")
    rows = course.locator("table.scores tbody tr")
    expect(rows).to_have_count(2)
    ends = [int(row.locator("td").last.inner_text()) for row in rows.all()]
    assert sorted(ends) == sorted(totals)
    # Where the points came from adds up, for everybody.
    for number, end in enumerate(ends):
        course.locator(".whose button").nth(number).click()
        sums = [int(text.replace("−", "-")) for text in course.locator("table.gains .sum").all_inner_texts()]
        assert sum(sums) == end
    expect(course.locator(".earlier")).to_contain_text("One game before this one")
    expect(course.locator(".earlier a")).to_have_attribute("href", f"/replay/{first}")
    # The board is one click away, and so is the way back.
    page.get_by_role("button", name="See the board").click()
    expect(page.locator(".boardbox")).to_be_visible()
    # It says how the game ended, and not how it would end now.
    expect(page.locator(".prompt .ask")).to_have_text(re.compile("wins with|shared victory"))
    expect(page.locator(".players")).to_be_visible()
    expect(page.locator(".players .ended")).to_have_count(0)
    expect(page.locator(".tray")).not_to_contain_text("only you")
    page.get_by_role("button", name="To the result").click()
    expect(page.locator(".scoring")).to_be_visible()


def test_all_results_are_in_sight_beside_each_other(somebody: Callable[..., Player]) -> None:
    anna = somebody(viewport={"width": 1366, "height": 768})
    anna.go(f"/table/{finished(anna, 'murano', 2)}")
    anna.page.locator(".scoring.done").wait_for()
    heads = anna.page.locator(".columns article h2")
    expect(heads).to_have_count(3)
    for head in heads.all():
        expect(head).to_be_in_viewport()


def test_the_longest_lead_and_the_best_round_are_told(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page

    def eventful(route: Route) -> None:
        # A game that is soon over has neither.
        told = route.fetch().json()
        told["course"]["lead"] = {"seat": 1, "first": 2, "last": 4, "points": 0}
        told["course"]["leap"] = {"seat": 0, "first": 3, "last": 3, "points": 1}
        route.fulfill(json=told)

    page.route("**/course?*", eventful)
    anna.go(f"/table/{finished(anna, 'murano')}")
    best = page.locator(".course .best li")
    expect(best).to_have_text(
        ["Longest in the lead: Bepi, 3 rounds running, 2 to 4", "Best round: Anna, 1 point in round 3"]
    )
    expect(best.locator("use")).to_have_count(2)


def test_cards_say_what_they_would_bring_while_one_of_them_is_tried(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    heard = answers(page)
    anna.sit_at(anna.make("murano", "me", "random"))
    # Two spaces recruit; one of them can be reached at once.
    press(page.locator(".boardbox .offer:is([data-thing='space 3'], [data-thing='space 10'])").first)
    anna.ready()
    page.locator(".do .confirm", has_text="then recruit").click()
    cards = page.locator(".tray .card.offer")
    expect(cards.locator("i")).to_have_count(3)
    press(cards.nth(1))
    expect(page.locator(".tray .card.chosen")).to_have_count(1)
    # Of the draft the server tells only what the card that is tried would bring.
    while not any(told["do"] for told in heard):
        page.wait_for_timeout(50)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(cards.locator("i")).to_have_count(3)


def test_curves_that_are_equal_run_beside_each_other(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    table = finished(anna, "murano")

    def equal(route: Route) -> None:
        told = route.fetch().json()
        told["course"] |= {"rounds": 3, "scores": [[0, 2, 7, 9, 9], [0, 2, 7, 8, 30], [0, 2, 7, 9, 9]]}
        for source in told["course"]["sources"]:
            source["gains"] = [[0] * 5] * 3
        route.fulfill(json=told)

    page.route("**/course?*", equal)
    anna.go(f"/table/{table}")
    lines = page.locator(".course polyline.line")
    expect(lines).to_have_count(3)
    paths = [
        [[float(part) for part in point.split(",")] for point in (one.get_attribute("points") or "").split()]
        for one in lines.all()
    ]
    for column in zip(*paths, strict=True):
        heights = sorted(y for _, y in column)
        # Each is as wide as three pixels, and something shows between them.
        assert min(b - a for a, b in pairwise(heights)) >= 4.9
        assert max(heights) <= 234
    # What is far apart stays where it belongs: 30 points are the top of the chart.
    assert paths[1][4][1] == 30
    assert len({one.get_attribute("stroke-dasharray") for one in lines.all()}) == 3


def test_the_start_page_tells_who_won(somebody: Callable[..., Player]) -> None:
    anna = somebody(**PHONE)
    table = finished(anna, "murano")
    anna.go(f"/table/{table}")
    anna.page.locator(".scoring.done").wait_for()
    # The board is in sight without scrolling.
    expect(anna.page.get_by_role("button", name="See the board")).to_be_in_viewport()
    anna.go("/")
    expect(anna.page.locator("small.won").first).to_have_text(re.compile(r"won with \d+ point"))


def test_a_replay_asks_nobody(somebody: Callable[..., Player]) -> None:
    """Its cards say what its views do, and what nobody can say is not shown."""
    anna = somebody()
    page = anna.page
    heard = answers(page)
    anna.go(f"/replay/{finished(anna, 'murano')}")
    page.get_by_role("slider").wait_for()
    assert heard == []
    expect(page.locator(".ended")).to_have_count(0)
