"""Games played on at random inside one compiled call: what a search asks for thousands of times."""

from typing import Final

from .action import Buffer
from .cells import Cells, cells, i64
from .chance import Rng, pick_from
from .driver import Driver

_CHANCE: Final = -1
_OVER: Final = -2
WHOLE: Final = 60
"""A whole win, in the parts of `Playouts.won`: those who share the first place share it evenly."""
LIMIT: Final = 1000
"""The number of turns at which a game is cut off, unless another one is given."""


class Playouts:
    """Sums over games that were played on from one position."""

    games: i64
    """Games that were played to the end."""
    cut: i64
    """Games that were cut off at a number of turns; they have no points and no winner."""
    decisions: i64
    """Decisions of a seat, forced ones included."""
    choices: i64
    """Decisions with two or more legal answers."""
    draws: i64
    """Draws."""
    scores: Cells
    """The sum of the final points, by seat."""
    won: Cells
    """Wins by seat, in sixtieths: `WHOLE` for a win alone, half of that for one of two, and so on."""

    def __init__(self, seats: i64) -> None:
        self.games = 0
        self.cut = 0
        self.decisions = 0
        self.choices = 0
        self.draws = 0
        self.scores = cells(seats)
        self.won = cells(seats)

    def add(self, scores: Cells, ranks: Cells) -> None:
        """One more game: points and places, by seat."""
        self.games += 1
        share = share_of_first(ranks)
        for seat in range(len(self.scores)):
            self.scores[seat] += scores[seat]
            if ranks[seat] == 1:
                self.won[seat] += share


def share_of_first(ranks: Cells) -> i64:
    """What each of those who came first has of the win."""
    winners: i64 = 0
    for seat in range(len(ranks)):
        if ranks[seat] == 1:
            winners += 1
    return WHOLE // winners


def playouts(driver: Driver, s: object, n: i64, seed: int, limit: i64 = LIMIT) -> Playouts:
    """Play on from a position `n` times at random, each time to the end or to so many turns."""
    rng = Rng(seed)
    found = Playouts(driver.seats(s))
    legal = Buffer(driver.actions)
    weights = Buffer(driver.actions)
    for _game in range(n):
        _play_out(driver, driver.copy(s), rng, limit, found, legal, weights)
    return found


def _play_out(
    driver: Driver, s: object, rng: Rng, limit: i64, found: Playouts, legal: Buffer, weights: Buffer
) -> None:
    """Play on from a position, which changes."""
    while True:
        turn = driver.turn(s)
        if turn == _OVER:
            found.add(driver.scores(s), driver.ranks(s))
            return
        legal.n = 0
        driver.write_legal(s, legal)
        if turn == _CHANCE:
            found.draws += 1
            weights.n = 0
            driver.write_weights(s, weights)
            driver.apply(s, pick_from(rng, legal, weights))
            continue
        if driver.turns(s) >= limit:
            found.cut += 1
            return
        found.decisions += 1
        if legal.n == 1:
            driver.apply(s, legal.items[0])
        else:
            found.choices += 1
            driver.apply(s, legal.items[rng.below(legal.n)])


class Stepper:
    """Moves a game on decision by decision; the room for legal draws is allocated once."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._legal = Buffer(driver.actions)
        self._weights = Buffer(driver.actions)

    def begin(self, s: object, rng: Rng) -> i64:
        """Make the draws that come before the first decision; returns who decides then."""
        return resolve_chance(self._driver, s, rng, self._legal, self._weights)

    def step(self, s: object, action: i64, rng: Rng) -> i64:
        """Do a legal action, then make all draws that follow; returns who decides now, or `OVER`."""
        return step(self._driver, s, action, rng, self._legal, self._weights)


def step(driver: Driver, s: object, action: i64, rng: Rng, legal: Buffer, weights: Buffer) -> i64:
    """Do an action, then make all draws that follow; returns who decides now, or that the game is over."""
    driver.apply(s, action)
    return resolve_chance(driver, s, rng, legal, weights)


def resolve_chance(driver: Driver, s: object, rng: Rng, legal: Buffer, weights: Buffer) -> i64:
    """Make the draws that come next; returns who decides then, or that the game is over."""
    turn = driver.turn(s)
    while turn == _CHANCE:
        legal.n = 0
        weights.n = 0
        driver.write_legal(s, legal)
        driver.write_weights(s, weights)
        driver.apply(s, pick_from(rng, legal, weights))
        turn = driver.turn(s)
    return turn
