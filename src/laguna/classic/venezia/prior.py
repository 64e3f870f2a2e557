"""Which answers look good before any search: `easy` picks by this, and look-ahead and search finish turns by it.

Each action gets a value, roughly what it would bring compared with the others, in hundredths of a space; then a
weight that falls with its distance from the best.
"""

from typing import Final

from laguna.games.venezia.rules import actions as a
from laguna.games.venezia.rules import building, market, projects, track
from laguna.games.venezia.rules import questions as q
from laguna.games.venezia.rules.constants import (
    BASILICA,
    BRIDGE,
    FIRST_BRIDGE,
    FIRST_HEX,
    HEX_COUNT,
    HOUSE,
    KIND_COUNT,
    LAST_SPACE,
    MOST_DRAINED,
    MOST_TO_OFFER,
    NEEDS,
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
)
from laguna.games.venezia.rules.purse import spaces_for
from laguna.games.venezia.rules.state import State
from laguna.games.venezia.rules.track import along_of
from laguna.kernel.action import Buffer
from laguna.kernel.cells import Cells, cells, cells_of, count_bits, i64

from . import parameters as t
from .features import Features
from .land import HEXES_OF, City, best, city_of, land

_WORST: Final = -(1 << 30)
"""The value of what is not to be done."""
_NO_GAINS: Final[Cells] = cells(KIND_COUNT)
_NO_HEXES: Final[Cells] = cells(HEX_COUNT)
_NO_TREASURES: Final[Cells] = cells(QUARTER_COUNT)
_BRIDGE_HEXES: Final[Cells] = cells_of(hex for site in SITES[FIRST_BRIDGE:] for hex in site)
"""The two ends of each bridge."""
_STEP: Final = 10
_SOFT_LENGTH: Final = 42


