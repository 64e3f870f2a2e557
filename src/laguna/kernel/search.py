"""Looking ahead: what bots do with the judgement of a game, in compiled loops that know no game.

Values are shares of the win, in ten-thousandths, one for each seat: they add up to `SURE`, whatever the number of
seats, so that each seat can be taken to look after its own.
"""

from math import exp, log, sqrt
from typing import Final

from .action import Buffer
from .cells import cells, i64
from .chance import Rng, pick_from
from .driver import Driver
from .playout import WHOLE, settle, share_of_first

_CHANCE: Final = -1
_OVER: Final = -2
SURE: Final = 10_000
"""A win that is certain."""
_NONE: Final = -1
"""No node."""


class Judge:
    """Turns positions into shares of the win."""

    def __init__(self, driver: Driver, seats: i64) -> None:
        self._driver = driver
        self._seats = seats
        self._terms = cells(len(driver.terms))
        self._worth = cells(seats)
        self.shares = cells(seats)
        """What was found last, by seat."""

    def judge(self, s: object) -> None:
        """Find the shares: as it came out, if the game is over; else from what each seat may expect."""
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
        # A lead of `spread` is worth odds of three to one.
        scale = log(3.0) / float(driver.spread(s))
        whole = 0.0
        for seat in range(self._seats):
            whole += exp(float(self._worth[seat] - most) * scale)
        for seat in range(self._seats):
            self.shares[seat] = int(float(SURE) * exp(float(self._worth[seat] - most) * scale) / whole)

    def expected(self, s: object, seat: i64) -> i64:
        """What a seat may expect to end with, in hundredths of a point."""
        for i in range(len(self._terms)):
            self._terms[i] = 0
        self._driver.appraise(s, seat, self._terms)
        worth: i64 = 0
        for i in range(len(self._terms)):
            worth += self._terms[i]
        return worth


def heaviest(legal: Buffer, weights: Buffer) -> i64:
    """The action with the largest weight; of equals the first."""
    best: i64 = 0
    for i in range(1, legal.n):
        if weights.items[i] > weights.items[best]:
            best = i
    return legal.items[best]


class Lookahead:
    """Tries every answer, finishes the turn at first sight, and judges what has come of it."""

    def __init__(self, driver: Driver, seats: i64, rng: Rng) -> None:
        self._driver = driver
        self._rng = rng
        self._judge = Judge(driver, seats)
        self._legal = Buffer(driver.actions)
        self._weights = Buffer(driver.actions)
        self.answers = Buffer(driver.actions)
        """The legal actions that were tried ..."""
        self.values = Buffer(driver.actions)
        """... and what each is worth to the seat that decides: the sum over all trials."""

    def try_all(self, s: object, samples: i64) -> None:
        """Try every answer of the seat that decides now, some times each, with other draws each time."""
        driver = self._driver
        seat = driver.turn(s)
        self.answers.n = 0
        self.values.n = 0
        driver.write_legal(s, self.answers)
        for i in range(self.answers.n):
            worth: i64 = 0
            for _sample in range(samples):
                t = driver.copy(s)
                driver.apply(t, self.answers.items[i])
                self.finish_turn(t)
                self._judge.judge(t)
                worth += self._judge.shares[seat]
            self.values.add(worth)

    def finish_turn(self, t: object) -> None:
        """Go on at first sight until this turn is over. Others who are asked in between answer so, too."""
        driver = self._driver
        turns = driver.turns(t)
        while settle(driver, t, self._rng, self._legal, self._weights) >= 0 and driver.turns(t) == turns:
            self._legal.n = 0
            self._weights.n = 0
            driver.write_legal(t, self._legal)
            driver.weigh(t, self._legal, self._weights)
            driver.apply(t, heaviest(self._legal, self._weights))


