"""Gold from the bank and tiles from the piles (M-GOLD-1, M-FACT-1, M-SHOP, M-PAL, M-SPEC-1, M-BUY-1)."""

from typing import Final

from laguna.kernel.action import Buffer
from laguna.kernel.cells import i64, raised
from laguna.kernel.event import Event, all_but, only

from . import actions as a
from . import building, ending
from . import questions as q
from .constants import (
    BANK,
    CARDS,
    FACES,
    FACTORY,
    KINDS,
    MOST_ALIKE,
    PALACES,
    SHOP,
    SHOPS,
    SPECIAL,
    TILE_FACTORY,
    TILE_PALACE,
    TILE_SHOP,
    TILE_SPECIAL,
)
from .piles import TilePile
from .purse import NEVER, pay_gold, take_gold
from .state import State

GOLD: Final[i64] = CARDS["gold"]["taken"]
"""What the action "take 2 gold" brings."""
BANK_GOLD: Final[i64] = CARDS["special_cards"]["bank_gold"]
"""What the Bank adds to it."""
FACTORY_PRICE: Final[i64] = CARDS["factory"]["price"]
SPECIAL_PRICE: Final[i64] = CARDS["special"]["price"]
_SHOP_PRICE: Final[i64] = CARDS["shop"]["price"]
_SHOP_SEARCH: Final[i64] = CARDS["shop"]["search_price"]
_PALACE_PRICE: Final[i64] = CARDS["palace"]["price"]
_PALACE_SEARCH: Final[i64] = CARDS["palace"]["search_price"]


def top_price(kind: i64) -> i64:
    """What the top shop or palace costs (M-SHOP-1, M-PAL-1)."""
    return _SHOP_PRICE if kind == SHOP else _PALACE_PRICE


def search_price(kind: i64) -> i64:
    """What a shop or palace of one's choice costs (M-SHOP-2, M-PAL-2)."""
    return _SHOP_SEARCH if kind == SHOP else _PALACE_SEARCH


def need(s: State, kind: i64) -> i64:
    """The least gold that buys a tile of a kind (M-BUY-1: never from an empty pile)."""
    if not s.pile[kind]:
        return NEVER
    if kind == FACTORY:
        return FACTORY_PRICE
    return SPECIAL_PRICE if kind == SPECIAL else top_price(kind)


def gold_to_take(s: State, seat: i64) -> i64:
    """M-GOLD-1, M-SB-BANK: 2 gold, with the Bank 2 more."""
    return GOLD + BANK_GOLD if s.working[seat] & BANK else GOLD


def take_two_gold(s: State) -> None:
    """M-GOLD-1: gold from the bank."""
    gold = gold_to_take(s, s.seat)
    take_gold(s, s.seat, gold)
    if s.log is not None:
        s.log.append(Event("took_gold", {"seat": s.seat, "gold": gold}))


def buy_plain(s: State, kind: i64) -> None:
    """M-FACT-1, M-SPEC-1: tiles that are all alike."""
    price = FACTORY_PRICE if kind == FACTORY else SPECIAL_PRICE
    pay_gold(s, s.seat, price)
    if kind == FACTORY:
        s.factories = raised(s.factories, s.seat, 1)
    else:
        s.specials = raised(s.specials, s.seat, 1)
    if s.log is not None:
        s.log.append(Event("bought", {"seat": s.seat, "kind": KINDS[kind], "gold": price}))
    ending.tile_left(s, kind)
    _offer(s, TILE_FACTORY if kind == FACTORY else TILE_SPECIAL)


def begin_buy(s: State, kind: i64) -> None:
    """A shop or a palace: from the top, or after a search."""
    s.kind = kind
    q.ask(s, q.BUY)


def pile_of(s: State, kind: i64) -> TilePile:
    """The pile of a kind whose tiles have secret pictures."""
    return s.shops if kind == SHOP else s.palaces


