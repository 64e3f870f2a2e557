"""One game, stepped decision by decision: the common part of the adapters for single games."""

import sys
from collections.abc import Mapping
from typing import Any

from laguna.kernel.cells import shorts
from laguna.kernel.chance import Rng
from laguna.kernel.errors import NotLegal
from laguna.kernel.game import OVER, start
from laguna.kernel.playout import Stepper
from laguna.kernel.registry import load
from laguna.kernel.text import words
from laguna.kernel.vectors import shorts_as_memoryview

from .extras import needed
from .limits import check_limit
from .rewards import check_reward, final, potential

with needed("laguna.research", "research"):
    import numpy as np
    from numpy.typing import NDArray

RENDER_MODES = ["human", "rgb_array", "ansi"]
"""The ways in which an adapter can render a game."""


class Episode:
    """A game in progress, with observations as NumPy arrays.

    It is pickled and copied as its seed and its actions: played again, they lead to the same position, and the
    same draws follow.
    """

    turn: int
    """Who decides now: a seat, or `OVER`."""
    is_cut: bool
    """Whether the game was cut off at the turn limit."""
    legal: list[int]
    """The legal actions; none once the game is over or cut off."""

    def __init__(
        self,
        name: str,
        seats: int,
        options: Mapping[str, str] | None,
        max_turns: int,
        reward: str = "win",
        discount: float = 1.0,
    ) -> None:
        check_limit(max_turns)
        check_reward(reward, discount)
        self.game = load(name)
        self.layout = self.game.DRIVERS.standard.layout()
        self.width = self.game.ACTIONS.seat_actions
        self.seats = seats
        self.reward = reward
        self.discount = discount
        self._first = start(self.game, seats, options)
        self._options = dict(options or {})
        self._limit = max_turns
        self._stepper = Stepper(self.game.DRIVERS.standard)
        self._row = shorts(seats * self.layout.length)
        self._encoders = [
            self.game.DRIVERS.standard.encoder(seat, self._row, seat * self.layout.length) for seat in range(seats)
        ]
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Start a new game; all draws come from this seed."""
        self._seed = seed
        self._actions: list[int] = []
        self._potentials: list[float | None] = [None] * self.seats
        self.rng = Rng(seed)
        self.state = self.game.copy(self._first)
        for encoder in self._encoders:
            encoder.forget()
        self._goes_on(self._stepper.begin(self.state, self.rng))

    def step(self, action: int) -> None:
        """Do an action and make the draws that follow."""
        if action not in self.legal:
            named = self.game.ACTIONS.names[action] if 0 <= action < len(self.game.ACTIONS) else action
            raise NotLegal(f"{named!r} may not be done now; the action mask says what may.")
        self._actions.append(action)
        self._goes_on(self._stepper.step(self.state, action, self.rng))

    def __reduce__(self) -> tuple[Any, ...]:
        made = (self.game.NAME, self.seats, self._options, self._limit, self.reward, self.discount)
        return _replayed, (made, self._seed, self._actions, self._potentials)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode":
        replay, given = self.__reduce__()
        again: Episode = replay(*given)
        return again

    def _goes_on(self, turn: int) -> None:
        """Update who decides now, and the legal actions."""
        self.turn = turn
        self.is_cut = self.turn != OVER and self.game.turns(self.state) >= self._limit
        self.legal = [] if self.is_over() else self.game.legal(self.state)

    def is_over(self) -> bool:
        """Whether the game has ended or was cut off."""
        return self.turn == OVER or self.is_cut

    def observation(self, seat: int) -> "NDArray[np.int16]":
        """The observation of a seat, as a copy."""
        self._encoders[seat].look(self.state)
        length = self.layout.length
        part = shorts_as_memoryview(self._row)[seat * length : (seat + 1) * length]
        return np.frombuffer(part, np.int16).copy()

    def mask(self) -> "NDArray[np.int8]":
        """1 for each legal action."""
        mask = np.zeros(self.width, np.int8)
        mask[self.legal] = 1
        return mask

    def everything(self) -> "NDArray[np.int16]":
        """The observations of all seats, one below the other: the whole truth, which no seat may know."""
        return np.stack([self.observation(seat) for seat in range(self.seats)])

    def rewards(self) -> list[float]:
        """The reward of each seat at the end: 0 while the game goes on, or if it was cut off."""
        if self.turn != OVER:
            return [0.0] * self.seats
        return final(self.reward, self.ranks(), self.scores())

    def advance(self, seat: int) -> float:
        """What `shaped` pays a seat besides that: call it at each of its decisions, and at the end.

        It is the change of the seat's potential since the last call; 0 with other rewards, and where a game is
        cut off.
        """
        if self.reward != "shaped" or self.is_cut:
            return 0.0
        before = self._potentials[seat]
        now = 0.0 if self.turn == OVER else potential(self.game, self.state, seat)
        self._potentials[seat] = now
        return 0.0 if before is None else self.discount * now - before

    def ranks(self) -> list[int]:
        """Places by seat, once the game is over."""
        return list(self.game.DRIVERS.standard.ranks(self.state)[: self.seats])

    def scores(self) -> list[int]:
        """Points by seat."""
        return list(self.game.DRIVERS.standard.scores(self.state)[: self.seats])

    def drawing(self, seat: int, colour: bool = False) -> str:
        """The game as text, as a seat (-1: the public) sees it, in English."""
        view = self.game.view(self.state, seat)
        spoken = words("en", self.game.NAME)
        text = self.game.render(view, spoken, colour, "table")
        return text if seat < 0 else text + "\n" + self.game.render(view, spoken, colour, "hand")

    def shown(self, seat: int, mode: str | None) -> "NDArray[np.uint8] | str | None":
        """The game in one of the `RENDER_MODES`, as a seat (-1: the public) sees it."""
        if mode == "ansi":
            return self.drawing(seat)
        if mode == "rgb_array":
            from .picture import picture

            return picture(self.drawing(seat, colour=True))
        if mode == "human":
            sys.stdout.write(self.drawing(seat, colour=sys.stdout.isatty()) + "\n")
        return None


def _replayed(made: tuple[Any, ...], seed: int, actions: list[int], potentials: list[float | None]) -> Episode:
    """The episode after these actions."""
    episode = Episode(*made)
    episode.begin(seed)
    for action in actions:
        episode.step(action)
    episode._potentials = list(potentials)
    return episode
