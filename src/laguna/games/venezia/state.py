"""The state of a game of Venezia: everything on the table, as plain numbers in lists of fixed length."""

from typing import Any

from laguna.kernel.event import Event

from .tables import (
    HEX_COUNT,
    KIND_COUNT,
    MAX_SEATS,
    NOBODY,
    QUARTER_COUNT,
    SOURCES,
    SWAMP_WORTHS,
    TREASURE_WORTHS,
    WORTHS,
)


class State:
    """A position. Seats are numbered from 0; lists "by seat" have five places whatever the number of seats.

    A "party" is whoever can have cards in front of them: the seats, and in a game of two the imaginary player,
    who comes after them.
    """

    seats: int
    """How many play."""
    parties: int
    """How many have cards in front of them: one more than the seats in a game of two."""
    stall_rounds: int
    """Option: rounds in which nobody does anything that end the game, 0 for never (V-END-4)."""

    first: int
    """The seat that had the first turn."""
    seat: int
    """The seat on turn."""
    turns: int
    """Turns finished."""
    step: int
    """How far the turn has come; see `flow`."""
    stack: list[int]
    """The open questions, the one asked now last; see `questions`."""
    whom: list[int]
    """The seat each of them is put to, or `CHANCE`."""
    depth: int
    """How many questions are open."""
    log: list[Event] | None
    """Where events are told, or None for silence."""

    hexes: list[int]
    """What lies on each hex: `SWAMP`, `EMPTY` or a kind of building."""
    swamp: list[int]
    """The hexes under swamp by quarter, one bit a hex."""
    empty: list[int]
    """The hexes with nothing on them by quarter, one bit a hex."""
    houses: list[int]
    """Houses by quarter."""
    built: tuple[int, ...]
    """The sites of all buildings, in the order in which they were built. Never changed in place."""
    supply: list[int]
    """Buildings left of each kind."""

    pile: list[int]
    """Cards in the face-down pile, by kind."""
    discards: list[int]
    """Cards in the open pile of discards, by kind."""
    market: int
    """The kinds that lie in the market, one bit a kind."""
    hand: list[int]
    """Cards in hand by seat and kind: `hand[seat * 5 + kind]`."""
    known: list[int]
    """Of these, what everybody knows because it was taken from the market."""
    front: list[int]
    """Cards in front of each party by kind: in projects, and houses until they are built."""
    solo: int
    """The kinds of which the player on turn has a set alone in front of them this turn, one bit a kind."""
    started: int
    """The projects that the player on turn has begun this turn, one bit a kind."""
    master: list[int]
    """The master builder of each kind, or `NOBODY`."""
    card_log: tuple[int, ...]
    """Who drew, took and gave up which card; see `memory`. Never changed in place."""

    at: list[int]
    """The space of each seat's gondola; the mooring posts go on after the last space."""
    tally: list[int]
    """Where the spaces came from: `tally[seat * len(SOURCES) + source]`."""
    tokens: list[int]
    """Tokens by seat and worth: `tokens[seat * 7 + worth]`, see `GOLD`."""
    swamp_left: list[int]
    """Swamp tokens face down on the board, by worth."""
    treasure_left: list[int]
    """Treasure tokens in the supply, by worth."""
    gone: list[int]
    """Swamp tokens that have left the game, by worth."""
    token_log: tuple[int, ...]
    """Who drew and handed in which token; see `memory`. Never changed in place."""

    stage: int
    """How far the building in progress has come; see `building`."""
    kind: int
    """Its kind."""
    how: int
    """Whether it is a house or built by a project or by a set alone; see `building`."""
    builder: int
    """The party that gets all its points: its master builder, or who builds alone."""
    points: int
    """Its points."""
    takers: int
    """The seats that still get a treasure for it, one bit a seat."""
    movers: int
    """The seats whose gondola still moves for it, one bit a seat."""

    drawer: int
    """The party that gets what is drawn next."""
    to_draw: int
    """How many cards are still to be drawn."""
    dealt: int
    """How many hands have been dealt."""
    later: bool
    """Does the imaginary player get its card at the end of this turn?"""
    drains_left: int
    """How many more hexes may be drained this turn."""
    offered: int
    """The kind put into the market this turn, or -1."""
    to_take: int
    """How many cards are still to be taken after that."""
    buying: int
    """How many spaces are being bought with gold; 0 if none are."""
    picked: list[int]
    """The tokens chosen for it so far, by worth. They are still among the seat's tokens, and secret."""
    no_pauses: int
    """The seats that do not want to be asked in the pauses for gold, one bit a seat."""

    acted: bool
    """Has the player on turn played, drained, drawn or exchanged anything?"""
    quiet: int
    """Turns since somebody last did."""
    ended: int
    """What has ended the game, one bit each; see `ending`. 0 while it goes on."""
    exchanged: int
    """How many seats have been asked for their last exchange; -1 before the first."""
    over: bool
    """Is everything done?"""

    def __init__(self) -> None:
        """An empty table; `setup.new` lays out the pieces."""
        self.seats = 0
        self.parties = 0
        self.stall_rounds = 0
        self.first = 0
        self.seat = 0
        self.turns = 0
        self.step = 0
        self.stack = [0] * 4
        self.whom = [0] * 4
        self.depth = 0
        self.log = None
        self.hexes = [0] * HEX_COUNT
        self.swamp = [0] * QUARTER_COUNT
        self.empty = [0] * QUARTER_COUNT
        self.houses = [0] * QUARTER_COUNT
        self.built = ()
        self.supply = [0] * KIND_COUNT
        self.pile = [0] * KIND_COUNT
        self.discards = [0] * KIND_COUNT
        self.market = 0
        self.hand = [0] * (MAX_SEATS * KIND_COUNT)
        self.known = [0] * (MAX_SEATS * KIND_COUNT)
        self.front = [0] * (MAX_SEATS * KIND_COUNT)
        self.solo = 0
        self.started = 0
        self.master = [NOBODY] * KIND_COUNT
        self.card_log = ()
        self.at = [0] * MAX_SEATS
        self.tally = [0] * (MAX_SEATS * len(SOURCES))
        self.tokens = [0] * (MAX_SEATS * WORTHS)
        self.swamp_left = [0] * SWAMP_WORTHS
        self.treasure_left = [0] * TREASURE_WORTHS
        self.gone = [0] * SWAMP_WORTHS
        self.token_log = ()
        self.stage = 0
        self.kind = -1
        self.how = 0
        self.builder = NOBODY
        self.points = 0
        self.takers = 0
        self.movers = 0
        self.drawer = NOBODY
        self.to_draw = 0
        self.dealt = 0
        self.later = False
        self.drains_left = 0
        self.offered = -1
        self.to_take = 0
        self.buying = 0
        self.picked = [0] * WORTHS
        self.no_pauses = 0
        self.acted = False
        self.quiet = 0
        self.ended = 0
        self.exchanged = -1
        self.over = False

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return copy(self)


