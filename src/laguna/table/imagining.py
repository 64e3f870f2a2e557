"""A seat's next turn before it has come: as the seat knows the table, and as if the others did hardly anything.

Nobody knows what others will do, so the rules play on in a world that the seat cannot tell from the truth. Of what
others may do, that is done which changes least for everybody: they pass where the rules let them. So what is
planned there is planned by the rules, and nothing in it tells the seat more than it knows. The same position gives
the same world.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import zip_longest
from typing import Any

import msgspec

from laguna.kernel.chance import Rng, pick
from laguna.kernel.game import CHANCE, OVER, Game

SEED = 20
"""From this all imagined worlds are dealt; it must not depend on anything that a seat does not know."""
LOOKED_AT = 400
"""So many positions are looked at before a turn goes on from the one that is nearest to its end."""
ENDS = 48
"""So many ends of a turn are compared at most."""
PARTS = 12
"""In so many parts a turn is imagined, at most."""
TURNS = 24
"""So many turns are imagined before a seat has one again, at most."""


def is_own_turn(game: Game[Any], s: Any, seat: int) -> bool:  # noqa: ANN401 - the state is the game's own
    """Is it a seat's own turn, whoever is asked something in it?"""
    return game.view(s, seat).on_turn in (seat, -1)


def next_turn(game: Game[Any], s: Any, seat: int, planned: Sequence[Sequence[int]] = ()) -> Any:  # noqa: ANN401
    """The beginning of a seat's next turn, or of the one behind turns that are planned already.

    None if the game may be over before, or if it cannot be imagined. A turn that cannot be played there gives its
    place among the planned ones.
    """
    rng = Rng(SEED)
    world = game.redeal(s, seat, rng)
    found = _go_on(game, world, seat, rng, _turn_now(game, world, seat))
    for place, actions in enumerate(planned):
        if found is None:
            return None
        began = game.turns(found)
        for action in actions:
            if not can_do(game, found, seat, began, action):
                return place
            game.apply(found, action)
        found = _go_on(game, found, seat, rng, began)
    return found


def can_do(game: Game[Any], s: Any, seat: int, began: int, action: int) -> bool:  # noqa: ANN401
    """May a seat do this in its turn, which is still the same?"""
    return game.turn(s) == seat and game.turns(s) == began and action in game.legal(s)


def _turn_now(game: Game[Any], s: Any, seat: int) -> int:  # noqa: ANN401
    """The turn that is on if it is the seat's own, so that the next one is another; -1 if it is not."""
    return game.turns(s) if is_own_turn(game, s, seat) else -1


def _go_on(game: Game[Any], s: Any, seat: int, rng: Rng, began: int) -> Any:  # noqa: ANN401
    """The beginning of the first turn of a seat that is not the turn `began`."""
    last = game.turns(s) + TURNS
    while s is not None and game.turns(s) <= last:
        turn = game.turn(s)
        if turn == OVER:
            return None
        if turn == CHANCE:
            game.apply(s, pick(rng, game.legal(s), game.weights(s)))
        elif game.turns(s) != began and is_own_turn(game, s, seat):
            if turn == seat:
                return s
            # Somebody else is asked something before the seat is.
            game.apply(s, game.legal(s)[0])
        else:
            s = _end_turn(game, s, rng)
    return None


def _end_turn(game: Game[Any], s: Any, rng: Rng) -> Any:  # noqa: ANN401
    """A turn played to its end in a way that changes little; None if no end is found."""
    for _ in range(PARTS):
        s, ended = _look_ahead(game, s, rng)
        if ended:
            return s
    return None


def _look_ahead(game: Game[Any], s: Any, rng: Rng) -> tuple[Any, bool]:  # noqa: ANN401
    """Of some ends of the turn the one that changes least for everybody, or a position on the way to one."""
    turns = game.turns(s)
    count = 0
    front: list[tuple[int, int, int, Any]] = [(0, 0, 0, s)]
    deepest = front[0]
    ends: list[Any] = []
    while front and count < LOOKED_AT and len(ends) < ENDS:
        events, depth, _, one = heappop(front)
        if game.turns(one) != turns or game.turn(one) == OVER:
            ends.append(one)
            continue
        if depth > deepest[1]:
            deepest = (events, depth, 0, one)
        legal = game.legal(one)
        if game.turn(one) == CHANCE:
            legal = [pick(rng, legal, game.weights(one))]
        for action in legal:
            then = game.copy(one)
            then.log = []
            game.apply(then, action)
            told = len(then.log)
            then.log = None
            count += 1
            heappush(front, (events + told, depth + 1, count, then))
    if not ends:
        return deepest[3], False
    before = _seen(game, s)
    return min(ends, key=lambda one: _differences(before, _seen(game, one))), True


def _seen(game: Game[Any], s: Any) -> Any:  # noqa: ANN401
    """What everybody sees, as plain values."""
    return msgspec.to_builtins(game.view(s, -1))


def _differences(one: Any, other: Any) -> int:  # noqa: ANN401
    """In how many values two views differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        return sum(_differences(one.get(key), other.get(key)) for key in one.keys() | other.keys())
    if isinstance(one, list) and isinstance(other, list):
        pairs = zip_longest(one, other)
        return sum(_differences(a, b) for a, b in pairs)
    return int(one != other)
