"""What a seat of Murano sees, as a row of numbers for learners (M-HID-1): the same facts as in `view`.

Seats are counted from the one that looks: 0 is "me", 1 the next one clockwise. Places of seats that nobody has
are 0 throughout. "One of" means that at most one of the numbers is 1.
"""

from typing import Final, cast

from laguna.kernel.cells import Shorts, bit, count_bits, i64
from laguna.kernel.encoder import MOST, Encoder, Layout, Plane, Slice, put, put_large
from laguna.kernel.game import CHANCE
from laguna.kernel.history import Note

from ..rules import questions as q
from ..rules.constants import (
    CARDS,
    CELL_PLACES,
    CELLS,
    CHARACTERS,
    DOCKS,
    FACES,
    GLASS,
    ISLANDS,
    KINDS,
    MAX_SEATS,
    SHOP,
    SPACES,
    SPECIAL_CARDS,
    STREET_SPACES,
    STREETS,
    TILE_FACTORY,
    TILE_KIND,
    TILE_SPECIAL,
    TILES,
)
from ..rules.flow import turn
from ..rules.piles import (
    BUILT,
    NONE_KEPT,
    PENDING,
    SEARCHED,
    Deck,
    TilePile,
    count_of,
    face_of,
    kept_of,
    seat_of,
    what_of,
)
from ..rules.state import State

_CHARACTER_GROUPS: Final = 16
_CARD_GROUPS: Final = 8
_MOST_STREETS: Final[int] = max(street["count"] for street in CARDS["street"])
_STREET_TILES: Final[int] = sum(street["count"] for street in CARDS["street"])

