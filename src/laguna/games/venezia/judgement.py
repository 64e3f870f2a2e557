"""What a position is worth and which answers look good: what the bots of Venezia go by.

A stake is what a seat may expect of one kind of building: from cards in front of it, from a project it can still
join, from a set that it gathers in hand. It is a chance, to be master builder or partner, times what the best
site brings. Everything is counted in hundredths of a space and in thousandths of certainty.
"""

from typing import Final

from laguna.kernel.action import Buffer
from laguna.kernel.cells import Cells, cells, cells_of, count_bits, i64

from . import actions as a
from . import building, track
from . import questions as q
from .state import State
from .tables import (
    ALONG,
    BASILICA,
    BASILICA_POINTS,
    BRIDGE,
    CAMPO,
    FIRST_BRIDGE,
    FIRST_HEX,
    FIRST_PAIR,
    FIRST_TRIANGLE,
    HEX_COUNT,
    HOUSE,
    HOUSE_POINTS,
    KIND_COUNT,
    LAST_SPACE,
    MOST_TO_OFFER,
    NEEDS,
    NOBODY,
    OFFER_TAKES,
    PALAZZO,
    QUARTER_COUNT,
    SITE_ACROSS,
    SITE_ACROSS_MASK,
    SITE_AROUND,
    SITE_COUNT,
    SITE_MASK,
    SITE_QUARTER,
    SITES,
    SIZES,
    SPACE_PRICE,
)

# The terms of an appraisal, by number.
SPACE: Final = 0
GOLD: Final = 1
PROJECTS: Final = 2
SHARES: Final = 3
CARDS: Final = 4
SITES_TERM: Final = 5
TREASURE: Final = 6
TURNS: Final = 7
TERMS: Final = ("space", "gold", "projects", "shares", "cards", "sites", "treasure", "turns")
"""The terms by name: `term-<name>` are their words."""

# The numbers of a judgement, by number: chances and parts in thousandths, worths in hundredths of a space.
READY: Final = 0
HELPED: Final = 1
MISSING_1: Final = 2
MISSING_2: Final = 3
MISSING_3: Final = 4
FIRM: Final = 5
SHAKY: Final = 6
OVERTAKE: Final = 7
JOIN: Final = 8
TAKE_OVER: Final = 9
ALONE: Final = 10
ALONE_1: Final = 11
ALONE_2: Final = 12
ALONE_3: Final = 13
SOON: Final = 14
WAIT: Final = 15
HOUSE_CARD: Final = 16
ANY_CARD: Final = 17
TOKEN: Final = 18
LUCK: Final = 19
REST: Final = 20
PACE: Final = 21
GAIN: Final = 22
TEMPO: Final = 23
SUPPLY: Final = 24
NEAR: Final = 25
FAR: Final = 26
RIVALS: Final = 27
DRAINED: Final = 28
ROOM: Final = 29
SPOILT: Final = 30
FIRST_CARD: Final = 31
NEAR_TOKEN: Final = 32
HOUSE_SITE: Final = 33
HOUSE_KEPT: Final = 34
JUMP: Final = 35
NAMES: Final = (
    "ready",
    "helped",
    "missing_1",
    "missing_2",
    "missing_3",
    "firm",
    "shaky",
    "overtake",
    "join",
    "take_over",
    "alone",
    "alone_1",
    "alone_2",
    "alone_3",
    "soon",
    "wait",
    "house_card",
    "any_card",
    "token",
    "luck",
    "rest",
    "pace",
    "gain",
    "tempo",
    "supply",
    "near",
    "far",
    "rivals",
    "drained",
    "room",
    "spoilt",
    "first_card",
    "near_token",
    "house_site",
    "house_kept",
    "jump",
)
"""The numbers by name."""
NUMBERS: Final[Cells] = cells_of(
    (
        950,  # ready: chance that a project is built if one has its missing cards in hand
        780,  # helped: if others have them
        600,  # missing_1: if one card has to be drawn
        450,  # missing_2: two
        300,  # missing_3: three
        980,  # firm: chance to stay master builder where nobody could have more cards
        550,  # shaky: where somebody could
        650,  # overtake: chance to become master builder where one could
        50,  # join: chance to become a partner in a project that one could join
        300,  # take_over: chance to take over and complete a project that one has not joined
        990,  # alone: chance to build with a set in hand
        560,  # alone_1: if one card of it is missing
        330,  # alone_2: two
        200,  # alone_3: three
        500,  # soon: how far sites count that are not drained yet, for what cannot be built in the next turn
        750,  # wait: what is left of a site if one waits for a better one
        140,  # house_card: a house card in hand
        30,  # any_card: any other card in hand
        90,  # token: a treasure token
        700,  # luck: how far a treasure counts that one would get where one lies now
        15,  # rest: a gold that is too little for a space
        450,  # pace: what the leader gains in a round
        400,  # gain: what each seat gains in a round
        170,  # tempo: being the next on turn
        74,  # supply: rounds for each card that is missing until all buildings of a kind stand, in hundredths
        400,  # near: how much of a round it takes to build what can be built in the next turn, in thousandths
        250,  # far: the same for everything else
        1000,  # rivals: how much the gains of the others count against one's own
        25,  # drained: a swamp token
        130,  # room: playing a card with so many in hand that only one could be drawn
        4,  # spoilt: a hex without a building beside a new one
        90,  # first_card: beginning a project with a single card
        45,  # near_token: draining for a site where one would get a treasure
        20,  # house_site: draining for a house where one would get a treasure
        240,  # house_kept: a house card that is not played now
        50,  # jump: a gondola a little ahead, which may be jumped
    )
)
"""The numbers themselves; a fit may write others into the row."""

