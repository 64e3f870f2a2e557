"""Another history of the cards.

Between two shuffles the order of the pile is anything, so what matters is from which pile a card came: everybody
knows what each pile was made of, and so, less the draws they have seen, what is left for the others.
"""

from typing import NamedTuple

from laguna.kernel.cells import times
from laguna.kernel.chance import Rng, pick_index

from ..rules.constants import DECK, KIND_COUNT
from ..rules.history import DREW, GAINED, LOST, SHUFFLED, entry, party_of, piece_of, shuffled_counts, what_of
from .sampling import PATIENCE, SCALE, TRIES, WORLDS, whole


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
    history = CardHistory(log, seats, seat, rng)
    worlds: list[list[int]] = []
    ways: list[int] = []
    for _ in range(max(1, min(WORLDS, PATIENCE // (len(log) + 1)))):
        worlds.append(history.draw())
        ways.append(history.ways_to_choose(worlds[-1]))
        if rng.below(min(ways[-1], SCALE)) == 0:
            return history.written(worlds[-1])
    return history.written(worlds[pick_index(rng, whole([1 / same for same in ways]))])


class CardHistory:
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
        for _ in range(TRIES):
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
        patience = PATIENCE
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
                        max(1, SCALE * held[step.party][p] * left[p][step.kind] // size[p]) for p in untried
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
