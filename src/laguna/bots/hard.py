"""A bot that searches: many possible worlds, many ways to go on in each, as long as its budget lasts."""

from math import ceil, log2
from time import perf_counter
from typing import Any

from laguna.kernel.chance import Rng
from laguna.kernel.driver import Driver
from laguna.kernel.game import Game
from laguna.kernel.search import Search

from .budget import Budget
from .drivers import fitted_driver

WORLDS = 24
"""The most worlds that are searched."""
DEALING = 0.3
"""The part of the time that may go into dealing worlds."""
LEAST = 0.03
"""What one small step may take of what is left of the turn, at least."""
TOGETHER = 16
"""As many trials, if not more, are made at a time: between them, Python looks at the clock and the worlds."""


def choose(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """The answer that proved best."""
    return best(fitted_driver(game), game, state, seat, budget, rng)


def best(driver: Driver, game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """The answer that proves best by the judgement of this driver; what it is to lead to goes into the budget."""
    legal = game.legal(state)
    if len(legal) == 1:
        return legal[0]
    plan = search(driver, game, state, seat, budget, rng).best_plan()
    action, *more = _choices(game, state, plan)
    budget.plan = tuple(more)
    return action


def _choices(game: Game[Any], state: Any, plan: list[int]) -> tuple[int, ...]:  # noqa: ANN401
    """The steps of a plan without those in which there is no choice: nobody is asked there."""
    s = game.copy(state)
    found = []
    for action in plan:
        if len(game.legal(s)) > 1:
            found.append(action)
        game.apply(s, action)
    return tuple(found)


def search(driver: Driver, game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> Search:  # noqa: ANN401
    """Search by the judgement of this driver for as long as the budget allows; there must be a choice.

    The time goes in equal parts to the rounds: all answers, the better half of them, the better quarter, and so
    on to the best two.
    """
    found = Search(driver, state, rng)
    answers = int(found.racing())
    budget.begin()
    budget.take(answers)
    found.sweep(1)
    # The turn's time is shared by how much there is to be weighed, now and in the steps that are still to come.
    budget.narrow(max(LEAST, answers / (answers + found.later())), found.steps())
    rounds = ceil(log2(answers))
    dealing = 0.0
    begin = perf_counter()
    for n in range(1, rounds + 1):
        sweeps = ceil(TOGETHER / found.racing())
        trials = sweeps * found.racing()
        while budget.spent() < n / rounds and budget.take(trials) == trials:
            # Another world is of use when all that are there were met.
            if found.sweeps >= len(found.worlds) < WORLDS:
                # In time, dealing must not eat up the search; in iterations it is part of what is repeated.
                dealt = perf_counter()
                if not budget.is_timed or dealing <= DEALING * (dealt - begin):
                    found.worlds.append(game.redeal(state, seat, rng))
                    dealing += perf_counter() - dealt
            found.sweep(sweeps)
        if n < rounds:
            found.halve()
    return found