TYPICAL: Final[Cells] = cells_of((100, 600, 400, 700, 300))
"""What a building usually brings, by kind; what the land of a position changes in that is the term `sites`."""
_NO_ROW: Final[Cells] = cells(KIND_COUNT * QUARTER_COUNT, -1)
_NO_KINDS: Final[Cells] = cells(KIND_COUNT, -1)
_NO_HEXES: Final[Cells] = cells(HEX_COUNT)
_NO_TREASURES: Final[Cells] = cells(QUARTER_COUNT)
_MANY: Final = 1 << 30
_JUMPED: Final = 10
"""Gondolas fewer spaces ahead than this are likely to be jumped."""


# The land.


def _quarter_starts(first: int, end: int) -> Cells:
    """Where the sites of each quarter begin among these; they lie in the order of the quarters."""
    return cells_of(
        first + sum(1 for site in range(first, end) if SITE_QUARTER[site] < quarter)
        for quarter in range(QUARTER_COUNT + 1)
    )


_HEXES_OF: Final[Cells] = _quarter_starts(0, FIRST_PAIR)
_PAIRS_OF: Final[Cells] = _quarter_starts(FIRST_PAIR, FIRST_TRIANGLE)
_TRIANGLES_OF: Final[Cells] = _quarter_starts(FIRST_TRIANGLE, FIRST_BRIDGE)


_SITE_HEXES: Final[Cells] = cells_of(
    site[i] if i < len(site) else 0 for site in SITES[:FIRST_BRIDGE] for i in range(3)
)
"""The hexes of each site on land, three places each."""
_SITE_SIZES: Final[Cells] = cells_of(SIZES)
_BRIDGE_HEXES: Final[Cells] = cells_of(hex for site in SITES[FIRST_BRIDGE:] for hex in site)
"""The two ends of each bridge."""
_NO_OPENS: Final[Cells] = cells(HEX_COUNT * 2 * BRIDGE, -1)


class Land:
    """What the best sites of one quarter bring; bridges are left out."""

    swamp: i64
    """Its hexes under swamp."""
    empty: i64
    """Its empty hexes."""
    now: Cells
    """The points of the best site of each kind that is open, -1 where there is none."""
    soon: Cells
    """The same if two hexes are drained first."""
    _opens: Cells
    """What `opens` found ..."""
    _looked: bool
    """... if it was asked before."""

    def __init__(self, quarter: i64, swamp: i64, empty: i64) -> None:
        self.swamp = swamp
        self.empty = empty
        now = _NO_KINDS[:]
        soon = _NO_KINDS[:]
        open = swamp | empty
        for site in range(_HEXES_OF[quarter], _HEXES_OF[quarter + 1]):
            if SITE_MASK[site] & open:
                points = count_bits(SITE_AROUND[site] & ~open)
                if points > soon[CAMPO]:
                    soon[CAMPO] = points
                if SITE_MASK[site] & empty and points > now[CAMPO]:
                    now[CAMPO] = points
        for site in range(_PAIRS_OF[quarter], _PAIRS_OF[quarter + 1]):
            if not SITE_MASK[site] & ~open:
                points = count_bits(SITE_AROUND[site] & open)
                if points > soon[PALAZZO]:
                    soon[PALAZZO] = points
                if not SITE_MASK[site] & swamp and points > now[PALAZZO]:
                    now[PALAZZO] = points
        for site in range(_TRIANGLES_OF[quarter], _TRIANGLES_OF[quarter + 1]):
            if not SITE_MASK[site] & ~open and SITE_MASK[site] & empty:
                soon[BASILICA] = BASILICA_POINTS
                if not SITE_MASK[site] & swamp:
                    now[BASILICA] = BASILICA_POINTS
                    break
        if empty:
            now[HOUSE] = HOUSE_POINTS
        if open:
            soon[HOUSE] = HOUSE_POINTS
        self.now = now
        self.soon = soon
        self._opens = _NO_HEXES
        self._looked = False

    def opens(self, quarter: i64) -> Cells:
        """The points of the best site that opens with each hex: drained alone, and as one of two.

        By hex, kind and drained hexes: `opens[(hex * 4 + kind) * 2 + drained - 1]`, hexes counted in the quarter.
        """
        if self._looked:
            return self._opens
        found = _NO_OPENS[:]
        first = FIRST_HEX[quarter]
        open = self.swamp | self.empty
        for kind in range(PALAZZO, BRIDGE):
            start = _HEXES_OF[quarter]
            end = _HEXES_OF[quarter + 1]
            if kind == PALAZZO:
                start = _PAIRS_OF[quarter]
                end = _PAIRS_OF[quarter + 1]
            elif kind == BASILICA:
                start = _TRIANGLES_OF[quarter]
                end = _TRIANGLES_OF[quarter + 1]
            for site in range(start, end):
                wet = SITE_MASK[site] & self.swamp
                if not wet or SITE_MASK[site] & ~open:
                    continue
                drained: i64 = 0
                if wet & wet - 1:
                    drained = 1
                    wet &= wet - 1
                    if wet & wet - 1:
                        continue
                points: i64 = BASILICA_POINTS
                if kind == PALAZZO:
                    points = count_bits(SITE_AROUND[site] & open)
                elif kind == CAMPO:
                    points = count_bits(SITE_AROUND[site] & ~open)
                for i in range(_SITE_SIZES[kind]):
                    place = ((_SITE_HEXES[site * 3 + i] - first) * BRIDGE + kind) * 2 + drained
                    if points > found[place]:
                        found[place] = points
        self._opens = found
        self._looked = True
        return found


