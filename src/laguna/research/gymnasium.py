"""Gymnasium: one learner against our bots, in one game or in many at once.

    import gymnasium

    env = gymnasium.make("laguna.research.gymnasium:laguna/Murano-v0", seats=2, opponents="normal")
    observation, info = env.reset(seed=1)
    action = env.action_space.sample(info["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)

`gymnasium.make_vec` with the same name makes many games that are stepped together.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from laguna import bots
from laguna.bots.budget import Budget
from laguna.bots.player import Player
from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse
from laguna.kernel.game import OVER

from .episode import RENDER_MODES, Episode
from .extras import needed
from .limits import LIMIT
from .observation import Planes, space
from .vector import CUT, ENDED, HOLD, Games

with needed("laguna.research.gymnasium", "research"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

ILLEGAL = ("random", "lose")
"""What an illegal action does: a random legal action replaces it, or the game ends with a reward of -1."""


def _check(illegal: str) -> None:
    if illegal not in ILLEGAL:
        raise CannotParse(f"illegal={illegal!r} is not known; it can be: {', '.join(ILLEGAL)}.")


def _levels(opponents: str | Sequence[str], others: int) -> list[str]:
    """The level of each opponent, in the order of the seats."""
    levels = [opponents] * others if isinstance(opponents, str) else list(opponents)
    if len(levels) != others:
        raise CannotParse(f"There are {others} opponents, but {len(levels)} levels: {', '.join(levels)}.")
    return levels


def _players(choices: Sequence[bots.Choose], budget: str) -> list[Player]:
    """The opponents in one game, in the order of the seats. Every game needs new ones."""
    return [Player(choose, seat, Budget.parse(budget)) for seat, choose in enumerate(choices, 1)]


class LagunaEnv(gymnasium.Env[Any, Any]):
    """One game. The learner has seat 0; the starting player is drawn.

    An observation is the vector of docs/research.md, or with `planes=True` a dictionary of `vector` and `planes`.
    `info` has the `action_mask`, the final points (`scores`) once the game is over, and `illegal` if the last
    action was illegal.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 - Gymnasium's convention

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: str | Sequence[str] = "normal",
        render_mode: str | None = None,
        *,
        budget: str = "100it",
        illegal: str = "random",
        planes: bool = False,
        options: Mapping[str, str] | None = None,
        max_turns: int = LIMIT,
    ) -> None:
        """`opponents` is a level of our bots, or a list of levels; `budget` is the budget of each for a turn."""
        _check(illegal)
        self.episode = Episode(game, seats, options, max_turns)
        levels = _levels(opponents, seats - 1)
        self._choices = [bots.find(level) for level in levels]
        self._is_random = set(levels) == {"random"}
        self._budget = budget
        Budget.parse(budget)
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
        self._players = _players(self._choices, self._budget)
        self._let_others_play()
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
        reward = episode.rewards()[0]
        return self._observation(), reward, episode.turn == OVER, episode.is_cut, {**self._info(), **info}

    def render(self) -> Any:  # noqa: ANN401 - depends on the mode
        """Render what the learner sees: `ansi` returns text, `human` prints it, `rgb_array` returns a picture."""
        return self.episode.shown(0, self.render_mode)

    def _render_for_people(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _let_others_play(self) -> None:
        episode = self.episode
        while episode.turn > 0 and not episode.is_cut:
            if self._is_random:
                # Random bots need no redealt world, and dealing one takes longer than everything else.
                episode.step(episode.legal[self._rng.below(len(episode.legal))])
            else:
                episode.step(self._players[episode.turn - 1].act(episode.game, episode.state, self._rng))

    def _observation(self) -> Any:  # noqa: ANN401 - an array, or two
        vector = self.episode.observation(0)
        return vector if self._planes is None else {"vector": vector, "planes": self._planes(vector)}

    def _info(self) -> dict[str, Any]:
        found: dict[str, Any] = {"action_mask": self.episode.mask()}
        if self.episode.turn == OVER:
            found["scores"] = self.episode.scores()
        return found


class LagunaVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games stepped together, each as in `LagunaEnv`; when one ends, a new one starts in the same step.

    `games` holds the games themselves. `infos["action_mask"]` has a mask for each game. Where a game ended,
    `infos["final_obs"]` has what the learner saw at the end.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's convention

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        opponents: str | Sequence[str] = "normal",
        *,
        budget: str = "100it",
        illegal: str = "random",
        options: Mapping[str, str] | None = None,
        max_turns: int = LIMIT,
    ) -> None:
        """As `LagunaEnv`, but without rendering and without planes: `observation.Planes` can make them."""
        _check(illegal)
        if illegal != "random":
            raise CannotParse("Vector environments know only illegal='random'.")
        levels = _levels(opponents, seats - 1)
        self.num_envs = num_envs
        self.games = Games(game, num_envs, seats, options=options, max_turns=max_turns)
        self._choices = [bots.find(level) for level in levels]
        self._is_random = set(levels) == {"random"}
        self._budget = budget
        Budget.parse(budget)
        layout = self.games.layout
        self.single_observation_space = space(layout, planes=False)
        self.single_action_space = spaces.Discrete(self.games.mask.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Restart all games and play up to the learner's first decision in each."""
        super().reset(seed=seed, options=options)
        self.games.reset(int(self.np_random.integers(1 << 32)))
        self._rng = Rng(int(self.np_random.integers(1 << 32)))
        self._reward = np.zeros(self.num_envs, np.float64)
        self._done = np.zeros(self.num_envs, np.uint8)
        self._players = [_players(self._choices, self._budget) for _ in range(self.num_envs)]
        self._let_others_play()
        return self.games.observation.copy(), self._info()

    def step(self, actions: "NDArray[Any]") -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Do an action in each game, then let the others play until the learner decides again."""
        games = self.games
        chosen = np.array(actions, np.int64)
        legal = np.zeros(self.num_envs, np.bool_)
        within = (chosen >= 0) & (chosen < games.mask.shape[1])
        legal[within] = games.mask[np.flatnonzero(within), chosen[within]]
        if not legal.all():
            chosen = np.where(legal, chosen, games.random_actions(self._rng.below(1 << 31)))
        self._reward[:] = 0
        self._done[:] = 0
        self._move(chosen)
        self._let_others_play()
        infos = self._info()
        if not legal.all():
            infos["illegal"] = ~legal
            infos["_illegal"] = ~legal
        over = self._done > 0
        if over.any():
            infos["final_obs"] = np.array(
                [games.final(game, 0) if over[game] else None for game in range(self.num_envs)], dtype=object
            )
            infos["_final_obs"] = over
        return games.observation.copy(), self._reward.copy(), self._done == ENDED, self._done == CUT, infos

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.games.mask.astype(np.int8), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _move(self, actions: "NDArray[np.int64]") -> None:
        games = self.games
        games.step(actions, look=False)
        over = games.done > 0
        if over.any():
            self._reward[over] = games.reward[over, 0]
            self._done[over] = games.done[over]
            for game in np.flatnonzero(over):
                self._players[game] = _players(self._choices, self._budget)

    def _let_others_play(self) -> None:
        games = self.games
        while (games.seat > 0).any():
            if self._is_random:
                actions = np.where(games.seat > 0, games.random_actions(self._rng.below(1 << 31)), HOLD)
            else:
                actions = np.full(self.num_envs, HOLD, np.int64)
                for game in np.flatnonzero(games.seat > 0):
                    player = self._players[game][games.seat[game] - 1]
                    actions[game] = player.act(games.game, games.state(int(game)), self._rng)
            self._move(actions)
        games.look()


for _name in registry.names():
    gymnasium.register(
        id=f"laguna/{_name.capitalize()}-v0",
        entry_point="laguna.research.gymnasium:LagunaEnv",
        vector_entry_point="laguna.research.gymnasium:LagunaVectorEnv",
        kwargs={"game": _name},
    )
