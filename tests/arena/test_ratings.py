"""Ratings: what they mean, and how certain they are."""

import math
from itertools import combinations, pairwise

import pytest

from laguna.arena.ratings import MEAN, ratings
from laguna.kernel.chance import Rng


def met(first: str, second: str, wins: float, games: int) -> dict[tuple[str, str], float]:
    return {(first, second): wins, (second, first): games - wins}


def test_ten_to_one_is_a_difference_of_four_hundred() -> None:
    found = ratings(["a", "b"], [met("a", "b", 10, 11)] * 100)
    assert found["a"][0] - found["b"][0] == pytest.approx(400, abs=2)
    assert found["a"][0] + found["b"][0] == pytest.approx(2 * MEAN)


def test_whoever_never_lost_has_a_rating_that_may_be_much_higher() -> None:
    rating, (low, high) = ratings(["a", "b"], [met("a", "b", 2, 2)] * 10)["a"]
    assert MEAN < low < rating < high
    assert high - rating > rating - low


def test_no_games_and_no_opponents() -> None:
    assert ratings(["a", "b"], []) == {"a": (MEAN, (MEAN, MEAN)), "b": (MEAN, (MEAN, MEAN))}
    assert ratings(["a"], [{}, {}]) == {"a": (MEAN, (MEAN, MEAN))}


def test_intervals_hold_the_truth_and_more_deals_narrow_them() -> None:
    rng = Rng(5)
    strength = {"a": 6, "b": 3, "c": 2}

    def deal() -> dict[tuple[str, str], float]:
        found: dict[tuple[str, str], float] = {}
        for first, second in (("a", "b"), ("b", "c"), ("a", "c")):
            total = strength[first] + strength[second]
            found |= met(first, second, sum(rng.below(total) < strength[first] for _ in range(2)), 2)
        return found

    few, many = (ratings(list("abc"), [deal() for _ in range(count)]) for count in (20, 320))
    for name in "abc":
        (_, (low, high)), (_, (lower, upper)) = many[name], few[name]
        assert high - low < 0.5 * (upper - lower)
    truth = 400 * 0.30103  # twice as strong
    assert many["a"][0] - many["b"][0] == pytest.approx(truth, abs=60)
    assert many["a"][1][0] > many["b"][1][1]


def test_the_same_figures_give_the_same_ratings() -> None:
    deals = [met("a", "b", n % 3, 2) for n in range(30)]
    assert ratings(["a", "b"], deals) == ratings(["a", "b"], deals)


def test_a_chain_in_which_nobody_loses_has_equal_gaps() -> None:
    deal: dict[tuple[str, str], float] = {}
    for first, second in pairwise("abcde"):
        deal |= met(first, second, 4, 4)
    # The names are given in another order, which must not matter.
    found = ratings(list("cabed"), [deal] * 100)
    for first, second in pairwise("abcde"):
        # One tie was added: 400.5 to 0.5.
        assert found[first][0] - found[second][0] == pytest.approx(400 * math.log10(801), abs=1e-6)
        assert found[first][1][0] < found[first][0] < found[first][1][1]
    assert sum(rating for rating, _ in found.values()) == pytest.approx(5 * MEAN)


def test_a_steep_round_robin_comes_out_as_it_went_in() -> None:
    names = list("abcdef")
    truth = {name: 1500.0 + 500 * (2.5 - place) for place, name in enumerate(names)}
    deal: dict[tuple[str, str], float] = {}
    for first, second in combinations(names, 2):
        share = 1 / (1 + 10 ** ((truth[second] - truth[first]) / 400))
        deal |= met(first, second, 1e6 * share, 10**6)
    found = ratings(names, [deal])
    # The added tie changes even the most uneven pair only in the fourth digit.
    for name in names:
        assert found[name][0] == pytest.approx(truth[name], abs=0.5)
    # At the maximum of the likelihood, everybody's expected score equals their actual one, ties included.
    for name in names:
        others = [other for other in names if other != name]
        expected = sum((1e6 + 1) / (1 + 10 ** ((found[other][0] - found[name][0]) / 400)) for other in others)
        assert sum(deal[name, other] + 0.5 for other in others) == pytest.approx(expected, abs=1e-3)


def test_those_who_never_met_are_not_compared() -> None:
    found = ratings(list("abcde"), [met("a", "b", 3, 4) | met("c", "d", 4, 4)] * 20)
    assert found["a"][0] + found["b"][0] == pytest.approx(2 * MEAN)
    assert found["c"][0] + found["d"][0] == pytest.approx(2 * MEAN)
    assert found["e"] == (MEAN, (MEAN, MEAN))
    assert found["c"][0] > found["a"][0] > MEAN
