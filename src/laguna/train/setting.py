"""What a run is about. It is stored in the run's folder and does not change."""

from typing import Any

import msgspec

from laguna.kernel import registry
from laguna.kernel.driver import Driver
from laguna.kernel.errors import CannotParse
from laguna.kernel.game import Game, start
from laguna.kernel.net import Columns
from laguna.kernel.weights import driver_named

INPUTS = ("all", "terms")
"""What a network may look at: everything in its row, or only the terms of the evaluation."""


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of a run."""

    game: str
    """The id of the game."""
    seats: int
    """How many play."""
    seed: int
    """The seed of all randomness."""
    rounds: int = 30
    """How many rounds there are."""
    games: int = 12_000
    """How many games a round of self-play has."""
    sweeps: int = 1
    """How many sweeps each round of a search in self-play has."""
    one_in: int = 2
    """One position in so many is noted."""
    positions: int = 400_000
    """The most positions that the network learns from; from more, some are chosen at random."""
    odd: int = 12
    """One turn in so many is played by the prior, at random."""
    hidden: int = 32
    """How many hidden units the network has."""
    epochs: int = 12
    """How often learning goes through all positions at most; it stops when that no longer helps."""
    trust: float = 0.6
    """How far learning trusts results more than what the network foretells one turn later: see `learn.targets`.

    This is the lambda of TD(lambda): with 1 only results count, with 0 each position learns from the next alone.
    """
    inputs: str = "all"
    """What the network looks at, one of `INPUTS`."""
    window: int = 4
    """The network learns from the games of so many rounds."""
    match_games: int = 200
    """How many games the new network plays against the old one, and how many against the yardstick."""
    budget: str = "200it"
    """What each side may spend on a turn in these games."""
    yardstick: str = "classic-hard"
    """The bot that never changes, for comparison."""
    limit: int = 1000
    """The number of turns after which a game is cut off."""

    def check(self) -> None:
        """Raise an error if there is no such run."""
        start(registry.load(self.game), self.seats)
        numbers = (self.rounds, self.games, self.sweeps, self.one_in, self.odd, self.hidden, self.epochs)
        if min(*numbers, self.positions, self.window, self.match_games, self.limit) < 1:
            raise CannotParse("All numbers of a training run must be 1 or more.")
        if self.inputs not in INPUTS:
            raise CannotParse(f"A network looks at {' or '.join(INPUTS)}, not at {self.inputs!r}.")
        if not 0 <= self.trust <= 1:
            raise CannotParse("The trust in results lies between 0 and 1.")

    def module(self) -> Game[Any]:
        """The game."""
        return registry.load(self.game)

    @property
    def driver_name(self) -> str:
        """The evaluation that the network corrects: that of `hard`, with two seats the one fitted longest."""
        return "refined" if self.seats == 2 else "fitted"

    def driver(self) -> Driver:
        """The driver with this evaluation."""
        return driver_named(self.module(), self.driver_name)

    def columns(self) -> Columns:
        """What the network looks at."""
        driver = self.driver()
        return Columns(driver.layout(), len(driver.terms), self.seats)
