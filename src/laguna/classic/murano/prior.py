"""Which answers look good before any search: `easy` picks by this, and look-ahead and search finish turns by it.

Each answer gets a value, roughly what it adds to the evaluation (see `evaluation`); weights follow from values.
"""

from typing import Final

from laguna.games.murano.rules import actions as a
from laguna.games.murano.rules import income
from laguna.games.murano.rules import questions as q
from laguna.games.murano.rules.assignment import LEFTOVER_VP
from laguna.games.murano.rules.building import MOST_TILES, sites
from laguna.games.murano.rules.characters import GLASS_VP, MOST_GLASS, points, takes_glass
from laguna.games.murano.rules.constants import (
    BASILICA,
    BUILD,
    BUY_FACTORY,
    BUY_PALACE,
    BUY_SHOP,
    BUY_SPECIAL,
    CELL_ISLAND,
    CHARACTER_GLASS,
    DEEDS,
    DOCK_ISLAND,
    FACTORY,
    GOLD_TIERS,
    GUILD_HALL,
    HARBOUR_PUB,
    HIRE_OR_DISMISS,
    HOSTEL,
    INCOME,
    ISLANDS,
    LIGHTHOUSE,
    MAX_SEATS,
    PALACE,
    PLACE_GONDOLIER,
    PRODUCTION,
    RECRUIT,
    RING,
    SHOP,
    SITES_BESIDE,
    SPACES,
    STREET,
    STREET_CUSTOMERS,
    STREET_SPACES,
    STREETS,
    TAKE_GOLD,
    TILE_FACTORY,
    TILE_PALACE,
    TILE_SHOP,
)
from laguna.games.murano.rules.ending import is_last_turn
from laguna.games.murano.rules.glass import FACTORY_VP, GUILD_VP, MOST_SOLD, SALE, most_produced, same_glass
from laguna.games.murano.rules.people import OWN_DOCK, PUB_VP, dismissal_gold, dock_price, recruit_price
from laguna.games.murano.rules.purchases import FACTORY_PRICE, SPECIAL_PRICE, gold_to_take, search_price, top_price
from laguna.games.murano.rules.ring import PASS_GOLD, cost_of, first_ship_of, joins, moves_of, plan_to_reach
from laguna.games.murano.rules.ring import RED as RED_SHIP
from laguna.games.murano.rules.scoring import has_gondolier
from laguna.games.murano.rules.special_cards import BASILICA_VP, in_scoring
from laguna.games.murano.rules.state import State
from laguna.kernel.action import Buffer
from laguna.kernel.cells import Cells, cells, cells_of, count_bits, i64

from . import parameters as t
from .evaluation import GLASS_GOLD, card_worth, gold_worth, shop_hope, special_worth, tile_worth
from .features import (
    A_FACTORY,
    A_PALACE,
    A_SHOP,
    A_SPECIAL,
    CUSTOMERS_A_STREET,
    INTERESTS,
    ISLAND_SITES,
    LANES,
    SITES,
    WIDTH,
    Features,
    least,
    most,
    tile_points,
)

_HEAVIEST: Final = 10000
_WORST: Final = -1000000
"""The value of an answer that should not be given."""
_ISLANDS: Final[i64] = len(ISLANDS)
_KIND_OF: Final[Cells] = cells_of([0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3])
"""The kind of tile a thing is, counted from factories."""
_SALE: Final[Cells] = cells_of(SALE)
_CUSTOMERS: Final[Cells] = cells_of(number for street in STREET_CUSTOMERS for number in street)
_TIERS: Final[Cells] = cells_of(100 * vp for _, vp in GOLD_TIERS)
_GLASS_POINTS: Final[i64] = 100 * GLASS_VP
_PRODUCTION_POINTS: Final[i64] = 100 * FACTORY_VP
_LEFTOVER: Final[i64] = 100 * LEFTOVER_VP
_PAID: Final = 800
"""About what a character scores that is paid with gold or glass."""


