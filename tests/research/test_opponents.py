"""Opponents of every kind, and a critic that sees everything while no policy does."""

import pickle
from typing import Any

import numpy as np
import pytest

import laguna.research.gymnasium  # noqa: F401 - it registers the games
from laguna import bots
from laguna.bots.mixed import Mixed
from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse, LagunaError, NotLegal
from laguna.research import pettingzoo
from laguna.research.opponents import Crew, Ladder, Learned, OneOf, as_bot
from laguna.research.vector import Games

gymnasium = pytest.importorskip("gymnasium")


def first_legal(observation: Any, mask: Any) -> Any:  # noqa: ANN401
    """A policy, for one game or many."""
    return mask.argmax(axis=-1)


def make(vector: bool, game: str = "murano", **more: Any) -> Any:  # noqa: ANN401
    name = f"laguna/{game.capitalize()}-v0"
    return gymnasium.make_vec(name, num_envs=3, **more) if vector else gymnasium.make(name, **more)


def play(env: Any, steps: int, seed: int = 1) -> int:  # noqa: ANN401
    """Let a learner do the first legal action, in one game or many; count the games that ended."""
    _, info = env.reset(seed=seed)
    ended = 0
    for _ in range(steps):
        _, _, over, cut, info = env.step(info["action_mask"].argmax(axis=-1))
        ended += int(np.sum(over))
        if np.ndim(over) == 0 and (over or cut):
            _, info = env.reset()
    return ended


@pytest.mark.parametrize(("game", "seats"), [("murano", 4), ("venezia", 5)])
def test_ids_carry_the_number_of_seats(game: str, seats: int) -> None:
    env = gymnasium.make(f"laguna/{game.capitalize()}-{seats}p-v0", opponents="random").unwrapped
    assert env.episode.seats == seats
    envs = gymnasium.make_vec(f"laguna/{game.capitalize()}-{seats}p-v0", num_envs=2, opponents="random").unwrapped
    assert envs.games.seats == seats


@pytest.mark.parametrize("vector", [False, True])
def test_masks_as_maskable_ppo_asks_for_them(vector: bool) -> None:
    env = make(vector, opponents="random")
    _, info = env.reset(seed=1)
    masks = env.unwrapped.action_masks() if vector else env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, info["action_mask"] == 1)


@pytest.mark.parametrize("vector", [False, True])
@pytest.mark.parametrize("game", registry.names())
def test_a_policy_sees_what_its_seat_sees_even_beside_a_privileged_critic(game: str, vector: bool) -> None:
    seen: list[tuple[Any, Any]] = []

    def spy(observation: Any, mask: Any) -> Any:  # noqa: ANN401
        seen.append((observation, mask))
        if vector:
            for row, games in zip(observation, np.flatnonzero(env.games.seat == 1), strict=True):
                truth = env.games.state(int(games))
                world = rules.redeal(truth, 1, Rng(len(seen)))
                assert row.tolist() == list(rules.DRIVERS.standard.observe(world, 1))
        else:
            world = rules.redeal(env.episode.state, 1, Rng(len(seen)))
            assert observation.tolist() == list(rules.DRIVERS.standard.observe(world, 1))
        return mask.argmax(axis=-1)

    rules: Any = registry.load(game)
    env = make(vector, game, opponents=spy, privileged=True).unwrapped
    _, info = env.reset(seed=2)
    length = env.observation_space.shape[-1]
    width = info["action_mask"].shape[-1]
    for _ in range(30):
        observation, *_, info = env.step(info["action_mask"].argmax(axis=-1))
        # The critic gets it by name, and the observation has nothing of it.
        assert info["privileged"].shape[-2:] == (2, length)
        assert observation.shape[-1] == length
        assert np.array_equal(info["privileged"][..., 0, :], observation)
    assert seen
    assert all(observation.shape[-1] == length and mask.shape[-1] == width for observation, mask in seen)


