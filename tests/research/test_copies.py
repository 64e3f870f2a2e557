"""Every environment can be pickled and copied in the middle of a game, and goes on exactly as the original."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import laguna.research.gymnasium  # noqa: F401 - it registers the games
from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.research import pettingzoo
from laguna.research.episode import Episode
from laguna.research.vector import Games
from tests.walks import SOAK

gymnasium = pytest.importorskip("gymnasium")

CASES = [(game, seats) for game in registry.names() for seats in registry.load(game).SEATS]
FEW = CASES if SOAK else [("murano", 3), ("venezia", 2)]
WAYS = {"pickle": lambda env: pickle.loads(pickle.dumps(env)), "deepcopy": copy.deepcopy}
STEPS = 200 if SOAK else 40


@pytest.fixture(params=WAYS)
def copied(request: pytest.FixtureRequest) -> Callable[[Any], Any]:
    """A way to copy an environment."""
    way: Callable[[Any], Any] = WAYS[request.param]
    return way


def same(one: Any, two: Any) -> bool:  # noqa: ANN401
    """Whether two answers of environments are equal, arrays included."""
    if isinstance(one, dict):
        return one.keys() == two.keys() and all(same(one[key], two[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(two) and all(map(same, one, two))
    if isinstance(one, np.ndarray) and one.dtype == object:
        return same(list(one), list(two))
    return bool(np.array_equal(one, two))


def test_a_generator_goes_on(copied: Callable[[Any], Any]) -> None:
    rng = Rng(1)
    rng.below(10)
    other = copied(rng)
    assert [other.below(1000) for _ in range(20)] == [rng.below(1000) for _ in range(20)]


@pytest.mark.parametrize("reward", ["win", "shaped"])
@pytest.mark.parametrize("opponents", ["easy", "random|mixed:0.5"])
@pytest.mark.parametrize(("game", "seats"), FEW)
def test_gymnasium(copied: Callable[[Any], Any], game: str, seats: int, opponents: str, reward: str) -> None:
    env = gymnasium.make(
        f"laguna/{game.capitalize()}-{seats}p-v0", opponents=opponents, reward=reward, planes=True
    )
    _, info = env.reset(seed=seats)
    rng = np.random.default_rng(1)
    for _ in range(STEPS):
        _, _, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if over or cut:
            _, info = env.reset()
    other = copied(env)
    for _ in range(STEPS):
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        told = env.step(action)
        assert same(told, other.step(action))
        info = told[-1]
        if told[2] or told[3]:
            told = env.reset()
            assert same(told, other.reset())
            info = told[-1]


@pytest.mark.parametrize("opponents", ["random", "hard", "mixed:0.5|random"])
@pytest.mark.parametrize(("game", "seats"), FEW)
def test_gymnasium_in_lock_step(copied: Callable[[Any], Any], game: str, seats: int, opponents: str) -> None:
    env = gymnasium.make_vec(
        f"laguna/{game.capitalize()}-{seats}p-v0",
        num_envs=3,
        opponents=opponents,
        budget="10it",
        reward="shaped",
        max_turns=12,
    )
    env.reset(seed=seats)
    for n in range(STEPS // 2):
        env.step(env.unwrapped.games.random_actions(n))
    other = copied(env)
    for n in range(STEPS):
        actions = env.unwrapped.games.random_actions(n)
        assert same(env.step(actions), other.step(actions))


@pytest.mark.parametrize("make", [pettingzoo.raw_env, pettingzoo.env])
@pytest.mark.parametrize(("game", "seats"), FEW)
def test_pettingzoo(copied: Callable[[Any], Any], game: str, seats: int, make: Callable[..., Any]) -> None:
    env = make(game, seats, reward="shaped", max_turns=8)
    env.reset(seed=seats)
    rng = np.random.default_rng(1)
    other = None
    for n, _agent in enumerate(env.agent_iter()):
        told = env.last()
        if other is not None:
            assert env.agent_selection == other.agent_selection
            assert same(told, other.last())
        over = told[2] or told[3]
        action = None if over else int(rng.choice(np.flatnonzero(told[0]["action_mask"])))
        env.step(action)
        if other is not None:
            other.step(action)
        if n == 20:
            other = copied(env)
    assert other is not None
    assert not other.agents


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_games_over_numpy(copied: Callable[[Any], Any], game: str, seats: int) -> None:
    games = Games(game, 4, seats, seed=seats, max_turns=20, reward="shaped")
    for n in range(STEPS):
        games.step(games.random_actions(n))
    names = ("observation", "mask", "seat", "reward", "done", "score", "rank")
    other = copied(games)
    ended = 0
    for n in range(STEPS * 5):
        assert all(same(getattr(games, name), getattr(other, name)) for name in names), n
        for number in np.flatnonzero(games.done).tolist():
            ended += 1
            assert np.array_equal(games.final(number, 0), other.final(number, 0))
        actions = games.random_actions(n)
        games.step(actions)
        other.step(actions)
    assert ended


def test_a_copy_of_an_ended_game_still_knows_how_it_ended(copied: Callable[[Any], Any]) -> None:
    games = Games("venezia", 2, 2)
    n = 0
    while not games.done.any():
        games.step(games.random_actions(n))
        n += 1
    number = int(np.flatnonzero(games.done)[0])
    other = copied(games)
    assert np.array_equal(games.done, other.done)
    assert np.array_equal(games.score, other.score)
    assert np.array_equal(games.reward, other.reward)
    assert np.array_equal(games.final(number, 1), other.final(number, 1))


def test_a_copy_changes_by_itself(copied: Callable[[Any], Any]) -> None:
    episode = Episode("murano", 2, None, 100)
    other = copied(episode)
    before = episode.observation(0)
    other.step(other.legal[0])
    other.step(other.legal[0])
    assert np.array_equal(episode.observation(0), before)
    assert not np.array_equal(other.observation(0), before)
