"""Rewards: the same for all adapters, and none tells a secret."""

from typing import Any

import numpy as np
import pytest

import laguna.research.gymnasium  # noqa: F401 - it registers the games
from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse
from laguna.kernel.game import OVER
from laguna.research import pettingzoo
from laguna.research.episode import Episode
from laguna.research.rewards import KINDS, final, potential
from laguna.research.vector import Games
from tests.walks import SOAK

gymnasium = pytest.importorskip("gymnasium")

CASES = [(game, seats) for game in registry.names() for seats in registry.load(game).SEATS]
TIMES = 20 if SOAK else 1


@pytest.mark.parametrize("kind", KINDS)
def test_rewards_at_the_end_add_up_to_nothing(kind: str) -> None:
    for ranks, scores in (([1, 2], [9, 3]), ([1, 1, 3], [5, 5, 1]), ([5, 1, 2, 3, 3], [1, 9, 8, 5, 5])):
        assert sum(final(kind, ranks, scores)) == pytest.approx(0)


def test_a_better_place_is_rewarded_more() -> None:
    assert final("rank", [3, 1, 4, 2], [0, 0, 0, 0]) == pytest.approx([-1 / 3, 1, -1, 1 / 3])
    assert final("rank", [1, 1], [0, 0]) == [0, 0]
    assert final("margin", [1, 2, 2], [80, 30, 30]) == [1, -0.5, -0.5]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_potential_is_the_same_in_every_world_the_seat_cannot_tell_from_the_truth(name: str, seats: int) -> None:
    game: Any = registry.load(name)
    different = checked = 0
    for seed in range(TIMES):
        episode = Episode(name, seats, None, 400)
        episode.begin(seed)
        rng = Rng(seed)
        n = 0
        while not episode.is_over():
            if n % 11 == 0:
                for seat in range(seats):
                    world = game.redeal(episode.state, seat, Rng(n))
                    assert potential(game, world, seat) == potential(game, episode.state, seat)
                    checked += 1
                    # The test could not fail if nothing were hidden: other seats may well see a difference.
                    other = (seat + 1) % seats
                    different += game.view(world, other) != game.view(episode.state, other)
            n += 1
            episode.step(episode.legal[rng.below(len(episode.legal))])
    assert checked > 20
    assert different


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", registry.names())
def test_all_adapters_pay_the_same(game: str, kind: str) -> None:
    """A game through PettingZoo, and the same actions in an episode: what each seat got in all."""
    env = pettingzoo.raw_env(game, 2, reward=kind)
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    first: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        paid[agent] += reward
        if not over and agent not in first:
            first[agent] = potential(env.episode.game, env.episode.state, env._seat[agent])
        env.step(None if over or cut else rng.choice(np.flatnonzero(seen["action_mask"])))
    episode = env.episode
    assert episode.turn == OVER
    expected = final(kind, episode.ranks(), episode.scores())
    for seat, agent in enumerate(env.possible_agents):
        # Potentials telescope: all advances are paid back but the first potential.
        assert paid[agent] == pytest.approx(expected[seat] - (first[agent] if kind == "shaped" else 0))


@pytest.mark.parametrize("game", registry.names())
def test_advances_are_paid_back_over_numpy(game: str) -> None:
    shaped, plain = (Games(game, 3, 2, seed=5, reward=kind) for kind in ("shaped", "win"))
    paid = np.zeros((3, 2))
    first = np.full((3, 2), np.nan)
    moved = False
    n = ended = 0
    while ended < 2:
        for number, seat in enumerate(shaped.seat):
            if np.isnan(first[number, seat]):
                first[number, seat] = potential(shaped.game, shaped.state(number), int(seat))
        actions = plain.random_actions(n)
        n += 1
        plain.step(actions)
        shaped.step(actions)
        over = shaped.done > 0
        moved |= bool(shaped.reward[~over].any())
        paid += shaped.reward
        for number in np.flatnonzero(over).tolist():
            ended += 1
            # What the next game already paid in this step is nothing: a first decision has no advance.
            assert paid[number] == pytest.approx(plain.reward[number] - first[number], abs=1e-4)
            paid[number] = 0
            first[number] = np.nan
    assert moved


@pytest.mark.parametrize("game", registry.names())
def test_one_game_and_many_are_shaped_alike(game: str) -> None:
    name = f"laguna/{game.capitalize()}-v0"
    env = gymnasium.make(name, opponents="random", reward="shaped", discount=0.9)
    _, info = env.reset(seed=1)
    episode = env.unwrapped.episode
    before = potential(episode.game, episode.state, 0)
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
        now = 0.0 if over else potential(episode.game, episode.state, 0)
        expected = 0.9 * now - before + (episode.rewards()[0] if over else 0)
        assert reward == pytest.approx(expected)
        before = now
    envs = gymnasium.make_vec(name, num_envs=2, opponents="random", reward="shaped", discount=0.9)
    envs.reset(seed=1)
    games = envs.unwrapped.games
    had = np.array([potential(games.game, games.state(n), 0) for n in range(2)])
    for n in range(60):
        _, rewards, ended, cut, _ = envs.step(games.random_actions(n))
        has = np.array([potential(games.game, games.state(n), 0) for n in range(2)])
        going_on = ~(ended | cut)
        assert rewards[going_on] == pytest.approx((0.9 * has - had)[going_on])
        had = has


def test_what_cannot_be_rewarded_is_refused() -> None:
    with pytest.raises(CannotParse, match="win, rank, margin, shaped"):
        Games("murano", 2, reward="gold")
    with pytest.raises(CannotParse, match="discount"):
        pettingzoo.raw_env("murano", reward="shaped", discount=1.5)
    pyspiel = pytest.importorskip("pyspiel")
    import laguna.research.openspiel  # noqa: F401

    with pytest.raises(pyspiel.SpielError, match="win, rank, margin"):
        pyspiel.load_game("laguna_murano(reward=shaped)")