def _soft() -> list[int]:
    """Weights by what is lost against the best answer, a step each: half for each 31 hundredths of a space."""
    weights = [10000]
    while len(weights) < _SOFT_LENGTH:
        weights.append(max(1, weights[-1] * 80 // 100))
    return weights


_SOFT: Final[Cells] = cells_of(_soft())


class Prior:
    """A quick look at what is asked."""

    features: Features
    """What the seat that decides may expect."""

    def __init__(self, features: Features) -> None:
        self.features = features

    def write_priors(self, s: State, legal: Buffer, out: Buffer) -> None:
        """Write a weight for each legal action."""
        first = out.n
        asked = s.stack[s.depth - 1]
        seat = s.whom[s.depth - 1]
        if asked == q.PLACE:
            self._value_places(s, seat, legal, out)
        elif asked == q.DRAIN:
            self._value_drains(s, seat, legal, out)
        elif asked == q.PLAY:
            self._value_plays(s, seat, legal, out)
        elif asked == q.DRAW or asked == q.TAKE:
            self._value_draws(s, seat, legal, out)
        else:
            self._value_others(s, seat, asked, legal, out)
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

    def _value_places(self, s: State, seat: i64, legal: Buffer, out: Buffer) -> None:
        """A site: its points and treasures, one's own against those of others, and what it leaves to build."""
        parameters = self.features.parameters
        kind = s.kind
        token = parameters[t.TOKEN]
        rivals = parameters[t.RIVALS] // (s.seats - 1)
        whole: i64 = 0  # What a point of the master builder is worth to the seat ...
        partly: i64 = 0  # ... and a point of a partner, both in thousandths.
        treasures = _NO_TREASURES[:]
        for party in range(s.seats):
            value: i64 = -rivals
            if party == seat:
                value = 1000
            if party == s.builder:
                whole = value
            elif building.takes_part(s, party):
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
            value = (points * whole + building.share_of(points) * partly) // 10 + treasures[here]
            if kind == BRIDGE:
                # An estimate of V-TREAS-1: the sums by quarter no longer say who lies along both.
                if treasures[here] == 0:
                    value += treasures[SITE_ACROSS[site]]
            elif kind != PALAZZO:
                value -= parameters[t.SPOILT] * count_bits(SITE_AROUND[site] & (s.swamp[here] | s.empty[here]))
            out.add(value)

    def _value_drains(self, s: State, seat: i64, legal: Buffer, out: Buffer) -> None:
        """A hex: the better sites it opens for one's own next buildings, less what it opens for others before."""
        features = self.features
        parameters = features.parameters
        city = city_of(s)
        bonus = _NO_HEXES[:]
        along = along_of(s, seat)
        others = s.seats - 1
        for kind in range(PALAZZO, KIND_COUNT):
            mine, _half, near = features.chances(s, seat, kind, 0, 0)
            if near == 0:
                mine = mine * parameters[t.SOON] // 1000
            theirs: i64 = 0
            for other in range(s.seats):
                if other != seat:
                    full, _half, near = features.chances(s, other, kind, 0, 0)
                    if near == 1:
                        theirs += full
            theirs = theirs * parameters[t.RIVALS] // (1000 * others)
            if mine or theirs:
                if kind == BRIDGE:
                    self._open_bridges(s, city, along, mine, theirs, bonus)
                else:
                    self._open_sites(s, city, kind, along, mine, theirs, bonus)
        if s.hand[seat * KIND_COUNT + HOUSE]:
            _points, treasure = best(city.now, HOUSE, along, parameters[t.NEAR_TOKEN])
            if treasure == 0:
                for quarter in range(QUARTER_COUNT):
                    if along >> quarter & 1:
                        for hex in range(HEXES_OF[quarter], HEXES_OF[quarter + 1]):
                            bonus[hex] += parameters[t.HOUSE_SITE]
        for i in range(legal.n):
            action = legal.items[i]
            if action > a.GOLD_SPACES:
                out.add(_value_gold(s, seat, action - a.GOLD_SPACES))
            elif action == a.DRAIN_NOTHING:
                out.add(0)
            else:
                out.add(parameters[t.DRAINED] + bonus[action - a.DRAIN])

    def _open_sites(
        self, s: State, city: City, kind: i64, along: i64, mine: i64, theirs: i64, bonus: Cells
    ) -> None:
        """Add to each hex what draining it does for the sites of a kind on land."""
        near_token = self.features.parameters[t.NEAR_TOKEN]
        points, treasure = best(city.now, kind, along, near_token)
        have = points + treasure
        top = city.top[kind] * 100
        if top < 0:
            top = 0
        for quarter in range(QUARTER_COUNT):
            treasure = 0
            if along >> quarter & 1:
                treasure = near_token
            most = city.soon[kind * QUARTER_COUNT + quarter] * 100
            if (mine == 0 or most + treasure <= have) and (theirs == 0 or most <= top):
                continue
            part = land(quarter, s.swamp[quarter], s.empty[quarter])
            opens = part.opens(quarter)
            first = FIRST_HEX[quarter]
            for hex in range(HEXES_OF[quarter], HEXES_OF[quarter + 1]):
                for drains in range(s.drains_left):
                    points = opens[((hex - first) * BRIDGE + kind) * MOST_DRAINED + drains] * 100
                    if points <= 0:
                        continue
                    gain: i64 = 0
                    if points + treasure > have:
                        gain = (points + treasure - have) * mine
                    if drains == 0 and points > top:
                        gain -= (points - top) * theirs  # Of two hexes, one alone does nothing for others.
                    gain //= 1000 * (drains + 1)
                    _note(bonus, hex, gain)

    def _open_bridges(self, s: State, city: City, along: i64, mine: i64, theirs: i64, bonus: Cells) -> None:
        """Add to each hex what draining it does for the sites of bridges."""
        near_token = self.features.parameters[t.NEAR_TOKEN]
        points, treasure = best(city.now, BRIDGE, along, near_token)
        have = points + treasure
        top = city.top[BRIDGE] * 100
        if top < 0:
            top = 0
        most = city.top_soon[BRIDGE] * 100
        if (mine == 0 or most + near_token <= have) and most <= top:
            return
        for site in range(FIRST_BRIDGE, SITE_COUNT):
            quarter = SITE_QUARTER[site]
            across = SITE_ACROSS[site]
            points = building.points(s, BRIDGE, site) * 100
            treasure = 0
            if (along >> quarter | along >> across) & 1:
                treasure = near_token
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
                _note(bonus, _BRIDGE_HEXES[(site - FIRST_BRIDGE) * 2 + end], gain)

    def _value_plays(self, s: State, seat: i64, legal: Buffer, out: Buffer) -> None:
        """A card to play: what one's stake gains by it, less what it gives to others."""
        features = self.features
        parameters = features.parameters
        city = city_of(s)
        features.look_ahead(s)
        along = along_of(s, seat)
        room: i64 = 0
        if market.hand_size(s, seat) > MOST_TO_OFFER:
            room = parameters[t.ROOM]
        for i in range(legal.n):
            action = legal.items[i]
            if action > a.GOLD_SPACES:
                out.add(_value_gold(s, seat, action - a.GOLD_SPACES))
            elif action == a.DONE:
                out.add(0)
            elif action == a.STOP_ME:
                out.add(-1000)
            elif action == a.PLAY_HOUSE:
                points, bonus = best(city.now, HOUSE, along, parameters[t.TOKEN])
                if points == 0:
                    out.add(-500)
                else:
                    out.add(points + bonus + room - parameters[t.HOUSE_KEPT] * features.near_part // 1000)
            elif action > a.SOLO:
                kind = action - a.SOLO
                features.look_at(city, kind, along)
                rest = features.stake(s, seat, kind, -NEEDS[kind], 0)
                out.add(features.now + features.bonus + rest + room - features.stake(s, seat, kind, 0, 0))
            else:
                kind = action - a.PROJECT
                features.look_at(city, kind, along)
                out.add(self._value_project(s, city, seat, kind) + room)

    def _value_project(self, s: State, city: City, seat: i64, kind: i64) -> i64:
        """The best that comes of playing one card of a kind or more into the project."""
        features = self.features
        parameters = features.parameters
        before = features.stake(s, seat, kind, 0, 0)
        most: i64 = _WORST
        missing = projects.missing(s, kind)
        # An estimate of V-PLAY-2 and V-PLAY-6: it does not look whether the seat has begun the project this turn.
        for played in range(1, s.hand[seat * KIND_COUNT + kind] + 1):
            if played > missing:
                break
            if played == missing and s.lying[kind] == 0:
                break
            gain = features.stake(s, seat, kind, 0, played) - before
            if s.lying[kind] == 0 and played == 1:
                gain -= parameters[t.FIRST_CARD]
            if played == missing:
                gain -= _others_gain(s, city, seat, kind, played) * parameters[t.RIVALS] // (1000 * (s.seats - 1))
            if gain > most:
                most = gain
        return most

    def _value_draws(self, s: State, seat: i64, legal: Buffer, out: Buffer) -> None:
        """A card to take: what one more of its kind is worth; from the pile, what is likely to come."""
        features = self.features
        parameters = features.parameters
        city = city_of(s)
        features.look_ahead(s)
        along = along_of(s, seat)
        more = _NO_GAINS[:]
        less = _NO_GAINS[:]
        more[HOUSE] = parameters[t.HOUSE_CARD] * features.near_part // 1000
        less[HOUSE] = more[HOUSE]
        cards = s.pile[HOUSE]
        likely = s.pile[HOUSE] * more[HOUSE]
        for kind in range(PALAZZO, KIND_COUNT):
            features.look_at(city, kind, along)
            has = features.stake(s, seat, kind, 0, 0)
            more[kind] = features.stake(s, seat, kind, 1, 0) - has + parameters[t.ANY_CARD]
            if s.hand[seat * KIND_COUNT + kind]:
                # Other kinds cannot be offered.
                less[kind] = has - features.stake(s, seat, kind, -1, 0) + parameters[t.ANY_CARD]
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
            elif action == a.GO_ON:
                out.add(0)
            else:
                offered = action - a.OFFER
                value = OFFER_TAKES * likely - less[offered]
                for kind in range(KIND_COUNT):
                    if s.market >> kind & 1 and more[kind] > likely:
                        value += more[kind] - likely
                out.add(value)

    def _value_others(self, s: State, seat: i64, asked: i64, legal: Buffer, out: Buffer) -> None:
        """The smaller questions."""
        features = self.features
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
                features.look_ahead(s)
                features.look_at(city_of(s), kind, along_of(s, seat))
                out.add(-features.stake(s, seat, kind, 0, 0))
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


def _note(bonus: Cells, hex: i64, gain: i64) -> None:
    """Draining a hex gains so much: the best gain counts, or the loss that was found last where there is none."""
    if gain > bonus[hex] or (gain < 0 and bonus[hex] <= 0 and gain < bonus[hex]):
        bonus[hex] = gain


def _others_gain(s: State, city: City, seat: i64, kind: i64, played: i64) -> i64:
    """What the others gain if a seat completes a project; half of it they might have had anyway."""
    points = city.top[kind]
    if points < 0:
        return 0
    master = s.master[kind]
    if s.front[seat * KIND_COUNT + kind] + played > projects.cards_to_beat(s, seat, kind):
        master = seat
    gain: i64 = 0
    for other in range(s.seats):
        if other != seat and s.front[other * KIND_COUNT + kind]:
            if other == master:
                gain += 100 * points
            else:
                gain += building.share_of(points) * 100
    return gain // 2


def _value_gold(s: State, seat: i64, spaces: i64) -> i64:
    """Buying spaces in one's turn: to end the game as the winner. Else gold is as good later."""
    at = s.at[seat] + spaces
    if at + s.seats <= LAST_SPACE:
        return -150 - 10 * spaces  # Not even jumps would do.
    at = track.target(s, seat, spaces)
    if at < LAST_SPACE:
        return -150 - 10 * spaces
    at += spaces_for(s.gold[seat]) - spaces
    for other in range(s.seats):
        if other != seat and s.at[other] + spaces_for(s.gold[other]) >= at:
            return -1000
    return 2000 - 10 * spaces


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
