"""The state of a game of Murano: everything on the table, as plain numbers in lists of fixed length."""

from typing import Any

from laguna.kernel.cells import Cells, cells, i64
from laguna.kernel.event import Event

from .constants import (
    CELLS,
    CUSTOMERS,
    DEEDS,
    DOCKS,
    EMPTY,
    FACES,
    GLASS,
    ISLANDS,
    KINDS,
    MAX_SEATS,
    NOBODY,
    SOURCES,
    STREETS,
)
from .piles import Deck, TilePile


class State:
    """A position. Seats are numbered from 0; lists "by seat" have four places whatever the number of seats."""

    seats: i64 = 0
    """How many play."""
    leftover_all: bool = False
    """Option: gondoliers in hand count at the end, too (M-END-4)."""
    empty_equal: bool = True
    """Option: character 24 scores where nobody owns anything (M-CH-24)."""
    stall_rounds: i64 = 0
    """Option: rounds without a tile taken that end the game, 0 for never (M-END-7)."""
    by_hand: bool = False
    """Option: players assign their characters themselves (M-END-6)."""
    last_studio: bool = True
    """Option: a Studio won in a player's last turn counts in the scoring (M-SB-1)."""

    first: i64 = 0
    """The seat that had the first turn."""
    seat: i64 = 0
    """The seat on turn (in the final scoring: the seat that scores)."""
    turns: i64 = 0
    """Turns finished."""
    stack: Cells
    """The open questions, the one asked now last; see `questions`."""
    depth: i64 = 0
    """How many questions are open."""
    log: list[Event] | None = None
    """Where events are written, or None if nobody listens."""

    black: i64 = 0
    """The spaces with a black ship, one bit a space."""
    red: i64 = 0
    """The space of the red ship."""
    ship: i64 = -1
    """The space of the ship chosen to sail; `SPACES` for the red ship."""
    stopped: i64 = -1
    """The space where the last ship moved this turn stopped, -1 before the first move."""
    moves: i64 = 0
    """Ship moves made this turn: also what the next one costs."""
    moved_black: i64 = 0
    """The spaces with a black ship that has moved this turn, one bit a space."""
    moved_red: bool = False
    """Has the red ship moved this turn?"""
    passing: bool = False
    """Is this turn a pass?"""
    needs: Cells
    """The least gold with which each deed of the ring can be done this turn, by deed; `NEVER` if it cannot."""

    pile: Cells
    """Tiles left in the piles, by kind."""
    streets: Cells
    """Streets left in the pile, by picture. Drawn streets are open, so everybody knows."""
    shops: TilePile
    """The shops: the pile, and those that lie face down in front of the seats."""
    palaces: TilePile
    """The palaces: the pile, and those that lie face down in front of the seats."""
    characters: Deck
    """The pile of characters."""
    cards: Deck
    """The pile of special cards."""
    bag: Cells
    """Glass in the bag, by colour."""

    bank: i64 = 0
    """Gold paid less gold taken, so that gold adds up. It may be negative: gold is not limited."""
    gold: Cells
    """Gold by seat."""
    vp: Cells
    """Victory points by seat."""
    tally: Cells
    """Where the victory points came from: `tally[seat * len(SOURCES) + source]`."""
    hand: Cells
    """Gondoliers in hand, by seat."""
    supply: Cells
    """Gondoliers in the general supply, by seat."""
    factories: Cells
    """Factory tiles held, not yet built, by seat."""
    specials: Cells
    """Special tiles held, not yet built, by seat."""
    glass: Cells
    """Glass by seat and colour: `glass[seat * 3 + colour]`."""
    people: Cells
    """Characters that each seat holds, by seat, one bit a character."""
    owned: Cells
    """Special cards that each seat has, by seat, one bit a card."""
    working: Cells
    """Special cards that work already (M-SB-1), by seat, one bit a card: those it had when its turn began."""

    docks: Cells
    """The seat whose gondolier is on each dock, by dock, or `NOBODY`."""
    dock_room: i64 = 0
    """Free docks of the islands in play, one bit a dock."""
    cells: Cells
    """The tile on each cell, by cell, or `EMPTY`."""
    owner: Cells
    """The seat whose cube is on each cell, by cell, or `NOBODY`."""
    street_room: i64 = 0
    """Free street spaces of the islands in play, one bit a street space."""
    site_room: i64 = 0
    """Free building spaces of the islands in play, one bit each, counted from the first building space."""
    site_reached: i64 = 0
    """Building spaces that share a side with a laid street, one bit each, counted in the same way."""

    customers: Cells
    """Customers by island and colour: `customers[island * 3 + colour]`."""
    shop_colours: Cells
    """Built shops by island and colour, whoever owns them: `shop_colours[island * 3 + colour]`."""
    own_shops: Cells
    """Built shops by island, seat and colour: `own_shops[(island * 4 + seat) * 3 + colour]`."""
    own_factories: Cells
    """Built factories by island and seat: `own_factories[island * 4 + seat]`."""
    built_palaces: Cells
    """Built palaces by island."""
    crests: Cells
    """Crests on built palaces by island."""
    built_specials: Cells
    """Built special buildings by island."""

    tile: i64 = EMPTY
    """The tile being placed: a place in `TILES`, or `EMPTY`."""
    kind: i64 = -1
    """The kind of tile being bought: a place in `KINDS`, -1 before the first."""
    tiles_left: i64 = 0
    """How many more tiles this build action may place."""
    to_draw: i64 = 0
    """How many more pieces are to be drawn, or looked at."""
    produced: i64 = 0
    """Factories used by this production."""
    extra: bool = False
    """Was the Trading Post's extra glass taken?"""
    sold: Cells
    """Glass put up for sale in this production, by colour."""

    emptied: i64 = -1
    """The first kind of tile whose pile ran out, or -1."""
    emptied_second: i64 = -1
    """The second kind, or -1; it ends the game."""
    ender: i64 = NOBODY
    """The seat that ended the game (in a stall: the first player), or `NOBODY`."""
    quiet: i64 = 0
    """Turns since a tile last left a pile."""
    stalled: bool = False
    """Does the game end after this round because nobody takes tiles?"""
    over: bool = False
    """Is everything scored?"""

    scoring_character: i64 = -1
    """In scoring by hand: the character being scored, counted from 0."""
    scoring_island: i64 = -1
    """In scoring by hand: the island where it is scored."""
    given: Cells
    """In scoring by hand: the glass handed in for it so far, by colour."""
    served: Cells
    """Gondoliers that have served a character, by island and seat: `served[island * 4 + seat]`."""
    scored: tuple[Any, ...] = ()
    """The characters scored (`assignment.Scored`), in order."""
    spare: Cells
    """Gondoliers that served no character, by seat, once the seat is scored (M-END-4)."""
    shown: Cells
    """Characters of each seat that everybody has seen, by seat, one bit a character."""
    to_score: i64 = 0
    """How many seats are still to be scored; 0 before the scoring."""

    def __init__(self, s: "State | None" = None) -> None:
        """An empty table, on which `setup.new` lays out the pieces; or a copy of another state, with no log.

        Rows that the rules write to are copied; the others are only ever replaced, so copies share them.
        """
        self.stack = cells(8) if s is None else s.stack[:]
        self.needs = cells(len(DEEDS)) if s is None else s.needs
        self.pile = cells(len(KINDS)) if s is None else s.pile
        self.streets = cells(len(STREETS)) if s is None else s.streets
        self.bag = cells(len(GLASS)) if s is None else s.bag[:]
        self.gold = cells(MAX_SEATS) if s is None else s.gold[:]
        self.vp = cells(MAX_SEATS) if s is None else s.vp[:]
        self.tally = cells(MAX_SEATS * len(SOURCES)) if s is None else s.tally
        self.hand = cells(MAX_SEATS) if s is None else s.hand
        self.supply = cells(MAX_SEATS) if s is None else s.supply
        self.factories = cells(MAX_SEATS) if s is None else s.factories
        self.specials = cells(MAX_SEATS) if s is None else s.specials
        self.glass = cells(MAX_SEATS * len(GLASS)) if s is None else s.glass[:]
        self.people = cells(MAX_SEATS) if s is None else s.people
        self.owned = cells(MAX_SEATS) if s is None else s.owned
        self.working = cells(MAX_SEATS) if s is None else s.working
        self.docks = cells(len(DOCKS), NOBODY) if s is None else s.docks
        self.cells = cells(len(CELLS), EMPTY) if s is None else s.cells
        self.owner = cells(len(CELLS), NOBODY) if s is None else s.owner
        self.customers = cells(len(ISLANDS) * len(CUSTOMERS)) if s is None else s.customers
        self.shop_colours = cells(len(ISLANDS) * FACES) if s is None else s.shop_colours
        self.own_shops = cells(len(ISLANDS) * MAX_SEATS * FACES) if s is None else s.own_shops
        self.own_factories = cells(len(ISLANDS) * MAX_SEATS) if s is None else s.own_factories
        self.built_palaces = cells(len(ISLANDS)) if s is None else s.built_palaces
        self.crests = cells(len(ISLANDS)) if s is None else s.crests
        self.built_specials = cells(len(ISLANDS)) if s is None else s.built_specials
        self.sold = cells(len(GLASS)) if s is None else s.sold
        self.given = cells(len(GLASS)) if s is None else s.given
        self.served = cells(len(ISLANDS) * MAX_SEATS) if s is None else s.served
        self.spare = cells(MAX_SEATS) if s is None else s.spare
        self.shown = cells(MAX_SEATS) if s is None else s.shown
        if s is None:
            return
        self.seats = s.seats
        self.leftover_all = s.leftover_all
        self.empty_equal = s.empty_equal
        self.stall_rounds = s.stall_rounds
        self.by_hand = s.by_hand
        self.last_studio = s.last_studio
        self.first = s.first
        self.seat = s.seat
        self.turns = s.turns
        self.depth = s.depth
        self.black = s.black
        self.red = s.red
        self.ship = s.ship
        self.stopped = s.stopped
        self.moves = s.moves
        self.moved_black = s.moved_black
        self.moved_red = s.moved_red
        self.passing = s.passing
        self.bank = s.bank
        self.dock_room = s.dock_room
        self.street_room = s.street_room
        self.site_room = s.site_room
        self.site_reached = s.site_reached
        self.tile = s.tile
        self.kind = s.kind
        self.tiles_left = s.tiles_left
        self.to_draw = s.to_draw
        self.produced = s.produced
        self.extra = s.extra
        self.emptied = s.emptied
        self.emptied_second = s.emptied_second
        self.ender = s.ender
        self.quiet = s.quiet
        self.stalled = s.stalled
        self.over = s.over
        self.scoring_character = s.scoring_character
        self.scoring_island = s.scoring_island
        self.scored = s.scored
        self.to_score = s.to_score
        self.shops = s.shops.copy()
        self.palaces = s.palaces.copy()
        self.characters = s.characters.copy()
        self.cards = s.cards.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return copy(self)


def copy(s: State) -> State:
    """A state that changes independently of this one; it has no log."""
    return State(s)
