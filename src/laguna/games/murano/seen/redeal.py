"""Another world that a seat cannot tell from the truth.

What a seat knows is written in the logs of the piles: its own looks in full, and of the others how many cards
they drew, whether they kept one, and what they built. A new world is a new history that fits all of it, drawn
as if every shuffle and every choice that the seat did not see had been made blindly. It depends on what
the seat knows and on the generator alone, so the same generator gives the same world whichever of them is the
true one.
"""

from functools import lru_cache
from math import factorial
from typing import Final, NamedTuple

from laguna.kernel.action import bits
from laguna.kernel.cells import cells_of, times
from laguna.kernel.chance import Rng, pick_index

from ..rules import questions as q
from ..rules.constants import CHARACTERS, FACES, MAX_SEATS, TILE_PALACE, TILE_SHOP, TILE_SPECIAL
from ..rules.piles import BUILT, PENDING, SEARCHED, Deck, Look, TilePile, Trade, deck_of, tile_pile_of
from ..rules.state import State, copy
from .view import sources

_FRESH: Final = -1
_UNKNOWN: Final = -9
_ENOUGH: Final = 64
"""So many ways for the known cards to have come are compared exactly; among more, these are a sample."""
_TRIES: Final = 1000
"""How often the characters shown in the scoring are spread over the looks in which they may have been kept."""
_SCALE: Final = 1 << 20
"""Likelihoods are turned into whole numbers of this size for the generator."""
_FACTORIALS: Final = tuple(factorial(cards) for cards in range(len(CHARACTERS) + 1))
"""In how many orders so many cards can lie."""


def redeal(s: State, seat: int, rng: Rng) -> State:
    """A world in which this seat has seen, been told and been dealt exactly the same."""
    t = copy(s)
    looked = FACES - (s.to_draw if q.asked(s) == q.LOOK else 0)
    t.shops = redeal_tiles(s.shops, seat, looked, rng)
    t.palaces = redeal_tiles(s.palaces, seat, looked, rng)
    _redeal_offer(t)
    t.characters = redeal_deck(s.characters, seat, list(s.shown), rng)
    t.cards = redeal_deck(s.cards, seat, None, rng)
    people = s.people[:]
    for other in range(s.seats):
        if other != seat:
            people[other] = 0
    for look in t.characters.log:
        if look.seat != seat and look.kept >= 0:
            people[look.seat] |= 1 << look.kept
    t.people = people
    return t


# Shops and palaces.


class Step(NamedTuple):
    """A trade as one seat knows it."""

    what: int
    seat: int
    face: int
    """The picture, or -1 if this seat has not seen it."""
    seen: tuple[int, ...]
    """What lay in the pile before, if this seat looked through it; else empty."""


class Likely(NamedTuple):
    """What a step can have been about."""

    faces: list[int]
    """The pictures."""
    weights: list[int]
    """How likely each is."""
    after: list[tuple[int, ...]]
    """The position of the hidden tiles after each."""


@lru_cache(maxsize=2048)
def _history(steps: tuple[Step, ...], seen_now: tuple[int, ...]) -> "_TileHistory":
    """Counting takes time, and bots redeal the same position often, in hundreds of games at once."""
    return _TileHistory(steps, seen_now)


class _TileHistory:
    """The ways in which the tiles of a pile can have come to where they are, as one seat knows it.

    A position of the hidden tiles is a tuple: what is left in the pile by picture, then what lies before each
    seat. `ways` counts, exactly, in how many ways the rest of the history can follow from a position.
    """

    def __init__(self, steps: tuple[Step, ...], seen_now: tuple[int, ...]) -> None:
        self.steps = steps
        self.seen_now = seen_now
        self._ways: dict[tuple[int, tuple[int, ...]], int] = {}
        self._likely: dict[tuple[int, tuple[int, ...]], Likely] = {}

    def likely(self, at: int, place: tuple[int, ...]) -> "Likely":
        """The pictures a step can have been about, how likely each is, and the positions after it."""
        key = (at, place)
        known = self._likely.get(key)
        if known is None:
            choices = self.choices(at, place)
            weights = [times(weight, self.ways(at + 1, after)) for _, weight, after in choices]
            known = Likely([face for face, _, _ in choices], weights, [after for _, _, after in choices])
            self._likely[key] = known
        return known

    def choices(self, at: int, place: tuple[int, ...]) -> list[tuple[int, int, tuple[int, ...]]]:
        """The pictures a step can have been about, how many tiles have each, and the position after it."""
        step = self.steps[at]
        if step.seen and place[:FACES] != step.seen:
            return []
        found = []
        for f in range(FACES) if step.face < 0 else (step.face,):
            after = list(place)
            before_seat = FACES + step.seat * FACES + f
            if step.what == BUILT:
                weight = 1 if place[before_seat] else 0
                after[before_seat] -= 1
            else:
                weight = place[f]
                after[f] -= 1
                after[before_seat] += 1
            if weight:
                found.append((f, weight, tuple(after)))
        return found

    def ways(self, at: int, place: tuple[int, ...]) -> int:
        """How many histories lead on from here to the present."""
        if at == len(self.steps):
            return 1 if place[: len(self.seen_now)] == self.seen_now else 0
        key = (at, place)
        known = self._ways.get(key)
        if known is None:
            known = sum(times(weight, self.ways(at + 1, after)) for _, weight, after in self.choices(at, place))
            self._ways[key] = known
        return known


