"""Positions set up by hand, so that a test reads like the rulebook: a scene, some lines, what came of them."""

from collections.abc import Iterator, Mapping

from laguna.games import murano
from laguna.games.murano.rules import flow
from laguna.games.murano.rules import questions as q
from laguna.games.murano.rules.building import PALACE_CRESTS
from laguna.games.murano.rules.constants import (
    CELL_ISLAND,
    CELLS,
    CHARACTERS,
    DEEDS,
    DOCKS,
    FACES,
    FACTORY,
    GLASS,
    MAX_SEATS,
    PALACE,
    PALACES,
    RING,
    SHOP,
    SHOPS,
    SITES_BESIDE,
    SPECIAL,
    SPECIAL_CARDS,
    STREET,
    STREET_CUSTOMERS,
    STREET_SPACES,
    STREETS,
    TILE_FACTORY,
    TILE_PALACE,
    TILE_SHOP,
    TILE_SPECIAL,
)
from laguna.games.murano.rules.purse import take_gold
from laguna.games.murano.rules.state import State
from laguna.kernel.chance import Rng, pick
from laguna.kernel.event import EVERYONE, Event, sees
from laguna.kernel.game import CHANCE, OVER, play


def event(key: str, seen_by: int = EVERYONE, /, **args: int | str) -> Event:
    """An event as a test expects it; everyone sees it unless it is said otherwise."""
    return Event(key, args, seen_by)


def random_game(seed: int, seats: int, options: Mapping[str, str] = {}, log: bool = False) -> Iterator[State]:
    """The positions of a game that is played at random, each before its next action, and the last one."""
    rng = Rng(seed)
    s = murano.new(seats, options)
    s.log = [] if log else None
    while murano.turn(s) != OVER:
        yield s
        legal = murano.legal(s)
        weights = murano.weights(s) if murano.turn(s) == CHANCE else [1] * len(legal)
        murano.apply(s, pick(rng, legal, weights))
    yield s


