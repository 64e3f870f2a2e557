"""Batches over NumPy: the arrays agree with the games."""

from typing import Any

import numpy as np
import pytest

from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.errors import NotLegal
from laguna.research.rewards import of_share, rewards
from laguna.research.vector import CUT, ENDED, HOLD, RUNNING, Games

CASES = [(game, seats) for game in registry.names() for seats in registry.load(game).SEATS]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_arrays_show_what_the_games_are(name: str, seats: int) -> None:
    game: Any = registry.load(name)
    games = Games(name, 4, seats, seed=seats)
    ended = n = 0
    while ended < 3:
        games.step(games.random_actions(n))
        n += 1
        for number in np.flatnonzero(games.done).tolist():
            assert games.done[number] == ENDED
            assert games.reward[number].sum() == pytest.approx(0, abs=1e-6)
            assert games.reward[number].max() > 0
            assert games.final(number, 0).any()
            ended += 1
        assert not games.reward[games.done == RUNNING].any()
        if n % 40 == 0:
            for number in range(4):
                s = games.state(number)
                seat = int(games.seat[number])
                assert seat == game.turn(s)
                assert np.flatnonzero(games.mask[number]).tolist() == game.legal(s)
                assert games.observation[number].tolist() == list(game.DRIVERS.standard.observe(s, seat))
                world = game.redeal(s, seat, Rng(n))
                assert games.observation[number].tolist() == list(game.DRIVERS.standard.observe(world, seat))


def test_games_are_cut_off_without_rewards() -> None:
    games = Games("venezia", 5, 3, max_turns=2)
    seen = set()
    for n in range(80):
        games.step(games.random_actions(n))
        seen |= set(games.done.tolist())
        assert not games.reward.any()
    assert seen == {RUNNING, CUT}


def test_a_game_can_wait() -> None:
    games = Games("murano", 3, 2)
    before = games.observation.copy()
    actions = games.random_actions(1).copy()
    actions[1] = HOLD
    games.step(actions)
    assert np.array_equal(games.observation[1], before[1])
    assert not np.array_equal(games.observation[0], before[0])


def test_what_is_not_legal_is_refused() -> None:
    games = Games("murano", 3, 2)
    with pytest.raises(NotLegal, match="may not be done in game 0"):
        games.step(np.full(3, 300))


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = Games("murano", 3, 2, seed=4), Games("murano", 3, 2, seed=5)
    two.reset(4)
    for n in range(50):
        assert np.array_equal(one.observation, two.observation)
        actions = one.random_actions(n)
        one.step(actions)
        two.step(actions)


def test_rewards_add_up_to_nothing() -> None:
    for ranks in ([1, 2], [1, 1], [2, 1, 3], [1, 1, 3, 4], [5, 1, 2, 3, 3]):
        assert sum(rewards(ranks)) == pytest.approx(0)
    assert of_share(1, 4) == 1