_SLOTS: Final = 1021
_LANDS: Final[list[Land | None]] = [None] * (_SLOTS * QUARTER_COUNT)
"""Quarters looked at before: a turn changes one or two of the five, and searches come back to the same ones."""


def land(quarter: i64, swamp: i64, empty: i64) -> Land:
    """The sites of a quarter."""
    slot = quarter * _SLOTS + (empty * 31 + swamp * 17) % _SLOTS
    known = _LANDS[slot]
    if known is not None and known.swamp == swamp and known.empty == empty:
        return known
    found = Land(quarter, swamp, empty)
    _LANDS[slot] = found
    return found


class City:
    """What the best sites of all quarters bring, bridges included."""

    swamp: Cells
    """The hexes under swamp by quarter."""
    empty: Cells
    """The empty hexes by quarter."""
    houses: Cells
    """Houses by quarter."""
    now: Cells
    """The points of the best open site by kind and quarter, -1 for none; a bridge is in both its quarters."""
    soon: Cells
    """The same if two hexes are drained first."""
    top: Cells
    """The points of the best open site by kind, -1 for none."""
    top_soon: Cells
    """The same if two hexes are drained first."""

    def __init__(self, s: State) -> None:
        # Copies, as a position that is set up by hand may still be written to.
        self.swamp = s.swamp[:]
        self.empty = s.empty[:]
        self.houses = s.houses[:]
        now = _NO_ROW[:]
        soon = _NO_ROW[:]
        top = _NO_KINDS[:]
        top_soon = _NO_KINDS[:]
        for quarter in range(QUARTER_COUNT):
            part = land(quarter, s.swamp[quarter], s.empty[quarter])
            for kind in range(BRIDGE):
                now[kind * QUARTER_COUNT + quarter] = part.now[kind]
                soon[kind * QUARTER_COUNT + quarter] = part.soon[kind]
                if part.now[kind] > top[kind]:
                    top[kind] = part.now[kind]
                if part.soon[kind] > top_soon[kind]:
                    top_soon[kind] = part.soon[kind]
        for site in range(FIRST_BRIDGE, SITE_COUNT):
            here = SITE_QUARTER[site]
            across = SITE_ACROSS[site]
            points = s.houses[here]
            if points < s.houses[across]:
                continue  # The same bridge comes again with the ends the other way round.
            if not SITE_MASK[site] & (s.swamp[here] | s.empty[here]):
                continue
            if not SITE_ACROSS_MASK[site] & (s.swamp[across] | s.empty[across]):
                continue
            here += BRIDGE * QUARTER_COUNT
            across += BRIDGE * QUARTER_COUNT
            if points > soon[here]:
                soon[here] = points
            if points > soon[across]:
                soon[across] = points
            if points > top_soon[BRIDGE]:
                top_soon[BRIDGE] = points
            if building.is_open(s, site):
                if points > now[here]:
                    now[here] = points
                if points > now[across]:
                    now[across] = points
                if points > top[BRIDGE]:
                    top[BRIDGE] = points
        self.now = now
        self.soon = soon
        self.top = top
        self.top_soon = top_soon

    def shows(self, s: State) -> bool:
        """Is this the city of a position?"""
        for quarter in range(QUARTER_COUNT):
            if (
                self.swamp[quarter] != s.swamp[quarter]
                or self.empty[quarter] != s.empty[quarter]
                or self.houses[quarter] != s.houses[quarter]
            ):
                return False
        return True


class _Last:
    """The city that was looked at last: all seats are judged one after the other."""

    city: City | None

    def __init__(self) -> None:
        self.city = None


_LAST: Final = _Last()


def city_of(s: State) -> City:
    """The sites of a position."""
    last = _LAST.city
    if last is not None and last.shows(s):
        return last
    found = City(s)
    _LAST.city = found
    return found


def best(row: Cells, kind: i64, along: i64, token: i64) -> tuple[i64, i64]:
    """What the best site of a kind brings whoever lies along these quarters: by points, and by a treasure."""
    most: i64 = -1
    points: i64 = 0
    bonus: i64 = 0
    for quarter in range(QUARTER_COUNT):
        here = row[kind * QUARTER_COUNT + quarter]
        if here >= 0:
            here *= 100
            treasure: i64 = 0
            if along >> quarter & 1:
                treasure = token
            if here + treasure > most:
                most = here + treasure
                points = here
                bonus = treasure
    return points, bonus


def along_of(s: State, seat: i64) -> i64:
    """The quarters along which a seat's gondola lies, one bit each."""
    at = s.at[seat]
    if at > LAST_SPACE:
        return 0
    return ALONG[at]


