"""The board and the pieces as numbers: what the TOML files say, in the order in which the rules count."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from laguna.kernel import data
from laguna.kernel.cells import Cells, cells_of, i64

from . import data_checks

HERE: Final = Path(__file__).parent.parent
_BOARD_FILE: Final = data.find(HERE, "board.toml")
_CARDS_FILE: Final = data.find(HERE, "cards.toml")
BOARD: Final[dict[str, Any]] = data.load(_BOARD_FILE)
CARDS: Final[dict[str, Any]] = data.load(_CARDS_FILE)
OURS: Final = "f91507f6e5d8"
"""The fingerprint of the files that come with Laguna; a test says what it is when they change."""
EDITION: Final[str] = data.edition(OURS, BOARD, CARDS)
"""Which board and cards these are: empty for ours."""
_ENTRIES: Final = data_checks.Entries(_BOARD_FILE, _CARDS_FILE)
MAX_SEATS: Final = 5
data_checks.check_cards(_ENTRIES, CARDS, MAX_SEATS)
data_checks.check_grids(_ENTRIES, BOARD["quarter"])

COLOURS: Final = ("red", "blue", "green", "yellow", "black")
"""The colour of each seat's gondola."""
NOBODY: Final = -1
"""No seat."""
IMAGINARY: Final = 2
"""The place of the imaginary player among those with cards in front of them, in a game of two (V-TWO-1)."""

# The kinds of building and of card, by number.
HOUSE: Final = 0
PALAZZO: Final = 1
CAMPO: Final = 2
BASILICA: Final = 3
BRIDGE: Final = 4
KINDS: Final[tuple[str, ...]] = tuple(kind["id"] for kind in CARDS["kind"])
KIND_COUNT: Final[i64] = len(KINDS)
PROJECTS: Final = KINDS[PALAZZO:]
"""The kinds that are built from several cards, with a master builder."""
NEEDS: Final[Cells] = cells_of(kind["needs"] for kind in CARDS["kind"])
"""How many cards a building of each kind takes."""
DECK: Final[tuple[int, ...]] = tuple(kind["cards"] for kind in CARDS["kind"])
"""How many cards of each kind there are."""
BUILDINGS: Final[tuple[int, ...]] = tuple(kind["buildings"] for kind in CARDS["kind"])
"""How many buildings of each kind there are, those that stand from the start included."""
SIZES: Final[tuple[int, ...]] = tuple(kind["hexes"] for kind in CARDS["kind"])
"""How many hexes a building of each kind covers."""
POINTS: Final[Cells] = cells_of(kind["points"] for kind in CARDS["kind"])
"""What a building of each kind brings; for palazzi, campi and bridges this counts once for each hex or house."""
PARTNER_DIVISOR: Final[i64] = CARDS["partner"]["divisor"]
"""A partner gets the points of a building divided by this (V-POINT-1)."""

START_HAND: Final[i64] = CARDS["hand"]["start"]
MOST_IN_HAND: Final[i64] = CARDS["hand"]["most"]
OFFER_TAKES: Final[i64] = CARDS["hand"]["take"]
MOST_TO_OFFER: Final[i64] = MOST_IN_HAND - OFFER_TAKES + 1
"""With more in hand no card can be put into the market: what is taken for it would be too much (V-DRAW-3)."""
MOST_KINDS: Final[i64] = CARDS["front"]["kinds"]
SWEPT: Final[i64] = CARDS["market"]["swept"]
SPACE_PRICE: Final[i64] = CARDS["gold"]["space"]
MOST_DRAINED: Final[i64] = CARDS["drain"]["most"]

SWAMP_GOLD: Final[tuple[int, ...]] = tuple(CARDS["swamp"]["gold"])
SWAMP_COUNTS: Final[tuple[int, ...]] = tuple(CARDS["swamp"]["counts"])
TREASURE_GOLD: Final[tuple[int, ...]] = tuple(CARDS["treasure"]["gold"])
TREASURE_COUNTS: Final[tuple[int, ...]] = tuple(CARDS["treasure"]["counts"])
SWAMP_WORTHS: Final[i64] = len(SWAMP_GOLD)
TREASURE_WORTHS: Final[i64] = len(TREASURE_GOLD)
GOLD: Final[Cells] = cells_of(SWAMP_GOLD + TREASURE_GOLD)
"""What a token can be worth: swamp tokens first, then treasure tokens. A worth tells which of the two it is."""
TOKEN_COUNTS: Final = SWAMP_COUNTS + TREASURE_COUNTS
WORTHS: Final[i64] = len(GOLD)
MOST_SPACES: Final = sum(g * n for g, n in zip(GOLD, TOKEN_COUNTS, strict=True)) // SPACE_PRICE
"""How far all the gold of the game would go."""