def test_without_privilege_nobody_sees_everything() -> None:
    for vector in (False, True):
        _, info = make(vector, opponents="random").reset(seed=1)
        assert "privileged" not in info
    env = pettingzoo.env("venezia", 3)
    env.reset(seed=1)
    with pytest.raises(LagunaError, match="privileged=True"):
        env.state()
    told = pettingzoo.env("venezia", 3, privileged=True)
    told.reset(seed=1)
    assert told.state().shape[0] == 3
    assert told.observe("player_1").keys() == {"observation", "action_mask"}


def test_everything_is_what_every_seat_sees() -> None:
    games = Games("venezia", 2, 3, seed=1)
    for n in range(30):
        games.step(games.random_actions(n))
    everything = games.everything()
    driver = games.game.DRIVERS.standard
    for game in range(2):
        for seat in range(3):
            assert everything[game, seat].tolist() == list(driver.observe(games.state(game), seat))


@pytest.mark.parametrize("vector", [False, True])
def test_a_function_with_the_signature_of_our_bots_gets_a_world_and_not_the_truth(vector: bool) -> None:
    def spy(game: Any, state: Any, seat: int, budget: Any, rng: Rng) -> int:  # noqa: ANN401
        assert all(state is not one for one in truths())
        asked.append(seat)
        return int(game.legal(state)[0])

    def truths() -> list[Any]:
        return [env.games.state(n) for n in range(3)] if vector else [env.episode.state]

    asked: list[int] = []
    env = make(vector, "venezia", seats=3, opponents=[spy, "random"]).unwrapped
    play(env, 20)
    assert set(asked) == {1}


@pytest.mark.parametrize("vector", [False, True])
def test_self_play_uses_the_latest_policy_from_the_next_game_on(vector: bool) -> None:
    asked = []

    def policy(observation: Any, mask: Any) -> Any:  # noqa: ANN401
        asked.append(1)
        return mask.argmax(axis=-1)

    env = make(vector, opponents="self", max_turns=6).unwrapped
    play(env, 10)
    assert not asked
    env.set_policy(policy)
    play(env, 10)
    assert asked


@pytest.mark.parametrize("vector", [False, True])
def test_one_of_several_is_drawn_for_each_game(vector: bool) -> None:
    asked = {"a": 0, "b": 0}

    def a(observation: Any, mask: Any) -> Any:  # noqa: ANN401
        asked["a"] += 1
        return mask.argmax(axis=-1)

    def b(observation: Any, mask: Any) -> Any:  # noqa: ANN401
        asked["b"] += 1
        return mask.argmax(axis=-1)

    env = make(vector, opponents=OneOf(a, b), max_turns=2).unwrapped
    play(env, 40)
    assert min(asked.values()) > 0


def test_a_policy_must_keep_to_its_mask() -> None:
    with pytest.raises(NotLegal, match="mask"):
        play(make(False, opponents=lambda _observation, mask: mask.argmin()), 5)
    with pytest.raises(NotLegal, match="mask"):
        play(make(True, opponents=lambda _observation, mask: mask.argmin(axis=-1)), 5)
    with pytest.raises(NotLegal, match="as many actions"):
        play(make(True, opponents=lambda _observation, _mask: 0), 5)


def test_what_is_no_opponent_is_refused_with_what_could_be_one() -> None:
    for wrong in (lambda: 0, 7, lambda _a, _b, _c: 0):
        with pytest.raises(CannotParse, match=r"OneOf.*policy"):
            Crew(wrong, 1, "10it", "murano")  # type: ignore[arg-type]
    with pytest.raises(CannotParse, match=r"2 opponents, but 1 levels.*OneOf"):
        Crew(["easy"], 2, "10it", "murano")
    with pytest.raises(CannotParse, match="at least one"):
        OneOf()
    with pytest.raises(CannotParse, match="rung 3"):
        Ladder(["easy"], rung=3)
    with pytest.raises(CannotParse, match="climb"):
        Ladder(climb=0)
    with pytest.raises(CannotParse, match="no bots called 'godlike'"):
        Crew("random|godlike", 1, "10it", "murano")


