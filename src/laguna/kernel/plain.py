"""A driver for games whose rules are plain functions: compiled loops can play them uncompiled.

Interpreted classes cannot inherit from compiled ones, so such a game has no driver class of its own. It passes its
functions to this one:

    DRIVERS = Drivers(PlainDriver(ACTIONS, PlainRules(copy, turn, turns, legal, ...)))

Its bots know only the rules and the points: an action looks good if it scores points at once.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from .action import ActionSpace, Buffer
from .cells import Cells, Shorts, cells_of, i64
from .driver import Driver
from .encoder import Encoder, Layout, put_large

_PLAIN: Final = 100
"""The prior of an action that scores nothing at once."""
_A_POINT: Final = 100
"""What each point adds to the prior."""
_HEAVIEST: Final = 10000


class PlainRules(NamedTuple):
    """The functions of a game: most are those of the contract (`kernel.game.Game`)."""

    copy: Callable[[Any], object]
    """A state that changes independently."""
    turn: Callable[[Any], int]
    """Who decides now: a seat, `CHANCE` or `OVER`."""
    turns: Callable[[Any], int]
    """How many turns have been played."""
    legal: Callable[[Any], Sequence[int]]
    """Everything that may be done now."""
    weights: Callable[[Any], Sequence[int]]
    """The weight of each legal draw."""
    apply: Callable[[Any, int], None]
    """Do a legal action."""
    scores: Callable[[Any], Sequence[int]]
    """Points by seat, at any time."""
    ranks: Callable[[Any], Sequence[int]]
    """Places by seat once the game is over; 1 is the best, and equals share a place."""
    layout: Layout
    """The parts of an observation, for learners."""
    observe: Callable[[Any, int], Sequence[int]]
    """The observation of a seat: a function of its view."""


class PlainEncoder(Encoder):
    """Writes the whole observation of a seat each time."""

    def __init__(self, rules: PlainRules, seat: i64, row: Shorts, first: i64) -> None:
        super().__init__(seat, row, first, rules.layout.length, 0)
        self._observe = rules.observe

    def look(self, s: object) -> None:
        """Write all numbers."""
        numbers = self._observe(s, self.seat)
        if len(numbers) != self.length:
            raise ValueError(f"an observation has {self.length} numbers, not {len(numbers)}")
        for i in range(self.length):
            number: i64 = numbers[i]
            put_large(self.row, self.first + i, number)


class PlainDriver(Driver):
    """The functions of a game, for compiled loops."""

    def __init__(self, actions: ActionSpace, rules: PlainRules) -> None:
        super().__init__(actions.seat_actions, len(actions))
        self._rules = rules

    def copy(self, s: object) -> object:  # noqa: D102 - these are the methods of `Driver`
        return self._rules.copy(s)

    def seats(self, s: object) -> i64:  # noqa: D102
        state: Any = s
        seats: i64 = state.seats
        return seats

    def turn(self, s: object) -> i64:  # noqa: D102
        return self._rules.turn(s)

    def turns(self, s: object) -> i64:  # noqa: D102
        return self._rules.turns(s)

    def write_legal(self, s: object, out: Buffer) -> None:  # noqa: D102
        for action in self._rules.legal(s):
            out.add(action)

    def write_weights(self, s: object, out: Buffer) -> None:  # noqa: D102
        for weight in self._rules.weights(s):
            out.add(weight)

    def apply(self, s: object, action: i64) -> None:  # noqa: D102
        self._rules.apply(s, action)

    def scores(self, s: object) -> Cells:  # noqa: D102
        return cells_of(self._rules.scores(s))

    def ranks(self, s: object) -> Cells:  # noqa: D102
        return cells_of(self._rules.ranks(s))

    def layout(self) -> Layout:  # noqa: D102
        return self._rules.layout

    def encoder(self, seat: i64, row: Shorts, first: i64) -> Encoder:  # noqa: D102
        return PlainEncoder(self._rules, seat, row, first)

    def write_priors(self, s: object, legal: Buffer, out: Buffer) -> None:  # noqa: D102
        seat = self.turn(s)
        before = self.scores(s)[seat]
        for i in range(legal.n):
            t = self.copy(s)
            self.apply(t, legal.items[i])
            weight = _PLAIN + _A_POINT * (self.scores(t)[seat] - before)
            out.add(max(1, min(weight, _HEAVIEST)))
