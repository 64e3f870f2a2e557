"""Search: how bots use the evaluation and the priors of a game, in compiled loops that work for any game.

Values are shares of the win, in ten-thousandths, one for each seat. They add up to `SURE` for any number of seats,
and each seat is assumed to maximize its own.
"""

from math import exp, log
from typing import Final

from .action import Buffer
from .cells import Cells, cells, i64
from .chance import Rng
from .driver import Driver
from .playout import WHOLE, resolve_chance, share_of_first

_CHANCE: Final = -1
_OVER: Final = -2
SURE: Final = 10_000
"""The value of a certain win."""


class WinEstimator:
    """Turns a game's evaluation of a position into shares of the win."""

    def __init__(self, driver: Driver, seats: i64) -> None:
        self._driver = driver
        self._seats = seats
        self._terms = cells(len(driver.terms))
        self._worth = cells(seats)
        self.shares = cells(seats)
        """The shares that `estimate` found last, by seat."""

    def attend(self, seat: i64) -> None:
        """From now on only the share of this seat is asked for. An estimator may make use of that."""

    def estimate(self, s: object) -> None:
        """Find the shares: from the ranks if the game is over, else from the score that each seat can expect."""
        driver = self._driver
        if driver.turn(s) == _OVER:
            ranks = driver.ranks(s)
            share = share_of_first(ranks) * SURE // WHOLE
            for seat in range(self._seats):
                self.shares[seat] = 0
                if ranks[seat] == 1:
                    self.shares[seat] = share
            return
        most: i64 = -(1 << 60)
        for seat in range(self._seats):
            self._worth[seat] = self.expected(s, seat)
            most = max(most, self._worth[seat])
        # A lead of `spread` means odds of three to one.
        scale = log(3.0) / float(driver.spread(s))
        whole = 0.0
        for seat in range(self._seats):
            whole += exp(float(self._worth[seat] - most) * scale)
        for seat in range(self._seats):
            self.shares[seat] = int(float(SURE) * exp(float(self._worth[seat] - most) * scale) / whole)

    def expected(self, s: object, seat: i64) -> i64:
        """The final score that a seat can expect, in hundredths of a point."""
        for i in range(len(self._terms)):
            self._terms[i] = 0
        self._driver.evaluate(s, seat, self._terms)
        worth: i64 = 0
        for i in range(len(self._terms)):
            worth += self._terms[i]
        return worth


def heaviest(legal: Buffer, weights: Buffer) -> i64:
    """The action with the largest weight; the first of equals."""
    best: i64 = 0
    for i in range(1, legal.n):
        if weights.items[i] > weights.items[best]:
            best = i
    return legal.items[best]


class Lookahead:
    """Tries every answer, finishes the turn by the prior, and evaluates the position after it."""

    def __init__(self, driver: Driver, seats: i64, rng: Rng) -> None:
        self._driver = driver
        self._rng = rng
        self._estimator = WinEstimator(driver, seats)
        self._legal = Buffer(driver.actions)
        self._weights = Buffer(driver.actions)
        self.answers = Buffer(driver.actions)
        """The legal actions that were tried."""
        self.values = Buffer(driver.actions)
        """For each of them the share of the seat that decides, summed over all trials."""

    def try_all(self, s: object, samples: i64) -> None:
        """Try every answer of the seat that decides now, `samples` times each, with new draws each time."""
        driver = self._driver
        seat = driver.turn(s)
        turns = driver.turns(s)
        self.answers.n = 0
        self.values.n = 0
        driver.write_legal(s, self.answers)
        for i in range(self.answers.n):
            worth: i64 = 0
            place = self._rng.place()
            for sample in range(samples):
                t = driver.copy(s)
                driver.apply(t, self.answers.items[i])
                self.finish_turn(t, turns)
                self._estimator.estimate(t)
                worth += self._estimator.shares[seat]
                if sample == 0 and self._rng.place() == place:
                    # Nothing was drawn, so all samples are the same.
                    worth *= samples
                    break
            self.values.add(worth)

    def finish_turn(self, t: object, turns: i64) -> None:
        """Play on by the prior, for all seats, until more than `turns` turns have been played."""
        driver = self._driver
        while resolve_chance(driver, t, self._rng, self._legal, self._weights) >= 0 and driver.turns(t) == turns:
            self._legal.n = 0
            self._weights.n = 0
            driver.write_legal(t, self._legal)
            driver.write_priors(t, self._legal, self._weights)
            driver.apply(t, heaviest(self._legal, self._weights))


