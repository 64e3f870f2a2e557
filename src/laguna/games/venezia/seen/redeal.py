"""Another world that a seat cannot tell from the truth.

What a seat knows is written down in the logs of cards and tokens: its own draws, and of the others that they
drew, and what they took, played and handed in openly. A new world is a new history that fits all of it, drawn as
if every shuffle had been made anew. It depends on what the seat knows and on the generator alone, so that the
same generator gives the same world whichever of them is the true one.

Whatever somebody gave up openly must have been drawn before: for each such piece one of the draws that could have
brought it is chosen. That alone would favour worlds in which many draws could have, so a world is kept with one
chance in the number of ways in which the same draws could have been chosen.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from laguna.kernel.cells import cells, cells_of, times
from laguna.kernel.chance import Rng, pick_index
from laguna.kernel.history import entries, written

from ..rules import questions as q
from ..rules.constants import (
    DECK,
    GOLD,
    KIND_COUNT,
    MAX_SEATS,
    SPACE_PRICE,
    SWAMP_COUNTS,
    SWAMP_GOLD,
    SWAMP_WORTHS,
    TREASURE_COUNTS,
    TREASURE_GOLD,
    TREASURE_WORTHS,
    WORTHS,
)
from ..rules.history import (
    DREW,
    GAINED,
    LOST,
    SHUFFLED,
    entry,
    party_of,
    piece_of,
    shuffled_counts,
    what_of,
)
from ..rules.purse import gold_of
from ..rules.state import State, copy

_TRIES: Final = 1000
"""How often a history is begun anew that led nowhere."""
_WORLDS: Final = 24
"""So many worlds are drawn, if need be, until one is kept; then one of them is taken by its weight."""
_PATIENCE: Final = 4000
"""So many steps are taken before a search is begun anew, or a world is taken although more could be drawn."""
_SCALE: Final = 1 << 20
"""Likelihoods are turned into whole numbers of this size for the generator."""


def redeal(s: State, seat: int, rng: Rng) -> State:
    """A world in which this seat has seen, been told and been dealt exactly the same."""
    t = copy(s)
    t.card_log = written(redeal_cards(tuple(entries(s.card_log)), s.seats, seat, rng))
    payer = q.asked_of(s) if s.buying else -1
    if payer == seat:
        payer = -1
    price = s.buying * SPACE_PRICE if payer >= 0 else 0
    t.token_log = written(redeal_tokens(tuple(entries(s.token_log)), s.seats, seat, payer, price, rng))
    if payer >= 0:
        t.picked = cells(WORTHS)  # Nobody knows how far another seat has come with choosing.
    _lay_out(t)
    return t


def _lay_out(t: State) -> None:
    """Bring hands, tokens and piles to where the logs lead."""
    t.hand = cells(len(t.hand))
    t.pile = cells_of(DECK)
    for note in entries(t.card_log):
        what, party, kind = what_of(note), party_of(note), piece_of(note)
        if what == SHUFFLED:
            t.pile = cells_of(shuffled_counts(note))
        elif what == DREW:
            t.pile[kind] -= 1
            if party < t.seats:
                t.hand[party * KIND_COUNT + kind] += 1
        else:
            t.hand[party * KIND_COUNT + kind] += 1 if what == GAINED else -1
    t.tokens = cells(len(t.tokens))
    for note in entries(t.token_log):
        t.tokens[party_of(note) * WORTHS + piece_of(note)] += 1 if what_of(note) == DREW else -1
    t.gold = cells_of([gold_of(t, seat) for seat in range(MAX_SEATS)])
    t.swamp_left = cells_of(
        [SWAMP_COUNTS[worth] - t.gone[worth] - _held(t, worth) for worth in range(SWAMP_WORTHS)]
    )
    t.treasure_left = cells_of(
        [TREASURE_COUNTS[worth] - _held(t, SWAMP_WORTHS + worth) for worth in range(TREASURE_WORTHS)]
    )


def _held(t: State, worth: int) -> int:
    return sum(t.tokens[seat * WORTHS + worth] for seat in range(t.seats))


# Cards. Between two shuffles the order of the pile is anything, so what matters is from which pile a card came:
# of each pile everybody knows what it was made of, and so, less the draws it has seen, what is left for the rest.


class _Step(NamedTuple):
    """Another seat drew a card, or gave up one that it must have drawn."""

    what: int
    """`DREW` or `LOST`."""
    party: int
    kind: int
    """What was given up; -1 for a draw."""
    place: int
    """Of a draw: the pile it came from, 0 before the first shuffle. Of a loss: how many were lost before."""
    at: int
    """The place in the log."""


def redeal_cards(log: tuple[int, ...], seats: int, seat: int, rng: Rng) -> tuple[int, ...]:
    """Another history of the cards, as far as this seat can tell the same."""
    history = _CardHistory(log, seats, seat, rng)
    worlds: list[list[int]] = []
    ways: list[int] = []
    for _ in range(max(1, min(_WORLDS, _PATIENCE // (len(log) + 1)))):
        worlds.append(history.draw())
        ways.append(history.ways_to_choose(worlds[-1]))
        if rng.below(min(ways[-1], _SCALE)) == 0:
            return history.written(worlds[-1])
    return history.written(worlds[pick_index(rng, _whole([1 / same for same in ways]))])


class _CardHistory:
    """The cards as one seat knows them."""

    def __init__(self, log: tuple[int, ...], seats: int, seat: int, rng: Rng) -> None:
        self.log = log
        self.seats = seats
        self.rng = rng
        self.left = [list(DECK)]
        """Of each pile the cards by kind that this seat has not seen being drawn."""
        self.steps: list[_Step] = []
        self.losses = 0
        known = [[0] * KIND_COUNT for _ in range(seats)]
        for at, note in enumerate(log):
            what, party, kind = what_of(note), party_of(note), piece_of(note)
            if what == SHUFFLED:
                self.left.append(shuffled_counts(note))
            elif party == seat or party >= seats:
                if what == DREW:
                    self.left[-1][kind] -= 1
            elif what == DREW:
                self.steps.append(_Step(DREW, party, -1, len(self.left) - 1, at))
            elif what == GAINED:
                known[party][kind] += 1
            elif known[party][kind]:
                known[party][kind] -= 1  # Which of two equal cards was played makes no difference.
            else:
                self.steps.append(_Step(LOST, party, kind, self.losses, at))
                self.losses += 1
        self.size = [sum(kinds) for kinds in self.left]
        self.oldest: list[int] = []
        """Where in the log each of the others drew the oldest card that it still has."""

    def draw(self) -> list[int]:
        """The kind of every draw of the others, in the order of the log: what they gave up, then the rest."""
        left = [kinds.copy() for kinds in self.left]
        piles = self._choose_piles(left)
        kinds = [-1] * len(self.log)
        held: list[list[list[int]]] = [[[] for _ in left] for _ in range(self.seats)]
        for step in self.steps:
            if step.what == DREW:
                held[step.party][step.place].append(step.at)
            else:
                draws = held[step.party][piles[step.place]]
                kinds[draws.pop(self.rng.below(len(draws)))] = step.kind
        self.oldest = [len(self.log)] * self.seats
        for step in self.steps:
            if step.what == DREW and kinds[step.at] < 0:
                self.oldest[step.party] = min(self.oldest[step.party], step.at)
                kinds[step.at] = pick_index(self.rng, left[step.place])
                left[step.place][kinds[step.at]] -= 1
        return kinds

    def _choose_piles(self, left: list[list[int]]) -> list[int]:
        """From which pile each card came that was given up; these cards are taken from what is left.

        A choice can leave a later card no pile. Then the last choice that can be made otherwise is changed.
        """
        for _ in range(_TRIES):
            piles = self._search_piles(left)
            if piles is not None:
                return piles
        raise AssertionError("no world fits what the seat knows")

    def _search_piles(self, left: list[list[int]]) -> list[int] | None:
        """One search for piles, broken off when it takes too long; then `left` is as it was."""
        size = self.size.copy()
        held = [[0] * len(left) for _ in range(self.seats)]
        piles = [-1] * self.losses
        others: list[list[int] | None] = [None] * self.losses
        """For each card the piles that have not been tried."""
        at = 0
        patience = _PATIENCE
        while at < len(self.steps):
            step = self.steps[at]
            if step.what == DREW:
                held[step.party][step.place] += 1
                at += 1
                continue
            untried = others[step.place]
            if untried is None:
                untried = [p for p, n in enumerate(held[step.party]) if n and left[p][step.kind]]
                others[step.place] = untried
            if untried:
                i = 0
                if len(untried) > 1:
                    weights = [
                        max(1, _SCALE * held[step.party][p] * left[p][step.kind] // size[p]) for p in untried
                    ]
                    i = pick_index(self.rng, weights)
                pile = untried.pop(i)
                piles[step.place] = pile
                held[step.party][pile] -= 1
                left[pile][step.kind] -= 1
                size[pile] -= 1
                at += 1
                continue
            # Nothing fits: back to the last card that can have come from elsewhere.
            patience -= 1
            others[step.place] = None
            while at > 0:
                at -= 1
                step = self.steps[at]
                if step.what == DREW:
                    held[step.party][step.place] -= 1
                    continue
                pile = piles[step.place]
                held[step.party][pile] += 1
                left[pile][step.kind] += 1
                size[pile] += 1
                if others[step.place] and patience > 0:
                    break
                others[step.place] = None
            else:
                return None
        return piles

    def ways_to_choose(self, kinds: list[int]) -> int:
        """In how many ways these draws could have been chosen for the cards that were given up.

        What was played before the oldest card that is still in the hand cannot be confused with it.
        """
        held = [[0] * KIND_COUNT for _ in range(self.seats)]
        ways = 1
        for step in self.steps:
            if step.what == DREW:
                held[step.party][kinds[step.at]] += 1
            else:
                if step.at > self.oldest[step.party]:
                    ways = times(ways, held[step.party][step.kind])
                held[step.party][step.kind] -= 1
        return ways

    def written(self, kinds: list[int]) -> tuple[int, ...]:
        """The log with these draws."""
        new = list(self.log)
        for step in self.steps:
            if step.what == DREW:
                new[step.at] = entry(DREW, step.party, kinds[step.at])
        return tuple(new)


# Tokens.


def redeal_tokens(
    log: tuple[int, ...], seats: int, seat: int, payer: int, price: int, rng: Rng
) -> tuple[int, ...]:
    """Another history of the tokens. `payer`: another seat that is about to pay this price, or -1."""
    new = list(log)
    swamp = _Swamp(log, seats, seat)
    enough = swamp.ways_to_have(payer) if payer >= 0 else [1]
    treasures = [at for at, note in enumerate(log) if piece_of(note) >= SWAMP_WORTHS]
    _redeal_treasures(new, treasures, seat, payer, price, enough, rng)
    has = sum(
        GOLD[piece_of(new[at])] * (1 if what_of(new[at]) == DREW else -1)
        for at in treasures
        if party_of(new[at]) == payer
    )
    swamp.redeal(new, payer, price - has, rng)
    return tuple(new)


class _Treasure:
    """A treasure token that another seat drew."""

    def __init__(self, at: int, time: int, party: int) -> None:
        self.at = at
        """The place in the log."""
        self.time = time
        """How many treasures had been drawn and handed in before."""
        self.party = party
        self.worth = -1


def _redeal_treasures(
    new: list[int], treasures: list[int], seat: int, payer: int, price: int, enough: list[int], rng: Rng
) -> None:
    """Treasure tokens come back, so what can have been drawn depends on what others held at that time."""
    worlds: list[list[_Treasure]] = []
    chances: list[float] = []
    notes = [new[at] for at in treasures]
    plain = payer < 0 and all(what_of(note) == DREW for note in notes)
    for _ in range(_TRIES):
        history = _TreasureHistory(notes, treasures, seat, rng)
        drawn = history.draw(payer, price - len(enough) + 1)
        if drawn is None:
            continue
        chance = history.chance()
        if payer >= 0:
            missing = price - history.gold_of(payer)
            chance *= sum(enough[max(0, missing) :])
        if chance > 0:
            worlds.append(drawn)
            chances.append(chance)
        if len(worlds) == (1 if plain else _WORLDS):
            break
    assert worlds, "no world fits what the seat knows"
    for token in worlds[pick_index(rng, _whole(chances))]:
        new[token.at] = entry(DREW, token.party, SWAMP_WORTHS + token.worth)


class _TreasureHistory:
    """One new history of the treasure tokens, and how likely it is against how likely it was proposed."""

    def __init__(self, notes: list[int], places: list[int], seat: int, rng: Rng) -> None:
        self.notes = notes
        self.places = places
        self.seat = seat
        self.rng = rng
        self.held = [[0] * len(notes) for _ in range(TREASURE_WORTHS)]
        """How many tokens of each worth are with anybody after each step, as far as it is settled."""
        self.tokens: list[_Treasure] = []
        self.free: list[_Treasure] = []
        """Tokens of others that have not been handed in, in the order drawn."""
        self.proposed = 1.0
        self.handed_in: list[tuple[int, list[_Treasure]]] = []

    def draw(self, payer: int, least: int) -> list[_Treasure] | None:
        """Settle all draws of the others; None if that leads nowhere.

        `least`: what a payer must have in treasure tokens, if all its swamp tokens are worth most.
        """
        own: list[list[int]] = [[] for _ in range(TREASURE_WORTHS)]
        for time, note in enumerate(self.notes):
            if party_of(note) == self.seat:
                worth = piece_of(note) - SWAMP_WORTHS
                if what_of(note) == DREW:
                    own[worth].append(time)
                else:
                    self._settle(worth, own[worth].pop(), time)
        for worth in range(TREASURE_WORTHS):
            for time in own[worth]:
                self._settle(worth, time, len(self.notes))
        for time, note in enumerate(self.notes):
            party = party_of(note)
            if party == self.seat:
                continue
            if what_of(note) == DREW:
                token = _Treasure(self.places[time], time, party)
                self.tokens.append(token)
                self.free.append(token)
            elif not self._hand_in(party, piece_of(note) - SWAMP_WORTHS, time):
                return None
        return self.tokens if self._fill(payer, least) else None

    def _settle(self, worth: int, begin: int, end: int) -> None:
        for time in range(begin, end):
            self.held[worth][time] += 1

    def _room(self, worth: int, begin: int, end: int) -> int:
        """How many more tokens of a worth can have been with somebody all that time."""
        return TREASURE_COUNTS[worth] - max(self.held[worth][begin:end], default=0)

    def _hand_in(self, party: int, worth: int, time: int) -> bool:
        """A token was handed in: choose which of the draws brought it; False if none can have."""
        before = [token for token in self.free if token.party == party]
        can = [token for token in before if self._room(worth, token.time, time) > 0]
        if not can:
            return False
        token = can[self.rng.below(len(can))]
        self.proposed /= len(can)
        self.handed_in.append((worth, before))
        self.free.remove(token)
        token.worth = worth
        self._settle(worth, token.time, time)
        return True

    def _fill(self, payer: int, least: int) -> bool:
        """Settle what nobody has seen since."""
        end = len(self.notes)
        to_come = sum(token.party == payer for token in self.free)
        for token in self.free:
            room = [max(0, self._room(worth, token.time, end)) for worth in range(TREASURE_WORTHS)]
            if token.party == payer:
                to_come -= 1
                for worth in range(TREASURE_WORTHS):
                    if TREASURE_GOLD[worth] + to_come * TREASURE_GOLD[-1] < least:
                        room[worth] = 0
            if not any(room):
                return False
            token.worth = pick_index(self.rng, room)
            self.proposed *= room[token.worth] / sum(room)
            self._settle(token.worth, token.time, end)
            if token.party == payer:
                least -= TREASURE_GOLD[token.worth]
        return True

    def chance(self) -> float:
        """How likely the draws were, shared among the ways to choose them, against how they were proposed."""
        worths = {token.time: token.worth for token in self.tokens}
        likely = 1.0
        for time, note in enumerate(self.notes):
            if what_of(note) == DREW:
                worth = worths.get(time, piece_of(note) - SWAMP_WORTHS)
                likely *= TREASURE_COUNTS[worth] - self.held[worth][time] + 1
        for worth, before in self.handed_in:
            likely /= sum(token.worth == worth for token in before)
        return likely / self.proposed

    def gold_of(self, party: int) -> int:
        """What a party's treasure tokens are worth now."""
        return sum(TREASURE_GOLD[token.worth] for token in self.free if token.party == party)


