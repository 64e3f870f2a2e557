"""The state of a game of Murano: everything on the table, as plain numbers in lists of fixed length."""

from typing import Any

from laguna.kernel.cells import Cells, cells, i64
from laguna.kernel.event import Event

from .constants import MAX_SEATS
from .piles import Deck, TilePile


class State:
    """A position. Seats are numbered from 0; lists "by seat" have four places whatever the number of seats."""

    seats: i64
    """How many play."""
    leftover_all: bool
    """Option: gondoliers in hand count at the end, too (M-END-4)."""
    empty_equal: bool
    """Option: character 24 scores where nobody owns anything (M-CH-24)."""
    stall_rounds: i64
    """Option: rounds without a tile taken that end the game, 0 for never (M-END-7)."""
    by_hand: bool
    """Option: players assign their characters themselves."""

    first: i64
    """The seat that had the first turn."""
    seat: i64
    """The seat on turn (in the final scoring: the seat that scores)."""
    turns: i64
    """Turns finished."""
    stack: Cells
    """The open questions, the one asked now last; see `questions`."""
    depth: i64
    """How many questions are open."""
    log: list[Event] | None
    """Where events are told, or None for silence."""

    black: i64
    """The spaces with a black ship, one bit a space."""
    red: i64
    """The space of the red ship."""
    ship: i64
    """The space of the ship chosen to sail; `SPACES` for the red ship."""
    stopped: i64
    """The space where the last ship moved this turn stopped, -1 before the first move."""
    moves: i64
    """Ship moves made this turn: also what the next one costs."""
    moved_black: i64
    """The spaces with a black ship that has moved this turn, one bit a space."""
    moved_red: bool
    """Has the red ship moved this turn?"""
    passing: bool
    """Is this turn a pass?"""
    needs: Cells
    """The least gold with which each deed of the ring can be done this turn; `NEVER` if it cannot."""

    pile: Cells
    """How many tiles are left of each kind."""
    streets: Cells
    """How many streets of each picture are left. Drawn streets are open, so everybody knows."""
    shops: TilePile
    palaces: TilePile
    characters: Deck
    cards: Deck
    """The special building cards."""
    bag: Cells
    """Glass of each colour in the bag."""

    bank: i64
    """Gold paid less gold taken, so that gold adds up. It may be negative: gold is not limited."""
    gold: Cells
    """Gold by seat."""
    vp: Cells
    """Victory points by seat."""
    tally: Cells
    """Where they came from: `tally[seat * len(SOURCES) + source]`."""
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
    """Characters held by each seat, one bit a character."""
    owned: Cells
    """Special cards of each seat, one bit a card."""
    working: Cells
    """Those that work already: what the seat had when its turn began (M-SB-1)."""

    docks: Cells
    """The seat whose gondolier is on each dock, or `NOBODY`."""
    dock_room: i64
    """Free docks of the islands in play, one bit each."""
    cells: Cells
    """The tile on each cell, or `EMPTY`."""
    owner: Cells
    """The seat whose cube is on each cell, or `NOBODY`."""
    street_room: i64
    """Free street spaces, one bit each."""
    site_room: i64
    """Free building spaces, one bit each, counted from the first building space."""
    site_reached: i64
    """Building spaces that share a side with a laid street, one bit each."""

    customers: Cells
    """Customers by island and colour: `customers[island * 3 + colour]`."""
    shop_colours: Cells
    """Built shops by island and colour, whoever owns them."""
    own_shops: Cells
    """Built shops by island, seat and colour: `own_shops[(island * 4 + seat) * 3 + colour]`."""
    own_factories: Cells
    """Built factories by island and seat: `own_factories[island * 4 + seat]`."""
    built_palaces: Cells
    """Palaces by island."""
    crests: Cells
    """Crests by island."""
    built_specials: Cells
    """Special buildings by island."""

    tile: i64
    """The tile being placed."""
    kind: i64
    """The kind of tile being bought."""
    tiles_left: i64
    """How many more tiles this build action may place."""
    to_draw: i64
    """How many more pieces are to be drawn."""
    produced: i64
    """Factories used by this production."""
    extra: bool
    """Was the Trading Post's extra glass taken?"""
    sold: Cells
    """Glass put up for sale in this production, by colour."""

    emptied: i64
    """The first kind of tile whose pile ran out, or -1."""
    emptied_second: i64
    """The second one, or -1; it ends the game."""
    ender: i64
    """The seat that ended the game (in a stall: the first player), or `NOBODY`."""
    quiet: i64
    """Turns since a tile last left a pile."""
    stalled: bool
    """Does the game end after this round because nobody takes tiles?"""
    over: bool
    """Is everything scored?"""

    scoring_character: i64
    """In scoring by hand: the character being scored."""
    scoring_island: i64
    """And where."""
    given: Cells
    """And the glass handed in for it so far, by colour."""
    served: Cells
    """Gondoliers that have served a character, by island and seat: `served[island * 4 + seat]`."""
    scored: tuple[Any, ...]
    """The characters scored (`assignment.Scored`), in order."""
    spare: Cells
    """Gondoliers that served no character, by seat, once the seat is scored (M-END-4)."""
    shown: Cells
    """Characters of each seat that everybody has seen, one bit a character."""
    to_score: i64
    """How many seats are still to be scored; 0 before the scoring."""

    def __init__(self, s: "State | None" = None) -> None:
        """An empty table, on which `setup.new` lays out the pieces; or a copy of another state, with no log."""
        if s is None:
            self.seats = 0
            self.leftover_all = False
            self.empty_equal = True
            self.stall_rounds = 0
            self.by_hand = False
            self.first = 0
            self.seat = 0
            self.turns = 0
            self.stack = cells(8)
            self.depth = 0
            self.log = None
            self.black = 0
            self.red = 0
            self.ship = -1
            self.stopped = -1
            self.moves = 0
            self.moved_black = 0
            self.moved_red = False
            self.passing = False
            self.needs = cells(0)
            self.pile = cells(0)
            self.streets = cells(0)
            self.bag = cells(0)
            self.bank = 0
            self.gold = cells(MAX_SEATS)
            self.vp = cells(MAX_SEATS)
            self.tally = cells(0)
            self.hand = cells(MAX_SEATS)
            self.supply = cells(MAX_SEATS)
            self.factories = cells(MAX_SEATS)
            self.specials = cells(MAX_SEATS)
            self.glass = cells(MAX_SEATS * 3)
            self.people = cells(MAX_SEATS)
            self.owned = cells(MAX_SEATS)
            self.working = cells(MAX_SEATS)
            self.docks = cells(0)
            self.dock_room = 0
            self.cells = cells(0)
            self.owner = cells(0)
            self.street_room = 0
            self.site_room = 0
            self.site_reached = 0
            self.customers = cells(0)
            self.shop_colours = cells(0)
            self.own_shops = cells(0)
            self.own_factories = cells(0)
            self.built_palaces = cells(0)
            self.crests = cells(0)
            self.built_specials = cells(0)
            self.tile = -1
            self.kind = -1
            self.tiles_left = 0
            self.to_draw = 0
            self.produced = 0
            self.extra = False
            self.sold = cells(3)
            self.emptied = -1
            self.emptied_second = -1
            self.ender = -1
            self.quiet = 0
            self.stalled = False
            self.over = False
            self.scoring_character = -1
            self.scoring_island = -1
            self.given = cells(3)
            self.served = cells(0)
            self.scored = ()
            self.spare = cells(MAX_SEATS)
            self.shown = cells(MAX_SEATS)
            self.to_score = 0
        else:
            self.seats = s.seats
            self.leftover_all = s.leftover_all
            self.empty_equal = s.empty_equal
            self.stall_rounds = s.stall_rounds
            self.by_hand = s.by_hand
            self.first = s.first
            self.seat = s.seat
            self.turns = s.turns
            self.stack = s.stack[:]
            self.depth = s.depth
            self.log = None
            self.black = s.black
            self.red = s.red
            self.ship = s.ship
            self.stopped = s.stopped
            self.moves = s.moves
            self.moved_black = s.moved_black
            self.moved_red = s.moved_red
            self.passing = s.passing
            self.needs = s.needs
            self.pile = s.pile
            self.streets = s.streets
            self.shops = s.shops.copy()
            self.palaces = s.palaces.copy()
            self.characters = s.characters.copy()
            self.cards = s.cards.copy()
            self.bag = s.bag[:]
            self.bank = s.bank
            self.gold = s.gold[:]
            self.vp = s.vp[:]
            self.tally = s.tally
            self.hand = s.hand
            self.supply = s.supply
            self.factories = s.factories
            self.specials = s.specials
            self.glass = s.glass[:]
            self.people = s.people
            self.owned = s.owned
            self.working = s.working
            self.docks = s.docks
            self.dock_room = s.dock_room
            self.cells = s.cells
            self.owner = s.owner
            self.street_room = s.street_room
            self.site_room = s.site_room
            self.site_reached = s.site_reached
            self.customers = s.customers
            self.shop_colours = s.shop_colours
            self.own_shops = s.own_shops
            self.own_factories = s.own_factories
            self.built_palaces = s.built_palaces
            self.crests = s.crests
            self.built_specials = s.built_specials
            self.tile = s.tile
            self.kind = s.kind
            self.tiles_left = s.tiles_left
            self.to_draw = s.to_draw
            self.produced = s.produced
            self.extra = s.extra
            self.sold = s.sold
            self.emptied = s.emptied
            self.emptied_second = s.emptied_second
            self.ender = s.ender
            self.quiet = s.quiet
            self.stalled = s.stalled
            self.over = s.over
            self.scoring_character = s.scoring_character
            self.scoring_island = s.scoring_island
            self.given = s.given
            self.served = s.served
            self.scored = s.scored
            self.spare = s.spare
            self.shown = s.shown
            self.to_score = s.to_score

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return copy(self)


def copy(s: State) -> State:
    """A state that changes independently of this one; it has no log."""
    return State(s)