def redeal_tiles(pile: TilePile, seat: int, looked: int, rng: Rng) -> TilePile:
    """Another history of shops or palaces: what others bought, and what stays in the box.

    `looked`: how many pictures a seat that is looking through the pile right now has counted already.
    """
    start = list(pile.left)
    trades = pile.log
    for trade in trades:
        if trade.what != BUILT and trade.face >= 0:
            start[trade.face] += 1
    searching = bool(trades) and trades[-1].face < 0
    seen_now = tuple(pile.left[:looked]) if searching and trades[-1].seat == seat else ()
    history = _history(_steps_known(trades, seat, start), seen_now)
    empty = (0,) * (MAX_SEATS * FACES)
    box = -1
    if pile.box >= 0:
        start[pile.box] += 1
        chances = []
        for face in range(FACES):
            left = start.copy()
            left[face] -= 1
            chances.append(times(start[face], history.ways(0, (*left, *empty))))
        box = pick_index(rng, chances)
        start[box] -= 1
    place: tuple[int, ...] = (*start, *empty)
    log = []
    for at in range(len(history.steps)):
        likely = history.likely(at, place)
        i = pick_index(rng, likely.weights)
        log.append(Trade(history.steps[at].what, history.steps[at].seat, likely.faces[i]))
        place = likely.after[i]
    if searching:
        log.append(trades[-1])
    return tile_pile_of(cells_of(place[:FACES]), cells_of(place[FACES:]), box, log)


def _steps_known(trades: tuple[Trade, ...], seat: int, start: list[int]) -> tuple[Step, ...]:
    """The log as one seat knows it, without a search that is still going on."""
    left = start.copy()
    steps = []
    for trade in trades:
        if trade.face < 0:
            continue
        mine = trade.seat == seat
        seen = tuple(left) if mine and trade.what == SEARCHED else ()
        face = trade.face if mine or trade.what == BUILT else -1
        steps.append(Step(trade.what, trade.seat, face, seen))
        if trade.what != BUILT:
            left[trade.face] -= 1
    return tuple(steps)


def _redeal_offer(t: State) -> None:
    """The tile that another seat has just bought and may place: its picture is seen only if it does."""
    if q.asked(t) != q.BOUGHT or t.tile < TILE_SHOP or t.tile >= TILE_SPECIAL:
        return
    first, pile = (TILE_SHOP, t.shops) if t.tile < TILE_PALACE else (TILE_PALACE, t.palaces)
    t.tile = first + pile.log[-1].face


# Characters and special cards.


