"""Many games stepped together: for learners, which decide for hundreds of games at once.

A learner sees them as flat rows, game after game. The functions of `vectors` show such a row to NumPy, without
copying where the rules are compiled: `numpy.frombuffer(flags_as_memoryview(batch.masks), "u1")`.
"""

from typing import Final

from librt.strings import read_i64_le

from .action import Buffer
from .cells import Cells, Flags, Shorts, cells, flags, i64, shorts
from .chance import Rng
from .driver import Driver
from .encoder import Encoder
from .errors import NotLegal
from .playout import LIMIT, resolve_chance, share_of_first, step
from .vectors import as_memoryview

_OVER: Final = -2
RUNNING: Final = 0
ENDED: Final = 1
"""`done` when the last action ended a game."""
CUT: Final = 2
"""`done` when the game was cut off at the turn limit."""
HOLD: Final = -2
"""Given instead of an action, it lets a game wait."""


class Past:
    """What happened in a game: where the generator stood, then each action with where it stood before that."""

    items: Cells
    """The row; only the first `n` entries mean anything."""
    n: i64
    """How many entries are in use."""

    def __init__(self) -> None:
        self.items = cells(256)
        self.n = 0

    def add(self, number: i64) -> None:
        """Append a number; the row grows."""
        if self.n == len(self.items):
            longer = cells(2 * len(self.items))
            for i in range(self.n):
                longer[i] = self.items[i]
            self.items = longer
        self.items[self.n] = number
        self.n += 1

    def written(self) -> bytes:
        """All of it, 8 bytes for each number."""
        return as_memoryview(self.items[: self.n]).tobytes()


