"""Guided games, as a newcomer plays them: doing what is pointed at, or something else."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from laguna.kernel import registry
from laguna.kernel.text import LANGUAGES, Words
from laguna.table import guides

from .conftest import PHONE, SOAK
from .hand import press
from .player import Player

GAMES = ["murano", "venezia"]
SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
SCREENS = {"desktop": {}, "phone": PHONE, "sideways": SIDEWAYS}
POINTED = """() => {
    const found = document.querySelector('[data-suggested]');
    const words = document.querySelector('.coach').innerText + document.querySelector('.prompt').innerText;
    return words + (found ? found.getAttribute('class') + found.getAttribute('data-thing') : '');
}"""
"""All that a newcomer is told now."""


HIDDEN = """() => {
    const box = (what) => document.querySelector(what).getBoundingClientRect();
    const parts = {coach: box('.coach'), prompt: box('.prompt'), question: box('.prompt .ask strong')};
    const told = document.querySelector('.coach .next');
    if (told) parts.told = told.getBoundingClientRect();
    if (document.querySelector('.boardbox [data-suggested]')) parts.board = box('.boardbox svg');
    const [wide, high] = [innerWidth + 1, innerHeight + 1];
    const gone = (one) => one.left < -1 || one.top < -1 || one.right > wide || one.bottom > high;
    const beside = (a, b) => a.right - b.left <= 1 || b.right - a.left <= 1;
    const covers = (a, b) => !beside(a, b) && a.bottom - b.top > 1 && b.bottom - a.top > 1;
    const found = Object.keys(parts).filter((name) => gone(parts[name]));
    if (parts.board && covers(box('.asked'), parts.board)) found.push('board under what is asked');
    if (covers(box('.prompt .do'), parts.question)) found.push('question under the buttons');
    if (parts.told && parts.told.bottom > parts.coach.bottom + 1) found.push('told below the coach');
    return found;
}"""
"""What of a lesson is out of sight: its words and the question always, the board while it points there."""
LONG = """([texts, told]) => {
    const [text, next] = [document.querySelector('.coach .text'), document.querySelector('.coach .next')];
    next.textContent = told;
    return texts.filter((one) => {
        text.textContent = one;
        return text.scrollHeight > text.clientHeight + 1;
    });
}"""
"""Which words are too long to be read at once, above what to do next."""


def begin(anna: Player, game: str, lesson: str = "Learn") -> None:
    """Press the button of the start page."""
    anna.go("/")
    anna.page.locator(".game").nth(GAMES.index(game)).get_by_role("button", name=lesson).click()
    anna.ready()


def begin_second(anna: Player, game: str) -> None:
    """Leave the first lesson, and find the second one."""
    begin(anna, game)
    anna.page.get_by_role("button", name="End the lesson").click()
    begin(anna, game, "Second lesson")


def follow(anna: Player, until: int | str, whole: bool = False) -> list[str]:
    """Do what is pointed at, so many times or until these words are said; all that was said before.

    With `whole` nothing of the lesson may ever be out of sight.
    """
    page, told = anna.page, []
    for _ in range(until if isinstance(until, int) else 250):
        anna.ready()
        said = page.locator(".coach p").first.inner_text()
        told.append(said)
        if isinstance(until, str) and said.startswith(until):
            break
        pointed = page.locator("[data-suggested]").first
        pointed.wait_for()
        if whole:
            assert page.evaluate(HIDDEN) == [], said
        before = page.evaluate(POINTED)
        press(pointed)
        page.wait_for_function(f"before => ({POINTED})() !== before", arg=before)
    anna.ready()
    return told


@SOAK
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_does_what_is_suggested(somebody: Callable[..., Player], game: str) -> None:
    anna = somebody()
    begin(anna, game)
    page = anna.page
    words = Words("en", (registry.folder(game) / "guides",))
    told = follow(anna, words.say("first-end"))
    # Every step was told, in order, and nothing was suggested that could not be clicked.
    assert list(dict.fromkeys(told)) == [words.say(f"first-{step}") for step in guides.steps(game, "first")]
    expect(page.locator("[data-suggested]")).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_be_visible()
    # It ends with what to read next.
    expect(page.locator(".coach").get_by_role("link", name="Read the rules")).to_be_visible()


def every_word(game: str, guide: str, language: str = "en") -> list[str]:
    """All that is said in a lesson."""
    words = Words(language, (registry.folder(game) / "guides",))
    return [words.say(f"{guide}-{step}") for step in guides.steps(game, guide)]


@SOAK
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", SCREENS)
def test_both_lessons_are_followed_to_their_end(somebody: Callable[..., Player], game: str, screen: str) -> None:
    anna = somebody(**SCREENS[screen])
    begin(anna, game)
    page = anna.page
    first, second = every_word(game, "first"), every_word(game, "second")
    assert list(dict.fromkeys(follow(anna, first[-1], whole=screen != "desktop"))) == first
    # Those who liked it go on with the second one.
    page.locator(".coach").get_by_role("button", name="Second lesson").click()
    page.wait_for_function("said => document.querySelector('.coach p')?.innerText === said", arg=second[0])
    assert list(dict.fromkeys(follow(anna, second[-1], whole=screen != "desktop"))) == second
    expect(page.locator("[data-suggested]")).to_have_count(0)
    expect(page.locator(".coach").get_by_role("link", name="Read the rules")).to_be_visible()
    expect(page.locator(".coach").get_by_role("button", name="Second lesson")).to_have_count(0)


@pytest.mark.parametrize("game", [pytest.param("murano", marks=SOAK), "venezia"])
def test_the_second_lesson_is_found_after_the_first(somebody: Callable[..., Player], game: str) -> None:
    anna = somebody(**PHONE)
    anna.go("/")
    card = anna.page.locator(".game").nth(GAMES.index(game))
    expect(card.get_by_role("button", name="Learn")).to_be_visible()
    expect(card.get_by_role("button", name="Second lesson")).to_have_count(0)
    begin_second(anna, game)
    steps = every_word(game, "second")
    told = list(dict.fromkeys(follow(anna, 4)))
    assert len(told) > 1
    assert told == steps[: len(told)]


@pytest.mark.parametrize("game", ["murano", pytest.param("venezia", marks=SOAK)])
@pytest.mark.parametrize("screen", ["phone", "sideways"])
def test_the_whole_board_is_in_sight(somebody: Callable[..., Player], game: str, screen: str) -> None:
    """In a lesson on a phone, with the words of the lesson and the question; German needs most room."""
    anna = somebody(**SCREENS[screen], locale="de")
    page = anna.page
    table = anna.make(game, "me", *["random"] * (guides.seats(game, "first") - 1), guide="first", lang="de")
    anna.sit_at(table)
    follow(anna, 8, whole=True)
    # Whoever goes on without the lesson has the board as in any game.
    page.get_by_role("button", name="Lektion beenden").click()
    expect(page.locator(".coach")).to_have_count(0)


@SOAK
def test_what_a_lesson_points_at_in_a_drawer_is_shown(somebody: Callable[..., Player]) -> None:
    """On a phone the hand and the market are two drawers; the card to give away is in the first."""
    anna = somebody(**PHONE)
    begin_second(anna, "venezia")
    follow(anna, every_word("venezia", "second")[2])
    pointed = anna.page.locator(".drawer [data-suggested]")
    expect(pointed).to_be_visible()
    # It is marked as such, above the shadow that every card has.
    expect(pointed).to_have_css("box-shadow", re.compile("0px 0px 0px 8px"))


@SOAK
@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_lesson_can_be_read_at_once_on_a_phone(somebody: Callable[..., Player], game: str) -> None:
    anna = somebody(**PHONE)
    begin(anna, game)
    anna.page.locator(".coach .next").wait_for()
    for language in LANGUAGES:
        texts = every_word(game, "second", language)
        # At the end there is nothing to do next, and more buttons.
        assert anna.page.evaluate(LONG, [texts[:-1], "Do this: something that has a rather long name"]) == []


@SOAK
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_goes_another_way(somebody: Callable[..., Player], game: str) -> None:
    anna = somebody(**PHONE)
    begin(anna, game)
    page = anna.page
    anna.play(Random(4), 12)
    anna.ready()
    # The game goes on, and each question is still explained.
    expect(page.locator("[data-suggested]")).to_have_count(0)
    assert page.locator(".coach p").first.inner_text()


@pytest.mark.parametrize("game", ["murano", pytest.param("venezia", marks=SOAK)])
def test_a_slip_leads_back_to_the_lesson_with_one_click(somebody: Callable[..., Player], game: str) -> None:
    anna = somebody(**PHONE)
    begin(anna, game)
    page = anna.page
    follow(anna, 1)
    anna.play(Random(5), 12)
    anna.ready()
    page.get_by_role("button", name="Back to the lesson").click()
    expect(page.get_by_role("button", name="Back to the lesson")).to_have_count(0)
    page.locator("[data-suggested]").first.wait_for()
    # From there it goes on as if nothing had happened.
    words = Words("en", (registry.folder(game) / "guides",))
    steps = [words.say(f"first-{step}") for step in guides.steps(game, "first")]
    told = list(dict.fromkeys(follow(anna, 6)))
    assert len(told) > 1
    first = steps.index(told[0])
    assert told == steps[first : first + len(told)]


def test_a_lesson_can_be_ended_and_stays_ended(somebody: Callable[..., Player]) -> None:
    anna = somebody(**PHONE)
    begin(anna, "murano")
    anna.page.get_by_role("button", name="End the lesson").click()
    expect(anna.page.locator(".coach, [data-suggested]")).to_have_count(0)
    anna.page.reload()
    anna.ready()
    expect(anna.page.locator(".coach, [data-suggested]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_words(game: str) -> None:
    steps = [f"{guide}-{step}" for guide in guides.names(game) for step in guides.steps(game, guide)]
    for language in LANGUAGES:
        spoken = Words(language, (registry.folder(game) / "guides",))
        assert [step for step in steps if not spoken.has(step)] == []
        assert len({spoken.say(step) for step in steps}) == len(steps)
