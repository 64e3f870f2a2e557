"""OpenSpiel's own ISMCTS bot against one of ours, on our games.

    .venv/bin/python examples/tournament.py --game venezia --games 10

Both see only what their seat may know: theirs takes worlds from `resample_from_infostate`, ours from the
same `redeal`. Seats are swapped from game to game. The two search in different ways, so choose what you find
fair: simulations per decision for theirs, a budget per turn for ours.
"""

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import laguna.research.openspiel  # noqa: F401 - it registers the games
from laguna import bots
from laguna.arena.intervals import share
from laguna.bots.budget import Budget
from laguna.bots.player import Player
from laguna.kernel.chance import Rng


class Cut(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """Plays on at random for a while, then evaluates who is ahead, since our games are long."""

    def __init__(self, depth: int, rng: np.random.RandomState) -> None:
        super().__init__(1, rng)
        self.depth = depth
        self.rng = rng

    def evaluate(self, state: Any) -> np.ndarray:
        """A value from -1 to 1 for each player."""
        world = state.clone()
        for _ in range(self.depth):
            if world.is_terminal():
                return np.array(world.returns())
            advance(world, self.rng)
        driver = world.position.game.DRIVERS.standard
        points = np.array(list(driver.scores(world.position.state))[: world.num_players()], float)
        ahead: np.ndarray = np.tanh((points - points.mean()) / 10)
        return ahead


def advance(state: Any, rng: np.random.RandomState) -> None:
    """Make one draw or decision at random."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=chances)))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


def play(game: Any, given: argparse.Namespace, number: int) -> float:
    """Play a game; returns what it was worth to our bot."""
    rng = np.random.RandomState(given.seed + number)
    own = number % 2
    theirs = ismcts.ISMCTSBot(game, Cut(given.depth, rng), 1.4, given.simulations, random_state=rng)
    ours = Player(bots.find(given.level), own, Budget.parse(given.budget))
    dice = Rng(given.seed + number)
    state = game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if player < 0 or len(state.legal_actions()) == 1:
            advance(state, rng)
        elif player == own:
            state.apply_action(ours.act(state.position.game, state.position.state, dice))
        else:
            state.apply_action(int(theirs.step(state)))
    return float(state.returns()[own])


def main() -> None:
    """Play some games and print who won how often."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="venezia")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--level", default="hard", help="our bot")
    parser.add_argument("--budget", default="100ms", help="our bot's budget for a turn")
    parser.add_argument("--simulations", type=int, default=30, help="simulations per decision for theirs")
    parser.add_argument("--depth", type=int, default=30, help="how far theirs plays on at random")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = pyspiel.load_game(f"laguna_{given.game}(players=2)")
    wins: list[float] = []
    begin = time.perf_counter()
    for number in range(given.games):
        wins.append((play(game, given, number) + 1) / 2)
        won = sum(wins)
        spent = time.perf_counter() - begin
        print(
            f"game {number + 1}: {given.level} {won:g}, ISMCTS {number + 1 - won:g}  ({spent:.0f} s)", flush=True
        )
    mean, (low, high) = share(wins, [1] * len(wins))
    print(f"{given.level} won {mean:.0%} ({low:.0%} to {high:.0%}) of {given.games} games")


if __name__ == "__main__":
    main()
