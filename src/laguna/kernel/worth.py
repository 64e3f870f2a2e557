"""What things are worth to a seat as they stand: "if it ended now", and what a thing would bring where.

The `WORTH` of a game is a function:

    def worth(s: S, seat: int, of: str) -> Worth

It is asked for a seat (-1: the public), and may use nothing that this seat cannot know. `of` is empty for a short
account of everything, or names one thing: its id, or the notation of an action. If it is None, a seat is told
"if it ended now" from the `account`, as far as that can be known (`appraise`).
"""

from typing import Any

import msgspec

from .chance import Rng
from .game import Game, Item

WORLDS = 8
"""In so many worlds an account has to come out the same before a seat is told that it is so."""


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is counted for a thing: how much of it there is, and how much it takes."""

    key: str
    """What is counted: its name is the Fluent message `part-<key>`."""
    have: int
    """How much there is."""
    least: int = 0
    """How much it takes; 0 if all that there is counts."""
    most: int = -1
    """More than this is too much; -1 if nothing is."""

    @property
    def met(self) -> bool:
        """Is there enough of it, and not too much?"""
        return self.have >= self.least and not self.lost

    @property
    def lost(self) -> bool:
        """Is there too much of it?"""
        return 0 <= self.most < self.have


class Gain(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat would get."""

    seat: int
    """Which seat."""
    points: int
    """How many points."""
    space: int = -1
    """Where its piece would come to stand; -1 if pieces do not move for points."""
    also: str = ""
    """The id of what it would get besides; empty if there is nothing."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a thing would bring at one place."""

    id: str
    """The id of the place; behind a blank, what a part of it is called. Empty if the thing needs no place."""
    points: int
    """What the thing would bring there now, if it were scored there."""
    ready: bool = True
    """Can it be scored there, as far as that does not depend on `parts`?"""
    then: int = 0
    """What it would bring as soon as there is enough of all `parts`; 0 if nothing is missing."""
    parts: list[Part] = []
    """What is counted for it there."""
    gains: list[Gain] = []
    """What every seat would get that takes part in it."""


class Asset(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a thing would bring a seat."""

    id: str
    """The id of the thing, or the notation of an action."""
    points: int = 0
    """What it would bring if the game ended now, all things of the seat taken together."""
    at: str = ""
    """Where it would bring this; empty if it would bring nothing."""
    places: list[Place] = []
    """What it would bring where, each place by itself. In a short account only the most promising place."""


class Sum(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat would have if the game ended now."""

    seat: int
    """Which seat."""
    points: int
    """How many points, as far as can be known."""
    exact: bool = True
    """Is that all? If not, what is secret may add to it."""
    items: list[Item] = []
    """What would still be added to the points that it has."""


class Worth(msgspec.Struct, frozen=True):
    """What things are worth to a seat."""

    sums: list[Sum]
    """By seat; a seat of which nothing can be known is left out."""
    assets: list[Asset]
    """What its things would bring."""


def appraise(game: Game[Any], s: Any, seat: int, of: str = "") -> Worth:  # noqa: ANN401 - the game's own state
    """What things are worth to a seat.

    The true state is never looked at, only worlds that the seat cannot tell from it, and the same generator gives
    the same world from each of these. So the answer is the same in all of them, whatever a game does.
    """
    if game.WORTH is not None:
        return game.WORTH(game.redeal(s, seat, Rng(0)), seat, of)
    found: list[list[int]] = []
    for seed in range(WORLDS):
        world = game.redeal(s, seat, Rng(seed))
        points = [0] * world.seats
        for item in game.account(world):
            points[item.seat] += item.points
        found.append(points)
    known = [seat for seat in range(len(found[0])) if len({points[seat] for points in found}) == 1]
    return Worth([Sum(seat, found[0][seat]) for seat in known], [])
