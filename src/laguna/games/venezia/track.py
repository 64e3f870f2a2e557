"""The way of the gondolas (V-MOVE)."""

from laguna.kernel.event import Event

from . import ending
from .state import State
from .tables import (
    ALONG,
    CROSSING,
    CROSSING_AGAIN,
    FROM_GOLD,
    FROM_JUMPS,
    LAST_SPACE,
    SOURCES,
)


def is_free(s: State, space: int, seat: int) -> bool:
    """Is no other gondola there? 10 and 45 are one space, and a gondola blocks both numbers (V-MOVE-2)."""
    place = CROSSING if space == CROSSING_AGAIN else space
    for other in range(s.seats):
        at = s.at[other]
        if other != seat and (CROSSING if at == CROSSING_AGAIN else at) == place:
            return False
    return True


def lies_along(s: State, seat: int, quarters: int) -> bool:
    """Does a seat's gondola lie along one of these quarters? None lies along the start and the posts."""
    at = s.at[seat]
    return at <= LAST_SPACE and ALONG[at] & quarters != 0


def target(s: State, seat: int, spaces: int) -> int:
    """Where a gondola would come to lie: occupied spaces are jumped and not counted (V-MOVE-1)."""
    at = s.at[seat]
    for _ in range(spaces):
        at += 1
        while not is_free(s, at, seat):
            at += 1
    return at


def move(s: State, seat: int, spaces: int, source: int) -> None:
    """Move a gondola, which may end the game (V-END-1)."""
    at = target(s, seat, spaces)
    s.tally[seat * len(SOURCES) + source] += spaces
    s.tally[seat * len(SOURCES) + FROM_JUMPS] += at - s.at[seat] - spaces
    arrives = s.at[seat] < LAST_SPACE <= at
    s.at[seat] = at
    if s.log is not None:
        s.log.append(Event("moved", {"seat": seat, "spaces": spaces, "space": at}))
    if arrives and s.exchanged < 0:
        ending.note(s, ending.SPACE_BY_GOLD if source == FROM_GOLD else ending.SPACE_BY_BUILDING)
