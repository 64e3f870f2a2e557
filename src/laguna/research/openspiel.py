"""OpenSpiel: the games as OpenSpiel's Python games, with draws as chance nodes.

    import pyspiel
    import laguna.research.openspiel

    game = pyspiel.load_game("laguna_murano(players=4)")
    state = game.new_initial_state()

The reward and the options of a game are parameters, too: `laguna_murano(players=2,reward=rank,scoring=hand)`.
Chance outcomes have the numbers of our draws, counted from 0. A state is copied and serialized by its history.
`resample_from_infostate` gives another world that the player cannot tell from the true one; such a world has no
history of its own and cannot be serialized.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse
from laguna.kernel.event import Event, told_to
from laguna.kernel.game import CHANCE, OVER, Game, start
from laguna.kernel.registry import load
from laguna.kernel.vectors import shorts_as_memoryview

from .extras import needed
from .rewards import check_reward, final

with needed("laguna.research.openspiel", "openspiel"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

LONGEST = 100_000
"""An upper bound of the actions in a game, draws included: unless players stall, it is over long before."""

_REWARDS = ("win", "rank", "margin")
"""What can be rewarded here: OpenSpiel's games of this kind are paid at the end only."""
_FURTHEST = 20.0
"""A bound of the reward `margin`: nobody leads by a thousand points."""


def _defaults(name: str) -> dict[str, int | str]:
    """The options of a game with their defaults, as OpenSpiel's parameters."""
    first = {option: values[0] for option, values in load(name).OPTIONS.items()}
    return {option: int(value) if value.isdecimal() else value for option, value in first.items()}


def _type_of(name: str) -> "pyspiel.GameType":
    seats = load(name).SEATS
    return pyspiel.GameType(
        short_name=f"laguna_{name}",
        long_name=f"Laguna: {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(seats), "reward": "win", **_defaults(name)},
    )


class LagunaGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with a number of players."""

    name: str
    """The id of the game; a subclass for each game is made below."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = load(self.name)
        given = params or {}
        self.players = int(given.get("players", min(self.rules.SEATS)))
        self.options = {option: str(given.get(option, value)) for option, value in _defaults(self.name).items()}
        self.reward = str(given.get("reward", "win"))
        try:
            check_reward(self.reward, 1.0, _REWARDS)
            start(self.rules, self.players, self.options)
        except CannotParse as error:
            raise pyspiel.SpielError(str(error)) from None
        space = self.rules.ACTIONS
        info = pyspiel.GameInfo(
            num_distinct_actions=space.seat_actions,
            max_chance_outcomes=len(space) - space.seat_actions,
            num_players=self.players,
            min_utility=-_FURTHEST if self.reward == "margin" else -1.0,
            max_utility=_FURTHEST if self.reward == "margin" else 1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPES[self.name], info, given or {"players": self.players})

    def new_initial_state(self) -> "LagunaState":
        """The state before the first draw."""
        return LagunaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "LagunaObserver":  # noqa: ANN401
        """An observer, which shows states to a player."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return LagunaObserver(self, kind.perfect_recall)


class _Told:
    """An action and its events, linked to the one before; copies of a position share their past."""

    def __init__(
        self, game: Game[Any], action: int, turn: int, events: list[Event], before: "_Told | None"
    ) -> None:
        self._game = game
        self.action = action
        self._turn = turn
        self._events = events
        self.before = before
        self._lines: dict[int, list[str]] = {}

    def lines(self, seat: int) -> list[str]:
        """What a seat knows of it: its own actions, and the events that it may see."""
        found = self._lines.get(seat)
        if found is None:
            found = [f"{seat} {self._game.ACTIONS.name(self.action)}"] if self._turn == seat else []
            found += [f"{event.key} {_JSON.encode(event.args).decode()}" for event in told_to(self._events, seat)]
            self._lines[seat] = found
        return found


class Position:
    """A position of our rules, with what each seat knows of its past."""

    def __init__(self, name: str, players: int, options: dict[str, str]) -> None:
        self.name = name
        self.players = players
        self.options = options
        self.game = load(name)
        self.draws = self.game.ACTIONS.seat_actions
        self.state: Any = self.game.new(players, options)
        self.turn = self.game.turn(self.state)
        self._told: _Told | None = None
        self._past: tuple[str, ...] | None = None

    def copy(self) -> "Position":
        """A position that changes independently."""
        other = Position.__new__(Position)
        other.__dict__.update(self.__dict__)
        other.state = self.game.copy(self.state)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        if self._past is not None:
            raise TypeError("A world that was made by `resample_from_infostate` has no history to serialize.")
        actions = [told.action for told in self._newest_first()][::-1]
        return _replayed, (self.name, self.players, self.options, actions)

    def _newest_first(self) -> Iterator[_Told]:
        told = self._told
        while told is not None:
            yield told
            told = told.before

    def apply(self, action: int) -> None:
        """Do an action, and keep its events."""
        events: list[Event] = []
        self.state.log = events
        self.game.apply(self.state, action)
        self._told = _Told(self.game, action, self.turn, events, self._told)
        self.turn = self.game.turn(self.state)

    def past(self, seat: int) -> str:
        """Everything that a seat did and saw, one fact a line."""
        lines: list[str] = [] if self._past is None else [self._past[seat]]
        for told in reversed(list(self._newest_first())):
            lines += told.lines(seat)
        return "\n".join(lines)

    def seen(self, seat: int) -> str:
        """What a seat sees now, as JSON."""
        return _JSON.encode(self.game.view(self.state, seat)).decode()

    def numbers(self, seat: int) -> "NDArray[np.int16]":
        """What a seat sees now, as the vector of docs/research.md."""
        return np.frombuffer(shorts_as_memoryview(self.game.DRIVERS.standard.observe(self.state, seat)), np.int16)

    def redealt(self, seat: int, rng: Rng) -> "Position":
        """Another world that a seat cannot tell from this one."""
        world = self.copy()
        world.state = self.game.redeal(self.state, seat, rng)
        # The true events of other seats did not happen in that world. In their place, the others get what this
        # seat knows and what they see there now.
        known = self.past(seat)
        world._past = tuple(
            known if other == seat else f"{known}\n{world.seen(other)}" for other in range(self.players)
        )
        world._told = None
        return world


def _replayed(name: str, players: int, options: dict[str, str], actions: list[int]) -> Position:
    """The position after these actions."""
    position = Position(name, players, options)
    for action in actions:
        position.apply(action)
    return position


class LagunaState(pyspiel.State):  # type: ignore[misc]
    """A position as an OpenSpiel state. OpenSpiel copies and pickles states by their attributes: here only one."""

    def __init__(self, game: LagunaGame) -> None:
        super().__init__(game)
        self.position = Position(game.name, game.players, game.options)
        """The position of our rules."""

    def current_player(self) -> int:
        """Who decides now."""
        turn = self.position.turn
        if turn >= 0:
            return turn
        return int(pyspiel.PlayerId.CHANCE if turn == CHANCE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        """The legal actions."""
        return self.position.game.legal(self.position.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible draws with their probabilities."""
        position = self.position
        weights = position.game.weights(position.state)
        total = sum(weights)
        first = position.draws
        return [
            (action - first, weight / total)
            for action, weight in zip(position.game.legal(position.state), weights, strict=True)
        ]

    def _apply_action(self, action: int) -> None:
        """Do an action, or make a draw."""
        position = self.position
        position.apply(action + position.draws if position.turn == CHANCE else action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The notation of an action."""
        number = action + self.position.draws if player == pyspiel.PlayerId.CHANCE else action
        return self.position.game.ACTIONS.name(number)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.turn == OVER

    def returns(self) -> list[float]:
        """The final reward of each player; 0 while the game goes on."""
        position = self.position
        if position.turn != OVER:
            return [0.0] * position.players
        driver = position.game.DRIVERS.standard
        ranks, scores = driver.ranks(position.state), driver.scores(position.state)
        reward = self.get_game().reward
        return final(reward, list(ranks[: position.players]), list(scores[: position.players]))

    def __str__(self) -> str:
        """What each player sees, for debugging."""
        return "\n".join(self.position.seen(seat) for seat in range(self.position.players))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "LagunaState":
        """Another world that this player cannot tell from the true one."""
        world: LagunaState = self.clone()
        world.position = self.position.redealt(player, Rng(int(sampler() * (1 << 53))))
        return world


_JSON = msgspec.json.Encoder()


class LagunaObserver:
    """Shows a state to a player, as numbers and as text."""

    def __init__(self, game: LagunaGame, is_recalling: bool) -> None:
        layout = game.rules.DRIVERS.standard.layout()
        self._is_recalling = is_recalling
        self.tensor = np.zeros(layout.length, np.float32)
        self.dict = {
            part.name: self.tensor[part.first : part.first + part.size].reshape(part.shape)
            for part in layout.slices
        }

    def set_from(self, state: LagunaState, player: int) -> None:
        """Write what a player sees into the tensor."""
        self.tensor[:] = state.position.numbers(player)

    def string_from(self, state: LagunaState, player: int) -> str:
        """What a player sees now, or with perfect recall everything that it ever did and saw."""
        return state.position.past(player) if self._is_recalling else state.position.seen(player)


_TYPES = {name: _type_of(name) for name in registry.names()}
for _name, _type in _TYPES.items():
    pyspiel.register_game(_type, type(f"Laguna{_name.capitalize()}", (LagunaGame,), {"name": _name}))
