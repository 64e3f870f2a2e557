"""Positions set up by hand, so that a test reads like the rulebook: a scene, some lines, what came of them."""

from collections.abc import Iterator, Mapping

from laguna.games import venezia
from laguna.games.venezia.rules import building
from laguna.games.venezia.rules.constants import (
    BRIDGE,
    BRIDGE_NAMES,
    DECK,
    EMPTY,
    FIRST_BRIDGE,
    FROM_SHARES,
    GOLD,
    HEX_BIT,
    HEX_COUNT,
    HEX_QUARTER,
    HEXES,
    IMAGINARY,
    KIND_COUNT,
    KINDS,
    MAX_SEATS,
    NEEDS,
    NOBODY,
    PLACE_NAMES,
    SITE_END,
    SITE_FIRST,
    SITES,
    SOURCES,
    SWAMP,
    SWAMP_COUNTS,
    SWAMP_WORTHS,
    TREASURE_COUNTS,
    WORTHS,
)
from laguna.games.venezia.rules.history import DREW, LOST, entry
from laguna.games.venezia.rules.purse import gold_of
from laguna.games.venezia.rules.state import State
from laguna.kernel.cells import cells, cells_of
from laguna.kernel.chance import Rng, pick
from laguna.kernel.event import EVERYONE, Event, sees
from laguna.kernel.game import CHANCE, OVER, play
from laguna.kernel.history import written

from ...rows import write_row


def event(key: str, seen_by: int = EVERYONE, /, **args: int | str) -> Event:
    """An event as a test expects it; everyone sees it unless it is said otherwise."""
    return Event(key, args, seen_by)


def random_game(seed: int, seats: int, options: Mapping[str, str] = {}, log: bool = False) -> Iterator[State]:
    """The positions of a game that is played at random, each before its next action, and the last one."""
    rng = Rng(seed)
    s = venezia.new(seats, options)
    s.log = [] if log else None
    while venezia.turn(s) != OVER:
        yield s
        legal = venezia.legal(s)
        weights = venezia.weights(s) if venezia.turn(s) == CHANCE else [1] * len(legal)
        venezia.apply(s, pick(rng, legal, weights))
    yield s


