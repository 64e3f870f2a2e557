"""What a seat of Venezia sees, as a row of numbers for learners (V-HID-1): the same facts as in `view`.

Seats are counted from the one that looks: 0 is "me", 1 the next one clockwise. Places of seats that nobody has
are 0 throughout. "One of" means that at most one of the numbers is 1. Where a party is meant, the place behind the
seats is the imaginary player's.
"""

from typing import Final, cast

from laguna.kernel.cells import Shorts, i64, total
from laguna.kernel.encoder import MOST, Encoder, Layout, Plane, Slice, put, put_large
from laguna.kernel.game import CHANCE
from laguna.kernel.history import Note

from ..rules import questions as q
from ..rules.building import BY_SOLO, NONE
from ..rules.constants import (
    BUILDINGS,
    DECK,
    FIRST_HEX,
    HEX_COUNT,
    HEX_PLACES,
    KIND_COUNT,
    KINDS,
    MAX_SEATS,
    QUARTER_COUNT,
    SOURCES,
    SWAMP,
    WORTHS,
)
from ..rules.ending import ENDS
from ..rules.flow import turn
from ..rules.market import hand_size
from ..rules.purse import swamp_tokens, treasure_tokens
from ..rules.state import State

_KINDS: Final = len(KINDS)
_PARTIES: Final = MAX_SEATS + 1
_CARDS: Final = sum(DECK)
_BUILDINGS: Final = max(BUILDINGS)
_TOKENS: Final = 100

LAYOUT: Final = Layout(
    2,
    (
        Slice("seats", (1,), MAX_SEATS, "How many play."),
        Slice("turns", (1,), MOST, "Turns finished."),
        Slice("options", (4,), 100, "stall_rounds, imaginary_house=build, draw=may, reshuffle=at_once."),
        Slice("quiet", (1,), MOST, "Turns since somebody last did anything."),
        Slice("ended", (len(ENDS),), 1, "What has ended the game: `ending.ENDS`."),
        Slice("question", (len(q.KEYS),), 1, "What is asked now, one of `questions.KEYS`; none once all is over."),
        Slice("decides", (MAX_SEATS,), 1, "Who decides now, one of the seats; none at a draw and at the end."),
        Slice("on_turn", (MAX_SEATS,), 1, "Whose turn it is, one of the seats."),
        Slice("first", (MAX_SEATS,), 1, "Who had the first turn, one of the seats."),
        Slice("hexes", (int(HEX_COUNT),), 1 + _KINDS, "What lies on each hex: 0 swamp, 1 nothing, 2 a house, …"),
        Slice("stock", (_KINDS,), _BUILDINGS, "Buildings left, by kind."),
        Slice("pile", (1,), _CARDS, "Cards in the pile."),
        Slice("discards", (_KINDS,), _CARDS, "Discarded cards, by kind."),
        Slice("market", (_KINDS,), 1, "The kinds in the market."),
        Slice("offered", (_KINDS,), 1, "The kind that the player on turn has put there, one of the kinds."),
        Slice("to_take", (1,), 10, "How many cards are still to be taken for it."),
        Slice("treasures", (1,), _TOKENS, "Treasure tokens in the supply."),
        Slice("masters", (_KINDS, _PARTIES), 1, "The master builder of each kind, one of the parties."),
        Slice("alone", (_KINDS,), 1, "The kinds of which the player on turn has a set alone."),
        Slice("started", (_KINDS,), 1, "The projects that the player on turn has begun this turn."),
        Slice("imaginary", (_KINDS,), _CARDS, "Cards in front of the imaginary player, by kind."),
        Slice("later", (1,), 1, "Does the imaginary player get its card at the end of this turn?"),
        Slice("drains_left", (1,), 10, "How many more hexes may be drained this turn."),
        Slice("building", (_KINDS,), 1, "The kind that is being built, one of the kinds."),
        Slice("builder", (_PARTIES,), 1, "Who gets all its points, one of the parties."),
        Slice("by_solo", (1,), 1, "Is it built by a set alone?"),
        Slice("worth", (1,), 100, "Its points, once its place is chosen."),
        Slice("moving", (MAX_SEATS,), 1, "The seats that still move for it."),
        Slice("drawer", (_PARTIES,), 1, "Who gets what is drawn now, one of the parties."),
        Slice("drawing", (1,), 60, "How many cards are still to be drawn now."),
        Slice("buying", (1,), 100, "How many spaces are being bought with gold."),
        Slice("at", (MAX_SEATS,), 200, "The space of the gondola, by seat."),
        Slice("spaces", (MAX_SEATS, len(SOURCES)), 200, "Where the spaces came from: by seat and source."),
        Slice("hands", (MAX_SEATS,), _CARDS, "How many cards in hand, by seat."),
        Slice("known", (MAX_SEATS, _KINDS), _CARDS, "Of these, what all saw being taken: by seat and kind."),
        Slice("front", (MAX_SEATS, _KINDS), _CARDS, "Cards in front of the players, by seat and kind."),
        Slice("swamp_tokens", (MAX_SEATS,), _TOKENS, "How many swamp tokens, by seat."),
        Slice("treasure_tokens", (MAX_SEATS,), _TOKENS, "How many treasure tokens, by seat."),
        Slice("pauses", (MAX_SEATS,), 1, "Who is asked in the pauses for gold, by seat."),
        Slice("my_hand", (_KINDS,), _CARDS, "My cards in hand, by kind."),
        Slice("my_tokens", (int(WORTHS),), _TOKENS, "My tokens, by worth."),
        Slice("picked", (int(WORTHS),), _TOKENS, "The tokens I have chosen to pay with so far, by worth."),
    ),
    (
        Plane("swamp", "hexes", 0),
        Plane("nothing", "hexes", 1),
        *(Plane(kind, "hexes", 2 + number) for number, kind in enumerate(KINDS)),
    ),
    HEX_PLACES,
)
"""The row, part by part; the planes show swamp, empty hexes, and each kind of building."""

