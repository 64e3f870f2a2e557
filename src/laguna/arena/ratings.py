"""Ratings of bots from their ranks in games with any number of seats."""

import math
from collections.abc import Mapping, Sequence

from laguna.kernel.chance import Rng

from .intervals import ERROR, Interval

MEAN = 1500.0
"""The mean of the ratings of all bots of a tournament."""
RESAMPLED = 300
"""How often the deals are reweighted for the intervals."""

GROUPS = 200
"""Deals are reweighted in at most this many groups."""

CLOSE = 1e-9
"""The fit has converged when a step changes no difference of log strengths by more than this."""
STEPS = 200
"""The most steps of a fit; it converges long before."""

Pairs = Mapping[tuple[str, str], float]
"""How often the first of two bots ranked above the second, a tie counting half; it holds both orders of a pair."""


def ratings(names: Sequence[str], deals: Sequence[Pairs]) -> dict[str, tuple[float, Interval]]:
    """Bradley-Terry ratings, with intervals from reweighted deals (Rubin's Bayesian bootstrap, 1981).

    A difference of 400 means odds of ten to one to rank above the other. One tie is added for every pair that met,
    so that a bot that never lost has a rating, too. That tie is reweighted like the deals: a bot that never lost
    may be very much better, and the interval says so.
    """
    # A few hundred independent groups are as good as thousands of deals, and take less time.
    groups = [_sum([(1.0, deal) for deal in deals[i::GROUPS]]) for i in range(min(GROUPS, len(deals)))]
    met = sorted({pair for group in groups for pair in group})
    logs = _fit(names, _sum([(1.0, group) for group in groups]), dict.fromkeys(met, 0.5), [0.0] * len(names))
    fitted = dict(zip(names, map(_rating, logs), strict=True))
    rng = Rng(1)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(RESAMPLED if met else 0):
        ties: dict[tuple[str, str], float] = {}
        for first, second in met:
            ties[first, second] = ties[second, first] if first > second else _weight(rng) / 2
        again = _fit(names, _sum([(_weight(rng), group) for group in groups]), ties, logs)
        for name, log in zip(names, again, strict=True):
            drawn[name].append(_rating(log))
    found: dict[str, tuple[float, Interval]] = {}
    for name in names:
        values = sorted(drawn[name]) or [fitted[name]]
        low, high = (values[round(part * (len(values) - 1))] for part in (ERROR / 2, 1 - ERROR / 2))
        found[name] = fitted[name], (min(low, fitted[name]), max(high, fitted[name]))
    return found


def _weight(rng: Rng) -> float:
    """A random weight with mean 1."""
    return -math.log((rng.below(1 << 30) + 1) / (1 << 30))


def _sum(weighed: Sequence[tuple[float, Pairs]]) -> Pairs:
    """The weighted sum of the deals."""
    total: dict[tuple[str, str], float] = {}
    for weight, deal in weighed:
        for pair, times in deal.items():
            total[pair] = total.get(pair, 0.0) + weight * times
    return total


def _fit(names: Sequence[str], pairs: Pairs, ties: Pairs, begin: Sequence[float]) -> list[float]:
    """The maximum-likelihood log strengths, in the order of names, with the wins in `ties` added for each pair.

    These are damped Newton steps, short enough never to overshoot: the third derivative is never larger than the
    second here (Bach 2010). Simpler methods would take thousands of steps where a bot never loses.
    """
    place = {name: i for i, name in enumerate(names)}
    met = [
        (place[a], place[b], times + ties[a, b], pairs[b, a] + ties[b, a])
        for (a, b), times in pairs.items()
        if a < b
    ]
    circles = _circles(len(names), met)
    logs = list(begin)
    for _ in range(STEPS):
        slope = [0.0] * len(names)
        curve = [[0.0] * len(names) for _ in names]
        for a, b, won, lost in met:
            ahead = math.exp(logs[a] - logs[b])
            gain = won / (1 + ahead) - lost / (1 + 1 / ahead)
            bend = (won + lost) / (ahead + 2 + 1 / ahead)
            slope[a] += gain
            slope[b] -= gain
            curve[a][a] += bend
            curve[b][b] += bend
            curve[a][b] -= bend
            curve[b][a] -= bend
        # Only differences mean anything, so one bot of each circle is held fixed.
        for first, *_ in circles:
            slope[first] = 0.0
            curve[first] = [0.0] * len(names)
            for row in curve:
                row[first] = 0.0
            curve[first][first] = 1.0
        steps = _solved(curve, slope)
        farthest = max(steps) - min(steps)
        part = math.log1p(farthest) / farthest if farthest else 1.0
        logs = [log + part * step for log, step in zip(logs, steps, strict=True)]
        if farthest < CLOSE:
            break
    for circle in circles:
        middle = sum(logs[i] for i in circle) / len(circle)
        for i in circle:
            logs[i] -= middle
    return logs


def _circles(names: int, met: Sequence[tuple[int, int, float, float]]) -> list[list[int]]:
    """Groups of bots that can be compared: they met, or a chain of others connects them."""
    circle_of = [[i] for i in range(names)]
    for a, b, _, _ in met:
        if circle_of[a] is not circle_of[b]:
            joined = circle_of[a] + circle_of[b]
            for i in joined:
                circle_of[i] = joined
    return [circle for i, circle in enumerate(circle_of) if circle[0] == i]


def _solved(curve: list[list[float]], slope: list[float]) -> list[float]:
    """Solve `curve * x = slope` by elimination, which changes both."""
    for i, row in enumerate(curve):
        for j in range(i + 1, len(curve)):
            part = curve[j][i] / row[i]
            if part:
                slope[j] -= part * slope[i]
                for k in range(i, len(curve)):
                    curve[j][k] -= part * row[k]
    found = [0.0] * len(curve)
    for i in reversed(range(len(curve))):
        rest = slope[i] - sum(curve[i][k] * found[k] for k in range(i + 1, len(curve)))
        found[i] = rest / curve[i][i]
    return found


def _rating(log: float) -> float:
    """A log strength on the scale of ratings."""
    return MEAN + 400 * log / math.log(10)