def legal_buy(s: State, out: Buffer) -> None:
    """M-SHOP-1, M-SHOP-2, M-PAL-1, M-PAL-2: 2 gold for the top tile, 4 for a choice."""
    out.add(a.TOP)
    if s.gold[s.seat] >= search_price(s.kind):
        out.add(a.SEARCH)


def apply_buy(s: State, action: i64) -> None:
    """The seat pays before it looks."""
    q.answered(s)
    if action == a.TOP:
        pay_gold(s, s.seat, top_price(s.kind))
        q.ask(s, q.DRAW_TILE)
        return
    pay_gold(s, s.seat, search_price(s.kind))
    pile_of(s, s.kind).look_through(s.seat)
    if s.log is not None:
        s.log.append(Event("searches", {"seat": s.seat, "kind": KINDS[s.kind], "gold": search_price(s.kind)}))
    s.to_draw = FACES
    q.ask(s, q.LOOK)


def legal_look(s: State, out: Buffer) -> None:
    """How many tiles with the next picture are in the pile: a fact, but not one that everybody knows."""
    face = FACES - s.to_draw
    of_all = face if s.kind == SHOP else FACES + face
    out.add(a.DRAW_LEFT + of_all * (MOST_ALIKE + 1) + pile_of(s, s.kind).left[face])


def apply_look(s: State, action: i64) -> None:
    """M-SHOP-2, M-PAL-2: only the buyer looks through the pile."""
    face = FACES - s.to_draw
    if s.log is not None:
        picture = SHOPS[face] if s.kind == SHOP else PALACES[face]
        number = (action - a.DRAW_LEFT) % (MOST_ALIKE + 1)
        s.log.append(Event("found", {"seat": s.seat, "tile": picture, "number": number}, only(s.seat)))
    s.to_draw -= 1
    if not s.to_draw:
        q.answered(s)
        q.ask(s, q.TAKE)


def legal_draw_tile(s: State, out: Buffer) -> None:
    """The pictures that can be on top of the pile."""
    out.add_kinds(a.DRAW_SHOP if s.kind == SHOP else a.DRAW_PALACE, pile_of(s, s.kind).left)


def apply_draw_tile(s: State, action: i64) -> None:
    """M-SHOP-1, M-PAL-1: only the buyer looks at the tile."""
    face = action - (a.DRAW_SHOP if s.kind == SHOP else a.DRAW_PALACE)
    pile_of(s, s.kind).take_top(s.seat, face)
    q.answered(s)
    _took(s, face, "bought", top_price(s.kind))


def legal_take(s: State, out: Buffer) -> None:
    """M-SHOP-2, M-PAL-2: any tile of the pile; one must be taken."""
    out.add_kinds(a.TAKE_SHOP if s.kind == SHOP else a.TAKE_PALACE, pile_of(s, s.kind).left)


def apply_take(s: State, action: i64) -> None:
    """The chosen tile is kept face down; the rest of the pile is shuffled."""
    face = action - (a.TAKE_SHOP if s.kind == SHOP else a.TAKE_PALACE)
    pile_of(s, s.kind).take_chosen(s.seat, face)
    q.answered(s)
    _took(s, face, "chose", search_price(s.kind))


def _took(s: State, face: i64, key: str, price: i64) -> None:
    """A tile with a secret picture was taken."""
    if s.log is not None:
        args: dict[str, int | str] = {"seat": s.seat, "kind": KINDS[s.kind], "gold": price}
        s.log.append(Event(key, args, all_but(s.seat)))
        picture = SHOPS[face] if s.kind == SHOP else PALACES[face]
        s.log.append(Event(key + "_seen", {"seat": s.seat, "tile": picture, "gold": price}, only(s.seat)))
    ending.tile_left(s, s.kind)
    _offer(s, (TILE_SHOP if s.kind == SHOP else TILE_PALACE) + face)


def _offer(s: State, tile: i64) -> None:
    """M-END-2: what is bought in a player's last turn may be placed at once."""
    if ending.is_last_turn(s) and building.sites(s):
        s.tile = tile
        q.ask(s, q.BOUGHT)
