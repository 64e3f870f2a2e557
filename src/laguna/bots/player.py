"""A bot in a seat: it gets only worlds made from what its seat may know, and a budget for each turn."""

from time import perf_counter
from typing import TYPE_CHECKING, Any

from laguna.kernel.chance import Rng
from laguna.kernel.errors import NotLegal
from laguna.kernel.game import Game

from . import random
from .budget import Budget
from .mixed import Mixed

if TYPE_CHECKING:
    from . import Choose


class Player:
    """Asks a bot for every decision of one seat in one game."""

    seat: int
    """The seat it plays for."""
    thought: float
    """How many seconds its last answer took; 0 if there was only one answer, or it came from the plan."""

    def __init__(self, choose: "Choose", seat: int, budget: Budget, turn: int = -1) -> None:
        """Seat a bot. `turn` is the turn that the budget is already in use for, if there is one."""
        self.seat = seat
        self.thought = 0.0
        self._choose = choose
        self._budget = budget
        self._turn = turn

    def act(self, game: Game[Any], state: Any, rng: Rng) -> int:  # noqa: ANN401
        """Return the bot's action. `state` is the true state, which the bot itself never gets."""
        legal = game.legal(state)
        self.thought = 0.0
        if len(legal) == 1:
            return legal[0]
        if self._turn != game.turns(state):
            self._turn = game.turns(state)
            self._budget.renew()
        # A plan was compared with all others in more time than is left now, so it is carried out without thinking.
        planned = self._budget.planned(legal)
        if planned >= 0:
            return planned
        choose = self._choose
        if isinstance(choose, Mixed):
            choose = choose.drawn(rng)
            if choose is random.choose:
                # What is legal for a seat is the same in all worlds, so none is dealt, which would take longer.
                return legal[rng.below(len(legal))]
        begin = perf_counter()
        action = choose(game, game.redeal(state, self.seat, rng), self.seat, self._budget, rng)
        self.thought = perf_counter() - begin
        self._budget.charge(self.thought)
        if action not in legal:
            named = game.ACTIONS.names[action] if action in range(len(game.ACTIONS)) else action
            raise NotLegal(f"The bot in seat {self.seat} chose {named!r}, which may not be done now.")
        return action