class Batch:
    """Runs of one game, all with the same number of seats and from the same first position.

    When a game is over, a new one takes its place at once: `done` says so, `scores` and `won` hold the result of
    the old game, and everything else is about the new one.
    """

    games: i64
    """How many games."""
    seats: i64
    """How many seats each has."""
    width: i64
    """How many actions seats have: the length of a game's mask."""
    masks: Flags
    """Which actions are legal: `masks[game * width + action]` is 1 or 0."""
    turn: Cells
    """The seat that decides, by game."""
    done: Flags
    """By game: `RUNNING`, `ENDED` or `CUT`."""
    scores: Cells
    """The points of the last game that ended: `scores[game * seats + seat]`."""
    won: Cells
    """Shares of its win in sixtieths (see `laguna.kernel.playout.WHOLE`), indexed alike; 0 if it was cut off."""
    ranks: Cells
    """Places in it, indexed alike; 0 if it was cut off."""
    length: i64
    """How many numbers a seat's observation has; 0 if there are no observations."""
    observations: Shorts
    """What each seat saw when it last decided: `observations[(game * seats + seat) * length + place]`."""
    finals: Shorts
    """What each seat saw at the end of the last game that ended, indexed alike."""
    decisions: i64
    """Decisions made in all games so far."""

    def __init__(
        self, driver: Driver, first: object, games: i64, seed: int, limit: i64 = LIMIT, observed: bool = False
    ) -> None:
        """Start the games. With `observed` there are observations besides the masks."""
        self._driver = driver
        self._first = first
        self._limit = limit
        self._rng = Rng(seed)
        self._scratch = Buffer(driver.actions)
        self._weights = Buffer(driver.actions)
        self.games = games
        self.seats = driver.seats(first)
        self.width = driver.seat_actions
        self.masks = flags(games * self.width)
        self.turn = cells(games)
        self.done = flags(games)
        self.scores = cells(games * self.seats)
        self.won = cells(games * self.seats)
        self.ranks = cells(games * self.seats)
        self.decisions = 0
        self.length = driver.layout().length if observed else 0
        self.observations = shorts(games * self.seats * self.length)
        self.finals = shorts(games * self.seats * self.length)
        self._encoders: list[Encoder] = []
        if observed:
            for row in range(games * self.seats):
                self._encoders.append(driver.encoder(row % self.seats, self.observations, row * self.length))
        self._states: list[object] = []
        self._legal: list[Buffer] = []
        self._pasts: list[Past] = []
        for game in range(games):
            self._states.append(first)
            self._pasts.append(Past())
            self._legal.append(Buffer(driver.seat_actions))
            self._begin(game)
            self._show(game)

    def step(self, actions: bytes) -> None:
        """Do one action in each game: an integer of 8 bytes for each, lowest byte first.

        If one of them is not legal, nothing happens in any game. `HOLD` lets a game wait.
        """
        if len(actions) != 8 * self.games:
            raise NotLegal(
                f"There are {self.games} games: expected {8 * self.games} bytes, one action for each game."
            )
        for game in range(self.games):
            action = read_i64_le(actions, 8 * game)
            if action == HOLD:
                continue
            if action < 0 or action >= self.width or not self.masks[game * self.width + action]:
                raise NotLegal(f"Action {action} may not be done in game {game}.")
        for game in range(self.games):
            action = read_i64_le(actions, 8 * game)
            self.done[game] = RUNNING
            if action != HOLD:
                self._step(game, action)
                self.decisions += 1

    def look(self, game: i64, seat: i64) -> None:
        """Update the observation of a seat that does not decide now."""
        if self.length:
            self._encoders[game * self.seats + seat].look(self._states[game])

    def state(self, game: i64) -> object:
        """The state of a game. It keeps changing: take a copy if you want to keep it."""
        return self._states[game]

    def random_actions(self, seed: int) -> bytes:
        """A legal action for each game, all equally likely: for tests and benchmarks."""
        rng = Rng(seed)
        chosen = cells(self.games)
        for game in range(self.games):
            legal = self._legal[game]
            chosen[game] = legal.items[rng.below(legal.n)]
        return as_memoryview(chosen).tobytes()

    def place(self) -> int:
        """The present place of the generator that makes the draws, for `restore`."""
        return self._rng.place()

    def past(self, game: i64) -> bytes:
        """What happened in a game, for `restore`."""
        return self._pasts[game].written()

    def restore(self, pasts: list[bytes], place: i64) -> None:
        """Play all games again up to where other games were: `past` of each, and `place`.

        What is left of games that ended before (`scores`, `won`, `ranks`, `finals`, `done`) stays as it is.
        """
        rng = self._rng
        for game in range(self.games):
            past = pasts[game]
            rng.go_back(read_i64_le(past, 0))
            self._begin(game)
            entry: i64 = 1
            while entry * 8 < len(past):
                rng.go_back(read_i64_le(past, 8 * entry))
                action = read_i64_le(past, 8 * entry + 8)
                self._note(game, action)
                self.turn[game] = step(self._driver, self._states[game], action, rng, self._scratch, self._weights)
                entry += 2
            self._show(game)
        rng.go_back(place)

    def _note(self, game: i64, action: i64) -> None:
        """Write down an action that is about to be done."""
        past = self._pasts[game]
        past.add(self._rng.place())
        past.add(action)

    def _begin(self, game: i64) -> None:
        """Start a new game and play up to its first decision."""
        self._pasts[game].n = 0
        self._pasts[game].add(self._rng.place())
        self._states[game] = self._driver.copy(self._first)
        self.turn[game] = resolve_chance(self._driver, self._states[game], self._rng, self._scratch, self._weights)
        if self.length:
            for seat in range(self.seats):
                self._encoders[game * self.seats + seat].forget()

    def _step(self, game: i64, action: i64) -> None:
        driver = self._driver
        s = self._states[game]
        self._note(game, action)
        turn = step(driver, s, action, self._rng, self._scratch, self._weights)
        self.turn[game] = turn
        if turn == _OVER:
            self.done[game] = ENDED
            self._count(game, driver.scores(s), driver.ranks(s))
            self._look_back(game)
            self._begin(game)
        elif driver.turns(s) >= self._limit:
            self.done[game] = CUT
            for seat in range(self.seats):
                self.scores[game * self.seats + seat] = 0
                self.won[game * self.seats + seat] = 0
                self.ranks[game * self.seats + seat] = 0
            self._look_back(game)
            self._begin(game)
        self._show(game)

    def _count(self, game: i64, scores: Cells, ranks: Cells) -> None:
        share = share_of_first(ranks)
        for seat in range(self.seats):
            self.scores[game * self.seats + seat] = scores[seat]
            self.ranks[game * self.seats + seat] = ranks[seat]
            self.won[game * self.seats + seat] = 0
            if ranks[seat] == 1:
                self.won[game * self.seats + seat] = share

    def _look_back(self, game: i64) -> None:
        """Save what each seat sees at the end of a game."""
        if not self.length:
            return
        for seat in range(self.seats):
            self.look(game, seat)
        first = game * self.seats * self.length
        for place in range(first, first + self.seats * self.length):
            self.finals[place] = self.observations[place]

    def _show(self, game: i64) -> None:
        """Update the mask of a game, and the observation of the seat that decides.

        Only the actions that were legal before have to be cleared in the mask.
        """
        legal = self._legal[game]
        first = game * self.width
        for i in range(legal.n):
            self.masks[first + legal.items[i]] = 0
        legal.n = 0
        self._driver.write_legal(self._states[game], legal)
        for i in range(legal.n):
            self.masks[first + legal.items[i]] = 1
        if self.length:
            self._encoders[game * self.seats + self.turn[game]].look(self._states[game])
