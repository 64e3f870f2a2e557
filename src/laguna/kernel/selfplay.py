"""Games of a bot against itself, in compiled loops: what a network learns from.

The bot makes a little search at each decision, in one world that its seat cannot tell from the truth. Its own
answers are done in that world as well, so a turn needs a new one only after a draw or an answer of somebody else.
Positions are noted at the moment at which a search judges them: when a turn has ended and its draws are made.
"""

from collections.abc import Callable
from typing import Final

from .action import Buffer
from .cells import Cells, cells, i64
from .chance import Rng, pick_from
from .driver import Driver
from .net import Columns, Net, NetEstimator, Rows
from .playout import resolve_chance, share_of_first
from .search import Search, WinEstimator
from .vectors import shorts_as_memoryview

_OVER: Final = -2


class SelfPlay:
    """Plays games, and notes some of their positions."""

    rows: list[bytes]
    """The rows of all seats, two bytes a number, for each position noted in the last game: see `net.Rows`."""
    worth: list[int]
    """What the evaluation expected there, in hundredths of a point: a number for each position and seat."""
    spread: list[int]
    """How open the game was there."""
    won: Cells
    """The share of the win in that game, by seat, in sixtieths."""
    turns: i64
    """How many turns it had."""
    opening: list[int]
    """The first answer of each seat that had a choice."""

    def __init__(
        self,
        driver: Driver,
        columns: Columns,
        net: Net | None,
        first: object,
        redeal: Callable[[object, int, Rng], object],
        sweeps: i64,
        one_in: i64,
        odd: i64,
    ) -> None:
        """Games from the position `first`, judged by a net if there is one.

        Each of the rounds of a search has so many `sweeps`. One position in `one_in` is noted. In one turn of
        `odd` the bot plays by the prior instead, at random.
        """
        seats = driver.seats(first)
        self._driver = driver
        self._seats = seats
        self._first = first
        self._redeal = redeal
        self._sweeps = sweeps
        self._one_in = one_in
        self._odd = odd
        self._rows = Rows(driver, columns, seats)
        self._estimator: WinEstimator = WinEstimator(driver, seats)
        if net is not None:
            self._estimator = NetEstimator(driver, seats, net)
        self._legal = Buffer(driver.actions)
        self._weights = Buffer(driver.actions)
        self._forget()

    def _forget(self) -> None:
        self.rows = []
        self.worth = []
        self.spread = []
        self.won = cells(self._seats)
        self.turns = 0
        self.opening = []

    def play(self, seed: int, limit: i64) -> bool:
        """Play a game, and return whether it ended before the turn limit."""
        driver = self._driver
        legal = self._legal
        weights = self._weights
        rng = Rng(seed)
        s = driver.copy(self._first)
        world: object | None = None
        is_odd = False
        opened: i64 = 0
        self._forget()
        turn = resolve_chance(driver, s, rng, legal, weights)
        while turn != _OVER:
            if driver.turns(s) != self.turns:
                self.turns = driver.turns(s)
                if self.turns >= limit:
                    return False
                if rng.below(self._one_in) == 0:
                    self._note(s)
                is_odd = rng.below(self._odd) == 0
            legal.n = 0
            driver.write_legal(s, legal)
            if legal.n == 1:
                plan = [int(legal.items[0])]
            elif is_odd:
                weights.n = 0
                driver.write_priors(s, legal, weights)
                plan = [int(pick_from(rng, legal, weights))]
            else:
                if world is None:
                    world = self._redeal(s, int(turn), rng)
                plan = self._best_plan(world, rng)
                if not opened >> turn & 1:
                    opened |= 1 << turn
                    self.opening.append(plan[0])
            for action in plan:
                driver.apply(s, action)
                if world is not None:
                    driver.apply(world, action)
            if driver.turn(s) != turn:
                world = None
            turn = resolve_chance(driver, s, rng, legal, weights)
        self.turns = driver.turns(s)
        ranks = driver.ranks(s)
        share = share_of_first(ranks)
        for seat in range(self._seats):
            self.won[seat] = share if ranks[seat] == 1 else 0
        return True

    def _best_plan(self, world: object, rng: Rng) -> list[int]:
        """The best of all plans: the worse half drops out after each round of sweeps."""
        search = Search(self._driver, world, rng, self._estimator)
        search.sweep(self._sweeps)
        left = search.racing()
        while left > 2:
            search.halve()
            search.sweep(self._sweeps)
            left = search.racing()
        return search.best_plan()

    def _note(self, s: object) -> None:
        """Note a position."""
        self._rows.write(s)
        self.rows.append(shorts_as_memoryview(self._rows.rows).tobytes())
        for seat in range(self._seats):
            self.worth.append(int(self._rows.worth[seat]))
        self.spread.append(int(self._rows.spread))
