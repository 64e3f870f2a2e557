"""The search: it tries all answers on equal terms, drops the worse ones, and changes no state."""

from collections.abc import Iterator
from typing import Any

import pytest

from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.driver import Driver
from laguna.kernel.game import OVER, Game
from laguna.kernel.search import SURE, Lookahead, Search, WinEstimator

from ..walks import walk

MANY = 300
"""A number of plans that is enough for several steps in both games."""


def choices(game: Game[Any], seats: int, seed: int, every: int = 1) -> list[Any]:
    """Positions of a random game in which a seat has a choice."""
    return [
        game.copy(s)
        for n, (s, _) in enumerate(walk(game, seats, seed))
        if n % every == 0 and game.turn(s) >= 0 and len(game.legal(s)) > 1
    ]


def with_plans(game: Game[Any], number: int) -> Driver:
    """The driver of a game, set to compare at most this many plans."""
    driver = game.DRIVERS.standard
    driver.plans = number
    return driver


@pytest.fixture(autouse=True)
def _plans_as_before() -> Iterator[None]:
    """Restore what a test changes."""
    drivers = [registry.load(name).DRIVERS.standard for name in registry.names()]
    plans = [driver.plans for driver in drivers]
    yield
    for driver, number in zip(drivers, plans, strict=True):
        driver.plans = number


@pytest.mark.parametrize("name", registry.names())
def test_the_worse_half_drops_out(name: str) -> None:
    game = registry.load(name)
    for s in choices(game, 3, 5, 97):
        before = game.view(s, game.turn(s))
        found = Search(with_plans(game, 0), s, Rng(1))
        legal = game.legal(s)
        assert found.racing() == len(legal)
        trials = 0
        while True:
            found.worlds.append(game.redeal(s, game.turn(s), Rng(found.sweeps)))
            racing = found.racing()
            found.sweep(1)
            trials += racing
            assert found.iterations == trials
            leaders = [action for action, _, _ in found.answers()[: max(2, (racing + 1) // 2)]]
            found.halve()
            assert found.racing() == len(leaders)
            assert [action for action, _, _ in found.answers()[: len(leaders)]] == leaders
            if racing == 2:
                break
        answers = found.answers()
        assert sorted(action for action, _, _ in answers) == sorted(legal)
        assert sum(tried for _, tried, _ in answers) == trials
        assert [tried for _, tried, _ in answers] == sorted((tried for _, tried, _ in answers), reverse=True)
        assert all(0 <= share <= SURE for _, _, share in answers)
        assert game.view(s, game.turn(s)) == before


@pytest.mark.parametrize("name", registry.names())
def test_plans_can_be_carried_out_in_every_world(name: str) -> None:
    """A plan ends before a draw, before a question to another seat, or with the turn."""
    game = registry.load(name)
    longest = 0
    for s in choices(game, 3, 4, 23):
        seat, turns = game.turn(s), game.turns(s)
        legal = game.legal(s)
        found = Search(with_plans(game, MANY), s, Rng(1))
        plans = found.plans()
        assert found.racing() == len(plans) <= max(MANY, len(legal))
        assert sorted({plan[0] for plan in plans}) == legal
        assert len({tuple(plan) for plan in plans}) == len(plans)
        longest = max(longest, *map(len, plans))
        for world in (game.redeal(s, seat, Rng(n)) for n in range(2)):
            found.worlds.append(world)
            for plan in plans:
                t = game.copy(world)
                for action in plan:
                    assert (game.turn(t), game.turns(t)) == (seat, turns)
                    assert action in game.legal(t)
                    game.apply(t, action)
        for _ in range(3):
            found.sweep(1)
            found.halve()
        assert sorted(action for action, _, _ in found.answers()) == legal
    assert longest >= 2


@pytest.mark.parametrize("name", registry.names())
def test_the_same_seed_finds_the_same(name: str) -> None:
    game = registry.load(name)
    for s in choices(game, 2, 6, 97):
        told = []
        for _ in range(2):
            found = Search(game.DRIVERS.standard, game.copy(s), Rng(3))
            for _ in range(4):
                found.sweep(1)
            told.append((found.answers(), found.later()))
        assert told[0] == told[1]


@pytest.mark.parametrize("name", registry.names())
def test_what_is_left_of_the_turn_is_known(name: str) -> None:
    """No answers follow where every answer ends the turn; some follow where every answer leads to a choice."""
    game = registry.load(name)
    nothing = something = 0
    for s in choices(game, 2, 9, 7):
        seat, turns = game.turn(s), game.turns(s)
        after = []
        for action in game.legal(s):
            t = game.copy(s)
            game.apply(t, action)
            after.append(t)
        found = Search(with_plans(game, 0), s, Rng(2))
        found.sweep(1)
        if all(game.turns(t) > turns or game.turn(t) == OVER for t in after):
            nothing += 1
            assert found.later() == 0
        elif all(game.turns(t) == turns and game.turn(t) == seat and len(game.legal(t)) > 1 for t in after):
            something += 1
            assert found.later() >= 2
    assert nothing
    assert something


@pytest.mark.parametrize("name", registry.names())
def test_looking_ahead_once_where_nothing_is_drawn_gives_what_all_samples_would(name: str) -> None:
    """`normal` must choose as if each answer had been tried as often as it says, with the same random numbers."""
    game = registry.load(name)
    driver = game.DRIVERS.standard
    drawn = {True: 0, False: 0}
    for n, s in enumerate(choices(game, 3, 4, 23)):
        quick, slow = Rng(n), Rng(n)
        ahead = Lookahead(driver, 3, quick)
        ahead.try_all(s, 4)
        one_by_one = Lookahead(driver, 3, slow)
        estimator = WinEstimator(driver, 3)
        values = []
        for action in game.legal(s):
            worth = 0
            before = slow.place()
            for _ in range(4):
                t = game.copy(s)
                game.apply(t, action)
                one_by_one.finish_turn(t, game.turns(s))
                estimator.estimate(t)
                worth += estimator.shares[game.turn(s)]
            drawn[slow.place() != before] += 1
            values.append(worth)
        assert list(ahead.values.items[: ahead.values.n]) == values
        assert quick.place() == slow.place()
    assert min(drawn.values()) > 0
