"""A batch of games over NumPy buffers, for learners that decide for hundreds of games at once.

    from laguna.research.vector import Games

    games = Games("venezia", games=512, seats=3, seed=1)
    while True:
        games.step(policy(games.observation, games.mask))

When a game ends, a new one takes its place at once.
"""

from collections.abc import Mapping
from typing import Any

from laguna import ENGINE
from laguna.kernel.batch import CUT, ENDED, HOLD, RUNNING, Batch
from laguna.kernel.game import start
from laguna.kernel.playout import WHOLE
from laguna.kernel.registry import load
from laguna.kernel.vectors import as_memoryview, flags_as_memoryview, shorts_as_memoryview

from .extras import needed
from .limits import LIMIT, check_limit
from .rewards import of_share

with needed("laguna.research.vector", "research"):
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["CUT", "ENDED", "HOLD", "RUNNING", "Games"]


class Games:
    """Runs of one game, stepped together. Every step overwrites the arrays: copy what you want to keep."""

    observation: "NDArray[np.int16]"
    """By game: what the seat that decides now sees."""
    mask: "NDArray[np.bool_]"
    """By game and action: whether it is legal."""
    seat: "NDArray[np.int64]"
    """By game: the seat that decides now."""
    reward: "NDArray[np.float32]"
    """By game and seat: the reward of the last step; 0 unless it ended a game."""
    done: "NDArray[np.uint8]"
    """By game: `RUNNING`, `ENDED` if the last step ended a game, or `CUT` if it reached the turn limit."""
    score: "NDArray[np.int64]"
    """By game and seat: the points of the last game that ended."""

    def __init__(
        self,
        game: str,
        games: int,
        seats: int = 2,
        seed: int = 0,
        *,
        options: Mapping[str, str] | None = None,
        max_turns: int = LIMIT,
    ) -> None:
        """Start `games` games, each cut off after `max_turns` turns."""
        check_limit(max_turns)
        self.game = load(game)
        start(self.game, seats, options)
        self.layout = self.game.DRIVERS.standard.layout()
        self.games = games
        self.seats = seats
        self._options = dict(options or {})
        self._limit = max_turns
        self._rows = np.arange(games) * seats
        self.observation = np.empty((games, self.layout.length), np.int16)
        self.reward = np.zeros((games, seats), np.float32)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Restart all games."""
        first = start(self.game, self.seats, self._options)
        self._batch = Batch(self.game.DRIVERS.standard, first, self.games, seed, self._limit, observed=True)
        self._connect()
        self._show()

    def step(self, actions: "NDArray[np.int64]", look: bool = True) -> None:
        """Do an action in each game, or `HOLD`; if one of them is not legal, nothing happens in any game.

        `look=False` leaves `observation` as it was: use it to step several times before the next look.
        """
        self._batch.step(np.ascontiguousarray(actions, np.int64).tobytes())
        self._show(look)

    def look(self) -> None:
        """Update `observation`."""
        np.take(self._seen, self._rows + self.seat, axis=0, out=self.observation, mode="clip")

    def random_actions(self, seed: int) -> "NDArray[np.int64]":
        """A legal action for each game, all equally likely."""
        return np.frombuffer(self._batch.random_actions(seed), np.int64)

    def state(self, game: int) -> Any:  # noqa: ANN401 - the state is the game's own
        """The state of a game, for our bots. It keeps changing."""
        return self._batch.state(game)

    def final(self, game: int, seat: int) -> "NDArray[np.int16]":
        """What a seat saw at the end of the last game that ended in this place."""
        length = self.layout.length
        first = (game * self.seats + seat) * length
        return np.frombuffer(shorts_as_memoryview(self._batch.finals)[first : first + length], np.int16).copy()

    def _connect(self) -> None:
        """Wrap the rows of the compiled batch as arrays, without copying them."""
        batch = self._batch
        self.mask = np.frombuffer(flags_as_memoryview(batch.masks), np.bool_).reshape(self.games, -1)
        self.seat = np.frombuffer(as_memoryview(batch.turn), np.int64)
        self.done = np.frombuffer(flags_as_memoryview(batch.done), np.uint8)
        self.score = np.frombuffer(as_memoryview(batch.scores), np.int64).reshape(self.games, self.seats)
        self._won = np.frombuffer(as_memoryview(batch.won), np.int64).reshape(self.games, self.seats)
        self._seen = np.frombuffer(shorts_as_memoryview(batch.observations), np.int16).reshape(
            -1, self.layout.length
        )

    def _show(self, look: bool = True) -> None:
        if ENGINE != "compiled":
            # Interpreted rules use lists, and an array made from a list is a copy.
            self._connect()
        if look:
            self.look()
        self.reward.fill(0)
        if self.done.any():
            for game in np.flatnonzero(self.done == ENDED):
                for seat in range(self.seats):
                    self.reward[game, seat] = of_share(self._won[game, seat] / WHOLE, self.seats)
