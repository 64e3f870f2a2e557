"""The positions that the page is checked in: recorded games at every tenth line, and positions made to be full."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from laguna.kernel import record as records
from laguna.kernel.cells import raised
from laguna.kernel.game import CHANCE, OVER, Game
from laguna.kernel.record import Record
from laguna.kernel.registry import load
from laguna.table import Log, Table
from laguna.table.log import Origin

RECORDS = Path(__file__).parents[2] / "records"
EVERY = 10
"""So many lines lie between two positions of a record."""
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Emma")
LONG_NAMES = (
    "Wilhelmine von Rosenberg",
    "Maximilian Oberholzner",
    "Friederike Schwarzkopf",
    "Bartholomäus Wintermeyer",
    "MMMMMMMMMMMMMMMMMMMMMMMM",
)
"""As long as names may be."""


@dataclass(frozen=True)
class Position:
    """A table in which a seat is asked something."""

    name: str
    game: str
    seats: int
    open: Callable[[], Table] = field(repr=False)
    """Opens a table of its own, which may be played on."""
    names: tuple[str, ...] = NAMES
    made_up: bool = False
    """Did it never come up in a game, so that nothing can be said about what a seat knows?"""


@cache
def recorded() -> dict[str, list[Position]]:
    """Every tenth line of the golden records, or the first decision behind it, by the name of the record."""
    return {
        f"{path.parent.name}/{path.stem}": list(_lines(records.read(path), f"{path.parent.name}/{path.stem}"))
        for path in sorted(RECORDS.glob("*/*.rec"))
    }


def _lines(record: Record, name: str) -> Iterator[Position]:
    turns: list[int] = []
    records.replay(record, each=lambda _state, turn, _action: turns.append(turn))
    decisions = [at for at, turn in enumerate(turns) if turn >= 0]
    chosen = {next((at for at in decisions if at >= line), None) for line in range(0, len(turns), EVERY)}
    for at in sorted(at for at in chosen if at is not None):
        yield Position(f"{name}:{at}", record.game, record.seats, _opener(record, at))


def at_line(name: str) -> Position:
    """The position of a record at any line, as in `murano/stall-3:41`."""
    path, line = name.split(":")
    record = records.read(RECORDS / f"{path}.rec")
    return Position(name, record.game, record.seats, _opener(record, int(line)))


def _opener(record: Record, at: int) -> Callable[[], Table]:
    return lambda: Table.as_it_was(record, at)


# Positions made to be full: a late one of a record gets more than anybody ever held, then chance plays on from
# there until somebody is asked what we want to see. Views and choices are those of the real rules.


@cache
def full() -> list[Position]:
    """Positions in which a seat has as much as the screen must bear."""
    murano = _full("murano", "street-palace-4", 560, _rich_in_murano, _ASKED_IN_MURANO)
    venezia = _full("venezia", "all_basilica-5", 470, _rich_in_venezia, _ASKED_IN_VENEZIA)
    return [*murano, *venezia]


_ASKED_IN_MURANO = (
    *("turn", "ship", "sail", "buy", "take", "character", "dock", "hire", "build", "cell", "card"),
    *("income", "produce", "sell", "return", "bought", "score", "visit", "give"),
)
_ASKED_IN_VENEZIA = ("play", "place", "drain", "draw", "take", "order", "discard", "pause", "tokens")


def _full(
    game: str, name: str, at: int, enrich: Callable[[Any], None], asked: tuple[str, ...]
) -> Iterator[Position]:
    record = records.read(RECORDS / game / f"{name}.rec")
    before = Log.of(record, at)
    enrich(before.state)
    for number, question in enumerate(asked):
        world = _play_to(before.game, before.state, question)
        if world is None:
            continue
        # Each has a number of its own: the page takes the same number for the same position.
        origin = Origin(world, before.n + number, before.story)
        yield Position(
            f"full/{game}:{question}",
            game,
            record.seats,
            lambda origin=origin: Table(Log(load(game), record.seats, record.options, origin)),  # type: ignore[misc]
            LONG_NAMES,
            made_up=True,
        )


def _play_to(game: Game[Any], state: Any, question: str) -> Any:  # noqa: ANN401 - the state is the game's own
    """Play on by chance until a seat is asked this; of several tries the one with the most choices.

    What the seat is asked that has most comes before everything else.
    """
    best, most = None, (False, 0)
    for seed in range(30):
        rng, s = Random(seed), game.copy(state)
        for _ in range(1500):
            turn = game.turn(s)
            if turn == OVER:
                break
            legal = game.legal(s)
            if turn >= 0 and game.question(s) == question:
                rank = (turn == state.seat, len(legal))
                if rank > most:
                    best, most = game.copy(s), rank
                if rank[0]:
                    break
            if turn == CHANCE:
                game.apply(s, rng.choices(legal, game.weights(s))[0])
            else:
                game.apply(s, rng.choice(legal))
    return best


def _rich_in_murano(s: Any) -> None:  # noqa: ANN401 - the state is the game's own
    """Seven characters, eight special cards, glass of three colours and every sort of tile, for every seat."""
    for seat in range(s.seats):
        s.people = _with(s.people, seat, _bits(s.characters, 7 - s.people[seat].bit_count()))
        s.owned = _with(s.owned, seat, _bits(s.cards, 2))
        s.gold[seat] += 30
        s.factories = raised(s.factories, seat, 2)
        s.specials = raised(s.specials, seat, 2)
        for face in range(3):
            s.glass[seat * 3 + face] += 4
            for pile in (s.shops, s.palaces):
                pile.held = raised(pile.held, seat * 3 + face, 1)
    # All special cards together are fewer than every seat could show; the seat on turn has the most.
    s.owned = _with(s.owned, s.seat, (1 << 8) - 1 & ~s.owned[s.seat])
    s.working = s.owned[:]
    s.by_hand = True


def _with(row: Any, seat: int, mask: int) -> Any:  # noqa: ANN401 - a row of numbers, compiled or not
    return raised(row, seat, mask)


def _bits(deck: Any, count: int) -> int:  # noqa: ANN401 - a deck of the rules
    """Some cards of a deck that nobody has seen; they leave it."""
    found = 0
    for card in range(60):
        if deck.unseen >> card & 1 and found.bit_count() < count and deck.fresh > 6:
            found |= 1 << card
            deck.unseen &= ~(1 << card)
            deck.fresh -= 1
    return found


def _rich_in_venezia(s: Any) -> None:  # noqa: ANN401 - the state is the game's own
    """Five cards of five kinds in hand, twenty tokens of every worth, and projects that are nearly complete."""
    kinds = len(s.supply)
    worths = len(s.tokens) // 5
    for seat in range(s.seats):
        for kind in range(kinds):
            s.hand[seat * kinds + kind] = 1
        for worth in range(worths):
            more = 20 // worths + (worth < 20 % worths)
            s.tokens[seat * worths + worth] += more
    gold = load("venezia").PAGE.cards
    values = [*gold["swamp"]["gold"], *gold["treasure"]["gold"]]
    for seat in range(s.seats):
        s.gold[seat] = sum(worth * s.tokens[seat * worths + i] for i, worth in enumerate(values))
