"""A bot that searches: many possible worlds, many ways to go on in each, as long as its budget lasts."""

from time import perf_counter
from typing import Any

from laguna.kernel.chance import Rng
from laguna.kernel.game import Game
from laguna.kernel.search import Search

from .budget import Budget
from .judgement import driver_of

ROOM = 20_000
"""Nodes of the tree."""
CHUNK = 16
"""Iterations between two looks at the clock."""
SHARE = 0.45
"""What one small step may take of what is left of the turn."""
WORLDS = 24
"""The most worlds that are searched at a time."""
DEALING = 0.25
"""The part of the time that may go into dealing worlds."""


def choose(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """The answer that was looked at most."""
    legal = game.legal(state)
    if len(legal) == 1:
        return legal[0]
    return search(game, state, seat, budget, rng).answers()[0][0]


def search(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> Search:  # noqa: ANN401
    """Search for as long as the budget allows; there must be a choice."""
    found = Search(driver_of(game), state, rng, ROOM, 2 * state.seats, 150, 150)
    budget.begin(SHARE)
    begin = perf_counter()
    dealing = 0.0
    while True:
        made = budget.take(CHUNK)
        if not made and found.iterations:
            return found
        found.run(max(1, made))
        if len(found.worlds) >= WORLDS or found.iterations < CHUNK * len(found.worlds):
            continue
        # In time, dealing must not eat up the search; in iterations it is part of what is repeated.
        if budget.is_timed and dealing > DEALING * (perf_counter() - begin):
            continue
        dealt = perf_counter()
        found.worlds.append(game.redeal(state, seat, rng))
        dealing += perf_counter() - dealt
