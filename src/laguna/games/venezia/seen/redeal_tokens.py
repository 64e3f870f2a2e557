"""Another history of the tokens: treasure tokens come back to the supply, swamp tokens never do."""

from functools import lru_cache

from laguna.kernel.cells import times
from laguna.kernel.chance import Rng, pick_index

from ..rules.constants import (
    GOLD,
    SWAMP_COUNTS,
    SWAMP_GOLD,
    SWAMP_WORTHS,
    TREASURE_COUNTS,
    TREASURE_GOLD,
    TREASURE_WORTHS,
)
from ..rules.history import DREW, entry, party_of, piece_of, what_of
from .sampling import SCALE, TRIES, WORLDS, whole


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
    known = _KnownTreasures(notes, treasures, seat)
    for _ in range(TRIES):
        history = _TreasureHistory(known, rng)
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
        if len(worlds) == (1 if plain else WORLDS):
            break
    assert worlds, "no world fits what the seat knows"
    for token in worlds[pick_index(rng, whole(chances))]:
        new[token.at] = entry(DREW, token.party, SWAMP_WORTHS + token.worth)


class _KnownTreasures:
    """The treasure tokens as one seat knows them: the same for all histories that are tried."""

    def __init__(self, notes: list[int], places: list[int], seat: int) -> None:
        self.places = places
        self.end = len(notes)
        self.held = [[0] * len(notes) for _ in range(TREASURE_WORTHS)]
        """How many tokens of each worth the seat itself has after each step."""
        self.others: list[tuple[int, int, int]] = []
        """What others did: when, who, and the worth of a token that was handed in; -1 for a draw."""
        self.draws: list[tuple[int, int]] = []
        """All draws: when, and the worth that the note tells."""
        own: list[list[int]] = [[] for _ in range(TREASURE_WORTHS)]
        for time, note in enumerate(notes):
            worth = piece_of(note) - SWAMP_WORTHS
            is_draw = what_of(note) == DREW
            if is_draw:
                self.draws.append((time, worth))
            if party_of(note) != seat:
                self.others.append((time, party_of(note), -1 if is_draw else worth))
            elif is_draw:
                own[worth].append(time)
            else:
                _settle(self.held, worth, own[worth].pop(), time)
        for worth in range(TREASURE_WORTHS):
            for time in own[worth]:
                _settle(self.held, worth, time, len(notes))


def _settle(held: list[list[int]], worth: int, begin: int, end: int) -> None:
    """Somebody has a token of this worth all that time."""
    row = held[worth]
    for time in range(begin, end):
        row[time] += 1


class _TreasureHistory:
    """One new history of the treasure tokens, and how likely it is against how likely it was proposed."""

    def __init__(self, known: _KnownTreasures, rng: Rng) -> None:
        self.known = known
        self.rng = rng
        self.held = [row.copy() for row in known.held]
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
        for time, party, worth in self.known.others:
            if worth < 0:
                token = _Treasure(self.known.places[time], time, party)
                self.tokens.append(token)
                self.free.append(token)
            elif not self._hand_in(party, worth, time):
                return None
        return self.tokens if self._fill(payer, least) else None

    def _room(self, worth: int, begin: int, end: int) -> int:
        """How many more tokens of a worth can have been with somebody all that time."""
        row = self.held[worth]
        most = 0
        for time in range(begin, end):
            if row[time] > most:
                most = row[time]
        return TREASURE_COUNTS[worth] - most

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
        _settle(self.held, worth, token.time, time)
        return True

    def _fill(self, payer: int, least: int) -> bool:
        """Settle what nobody has seen since."""
        end = self.known.end
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
            _settle(self.held, token.worth, token.time, end)
            if token.party == payer:
                least -= TREASURE_GOLD[token.worth]
        return True

    def chance(self) -> float:
        """How likely the draws were, shared among the ways to choose them, against how they were proposed."""
        worths = {token.time: token.worth for token in self.tokens}
        likely = 1.0
        for time, told in self.known.draws:
            worth = worths.get(time, told)
            likely *= TREASURE_COUNTS[worth] - self.held[worth][time] + 1
        for worth, before in self.handed_in:
            likely /= sum(token.worth == worth for token in before)
        return likely / self.proposed

    def gold_of(self, party: int) -> int:
        """What a party's treasure tokens are worth now."""
        return sum(TREASURE_GOLD[token.worth] for token in self.free if token.party == party)


# Swamp tokens never come back: all that nobody has shown are alike, on the board or with a player.


@lru_cache(maxsize=4096)
def _ways_to_hold(steps: tuple[int, ...]) -> list[dict[tuple[int, ...], int]]:
    """What a seat can hold after none, one, two, ... of these steps, and by how many orders.

    A step is -1 for a draw, else a token handed in. Histories grow by their ends, so that a later one shares all
    but its last entries with one that is remembered: hundreds of games can be redealt in turn.
    """
    if not steps:
        return [{(0,) * SWAMP_WORTHS: 1}]
    before = _ways_to_hold(steps[:-1])
    found: dict[tuple[int, ...], int] = {}
    for held, ways in before[-1].items():
        for worth in range(SWAMP_WORTHS) if steps[-1] < 0 else (steps[-1],):
            after = _with(held, worth, 1 if steps[-1] < 0 else -1)
            if after[worth] >= 0:
                found[after] = found.get(after, 0) + ways
    return [*before, found]


def _with(held: tuple[int, ...], worth: int, more: int) -> tuple[int, ...]:
    return (*held[:worth], held[worth] + more, *held[worth + 1 :])


@lru_cache(maxsize=4096)
def _holdings(steps: tuple[int, ...], pool: tuple[int, ...]) -> tuple[list[tuple[int, ...]], list[int]]:
    """What a party can hold after these steps, and in how many ways; `pool` has the tokens that were not seen.

    A bot redeals several times before anybody draws or hands in another token.
    """
    held: list[tuple[int, ...]] = []
    ways: list[int] = []
    # In how many ways none, one, two, ... tokens of a worth can be taken from those that were not seen.
    taken: list[list[int]] = []
    for left in pool:
        found = [1]
        for i in range(len(steps)):
            found.append(times(found[i], max(0, left - i)))
        taken.append(found)
    for holding, orders in _ways_to_hold(steps)[-1].items():
        weight = orders
        for worth, n in enumerate(holding):
            if n:
                weight = times(weight, taken[worth][n])
        if weight:
            held.append(holding)
            ways.append(weight)
    return held, ways


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
        """What a party can hold now, and in how many ways; the lists are shared."""
        return _holdings(self.steps[party], tuple(self.pool))

    def ways_to_have(self, party: int) -> list[int]:
        """In how many ways a party's tokens can be worth 0, 1, 2, ... gold; up to a common factor."""
        held, ways = self._holdings(party)
        found = [0] * (1 + max(_gold(holding) for holding in held))
        for holding, weight in zip(held, ways, strict=True):
            found[_gold(holding)] += weight
        common = max(1, max(found) // SCALE**2)
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
        ways_to_hold = _ways_to_hold(steps)
        places = self.places[party].copy()
        for at in range(len(steps), 0, -1):
            step = steps[at - 1]
            if step >= 0:
                holding = _with(holding, step, 1)
                continue
            before = [_with(holding, worth, -1) for worth in range(SWAMP_WORTHS)]
            ways = ways_to_hold[at - 1]
            worth = pick_index(rng, [ways.get(held, 0) for held in before])
            new[places.pop()] = entry(DREW, party, worth)
            holding = before[worth]


def _gold(holding: tuple[int, ...]) -> int:
    return sum(n * SWAMP_GOLD[worth] for worth, n in enumerate(holding))