_SEATS: Final[i64] = LAYOUT.first("seats")
_TURNS: Final[i64] = LAYOUT.first("turns")
_OPTIONS: Final[i64] = LAYOUT.first("options")
_QUIET: Final[i64] = LAYOUT.first("quiet")
_ENDED: Final[i64] = LAYOUT.first("ended")
_QUESTION: Final[i64] = LAYOUT.first("question")
_DECIDES: Final[i64] = LAYOUT.first("decides")
_ON_TURN: Final[i64] = LAYOUT.first("on_turn")
_FIRST: Final[i64] = LAYOUT.first("first")
_HEXES: Final[i64] = LAYOUT.first("hexes")
_STOCK: Final[i64] = LAYOUT.first("stock")
_PILE: Final[i64] = LAYOUT.first("pile")
_DISCARDS: Final[i64] = LAYOUT.first("discards")
_MARKET: Final[i64] = LAYOUT.first("market")
_OFFERED: Final[i64] = LAYOUT.first("offered")
_TO_TAKE: Final[i64] = LAYOUT.first("to_take")
_TREASURES: Final[i64] = LAYOUT.first("treasures")
_MASTERS: Final[i64] = LAYOUT.first("masters")
_ALONE: Final[i64] = LAYOUT.first("alone")
_STARTED: Final[i64] = LAYOUT.first("started")
_IMAGINARY: Final[i64] = LAYOUT.first("imaginary")
_LATER: Final[i64] = LAYOUT.first("later")
_DRAINS_LEFT: Final[i64] = LAYOUT.first("drains_left")
_BUILDING: Final[i64] = LAYOUT.first("building")
_BUILDER: Final[i64] = LAYOUT.first("builder")
_BY_SOLO: Final[i64] = LAYOUT.first("by_solo")
_WORTH: Final[i64] = LAYOUT.first("worth")
_MOVING: Final[i64] = LAYOUT.first("moving")
_DRAWER: Final[i64] = LAYOUT.first("drawer")
_DRAWING: Final[i64] = LAYOUT.first("drawing")
_BUYING: Final[i64] = LAYOUT.first("buying")
_AT: Final[i64] = LAYOUT.first("at")
_SPACES: Final[i64] = LAYOUT.first("spaces")
_HANDS: Final[i64] = LAYOUT.first("hands")
_KNOWN: Final[i64] = LAYOUT.first("known")
_FRONT: Final[i64] = LAYOUT.first("front")
_SWAMP_TOKENS: Final[i64] = LAYOUT.first("swamp_tokens")
_TREASURE_TOKENS: Final[i64] = LAYOUT.first("treasure_tokens")
_PAUSES: Final[i64] = LAYOUT.first("pauses")
_MY_HAND: Final[i64] = LAYOUT.first("my_hand")
_MY_TOKENS: Final[i64] = LAYOUT.first("my_tokens")
_PICKED: Final[i64] = LAYOUT.first("picked")
_SOURCES: Final[i64] = len(SOURCES)

