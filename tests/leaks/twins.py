"""Twins: the lines of two games that one seat cannot tell apart, though something hidden differs."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from laguna.kernel.chance import Rng
from laguna.kernel.game import OVER, start
from laguna.kernel.registry import load
from laguna.table import Line

from ..server.test_leaks import cannot_tell, pair

TRIES = 12
"""How many actions are tried that look the same, before the twins end."""


class Twins(NamedTuple):
    """Two games."""

    game: str
    seats: int
    seat: int
    """Who cannot tell them apart."""
    lines: tuple[list[Line], list[Line]]
    differ: int
    """The number of the first line that differs."""

    def turns(self) -> list[tuple[int, int]]:
        """Each decision: the number of its line, and of the one behind its draws.

        The last one is left out: its draws may be missing, and the game may be over then.
        """
        at = [n for n, line in enumerate(self.lines[0]) if line.seat >= 0]
        return list(pairwise(at))


def twins(name: str, seats: int, seat: int, seed: int, most: int = 400) -> Twins | None:
    """Two games of at most so many lines; None if nothing hidden came up, or if it came to light at once."""
    game, rng = load(name), Rng(seed)
    one, other = (start(game, seats, {}) for _ in range(2))
    lines: tuple[list[Line], list[Line]] = ([], [])
    first = rng.below(60)
    differ = -1
    while len(lines[0]) < most and game.turn(one) != OVER:
        assert game.turn(one) == game.turn(other), "whose turn it is"
        wanted = differ < 0 and len(lines[0]) >= first
        found = _next(game, one, other, seat, rng, wanted, differ >= 0)
        if found is None:
            break
        if differ < 0 and found[0] != found[1]:
            differ = len(lines[0])
        for s, action, side in zip((one, other), found, lines, strict=True):
            side.append(Line(game.turn(s), game.ACTIONS.name(action)))
            game.apply(s, action)
    return Twins(name, seats, seat, lines, differ) if 0 <= differ < len(lines[0]) - 10 else None


def _next(
    game: Any,  # noqa: ANN401
    one: Any,  # noqa: ANN401
    other: Any,  # noqa: ANN401
    seat: int,
    rng: Rng,
    wanted: bool,
    differ: bool,
) -> tuple[int, int] | None:
    """An action in each game that looks the same to the seat; the same in both, unless a difference is wanted."""
    legal = game.legal(one)
    for _ in range(TRIES):
        do = legal[rng.below(len(legal))]
        if wanted:
            return pair(game, one, other, seat, rng, do)
        if not differ or (do in game.legal(other) and cannot_tell(game, one, other, seat, do, do)):
            return do, do
    if game.turn(one) == seat:
        return None
    there = game.legal(other)
    for _ in range(TRIES):
        do, do_there = legal[rng.below(len(legal))], there[rng.below(len(there))]
        if cannot_tell(game, one, other, seat, do, do_there):
            return do, do_there
    return None


def many(name: str, seats: int, seed: int) -> Iterator[Twins]:
    """Twins without end, for one seat after the other."""
    while True:
        seed += 1
        if found := twins(name, seats, seed % seats, seed):
            yield found
