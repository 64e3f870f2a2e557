"""The plain board, on which games are played that bring no drawing."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, SOAK
from .player import Player
from .test_looks import SIZES, check
from .unknown import disguise

CLICKS = 900


@pytest.fixture
def stranger(somebody: Callable[..., Player]) -> Callable[..., Player]:
    """Lets somebody come whose page does not know the game."""

    def come(**wishes: Any) -> Player:  # noqa: ANN401 - what Playwright takes
        anna = somebody(**wishes)
        disguise(anna.page.context)
        return anna

    return come


@SOAK
def test_a_game_without_a_drawing_is_played_to_its_end(stranger: Callable[..., Player]) -> None:
    anna = stranger()
    table = anna.make_to_finish("murano")
    anna.sit_at(table)
    expect(anna.page.locator(".drawing pre")).to_contain_text("San Donato")
    assert anna.play(Random(3), CLICKS)
    expect(anna.page.locator(".scoring.done h1")).to_contain_text(re.compile("wins with|shared victory"))
    check(anna)
    anna.go(f"/replay/{table}")
    anna.page.get_by_role("slider").fill("30")
    expect(anna.page.locator(".drawing pre")).to_be_visible()
    check(anna)


@pytest.mark.parametrize(
    ("lang", "theme", "size"),
    [
        pytest.param("en", "light", "desktop", marks=SOAK),
        ("de", "dark", "phone"),
        pytest.param("fr", "light", "tablet", marks=SOAK),
    ],
)
def test_every_screen_of_it(stranger: Callable[..., Player], lang: str, theme: str, size: str) -> None:
    anna = stranger(locale=lang, color_scheme=theme, **SIZES[size])
    page = anna.page
    anna.go("/")
    page.locator(".game").first.wait_for()
    check(anna)
    table = anna.make("murano", "me", "random", "random")
    anna.drive(table, 120)
    anna.sit_at(table)
    check(anna)
    page.locator(".choice.offer").first.click()
    anna.ready()
    expect(page.locator(".pane .caption")).to_be_visible()
    check(anna)


def test_choices_by_keyboard(stranger: Callable[..., Player]) -> None:
    anna = stranger()
    page = anna.page
    anna.sit_at(anna.make("murano", "me", "random"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".choice:focus")).to_have_count(1)
    words = page.locator(".choice:focus").inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(".choice.chosen")).to_have_text(words)
    anna.ready()
    # The confirmation names the deed.
    expect(page.locator(".do .confirm")).to_have_text(words)
    page.keyboard.press("Backspace")
    expect(page.locator(".choice.chosen")).to_have_count(0)


@SOAK
def test_long_lists_are_filtered_and_why_not_is_answered(stranger: Callable[..., Player]) -> None:
    anna = stranger()
    page = anna.page
    table = anna.make("murano", "me", "random")
    anna.sit_at(table)
    rng = Random(1)
    filtered = page.get_by_label("Filter the choices")
    for _ in range(200):
        anna.ready()
        if filtered.count():
            break
        anna.act(rng)
    choices = page.locator(".choice.offer")
    assert choices.count() > 12
    last = choices.last.inner_text()
    filtered.fill(last)
    expect(choices).to_have_count(1)
    filtered.fill("nothing like this")
    expect(page.get_by_text("No choice matches.")).to_be_visible()
    page.get_by_text("Why not something else?").click()
    page.get_by_label("Search all actions").fill("red ship")
    page.locator(".other").first.click()
    expect(page.locator(".pop .reason")).to_have_text(re.compile(r"\w{3}"))


def test_a_finger_scrolls_and_taps(stranger: Callable[..., Player]) -> None:
    anna = stranger(**PHONE)
    page = anna.page
    anna.sit_at(anna.make("murano", "me", "random"))
    page.locator(".choice.offer").last.tap()
    expect(page.locator(".choice.chosen")).to_have_count(1)
    expect(page.locator(".do .confirm")).to_be_visible()
