"""The network: whole numbers, updated by difference, the same compiled and interpreted."""

from math import log2
from typing import Any

import pytest

from laguna.kernel import registry, weights
from laguna.kernel.cells import cells, cells_of
from laguna.kernel.chance import Rng
from laguna.kernel.game import OVER, Game
from laguna.kernel.net import (
    HIDDEN_BITS,
    HIGHEST,
    LOG2_3,
    ODDS_BITS,
    OUT_BITS,
    UNIT_BITS,
    Net,
    NetEstimator,
    Rows,
    lower,
    power_of_two,
    upper,
)
from laguna.kernel.search import SURE, Search, WinEstimator

from ..test_engine import run
from ..walks import walk
from .nets import HIDDEN, columns_of, some_net

GAMES = ("murano", "venezia")
EVERY = {"murano": 61, "venezia": 13}
"""One position in so many is looked at."""


def positions(game: Game[Any], seats: int, seed: int, every: int) -> list[Any]:
    return [game.copy(s) for n, (s, _) in enumerate(walk(game, seats, seed)) if n % every == 0]


def test_powers_of_two_are_right_and_fall() -> None:
    one = 1 << ODDS_BITS
    assert power_of_two(0) == 1 << 30
    assert power_of_two(-one) == 1 << 29
    assert power_of_two(-40 * one) == 0
    before = 1 << 30
    for exponent in range(0, -12 * one, -977):
        found = power_of_two(exponent)
        assert found <= before
        assert found / (1 << 30) == pytest.approx(2 ** (exponent / one), rel=2e-6, abs=2e-9)
        before = found


def test_the_logarithm_of_three_is_right() -> None:
    assert pytest.approx(log2(3) * (1 << ODDS_BITS), abs=0.5) == LOG2_3


def plainly(net: Net, row: list[int]) -> int:
    """What the network adds, worked out from the whole row at once."""
    columns = net.columns
    total = 0
    for unit in range(HIDDEN):
        found = int(net.bias[unit])
        for place, number in enumerate(row):
            column, codes = columns.first[place], columns.codes[place]
            if codes == 0:
                found += number * net.weights[column * HIDDEN + unit]
            elif 0 < number <= codes:
                found += net.weights[(column + number - 1) * HIDDEN + unit]
        given = max(0, min(found >> UNIT_BITS - HIDDEN_BITS, HIGHEST))
        total += given * net.out[unit]
    return total >> HIDDEN_BITS + OUT_BITS - ODDS_BITS


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_updates_by_difference_leave_no_trace(name: str, seats: int) -> None:
    """One estimator goes from position to position, forth and back; it says what the whole rows say."""
    game = registry.load(name)
    driver = weights.driver_named(game, "fitted")
    net = some_net(game, seats)
    columns = net.columns
    all_rows, estimator = Rows(driver, columns, seats), NetEstimator(driver, seats, net)
    found = positions(game, seats, 5, EVERY[name])
    seen = set()
    for s in [*found, *reversed(found)]:
        if game.turn(s) == OVER:
            continue
        all_rows.write(s)
        for seat in range(seats):
            estimator.attend(seat)
            estimator.estimate(s)
            assert sum(estimator.shares) in range(SURE - seats, SURE + 1)
            width = columns.width
            row = [int(number) for number in all_rows.rows[seat * width : (seat + 1) * width]]
            assert estimator.correction() == plainly(net, row)
            seen.add(int(estimator.correction()))
    assert len(seen) > 10


@pytest.mark.parametrize("name", GAMES)
def test_a_row_has_the_observation_and_everybodys_terms(name: str) -> None:
    game = registry.load(name)
    driver = weights.driver_named(game, "fitted")
    columns = columns_of(game, 4)
    rows = Rows(driver, columns, 3)
    for s in positions(game, 3, 2, EVERY[name]):
        rows.write(s)
        for seat in range(3):
            row = list(rows.rows[seat * columns.width : (seat + 1) * columns.width])
            assert row[: columns.length] == list(driver.observe(s, seat))
            told: list[int] = []
            for place in range(3):
                terms = cells(len(driver.terms))
                driver.evaluate(s, (seat + place) % 3, terms)
                told += [int(term) for term in terms]
                if place == 0:
                    assert rows.worth[seat] == sum(terms)
            assert row[columns.length : -1] == told + [0] * len(driver.terms)
            assert row[-1] == driver.spread(s) == rows.spread


