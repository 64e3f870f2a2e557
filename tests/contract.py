"""What every game promises, as checks that a test can call on any game and any position.

They raise AssertionError; `tests/test_contract.py` runs them on every game found, and plants faults to see that
they are noticed.
"""

from typing import Any

import msgspec

from laguna.kernel.chance import Rng
from laguna.kernel.event import Event, sees
from laguna.kernel.game import CHANCE, OVER, Game


def fingerprint(game: Game[Any], s: Any, seats: int) -> bytes:  # noqa: ANN401
    """Everything anybody can see of a state, the public included."""
    views = [game.view(s, seat) for seat in range(-1, seats)]
    return msgspec.json.encode([views, game.legal(s)])


def check_legal(game: Game[Any], s: Any) -> None:  # noqa: ANN401
    """Legal actions are sorted, without duplicates, in the table, of the right sort, and there is one."""
    legal = game.legal(s)
    turn = game.turn(s)
    if turn == OVER:
        assert legal == []
        return
    assert legal, f"nothing is legal at {game.question(s)}"
    assert legal == sorted(set(legal))
    draws = [action >= game.ACTIONS.seat_actions for action in legal]
    assert all(draws) if turn == CHANCE else not any(draws)
    assert legal[-1] < len(game.ACTIONS)
    if turn == CHANCE:
        weights = game.weights(s)
        assert len(weights) == len(legal)
        assert min(weights) > 0
        assert all(isinstance(weight, int) for weight in weights)


def check_copy(game: Game[Any], s: Any, action: int, seats: int) -> None:  # noqa: ANN401
    """A copy is equal, and neither changes with the other."""
    before = fingerprint(game, s, seats)
    twin = game.copy(s)
    assert fingerprint(game, twin, seats) == before
    game.apply(twin, action)
    game.check(twin)
    assert fingerprint(game, s, seats) == before
    assert fingerprint(game, twin, seats) != before


def events_of(game: Game[Any], s: Any, action: int, seat: int) -> tuple[list[Event], Any]:  # noqa: ANN401
    """What a seat is told when an action is done on a copy, and the copy."""
    t = game.copy(s)
    t.log = []
    game.apply(t, action)
    return [event for event in t.log if sees(seat, event)], t


def check_secrecy(game: Game[Any], s: Any, seat: int, rng: Rng) -> None:  # noqa: ANN401
    """A seat sees the same in the truth and in a redeal of it, now and after whatever is legal in both."""
    world = game.redeal(s, seat, rng)
    game.check(world)
    assert game.view(world, seat) == game.view(s, seat), f"view of seat {seat} at {game.question(s)}"
    assert msgspec.json.encode(game.view(world, seat)) == msgspec.json.encode(game.view(s, seat))
    assert game.turn(world) == game.turn(s)
    assert game.question(world) == game.question(s)
    assert game.turns(world) == game.turns(s)
    legal, other = game.legal(s), game.legal(world)
    if seat >= 0 and game.turn(s) == seat:
        assert legal == other, f"legal actions of seat {seat} at {game.question(s)}"
    for action in range(0, game.ACTIONS.seat_actions, 7):
        assert game.why(s, seat, action) == game.why(world, seat, action)
    for action in sorted(set(legal) & set(other)):
        told, t = events_of(game, s, action, seat)
        told_there, t_there = events_of(game, world, action, seat)
        assert told == told_there, f"events of seat {seat} after {game.ACTIONS.name(action)}"
        assert game.view(t, seat) == game.view(t_there, seat), f"view after {game.ACTIONS.name(action)}"


def check_canonical(game: Game[Any], s: Any, seat: int, seed: int, seats: int) -> None:  # noqa: ANN401
    """The same generator gives the same world from every world of the information set."""
    straight = game.redeal(s, seat, Rng(seed))
    around = game.redeal(game.redeal(s, seat, Rng(seed + 1)), seat, Rng(seed))
    assert fingerprint(game, straight, seats) == fingerprint(game, around, seats)
