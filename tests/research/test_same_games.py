"""Opponents in lock-step get faster, and play the same games all the same."""

from hashlib import sha256
from typing import Any

import pytest

import laguna.research.gymnasium  # noqa: F401 - it registers the games

gymnasium = pytest.importorskip("gymnasium")

GAMES = {
    ("murano", 2, "easy"): "314d5d47e19a2ea4",
    ("murano", 2, "normal"): "78b74238e85dd205",
    ("murano", 2, "mixed:0.5"): "5e88219a02826887",
    ("murano", 4, "easy"): "170fc1243f3c3852",
    ("murano", 4, "normal"): "74194edce4105ca0",
    ("murano", 4, "mixed:0.5"): "41b64c57e80a2307",
    ("venezia", 2, "easy"): "6549391dbadc5ee1",
    ("venezia", 2, "normal"): "396cef81278dc939",
    ("venezia", 2, "mixed:0.5"): "d5abcec7312d1bc1",
    ("venezia", 5, "easy"): "8bdde590c701a767",
    ("venezia", 5, "normal"): "496a42e6912d2ea6",
    ("venezia", 5, "mixed:0.5"): "e301c4e0e4f608cc",
}
"""What learners saw in fixed-seed games, as digests: by game, seats and opponents.

They were made before `normal` tried an answer only once where nothing is drawn, and before dealing a world got
faster. They change only if a rule does.
"""


def digest(game: str, seats: int, opponents: str) -> str:
    env: Any = gymnasium.make_vec(
        f"laguna/{game.capitalize()}-{seats}p-v0", num_envs=6, opponents=opponents
    ).unwrapped
    seen = sha256()
    observation, _ = env.reset(seed=11)
    for step in range(60 if opponents != "normal" else 25):
        seen.update(observation.tobytes())
        observation, reward, *_ = env.step(env.games.random_actions(step))
        seen.update(reward.tobytes())
    return seen.hexdigest()[:16]


@pytest.mark.parametrize(("game", "seats", "opponents"), list(GAMES))
def test_fixed_seeds_give_the_same_games(game: str, seats: int, opponents: str) -> None:
    assert digest(game, seats, opponents) == GAMES[game, seats, opponents]
