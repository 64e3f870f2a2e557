"""What a seat may look forward to: the turns and gold it has, what its characters may score, and where.

`Features` describes one seat of a position (`survey`); `evaluation` and `prior` read it. It uses whole numbers
only, so every build comes to the same opinion.
"""

from typing import Final

from laguna.games.murano.rules import ending, income
from laguna.games.murano.rules.assignment import LEFTOVER_VP
from laguna.games.murano.rules.building import CRANE_VP, FACTORY_VP, PALACE_CRESTS, PALACE_VP, SHOP_VP
from laguna.games.murano.rules.characters import (
    ALL_CUSTOMERS,
    COLOUR_CUSTOMERS,
    FEW_CUSTOMERS,
    GLASS_VP,
    GOLD_A,
    GOLD_B,
    GOLD_CUSTOMERS,
    MOST_GLASS,
    OTHERS_POINTS,
    OWN_BUILDINGS,
    OWN_GONDOLIERS,
    POINTS,
)
from laguna.games.murano.rules.constants import (
    BANK,
    BLUE,
    CARDS,
    CELL_ISLAND,
    CELLS,
    CHARACTER_GLASS,
    CHARACTERS,
    CRANE_A,
    CRANE_B,
    CUSTOMERS,
    DOCK_ISLAND,
    DOCKS,
    FACTORY,
    GOLD_TIERS,
    GREY,
    HOME,
    IN_PLAY,
    ISLANDS,
    MAX_SEATS,
    NOBODY,
    OWN_DOCKS,
    PALACE,
    RED,
    SHOP,
    SPECIAL,
    STREET,
    STREET_SPACES,
)
from laguna.games.murano.rules.glass import FACTORY_VP as PRODUCTION_VP
from laguna.games.murano.rules.glass import same_glass
from laguna.games.murano.rules.people import OTHER_DOCK, hire_price, other_price, own_price
from laguna.games.murano.rules.purchases import BANK_GOLD, GOLD
from laguna.games.murano.rules.special_cards import in_scoring
from laguna.games.murano.rules.state import State
from laguna.kernel.cells import Cells, bit, cells, cells_of, count_bits, i64

from . import parameters as t

# What is known of an island, one place each in its part of `Features.rows`. The first three are customers.
MINE_FACTORIES: Final = 3
FACTORIES: Final = 4
MINE_SHOPS: Final = 5
SHOPS: Final = 6
SHOP_COLOUR: Final = 7
PALACES: Final = 10
CRESTS: Final = 11
SPECIALS: Final = 12
SITES: Final = 13
"""Free building spaces."""
LANES: Final = 14
"""Free street spaces."""
GONDOLIERS: Final = 15
"""Gondoliers of the seat at its docks."""
WIDTH: Final = 16

# Things that can come to an island, by number; the first three are customers.
A_FACTORY: Final = 3
A_SHOP: Final = 4
A_PALACE: Final = 7
A_SPECIAL: Final = 10
THINGS: Final = 11

_ISLANDS: Final[i64] = len(ISLANDS)
ISLAND_SITES: Final[Cells] = cells_of(
    sum(bit(cell - STREET_SPACES) for cell in range(STREET_SPACES, len(CELLS)) if CELL_ISLAND[cell] == island)
    for island in range(len(ISLANDS))
)
"""The building spaces of each island, one bit each."""
_ISLAND_LANES: Final[Cells] = cells_of(
    sum(bit(cell) for cell in range(STREET_SPACES) if CELL_ISLAND[cell] == island)
    for island in range(len(ISLANDS))
)
_ISLAND_DOCKS: Final[Cells] = cells_of(
    sum(bit(dock) for dock in range(len(DOCKS)) if DOCK_ISLAND[dock] == island) for island in range(len(ISLANDS))
)
_IN_PLAY: Final[Cells] = cells_of(
    sum(1 << island for island in range(len(ISLANDS)) if IN_PLAY[seats][island]) for seats in range(MAX_SEATS + 1)
)
_ALL_CUSTOMERS: Final[Cells] = cells_of(100 * vp for vp in ALL_CUSTOMERS)
_COLOUR_CUSTOMERS: Final[Cells] = cells_of(100 * vp for vp in COLOUR_CUSTOMERS)
_TIER_GOLD: Final[Cells] = cells_of((0, *(gold for gold, _ in GOLD_TIERS)))
_TIER_VP: Final[Cells] = cells_of((0, *(vp for _, vp in GOLD_TIERS)))
_FULL_GOLD: Final[i64] = GOLD_TIERS[-1][0]
_GOLD_PAIR: Final[i64] = 1 << GOLD_A | 1 << GOLD_B
_GLASS_VP: Final[i64] = 100 * GLASS_VP
_LEFTOVER: Final[i64] = 100 * LEFTOVER_VP
_MOST_CRESTS: Final[i64] = max(PALACE_CRESTS)
_SINGLE_CREST: Final[i64] = list(PALACE_CRESTS).index(1) if 1 in list(PALACE_CRESTS) else -1
"""The picture of the palaces with one crest, which character 25 waits for; -1 if there are none."""
_STEPS: Final = 32
"""Nobody makes more steps than this."""
_STREET_STEPS: Final = 2
_HELD_STEPS: Final = 3
_BUY_STEPS: Final = 4
"""Steps to a street, to a building in hand (which other plans of the seat may need, too), and to any other."""
_AGES: Final = 1 << 30
NEVER: Final = 1000
"""Steps that cannot be made."""
CUSTOMERS_A_STREET: Final[i64] = (
    100
    * sum(street["count"] * len(street["customers"]) for street in CARDS["street"])
    // (len(CUSTOMERS) * sum(street["count"] for street in CARDS["street"]))
)
"""Customers of a colour on a street, in hundredths, on average over all streets of the game."""


