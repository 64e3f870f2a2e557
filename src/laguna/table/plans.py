"""Plans: what a seat wants done when its turn comes, and what to do if that is not possible then.

A plan is a list of turns. Each turn has one or more ways to play it, the best first: the first that the rules
allow when the turn comes is played, to the end of the turn or to the first draw. If none is allowed, nothing is
done.

Nothing in here acts, stores or waits. `board` is the table on which a seat plans, made by the rules themselves
(`imagining`); `keep` checks a plan there; `go_on` says what it does now.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, Literal, NamedTuple

import msgspec

from laguna.kernel.errors import CannotParse
from laguna.kernel.event import sees
from laguna.kernel.game import OVER, Game
from laguna.kernel.registry import load

from . import wording
from .imagining import can_do, is_own_turn, next_turn
from .log import Line, Log, Origin
from .plan_messages import PlannedTurn
from .table import Table

REMEMBERED = 64
"""So much is remembered about a position at most."""


class KeptWay(msgspec.Struct, array_like=True):
    """A way to play a turn, as it is stored."""

    do: list[str]
    """What is done, in notation."""
    same: bool
    """Only if it tells the same as when it was planned?"""
    told: str
    """A fingerprint of what it told then."""


Kept = list[list[KeptWay]]
"""A plan as it is stored: its turns, and the ways to play each."""


class Misfit(NamedTuple):
    """Why something cannot be planned."""

    why: Literal["not_legal", "unfinished", "cannot_imagine"]
    """It is against the rules, the turn would not be over, or the turn may never come."""
    turn: int = -1
    """In which of the planned turns, from 0; -1 if in the one that is being put together."""
    way: int = 0
    """In which way to play it, from 0."""
    do: str = ""
    """The action."""


FINISHED: Final = -1
"""What `go_on` says when all is done that was planned for this turn."""
MISFIT: Final = -2
"""The same when no way to play it is possible."""
TAKEN: Final = -3
"""The same when the player has done something else in this turn."""


def may_plan(log: Log, seat: int) -> bool:
    """May a seat plan now: while others play?"""
    return 0 <= seat < log.seats and log.turn != OVER and not is_own_turn(log.game, log.state, seat)


def comes_now(log: Log, seat: int) -> bool:
    """Has the turn of a seat come, so that a plan may act?"""
    return log.turn == seat and is_own_turn(log.game, log.state, seat)


def board(log: Log, seat: int, turns: Sequence[PlannedTurn], done: Sequence[str]) -> Table | Misfit:
    """The table on which a seat plans: at its next turn behind those that are planned, with some actions done."""
    world = _world(log, seat, [turn.ways[0].do for turn in turns])
    if isinstance(world, Misfit):
        return world
    table = Table(Log(log.game, log.seats, log.options, Origin(world, 0, [])))
    began = log.game.turns(world)
    for name in done:
        action = _number(log.game, name)
        if action < 0 or not can_do(log.game, table.log.state, seat, began, action):
            return Misfit("not_legal", len(turns), do=name)
        table.log.extend([Line(seat, log.game.ACTIONS.name(action))])
    return table


def _world(log: Log, seat: int, planned: Sequence[Sequence[str]]) -> Any:  # noqa: ANN401 - the game's own state
    """The beginning of a seat's next turn behind those that are planned, or why there is none."""
    game = log.game
    key = "plan", repr([seat, planned])
    if key in log.known:
        found = log.known[key]
    else:
        found = next_turn(game, log.state, seat, [[_number(game, name) for name in do] for do in planned])
        if len(log.known) < REMEMBERED:
            log.known[key] = found
    if found is None:
        return Misfit("cannot_imagine")
    return Misfit("not_legal", found) if isinstance(found, int) else found


def _number(game: Game[Any], name: str) -> int:
    """The number of an action of a seat; -1 if there is none like it."""
    try:
        number = game.ACTIONS.number(name)
    except CannotParse:
        return -1
    return number if number < game.ACTIONS.seat_actions else -1


def keep(log: Log, seat: int, turns: Sequence[PlannedTurn]) -> Kept | Misfit:
    """A plan as it is stored; or what of it is not possible, as far as can be known now."""
    kept: Kept = []
    for at, turn in enumerate(turns):
        world = _world(log, seat, [one.ways[0].do for one in turns[:at]])
        if isinstance(world, Misfit):
            return world
        ways = []
        for place, way in enumerate(turn.ways):
            found = _play(log.game, world, seat, way.do)
            if isinstance(found, str):
                return Misfit("not_legal", at, place, found)
            told, ended = found
            if not ended:
                return Misfit("unfinished", at, place)
            ways.append(KeptWay(way.do, way.same, told))
        kept.append(ways)
    return kept


def _play(game: Game[Any], s: Any, seat: int, do: Sequence[str]) -> tuple[str, bool] | str:  # noqa: ANN401
    """A fingerprint of what some actions in a row would tell a seat, and whether its turn ends with them.

    If one of them is not possible, that one.
    """
    then = game.copy(s)
    then.log = []
    began = game.turns(then)
    for name in do:
        action = _number(game, name)
        if action < 0 or not can_do(game, then, seat, began, action):
            return name
        game.apply(then, action)
    told = [(event.key, event.args) for event in then.log if sees(seat, event)]
    digest = blake2b(msgspec.json.encode(told, order="sorted"), digest_size=12).hexdigest()
    return digest, game.turn(then) != seat or game.turns(then) != began


class Next(NamedTuple):
    """What comes next in a turn that is planned and has come."""

    action: int
    """The number of an action; or `FINISHED`, `MISFIT` or `TAKEN`."""
    last: bool = False
    """Is it the last one of this turn?"""


def go_on(log: Log, seat: int, ways: Sequence[KeptWay]) -> Next:
    """What comes next in a turn that is planned and has come."""
    game = log.game
    done, by_plan = log.own_steps(seat)
    if not by_plan:
        return Next(TAKEN)
    names = [game.ACTIONS.name(action) for action in done]
    for way in ways:
        rest = way.do[len(names) :]
        if way.do[: len(names)] != names:
            continue
        if not rest:
            return Next(FINISHED)
        found = _play(game, log.state, seat, rest)
        if isinstance(found, tuple) and (names or not way.same or found[0] == way.told):
            return Next(_number(game, rest[0]), len(rest) == 1)
    return Next(MISFIT)


def texts(game: str, do: Sequence[str], lang: str) -> list[str]:
    """Some actions in words."""
    space = load(game).ACTIONS
    return [wording.action(lang, game, space.number(name), True).text for name in do]