# Swamp tokens never come back: all that nobody has shown are alike, on the board or with a player.


@lru_cache(maxsize=1024)
def _ways_to_hold(steps: tuple[int, ...]) -> dict[tuple[int, ...], int]:
    """What a seat can hold after these steps (-1: a draw, else a token handed in), and by how many orders."""
    if not steps:
        return {(0,) * SWAMP_WORTHS: 1}
    found: dict[tuple[int, ...], int] = {}
    for held, ways in _ways_to_hold(steps[:-1]).items():
        for worth in range(SWAMP_WORTHS) if steps[-1] < 0 else (steps[-1],):
            after = _with(held, worth, 1 if steps[-1] < 0 else -1)
            if after[worth] >= 0:
                found[after] = found.get(after, 0) + ways
    return found


def _with(held: tuple[int, ...], worth: int, more: int) -> tuple[int, ...]:
    return (*held[:worth], held[worth] + more, *held[worth + 1 :])


class _Swamp:
    """The swamp tokens as one seat knows them."""

    def __init__(self, log: tuple[int, ...], seats: int, seat: int) -> None:
        self.pool = list(SWAMP_COUNTS)
        """Tokens that the seat has not seen, by worth."""
        self.places: list[list[int]] = [[] for _ in range(seats)]
        """Where in the log each of the others drew."""
        self.steps: list[tuple[int, ...]] = [()] * seats
        for at, note in enumerate(log):
            party, worth = party_of(note), piece_of(note)
            if worth >= SWAMP_WORTHS:
                continue
            is_draw = what_of(note) == DREW
            if party == seat:
                self.pool[worth] -= 1 if is_draw else 0
                continue
            if is_draw:
                self.places[party].append(at)
            else:
                self.pool[worth] -= 1
            self.steps[party] += (-1,) if is_draw else (worth,)

    def _holdings(self, party: int) -> tuple[list[tuple[int, ...]], list[int]]:
        """What a party can hold now, and in how many ways."""
        held: list[tuple[int, ...]] = []
        ways: list[int] = []
        for holding, orders in _ways_to_hold(self.steps[party]).items():
            weight = orders
            for worth, n in enumerate(holding):
                for i in range(n):
                    weight = times(weight, max(0, self.pool[worth] - i))
            if weight:
                held.append(holding)
                ways.append(weight)
        return held, ways

    def ways_to_have(self, party: int) -> list[int]:
        """In how many ways a party's tokens can be worth 0, 1, 2, ... gold; up to a common factor."""
        held, ways = self._holdings(party)
        found = [0] * (1 + max(_gold(holding) for holding in held))
        for holding, weight in zip(held, ways, strict=True):
            found[_gold(holding)] += weight
        common = max(1, max(found) // _SCALE**2)
        return [-(-weight // common) for weight in found]

    def redeal(self, new: list[int], payer: int, least: int, rng: Rng) -> None:
        """Write new draws into the log; the payer has at least so much gold."""
        # First those about whom most is known: for the others every token that is left is as good as another.
        order = sorted(
            (party for party in range(len(self.steps)) if self.places[party]),
            key=lambda party: (party != payer, all(step < 0 for step in self.steps[party]), party),
        )
        for party in order:
            if party != payer and all(step < 0 for step in self.steps[party]):
                for at in self.places[party]:
                    worth = pick_index(rng, self.pool)
                    self.pool[worth] -= 1
                    new[at] = entry(DREW, party, worth)
                continue
            held, ways = self._holdings(party)
            if party == payer:
                ways = [
                    weight if _gold(holding) >= least else 0 for holding, weight in zip(held, ways, strict=True)
                ]
            holding = held[pick_index(rng, ways)]
            for worth, n in enumerate(holding):
                self.pool[worth] -= n
            self._draws_to(new, party, holding, rng)

    def _draws_to(self, new: list[int], party: int, holding: tuple[int, ...], rng: Rng) -> None:
        """Choose an order of draws that leads to a holding, from the last step back to the first."""
        steps = self.steps[party]
        places = self.places[party].copy()
        for at in range(len(steps), 0, -1):
            step = steps[at - 1]
            if step >= 0:
                holding = _with(holding, step, 1)
                continue
            before = [_with(holding, worth, -1) for worth in range(SWAMP_WORTHS)]
            ways = _ways_to_hold(steps[: at - 1])
            worth = pick_index(rng, [ways.get(held, 0) for held in before])
            new[places.pop()] = entry(DREW, party, worth)
            holding = before[worth]


def _gold(holding: tuple[int, ...]) -> int:
    return sum(n * SWAMP_GOLD[worth] for worth, n in enumerate(holding))


def _whole(chances: list[float]) -> list[int]:
    """Likelihoods as whole numbers; what is possible stays possible."""
    most = max(chances)
    return [max(1, int(chance / most * _SCALE)) for chance in chances]
