"""The board and the pieces as numbers: what the TOML files say, in the order in which the rules count."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from laguna.kernel import data
from laguna.kernel.cells import Cells, bit, cells_of, i64

from . import data_checks

HERE: Final = Path(__file__).parent.parent
_BOARD_FILE: Final = data.find(HERE, "board.toml")
_CARDS_FILE: Final = data.find(HERE, "cards.toml")
BOARD: Final[dict[str, Any]] = data.load(_BOARD_FILE)
CARDS: Final[dict[str, Any]] = data.load(_CARDS_FILE)
OURS: Final = "6c8b4698569f"
"""The fingerprint of the files that come with Laguna; a test says what it is when they change."""
EDITION: Final[str] = data.edition(OURS, BOARD, CARDS)
"""Which board and cards these are: empty for ours."""

MAX_SEATS: Final = 4
COLOURS: Final = ("white", "brown", "orange", "grey")
"""The colour of each seat."""
RED: Final = 0
BLUE: Final = 1
GREY: Final = 2
CUSTOMERS: Final = ("red", "blue", "grey")
"""Colours of customers and shops, by number."""
GLASS: Final = ("red", "green", "blue")
"""Colours of glass, by number."""

# Kinds of tile, by number: the five piles that can end the game.
STREET: Final = 0
FACTORY: Final = 1
SHOP: Final = 2
PALACE: Final = 3
SPECIAL: Final = 4
KINDS: Final = ("street", "factory", "shop", "palace", "special")

# The eleven deeds of the ring.
TAKE_GOLD: Final = 0
BUY_FACTORY: Final = 1
BUY_SHOP: Final = 2
BUY_PALACE: Final = 3
BUY_SPECIAL: Final = 4
RECRUIT: Final = 5
PLACE_GONDOLIER: Final = 6
BUILD: Final = 7
INCOME: Final = 8
PRODUCTION: Final = 9
HIRE_OR_DISMISS: Final = 10
DEEDS: Final = (
    "take_gold",
    "buy_factory",
    "buy_shop",
    "buy_palace",
    "buy_special",
    "recruit",
    "place_gondolier",
    "build",
    "income",
    "production",
    "hire_or_dismiss",
)
"""What the spaces of the ring are called, by number."""

data_checks.check_board(_BOARD_FILE, BOARD, DEEDS, COLOURS)

RING: Final[Cells] = cells_of(DEEDS.index(space["action"]) for space in BOARD["ring"]["spaces"])
"""The deed of each space, in sailing order."""
SPACES: Final[i64] = len(RING)
DEED_SPACES: Final[Cells] = cells_of(
    sum(1 << space for space, other in enumerate(RING) if other == deed) for deed in range(len(DEEDS))
)
"""The spaces of each deed, one bit a space."""
ANCHORS: Final[tuple[int, ...]] = tuple(i for i, space in enumerate(BOARD["ring"]["spaces"]) if space["anchor"])
"""The spaces where the ships begin."""

ISLANDS: Final[tuple[str, ...]] = tuple(island["id"] for island in BOARD["island"])
"""The islands that are built on, in the order of the board file."""
data_checks.check_cards(_CARDS_FILE, CARDS, ISLANDS, CUSTOMERS, GLASS)
IN_PLAY: Final[tuple[tuple[bool, ...], ...]] = tuple(
    tuple(seats in island["players"] for island in BOARD["island"]) for seats in range(MAX_SEATS + 1)
)
"""Which islands are built on, by number of seats."""

_GRIDS: Final = [data.square_grid(island["grid"]) for island in BOARD["island"]]
_STREETS: Final = [(i, c) for i, grid in enumerate(_GRIDS) for c in range(len(grid)) if grid[c].mark == "s"]
_SITES: Final = [(i, c) for i, grid in enumerate(_GRIDS) for c in range(len(grid)) if grid[c].mark == "b"]

STREET_SPACES: Final[i64] = len(_STREETS)
"""Cells below this number are street spaces, those from it on building spaces ("sites")."""
CELLS: Final[tuple[str, ...]] = tuple(f"{ISLANDS[i]} {_GRIDS[i][c].name}" for i, c in _STREETS + _SITES)
"""Every space of the islands, street spaces first, by island and name."""
CELL_ISLAND: Final[Cells] = cells_of(i for i, _ in _STREETS + _SITES)
"""The island of each cell."""
SITES_BESIDE: Final[Cells] = cells_of(
    sum(bit(s) for s, (j, b) in enumerate(_SITES) if j == i and b in _GRIDS[i][c].neighbours) for i, c in _STREETS
)
"""For each street space the sites that share a side with it, one bit a site."""
CELL_PLACES: Final = tuple((i, _GRIDS[i][c].column, _GRIDS[i][c].row) for i, c in _STREETS + _SITES)
"""Island, column and row of each cell, for drawing."""


def _dock_names() -> tuple[str, ...]:
    """Docks by island and colour; of several in one colour at an island, all but the first have a number, too."""
    names: list[str] = []
    for island in BOARD["island"]:
        colours = [dock["colour"] for dock in island["docks"]]
        for place, colour in enumerate(colours):
            before = colours[:place].count(colour)
            names.append(f"{island['id']} {colour} {before + 1}" if before else f"{island['id']} {colour}")
    return tuple(names)


DOCKS: Final[tuple[str, ...]] = _dock_names()
"""Every dock: its island, its colour and, where there is another one of that colour before it, its number."""
DOCK_ISLAND: Final[Cells] = cells_of(ISLANDS.index(dock.split()[0]) for dock in DOCKS)
"""The island of each dock."""
DOCK_COLOUR: Final[Cells] = cells_of(COLOURS.index(dock.split()[1]) for dock in DOCKS)
"""The seat whose colour a dock has, whether anybody sits there or not."""
OWN_DOCKS: Final[Cells] = cells_of(
    sum(bit(dock) for dock in range(len(DOCKS)) if DOCK_COLOUR[dock] == seat) for seat in range(MAX_SEATS)
)
"""The docks of each seat's colour, one bit a dock."""

