"""What a bot would do, and why, in words: for a person who asks, and to understand a bot's play."""

from typing import Any

import msgspec

from laguna.kernel.cells import cells
from laguna.kernel.chance import Rng
from laguna.kernel.driver import Driver
from laguna.kernel.game import Game
from laguna.kernel.search import SURE, Lookahead
from laguna.kernel.text import Words

from .budget import Budget
from .drivers import refined_driver
from .hard import search

SAMPLES = 8
"""In so many worlds an answer is tried to see what it is good for."""
NAMED = 2
"""So many reasons are named at most."""
NOTABLE = 30
"""A reason that is worth less than this, in hundredths of a point, is not named."""
CLOSE = SURE // 50
"""Answers whose shares of the win differ by less are nearly as good."""


class Hint(msgspec.Struct, frozen=True):
    """An answer and what speaks for it."""

    action: int
    """What to do."""
    share: int
    """The share of the win to be expected then, in ten-thousandths; 0 if there is nothing to choose."""
    reasons: tuple[str, ...]
    """What it is better for than the runner-up: terms of the appraisal, the weightiest first."""
    runner_up: int
    """The next best answer, -1 if there is none."""
    runner_up_share: int
    """The share of the win to be expected with that."""


def hint(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> Hint:  # noqa: ANN401
    """What the strongest search says, from a world as `redeal` made it for the seat."""
    legal = game.legal(state)
    if len(legal) == 1:
        return Hint(legal[0], 0, (), -1, 0)
    driver = refined_driver(game, state.seats)
    answers = search(driver, game, state, seat, budget, rng).answers()
    action, _, share = answers[0]
    if len(answers) == 1:
        return Hint(action, share, (), -1, 0)
    runner_up, _, runner_up_share = answers[1]
    worlds = [game.redeal(state, seat, rng) for _ in range(SAMPLES)]
    luck = rng.below(1 << 30)
    mine = _terms_after(driver, worlds, seat, action, luck)
    other = _terms_after(driver, worlds, seat, runner_up, luck)
    gains = sorted(((a - b, name) for a, b, name in zip(mine, other, driver.terms, strict=True)), reverse=True)
    reasons = tuple(name for gain, name in gains[:NAMED] if gain >= NOTABLE * SAMPLES)
    return Hint(action, share, reasons, runner_up, runner_up_share)


def _terms_after(driver: Driver, worlds: list[Any], seat: int, action: int, luck: int) -> list[int]:
    """The terms of a seat's appraisal when it has done this and finished its turn: sums over these worlds.

    Whatever the action, each world has the luck of its own, so that a difference is not the luck of one of them.
    """
    sums = [0] * len(driver.terms)
    for n, world in enumerate(worlds):
        s = driver.copy(world)
        driver.apply(s, action)
        Lookahead(driver, world.seats, Rng(luck + n)).finish_turn(s, driver.turns(world))
        terms = cells(len(driver.terms))
        driver.evaluate(s, seat, terms)
        sums = [a + b for a, b in zip(sums, terms, strict=True)]
    return sums


def in_words(game: Game[Any], found: Hint, words: Words) -> str:
    """A hint as one or two sentences."""
    action = words.action(game.ACTIONS, found.action)
    if found.reasons:
        terms = ", ".join(words.name(f"term-{term}") for term in found.reasons)
        said = words.say("hint-good-for", action=action, terms=terms)
    else:
        said = words.say("hint-best", action=action)
    if found.runner_up < 0:
        return said
    second = "hint-close" if found.share - found.runner_up_share < CLOSE else "hint-second"
    return said + " " + words.say(second, action=words.action(game.ACTIONS, found.runner_up))