LAYOUT: Final = Layout(
    2,
    (
        Slice("seats", (1,), MAX_SEATS, "How many play."),
        Slice("turns", (1,), MOST, "Turns finished."),
        Slice(
            "options",
            (5,),
            100,
            "leftover_gondoliers=all, empty_equal=yes, stall_rounds, scoring=hand, last_studio=counts.",
        ),
        Slice("question", (len(q.KEYS),), 1, "What is asked now, one of `questions.KEYS`; none once all is over."),
        Slice("decides", (MAX_SEATS,), 1, "Who decides now, one of the seats; none at a draw and at the end."),
        Slice("on_turn", (MAX_SEATS,), 1, "Whose turn it is, one of the seats."),
        Slice("first", (MAX_SEATS,), 1, "Who had the first turn, one of the seats."),
        Slice("ender", (MAX_SEATS,), 1, "Who ended the game, one of the seats, or none yet."),
        Slice("stalled", (1,), 1, "Does the game end because nobody takes tiles?"),
        Slice("black", (int(SPACES),), 1, "Black ships, by space of the ring."),
        Slice("red", (int(SPACES),), 1, "The red ship, one of the spaces."),
        Slice(
            "ship", (int(SPACES) + 1,), 1, "The ship chosen to sail, one of the spaces; the last is the red one."
        ),
        Slice("moved", (int(SPACES),), 1, "Black ships that have moved this turn, by space."),
        Slice("stopped", (int(SPACES),), 1, "Where the last ship moved this turn stopped, one of the spaces."),
        Slice("moved_red", (1,), 1, "Has the red ship moved this turn?"),
        Slice("moves", (1,), int(SPACES), "Ship moves made this turn."),
        Slice("passing", (1,), 1, "Is this turn a pass?"),
        Slice("piles", (len(KINDS),), max(60, _STREET_TILES), "Tiles left, by kind."),
        Slice("streets", (len(STREETS),), _MOST_STREETS, "Streets left, by picture."),
        Slice("bag", (len(GLASS),), 100, "Glass in the bag, by colour."),
        Slice("characters", (1,), len(CHARACTERS), "Characters in the pile that nobody has seen."),
        Slice(
            "characters_under",
            (_CHARACTER_GROUPS,),
            len(CHARACTERS),
            "How many characters lie under them, group by group in the order in which they will be drawn; "
            "the last place counts all further groups together.",
        ),
        Slice("cards", (1,), len(SPECIAL_CARDS), "Special cards in the pile that nobody has seen."),
        Slice("cards_under", (_CARD_GROUPS,), len(SPECIAL_CARDS), "The same as `characters_under` for these."),
        Slice("drawing", (1,), 60, "How many pieces are still to be drawn now."),
        Slice(
            "tile", (len(TILES),), 1, "The tile being placed, if I may know its picture: one of `constants.TILES`."
        ),
        Slice("kind", (len(KINDS),), 1, "The kind of tile being bought or placed, one of `constants.KINDS`."),
        Slice("tiles_left", (1,), 10, "How many more tiles this build action may place."),
        Slice("produced", (1,), 20, "Factories used by this production."),
        Slice("extra", (1,), 1, "Was the Trading Post's extra glass taken?"),
        Slice("sold", (len(GLASS),), 20, "Glass put up for sale in this production, by colour."),
        Slice(
            "scoring_character", (len(CHARACTERS),), 1, "In scoring by hand: the character being scored, one of."
        ),
        Slice("scoring_island", (len(ISLANDS),), 1, "And where, one of the islands."),
        Slice("given", (len(GLASS),), 20, "And the glass handed in for it so far, by colour."),
        Slice("scored_by", (len(CHARACTERS),), MAX_SEATS, "Who scored each character: 1 is me, 2 the next seat."),
        Slice("scored_island", (len(CHARACTERS),), len(ISLANDS), "Where: 1 is the first island; 0 if not scored."),
        Slice("scored_points", (len(CHARACTERS),), 200, "For how many points.", low=-200),
        Slice("gold", (MAX_SEATS,), MOST, "Gold, by seat."),
        Slice("vp", (MAX_SEATS,), MOST, "Victory points, by seat.", low=-MOST),
        Slice("gondoliers", (MAX_SEATS,), 20, "Gondoliers in hand, by seat."),
        Slice("supply", (MAX_SEATS,), 20, "Gondoliers in the general supply, by seat."),
        Slice("factories", (MAX_SEATS,), 60, "Factory tiles not yet built, by seat."),
        Slice("specials", (MAX_SEATS,), 60, "Special tiles not yet built, by seat."),
        Slice("shops", (MAX_SEATS,), 60, "Shops that lie face down, by seat."),
        Slice("palaces", (MAX_SEATS,), 60, "Palaces that lie face down, by seat."),
        Slice("people", (MAX_SEATS,), len(CHARACTERS), "How many characters, by seat."),
        Slice("owned", (len(SPECIAL_CARDS),), MAX_SEATS, "Who has each special card: 1 is me, 0 nobody."),
        Slice("working", (len(SPECIAL_CARDS),), 1, "Which of them work already."),
        Slice("glass", (MAX_SEATS, len(GLASS)), 100, "Glass, by seat and colour."),
        Slice("shown", (len(CHARACTERS),), MAX_SEATS, "Who has shown each character to all: 1 is me, 0 nobody."),
        Slice("docks", (len(DOCKS),), MAX_SEATS, "Whose gondolier is on each dock: 1 is me, 0 nobody."),
        Slice(
            "cells",
            (len(CELLS),),
            len(TILES),
            "The tile on each cell: 1 is the first of `constants.TILES`, 0 none.",
        ),
        Slice("owner", (len(CELLS),), MAX_SEATS, "Whose cube is on each cell: 1 is me, 0 nobody."),
        Slice("my_characters", (len(CHARACTERS),), 1, "My characters."),
        Slice("my_shops", (FACES,), 60, "My face-down shops, by picture."),
        Slice("my_palaces", (FACES,), 60, "My face-down palaces, by picture."),
        Slice("drawn_characters", (len(CHARACTERS),), 1, "The characters I am looking at."),
        Slice("drawn_cards", (len(SPECIAL_CARDS),), 1, "The special cards I am looking at."),
        Slice("searching", (FACES,), 60, "The pile I am looking through, by picture: one more than there are."),
        Slice(
            "put_back_characters",
            (len(CHARACTERS),),
            len(CHARACTERS),
            "In which group under the pile a character lies, if I know: 1 is drawn first, 0 I do not know.",
        ),
        Slice("put_back_cards", (len(SPECIAL_CARDS),), len(SPECIAL_CARDS), "The same for special cards."),
        Slice(
            "left_shops",
            (FACES,),
            60,
            "What I left in the pile of shops when I last looked through it, by picture: one more than it was.",
        ),
        Slice("left_palaces", (FACES,), 60, "The same for palaces."),
    ),
    (
        *(Plane(tile, "cells", 1 + number) for number, tile in enumerate(TILES)),
        *(Plane(f"owner_{seat}", "owner", 1 + seat) for seat in range(MAX_SEATS)),
    ),
    CELL_PLACES,
)
"""The row, part by part; the planes show each kind of tile, and the cubes of each seat, me first."""

