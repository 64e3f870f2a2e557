"""The best assignment (M-END-6) against one that is found by trying everything.

Everything here is written from the rules once more: the points of the forty characters, who may pay what, and
which assignment is the best. Of the engine only the names of the islands are used, in the order of the board.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final, NamedTuple

import pytest

from laguna.games import murano
from laguna.games.murano.rules import assignment, characters
from laguna.games.murano.rules.constants import CELLS, DOCKS, ISLANDS, TILES
from laguna.games.murano.rules.state import State

from ...rows import write_row
from ...walks import FEW, SOAK
from .scene import random_game

NORMAL: Final = 200 if FEW else 1_000
"""Random end positions in every run."""
FULL: Final = 10_000
"""Random end positions in the soak."""
CHUNKS: Final = 20

soak: Final = [
    pytest.mark.soak,
    pytest.mark.skipif(not SOAK, reason="LAGUNA_SOAK=1 runs the full numbers"),
]

# The rules in figures.

SERENELLA: Final = "sacca_serenella"
BUILDERS: Final = {26: "s_teresa_e_s_mattia", 27: "sacca_mattia", 28: "s_chiara_e_s_stefano"}
BOATMEN: Final = {29: "san_donato", 30: SERENELLA, 31: "s_pietro_martire"}
GLASS_HOMES: Final = {
    32: "sacca_mattia",
    33: "s_teresa_e_s_mattia",
    34: "san_donato",
    35: "s_chiara_e_s_stefano",
    36: "s_pietro_martire",
    37: SERENELLA,
}
GLASS_COLOURS: Final = {32: "blue", 33: "blue", 34: "red", 35: "red", 36: "green", 37: "green"}
GLASS: Final = ("red", "green", "blue")
TIERS: Final = {2: 1, 4: 3, 6: 6, 7: 8, 8: 12}
"""Characters 7 and 8: gold paid, points."""
STUDIOS: Final = (frozenset({"red", "green"}), frozenset({"blue", "green"}), frozenset({"red", "blue"}))
STUDIO_BITS: Final = (1 << 9, 1 << 10, 1 << 11)
OTHER_CARDS: Final = 0b111000111111111
"""The special cards that are no Studios; they change nothing here."""


@dataclass
class Isle:
    """What is on an island at the end."""

    name: str
    customers: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Red, blue, grey."""
    factories: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """By owner."""
    shops: list[list[int]] = field(default_factory=lambda: [[0, 0, 0] for _ in range(4)])
    """By owner: red, blue, grey."""
    palaces: list[int] = field(default_factory=list)
    """The crests of each."""
    specials: int = 0
    docks: list[int] = field(default_factory=lambda: [-1, -1, -1, -1])
    """Whose gondolier is on each dock, -1 for nobody's."""


@dataclass
class End:
    """An end position as one player sees it."""

    seats: int
    seat: int
    isles: list[Isle]
    hand: tuple[int, ...] = ()
    """The numbers of the characters, lowest first."""
    gold: int = 0
    glass: tuple[int, int, int] = (0, 0, 0)
    """Red, green, blue."""
    studios: tuple[bool, bool, bool] = (False, False, False)
    other_cards: int = 0
    empty_equal: bool = True

    def state(self) -> State:
        """The same position for the engine. Only what is scored is filled in."""
        s = murano.new(self.seats, {"empty_equal": "yes" if self.empty_equal else "no"})
        s.gold[self.seat] = self.gold
        write_row(s.glass, self.seat * 3, self.glass)
        s.people[self.seat] = sum(1 << (number - 1) for number in self.hand)
        has = zip(self.studios, STUDIO_BITS, strict=True)
        s.owned[self.seat] = self.other_cards | sum(bit for owned, bit in has if owned)
        for i, isle in enumerate(self.isles):
            write_row(s.customers, i * 3, isle.customers)
            write_row(s.own_factories, i * 4, isle.factories)
            write_row(s.own_shops, i * 12, [n for owner in isle.shops for n in owner])
            write_row(s.shop_colours, i * 3, [sum(owner[c] for owner in isle.shops) for c in range(3)])
            s.built_palaces[i] = len(isle.palaces)
            s.crests[i] = sum(isle.palaces)
            s.built_specials[i] = isle.specials
            write_row(s.docks, i * 4, isle.docks)
        return s


