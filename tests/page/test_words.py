"""The prompt, the log and the names: what is said is true and tells what to do, with few clicks."""

import json
import re
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from .conftest import PHONE, SOAK
from .player import Player
from .steady import STEADY
from .test_guides import SIDEWAYS, begin, follow

DEALS = STEADY


def offer(page: Page, sort: str) -> Locator:
    """What may be chosen of a sort of things on the board."""
    return page.locator(f".boardbox .offer:not(.chosen)[data-thing^='{sort} ']")


def hit(target: Locator) -> None:
    """Click the middle of its hit shape, as a person does."""
    shape = target.locator(".hit")
    (shape if shape.count() else target).first.click()


def doings(page: Page) -> list[dict[str, Any]]:
    """All that is sent to be done, while the test goes on."""
    found: list[dict[str, Any]] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "do":
            found.append(message)

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return found


LISTEN = """() => {
    window.asked = [];
    const note = () => {
        const busy = document.querySelector('.prompt.mine.busy .ask strong');
        if (busy) window.asked.push(busy.innerText);
    };
    new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true,
        attributes: true});
}"""
"""Notes what is asked while the server is at work."""


def test_a_plain_turn_of_murano_is_two_clicks(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    done = doings(page)
    anna.sit_at(anna.make("murano", "me", "random"))
    # No ship has been chosen: its space is, and the ship follows.
    hit(page.locator(".boardbox .offer[data-thing='space 1'], .boardbox .offer[data-thing='space 4']").first)
    anna.ready()
    confirm = page.locator(".do .confirm")
    expect(confirm).to_be_visible()
    # One step back gives up what one click has chosen.
    page.keyboard.press("Backspace")
    expect(confirm).to_have_count(0)
    expect(page.locator(".out .choice")).to_be_visible()
    for at in range(offer(page, "space").count()):
        hit(offer(page, "space").nth(at))
        anna.ready()
        if "then" in confirm.inner_text():
            break
        # Where the action cannot be carried out, one is told why, and the button looks different.
        expect(confirm).to_have_class(re.compile("way"))
        expect(page.locator(".prompt .ask")).to_contain_text("only a stop on the way")
        assert len(page.locator(".prompt .ask span").inner_text()) > 20
        page.keyboard.press("Backspace")
        anna.ready()
    expect(confirm).to_have_class(re.compile("primary"))
    asked = page.locator(".prompt .ask strong").inner_text()
    page.evaluate(LISTEN)
    confirm.click()
    page.wait_for_function("() => !document.querySelector('.prompt .confirm')")
    # While three actions are sent one after the other, nothing else is asked that nobody may answer.
    assert set(page.evaluate("window.asked")) == {asked}
    verbs = [one["do"].split()[0] for one in done]
    assert (verbs[0], verbs[2:4]) == ("act", ["sail", "do"])


def test_passing_is_shown_first_and_counts_only_when_confirmed(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    done = doings(page)
    anna.sit_at(anna.make("murano", "me", "random"))
    out = page.locator(".out .choice")
    out.click()
    expect(page.locator(".prompt .ask")).to_contain_text("You pass: +1 gold")
    anna.ready()
    assert done == []
    # With a ship chosen, it is asked where that one goes, and not again for a ship.
    hit(offer(page, "ship").first)
    expect(page.locator(".prompt .ask")).to_contain_text("Where does the ship stop?")
    anna.ready()
    hit(offer(page, "space").first)
    anna.ready()
    page.locator(".do .confirm").click()
    expect(page.locator(".prompt:not(.mine), .log > section").first).to_be_visible()
    page.wait_for_function("() => document.querySelector('.log').textContent.includes('You passed')")
    assert done[0]["do"] == "pass"


def boxes(page: Page, selector: str) -> list[FloatRect]:
    """Where these are on the screen."""
    found = [one.bounding_box() for one in page.locator(selector).all()]
    return [box for box in found if box is not None]


def overlap(a: FloatRect, b: FloatRect) -> bool:
    """Is there a place at which a click could hit the one or the other?"""
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return not beside and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


@pytest.mark.parametrize(
    ("game", "screen"),
    [
        pytest.param("murano", SIDEWAYS, id="murano-sideways"),
        pytest.param("venezia", SIDEWAYS, id="venezia-sideways", marks=SOAK),
        *(
            pytest.param(game, screen, id=f"{game}-{name}", marks=SOAK)
            for game in ("murano", "venezia")
            for name, screen in {"desktop": {}, "phone": PHONE}.items()
        ),
    ],
)
def test_no_way_out_comes_up_where_the_confirmation_was(
    somebody: Callable[..., Player], game: str, screen: dict[str, Any]
) -> None:
    anna = somebody(**screen)
    page = anna.page
    table = anna.make(game, "me", "random")
    anna.sit_at(table)
    rng = Random(3)
    confirmed: list[FloatRect] = []
    seen = 0
    for _ in range(30):
        anna.ready()
        for out in boxes(page, ".out .choice"):
            seen += 1
            assert not any(overlap(box, out) for box in confirmed)
        confirmed += boxes(page, ".do .confirm")
        anna.act(rng)
    assert seen > 2
    assert confirmed


def test_one_or_two_hexes_are_drained_with_one_confirmation(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    done = doings(page)
    anna.sit_at(anna.make("venezia", "me", "random", "random"))
    to_draining(anna)
    hit(offer(page, "hex").nth(3))
    anna.ready()
    expect(page.locator(".do .confirm")).to_have_text("Drain 1 hex")
    hit(offer(page, "hex").nth(9))
    expect(page.locator(".do .confirm")).to_have_text("Drain 2 hexes")
    # A third one takes the place of the second, and one step back takes only that.
    hit(offer(page, "hex").nth(14))
    expect(page.locator(".boardbox .chosen")).to_have_count(2)
    page.keyboard.press("Backspace")
    expect(page.locator(".boardbox .chosen")).to_have_count(1)
    hit(offer(page, "hex").nth(20))
    done.clear()
    page.locator(".do .confirm").click()
    expect(page.locator(".prompt")).to_contain_text(re.compile("card|market"))
    assert [one["do"].split()[0] for one in done] == ["drain", "drain"]


def to_draining(anna: Player) -> None:
    """Play no card, and come to the question which hexes are drained."""
    page = anna.page
    for _ in range(6):
        anna.ready()
        if offer(page, "hex").count() > 10:
            return
        if page.locator(".do .confirm").count():
            page.locator(".do .confirm").click()
        elif page.locator(".out .choice").count():
            page.locator(".out .choice").first.click()
        else:
            page.locator(".do .choice").first.click()


def test_who_plays_what_just_happened_and_which_colour_is_mine(somebody: Callable[..., Player]) -> None:
    anna = somebody(**PHONE)
    page = anna.page
    bruno = somebody()
    table = anna.make("murano", "me", "open")
    bruno.go(f"/table/{table}")
    bruno.page.get_by_role("button", name="Sit down").first.click()
    for _ in range(2):
        anna.page.goto(f"{anna.url}/table/{table}")
        page.locator(".prompt").wait_for()
        if not page.locator(".prompt.mine").count():
            break
        anna.play(Random(2), 3)
    waiting = anna if not page.locator(".prompt.mine").count() else bruno
    prompt = waiting.page.locator(".prompt")
    expect(prompt.locator(".flag")).to_contain_text("plays")
    expect(prompt.locator(".me")).to_contain_text("You play")


@SOAK
def test_bots_have_names_and_faces_and_i_have_mine(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    anna.go("/")
    page.locator(".game").first.get_by_label("Your name").fill("Annetta")
    page.locator(".game").first.get_by_role("button", name="Play").click()
    anna.ready()
    names = page.locator(".players .name")
    expect(names.first).to_contain_text("Annetta")
    expect(names.nth(1)).to_contain_text("Bepi")
    expect(names.nth(1).locator(".face")).to_be_visible()
    # Without a name I am "You".
    page.evaluate("() => localStorage.clear()")
    bruno = somebody(locale="de")
    bruno.go("/")
    bruno.page.locator(".game").first.get_by_role("button", name="Murano").first.click()
    bruno.ready()
    expect(bruno.page.locator(".players .name").first).to_have_text(re.compile(r"^\s*Du\b"))


def test_the_log_speaks_in_turns(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    table = anna.make("murano", "me", "random", "random")
    anna.drive(table, 60)
    anna.sit_at(table)
    turns = page.locator(".log .turn")
    assert turns.count() > 5
    heads = turns.locator("h2").all_inner_texts()
    assert {"You", "Bepi", "Zanze"} == set(heads)
    # Players take turns: no head follows itself.
    assert all(a != b for a, b in pairwise(heads))
    text = page.locator(".log").inner_text()
    assert "You" in text
    # The ring shows no numbers, so none are said; and the set-up is folded.
    assert not re.search(r"space \d+", text)
    assert "red ship was put" not in text
    # Several draws are one line.
    assert not re.search(r"(\w+ drew a character\.)\s+\1", text)
    # What a line tells of is shown on the board.
    sailing = page.locator(".log li", has_text="sailed").last
    sailing.hover()
    expect(page.locator(".boardbox [data-told]")).to_have_count(1)
    page.locator("header.bar").hover(position={"x": 300, "y": 10})
    expect(page.locator(".boardbox [data-told]")).to_have_count(0)


@pytest.mark.parametrize("screen", [pytest.param({}, marks=SOAK), PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("game", "words"), [("murano", "Two empty piles"), ("venezia", "space 60")])
def test_one_always_sees_what_ends_the_game(
    somebody: Callable[..., Player], game: str, words: str, screen: dict[str, Any]
) -> None:
    anna = somebody(**screen)
    anna.sit_at(anna.make(game, "me", "random"))
    ending = anna.page.locator(".ending")
    expect(ending).to_contain_text(words)
    expect(ending).to_be_in_viewport()


def test_what_can_be_taken_back_needs_no_confirmation_if_one_wants(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    anna.go("/")
    page.evaluate("() => { localStorage.laguna = JSON.stringify({quick: true}); }")
    done = doings(page)
    anna.sit_at(anna.make("murano", "me", "random"))
    for at in range(offer(page, "space").count()):
        hit(offer(page, "space").nth(at))
        anna.ready()
        if done:
            break
        page.keyboard.press("Backspace")
        anna.ready()
    # A stop on the way was made at once, and can be taken back; what needs a decision was not.
    assert [one["do"].split()[0] for one in done] == ["act", "ship", "sail"]
    expect(page.get_by_role("button", name="Undo")).to_be_visible()


@SOAK
def test_others_turns_step_by_step(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    anna.go("/")
    page.evaluate("() => { localStorage.laguna = JSON.stringify({stepwise: true, speed: 'fast'}); }")
    anna.sit_at(anna.make("murano", "me", "random", "random"))
    page.locator(".out .choice").click()
    anna.ready()
    hit(offer(page, "space").first)
    anna.ready()
    page.locator(".do .confirm").click()
    onward = page.get_by_role("button", name="Forward")
    steps = 0
    while not page.locator(".prompt.mine[aria-busy=false]").count():
        page.locator(".do .next, .prompt.mine[aria-busy=false]").first.wait_for()
        if onward.count():
            onward.click()
            steps += 1
    assert steps


def to_my_next_turn(anna: Player) -> None:
    """Act until others have played, and it is my turn again."""
    rng = Random(5)
    for _ in range(40):
        anna.act(rng)
        anna.ready()
        if anna.page.locator(".ask .recap, .log .mark h2").count():
            return
    raise AssertionError("it was never my turn again")


@pytest.mark.parametrize("game", ["murano", pytest.param("venezia", marks=SOAK)])
def test_on_my_turn_i_am_told_what_happened_since_my_last(somebody: Callable[..., Player], game: str) -> None:
    anna = somebody(**PHONE)
    page = anna.page
    anna.sit_at(anna.make(game, "me", "random", "random"))
    to_my_next_turn(anna)
    recap, drawer = page.locator(".ask .recap"), page.locator(".drawer")
    traces = page.locator(".boardbox [data-by]")
    # It is told with the signs of those who played, and read in their words.
    expect(recap.locator("use")).to_have_count(2)
    recap.click()
    expect(drawer.locator("h2")).to_have_text(["Bepi", "Zanze"])
    told = drawer.locator("li").all_inner_texts()
    assert len(told) > 2
    # The drawer goes when it is watched, and what is told of is pointed at.
    drawer.get_by_role("button", name="Watch again").click()
    expect(drawer).to_have_count(0)
    expect(page.locator(".prompt .flag")).to_contain_text("Watching again")
    expect(page.locator(".prompt .ask strong")).to_have_text(re.compile(r"Bepi|Zanze|You"))
    page.get_by_role("button", name="Stop").click()
    anna.ready()
    # Whoever comes back later is told the same, sees the same traces, and can watch it.
    before = sorted(one.get_attribute("data-thing") or "" for one in traces.all())
    assert before
    page.reload()
    anna.ready()
    assert sorted(one.get_attribute("data-thing") or "" for one in traces.all()) == before
    recap.click()
    # The drawer is fetched again: wait for what it says.
    expect(drawer.locator("h2")).to_have_text(["Bepi", "Zanze"])
    assert drawer.locator("li").all_inner_texts() == told
    drawer.get_by_role("button", name="Watch again").click()
    expect(page.locator(".boardbox [data-told]").first).to_be_attached()
    page.get_by_role("button", name="Stop").click()
    anna.ready()
    # Whoever goes on has read it.
    anna.act(Random(1))
    anna.ready()
    expect(recap).to_have_count(0)


@SOAK
def test_on_a_large_screen_the_log_begins_with_what_happened(somebody: Callable[..., Player]) -> None:
    anna = somebody(viewport={"width": 1366, "height": 768})
    page = anna.page
    anna.sit_at(anna.make("venezia", "me", "random", "random"))
    to_my_next_turn(anna)
    mark, panel = page.locator(".log .mark"), page.locator(".talk .panel")
    expect(mark).to_contain_text("What happened since your turn")
    top = panel.bounding_box()
    first = page.locator(".log li.new").first
    assert top is not None
    assert abs(boxes(page, ".log .mark")[0]["y"] - top["y"]) < 8
    expect(first).to_be_in_viewport()
    mark.get_by_role("button", name="Watch again").click()
    expect(page.locator(".prompt .flag")).to_contain_text("Watching again")
    page.get_by_role("button", name="Stop").click()
    anna.ready()


@SOAK
def test_watching_again_on_a_phone_shows_the_board(somebody: Callable[..., Player]) -> None:
    anna = somebody(**PHONE)
    page = anna.page
    anna.sit_at(anna.make("murano", "me", "random", "random"))
    to_my_next_turn(anna)
    page.get_by_role("button", name="Log").click()
    page.locator(".drawer").get_by_role("button", name="Watch again").click()
    expect(page.locator(".drawer")).to_have_count(0)
    expect(page.locator(".prompt .flag")).to_contain_text("Watching again")
    page.get_by_role("button", name="Stop").click()
    anna.ready()


def test_choosing_a_character_shows_what_i_have_beside_it(somebody: Callable[..., Player]) -> None:
    anna = somebody(**PHONE)
    begin(anna, "murano")
    follow(anna, 3)
    page = anna.page
    expect(page.locator(".drawer .beside")).to_contain_text("Ready: 5")
    expect(page.locator(".prompt .ask")).to_contain_text("gold for it")