@pytest.mark.parametrize("name", GAMES)
def test_a_network_that_adds_nothing_agrees_with_the_evaluation(name: str) -> None:
    """With weights of 0 and a scale of 1, the shares are those of the evaluation, but for rounding."""
    game = registry.load(name)
    driver = weights.driver_named(game, "fitted")
    columns = columns_of(game, 3)
    nothing = Net(columns, 1, cells(columns.count), cells(1), cells(1), 1 << 10)
    mine, theirs = NetEstimator(driver, 3, nothing), WinEstimator(driver, 3)
    for n, s in enumerate(positions(game, 3, 9, EVERY[name])):
        mine.attend(n % 3)
        mine.estimate(s)
        theirs.estimate(s)
        assert list(mine.shares) == pytest.approx(list(theirs.shares), abs=2)


def test_only_the_seat_that_searches_is_corrected() -> None:
    """Whatever the network says, the odds between two others are those of the evaluation."""
    game = registry.load("venezia")
    driver = weights.driver_named(game, "fitted")
    net = some_net(game, 3, 3, 30_000)
    nothing = Net(net.columns, 1, cells(net.columns.count), cells(1), cells(1), net.scale)
    mine, plain = NetEstimator(driver, 3, net), NetEstimator(driver, 3, nothing)
    different = 0
    for n, s in enumerate(positions(game, 3, 9, EVERY["venezia"])):
        seat = n % 3
        one, other = (seat + 1) % 3, (seat + 2) % 3
        mine.attend(seat)
        mine.estimate(s)
        plain.estimate(s)
        assert mine.shares[one] * plain.shares[other] == pytest.approx(
            mine.shares[other] * plain.shares[one], rel=0.02, abs=2 * SURE
        )
        different += mine.shares[seat] != plain.shares[seat]
    assert different > 3


@pytest.mark.parametrize("first", [0, 1, -1, 12345, 1 - (1 << 31), (1 << 31) - 1])
@pytest.mark.parametrize("second", [0, 1, -1, -54321, 1 - (1 << 31), (1 << 31) - 1])
def test_two_numbers_share_one(first: int, second: int) -> None:
    pair = first + (second << 32)
    assert (lower(pair), upper(pair)) == (first, second)


def test_numbers_without_weight_are_not_looked_at() -> None:
    columns = columns_of(registry.load("venezia"), 2)
    numbers = cells(columns.count * HIDDEN)
    code = next(place for place in range(columns.width) if columns.codes[place])
    for place in (1, code, columns.width - 1):
        numbers[columns.first[place] * HIDDEN + 3] = -7
    net = Net(columns, HIDDEN, numbers, cells(HIDDEN), cells(HIDDEN), 1024)
    assert list(net.used) == [1, code, columns.width - 1]


def test_weights_of_another_number_are_refused() -> None:
    columns = columns_of(registry.load("venezia"), 2)
    with pytest.raises(ValueError, match="other numbers of weights"):
        Net(columns, 2, cells_of([0]), cells(2), cells(2), 1024)
    net = some_net(registry.load("venezia"), 2)
    with pytest.raises(ValueError, match="room for 2 seats"):
        NetEstimator(registry.load("venezia").DRIVERS.standard, 3, net)


@pytest.mark.parametrize("name", GAMES)
def test_a_search_goes_by_the_estimator_it_is_given(name: str) -> None:
    game = registry.load(name)
    driver = weights.driver_named(game, "fitted")
    different = 0
    for s in positions(game, 2, 4, EVERY[name]):
        if game.turn(s) >= 0 and len(game.legal(s)) > 2:
            plans = []
            for estimator in (None, NetEstimator(driver, 2, some_net(game, 2, 3, 30_000))):
                search = Search(driver, s, Rng(1), estimator)
                search.sweep(2)
                plans.append(search.best_plan())
            different += plans[0] != plans[1]
    assert different


SHARES = """
from laguna.kernel import registry, weights
from laguna.kernel.selfplay import SelfPlay
from tests.kernel.nets import some_net
import hashlib
digest = hashlib.sha256()
for name in ("murano", "venezia"):
    game = registry.load(name)
    driver = weights.driver_named(game, "fitted")
    net = some_net(game, 2)
    player = SelfPlay(driver, net.columns, net, game.new(2), game.redeal, 1, 1, 8)
    player.play(3, 4)
    digest.update(b"".join(player.rows))
    digest.update(repr([player.worth, player.spread, player.opening, int(player.turns)]).encode())
print(digest.hexdigest())
"""


def test_compiled_and_interpreted_networks_play_the_same() -> None:
    """The games depend on every share that the network finds."""
    assert run(SHARES, pure=True) == run(SHARES, pure=False)
