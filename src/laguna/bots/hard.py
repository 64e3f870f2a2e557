"""A bot that searches: it tries many plans in many possible worlds, as long as its budget lasts."""

from math import ceil, log2
from time import perf_counter
from typing import Any

from laguna.kernel.chance import Rng
from laguna.kernel.driver import Driver
from laguna.kernel.game import Game
from laguna.kernel.search import Search, WinEstimator

from .budget import Budget
from .drivers import fitted_driver

MOST_WORLDS = 24
"""The most worlds that it searches."""
DEALING_SHARE = 0.3
"""The largest part of the time that may go into dealing worlds."""
LEAST_SHARE = 0.03
"""The smallest share of the rest of the turn's budget that a step may take."""
TRIALS_AT_ONCE = 16
"""At least this many trials are made at a time, before Python checks the clock and the number of worlds."""


def choose(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """Choose the answer that proved best in a search."""
    return best(fitted_driver(game), game, state, seat, budget, rng)


def best(
    driver: Driver,
    game: Game[Any],
    state: Any,  # noqa: ANN401 - the state is the game's own
    seat: int,
    budget: Budget,
    rng: Rng,
    estimator: WinEstimator | None = None,
) -> int:
    """Choose the answer that proves best by this driver's evaluation, or by an estimator of its positions.

    The rest of its plan goes into the budget.
    """
    legal = game.legal(state)
    if len(legal) == 1:
        return legal[0]
    plan = search(driver, game, state, seat, budget, rng, estimator).best_plan()
    action, *more = _choices(game, state, plan)
    budget.plan = tuple(more)
    return action


def _choices(game: Game[Any], state: Any, plan: list[int]) -> tuple[int, ...]:  # noqa: ANN401
    """The steps of a plan that offer a choice; bots are not asked at the others."""
    s = game.copy(state)
    found = []
    for action in plan:
        if len(game.legal(s)) > 1:
            found.append(action)
        game.apply(s, action)
    return tuple(found)


def search(
    driver: Driver,
    game: Game[Any],
    state: Any,  # noqa: ANN401 - the state is the game's own
    seat: int,
    budget: Budget,
    rng: Rng,
    estimator: WinEstimator | None = None,
) -> Search:
    """Search by this driver's evaluation, or by an estimator, while the budget lasts; there must be a choice.

    All rounds get equal parts of the time: one for all plans, one for the better half, one for the better quarter,
    and so on to the best two.
    """
    found = Search(driver, state, rng, estimator)
    answers = int(found.racing())
    budget.begin()
    budget.take(answers)
    found.sweep(1)
    # This step and those still to come share the turn's budget in proportion to their numbers of answers.
    budget.narrow(max(LEAST_SHARE, answers / (answers + found.later())), found.steps())
    rounds = ceil(log2(answers))
    dealing = 0.0
    begin = perf_counter()
    for n in range(1, rounds + 1):
        sweeps = ceil(TRIALS_AT_ONCE / found.racing())
        trials = sweeps * found.racing()
        while budget.spent() < n / rounds and budget.take(trials) == trials:
            # A new world is useful only after a sweep in each of the others.
            if found.sweeps >= len(found.worlds) < MOST_WORLDS:
                # With a clock, dealing must leave time for the search; with iterations, play must be reproducible.
                dealt = perf_counter()
                if not budget.is_timed or dealing <= DEALING_SHARE * (dealt - begin):
                    found.worlds.append(game.redeal(state, seat, rng))
                    dealing += perf_counter() - dealt
            found.sweep(sweeps)
        if n < rounds:
            found.halve()
    return found