def reference(end: End, number: int, isle: Isle, seat: int) -> int:
    """M-CH-1 to M-CH-40: what a character scores on an island unless it is paid."""
    red, blue, grey = isle.customers
    factories = sum(isle.factories)
    shops = sum(map(sum, isle.shops))
    own_shops = sum(isle.shops[seat])
    mine = isle.factories[seat] + own_shops
    theirs = sum(isle.factories[other] + sum(isle.shops[other]) for other in range(4) if other != seat)
    palaces = len(isle.palaces)
    crests = sum(isle.palaces)
    match number:
        case 1:
            return 2 * shops
        case 2:
            return 2 * palaces
        case 3:
            return 3 * isle.specials
        case 4:
            return 2 * factories
        case 5:
            alone = all(isle.factories[other] == 0 for other in range(4) if other != seat)
            return 12 if isle.factories[seat] >= 1 and alone else 0
        case 6:
            alone = all(isle.shops[other] == [0, 0, 0] for other in range(4) if other != seat)
            return 12 if own_shops >= 1 and alone else 0
        case 9:
            return 10 if red + blue < 4 else 0
        case 10:
            everything = (factories, shops, palaces, isle.specials, red, blue, grey)
            return 12 if min(everything) >= 1 else 0
        case 11:
            return step(red + blue + grey, {1: 1, 3: 3, 5: 5, 7: 8, 9: 12})
        case 12 | 13 | 14:
            return step(isle.customers[number - 12], {1: 1, 3: 4, 4: 6, 5: 9, 6: 12})
        case 15:
            return crests
        case 16:
            return mine + mine + theirs
        case 17:
            return mine + theirs + theirs
        case 18 | 19 | 20:
            customers = {18: red, 19: blue, 20: grey}[number]
            return 12 if isle.specials > 0 and customers == isle.specials else 0
        case 21:
            return 16 if palaces > 0 and factories == palaces and shops == palaces else 0
        case 22:
            return 12 if shops > 0 and shops == crests else 0
        case 23:
            return 12 if factories > 0 and factories == crests else 0
        case 24:
            if mine == theirs == 0:
                return 12 if end.empty_equal else 0
            return 12 if mine == theirs else 0
        case 25:
            return 12 if isle.palaces == [1] else 0
        case 26 | 27 | 28:
            return 10 if isle.name == BUILDERS[number] and mine > 2 else 0
        case 29 | 30 | 31:
            return 10 if isle.name == BOATMEN[number] and isle.docks.count(seat) > 1 else 0
        case 38 | 39 | 40:
            return 4 * sum(owner[number - 38] for owner in isle.shops)
    raise AssertionError(number)


def step(count: int, steps: dict[int, int]) -> int:
    """The points of the highest step that is reached."""
    return max((points for least, points in steps.items() if count >= least), default=0)


def is_paid(number: int) -> bool:
    """Is this character paid, with gold or with glass?"""
    return number in (7, 8) or number in GLASS_HOMES


def may_come(number: int, isle: Isle) -> bool:
    """Can a character that is paid be scored here?"""
    if number in GLASS_HOMES:
        return isle.name == GLASS_HOMES[number]
    red, blue, grey = isle.customers
    return (blue if number == 7 else red) > 1 and grey > 0 and len(isle.palaces) > 0 and isle.specials > 0


class Payment(NamedTuple):
    """What one character is paid, and its points."""

    gold: int
    glass: tuple[int, int, int]
    points: int


class Line(NamedTuple):
    """One character that is scored."""

    number: int
    isle: int
    points: int
    gold: int
    glass: tuple[int, int, int]


def stands_for(end: End, colour: str) -> set[str]:
    """M-SB-STUDIO: the colours that stand for this one; any two Studios make all three equal."""
    same = {colour}
    for _ in GLASS:
        for owned, pair in zip(end.studios, STUDIOS, strict=True):
            if owned and same & pair:
                same |= pair
    return same


def payments(end: End, number: int, gold: int, glass: tuple[int, int, int]) -> Iterator[Payment]:
    """Every way to pay one character from what is left."""
    if number in (7, 8):
        for price, points in TIERS.items():
            if price <= gold:
                yield Payment(price, (0, 0, 0), points)
        return
    same = stands_for(end, GLASS_COLOURS[number])
    most = [min(3, glass[i]) if GLASS[i] in same else 0 for i in range(3)]
    for red in range(most[0] + 1):
        for green in range(most[1] + 1):
            for blue in range(most[2] + 1):
                if 1 <= red + green + blue <= 3:
                    yield Payment(0, (red, green, blue), 7 * (red + green + blue))


