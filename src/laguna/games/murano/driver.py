"""Murano for compiled loops: see `laguna.kernel.driver`."""

from collections.abc import Mapping
from typing import Final, cast

from laguna.kernel.action import Buffer
from laguna.kernel.cells import Cells, Shorts, i64
from laguna.kernel.chance import Rng
from laguna.kernel.driver import Driver
from laguna.kernel.many import Many
from laguna.kernel.playout import LIMIT, Playouts
from laguna.kernel.playout import playouts as playouts_of
from laguna.kernel.playout import step as step_of
from laguna.kernel.sight import Layout, Sight

from .bot import evaluation as judgement
from .bot import parameters as traits
from .bot.features import Outlook
from .bot.prior import Glance
from .rules import flow
from .rules import questions as q
from .rules.actions import ACTIONS
from .rules.scoring import ranks
from .rules.setup import new
from .rules.state import State
from .seen.observation import LAYOUT, MuranoSight

PLANS: Final = 64
"""A turn is to choose a ship, a space and what to do there: they are worth looking at together."""


class MuranoDriver(Driver):
    """The rules, called natively, and a bot's opinion of positions."""

    outlook: Outlook
    """The prospects of a seat."""
    glance: Glance
    """What looks good at first sight."""

    def __init__(self, numbers: Cells) -> None:
        """A driver whose opinion turns on these numbers: see `traits`."""
        super().__init__(ACTIONS.seat_actions, len(ACTIONS), judgement.TERMS, PLANS)
        self.outlook = Outlook(numbers)
        self.glance = Glance(self.outlook)

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

    def layout(self) -> Layout:  # noqa: D102
        return LAYOUT

    def sight(self, seat: i64, row: Shorts, first: i64) -> Sight:  # noqa: D102
        return MuranoSight(seat, row, first)

    def appraise(self, s: object, seat: i64, out: Cells) -> None:  # noqa: D102
        position = cast(State, s)
        judgement.appraise(self.outlook, position, seat, out)
        # Whoever comes next has to take the ring as it was left: that is what a turn may spoil for others.
        if seat == position.seat and q.asked(position) == q.TURN:
            out[judgement.TEMPO] += self.glance.prospect(position) * self.outlook.traits[traits.RING] // 100

    def weigh(self, s: object, legal: Buffer, out: Buffer) -> None:  # noqa: D102
        self.glance.weigh(cast(State, s), legal, out)

    def spread(self, s: object) -> i64:  # noqa: D102
        return judgement.spread(cast(State, s), self.outlook.traits)


DRIVER: Final = MuranoDriver(traits.TRAITS)
FITTED: Final = MuranoDriver(traits.FITTED)
"""The same rules, and an opinion that was fitted in self-play ..."""
REFINED: Final = MuranoDriver(traits.REFINED)
"""... and the best that was found."""
_LEGAL: Final = Buffer(len(ACTIONS))
_WEIGHTS: Final = Buffer(len(ACTIONS))


def playouts(s: State, n: int, seed: int, limit: int = LIMIT) -> Playouts:
    """Play on from a position `n` times at random, each time to the end or to so many turns."""
    return playouts_of(DRIVER, s, n, seed, limit)


def step(s: State, action: int, rng: Rng) -> int:
    """Do a legal action, then make all draws that follow; returns who decides now, or that the game is over."""
    return step_of(DRIVER, s, action, rng, _LEGAL, _WEIGHTS)


def many(
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, str] = {},
    limit: int = LIMIT,
    observed: bool = False,
) -> Many:
    """Many games in lock-step; each is cut off at so many turns."""
    return Many(DRIVER, new(seats, options), games, seed, limit, observed)
