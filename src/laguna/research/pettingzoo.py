"""PettingZoo: every seat is an agent, and agents decide one after the other.

    from laguna.research import pettingzoo

    env = pettingzoo.env("murano", seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

The loop ends when every agent has seen the end of the game.
"""

import secrets
from collections.abc import Mapping
from typing import Any

from laguna.kernel.errors import LagunaError

from .episode import RENDER_MODES, Episode
from .extras import needed
from .limits import LIMIT
from .observation import Planes, space

with needed("laguna.research.pettingzoo", "research"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers


def env(
    game: str,
    seats: int = 2,
    render_mode: str | None = None,
    *,
    reward: str = "win",
    discount: float = 1.0,
    planes: bool = False,
    privileged: bool = False,
    options: Mapping[str, str] | None = None,
    max_turns: int = LIMIT,
) -> AECEnv:
    """A game with the usual wrappers: an illegal action ends it, with a reward of -1 for its agent.

    The arguments are those of `raw_env`.
    """
    made: Any = raw_env(
        game,
        seats,
        render_mode,
        reward=reward,
        discount=discount,
        planes=planes,
        privileged=privileged,
        options=options,
        max_turns=max_turns,
    )
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's convention
    """A game without wrappers.

    An agent sees a dictionary: `observation`, the vector of docs/research.md; `action_mask`, 1 for each legal
    action; and `planes`, with `planes=True`. `infos` has the points when the game is over. It can be pickled and
    copied at any time; a copy goes on exactly as the original.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        render_mode: str | None = None,
        *,
        reward: str = "win",
        discount: float = 1.0,
        planes: bool = False,
        privileged: bool = False,
        options: Mapping[str, str] | None = None,
        max_turns: int = LIMIT,
    ) -> None:
        """`options` are those of the game; a game is truncated after `max_turns` turns.

        See `rewards` for `reward` and `discount`. `privileged` allows `state`, which shows a critic everything.
        """
        super().__init__()
        self.episode = Episode(game, seats, options, max_turns, reward, discount)
        self._privileged = privileged
        self.metadata = {
            "name": f"{game}_v0",
            "observation_version": self.episode.layout.version,
            "render_modes": RENDER_MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents = self.possible_agents[:]
        self._planes = Planes(self.episode.layout) if planes else None
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen: dict[str, spaces.Space[Any]] = {
            "observation": space(self.episode.layout, planes=False),
            "action_mask": spaces.Box(0, 1, (self.episode.width,), np.int8),
        }
        if self._planes is not None:
            seen["planes"] = spaces.Box(0, 1, self._planes.shape, np.int8)
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.episode.width) for agent in self.possible_agents}
        self._nothing = np.zeros(self.episode.width, np.int8)
        self._looked: dict[str, dict[str, Any]] = {}

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        """The observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete":
        """The action space of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. The same seed gives the same draws; without a seed they cannot be predicted."""
        self.episode.begin(secrets.randbits(32) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._looked = {}
        self.agent_selection = self.possible_agents[max(0, self.episode.turn)]
        self.episode.advance(max(0, self.episode.turn))

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now."""
        found = self._looked.get(agent)
        if found is None:
            decides = self._seat[agent] == self.episode.turn and not self.episode.is_over()
            mask: NDArray[np.int8] = self.episode.mask() if decides else self._nothing.copy()
            found = {"observation": self.episode.observation(self._seat[agent]), "action_mask": mask}
            if self._planes is not None:
                found["planes"] = self._planes(found["observation"])
            self._looked[agent] = found
        return found

    def state(self) -> "NDArray[np.int16]":
        """Everything, for critics only: the observation of each seat, one below the other."""
        if not self._privileged:
            raise LagunaError("state() shows what no seat may know. Make the environment with privileged=True.")
        return self.episode.everything()

    def step(self, action: int | None) -> None:
        """Do an action for the agent that decides, and make the draws that follow."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        episode.step(int(action))  # type: ignore[arg-type]
        self._looked = {}
        self._cumulative_rewards[agent] = 0.0
        if episode.is_over():
            over = self.truncations if episode.is_cut else self.terminations
            scores = episode.scores()
            for seat, reward in enumerate(episode.rewards()):
                player = self.possible_agents[seat]
                self.rewards[player] = reward + episode.advance(seat)
                over[player] = True
                self.infos[player] = {} if episode.is_cut else {"score": scores[seat]}
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[episode.turn]
            if episode.reward == "shaped":
                self._clear_rewards()
                self.rewards[self.agent_selection] = episode.advance(episode.turn)
                self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> "NDArray[np.uint8] | str | None":
        """Render what everybody sees: `ansi` returns text, `human` prints it, `rgb_array` returns a picture."""
        return self.episode.shown(-1, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
