"""What a seat may expect to end with, split into parts that a person understands.

Every step that is still to be made (placing a gondolier, building what was bought) is charged the worth of the
turn that it takes, and all turns to come are credited ("tempo"). So making such a step gains about a turn's worth,
and starting something new gains what it brings beyond that.
"""

from typing import Final

from laguna.games.murano.rules.assignment import LEFTOVER_VP
from laguna.games.murano.rules.building import MOST_TILES
from laguna.games.murano.rules.characters import MOST_GLASS
from laguna.games.murano.rules.constants import BASILICA, CHARACTER_GLASS, ISLANDS, SPECIAL_CARDS
from laguna.games.murano.rules.glass import MOST_SOLD, SALE
from laguna.games.murano.rules.scoring import is_seat_scored, leftover
from laguna.games.murano.rules.state import State
from laguna.kernel.cells import Cells, i64

from . import parameters as t
from .features import A_FACTORY, A_PALACE, A_SHOP, A_SPECIAL, Features, least, tile_points, turns_to_come

TERMS: Final = (
    "points",
    "characters",
    "gondoliers",
    "gold",
    "tiles",
    "earnings",
    "glass",
    "cards",
    "tempo",
)
"""The terms of an evaluation, by number."""
POINTS: Final = 0
CHARACTERS: Final = 1
GONDOLIERS: Final = 2
GOLD: Final = 3
TILES: Final = 4
EARNINGS: Final = 5
GLASS: Final = 6
CARDS: Final = 7
TEMPO: Final = 8

_FEW: Final = 5
"""The first gold lets a seat act at all ..."""
_SOME: Final = 7
"""... the next is soon spent ..."""
_MORE: Final = 8
"""... some more is good to have, and the rest waits."""
_RICH: Final = 80
"""Tenths of a gold a turn: whoever earns as much needs no other shop."""
GLASS_GOLD: Final[i64] = SALE[MOST_SOLD] // MOST_SOLD
"""What a glass brings in the largest sale, in whole gold."""
_BASE_SPREAD: Final = 250
_SPREAD_A_TURN: Final = 70
"""How far off an evaluation may be, in hundredths of a point: at the end, and more for each turn to come."""


def evaluate(o: Features, s: State, seat: i64, out: Cells) -> None:
    """Write what a seat may expect to end with, term by term, in hundredths of a point."""
    for term in range(len(TERMS)):
        out[term] = 0
    out[POINTS] = 100 * s.vp[seat]
    if s.over or is_seat_scored(s, seat):
        return
    o.survey(s, seat)
    for k in range(o.count):
        if o.placed[k] > 0:
            out[CHARACTERS] += o.gains[k]
        else:
            out[GONDOLIERS] += o.gains[k]
    out[GONDOLIERS] += _docked(o, s)
    out[GOLD] = gold_worth(o, o.gold)
    out[TILES] = _tiles(o, s)
    out[EARNINGS] = o.turns * (o.turn - o.poor_turn) // 10
    out[GLASS] = _glass(o, s)
    for card in range(len(SPECIAL_CARDS)):
        if s.owned[seat] >> card & 1 and 1 << card != BASILICA:
            out[CARDS] += card_worth(o, card)
    out[TEMPO] = o.turns * o.poor_turn // 10


def spread(s: State, parameters: Cells) -> i64:
    """How open the end still is, in hundredths of a point."""
    return _BASE_SPREAD + _SPREAD_A_TURN * turns_to_come(s, parameters) // (10 * s.seats)


def gold_worth(o: Features, gold: i64) -> i64:
    """What gold is worth: less and less the more there is of it, and next to nothing at the end."""
    if not o.turns:
        return gold  # It breaks a tie (M-END-5).
    few = least(gold, _FEW)
    some = least(gold - few, _SOME)
    more = least(gold - few - some, _MORE)
    parts = few * o.parameters[t.FIRST_GOLD] + some * o.parameters[t.NEXT_GOLD] + more * o.parameters[t.MORE_GOLD]
    return (parts + (gold - few - some - more) * o.parameters[t.LAST_GOLD]) * o.coin // 100


