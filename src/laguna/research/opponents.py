"""Who plays against a learner: bots, policies, the learner itself, or one of several, drawn for each game."""

from collections import deque
from collections.abc import Callable, Sequence
from inspect import signature
from typing import Any, TypeAlias

from laguna import bots
from laguna.bots.budget import Budget
from laguna.bots.player import Player
from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse
from laguna.kernel.game import Game
from laguna.kernel.vectors import shorts_as_memoryview

from .extras import needed

Policy: TypeAlias = Callable[[Any, Any], Any]
"""What a learner's policy looks like: observation and mask in, action out.

`LagunaEnv` gives it one of each. `LagunaVectorEnv` gives it those of all games in which it decides now, and gets
as many actions.
"""
SELF = "self"
"""The opponent that plays by the learner's own policy; see `Crew.policy`."""
LADDER = "ladder"
"""The opponent that gets stronger as the learner does; see `Ladder`."""


class OneOf:
    """Several opponents, one of which is drawn for each game, all equally likely."""

    def __init__(self, *members: "Opponent") -> None:
        if not members:
            raise CannotParse("OneOf needs at least one opponent to draw from.")
        self.members = members


class Ladder:
    """A curriculum: the opponent is the present rung, and winning often enough leads to the next."""

    rung: int
    """The present rung, counted from 0."""

    def __init__(
        self, rungs: "Sequence[Opponent]" = bots.RUNGS, *, climb: float = 0.6, games: int = 100, rung: int = 0
    ) -> None:
        """Climb when at least the share `climb` of the last `games` games on this rung was won."""
        if not rungs or not 0 <= rung < len(rungs):
            raise CannotParse(f"A ladder of {len(rungs)} rungs cannot begin at rung {rung}.")
        if games < 1 or not 0 < climb <= 1:
            raise CannotParse(
                "A ladder wants a share (`climb`, above 0 and at most 1) of one game or more (`games`)."
            )
        self.rungs = tuple(rungs)
        self.climb = climb
        self.rung = rung
        self._recent: deque[bool] = deque(maxlen=games)

    @property
    def opponent(self) -> "Opponent":
        """Who stands on the present rung."""
        return self.rungs[self.rung]

    def ended(self, won: bool) -> None:
        """A game ended: did the learner win it?"""
        self._recent.append(won)
        is_full = len(self._recent) == self._recent.maxlen
        if is_full and sum(self._recent) >= self.climb * len(self._recent) and self.rung + 1 < len(self.rungs):
            self.rung += 1
            self._recent.clear()


Opponent: TypeAlias = "str | bots.Choose | Policy | OneOf | Ladder"
"""One opponent: a level, the signature of our bots, a policy, `self`, `ladder`, or one of several (`a|b`)."""
Opponents: TypeAlias = "Opponent | Sequence[Opponent]"
"""One opponent for all other seats, or one for each of them."""


def as_bot(policy: Policy) -> bots.Choose:
    """A policy as one of our bots, for the arena and `laguna evaluate`: `my_bot = as_bot(my_policy)`."""

    def choose(game: Game[Any], state: Any, seat: int, budget: Budget, rng: Rng) -> int:  # noqa: ANN401
        with needed("laguna.research.opponents.as_bot", "research"):
            import numpy as np
        # What a seat sees is the same in all worlds that it cannot tell apart.
        seen = np.frombuffer(shorts_as_memoryview(game.DRIVERS.standard.observe(state, seat)), np.int16)
        mask = np.zeros(game.ACTIONS.seat_actions, np.int8)
        mask[game.legal(state)] = 1
        return int(policy(seen, mask))

    return choose


class Learned:
    """A seat that plays by a policy; without one, at random."""

    def __init__(self, seat: int, policy: Policy | None) -> None:
        self.seat = seat
        self.policy = policy


class Crew:
    """The opponents of a learner in seat 0. Each game gets new players from here."""

    policy: Policy | None
    """The learner's own, for the opponent `self`: set it whenever it got better. Without one, `self` is random."""

    def __init__(self, opponents: Opponents, others: int, budget: str, game: str) -> None:
        """`easy`, `normal`, … are frozen here: see `laguna.bots.frozen`."""
        self._game = game
        if isinstance(opponents, str) or not isinstance(opponents, Sequence):
            # One ladder for all seats, so that it counts each game once.
            self._seats = [_read(opponents)] * others
        else:
            self._seats = [_read(one) for one in opponents]
        if len(self._seats) != others:
            given = self._seats
            named = ", ".join(map(str, given))
            raise CannotParse(
                f"There are {others} opponents, but {len(given)} levels: {named}. Give one for each other seat, "
                "one for all, or OneOf(…) to draw one for each game."
            )
        self.policy = None
        self._budget = budget
        Budget.parse(budget)
        self.ladders = list({id(one): one for seat in self._seats for one in _ladders(seat)}.values())
        self.is_random = all(one == "random" for one in self._seats)
        """Whether nobody thinks."""

    def players(self, rng: Rng) -> list[Player | Learned]:
        """New players for a game, in the order of the seats."""
        return [self._player(one, seat, rng) for seat, one in enumerate(self._seats, 1)]

    def ended(self, won: bool) -> None:
        """Tell the ladders that a game ended."""
        for ladder in self.ladders:
            ladder.ended(won)

    def _player(self, one: "Opponent", seat: int, rng: Rng) -> Player | Learned:
        while isinstance(one, OneOf | Ladder):
            one = one.opponent if isinstance(one, Ladder) else one.members[rng.below(len(one.members))]
            one = _read(one)
        if one == SELF:
            return Learned(seat, self.policy)
        if isinstance(one, str):
            return Player(bots.find(bots.frozen(one, self._game)), seat, Budget.parse(self._budget))
        if _is_policy(one):
            return Learned(seat, one)  # type: ignore[arg-type]
        return Player(one, seat, Budget.parse(self._budget))  # type: ignore[arg-type]


def _ladders(one: "Opponent") -> list[Ladder]:
    if isinstance(one, OneOf):
        return [ladder for member in one.members for ladder in _ladders(member)]
    return [one] if isinstance(one, Ladder) else []


def _read(one: "Opponent") -> "Opponent":
    """An opponent in its simplest form; an error if it is none."""
    if isinstance(one, OneOf):
        return OneOf(*(_read(member) for member in one.members))
    if isinstance(one, Ladder):
        for rung in one.rungs:
            _read(rung)
        return one
    if isinstance(one, str):
        if "|" in one:
            return OneOf(*(_read(part.strip()) for part in one.split("|")))
        if one == LADDER:
            return Ladder()
        if one != SELF:
            bots.find(one)
        return one
    _is_policy(one)
    return one


def _is_policy(one: Any) -> bool:  # noqa: ANN401 - anything that a user passes
    """Whether a callable is a policy (two arguments) or has the signature of our bots (five)."""
    for number, is_policy in ((2, True), (5, False)):
        try:
            signature(one).bind(*[None] * number)
        except (TypeError, ValueError):
            continue
        return is_policy
    raise CannotParse(
        f"{one!r} is no opponent. Give a level ({', '.join(bots.LEVELS)}, mixed:0.3), {SELF!r}, {LADDER!r}, "
        "OneOf(…), a policy (observation, mask) -> action, or a function with the arguments of laguna.bots.Choose."
    )
