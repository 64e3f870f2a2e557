"""95 % intervals of win shares, for a number of games planned in advance and for stopping at any time.

Games on the same deal are not independent, so the independent samples are deals, never single games.
"""

import math
from collections import Counter
from collections.abc import Sequence
from statistics import NormalDist

ERROR = 0.05
"""The probability that an interval misses the truth."""

Interval = tuple[float, float]
"""The lower and the upper end."""


def share(wins: Sequence[float], games: Sequence[int]) -> tuple[float, Interval]:
    """A win share and its interval, from the wins and the number of games on each deal.

    The interval is Wilson's, for the effective number of independent games (Dean and Pagano 2015): the variance
    between deals, divided by that of independent games, says how much a game counts. That ratio is at least 1/2,
    so that a few deals that happen to agree do not look like certainty, and it is 1 if all games went the same
    way. Student's quantile replaces the normal one, since there may be few deals.

    >>> mean, (low, high) = share([1.0, 2.0, 1.0, 0.0, 1.0, 2.0], [2] * 6)
    >>> f"{mean:.2f} {low:.2f} {high:.2f}"
    '0.58 0.24 0.86'
    """
    deals, total = sum(played > 0 for played in games), sum(games)
    if not total:
        return 0.0, (0.0, 1.0)
    mean = sum(wins) / total
    if deals < 2:
        return mean, (0.0, 1.0)
    plain = mean * (1 - mean) / total
    ratio = 1.0
    if plain:
        spread = sum((won - mean * played) ** 2 for won, played in zip(wins, games, strict=True))
        ratio = max(0.5, spread * deals / (deals - 1) / total**2 / plain)
    return mean, wilson(mean, total / ratio, student(deals - 1))


def wilson(mean: float, games: float, quantile: float) -> Interval:
    """Wilson's score interval for a mean over so many independent games."""
    more = quantile**2 / games
    middle = (mean + more / 2) / (1 + more)
    half = quantile / (1 + more) * math.sqrt(mean * (1 - mean) / games + more / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """The two-sided quantile of Student's distribution (Cornish-Fisher expansion; exact for 1 and 2 degrees)."""
    if freedom == 1:
        return math.tan(math.pi * (0.5 - ERROR / 2))
    if freedom == 2:
        p = 1 - ERROR / 2
        return (2 * p - 1) * math.sqrt(2 / (4 * p * (1 - p)))
    z = NormalDist().inv_cdf(1 - ERROR / 2)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


_STAKES = tuple(n / 20 for n in range(1, 20))
"""Stakes, as parts of the largest bet that cannot lose everything."""


class Bets:
    """A test, valid after every deal, of the claim that shares have a certain mean.

    A sceptic bets against the claim on every deal, at odds that are fair if the claim is true. If it is true, the
    expected capital stays constant, and the capital ever grows twentyfold with a probability of at most 1/20,
    however often we look (Ville's inequality). So we may reject the claim, with an error of 5 %, as soon as that
    happens. The capital is split evenly over a mixture of bets, on the high and on the low side, with small to
    large stakes (Waudby-Smith and Ramdas 2023). The only assumptions are that shares lie between 0 and 1 and that
    deals are independent.
    """

    def __init__(self, mean: float) -> None:
        self._mean = mean
        self._stakes = [part / mean for part in _STAKES] + [-part / (1 - mean) for part in _STAKES]
        self._logs = [0.0] * len(self._stakes)

    def add(self, share: float) -> None:
        """Add the share of one deal."""
        gain = share - self._mean
        self._logs = [log + math.log1p(stake * gain) for log, stake in zip(self._logs, self._stakes, strict=True)]

    def is_clear(self) -> bool:
        """Whether the claim may be rejected."""
        return _has_grown(self._logs, ERROR)


def _has_grown(logs: Sequence[float], error: float) -> bool:
    """Whether the mean of the capitals, given as logarithms, is at least `1 / error`."""
    most = max(logs)
    return most + math.log(sum(math.exp(log - most) for log in logs) / len(logs)) >= -math.log(error)


def anytime(shares: Sequence[float], error: float = ERROR) -> Interval:
    """The means that `Bets` on these shares of deals do not reject: an interval valid at any stopping time."""
    if not shares:
        return 0.0, 1.0
    counted = Counter(shares)
    mean = sum(shares) / len(shares)

    def is_rejected(claim: float) -> bool:
        stakes = [part / claim for part in _STAKES] + [-part / (1 - claim) for part in _STAKES]
        logs = [sum(n * math.log1p(stake * (x - claim)) for x, n in counted.items()) for stake in stakes]
        return _has_grown(logs, error)

    def end(claim: float, inside: float) -> float:
        """Bisect for the point where rejection ends, between an end of the scale and the mean."""
        if not is_rejected(claim):
            return round(claim)
        for _ in range(30):
            middle = (claim + inside) / 2
            claim, inside = (middle, inside) if is_rejected(middle) else (claim, middle)
        return claim

    near = 1e-6
    inside = min(max(mean, near), 1 - near)
    return end(near, inside), end(1 - near, inside)


def anytime_mix(tables: Sequence[tuple[Sequence[float], int]]) -> Interval:
    """The same for a bot that plays at several tables, from the shares of deals and the number of games at each.

    Tables have different means and stop at different times, so their deals must not be pooled. Each table gets an
    interval with an equal part of the error, and the ends are averaged, weighted by games. All intervals hold at
    once, so their average does, too.
    """
    total = sum(games for _, games in tables)
    if not total:
        return 0.0, 1.0
    ends = [(anytime(shares, ERROR / len(tables)), games) for shares, games in tables]
    low = sum(interval[0] * games for interval, games in ends) / total
    return low, sum(interval[1] * games for interval, games in ends) / total
