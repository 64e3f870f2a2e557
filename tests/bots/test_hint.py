"""Hints: the reasons they name come from the answer, not from luck."""

from typing import Any

import pytest

from laguna.bots.budget import Budget
from laguna.bots.drivers import refined_driver
from laguna.bots.hint import SAMPLES, Hint, _terms_after, hint, in_words
from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.text import LANGUAGES
from laguna.kernel.text import words as game_words

from ..kernel.test_text import NUMBERED
from .test_levels import positions


@pytest.mark.parametrize("name", registry.names())
def test_the_same_answer_is_good_for_the_same_however_often_it_is_tried(name: str) -> None:
    game = registry.load(name)
    driver = refined_driver(game, 2)
    is_luck_felt = False
    for s in positions(game, 3, 12, 7):
        seat = game.turn(s)
        worlds = [game.redeal(s, seat, Rng(n)) for n in range(SAMPLES)]
        for action in game.legal(s)[:4]:
            found = _terms_after(driver, worlds, seat, action, 5)
            assert _terms_after(driver, worlds, seat, action, 5) == found
            is_luck_felt = is_luck_felt or _terms_after(driver, worlds, seat, action, 6) != found
    # With other luck the reasons would differ, so this test can fail.
    assert is_luck_felt


@pytest.mark.parametrize("name", registry.names())
def test_both_answers_are_tried_in_the_same_worlds_with_the_same_luck(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.load(name)
    tried: list[tuple[list[Any], int]] = []

    def note(driver: Any, worlds: list[Any], seat: int, action: int, luck: int) -> list[int]:  # noqa: ANN401
        tried.append((worlds, luck))
        return _terms_after(driver, worlds, seat, action, luck)

    monkeypatch.setattr("laguna.bots.hint._terms_after", note)
    compared = 0
    for s in positions(game, 2, 4, 31):
        tried.clear()
        seat = game.turn(s)
        hint(game, game.redeal(s, seat, Rng(1)), seat, Budget.parse("20it"), Rng(2))
        if tried:
            compared += 1
            (worlds, luck), (others, also) = tried
            assert worlds is others
            assert luck == also
            assert len({id(world) for world in worlds}) == SAMPLES
    assert compared


@pytest.mark.parametrize("name", registry.names())
def test_a_hint_goes_on_as_far_as_nothing_is_drawn(name: str) -> None:
    game = registry.load(name)
    longer = 0
    for s in positions(game, 2, 4, 31):
        seat = game.turn(s)
        found = hint(game, game.redeal(s, seat, Rng(1)), seat, Budget.parse("20it"), Rng(2))
        then = game.copy(s)
        # All of it can be done in a row in the true world, for it needs nothing that the seat does not know.
        for action in (found.action, *found.then):
            assert game.turn(then) == seat
            assert action in game.legal(then)
            game.apply(then, action)
        longer += bool(found.then)
        words = in_words(game, found, game_words("en", name))
        assert words.count("→") <= len(found.then)
    assert longer


def test_a_hint_says_what_the_runner_up_would_lose() -> None:
    game = registry.load("murano")
    space = game.ACTIONS
    ship, sail, pass_ = space.number("ship 3"), space.number("sail 4"), space.number("pass")
    found = Hint(space.number("act"), 6000, ("gold",), pass_, 4000, (ship, sail, space.number("do")), 240)
    said = in_words(game, found, game_words("en", "murano"))
    assert said.startswith("The black ship on space 3")
    assert "→ Sail to space 4 (" in said
    assert "about 2 points less" in said


@pytest.mark.parametrize("name", ["murano", "venezia"])
def test_beside_a_drawn_board_hints_name_no_numbers_of_places(name: str) -> None:
    game = registry.load(name)
    told = [
        hint(game, game.redeal(s, game.turn(s), Rng(1)), game.turn(s), Budget.parse("10it"), Rng(2))
        for s in positions(game, 2, 5, 31)
    ]
    for language in LANGUAGES:
        words = game_words(language, name)
        assert not [
            text for found in told if NUMBERED[name].search(text := in_words(game, found, words, drawn=True))
        ]
        assert [text for found in told if NUMBERED[name].search(text := in_words(game, found, words))]


def test_a_runner_up_of_the_same_name_is_another_place() -> None:
    game, words = registry.load("murano"), game_words("en", "murano")
    first, second = (game.ACTIONS.number(f"at san_donato {cell}") for cell in ("c1", "d1"))
    found = Hint(first, 6000, (), second, 2000, (), 300)
    assert in_words(game, found, words, drawn=True) == (
        "On San Donato looks best. Next best: another place, about 3 points less."
    )
    assert "space" in in_words(game, found, words)
