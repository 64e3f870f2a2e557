"""A seat at a table in this process: bots have the others, and answer at once."""

from collections.abc import Mapping, Sequence
from typing import Any

from laguna import bots
from laguna.bots.budget import Budget
from laguna.bots.player import Player
from laguna.kernel.chance import Rng, SeededDraws
from laguna.kernel.errors import CannotParse
from laguna.kernel.event import told_to
from laguna.kernel.game import OVER, Game
from laguna.kernel.registry import load
from laguna.research.limits import LIMIT, check_limit
from laguna.table import Log, wording
from laguna.table.wording import Reader

from .situation import Ending, Refusal, Situation

Opponent = str | bots.Choose
"""A level (frozen: see `laguna.bots.frozen`), or any bot."""


class LocalSeat:
    """One seat of a seeded game against bots."""

    log: Log
    """The table."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "easy",
        *,
        options: Mapping[str, str] | None = None,
        budget: str = "100it",
        max_turns: int = LIMIT,
        seed: int = 0,
    ) -> None:
        check_limit(max_turns)
        self.game: Game[Any] = load(game)
        if not 0 <= seat < seats:
            raise CannotParse(f"There is no seat {seat} among {seats}; the first is 0.")
        given = [opponents] * (seats - 1) if isinstance(opponents, str) or callable(opponents) else opponents
        if len(given) != seats - 1:
            raise CannotParse(f"There are {seats - 1} other seats, but {len(given)} opponents.")
        self._others = [bots.find(bots.frozen(one, game)) if isinstance(one, str) else one for one in given]
        Budget.parse(budget)
        self.seats = seats
        self.seat = seat
        self._options = dict(options or {})
        self._budget = budget
        self._limit = max_turns
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Start a new game. All draws and all bots depend on this seed, and on what this seat does."""
        self.seed = seed
        self.log = Log(self.game, self.seats, self._options)
        self._draws = SeededDraws(seed)
        self._rng = Rng(seed)
        seats = [one for one in range(self.seats) if one != self.seat]
        self._players = {
            one: Player(choose, one, Budget.parse(self._budget))
            for one, choose in zip(seats, self._others, strict=True)
        }
        self.log.accept(self.log.plan_draws(self._draws))
        self._let_others_play()

    @property
    def is_cut(self) -> bool:
        """Whether the game was cut off at the turn limit."""
        return self.log.turn != OVER and self.game.turns(self.log.state) >= self._limit

    def situation(self) -> Situation:
        """What this seat knows now."""
        return situation(self.log, self.seat, self.is_cut)

    def why(self, action: int) -> Refusal | None:
        """Why an action may not be done now; None if it may."""
        return refusal(self.log, self.seat, action, self.is_cut)

    def do(self, action: int) -> Refusal | None:
        """Do an action, and let the others answer; or say why not."""
        refused = self.why(action)
        if refused is None:
            self.log.accept(self.log.plan(self.seat, action, self._draws))
            self._let_others_play()
        return refused

    def _let_others_play(self) -> None:
        log = self.log
        while log.turn >= 0 and log.turn != self.seat and not self.is_cut:
            action = self._players[log.turn].act(self.game, log.state, self._rng)
            log.accept(log.plan(log.turn, action, self._draws))


def situation(log: Log, seat: int, is_cut: bool = False) -> Situation:
    """What a seat of a table knows now."""
    ending = None
    if log.turn == OVER:
        result = log.game.result(log.state)
        ending = Ending(result.scores, result.ranks, result.ended_by)
    return Situation(
        n=log.n,
        view=log.game.view(log.state, seat),
        story=tuple(told_to(log.events, seat)),
        legal=tuple(log.legal) if log.turn == seat and not is_cut else (),
        ending=ending,
        is_cut=is_cut,
    )


def refusal(log: Log, seat: int, action: int, is_cut: bool = False) -> Refusal | None:
    """Why a seat may not do something now; None if it may."""
    if is_cut or log.turn == OVER:
        return Refusal("not_legal", "The game is over.")
    if log.turn == seat and action in log.legal:
        return None
    reason = log.game.why(log.state, seat, action)
    text = wording.reason(log.game.NAME, reason, Reader(seat, "en", _names(log), drawing=True))
    return Refusal("not_legal", text, reason.rule)


def _names(log: Log) -> dict[int, str]:
    return {seat: wording.say("en", "player", number=seat + 1) for seat in range(log.seats)}
