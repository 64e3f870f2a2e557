"""How loops that are compiled reach the rules of a game.

A call through the `Game` protocol is a call of Python. Playouts, lock-step play and search make millions of them a
second, so each game has a driver: a class whose methods are called natively, one call as good as a function's.
"""

from .action import Buffer
from .cells import Cells, i64


class Driver:
    """The rules of a game, for compiled loops. A state is an `object` here: each game knows its own."""

    seat_actions: i64
    """How many actions a seat can do; numbers from here on are draws."""
    actions: i64
    """How many actions there are, draws included."""

    def __init__(self, seat_actions: i64, actions: i64) -> None:
        self.seat_actions = seat_actions
        self.actions = actions

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
