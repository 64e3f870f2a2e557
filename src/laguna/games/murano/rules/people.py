"""Characters and gondoliers (M-REC-1, M-GON-1, M-HIRE-1, M-SB-INN, M-SB-HOSTEL, M-SB-PUB, M-SB-HARBOUR,
M-SB-HALL)."""

from typing import Final

from laguna.kernel.action import Buffer
from laguna.kernel.cells import bit, count_bits, i64, raised, replaced
from laguna.kernel.event import Event, all_but, only

from . import actions as a
from . import questions as q
from .constants import (
    CARDS,
    CHARACTERS,
    COUNCIL_HALL,
    DOCK_ISLAND,
    DOCKS,
    HARBOUR,
    HARBOUR_PUB,
    HOSTEL,
    INN,
    ISLANDS,
    OWN_DOCKS,
    VP_PUB,
)
from .piles import NONE_KEPT
from .purse import NEVER, pay_gold, score, take_gold
from .state import State

_DRAWN: Final[i64] = CARDS["characters"]["drawn"]
_DRAWN_HOSTEL: Final[i64] = CARDS["special_cards"]["hostel_drawn"]
_FIRST_PRICE: Final[i64] = CARDS["characters"]["price"]
_INN_LESS: Final[i64] = CARDS["special_cards"]["inn_discount"]
OWN_DOCK: Final[i64] = CARDS["gondoliers"]["own_dock"]
"""The price of a dock of one's own colour, for whoever has no Harbour."""
OTHER_DOCK: Final[i64] = CARDS["gondoliers"]["other_dock"]
"""The price of any other dock, for whoever has no Harbour."""
_HARBOUR_OWN: Final[i64] = CARDS["gondoliers"]["harbour_own_dock"]
_HARBOUR_OTHER: Final[i64] = CARDS["gondoliers"]["harbour_other_dock"]
_HIRE: Final[i64] = CARDS["gondoliers"]["hire"]
_DISMISS: Final[i64] = CARDS["gondoliers"]["dismiss"]
_COUNCIL_HIRE: Final[i64] = CARDS["gondoliers"]["council_hire"]
_COUNCIL_DISMISS: Final[i64] = CARDS["gondoliers"]["council_dismiss"]
PUB_VP: Final[i64] = CARDS["special_cards"]["pub_vp"]
"""The points of the Harbour Pub for a gondolier that is placed."""


def recruit_price(s: State, seat: i64) -> i64:
    """M-REC-1: the first character costs 1, each further one 1 more; M-SB-INN: 2 less, not below 0."""
    gold = _FIRST_PRICE + count_bits(s.people[seat])
    if s.working[seat] & INN:
        gold -= _INN_LESS
        if gold < 0:
            return 0
    return gold


def need_recruit(s: State) -> i64:
    """The seat needs the price before it draws, and there must be a card in the pile."""
    if s.characters.is_empty():
        return NEVER
    return recruit_price(s, s.seat)


def begin_recruit(s: State) -> None:
    """M-REC-1: draw 3 (M-SB-HOSTEL: 5), or as many as there are."""
    wanted = _DRAWN_HOSTEL if s.working[s.seat] & HOSTEL else _DRAWN
    s.to_draw = min(wanted, s.characters.size())
    q.ask(s, q.DRAW_CHARACTERS)


def legal_draw_characters(s: State, out: Buffer) -> None:
    """The characters that can be on top of the pile."""
    out.add_bits(a.DRAW_CHARACTER, s.characters.next_cards())


def apply_draw_characters(s: State, action: i64) -> None:
    """Only the seat that recruits sees the cards."""
    card = action - a.DRAW_CHARACTER
    s.characters.draw(s.seat, card)
    if s.log is not None:
        s.log.append(Event("drew_character", {"seat": s.seat}, all_but(s.seat)))
        seen: dict[str, int | str] = {"seat": s.seat, "character": CHARACTERS[card]}
        s.log.append(Event("drew_character_seen", seen, only(s.seat)))
    s.to_draw -= 1
    if not s.to_draw:
        q.answered(s)
        q.ask(s, q.CHARACTER)


def legal_character(s: State, out: Buffer) -> None:
    """M-REC-1: keep one, or none."""
    out.add_bits(a.KEEP_CHARACTER, s.characters.drawn)
    out.add(a.DECLINE)


def apply_character(s: State, action: i64) -> None:
    """Keep one and pay, or keep none and pay nothing; the rest goes under the pile."""
    if action == a.DECLINE:
        s.characters.keep(NONE_KEPT)
        if s.log is not None:
            s.log.append(Event("declined", {"seat": s.seat}))
    else:
        card = action - a.KEEP_CHARACTER
        gold = recruit_price(s, s.seat)
        pay_gold(s, s.seat, gold)
        s.characters.keep(card)
        s.people = replaced(s.people, s.seat, s.people[s.seat] | bit(card))
        if s.log is not None:
            s.log.append(Event("recruited", {"seat": s.seat, "gold": gold}, all_but(s.seat)))
            seen: dict[str, int | str] = {"seat": s.seat, "gold": gold, "character": CHARACTERS[card]}
            s.log.append(Event("recruited_seen", seen, only(s.seat)))
    q.answered(s)


