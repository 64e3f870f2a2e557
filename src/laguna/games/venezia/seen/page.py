"""What the page may have of the board and the pieces, to draw them: all of it is printed on the box."""

from typing import Final

from laguna.kernel.game import PageData

from ..rules import constants as c

PAGE: Final = PageData(
    board=c.BOARD,
    cards=c.CARDS,
    ids={
        "colours": c.COLOURS,
        "kinds": c.KINDS,
        "projects": c.PROJECTS,
        "quarters": c.QUARTERS,
        "hexes": c.HEXES,
        "place_names": c.PLACE_NAMES,
        "bridge_names": c.BRIDGE_NAMES,
        "sources": c.SOURCES,
    },
    numbers={
        "needs": tuple(map(int, c.NEEDS)),
        "deck": tuple(map(int, c.DECK)),
        "buildings": tuple(map(int, c.BUILDINGS)),
        "sizes": tuple(map(int, c.SIZES)),
        "swamp_gold": tuple(map(int, c.SWAMP_GOLD)),
        "swamp_counts": tuple(map(int, c.SWAMP_COUNTS)),
        "treasure_gold": tuple(map(int, c.TREASURE_GOLD)),
        "treasure_counts": tuple(map(int, c.TREASURE_COUNTS)),
        "gold": tuple(map(int, c.GOLD)),
        "token_counts": tuple(map(int, c.TOKEN_COUNTS)),
        "first_hex": tuple(map(int, c.FIRST_HEX)),
        "hex_quarter": tuple(map(int, c.HEX_QUARTER)),
        "start_hexes": tuple(map(int, c.START_HEXES)),
        "site_first": tuple(map(int, c.SITE_FIRST)),
        "site_end": tuple(map(int, c.SITE_END)),
        "site_quarter": tuple(map(int, c.SITE_QUARTER)),
        "site_across": tuple(map(int, c.SITE_ACROSS)),
        "standing": tuple(map(int, c.STANDING)),
        "along": tuple(map(int, c.ALONG)),
    },
    rows={
        "hex_places": c.HEX_PLACES,
        "sites": c.SITES,
    },
    rules={
        "hex": "V-BUILD-3",
        "space": c.RULE_OF["gondola"],
        "crossing": "V-MOVE-2",
    },
)