class Scene:
    """A game in which seat 0 has the first turn, with empty hands, and pieces can be put where a test wants them.

    Every method that places pieces keeps the rest consistent, so that `check` still holds, and returns the
    scene. Cards and tokens that are not mentioned are in the pile, on the board or in the supply.
    """

    def __init__(self, seats: int = 3, **options: str) -> None:
        self.s: State = venezia.new(seats, options)
        self.s.log = []
        self.lines("* first 0")
        while venezia.turn(self.s) == CHANCE:
            venezia.apply(self.s, venezia.legal(self.s)[0])
        self.s.hand = cells(MAX_SEATS * KIND_COUNT)
        self._shuffle()
        self.s.log.clear()

    # Playing.

    def lines(self, *lines: str) -> "Scene":
        """Play lines of a record (`0 done`, `* card house`) through the checked door; `check` after each."""
        for line in lines:
            who, _, name = line.partition(" ")
            assert venezia.turn(self.s) == (-1 if who == "*" else int(who)), (line, venezia.turn(self.s))
            play(venezia, self.s, name)
            venezia.check(self.s)
        return self

    def pass_turn(self) -> "Scene":
        """Let whoever is on turn do as little as possible: play and drain nothing, draw from the pile."""
        turns, on_turn = self.s.turns, self.s.seat
        least = ("now", "done", "drain_nothing", "pile", "go_on")
        while venezia.turn(self.s) != OVER and (self.s.turns, self.s.seat) == (turns, on_turn):
            names = self.legal()
            choice = next((name for name in least if name in names), names[0])
            self.lines(f"{'*' if self.turn() == CHANCE else self.turn()} {choice}")
        return self

    def legal(self) -> list[str]:
        """The names of what may be done now."""
        return [venezia.ACTIONS.name(action) for action in venezia.legal(self.s)]

    def question(self) -> str:
        """What is asked now."""
        return venezia.question(self.s)

    def turn(self) -> int:
        """Who decides now."""
        return venezia.turn(self.s)

    def told(self, seat: int) -> list[Event]:
        """The events that a seat (-1: the public) was told so far."""
        assert self.s.log is not None
        return [event for event in self.s.log if sees(seat, event)]

    def why(self, seat: int, name: str) -> tuple[str, str]:
        """The rule and the key of the reason why an action is not legal now."""
        reason = venezia.why(self.s, seat, venezia.ACTIONS.number(name))
        return reason.rule, reason.key

    # Cards.

    def hand(self, seat: int, *kinds: str) -> "Scene":
        """A seat has exactly these cards in hand."""
        for kind in range(KIND_COUNT):
            self.s.hand[seat * KIND_COUNT + kind] = kinds.count(KINDS[kind])
        return self._shuffle()

    def cards_of(self, seat: int) -> dict[str, int]:
        """The hand of a seat: how many of which kind."""
        cards = self.s.hand[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
        return {KINDS[kind]: n for kind, n in enumerate(cards) if n}

    def front(self, party: int, kind: str, cards: int = 1) -> "Scene":
        """A party has so many cards of a kind in front; the first to get some of a kind is its master."""
        number = KINDS.index(kind)
        self.s.lying[number] += cards - self.s.front[party * KIND_COUNT + number]
        self.s.front[party * KIND_COUNT + number] = cards
        if self.s.master[number] == NOBODY:
            self.s.master[number] = party
        return self._shuffle()

    def front_of(self, party: int) -> dict[str, int]:
        """The cards in front of a party."""
        cards = self.s.front[party * KIND_COUNT : (party + 1) * KIND_COUNT]
        return {KINDS[kind]: n for kind, n in enumerate(cards) if n}

    def master(self, kind: str) -> int:
        """Who is master builder of a kind."""
        return self.s.master[KINDS.index(kind)]

    def market(self, *kinds: str) -> "Scene":
        """Exactly these cards lie in the market."""
        self.s.market = sum(1 << KINDS.index(kind) for kind in kinds)
        return self._shuffle()

    def market_cards(self) -> list[str]:
        """The cards in the market."""
        return [kind for i, kind in enumerate(KINDS) if self.s.market >> i & 1]

    def discards(self, **kinds: int) -> "Scene":
        """Exactly these cards are in the pile of discards."""
        self.s.discards = cells_of([kinds.get(kind, 0) for kind in KINDS])
        return self._shuffle()

    def pile(self, *kinds: str) -> "Scene":
        """Exactly these cards are left in the pile; the rest that lies nowhere is discarded."""
        self.s.discards = cells(KIND_COUNT)
        self._shuffle()
        for kind in range(KIND_COUNT):
            self.s.discards[kind] = self.s.pile[kind] - kinds.count(KINDS[kind])
        return self._shuffle()

    def _shuffle(self) -> "Scene":
        """The pile is what lies nowhere else, and the log tells a short story that leads there."""
        s = self.s
        log: list[int] = []
        s.pile = cells_of(DECK)
        for kind in range(KIND_COUNT):
            alone = NEEDS[kind] if s.solo >> kind & 1 else 0
            away = s.discards[kind] + (s.market >> kind & 1) + alone
            log += [entry(DREW, 0, kind), entry(LOST, 0, kind)] * away
            for party in range(s.parties):
                place = party * KIND_COUNT + kind
                if party >= s.seats:
                    log += [entry(DREW, IMAGINARY, kind)] * s.front[place]
                    away += s.front[place]
                    continue
                log += [entry(DREW, party, kind), entry(LOST, party, kind)] * s.front[place]
                log += [entry(DREW, party, kind)] * s.hand[place]
                away += s.front[place] + s.hand[place]
            s.pile[kind] -= away
            assert s.pile[kind] >= 0, f"there are only {DECK[kind]} cards of {KINDS[kind]}"
        s.known = cells(len(s.known))
        s.card_log = written(log)
        return self

    # The city.

    def drained(self, *hexes: str) -> "Scene":
        """These hexes are empty; their tokens have left the game."""
        for name in hexes:
            self._drain(HEXES.index(name))
        return self._count_tokens()

    def all_drained(self) -> "Scene":
        """There is no swamp left."""
        return self.drained(*(HEXES[hex] for hex in range(HEX_COUNT) if self.s.hexes[hex] == SWAMP))

    def _drain(self, hex: int) -> None:
        assert self.s.hexes[hex] in (SWAMP, EMPTY), f"{HEXES[hex]} is built on"
        self.s.hexes[hex] = EMPTY
        self.s.swamp[HEX_QUARTER[hex]] &= ~HEX_BIT[hex]
        self.s.empty[HEX_QUARTER[hex]] |= HEX_BIT[hex]

    def built(self, kind: str, *places: str) -> "Scene":
        """Buildings of a kind stand at these places (`castello c2+c3`; a bridge is called by one of its ends)."""
        for name in places:
            number = KINDS.index(kind)
            site = FIRST_BRIDGE + BRIDGE_NAMES.index(name) if number == BRIDGE else PLACE_NAMES.index(name)
            self._build(number, site)
        return self._count_tokens()

    def build_up(self, kind: str, left: int) -> "Scene":
        """Buildings of a kind stand anywhere, until so many are left in the supply."""
        number = KINDS.index(kind)
        for site in range(SITE_END[number] - 1, SITE_FIRST[number] - 1, -1):
            if self.s.supply[number] == left:
                break
            if all(self.s.hexes[hex] in (SWAMP, EMPTY) for hex in SITES[site]):
                self._build(number, site)
        assert self.s.supply[number] == left
        return self._count_tokens()

    def _build(self, kind: int, site: int) -> None:
        for hex in SITES[site]:
            self._drain(hex)
        building.put(self.s, kind, site)

    def at(self, seat: int, space: int) -> "Scene":
        """The gondola of a seat lies on a space."""
        self.s.at[seat] = space
        first = seat * len(SOURCES)
        write_row(self.s.tally, first, [0] * len(SOURCES))
        self.s.tally[first + FROM_SHARES] = space
        return self

    # Tokens.

    def tokens(self, seat: int, *gold: int) -> "Scene":
        """A seat has exactly these tokens; hexes are drained where that takes more swamp tokens."""
        for worth in range(WORTHS):
            self.s.tokens[seat * WORTHS + worth] = gold.count(GOLD[worth])
        return self._count_tokens()

    def tokens_of(self, seat: int) -> list[int]:
        """What the tokens of a seat are worth, one by one."""
        return [GOLD[worth] for worth in range(WORTHS) for _ in range(self.s.tokens[seat * WORTHS + worth])]

    def no_treasure_left(self, seat: int) -> "Scene":
        """All treasure tokens are with one seat."""
        for worth, count in enumerate(TREASURE_COUNTS):
            self.s.tokens[seat * WORTHS + SWAMP_WORTHS + worth] = count
        return self._count_tokens()

    def _count_tokens(self) -> "Scene":
        """Whatever is neither on the board nor with a seat has left the game; the log leads there."""
        s = self.s
        held = [sum(s.tokens[seat * WORTHS + worth] for seat in range(s.seats)) for worth in range(WORTHS)]
        while sum(held[:SWAMP_WORTHS]) > sum(SWAMP_COUNTS) - sum(int(mask).bit_count() for mask in s.swamp):
            self._drain(max(hex for hex in range(HEX_COUNT) if s.hexes[hex] == SWAMP))
        gone = sum(SWAMP_COUNTS) - sum(int(mask).bit_count() for mask in s.swamp) - sum(held[:SWAMP_WORTHS])
        for worth in range(SWAMP_WORTHS):
            s.gone[worth] = min(gone, SWAMP_COUNTS[worth] - held[worth])
            gone -= s.gone[worth]
            s.swamp_left[worth] = SWAMP_COUNTS[worth] - held[worth] - s.gone[worth]
        s.treasure_left = cells_of(
            [count - held[SWAMP_WORTHS + worth] for worth, count in enumerate(TREASURE_COUNTS)]
        )
        log: list[int] = []
        for worth in range(SWAMP_WORTHS):
            log += [entry(DREW, 0, worth), entry(LOST, 0, worth)] * s.gone[worth]
        for seat in range(s.seats):
            for worth in range(WORTHS):
                log += [entry(DREW, seat, worth)] * s.tokens[seat * WORTHS + worth]
        s.token_log = written(log)
        s.gold = cells_of([gold_of(s, seat) for seat in range(MAX_SEATS)])
        return self
