"""How it came out: the farthest gondola wins (V-END-3)."""

from laguna.kernel.cells import Cells, cells
from laguna.kernel.game import Item, Result

from .constants import SOURCES
from .ending import ENDS
from .state import State


def ranks(s: State) -> Cells:
    """V-END-3: gondolas are level only on the start space, and then they share a place."""
    places = cells(s.seats, 1)
    for seat in range(s.seats):
        for other in range(s.seats):
            if s.at[other] > s.at[seat]:
                places[seat] += 1
    return places


def result(s: State) -> Result:
    """The scores are the spaces."""
    ended_by = tuple(end for i, end in enumerate(ENDS) if s.ended >> i & 1)
    return Result(tuple(s.at[: s.seats]), tuple(ranks(s)), ended_by)


def account(s: State) -> list[Item]:
    """Where every space came from."""
    return [
        Item(seat, s.tally[seat * len(SOURCES) + source], name)
        for seat in range(s.seats)
        for source, name in enumerate(SOURCES)
        if s.tally[seat * len(SOURCES) + source]
    ]
