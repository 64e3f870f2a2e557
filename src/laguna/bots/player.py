"""A bot at the table: it is shown only what its seat may know, and has its budget for each turn."""

from time import perf_counter
from typing import TYPE_CHECKING, Any

from laguna.kernel.chance import Rng
from laguna.kernel.errors import NotLegal
from laguna.kernel.game import Game

from .budget import Budget

if TYPE_CHECKING:
    from . import Choose


class Player:
    """Asks a bot for every decision of one seat in one game."""

    seat: int
    """Where it sits."""
    thought: float
    """How many seconds its last answer took; 0 where there was only one, or it had been thought out before."""

    def __init__(self, choose: "Choose", seat: int, budget: Budget, turn: int = -1) -> None:
        """A bot in a seat. `turn` is the turn that the budget is for, if one is going on."""
        self.seat = seat
        self.thought = 0.0
        self._choose = choose
        self._budget = budget
        self._turn = turn

    def act(self, game: Game[Any], state: Any, rng: Rng) -> int:  # noqa: ANN401
        """What the bot does now, from the true state. The bot itself never gets to see that state."""
        legal = game.legal(state)
        self.thought = 0.0
        if len(legal) == 1:
            return legal[0]
        if self._turn != game.turns(state):
            self._turn = game.turns(state)
            self._budget.renew()
        # What was compared with all else in more time than is left now is carried out, and needs no world either.
        planned = self._budget.planned(legal)
        if planned >= 0:
            return planned
        begin = perf_counter()
        action = self._choose(game, game.redeal(state, self.seat, rng), self.seat, self._budget, rng)
        self.thought = perf_counter() - begin
        self._budget.charge(self.thought)
        if action not in legal:
            named = game.ACTIONS.names[action] if action in range(len(game.ACTIONS)) else action
            raise NotLegal(f"The bot in seat {self.seat} chose {named!r}, which may not be done now.")
        return action
