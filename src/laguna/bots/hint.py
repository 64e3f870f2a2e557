"""Hints: what the strongest bot would do and why, for people who ask and for those who study bots."""

from typing import Any

import msgspec

from laguna.kernel.cells import cells
from laguna.kernel.chance import Rng
from laguna.kernel.choices import named_thing
from laguna.kernel.driver import Driver
from laguna.kernel.game import Game
from laguna.kernel.search import SURE, Lookahead
from laguna.kernel.text import Words

from .budget import Budget
from .drivers import refined_driver
from .hard import search

SAMPLES = 8
"""In how many worlds an answer is tried to find the reasons for it."""
NAMED = 2
"""The most reasons that a hint names."""
NOTABLE = 30
"""A hint names no reason that is worth less than this, in hundredths of a point."""
CLOSE = SURE // 50
"""Two answers count as nearly equal if their shares of the win differ by less than this."""
LONGEST = 12
"""The most actions that a hint goes on for."""
TRIED = 2
"""In how many worlds each further answer is tried."""
POINT = 100
"""What a point is worth to an evaluation."""
IMPLIED = ("act", "do", "done", "pay")
"""Verbs that only lead on: what comes before or after says enough."""


class Hint(msgspec.Struct, frozen=True):
    """An answer and the reasons for it."""

    action: int
    """The best answer."""
    share: int
    """Its expected share of the win, in ten-thousandths; 0 if there is nothing to choose."""
    reasons: tuple[str, ...]
    """The terms of the evaluation in which it is better than the runner-up, the largest difference first."""
    runner_up: int
    """The second best answer, -1 if there is none."""
    runner_up_share: int
    """The expected share of the win of the runner-up."""
    then: tuple[int, ...] = ()
    """What would follow the best answer at once, as far as nothing is drawn and nobody else decides."""
    loss: int = 0
    """How much worse the position would be after the runner-up, in hundredths of a point; 0 if unknown."""


def hint(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> Hint:  # noqa: ANN401
    """Search with the strongest evaluation, from a world that `redeal` made for the seat."""
    legal = game.legal(state)
    driver = refined_driver(game, state.seats)
    if len(legal) == 1:
        return Hint(legal[0], 0, (), -1, 0, _following(driver, game, state, seat, legal[0], rng))
    answers = search(driver, game, state, seat, budget, rng).answers()
    action, _, share = answers[0]
    then = _following(driver, game, state, seat, action, rng)
    if len(answers) == 1:
        return Hint(action, share, (), -1, 0, then)
    runner_up, _, runner_up_share = answers[1]
    worlds = [game.redeal(state, seat, rng) for _ in range(SAMPLES)]
    luck = rng.below(1 << 30)
    mine = _terms_after(driver, worlds, seat, action, luck)
    other = _terms_after(driver, worlds, seat, runner_up, luck)
    gains = sorted(((a - b, name) for a, b, name in zip(mine, other, driver.terms, strict=True)), reverse=True)
    reasons = tuple(name for gain, name in gains[:NAMED] if gain >= NOTABLE * SAMPLES)
    loss = max(0, sum(gain for gain, _ in gains) // SAMPLES)
    return Hint(action, share, reasons, runner_up, runner_up_share, then, loss)


def _following(
    driver: Driver,
    game: Game[Any],
    state: Any,  # noqa: ANN401 - the state is the game's own
    seat: int,
    action: int,
    rng: Rng,
) -> tuple[int, ...]:
    """How a turn goes on after an action: what looks best one turn ahead, as far as it follows from the action."""
    s = game.copy(state)
    turns = game.turns(s)
    found: list[int] = []
    following = action
    while len(found) < LONGEST:
        game.apply(s, following)
        if game.turn(s) != seat or game.turns(s) != turns:
            break
        legal = game.legal(s)
        following = legal[0]
        if len(legal) > 1:
            ahead = Lookahead(driver, s.seats, rng)
            ahead.try_all(s, TRIED)
            values = list(ahead.values.items[: ahead.values.n])
            following = ahead.answers.numbers()[values.index(max(values))]
        found.append(following)
    return tuple(found)


def _terms_after(driver: Driver, worlds: list[Any], seat: int, action: int, luck: int) -> list[int]:
    """The terms of a seat's evaluation after it has done this and finished its turn, summed over these worlds.

    The draws in a world are the same for every action, so that luck does not show up as a difference.
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


def in_words(game: Game[Any], found: Hint, words: Words, drawn: bool = False) -> str:
    """A hint as one or two sentences, for those who look at a drawn board or at text."""
    action = _deed(game, (found.action, *found.then), words, drawn)
    if found.reasons:
        terms = ", ".join(words.name(f"term-{term}") for term in found.reasons)
        said = words.say("hint-good-for", action=action, terms=terms)
    else:
        said = words.say("hint-best", action=action)
    if found.runner_up < 0:
        return said
    second = _deed(game, (found.runner_up,), words, drawn)
    if second == _deed(game, (found.action,), words, drawn):
        # Two places that words do not tell apart: the one that is meant is marked on the board.
        second = words.say("hint-elsewhere")
    if found.share - found.runner_up_share < CLOSE:
        return said + " " + words.say("hint-close", action=second)
    points = (found.loss + POINT // 2) // POINT
    if points:
        return said + " " + words.say("hint-loses", action=second, points=points)
    return said + " " + words.say("hint-second", action=second)


def _deed(game: Game[Any], actions: tuple[int, ...], words: Words, drawn: bool) -> str:
    """Actions in a row, in words: things by name, and nothing that goes without saying."""
    landmarks = game.PAGE.landmarks if drawn else None
    said: list[str] = []
    for action in actions:
        if len(actions) > 1 and game.ACTIONS.span(action).verb in IMPLIED:
            continue
        text, thing = words.action(game.ACTIONS, action, landmarks), named_thing(game, words, action)
        said.append(f"{text} ({thing})" if thing and thing.lower() not in text.lower() else text)
    return " → ".join(said) or words.action(game.ACTIONS, actions[0], landmarks)