# Hexes. Within a quarter a hex is one bit of a mask; in the whole city it has one number.

QUARTERS: Final[tuple[str, ...]] = tuple(quarter["id"] for quarter in BOARD["quarter"])
QUARTER_COUNT: Final[i64] = len(QUARTERS)
_GRIDS: Final = [data.hex_grid(quarter["grid"]) for quarter in BOARD["quarter"]]
FIRST_HEX: Final[Cells] = cells_of(sum(len(grid) for grid in _GRIDS[:q]) for q in range(QUARTER_COUNT))
"""The number of the first hex of each quarter."""
HEXES: Final = tuple(f"{QUARTERS[q]} {cell.name}" for q, grid in enumerate(_GRIDS) for cell in grid)
"""Every hex by quarter and name."""
HEX_COUNT: Final[i64] = len(HEXES)
HEX_QUARTER: Final[Cells] = cells_of(q for q, grid in enumerate(_GRIDS) for _ in grid)
"""The quarter of each hex."""
HEX_BIT: Final[Cells] = cells_of(1 << i for grid in _GRIDS for i in range(len(grid)))
"""The bit of each hex in the masks of its quarter."""
HEX_PLACES: Final = tuple((q, cell.column, cell.row) for q, grid in enumerate(_GRIDS) for cell in grid)
"""Quarter, column and row of each hex, for drawing."""
_BESIDE: Final = tuple(sum(1 << n for n in cell.neighbours) for grid in _GRIDS for cell in grid)
"""The hexes round each hex, as a mask of its quarter (V-ADJ-1)."""

SWAMP: Final = -2
"""A hex under swamp."""
EMPTY: Final = -1
"""A hex with nothing on it: drained, or stone."""
START_HEXES: Final = tuple(data_checks.MARKS[cell.mark] for grid in _GRIDS for cell in grid)
"""What lies on each hex at the start: `SWAMP`, `EMPTY` or a kind of building."""

# Sites: every place where a building can go, by number: single hexes (houses, campi), pairs (palazzi), triangles
# (basilicas), and the ends of bridges.


def _pairs() -> list[tuple[int, ...]]:
    """Every two hexes that share a side."""
    return [
        (FIRST_HEX[q] + i, FIRST_HEX[q] + n)
        for q, grid in enumerate(_GRIDS)
        for i, cell in enumerate(grid)
        for n in sorted(cell.neighbours)
        if i < n
    ]


def _triangles() -> list[tuple[int, ...]]:
    """Every three hexes of which each touches the other two."""
    return [
        (FIRST_HEX[q] + i, FIRST_HEX[q] + n, FIRST_HEX[q] + m)
        for q, grid in enumerate(_GRIDS)
        for i, cell in enumerate(grid)
        for n in sorted(cell.neighbours)
        for m in sorted(cell.neighbours)
        if i < n < m and m in grid[n].neighbours
    ]


data_checks.check_bridges(_ENTRIES, BOARD["bridges"]["sites"], HEXES)
data_checks.check_track(_ENTRIES, BOARD["track"], QUARTERS)


def _bridge_ends() -> list[tuple[int, ...]]:
    """Every end of a bridge site, with the end across the canal."""
    sites = [(HEXES.index(a), HEXES.index(b)) for a, b in BOARD["bridges"]["sites"]]
    return sorted([(a, b) for a, b in sites] + [(b, a) for a, b in sites])


def _name(site: tuple[int, ...]) -> str:
    """`castello c2+c3`: the quarter, and the hexes in it."""
    return f"{HEXES[site[0]].split()[0]} " + "+".join(HEXES[h].split()[1] for h in site)