def copy(s: State) -> State:
    """A state that changes independently of this one; it has no log."""
    t = State()
    t.seats = s.seats
    t.parties = s.parties
    t.stall_rounds = s.stall_rounds
    t.first = s.first
    t.seat = s.seat
    t.turns = s.turns
    t.step = s.step
    t.stack = s.stack.copy()
    t.whom = s.whom.copy()
    t.depth = s.depth
    t.hexes = s.hexes.copy()
    t.swamp = s.swamp.copy()
    t.empty = s.empty.copy()
    t.houses = s.houses.copy()
    t.built = s.built
    t.supply = s.supply.copy()
    t.pile = s.pile.copy()
    t.discards = s.discards.copy()
    t.market = s.market
    t.hand = s.hand.copy()
    t.known = s.known.copy()
    t.front = s.front.copy()
    t.solo = s.solo
    t.started = s.started
    t.master = s.master.copy()
    t.card_log = s.card_log
    t.at = s.at.copy()
    t.tally = s.tally.copy()
    t.tokens = s.tokens.copy()
    t.swamp_left = s.swamp_left.copy()
    t.treasure_left = s.treasure_left.copy()
    t.gone = s.gone.copy()
    t.token_log = s.token_log
    t.stage = s.stage
    t.kind = s.kind
    t.how = s.how
    t.builder = s.builder
    t.points = s.points
    t.takers = s.takers
    t.movers = s.movers
    t.drawer = s.drawer
    t.to_draw = s.to_draw
    t.dealt = s.dealt
    t.later = s.later
    t.drains_left = s.drains_left
    t.offered = s.offered
    t.to_take = s.to_take
    t.buying = s.buying
    t.picked = s.picked.copy()
    t.no_pauses = s.no_pauses
    t.acted = s.acted
    t.quiet = s.quiet
    t.ended = s.ended
    t.exchanged = s.exchanged
    t.over = s.over
    return t
