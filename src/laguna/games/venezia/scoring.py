"""How it came out: the farthest gondola wins (V-END-3)."""

from laguna.kernel.game import Item, Result

from .ending import ENDS
from .state import State
from .tables import SOURCES


def result(s: State) -> Result:
    """The scores are the spaces; gondolas are level only on the start space, and then they share a place."""
    scores = tuple(s.at[: s.seats])
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Result(scores, ranks, tuple(end for i, end in enumerate(ENDS) if s.ended >> i & 1))


def account(s: State) -> list[Item]:
    """Where every space came from."""
    return [
        Item(seat, s.tally[seat * len(SOURCES) + source], name)
        for seat in range(s.seats)
        for source, name in enumerate(SOURCES)
        if s.tally[seat * len(SOURCES) + source]
    ]
