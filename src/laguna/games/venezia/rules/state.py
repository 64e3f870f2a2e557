"""The state of a game of Venezia: everything on the table, as plain numbers in lists of fixed length."""

from typing import Any

from laguna.kernel.cells import Cells, cells, i64
from laguna.kernel.event import Event
from laguna.kernel.history import Note

from .constants import (
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

    seats: i64 = 0
    """How many play."""
    parties: i64 = 0
    """How many have cards in front of them: one more than the seats in a game of two."""
    stall_rounds: i64 = 0
    """Option: rounds in which nobody does anything that end the game, 0 for never (V-END-4)."""
    imaginary_builds: bool = False
    """Option: the imaginary player builds a house also while two kinds lie in front of it (V-TWO-2)."""
    may_skip_draw: bool = False
    """Option: the player on turn may leave out the draw step (V-DRAW-3)."""
    reshuffles_at_once: bool = False
    """Option: the discards become the pile as soon as its last card is drawn (V-DRAW-4)."""

    first: i64 = 0
    """The seat that had the first turn."""
    seat: i64 = 0
    """The seat on turn."""
    turns: i64 = 0
    """Turns finished."""
    step: i64 = 0
    """How far the turn has come; see `flow`."""
    stack: Cells
    """The open questions, the one asked now last; see `questions`."""
    whom: Cells
    """The seat each of them is put to, or `CHANCE`."""
    depth: i64 = 0
    """How many questions are open."""
    log: list[Event] | None = None
    """Where events are told, or None for silence."""

    hexes: Cells
    """What lies on each hex, `hexes[hex]`: `SWAMP`, `EMPTY` or a kind of building."""
    swamp: Cells
    """The hexes under swamp: `swamp[quarter]`, one bit a hex (`HEX_BIT`)."""
    empty: Cells
    """The hexes with nothing on them: `empty[quarter]`, one bit a hex (`HEX_BIT`)."""
    houses: Cells
    """How many houses stand in each quarter: `houses[quarter]`."""
    built: tuple[int, ...] = ()
    """The sites of all buildings, in the order in which they were built. Never changed in place."""
    supply: Cells
    """Buildings that are still to be built: `supply[kind]`."""

    pile: Cells
    """Cards in the face-down pile: `pile[kind]`."""
    discards: Cells
    """Cards in the open pile of discards: `discards[kind]`."""
    market: i64 = 0
    """The kinds that lie in the market, one bit a kind."""
    hand: Cells
    """Cards in hand: `hand[seat * KIND_COUNT + kind]`."""
    known: Cells
    """Of these, what everybody knows because it was taken from the market: `known[seat * KIND_COUNT + kind]`."""
    front: Cells
    """Cards in front of each party, houses until they are built: `front[party * KIND_COUNT + kind]`."""
    lying: Cells
    """Cards in front of all parties together, without sets alone: `lying[kind]`."""
    solo: i64 = 0
    """The kinds of which the player on turn has a set alone in front of them this turn, one bit a kind."""
    started: i64 = 0
    """The projects that the player on turn has begun this turn, one bit a kind."""
    master: Cells
    """The party that is master builder, or `NOBODY`: `master[kind]`."""
    card_log: Note | None = None
    """Who drew, took and gave up which card; see `history`. Never changed in place."""

    at: Cells
    """The space of each gondola, `at[seat]`; the mooring posts go on after the last space."""
    tally: Cells
    """Where the spaces came from: `tally[seat * len(SOURCES) + source]`."""
    tokens: Cells
    """Tokens by worth, see `GOLD`: `tokens[seat * WORTHS + worth]`."""
    gold: Cells
    """What the tokens of each seat are worth together: `gold[seat]`."""
    swamp_left: Cells
    """Swamp tokens face down on the board: `swamp_left[worth]`."""
    treasure_left: Cells
    """Treasure tokens in the supply: `treasure_left[worth - SWAMP_WORTHS]`."""
    gone: Cells
    """Swamp tokens that have left the game: `gone[worth]`."""
    token_log: Note | None = None
    """Who drew and handed in which token; see `history`. Never changed in place."""

    stage: i64 = 0
    """How far the building in progress has come; see `building`."""
    kind: i64 = -1
    """The kind of the building that is being placed or in progress, -1 for none."""
    how: i64 = 0
    """Whether it is a house or built by a project or by a set alone; see `building`."""
    builder: i64 = NOBODY
    """The party that gets all its points: its master builder, or who builds alone."""
    points: i64 = 0
    """Its points, once its place is chosen."""
    takers: i64 = 0
    """The seats that still get a treasure for it, one bit a seat."""
    movers: i64 = 0
    """The seats whose gondola still moves for it, one bit a seat."""

    drawer: i64 = NOBODY
    """The party that gets what is drawn next."""
    to_draw: i64 = 0
    """How many cards are still to be drawn."""
    dealt: i64 = 0
    """How many hands have been dealt."""
    later: bool = False
    """Does the imaginary player get its card at the end of this turn?"""
    drains_left: i64 = 0
    """How many more hexes may be drained this turn."""
    offered: i64 = -1
    """The kind put into the market this turn, or -1."""
    to_take: i64 = 0
    """How many cards are still to be taken after that."""
    buying: i64 = 0
    """How many spaces are being bought with gold; 0 if none are."""
    picked: Cells
    """The tokens chosen for it so far, by worth. They are still among the seat's tokens, and secret."""
    no_pauses: i64 = 0
    """The seats that do not want to be asked in the pauses for gold, one bit a seat."""

    acted: bool = False
    """Has the player on turn played, drained, drawn or exchanged anything?"""
    quiet: i64 = 0
    """Turns since somebody last did."""
    ended: i64 = 0
    """What has ended the game, one bit each; see `ending`. 0 while it goes on."""
    exchanged: i64 = -1
    """How many seats have been asked for their last exchange; -1 before the first."""
    over: bool = False
    """Is everything done?"""

    def __init__(self, s: "State | None" = None) -> None:
        """An empty table, on which `setup.new` lays out the pieces; or a copy of another state, with no log.

        Rows that the rules write to are copied; the others are only ever replaced, so copies share them.
        """
        self.stack = cells(4) if s is None else s.stack[:]
        self.whom = cells(4) if s is None else s.whom[:]
        self.hexes = cells(HEX_COUNT) if s is None else s.hexes
        self.swamp = cells(QUARTER_COUNT) if s is None else s.swamp
        self.empty = cells(QUARTER_COUNT) if s is None else s.empty
        self.houses = cells(QUARTER_COUNT) if s is None else s.houses
        self.supply = cells(KIND_COUNT) if s is None else s.supply
        self.pile = cells(KIND_COUNT) if s is None else s.pile[:]
        self.discards = cells(KIND_COUNT) if s is None else s.discards
        self.hand = cells(MAX_SEATS * KIND_COUNT) if s is None else s.hand[:]
        self.known = cells(MAX_SEATS * KIND_COUNT) if s is None else s.known
        self.front = cells(MAX_SEATS * KIND_COUNT) if s is None else s.front[:]
        self.lying = cells(KIND_COUNT) if s is None else s.lying[:]
        self.master = cells(KIND_COUNT, NOBODY) if s is None else s.master
        self.at = cells(MAX_SEATS) if s is None else s.at
        self.tally = cells(MAX_SEATS * len(SOURCES)) if s is None else s.tally
        self.tokens = cells(MAX_SEATS * WORTHS) if s is None else s.tokens[:]
        self.gold = cells(MAX_SEATS) if s is None else s.gold[:]
        self.swamp_left = cells(SWAMP_WORTHS) if s is None else s.swamp_left[:]
        self.treasure_left = cells(TREASURE_WORTHS) if s is None else s.treasure_left
        self.gone = cells(SWAMP_WORTHS) if s is None else s.gone
        self.picked = cells(WORTHS) if s is None else s.picked
        if s is None:
            return
        self.seats = s.seats
        self.parties = s.parties
        self.stall_rounds = s.stall_rounds
        self.imaginary_builds = s.imaginary_builds
        self.may_skip_draw = s.may_skip_draw
        self.reshuffles_at_once = s.reshuffles_at_once
        self.first = s.first
        self.seat = s.seat
        self.turns = s.turns
        self.step = s.step
        self.depth = s.depth
        self.built = s.built
        self.market = s.market
        self.solo = s.solo
        self.started = s.started
        self.card_log = s.card_log
        self.token_log = s.token_log
        self.stage = s.stage
        self.kind = s.kind
        self.how = s.how
        self.builder = s.builder
        self.points = s.points
        self.takers = s.takers
        self.movers = s.movers
        self.drawer = s.drawer
        self.to_draw = s.to_draw
        self.dealt = s.dealt
        self.later = s.later
        self.drains_left = s.drains_left
        self.offered = s.offered
        self.to_take = s.to_take
        self.buying = s.buying
        self.no_pauses = s.no_pauses
        self.acted = s.acted
        self.quiet = s.quiet
        self.ended = s.ended
        self.exchanged = s.exchanged
        self.over = s.over

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return copy(self)


def copy(s: State) -> State:
    """A state that changes independently of this one; it has no log."""
    return State(s)