# What is remembered between two looks: places among the marks of a `Encoder`.
_M_ENDED: Final = 0
_M_QUESTION: Final = 1
_M_DECIDES: Final = 2
_M_ON_TURN: Final = 3
_M_FIRST: Final = 4
_M_MARKET: Final = 5
_M_OFFERED: Final = 6
_M_ALONE: Final = 7
_M_STARTED: Final = 8
_M_BUILDING: Final = 9
_M_BUILDER: Final = 10
_M_MOVING: Final = 11
_M_DRAWER: Final = 12
_M_PAUSES: Final = 13
_M_MASTERS: Final = 14
_M_FREE: Final[i64] = _M_MASTERS + KIND_COUNT
_M_DRAINED: Final[i64] = _M_FREE + QUARTER_COUNT
_M_AT: Final[i64] = _M_DRAINED + QUARTER_COUNT
_M_LYING: Final[i64] = _M_AT + MAX_SEATS
_M_PAYING: Final[i64] = _M_LYING + 1
_M_BUILT: Final[i64] = _M_PAYING + 1
_MARKS: Final[i64] = _M_BUILT + 1


class VeneziaEncoder(Encoder):
    """A seat's row about one game of Venezia."""

    def __init__(self, seat: i64, row: Shorts, first: i64) -> None:
        super().__init__(seat, row, first, LAYOUT.length, _MARKS)
        # The logs of cards and tokens as they were at the last look: as long as they are the same, so are hands.
        self._card_log: Note | None = None
        self._token_log: Note | None = None
        self._is_new = True

    def forget(self) -> None:  # noqa: D102 - as in `Encoder`
        super().forget()
        self._card_log = None
        self._token_log = None
        self._is_new = True

    def look(self, s: object) -> None:  # noqa: D102 - as in `Encoder`
        row = self.row
        first = self.first
        state = cast(State, s)
        if self._is_new:
            put(row, first + _SEATS, state.seats)
            put(row, first + _OPTIONS, state.stall_rounds)
            put(row, first + _OPTIONS + 1, 1 if state.imaginary_builds else 0)
            put(row, first + _OPTIONS + 2, 1 if state.may_skip_draw else 0)
            put(row, first + _OPTIONS + 3, 1 if state.reshuffles_at_once else 0)
        has_built = self.is_news(_M_BUILT, len(state.built))
        # Whoever drains a hex draws a token, or is about to.
        has_drained = state.token_log is not self._token_log or q.asked(state) == q.DRAW_SWAMP
        if has_built or has_drained or self._is_new:
            self._look_at_board(state)
        self._look_at_turn(state)
        self._look_at_cards(state)
        self._look_at_building(state)
        self._look_at_players(state)
        self._look_at_own(state)
        self._is_new = False

    def _place(self, s: State, party: i64) -> i64:
        """A party as this seat counts: the imaginary player comes behind all seats; -1 for nobody."""
        if party < 0:
            return -1
        if party >= s.seats:
            return MAX_SEATS
        place = party - self.seat
        return place if place >= 0 else place + s.seats

    def _turned(self, s: State, seats: i64) -> i64:
        """A mask of seats as this seat counts."""
        return seats >> self.seat | (seats & (1 << self.seat) - 1) << s.seats - self.seat

    def _look_at_turn(self, s: State) -> None:
        row = self.row
        first = self.first
        put_large(row, first + _TURNS, s.turns)
        put_large(row, first + _QUIET, s.quiet)
        self.bits(_M_ENDED, _ENDED, s.ended, 1)
        self.hot(_M_QUESTION, _QUESTION, -1 if s.over else q.asked(s))
        self.hot(_M_DECIDES, _DECIDES, self._place(s, turn(s)))
        self.hot(_M_ON_TURN, _ON_TURN, self._place(s, s.seat))
        self.hot(_M_FIRST, _FIRST, self._place(s, s.first))

    def _look_at_board(self, s: State) -> None:
        """A hex changes when it is drained and when something is built there, and at no other time."""
        row = self.row
        first = self.first
        for quarter in range(QUARTER_COUNT):
            free = s.empty[quarter]
            dry = ~s.swamp[quarter]
            changed = free ^ self.before(_M_FREE + quarter) | dry ^ self.before(_M_DRAINED + quarter)
            if not changed:
                continue
            self.is_news(_M_FREE + quarter, free)
            self.is_news(_M_DRAINED + quarter, dry)
            end = FIRST_HEX[quarter + 1] if quarter + 1 < QUARTER_COUNT else HEX_COUNT
            for hex in range(FIRST_HEX[quarter], end):
                if changed & 1:
                    put(row, first + _HEXES + hex, s.hexes[hex] - SWAMP)
                changed >>= 1

    def _look_at_cards(self, s: State) -> None:
        row = self.row
        first = self.first
        for kind in range(KIND_COUNT):
            put(row, first + _STOCK + kind, s.supply[kind])
            put(row, first + _DISCARDS + kind, s.discards[kind])
            self.hot(_M_MASTERS + kind, _MASTERS + kind * _PARTIES, self._place(s, s.master[kind]))
            if s.parties > s.seats:
                put(row, first + _IMAGINARY + kind, s.front[s.seats * KIND_COUNT + kind])
        put(row, first + _PILE, total(s.pile))
        self.bits(_M_MARKET, _MARKET, s.market, 1)
        self.hot(_M_OFFERED, _OFFERED, s.offered)
        put(row, first + _TO_TAKE, s.to_take)
        put(row, first + _TREASURES, total(s.treasure_left))
        self.bits(_M_ALONE, _ALONE, s.solo, 1)
        self.bits(_M_STARTED, _STARTED, s.started, 1)
        put(row, first + _LATER, 1 if s.later else 0)
        put(row, first + _DRAINS_LEFT, s.drains_left)

    def _look_at_building(self, s: State) -> None:
        row = self.row
        first = self.first
        self.hot(_M_BUILDING, _BUILDING, s.kind)
        self.hot(_M_BUILDER, _BUILDER, self._place(s, s.builder))
        put(row, first + _BY_SOLO, 1 if s.kind >= 0 and s.how == BY_SOLO else 0)
        put(row, first + _WORTH, s.points if s.stage != NONE else 0)
        self.bits(_M_MOVING, _MOVING, self._turned(s, s.movers), 1)
        self.hot(_M_DRAWER, _DRAWER, self._place(s, s.drawer) if turn(s) == CHANCE else -1)
        put(row, first + _DRAWING, s.to_draw if q.asked(s) == q.DRAW_CARD else 0)
        put(row, first + _BUYING, s.buying)

    def _look_at_players(self, s: State) -> None:
        """Where they are, and what they have: the logs tell whether that has changed."""
        row = self.row
        first = self.first
        cards = self._is_new or s.card_log is not self._card_log
        tokens = self._is_new or s.token_log is not self._token_log
        # Cards come to lie in front of players out of their hands; they go away without an entry in the log.
        lying: i64 = 0
        for kind in range(KIND_COUNT):
            lying = lying * 64 + s.lying[kind]
        fronts = self.is_news(_M_LYING, lying) or cards
        self._card_log = s.card_log
        self._token_log = s.token_log
        for place in range(s.seats):
            seat = (self.seat + place) % s.seats
            if cards:
                put(row, first + _HANDS + place, hand_size(s, seat))
                for kind in range(KIND_COUNT):
                    put(row, first + _KNOWN + place * KIND_COUNT + kind, s.known[seat * KIND_COUNT + kind])
            if fronts:
                for kind in range(KIND_COUNT):
                    put(row, first + _FRONT + place * KIND_COUNT + kind, s.front[seat * KIND_COUNT + kind])
            if tokens:
                put(row, first + _SWAMP_TOKENS + place, swamp_tokens(s, seat))
                put(row, first + _TREASURE_TOKENS + place, treasure_tokens(s, seat))
            if self.is_news(_M_AT + place, s.at[seat]):
                put(row, first + _AT + place, s.at[seat])
                for source in range(_SOURCES):
                    put(row, first + _SPACES + place * _SOURCES + source, s.tally[seat * _SOURCES + source])
        if cards:
            for kind in range(KIND_COUNT):
                put(row, first + _MY_HAND + kind, s.hand[self.seat * KIND_COUNT + kind])
        if tokens:
            for worth in range(WORTHS):
                put(row, first + _MY_TOKENS + worth, s.tokens[self.seat * WORTHS + worth])

    def _look_at_own(self, s: State) -> None:
        row = self.row
        first = self.first
        everybody = (1 << s.seats) - 1
        self.bits(_M_PAUSES, _PAUSES, self._turned(s, ~s.no_pauses & everybody), 1)
        is_paying = s.buying > 0 and q.asked_of(s) == self.seat
        if not self.is_news(_M_PAYING, 1 if is_paying else 2) and not is_paying:
            return
        for worth in range(WORTHS):
            put(row, first + _PICKED + worth, s.picked[worth] if is_paying else 0)