def ways_to_pay(
    end: End, payers: tuple[int, ...], gold: int, glass: tuple[int, int, int]
) -> Iterator[tuple[Payment, ...]]:
    """Every way to pay all of these characters; M-CH-41: what one gets is gone for the next."""
    if not payers:
        yield ()
        return
    for first in payments(end, payers[0], gold, glass):
        left = (glass[0] - first.glass[0], glass[1] - first.glass[1], glass[2] - first.glass[2])
        for rest in ways_to_pay(end, payers[1:], gold - first.gold, left):
            yield (first, *rest)


Key = tuple[int, int, tuple[tuple[int, ...], ...]]


def best_way_to_pay(end: End, payers: tuple[int, ...]) -> tuple[Key, tuple[Payment, ...]] | None:
    """Most points, most gold left; then the lower number takes the larger sum and the more glass.

    Glass of the printed colour comes first. What comes after that the rules leave open: red, green, blue.
    """
    best: tuple[Key, tuple[Payment, ...]] | None = None
    for way in ways_to_pay(end, payers, end.gold, end.glass):
        taste = []
        for number, payment in zip(payers, way, strict=True):
            printed = payment.glass[GLASS.index(GLASS_COLOURS[number])] if number in GLASS_COLOURS else 0
            taste.append((payment.gold, sum(payment.glass), printed, *payment.glass))
        key = (sum(p.points for p in way), -sum(p.gold for p in way), tuple(taste))
        if best is None or key > best[0]:
            best = (key, way)
    return best


def placements(end: End) -> Iterator[dict[int, int]]:
    """Every way to send characters to islands, one gondolier each; only where a point can be had."""
    room = [isle.docks.count(end.seat) for isle in end.isles]
    where: dict[int, list[int]] = {}
    for number in end.hand:
        where[number] = [
            i
            for i, isle in enumerate(end.isles)
            if room[i]
            and (may_come(number, isle) if is_paid(number) else reference(end, number, isle, end.seat) >= 1)
        ]

    def send(k: int, sent: dict[int, int]) -> Iterator[dict[int, int]]:
        if k == len(end.hand):
            yield sent
            return
        yield from send(k + 1, sent)
        number = end.hand[k]
        for i in where[number]:
            if room[i]:
                room[i] -= 1
                yield from send(k + 1, {**sent, number: i})
                room[i] += 1

    return send(0, {})


def brute_force(end: End) -> list[Line]:
    """M-END-3, M-END-4, M-END-6: the best of everything that can be done."""
    at_work = sum(isle.docks.count(end.seat) for isle in end.isles)
    worth = {
        (number, i): reference(end, number, isle, end.seat)
        for number in end.hand
        if not is_paid(number)
        for i, isle in enumerate(end.isles)
    }
    paying: dict[tuple[int, ...], tuple[Key, tuple[Payment, ...]] | None] = {}
    best_key: tuple[object, ...] = ()
    best: dict[int, int] = {}
    for sent in placements(end):
        payers = tuple(number for number in sent if is_paid(number))
        if payers not in paying:
            paying[payers] = best_way_to_pay(end, payers)
        way = paying[payers]
        if way is None:
            continue
        (paid_points, paid_gold, _), _ = way
        points = paid_points + at_work - len(sent)
        points += sum(worth[number, i] for number, i in sent.items() if not is_paid(number))
        head = (points, paid_gold, -len(sent))
        if best_key and head < best_key[:3]:
            continue
        key = (*head, tuple(-number for number in sent), tuple(-i for i in sent.values()))
        if not best_key or key > best_key:
            best_key, best = key, sent
    payers = tuple(number for number in best if is_paid(number))
    way = paying[payers]
    assert way is not None
    paid = dict(zip(payers, way[1], strict=True))
    lines = []
    for number, i in best.items():
        payment = paid.get(number) or Payment(0, (0, 0, 0), worth[number, i])
        lines.append(Line(number, i, payment.points, payment.gold, payment.glass))
    return lines


# Random positions.


def random_isle(rng: Random, name: str, seats: int, busy: float) -> Isle:
    """An island with something on it; numbers are small, so that many things are equal."""
    isle = Isle(name)

    def some(most: int) -> int:
        return rng.randint(0, most) if rng.random() < busy else 0

    isle.customers = [some(4) for _ in range(3)]
    if rng.random() < 0.1:
        isle.customers[rng.randrange(3)] += rng.randint(3, 6)
    for seat in range(seats):
        isle.factories[seat] = some(2)
        isle.shops[seat] = [some(1) if rng.random() < 0.5 else 0 for _ in range(3)]
    isle.palaces = [rng.choice((1, 1, 2, 3)) for _ in range(some(2))]
    isle.specials = some(3)
    return isle


