"""A recipe: MaskablePPO of SB3-contrib climbs the ladder of our bots.

    pip install 'laguna[research]' sb3-contrib torch
    python maskable_ppo.py --game venezia --steps 200000

All environments share one ladder: winning often enough on a rung leads to the next. Then the learner plays against
some rungs, with the best action each time. `--save FILE` keeps the model; `LAGUNA_AGENT=FILE laguna evaluate
maskable_ppo:bot` rates it, with this folder in PYTHONPATH.
"""

import argparse
import os
from functools import cache
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import laguna.research.gymnasium  # noqa: F401 - it registers the games
from laguna.kernel.chance import Rng
from laguna.research.opponents import Ladder, as_bot

DISCOUNT = 0.995


def made(game: str, seats: int, opponents: Any) -> gymnasium.Env[Any, Any]:
    """One environment, whose reward leads the learner on before it wins its first game."""
    return gymnasium.make(
        f"laguna/{game.capitalize()}-{seats}p-v0", opponents=opponents, reward="shaped", discount=DISCOUNT
    )


def learn(game: str, seats: int, steps: int, seed: int, games: int) -> tuple[MaskablePPO, Ladder]:
    """Learn for so many decisions; the model, and the ladder as far as it was climbed."""
    ladder = Ladder(climb=0.55, games=100)
    envs = DummyVecEnv([lambda: made(game, seats, ladder) for _ in range(games)])
    model = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=512, gamma=DISCOUNT, ent_coef=0.01, seed=seed)
    return model.learn(steps), ladder


def won(model: MaskablePPO, game: str, seats: int, opponent: str, games: int) -> float:
    """The share of games that the model wins against an opponent."""
    env = gymnasium.make(f"laguna/{game.capitalize()}-{seats}p-v0", opponents=opponent)
    wins = 0
    for number in range(games):
        seen, info = env.reset(seed=number)
        over = cut = False
        reward = 0.0
        while not (over or cut):
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, paid, over, cut, info = env.step(int(action))
            reward = float(paid)
        wins += reward > 0
    return wins / games


@cache
def _loaded(path: str) -> Any:
    model = MaskablePPO.load(path)
    return as_bot(lambda seen, mask: model.predict(np.asarray(seen), action_masks=mask, deterministic=True)[0])


def bot(game: Any, state: Any, seat: int, budget: Any, rng: Rng) -> int:
    """The model in the file that LAGUNA_AGENT names, as one of our bots."""
    return int(_loaded(os.environ["LAGUNA_AGENT"])(game, state, seat, budget, rng))


def main() -> None:
    """Learn, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="venezia")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--steps", type=int, default=200_000, help="how many decisions of the learner")
    parser.add_argument("--envs", type=int, default=8, help="how many games at once")
    parser.add_argument("--against", default="random,mixed:0.5,easy", help="whom it plays in the end")
    parser.add_argument("--games", type=int, default=60, help="how many games against each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE")
    given = parser.parse_args()
    model, ladder = learn(given.game, given.seats, given.steps, given.seed, given.envs)
    print(f"{model.num_timesteps:,} decisions; it stands before {ladder.opponent} on the ladder")
    for rung in given.against.split(","):
        share = won(model, given.game, given.seats, rung, given.games)
        print(f"against {rung}: won {share:.2f} of {given.games} games")
    if given.save:
        model.save(given.save)


if __name__ == "__main__":
    main()