# Chances.


def chances(s: State, seat: i64, kind: i64, drawn: i64, played: i64) -> tuple[i64, i64, i64]:
    """How a seat stands with a kind of building, if it drew and then played so many more of its cards.

    How likely it will build as master or alone, how likely as a partner, both in thousandths; and whether that is
    done (2), can be in its next turn (1) or lies farther off (0).
    """
    front = s.front[seat * KIND_COUNT + kind] + played
    hand = s.hand[seat * KIND_COUNT + kind] + drawn - played
    if front == 0 and hand == 0:
        return 0, 0, 0
    need = NEEDS[kind]
    lying = s.lying[kind] + played
    missing = need - lying
    master = s.master[kind]
    over: i64 = 0  # How many cards the master builder has, if it is another.
    if master != NOBODY and master != seat:
        over = s.front[master * KIND_COUNT + kind]
    if front == 0:
        return _chances_outside(need, hand, lying, missing, over)
    if missing == 0:
        if front > over:
            return 1000, 0, 2
        return 0, 1000, 2
    full: i64 = 0
    near: i64 = 0
    lead: i64 = 0
    if hand >= missing:
        full = NUMBERS[READY]
        near = 1
        if front > over:
            lead = NUMBERS[FIRM]
        elif front + missing > over:
            lead = NUMBERS[OVERTAKE]
        hand -= missing
    else:
        held: i64 = 0
        rival: i64 = 0
        for other in range(s.seats):
            if other != seat:
                theirs = s.hand[other * KIND_COUNT + kind]
                held += theirs
                if theirs > missing:
                    theirs = missing
                theirs += s.front[other * KIND_COUNT + kind]
                if theirs > rival:
                    rival = theirs
        if hand + held >= missing:
            full = NUMBERS[HELPED]
        else:
            full = NUMBERS[READY + 1 + missing - hand]
        if front > over:
            if rival > front:
                lead = NUMBERS[SHAKY]
            else:
                lead = NUMBERS[FIRM]
        elif front + hand > over:
            lead = NUMBERS[OVERTAKE]
        hand = 0
    half = full
    full = full * lead // 1000
    half -= full
    if hand:
        if hand < need:
            full += NUMBERS[ALONE + need - hand]
        else:
            full += NUMBERS[ALONE]
    return full, half, near


def _chances_outside(need: i64, hand: i64, lying: i64, missing: i64, over: i64) -> tuple[i64, i64, i64]:
    """The same for a seat with no card in front of it: a set alone, or a project of others."""
    if hand >= need:
        return NUMBERS[ALONE], 0, 1
    full = NUMBERS[ALONE + need - hand]
    if lying == 0 or missing == 0:
        return full, 0, 0
    if hand >= missing and missing > over:
        return full + NUMBERS[TAKE_OVER], 0, 1
    return full, NUMBERS[JOIN], 0


class Outlook:
    """What the sites for a kind of building bring a seat, in hundredths of a space."""

    now: i64
    """The points of the best open site for it ..."""
    bonus: i64
    """... and the treasure there."""
    soon: i64
    """The points of the best site if two hexes are drained first ..."""
    soon_bonus: i64
    """... and the treasure there."""
    half: i64
    """What a partner gets of the best open site."""
    half_soon: i64
    """What a partner gets of the best site if two hexes are drained first."""

    def __init__(self) -> None:
        self.now = 0
        self.bonus = 0
        self.soon = 0
        self.soon_bonus = 0
        self.half = 0
        self.half_soon = 0

    def look(self, city: City, kind: i64, along: i64) -> None:
        """At a kind, for a gondola that lies along these quarters."""
        token = NUMBERS[TOKEN]
        self.now, self.bonus = best(city.now, kind, along, token)
        self.soon, self.soon_bonus = best(city.soon, kind, along, token)
        self.half = 0
        if city.top[kind] > 0:
            self.half = city.top[kind] // 2 * 100
        self.half_soon = 0
        if city.top_soon[kind] > 0:
            self.half_soon = city.top_soon[kind] // 2 * 100

    def worth(self, full: i64, half: i64, near: i64) -> tuple[i64, i64]:
        """What such chances are worth: by points, and by treasures."""
        if near == 2:
            return (full * self.now + half * self.half) // 1000, full * self.bonus // 1000
        points = self.now
        bonus = self.bonus
        share = self.half
        if near == 1:
            waited = NUMBERS[WAIT]
            if self.soon * waited > points * 1000:
                points = self.soon * waited // 1000
                bonus = self.soon_bonus * waited // 1000
            if self.half_soon * waited > share * 1000:
                share = self.half_soon * waited // 1000
        else:
            soon = NUMBERS[SOON]
            points += (self.soon - points) * soon // 1000
            bonus += (self.soon_bonus - bonus) * soon // 1000
            share += (self.half_soon - share) * soon // 1000
        return (full * points + half * share) // 1000, full * bonus * NUMBERS[LUCK] // 1000000


_OUTLOOK: Final = Outlook()
"""Room for what is looked at, used again and again."""


