"""How compiled loops reach the rules of a game.

A call through the `Game` protocol is a call of Python. Playouts, batches and search make millions of them a
second, so each game has a driver: a class whose methods are called natively, at the price of a function call.
"""

from typing import NamedTuple

from .action import Buffer
from .cells import Cells, Shorts, i64, shorts
from .encoder import Encoder, Layout


class Driver:
    """The rules of a game, for compiled loops. A state is an `object` here: each game knows its own."""

    seat_actions: i64
    """How many actions a seat can do; numbers from here on are draws."""
    actions: i64
    """How many actions there are, draws included."""
    terms: tuple[str, ...]
    """What an appraisal is made of, by name: each has words in every language (`term-<name>`)."""
    plans: i64
    """How many plans of several steps a search compares at most; 0 where it does better to go step by step."""

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
        """Write what may be done now behind what is in a buffer. Not to be asked when the game is over."""
        raise NotImplementedError

    def write_weights(self, s: object, out: Buffer) -> None:
        """Write how likely each draw is; nothing where all are equally likely."""
        raise NotImplementedError

    def apply(self, s: object, action: i64) -> None:
        """Do a legal action."""
        raise NotImplementedError

    def scores(self, s: object) -> Cells:
        """Points by seat; there may be more places than seats."""
        raise NotImplementedError

    def ranks(self, s: object) -> Cells:
        """Places by seat once the game is over; 1 is the best, and equals share a place."""
        raise NotImplementedError

    # What learners see.

    def layout(self) -> Layout:
        """The parts of a seat's row of numbers."""
        raise NotImplementedError

    def encoder(self, seat: i64, row: Shorts, first: i64) -> Encoder:
        """What writes the row of a seat, from a place on."""
        raise NotImplementedError

    def observe(self, s: object, seat: i64) -> Shorts:
        """What a seat sees, as a new row."""
        row = shorts(self.layout().length)
        self.encoder(seat, row, 0).look(s)
        return row

    # What bots go by. A game may leave these as they are; its bots then know the rules and the points, no more.

    def evaluate(self, s: object, seat: i64, out: Cells) -> None:
        """Write what a seat's position is worth, term by term, in hundredths of a point at the end.

        The sum is what the seat may expect to end with. Everything in the state may be used: bots are only ever
        given worlds that they cannot tell from the truth.
        """
        out[0] = 100 * self.scores(s)[seat]

    def write_priors(self, s: object, legal: Buffer, out: Buffer) -> None:
        """Write for each legal action of the seat that decides how good it looks at first sight, from 1 to 10000.

        Quick: playouts are played by it, and a search looks at the heaviest answers first.
        """
        for _action in range(legal.n):
            out.add(100)

    def spread(self, s: object) -> i64:
        """How open the end still is, in hundredths of a point: a lead of this much wins three times of four."""
        return 1000


class Drivers(NamedTuple):
    """The drivers of a game: the same rules, and bots that believe other things."""

    standard: Driver
    """For everything that needs the rules alone, and for the gentler bots."""
    fitted: Driver | None = None
    """For `hard`: its evaluation was fitted in self-play. None: the standard one."""
    refined: Driver | None = None
    """For `expert`: the best evaluation there is. None: the fitted one."""
