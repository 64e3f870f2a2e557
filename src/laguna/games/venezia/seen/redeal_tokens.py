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
    for _ in range(TRIES):
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
        if len(worlds) == (1 if plain else WORLDS):
            break
    assert worlds, "no world fits what the seat knows"
    for token in worlds[pick_index(rng, whole(chances))]:
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