class Prior:
    """A quick opinion on the question that is open."""

    features: Features
    """The prospects of the seat that decides."""
    deeds: Cells
    """What each deed of the ring is worth to it, by deed."""
    values: Cells
    """The value of each legal answer, in the order of the legal actions."""
    paths: Cells
    """The best that can be done if a ship moves first, by the space it is on; the red ship comes last."""
    clears: Cells
    """The same, if that ship only makes room for another."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.deeds = cells(len(DEEDS))
        self.values = cells(len(a.ACTIONS))
        self.paths = cells(SPACES + 1)
        self.clears = cells(SPACES + 1)

    def write_priors(self, s: State, legal: Buffer, out: Buffer) -> None:
        """Write a weight from 1 to 10000 for each legal answer."""
        if legal.n == 1:
            out.add(_HEAVIEST)
            return
        self._value(s, legal)
        best: i64 = _WORST
        for i in range(legal.n):
            if self.values[i] > best:
                best = self.values[i]
        halving = self.features.parameters[t.HALVING]
        for i in range(legal.n):
            behind = best - self.values[i]
            times = behind // halving
            if times > 12:
                out.add(1)
                continue
            weight = _HEAVIEST >> times
            out.add(weight - weight * (behind - times * halving) // (2 * halving))

    def _value(self, s: State, legal: Buffer) -> None:
        """Give each legal answer its value."""
        asked = s.stack[s.depth - 1]
        if asked == q.SHIP and s.passing:
            for i in range(legal.n):
                self.values[i] = 0
            return
        if asked == q.SAIL and s.passing:
            for i in range(legal.n):
                self.values[i] = 0
            return
        if asked >= q.SCORE:
            self._value_scoring(s, legal, asked)
            return
        self.features.survey(s, s.seat)
        if asked == q.TURN:
            self._value_turn(s, legal)
        elif asked == q.SHIP:
            self._value_ship(s, legal)
        elif asked == q.SAIL:
            self._value_sail(s, legal)
        elif asked == q.CELL:
            self._value_cell(s, legal)
        elif asked == q.BUILD:
            self._value_build(s, legal)
        elif asked == q.CHARACTER:
            self._value_character(s, legal)
        elif asked == q.DOCK:
            self._value_dock(s, legal)
        elif asked == q.HIRE:
            self._value_hire(s, legal)
        elif asked == q.BUY or asked == q.TAKE or asked == q.BOUGHT:
            self._value_tiles(s, legal)
        elif asked == q.CARD:
            self._value_cards(s, legal)
        else:
            self._value_goods(s, legal, asked)

    # The ring.

    def prospect(self, s: State) -> i64:
        """What the seat on turn can make of the ring as it finds it. The features must be those of that seat."""
        return most(self._best_path(s), self._gold(PASS_GOLD))

    def _best_path(self, s: State) -> i64:
        """The best that can be done by moving ships."""
        self._value_deeds(s)
        self._value_paths(s)
        best: i64 = _WORST
        for ship in range(SPACES + 1):
            best = most(best, self.paths[ship])
        return best

    def _value_turn(self, s: State, legal: Buffer) -> None:
        """Act, if anything within reach is better than a gold."""
        best = self._best_path(s)
        for i in range(legal.n):
            if legal.items[i] == a.ACT:
                self.values[i] = best
            else:
                self.values[i] = self._gold(PASS_GOLD)

    def _value_ship(self, s: State, legal: Buffer) -> None:
        """The ship that leads to the best deed, or the deed that was reached."""
        self._value_deeds(s)
        self._value_paths(s)
        for i in range(legal.n):
            action = legal.items[i]
            if action == a.DO:
                self.values[i] = self.deeds[RING[s.stopped]]
            elif action == a.RED_SHIP:
                self.values[i] = self.paths[RED_SHIP]
            else:
                self.values[i] = self.paths[action - a.SHIP]

    def _value_sail(self, s: State, legal: Buffer) -> None:
        """Where the ship does most: by the deed there, or by making room for another ship."""
        self._value_deeds(s)
        self._value_paths(s)
        clears = self.clears[s.ship]
        gold = s.gold[s.seat] - s.moves
        for i in range(legal.n):
            space = legal.items[i] - a.SAIL
            deed = RING[space]
            value = clears
            if s.needs[deed] <= gold and self.deeds[deed] - s.moves * self.features.coin > value:
                value = self.deeds[deed] - s.moves * self.features.coin
            self.values[i] = value

    def _value_paths(self, s: State) -> None:
        """For each ship the best plan that begins with it, less what it costs in gold."""
        for ship in range(SPACES + 1):
            self.paths[ship] = _WORST
            self.clears[ship] = _WORST
        gold = s.gold[s.seat]
        coin = self.features.coin
        lighthouse = (s.working[s.seat] & LIGHTHOUSE) != 0
        for target in range(SPACES):
            deed = RING[target]
            need = s.needs[deed]
            if need + s.moves > gold:
                continue
            value = self.deeds[deed]
            if lighthouse and joins(s.black, s.red, s.moved_red, target):
                self._note_path(RED_SHIP, value - coin * s.moves)
            plan = plan_to_reach(s.black, s.red, s.moved_black, s.moved_red, target)
            if not plan:
                continue
            moves = moves_of(plan)
            cost = cost_of(s.moves, moves)
            if need + cost > gold:
                continue
            value -= coin * cost
            first = first_ship_of(plan)
            self._note_path(first, value)
            # With more than one move, the first ship only makes room.
            if moves > 1 and value > self.clears[first]:
                self.clears[first] = value

    def _note_path(self, ship: i64, value: i64) -> None:
        if value > self.paths[ship]:
            self.paths[ship] = value

    def _value_deeds(self, s: State) -> None:
        """What each deed adds, if it can be done at all."""
        deeds = self.deeds
        self.features.look_for_wishes()
        deeds[TAKE_GOLD] = self._gold(gold_to_take(s, s.seat))
        order = (
            MOST_TILES
            + s.specials[s.seat]
            + s.palaces.held_by(s.seat)
            + s.shops.held_by(s.seat)
            + s.factories[s.seat]
        )
        deeds[BUY_FACTORY] = self._bought(s, A_FACTORY, order) + self._gold(-FACTORY_PRICE)
        deeds[BUY_SHOP] = self._bought(s, A_SHOP, order) + self._gold(-top_price(SHOP))
        deeds[BUY_PALACE] = self._bought(s, A_PALACE, order) + self._gold(-top_price(PALACE))
        deeds[BUY_SPECIAL] = self._bought(s, A_SPECIAL, order) + self._gold(-SPECIAL_PRICE)
        deeds[RECRUIT] = self._recruited(s)
        deeds[PLACE_GONDOLIER] = self._docked(s)
        deeds[BUILD] = self._built(s)
        best: i64 = 0
        for island in range(_ISLANDS):
            best = most(best, income.worth(s, s.seat, island))
        deeds[INCOME] = self._gold(best)
        deeds[PRODUCTION] = self._produced(s, most_produced(s, s.seat))
        deeds[HIRE_OR_DISMISS] = most(self._hired(s), self._dismissed(s))

    def _gold(self, more: i64) -> i64:
        """What this much more gold is worth."""
        o = self.features
        return gold_worth(o, o.gold + more) - gold_worth(o, o.gold)

    def _bought(self, s: State, thing: i64, order: i64) -> i64:
        """What it is worth to buy a tile."""
        o = self.features
        value = tile_points(s, s.seat, thing)
        if thing == A_SHOP:
            wish = (self._mean_wish(A_SHOP, s.shops.left) + self._best_wish(A_SHOP, s.shops.left)) // 2
            value += shop_hope(o)
        elif thing == A_PALACE:
            wish = (self._mean_wish(A_PALACE, s.palaces.left) + self._best_wish(A_PALACE, s.palaces.left)) // 2
        else:
            wish = o.wishes[thing]
            if thing == A_SPECIAL:
                value += special_worth(o)
        if is_last_turn(s):
            return value + wish  # M-END-2: it is placed at once.
        value += wish * o.parameters[t.WISH_SHARE] // 100
        if s.emptied >= 0 and s.pile[FACTORY + _KIND_OF[thing]] == 1:
            return value - self._unfinished(s)
        return value * o.in_time((order + MOST_TILES) // MOST_TILES) // 100 - o.turn // MOST_TILES

    def _mean_wish(self, first: i64, left: Cells) -> i64:
        """What the seat's characters gain by the top tile of a pile, on average."""
        number = left[0] + left[1] + left[2]
        if not number:
            return 0
        wishes = self.features.wishes
        return (wishes[first] * left[0] + wishes[first + 1] * left[1] + wishes[first + 2] * left[2]) // number

    def _best_wish(self, first: i64, left: Cells) -> i64:
        """What they gain by the best tile of a pile."""
        best: i64 = 0
        for face in range(3):
            if left[face]:
                best = most(best, self.features.wishes[first + face])
        return best

    def _unfinished(self, s: State) -> i64:
        """What the seat would lose if the game ended now: what it has begun, less what the others have."""
        o = self.features
        value: i64 = 0
        for k in range(o.count):
            if o.placed[k] == 0:
                value += o.gains[k] + o.turn
        held = s.specials[s.seat] + s.palaces.held_by(s.seat) + s.shops.held_by(s.seat) + s.factories[s.seat]
        value += held * 150 + least(o.gold, 12) * o.coin
        for other in range(s.seats):
            if other != s.seat:
                value -= (least(s.gold[other], 12) * o.coin + s.hand[other] * 150) // (s.seats - 1)
        return value

    def _recruited(self, s: State) -> i64:
        """What recruiting is worth: a gondolier has to bring the character ashore."""
        o = self.features
        value = o.parameters[t.RECRUIT]
        if s.working[s.seat] & HOSTEL:
            value += 100
        free: i64 = 0
        for island in range(_ISLANDS):
            free += most(0, o.free[island])
        cost = -self._gold(-recruit_price(s, s.seat))
        if free:
            return value - 150 - cost
        turns: i64 = 2
        # An estimate: the dock is one of the seat's own colour, at its full price.
        own: i64 = o.turn + OWN_DOCK * o.coin
        if o.unplaced >= o.hands:
            return -cost
        if o.unplaced >= o.hired:
            turns = 3
            own += o.turn + o.hire * o.coin
        return value * o.in_time(turns + o.unplaced) // 100 - own - cost

    def _docked(self, s: State) -> i64:
        """What placing a gondolier is worth now: for a character that waits, or on trust."""
        o = self.features
        best: i64 = 0
        for k in range(o.count):
            island = o.at[k]
            if o.placed[k] == 0 and o.rooms[island] <= o.gold:
                gain = o.values[k * _ISLANDS + island] + self._gold(-o.rooms[island]) - o.gains[k]
                if gain > best:
                    best = gain
        if s.working[s.seat] & HARBOUR_PUB:
            best += 100 * PUB_VP
        if best:
            return best
        # An estimate, as in `_recruited`.
        return _LEFTOVER + o.parameters[t.FREE_DOCK] * o.in_time(2) // 100 + self._gold(-OWN_DOCK)

    def _built(self, s: State) -> i64:
        """What building is worth: as many tiles as may be placed, the best first."""
        o = self.features
        seat = s.seat
        rooms = MOST_TILES
        if not sites(s):
            rooms -= 1
        sure = o.in_time(2)
        value: i64 = 0
        # Specials first, then palaces, shops and factories: nearly always the order of their worth.
        left = rooms
        number = least(left, s.specials[seat])
        left -= number
        value += number * self._gain_built(s, A_SPECIAL, sure)
        for face in range(3):
            number = least(left, s.palaces.held[seat * 3 + face])
            left -= number
            value += number * self._gain_built(s, A_PALACE + face, sure)
        for face in range(3):
            number = least(left, s.shops.held[seat * 3 + face])
            left -= number
            value += number * (self._gain_built(s, A_SHOP + face, sure) + shop_hope(o))
        number = least(left, s.factories[seat])
        left -= number
        value += number * self._gain_built(s, A_FACTORY, sure)
        if left and s.pile[STREET]:
            value += left * self._street(s)
        return value

    def _gain_built(self, s: State, thing: i64, sure: i64) -> i64:
        """What it adds to build a tile now and not later."""
        o = self.features
        points = tile_points(s, s.seat, thing)
        if thing == A_SPECIAL:
            points += special_worth(o)
        held = points + o.wishes[thing] * o.parameters[t.WISH_SHARE] // 100
        return points + o.wishes[thing] - tile_worth(o, held, MOST_TILES) + points * (100 - sure) // 400

    def _street(self, s: State) -> i64:
        """What a street from the pile may bring."""
        o = self.features
        value = (
            (self.features.wishes[0] + self.features.wishes[1] + self.features.wishes[2])
            * CUSTOMERS_A_STREET
            // 100
        )
        return value + least(o.turns, 100) // 5

    def _produced(self, s: State, number: i64) -> i64:
        """What it is worth to use this many factories, and to sell what should be sold."""
        o = self.features
        value: i64 = 0
        best: i64 = 0
        for colour in range(3):
            missing: i64 = 0
            for k in range(o.count):
                if CHARACTER_GLASS[o.cards[k]] == colour and o.at[k] >= 0:
                    missing += MOST_GLASS
            spare = o.glass[colour] - missing
            # Each colour comes with a third of the glass.
            if missing:
                wanted = least(100 * missing - 100 * least(missing, o.glass[colour]), number * 33)
                value += wanted * (_GLASS_POINTS - _SALE[1] * o.coin) // 100
            if spare > 0:
                sale = self._gold(_SALE[least(MOST_SOLD, spare)])
                sale -= least(MOST_SOLD, spare) * GLASS_GOLD * o.coin * o.parameters[t.GLASS] // 100
                if sale > best:
                    best = sale
        if number:
            each = self._gold(_SALE[least(MOST_SOLD, (number + 2) // 2)]) // ((number + 2) // 2)
            value += number * (each * 80 // 100 - _PRODUCTION_POINTS)
            if s.working[s.seat] & GUILD_HALL:
                value += 100 * GUILD_VP
        return value + best

    def _hired(self, s: State) -> i64:
        """What it is worth to hire a gondolier."""
        o = self.features
        if not s.supply[s.seat] or o.gold < o.hire:
            return _WORST
        if o.unplaced > o.hired:
            return o.turn * 2 // 3
        if o.hired or o.turns < 50:
            return -o.hire * o.coin
        return o.turn // 3 - o.hire * o.coin // 2

    def _dismissed(self, s: State) -> i64:
        """What it is worth to dismiss one."""
        o = self.features
        if not o.hired:
            return _WORST
        gold = self._gold(dismissal_gold(s, s.seat))
        if o.hired <= o.unplaced:
            return gold - 600
        return gold - 250 * o.in_time(o.unplaced + 2) // 100

    # What is done there.

    def _value_cell(self, s: State, legal: Buffer) -> None:
        """The island where the tile helps the seat's characters and shops, and room for what it still holds."""
        holds = s.specials[s.seat] + s.palaces.held_by(s.seat) + s.shops.held_by(s.seat) + s.factories[s.seat]
        seen: i64 = -1
        value: i64 = 0
        for i in range(legal.n):
            cell = legal.items[i] - a.AT
            island = CELL_ISLAND[cell]
            if island != seen:
                seen = island
                value = self._laid(s, island, s.tile)
            self.values[i] = value
            if cell < STREET_SPACES:
                # Every site that is opened can be built on by the seat first, if it has anything to build.
                opened = count_bits(SITES_BESIDE[cell] & s.site_room & ~s.site_reached)
                if holds:
                    self.values[i] += 8 * opened
                else:
                    self.values[i] -= 4 * opened

    def _laid(self, s: State, island: i64, tile: i64) -> i64:
        """What it brings to lay a tile on an island."""
        o = self.features
        value: i64 = 0
        if tile < len(STREETS):
            for colour in range(3):
                number = _CUSTOMERS[tile * 3 + colour]
                if number:
                    if s.own_shops[(island * MAX_SEATS + s.seat) * 3 + colour]:
                        value += number * (10 + o.turns // 4)
                    for other in range(s.seats):
                        if other != s.seat and s.own_shops[(island * MAX_SEATS + other) * 3 + colour]:
                            value -= number * (5 + o.turns // 10)
        elif TILE_SHOP <= tile < TILE_PALACE:
            at = (island * MAX_SEATS + s.seat) * 3
            if not s.own_shops[at + tile - TILE_SHOP]:
                earns = s.customers[island * 3 + tile - TILE_SHOP] + income.worth(s, s.seat, island)
                value += earns * (10 + o.turns // 4)
        self._bring_tile(island, tile, 1)
        for k in range(o.count):
            now = o.values[k * _ISLANDS + island]
            if not INTERESTS[o.cards[k]]:
                continue
            later = o.trusted(o.cards[k], island)
            if o.at[k] == island:
                value += later - now
            else:
                # Another place for a character, or just a hope.
                value += most(0, later - now) // 12
        self._bring_tile(island, tile, -1)
        return value

    def _best_place(self, s: State, thing: i64) -> i64:
        """What a building brings on the best island for it, or spoils on the least bad."""
        best: i64 = _WORST
        free = sites(s)
        for island in range(_ISLANDS):
            if free & ISLAND_SITES[island]:
                best = most(best, self._laid(s, island, TILE_FACTORY + thing - A_FACTORY))
        return best

    def _bring_tile(self, island: i64, tile: i64, by: i64) -> None:
        """Imagine a tile on an island, or take it away again."""
        o = self.features
        if tile < len(STREETS):
            for colour in range(3):
                o.bring(island, colour, by * _CUSTOMERS[tile * 3 + colour])
            o.rows[island * WIDTH + LANES] -= by
        else:
            o.bring(island, A_FACTORY + tile - TILE_FACTORY, by)

    def _value_build(self, s: State, legal: Buffer) -> None:
        """The most valuable tile; streets as long as they do some good."""
        o = self.features
        self.features.look_for_wishes()
        for i in range(legal.n):
            action = legal.items[i]
            if action == a.DONE:
                self.values[i] = 0
            elif action == a.BUILD_STREET:
                self.values[i] = self._street(s) + 5
            else:
                thing = A_FACTORY + action - a.BUILD_FACTORY
                self.values[i] = tile_points(s, s.seat, thing) + self._best_place(s, thing)
                if thing == A_SPECIAL:
                    self.values[i] += special_worth(o)
                elif A_SHOP <= thing < A_PALACE:
                    self.values[i] += shop_hope(o)

    def _value_tiles(self, s: State, legal: Buffer) -> None:
        """A tile to buy or to take: what the seat's characters want."""
        o = self.features
        self.features.look_for_wishes()
        first: i64 = A_PALACE
        left = s.palaces.left
        if s.kind == SHOP:
            first = A_SHOP
            left = s.shops.left
        for i in range(legal.n):
            action = legal.items[i]
            if action == a.TOP:
                self.values[i] = self._mean_wish(first, left) + self._gold(-top_price(s.kind))
            elif action == a.SEARCH:
                self.values[i] = self._best_wish(first, left) + self._gold(-search_price(s.kind))
            elif action < a.BUILD_STREET:
                thing = A_SHOP + action - a.TAKE_SHOP
                self.values[i] = self.features.wishes[thing]
            elif action == a.DONE:
                self.values[i] = 0
            else:
                thing = A_FACTORY + action - a.BUILD_FACTORY
                self.values[i] = tile_points(s, s.seat, thing) + self.features.wishes[thing] + 1
                if thing == A_SPECIAL:
                    self.values[i] += special_worth(o) + 100

    def _value_character(self, s: State, legal: Buffer) -> None:
        """What each character would add; none at all costs nothing."""
        o = self.features
        cost = self._gold(-recruit_price(s, s.seat))
        for i in range(legal.n):
            if legal.items[i] == a.DECLINE:
                self.values[i] = 0
                continue
            card = legal.items[i] - a.KEEP_CHARACTER
            k = o.count
            o.add(card)
            best: i64 = 0
            hope: i64 = 0
            for island in range(_ISLANDS):
                if o.values[k * _ISLANDS + island] > hope:
                    hope = o.values[k * _ISLANDS + island]
                gain = o.net(k, island)
                if gain > best:
                    best = gain
            o.count = k
            self.values[i] = best + hope // 20 + cost

    def _value_dock(self, s: State, legal: Buffer) -> None:
        """A dock for a character that waits for one, else where most may happen."""
        o = self.features
        for i in range(legal.n):
            dock = legal.items[i] - a.DOCK
            island = DOCK_ISLAND[dock]
            value: i64 = 0
            for k in range(o.count):
                gain = o.values[k * _ISLANDS + island]
                if o.placed[k] == 1:
                    # It has a gondolier already; another place may only be better.
                    gain -= o.values[k * _ISLANDS + o.at[k]]
                elif o.placed[k] == 0 and o.at[k] != island:
                    gain -= 50
                if gain > value:
                    value = gain
            value += 4 * o.rows[island * WIDTH + SITES]
            self.values[i] = value + self._gold(-dock_price(s, s.seat, dock))

    def _value_hire(self, s: State, legal: Buffer) -> None:
        """Hire or dismiss."""
        for i in range(legal.n):
            if legal.items[i] == a.HIRE:
                self.values[i] = self._hired(s)
            else:
                self.values[i] = self._dismissed(s)

    def _value_cards(self, s: State, legal: Buffer) -> None:
        """The special card that is worth most from now on."""
        for i in range(legal.n):
            card = legal.items[i] - a.KEEP_CARD
            if 1 << card == BASILICA:
                self.values[i] = 100 * BASILICA_VP
            else:
                self.values[i] = card_worth(self.features, card)

    def _value_goods(self, s: State, legal: Buffer, asked: i64) -> None:
        """Income, production and sale."""
        for i in range(legal.n):
            action = legal.items[i]
            if asked == q.INCOME:
                self.values[i] = self._gold(income.worth(s, s.seat, action - a.INCOME_AT))
            elif asked == q.PRODUCE:
                self.values[i] = self._produced(s, action - a.PRODUCE)
            elif asked == q.EXTRA:
                self.values[i] = 0
                if action == a.EXTRA:
                    self.values[i] = 100
            elif asked == q.SELL:
                self.values[i] = self._sold(s, action)
            else:
                self.values[i] = -self._kept(s, action - a.RETURN)

    def _sold(self, s: State, action: i64) -> i64:
        """What it adds to put one more glass up for sale."""
        if action == a.DONE:
            return 0
        o = self.features
        colour = action - a.SELL
        up = s.sold[0] + s.sold[1] + s.sold[2]
        same = same_glass(s.working[s.seat], colour)
        number: i64 = 0
        for other in range(3):
            if same >> other & 1:
                number += s.glass[s.seat * 3 + other]
        # Only a whole sale shows what a glass is worth: three bring more than three times one.
        whole = least(MOST_SOLD, number)
        gold = self._gold(_SALE[whole]) // whole
        if up:
            gold = self._gold(_SALE[up + 1]) - self._gold(_SALE[up])
        return gold - self._kept(s, colour) + 2 * number + o.turn // 100

    def _kept(self, s: State, colour: i64) -> i64:
        """What a glass is worth if it is kept."""
        o = self.features
        left = s.glass[s.seat * 3 + colour] - s.sold[colour]
        for k in range(o.count):
            card = o.cards[k]
            if (
                takes_glass(card)
                and o.at[k] >= 0
                and same_glass(in_scoring(s, s.seat), CHARACTER_GLASS[card]) >> colour & 1
            ):
                if left <= MOST_GLASS:
                    return _GLASS_POINTS
                left -= MOST_GLASS
        return _SALE[1] * o.coin * o.parameters[t.GLASS] * o.in_time(2) // 10000

    # The final scoring by hand.

    def _value_scoring(self, s: State, legal: Buffer, asked: i64) -> None:
        """The points at hand, less what the gondolier would bring alone."""
        for i in range(legal.n):
            action = legal.items[i]
            if asked == q.SCORE:
                self.values[i] = 0
                if action != a.DONE:
                    best: i64 = 0
                    for island in range(_ISLANDS):
                        best = most(best, self._visit(s, action - a.SCORE, island))
                    self.values[i] = best - _LEFTOVER
            elif asked == q.VISIT:
                self.values[i] = self._visit(s, s.scoring_character, action - a.VISIT)
            elif asked == q.PAY:
                self.values[i] = _TIERS[action - a.PAY]
            elif action == a.DONE:
                self.values[i] = 0
            else:
                self.values[i] = _GLASS_POINTS

    def _visit(self, s: State, card: i64, island: i64) -> i64:
        """What a character scores on an island, if a gondolier is left there."""
        if not has_gondolier(s, s.seat, island):
            return 0
        found = 100 * points(s, s.seat, card, island)
        if not found:
            # It is paid with gold or glass, and legal only where it is worth something.
            return _PAID
        return found
