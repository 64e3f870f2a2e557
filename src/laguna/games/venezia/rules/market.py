"""Cards: the pile, the market, and drawing at the end of a turn (V-DRAW)."""

from laguna.kernel.action import Buffer
from laguna.kernel.cells import cells, count_bits, i64, raised, total
from laguna.kernel.event import Event, all_but, only
from laguna.kernel.history import Note

from . import actions as a
from . import imaginary
from . import questions as q
from .constants import IMAGINARY, KIND_COUNT, KINDS, MOST_IN_HAND, MOST_TO_OFFER, OFFER_TAKES, SWEPT
from .history import DREW, GAINED, entry, shuffled
from .projects import give_up
from .state import State


def hand_size(s: State, seat: i64) -> i64:
    """How many cards a seat has in hand."""
    n: i64 = 0
    first = seat * KIND_COUNT
    for place in range(first, first + KIND_COUNT):
        n += s.hand[place]
    return n


def draw_cards(s: State, party: i64, cards: i64) -> None:
    """Cards come from the pile, one after the other."""
    s.to_draw = cards
    _fill_pile(s)
    q.draw(s, q.DRAW_CARD, party)


def _fill_pile(s: State) -> None:
    """V-DRAW-4: the discards become the pile when a card is needed and none is there."""
    if not total(s.pile):
        _reshuffle(s)


def _reshuffle(s: State) -> None:
    """V-DRAW-4: the discards are shuffled and become the pile."""
    s.card_log = Note(shuffled(list(s.discards)), s.card_log)
    s.pile = s.discards[:]
    s.discards = cells(KIND_COUNT)
    if s.log is not None:
        s.log.append(Event("shuffled", {"number": total(s.pile)}))


def legal_draw_card(s: State, out: Buffer) -> None:
    """Any card of the pile."""
    out.add_kinds(a.DRAW_CARD, s.pile)


def apply_draw_card(s: State, action: i64) -> None:
    """A card comes into a hand, secret; or in front of the imaginary player, openly."""
    kind = action - a.DRAW_CARD
    party = s.drawer
    s.pile[kind] -= 1
    s.to_draw -= 1
    s.card_log = Note(entry(DREW, party, kind), s.card_log)
    if party < s.seats:
        s.hand[party * KIND_COUNT + kind] += 1
        if s.log is not None:
            s.log.append(Event("drew", {"seat": party}, all_but(party)))
            s.log.append(Event("drew_seen", {"seat": party, "card": KINDS[kind]}, only(party)))
    if s.reshuffles_at_once and not total(s.pile):
        _reshuffle(s)
    if party >= s.seats:
        q.answered(s)
        imaginary.receive(s, kind)
    elif s.to_draw:
        _fill_pile(s)
    else:
        q.answered(s)


def draw_for_imaginary(s: State, at_end: bool) -> bool:
    """V-TWO-1: in a game of two, the imaginary player gets one card from the pile, at the chosen time."""
    if s.parties > s.seats and s.later == at_end:
        draw_cards(s, IMAGINARY, 1)
    return True


def ask_what_to_draw(s: State) -> bool:
    """V-DRAW-3: with a full hand nothing is drawn."""
    if hand_size(s, s.seat) < MOST_IN_HAND:
        q.ask(s, q.DRAW, s.seat)
    return True


def legal_draw(s: State, out: Buffer) -> None:
    """V-DRAW-1, V-DRAW-2: one card, or put one of another kind into the market and take three.

    V-DRAW-3: with a large hand there is only the first way; leaving it all out is an option of the table.
    """
    out.add_bits(a.TAKE, s.market)
    out.add(a.PILE)
    if hand_size(s, s.seat) <= MOST_TO_OFFER:
        for kind in range(KIND_COUNT):
            place = s.seat * KIND_COUNT + kind
            if s.hand[place] and not s.market >> kind & 1:
                out.add(a.OFFER + kind)
    if s.may_skip_draw:
        out.add(a.GO_ON)


def apply_draw(s: State, action: i64) -> None:
    """V-DRAW-1, V-DRAW-2; or nothing is drawn (V-DRAW-3)."""
    q.answered(s)
    if action == a.GO_ON:
        if s.log is not None:
            s.log.append(Event("draws_nothing", {"seat": s.seat}))
        return
    s.acted = True
    if action == a.PILE:
        draw_cards(s, s.seat, 1)
    elif action < a.PILE:
        _take(s, action - a.TAKE)
    else:
        kind = action - a.OFFER
        give_up(s, s.seat, kind, 1)
        s.market |= 1 << kind
        s.offered = kind
        s.to_take = OFFER_TAKES
        if s.log is not None:
            s.log.append(Event("offered", {"seat": s.seat, "card": KINDS[kind]}))


def _take(s: State, kind: i64) -> None:
    """A card of the market comes into the hand of the player on turn, and all see it."""
    s.market ^= 1 << kind
    s.hand[s.seat * KIND_COUNT + kind] += 1
    s.known = raised(s.known, s.seat * KIND_COUNT + kind, 1)
    s.card_log = Note(entry(GAINED, s.seat, kind), s.card_log)
    if s.log is not None:
        s.log.append(Event("took", {"seat": s.seat, "card": KINDS[kind]}))


def on_offer(s: State) -> i64:
    """The kinds that can be taken from the market: not the one just put there (V-DRAW-2)."""
    return s.market & ~(1 << s.offered) if s.offered >= 0 else s.market


def take_next(s: State) -> bool:
    """V-DRAW-2: exactly three, of the market first, the rest from the pile. True once they are taken."""
    if s.to_take == 0:
        return True
    if on_offer(s):
        q.ask(s, q.TAKE, s.seat)
    else:
        _take_rest(s)
    return False


def _take_rest(s: State) -> None:
    cards = s.to_take
    s.to_take = 0
    draw_cards(s, s.seat, cards)


def legal_take(s: State, out: Buffer) -> None:
    """V-DRAW-2: one more of the market, or the rest from the pile."""
    out.add_bits(a.TAKE, on_offer(s))
    out.add(a.PILE)


def apply_take(s: State, action: i64) -> None:
    """V-DRAW-2."""
    q.answered(s)
    if action == a.PILE:
        _take_rest(s)
    else:
        s.to_take -= 1
        _take(s, action - a.TAKE)


def sweep(s: State) -> None:
    """V-DRAW-5: four cards in the market at the end of a turn are discarded."""
    if count_bits(s.market) < SWEPT:
        return
    discards = s.discards[:]
    for kind in range(KIND_COUNT):
        discards[kind] += s.market >> kind & 1
    s.discards = discards
    s.market = 0
    if s.log is not None:
        s.log.append(Event("swept", {"number": SWEPT}))
