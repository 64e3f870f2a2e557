"""Ratings: what they mean, and how sure they are."""

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