class Scene:
    """A game in which seat 0 has the first turn, and pieces can be put where a test wants them.

    Every method that places pieces takes them from where they were, so that `check` still holds, and
    returns the scene. Spaces of the ring are counted from 1, as in the notation.
    """

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.s: State = murano.new(seats, options)
        self.s.log = []
        self.lines("* first 0", "* anchor_red 1")
        if seats < 4:
            self.lines("* box palace_1")
        self.s.log.clear()

    # Playing.

    def lines(self, *lines: str) -> "Scene":
        """Play lines of a record (`0 act`, `* draw glass_red`) through the checked door; `check` after each."""
        for line in lines:
            who, _, name = line.partition(" ")
            assert murano.turn(self.s) == (-1 if who == "*" else int(who)), (line, murano.turn(self.s))
            play(murano, self.s, name)
            murano.check(self.s)
        return self

    def sail(self, deed: str, seat: int = 0) -> "Scene":
        """Let this seat reach a space with this deed by one free move, and do it.

        The ships are put aside so that one stands right behind that space.
        """
        assert (self.s.seat, q.asked(self.s)) == (seat, q.TURN)
        target = list(RING).index(DEEDS.index(deed))
        behind = (target - 1) % 18
        others = [(target + 1 + 2 * i) % 18 for i in range(7)]
        self.ships([behind + 1] + [at + 1 for at in others[:6]], others[6] + 1)
        return self.lines(f"{seat} act", f"{seat} ship {behind + 1}", f"{seat} sail {target + 1}", f"{seat} do")

    def pass_turn(self) -> "Scene":
        """Let whoever is on turn pass, with the first ship that can move and as short a way as possible."""
        self.lines(f"{self.turn()} pass")
        self.lines(f"{self.turn()} {self.legal()[0]}")
        return self.lines(f"{self.turn()} {self.legal()[0]}")

    def legal(self) -> list[str]:
        """The names of what may be done now."""
        return [murano.ACTIONS.name(action) for action in murano.legal(self.s)]

    def question(self) -> str:
        """What is asked now."""
        return murano.question(self.s)

    def turn(self) -> int:
        """Who decides now."""
        return murano.turn(self.s)

    def told(self, seat: int) -> list[Event]:
        """The events that a seat (-1: the public) was told so far."""
        assert self.s.log is not None
        return [event for event in self.s.log if sees(seat, event)]

    def news(self) -> list[Event]:
        """The events since this was last asked, whoever may see them."""
        assert self.s.log is not None
        news = self.s.log.copy()
        self.s.log.clear()
        return news

    def can_do(self, deed: str, seat: int = 0) -> bool:
        """Could this seat reach a space with this deed by one free move, and do it there? Changes nothing."""
        real, self.s = self.s, murano.copy(self.s)
        try:
            target = list(RING).index(DEEDS.index(deed))
            behind = (target - 1) % 18
            others = [(target + 1 + 2 * i) % 18 for i in range(7)]
            self.ships([behind + 1] + [at + 1 for at in others[:6]], others[6] + 1)
            for line in ("act", f"ship {behind + 1}", f"sail {target + 1}"):
                if line not in self.legal():
                    return False
                self.lines(f"{seat} {line}")
            return "do" in self.legal()
        finally:
            self.s = real

    # Setting up.

    def fresh_turn(self, seat: int | None = None) -> "Scene":
        """Begin the turn of a seat (the one on turn, if None) anew, so that all counts are up to date."""
        s = self.s
        if seat is not None:
            s.seat = seat
        s.depth = 0
        flow.begin_turn(s)
        murano.check(s)
        return self

    def first(self, seat: int) -> "Scene":
        """Let another seat be the first player."""
        self.s.first = seat
        return self.fresh_turn(seat)

    def ships(self, black: list[int], red: int) -> "Scene":
        """Put the ships on these spaces."""
        assert len(black) == 7
        self.s.black = sum(1 << (at - 1) for at in black)
        self.s.red = red - 1
        return self.fresh_turn()

    def gold(self, seat: int, gold: int) -> "Scene":
        """Give a seat exactly so much gold."""
        take_gold(self.s, seat, gold - self.s.gold[seat])
        return self.fresh_turn()

    def vp(self, seat: int, vp: int) -> "Scene":
        """Give a seat exactly so many points (as if its Cranes had earned them)."""
        self.s.tally[seat * 9 + 4] += vp - self.s.vp[seat]
        self.s.vp[seat] = vp
        return self.fresh_turn()

    def hold(self, seat: int, *tiles: str) -> "Scene":
        """Put tiles from the piles before a seat: `factory`, `special`, `shop_red`, `palace_2`."""
        s = self.s
        for tile in tiles:
            if tile == "factory":
                s.pile[FACTORY] -= 1
                s.factories[seat] += 1
            elif tile == "special":
                s.pile[SPECIAL] -= 1
                s.specials[seat] += 1
            elif tile in SHOPS:
                s.pile[SHOP] -= 1
                s.shops.take_top(seat, SHOPS.index(tile))
            else:
                s.pile[PALACE] -= 1
                s.palaces.take_top(seat, PALACES.index(tile))
        return self.fresh_turn()

    def lay(self, cell: str, tile: str, seat: int = 0) -> "Scene":
        """Put a tile from its pile on a cell (`san_donato b1`); shops and factories belong to the seat.

        Buildings need a street beside them, as in play; nobody scores anything for it.
        """
        s = self.s
        at = CELLS.index(cell)
        island = CELL_ISLAND[at]
        assert s.cells[at] < 0, f"{cell} is taken"
        if tile in STREETS:
            number = STREETS.index(tile)
            s.streets[number] -= 1
            s.pile[STREET] -= 1
            s.cells[at] = number
            s.street_room ^= 1 << at
            s.site_reached |= SITES_BESIDE[at]
            for colour in range(3):
                s.customers[island * 3 + colour] += STREET_CUSTOMERS[number][colour]
            return self.fresh_turn()
        s.site_room ^= 1 << (at - STREET_SPACES)
        if tile == "factory":
            s.pile[FACTORY] -= 1
            s.cells[at] = TILE_FACTORY
            s.owner[at] = seat
            s.own_factories[island * MAX_SEATS + seat] += 1
        elif tile == "special":
            s.pile[SPECIAL] -= 1
            s.cells[at] = TILE_SPECIAL
            s.built_specials[island] += 1
        elif tile in SHOPS:
            face = SHOPS.index(tile)
            s.pile[SHOP] -= 1
            s.shops.take_top(seat, face)
            s.shops.build(seat, face)
            s.cells[at] = TILE_SHOP + face
            s.owner[at] = seat
            s.own_shops[(island * MAX_SEATS + seat) * FACES + face] += 1
            s.shop_colours[island * FACES + face] += 1
        else:
            face = PALACES.index(tile)
            s.pile[PALACE] -= 1
            s.palaces.take_top(seat, face)
            s.palaces.build(seat, face)
            s.cells[at] = TILE_PALACE + face
            s.built_palaces[island] += 1
            s.crests[island] += PALACE_CRESTS[face]
        return self.fresh_turn()

    def streets(self, island: str, *tiles: str) -> "Scene":
        """Put streets on the first free street spaces of an island."""
        for tile in tiles:
            at = next(i for i in range(STREET_SPACES) if CELLS[i].split()[0] == island and self.s.cells[i] < 0)
            self.lay(CELLS[at], tile)
        return self

    def buildings(self, island: str, *tiles: str, seat: int = 0) -> "Scene":
        """Put buildings on the first free building spaces of an island that a street reaches."""
        for tile in tiles:
            room = self.s.site_room & self.s.site_reached
            at = next(
                i
                for i in range(STREET_SPACES, len(CELLS))
                if CELLS[i].split()[0] == island and room >> (i - STREET_SPACES) & 1
            )
            self.lay(CELLS[at], tile, seat)
        return self

    def pave(self, island: str) -> "Scene":
        """Put streets without customers on every free street space of an island."""
        for i in range(STREET_SPACES):
            if CELLS[i].split()[0] == island and self.s.cells[i] < 0:
                self.lay(CELLS[i], "street_empty")
        return self

    def dock(self, seat: int, *docks: str) -> "Scene":
        """Put gondoliers from a seat's hand (or the supply) on docks: `san_donato white`."""
        for dock in docks:
            if self.s.hand[seat]:
                self.s.hand[seat] -= 1
            else:
                self.s.supply[seat] -= 1
            self.s.docks[DOCKS.index(dock)] = seat
            self.s.dock_room &= ~(1 << DOCKS.index(dock))
        return self.fresh_turn()

    def card(self, seat: int, *cards: str) -> "Scene":
        """Give a seat special cards that work from its next turn on (this one, if it is on turn)."""
        for card in cards:
            number = SPECIAL_CARDS.index(card)
            self.s.cards.draw(seat, number)
            self.s.cards.keep(number)
            self.s.owned[seat] |= 1 << number
        return self.fresh_turn()

    def character(self, seat: int, *numbers: int) -> "Scene":
        """Give a seat characters, by the numbers of the rules."""
        for number in numbers:
            self.s.characters.draw(seat, number - 1)
            self.s.characters.keep(number - 1)
            self.s.people[seat] |= 1 << (number - 1)
        return self.fresh_turn()

    def glass(self, seat: int, *colours: str) -> "Scene":
        """Give a seat glass from the bag."""
        for colour in colours:
            self.s.bag[GLASS.index(colour)] -= 1
            self.s.glass[seat * 3 + GLASS.index(colour)] += 1
        return self.fresh_turn()

    def empty_pile(self, kind: str, but: int = 0) -> "Scene":
        """Leave only so many tiles of a kind in its pile: the rest goes to seat 1, who holds it.

        Streets are laid on the board where there is room.
        """
        kinds = ("street", "factory", "shop", "palace", "special")
        pile = kinds.index(kind)
        while self.s.pile[pile] > but:
            if kind == "street":
                at = next(i for i in range(STREET_SPACES) if self.s.street_room >> i & 1)
                number = next(i for i in range(len(STREETS)) if self.s.streets[i])
                self.lay(CELLS[at], STREETS[number])
            elif kind == "shop":
                self.hold(1, SHOPS[next(f for f in range(FACES) if self.s.shops.left[f])])
            elif kind == "palace":
                self.hold(1, PALACES[next(f for f in range(FACES) if self.s.palaces.left[f])])
            else:
                self.hold(1, kind)
        if not but:
            if self.s.emptied < 0:
                self.s.emptied = pile
            elif self.s.emptied != pile:
                self.s.emptied_second = pile
                self.s.ender = self.s.seat
        return self

    def end_now(self, seat: int = 0) -> "Scene":
        """Go to the final scoring at once, as if this seat had ended the game by streets and factories."""
        s = self.s
        s.emptied, s.emptied_second, s.ender = STREET, FACTORY, seat
        s.seat = (seat - 1) % s.seats
        s.depth = 0
        while not s.depth and not s.over:
            flow.end_turn(s)
        return self

    def lay_open(self) -> "Scene":
        """Lay open the characters that come to light now in the final scoring, lowest number first."""
        for _ in CHARACTERS:
            if self.question() == "show":
                self.lines(f"* {self.legal()[0]}")
        return self