def card_worth(o: Features, card: i64) -> i64:
    """What a special card is worth from now on."""
    return o.parameters[t.CARD + card] * least(o.turns, 150) // 100


def special_worth(o: Features) -> i64:
    """What a special building brings its builder: the best of three cards."""
    return o.parameters[t.SPECIAL] * (50 + least(o.turns, 130)) // 180


def _docked(o: Features, s: State) -> i64:
    """The points of gondoliers on docks (M-END-4), and what those without a character may still do."""
    value: i64 = 0
    for island in range(len(ISLANDS)):
        if o.free[island] > 0:
            value += o.free[island] * o.parameters[t.FREE_DOCK] * o.in_time(2) // 100
    if not s.to_score:
        short = o.hire * o.coin + o.turn
        for missing in range(s.supply[o.seat]):
            value -= short * o.parameters[t.SHORT_HANDED] * o.in_time(3 + o.hired + missing) // 10000
    return value + 100 * LEFTOVER_VP * leftover(s, o.seat)


def _tiles(o: Features, s: State) -> i64:
    """Buildings in hand: a turn builds a few of them, the most valuable first."""
    seat = o.seat
    shops = s.shops.held
    palaces = s.palaces.held
    number = s.specials[seat] + s.factories[seat] + s.palaces.held_by(seat) + s.shops.held_by(seat)
    if not number:
        return 0
    o.look_for_wishes()
    order = MOST_TILES
    value = _alike(o, tile_points(s, seat, A_SPECIAL) + special_worth(o), A_SPECIAL, s.specials[seat], order)
    order += s.specials[seat]
    points = tile_points(s, seat, A_PALACE)
    for face in range(3):
        value += _alike(o, points, A_PALACE + face, palaces[seat * 3 + face], order)
        order += palaces[seat * 3 + face]
    points = tile_points(s, seat, A_SHOP) + shop_hope(o)
    for face in range(3):
        value += _alike(o, points, A_SHOP + face, shops[seat * 3 + face], order)
        order += shops[seat * 3 + face]
    return value + _alike(o, tile_points(s, seat, A_FACTORY), A_FACTORY, s.factories[seat], order)


def _alike(o: Features, points: i64, thing: i64, number: i64, order: i64) -> i64:
    """What a number of buildings of a kind are worth in hand; only the first of them grants a wish."""
    value: i64 = 0
    points += o.wishes[thing] * o.parameters[t.WISH_SHARE] // 100
    for nth in range(number):
        value += tile_worth(o, points, order + nth)
        if not nth:
            points -= o.wishes[thing] * o.parameters[t.WISH_SHARE] // 100
    return value


def shop_hope(o: Features) -> i64:
    """What a shop in hand may still earn: less, the more the built ones earn."""
    if o.engine >= _RICH:
        return 0
    return o.turns * o.parameters[t.SHOP_HOPE] * (_RICH - o.engine) // (100 * _RICH)


def tile_worth(o: Features, points: i64, order: i64) -> i64:
    """What a building in hand is worth; `order` is `MOST_TILES` for the first one and goes up by 1 with each."""
    value = points * o.in_time(order // MOST_TILES) // 100 - o.turn // MOST_TILES
    if value < 0:
        return 0
    return value


def _glass(o: Features, s: State) -> i64:
    """Glass that no character takes can be sold, which takes a turn."""
    value: i64 = 0
    for colour in range(3):
        number = s.glass[o.seat * 3 + colour]
        for k in range(o.count):
            if CHARACTER_GLASS[o.cards[k]] == colour and o.at[k] >= 0:
                number -= MOST_GLASS
        if number > 0:
            value += number * GLASS_GOLD * o.coin * o.parameters[t.GLASS] // 100
    return value * o.in_time(1) // 100