def _things(*wanted: int) -> int:
    return sum(1 << thing for thing in wanted)


_FACTORIES: Final = _things(A_FACTORY)
_SHOPS: Final = _things(A_SHOP, A_SHOP + 1, A_SHOP + 2)
_PALACES: Final = _things(A_PALACE, A_PALACE + 1, A_PALACE + 2)
_SPECIAL: Final = _things(A_SPECIAL)
_CUSTOMER: Final = _things(0, 1, 2)
INTERESTS: Final[Cells] = cells_of(
    [
        _SHOPS,
        _PALACES,
        _SPECIAL,
        _FACTORIES,
        _FACTORIES,
        _SHOPS,
        _CUSTOMER | _PALACES | _SPECIAL,
        _CUSTOMER | _PALACES | _SPECIAL,
        _CUSTOMER,
        _CUSTOMER | _FACTORIES | _SHOPS | _PALACES | _SPECIAL,
        _CUSTOMER,
        *(_things(colour) for colour in range(3)),
        _PALACES,
        _FACTORIES | _SHOPS,
        _FACTORIES | _SHOPS,
        *(_things(colour) | _SPECIAL for colour in range(3)),
        _FACTORIES | _SHOPS | _PALACES,
        _SHOPS | _PALACES,
        _FACTORIES | _PALACES,
        _FACTORIES | _SHOPS,
        _PALACES,
        *[_FACTORIES | _SHOPS] * 3,
        *[0] * 3,
        *[0] * 6,
        *(_things(A_SHOP + colour) for colour in range(3)),
    ]
)
"""The things on an island that matter to each character, one bit each."""


def least(a: i64, b: i64) -> i64:
    """The smaller number."""
    if a < b:
        return a
    return b


def most(a: i64, b: i64) -> i64:
    """The larger number."""
    if a > b:
        return a
    return b


def _interpolated(row: Cells, hundredths: i64) -> i64:
    """The value between two entries of a list, at a place given in hundredths."""
    at = hundredths // 100
    last: i64 = len(row) - 1
    if at >= last:
        return row[last]
    return row[at] + (row[at + 1] - row[at]) * (hundredths - 100 * at) // 100


def tier_of(gold: i64) -> i64:
    """How far this much gold goes with characters 7 and 8: a row of their list, 0 if it is too little."""
    tier: i64 = 0
    for i in range(1, len(_TIER_GOLD)):
        if gold >= _TIER_GOLD[i]:
            tier = i
    return tier


def turns_to_come(s: State, parameters: Cells) -> i64:
    """How many turns all seats together still have, in tenths; the one going on counts as whole."""
    if s.to_score or s.over:
        return 0
    if s.ender != NOBODY:
        return 10 * ending.last_turns(s)
    first: i64 = _AGES
    second: i64 = _AGES
    third: i64 = _AGES
    for kind in range(len(s.pile)):
        time = s.pile[kind] * 1000 // parameters[t.PACE + kind]
        if time < first:
            third = second
            second = first
            first = time
        elif time < second:
            third = second
            second = time
        elif time < third:
            third = time
    # The second pile ends it. The third tells whether that is near, or just one that somebody was quick to take.
    return (3 * second + third) // 4 + 10


