"""How compiled loops reach the rules of a game.

A call through the `Game` protocol is a Python call. Playouts, batches and search make millions of calls a second,
so each game has a driver: a class whose methods compiled code calls natively, as cheaply as a C function.
"""

from typing import NamedTuple

from .action import Buffer
from .cells import Cells, Shorts, i64, shorts
from .encoder import Encoder, Layout


class Driver:
    """The rules of a game, for compiled loops. A state is an `object` here: each game knows its own."""

    seat_actions: i64
    """How many actions seats have; the numbers from here on are draws."""
    actions: i64
    """How many actions there are, draws included."""
    terms: tuple[str, ...]
    """The names of the terms of an evaluation; each has words in every language (`term-<name>`)."""
    plans: i64
    """The most plans of several steps that a search compares; 0 for games where single steps serve it better."""

    def __init__(
        self, seat_actions: i64, actions: i64, terms: tuple[str, ...] = ("points",), plans: i64 = 0
    ) -> None:
        self.seat_actions = seat_actions
        self.actions = actions
        self.terms = terms
        self.plans = plans

    def copy(self, s: object) -> object:
        """A state that changes independently."""
        raise NotImplementedError

    def seats(self, s: object) -> i64:
        """How many play."""
        raise NotImplementedError

    def turn(self, s: object) -> i64:
        """Who decides now: a seat, `CHANCE` or `OVER`."""
        raise NotImplementedError

    def turns(self, s: object) -> i64:
        """How many turns have been played."""
        raise NotImplementedError

    def write_legal(self, s: object, out: Buffer) -> None:
        """Append the legal actions to a buffer. Do not call it when the game is over."""
        raise NotImplementedError

    def write_weights(self, s: object, out: Buffer) -> None:
        """Append the weight of each legal draw; nothing where all are equally likely."""
        raise NotImplementedError

    def apply(self, s: object, action: i64) -> None:
        """Do a legal action."""
        raise NotImplementedError

    def scores(self, s: object) -> Cells:
        """Points by seat; the row may be longer than there are seats."""
        raise NotImplementedError

    def ranks(self, s: object) -> Cells:
        """Places by seat once the game is over; 1 is the best, and equals share a place."""
        raise NotImplementedError

    # What learners see.

    def layout(self) -> Layout:
        """The parts of an observation."""
        raise NotImplementedError

    def encoder(self, seat: i64, row: Shorts, first: i64) -> Encoder:
        """An encoder that writes the observation of a seat into a row, beginning at a place."""
        raise NotImplementedError

    def observe(self, s: object, seat: i64) -> Shorts:
        """What a seat sees, as a new row."""
        row = shorts(self.layout().length)
        self.encoder(seat, row, 0).look(s)
        return row

    # What bots know. A game may keep these defaults; its bots then know only the rules and the points.

    def evaluate(self, s: object, seat: i64, out: Cells) -> None:
        """Evaluate a seat's position term by term, in hundredths of a final point.

        The sum is the final score that the seat can expect. It may use everything in the state: bots only ever
        get worlds that they cannot tell from the truth.
        """
        out[0] = 100 * self.scores(s)[seat]

    def write_priors(self, s: object, legal: Buffer, out: Buffer) -> None:
        """Append the prior of each legal action of the seat that decides: how good it looks, from 1 to 10000.

        This must be fast: a search finishes turns by always taking the action with the highest prior.
        """
        for _action in range(legal.n):
            out.add(100)

    def spread(self, s: object) -> i64:
        """How open the game still is: a lead of this many hundredths of a point wins three times out of four."""
        return 1000


class Drivers(NamedTuple):
    """The drivers of a game: the same rules with different evaluations."""

    standard: Driver
    """For everything that needs only the rules, and for the weaker bots."""
    fitted: Driver | None = None
    """For `hard`: its evaluation was fitted in self-play. None: use the standard one."""
    refined: Driver | None = None
    """For `expert`: the best evaluation there is. None: use the fitted one."""
