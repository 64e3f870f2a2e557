"""Checks of the promises that every game makes. Any test can call them, for our games and for those of others.

    from laguna.testing import check_game
    check_game(my_game)

Words and drawings are not among them. All checks raise `AssertionError`. `tests/test_contract.py` runs them on
every game found, and plants faults to see that they are noticed.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from laguna.kernel.chance import PlainDraws, Rng, SeededDraws
from laguna.kernel.event import Event, sees
from laguna.kernel.game import CHANCE, OVER, Game, start
from laguna.kernel.worth import appraise


def fingerprint(game: Game[Any], s: Any, seats: int) -> bytes:  # noqa: ANN401
    """Everything anybody can see of a state, the public included."""
    views = [game.view(s, seat) for seat in range(-1, seats)]
    return msgspec.json.encode([views, game.legal(s)])


def check_legal(game: Game[Any], s: Any) -> None:  # noqa: ANN401
    """There are legal actions; they are sorted, unique, in the action space, and draws only at `CHANCE`."""
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
    """A copy is equal, and changing it does not change the original."""
    before = fingerprint(game, s, seats)
    twin = game.copy(s)
    assert fingerprint(game, twin, seats) == before
    game.apply(twin, action)
    game.check(twin)
    assert fingerprint(game, s, seats) == before
    assert fingerprint(game, twin, seats) != before


def events_of(game: Game[Any], s: Any, action: int, seat: int) -> tuple[list[Event], Any]:  # noqa: ANN401
    """Do an action on a copy; return the events that a seat sees, and the copy."""
    t = game.copy(s)
    t.log = []
    game.apply(t, action)
    return [event for event in t.log if sees(seat, event)], t


def check_secrecy(game: Game[Any], s: Any, seat: int, rng: Rng) -> None:  # noqa: ANN401
    """A seat sees the same in the truth and in a redeal of it, now and after every action legal in both."""
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


def check_worth(game: Game[Any], s: Any, seat: int, rng: Rng) -> None:  # noqa: ANN401
    """What a seat is told about the worth of things is the same in the truth and in a redeal, to the byte."""
    world = game.redeal(s, seat, rng)
    legal = game.legal(s) if game.turn(s) == seat else []
    told = appraise(game, s, seat)
    asked = ["", *(asset.id for asset in told.assets), *map(game.ACTIONS.name, legal[:: max(1, len(legal) // 4)])]
    for of in asked:
        assert _told(game, s, seat, of) == _told(game, world, seat, of), f"worth of {of!r} to seat {seat}"
    for one in told.sums:
        assert 0 <= one.seat < s.seats


def _told(game: Game[Any], s: Any, seat: int, of: str) -> bytes:  # noqa: ANN401
    """What is told, by the game itself if it tells anything, so that nothing else keeps its secrets for it."""
    return msgspec.json.encode(game.WORTH(s, seat, of) if game.WORTH else appraise(game, s, seat, of))


def check_canonical(game: Game[Any], s: Any, seat: int, seed: int, seats: int) -> None:  # noqa: ANN401
    """The same generator gives the same world from every world of the information set."""
    straight = game.redeal(s, seat, Rng(seed))
    around = game.redeal(game.redeal(s, seat, Rng(seed + 1)), seat, Rng(seed))
    assert fingerprint(game, straight, seats) == fingerprint(game, around, seats)


class Taste:
    """A random player who prefers some verbs to others; the seed decides which.

    Uniform play passes half of its turns and rarely empties a pile. Players with tastes reach such positions.
    """

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self._likes: dict[str, int] = {}

    def choose(self, game: Game[Any], legal: list[int]) -> int:
        """One of the legal actions: first a verb by taste, then any action with that verb."""
        verbs: dict[str, list[int]] = {}
        for action in legal:
            verbs.setdefault(game.ACTIONS.span(action).verb, []).append(action)
        for verb in verbs:
            if verb not in self._likes:
                self._likes[verb] = (1, 4, 16, 64)[self.rng.below(4)]
        x = self.rng.below(sum(self._likes[verb] for verb in verbs))
        for verb, actions in verbs.items():
            x -= self._likes[verb]
            if x < 0:
                return actions[self.rng.below(len(actions))]
        raise AssertionError


def walk(
    game: Game[Any],
    seats: int,
    seed: int,
    options: dict[str, str] | None = None,
    log: bool = False,
    turns: int = 400,
) -> Iterator[tuple[Any, int]]:
    """Play a random game: yield the state (which then changes) and the next action, and at the end `OVER`."""
    s = start(game, seats, options)
    if log:
        s.log = []
    taste = Taste(seed)
    draws = SeededDraws(seed) if seed % 2 else PlainDraws(Rng(seed))
    while game.turn(s) != OVER and game.turns(s) < turns:
        legal = game.legal(s)
        if game.turn(s) == CHANCE:
            action = draws.draw(game.ACTIONS, legal, game.weights(s))
        else:
            action = taste.choose(game, legal)
        yield s, action
        game.apply(s, action)
    yield s, OVER


def check_result(game: Game[Any], s: Any, seats: int) -> None:  # noqa: ANN401
    """Places follow points, and the account adds up to them."""
    result = game.result(s)
    assert len(result.scores) == len(result.ranks) == seats
    assert min(result.ranks) == 1
    for one in range(seats):
        better = sum(result.ranks[other] < result.ranks[one] for other in range(seats))
        assert result.ranks[one] == better + 1
        for other in range(seats):
            if result.scores[one] > result.scores[other]:
                assert result.ranks[one] <= result.ranks[other]
        assert sum(item.points for item in game.account(s) if item.seat == one) == result.scores[one]


def check_game(game: Game[Any], games: int = 4) -> None:
    """Play some random games with every number of seats, and check all promises along the way."""
    for seats in game.SEATS:
        for seed in range(games):
            for n, (s, action) in enumerate(walk(game, seats, seed)):
                check_legal(game, s)
                game.check(s)
                if action == OVER:
                    if game.turn(s) == OVER:
                        check_result(game, s, seats)
                    break
                if n % 5 == 0:
                    check_copy(game, s, action, seats)
                    for seat in range(-1, seats):
                        check_secrecy(game, s, seat, Rng(n))
                        check_worth(game, s, seat, Rng(n))
                        check_canonical(game, s, seat, n, seats)
