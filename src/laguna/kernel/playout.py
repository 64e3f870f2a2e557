"""Random playouts, and steps from decision to decision, in compiled loops."""

from typing import Final

from .action import Buffer
from .cells import Cells, cells, i64
from .chance import Rng, pick_from
from .driver import Driver

_CHANCE: Final = -1
_OVER: Final = -2
WHOLE: Final = 60
"""A whole win, in the unit of `Playouts.won`: seats that share the first place share it evenly."""
LIMIT: Final = 1000
"""The default number of turns after which a game is cut off."""


class Playouts:
    """Sums over playouts from one position."""

    games: i64
    """How many games were played to the end."""
    cut: i64
    """How many games were cut off at the turn limit; they have no points and no winner."""
    decisions: i64
    """How many decisions seats made, forced ones included."""
    choices: i64
    """How many of these had two or more legal answers."""
    draws: i64
    """How many draws there were."""
    scores: Cells
    """The sum of the final points, by seat."""
    won: Cells
    """Wins by seat, in sixtieths: `WHOLE` for a sole winner, half of that for each of two, and so on."""

    def __init__(self, seats: i64) -> None:
        self.games = 0
        self.cut = 0
        self.decisions = 0
        self.choices = 0
        self.draws = 0
        self.scores = cells(seats)
        self.won = cells(seats)

    def add(self, scores: Cells, ranks: Cells) -> None:
        """Add a finished game: its points and places, by seat."""
        self.games += 1
        share = share_of_first(ranks)
        for seat in range(len(self.scores)):
            self.scores[seat] += scores[seat]
            if ranks[seat] == 1:
                self.won[seat] += share


def share_of_first(ranks: Cells) -> i64:
    """The share of the win that each seat in first place gets, in sixtieths."""
    winners: i64 = 0
    for seat in range(len(ranks)):
        if ranks[seat] == 1:
            winners += 1
    return WHOLE // winners


def playouts(driver: Driver, s: object, n: i64, seed: int, limit: i64 = LIMIT) -> Playouts:
    """Play on from a position at random, `n` times, each time to the end or to the turn limit."""
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
    """Play on from a state, which changes, and add the result to `found`."""
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
    """Steps a game from decision to decision; the buffers for draws are allocated once."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._legal = Buffer(driver.actions)
        self._weights = Buffer(driver.actions)

    def begin(self, s: object, rng: Rng) -> i64:
        """Make the draws before the first decision, and return who decides."""
        return resolve_chance(self._driver, s, rng, self._legal, self._weights)

    def step(self, s: object, action: i64, rng: Rng) -> i64:
        """Do a legal action and make the draws that follow; return who decides now, or `OVER`."""
        return step(self._driver, s, action, rng, self._legal, self._weights)


def step(driver: Driver, s: object, action: i64, rng: Rng, legal: Buffer, weights: Buffer) -> i64:
    """Do a legal action and make the draws that follow; return who decides now, or `OVER`."""
    driver.apply(s, action)
    return resolve_chance(driver, s, rng, legal, weights)


def resolve_chance(driver: Driver, s: object, rng: Rng, legal: Buffer, weights: Buffer) -> i64:
    """Make the draws that come next; return who decides then, or `OVER`."""
    turn = driver.turn(s)
    while turn == _CHANCE:
        legal.n = 0
        weights.n = 0
        driver.write_legal(s, legal)
        driver.write_weights(s, weights)
        driver.apply(s, pick_from(rng, legal, weights))
        turn = driver.turn(s)
    return turn
