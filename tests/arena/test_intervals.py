"""Intervals: they contain the truth as often as they claim."""

import doctest
from itertools import pairwise

import pytest

from laguna.arena import intervals
from laguna.arena.intervals import ERROR, Bets, anytime, anytime_mix, share, student, wilson
from laguna.kernel.chance import Rng


def test_the_examples_in_the_module() -> None:
    assert doctest.testmod(intervals).failed == 0


def test_quantiles_are_those_of_the_tables() -> None:
    table = {1: 12.706, 2: 4.303, 3: 3.182, 5: 2.571, 10: 2.228, 30: 2.042, 1000: 1.962}
    for freedom, expected in table.items():
        assert student(freedom) == pytest.approx(expected, rel=0.01)


def test_wilsons_interval_is_that_of_the_books() -> None:
    assert wilson(0.5, 100, 1.96) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 20, 1.96) == pytest.approx((0.8389, 1.0), abs=1e-4)


def test_few_deals_say_little() -> None:
    assert share([], []) == (0.0, (0.0, 1.0))
    assert share([2.0], [2]) == (1.0, (0.0, 1.0))
    assert share([2.0, 0.0], [2, 0]) == (1.0, (0.0, 1.0))
    low, high = share([1.0, 1.0, 1.0], [2, 2, 2])[1]
    assert low < 0.2
    assert high > 0.8


def deals(rng: Rng, percent: int, linked: int, count: int) -> list[float]:
    """Wins on deals of two games; on a given percentage of deals both games go the same way."""
    found = []
    for _ in range(count):
        first = rng.below(100) < percent
        second = first if rng.below(100) < linked else rng.below(100) < percent
        found.append(float(first + second))
    return found


@pytest.mark.parametrize("percent", [50, 70, 95])
@pytest.mark.parametrize("linked", [0, 60])
@pytest.mark.parametrize("count", [8, 50])
def test_an_interval_holds_the_truth_nineteen_times_in_twenty(percent: int, linked: int, count: int) -> None:
    rng = Rng(percent * 1000 + linked)
    held = 0
    for _ in range(400):
        low, high = share(deals(rng, percent, linked, count), [2] * count)[1]
        held += low <= percent / 100 <= high
    assert held >= 0.92 * 400


def test_games_that_hang_together_count_less_and_paired_ones_more() -> None:
    def width(wins: list[float]) -> float:
        low, high = share(wins, [2] * len(wins))[1]
        return high - low

    assert width([0.0, 2.0] * 20) > width([0.0, 1.0, 1.0, 2.0] * 10) > width([1.0] * 38 + [0.0, 2.0])


def stops(percent: int, tries: int, seed: int) -> list[int]:
    """After how many of at most 150 deals it was clear that a share is not even; 0: never."""
    rng = Rng(seed)
    found = []
    for _ in range(tries):
        bets = Bets(0.5)
        found.append(0)
        for n, won in enumerate(deals(rng, percent, 30, 150), 1):
            bets.add(won / 2)
            if bets.is_clear():
                found[-1] = n
                break
    return found


def test_looking_after_every_deal_is_wrong_one_time_in_twenty_at_most() -> None:
    # With 5 % the number of errors among 200 tries is 18 or less in 99 of 100 cases.
    assert sum(map(bool, stops(50, 200, seed=1))) <= 18


def test_the_better_somebody_is_the_sooner_it_is_clear() -> None:
    means = [sum(found) / len(found) for found in (stops(percent, 40, seed=2) for percent in (65, 75, 90))]
    assert all(sooner < later for later, sooner in pairwise(means))
    assert means[-1] < 25


def test_the_interval_for_any_time_leaves_out_what_the_bets_reject() -> None:
    shares = [won / 2 for won in deals(Rng(3), 70, 30, 120)]
    low, high = anytime(shares)
    assert 0.5 < low < 0.7 < high < 0.85
    for claim in (0.3, low - 0.01, low + 0.01, 0.7, high - 0.01, high + 0.01, 0.95):
        bets = Bets(claim)
        for one in shares:
            bets.add(one)
        assert bets.is_clear() == (not low <= claim <= high)
    fixed_low, fixed_high = share([2 * one for one in shares], [2] * len(shares))[1]
    assert low < fixed_low
    assert fixed_high < high


def test_the_interval_for_any_time_at_the_ends_of_the_scale() -> None:
    assert anytime([]) == (0.0, 1.0)
    low, high = anytime([1.0] * 50)
    assert low > 0.85
    assert high == 1.0
    assert anytime([0.0] * 50) == pytest.approx((0.0, 1 - low), abs=1e-6)
    low, high = anytime([0.5])
    assert low < 0.01
    assert high > 0.99


def test_tables_that_stop_at_times_of_their_own_are_weighed_and_not_thrown_together() -> None:
    one, other = [1.0, 0.5] * 20, [0.5, 0.0, 0.5] * 4
    assert anytime_mix([]) == anytime_mix([([], 0)]) == (0.0, 1.0)
    assert anytime_mix([(one, 80)]) == pytest.approx(anytime(one))
    ends = anytime(one, ERROR / 2), anytime(other, ERROR / 2)
    expected = [(80 * first + 24 * second) / 104 for first, second in zip(*ends, strict=True)]
    assert anytime_mix([(one, 80), (other, 24)]) == pytest.approx(expected)
    # A table without games has no weight, but still takes its part of the error.
    assert anytime_mix([(one, 80), ([], 0)]) == pytest.approx(anytime(one, ERROR / 2))


def test_mixtures_of_even_tables_hold_the_even_share() -> None:
    rng = Rng(8)
    missed = 0
    for _ in range(60):
        tables = []
        for percent, most in ((50, 80), (25, 60)):
            bets = Bets(percent / 100)
            shares: list[float] = []
            while len(shares) < most and not bets.is_clear():
                shares.append(sum(rng.below(100) < percent for _ in range(2)) / 2)
                bets.add(shares[-1])
            tables.append((shares, 2 * len(shares)))
        total = sum(games for _, games in tables)
        even = (0.5 * tables[0][1] + 0.25 * tables[1][1]) / total
        low, high = anytime_mix(tables)
        missed += not low <= even <= high
    # With 5 % it would be 8 or more in one of 100 cases.
    assert missed < 8
