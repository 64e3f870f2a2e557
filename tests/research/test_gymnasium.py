"""The environment for Gymnasium passes that library's own check, and handles illegal actions as documented."""

import warnings
from typing import Any

import numpy as np
import pytest

import laguna.research.gymnasium  # noqa: F401 - it registers the games
from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse
from laguna.research.observation import Planes, scaled, slices
from tests.walks import SOAK

gymnasium = pytest.importorskip("gymnasium")
check_env = pytest.importorskip("gymnasium.utils.env_checker").check_env

CASES = [(game, seats) for game in registry.names() for seats in registry.load(game).SEATS]


def make(game: str, seats: int, **more: Any) -> Any:  # noqa: ANN401
    return gymnasium.make(f"laguna.research.gymnasium:laguna/{game.capitalize()}-v0", seats=seats, **more)


@pytest.mark.parametrize("planes", [False, True])
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_their_check(game: str, seats: int, planes: bool, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # The check warns that it cannot open a window twice, and that the environment may have been changed.
        warnings.simplefilter("ignore", UserWarning)
        check_env(make(game, seats, opponents="random", planes=planes).unwrapped)
    assert capsys.readouterr().out


@pytest.mark.parametrize("opponents", ["random", "easy", "normal"] if SOAK else ["random"])
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_whole_games_against_bots(game: str, seats: int, opponents: str) -> None:
    env = make(game, seats, opponents=opponents)
    observation, info = env.reset(seed=3)
    rng = np.random.default_rng(1)
    terminated = truncated = False
    while not (terminated or truncated):
        assert env.observation_space.contains(observation)
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        assert "illegal" not in info
    assert terminated
    assert len(info["scores"]) == seats
    assert -1 <= reward <= 1
    assert reward != 0


@pytest.mark.parametrize("game", registry.names())
def test_our_bots_can_be_the_opponents(game: str) -> None:
    env = make(game, 3, opponents=["easy", "random"], max_turns=4)
    _, info = env.reset(seed=1)
    truncated = False
    while not truncated:
        _, reward, terminated, truncated, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert not terminated
        assert reward == 0


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_the_learner_sees_the_same_in_every_world_it_cannot_tell_from_the_truth(game: str, seats: int) -> None:
    env = make(game, seats, opponents="random", planes=True).unwrapped
    seen, info = env.reset(seed=5)
    rng = np.random.default_rng(1)
    over = False
    n = 0
    while not over:
        if n % 29 == 0:
            other = make(game, seats, opponents="random", planes=True).unwrapped
            other.episode.state = env.episode.game.redeal(env.episode.state, 0, Rng(n))
            for encoder in other.episode._encoders:
                encoder.forget()
            found = other._observation()
            assert all(np.array_equal(found[key], seen[key]) for key in seen)
        n += 1
        seen, _, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        over = over or cut


def test_an_illegal_action_is_replaced_at_random() -> None:
    env = make("murano", 2, opponents="random")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert info["illegal"]
    assert (reward, terminated, truncated) == (0, False, False)


def test_an_illegal_action_loses() -> None:
    env = make("murano", 2, opponents="random", illegal="lose")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-1, True)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(CannotParse, match="illegal"):
        make("murano", 2, illegal="ignore")
    with pytest.raises(CannotParse, match="no bots called"):
        make("murano", 2, opponents="godlike")
    with pytest.raises(CannotParse, match="know only illegal='random'"):
        gymnasium.make_vec("laguna/Murano-v0", num_envs=2, illegal="lose")
    with pytest.raises(CannotParse, match="1 opponents, but 2 levels"):
        make("murano", 2, opponents=["easy", "easy"])


@pytest.mark.parametrize("opponents", ["random", "easy"])
@pytest.mark.parametrize(("game", "seats"), CASES if SOAK else CASES[:1] + CASES[-1:])
def test_many_games_as_a_vector_environment(game: str, seats: int, opponents: str) -> None:
    env = gymnasium.make_vec(
        f"laguna.research.gymnasium:laguna/{game.capitalize()}-v0",
        num_envs=3,
        seats=seats,
        opponents=opponents,
        max_turns=400 if opponents == "random" else 12,
    )
    observation, infos = env.reset(seed=1)
    rng = np.random.default_rng(0)
    ended = cut = steps = 0
    while ended + cut < 4:
        assert env.observation_space.contains(observation)
        assert infos["action_mask"].any(axis=1).all()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        observation, reward, terminated, truncated, infos = env.step(actions)
        steps += 1
        assert ((reward != 0) <= terminated).all()
        for game_over in np.flatnonzero(terminated | truncated):
            assert infos["final_obs"][game_over].shape == env.single_observation_space.shape
        ended += terminated.sum()
        cut += truncated.sum()
    assert (ended if opponents == "random" else cut) > 0


