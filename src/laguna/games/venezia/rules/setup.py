"""Setting up: the pieces, the first player and the hands (V-SET)."""

from collections.abc import Mapping
from typing import Final

from laguna.kernel.action import Buffer
from laguna.kernel.cells import cells_of, i64
from laguna.kernel.event import Event

from . import actions as a
from . import handover, market
from . import questions as q
from .constants import (
    DECK,
    EMPTY,
    HEX_BIT,
    HEX_COUNT,
    HEX_QUARTER,
    HOUSE,
    STANDING,
    START_HAND,
    START_HEXES,
    START_SUPPLY,
    SWAMP,
    SWAMP_COUNTS,
    TREASURE_COUNTS,
)
from .state import State

SEATS: Final[tuple[int, ...]] = (2, 3, 4, 5)
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "stall_rounds": ("2", "0", "1", "3", "5", "10"),
    "imaginary_house": ("discard", "build"),
    "draw": ("must", "may"),
    "reshuffle": ("needed", "at_once"),
}
"""What a table can agree on, with the values of each; the first one is the default."""
ADDED_OPTIONS: Final[frozenset[str]] = frozenset({"imaginary_house", "draw", "reshuffle"})
"""Options that came after the first records of these rules: a header leaves them out at their default."""


def new(seats: i64, options: Mapping[str, str] = {}) -> State:
    """V-SET-1 to V-SET-5: the table before the first draw."""
    s = State()
    s.seats = seats
    s.parties = seats + 1 if seats == 2 else seats
    chosen = {name: options.get(name, values[0]) for name, values in OPTIONS.items()}
    s.stall_rounds = int(chosen["stall_rounds"])
    s.imaginary_builds = chosen["imaginary_house"] == "build"
    s.may_skip_draw = chosen["draw"] == "may"
    s.reshuffles_at_once = chosen["reshuffle"] == "at_once"
    for hex in range(HEX_COUNT):
        content = START_HEXES[hex]
        s.hexes[hex] = content
        if content == SWAMP:
            s.swamp[HEX_QUARTER[hex]] |= HEX_BIT[hex]
        elif content == EMPTY:
            s.empty[HEX_QUARTER[hex]] |= HEX_BIT[hex]
        elif content == HOUSE:
            s.houses[HEX_QUARTER[hex]] += 1
    s.built = STANDING
    s.supply = cells_of(START_SUPPLY)
    s.pile = cells_of(DECK)
    s.swamp_left = cells_of(SWAMP_COUNTS)
    s.treasure_left = cells_of(TREASURE_COUNTS)
    q.draw(s, q.FIRST, -1)
    return s


def options_of(s: State) -> dict[str, str]:
    """The options of a game, as they were chosen."""
    return {
        "stall_rounds": str(s.stall_rounds),
        "imaginary_house": "build" if s.imaginary_builds else "discard",
        "draw": "may" if s.may_skip_draw else "must",
        "reshuffle": "at_once" if s.reshuffles_at_once else "needed",
    }


def legal_first(s: State, out: Buffer) -> None:
    """V-SET-1: any seat may be first."""
    for seat in range(s.seats):
        out.add(a.DRAW_FIRST + seat)


def apply_first(s: State, action: i64) -> None:
    """V-SET-1: the first player."""
    s.first = action - a.DRAW_FIRST
    s.seat = s.first
    if s.log is not None:
        s.log.append(Event("first", {"seat": s.first}))
    q.answered(s)


def deal(s: State) -> bool:
    """V-SET-3: a hand for each seat, from the first player on; then the first turn begins."""
    if s.dealt == s.seats:
        handover.begin(s)
        return True
    market.draw_cards(s, (s.first + s.dealt) % s.seats, START_HAND)
    s.dealt += 1
    return False
