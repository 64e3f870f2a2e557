"""The rules of Traghetto: a position, what may be done in it, and what happens then."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from laguna.kernel.action import ActionSpace, Span
from laguna.kernel.event import Event, all_but, only
from laguna.kernel.game import CHANCE, OVER, Item, Result

FARES: Final = 8
"""Passengers pay from 1 up to this."""
COPIES: Final = 3
"""So many passengers pay each fare."""
HAND: Final = 3
"""Cards that a player holds."""
ROOM: Final = 3
"""Passengers that fit into a gondola."""
FERRIES: Final = ("san_toma", "san_samuele", "santa_sofia")
"""Where the gondolas cross, by number."""

PLAY: Final = Span("play", [f"{fare} {ferry}" for ferry in FERRIES for fare in range(1, FARES + 1)])
CAST_OFF: Final = Span("cast_off", FERRIES)
DRAW_FIRST: Final = Span("first", [str(seat) for seat in range(3)])
DRAW_CARD: Final = Span("card", [str(fare) for fare in range(1, FARES + 1)])
ACTIONS: Final = ActionSpace([PLAY, CAST_OFF], draws=[DRAW_FIRST, DRAW_CARD])

RULE_OF: Final[Mapping[str, str]] = dict.fromkeys(FERRIES, "T-CROSS-1") | {"cast_off": "T-CAST-1"}


class Passenger(NamedTuple):
    """A card on a gondola."""

    seat: int
    """Who played it."""
    fare: int
    """What the passenger pays."""


class Crossing(NamedTuple):
    """A gondola that went over, and what it brought."""

    seat: int
    """Who got the fares."""
    ferry: int
    """Where it crossed."""
    fares: int
    """Their sum."""


@dataclass
class State:
    """A position."""

    seats: int
    """How many play."""
    first: int = -1
    """Who began; -1 before that is drawn."""
    seat: int = -1
    """Whose turn it is."""
    turns: int = 0
    """Turns finished."""
    drawer: int = -1
    """Who draws a card next; -1: nobody."""
    pile: list[int] = field(default_factory=lambda: [COPIES] * FARES)
    """Cards left in the pile, by fare less 1. Which of them comes next is only known once it is drawn."""
    hands: list[list[int]] = field(default_factory=list)
    """Cards in hand, by seat and fare less 1."""
    gondolas: list[list[Passenger]] = field(default_factory=lambda: [[] for _ in FERRIES])
    """Who sits in the gondola at each ferry, in the order of boarding."""
    crossings: list[Crossing] = field(default_factory=list)
    """All crossings so far."""
    crossed: list[int] = field(default_factory=lambda: [0] * FARES)
    """Passengers who have reached the other side, by fare less 1."""
    log: list[Event] | None = None
    """Collects events; None: events are not recorded."""

    def tell(self, key: str, args: dict[str, int | str], seen_by: int | None = None) -> None:
        """Say what happened, to everybody or to some."""
        if self.log is not None:
            self.log.append(Event(key, args) if seen_by is None else Event(key, args, seen_by))


def new(seats: int, options: Mapping[str, str] = {}) -> State:
    """T-SET-1: empty hands and empty gondolas."""
    return State(seats, hands=[[0] * FARES for _ in range(seats)])


def copy(s: State) -> State:
    """A state that changes independently; it has no log."""
    return State(
        s.seats,
        s.first,
        s.seat,
        s.turns,
        s.drawer,
        s.pile.copy(),
        [hand.copy() for hand in s.hands],
        [gondola.copy() for gondola in s.gondolas],
        s.crossings.copy(),
        s.crossed.copy(),
    )


def turn(s: State) -> int:
    """Who decides now: a seat, `CHANCE` or `OVER`."""
    if s.first < 0 or s.drawer >= 0:
        return CHANCE
    return s.seat if s.seat >= 0 else OVER


def turns(s: State) -> int:
    """Turns finished."""
    return s.turns


def question(s: State) -> str:
    """What is asked now."""
    if s.first < 0:
        return "first"
    if s.drawer >= 0:
        return "card"
    return "turn" if s.seat >= 0 else "over"


def legal(s: State) -> list[int]:
    """Everything that may be done now, lowest number first."""
    if s.first < 0:
        return [DRAW_FIRST.first + seat for seat in range(s.seats)]
    if s.drawer >= 0:
        return [DRAW_CARD.first + fare for fare in range(FARES) if s.pile[fare]]
    if s.seat < 0:
        return []
    hand = s.hands[s.seat]
    plays = [
        PLAY.first + ferry * FARES + fare for ferry in range(len(FERRIES)) for fare in range(FARES) if hand[fare]
    ]
    return plays + [CAST_OFF.first + ferry for ferry in range(len(FERRIES)) if may_cast_off(s, ferry)]


def may_cast_off(s: State, ferry: int) -> bool:
    """T-CAST-1: a gondola with one place free may leave."""
    return len(s.gondolas[ferry]) == ROOM - 1


def weights(s: State) -> list[int]:
    """How likely each draw is: a card comes as often as the pile has it."""
    return [1] * s.seats if s.first < 0 else [count for count in s.pile if count]


def apply(s: State, action: int) -> None:
    """Do a legal action."""
    if action in DRAW_FIRST:
        _begin(s, action - DRAW_FIRST.first)
    elif action in DRAW_CARD:
        _draw(s, action - DRAW_CARD.first)
    elif action in CAST_OFF:
        _cast_off(s, action - CAST_OFF.first)
    else:
        _play(s, *divmod(action - PLAY.first, FARES))


def _begin(s: State, seat: int) -> None:
    """T-SET-1: somebody begins, and everybody is dealt a hand."""
    s.first = s.seat = seat
    s.tell("first", {"seat": seat})
    _ask_for_card(s)


def _ask_for_card(s: State) -> None:
    """Whoever has too few cards draws next, from the first player on, until the pile is empty."""
    s.drawer = -1
    if not sum(s.pile):
        return
    # After the deal only the player on turn can be short of a card.
    order = [(s.first + n) % s.seats for n in range(s.seats)]
    s.drawer = next((seat for seat in order if sum(s.hands[seat]) < HAND), -1)


def _draw(s: State, fare: int) -> None:
    """A card comes into a hand, and the next one is drawn or the game goes on."""
    seat = s.drawer
    s.pile[fare] -= 1
    s.hands[seat][fare] += 1
    s.tell("drew_seen", {"seat": seat, "fare": fare + 1}, only(seat))
    s.tell("drew", {"seat": seat}, all_but(seat))
    dealing = not s.turns and not any(s.gondolas) and not s.crossings
    _ask_for_card(s)
    if s.drawer < 0 and not dealing:
        _end_turn(s)


def _play(s: State, ferry: int, fare: int) -> None:
    """T-PLAY-1: a card becomes a passenger; a full gondola crosses; then a card is drawn (T-DRAW-1)."""
    s.hands[s.seat][fare] -= 1
    s.gondolas[ferry].append(Passenger(s.seat, fare + 1))
    s.tell("played", {"seat": s.seat, "fare": fare + 1, "ferry": FERRIES[ferry]})
    if len(s.gondolas[ferry]) == ROOM:
        _cross(s, ferry)
    _ask_for_card(s)
    if s.drawer < 0:
        _end_turn(s)


def _cast_off(s: State, ferry: int) -> None:
    """T-CAST-1: it crosses with one passenger less; the player keeps all cards and draws none."""
    s.tell("cast_off", {"seat": s.seat, "ferry": FERRIES[ferry]})
    _cross(s, ferry)
    _end_turn(s)


def _cross(s: State, ferry: int) -> None:
    """T-CROSS-1: whoever brought the highest fare gets all fares; of equals, the first aboard counts."""
    gondola = s.gondolas[ferry]
    best = max(gondola, key=lambda passenger: passenger.fare)
    fares = sum(passenger.fare for passenger in gondola)
    for passenger in gondola:
        s.crossed[passenger.fare - 1] += 1
    s.gondolas[ferry] = []
    s.crossings.append(Crossing(best.seat, ferry, fares))
    s.tell("crossed", {"seat": best.seat, "ferry": FERRIES[ferry], "fares": fares})


def _end_turn(s: State) -> None:
    """Clockwise to the next player who has a card; without any the game is over (T-END-1)."""
    s.turns += 1
    order = [(s.seat + 1 + n) % s.seats for n in range(s.seats)]
    s.seat = next((seat for seat in order if sum(s.hands[seat])), -1)
    if s.seat < 0:
        s.tell("over", {})


def scores(s: State) -> list[int]:
    """Points so far, by seat."""
    found = [0] * s.seats
    for crossing in s.crossings:
        found[crossing.seat] += crossing.fares
    return found


def ranks(s: State) -> list[int]:
    """T-END-1: the most points win; equals share a place."""
    points = scores(s)
    return [1 + sum(other > mine for other in points) for mine in points]


def result(s: State) -> Result:
    """Scores and places, once the game is over."""
    return Result(tuple(scores(s)), tuple(ranks(s)), ("hands",))


def account(s: State) -> list[Item]:
    """Every crossing that brought something."""
    return [Item(one.seat, one.fares, "crossing", {"ferry": FERRIES[one.ferry]}) for one in s.crossings]


def topic(action: int) -> str:
    """The ferry that an action is about."""
    if action in PLAY:
        return FERRIES[(action - PLAY.first) // FARES]
    return FERRIES[action - CAST_OFF.first] if action in CAST_OFF else ""


def check(s: State) -> None:
    """Assert that no passenger is lost, and that no gondola with a full load waits."""
    for fare in range(FARES):
        aboard = sum(passenger.fare == fare + 1 for gondola in s.gondolas for passenger in gondola)
        held = sum(hand[fare] for hand in s.hands)
        assert s.pile[fare] + held + aboard + s.crossed[fare] == COPIES, f"passengers who pay {fare + 1}"
    assert all(len(gondola) < ROOM for gondola in s.gondolas)
    assert all(sum(hand) <= HAND for hand in s.hands)
