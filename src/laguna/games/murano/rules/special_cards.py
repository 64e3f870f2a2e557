"""Special cards: won by building a special tile (M-BUILD-5), at work from the next turn on (M-SB-1)."""

from typing import Final

from laguna.kernel.action import Buffer
from laguna.kernel.cells import i64, replaced
from laguna.kernel.event import Event, all_but, only

from . import actions as a
from . import building
from . import questions as q
from .constants import BASILICA, CARDS, SPECIAL_CARDS, VP_BASILICA
from .purse import score
from .state import State

BASILICA_VP: Final[i64] = CARDS["special_cards"]["basilica_vp"]
"""The points of the Basilica when it is taken."""


def put_to_work(s: State) -> None:
    """M-SB-1: the cards a player has when the turn begins work from now on."""
    if s.working[s.seat] != s.owned[s.seat]:
        s.working = replaced(s.working, s.seat, s.owned[s.seat])


def in_scoring(s: State, seat: i64) -> i64:
    """M-SB-1: the cards that count when the characters of a seat are scored, one bit a card.

    The scoring follows the last turn, so a Studio won in it counts; as an option, only what worked in that turn.
    """
    return s.owned[seat] if s.last_studio else s.working[seat]


def legal_draw_cards(s: State, out: Buffer) -> None:
    """The special cards that can be on top of their pile."""
    out.add_bits(a.DRAW_CARD, s.cards.next_cards())


def apply_draw_cards(s: State, action: i64) -> None:
    """M-BUILD-5: three cards, seen by the builder alone."""
    card = action - a.DRAW_CARD
    s.cards.draw(s.seat, card)
    if s.log is not None:
        s.log.append(Event("drew_card", {"seat": s.seat}, all_but(s.seat)))
        s.log.append(Event("drew_card_seen", {"seat": s.seat, "card": SPECIAL_CARDS[card]}, only(s.seat)))
    s.to_draw -= 1
    if not s.to_draw:
        q.answered(s)
        q.ask(s, q.CARD)


def legal_card(s: State, out: Buffer) -> None:
    """M-BUILD-5: exactly one is kept."""
    out.add_bits(a.KEEP_CARD, s.cards.drawn)


def apply_card(s: State, action: i64) -> None:
    """M-BUILD-5, M-SB-1: open, working from the next turn on; M-SB-BASILICA: 5 points at once."""
    card = action - a.KEEP_CARD
    s.cards.keep(card)
    s.owned = replaced(s.owned, s.seat, s.owned[s.seat] | 1 << card)
    if s.log is not None:
        s.log.append(Event("kept_card", {"seat": s.seat, "card": SPECIAL_CARDS[card]}))
    if 1 << card == BASILICA:
        score(s, s.seat, VP_BASILICA, BASILICA_VP)
        if s.log is not None:
            s.log.append(Event("basilica", {"seat": s.seat, "points": BASILICA_VP}))
    q.answered(s)
    building.tile_placed(s)