class Features:
    """The prospects of one seat."""

    parameters: Cells
    """The parameters it goes by; see `parameters`."""
    seat: i64
    """The seat whose prospects these are."""
    seats: i64
    """The number of seats."""
    rows: Cells
    """What is known of the islands: `rows[island * WIDTH + what]`."""
    in_play: i64
    """The islands of this game, one bit each."""
    turns: i64
    """The turns the seat still has, in tenths, as far as it looks ahead."""
    is_last: bool
    """Is it known when the game ends?"""
    open: i64
    """How much of the game is still to come, in percent."""
    engine: i64
    """Gold that a turn for gold brings, in tenths."""
    turn: i64
    """What a turn is worth."""
    poor_turn: i64
    """What it would be worth without shops and factories."""
    coin: i64
    """What a gold is worth if it can be put to use."""
    gold: i64
    """The gold of the seat."""
    shares_gold: bool
    """Does it hold both characters that turn gold into points?"""
    empty_equal: bool
    """Does none equal none for character 24?"""
    steps: Cells
    """Steps to bring a tile to an island, by kind of tile; `NEVER` if there is none."""
    crest_steps: i64
    """Steps to bring a palace with a single crest to an island."""
    reach: Cells
    """How sure it is that a number of steps are made, in percent, by that number."""
    hold_tight: i64
    """How sure an equality is to last."""
    hold_loose: i64
    """How sure it is that nobody else builds the same on an island."""
    grow: Cells
    """Things that may still come to an island of the seat's choice, in hundredths, by thing."""
    glass: Cells
    """Glass that can be handed in as a colour, by colour."""
    factories: i64
    """Factories the seat has built."""
    rooms: Cells
    """The price of the cheapest free dock, by island; -1 if there is none."""
    fees: Cells
    """The same, once the gondoliers for the seat's characters have been placed, by island."""
    left: Cells
    """How many docks are free then, by island."""
    other_fee: i64
    """The price of a dock of another colour."""
    hands: i64
    """Gondoliers that can still be placed: those in hand and those in the supply."""
    hired: i64
    """How many of them are in hand."""
    hire: i64
    """What it costs to hire one."""

    count: i64
    """How many characters there are to score."""
    cards: Cells
    """The characters still to be scored, counted from 0: `count` of them."""
    values: Cells
    """What each of `cards` may score on each island: `values[k * len(ISLANDS) + island]`."""
    at: Cells
    """The best island for each of `cards`, or -1."""
    placed: Cells
    """Does each of `cards` have a gondolier already (1), must one be placed first (0), or is there none (-1)?"""
    gains: Cells
    """What each of `cards` adds to the seat's points, less what it costs."""
    regrets: Cells
    """How much less each of `cards` would add on its second best island."""
    free: Cells
    """Gondoliers on docks that will serve no character, by island."""
    wishes: Cells
    """What the seat's characters would gain by each thing, by thing; see `look_for_wishes`."""
    unplaced: i64
    """Gondoliers still to be placed for characters the seat has."""

    def __init__(self, parameters: Cells) -> None:
        self.parameters = parameters
        self.seat = 0
        self.seats = 0
        self.rows = cells(len(ISLANDS) * WIDTH)
        self.in_play = 0
        self.turns = 0
        self.is_last = False
        self.open = 0
        self.engine = 0
        self.turn = 0
        self.poor_turn = 0
        self.coin = 0
        self.gold = 0
        self.shares_gold = False
        self.empty_equal = True
        self.steps = cells(5)
        self.crest_steps = 0
        self.reach = cells(_STEPS + 1)
        self.hold_tight = 0
        self.hold_loose = 0
        self.grow = cells(THINGS)
        self.glass = cells(3)
        self.factories = 0
        self.rooms = cells(len(ISLANDS))
        self.fees = cells(len(ISLANDS))
        self.left = cells(len(ISLANDS))
        self.other_fee = 0
        self.hands = 0
        self.hired = 0
        self.hire = 0
        self.count = 0
        self.cards = cells(len(CHARACTERS))
        self.values = cells(len(CHARACTERS) * len(ISLANDS))
        self.at = cells(len(CHARACTERS))
        self.placed = cells(len(CHARACTERS))
        self.gains = cells(len(CHARACTERS))
        self.regrets = cells(len(CHARACTERS))
        self.free = cells(len(ISLANDS))
        self.wishes = cells(THINGS)
        self.unplaced = 0

    def survey(self, s: State, seat: i64) -> None:
        """Work out all features of one seat of a position."""
        self.seat = seat
        self.seats = s.seats
        self.gold = s.gold[seat]
        self.shares_gold = s.people[seat] & _GOLD_PAIR == _GOLD_PAIR
        self.empty_equal = s.empty_equal
        self.in_play = _IN_PLAY[s.seats]
        self._look_at_islands(s)
        self._look_at_time(s)
        self._look_at_docks(s)
        self._look_at_gold(s)
        self._look_at_growth(s)
        self._look_at_glass(s)
        self._gather(s)
        self._match()

    def _look_at_islands(self, s: State) -> None:
        seat = self.seat
        self.factories = 0
        for island in range(_ISLANDS):
            if not self.in_play >> island & 1:
                continue
            row = island * WIDTH
            rows = self.rows
            shops: i64 = 0
            mine: i64 = 0
            for colour in range(3):
                rows[row + colour] = s.customers[island * 3 + colour]
                number = s.shop_colours[island * 3 + colour]
                rows[row + SHOP_COLOUR + colour] = number
                shops += number
                mine += s.own_shops[(island * MAX_SEATS + seat) * 3 + colour]
            rows[row + MINE_SHOPS] = mine
            rows[row + SHOPS] = shops
            factories: i64 = 0
            for other in range(s.seats):
                factories += s.own_factories[island * MAX_SEATS + other]
            mine = s.own_factories[island * MAX_SEATS + seat]
            self.factories += mine
            rows[row + MINE_FACTORIES] = mine
            rows[row + FACTORIES] = factories
            rows[row + PALACES] = s.built_palaces[island]
            rows[row + CRESTS] = s.crests[island]
            rows[row + SPECIALS] = s.built_specials[island]
            rows[row + SITES] = count_bits(s.site_room & ISLAND_SITES[island])
            rows[row + LANES] = count_bits(s.street_room & _ISLAND_LANES[island])
            rows[row + GONDOLIERS] = 0

    def _look_at_time(self, s: State) -> None:
        parameters = self.parameters
        left = turns_to_come(s, parameters)
        self.is_last = s.ender != NOBODY
        self.open = least(100, left * 100 // (parameters[t.FULL_GAME] * s.seats))
        if not self.is_last:
            self.turns = least(parameters[t.HORIZON], left // s.seats)
        elif (self.seat - s.seat) % s.seats * 10 < left:
            self.turns = 10
        else:
            self.turns = 0
        base = parameters[t.REACH_BASE]
        self.reach[0] = 100
        for steps in range(1, _STEPS + 1):
            sure = base - parameters[t.REACH_STEP] * steps
            wanted = parameters[t.REACH_PACE] * steps
            if sure < 0:
                sure = 0
            elif self.turns < wanted:
                sure = sure * self.turns // wanted
            self.reach[steps] = sure
        self.hold_tight = 100 - parameters[t.HOLD_TIGHT] * self.open // 100
        self.hold_loose = 100 - parameters[t.HOLD_LOOSE] * self.open // 100

    def _look_at_docks(self, s: State) -> None:
        seat = self.seat
        for dock in range(len(s.docks)):
            if s.docks[dock] == seat:
                self.rows[DOCK_ISLAND[dock] * WIDTH + GONDOLIERS] += 1
        own_fee = own_price(s, seat)
        self.other_fee = other_price(s, seat)
        for island in range(_ISLANDS):
            self.free[island] = self.rows[island * WIDTH + GONDOLIERS]
            free = s.dock_room & _ISLAND_DOCKS[island]
            self.left[island] = count_bits(free)
            if not free:
                self.rooms[island] = -1
            elif free & OWN_DOCKS[seat]:
                self.rooms[island] = own_fee
            else:
                self.rooms[island] = self.other_fee
            self.fees[island] = self.rooms[island]
        if s.to_score:
            for island in range(_ISLANDS):
                self.free[island] -= s.served[island * MAX_SEATS + seat]
        self.hired = s.hand[seat]
        self.hands = self.hired + s.supply[seat]
        self.hire = hire_price(s, seat)

    def _look_at_gold(self, s: State) -> None:
        """How quickly gold comes in, and so what turns and gold are worth."""
        parameters = self.parameters
        engine = parameters[t.BASE_ENGINE]
        if s.owned[self.seat] & BANK:
            engine = engine * (GOLD + BANK_GOLD) // GOLD
        best: i64 = 0
        for island in range(_ISLANDS):
            colours = income.colours(s, self.seat, island)
            if colours:
                # What it pays now, and the customers that may still come to its free street spaces.
                to_come = self.rows[island * WIDTH + LANES] * parameters[t.TO_LANE] * self.open // 100
                gold = 100 * income.worth(s, self.seat, island) + colours * to_come
                if gold > best:
                    best = gold
        from_shops = best * parameters[t.SHOP_SHARE] // 1000
        if from_shops > engine:
            engine = from_shops + engine // 4
        engine += parameters[t.FACTORY_ENGINE] * least(self.factories, 4)
        self.engine = engine
        # Turns for gold and turns that spend it alternate as the engine demands.
        spending = parameters[t.SPENDING]
        working = self.turns * engine // (engine + spending)
        docked: i64 = 0
        for island in range(_ISLANDS):
            docked += self.free[island]
        room = self.hands + docked - count_bits(s.people[self.seat])
        with_people = least(working, 20 * most(0, room))
        per_turn = parameters[t.PLAIN_TURN]
        if working:
            per_turn += (parameters[t.PEOPLE_TURN] - per_turn) * with_people // working
        self.turn = per_turn * engine // (engine + spending)
        self.poor_turn = per_turn * parameters[t.BASE_ENGINE] // (parameters[t.BASE_ENGINE] + spending)
        self.coin = per_turn * 10 // (engine + spending)
        # Close to the end there is less and less to buy.
        if self.turns < 40:
            self.coin = self.coin * self.turns // 40
        if self.coin < 1:
            self.coin = 1

    def _look_at_growth(self, s: State) -> None:
        """Tiles at hand and tiles to come, for characters that count them."""
        parameters = self.parameters
        seat = self.seat
        held = parameters[t.GROW_HELD]
        if self.turns < 10:
            held = 0
        self.steps[STREET] = NEVER
        if s.pile[STREET]:
            self.steps[STREET] = _STREET_STEPS
        self.steps[FACTORY] = _steps_for(s.factories[seat], s.pile[FACTORY])
        self.steps[SHOP] = _steps_for(s.shops.held_by(seat), s.pile[SHOP])
        self.steps[PALACE] = _steps_for(s.palaces.held_by(seat), s.pile[PALACE])
        self.steps[SPECIAL] = _steps_for(s.specials[seat], s.pile[SPECIAL])
        self.crest_steps = NEVER
        if _SINGLE_CREST >= 0:
            self.crest_steps = _steps_for(s.palaces.held[seat * 3 + _SINGLE_CREST], s.palaces.left[_SINGLE_CREST])
        street = least(parameters[t.GROW_STREET] * self.open // 100, 50 * s.pile[STREET])
        customers = street * CUSTOMERS_A_STREET // 100
        grow = self.grow
        grow[0] = customers
        grow[1] = customers
        grow[2] = customers
        grow[A_FACTORY] = (
            least(parameters[t.GROW_FACTORY] * self.open // 100, 50 * s.pile[FACTORY]) + held * s.factories[seat]
        )
        shops = least(parameters[t.GROW_SHOP] * self.open // 100, 50 * s.pile[SHOP])
        palaces = least(parameters[t.GROW_PALACE] * self.open // 100, 50 * s.pile[PALACE])
        for face in range(3):
            grow[A_SHOP + face] = least(shops // 2, 50 * s.shops.left[face]) + held * s.shops.held[seat * 3 + face]
            # For palaces this is their crests.
            grow[A_PALACE + face] = palaces + held * s.palaces.held[seat * 3 + face]
        grow[A_SPECIAL] = (
            least(parameters[t.GROW_SPECIAL] * self.open // 100, 50 * s.pile[SPECIAL]) + held * s.specials[seat]
        )

    def _look_at_glass(self, s: State) -> None:
        """What can be handed in as each colour, Studios included."""
        seat = self.seat
        for colour in range(3):
            same = same_glass(in_scoring(s, seat), colour)
            number: i64 = 0
            for other in range(3):
                if same >> other & 1:
                    number += s.glass[seat * 3 + other]
            self.glass[colour] = number

    def _gather(self, s: State) -> None:
        """The characters that are still to be scored, and what each may be worth where."""
        people = s.people[self.seat]
        if s.to_score:
            for scored in s.scored:
                if scored.seat == self.seat:
                    people &= ~bit(scored.character)
        self.count = 0
        card: i64 = 0
        while people:
            if people & 1:
                self.add(card)
            people >>= 1
            card += 1

    def add(self, card: i64) -> None:
        """One more character to score."""
        k = self.count
        self.cards[k] = card
        for island in range(_ISLANDS):
            self.values[k * _ISLANDS + island] = 0
            if self.in_play >> island & 1:
                self.values[k * _ISLANDS + island] = self.trusted(card, island)
        self.count = k + 1

    def net(self, k: i64, island: i64) -> i64:
        """What a character adds on an island, with a gondolier that is free there or is placed for it."""
        value = self.values[k * _ISLANDS + island]
        if self.free[island] > 0:
            return value - _LEFTOVER  # A gondolier that brings nobody scores something alone (M-END-4).
        if self.unplaced >= self.hands or self.fees[island] < 0:
            return -1
        price = self.fees[island]
        turns = self.turn
        order = self.unplaced + 1
        if self.unplaced >= self.hired:
            price += self.hire
            turns += turns
            order += 1
        return (value - price * self.coin) * self.in_time(order) // 100 - turns

    def in_time(self, order: i64) -> i64:
        """How sure it is that the seat has this many turns, in percent."""
        if self.is_last:
            if order == 1 and self.turns:
                return 100
            return 0
        sure = (2 * self.turns - 10 * order) * 5 // order
        if sure < 0:
            return 0
        return least(100, sure)

    def _match(self) -> None:
        """Give the characters gondoliers, those with most to lose first: nearly the best use, and quick."""
        count = self.count
        self.unplaced = 0
        for k in range(count):
            self._choose(k)
        for _round in range(count):
            best: i64 = -1
            chosen: i64 = -1
            for k in range(count):
                if self.placed[k] < 0 and self.gains[k] > 0 and self.regrets[k] > best:
                    best = self.regrets[k]
                    chosen = k
            if chosen < 0:
                break
            island = self.at[chosen]
            if self.free[island] > 0:
                self.free[island] -= 1
                self.placed[chosen] = 1
            else:
                self.unplaced += 1
                self.placed[chosen] = 0
                # An estimate: the next gondolier there finds no free dock of the seat's own colour.
                self.left[island] -= 1
                self.fees[island] = self.other_fee
                if not self.left[island]:
                    self.fees[island] = -1
            for k in range(count):
                if self.placed[k] < 0:
                    self._choose(k)
        for k in range(count):
            if self.placed[k] < 0:
                self.at[k] = -1
                self.gains[k] = 0

    def _choose(self, k: i64) -> None:
        """The best island for a character, as gondoliers are now."""
        self.placed[k] = -1
        at: i64 = -1
        best: i64 = 0
        second: i64 = 0
        for island in range(_ISLANDS):
            if self.values[k * _ISLANDS + island] > second:
                gain = self.net(k, island)
                if gain > best:
                    second = best
                    best = gain
                    at = island
                elif gain > second:
                    second = gain
        self.at[k] = at
        self.gains[k] = best
        self.regrets[k] = best - second

    def bring(self, island: i64, thing: i64, by: i64) -> None:
        """Imagine one thing more of the seat's (or, with -1, one less) on an island."""
        rows = self.rows
        row = island * WIDTH
        if thing < A_FACTORY:
            rows[row + thing] += by
            return
        rows[row + SITES] -= by
        if thing == A_FACTORY:
            rows[row + MINE_FACTORIES] += by
            rows[row + FACTORIES] += by
        elif thing < A_PALACE:
            rows[row + MINE_SHOPS] += by
            rows[row + SHOPS] += by
            rows[row + SHOP_COLOUR + thing - A_SHOP] += by
        elif thing < A_SPECIAL:
            rows[row + PALACES] += by
            rows[row + CRESTS] += by * PALACE_CRESTS[thing - A_PALACE]
        else:
            rows[row + SPECIALS] += by

    def look_for_wishes(self) -> None:
        """Find what the characters would gain by each thing, on the islands where they are to be scored."""
        for at in range(THINGS):
            self.wishes[at] = 0
        for k in range(self.count):
            island = self.at[k]
            if island < 0:
                continue
            card = self.cards[k]
            interests = INTERESTS[card]
            now = self.values[k * _ISLANDS + island]
            thing: i64 = 0
            while interests:
                if interests & 1 and (thing < A_FACTORY or self.rows[island * WIDTH + SITES]):
                    self.bring(island, thing, 1)
                    more = self.trusted(card, island) - now
                    self.bring(island, thing, -1)
                    if more > 0:
                        self.wishes[thing] += more
                interests >>= 1
                thing += 1

    def trusted(self, card: i64, island: i64) -> i64:
        """How much of what a character may come to score on an island counts: all of it in the end."""
        if not self.turns:
            return self.worth(card, island)
        return self.worth(card, island) * self.parameters[t.TRUST] // 100

    def worth(self, card: i64, island: i64) -> i64:
        """What a character may come to score on an island (see `characters.points` for the rules)."""
        if HOME[card] >= 0 and HOME[card] != island:
            return 0
        rows = self.rows
        row = island * WIDTH
        n = card + 1
        vp = POINTS[card]
        if n >= 38:
            return vp * self._more(row, 100 * rows[row + SHOP_COLOUR + n - 38], self.grow[A_SHOP + n - 38])
        if n >= 32:
            return self._glass_worth(card)
        if n >= 29:
            return self._company_worth(vp, row, island)
        if n >= 26:
            return vp * self._built(row, OWN_BUILDINGS - rows[row + MINE_FACTORIES] - rows[row + MINE_SHOPS])
        if n >= 21:
            return self._balance_worth(card, row)
        if n >= 18:
            return vp * self._equal_special(row, rows[row + n - 18])
        if n >= 16:
            return self._owner_worth(card, row)
        if n >= 9:
            return self._customer_worth(card, row)
        if n >= 7:
            return self._gold_worth(card, row)
        if n == 1:
            return vp * self._more(row, 100 * rows[row + SHOPS], self._shops_to_come())
        if n == 2:
            return vp * self._more(row, 100 * rows[row + PALACES], self._palaces_to_come())
        if n == 3:
            return vp * self._more(row, 100 * rows[row + SPECIALS], self.grow[A_SPECIAL])
        if n == 4:
            return vp * self._more(row, 100 * rows[row + FACTORIES], self.grow[A_FACTORY])
        if n == 5:
            return self._alone(vp, row, rows[row + MINE_FACTORIES], rows[row + FACTORIES], FACTORY)
        return self._alone(vp, row, rows[row + MINE_SHOPS], rows[row + SHOPS], SHOP)

    def _more(self, row: i64, now: i64, to_come: i64) -> i64:
        """A number of tiles with those that may still come, in hundredths; they need room."""
        return now + least(to_come, 60 * self.rows[row + SITES])

    def _shops_to_come(self) -> i64:
        grow = self.grow
        return (grow[A_SHOP] + grow[A_SHOP + 1] + grow[A_SHOP + 2]) * 2 // 3

    def _palaces_to_come(self) -> i64:
        grow = self.grow
        return (grow[A_PALACE] + grow[A_PALACE + 1] + grow[A_PALACE + 2]) // 3

    def _sure(self, steps: i64) -> i64:
        """How sure it is that this many steps are made, in percent."""
        if steps > _STEPS:
            return 0
        return self.reach[steps]

    def _alone(self, vp: i64, row: i64, mine: i64, all_of_it: i64, kind: i64) -> i64:
        """M-CH-5, M-CH-6: to be the only owner."""
        if mine != all_of_it:
            return 0
        if mine:
            if not self.rows[row + SITES]:
                return 100 * vp
            return vp * self.hold_loose
        if not self.rows[row + SITES]:
            return 0
        return vp * self._sure(self.steps[kind]) * self.hold_loose // 100

    def _built(self, row: i64, missing: i64) -> i64:
        """How sure a number of own buildings is, in percent."""
        if missing <= 0:
            return 100
        if self.rows[row + SITES] < missing:
            return 0
        return self._sure(missing * least(self.steps[FACTORY], self.steps[SHOP]))

    def _company_worth(self, vp: i64, row: i64, island: i64) -> i64:
        """M-CH-29 to M-CH-31: two gondoliers at one island."""
        there = self.rows[row + GONDOLIERS]
        if there >= OWN_GONDOLIERS:
            return 100 * vp
        if self.hands < OWN_GONDOLIERS - there or self.rooms[island] < 0:
            return 0
        # An estimate: the seat's own dock goes to the first, so the second pays the full price of another.
        price = OTHER_DOCK * self.coin + self.turn
        if not there:
            # The second of them; the first is paid for when it is matched with this card.
            return (100 * vp - price) * self.in_time(2) // 100
        return (100 * vp - price) * self.in_time(1) // 100

    def _glass_worth(self, card: i64) -> i64:
        """M-CH-32 to M-CH-37: glass at hand, and glass that factories may still make."""
        glass = self.glass[CHARACTER_GLASS[card]]
        for k in range(self.count):
            # An earlier character takes some of the same glass.
            if self.cards[k] != card and CHARACTER_GLASS[self.cards[k]] == CHARACTER_GLASS[card]:
                glass = most(0, glass - MOST_GLASS)
        if glass >= MOST_GLASS:
            return MOST_GLASS * _GLASS_VP
        # An estimate: a third of what is made has the right colour, and each costs a factory's points.
        made = least(100 * (MOST_GLASS - glass), least(self.factories, 4) * self.turns * 100 // 240)
        if not self.factories and self.open > 40 and self.steps[FACTORY] < NEVER:
            made = 50
        return glass * _GLASS_VP + made * (GLASS_VP - PRODUCTION_VP)

    def _gold_worth(self, card: i64, row: i64) -> i64:
        """M-CH-7, M-CH-8: gold into points, if the island has what they ask for."""
        rows = self.rows
        customers = rows[row + RED]
        if card == GOLD_A:
            customers = rows[row + BLUE]
        streets = most(0, GOLD_CUSTOMERS - customers)
        if not rows[row + GREY]:
            streets += 1
        if streets > rows[row + LANES]:
            return 0
        steps = streets * self.steps[STREET]
        houses: i64 = 0
        if not rows[row + PALACES]:
            steps += self.steps[PALACE]
            houses += 1
        if not rows[row + SPECIALS]:
            steps += self.steps[SPECIAL]
            houses += 1
        if houses > rows[row + SITES]:
            return 0
        # An estimate: the gold at hand, and as much in every turn as anybody may take.
        gold = self.gold + self.turns * GOLD // 10
        # Gold is spent only once: the second of the two gets what the first leaves.
        if card == GOLD_B and self.shares_gold:
            gold -= _TIER_GOLD[tier_of(gold)]
        return (
            most(0, 100 * _TIER_VP[tier_of(gold)] - least(gold, _FULL_GOLD) * self.coin) * self._sure(steps) // 100
        )

    def _customer_worth(self, card: i64, row: i64) -> i64:
        """M-CH-9 to M-CH-15: customers, one of everything, crests."""
        n = card + 1
        vp = POINTS[card]
        rows = self.rows
        red = rows[row + RED]
        blue = rows[row + BLUE]
        grey = rows[row + GREY]
        lanes = rows[row + LANES]
        if n == 9:
            if red + blue > FEW_CUSTOMERS:
                return 0
            if not lanes:
                return 100 * vp
            # The fewer may still come, the surer it is.
            spoiled = self.parameters[t.HOLD_TIGHT] * least(lanes, 6) * self.open * (red + blue + 1) // 1200
            return vp * most(0, 100 - spoiled)
        if n == 15:
            grow = self.grow
            crests: i64 = 0
            for face in range(3):
                crests += PALACE_CRESTS[face] * grow[A_PALACE + face]
            return vp * (100 * rows[row + CRESTS] + least(crests // 3, 120 * rows[row + SITES]))
        if n == 10:
            return vp * self._of_everything(row)
        to_come = least(self.grow[0], 30 * lanes)
        if n == 11:
            return _interpolated(_ALL_CUSTOMERS, 100 * (red + blue + grey) + 2 * to_come)
        return _interpolated(_COLOUR_CUSTOMERS, 100 * rows[row + n - 12] + to_come)

    def _of_everything(self, row: i64) -> i64:
        """M-CH-10: how sure it is that an island gets one of everything, in percent."""
        rows = self.rows
        streets: i64 = 0
        for colour in range(3):
            if not rows[row + colour]:
                streets += 1
        steps: i64 = 0
        houses: i64 = 0
        if not rows[row + FACTORIES]:
            steps += self.steps[FACTORY]
            houses += 1
        if not rows[row + SHOPS]:
            steps += self.steps[SHOP]
            houses += 1
        if not rows[row + PALACES]:
            steps += self.steps[PALACE]
            houses += 1
        if not rows[row + SPECIALS]:
            steps += self.steps[SPECIAL]
            houses += 1
        if houses > rows[row + SITES] or streets > rows[row + LANES]:
            return 0
        return self._sure(steps + streets * self.steps[STREET])

    def _owner_worth(self, card: i64, row: i64) -> i64:
        """M-CH-16, M-CH-17: mine and theirs."""
        rows = self.rows
        mine = rows[row + MINE_FACTORIES] + rows[row + MINE_SHOPS]
        others = rows[row + FACTORIES] + rows[row + SHOPS] - mine
        to_come = least(self.grow[A_FACTORY] + self._shops_to_come(), 60 * rows[row + SITES])
        return POINTS[card] * (100 * mine + to_come) + OTHERS_POINTS[card] * 100 * others

    def _equal_special(self, row: i64, customers: i64) -> i64:
        """M-CH-18 to M-CH-20: as many special buildings as customers of a colour, in percent."""
        rows = self.rows
        special = rows[row + SPECIALS]
        if special < customers:
            if customers - special > rows[row + SITES]:
                return 0
            return self._sure((customers - special) * self.steps[SPECIAL]) * self.hold_loose // 100
        if special > customers:
            if not rows[row + LANES]:
                return 0
            return self._sure((special - customers) * self.steps[STREET]) * self.hold_tight // 100
        if special:
            if not rows[row + LANES]:
                return most(self.hold_loose, 100 - 20 * rows[row + SITES])
            return self.hold_tight
        if not rows[row + SITES] or not rows[row + LANES]:
            return 0
        return self._sure(self.steps[SPECIAL] + self.steps[STREET]) * self.hold_tight // 100

    def _balance_worth(self, card: i64, row: i64) -> i64:
        """M-CH-21 to M-CH-25: numbers that have to be equal."""
        n = card + 1
        vp = POINTS[card]
        rows = self.rows
        factories = rows[row + FACTORIES]
        shops = rows[row + SHOPS]
        sites = rows[row + SITES]
        crests = rows[row + CRESTS]
        hold = self.hold_tight
        if not sites:
            hold = 100
        if n == 21:
            palaces = rows[row + PALACES]
            goal = most(1, most(factories, most(shops, palaces)))
            if 3 * goal - factories - shops - palaces > sites:
                return 0
            steps = (goal - factories) * self.steps[FACTORY] + (goal - shops) * self.steps[SHOP]
            return vp * self._sure(steps + (goal - palaces) * self.steps[PALACE]) * hold // 100
        if n == 22:
            return vp * self._equal_crests(crests, shops, sites, SHOP) * hold // 100
        if n == 23:
            return vp * self._equal_crests(crests, factories, sites, FACTORY) * hold // 100
        if n == 24:
            return self._even_worth(vp, row, factories + shops, sites, hold)
        if crests > 1:
            return 0
        if crests:
            return vp * hold
        if not sites:
            return 0
        return vp * self._sure(self.crest_steps) * hold // 100

    def _equal_crests(self, crests: i64, houses: i64, sites: i64, kind: i64) -> i64:
        """As many crests as houses of a kind, in percent."""
        if crests == houses and crests:
            return 100
        if crests > houses:
            if crests - houses > sites:
                return 0
            return self._sure((crests - houses) * self.steps[kind])
        if not sites:
            return 0
        if not houses:
            return self._sure(self.steps[kind] + self.steps[PALACE])
        if houses - crests > _MOST_CRESTS:
            return self._sure(2 * self.steps[PALACE] + 1)
        return self._sure(self.steps[PALACE] + 1)

    def _even_worth(self, vp: i64, row: i64, houses: i64, sites: i64, hold: i64) -> i64:
        """M-CH-24: as many of mine as of all others."""
        mine = self.rows[row + MINE_FACTORIES] + self.rows[row + MINE_SHOPS]
        others = houses - mine
        if mine == others:
            if not mine and not self.empty_equal:
                return 0
            return vp * hold
        if mine < others:
            if others - mine > sites:
                return 0
            return vp * self._sure((others - mine) * least(self.steps[FACTORY], self.steps[SHOP])) * hold // 100
        if mine - others > sites:
            return 0
        return vp * self.open * hold // (300 * (mine - others))


def tile_points(s: State, seat: i64, thing: i64) -> i64:
    """What a building brings at once when it is built, Cranes included."""
    if thing == A_FACTORY or thing < A_PALACE:
        points = 100 * SHOP_VP
        if thing == A_FACTORY:
            points = 100 * FACTORY_VP
        if s.owned[seat] & CRANE_B:
            points += 100 * CRANE_VP
        return points
    points = 100 * PALACE_VP
    if thing == A_SPECIAL:
        points = 0
    if s.owned[seat] & CRANE_A:
        points += 100 * CRANE_VP
    return points


def _steps_for(held: i64, left: i64) -> i64:
    """Steps to a building: those in hand need not be bought first."""
    if held:
        return _HELD_STEPS
    if left:
        return _BUY_STEPS
    return NEVER