class Search:
    """Compares what a seat can do now, over many worlds that the seat cannot tell apart.

    It compares plans: an answer and the seat's next answers in the same turn, as long as there is no draw and no
    question to others between them, and as long as there are not too many plans. So the first of several small
    steps is worth as much as the best plan it begins. A sweep tries every plan that is still in the race in one
    of the worlds: it plays on by the prior until the turn is over, and evaluates the position. All plans of a
    sweep meet the same world with the same luck and have been tried equally often, which takes most of the noise
    out of the comparison. After some sweeps the worse half of the plans drops out, and the rest is tried more
    often.
    """

    worlds: list[object]
    """The worlds. You can add to them at any time."""
    sweeps: i64
    """How many sweeps were made so far."""
    iterations: i64
    """How many trials of a plan were made in them."""

    def __init__(self, driver: Driver, first: object, rng: Rng, estimator: WinEstimator | None = None) -> None:
        """Make the plans of the seat that decides in `first`, the first of the worlds.

        Positions are judged by the driver's evaluation, or by another estimator for this number of seats.
        """
        self._driver = driver
        self._seat = driver.turn(first)
        self._turns = driver.turns(first)
        self._estimator = estimator or WinEstimator(driver, driver.seats(first))
        self._legal = Buffer(driver.actions)
        self._weights = Buffer(driver.actions)
        self._seed: i64 = rng.below(1 << 30)
        self._plans: list[Cells] = self._made(first)
        self._racing = Buffer(len(self._plans))
        for plan in range(len(self._plans)):
            self._racing.add(plan)
        self._won = cells(len(self._plans))
        self._dropped: list[tuple[int, int, int]] = []
        self._later: i64 = 0
        self._steps: i64 = 0
        self.worlds = [first]
        self.sweeps = 0
        self.iterations = 0

    def _made(self, first: object) -> list[Cells]:
        """Make the plans: extend all of them by a step, again and again, until there would be too many."""
        driver = self._driver
        driver.write_legal(first, self._legal)
        plans: list[Cells] = []
        for i in range(self._legal.n):
            plans.append(cells(1, self._legal.items[i]))
        while True:
            longer: list[Cells] = []
            grown = False
            for plan in plans:
                s = driver.copy(first)
                for step in range(len(plan)):
                    driver.apply(s, plan[step])
                if driver.turn(s) != self._seat or driver.turns(s) != self._turns:
                    longer.append(plan)
                else:
                    grown = True
                    self._legal.n = 0
                    driver.write_legal(s, self._legal)
                    for i in range(self._legal.n):
                        more = cells(len(plan) + 1, self._legal.items[i])
                        for step in range(len(plan)):
                            more[step] = plan[step]
                        longer.append(more)
                if len(longer) > driver.plans:
                    return plans
            if not grown:
                return plans
            plans = longer

    def plans(self) -> list[list[int]]:
        """The actions of each plan."""
        return [[int(plan[step]) for step in range(len(plan))] for plan in self._plans]

    def racing(self) -> i64:
        """How many plans are still in the race."""
        return self._racing.n

    def later(self) -> float:
        """The mean number of answers in the steps of this turn that come after a plan, all steps together."""
        if not self.iterations:
            return 0.0
        return float(self._later) / float(self.iterations)

    def steps(self) -> float:
        """The mean number of such steps."""
        if not self.iterations:
            return 0.0
        return float(self._steps) / float(self.iterations)

    def sweep(self, times: i64) -> None:
        """Make some sweeps, each in the next world: every plan in the race is tried once in each."""
        for _ in range(times):
            self._sweep()

    def _sweep(self) -> None:
        driver = self._driver
        world = self.worlds[self.sweeps % len(self.worlds)]
        racing = self._racing
        luck = Rng(self._seed + self.sweeps)
        same = luck.place()
        self._estimator.attend(self._seat)
        for i in range(racing.n):
            s = driver.copy(world)
            plan = self._plans[racing.items[i]]
            for step in range(len(plan)):
                driver.apply(s, plan[step])
            luck.go_back(same)
            self._play_on(s, luck)
            self._estimator.estimate(s)
            self._won[racing.items[i]] += self._estimator.shares[self._seat]
        self.iterations += racing.n
        self.sweeps += 1

    def halve(self) -> None:
        """Drop the worse half of the plans, but keep the last two. Of equals the first is better."""
        ranked = self._ranked()
        left = max(2, (len(ranked) + 1) // 2)
        self._dropped = ranked[left:] + self._dropped
        self._racing.n = 0
        for plan, _, _ in ranked[:left]:
            self._racing.add(plan)

    def answers(self) -> list[tuple[int, int, int]]:
        """All answers, best first: action, then trials and mean share of the win of its best plan."""
        found: dict[int, tuple[int, int, int]] = {}
        for plan, trials, share in self._ranked() + self._dropped:
            action = int(self._plans[plan][0])
            if action not in found:
                found[action] = (action, trials, share)
        return list(found.values())

    def best_plan(self) -> list[int]:
        """The actions of the best plan."""
        plan = self._plans[self._ranked()[0][0]]
        return [int(plan[step]) for step in range(len(plan))]

    def _ranked(self) -> list[tuple[int, int, int]]:
        """The plans in the race, best first: plan, trials, mean share of the win."""
        ranked: list[tuple[int, int]] = []
        for i in range(self._racing.n):
            ranked.append((-self._won[self._racing.items[i]], self._racing.items[i]))
        ranked.sort()
        sweeps = self.sweeps
        return [(plan, sweeps, -won // max(1, sweeps)) for won, plan in ranked]

    def _play_on(self, s: object, luck: Rng) -> None:
        """Play on by the prior until the turn is over."""
        driver = self._driver
        legal = self._legal
        weights = self._weights
        while True:
            turn = resolve_chance(driver, s, luck, legal, weights)
            if turn == _OVER or driver.turns(s) != self._turns:
                return
            legal.n = 0
            driver.write_legal(s, legal)
            if legal.n == 1:
                driver.apply(s, legal.items[0])
                continue
            if turn == self._seat:
                self._later += legal.n
                self._steps += 1
            weights.n = 0
            driver.write_priors(s, legal, weights)
            driver.apply(s, heaviest(legal, weights))
