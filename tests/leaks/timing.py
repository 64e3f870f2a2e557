"""Do answers take longer in one of two worlds? Rank tests, with the normal approximation."""

import math
from collections.abc import Sequence


def signed_ranks(differences: Sequence[float]) -> float:
    """Wilcoxon's signed-rank test: how far, in standard deviations, one of two sides is slower."""
    found = sorted((abs(one), one > 0) for one in differences if one)
    count = len(found)
    if count < 10:
        return 0.0
    above = sum(rank for rank, (_, slower) in enumerate(found, 1) if slower)
    mean = count * (count + 1) / 4
    return (above - mean) / math.sqrt(count * (count + 1) * (2 * count + 1) / 24)


def squares(scores: Sequence[float]) -> tuple[float, int]:
    """The sum of the squares of scores, and how many they are."""
    return sum(score * score for score in scores), len(scores)


def chance(total: float, count: int) -> float:
    """How likely so large a sum of squares of so many scores is if no world is ever slower.

    It is a chi-square variable, here after Wilson and Hilferty.
    """
    if not count:
        return 1.0
    spread = 2 / (9 * count)
    away = ((total / count) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return math.erfc(away / math.sqrt(2)) / 2
