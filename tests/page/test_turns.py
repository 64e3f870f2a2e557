"""A turn in small steps: taking back, keyboard alone, fingers on a small screen, hints, settings."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import PHONE, SOAK
from .player import Player
from .test_guides import SIDEWAYS, begin, follow

GAMES = ["murano", "venezia"]
CLICKS = 900
"""No game of these tests takes more."""


@SOAK
def test_undo_reaches_to_a_draw_in_murano_and_not_beyond(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    begin(anna, "murano")
    page = anna.page
    undo = page.get_by_role("button", name="Undo")
    # What is only put together is given up step by step.
    expect(undo).to_have_count(0)
    follow(anna, 2)
    expect(page.locator(".do .confirm")).to_be_visible()
    page.keyboard.press("Backspace")
    expect(page.locator(".do .confirm")).to_have_count(0)
    page.keyboard.press("Backspace")
    expect(undo).to_have_count(0)
    # Characters were drawn: nothing can be taken back.
    follow(anna, 3)
    expect(page.locator(".prompt")).to_contain_text("character")
    expect(undo).to_have_count(0)
    follow(anna, "One more street")
    # The street that was laid comes back into the hand, but the drawing of it stays.
    laid = page.locator(".log li").count()
    undo.click()
    expect(page.locator(".prompt")).to_contain_text("Where does the tile go?")
    anna.ready()
    expect(undo).to_have_count(0)
    assert page.locator(".log li").count() < laid
    page.keyboard.press("Backspace")
    expect(page.locator(".prompt")).to_contain_text("Where does the tile go?")


def test_undo_reaches_to_a_draw_in_venezia_and_not_beyond(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    begin(anna, "venezia")
    page = anna.page
    undo = page.get_by_role("button", name="Undo")
    follow(anna, "Second step")
    # House, cards, place: all of it can be taken back, for nothing was drawn.
    for _ in range(3):
        anna.ready()
        undo.click()
        page.locator(".prompt[aria-busy=false]").wait_for()
    expect(page.locator(".prompt")).to_contain_text("Which cards do you play?")
    anna.ready()
    expect(undo).to_have_count(0)
    follow(anna, "And the one beside it")
    # The first token was looked at.
    expect(page.locator(".prompt")).to_contain_text("Which hex do you drain?")
    expect(undo).to_have_count(0)


def tab_to(page: Page, selector: str, back: bool = False) -> None:
    """Go there with the Tab key, as one does without a mouse."""
    for _ in range(150):
        if page.evaluate("selector => !!document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"Tab never comes to {selector}")


@pytest.mark.parametrize("game", ["murano", pytest.param("venezia", marks=SOAK)])
def test_a_game_by_keyboard(somebody: Callable[..., Player], game: str) -> None:
    anna = somebody()
    anna.sit_at(anna.make_to_finish(game))
    page, keys, rng = anna.page, anna.page.keyboard, Random(7)
    for _ in range(CLICKS):
        anna.ready()
        if anna.is_over():
            break
        offers = page.locator(".boardbox .offer, .tray .offer")
        choices = page.locator(".do .choice")
        if page.locator(".do .confirm").count():
            # Enter once more on what is chosen, or the button itself.
            if rng.random() < 0.9 and page.evaluate("() => document.activeElement?.matches('.chosen')"):
                keys.press("Enter")
            else:
                tab_to(page, ".do .confirm")
                keys.press("Enter")
        elif offers.count() and (not choices.count() or rng.random() < 0.85):
            for _ in range(rng.randrange(1, 5)):
                keys.press(rng.choice(["ArrowRight", "ArrowLeft"]))
            keys.press("Enter")
        else:
            tab_to(page, ".do .choice", back=rng.random() < 0.5)
            keys.press("Enter")
    assert anna.is_over()


@pytest.mark.parametrize("game", [pytest.param("murano", marks=SOAK), "venezia"])
def test_a_finger_gets_a_preview_and_a_larger_board(somebody: Callable[..., Player], game: str) -> None:
    anna = somebody(**PHONE)
    begin(anna, game)
    follow(anna, "Two red customers" if game == "murano" else "Second step")
    page = anna.page
    # Whoever follows a lesson knows what to tap, and keeps the whole board.
    page.get_by_role("button", name="End the lesson").click()
    target = page.locator(".boardbox .offer .hit").first
    before = size(target)
    assert before < 40
    tap(page, target)
    # It is a preview, and the places round it can be hit now if another one was meant.
    expect(page.locator(".do .confirm")).to_be_visible()
    page.wait_for_function("() => !document.querySelector('.boardbox').getAnimations({subtree: true}).length")
    assert size(page.locator(".boardbox .chosen .hit").first) >= 40
    neighbour = page.locator(".boardbox .offer:not(.chosen) .hit").first
    assert size(neighbour) >= 40
    page.locator(".do .confirm").click()
    # When it is done, the whole board comes back.
    expect(page.get_by_role("button", name="Zoom out")).to_have_count(0)


def size(target: Locator) -> float:
    """How small it is on the screen."""
    box = target.bounding_box()
    assert box is not None
    return min(box["width"], box["height"])


def tap(page: Page, target: Locator) -> None:
    """Put a finger on its middle."""
    box = target.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


IN_SIGHT = """(one) => {
    const box = one.querySelector('p').getBoundingClientRect();
    const hits = (x, y) => one.contains(document.elementFromPoint(x, y));
    return hits(box.left, box.top) && hits(box.right - 1, box.bottom - 1)
        && hits((box.left + box.right) / 2, (box.top + box.bottom) / 2);
}"""
"""Is all of a box's text to be seen, with nothing on it and nothing cut off?"""


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS], ids=["phone", "sideways"])
def test_a_hint_can_be_read_on_a_phone(somebody: Callable[..., Player], screen: dict[str, Any]) -> None:
    anna = somebody(**screen, locale="de")
    page = anna.page
    anna.sit_at(anna.make("venezia", "me", "random"))
    page.get_by_role("button", name="Tipp").click()
    hint = page.locator(".hint")
    # It is in sight from the moment that it thinks, and so is what it says.
    expect(hint).to_be_visible()
    assert hint.evaluate(IN_SIGHT)
    expect(hint).not_to_contain_text("…", timeout=30_000)
    assert hint.evaluate(IN_SIGHT)
    expect(page.locator("[data-suggested]").first).to_be_attached()
    hint.get_by_role("button").click()
    expect(hint).to_have_count(0)


