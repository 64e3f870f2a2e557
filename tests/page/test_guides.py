"""Guided first games, as a newcomer plays them: doing what is pointed at, or something else."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from laguna.kernel import registry
from laguna.kernel.text import LANGUAGES, Words
from laguna.table import guides

from .conftest import PHONE, SOAK
from .hand import press
from .player import Player

GAMES = ["murano", "venezia"]
POINTED = """() => {
    const found = document.querySelector('[data-suggested]');
    const words = document.querySelector('.coach').innerText;
    return words + (found ? found.getAttribute('class') + found.getAttribute('data-thing') : '');
}"""
"""All that a newcomer is told now."""


def begin(anna: Player, game: str) -> None:
    """Press the button of the start page."""
    anna.go("/")
    anna.page.locator(".game").nth(GAMES.index(game)).get_by_role("button", name="Learn").click()
    anna.ready()


def follow(anna: Player, until: int | str) -> list[str]:
    """Do what is pointed at, so many times or until these words are said; all that was said before."""
    page, told = anna.page, []
    for _ in range(until if isinstance(until, int) else 250):
        anna.ready()
        said = page.locator(".coach p").first.inner_text()
        told.append(said)
        if isinstance(until, str) and said.startswith(until):
            break
        pointed = page.locator("[data-suggested]").first
        pointed.wait_for()
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
    steps = [f"first-{step}" for step in guides.steps(game, "first")]
    for language in LANGUAGES:
        spoken = Words(language, (registry.folder(game) / "guides",))
        assert [step for step in steps if not spoken.has(step)] == []
        assert len({spoken.say(step) for step in steps}) == len(steps)
