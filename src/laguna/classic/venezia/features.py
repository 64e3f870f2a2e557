"""What a seat may expect of each kind of building: from cards in front of it, from projects, from its hand.

A stake is a chance, to be master builder or partner, times what the best site brings. Everything is counted in
hundredths of a space and in thousandths of certainty, in whole numbers, so every build comes to the same results.
"""

from typing import Final

from laguna.games.venezia.rules.building import share_of
from laguna.games.venezia.rules.constants import KIND_COUNT, LAST_SPACE, NEEDS, SPACE_PRICE
from laguna.games.venezia.rules.projects import cards_to_beat
from laguna.games.venezia.rules.projects import missing as missing_cards
from laguna.games.venezia.rules.state import State
from laguna.kernel.cells import Cells, i64

from . import parameters as t
from .land import City, best

_MANY: Final = 1 << 30


class Features:
    """The features of a position, by the numbers of a bot.

    First comes `look_ahead`, for how much of what is to come will come in time; then `look_at` each kind, for what
    its sites bring; then `stake` or `worth`. There is room for one look at a time, used again and again. Places in
    the row are worked out before it is read: compiled code then need not count one more user of the row.
    """

    parameters: Cells
    """The numbers it goes by: see `parameters`."""
    rounds: i64
    """How many rounds the game may still go on, in hundredths."""
    near_part: i64
    """How much of what can be built in the next turn counts, in thousandths."""
    far_part: i64
    """How much of everything else does."""
    now: i64
    """The points of the best open site for the kind, in hundredths of a space as all that follows ..."""
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

    def __init__(self, parameters: Cells) -> None:
        self.parameters = parameters
        self.rounds = 0
        self.near_part = 0
        self.far_part = 0
        self.now = 0
        self.bonus = 0
        self.soon = 0
        self.soon_bonus = 0
        self.half = 0
        self.half_soon = 0

    def look_ahead(self, s: State) -> None:
        """At the rounds that a position leaves."""
        rounds = rounds_left(s, self.parameters)
        self.rounds = rounds
        self.near_part = rounds * self.parameters[t.NEAR] // 100
        if self.near_part > 1000:
            self.near_part = 1000
        self.far_part = rounds * self.parameters[t.FAR] // 100
        if self.far_part > 1000:
            self.far_part = 1000

    def look_at(self, city: City, kind: i64, along: i64) -> None:
        """At the sites for a kind, for a gondola that lies along these quarters."""
        token = self.parameters[t.TOKEN]
        self.now, self.bonus = best(city.now, kind, along, token)
        self.soon, self.soon_bonus = best(city.soon, kind, along, token)
        self.half = 0
        if city.top[kind] > 0:
            self.half = share_of(city.top[kind]) * 100
        self.half_soon = 0
        if city.top_soon[kind] > 0:
            self.half_soon = share_of(city.top_soon[kind]) * 100

    def stake(self, s: State, seat: i64, kind: i64, drawn: i64, played: i64) -> i64:
        """What a seat may expect of the kind looked at, if it drew and then played so many more of its cards."""
        full, half, near = self.chances(s, seat, kind, drawn, played)
        if full + half == 0:
            return 0
        points, bonus = self.worth(full, half, near)
        points += bonus
        if near == 1:
            return points * self.near_part // 1000
        if near == 0:
            return points * self.far_part // 1000
        return points

    def worth(self, full: i64, half: i64, near: i64) -> tuple[i64, i64]:
        """What such chances are worth with the kind looked at: by points, and by treasures."""
        if near == 2:
            return (full * self.now + half * self.half) // 1000, full * self.bonus // 1000
        points = self.now
        bonus = self.bonus
        share = self.half
        if near == 1:
            waited = self.parameters[t.WAIT]
            if self.soon * waited > points * 1000:
                points = self.soon * waited // 1000
                bonus = self.soon_bonus * waited // 1000
            if self.half_soon * waited > share * 1000:
                share = self.half_soon * waited // 1000
        else:
            soon = self.parameters[t.SOON]
            points += (self.soon - points) * soon // 1000
            bonus += (self.soon_bonus - bonus) * soon // 1000
            share += (self.half_soon - share) * soon // 1000
        return (full * points + half * share) // 1000, full * bonus * self.parameters[t.LUCK] // 1000000

    def chances(self, s: State, seat: i64, kind: i64, drawn: i64, played: i64) -> tuple[i64, i64, i64]:
        """How a seat stands with a kind of building, if it drew and then played so many more of its cards.

        How likely it will build as master or alone, how likely as a partner, both in thousandths; and whether that
        is done (2), can be in its next turn (1) or lies farther off (0).
        """
        front = s.front[seat * KIND_COUNT + kind] + played
        hand = s.hand[seat * KIND_COUNT + kind] + drawn - played
        if front == 0 and hand == 0:
            return 0, 0, 0
        need = NEEDS[kind]
        lying = s.lying[kind] + played
        missing = missing_cards(s, kind) - played
        over = cards_to_beat(s, seat, kind)
        if front == 0:
            return self._chances_outside(need, hand, lying, missing, over)
        if missing == 0:
            if front > over:
                return 1000, 0, 2
            return 0, 1000, 2
        full: i64 = 0
        near: i64 = 0
        lead: i64 = 0
        if hand >= missing:
            full = self.parameters[t.READY]
            near = 1
            if front > over:
                lead = self.parameters[t.FIRM]
            elif front + missing > over:
                lead = self.parameters[t.OVERTAKE]
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
                full = self.parameters[t.HELPED]
            else:
                place = t.MISSING_1 - 1 + missing - hand
                if place > t.MISSING_3:
                    place = t.MISSING_3
                full = self.parameters[place]
            if front > over:
                if rival > front:
                    lead = self.parameters[t.SHAKY]
                else:
                    lead = self.parameters[t.FIRM]
            elif front + hand > over:
                lead = self.parameters[t.OVERTAKE]
            hand = 0
        half = full
        full = full * lead // 1000
        half -= full
        if hand:
            if hand < need:
                place = t.ALONE + need - hand
                if place > t.ALONE_3:
                    place = t.ALONE_3
                full += self.parameters[place]
            else:
                full += self.parameters[t.ALONE]
        return full, half, near

    def _chances_outside(self, need: i64, hand: i64, lying: i64, missing: i64, over: i64) -> tuple[i64, i64, i64]:
        """The same for a seat with no card in front of it: a set alone, or a project of others."""
        if hand >= need:
            return self.parameters[t.ALONE], 0, 1
        place = t.ALONE + need - hand
        if place > t.ALONE_3:
            place = t.ALONE_3
        full = self.parameters[place]
        if lying == 0 or missing == 0:
            return full, 0, 0
        if hand >= missing and missing > over:
            return full + self.parameters[t.TAKE_OVER], 0, 1
        return full, self.parameters[t.JOIN], 0


def rounds_left(s: State, parameters: Cells) -> i64:
    """How many rounds the game may still go on, in hundredths."""
    lead: i64 = 0
    for seat in range(s.seats):
        reached = 100 * s.at[seat] + 100 * s.gold[seat] // SPACE_PRICE
        if reached > lead:
            lead = reached
    rounds = (100 * LAST_SPACE - lead) * 100 // parameters[t.PACE]
    if rounds < 0:
        rounds = 0
    cards: i64 = _MANY
    for kind in range(KIND_COUNT):
        missing = s.supply[kind] * NEEDS[kind] - s.lying[kind]
        if missing < cards:
            cards = missing
    cards = cards * parameters[t.SUPPLY] * (12 - s.seats) // 10
    if cards < rounds:
        return cards
    return rounds
