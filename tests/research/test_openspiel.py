"""The games for OpenSpiel pass that library's own tests, its bots play them, and no player sees too much."""

import pickle
from typing import Any

import numpy as np
import pytest

from laguna.kernel import registry
from tests.walks import SOAK

pyspiel = pytest.importorskip("pyspiel")
import laguna.research.openspiel  # noqa: E402, F401 - it registers the games

CASES = [(game, players) for game in registry.names() for players in registry.load(game).SEATS]
BRIEF = "" if SOAK else ",stall_rounds=1"
"""Options that let random games end early."""


def load(game: str, players: int) -> Any:  # noqa: ANN401
    return pyspiel.load_game(f"laguna_{game}(players={players})")


def wander(state: Any, rng: np.random.Generator, steps: int = 10**9) -> None:  # noqa: ANN401
    """Play on at random."""
    while steps and not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
        steps -= 1


@pytest.mark.parametrize(("game", "players"), CASES)
def test_their_random_simulation(game: str, players: int) -> None:
    spiel = pyspiel.load_game(f"laguna_{game}(players={players}{BRIEF})")
    pyspiel.random_sim_test(spiel, num_sims=3 if SOAK else 1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_whole_games(game: str, players: int) -> None:
    state = load(game, players).new_initial_state()
    assert state.is_chance_node()
    wander(state, np.random.default_rng(players))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_player_sees_the_same_in_every_world_it_cannot_tell_from_the_truth(game: str, players: int) -> None:
    state = load(game, players).new_initial_state()
    rng = np.random.default_rng(1)
    worlds = set()
    for n in range(8):
        wander(state, rng, 47)
        if state.is_terminal():
            break
        player = n % players
        world = state.resample_from_infostate(player, rng.random)
        worlds.add(str(world) == str(state))
        for seen in ("information_state_string", "observation_string"):
            assert getattr(world, seen)(player) == getattr(state, seen)(player)
        for seen in ("information_state_tensor", "observation_tensor"):
            assert getattr(world, seen)(player) == getattr(state, seen)(player)
        wander(world, rng)
        assert world.is_terminal()
    assert False in worlds


@pytest.mark.parametrize(("game", "players"), CASES)
def test_what_all_adapters_show_is_the_same(game: str, players: int) -> None:
    rules: Any = registry.load(game)
    state = load(game, players).new_initial_state()
    wander(state, np.random.default_rng(3), 90)
    for player in range(players):
        expected = [float(n) for n in rules.DRIVERS.standard.observe(state.position.state, player)]
        assert state.observation_tensor(player) == expected


def test_states_are_written_down_and_read_back() -> None:
    game = load("venezia", 3)
    state = game.new_initial_state()
    wander(state, np.random.default_rng(5), 120)
    back = game.deserialize_state(state.serialize())
    assert str(back) == str(state)
    assert back.history() == state.history()
    again = pickle.loads(pickle.dumps(state))
    assert again.information_state_string(0) == state.information_state_string(0)
    world = state.resample_from_infostate(0, lambda: 0.5)
    with pytest.raises(TypeError, match="no history"):
        pickle.dumps(world.position)


def test_a_player_remembers_its_own_actions_and_what_it_was_told() -> None:
    state = load("venezia", 2).new_initial_state()
    wander(state, np.random.default_rng(5), 60)
    mine, theirs = (state.information_state_string(player) for player in range(2))
    assert "0 " in mine
    assert mine != theirs
    longer = state.clone()
    while longer.information_state_string(0) == mine:
        wander(longer, np.random.default_rng(1), 1)
    assert longer.information_state_string(0).startswith(mine)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("laguna_murano(players=5)")
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("laguna_murano(players=2,scoring=never)")


SEATED = [
    (game, players, seat) for game, players in CASES for seat in range(players) if SOAK or seat == players % 2
]
"""The seat of the bot."""


@pytest.mark.parametrize(("game", "players", "seat"), SEATED)
@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_their_bots_play_whole_games(game: str, players: int, seat: int, kind: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    rng = np.random.RandomState(1)
    spiel = load(game, players)
    state = spiel.new_initial_state()
    evaluator = Short()
    if kind == "mcts":
        bot: Any = mcts.MCTSBot(spiel, 1.4, 2, evaluator, random_state=rng, solve=False)
    else:
        bot = ismcts.ISMCTSBot(spiel, evaluator, 1.4, 2, random_state=rng)
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        elif state.current_player() == seat and len(state.legal_actions()) > 1:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(int(action))
            moves += 1
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert moves > 10
    assert sum(state.returns()) == pytest.approx(0)


class Short:
    """Evaluates every position as equal, so that whole games take seconds."""

    def evaluate(self, state: Any) -> Any:  # noqa: ANN401
        return np.array(state.returns())

    def prior(self, state: Any) -> Any:  # noqa: ANN401
        legal = state.legal_actions()
        if state.is_chance_node():
            return state.chance_outcomes()
        return [(action, 1 / len(legal)) for action in legal]
