"""Gymnasium: one learner against opponents in many games that are stepped together; see `gymnasium`."""

from collections.abc import Mapping
from typing import Any

from laguna.bots.player import Player
from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse, NotLegal

from .extras import needed
from .limits import LIMIT, check_illegal
from .observation import space
from .opponents import Crew, Opponents, Policy
from .rewards import check_reward, potential
from .vector import CUT, ENDED, HOLD, Games

with needed("laguna.research.gymnasium_vector", "research"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray


class LagunaVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games stepped together, each as in `LagunaEnv`; when one ends, a new one starts in the same step.

    `games` holds the games themselves. `infos["action_mask"]` has a mask for each game. Where a game ended,
    `infos["final_obs"]` has what the learner saw at the end. With `privileged=True`, `infos["privileged"]` has
    what every seat sees, by game and seat, for critics only.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's convention

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        opponents: Opponents = "normal",
        *,
        reward: str = "win",
        discount: float = 1.0,
        budget: str = "100it",
        illegal: str = "random",
        privileged: bool = False,
        options: Mapping[str, str] | None = None,
        max_turns: int = LIMIT,
    ) -> None:
        """As `LagunaEnv`, but without rendering and without planes: `observation.Planes` can make them."""
        check_illegal(illegal)
        if illegal != "random":
            raise CannotParse("Vector environments know only illegal='random'.")
        check_reward(reward, discount)
        self.num_envs = num_envs
        self._is_shaped = reward == "shaped"
        self._discount = discount
        self._privileged = privileged
        # The advances of `shaped` are paid here, and only to the learner.
        paid = "win" if self._is_shaped else reward
        self.games = Games(game, num_envs, seats, options=options, max_turns=max_turns, reward=paid)
        self.crew = Crew(opponents, seats - 1, budget, game)
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
        self._potentials = np.zeros(self.num_envs)
        self._players = [self.crew.players(self._rng) for _ in range(self.num_envs)]
        self._let_others_play()
        self._advance()
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
        self._advance()
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

    def action_masks(self) -> "NDArray[np.bool_]":
        """By game: which actions are legal."""
        return self.games.mask.copy()

    def set_policy(self, policy: Policy) -> None:
        """Give the opponent `self` the learner's policy; it plays by it in all games that begin from now on."""
        self.crew.policy = policy

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        found = {"action_mask": self.games.mask.astype(np.int8), "_action_mask": everywhere}
        if self._privileged:
            found |= {"privileged": self.games.everything(), "_privileged": everywhere}
        return found

    def _advance(self) -> None:
        """Pay what `shaped` pays besides the result: how the learner's potential has changed."""
        if not self._is_shaped:
            return
        games = self.games
        now = np.array([potential(games.game, games.state(game), 0) for game in range(self.num_envs)])
        paid = np.where(self._done == ENDED, -self._potentials, self._discount * now - self._potentials)
        # A game that was cut off has not come to its end: nothing is paid back.
        self._reward += np.where(self._done == CUT, 0.0, paid)
        self._potentials = now

    def _move(self, actions: "NDArray[np.int64]") -> None:
        games = self.games
        games.step(actions, look=False)
        over = games.done > 0
        if over.any():
            self._reward[over] = games.reward[over, 0]
            self._done[over] = games.done[over]
            for game in np.flatnonzero(over).tolist():
                if games.done[game] == ENDED:
                    self.crew.ended(bool(games.rank[game, 0] == 1))
                self._players[game] = self.crew.players(self._rng)

    def _let_others_play(self) -> None:
        games = self.games
        while (games.seat > 0).any():
            if self.crew.is_random:
                actions = np.where(games.seat > 0, games.random_actions(self._rng.below(1 << 31)), HOLD)
            else:
                actions = self._decided(np.flatnonzero(games.seat > 0).tolist())
            self._move(actions)
        games.look()

    def _decided(self, waiting: list[int]) -> "NDArray[np.int64]":
        """What other seats do in the games that wait for them."""
        games = self.games
        actions = np.full(self.num_envs, HOLD, np.int64)
        learned: dict[int, tuple[Policy, list[int]]] = {}
        for game in waiting:
            player = self._players[game][games.seat[game] - 1]
            if isinstance(player, Player):
                actions[game] = player.act(games.game, games.state(game), self._rng)
            elif player.policy is None:
                legal = np.flatnonzero(games.mask[game])
                actions[game] = legal[self._rng.below(len(legal))]
            else:
                learned.setdefault(id(player.policy), (player.policy, []))[1].append(game)
        if learned:
            games.look()
        for policy, rows in learned.values():
            masks = games.mask[rows]
            chosen = np.asarray(policy(games.observation[rows], masks.astype(np.int8)), np.int64)
            if chosen.shape != (len(rows),):
                raise NotLegal(
                    f"In a vector environment a policy gets {len(rows)} observations here, one for each game that "
                    f"waits for it, and must give as many actions, not an array of shape {chosen.shape}."
                )
            within = (chosen >= 0) & (chosen < masks.shape[1])
            if not within.all() or not masks[np.arange(len(rows)), chosen].all():
                raise NotLegal("The policy of an opponent chose what its mask says that it may not.")
            actions[rows] = chosen
        return actions
