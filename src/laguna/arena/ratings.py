"""Ratings of bots from how they ranked in games with any number of seats."""

import math
from collections.abc import Mapping, Sequence

from laguna.kernel.chance import Rng

from .intervals import ERROR, Interval

MEAN = 1500.0
"""The mean of the ratings of all bots of a tournament."""
RESAMPLED = 300
"""How often deals are weighed anew for the intervals."""

GROUPS = 200
"""Deals are weighed in at most so many groups."""

Pairs = Mapping[tuple[str, str], float]
"""How often the first of two bots came before the second, a tie counting half; both orders of all that met."""


def ratings(names: Sequence[str], deals: Sequence[Pairs]) -> dict[str, tuple[float, Interval]]:
    """Ratings by Bradley and Terry, with intervals from deals weighed anew (Rubin's Bayesian bootstrap, 1981).

    A difference of 400 means odds of ten to one to come before the other. Every pair that met has one tie added,
    so that a bot that never lost has a rating, too. That tie is weighed anew like the deals: whoever never lost
    may be very much better, and the interval says so.
    """
    # Some hundreds of independent groups tell as much as thousands of deals, and take less time.
    groups = [_sum([(1.0, deal) for deal in deals[i::GROUPS]]) for i in range(min(GROUPS, len(deals)))]
    met = sorted({pair for group in groups for pair in group})
    fitted = _fit(names, _sum([(1.0, group) for group in groups]), dict.fromkeys(met, 0.5))
    rng = Rng(1)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(RESAMPLED if met else 0):
        ties: dict[tuple[str, str], float] = {}
        for first, second in met:
            ties[first, second] = ties[second, first] if first > second else _weight(rng) / 2
        again = _fit(names, _sum([(_weight(rng), group) for group in groups]), ties)
        for name in names:
            drawn[name].append(again[name])
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
    """All deals together, each as often as its weight says. Both orders of a pair that met are there."""
    total: dict[tuple[str, str], float] = {}
    for weight, deal in weighed:
        for pair, times in deal.items():
            total[pair] = total.get(pair, 0.0) + weight * times
    return total


def _fit(names: Sequence[str], pairs: Pairs, ties: Pairs) -> dict[str, float]:
    """The most likely ratings (Hunter 2004), with these wins added for either side of a pair."""
    before = {pair: times + ties[pair] for pair, times in pairs.items()}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(200):
        new = {}
        for name in names:
            others = [other for other in names if (name, other) in before]
            if not others:
                new[name] = 1.0
                continue
            met_often = {other: before[name, other] + before[other, name] for other in others}
            new[name] = sum(before[name, other] for other in others) / sum(
                times / (strength[name] + strength[other]) for other, times in met_often.items()
            )
        scale = math.exp(sum(map(math.log, new.values())) / len(names))
        new = {name: value / scale for name, value in new.items()}
        is_done = all(abs(new[name] / strength[name] - 1) < 1e-6 for name in names)
        strength = new
        if is_done:
            break
    return {name: MEAN + 400 * math.log10(value) for name, value in strength.items()}
