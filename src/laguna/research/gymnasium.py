"""Gymnasium: one learner against our bots, in one game or in many at once.

    import gymnasium

    env = gymnasium.make("laguna.research.gymnasium:laguna/Murano-v0", seats=2, opponents="normal")
    observation, info = env.reset(seed=1)
    action = env.action_space.sample(info["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)

`laguna/Murano-4p-v0` has four seats. `gymnasium.make_vec` with the same names makes many games that are stepped
together (`gymnasium_vector`).
"""

from collections.abc import Mapping
from typing import Any

from laguna.bots.player import Player
from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.errors import NotLegal
from laguna.kernel.game import OVER

from .episode import RENDER_MODES, Episode
from .extras import needed
from .gymnasium_vector import LagunaVectorEnv as LagunaVectorEnv
from .limits import LIMIT, check_illegal
from .observation import Planes, space
from .opponents import Crew, Learned, Opponents, Policy

with needed("laguna.research.gymnasium", "research"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray


class LagunaEnv(gymnasium.Env[Any, Any]):
    """One game. The learner has seat 0; the starting player is drawn.

    An observation is the vector of docs/research.md, or with `planes=True` a dictionary of `vector` and `planes`.
    `info` has the `action_mask`, the final points (`scores`) once the game is over, and `illegal` if the last
    action was illegal. With `privileged=True` it also has `privileged`, for critics only: what every seat sees. An
    environment can be pickled and copied at any time; a copy goes on exactly as the original.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 - Gymnasium's convention

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: Opponents = "normal",
        render_mode: str | None = None,
        *,
        reward: str = "win",
        discount: float = 1.0,
        budget: str = "100it",
        illegal: str = "random",
        planes: bool = False,
        privileged: bool = False,
        options: Mapping[str, str] | None = None,
        max_turns: int = LIMIT,
    ) -> None:
        """See `opponents` and `rewards` for what these can be; `budget` is the budget of each bot for a turn."""
        check_illegal(illegal)
        self.episode = Episode(game, seats, options, max_turns, reward, discount)
        self.crew = Crew(opponents, seats - 1, budget, game)
        self._privileged = privileged
        self._illegal = illegal
        self._planes = Planes(self.episode.layout) if planes else None
        self.render_mode = render_mode
        self.observation_space = space(self.episode.layout, planes)
        self.action_space = spaces.Discrete(self.episode.width)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a new game and play up to the learner's first decision."""
        super().reset(seed=seed)
        self.episode.begin(int(self.np_random.integers(1 << 32)))
        self._rng = Rng(int(self.np_random.integers(1 << 32)))
        self._players = self.crew.players(self._rng)
        self._let_others_play()
        self.episode.advance(0)
        self._render_for_people()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Do an action, then let the others play until the learner decides again."""
        episode = self.episode
        info = {}
        if action not in episode.legal:
            info["illegal"] = True
            if self._illegal == "lose":
                return self._observation(), -1.0, True, False, {**self._info(), **info}
            action = episode.legal[self._rng.below(len(episode.legal))]
        episode.step(int(action))
        self._let_others_play()
        self._render_for_people()
        reward = episode.rewards()[0] + episode.advance(0)
        if episode.turn == OVER:
            self.crew.ended(episode.ranks()[0] == 1)
        return self._observation(), reward, episode.turn == OVER, episode.is_cut, {**self._info(), **info}

    def action_masks(self) -> "NDArray[np.bool_]":
        """Which actions are legal, as SB3-contrib's MaskablePPO asks for it."""
        return self.episode.mask().astype(np.bool_)

    def set_policy(self, policy: Policy) -> None:
        """Give the opponent `self` the learner's policy; it plays by it from the next game on."""
        self.crew.policy = policy

    def render(self) -> Any:  # noqa: ANN401 - depends on the mode
        """Render what the learner sees: `ansi` returns text, `human` prints it, `rgb_array` returns a picture."""
        return self.episode.shown(0, self.render_mode)

    def _render_for_people(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _let_others_play(self) -> None:
        episode = self.episode
        while episode.turn > 0 and not episode.is_cut:
            if self.crew.is_random:
                # Random bots need no redealt world, and dealing one takes longer than everything else.
                episode.step(episode.legal[self._rng.below(len(episode.legal))])
            else:
                episode.step(self._decided(self._players[episode.turn - 1]))

    def _decided(self, player: Player | Learned) -> int:
        """What another seat does. A policy sees what its seat sees, and a bot gets a world made from that."""
        episode = self.episode
        if isinstance(player, Player):
            return player.act(episode.game, episode.state, self._rng)
        if player.policy is None:
            return episode.legal[self._rng.below(len(episode.legal))]
        action = int(player.policy(episode.observation(player.seat), episode.mask()))
        if action not in episode.legal:
            raise NotLegal(f"The policy in seat {player.seat} chose {action}, but its mask says that it may not.")
        return action

    def _observation(self) -> Any:  # noqa: ANN401 - an array, or two
        vector = self.episode.observation(0)
        return vector if self._planes is None else {"vector": vector, "planes": self._planes(vector)}

    def _info(self) -> dict[str, Any]:
        found: dict[str, Any] = {"action_mask": self.episode.mask()}
        if self.episode.turn == OVER:
            found["scores"] = self.episode.scores()
        if self._privileged:
            found["privileged"] = self.episode.everything()
        return found


for _name in registry.names():
    for _seats in (None, *registry.load(_name).SEATS):
        gymnasium.register(
            id=f"laguna/{_name.capitalize()}{f'-{_seats}p' if _seats else ''}-v0",
            entry_point="laguna.research.gymnasium:LagunaEnv",
            vector_entry_point="laguna.research.gymnasium_vector:LagunaVectorEnv",
            kwargs={"game": _name, "seats": _seats} if _seats else {"game": _name},
        )