def in_play(seats: int) -> list[str]:
    """The islands in play."""
    return [name for name in ISLANDS if seats == 4 or name != SERENELLA]


def random_board(rng: Random) -> End:
    """A board, with nobody's characters."""
    seats = rng.choice((2, 3, 4, 4))
    busy = rng.choice((0.3, 0.6, 0.9))
    isles = [random_isle(rng, name, seats, busy) if name in in_play(seats) else Isle(name) for name in ISLANDS]
    return End(seats, rng.randrange(seats), isles, empty_equal=rng.random() < 0.5)


def random_paid(rng: Random, seats: int) -> set[int]:
    """Characters that are paid: none, or those that take gold, some that take glass, or both."""
    glass = [n for n in GLASS_HOMES if seats == 4 or n != 37]
    theme = rng.choice(("none", "gold", "glass", "both"))
    hand: set[int] = set()
    if theme in ("gold", "both"):
        hand |= {7, 8} if rng.random() < 0.8 else {rng.choice((7, 8))}
    if theme in ("glass", "both"):
        hand |= set(rng.sample(glass, rng.choice((1, 2, 2, 3, 3, 4))))
    return hand


def random_free(rng: Random, end: End, number: int) -> set[int]:
    """Characters that cost nothing, mostly such as score on one of my islands."""
    deck = [n for n in range(1, 41) if not is_paid(n) and (end.seats == 4 or n != 30)]
    mine = [isle for isle in end.isles if end.seat in isle.docks]
    good = [n for n in deck if any(reference(end, n, isle, end.seat) for isle in mine)]
    hand: set[int] = set()
    while len(hand) < number:
        hand.add(rng.choice(good if len(good) > number and rng.random() < 0.8 else deck))
    return hand


def place_gondoliers(rng: Random, end: End) -> None:
    """Gondoliers: mine mostly where the characters want to go, often several at one island; some of others."""
    there = [isle for isle in end.isles if isle.name in in_play(end.seats)]
    homes = [{**GLASS_HOMES, **BUILDERS, **BOATMEN}.get(n) for n in end.hand]
    wanted = [isle for isle in there if isle.name in homes] + rng.sample(there, 2)
    rng.shuffle(wanted)
    number = rng.randint(6, 7) if rng.random() < 0.05 else rng.choice((1, 2, 3, 4, 4, 5, 5, 5))
    while number:
        isle = wanted.pop() if wanted else rng.choice(there)
        free = [dock for dock in range(4) if isle.docks[dock] < 0]
        for dock in rng.sample(free, min(number, len(free), rng.choice((1, 1, 2)))):
            isle.docks[dock] = end.seat
            number -= 1
    for isle in there:
        for dock in range(4):
            if isle.docks[dock] < 0 and rng.random() < 0.3:
                isle.docks[dock] = (end.seat + rng.randint(1, end.seats - 1)) % end.seats


def random_end(rng: Random) -> End:
    """An end position, with many characters that are paid and many Studios."""
    end = random_board(rng)
    hand = random_paid(rng, end.seats)
    end.hand = tuple(hand)
    place_gondoliers(rng, end)
    size = rng.randint(7, 8) if rng.random() < 0.05 else rng.choice((2, 3, 4, 5, 5, 6, 6, 6))
    end.hand = tuple(sorted(hand | random_free(rng, end, max(0, size - len(hand)))))
    mine = [isle for isle in end.isles if end.seat in isle.docks]
    # What characters 7 and 8 need, on some of my islands.
    for isle in mine:
        if {7, 8} & set(end.hand) and rng.random() < 0.7:
            isle.customers = [max(n, rng.choice((1, 2, 2))) for n in isle.customers]
            isle.specials = max(isle.specials, 1)
            isle.palaces = isle.palaces or [1]
    # Islands that are alike, so that their order matters.
    if len(mine) > 1 and rng.random() < 0.4:
        one, two = rng.sample(mine, 2)
        two.customers, two.factories, two.shops = one.customers, one.factories, one.shops
        two.palaces, two.specials = one.palaces, one.specials
    end.gold = rng.choice((0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 25))
    most = rng.choice((1, 2, 3, 5))
    end.glass = (rng.randint(0, most), rng.randint(0, most), rng.randint(0, most))
    chance = rng.choice((0.0, 0.3, 0.6))
    end.studios = (rng.random() < chance, rng.random() < chance, rng.random() < chance)
    end.other_cards = rng.getrandbits(15) & OTHER_CARDS
    return end


