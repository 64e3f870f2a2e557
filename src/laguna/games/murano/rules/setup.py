"""Setting up: pieces for 2, 3 and 4 players, and the draws before the first turn (M-SET-1 to 6)."""

from collections.abc import Mapping
from typing import Final

from laguna.kernel.action import Buffer
from laguna.kernel.cells import bit, cells, cells_of, i64, raised
from laguna.kernel.event import Event

from . import actions as a
from . import questions as q
from .constants import (
    ANCHORS,
    CARDS,
    CELL_ISLAND,
    CELLS,
    CHARACTERS,
    DOCK_ISLAND,
    DOCKS,
    FACES,
    IN_PLAY,
    MAX_SEATS,
    PALACE,
    SOURCES,
    SPECIAL_CARDS,
    STREET_SPACES,
    VP_START,
)
from .piles import Deck, TilePile
from .state import State

SEATS: Final[tuple[int, ...]] = (2, 3, 4)
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "leftover_gondoliers": ("board", "all"),
    "empty_equal": ("yes", "no"),
    "stall_rounds": ("30", "0", "1", "2", "5", "10", "20", "50", "100"),
    "scoring": ("best", "hand"),
    "last_studio": ("counts", "not"),
}
"""What can be chosen for a game: the values of each option, the default first."""
ADDED_OPTIONS: Final[frozenset[str]] = frozenset({"last_studio"})
"""Options that came after the first records of these rules: a header leaves them out at their default."""


def new(seats: i64, options: Mapping[str, str] = {}) -> State:
    """M-SET-2 to M-SET-6: the table before the first draw."""
    chosen = {name: options.get(name, values[0]) for name, values in OPTIONS.items()}
    small = seats < MAX_SEATS
    s = State()
    s.seats = seats
    s.leftover_all = chosen["leftover_gondoliers"] == "all"
    s.empty_equal = chosen["empty_equal"] == "yes"
    s.stall_rounds = int(chosen["stall_rounds"])
    s.by_hand = chosen["scoring"] == "hand"
    s.last_studio = chosen["last_studio"] == "counts"
    for anchor in ANCHORS:
        s.black |= 1 << anchor
    _lay_out_piles(s, small)
    _lay_out_board(s)
    for seat in range(seats):
        s.gold[seat] = CARDS["start"]["gold"]
        s.vp[seat] = CARDS["start"]["vp"]
        s.tally[seat * len(SOURCES) + VP_START] = CARDS["start"]["vp"]
        s.hand[seat] = CARDS["start"]["gondoliers"]
        s.supply[seat] = CARDS["start"]["supply"]
    if small:
        q.ask(s, q.BOX)
    q.ask(s, q.ANCHOR_RED)
    q.ask(s, q.FIRST)
    return s


def _lay_out_piles(s: State, small: bool) -> None:
    """M-SET-2, M-SET-3, M-SET-4: tiles, cards and glass; some stay in the box with 2 or 3 players."""
    s.streets = cells_of([t["count"] - (t["small_out"] if small else 0) for t in CARDS["street"]])
    shops = list(CARDS["shop"]["counts"])
    if small:
        shops = [n - out for n, out in zip(shops, CARDS["shop"]["small_out"], strict=True)]
    palaces = list(CARDS["palace"]["counts"])
    s.shops = TilePile(cells_of(shops), cells(MAX_SEATS * FACES), -1, None)
    s.palaces = TilePile(cells_of(palaces), cells(MAX_SEATS * FACES), -1, None)
    s.pile = cells_of(
        [
            sum(s.streets),
            CARDS["factory"]["count"] - (CARDS["factory"]["small_out"] if small else 0),
            sum(shops),
            sum(palaces),
            CARDS["special"]["count"] - (CARDS["special"]["small_out"] if small else 0),
        ]
    )
    people = (1 << len(CHARACTERS)) - 1
    if small:
        for number in CARDS["characters"]["small_out"]:
            people ^= 1 << (number - 1)
    # The five that leave the game are never drawn: they are those nobody has seen in the end.
    s.characters = Deck(people, people.bit_count() - CARDS["characters"]["out"], (), 0, None)
    s.cards = Deck((1 << len(SPECIAL_CARDS)) - 1, len(SPECIAL_CARDS), (), 0, None)
    s.bag = cells(3, CARDS["glass"]["each"])


def _lay_out_board(s: State) -> None:
    """M-SET-3: islands that are not in the game have no spaces and no docks."""
    for cell in range(len(CELLS)):
        if IN_PLAY[s.seats][CELL_ISLAND[cell]]:
            if cell < STREET_SPACES:
                s.street_room |= bit(cell)
            else:
                s.site_room |= bit(cell - STREET_SPACES)
    for dock in range(len(DOCKS)):
        if IN_PLAY[s.seats][DOCK_ISLAND[dock]]:
            s.dock_room |= bit(dock)


def legal_first(s: State, out: Buffer) -> None:
    """M-SET-1: any seat may be first."""
    for seat in range(s.seats):
        out.add(a.DRAW_FIRST + seat)


def apply_first(s: State, action: i64) -> None:
    """M-SET-1: the first player."""
    s.first = action - a.DRAW_FIRST
    s.seat = s.first
    if s.log is not None:
        s.log.append(Event("first", {"seat": s.first}))
    q.answered(s)


def legal_anchor_red(s: State, out: Buffer) -> None:
    """M-SET-6: any anchor space."""
    for anchor in ANCHORS:
        out.add(a.DRAW_RED + anchor)


def apply_anchor_red(s: State, action: i64) -> None:
    """M-SET-6: one of the eight ships is the red one."""
    s.red = action - a.DRAW_RED
    s.black ^= 1 << s.red
    if s.log is not None:
        s.log.append(Event("anchor_red", {"space": s.red + 1}))
    q.answered(s)


def legal_box(s: State, out: Buffer) -> None:
    """M-SET-3: any palace may be the one that stays in the box."""
    for face in range(FACES):
        out.add(a.DRAW_OUT + face)


def apply_box(s: State, action: i64) -> None:
    """M-SET-3: nobody learns which palace stays in the box."""
    face = action - a.DRAW_OUT
    s.palaces.left = raised(s.palaces.left, face, -1)
    s.palaces.box = face
    s.pile = raised(s.pile, PALACE, -1)
    q.answered(s)
