"""Random games for property tests: every game has its own tastes, so that all corners of the rules are seen."""

import os
from collections.abc import Iterator
from typing import Any

from laguna.kernel.chance import PlainDraws, Rng, SeededDraws
from laguna.kernel.game import CHANCE, OVER, Game, start

SOAK = bool(os.environ.get("LAGUNA_SOAK"))
"""Do the full numbers run (`make soak`)?"""
MUTANTS = bool(os.environ.get("LAGUNA_MUTANTS"))
"""Are the rules being changed on purpose (`make mutants`)? Then a tenth of the random positions is enough."""


class Taste:
    """A random player who likes some verbs more than others, as the seed has it.

    Uniform play passes half of its turns and rarely sees the ends of the piles; tastes see all of it.
    """

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self._likes: dict[str, int] = {}

    def choose(self, game: Game[Any], legal: list[int]) -> int:
        """One of the legal actions: first a verb by taste, then any action with that verb."""
        verbs: dict[str, list[int]] = {}
        for action in legal:
            verbs.setdefault(game.ACTIONS.span(action).verb, []).append(action)
        for verb in verbs:
            if verb not in self._likes:
                self._likes[verb] = (1, 4, 16, 64)[self.rng.below(4)]
        x = self.rng.below(sum(self._likes[verb] for verb in verbs))
        for verb, actions in verbs.items():
            x -= self._likes[verb]
            if x < 0:
                return actions[self.rng.below(len(actions))]
        raise AssertionError


def walk(
    game: Game[Any],
    seats: int,
    seed: int,
    options: dict[str, str] | None = None,
    log: bool = False,
    turns: int = 400,
) -> Iterator[tuple[Any, int]]:
    """A random game: before every action the state (which then changes) and the action; in the end OVER."""
    s = start(game, seats, options)
    if log:
        s.log = []
    taste = Taste(seed)
    draws = SeededDraws(seed) if seed % 2 else PlainDraws(Rng(seed))
    while game.turn(s) != OVER and game.turns(s) < turns:
        legal = game.legal(s)
        if game.turn(s) == CHANCE:
            action = draws.draw(game.ACTIONS, legal, game.weights(s))
        else:
            action = taste.choose(game, legal)
        yield s, action
        game.apply(s, action)
    yield s, OVER