def test_a_hint_says_what_and_why(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    anna.sit_at(anna.make("murano", "me", "random"))
    parts = page.locator(".prompt .do .btn, .prompt .ask, .boardbox, .tray")
    places = [one.bounding_box() for one in parts.all()]
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".hint")
    # A whole action: what is done, and what it is worth against the next best.
    expect(hint).to_contain_text(re.compile(r"\w{3}"), timeout=30_000)
    expect(hint).to_contain_text(re.compile("Next best|Nearly as good"), timeout=30_000)
    expect(page.locator("[data-suggested]").first).to_be_attached()
    assert hint.evaluate(IN_SIGHT)
    # A drawn board shows no numbers of spaces.
    assert not re.search(r"space \d", hint.inner_text())
    # Nothing moves, and it goes with the question.
    assert [one.bounding_box() for one in parts.all()] == places
    page.locator(".out .choice").click()
    anna.ready()
    page.locator(".boardbox .offer[data-thing^='space ']:not(.chosen)").first.focus()
    page.keyboard.press("Enter")
    anna.ready()
    page.locator(".do .confirm").click()
    expect(hint).to_have_count(0)


SLOWLY = """() => {
    const usual = window.setTimeout;
    const others = () => !document.querySelector('.prompt.mine');
    window.setTimeout = (work, time, ...more) =>
        usual(work, time >= 450 && time <= 2500 && others() ? 60_000 : time, ...more);
}"""
"""What others do is watched for a minute instead of a moment."""