def compare(end: End) -> None:
    """The engine's answer is ours, to the last glass."""
    s = end.state()
    found = assignment.best(s, end.seat)
    lines = [Line(x.character + 1, x.island, x.points, x.gold, x.glass) for x in found]
    assert lines == brute_force(end), end
    assert all(x.seat == end.seat for x in found)
    # Each has a gondolier of its own, the first ones of its island.
    for i, isle in enumerate(end.isles):
        ours = [i * 4 + dock for dock in range(4) if isle.docks[dock] == end.seat]
        used = [x.dock for x in found if x.island == i]
        assert used == ours[: len(used)]


def compare_many(first: int, number: int) -> None:
    for seed in range(first, first + number):
        compare(random_end(Random(seed)))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_m_end_6_the_best_assignment_by_trying_everything(chunk: int) -> None:
    compare_many(chunk * NORMAL // CHUNKS, NORMAL // CHUNKS)


@pytest.mark.parametrize("chunk", [pytest.param(chunk, marks=soak) for chunk in range(CHUNKS)])
def test_m_end_6_the_best_assignment_by_trying_everything_in_full(chunk: int) -> None:
    compare_many(1_000_000 + chunk * FULL // CHUNKS, FULL // CHUNKS)


@pytest.mark.parametrize("chunk", range(4))
def test_points_of_all_characters_on_random_boards(chunk: int) -> None:
    for seed in range(chunk * 50, chunk * 50 + 50):
        rng = Random(seed)
        end = random_board(rng)
        for name in in_play(end.seats):
            docks = end.isles[ISLANDS.index(name)].docks
            docks[:] = [rng.randrange(-1, end.seats) for _ in docks]
        s = end.state()
        for number in range(1, 41):
            for i, isle in enumerate(end.isles):
                if is_paid(number):
                    assert characters.may_visit(s, number - 1, i) == may_come(number, isle), (number, isle)
                for seat in range(end.seats):
                    points = 0 if is_paid(number) else reference(end, number, isle, seat)
                    assert characters.points(s, seat, number - 1, i) == points, (number, seat, isle)


# Games that were really played.


def put(isle: Isle, tile: str, owner: int) -> None:
    """Put a tile on an island."""
    kind, _, picture = tile.partition("_")
    if kind == "street":
        for at, colour in enumerate(("red", "blue", "grey")):
            isle.customers[at] += picture.split("_").count(colour)
    elif kind == "factory":
        isle.factories[owner] += 1
    elif kind == "shop":
        isle.shops[owner][("red", "blue", "grey").index(picture)] += 1
    elif kind == "palace":
        isle.palaces.append(int(picture))
    else:
        isle.specials += 1


def table_of(s: State, seat: int) -> End:
    """What lies on a table, read from its spaces; gold and glass as they were before the scoring."""
    isles = {name: Isle(name) for name in ISLANDS}
    for cell, tile in enumerate(s.cells):
        if tile >= 0:
            put(isles[CELLS[cell].split()[0]], TILES[tile], s.owner[cell])
    for dock, owner in enumerate(s.docks):
        name, colour = DOCKS[dock].split()
        isles[name].docks[("white", "brown", "orange", "grey").index(colour)] = owner
    end = End(s.seats, seat, list(isles.values()), empty_equal=s.empty_equal)
    scored = [x for x in s.scored if x.seat == seat]
    end.gold = s.gold[seat] + sum(x.gold for x in scored)
    red, green, blue = (s.glass[seat * 3 + c] + sum(x.glass[c] for x in scored) for c in range(3))
    end.glass = (red, green, blue)
    end.hand = tuple(n for n in range(1, 41) if s.people[seat] >> (n - 1) & 1)
    one, two, three = (bool(s.owned[seat] & bit) for bit in STUDIO_BITS)
    end.studios = (one, two, three)
    return end


@pytest.mark.parametrize("seed", range(12))
def test_m_end_6_after_a_random_game(seed: int) -> None:
    options = {"stall_rounds": "0", "empty_equal": "yes" if seed % 2 else "no"}
    s = list(random_game(seed, 2 + seed % 3, options))[-1]
    for seat in range(s.seats):
        end = table_of(s, seat)
        lines = [Line(x.character + 1, x.island, x.points, x.gold, x.glass) for x in s.scored if x.seat == seat]
        assert lines == brute_force(end)
        spare = list(s.docks).count(seat) - len(lines)
        before = sum(s.tally[seat * 9 : seat * 9 + 9])
        assert s.vp[seat] == before + sum(line.points for line in lines) + spare