STREETS: Final[tuple[str, ...]] = tuple(street["id"] for street in CARDS["street"])
"""The pictures of street tiles."""
STREET_CUSTOMERS: Final = tuple(
    tuple(street["customers"].count(colour) for colour in CUSTOMERS) for street in CARDS["street"]
)
"""Customers of each colour on each picture."""
SHOPS: Final[tuple[str, ...]] = tuple(CARDS["shop"]["faces"])
PALACES: Final[tuple[str, ...]] = tuple(CARDS["palace"]["faces"])
FACES: Final = 3
"""Pictures a shop or palace tile can have: three colours, one to three crests."""
MOST_ALIKE: Final[i64] = max(CARDS["shop"]["counts"] + CARDS["palace"]["counts"])
"""The most tiles with one picture."""

TILES: Final = (*STREETS, "factory", *SHOPS, *PALACES, "special")
"""Everything that can lie on a cell, by number."""
TILE_FACTORY: Final[i64] = len(STREETS)
TILE_SHOP: Final[i64] = TILE_FACTORY + 1
TILE_PALACE: Final[i64] = TILE_SHOP + FACES
TILE_SPECIAL: Final[i64] = TILE_PALACE + FACES
TILE_KIND: Final[Cells] = cells_of(
    [STREET] * len(STREETS) + [FACTORY] + [SHOP] * FACES + [PALACE] * FACES + [SPECIAL]
)
"""The kind of each tile: see `KINDS`."""
EMPTY: Final = -1
"""A cell with nothing on it."""
NOBODY: Final = -1
"""No seat."""

CHARACTERS: Final = tuple(f"character_{n}" for n in range(1, CARDS["characters"]["count"] + 1))
"""The characters; number n of the rules is index n - 1."""
HOME: Final[Cells] = cells_of(
    ISLANDS.index(CARDS["characters"]["home"][str(n)]) if str(n) in CARDS["characters"]["home"] else -1
    for n in range(1, len(CHARACTERS) + 1)
)
"""The one island a character is scored on, or -1 for any."""
CHARACTER_GLASS: Final[Cells] = cells_of(
    GLASS.index(CARDS["characters"]["glass"][str(n)]) if str(n) in CARDS["characters"]["glass"] else -1
    for n in range(1, len(CHARACTERS) + 1)
)
"""The colour of glass a character takes, or -1."""

