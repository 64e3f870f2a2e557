"""The best use of a player's characters and gondoliers (M-END-3, M-END-4, M-END-6, M-CH-41).

Most points first, then most gold left, then fewest characters, then the lowest numbers, then islands in the
order of the board. All five are packed into one whole number ("rank") that simply has to be as large as can be.

The characters that cost nothing meet each other only at the gondoliers, so one list over "how many gondoliers
are left at each island" solves them. Those that are paid with gold or glass are few: every way to use them is
tried on top of that list.
"""

from typing import Final, NamedTuple

from .characters import (
    GLASS_VP,
    GOLD_A,
    GOLD_B,
    MOST_GLASS,
    gondoliers,
    may_visit,
    points,
    takes_glass,
    takes_gold,
)
from .constants import CARDS, CHARACTER_GLASS, DOCK_ISLAND, DOCKS, GLASS, GOLD_TIERS, HOME, ISLANDS
from .glass import same_glass
from .special_cards import in_scoring
from .state import State

_NO: Final = -(1 << 61)
"""A rank below all others: impossible."""
LEFTOVER_VP: Final[int] = CARDS["gondoliers"]["leftover_vp"]
"""The points of a gondolier who serves no character (M-END-4)."""
_COUNT_BITS: Final[int] = (CARDS["start"]["gondoliers"] + CARDS["start"]["supply"]).bit_length()
"""Bits for a number of characters: every one of them needs a gondolier."""
_GOLD_BITS: Final[int] = (2 * max(gold for gold, _ in GOLD_TIERS)).bit_length()
"""Bits for the gold that two characters take."""


class Scored(NamedTuple):
    """One character that was scored."""

    seat: int
    character: int
    """From 0: character number n of the rules is n - 1."""
    island: int
    dock: int
    """The dock of the gondolier that brought it."""
    points: int
    gold: int
    """Gold paid."""
    glass: tuple[int, int, int]
    """Glass handed in, by colour."""


class Payment(NamedTuple):
    """Gold for characters 7 and 8, compared from left to right: the largest payment is the best."""

    points: int
    saved: int
    """The gold paid, with a minus: the less the better."""
    first: int
    """What the lower number is paid, which takes the larger sum."""


def best_payment(purse: int, takers: int) -> Payment:
    """The best payment of 0, 1 or 2 characters from a purse, at least something for each."""
    best_found = Payment(0, 0, 0)
    if takers == 1:
        for gold, vp in GOLD_TIERS:
            if gold <= purse:
                best_found = max(best_found, Payment(vp, -gold, gold))
    elif takers == 2:
        for gold, vp in GOLD_TIERS:
            for gold2, vp2 in GOLD_TIERS:
                if gold + gold2 <= purse:
                    best_found = max(best_found, Payment(vp + vp2, -gold - gold2, gold))
    return best_found


def glass_pools(cards: int) -> tuple[int, int, int]:
    """For each colour the pool it belongs to: colours that stand for each other share one (M-SB-STUDIO)."""
    pools = [0, 0, 0]
    for colour in range(len(GLASS)):
        same = same_glass(cards, colour)
        pools[colour] = 0 if same & 1 else 1 if same & 2 else 2
    return pools[0], pools[1], pools[2]


