"""The levels of version 0.1 that decide by judgement: `classic-easy`, `-normal`, `-hard` and `-expert`.

Each has the signature `laguna.bots.Choose`. They play games of which version 0.1 had an evaluation, and no others.
"""

from functools import cache
from importlib import import_module
from math import ceil, log2
from time import perf_counter
from typing import Any

from laguna.bots.budget import Budget
from laguna.kernel.action import Buffer
from laguna.kernel.chance import Rng, pick
from laguna.kernel.driver import Driver, Drivers
from laguna.kernel.errors import CannotParse
from laguna.kernel.game import Game

from .search import Lookahead, Search

GAMES = ("murano", "venezia")
"""The games of version 0.1."""
SILLY = 4
"""`easy` leaves out answers whose prior is more than this many times lower than the best."""
SAMPLES = 4
"""How often `normal` tries each answer, with new draws each time."""
MANY = 24
"""Where there are more answers than this, it tries each once."""
MOST_WORLDS = 24
"""The most worlds that `hard` searches."""
DEALING_SHARE = 0.3
"""The largest part of the time that may go into dealing worlds."""
LEAST_SHARE = 0.03
"""The smallest share of the rest of the turn's budget that a step may take."""
TRIALS_AT_ONCE = 16
"""At least this many trials are made at a time, before Python checks the clock and the number of worlds."""


@cache
def drivers(game: str) -> Drivers:
    """The drivers of a game, with the evaluations of version 0.1."""
    if game not in GAMES:
        raise CannotParse(f"Version 0.1 had no bots for {game!r}; it had some for: {', '.join(GAMES)}.")
    found: Drivers = import_module(f"laguna.classic.{game}.driver").DRIVERS
    return found


def easy(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """Choose one of the answers that look good, with probabilities in proportion to their priors."""
    driver = drivers(game.NAME).standard
    legal, weights = Buffer(len(game.ACTIONS)), Buffer(len(game.ACTIONS))
    driver.write_legal(state, legal)
    driver.write_priors(state, legal, weights)
    answers, heavy = legal.numbers(), list(weights.items[: weights.n])
    most = max(heavy)
    return pick(rng, answers, [weight if weight * SILLY >= most else 0 for weight in heavy])


def normal(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """Choose the answer with the best value one turn ahead; the first of equals."""
    ahead = Lookahead(drivers(game.NAME).standard, state.seats, rng)
    ahead.try_all(state, SAMPLES if len(game.legal(state)) <= MANY else 1)
    answers, values = ahead.answers.numbers(), list(ahead.values.items[: ahead.values.n])
    return answers[values.index(max(values))]


def hard(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """Choose the answer that proved best in a search."""
    known = drivers(game.NAME)
    return _best(known.fitted or known.standard, game, state, seat, budget, rng)


def expert(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """The same, with the parameters that were fitted longest; they proved better with two seats only."""
    known = drivers(game.NAME)
    refined = known.refined if state.seats == 2 else None
    return _best(refined or known.fitted or known.standard, game, state, seat, budget, rng)


def _best(driver: Driver, game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """Choose the answer that this driver's evaluation finds best; the rest of its plan goes into the budget."""
    legal = game.legal(state)
    if len(legal) == 1:
        return legal[0]
    plan = _search(driver, game, state, seat, budget, rng).best_plan()
    s = game.copy(state)
    choices = []
    for action in plan:
        if len(game.legal(s)) > 1:
            choices.append(action)
        game.apply(s, action)
    action, *more = choices
    budget.plan = tuple(more)
    return action


def _search(driver: Driver, game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> Search:  # noqa: ANN401
    """Search by this driver's evaluation for as long as the budget allows; there must be a choice."""
    found = Search(driver, state, rng)
    answers = int(found.racing())
    budget.begin()
    budget.take(answers)
    found.sweep(1)
    budget.narrow(max(LEAST_SHARE, answers / (answers + found.later())), found.steps())
    rounds = ceil(log2(answers))
    dealing = 0.0
    begin = perf_counter()
    for n in range(1, rounds + 1):
        sweeps = ceil(TRIALS_AT_ONCE / found.racing())
        trials = sweeps * found.racing()
        while budget.spent() < n / rounds and budget.take(trials) == trials:
            if found.sweeps >= len(found.worlds) < MOST_WORLDS:
                dealt = perf_counter()
                if not budget.is_timed or dealing <= DEALING_SHARE * (dealt - begin):
                    found.worlds.append(game.redeal(state, seat, rng))
                    dealing += perf_counter() - dealt
            found.sweep(sweeps)
        if n < rounds:
            found.halve()
    return found
