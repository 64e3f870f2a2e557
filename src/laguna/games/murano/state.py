"""The state of a game of Murano: everything on the table, as plain numbers in lists of fixed length."""

from typing import Any

from laguna.kernel.event import Event

from .piles import Deck, TilePile
from .tables import MAX_SEATS


class State:
    """A position. Seats are numbered from 0; lists "by seat" have four places whatever the number of seats."""

    seats: int
    """How many play."""
    leftover_all: bool
    """Option: gondoliers in hand count at the end, too (M-END-4)."""
    empty_equal: bool
    """Option: character 24 scores where nobody owns anything (M-CH-24)."""
    stall_rounds: int
    """Option: rounds without a tile taken that end the game, 0 for never (M-END-7)."""
    by_hand: bool
    """Option: players assign their characters themselves."""

    first: int
    """The seat that had the first turn."""
    seat: int
    """The seat on turn (in the final scoring: the seat that scores)."""
    turns: int
    """Turns finished."""
    stack: list[int]
    """The open questions, the one asked now last; see `questions`."""
    depth: int
    """How many questions are open."""
    log: list[Event] | None
    """Where events are told, or None for silence."""

    black: int
    """The spaces with a black ship, one bit a space."""
    red: int
    """The space of the red ship."""
    ship: int
    """The space of the ship chosen to sail; `SPACES` for the red ship."""
    stopped: int
    """The space where the last ship moved this turn stopped, -1 before the first move."""
    moves: int
    """Ship moves made this turn: also what the next one costs."""
    moved_black: int
    """The spaces with a black ship that has moved this turn, one bit a space."""
    moved_red: bool
    """Has the red ship moved this turn?"""
    passing: bool
    """Is this turn a pass?"""
    needs: list[int]
    """The least gold with which each deed of the ring can be done this turn; `NEVER` if it cannot."""

    pile: list[int]
    """How many tiles are left of each kind."""
    streets: list[int]
    """How many streets of each picture are left. Drawn streets are open, so everybody knows."""
    shops: TilePile
    palaces: TilePile
    characters: Deck
    cards: Deck
    """The special building cards."""
    bag: list[int]
    """Glass of each colour in the bag."""

    bank: int
    """Gold paid less gold taken, so that gold adds up. It may be negative: gold is not limited."""
    gold: list[int]
    """Gold by seat."""
    vp: list[int]
    """Victory points by seat."""
    tally: list[int]
    """Where they came from: `tally[seat * len(SOURCES) + source]`."""
    hand: list[int]
    """Gondoliers in hand, by seat."""
    supply: list[int]
    """Gondoliers in the general supply, by seat."""
    factories: list[int]
    """Factory tiles held, not yet built, by seat."""
    specials: list[int]
    """Special tiles held, not yet built, by seat."""
    glass: list[int]
    """Glass by seat and colour: `glass[seat * 3 + colour]`."""
    people: list[int]
    """Characters held by each seat, one bit a character."""
    owned: list[int]
    """Special cards of each seat, one bit a card."""
    working: list[int]
    """Those that work already: what the seat had when its turn began (M-SB-1)."""

    docks: list[int]
    """The seat whose gondolier is on each dock, or `NOBODY`."""
    cells: list[int]
    """The tile on each cell, or `EMPTY`."""
    owner: list[int]
    """The seat whose cube is on each cell, or `NOBODY`."""
    street_room: int
    """Free street spaces, one bit each."""
    site_room: int
    """Free building spaces, one bit each, counted from the first building space."""
    site_reached: int
    """Building spaces that share a side with a laid street, one bit each."""

    customers: list[int]
    """Customers by island and colour: `customers[island * 3 + colour]`."""
    shop_colours: list[int]
    """Built shops by island and colour, whoever owns them."""
    own_shops: list[int]
    """Built shops by island, seat and colour: `own_shops[(island * 4 + seat) * 3 + colour]`."""
    own_factories: list[int]
    """Built factories by island and seat: `own_factories[island * 4 + seat]`."""
    built_palaces: list[int]
    """Palaces by island."""
    crests: list[int]
    """Crests by island."""
    built_specials: list[int]
    """Special buildings by island."""

    tile: int
    """The tile being placed."""
    kind: int
    """The kind of tile being bought."""
    tiles_left: int
    """How many more tiles this build action may place."""
    to_draw: int
    """How many more pieces are to be drawn."""
    produced: int
    """Factories used by this production."""
    extra: bool
    """Was the Trading Post's extra glass taken?"""
    sold: list[int]
    """Glass put up for sale in this production, by colour."""

    emptied: int
    """The first kind of tile whose pile ran out, or -1."""
    emptied_second: int
    """The second one, or -1; it ends the game."""
    ender: int
    """The seat that ended the game (in a stall: the first player), or `NOBODY`."""
    quiet: int
    """Turns since a tile last left a pile."""
    stalled: bool
    """Does the game end after this round because nobody takes tiles?"""
    over: bool
    """Is everything scored?"""

    scoring_character: int
    """In scoring by hand: the character being scored."""
    scoring_island: int
    """And where."""
    given: list[int]
    """And the glass handed in for it so far, by colour."""
    served: list[int]
    """Gondoliers that have served a character, by island and seat: `served[island * 4 + seat]`."""
    scored: tuple[Any, ...]
    """The characters scored (`assignment.Scored`), in order."""
    spare: list[int]
    """Points for gondoliers that served nobody, by seat, once the seat is scored (M-END-4)."""
    shown: list[int]
    """Characters of each seat that everybody has seen, one bit a character."""
    to_score: int
    """How many seats are still to be scored; 0 before the scoring."""

    def __init__(self) -> None:
        """An empty table; `setup.new` lays out the pieces."""
        self.seats = 0
        self.leftover_all = False
        self.empty_equal = True
        self.stall_rounds = 0
        self.by_hand = False
        self.first = 0
        self.seat = 0
        self.turns = 0
        self.stack = [0] * 8
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
        self.needs = []
        self.pile = []
        self.streets = []
        self.bag = []
        self.bank = 0
        self.gold = [0] * MAX_SEATS
        self.vp = [0] * MAX_SEATS
        self.tally = []
        self.hand = [0] * MAX_SEATS
        self.supply = [0] * MAX_SEATS
        self.factories = [0] * MAX_SEATS
        self.specials = [0] * MAX_SEATS
        self.glass = [0] * (MAX_SEATS * 3)
        self.people = [0] * MAX_SEATS
        self.owned = [0] * MAX_SEATS
        self.working = [0] * MAX_SEATS
        self.docks = []
        self.cells = []
        self.owner = []
        self.street_room = 0
        self.site_room = 0
        self.site_reached = 0
        self.customers = []
        self.shop_colours = []
        self.own_shops = []
        self.own_factories = []
        self.built_palaces = []
        self.crests = []
        self.built_specials = []
        self.tile = -1
        self.kind = -1
        self.tiles_left = 0
        self.to_draw = 0
        self.produced = 0
        self.extra = False
        self.sold = [0, 0, 0]
        self.emptied = -1
        self.emptied_second = -1
        self.ender = -1
        self.quiet = 0
        self.stalled = False
        self.over = False
        self.scoring_character = -1
        self.scoring_island = -1
        self.given = [0, 0, 0]
        self.served = []
        self.scored = ()
        self.spare = [0] * MAX_SEATS
        self.shown = [0] * MAX_SEATS
        self.to_score = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return copy(self)