_SEATS: Final[i64] = LAYOUT.first("seats")
_TURNS: Final[i64] = LAYOUT.first("turns")
_OPTIONS: Final[i64] = LAYOUT.first("options")
_QUESTION: Final[i64] = LAYOUT.first("question")
_DECIDES: Final[i64] = LAYOUT.first("decides")
_ON_TURN: Final[i64] = LAYOUT.first("on_turn")
_FIRST: Final[i64] = LAYOUT.first("first")
_ENDER: Final[i64] = LAYOUT.first("ender")
_STALLED: Final[i64] = LAYOUT.first("stalled")
_BLACK: Final[i64] = LAYOUT.first("black")
_RED: Final[i64] = LAYOUT.first("red")
_SHIP: Final[i64] = LAYOUT.first("ship")
_MOVED: Final[i64] = LAYOUT.first("moved")
_STOPPED: Final[i64] = LAYOUT.first("stopped")
_MOVED_RED: Final[i64] = LAYOUT.first("moved_red")
_MOVES: Final[i64] = LAYOUT.first("moves")
_PASSING: Final[i64] = LAYOUT.first("passing")
_PILES: Final[i64] = LAYOUT.first("piles")
_STREETS: Final[i64] = LAYOUT.first("streets")
_BAG: Final[i64] = LAYOUT.first("bag")
_CHARACTERS: Final[i64] = LAYOUT.first("characters")
_CHARACTERS_UNDER: Final[i64] = LAYOUT.first("characters_under")
_CARDS: Final[i64] = LAYOUT.first("cards")
_CARDS_UNDER: Final[i64] = LAYOUT.first("cards_under")
_DRAWING: Final[i64] = LAYOUT.first("drawing")
_TILE: Final[i64] = LAYOUT.first("tile")
_KIND: Final[i64] = LAYOUT.first("kind")
_TILES_LEFT: Final[i64] = LAYOUT.first("tiles_left")
_PRODUCED: Final[i64] = LAYOUT.first("produced")
_EXTRA: Final[i64] = LAYOUT.first("extra")
_SOLD: Final[i64] = LAYOUT.first("sold")
_SCORING_CHARACTER: Final[i64] = LAYOUT.first("scoring_character")
_SCORING_ISLAND: Final[i64] = LAYOUT.first("scoring_island")
_GIVEN: Final[i64] = LAYOUT.first("given")
_SCORED_BY: Final[i64] = LAYOUT.first("scored_by")
_SCORED_ISLAND: Final[i64] = LAYOUT.first("scored_island")
_SCORED_POINTS: Final[i64] = LAYOUT.first("scored_points")
_GOLD: Final[i64] = LAYOUT.first("gold")
_VP: Final[i64] = LAYOUT.first("vp")
_GONDOLIERS: Final[i64] = LAYOUT.first("gondoliers")
_SUPPLY: Final[i64] = LAYOUT.first("supply")
_FACTORIES: Final[i64] = LAYOUT.first("factories")
_SPECIALS: Final[i64] = LAYOUT.first("specials")
_SHOPS: Final[i64] = LAYOUT.first("shops")
_PALACES: Final[i64] = LAYOUT.first("palaces")
_PEOPLE: Final[i64] = LAYOUT.first("people")
_OWNED: Final[i64] = LAYOUT.first("owned")
_WORKING: Final[i64] = LAYOUT.first("working")
_GLASS: Final[i64] = LAYOUT.first("glass")
_SHOWN: Final[i64] = LAYOUT.first("shown")
_DOCKS: Final[i64] = LAYOUT.first("docks")
_CELLS: Final[i64] = LAYOUT.first("cells")
_OWNER: Final[i64] = LAYOUT.first("owner")
_MY_CHARACTERS: Final[i64] = LAYOUT.first("my_characters")
_MY_SHOPS: Final[i64] = LAYOUT.first("my_shops")
_MY_PALACES: Final[i64] = LAYOUT.first("my_palaces")
_DRAWN_CHARACTERS: Final[i64] = LAYOUT.first("drawn_characters")
_DRAWN_CARDS: Final[i64] = LAYOUT.first("drawn_cards")
_SEARCHING: Final[i64] = LAYOUT.first("searching")
_PUT_BACK_CHARACTERS: Final[i64] = LAYOUT.first("put_back_characters")
_PUT_BACK_CARDS: Final[i64] = LAYOUT.first("put_back_cards")
_LEFT_SHOPS: Final[i64] = LAYOUT.first("left_shops")
_LEFT_PALACES: Final[i64] = LAYOUT.first("left_palaces")