@pytest.mark.parametrize("game", registry.names())
def test_a_seed_gives_the_same_games_again_whatever_was_played_before(game: str) -> None:
    env = gymnasium.make_vec(
        f"laguna.research.gymnasium:laguna/{game.capitalize()}-v0",
        num_envs=4,
        opponents="hard",
        budget="40it",
        max_turns=2,
    )

    def played(steps: int) -> list[Any]:
        """The observations that follow a seed, across games that were cut off and replaced."""
        seen, infos = env.reset(seed=3)
        found = [seen.tolist()]
        for _ in range(steps):
            first = infos["action_mask"].argmax(axis=1)
            seen, *_, infos = env.step(first)
            found.append(seen.tolist())
        return found

    often = played(6)
    # A player that outlived its game would mistake a turn of the next game for the turn of its budget.
    assert played(0) == often[:1]
    assert played(6) == often
    assert played(3) == often[:4]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_in_lock_step_the_learner_sees_the_same_in_every_world_too(game: str, seats: int) -> None:
    rules: Any = registry.load(game)
    env, twin = (
        gymnasium.make_vec(f"laguna/{game.capitalize()}-v0", num_envs=3, seats=seats, opponents="random").unwrapped
        for _ in range(2)
    )
    seen, infos = env.reset(seed=seats)
    twin.reset(seed=0)
    rng = np.random.default_rng(seats)
    others = n = 0
    over = np.zeros(3, np.bool_)
    while not over.any():
        if n % 5 == 0:
            # The twin gets worlds that the learner cannot tell from the truth, and shows them as games.
            many = twin.games._batch
            for number in range(3):
                truth = env.games.state(number)
                many._states[number] = rules.redeal(truth, 0, Rng(n))
                many._encoders[number * seats].forget()
                many._show(number)
                others += rules.view(many.state(number), 1) != rules.view(truth, 1)
            twin.games._show()
            assert np.array_equal(twin.games.observation, seen)
            assert np.array_equal(twin._info()["action_mask"], infos["action_mask"])
        n += 1
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        seen, _, ended, cut, infos = env.step(actions)
        over = ended | cut
    # Those worlds differed from the truth.
    assert others


def test_players_do_not_outlive_their_game() -> None:
    env = gymnasium.make_vec("laguna/Murano-v0", num_envs=3, opponents="easy", max_turns=2).unwrapped
    _, infos = env.reset(seed=1)
    before = [list(players) for players in env._players]
    is_over = np.zeros(3, np.bool_)
    while not is_over.any():
        *_, ended, cut, infos = env.step(infos["action_mask"].argmax(axis=1))
        is_over = ended | cut
    for game, players in enumerate(env._players):
        assert (players[0] is not before[game][0]) == is_over[game]


def test_the_vector_environment_replaces_illegal_actions() -> None:
    env = gymnasium.make_vec("laguna/Venezia-v0", num_envs=2, seats=2, opponents="random")
    _, infos = env.reset(seed=1)
    wrong = [int(np.flatnonzero(mask == 0)[0]) for mask in infos["action_mask"]]
    right = int(np.flatnonzero(infos["action_mask"][0])[0])
    *_, infos = env.step(np.array([right, wrong[1]]))
    assert infos["illegal"].tolist() == [False, True]
    *_, infos = env.step(np.array([-1, 10**6]))
    assert infos["illegal"].tolist() == [True, True]


@pytest.mark.parametrize("game", registry.names())
def test_slices_and_planes_are_the_vector_in_other_shapes(game: str) -> None:
    rules: Any = registry.load(game)
    layout = rules.DRIVERS.standard.layout()
    env = make(game, 2, opponents="random", planes=True)
    seen, info = env.reset(seed=2)
    for _ in range(60):
        seen, *_, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    parts = slices(layout, seen["vector"])
    assert np.array_equal(np.concatenate([part.ravel() for part in parts.values()]), seen["vector"])
    planes = Planes(layout)
    for number, plane in enumerate(layout.planes):
        lit = int((parts[plane.of] == plane.code).sum())
        assert seen["planes"][number].sum() == lit
    batch = np.stack([seen["vector"]] * 3)
    assert np.array_equal(planes(batch)[1], seen["planes"])
    assert scaled(layout, batch).max() < 12
