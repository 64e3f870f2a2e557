"""Production: glass from the bag, glass for gold (M-PROD-1 to 5, M-SB-GUILD, M-SB-STUDIO, M-SB-POST)."""

from typing import Final

from laguna.kernel.action import Buffer
from laguna.kernel.cells import cells, i64, raised
from laguna.kernel.event import Event

from . import actions as a
from . import questions as q
from .constants import (
    CARDS,
    GLASS,
    GUILD_HALL,
    MAX_SEATS,
    STUDIO_BLUE_GREEN,
    STUDIO_RED_BLUE,
    STUDIO_RED_GREEN,
    TRADING_POST,
    VP_GUILD,
    VP_PRODUCTION,
)
from .purse import NEVER, score, take_gold
from .state import State

FACTORY_VP: Final[i64] = CARDS["glass"]["production_vp"]
"""The points that each factory costs when it is used."""
SALE: Final[tuple[int, ...]] = tuple(CARDS["glass"]["sale"])
"""The gold for glass of one colour, by number."""
MOST_SOLD: Final[i64] = len(SALE) - 1
"""The most glass that is sold at once."""
GUILD_VP: Final[i64] = CARDS["special_cards"]["guild_vp"]
"""The points of the Guild Hall after a production."""
_RED_GREEN: Final = 0b011
_GREEN_BLUE: Final = 0b110
_RED_BLUE: Final = 0b101


def same_glass(cards: i64, colour: i64) -> i64:
    """M-SB-STUDIO: the colours of glass that can stand for a colour, one bit each, itself included.

    Any two Studios make all three colours equal: two pairs of three colours cover them all.
    """
    pairs: i64 = 0
    if cards & STUDIO_RED_GREEN:
        pairs |= _RED_GREEN
    if cards & STUDIO_BLUE_GREEN:
        pairs |= _GREEN_BLUE
    if cards & STUDIO_RED_BLUE:
        pairs |= _RED_BLUE
    if pairs >> colour & 1:
        return pairs
    return 1 << colour


def factories_of(s: State, seat: i64) -> i64:
    """How many factories a seat has built."""
    n: i64 = 0
    for place in range(seat, len(s.own_factories), MAX_SEATS):
        n += s.own_factories[place]
    return n


def glass_of(s: State, seat: i64) -> i64:
    """How much glass a seat has."""
    n: i64 = 0
    for place in range(seat * 3, seat * 3 + 3):
        n += s.glass[place]
    return n


def in_bag(s: State) -> i64:
    """How much glass is in the bag."""
    return s.bag[0] + s.bag[1] + s.bag[2]