class Horizon:
    """How long the game may still go on, and how much of what is to come will come in time."""

    rounds: i64
    """Rounds, in hundredths."""
    near: i64
    """How much of what can be built in the next turn counts, in thousandths."""
    far: i64
    """How much of everything else does."""

    def __init__(self) -> None:
        self.rounds = 0
        self.near = 0
        self.far = 0

    def look(self, s: State) -> None:
        """At a position."""
        rounds = rounds_left(s)
        self.rounds = rounds
        self.near = rounds * NUMBERS[NEAR] // 100
        if self.near > 1000:
            self.near = 1000
        self.far = rounds * NUMBERS[FAR] // 100
        if self.far > 1000:
            self.far = 1000


_HORIZON: Final = Horizon()
"""Room for what is looked at, used again and again."""


def rounds_left(s: State) -> i64:
    """How many rounds the game may still go on, in hundredths."""
    lead: i64 = 0
    for seat in range(s.seats):
        reached = 100 * s.at[seat] + 20 * s.gold[seat]
        if reached > lead:
            lead = reached
    rounds = (100 * LAST_SPACE - lead) * 100 // NUMBERS[PACE]
    if rounds < 0:
        rounds = 0
    cards: i64 = _MANY
    for kind in range(KIND_COUNT):
        missing = s.supply[kind] * NEEDS[kind] - s.lying[kind]
        if missing < cards:
            cards = missing
    cards = cards * NUMBERS[SUPPLY] * (12 - s.seats) // 10
    if cards < rounds:
        return cards
    return rounds


def _stake(s: State, seat: i64, kind: i64, drawn: i64, played: i64) -> i64:
    """What a seat may expect of a kind that was looked at, if it drew and then played so many more cards."""
    full, half, near = chances(s, seat, kind, drawn, played)
    if full + half == 0:
        return 0
    points, bonus = _OUTLOOK.worth(full, half, near)
    points += bonus
    if near == 1:
        return points * _HORIZON.near // 1000
    if near == 0:
        return points * _HORIZON.far // 1000
    return points


