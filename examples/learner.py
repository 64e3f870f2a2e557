"""A learner that gets better: PPO with action masks in PyTorch, against bots that play at random.

    make learner          # sets up build/learn, learns for some minutes, draws docs/images/learner.svg

It plays many games of Venezia at once through Gymnasium's vector environment. Besides winning, it is rewarded for
every space that it gains on the best of the others: over a game, the sum of that depends on the end alone.

It stops after a number of lessons, so that the same seed gives the same curve again, with the same PyTorch and
number of threads; `--minutes` is for machines on which that would take too long.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn

import laguna.research.gymnasium  # noqa: F401 - it registers the games
from laguna.kernel import registry
from laguna.research.observation import Planes, scaled, slices

GAMES = 64
STEPS = 128
"""How many decisions the learner makes in each game between two lessons."""
EPOCHS = 2
BATCH = 1024
CLIP = 0.2
DISCOUNT = 0.995
TRACE = 0.95
RATE = 1e-3
ENTROPY = 0.01
SHAPING = 0.1
"""The reward for a space gained on the best of the others."""
LESSONS = 115
"""How many lessons there are: about eight minutes on two cores."""
POINTS = {"venezia": "at", "murano": "vp"}
"""The slice of the observation with everybody's points, the learner's first."""


class Network(nn.Module):  # type: ignore[misc, unused-ignore]
    """Maps an observation to a policy over actions and the value of the position."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.policy = nn.Linear(128, actions)
        self.value = nn.Linear(128, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(
        self, seen: torch.Tensor, mask: torch.Tensor
    ) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """The distribution over legal actions, and the value."""
        body = self.body(seen)
        logits = self.policy(body).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(body).squeeze(-1)


class Learner:
    """Plays, and learns from what it played."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        torch.manual_seed(seed)
        rules: Any = registry.load(game)
        self.layout = rules.DRIVERS.standard.layout()
        self.planes = Planes(self.layout)
        self.points = POINTS[game]
        self.seats = seats
        self.env = gymnasium.make_vec(
            f"laguna/{game.capitalize()}-v0", num_envs=GAMES, seats=seats, opponents="random"
        )
        self.seen, infos = self.env.reset(seed=seed)
        self.mask = infos["action_mask"]
        inputs = self.features(self.seen).shape[1]
        self.network = Network(inputs, self.mask.shape[1])
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=RATE)
        self.wins: list[float] = []
        self.leads: list[float] = []
        self.decisions = 0

    def features(self, seen: np.ndarray) -> torch.Tensor:
        """The network's input: the scaled vector, and the board as planes."""
        planes = self.planes(seen)[..., self.planes.rows, self.planes.columns].reshape(len(seen), -1)
        return torch.from_numpy(np.concatenate([scaled(self.layout, seen), planes], axis=1, dtype=np.float32))

    def lead(self, seen: np.ndarray) -> np.ndarray:
        """How far the learner is ahead of the best opponent."""
        points = slices(self.layout, seen)[self.points].astype(np.float32)
        lead: np.ndarray = points[:, 0] - points[:, 1 : self.seats].max(axis=1)
        return lead

    def lesson(self) -> tuple[float, float]:
        """Play some decisions, then learn; returns the share of games won, and the mean lead."""
        played: dict[str, list[Any]] = {key: [] for key in ("seen", "mask", "action", "chance", "value")}
        rewards = np.zeros((STEPS, GAMES), np.float32)
        over = np.zeros((STEPS, GAMES), np.float32)
        self.wins, self.leads = [], []
        for step in range(STEPS):
            seen, mask = self.features(self.seen), torch.from_numpy(self.mask)
            with torch.no_grad():
                choice, value = self.network(seen, mask)
                action = choice.sample()
            for key, what in zip(played, (seen, mask, action, choice.log_prob(action), value), strict=True):
                played[key].append(what)
            before = self.lead(self.seen)
            self.seen, reward, terminated, truncated, infos = self.env.step(action.numpy())
            self.mask = infos["action_mask"]
            after = self.lead(self.seen)
            for game in np.flatnonzero(terminated | truncated):
                after[game] = self.lead(infos["final_obs"][game][None])[0]
                self.wins.append(float(reward[game] > 0))
                self.leads.append(float(after[game]))
            rewards[step] = reward + SHAPING * (after - before)
            over[step] = terminated | truncated
        self.decisions += STEPS * GAMES
        self._learn({key: torch.stack(what) for key, what in played.items()}, rewards, over)
        return (float(np.mean(self.wins)), float(np.mean(self.leads))) if self.wins else (float("nan"),) * 2

    def _learn(self, played: dict[str, torch.Tensor], rewards: np.ndarray, over: np.ndarray) -> None:
        with torch.no_grad():
            _, last = self.network(self.features(self.seen), torch.from_numpy(self.mask))
        values = torch.cat([played["value"], last[None]]).numpy()
        gains = np.zeros_like(rewards)
        gain = np.zeros(GAMES, np.float32)
        for step in reversed(range(STEPS)):
            going = 1 - over[step]
            surprise = rewards[step] + DISCOUNT * going * values[step + 1] - values[step]
            gain = surprise + DISCOUNT * TRACE * going * gain
            gains[step] = gain
        gained = torch.from_numpy(gains).flatten()
        wanted = gained + played["value"].flatten()
        gained = (gained - gained.mean()) / (gained.std() + 1e-6)
        flat = {key: what.flatten(0, 1) for key, what in played.items()}
        for _ in range(EPOCHS):
            for some in torch.randperm(STEPS * GAMES).split(BATCH):
                choice, value = self.network(flat["seen"][some], flat["mask"][some])
                ratio = (choice.log_prob(flat["action"][some]) - flat["chance"][some]).exp()
                better = torch.min(ratio * gained[some], ratio.clamp(1 - CLIP, 1 + CLIP) * gained[some]).mean()
                loss = -better + 0.5 * (value - wanted[some]).pow(2).mean() - ENTROPY * choice.entropy().mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()


def draw(curve: list[tuple[int, float, float]], path: Path, title: str) -> None:
    """Draw the curve. It leaves out how long learning took, since that is never the same twice."""
    import matplotlib.pyplot as plt

    decisions, wins, leads = (np.array(column) for column in zip(*curve, strict=True))
    thousands = decisions / 1000
    window = max(1, len(wins) // 40)

    def smooth(values: np.ndarray) -> np.ndarray:
        padded = np.pad(values, window, mode="edge")
        return np.convolve(padded, np.ones(2 * window + 1) / (2 * window + 1), "valid")

    plt.rcParams["svg.hashsalt"] = "laguna"
    figure, left = plt.subplots(figsize=(7, 4), layout="constrained")
    left.plot(thousands, wins, color="tab:blue", alpha=0.25, linewidth=0.8)
    left.plot(thousands, smooth(wins), color="tab:blue")
    left.set(xlabel="thousands of decisions", ylabel="games won", ylim=(0, 1.02), title=title)
    right = left.twinx()
    right.plot(thousands, smooth(leads), color="tab:orange")
    right.set_ylabel("points ahead of the best other", color="tab:orange")
    left.yaxis.label.set_color("tab:blue")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> None:
    """Learn for some lessons."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="venezia", choices=sorted(POINTS))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--lessons", type=int, default=LESSONS, help="how many")
    parser.add_argument("--minutes", type=float, default=20.0, help="stop after this many minutes at the latest")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, metavar="FILE")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    learner = Learner(given.game, given.seats, given.seed)
    begin = time.perf_counter()
    curve: list[tuple[int, float, float]] = []
    for number in range(given.lessons):
        won, lead = learner.lesson()
        if not np.isnan(won):
            curve.append((learner.decisions, won, lead))
        spent = time.perf_counter() - begin
        if number % 10 == 0:
            print(f"{spent:5.0f} s  {learner.decisions:9,} decisions  won {won:.2f}  lead {lead:+.1f}", flush=True)
        if spent > 60 * given.minutes and number + 1 < given.lessons:
            print(f"stopped after {number + 1} of {given.lessons} lessons: the time is up", flush=True)
            break
    if not curve:
        sys.exit("No game has ended yet: give it more lessons.")
    first, last = curve[: max(1, len(curve) // 20)], curve[-max(1, len(curve) // 20) :]
    for name, part in (("begin", first), ("end", last)):
        print(f"{name}: won {np.mean([c[1] for c in part]):.2f}, lead {np.mean([c[2] for c in part]):+.1f}")
    if given.plot:
        title = f"{given.game.capitalize()}, {given.seats} seats, against random; {learner.decisions:,} decisions"
        draw(curve, given.plot, title)


if __name__ == "__main__":
    main()