@SOAK
def test_turns_of_others_can_be_skipped(somebody: Callable[..., Player]) -> None:
    anna = somebody(reduced_motion="no-preference")
    page = anna.page
    table = anna.make("murano", "me", "random", "random", "random")
    anna.drive(table, 20)
    page.add_init_script(f"({SLOWLY})()")
    anna.sit_at(table)
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_have_count(0)
    rng = Random(2)
    for _ in range(40):
        anna.act(rng)
        page.locator(".prompt:not(.mine), .prompt.mine[aria-busy=false]").first.wait_for()
        if not page.locator(".prompt.mine").count():
            break
    # The place of the button is kept: nothing moves when there is something to skip.
    place = page.locator(".prompt").bounding_box()
    skip.click()
    assert page.locator(".prompt").bounding_box() == place
    anna.ready()
    expect(skip).to_have_count(0)


ELSEWHERE = """() => {
    Object.defineProperty(document, 'hidden', {get: () => window.elsewhere ?? false});
    window.strokes = 0;
    const usual = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.strokes += 1; return usual.call(this); };
    window.Notification = class {
        static permission = 'granted';
        constructor() { window.notified = true; throw new TypeError('Illegal constructor'); }
    };
    localStorage.laguna = JSON.stringify({notify: true});
}"""
"""Somebody who looks at another tab, in Chrome on Android, which makes no notification for a page."""


@SOAK
def test_who_looks_elsewhere_is_called(somebody: Callable[..., Player]) -> None:
    anna = somebody()
    page = anna.page
    table = anna.make("murano", "me", "random")
    page.add_init_script(f"({ELSEWHERE})()")
    anna.sit_at(table)
    page.evaluate("() => Object.assign(window, {elsewhere: true, strokes: 0})")
    rng = Random(2)
    for _ in range(60):
        anna.ready()
        anna.act(rng)
        if page.evaluate("() => window.notified"):
            break
    page.wait_for_function("() => window.strokes >= 2 && window.notified")
    expect(page).to_have_title(re.compile("Your turn"))


@SOAK
def test_settings_are_kept(somebody: Callable[..., Player]) -> None:
    anna = somebody(permissions=["notifications"])
    anna.sit_at(anna.make("murano", "me", "random"))
    page = anna.page
    page.get_by_role("button", name="Menu").click()
    for words in ("Sounds of the board", "sound when", "notification when", "Without motion"):
        box = page.locator("dialog").get_by_label(re.compile(words)).first
        box.set_checked(not box.is_checked())
    page.locator("dialog").get_by_label("Language").select_option("de")
    expect(page.locator(".prompt")).to_contain_text("Du bist dran")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    kept = json.loads(page.evaluate("localStorage.laguna"))
    assert kept["lang"] == "de"
    assert (kept["sound"], kept["call"], kept["notify"], kept["calm"]) == (True, False, True, True)
    page.reload()
    anna.ready()
    expect(page.locator(".prompt")).to_contain_text("Du bist dran")


TRACES = """() => [...document.querySelectorAll('.boardbox [data-by]:not(.offer)')].flatMap((thing) =>
    [...thing.querySelectorAll('.changed')].map((line) => [thing.dataset.by, getComputedStyle(line).stroke,
        getComputedStyle(line).strokeDasharray]))"""


@SOAK
@pytest.mark.parametrize("game", GAMES)
def test_what_others_did_is_drawn_round_in_their_colours(somebody: Callable[..., Player], game: str) -> None:
    anna = somebody()
    table = anna.make(game, "me", "random", "random")
    anna.sit_at(table)
    others = {"murano": {"brown", "orange"}, "venezia": {"mustard", "ivory"}}[game]
    found: dict[str, tuple[str, str]] = {}
    for seed in range(60):
        anna.play(Random(seed), 1)
        anna.ready()
        found |= {by: (stroke, dashes) for by, stroke, dashes in anna.page.evaluate(TRACES)}
        if found.keys() == others:
            break
    # Each colour has dashes of its own.
    assert found.keys() == others
    assert len(set(found.values())) == 2
    assert len({dashes for _, dashes in found.values()}) == 2