SPECIAL_CARDS: Final[tuple[str, ...]] = tuple(CARDS["special_cards"]["ids"])
BANK: Final[i64] = 1 << SPECIAL_CARDS.index("bank")
INN: Final[i64] = 1 << SPECIAL_CARDS.index("inn")
HARBOUR_PUB: Final[i64] = 1 << SPECIAL_CARDS.index("harbour_pub")
CRANE_A: Final[i64] = 1 << SPECIAL_CARDS.index("crane_a")
CRANE_B: Final[i64] = 1 << SPECIAL_CARDS.index("crane_b")
HARBOUR: Final[i64] = 1 << SPECIAL_CARDS.index("harbour")
GUILD_HALL: Final[i64] = 1 << SPECIAL_CARDS.index("guild_hall")
HOSTEL: Final[i64] = 1 << SPECIAL_CARDS.index("hostel")
BASILICA: Final[i64] = 1 << SPECIAL_CARDS.index("basilica")
STUDIO_RED_GREEN: Final[i64] = 1 << SPECIAL_CARDS.index("studio_red_green")
STUDIO_BLUE_GREEN: Final[i64] = 1 << SPECIAL_CARDS.index("studio_blue_green")
STUDIO_RED_BLUE: Final[i64] = 1 << SPECIAL_CARDS.index("studio_red_blue")
TRADING_POST: Final[i64] = 1 << SPECIAL_CARDS.index("trading_post")
COUNCIL_HALL: Final[i64] = 1 << SPECIAL_CARDS.index("council_hall")
LIGHTHOUSE: Final[i64] = 1 << SPECIAL_CARDS.index("lighthouse")

GOLD_TIERS: Final[tuple[tuple[int, int], ...]] = tuple((p, v) for p, v in CARDS["scoring"]["gold_tiers"])
"""What characters 7 and 8 turn into points: gold paid, points."""

# Where victory points come from in the course of the game, by number; the final scoring has its own account.
VP_START: Final = 0
VP_FACTORIES: Final = 1
VP_SHOPS: Final = 2
VP_PALACES: Final = 3
VP_CRANES: Final = 4
VP_PUB: Final = 5
VP_GUILD: Final = 6
VP_BASILICA: Final = 7
VP_PRODUCTION: Final = 8
SOURCES: Final = (
    "start",
    "factories",
    "shops",
    "palaces",
    "cranes",
    "harbour_pub",
    "guild_hall",
    "basilica",
    "production",
)
"""The sources by name: each has a line in the account."""

RULE_OF: Final[Mapping[str, str]] = {
    **{f"character_{n}": f"M-CH-{n}" for n in range(1, 41)},
    **dict.fromkeys(STREETS, "M-BUILD-2"),
    **dict.fromkeys(SHOPS, "M-SHOP-1"),
    **dict.fromkeys(PALACES, "M-PAL-1"),
    **dict.fromkeys(("studio_red_green", "studio_blue_green", "studio_red_blue"), "M-SB-STUDIO"),
    **{f"glass_{colour}": "M-PROD-2" for colour in GLASS},
    "factory": "M-FACT-1",
    "special": "M-SPEC-1",
    "street": "M-BUILD-2",
    "shop": "M-SHOP-1",
    "palace": "M-PAL-1",
    "bank": "M-SB-BANK",
    "inn": "M-SB-INN",
    "harbour_pub": "M-SB-PUB",
    "crane_a": "M-SB-CRANE-A",
    "crane_b": "M-SB-CRANE-B",
    "harbour": "M-SB-HARBOUR",
    "guild_hall": "M-SB-GUILD",
    "hostel": "M-SB-HOSTEL",
    "basilica": "M-SB-BASILICA",
    "trading_post": "M-SB-POST",
    "council_hall": "M-SB-HALL",
    "lighthouse": "M-SB-LIGHT",
    "take_gold": "M-GOLD-1",
    "buy_factory": "M-FACT-1",
    "buy_shop": "M-SHOP-1",
    "buy_palace": "M-PAL-1",
    "buy_special": "M-SPEC-1",
    "recruit": "M-REC-1",
    "place_gondolier": "M-GON-1",
    "build": "M-BUILD-1",
    "income": "M-INC-1",
    "production": "M-PROD-1",
    "hire_or_dismiss": "M-HIRE-1",
}
"""The rule that explains a thing."""
