"""Another world that a seat cannot tell from the truth.

What a seat knows is written down in the logs of cards and tokens: its own draws, and of the others that they
drew, and what they took, played and handed in openly. A new world is a new history that fits all of it, drawn as
if every shuffle had been made anew. It depends on what the seat knows and on the generator alone, so that the
same generator gives the same world whichever of them is the true one.

Whatever somebody gave up openly must have been drawn before: for each such piece one of the draws that could have
brought it is chosen. That alone would favour worlds in which many draws could have, so a world is kept with one
chance in the number of ways in which the same draws could have been chosen.
"""

from laguna.kernel.cells import cells, cells_of
from laguna.kernel.chance import Rng
from laguna.kernel.history import entries, written

from ..rules import questions as q
from ..rules.constants import (
    DECK,
    KIND_COUNT,
    MAX_SEATS,
    SPACE_PRICE,
    SWAMP_COUNTS,
    SWAMP_WORTHS,
    TREASURE_COUNTS,
    TREASURE_WORTHS,
    WORTHS,
)
from ..rules.history import DREW, GAINED, SHUFFLED, party_of, piece_of, shuffled_counts, what_of
from ..rules.purse import gold_of
from ..rules.state import State, copy
from .redeal_cards import redeal_cards
from .redeal_tokens import redeal_tokens


def redeal(s: State, seat: int, rng: Rng) -> State:
    """A world in which this seat has seen, been told and been dealt exactly the same."""
    t = copy(s)
    t.card_log = written(redeal_cards(tuple(entries(s.card_log)), s.seats, seat, rng))
    payer = q.asked_of(s) if s.buying else -1
    if payer == seat:
        payer = -1
    price = s.buying * SPACE_PRICE if payer >= 0 else 0
    t.token_log = written(redeal_tokens(tuple(entries(s.token_log)), s.seats, seat, payer, price, rng))
    if payer >= 0:
        t.picked = cells(WORTHS)  # Nobody knows how far another seat has come with choosing.
    _lay_out(t)
    return t


def _lay_out(t: State) -> None:
    """Bring hands, tokens and piles to where the logs lead."""
    t.hand = cells(len(t.hand))
    t.pile = cells_of(DECK)
    for note in entries(t.card_log):
        what, party, kind = what_of(note), party_of(note), piece_of(note)
        if what == SHUFFLED:
            t.pile = cells_of(shuffled_counts(note))
        elif what == DREW:
            t.pile[kind] -= 1
            if party < t.seats:
                t.hand[party * KIND_COUNT + kind] += 1
        else:
            t.hand[party * KIND_COUNT + kind] += 1 if what == GAINED else -1
    t.tokens = cells(len(t.tokens))
    for note in entries(t.token_log):
        t.tokens[party_of(note) * WORTHS + piece_of(note)] += 1 if what_of(note) == DREW else -1
    t.gold = cells_of([gold_of(t, seat) for seat in range(MAX_SEATS)])
    t.swamp_left = cells_of(
        [SWAMP_COUNTS[worth] - t.gone[worth] - _held(t, worth) for worth in range(SWAMP_WORTHS)]
    )
    t.treasure_left = cells_of(
        [TREASURE_COUNTS[worth] - _held(t, SWAMP_WORTHS + worth) for worth in range(TREASURE_WORTHS)]
    )


def _held(t: State, worth: int) -> int:
    return sum(t.tokens[seat * WORTHS + worth] for seat in range(t.seats))
