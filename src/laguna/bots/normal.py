"""A bot that looks one turn ahead: it tries every answer, finishes its turn and evaluates the position."""

from typing import Any

from laguna.kernel.chance import Rng
from laguna.kernel.game import Game
from laguna.kernel.search import Lookahead

from .budget import Budget

SAMPLES = 4
"""How often each answer is tried, with new draws each time."""
MANY = 24
"""Where there are more answers than this, each is tried once."""


def choose(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
    """Choose the answer with the best value for the seat; the first of equals."""
    ahead = Lookahead(game.DRIVERS.standard, state.seats, rng)
    ahead.try_all(state, SAMPLES if len(game.legal(state)) <= MANY else 1)
    answers, values = ahead.answers.numbers(), list(ahead.values.items[: ahead.values.n])
    return answers[values.index(max(values))]
