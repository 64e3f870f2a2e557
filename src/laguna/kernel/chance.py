"""The only module with random numbers: generators, and where the draws of a game come from."""

import secrets
from collections.abc import Sequence
from typing import Protocol

from .action import Table


class Rng:
    """A small generator that gives the same numbers in every process, compiled or not.

    Two linear congruential generators combined (L'Ecuyer 1988): all products stay below 2**47, so that
    compiled code needs no wide arithmetic. Not for secrets: people's tables use `SystemDraws`.
    """

    _a: int
    _b: int

    def __init__(self, seed: int) -> None:
        x = _mix(seed)
        self._a = x % 2147483562 + 1
        self._b = _mix(x + 1) % 2147483398 + 1
        for _ in range(4):
            self._next()

    def _next(self) -> int:
        """The next number, from 0 to 2147483561."""
        self._a = self._a * 40014 % 2147483563
        self._b = self._b * 40692 % 2147483399
        return (self._a - self._b) % 2147483562

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely; n is below 2**31."""
        limit = 2147483562 - 2147483562 % n
        x = self._next()
        while x >= limit:
            x = self._next()
        return x % n

    def shuffle(self, items: list[int]) -> None:
        """Bring a list into random order."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def _mix(x: int) -> int:
    """Spread a seed over 64 bits (the finisher of SplitMix64), so that near seeds give far streams."""
    x = (x + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return x ^ (x >> 31)


class Draws(Protocol):
    """Where the outcomes of draws come from."""

    def draw(self, table: Table, legal: list[int], weights: list[int]) -> int:
        """Pick one of the legal draws, by weight."""
        ...


def pick(rng: Rng, legal: list[int], weights: list[int]) -> int:
    """One of the actions, each as likely as its weight says."""
    x = rng.below(sum(weights))
    i = 0
    while x >= weights[i]:
        x -= weights[i]
        i += 1
    return legal[i]


_PART = 1 << 20
"""Large random numbers are put together from parts of this size."""


def pick_index(rng: Rng, weights: Sequence[int]) -> int:
    """A place in a list, each as likely as its weight, which may be a very large number."""
    total = sum(weights)
    assert total > 0, "one of the weights must be more than nothing"
    size = _PART
    while size < total:
        size *= _PART
    x = size
    while x >= size - size % total:
        x = 0
        part = 1
        while part < size:
            x = x * _PART + rng.below(_PART)
            part *= _PART
    x %= total
    i = 0
    while x >= weights[i]:
        x -= weights[i]
        i += 1
    return i


class PlainDraws:
    """Draws from one generator, one after the other."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def draw(self, table: Table, legal: list[int], weights: list[int]) -> int:
        """Pick by weight with the next number."""
        return pick(self._rng, legal, weights)


class SystemDraws:
    """Draws for people's tables: nobody can predict them, and outcomes are stored, never seeds."""

    def draw(self, table: Table, legal: list[int], weights: list[int]) -> int:
        """Pick by weight with the generator of the operating system."""
        x = secrets.randbelow(sum(weights))
        for action, weight in zip(legal, weights, strict=True):
            if x < weight:
                return action
            x -= weight
        raise AssertionError("weights must add up to what was drawn from")


class SeededDraws:
    """A whole deal from one seed, a stream for each pile: the same deal can be played by others.

    Every piece of a pile (the third red glass, the first street with a blue customer) has a fixed random
    rank, and the piece with the lowest rank that is still there comes next. So what one player leaves alone
    does not shift what another pile gives, and two tables with the same seed see the same order.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._drawn: dict[int, int] = {}
        self._ranks: dict[int, list[int]] = {}

    def draw(self, table: Table, legal: list[int], weights: list[int]) -> int:
        """The piece of lowest rank among those that are left."""
        best = -1
        lowest = 1 << 64
        for action, weight in zip(legal, weights, strict=True):
            drawn = self._drawn.get(action, 0)
            ranks = self._ranks.setdefault(action, [])
            while len(ranks) < drawn + weight:
                ranks.append(_mix(_mix(self._seed) ^ (action * 1_000_003 + len(ranks))))
            rank = min(ranks[drawn : drawn + weight])
            if rank < lowest:
                best, lowest = action, rank
        # The copies that were not drawn keep their ranks: the drawn one leaves its place to the first.
        drawn = self._drawn.get(best, 0)
        ranks = self._ranks[best]
        at = ranks.index(lowest, drawn)
        ranks[at] = ranks[drawn]
        self._drawn[best] = drawn + 1
        return best
