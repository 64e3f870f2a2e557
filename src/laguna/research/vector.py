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
from laguna.kernel.cells import cells_of, flags_of, shorts_of
from laguna.kernel.errors import CannotParse
from laguna.kernel.game import start
from laguna.kernel.registry import load
from laguna.kernel.vectors import as_memoryview, flags_as_memoryview, shorts_as_memoryview

from .extras import needed
from .limits import LIMIT, check_limit
from .rewards import check_reward, final, potential

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
    """By game and seat: the reward of the last step; 0 unless it ended a game, or the reward is `shaped`.

    `shaped` also pays the seat that decides now for what has changed since it last decided.
    """
    done: "NDArray[np.uint8]"
    """By game: `RUNNING`, `ENDED` if the last step ended a game, or `CUT` if it reached the turn limit."""
    score: "NDArray[np.int64]"
    """By game and seat: the points of the last game that ended."""
    rank: "NDArray[np.int64]"
    """By game and seat: the places in it."""

    def __init__(
        self,
        game: str,
        games: int,
        seats: int = 2,
        seed: int = 0,
        *,
        options: Mapping[str, str] | None = None,
        max_turns: int = LIMIT,
        reward: str = "win",
        discount: float = 1.0,
    ) -> None:
        """Start `games` games, each cut off after `max_turns` turns. See `rewards` for `reward` and `discount`."""
        check_limit(max_turns)
        check_reward(reward, discount)
        if games < 1:
            raise CannotParse(f"There must be at least one game, not {games}.")
        self.game = load(game)
        start(self.game, seats, options)
        self.layout = self.game.DRIVERS.standard.layout()
        self.games = games
        self.seats = seats
        self._options = dict(options or {})
        self._limit = max_turns
        self._kind = reward
        self._discount = discount
        self._rows = np.arange(games) * seats
        self.observation = np.empty((games, self.layout.length), np.int16)
        self.reward = np.zeros((games, seats), np.float32)
        self.reset(seed)

    def __getstate__(self) -> dict[str, Any]:
        """Everything to go on from here: in place of the games, what happened in them."""
        batch = self._batch
        kept = {name: value for name, value in self.__dict__.items() if name not in self._NOT_KEPT}
        return {
            **kept,
            "game": self.game.NAME,
            "past": ([batch.past(game) for game in range(self.games)], batch.place()),
            "rows": [bytes(as_memoryview(row)) for row in (batch.scores, batch.won, batch.ranks)],
            "finals": bytes(shorts_as_memoryview(batch.finals)),
            "done": bytes(flags_as_memoryview(batch.done)),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        past, rows, finals, done = (kept.pop(name) for name in ("past", "rows", "finals", "done"))
        self.__dict__.update(kept)
        self.game = load(kept["game"])
        self.layout = self.game.DRIVERS.standard.layout()
        self._start(0)
        batch = self._batch
        batch.restore(*past)
        batch.scores, batch.won, batch.ranks = (cells_of(np.frombuffer(row, np.int64).tolist()) for row in rows)
        batch.finals = shorts_of(np.frombuffer(finals, np.int16).tolist())
        batch.done = flags_of(done)
        seen = self.observation
        self._connect()
        self.observation = seen.copy()

    _NOT_KEPT = frozenset({"game", "layout", "mask", "seat", "done", "score", "_batch", "rank", "_seen"})

    def reset(self, seed: int) -> None:
        """Restart all games."""
        self._potentials = np.full((self.games, self.seats), np.nan)
        self._start(seed)
        self._show()
        if self._kind == "shaped":
            self._pay_advances(list(range(self.games)))

    def _start(self, seed: int) -> None:
        first = start(self.game, self.seats, self._options)
        self._batch = Batch(self.game.DRIVERS.standard, first, self.games, seed, self._limit, observed=True)
        self._connect()

    def step(self, actions: "NDArray[np.int64]", look: bool = True) -> None:
        """Do an action in each game, or `HOLD`; if one of them is not legal, nothing happens in any game.

        `look=False` leaves `observation` as it was: use it to step several times before the next look.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        self._batch.step(chosen.tobytes())
        self._show(look)
        if self._kind == "shaped":
            self._pay_advances(np.flatnonzero(chosen != HOLD).tolist())

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

    def everything(self) -> "NDArray[np.int16]":
        """By game and seat: what every seat sees. Together that is the truth, which no seat may know."""
        for game in range(self.games):
            for seat in range(self.seats):
                self._batch.look(game, seat)
        if ENGINE != "compiled":
            self._connect()
        return self._seen.reshape(self.games, self.seats, -1).copy()

    def _connect(self) -> None:
        """Wrap the rows of the compiled batch as arrays, without copying them."""
        batch = self._batch
        self.mask = np.frombuffer(flags_as_memoryview(batch.masks), np.bool_).reshape(self.games, -1)
        self.seat = np.frombuffer(as_memoryview(batch.turn), np.int64)
        self.done = np.frombuffer(flags_as_memoryview(batch.done), np.uint8)
        self.score = np.frombuffer(as_memoryview(batch.scores), np.int64).reshape(self.games, self.seats)
        self.rank = np.frombuffer(as_memoryview(batch.ranks), np.int64).reshape(self.games, self.seats)
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
            for game in np.flatnonzero(self.done == ENDED).tolist():
                self.reward[game] = final(self._kind, self.rank[game].tolist(), self.score[game].tolist())

    def _pay_advances(self, games: list[int]) -> None:
        """Pay the seats that decide now for how their potential changed, and settle where a game ended."""
        known = self._potentials
        over = self.done != RUNNING
        # A game that was cut off has not come to its end: nothing is paid back.
        ended = self.done == ENDED
        self.reward[ended] -= np.nan_to_num(known[ended]).astype(np.float32)
        known[over] = np.nan
        for game in games:
            seat = int(self.seat[game])
            now = potential(self.game, self.state(game), seat)
            before = known[game, seat]
            if not np.isnan(before):
                self.reward[game, seat] += self._discount * now - before
            known[game, seat] = now