class _DeckHistory:
    """A new history of a deck, as one seat knows the old one.

    Cards that the seat saw come out of what another seat put back must have gone in there before: their way is
    traced back first, look by look, to where the seat saw them last or to the top of the pile. All
    other cards then fill the places that are left.
    """

    def __init__(self, deck: Deck, seat: int, rng: Rng) -> None:
        self.looks = deck.log
        self.seat = seat
        self.rng = rng
        self.came = sources(deck)
        self.everything = deck.unseen
        for look in self.looks:
            for card in look.cards:
                self.everything |= 1 << card
        self.kept = [look.kept if look.seat == seat or look.kept < 0 else _UNKNOWN for look in self.looks]
        """What was kept in each look, as far as it is known."""
        self.must_return: list[set[int]] = [set() for _ in self.looks]
        """The cards known to have been put back after each look of another seat."""
        self.slots: list[list[int]] = [
            list(look.cards) if look.seat == seat else [_UNKNOWN] * len(look.cards) for look in self.looks
        ]
        """The cards of each look, as far as they are known."""
        self.found: list[tuple[int, list[list[int]]]] = []
        """Ways in which the known cards can have come: how many worlds each stands for, and the looks."""
        self._likely: dict[tuple[int, int], float] = {}
        self._seen: dict[int, list[int]] = {}
        """The looks in which the seat saw each card, the last one first."""
        for number in range(len(self.looks) - 1, -1, -1):
            if self.looks[number].seat == seat:
                for card in self.looks[number].cards:
                    self._seen.setdefault(card, []).append(number)

    def last_seen(self, card: int, before: int) -> int:
        """The last look before this one in which the seat saw a card; -1 if it had not."""
        for number in self._seen.get(card, ()):
            if number < before:
                return number
        return -1

    def likely_in(self, card: int, number: int) -> float:
        """How likely a card was drawn in a look of another seat, up to a factor for each card."""
        key = (card, number)
        known = self._likely.get(key)
        if known is None:
            known = sum(self.likely_from(card, number, source) for source in self.came[number])
            self._likely[key] = known
        return known

    def likely_from(self, card: int, number: int, source: int) -> float:
        """How likely a card was in one place of a look, by where the card in that place came from."""
        seen = self.last_seen(card, number)
        if source == _FRESH:
            return 1.0 if seen < 0 else 0.0
        if source < seen:
            return 0.0  # It was seen elsewhere after that.
        look = self.looks[source]
        back = len(look.cards) - (1 if look.kept >= 0 else 0)
        if look.seat == self.seat:
            return 1.0 / back if card in look.cards and card != look.kept else 0.0
        if self.kept[source] == card:
            return 0.0
        return self.likely_in(card, source) / len(look.cards)

    def trace(self, number: int) -> None:
        """Trace the known cards of this look, and then of all before it, in every way they can have come.

        What is found is added to `found`, until there are enough ways to choose from.
        """
        if number < 0:
            self.found.append((self._ways_to_fill(), [slots.copy() for slots in self.slots]))
            return
        look = self.looks[number]
        if look.seat != self.seat:
            wanted = sorted(self.must_return[number])
            if self.kept[number] >= 0:
                wanted.append(self.kept[number])
            self._place(number, wanted)
            return
        others = [
            (card, source)
            for card, source in zip(look.cards, self.came[number], strict=True)
            if source >= 0 and self.looks[source].seat != self.seat
        ]
        for card, source in others:
            self.must_return[source].add(card)
        if all(self._fits(source) for _, source in others):
            self.trace(number - 1)
        for card, source in others:
            self.must_return[source].discard(card)

    def _place(self, number: int, wanted: list[int]) -> None:
        """Find a place in a look for each of these cards, in every way, the likely ones more often first."""
        if not wanted:
            self.trace(number - 1)
            return
        # The card with the fewest ways in comes first: the others might leave it no place.
        card = min(wanted, key=lambda c: (len(self._open_places(c, number)), c))
        rest = [c for c in wanted if c != card]
        places = self._open_places(card, number)
        while places and len(self.found) < _ENOUGH:
            weights = [1 + int(_SCALE * self.likely_from(card, number, self.came[number][p])) for p in places]
            place = places.pop(pick_index(self.rng, weights))
            source = self.came[number][place]
            elsewhere = source >= 0 and self.looks[source].seat != self.seat
            self.slots[number][place] = card
            if elsewhere:
                self.must_return[source].add(card)
            if not elsewhere or self._fits(source):
                self._place(number, rest)
            if elsewhere:
                self.must_return[source].discard(card)
            self.slots[number][place] = _UNKNOWN

    def _open_places(self, card: int, number: int) -> list[int]:
        """The places of a look in which a card can have been, one for each source: places are alike else."""
        found: dict[int, int] = {}
        for place, source in enumerate(self.came[number]):
            if self.slots[number][place] == _UNKNOWN and source not in found:
                if self.likely_from(card, number, source) > 0:
                    found[source] = place
        return list(found.values())

    def _fits(self, number: int) -> bool:
        """Is there room for all that must have been put back after a look?"""
        return len(self.must_return[number]) <= self._back(number)

    def _back(self, number: int) -> int:
        """How many cards were put back after a look."""
        return len(self.looks[number].cards) - (1 if self.looks[number].kept >= 0 else 0)

    def _ways_to_fill(self) -> int:
        """In how many ways the other cards can fill the places that the known ones leave.

        The free cards of each look are spread over where they can go: kept, drawn by a later look, still there.
        """
        known = [0] * len(self.looks)
        drawn = [0] * len(self.looks)
        alike = 1
        for slots, came in zip(self.slots, self.came, strict=True):
            # Cards that one look drew from another are in no order.
            room: dict[int, int] = {}
            for card, source in zip(slots, came, strict=True):
                if source == _FRESH:
                    continue
                if card == _UNKNOWN:
                    room[source] = room.get(source, 0) + 1
                else:
                    known[source] += 1
            for source, places in room.items():
                drawn[source] += places
                alike = times(alike, _FACTORIALS[places])
        ways = 1
        for number, look in enumerate(self.looks):
            hidden = 1 if self.kept[number] == _UNKNOWN else 0
            free = self._back(number) - known[number] + hidden
            ways = times(ways, _FACTORIALS[free])
            if look.kept != PENDING:
                alike = times(alike, _FACTORIALS[free - hidden - drawn[number]])
        return ways // alike

    def choose(self) -> bool:
        """Choose one of the ways that fit, as likely as others can follow from it; False if none fits."""
        for number, card in enumerate(self.kept):
            if card >= 0 and self.last_seen(card, len(self.looks)) > number:
                return False  # What has been kept is not seen in the pile again.
        self.trace(len(self.looks) - 1)
        if not self.found:
            return False
        self.slots = self.found[pick_index(self.rng, [ways for ways, _ in self.found])][1]
        for later, came in enumerate(self.came):
            for card, source in zip(self.slots[later], came, strict=True):
                if source >= 0 and card != _UNKNOWN:
                    self.must_return[source].add(card)
        return True

    def fill(self) -> None:
        """Everything the seat does not know, blindly, oldest look first."""
        known = {card for slots in self.slots for card in slots if card >= 0}
        blank = [card for card in bits(self.everything) if card not in known]
        groups: list[list[int]] = []
        for number, look in enumerate(self.looks):
            slots = self.slots[number]
            for place, source in enumerate(self.came[number]):
                if slots[place] == _UNKNOWN:
                    pool = blank if source == _FRESH else groups[source]
                    slots[place] = pool.pop(self.rng.below(len(pool)))
            if self.kept[number] == _UNKNOWN:
                free = sorted(card for card in slots if card not in self.must_return[number])
                self.kept[number] = free[self.rng.below(len(free))]
            # What later looks are known to have drawn from here is not for others to draw.
            spoken = self.must_return[number]
            back = [card for card in slots if card != self.kept[number] and card not in spoken]
            groups.append(sorted(back) if look.kept != PENDING else [])

    def deck(self, old: Deck) -> Deck:
        """The deck at the end of the new history."""
        log = tuple(
            Look(look.seat, tuple(slots), kept)
            for look, slots, kept in zip(self.looks, self.slots, self.kept, strict=True)
        )
        unseen = self.everything
        drawn_from: dict[int, int] = {}
        for slots, came in zip(self.slots, self.came, strict=True):
            for card, source in zip(slots, came, strict=True):
                if source == _FRESH:
                    unseen &= ~(1 << card)
                drawn_from[source] = drawn_from.get(source, 0) | 1 << card
        under = []
        for number, look in enumerate(log):
            if look.kept != PENDING:
                group = sum(1 << card for card in look.cards if card != look.kept)
                group &= ~drawn_from.get(number, 0)
                if group:
                    under.append(group)
        drawn = 0
        if log and log[-1].kept == PENDING:
            drawn = sum(1 << card for card in log[-1].cards)
        return deck_of(unseen, old.fresh, tuple(under), drawn, log)


def redeal_deck(deck: Deck, seat: int, shown: list[int] | None, rng: Rng) -> Deck:
    """Another history of a deck. `shown`: cards kept by each seat that all have seen since; None: at once."""
    if deck.notes is None:
        return deck.copy()
    for _ in range(_TRIES):
        history = _DeckHistory(deck, seat, rng)
        if shown is None:
            history.kept = [look.kept for look in history.looks]
        else:
            _spread_shown(history, shown)
        if history.choose():
            history.fill()
            return history.deck(deck)
    raise AssertionError("no world fits what the seat knows")


def _spread_shown(history: _DeckHistory, shown: list[int]) -> None:
    """Cards that were shown in the final scoring were kept in some look of their owner: nobody knows which."""
    for seat, mask in enumerate(shown):
        looks = [
            number
            for number, kept in enumerate(history.kept)
            if kept == _UNKNOWN and history.looks[number].seat == seat
        ]
        cards = bits(mask) if seat != history.seat else []
        history.rng.shuffle(looks)
        for card, number in zip(cards, looks, strict=False):
            history.kept[number] = card