class Search:
    """The search for one player's best assignment."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.held = [card for card in range(len(HOME)) if s.people[seat] >> card & 1]
        self.free = [card for card in self.held if not takes_gold(card) and not takes_glass(card)]
        self.by_glass = [card for card in self.held if takes_glass(card)]
        self.room = [gondoliers(s, island, seat) for island in range(len(ISLANDS))]
        self.stride = [0] * len(ISLANDS)
        self.size = 1
        for island in range(len(ISLANDS)):
            self.stride[island] = self.size
            self.size *= self.room[island] + 1
        bits = len(self.held)
        self.one_point = 1 << (bits + _COUNT_BITS + _GOLD_BITS)
        self.one_gold = 1 << (bits + _COUNT_BITS)
        self.one_character = 1 << bits
        takers = sum(takes_gold(card) for card in self.held)
        self.payments = [best_payment(s.gold[seat], number) for number in range(takers + 1)]
        self.pools = glass_pools(in_scoring(s, seat))
        self.in_pool = [0, 0, 0]
        for colour in range(len(GLASS)):
            self.in_pool[self.pools[colour]] += s.glass[seat * 3 + colour]
        self.worth = [
            [points(s, seat, card, island) if self.room[island] else 0 for island in range(len(ISLANDS))]
            for card in self.free
        ]
        self.table = self._solve_free()

    def rank_of(self, card: int, vp: int) -> int:
        """What scoring a character adds to the rank: its points, less those of the gondolier if left free."""
        mark = 1 << (len(self.held) - 1 - self.held.index(card))
        return (vp - LEFTOVER_VP) * self.one_point - self.one_character + mark

    def left_at(self, left: int, island: int) -> int:
        """Gondoliers left at an island, from the number that stands for all islands."""
        return left // self.stride[island] % (self.room[island] + 1)

    def _solve_free(self) -> list[list[int]]:
        """`table[k][left]`: the best rank of the free characters from the k-th on, with `left` gondoliers."""
        rows = [[0] * self.size]
        for k in range(len(self.free) - 1, -1, -1):
            after = rows[-1]
            row = after.copy()
            for island in range(len(ISLANDS)):
                vp = self.worth[k][island]
                # A character that scores no more than its gondolier would alone is never worth it.
                if vp <= LEFTOVER_VP or not self.room[island]:
                    continue
                gain = self.rank_of(self.free[k], vp)
                step = self.stride[island]
                for left in range(step, self.size):
                    if self.left_at(left, island) and after[left - step] + gain > row[left]:
                        row[left] = after[left - step] + gain
            rows.append(row)
        rows.reverse()
        return rows

    def best(self) -> list[Scored]:
        """Try every way to use the paid characters; the free ones follow from what was solved before."""
        best_rank = _NO
        best_islands: list[int] = []
        best_plan: dict[int, int] = {}
        for island_a in self._choices(GOLD_A):
            for island_b in self._choices(GOLD_B):
                for chosen in range(1 << len(self.by_glass)):
                    plan = {card: HOME[card] for i, card in enumerate(self.by_glass) if chosen >> i & 1}
                    if island_a >= 0:
                        plan[GOLD_A] = island_a
                    if island_b >= 0:
                        plan[GOLD_B] = island_b
                    left = self._left_after(plan)
                    if left < 0:
                        continue
                    rank = self._rank_of_plan(plan) + self.table[0][left]
                    if rank < best_rank:
                        continue
                    full = self._with_free(plan, left)
                    islands = [full[card] for card in sorted(full)]
                    if rank > best_rank or islands < best_islands:
                        best_rank = rank
                        best_islands = islands
                        best_plan = full
        return self._pay(best_plan)

    def _choices(self, card: int) -> list[int]:
        """Where a character that takes gold can go; -1: nowhere."""
        if card not in self.held:
            return [-1]
        return [-1] + [
            island for island in range(len(ISLANDS)) if self.room[island] and may_visit(self.s, card, island)
        ]

    def _left_after(self, plan: dict[int, int]) -> int:
        """The number that stands for the gondoliers left after a plan; -1 if there are not enough."""
        left = self.size - 1
        for island in plan.values():
            if not self.left_at(left, island):
                return -1
            left -= self.stride[island]
        return left

    def _rank_of_plan(self, plan: dict[int, int]) -> int:
        """The rank of the paid characters in a plan. One that scores nothing only costs its gondolier's points."""
        payment = self.payments[sum(takes_gold(card) for card in plan)]
        rank = payment.points * self.one_point + payment.saved * self.one_gold
        users = [0, 0, 0]
        for card in plan:
            if takes_glass(card):
                users[self.pools[CHARACTER_GLASS[card]]] += 1
        for pool in range(len(GLASS)):
            rank += GLASS_VP * min(self.in_pool[pool], MOST_GLASS * users[pool]) * self.one_point
        for card in plan:
            rank += self.rank_of(card, 0)
        return rank

    def _with_free(self, plan: dict[int, int], left: int) -> dict[int, int]:
        """The plan with the free characters added, each on the first island that keeps the best rank."""
        full = dict(plan)
        for k in range(len(self.free)):
            target = self.table[k][left]
            if self.table[k + 1][left] == target:
                continue
            for island in range(len(ISLANDS)):
                vp = self.worth[k][island]
                if vp <= LEFTOVER_VP or not self.left_at(left, island):
                    continue
                after = left - self.stride[island]
                if self.table[k + 1][after] + self.rank_of(self.free[k], vp) == target:
                    full[self.free[k]] = island
                    left = after
                    break
        return full

    def _pay(self, plan: dict[int, int]) -> list[Scored]:
        """Points, payments and gondoliers of a plan, lowest character first (M-END-6)."""
        s = self.s
        gold = self._gold_shares(plan)
        glass = list(s.glass[self.seat * 3 : self.seat * 3 + 3])
        docks = [dock for dock in range(len(DOCKS)) if s.docks[dock] == self.seat]
        scored = []
        for card in sorted(plan):
            island = plan[card]
            dock = next(dock for dock in docks if DOCK_ISLAND[dock] == island)
            docks.remove(dock)
            paid = gold.get(card, 0)
            given = (0, 0, 0)
            if takes_glass(card):
                given = self._glass_share(card, glass)
                for colour in range(len(GLASS)):
                    glass[colour] -= given[colour]
                vp = GLASS_VP * sum(given)
            elif takes_gold(card):
                vp = dict(GOLD_TIERS)[paid]
            else:
                vp = points(s, self.seat, card, island)
            scored.append(Scored(self.seat, card, island, dock, vp, paid, given))
        return scored

    def _gold_shares(self, plan: dict[int, int]) -> dict[int, int]:
        """What characters 7 and 8 are paid: the lower number takes the larger sum."""
        takers = sorted(card for card in plan if takes_gold(card))
        payment = self.payments[len(takers)]
        shares = (payment.first, -payment.saved - payment.first)
        return dict(zip(takers, shares, strict=False))

    def _glass_share(self, card: int, glass: list[int]) -> tuple[int, int, int]:
        """The glass a character takes: as much as it can, its printed colour first.

        That always leaves some for a later one: a second character that could be spared would not be in the plan.
        """
        printed = CHARACTER_GLASS[card]
        wanted = MOST_GLASS
        given = [0, 0, 0]
        same = [c for c in range(len(GLASS)) if c != printed and self.pools[c] == self.pools[printed]]
        for colour in [printed, *same]:
            given[colour] = min(wanted, glass[colour])
            wanted -= given[colour]
        return given[0], given[1], given[2]


def best(s: State, seat: int) -> list[Scored]:
    """The best assignment of a player's characters, lowest number first."""
    if not any(s.docks[dock] == seat for dock in range(len(DOCKS))):
        return []
    return Search(s, seat).best()
