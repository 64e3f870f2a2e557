"""Face-down piles. What is secret is drawn when it is first seen; who saw what is written down.

A `Deck` is a pile of cards from which some are drawn and looked at, one is kept, and the rest goes back under
it. A `TilePile` is a pile of tiles with three pictures, bought from the top or after looking through it.
Both keep a short log of what each seat has seen, because `redeal` must not contradict any seat's memory.
"""

from typing import Final, NamedTuple

from laguna.kernel.cells import Cells

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


class Deck:
    """A pile of cards of which the ones not kept go back under it, in random order among themselves."""

    unseen: int
    """The cards nobody has seen yet, one bit a card: those left on top, and those out of the game."""
    fresh: int
    """How many of them lie on top of the pile."""
    under: tuple[int, ...]
    """What was put back, one group of bits each time; the first group is drawn next. Groups are not empty."""
    drawn: int
    """The cards being looked at now, one bit a card."""
    log: tuple[Look, ...]
    """Who saw what, oldest first. Never changed in place, so that copies can share it."""

    def __init__(self, unseen: int, fresh: int, under: tuple[int, ...], drawn: int, log: tuple[Look, ...]) -> None:
        self.unseen = unseen
        self.fresh = fresh
        self.under = under
        self.drawn = drawn
        self.log = log

    def copy(self) -> "Deck":
        """One that changes independently."""
        return Deck(self.unseen, self.fresh, self.under, self.drawn, self.log)

    def size(self) -> int:
        """How many cards are in the pile."""
        n = self.fresh
        for group in self.under:
            n += group.bit_count()
        return n

    def next_cards(self) -> int:
        """The cards of which each is equally likely to be on top, one bit a card."""
        if self.fresh:
            return self.unseen
        return self.under[0] if self.under else 0

    def draw(self, seat: int, card: int) -> None:
        """A seat draws the top card and looks at it; the first one of a look begins an entry in the log."""
        bit = 1 << card
        if self.fresh:
            self.unseen ^= bit
            self.fresh -= 1
        else:
            rest = self.under[0] ^ bit
            self.under = (rest, *self.under[1:]) if rest else self.under[1:]
        if self.drawn:
            last = self.log[-1]
            self.log = (*self.log[:-1], Look(seat, (*last.cards, card), PENDING))
        else:
            self.log = (*self.log, Look(seat, (card,), PENDING))
        self.drawn |= bit

    def keep(self, card: int) -> None:
        """One of the drawn cards is kept (or `NONE_KEPT`), the rest goes back under the pile."""
        rest = self.drawn if card < 0 else self.drawn ^ (1 << card)
        if rest:
            self.under = (*self.under, rest)
        last = self.log[-1]
        self.log = (*self.log[:-1], Look(last.seat, last.cards, card))
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


class TilePile:
    """Shops or palaces: the pile, what lies face down before the players, and who saw what."""

    left: Cells
    """How many of each picture are in the pile."""
    held: Cells
    """How many of each picture lie face down before each seat: `held[seat * 3 + face]`."""
    box: int
    """The picture of the tile that stays in the box unseen, or -1."""
    log: tuple[Trade, ...]
    """What became of the tiles, oldest first. Never changed in place, so that copies can share it."""

    def __init__(self, left: Cells, held: Cells, box: int, log: tuple[Trade, ...]) -> None:
        self.left = left
        self.held = held
        self.box = box
        self.log = log

    def copy(self) -> "TilePile":
        """One that changes independently."""
        return TilePile(self.left[:], self.held[:], self.box, self.log)

    def size(self) -> int:
        """How many tiles are in the pile."""
        return self.left[0] + self.left[1] + self.left[2]

    def held_by(self, seat: int) -> int:
        """How many tiles lie before a seat."""
        return self.held[seat * 3] + self.held[seat * 3 + 1] + self.held[seat * 3 + 2]

    def take_top(self, seat: int, face: int) -> None:
        """A seat takes the top tile and looks at it."""
        self._take(seat, face)
        self.log = (*self.log, Trade(BOUGHT, seat, face))

    def look_through(self, seat: int) -> None:
        """A seat looks at every tile of the pile."""
        self.log = (*self.log, Trade(SEARCHED, seat, -1))

    def take_chosen(self, seat: int, face: int) -> None:
        """After looking through the pile the seat takes one."""
        self._take(seat, face)
        self.log = (*self.log[:-1], Trade(SEARCHED, seat, face))

    def build(self, seat: int, face: int) -> None:
        """A seat builds one of its tiles, and all see its picture."""
        self.held[seat * 3 + face] -= 1
        self.log = (*self.log, Trade(BUILT, seat, face))

    def _take(self, seat: int, face: int) -> None:
        self.left[face] -= 1
        self.held[seat * 3 + face] += 1
