"""Hints: what the strongest bot would do for a person, from what that person's seat knows."""

from typing import Any

from laguna.bots import hint
from laguna.bots.budget import Budget
from laguna.kernel.chance import Rng
from laguna.kernel.game import Game
from laguna.kernel.text import words

from .messages import Hint
from .wording import Reader

Advice = hint.Hint
"""What a bot has found: an action, with the reasons for it."""


def advise(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> Advice:  # noqa: ANN401
    """Return the bot's advice. It sees only another world that the seat cannot tell from the true state."""
    return hint.hint(game, game.redeal(state, seat, rng), seat, budget, rng)


def in_words(game: Game[Any], n: int, advice: Advice, to: Reader) -> Hint:
    """The message about what a bot has found for line `n`."""
    text = hint.in_words(game, advice, words(to.lang, game.NAME), to.drawn)
    then = [game.ACTIONS.name(action) for action in advice.then]
    return Hint(n, game.ACTIONS.name(advice.action), text, then)
