"""Venezia for compiled loops: see `laguna.kernel.driver`."""

from collections.abc import Mapping
from typing import Final, cast

from laguna.kernel.action import Buffer
from laguna.kernel.cells import Cells, i64
from laguna.kernel.chance import Rng
from laguna.kernel.driver import Driver
from laguna.kernel.many import Many
from laguna.kernel.playout import LIMIT, Playouts
from laguna.kernel.playout import playouts as playouts_of
from laguna.kernel.playout import step as step_of

from . import flow, judgement
from .actions import ACTIONS
from .scoring import ranks
from .setup import new
from .state import State


class VeneziaDriver(Driver):
    """The rules, called natively."""

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

    def appraise(self, s: object, seat: i64, out: Cells) -> None:  # noqa: D102
        judgement.appraise(cast(State, s), seat, out)

    def weigh(self, s: object, legal: Buffer, out: Buffer) -> None:  # noqa: D102
        judgement.weigh(cast(State, s), legal, out)

    def spread(self, s: object) -> i64:  # noqa: D102
        return judgement.spread(cast(State, s))


DRIVER: Final = VeneziaDriver(ACTIONS.seat_actions, len(ACTIONS), judgement.TERMS)
_LEGAL: Final = Buffer(len(ACTIONS))
_WEIGHTS: Final = Buffer(len(ACTIONS))


def playouts(s: State, n: int, seed: int, limit: int = LIMIT) -> Playouts:
    """Play on from a position `n` times at random, each time to the end or to so many turns."""
    return playouts_of(DRIVER, s, n, seed, limit)


def step(s: State, action: int, rng: Rng) -> int:
    """Do a legal action, then make all draws that follow; returns who decides now, or that the game is over."""
    return step_of(DRIVER, s, action, rng, _LEGAL, _WEIGHTS)


def many(seats: int, games: int, seed: int, options: Mapping[str, str] = {}, limit: int = LIMIT) -> Many:
    """Many games in lock-step; each is cut off at so many turns."""
    return Many(DRIVER, new(seats, options), games, seed, limit)
