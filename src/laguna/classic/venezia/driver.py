"""Venezia as the bots of version 0.1 judged it: today's rules with the frozen evaluation."""

from typing import Final, cast

from laguna.games.venezia.rules import flow
from laguna.games.venezia.rules.actions import ACTIONS
from laguna.games.venezia.rules.scoring import ranks
from laguna.games.venezia.rules.state import State
from laguna.kernel.action import Buffer
from laguna.kernel.cells import Cells, i64
from laguna.kernel.driver import Driver, Drivers

from . import evaluation
from . import parameters as p
from .features import Features
from .prior import Prior


class ClassicVeneziaDriver(Driver):
    """The rules, called natively, and a bot's evaluation of positions."""

    features: Features
    """What a seat may expect of each kind of building."""
    prior: Prior
    """What looks good at first sight."""

    def __init__(self, numbers: Cells) -> None:
        """A driver whose bots go by these numbers: see `parameters`."""
        super().__init__(ACTIONS.seat_actions, len(ACTIONS), evaluation.TERMS)
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
        return cast(State, s).at

    def ranks(self, s: object) -> Cells:  # noqa: D102
        return ranks(cast(State, s))

    def evaluate(self, s: object, seat: i64, out: Cells) -> None:  # noqa: D102
        evaluation.evaluate(self.features, cast(State, s), seat, out)

    def write_priors(self, s: object, legal: Buffer, out: Buffer) -> None:  # noqa: D102
        self.prior.write_priors(cast(State, s), legal, out)

    def spread(self, s: object) -> i64:  # noqa: D102
        return evaluation.spread(cast(State, s), self.features.parameters)


DRIVERS: Final = Drivers(ClassicVeneziaDriver(p.DEFAULTS), ClassicVeneziaDriver(p.FITTED))
