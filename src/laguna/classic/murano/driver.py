"""Murano as the bots of version 0.1 judged it: today's rules with the frozen evaluation."""

from typing import Final, cast

from laguna.games.murano.rules import flow
from laguna.games.murano.rules import questions as q
from laguna.games.murano.rules.actions import ACTIONS
from laguna.games.murano.rules.scoring import ranks
from laguna.games.murano.rules.state import State
from laguna.kernel.action import Buffer
from laguna.kernel.cells import Cells, i64
from laguna.kernel.driver import Driver, Drivers

from . import evaluation
from . import parameters as p
from .features import Features
from .prior import Prior

PLANS: Final = 64
"""A turn is to choose a ship, a space and what to do there: they are worth looking at together."""


class ClassicMuranoDriver(Driver):
    """The rules, called natively, and a bot's opinion of positions."""

    features: Features
    """What a seat may look forward to."""
    prior: Prior
    """Which answers look good before any search."""

    def __init__(self, numbers: Cells) -> None:
        """A driver whose bot goes by these numbers: see `parameters`."""
        super().__init__(ACTIONS.seat_actions, len(ACTIONS), evaluation.TERMS, PLANS)
        self.features = Features(numbers)
        self.prior = Prior(self.features)

    def copy(self, s: object) -> object:  # noqa: D102 - these are the methods of `Driver`
        return State(cast(State, s))

    def seats(self, s: object) -> i64:  # noqa: D102
        return cast(State, s).seats

    def turn(self, s: object) -> i64:  # noqa: D102
        return flow.turn(cast(State, s))

    def turns(self, s: object) -> i64:  # noqa: D102
        return cast(State, s).turns

    def write_legal(self, s: object, out: Buffer) -> None:  # noqa: D102
        flow.write_legal(cast(State, s), out)

    def write_weights(self, s: object, out: Buffer) -> None:  # noqa: D102
        flow.write_weights(cast(State, s), out)

    def apply(self, s: object, action: i64) -> None:  # noqa: D102
        flow.apply(cast(State, s), action)

    def scores(self, s: object) -> Cells:  # noqa: D102
        return cast(State, s).vp

    def ranks(self, s: object) -> Cells:  # noqa: D102
        return ranks(cast(State, s))

    def evaluate(self, s: object, seat: i64, out: Cells) -> None:  # noqa: D102
        position = cast(State, s)
        evaluation.evaluate(self.features, position, seat, out)
        # Whoever comes next has to take the ring as it is: that is what a turn may spoil for others.
        if seat == position.seat and q.asked(position) == q.TURN:
            out[evaluation.TEMPO] += self.prior.prospect(position) * self.features.parameters[p.RING] // 100

    def write_priors(self, s: object, legal: Buffer, out: Buffer) -> None:  # noqa: D102
        self.prior.write_priors(cast(State, s), legal, out)

    def spread(self, s: object) -> i64:  # noqa: D102
        return evaluation.spread(cast(State, s), self.features.parameters)


DRIVERS: Final = Drivers(
    ClassicMuranoDriver(p.DEFAULTS), ClassicMuranoDriver(p.FITTED), ClassicMuranoDriver(p.REFINED)
)
