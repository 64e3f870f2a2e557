"""The only module that makes random numbers: the generator, and where the draws of a game come from."""

import secrets
from collections.abc import Sequence
from typing import Final, Protocol

from .action import ActionSpace, Buffer
from .cells import i64, times


class Rng:
    """A small generator that gives the same numbers in every process, compiled or not.

    Multiply with carry (Marsaglia 1994), 32 bits at a time: the multiplier is below 2**31, so everything fits
    into a machine number and needs no division. Not for secrets: tables of people use `SystemDraws`.
    """

    _x: i64
    """The last number in the low 32 bits, the carry above them."""

    def __init__(self, seed: int) -> None:
        # The carry is below the multiplier and not everything is zero, so the period is about 2**62.
        mixed = _mix(seed)
        self._x = (mixed >> 32) % (_MULTIPLIER - 1) + 1 << 32 | mixed & _LOW
        for _ in range(4):
            self._next()

    def _next(self) -> i64:
        """The next number, from 0 to 2**32 - 1."""
        self._x = (self._x & _LOW) * _MULTIPLIER + (self._x >> 32)
        return self._x & _LOW ^ self._x >> 32

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, all equally likely; n is from 1 to 2**31."""
        # The high half of a product (Lemire 2019); the few low halves that would favour some numbers are rejected.
        product = self._next() * n
        if product & _LOW < n:
            least = (_LOW + 1 - n) % n
            while product & _LOW < least:
                product = self._next() * n
        return product >> 32

    def place(self) -> i64:
        """The present place in the sequence, for `go_back`."""
        return self._x

    def go_back(self, place: i64) -> None:
        """Return to a place, so that the same numbers come again."""
        self._x = place

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle and copy it with its place."""
        return rng_at, (self._x,)

    def shuffle(self, items: list[int]) -> None:
        """Put a list into random order."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


_MULTIPLIER: Final = 1791398085
_LOW: Final = 0xFFFFFFFF


def rng_at(place: int) -> Rng:
    """A generator that goes on from a place."""
    rng = Rng(0)
    rng.go_back(place)
    return rng


def _mix(x: int) -> int:
    """Spread a seed over 64 bits (the finalizer of SplitMix64), so that similar seeds give unrelated streams."""
    x = (x + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    x = times(x ^ (x >> 30), 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    x = times(x ^ (x >> 27), 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return x ^ (x >> 31)


class Draws(Protocol):
    """Where the outcomes of draws come from."""

    def draw(self, space: ActionSpace, legal: list[int], weights: list[int], /) -> int:
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


def pick_from(rng: Rng, legal: Buffer, weights: Buffer) -> i64:
    """The same as `pick`, from buffers; without weights all draws are equally likely."""
    if weights.n == 0:
        return legal.items[rng.below(legal.n)]
    total: i64 = 0
    for i in range(weights.n):
        total += weights.items[i]
    x = rng.below(total)
    at: i64 = 0
    while x >= weights.items[at]:
        x -= weights.items[at]
        at += 1
    return legal.items[at]


_PART_BITS: Final = 20
"""Large random numbers are put together from parts of this many bits."""


def pick_index(rng: Rng, weights: Sequence[int]) -> int:
    """An index, each as likely as its weight; weights may be very large numbers."""
    total = sum(weights)
    assert total > 0, "one of the weights must be above 0"
    parts = 1
    while 1 << parts * _PART_BITS < total:
        parts += 1
    size = 1 << parts * _PART_BITS
    x = size
    while x >= size - size % total:
        x = 0
        for _ in range(parts):
            x = x << _PART_BITS | int(rng.below(1 << _PART_BITS))
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

    def draw(self, space: ActionSpace, legal: list[int], weights: list[int], /) -> int:
        """Pick by weight with the next number."""
        return pick(self._rng, legal, weights)


class SystemDraws:
    """Draws for tables of people: nobody can predict them, since no seed exists; only the outcomes are stored."""

    def draw(self, space: ActionSpace, legal: list[int], weights: list[int], /) -> int:
        """Pick by weight with the generator of the operating system."""
        x = secrets.randbelow(sum(weights))
        for action, weight in zip(legal, weights, strict=True):
            if x < weight:
                return action
            x -= weight
        raise AssertionError("the number drawn must be below the sum of the weights")


class SeededDraws:
    """All draws of a game from one seed, independent for each pile, so that others can play the same deal.

    Every piece of a pile (the third red glass, the first street with a blue customer) has a fixed random
    rank, and the piece with the lowest rank that is still there comes next. So a draw from one pile does not
    shift what another pile gives, and two games with the same seed see the same order.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._drawn: dict[int, int] = {}
        self._ranks: dict[int, list[int]] = {}

    def draw(self, space: ActionSpace, legal: list[int], weights: list[int], /) -> int:
        """Take the piece of lowest rank among those that are left."""
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
        # The copies that were not drawn keep their ranks: the first of them moves to the place of the drawn one.
        drawn = self._drawn.get(best, 0)
        ranks = self._ranks[best]
        at = ranks.index(lowest, drawn)
        ranks[at] = ranks[drawn]
        self._drawn[best] = drawn + 1
        return best