def test_a_rung_between_random_and_easy() -> None:
    found = bots.find("mixed:0.3")
    assert isinstance(found, Mixed)
    frozen = bots.find("classic-mixed:0.3")
    for one, base in ((found, "easy"), (frozen, "classic-easy")):
        copied = pickle.loads(pickle.dumps(one))
        assert (copied.share, copied.base) == (0.3, base)
    for wrong in ("mixed:2", "mixed:-0.1", "mixed:", "mixed:half", "mixed:nan"):
        with pytest.raises(CannotParse, match=r"write mixed:0\.3"):
            bots.find(wrong)
    assert [bots.find(rung) for rung in bots.RUNGS]


@pytest.mark.parametrize("vector", [False, True])
def test_levels_mean_the_frozen_bots(vector: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """What players call `easy` may become better; what a learner is measured by may not."""

    def living(*_given: Any) -> int:  # noqa: ANN401
        raise AssertionError("a level of today played")

    for level in ("easy", "normal", "hard", "expert"):
        monkeypatch.setitem(bots.LEVELS, level, living)
        monkeypatch.setattr(f"laguna.bots.{level}.choose", living)
    for opponents in ("easy", "normal", "mixed:0.9", "easy|normal", Ladder(rung=9), ["hard"]):
        play(make(vector, opponents=opponents, budget="1it", max_turns=4), 3)


def test_a_game_without_frozen_bots_keeps_its_own() -> None:
    assert bots.frozen("easy", "traghetto") == "easy"
    assert bots.frozen("mixed:0.3", "traghetto") == "mixed:0.3"
    assert bots.frozen("my_module:bot", "murano") == "my_module:bot"
    assert bots.frozen("learned", "murano") == "learned"


def test_mixed_bots_are_easy_as_often_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {"easy": 0, "random": 0}

    def counted(name: str) -> Any:  # noqa: ANN401
        def choose(*_given: Any) -> int:  # noqa: ANN401
            asked[name] += 1
            return 0

        return choose

    monkeypatch.setattr("laguna.bots.easy.choose", counted("easy"))
    monkeypatch.setattr("laguna.bots.random.choose", counted("random"))
    rng = Rng(1)
    for _ in range(1000):
        Mixed(0.3)(None, None, 0, None, rng)  # type: ignore[arg-type]
    assert 250 < asked["easy"] < 350
    assert sum(asked.values()) == 1000


def test_a_ladder_is_climbed_by_winning() -> None:
    ladder = Ladder(("random", "easy", "normal"), climb=0.5, games=4)
    for won in (True, True, True):
        ladder.ended(won)
    assert ladder.opponent == "random"
    ladder.ended(False)
    assert ladder.opponent == "easy"
    # It counts anew on each rung, and the last one is the last.
    for _ in range(20):
        ladder.ended(True)
    assert ladder.opponent == "normal"
    for _ in range(5):
        ladder.ended(False)
    assert ladder.opponent == "normal"


@pytest.mark.parametrize("vector", [False, True])
def test_environments_tell_the_ladder_how_games_end(vector: bool) -> None:
    ladder = Ladder(["random", first_legal], climb=0.01, games=2)
    env = make(vector, "venezia", opponents=ladder).unwrapped
    _, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    steps = 0
    while ladder.rung == 0:
        steps += 1
        assert steps < 10_000
        masks = np.atleast_2d(info["action_mask"])
        chosen = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        _, _, over, _, info = env.step(chosen if vector else chosen[0])
        if not vector and over:
            _, info = env.reset()
    env.reset()
    players = env._players[0] if vector else env._players
    assert isinstance(players[0], Learned)


@pytest.mark.parametrize("game", registry.names())
def test_a_policy_can_play_as_a_bot(game: str) -> None:
    rules: Any = registry.load(game)
    env = make(False, game, opponents=as_bot(first_legal)).unwrapped
    other = make(False, game, opponents=first_legal).unwrapped
    _, info = env.reset(seed=1)
    other.reset(seed=1)
    for _ in range(20):
        action = int(np.flatnonzero(info["action_mask"])[-1])
        seen, _, over, _, info = env.step(action)
        assert np.array_equal(seen, other.step(action)[0])
        assert not over
    assert rules.turns(env.episode.state) > 0
