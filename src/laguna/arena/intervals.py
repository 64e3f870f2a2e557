"""What win shares allow to say: their 95 % intervals, for a planned number of games and for any.

Games on the same deal are not independent, so deals are what is counted, never single games.
"""

import math
from collections import Counter
from collections.abc import Sequence
from statistics import NormalDist

ERROR = 0.05
"""How often an interval may miss the truth."""

Interval = tuple[float, float]
"""The lower and the upper end."""


def share(wins: Sequence[float], games: Sequence[int]) -> tuple[float, Interval]:
    """A win share and its interval, from the wins and the number of games on each deal.

    The interval is Wilson's, for the number of independent games that would tell as much as these (Dean and
    Pagano 2015): the variance between deals, divided by that of independent games, says how much a game counts.
    That ratio is held above 1/2, so that a few deals that happen to agree do not pass for certainty, and where all
    games went the same way it is 1. Student's quantile stands for the normal one, since deals may be few.

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
    """The shares that a result does not contradict."""
    more = quantile**2 / games
    middle = (mean + more / 2) / (1 + more)
    half = quantile / (1 + more) * math.sqrt(mean * (1 - mean) / games + more / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """The two-sided quantile of Student's distribution (Fisher's and Cornish's series; exact for 1 and 2)."""
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
"""Parts of the most that may be bet without risk of ruin."""


class Bets:
    """Evidence that may be looked at after every deal, against the claim that shares have a certain mean.

    Somebody who doubts the claim bets on every deal, at odds that would be fair if it were true. Then the money
    they have is expected to stay what it was, and it grows twentyfold with a probability of at most 1/20, however
    often one looks (Ville's inequality). So the claim may be rejected, with an error of 5 %, as soon as that
    happens. The stakes are a mixture: equal parts of the money are bet on the high and on the low side, with
    small to large stakes (Waudby-Smith and Ramdas 2023). Nothing is assumed but that shares are from 0 to 1 and
    deals independent.
    """

    def __init__(self, mean: float) -> None:
        self._mean = mean
        self._stakes = [part / mean for part in _STAKES] + [-part / (1 - mean) for part in _STAKES]
        self._logs = [0.0] * len(self._stakes)

    def add(self, share: float) -> None:
        """A deal was played, and this was the share."""
        gain = share - self._mean
        self._logs = [log + math.log1p(stake * gain) for log, stake in zip(self._logs, self._stakes, strict=True)]

    def is_clear(self) -> bool:
        """May the claim be rejected?"""
        return _has_grown(self._logs, ERROR)


def _has_grown(logs: Sequence[float], error: float) -> bool:
    """Is the mean of these, of which the logarithms are given, at least `1 / error`?"""
    most = max(logs)
    return most + math.log(sum(math.exp(log - most) for log in logs) / len(logs)) >= -math.log(error)


def anytime(shares: Sequence[float], error: float = ERROR) -> Interval:
    """The means that `Bets` on these shares of deals do not reject: an interval that holds whenever one stops."""
    if not shares:
        return 0.0, 1.0
    counted = Counter(shares)
    mean = sum(shares) / len(shares)

    def is_rejected(claim: float) -> bool:
        stakes = [part / claim for part in _STAKES] + [-part / (1 - claim) for part in _STAKES]
        logs = [sum(n * math.log1p(stake * (x - claim)) for x, n in counted.items()) for stake in stakes]
        return _has_grown(logs, error)

    def end(claim: float, inside: float) -> float:
        """Where rejection ends on the way from an end of the scale to the mean."""
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
    """The same for somebody who plays at several tables, from the shares of deals and the games at each.

    Tables have means of their own and stop at times of their own, so their deals must not be thrown together. Each
    has its interval, and an equal part of the error; the ends are weighed by the games. All of them hold at
    once, so their mixture does, too.
    """
    total = sum(games for _, games in tables)
    if not total:
        return 0.0, 1.0
    ends = [(anytime(shares, ERROR / len(tables)), games) for shares, games in tables]
    low = sum(interval[0] * games for interval, games in ends) / total
    return low, sum(interval[1] * games for interval, games in ends) / total