_PAIRS: Final = _pairs()
_TRIANGLES: Final = _triangles()
_BRIDGE_ENDS: Final = _bridge_ends()
SITES: Final[tuple[tuple[int, ...], ...]] = (
    *((h,) for h in range(HEX_COUNT)),
    *_PAIRS,
    *_TRIANGLES,
    *_BRIDGE_ENDS,
)
"""The hexes of each site. Of a bridge the first hex is the end in the quarter that is scored."""
FIRST_PAIR: Final[i64] = HEX_COUNT
FIRST_TRIANGLE: Final[i64] = FIRST_PAIR + len(_PAIRS)
FIRST_BRIDGE: Final[i64] = FIRST_TRIANGLE + len(_TRIANGLES)
SITE_COUNT: Final[i64] = len(SITES)
PLACE_NAMES: Final = tuple(_name(site) for site in SITES[:FIRST_BRIDGE])
"""The sites on land."""
BRIDGE_NAMES: Final = tuple(HEXES[site[0]] for site in SITES[FIRST_BRIDGE:])
"""The bridges, each called by its end in the quarter that is scored."""
SITE_FIRST: Final[Cells] = cells_of((0, FIRST_PAIR, 0, FIRST_TRIANGLE, FIRST_BRIDGE))
"""The first site a building of each kind can go to ..."""
SITE_END: Final[Cells] = cells_of((HEX_COUNT, FIRST_TRIANGLE, HEX_COUNT, FIRST_BRIDGE, SITE_COUNT))
"""... and the one behind the last."""
SITE_QUARTER: Final[Cells] = cells_of(HEX_QUARTER[site[0]] for site in SITES)
"""The quarter of each site; of a bridge the one that is scored."""
SITE_MASK: Final[Cells] = cells_of(
    HEX_BIT[site[0]] if i >= FIRST_BRIDGE else sum(HEX_BIT[h] for h in site) for i, site in enumerate(SITES)
)
"""The hexes of each site in that quarter."""
SITE_ACROSS: Final[Cells] = cells_of(
    HEX_QUARTER[site[1]] if i >= FIRST_BRIDGE else -1 for i, site in enumerate(SITES)
)
"""The quarter of the other end of a bridge, else -1."""
SITE_ACROSS_MASK: Final[Cells] = cells_of(
    HEX_BIT[site[1]] if i >= FIRST_BRIDGE else 0 for i, site in enumerate(SITES)
)
"""The hex of the other end of a bridge."""


def _around(site: tuple[int, ...]) -> int:
    around = own = 0
    for h in site:
        around |= _BESIDE[h]
        own |= HEX_BIT[h]
    return around & ~own


SITE_AROUND: Final[Cells] = cells_of(_around(site) if i < FIRST_BRIDGE else 0 for i, site in enumerate(SITES))
"""The hexes round each site on land, as a mask of its quarter, each once and never its own (V-ADJ-2)."""
_STANDING: Final = tuple(
    tuple(
        SITE_FIRST[kind] + site
        for site in data_checks.standing_sites(
            _ENTRIES, kind, START_HEXES, HEXES, SITES[SITE_FIRST[kind] : SITE_END[kind]]
        )
    )
    for kind in range(KIND_COUNT)
)
"""The sites of the buildings that stand from the start, by kind."""
STANDING: Final = tuple(site for sites in _STANDING for site in sites)
"""The sites of all buildings that stand from the start, houses first, bridges last."""
START_SUPPLY: Final = tuple(buildings - len(sites) for buildings, sites in zip(BUILDINGS, _STANDING, strict=True))
"""How many buildings of each kind are left to build at the start (V-SET-2)."""
data_checks.check_pieces(_ENTRIES, CARDS, [len(sites) for sites in _STANDING], START_HEXES.count(SWAMP))

# The track.

LAST_SPACE: Final[i64] = max(n for space in BOARD["track"]["spaces"] for n in space["n"])
"""Reaching it ends the game; the mooring posts follow."""


def _along() -> list[int]:
    along = [0] * (LAST_SPACE + 1)
    for space in ({"n": [0], **BOARD["track"]["start"]}, *BOARD["track"]["spaces"]):
        for n in space["n"]:
            along[n] = sum(1 << QUARTERS.index(quarter) for quarter in space["along"])
    return along


ALONG: Final[Cells] = cells_of(_along())
"""The quarters along each space, the start included, one bit a quarter; the posts lie along none."""
_CROSSING: Final = [space["n"] for space in BOARD["track"]["spaces"] if len(space["n"]) > 1]
CROSSING: Final[i64] = min(_CROSSING[0])
"""The space that has two numbers: the lower one ..."""
CROSSING_AGAIN: Final[i64] = max(_CROSSING[0])
"""... and the higher one (V-MOVE-2)."""

# Where the spaces of a gondola come from, by number; each has a line in the account.
FROM_SHARES: Final[i64] = KIND_COUNT
FROM_GOLD: Final[i64] = KIND_COUNT + 1
FROM_JUMPS: Final[i64] = KIND_COUNT + 2
SOURCES: Final = (*KINDS, "shares", "gold", "jumps")
"""What one built as master or alone, by kind; shares in what others built; gold; occupied spaces jumped."""

RULE_OF: Final[Mapping[str, str]] = {
    "house": "V-HOUSE",
    "palazzo": "V-PAL",
    "campo": "V-CAMPO",
    "basilica": "V-BAS",
    "bridge": "V-BRIDGE",
    "project": "V-PLAY-2",
    "solo": "V-PLAY-5",
    "pawn": "V-PLAY-3",
    "market": "V-DRAW-2",
    "gold": "V-GOLD-1",
    "swamp": "V-DRAIN-1",
    "treasure": "V-TREAS-1",
    "gondola": "V-MOVE-1",
    "imaginary": "V-TWO-1",
}
"""The rule that explains a thing."""