def copy(s: State) -> State:
    """A state that changes independently of this one; it has no log."""
    t = State()
    t.seats = s.seats
    t.leftover_all = s.leftover_all
    t.empty_equal = s.empty_equal
    t.stall_rounds = s.stall_rounds
    t.by_hand = s.by_hand
    t.first = s.first
    t.seat = s.seat
    t.turns = s.turns
    t.stack = s.stack.copy()
    t.depth = s.depth
    t.black = s.black
    t.red = s.red
    t.ship = s.ship
    t.stopped = s.stopped
    t.moves = s.moves
    t.moved_black = s.moved_black
    t.moved_red = s.moved_red
    t.passing = s.passing
    t.needs = s.needs.copy()
    t.pile = s.pile.copy()
    t.streets = s.streets.copy()
    t.shops = s.shops.copy()
    t.palaces = s.palaces.copy()
    t.characters = s.characters.copy()
    t.cards = s.cards.copy()
    t.bag = s.bag.copy()
    t.bank = s.bank
    t.gold = s.gold.copy()
    t.vp = s.vp.copy()
    t.tally = s.tally.copy()
    t.hand = s.hand.copy()
    t.supply = s.supply.copy()
    t.factories = s.factories.copy()
    t.specials = s.specials.copy()
    t.glass = s.glass.copy()
    t.people = s.people.copy()
    t.owned = s.owned.copy()
    t.working = s.working.copy()
    t.docks = s.docks.copy()
    t.cells = s.cells.copy()
    t.owner = s.owner.copy()
    t.street_room = s.street_room
    t.site_room = s.site_room
    t.site_reached = s.site_reached
    t.customers = s.customers.copy()
    t.shop_colours = s.shop_colours.copy()
    t.own_shops = s.own_shops.copy()
    t.own_factories = s.own_factories.copy()
    t.built_palaces = s.built_palaces.copy()
    t.crests = s.crests.copy()
    t.built_specials = s.built_specials.copy()
    t.tile = s.tile
    t.kind = s.kind
    t.tiles_left = s.tiles_left
    t.to_draw = s.to_draw
    t.produced = s.produced
    t.extra = s.extra
    t.sold = s.sold.copy()
    t.emptied = s.emptied
    t.emptied_second = s.emptied_second
    t.ender = s.ender
    t.quiet = s.quiet
    t.stalled = s.stalled
    t.over = s.over
    t.scoring_character = s.scoring_character
    t.scoring_island = s.scoring_island
    t.given = s.given.copy()
    t.served = s.served.copy()
    t.scored = s.scored
    t.spare = s.spare.copy()
    t.shown = s.shown.copy()
    t.to_score = s.to_score
    return t
