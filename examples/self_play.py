"""A recipe: PPO with self-play in one file, in the style of CleanRL.

    pip install 'laguna[learn]'
    python self_play.py --game venezia --updates 200

The learner plays against a copy of itself, renewed every few updates, and now and then against `random`, so that
it does not forget how to beat the weak. The network of the opponents is asked once for all games that wait for it.
`--save FILE` keeps the weights; `LAGUNA_AGENT=FILE laguna evaluate self_play:bot` rates them, with this folder in
PYTHONPATH.
"""

import argparse
import os
from functools import cache
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn

import laguna.research.gymnasium  # noqa: F401 - it registers the games
from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.research.observation import scaled
from laguna.research.opponents import OneOf, as_bot

GAMES = 32
STEPS = 64
EPOCHS = 3
BATCH = 512
CLIP = 0.2
DISCOUNT = 0.995
TRACE = 0.95
RATE = 5e-4
ENTROPY = 0.01
REFRESH = 10
"""After so many updates the opponents become what the learner is now."""


class Agent(nn.Module):  # type: ignore[misc, unused-ignore]
    """A policy and a value, from the vector of an observation."""

    def __init__(self, game: str) -> None:
        super().__init__()
        rules: Any = registry.load(game)
        self.layout = rules.DRIVERS.standard.layout()
        self.body = nn.Sequential(nn.Linear(self.layout.length, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU())
        self.policy = nn.Linear(128, rules.ACTIONS.seat_actions)
        self.value = nn.Linear(128, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Any, torch.Tensor]:
        """The distribution over legal actions, and the value."""
        body = self.body(seen)
        logits = self.policy(body).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(body).squeeze(-1)

    def input(self, seen: Any) -> torch.Tensor:
        """An observation as the network reads it."""
        return torch.from_numpy(scaled(self.layout, np.asarray(seen)).astype(np.float32))

    def act(self, seen: Any, mask: Any, best: bool = False) -> Any:
        """A policy as our environments take it, for one observation or many."""
        with torch.no_grad():
            choice, _ = self(self.input(np.atleast_2d(seen)), torch.from_numpy(np.atleast_2d(np.asarray(mask))))
        action = (choice.logits.argmax(-1) if best else choice.sample()).numpy()
        return action if np.ndim(seen) > 1 else int(action[0])


class Learner:
    """Plays against itself, and learns from that."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        torch.manual_seed(seed)
        self.game = game
        self.agent = Agent(game)
        self.optimiser = torch.optim.Adam(self.agent.parameters(), lr=RATE)
        self.env: Any = gymnasium.make_vec(
            f"laguna/{game.capitalize()}-{seats}p-v0",
            num_envs=GAMES,
            opponents=OneOf("self", "self", "self", "random"),
            reward="shaped",
            discount=DISCOUNT,
        )
        self.seen, infos = self.env.reset(seed=seed)
        self.mask = infos["action_mask"]
        self.updates = 0

    def update(self) -> float:
        """Play some decisions in all games, and learn from them; the mean reward of a decision."""
        if self.updates % REFRESH == 0:
            past = Agent(self.game)
            past.load_state_dict(self.agent.state_dict())
            self.env.unwrapped.set_policy(past.act)
        self.updates += 1
        rows: list[tuple[torch.Tensor, ...]] = []
        rewards, going = np.zeros((2, STEPS, GAMES), np.float32)
        for step in range(STEPS):
            seen, mask = self.agent.input(self.seen), torch.from_numpy(self.mask)
            with torch.no_grad():
                choice, value = self.agent(seen, mask)
                action = choice.sample()
            rows.append((seen, mask, action, choice.log_prob(action), value))
            self.seen, rewards[step], over, cut, infos = self.env.step(action.numpy())
            self.mask = infos["action_mask"]
            going[step] = ~(over | cut)
        self._learn([torch.stack(column) for column in zip(*rows, strict=True)], rewards, going)
        return float(rewards.mean())

    def _learn(self, played: list[torch.Tensor], rewards: np.ndarray, going: np.ndarray) -> None:
        with torch.no_grad():
            _, last = self.agent(self.agent.input(self.seen), torch.from_numpy(self.mask))
        values = torch.cat([played[4], last[None]]).numpy()
        gains = np.zeros_like(rewards)
        gain = np.zeros(GAMES, np.float32)
        for step in reversed(range(STEPS)):
            surprise = rewards[step] + DISCOUNT * going[step] * values[step + 1] - values[step]
            gain = surprise + DISCOUNT * TRACE * going[step] * gain
            gains[step] = gain
        gained = torch.from_numpy(gains).flatten()
        seen, mask, action, chance, value = (column.flatten(0, 1) for column in played)
        wanted = gained + value
        gained = (gained - gained.mean()) / (gained.std() + 1e-6)
        for _ in range(EPOCHS):
            for some in torch.randperm(STEPS * GAMES).split(BATCH):
                choice, now = self.agent(seen[some], mask[some])
                ratio = (choice.log_prob(action[some]) - chance[some]).exp()
                better = torch.min(ratio * gained[some], ratio.clamp(1 - CLIP, 1 + CLIP) * gained[some]).mean()
                loss = -better + 0.5 * (now - wanted[some]).pow(2).mean() - ENTROPY * choice.entropy().mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.agent.parameters(), 0.5)
                self.optimiser.step()


def won(agent: Agent, game: str, seats: int, opponent: str, games: int) -> float:
    """The share of games that an agent wins against an opponent, with its best action each time."""
    env = gymnasium.make_vec(
        f"laguna/{game.capitalize()}-{seats}p-v0", num_envs=min(games, 32), opponents=opponent
    )
    seen, infos = env.reset(seed=1)
    ended: list[bool] = []
    while len(ended) < games:
        seen, reward, over, _, infos = env.step(agent.act(seen, infos["action_mask"], best=True))
        ended += [bool(reward[one] > 0) for one in np.flatnonzero(over)]
    return sum(ended[:games]) / games


@cache
def _loaded(path: str, game: str) -> Any:
    agent = Agent(game)
    agent.load_state_dict(torch.load(path, weights_only=True))
    return as_bot(lambda seen, mask: agent.act(seen, mask, best=True))


def bot(game: Any, state: Any, seat: int, budget: Any, rng: Rng) -> int:
    """The agent in the file that LAGUNA_AGENT names, as one of our bots."""
    return int(_loaded(os.environ["LAGUNA_AGENT"], game.NAME)(game, state, seat, budget, rng))


def main() -> None:
    """Learn, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="venezia")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--against", default="random,mixed:0.5,easy", help="whom it plays in the end")
    parser.add_argument("--games", type=int, default=100, help="how many games against each")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    learner = Learner(given.game, given.seats, given.seed)
    for number in range(given.updates):
        mean = learner.update()
        if number % 20 == 0:
            print(
                f"update {number}: {learner.updates * STEPS * GAMES:,} decisions, reward {mean:+.4f}", flush=True
            )
    for rung in given.against.split(","):
        share = won(learner.agent, given.game, given.seats, rung, given.games)
        print(f"against {rung}: won {share:.2f} of {given.games} games")
    if given.save:
        torch.save(learner.agent.state_dict(), given.save)


if __name__ == "__main__":
    main()