def appraise(s: State, seat: i64, out: Cells) -> None:
    """Write what a seat may expect to end with, by term."""
    for term in range(len(TERMS)):
        out[term] = 0
    out[SPACE] = 100 * s.at[seat]
    gold = s.gold[seat]
    spaces = gold // SPACE_PRICE
    pending: i64 = -1  # The kind whose building is in progress: its cards still lie there.
    if s.stage != building.NONE:
        pending = s.kind
        if s.movers >> seat & 1:
            points = s.points
            if seat != s.builder:
                points //= 2
            if s.how == building.BY_PROJECT and seat != s.builder:
                out[SHARES] = 100 * points
            else:
                out[PROJECTS] = 100 * points
    if s.ended or s.over:
        if s.exchanged < 0 or not _has_exchanged(s, seat):
            out[GOLD] = 100 * spaces
        return
    out[GOLD] = 100 * spaces + NUMBERS[REST] * (gold - spaces * SPACE_PRICE)
    if s.takers >> seat & 1 and s.stage != building.NONE:
        out[TREASURE] = NUMBERS[TOKEN]
    _HORIZON.look(s)
    near_part = _HORIZON.near
    far_part = _HORIZON.far
    out[TURNS] = _HORIZON.rounds * NUMBERS[GAIN] // 100
    wait = seat - s.seat  # How many others are on turn before.
    if wait < 0:
        wait += s.seats
    out[TURNS] += (s.seats - 1 - wait) * NUMBERS[TEMPO] // (s.seats - 1)
    city = city_of(s)
    along = along_of(s, seat)
    look = _OUTLOOK
    for kind in range(PALAZZO, KIND_COUNT):
        if seat == s.seat and s.solo >> kind & 1 and not (kind == pending and s.how == building.BY_SOLO):
            points, bonus = best(city.now, kind, along, NUMBERS[TOKEN])
            out[PROJECTS] += points
            out[TREASURE] += bonus
        held = s.hand[seat * KIND_COUNT + kind]
        out[CARDS] += held * NUMBERS[ANY_CARD] * far_part // 1000
        if kind == pending and s.how == building.BY_PROJECT:
            continue
        full, half, near = chances(s, seat, kind, 0, 0)
        if full + half == 0:
            continue
        if near == 1:
            full = full * near_part // 1000
            half = half * near_part // 1000
        elif near == 0:
            full = full * far_part // 1000
            half = half * far_part // 1000
        look.look(city, kind, along)
        points, bonus = look.worth(full, half, near)
        usual = (full * TYPICAL[kind] + half * (TYPICAL[kind] // 2)) // 1000
        if s.front[seat * KIND_COUNT + kind] == 0:
            out[CARDS] += usual
        elif s.master[kind] == seat:
            out[PROJECTS] += usual
        else:
            out[SHARES] += usual
        out[SITES_TERM] += points - usual
        out[TREASURE] += bonus
    houses = s.front[seat * KIND_COUNT + HOUSE]
    if pending == HOUSE and s.builder == seat:
        houses -= 1
    if houses > 0:
        points, bonus = best(city.now, HOUSE, along, NUMBERS[TOKEN])
        out[PROJECTS] += houses * points
        out[TREASURE] += houses * bonus
    held = s.hand[seat * KIND_COUNT + HOUSE]
    if held:
        out[CARDS] += held * NUMBERS[HOUSE_CARD] * near_part // 1000
        points, bonus = best(city.now, HOUSE, along, NUMBERS[TOKEN])
        out[TREASURE] += bonus * NUMBERS[LUCK] // 1000 * near_part // 1000
    for other in range(s.seats):
        ahead = s.at[other] - s.at[seat]
        if 0 < ahead < _JUMPED:
            out[SPACE] += NUMBERS[JUMP] * near_part // 1000


def _has_exchanged(s: State, seat: i64) -> bool:
    """Has a seat had its last exchange already? (V-END-2)"""
    turn = (seat - s.seat + s.seats - 1) % s.seats + 1
    if turn < s.exchanged:
        return True
    return turn == s.exchanged and s.depth == 0


def spread(s: State) -> i64:
    """How open the end still is; counted in games of bots that go by these judgements."""
    if s.ended:
        return 100
    return 200 + rounds_left(s) * 7 // 10


# Answers at first sight: what each would bring beside the others, then weights by how far it is behind the best.

_STEP: Final = 10
_SOFT_LENGTH: Final = 42


def _soft() -> list[int]:
    """Weights by what is lost against the best answer, a step each: half for each 31 hundredths of a space."""
    weights = [10000]
    while len(weights) < _SOFT_LENGTH:
        weights.append(max(1, weights[-1] * 80 // 100))
    return weights


_SOFT: Final[Cells] = cells_of(_soft())


def weigh(s: State, legal: Buffer, out: Buffer) -> None:
    """Write a weight for each legal action."""
    first = out.n
    asked = s.stack[s.depth - 1]
    seat = s.whom[s.depth - 1]
    if asked == q.PLACE:
        _value_places(s, seat, legal, out)
    elif asked == q.DRAIN:
        _value_drains(s, seat, legal, out)
    elif asked == q.PLAY:
        _value_plays(s, seat, legal, out)
    elif asked == q.DRAW or asked == q.TAKE:
        _value_draws(s, seat, legal, out)
    else:
        _value_others(s, seat, asked, legal, out)
    most = out.items[first]
    for i in range(first + 1, out.n):
        if out.items[i] > most:
            most = out.items[i]
    for i in range(first, out.n):
        lost = (most - out.items[i]) // _STEP
        if lost >= _SOFT_LENGTH:
            out.items[i] = 1
        else:
            out.items[i] = _SOFT[lost]


def _value_gold(s: State, seat: i64, spaces: i64) -> i64:
    """Buying spaces in one's turn: to end the game as the winner. Else gold is as good later."""
    at = s.at[seat] + spaces
    if at + s.seats <= LAST_SPACE:
        return -150 - 10 * spaces  # Not even jumps would do.
    at = track.target(s, seat, spaces)
    if at < LAST_SPACE:
        return -150 - 10 * spaces
    at += s.gold[seat] // SPACE_PRICE - spaces
    for other in range(s.seats):
        if other != seat and s.at[other] + s.gold[other] // SPACE_PRICE >= at:
            return -1000
    return 2000 - 10 * spaces


def _value_places(s: State, seat: i64, legal: Buffer, out: Buffer) -> None:
    """A site: its points and treasures, one's own against those of others, and what it leaves to build."""
    kind = s.kind
    token = NUMBERS[TOKEN]
    rivals = NUMBERS[RIVALS] // (s.seats - 1)
    whole: i64 = 0  # What a point of the master builder is worth to the seat ...
    partly: i64 = 0  # ... and a point of a partner, both in thousandths.
    treasures = _NO_TREASURES[:]
    for party in range(s.seats):
        value: i64 = -rivals
        if party == seat:
            value = 1000
        if party == s.builder:
            whole = value
        elif s.how == building.BY_PROJECT and s.front[party * KIND_COUNT + kind]:
            partly += value
        else:
            continue
        along = along_of(s, party)
        for quarter in range(QUARTER_COUNT):
            if along >> quarter & 1:
                treasures[quarter] += token * value // 1000
    for i in range(legal.n):
        action = legal.items[i]
        if action > a.GOLD_SPACES:
            out.add(_value_gold(s, seat, action - a.GOLD_SPACES))
            continue
        site = action - a.AT
        here = SITE_QUARTER[site]
        points = building.points(s, kind, site)
        value = (points * whole + points // 2 * partly) // 10 + treasures[here]
        if kind == BRIDGE:
            if treasures[here] == 0:
                value += treasures[SITE_ACROSS[site]]
        elif kind != PALAZZO:
            value -= NUMBERS[SPOILT] * count_bits(SITE_AROUND[site] & (s.swamp[here] | s.empty[here]))
        out.add(value)


def _value_drains(s: State, seat: i64, legal: Buffer, out: Buffer) -> None:
    """A hex: the better sites it opens for one's own next buildings, less what it opens for others before."""
    city = city_of(s)
    bonus = _NO_HEXES[:]
    along = along_of(s, seat)
    others = s.seats - 1
    for kind in range(PALAZZO, KIND_COUNT):
        mine, _half, near = chances(s, seat, kind, 0, 0)
        if near == 0:
            mine = mine * NUMBERS[SOON] // 1000
        theirs: i64 = 0
        for other in range(s.seats):
            if other != seat:
                full, _half, near = chances(s, other, kind, 0, 0)
                if near == 1:
                    theirs += full
        theirs = theirs * NUMBERS[RIVALS] // (1000 * others)
        if mine or theirs:
            if kind == BRIDGE:
                _open_bridges(s, city, along, mine, theirs, bonus)
            else:
                _open_sites(s, city, kind, along, mine, theirs, bonus)
    if s.hand[seat * KIND_COUNT + HOUSE]:
        _points, treasure = best(city.now, HOUSE, along, NUMBERS[NEAR_TOKEN])
        if treasure == 0:
            for quarter in range(QUARTER_COUNT):
                if along >> quarter & 1:
                    for hex in range(_HEXES_OF[quarter], _HEXES_OF[quarter + 1]):
                        bonus[hex] += NUMBERS[HOUSE_SITE]
    for i in range(legal.n):
        action = legal.items[i]
        if action > a.GOLD_SPACES:
            out.add(_value_gold(s, seat, action - a.GOLD_SPACES))
        elif action == a.DRAIN_NOTHING:
            out.add(0)
        else:
            out.add(NUMBERS[DRAINED] + bonus[action - a.DRAIN])


def _open_sites(s: State, city: City, kind: i64, along: i64, mine: i64, theirs: i64, bonus: Cells) -> None:
    """Add to each hex what draining it does for the sites of a kind on land."""
    points, treasure = best(city.now, kind, along, NUMBERS[NEAR_TOKEN])
    have = points + treasure
    top = city.top[kind] * 100
    if top < 0:
        top = 0
    for quarter in range(QUARTER_COUNT):
        treasure = 0
        if along >> quarter & 1:
            treasure = NUMBERS[NEAR_TOKEN]
        most = city.soon[kind * QUARTER_COUNT + quarter] * 100
        if (mine == 0 or most + treasure <= have) and (theirs == 0 or most <= top):
            continue
        part = land(quarter, s.swamp[quarter], s.empty[quarter])
        opens = part.opens(quarter)
        first = FIRST_HEX[quarter]
        for hex in range(_HEXES_OF[quarter], _HEXES_OF[quarter + 1]):
            for drains in range(s.drains_left):
                points = opens[((hex - first) * BRIDGE + kind) * 2 + drains] * 100
                if points <= 0:
                    continue
                gain: i64 = 0
                if points + treasure > have:
                    gain = (points + treasure - have) * mine
                if drains == 0 and points > top:
                    gain -= (points - top) * theirs  # Of two hexes, one alone does nothing for others.
                gain //= 1000 * (drains + 1)
                if gain > bonus[hex] or (gain < 0 and bonus[hex] <= 0 and gain < bonus[hex]):
                    bonus[hex] = gain


def _open_bridges(s: State, city: City, along: i64, mine: i64, theirs: i64, bonus: Cells) -> None:
    """Add to each hex what draining it does for the sites of bridges."""
    points, treasure = best(city.now, BRIDGE, along, NUMBERS[NEAR_TOKEN])
    have = points + treasure
    top = city.top[BRIDGE] * 100
    if top < 0:
        top = 0
    if (mine == 0 or city.top_soon[BRIDGE] * 100 + NUMBERS[NEAR_TOKEN] <= have) and city.top_soon[
        BRIDGE
    ] * 100 <= top:
        return
    for site in range(FIRST_BRIDGE, SITE_COUNT):
        quarter = SITE_QUARTER[site]
        across = SITE_ACROSS[site]
        points = s.houses[quarter] * 100
        treasure = 0
        if (along >> quarter | along >> across) & 1:
            treasure = NUMBERS[NEAR_TOKEN]
        if points + treasure <= have and points <= top:
            continue
        drains: i64 = 0
        if SITE_MASK[site] & s.swamp[quarter]:
            drains = 1
        elif not SITE_MASK[site] & s.empty[quarter]:
            continue
        if SITE_ACROSS_MASK[site] & s.swamp[across]:
            drains += 1
        elif not SITE_ACROSS_MASK[site] & s.empty[across]:
            continue
        if drains == 0 or drains > s.drains_left:
            continue
        gain: i64 = 0
        if points + treasure > have:
            gain = (points + treasure - have) * mine
        if drains == 1 and points > top:
            gain -= (points - top) * theirs
        gain //= 1000 * drains
        for end in range(2):
            hex = _BRIDGE_HEXES[(site - FIRST_BRIDGE) * 2 + end]
            if gain > bonus[hex] or (gain < 0 and bonus[hex] <= 0 and gain < bonus[hex]):
                bonus[hex] = gain


def _value_plays(s: State, seat: i64, legal: Buffer, out: Buffer) -> None:
    """A card to play: what one's stake gains by it, less what it gives to others."""
    city = city_of(s)
    _HORIZON.look(s)
    along = along_of(s, seat)
    size: i64 = 0
    for kind in range(KIND_COUNT):
        size += s.hand[seat * KIND_COUNT + kind]
    room: i64 = 0
    if size > MOST_TO_OFFER:
        room = NUMBERS[ROOM]
    for i in range(legal.n):
        action = legal.items[i]
        if action > a.GOLD_SPACES:
            out.add(_value_gold(s, seat, action - a.GOLD_SPACES))
        elif action == a.DONE:
            out.add(0)
        elif action == a.STOP_ME:
            out.add(-1000)
        elif action == a.PLAY_HOUSE:
            points, bonus = best(city.now, HOUSE, along, NUMBERS[TOKEN])
            if points == 0:
                out.add(-500)
            else:
                out.add(points + bonus + room - NUMBERS[HOUSE_KEPT] * _HORIZON.near // 1000)
        elif action > a.SOLO:
            kind = action - a.SOLO
            _OUTLOOK.look(city, kind, along)
            rest = _stake(s, seat, kind, -NEEDS[kind], 0)
            out.add(_OUTLOOK.now + _OUTLOOK.bonus + rest + room - _stake(s, seat, kind, 0, 0))
        else:
            kind = action - a.PROJECT
            _OUTLOOK.look(city, kind, along)
            out.add(_value_project(s, city, seat, kind) + room)


def _value_project(s: State, city: City, seat: i64, kind: i64) -> i64:
    """The best that comes of playing one card of a kind or more into the project."""
    before = _stake(s, seat, kind, 0, 0)
    most: i64 = -_MANY
    missing = NEEDS[kind] - s.lying[kind]
    for played in range(1, s.hand[seat * KIND_COUNT + kind] + 1):
        if played > missing:
            break
        if played == missing and s.lying[kind] == 0:
            break
        gain = _stake(s, seat, kind, 0, played) - before
        if s.lying[kind] == 0 and played == 1:
            gain -= NUMBERS[FIRST_CARD]
        if played == missing:
            gain -= _others_gain(s, city, seat, kind, played) * NUMBERS[RIVALS] // (1000 * (s.seats - 1))
        if gain > most:
            most = gain
    return most


def _others_gain(s: State, city: City, seat: i64, kind: i64, played: i64) -> i64:
    """What the others gain if a seat completes a project; half of it they might have had anyway."""
    points = city.top[kind]
    if points < 0:
        return 0
    master = s.master[kind]
    if s.front[seat * KIND_COUNT + kind] + played > s.front[master * KIND_COUNT + kind]:
        master = seat
    gain: i64 = 0
    for other in range(s.seats):
        if other != seat and s.front[other * KIND_COUNT + kind]:
            if other == master:
                gain += 100 * points
            else:
                gain += points // 2 * 100
    return gain // 2


def _value_draws(s: State, seat: i64, legal: Buffer, out: Buffer) -> None:
    """A card to take: what one more of its kind is worth; from the pile, what is likely to come."""
    city = city_of(s)
    _HORIZON.look(s)
    along = along_of(s, seat)
    more = _NO_KINDS[:]
    less = _NO_KINDS[:]
    more[HOUSE] = NUMBERS[HOUSE_CARD] * _HORIZON.near // 1000
    less[HOUSE] = more[HOUSE]
    cards = s.pile[HOUSE]
    likely = s.pile[HOUSE] * more[HOUSE]
    for kind in range(PALAZZO, KIND_COUNT):
        _OUTLOOK.look(city, kind, along)
        has = _stake(s, seat, kind, 0, 0)
        more[kind] = _stake(s, seat, kind, 1, 0) - has + NUMBERS[ANY_CARD]
        if s.hand[seat * KIND_COUNT + kind]:
            less[kind] = has - _stake(s, seat, kind, -1, 0) + NUMBERS[ANY_CARD]
        cards += s.pile[kind]
        likely += s.pile[kind] * more[kind]
    if cards:
        likely //= cards
    for i in range(legal.n):
        action = legal.items[i]
        if action > a.GOLD_SPACES:
            out.add(_value_gold(s, seat, action - a.GOLD_SPACES))
        elif action == a.PILE:
            out.add(likely)
        elif action < a.PILE:
            out.add(more[action - a.TAKE])
        else:
            offered = action - a.OFFER
            value = OFFER_TAKES * likely - less[offered]
            for kind in range(KIND_COUNT):
                if s.market >> kind & 1 and more[kind] > likely:
                    value += more[kind] - likely
            out.add(value)


def _value_others(s: State, seat: i64, asked: i64, legal: Buffer, out: Buffer) -> None:
    """The smaller questions."""
    for i in range(legal.n):
        action = legal.items[i]
        if action > a.GOLD_SPACES:
            spaces = action - a.GOLD_SPACES
            if asked == q.LAST:
                out.add(300 * spaces)
            else:
                out.add(_value_gold(s, seat, spaces))
        elif asked == q.DISCARD:
            kind = action - a.DISCARD
            _HORIZON.look(s)
            _OUTLOOK.look(city_of(s), kind, along_of(s, seat))
            out.add(-_stake(s, seat, kind, 0, 0))
        elif asked == q.ORDER:
            out.add(_value_order(action))
        elif action == a.LATER:
            out.add(-60)
        elif action == a.DONT_STOP:
            out.add(30)  # Gold joins every other decision all the same.
        elif action == a.CHEAPEST:
            out.add(200)
        else:
            out.add(0)


def _value_order(action: i64) -> i64:
    """Palazzi want few buildings around them, campi many, and bridges count houses."""
    kind = action - a.BUILD
    if action > a.BUILD_SOLO:
        kind = action - a.BUILD_SOLO
    if kind == PALAZZO:
        return 400
    if kind == HOUSE:
        return 300
    if kind == BASILICA:
        return 200
    if kind == BRIDGE:
        return 100
    return 0