_CHARACTER_COUNT: Final[i64] = len(CHARACTERS)
_CARD_COUNT: Final[i64] = len(SPECIAL_CARDS)
_ALL_STREETS: Final[i64] = bit(STREET_SPACES) - 1
_ALL_SITES: Final[i64] = bit(len(CELLS) - STREET_SPACES) - 1
_ALL_DOCKS: Final[i64] = bit(len(DOCKS)) - 1

# What is remembered between two looks: places among the marks of an `Encoder`.
_M_QUESTION: Final = 0
_M_DECIDES: Final = 1
_M_ON_TURN: Final = 2
_M_FIRST: Final = 3
_M_ENDER: Final = 4
_M_BLACK: Final = 5
_M_RED: Final = 6
_M_SHIP: Final = 7
_M_MOVED: Final = 8
_M_STOPPED: Final = 9
_M_TILE: Final = 10
_M_KIND: Final = 11
_M_SCORING_CHARACTER: Final = 12
_M_SCORING_ISLAND: Final = 13
_M_SCORED: Final = 14
_M_STREETS: Final = 15
_M_SITES: Final = 16
_M_DOCKS: Final = 17
_M_MY_CHARACTERS: Final = 18
_M_DRAWN_CHARACTERS: Final = 19
_M_DRAWN_CARDS: Final = 20
_M_PILE: Final = 21
_M_OWNED: Final = 22
_M_WORKING: Final = 26
_M_SHOWN: Final = 30
_M_IDLE: Final = 34
_MARKS: Final = 35


def _only_drawn_by(deck: Deck, seat: i64, gone: i64) -> bool:
    """Did one seat draw all of the last so many cards?"""
    note = deck.notes
    while gone > 0 and note is not None:
        if seat_of(note.entry) != seat:
            return False
        gone -= count_of(note.entry)
        note = note.before
    return True


