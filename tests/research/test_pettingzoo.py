"""The environment for PettingZoo passes that library's own tests, and keeps the secrets of seats."""

import pickle
import warnings
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest

from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse, NotLegal
from laguna.research import pettingzoo
from tests.walks import SOAK

api_test = pytest.importorskip("pettingzoo.test").api_test
seed_test = pytest.importorskip("pettingzoo.test").seed_test
render_test = pytest.importorskip("pettingzoo.test").render_test

CASES = [(game, seats) for game in registry.names() for seats in registry.load(game).SEATS]
CYCLES = 1000 if SOAK else 100


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """PettingZoo's tests warn about dictionary observations of games that are not on its own list."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_their_api_test(game: str, seats: int) -> None:
    api_test(pettingzoo.env(game, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_their_api_test_with_planes(game: str, seats: int) -> None:
    api_test(pettingzoo.env(game, seats, planes=True), num_cycles=CYCLES // 10)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_their_seed_test(game: str, seats: int) -> None:
    seed_test(partial(pettingzoo.env, game, seats), num_cycles=CYCLES // 2)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_their_render_test(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str | None = None) -> Any:  # noqa: ANN401
        return pettingzoo.env(game, seats, render_mode)

    render_test(make)
    assert capsys.readouterr().out.count("\n") > 100


def play(env: Any, seed: int) -> Iterator[tuple[str, Any]]:  # noqa: ANN401
    """Play at random; yield each agent that decides, and what it sees."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, _, termination, truncation, _ = env.last()
        yield agent, seen
        over = termination or truncation
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_whole_games_end_with_rewards_that_add_up_to_nothing(game: str, seats: int) -> None:
    env = pettingzoo.env(game, seats)
    total = 0.0
    env.reset(seed=seats)
    rng = np.random.default_rng(0)
    scores = {}
    for agent in env.agent_iter():
        seen, reward, termination, truncation, info = env.last()
        total += reward
        if termination:
            scores[agent] = info["score"]
        over = termination or truncation
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    assert total == pytest.approx(0)
    assert len(scores) == seats


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_an_agent_sees_the_same_in_every_world_it_cannot_tell_from_the_truth(game: str, seats: int) -> None:
    env = pettingzoo.raw_env(game, seats, planes=True)
    for n, (agent, seen) in enumerate(play(env, seats)):
        if n % 29 == 0 and env.agents and not env.episode.is_over():
            seat = int(agent.removeprefix("player_"))
            other = pettingzoo.raw_env(game, seats, planes=True)
            other.reset(seed=0)
            other.episode.state = env.episode.game.redeal(env.episode.state, seat, Rng(n))
            other.episode.turn = env.episode.turn
            other.episode.legal = other.episode.game.legal(other.episode.state)
            found = other.observe(agent)
            assert all(np.array_equal(found[key], seen[key]) for key in seen)


def test_a_game_is_cut_off() -> None:
    env = pettingzoo.env("venezia", 2, max_turns=3)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[0]))
    assert set(env.truncations.values()) == {True}
    assert set(env.rewards.values()) == {0.0}


def test_an_illegal_action_ends_the_game_of_whoever_does_it() -> None:
    env = pettingzoo.env("murano", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards[agent] == -1
    assert set(env.terminations.values()) == {True}


def test_without_wrappers_an_illegal_action_is_refused() -> None:
    env = pettingzoo.raw_env("murano", 2)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(NotLegal, match="action mask"):
        env.step(illegal)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(CannotParse, match="no game called"):
        pettingzoo.env("chess")
    with pytest.raises(CannotParse, match="seats"):
        pettingzoo.env("murano", 5)
    with pytest.raises(CannotParse, match="max_turns"):
        pettingzoo.env("murano", 2, max_turns=0)


def test_names_have_versions_and_copies_can_be_sent() -> None:
    env = pettingzoo.raw_env("murano", 3, options={"scoring": "hand"})
    assert env.metadata["name"] == "murano_v0"
    assert pickle.loads(pickle.dumps(env)).possible_agents == ["player_0", "player_1", "player_2"]
