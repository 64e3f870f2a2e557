"""The eleven deeds of the ring: which of them can be done (M-ACT-1), and how each begins."""

from laguna.kernel.cells import cells, i64

from . import building, glass, income, people, purchases
from . import questions as q
from .constants import (
    BUILD,
    BUY_FACTORY,
    BUY_PALACE,
    BUY_SHOP,
    BUY_SPECIAL,
    DEEDS,
    FACTORY,
    HIRE_OR_DISMISS,
    INCOME,
    PALACE,
    PLACE_GONDOLIER,
    PRODUCTION,
    RECRUIT,
    SHOP,
    SPECIAL,
    TAKE_GOLD,
)
from .state import State


def note_needs(s: State) -> None:
    """M-ACT-1: the least gold with which the seat on turn can do each deed of the ring."""
    needs = cells(len(DEEDS))
    needs[BUY_FACTORY] = purchases.need(s, FACTORY)
    needs[BUY_SHOP] = purchases.need(s, SHOP)
    needs[BUY_PALACE] = purchases.need(s, PALACE)
    needs[BUY_SPECIAL] = purchases.need(s, SPECIAL)
    needs[RECRUIT] = people.need_recruit(s)
    needs[PLACE_GONDOLIER] = people.need_dock(s)
    needs[BUILD] = building.need(s)
    needs[INCOME] = income.need(s)
    needs[PRODUCTION] = glass.need(s)
    needs[HIRE_OR_DISMISS] = people.need_hire(s)
    s.needs = needs


def begin(s: State, deed: i64) -> None:
    """M-TURN-1: do the deed of a space, or ask the first question about it."""
    if deed == TAKE_GOLD:
        purchases.take_two_gold(s)
    elif deed == BUY_FACTORY:
        purchases.buy_plain(s, FACTORY)
    elif deed == BUY_SHOP:
        purchases.begin_buy(s, SHOP)
    elif deed == BUY_PALACE:
        purchases.begin_buy(s, PALACE)
    elif deed == BUY_SPECIAL:
        purchases.buy_plain(s, SPECIAL)
    elif deed == RECRUIT:
        people.begin_recruit(s)
    elif deed == PLACE_GONDOLIER:
        q.ask(s, q.DOCK)
    elif deed == BUILD:
        building.begin(s)
    elif deed == INCOME:
        q.ask(s, q.INCOME)
    elif deed == PRODUCTION:
        glass.begin(s)
    else:
        q.ask(s, q.HIRE)