class MuranoEncoder(Encoder):
    """A seat's row about one game of Murano."""

    def __init__(self, seat: i64, row: Shorts, first: i64) -> None:
        super().__init__(seat, row, first, LAYOUT.length, _MARKS)
        # The logs of the piles as they were at the last look: as long as they are the same, so are the piles.
        self._character_log: Note | None = None
        self._card_log: Note | None = None
        self._shop_log: Note | None = None
        self._palace_log: Note | None = None
        self._is_new = True

    def forget(self) -> None:  # noqa: D102 - as in `Encoder`
        super().forget()
        self._character_log = None
        self._card_log = None
        self._shop_log = None
        self._palace_log = None
        self._is_new = True

    def look(self, s: object) -> None:  # noqa: D102 - as in `Encoder`
        row = self.row
        first = self.first
        state = cast(State, s)
        if self._is_new:
            put(row, first + _SEATS, state.seats)
            put(row, first + _OPTIONS, 1 if state.leftover_all else 0)
            put(row, first + _OPTIONS + 1, 1 if state.empty_equal else 0)
            put(row, first + _OPTIONS + 2, state.stall_rounds)
            put(row, first + _OPTIONS + 3, 1 if state.by_hand else 0)
            put(row, first + _OPTIONS + 4, 1 if state.last_studio else 0)
        self._look_at_turn(state)
        self._look_at_ring(state)
        self._look_at_piles(state)
        self._look_at_action(state)
        self._look_at_board(state)
        for place in range(state.seats):
            self._look_at_player(state, place, (self.seat + place) % state.seats)
        self._look_at_own(state)
        if self.is_news(_M_SCORED, len(state.scored)):
            self._look_at_scores(state)
        self._is_new = False

    def _place(self, s: State, seat: i64) -> i64:
        """A seat as this one counts; -1 for nobody."""
        if seat < 0:
            return -1
        place = seat - self.seat
        return place if place >= 0 else place + s.seats

    def _look_at_turn(self, s: State) -> None:
        row = self.row
        first = self.first
        put_large(row, first + _TURNS, s.turns)
        self.hot(_M_QUESTION, _QUESTION, -1 if s.over else q.asked(s))
        self.hot(_M_DECIDES, _DECIDES, self._place(s, turn(s)))
        self.hot(_M_ON_TURN, _ON_TURN, self._place(s, s.seat))
        self.hot(_M_FIRST, _FIRST, self._place(s, s.first))
        self.hot(_M_ENDER, _ENDER, self._place(s, s.ender))
        put(row, first + _STALLED, 1 if s.stalled else 0)

    def _look_at_ring(self, s: State) -> None:
        row = self.row
        first = self.first
        self.bits(_M_BLACK, _BLACK, s.black, 1)
        self.hot(_M_RED, _RED, s.red)
        self.hot(_M_SHIP, _SHIP, s.ship if q.asked(s) == q.SAIL else -1)
        self.bits(_M_MOVED, _MOVED, s.moved_black, 1)
        self.hot(_M_STOPPED, _STOPPED, s.stopped)
        put(row, first + _MOVED_RED, 1 if s.moved_red else 0)
        put(row, first + _MOVES, s.moves)
        put(row, first + _PASSING, 1 if s.passing else 0)

    def _look_at_piles(self, s: State) -> None:
        row = self.row
        first = self.first
        tiles: i64 = 0
        for kind in range(len(KINDS)):
            tiles += s.pile[kind]
            put(row, first + _PILES + kind, s.pile[kind])
        if self.is_news(_M_PILE, tiles):
            for street in range(len(STREETS)):
                put(row, first + _STREETS + street, s.streets[street])
        for colour in range(len(GLASS)):
            put(row, first + _BAG + colour, s.bag[colour])
        if self._is_new or s.characters.notes is not self._character_log:
            self._character_log = s.characters.notes
            self._look_at_deck(
                s.characters, _CHARACTERS, _CHARACTER_GROUPS, _PUT_BACK_CHARACTERS, _CHARACTER_COUNT
            )
        if self._is_new or s.cards.notes is not self._card_log:
            self._card_log = s.cards.notes
            self._look_at_deck(s.cards, _CARDS, _CARD_GROUPS, _PUT_BACK_CARDS, _CARD_COUNT)
        if s.shops.notes is not self._shop_log:
            self._shop_log = s.shops.notes
            self._look_at_tiles(s.shops, _SHOPS, _MY_SHOPS, _LEFT_SHOPS, s.seats)
        if s.palaces.notes is not self._palace_log:
            self._palace_log = s.palaces.notes
            self._look_at_tiles(s.palaces, _PALACES, _MY_PALACES, _LEFT_PALACES, s.seats)

    def _look_at_deck(self, deck: Deck, at: i64, groups: i64, put_back: i64, count: i64) -> None:
        """A pile of cards; its groups stand behind its size in the row."""
        row = self.row
        first = self.first
        put(row, first + at, deck.fresh)
        for card in range(count):
            put(row, first + put_back + card, 0)
        for group in range(groups):
            put(row, first + at + 1 + group, 0)
        under = deck.under
        number: i64 = len(under)
        if not number:
            return
        further: i64 = 0
        for group in range(number):
            if group < groups - 1:
                put(row, first + at + 1 + group, count_bits(under[group]))
            else:
                further += count_bits(under[group])
        if further:
            put(row, first + at + groups, further)
        # Cards are drawn from the first group and put back behind the last. So the last look that put cards back
        # made the last group, the one before it the group before, and so on.
        note = deck.notes
        group = number - 1
        while note is not None and group >= 0:
            kept = kept_of(note.entry)
            size = count_of(note.entry)
            if kept != NONE_KEPT:
                size -= 1
            if kept != PENDING and size > 0:
                mine: i64 = under[group]
                if seat_of(note.entry) == self.seat and (
                    group > 0 or _only_drawn_by(deck, self.seat, size - count_bits(mine))
                ):
                    self._write_group(put_back, mine, group + 1)
                group -= 1
            note = note.before

    def _write_group(self, at: i64, cards: i64, group: i64) -> None:
        row = self.row
        first = self.first
        card: i64 = 0
        while cards:
            if cards & 1:
                put(row, first + at + card, group)
            cards >>= 1
            card += 1

    def _look_at_tiles(self, pile: TilePile, at: i64, mine: i64, left: i64, seats: i64) -> None:
        """A pile of tiles with secret pictures, and who has how many of them."""
        row = self.row
        first = self.first
        for place in range(seats):
            put(row, first + at + place, pile.held_by((self.seat + place) % seats))
        for face in range(FACES):
            put(row, first + mine + face, pile.held[self.seat * FACES + face])
        # What others took since this seat looked through the pile was still in it then.
        red, blue, grey = pile.left[0], pile.left[1], pile.left[2]
        note = pile.notes
        while note is not None:
            what = what_of(note.entry)
            face = face_of(note.entry)
            if face >= 0 and what == SEARCHED and seat_of(note.entry) == self.seat:
                put(row, first + left, red + 1)
                put(row, first + left + 1, blue + 1)
                put(row, first + left + 2, grey + 1)
                return
            if face >= 0 and what != BUILT:
                if face == 0:
                    red += 1
                elif face == 1:
                    blue += 1
                else:
                    grey += 1
            note = note.before

    def _look_at_action(self, s: State) -> None:
        """What is being bought, placed, produced or scored: nothing while a ship is chosen and sails."""
        row = self.row
        first = self.first
        now = q.asked(s)
        is_idle = now == q.TURN or now == q.SHIP or now == q.SAIL
        if not self.is_news(_M_IDLE, 1 if is_idle else 2) and is_idle:
            return
        drawing: i64 = 0
        if now == q.DRAW_CHARACTERS or now == q.DRAW_CARDS or now == q.DRAW_GLASS or now == q.LOOK:
            drawing = s.to_draw
        elif now >= 0 and turn(s) == CHANCE:
            drawing = 1
        put(row, first + _DRAWING, drawing)
        tile: i64 = -1
        kind: i64 = -1
        if now == q.CELL or now == q.BOUGHT:
            kind = TILE_KIND[s.tile]
            is_open = s.tile <= TILE_FACTORY or s.tile == TILE_SPECIAL
            if now == q.CELL or self.seat == s.seat or is_open:
                tile = s.tile
        elif now == q.BUY or now == q.DRAW_TILE or now == q.LOOK or now == q.TAKE:
            kind = s.kind
        self.hot(_M_TILE, _TILE, tile)
        self.hot(_M_KIND, _KIND, kind)
        is_building = False
        for place in range(s.depth):
            if s.stack[place] == q.BUILD:
                is_building = True
        put(row, first + _TILES_LEFT, s.tiles_left if is_building else 0)
        is_selling = now == q.EXTRA or now == q.DRAW_GLASS or now == q.SELL or now == q.RETURN
        put(row, first + _PRODUCED, s.produced if is_selling else 0)
        put(row, first + _EXTRA, 1 if is_selling and s.extra else 0)
        for colour in range(len(GLASS)):
            put(row, first + _SOLD + colour, s.sold[colour] if is_selling else 0)
            put(row, first + _GIVEN + colour, s.given[colour])
        is_scoring = now == q.VISIT or now == q.PAY or now == q.GIVE
        self.hot(_M_SCORING_CHARACTER, _SCORING_CHARACTER, s.scoring_character if is_scoring else -1)
        self.hot(_M_SCORING_ISLAND, _SCORING_ISLAND, s.scoring_island if now == q.PAY or now == q.GIVE else -1)

    def _look_at_board(self, s: State) -> None:
        """Nothing that was built or placed ever leaves, so only what has been filled since is written."""
        row = self.row
        first = self.first
        new = ~s.street_room & _ALL_STREETS ^ self.before(_M_STREETS)
        self.is_news(_M_STREETS, ~s.street_room & _ALL_STREETS)
        cell: i64 = 0
        while new:
            if new & 1:
                put(row, first + _CELLS + cell, s.cells[cell] + 1)
            new >>= 1
            cell += 1
        new = ~s.site_room & _ALL_SITES ^ self.before(_M_SITES)
        self.is_news(_M_SITES, ~s.site_room & _ALL_SITES)
        cell = STREET_SPACES
        while new:
            if new & 1:
                put(row, first + _CELLS + cell, s.cells[cell] + 1)
                put(row, first + _OWNER + cell, self._place(s, s.owner[cell]) + 1)
            new >>= 1
            cell += 1
        new = ~s.dock_room & _ALL_DOCKS ^ self.before(_M_DOCKS)
        self.is_news(_M_DOCKS, ~s.dock_room & _ALL_DOCKS)
        dock: i64 = 0
        while new:
            if new & 1:
                put(row, first + _DOCKS + dock, self._place(s, s.docks[dock]) + 1)
            new >>= 1
            dock += 1

    def _look_at_player(self, s: State, place: i64, seat: i64) -> None:
        row = self.row
        first = self.first
        put_large(row, first + _GOLD + place, s.gold[seat])
        put(row, first + _GONDOLIERS + place, s.hand[seat])
        put(row, first + _SUPPLY + place, s.supply[seat])
        put(row, first + _FACTORIES + place, s.factories[seat])
        put(row, first + _SPECIALS + place, s.specials[seat])
        put(row, first + _PEOPLE + place, count_bits(s.people[seat]))
        self.bits(_M_OWNED + place, _OWNED, s.owned[seat], place + 1)
        self.bits(_M_WORKING + place, _WORKING, s.working[seat], 1)
        self.bits(_M_SHOWN + place, _SHOWN, s.shown[seat], place + 1)
        for colour in range(len(GLASS)):
            put(row, first + _GLASS + place * len(GLASS) + colour, s.glass[seat * len(GLASS) + colour])
        put_large(row, first + _VP + place, s.vp[seat])

    def _look_at_own(self, s: State) -> None:
        row = self.row
        first = self.first
        self.bits(_M_MY_CHARACTERS, _MY_CHARACTERS, s.people[self.seat], 1)
        is_looking = self.seat == s.seat and not s.over
        characters: i64 = 0
        cards: i64 = 0
        if is_looking:
            characters = s.characters.drawn
            if not characters:
                cards = s.cards.drawn
        self.bits(_M_DRAWN_CHARACTERS, _DRAWN_CHARACTERS, characters, 1)
        self.bits(_M_DRAWN_CARDS, _DRAWN_CARDS, cards, 1)
        now = q.asked(s)
        seen: i64 = 0
        if is_looking and now == q.LOOK:
            seen = FACES - s.to_draw
        elif is_looking and now == q.TAKE:
            seen = FACES
        left = s.shops.left if s.kind == SHOP else s.palaces.left
        for face in range(FACES):
            put(row, first + _SEARCHING + face, left[face] + 1 if face < seen else 0)

    def _look_at_scores(self, s: State) -> None:
        row = self.row
        first = self.first
        for scored in s.scored:
            character: i64 = scored.character
            put(row, first + _SCORED_BY + character, self._place(s, scored.seat) + 1)
            put(row, first + _SCORED_ISLAND + character, scored.island + 1)
            put(row, first + _SCORED_POINTS + character, scored.points)