def most_produced(s: State, seat: i64) -> i64:
    """M-PROD-1: the most factories a seat can use now: those built, 2 points each, glass in the bag."""
    most = min(s.vp[seat] // FACTORY_VP, in_bag(s))
    return min(most, factories_of(s, seat)) if most else most


def need(s: State) -> i64:
    """M-PROD-3: costs no gold, but glass must be made or sold."""
    return 0 if glass_of(s, s.seat) or most_produced(s, s.seat) else NEVER


def begin(s: State) -> None:
    """Choose how many factories produce."""
    s.produced = 0
    s.extra = False
    s.sold = cells(3)
    q.ask(s, q.PRODUCE)


def legal_produce(s: State, out: Buffer) -> None:
    """M-PROD-1, M-PROD-3: none only if there is glass to sell."""
    if glass_of(s, s.seat):
        out.add(a.PRODUCE)
    for k in range(1, most_produced(s, s.seat) + 1):
        out.add(a.PRODUCE + k)


def apply_produce(s: State, action: i64) -> None:
    """M-SB-POST: whoever has the Trading Post decides about one more before anything is drawn."""
    s.produced = action - a.PRODUCE
    q.answered(s)
    if not s.produced:
        q.ask(s, q.SELL)
    elif s.working[s.seat] & TRADING_POST and in_bag(s) > s.produced:
        q.ask(s, q.EXTRA)
    else:
        _produce(s)


def legal_extra(s: State, out: Buffer) -> None:
    """M-SB-POST: one glass more, or not."""
    out.add(a.EXTRA)
    out.add(a.NO_EXTRA)


def apply_extra(s: State, action: i64) -> None:
    """M-PROD-5: decided before points are lost and glass is drawn."""
    s.extra = action == a.EXTRA
    q.answered(s)
    _produce(s)


def _produce(s: State) -> None:
    """M-PROD-5: lose the points, then draw all the glass."""
    lost = FACTORY_VP * s.produced
    score(s, s.seat, VP_PRODUCTION, -lost)
    if s.log is not None:
        s.log.append(Event("produced", {"seat": s.seat, "factories": s.produced, "points": lost}))
        if s.extra:
            s.log.append(Event("took_extra", {"seat": s.seat}))
    s.to_draw = s.produced + (1 if s.extra else 0)
    q.ask(s, q.DRAW_GLASS)


def legal_draw_glass(s: State, out: Buffer) -> None:
    """The colours in the bag."""
    out.add_kinds(a.DRAW_GLASS, s.bag)


def apply_draw_glass(s: State, action: i64) -> None:
    """M-PROD-1: one glass from the bag; M-SB-GUILD: 1 point when all are drawn."""
    colour = action - a.DRAW_GLASS
    s.bag[colour] -= 1
    s.glass[s.seat * 3 + colour] += 1
    if s.log is not None:
        s.log.append(Event("drew_glass", {"seat": s.seat, "glass": f"glass_{GLASS[colour]}"}))
    s.to_draw -= 1
    if s.to_draw:
        return
    if s.working[s.seat] & GUILD_HALL:
        score(s, s.seat, VP_GUILD, GUILD_VP)
        if s.log is not None:
            s.log.append(Event("guild_hall", {"seat": s.seat, "points": GUILD_VP}))
    q.answered(s)
    q.ask(s, q.SELL)
    if not sellable(s):
        _close_sale(s)  # All see that there is nothing to decide.


def sellable(s: State) -> i64:
    """M-PROD-2: the colours of which one more can be put up for sale, one bit each."""
    up = s.sold[0] + s.sold[1] + s.sold[2]
    if up == MOST_SOLD:
        return 0
    # M-SB-POST: one glass must be left to give back.
    if s.extra and glass_of(s, s.seat) - up <= 1:
        return 0
    colours: i64 = 0
    for colour in range(3):
        if s.glass[s.seat * 3 + colour] > s.sold[colour] and not _clashes(s, colour):
            colours |= 1 << colour
    return colours


def _clashes(s: State, colour: i64) -> bool:
    """Is anything up for sale that cannot stand for this colour?"""
    same = same_glass(s.working[s.seat], colour)
    for other in range(3):
        if s.sold[other] and not same >> other & 1:
            return True
    return False


def legal_sell(s: State, out: Buffer) -> None:
    """M-PROD-2: one more glass of the same colour, or an end of it; M-PROD-3: something must be done."""
    out.add_bits(a.SELL, sellable(s))
    if s.produced or s.sold[0] or s.sold[1] or s.sold[2]:
        out.add(a.DONE)


def apply_sell(s: State, action: i64) -> None:
    """Put one glass up for sale; the sale closes when no more can be added."""
    if action == a.DONE:
        _close_sale(s)
        return
    s.sold = raised(s.sold, action - a.SELL, 1)
    if not sellable(s):
        _close_sale(s)


def _close_sale(s: State) -> None:
    """M-PROD-2: gold for what is up for sale, which goes back into the bag in its printed colour."""
    up = s.sold[0] + s.sold[1] + s.sold[2]
    if up:
        for colour in range(3):
            s.glass[s.seat * 3 + colour] -= s.sold[colour]
            s.bag[colour] += s.sold[colour]
        take_gold(s, s.seat, SALE[up])
        if s.log is not None:
            args: dict[str, int | str] = {"seat": s.seat, "number": up, "gold": SALE[up]}
            for colour in range(3):
                args[GLASS[colour]] = s.sold[colour]
            s.log.append(Event("sold", args))
    q.answered(s)
    if s.extra:
        q.ask(s, q.RETURN)


def legal_return(s: State, out: Buffer) -> None:
    """M-SB-POST: any glass, old or new."""
    for colour in range(3):
        if s.glass[s.seat * 3 + colour]:
            out.add(a.RETURN + colour)


def apply_return(s: State, action: i64) -> None:
    """M-SB-POST: one glass goes back into the bag."""
    colour = action - a.RETURN
    s.glass[s.seat * 3 + colour] -= 1
    s.bag[colour] += 1
    if s.log is not None:
        s.log.append(Event("returned_glass", {"seat": s.seat, "glass": f"glass_{GLASS[colour]}"}))
    q.answered(s)