def dock_price(s: State, seat: i64, dock: i64) -> i64:
    """M-GON-1: a dock of one's own colour is cheaper than any other."""
    return own_price(s, seat) if OWN_DOCKS[seat] >> dock & 1 else other_price(s, seat)


def own_price(s: State, seat: i64) -> i64:
    """M-GON-1: 2 on a dock of one's own colour; M-SB-HARBOUR: 1."""
    return _HARBOUR_OWN if s.working[seat] & HARBOUR else OWN_DOCK


def other_price(s: State, seat: i64) -> i64:
    """M-GON-1: 5 on a dock of another colour; M-SB-HARBOUR: 3."""
    return _HARBOUR_OTHER if s.working[seat] & HARBOUR else OTHER_DOCK


def is_free(s: State, dock: i64) -> bool:
    """Is there such a dock in this game, and nobody on it?"""
    return s.dock_room >> dock & 1 == 1


def need_dock(s: State) -> i64:
    """The cheapest free dock, if there is a gondolier in hand."""
    if not s.hand[s.seat] or not s.dock_room:
        return NEVER
    return own_price(s, s.seat) if s.dock_room & OWN_DOCKS[s.seat] else other_price(s, s.seat)


def legal_dock(s: State, out: Buffer) -> None:
    """The free docks the seat can pay for."""
    if s.gold[s.seat] >= other_price(s, s.seat):
        out.add_bits(a.DOCK, s.dock_room)
    elif s.gold[s.seat] >= own_price(s, s.seat):
        out.add_bits(a.DOCK, s.dock_room & OWN_DOCKS[s.seat])


def apply_dock(s: State, action: i64) -> None:
    """M-GON-1: the gondolier stays to the end; M-SB-PUB: 1 point."""
    dock = action - a.DOCK
    gold = dock_price(s, s.seat, dock)
    pay_gold(s, s.seat, gold)
    s.hand = raised(s.hand, s.seat, -1)
    s.docks = replaced(s.docks, dock, s.seat)
    s.dock_room ^= bit(dock)
    if s.log is not None:
        colour = DOCKS[dock].split()[1]
        args: dict[str, int | str] = {
            "seat": s.seat,
            "island": ISLANDS[DOCK_ISLAND[dock]],
            "colour": f"dock_{colour}",
            "gold": gold,
        }
        s.log.append(Event("placed_gondolier", args))
    if s.working[s.seat] & HARBOUR_PUB:
        score(s, s.seat, VP_PUB, PUB_VP)
        if s.log is not None:
            s.log.append(Event("harbour_pub", {"seat": s.seat, "points": PUB_VP}))
    q.answered(s)


def hire_price(s: State, seat: i64) -> i64:
    """M-HIRE-1: 3; M-SB-HALL: 1."""
    return _COUNCIL_HIRE if s.working[seat] & COUNCIL_HALL else _HIRE


def dismissal_gold(s: State, seat: i64) -> i64:
    """M-HIRE-1: 3 for a gondolier who is dismissed; M-SB-HALL: 5."""
    return _COUNCIL_DISMISS if s.working[seat] & COUNCIL_HALL else _DISMISS


def need_hire(s: State) -> i64:
    """Dismissing needs a gondolier in hand, hiring one in the supply and its price."""
    if s.hand[s.seat]:
        return 0
    if s.supply[s.seat]:
        return hire_price(s, s.seat)
    return NEVER


def legal_hire(s: State, out: Buffer) -> None:
    """M-HIRE-1: either hire or dismiss one."""
    if s.supply[s.seat] and s.gold[s.seat] >= hire_price(s, s.seat):
        out.add(a.HIRE)
    if s.hand[s.seat]:
        out.add(a.DISMISS)


def apply_hire(s: State, action: i64) -> None:
    """M-HIRE-1, M-SB-HALL: a gondolier from the supply, or into it."""
    if action == a.HIRE:
        gold = hire_price(s, s.seat)
        pay_gold(s, s.seat, gold)
        s.supply = raised(s.supply, s.seat, -1)
        s.hand = raised(s.hand, s.seat, 1)
        if s.log is not None:
            s.log.append(Event("hired", {"seat": s.seat, "gold": gold}))
    else:
        gold = dismissal_gold(s, s.seat)
        take_gold(s, s.seat, gold)
        s.hand = raised(s.hand, s.seat, -1)
        s.supply = raised(s.supply, s.seat, 1)
        if s.log is not None:
            s.log.append(Event("dismissed", {"seat": s.seat, "gold": gold}))
    q.answered(s)
