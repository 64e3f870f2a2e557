"""The way of the gondolas (V-MOVE)."""

from laguna.kernel.cells import i64, raised, replaced
from laguna.kernel.event import Event

from . import ending
from .constants import (
    ALONG,
    CROSSING,
    CROSSING_AGAIN,
    FROM_GOLD,
    FROM_JUMPS,
    LAST_SPACE,
    SOURCES,
)
from .state import State


def is_free(s: State, space: i64, seat: i64) -> bool:
    """Is no other gondola there? 10 and 45 are one space, and a gondola blocks both numbers (V-MOVE-2)."""
    place = _one_number(space)
    for other in range(s.seats):
        if other != seat and _one_number(s.at[other]) == place:
            return False
    return True


def _one_number(space: i64) -> i64:
    """The number of a space, the lower one where it has two."""
    return CROSSING if space == CROSSING_AGAIN else space


def along_of(s: State, seat: i64) -> i64:
    """The quarters along which a seat's gondola lies, one bit each; none lie along the posts."""
    at = s.at[seat]
    if at > LAST_SPACE:
        return 0
    return ALONG[at]


def target(s: State, seat: i64, spaces: i64) -> i64:
    """Where a gondola would come to lie: occupied spaces are jumped and not counted (V-MOVE-1)."""
    at = s.at[seat]
    for _step in range(spaces):
        at += 1
        while not is_free(s, at, seat):
            at += 1
    return at


def move(s: State, seat: i64, spaces: i64, source: i64) -> None:
    """Move a gondola, which may end the game (V-END-1)."""
    at = target(s, seat, spaces)
    s.tally = raised(s.tally, seat * len(SOURCES) + source, spaces)
    jumped = at - s.at[seat] - spaces
    if jumped:
        s.tally = raised(s.tally, seat * len(SOURCES) + FROM_JUMPS, jumped)
    arrives = s.at[seat] < LAST_SPACE <= at
    s.at = replaced(s.at, seat, at)
    if s.log is not None:
        s.log.append(Event("moved", {"seat": seat, "spaces": spaces, "space": at}))
    if arrives and s.exchanged < 0:
        ending.note(s, ending.SPACE_BY_GOLD if source == FROM_GOLD else ending.SPACE_BY_BUILDING)
