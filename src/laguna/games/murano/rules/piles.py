"""Face-down piles. What is secret is drawn when it is first seen; who saw what is written down.

A `Deck` is a pile of cards from which some are drawn and looked at, one is kept, and the rest goes back under
it. A `TilePile` is a pile of tiles with three pictures, bought from the top or after looking through it.
Both keep a short log of what each seat has seen, because `redeal` must not contradict any seat's memory.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from laguna.kernel.cells import Cells, bit, i64, raised
from laguna.kernel.history import Note, entries, written

PENDING: Final = -2
"""`kept` of a look that is still going on."""
NONE_KEPT: Final = -1
"""`kept` of a look after which every card went back."""


class Look(NamedTuple):
    """One seat drew cards from a deck and looked at them."""

    seat: int
    """Who looked."""
    cards: tuple[int, ...]
    """What was seen, in the order drawn."""
    kept: int
    """The card that was kept, `NONE_KEPT` or `PENDING`."""


_KEPT: Final = 8
_COUNT: Final = 8 * 64
_CARDS_AT: Final = 12
_CARD_BITS: Final = 6
"""A look as one number: the seat, what was kept (2 more, so that `PENDING` is 0), how many cards, and these."""


def seat_of(entry: i64) -> i64:
    """Who looked, or who traded."""
    return entry & 7


def kept_of(entry: i64) -> i64:
    """What was kept of a look: a card, `NONE_KEPT` or `PENDING`."""
    return entry // _KEPT % 64 + PENDING


def count_of(entry: i64) -> i64:
    """How many cards were looked at."""
    return entry // _COUNT % 8


def _look(entry: int) -> Look:
    """A look from its number."""
    cards = tuple(entry >> (_CARDS_AT + _CARD_BITS * i) & 63 for i in range(count_of(entry)))
    return Look(seat_of(entry), cards, kept_of(entry))


def deck_of(unseen: int, fresh: int, under: tuple[int, ...], drawn: int, log: Iterable[Look]) -> "Deck":
    """A deck with this log."""
    deck = Deck(unseen, fresh, under, drawn, None)
    for look in log:
        entry = look.seat + _KEPT * (look.kept - PENDING) + _COUNT * len(look.cards)
        for i, card in enumerate(look.cards):
            entry += card << (_CARDS_AT + _CARD_BITS * i)
        deck.notes = Note(entry, deck.notes)
    return deck


class Deck:
    """A pile of cards: those drawn and not kept go back under it, in random order among themselves."""

    unseen: i64
    """The cards nobody has seen yet, one bit a card: those left on top, and those out of the game."""
    fresh: i64
    """How many of them lie on top of the pile."""
    under: tuple[int, ...]
    """What was put back, one group of bits each time; the first group is drawn next. Groups are not empty."""
    drawn: i64
    """The cards being looked at now, one bit a card."""
    notes: Note | None
    """Who saw what; see `log`."""

    def __init__(self, unseen: i64, fresh: i64, under: tuple[int, ...], drawn: i64, notes: Note | None) -> None:
        self.unseen = unseen
        self.fresh = fresh
        self.under = under
        self.drawn = drawn
        self.notes = notes

    @property
    def log(self) -> tuple[Look, ...]:
        """Who saw what, oldest first."""
        return tuple([_look(entry) for entry in entries(self.notes)])

    def copy(self) -> "Deck":
        """One that changes independently."""
        return Deck(self.unseen, self.fresh, self.under, self.drawn, self.notes)

    def size(self) -> i64:
        """How many cards are in the pile."""
        n = self.fresh
        for group in self.under:
            n += group.bit_count()
        return n

    def is_empty(self) -> bool:
        """Is no card in the pile?"""
        return self.fresh == 0 and not self.under

    def next_cards(self) -> i64:
        """The cards of which each is equally likely to be on top, one bit a card."""
        if self.fresh:
            return self.unseen
        return self.under[0] if self.under else 0

    def draw(self, seat: i64, card: i64) -> None:
        """A seat draws the top card and looks at it; the first one of a look begins an entry in the log."""
        mask = bit(card)
        if self.fresh:
            self.unseen ^= mask
            self.fresh -= 1
        else:
            rest = self.under[0] ^ mask
            self.under = (rest, *self.under[1:]) if rest else self.under[1:]
        last = self.notes
        if self.drawn and last is not None:
            place = _CARDS_AT + _CARD_BITS * (last.entry // _COUNT % 8)
            self.notes = Note(last.entry + _COUNT + (card << place), last.before)
        else:
            self.notes = Note(seat + _COUNT + (card << _CARDS_AT), last)
        self.drawn |= mask

    def keep(self, card: i64) -> None:
        """One of the drawn cards is kept (or `NONE_KEPT`), the rest goes back under the pile."""
        rest = self.drawn if card < 0 else self.drawn ^ bit(card)
        if rest:
            self.under = (*self.under, rest)
        last = self.notes
        assert last is not None, "what is kept was drawn"
        self.notes = Note(last.entry + _KEPT * (card - PENDING), last.before)
        self.drawn = 0


BOUGHT: Final = 0
"""A trade in which a seat took the top tile."""
SEARCHED: Final = 1
"""A trade in which a seat looked through the pile and chose."""
BUILT: Final = 2
"""A trade in which a seat turned one of its tiles up and built it."""


class Trade(NamedTuple):
    """What became of one tile with a secret picture."""

    what: int
    """`BOUGHT`, `SEARCHED` or `BUILT`."""
    seat: int
    """Who did it."""
    face: int
    """The picture of the tile; -1 while a search is still going on."""


_WHAT: Final = 8
_FACE: Final = 8 * 4
"""A trade as one number: the seat, what was done, and the picture (1 more, so that a search begins with 0)."""


def what_of(entry: i64) -> i64:
    """What was done: `BOUGHT`, `SEARCHED` or `BUILT`."""
    return entry // _WHAT % 4


def face_of(entry: i64) -> i64:
    """The picture of the tile that was traded; -1 while a search is still going on."""
    return entry // _FACE - 1


def _trade(entry: int) -> Trade:
    """A trade from its number."""
    return Trade(what_of(entry), seat_of(entry), face_of(entry))


def tile_pile_of(left: Cells, held: Cells, box: int, log: Iterable[Trade]) -> "TilePile":
    """A pile with this log."""
    notes = written([trade.seat + _WHAT * trade.what + _FACE * (trade.face + 1) for trade in log])
    return TilePile(left, held, box, notes)


class TilePile:
    """Shops or palaces: the pile, what lies face down in front of the players, and who saw what."""

    left: Cells
    """How many of each picture are in the pile."""
    held: Cells
    """How many of each picture lie face down in front of each seat: `held[seat * 3 + face]`."""
    box: i64
    """The picture of the tile that stays in the box unseen, or -1."""
    notes: Note | None
    """What became of the tiles; see `log`."""

    def __init__(self, left: Cells, held: Cells, box: i64, notes: Note | None) -> None:
        self.left = left
        self.held = held
        self.box = box
        self.notes = notes

    @property
    def log(self) -> tuple[Trade, ...]:
        """What became of the tiles, oldest first."""
        return tuple([_trade(entry) for entry in entries(self.notes)])

    def copy(self) -> "TilePile":
        """One that changes independently."""
        return TilePile(self.left, self.held, self.box, self.notes)

    def size(self) -> i64:
        """How many tiles are in the pile."""
        return self.left[0] + self.left[1] + self.left[2]

    def held_by(self, seat: i64) -> i64:
        """How many tiles lie in front of a seat."""
        return self.held[seat * 3] + self.held[seat * 3 + 1] + self.held[seat * 3 + 2]

    def take_top(self, seat: i64, face: i64) -> None:
        """A seat takes the top tile and looks at it."""
        self._take(seat, face)
        self._note(BOUGHT, seat, face)

    def look_through(self, seat: i64) -> None:
        """A seat looks at every tile of the pile."""
        self._note(SEARCHED, seat, -1)

    def take_chosen(self, seat: i64, face: i64) -> None:
        """After looking through the pile the seat takes one."""
        self._take(seat, face)
        last = self.notes
        assert last is not None, "what is chosen was looked through"
        self.notes = last.before
        self._note(SEARCHED, seat, face)

    def build(self, seat: i64, face: i64) -> None:
        """A seat builds one of its tiles, and all see its picture."""
        self.held = raised(self.held, seat * 3 + face, -1)
        self._note(BUILT, seat, face)

    def _take(self, seat: i64, face: i64) -> None:
        self.left = raised(self.left, face, -1)
        self.held = raised(self.held, seat * 3 + face, 1)

    def _note(self, what: i64, seat: i64, face: i64) -> None:
        self.notes = Note(seat + _WHAT * what + _FACE * (face + 1), self.notes)
