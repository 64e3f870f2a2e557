"""A table without a server: a game that people and bots play, what each of them sees, and what they may ask.

It speaks the messages that the server speaks, and knows no store, no network and no processes. Whoever stores
moves plans them first, stores them, and then accepts the plan; whoever does not calls `do` and `undo`.

>>> from laguna.table import Reader, Table
>>> table = Table.new("murano", 2)
>>> table.deal()
>>> to = Reader(table.turn, "en")
>>> table.do(table.n, "act", to)
Done(n=3, next=4)
>>> table.undo(table.n, 1, to)
Done(n=4, next=5)
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from laguna.bots.budget import Budget
from laguna.bots.player import Player
from laguna.kernel.chance import Draws, Rng
from laguna.kernel.errors import CannotParse, NotLegal
from laguna.kernel.record import Record
from laguna.kernel.registry import load

from . import archive, branches, finished, guides, hints, previews, refusals, states, worths
from .log import CannotUndo, Log, Plan
from .messages import (
    Appraised,
    AskWorth,
    Because,
    Course,
    Do,
    Done,
    Hint,
    Outcome,
    Preview,
    Previewed,
    Refused,
    Undo,
    Why,
)
from .moves import Move
from .score_history import replay_scores
from .wording import Reader

if TYPE_CHECKING:
    from .deals import Deal


class Table:
    """One table."""

    def __init__(self, log: Log, guide: str = "", deal: "Deal | None" = None) -> None:
        self.log = log
        self.guide = guide
        """The guided game this is; empty if it is none."""
        self._deal = deal

    # Opening.

    @classmethod
    def new(
        cls,
        game: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        guide: str = "",
        deal: "Deal | None" = None,
    ) -> "Table":
        """A game in which nothing has been drawn yet: `deal` comes next, or lines that are stored.

        With a deal, what is drawn is as for all others who play that deal.
        """
        return cls(Log(load(game), seats, options or {}), guide, deal)

    @classmethod
    def as_it_was(cls, record: Record, at: int | None = None) -> "Table":
        """A recorded game after its first `at` actions (all, if None), to be played on from there."""
        return cls(Log.of(record, at))

    @classmethod
    def as_known(cls, record: Record, at: int, seat: int, seed: int) -> "Table":
        """A recorded game after its first `at` actions, in another world that a seat cannot tell from the truth.

        Nothing is in this table that the seat did not know. Steps from before cannot be taken back. The same
        seed gives the same world; `branches` writes such tables down.
        """
        return cls(branches.known_by(Log.of(record, at), seat, seed))

    def deal(self) -> None:
        """Make the draws that come before the next decision."""
        self.log.accept(self.log.plan_draws(self._draws()))

    def _draws(self) -> Draws:
        return self._deal.draws(self.log) if self._deal else guides.draws(self.log, self.guide)

    # Where it stands.

    @property
    def n(self) -> int:
        """The number of the line that comes next."""
        return self.log.n

    @property
    def turn(self) -> int:
        """Who decides now: a seat, `CHANCE` or `OVER`."""
        return self.log.turn

    def messages(self, since: int, to: Reader) -> list[bytes]:
        """What a reader is sent: what happened from a line on, and the state now."""
        return states.messages(self.log, since, to, self.guide)

    def outcome(self, to: Reader) -> Outcome:
        """How the game came out, once it is over."""
        return finished.outcome(self.log, to)

    def course(self, to: Reader) -> Course:
        """The points round by round, once the game is over."""
        return finished.course(replay_scores(self.record()), to)

    def record(self) -> Record:
        """What was played, without what was taken back."""
        return self.log.record()

    def text(self) -> str:
        """The same as text: a record, or a branch if this table left another game in the middle."""
        return branches.write(self.log)

    def archive(self) -> bytes:
        """All that the replay of a finished game shows."""
        return archive.pack(self.record(), self.text())

    # Questions that change nothing.

    def look(self, asked: Why | Preview | AskWorth, to: Reader) -> Because | Previewed | Appraised | Refused:
        """Answer why something is not legal, what something would come to, or what things are worth."""
        if to.seat < 0 and not (isinstance(asked, AskWorth) and not asked.do):
            return refusals.refused("not_yours", self.n, to.lang)
        names = [asked.do] if isinstance(asked, Why) else list(asked.do)
        if isinstance(asked, Preview):
            names += asked.why
        space = self.log.game.ACTIONS
        try:
            actions = [space.number(name) for name in names]
        except CannotParse:
            return refusals.refused("cannot_parse", self.n, to.lang, names[0])
        if max(actions, default=0) >= space.seat_actions:
            return refusals.refused("cannot_parse", self.n, to.lang, names[0])
        if isinstance(asked, Why):
            return refusals.why(self.log, actions[0], to)
        count = len(asked.do)
        found: Previewed | Appraised | int
        if isinstance(asked, AskWorth):
            found = worths.worth(self.log, actions, asked.of, to)
        else:
            found = previews.preview(self.log, actions[:count], to, asked.each, actions[count:])
        return refusals.not_legal(self.log, found, to) if isinstance(found, int) else found

    def hint(self, budget: Budget, rng: Rng, to: Reader) -> Hint | Refused:
        """What the strongest bot would do for a person who is to decide. This takes as long as the budget says."""
        if to.seat < 0 or self.turn != to.seat:
            return refusals.refused("not_yours" if to.seat < 0 else "not_now", self.n, to.lang)
        game = self.log.game
        advice = hints.advise(game, self.log.state, to.seat, budget, rng)
        return hints.in_words(game, self.n, advice, to)

    # Moves.

    def answered(self, n: int, move: Move, to: Reader) -> Done | Refused | None:
        """The reply to a repeated or stale request; None if the move is new."""
        following = self.log.repeated(to.seat, n, move.what)
        if following is not None:
            return Done(n, following)
        return refusals.refused("stale", self.n, to.lang, move.what) if n != self.n else None

    def plan(self, move: Move, to: Reader) -> Plan | Refused:
        """What a move leads to, as the next line; or why it may not be done. Nothing is changed."""
        try:
            if move.steps:
                back = guides.way_back(self.log, self.guide, to.seat)
                return self.log.plan_undo(to.seat, move.steps, move.steps == back)
            return self.log.plan(to.seat, move.action, self._draws())
        except CannotUndo as error:
            return refusals.cannot_undo(self.log, move.what, error, to)
        except NotLegal:
            return refusals.not_legal(self.log, move.action, to)

    def accept(self, plan: Plan) -> Done:
        """Go on as planned. Whoever stores moves has stored this one by now."""
        n = self.n
        self.log.accept(plan)
        return Done(n, self.n)

    def answer(
        self, asked: Do | Undo | Why | Preview | AskWorth, to: Reader
    ) -> Done | Refused | Because | Previewed | Appraised:
        """Do what a message asks for, at once, or answer it."""
        if isinstance(asked, Do):
            return self.do(asked.n, asked.do, to)
        if isinstance(asked, Undo):
            return self.undo(asked.n, asked.steps, to)
        return self.look(asked, to)

    def do(self, n: int, do: str, to: Reader) -> Done | Refused:
        """Do an action as line `n`, at once."""
        try:
            return self._move(n, Move.parse(self.log.game.NAME, do), to)
        except CannotParse:
            return refusals.refused("cannot_parse", self.n, to.lang, do)

    def undo(self, n: int, steps: int, to: Reader) -> Done | Refused:
        """Take back a seat's last steps, at once."""
        return self._move(n, Move.undo(steps), to)

    def _move(self, n: int, move: Move, to: Reader) -> Done | Refused:
        answer = self.answered(n, move, to)
        if answer is not None:
            return answer
        plan = self.plan(move, to)
        return self.accept(plan) if isinstance(plan, Plan) else plan

    def bot_move(self, player: Player, rng: Rng) -> Done:
        """Make the move of the bot whose turn it is, from the guide's script if there is one."""
        log = self.log
        action = guides.bot_move(log, self.guide, player.seat)
        if action is None:
            action = player.act(log.game, log.state, rng)
        return self.accept(log.plan(player.seat, action, self._draws()))
