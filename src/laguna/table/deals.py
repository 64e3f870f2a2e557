"""Deals that many play alike: every pile comes in the same order, however each of them plays.

As with `SeededDraws`, every piece of a pile has a fixed random rank, and the piece with the lowest rank that is
still there comes next. But others must not find out the rest of a deal from the draws that they have seen, and
the generator of the kernel is not made for that. So ranks come from a keyed hash, and the key is a secret.

Nothing is remembered: what comes next follows from the secret and from the actions of a log, in any process.
"""

from hashlib import blake2b
from typing import Any

from laguna.kernel.action import ActionSpace
from laguna.kernel.game import CHANCE, Game, start
from laguna.kernel.record import Record

from .log import Log

SECRET = 32
"""How many bytes the secret of a deal has."""


class Deal:
    """A deal, and how bots play against whoever plays it."""

    def __init__(self, secret: bytes, iterations: int) -> None:
        self._secret = secret
        self.iterations = iterations
        """How many iterations a bot has for each decision: so it does not depend on the machine what it does."""

    def __repr__(self) -> str:
        return f"Deal({self.iterations} iterations)"  # what is secret must not get into a log

    def draws(self, log: Log) -> "DealDraws":
        """The draws that come after what has happened in a log."""
        return DealDraws(self._secret, log)

    def seed(self, seat: int, done: int) -> int:
        """The seed of a bot's decision after so many actions, the same for all who play this deal."""
        return _hash(self._secret, f"bot {seat} {done}") >> 2

    def fits(self, record: Record) -> bool:
        """Are all draws of a game those of this deal?"""
        draws = DealDraws(self._secret)
        game, state = record.module(), None
        state = start(game, record.seats, record.options)
        for action in record.actions:
            if game.turn(state) == CHANCE and draws.take(game, state, action) != action:
                return False
            game.apply(state, action)
        return True


class DealDraws:
    """The draws of a game that is dealt by a secret."""

    def __init__(self, secret: bytes, before: Log | None = None) -> None:
        """`before` is what has happened already; it is looked at when something is drawn, and not earlier."""
        self._secret = secret
        self._before = before
        self._ranks: dict[tuple[int, int], int] = {}
        self._taken: dict[int, set[int]] = {}

    def draw(self, space: ActionSpace, legal: list[int], weights: list[int], /) -> int:
        """Take the piece of lowest rank among those that are left."""
        self._catch_up()
        _, action, piece = min(self._left(legal, weights))
        self._taken.setdefault(action, set()).add(piece)
        return action

    def take(self, game: Game[Any], state: Any, action: int) -> int:  # noqa: ANN401
        """What the deal has next at a draw. `action` is what was drawn, which is gone from now on."""
        left = list(self._left(game.legal(state), game.weights(state)))
        drawn = min((one for one in left if one[1] == action), default=None)
        if drawn is not None:
            self._taken.setdefault(action, set()).add(drawn[2])
        return min(left)[1]

    def _left(self, legal: list[int], weights: list[int]) -> list[tuple[int, int, int]]:
        """The pieces that are left: their ranks, their actions, and which of the pieces they are."""
        found = []
        for action, weight in zip(legal, weights, strict=True):
            taken = self._taken.get(action, ())
            piece = 0
            for _ in range(weight):
                while piece in taken:
                    piece += 1
                found.append((self._rank(action, piece), action, piece))
                piece += 1
        return found

    def _rank(self, action: int, piece: int) -> int:
        rank = self._ranks.get((action, piece))
        if rank is None:
            rank = self._ranks[action, piece] = _hash(self._secret, f"draw {action} {piece}")
        return rank

    def _catch_up(self) -> None:
        """Take away what was drawn before."""
        if self._before is None:
            return
        log, self._before = self._before, None
        state = start(log.game, log.seats, log.options)
        # Actions after the last draw change nothing here.
        last = max((at for at, step in enumerate(log.steps) if step.who == CHANCE), default=-1)
        for action in log.actions[: last + 1]:
            if log.game.turn(state) == CHANCE:
                self.take(log.game, state, action)
            log.game.apply(state, action)


def _hash(secret: bytes, what: str) -> int:
    return int.from_bytes(blake2b(what.encode(), key=secret, digest_size=8).digest(), "big")