class Search:
    """Monte Carlo tree search over worlds that a seat cannot tell apart.

    Every iteration takes one of the worlds, walks down the tree by what is legal there, adds one node, plays on
    for some turns at first sight and judges what it finds. A node stands for a series of actions: what is in it
    comes from all worlds in which that series was possible. All seats look after themselves.
    """

    worlds: list[object]
    """The worlds. Add to them at any time."""
    iterations: i64
    """Iterations made so far."""

    def __init__(
        self, driver: Driver, first: object, rng: Rng, room: i64, horizon: i64, curiosity: i64, width: i64
    ) -> None:
        """Room: how many nodes the tree may have.

        Horizon: so many turns are played on before a position is judged. Curiosity (in hundredths): how much
        less tried answers are favoured. Width (in hundredths): how many answers are looked at when a node was
        visited once; for four times the visits twice as many.
        """
        self._driver = driver
        self._rng = rng
        self._horizon = horizon
        self._curiosity = float(curiosity) / 100.0
        self._width = float(width) / 100.0
        self._seats = driver.seats(first)
        self._judge = Judge(driver, self._seats)
        self._legal = Buffer(driver.actions)
        self._weights = Buffer(driver.actions)
        self._scratch = Buffer(driver.actions)
        self._order = cells(driver.actions)
        self._node_of = cells(driver.actions, _NONE)
        self._action = cells(room)
        self._child = cells(room, _NONE)
        self._sibling = cells(room, _NONE)
        self._visits = cells(room)
        self._won = cells(room)
        self._used: i64 = 1
        self._path = cells(4096)
        self._mover = cells(4096)
        self.worlds = [first]
        self.iterations = 0

    def run(self, iterations: i64) -> None:
        """Search on."""
        for _iteration in range(iterations):
            world = self.worlds[self._rng.below(len(self.worlds))]
            self._iterate(self._driver.copy(world))
            self.iterations += 1

    def answers(self) -> list[tuple[int, int, int]]:
        """The answers that were looked at, the most visited first: action, visits, mean share of the win."""
        found: list[tuple[int, int, int]] = []
        node = self._child[0]
        while node != _NONE:
            found.append((self._action[node], self._visits[node], self._won[node] // max(1, self._visits[node])))
            node = self._sibling[node]
        found.sort(key=_by_visits)
        return found

    def _iterate(self, s: object) -> None:
        driver = self._driver
        node: i64 = 0
        depth: i64 = 0
        begin = driver.turns(s)
        is_new = False
        while not is_new and depth < len(self._path):
            turn = settle(driver, s, self._rng, self._legal, self._scratch)
            if turn == _OVER:
                break
            self._legal.n = 0
            driver.write_legal(s, self._legal)
            if self._legal.n == 1:
                driver.apply(s, self._legal.items[0])
                continue
            action = self._select(s, node)
            found = self._node_of[action]
            self._forget()
            if found == _NONE:
                if self._used == len(self._action):
                    driver.apply(s, action)
                    break
                found = self._add(node, action)
                is_new = True
            driver.apply(s, action)
            self._path[depth] = found
            self._mover[depth] = turn
            depth += 1
            node = found
        self._play_on(s, begin + self._horizon)
        self._judge.judge(s)
        self._visits[0] += 1
        for i in range(depth):
            self._visits[self._path[i]] += 1
            self._won[self._path[i]] += self._judge.shares[self._mover[i]]

    def _select(self, s: object, node: i64) -> i64:
        """Which answer to look at now: good ones, likely ones, and ones that were seldom looked at.

        Leaves the nodes of the answers in `_node_of`, until `_forget`.
        """
        self._weights.n = 0
        self._driver.weigh(s, self._legal, self._weights)
        child = self._child[node]
        visits: i64 = 0
        won: i64 = 0
        while child != _NONE:
            self._node_of[self._action[child]] = child
            visits += self._visits[child]
            won += self._won[child]
            child = self._sibling[child]
        wide = self._sort_heaviest(int(self._width * sqrt(float(visits + 1))) + 2)
        whole: i64 = 0
        for k in range(wide):
            whole += self._weights.items[self._order[k]]
        # What has not been tried is taken to be a little worse than what has.
        unknown = float(SURE) / float(self._seats)
        if visits:
            unknown = float(won) / float(visits)
        unknown *= 0.9
        root = sqrt(float(visits + 1)) * self._curiosity * float(SURE)
        best = self._legal.items[self._order[0]]
        most = -1.0
        for k in range(wide):
            i = self._order[k]
            action = self._legal.items[i]
            found = self._node_of[action]
            value = unknown
            tried = 0.0
            if found != _NONE:
                tried = float(self._visits[found])
                value = float(self._won[found]) / tried
            value += root * float(self._weights.items[i]) / float(whole) / (1.0 + tried)
            if value > most:
                most = value
                best = action
        self._last = node
        return best

    def _forget(self) -> None:
        """Empty `_node_of` again."""
        child = self._child[self._last]
        while child != _NONE:
            self._node_of[self._action[child]] = _NONE
            child = self._sibling[child]

    def _sort_heaviest(self, wide: i64) -> i64:
        """Put the places of the heaviest answers first in `_order`; returns how many were wanted and are there."""
        n = self._legal.n
        for i in range(n):
            self._order[i] = i
        wide = min(wide, n)
        if wide == n:
            return n
        for k in range(wide):
            best = k
            for i in range(k + 1, n):
                if self._weights.items[self._order[i]] > self._weights.items[self._order[best]]:
                    best = i
            swapped = self._order[k]
            self._order[k] = self._order[best]
            self._order[best] = swapped
        return wide

    def _add(self, parent: i64, action: i64) -> i64:
        node = self._used
        self._used += 1
        self._action[node] = action
        self._sibling[node] = self._child[parent]
        self._child[parent] = node
        return node

    def _play_on(self, s: object, until: i64) -> None:
        """Play on at first sight, by chance as the weights are, until so many turns are over."""
        driver = self._driver
        while settle(driver, s, self._rng, self._legal, self._scratch) != _OVER and driver.turns(s) < until:
            self._legal.n = 0
            driver.write_legal(s, self._legal)
            if self._legal.n == 1:
                driver.apply(s, self._legal.items[0])
                continue
            self._weights.n = 0
            driver.weigh(s, self._legal, self._weights)
            driver.apply(s, pick_from(self._rng, self._legal, self._weights))


def _by_visits(answer: tuple[int, int, int]) -> tuple[int, int]:
    return (-answer[1], answer[0])
