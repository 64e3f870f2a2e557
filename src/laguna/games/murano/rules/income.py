"""Income: the shops of one island (M-INC-1)."""

from laguna.kernel.action import Buffer
from laguna.kernel.cells import i64
from laguna.kernel.event import Event

from . import actions as a
from . import questions as q
from .constants import ISLANDS, MAX_SEATS
from .purse import NEVER, take_gold
from .state import State


def colours(s: State, seat: i64, island: i64) -> i64:
    """M-INC-1: in how many colours the seat has a shop on an island."""
    n: i64 = 0
    first = (island * MAX_SEATS + seat) * 3
    for shops in range(first, first + 3):
        if s.own_shops[shops]:
            n += 1
    return n


def worth(s: State, seat: i64, island: i64) -> i64:
    """M-INC-1: a gold for each customer whose colour the seat has a shop of there, one shop a colour."""
    gold: i64 = 0
    customers = island * 3
    first = (island * MAX_SEATS + seat) * 3
    for shops in range(first, first + 3):
        if s.own_shops[shops]:
            gold += s.customers[customers]
        customers += 1
    return gold


def need(s: State) -> i64:
    """Nothing to pay, but an island must pay something (M-ACT-1)."""
    for island in range(len(ISLANDS)):
        if worth(s, s.seat, island):
            return 0
    return NEVER


def legal_income(s: State, out: Buffer) -> None:
    """The islands that pay at least 1 gold."""
    for island in range(len(ISLANDS)):
        if worth(s, s.seat, island):
            out.add(a.INCOME_AT + island)


def apply_income(s: State, action: i64) -> None:
    """Nobody else receives any."""
    island = action - a.INCOME_AT
    gold = worth(s, s.seat, island)
    take_gold(s, s.seat, gold)
    if s.log is not None:
        s.log.append(Event("income", {"seat": s.seat, "island": ISLANDS[island], "gold": gold}))
    q.answered(s)
