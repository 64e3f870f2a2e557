"""The parameters of a bot's evaluation of Murano, in one row with names, so that self-play can fit them.

Values are in hundredths of a point and shares in percent, unless a comment says otherwise.
"""

from typing import Final

from laguna.games.murano.rules.constants import SPECIAL_CARDS
from laguna.kernel.cells import Cells, cells_of, i64

_ROWS: Final = (
    # How long the game still takes: tiles of each kind that leave their pile in a hundred turns.
    ("pace_street", 75, 93, 102),
    ("pace_factory", 9, 9, 9),
    ("pace_shop", 10, 14, 14),
    ("pace_palace", 11, 13, 13),
    ("pace_special", 9, 12, 13),
    ("horizon", 250, 339, 351),  # tenths of a turn that a player looks ahead
    # What turns and gold are worth.
    ("people_turn", 350, 425, 466),  # a turn spent on recruiting or placing, gold aside
    ("plain_turn", 300, 414, 476),  # a turn spent well when all gondoliers have their characters
    ("spending", 22, 23, 21),  # tenths of a gold that such a turn costs
    ("base_engine", 20, 12, 12),  # tenths of a gold that a turn for gold brings without shops and factories
    ("shop_share", 100, 57, 43),  # how much of the best income counts as such a turn
    ("to_lane", 15, 16, 13),  # customers, in hundredths, that a free street space may still bring one's shops
    ("shop_hope", 60, 77, 72),  # what a shop in hand may earn in ten turns, as long as there are no others
    ("factory_engine", 8, 7, 6),  # tenths of a gold more for each factory
    ("first_gold", 130, 161, 164),  # what the first five gold are worth, against gold in general
    ("next_gold", 80, 72, 68),  # ... the next seven
    ("more_gold", 40, 33, 36),  # ... eight more
    ("last_gold", 10, 14, 13),  # ... and what is left
    # What characters may come to.
    ("full_game", 350, 219, 204),  # tenths of a turn that a player has when everything is still open
    ("reach_base", 97, 61, 57),  # how sure it is that a condition will be met, whatever is missing ...
    ("reach_step", 3, 4, 4),  # ... and how much less with each step that is
    ("reach_pace", 12, 14, 15),  # tenths of a turn that a step takes
    ("hold_tight", 20, 20, 19),  # how likely something is to spoil an equality in a whole game
    ("hold_loose", 15, 12, 11),  # ... or what only another player's tile on one island could spoil
    ("grow_factory", 80, 94, 100),  # tiles, in hundredths, that come to an island of one's choice in a whole game
    ("grow_shop", 90, 82, 72),
    ("grow_palace", 110, 131, 142),
    ("grow_special", 70, 87, 85),
    ("grow_street", 250, 231, 237),
    ("trust", 100, 106, 98),  # how much of what a character may come to score is counted
    ("grow_held", 30, 25, 24),  # how much of a tile in hand counts as built there
    ("wish_share", 60, 48, 44),  # how much of what a tile would bring a character counts while it is in hand
    # What is not a character yet.
    ("recruit", 650, 554, 563),  # the best of three characters
    ("short_handed", 60, 48, 39),  # how much of the cost of hiring is taken off for each gondolier in the supply
    ("free_dock", 60, 73, 75),  # a gondolier on a dock with nobody to bring, its own point aside
    ("special", 280, 216, 197),  # the best of three special cards, in a whole game
    ("glass", 45, 42, 39),  # how much of the price of a glass counts while it is not sold
    ("ring", 60, 30, 30),  # how much of the best that the ring allows now counts for the player whose turn begins
    # How much a difference counts at first sight: so many hundredths halve a weight.
    ("halving", 60, 62, 53),
    # Special cards: what each is worth with ten turns to go.
    *zip(
        SPECIAL_CARDS,
        # bank, inn, harbour_pub, crane_a, crane_b, harbour, guild_hall, hostel, basilica,
        # three studios, trading_post, council_hall, lighthouse
        (220, 380, 250, 230, 220, 260, 90, 330, 0, 120, 120, 120, 130, 150, 200),
        (128, 252, 333, 308, 186, 322, 107, 313, 0, 93, 100, 78, 151, 136, 178),
        (120, 249, 345, 336, 160, 322, 109, 266, 0, 91, 101, 79, 139, 146, 151),
        strict=True,
    ),
)

NAMES: Final[tuple[str, ...]] = tuple(row[0] for row in _ROWS)
"""The name of each parameter."""
DEFAULTS: Final[Cells] = cells_of(row[1] for row in _ROWS)
"""The parameters of the weaker bots, chosen by hand."""
FITTED: Final[Cells] = cells_of(row[2] for row in _ROWS)
"""The parameters of `hard`, which come close to those of `expert`."""
REFINED: Final[Cells] = cells_of(row[3] for row in _ROWS)
"""The parameters of `expert`, as `bench/fit.py` found them in self-play."""

PACE: Final[i64] = NAMES.index("pace_street")
"""Where the paces begin, by kind of tile."""
HORIZON: Final[i64] = NAMES.index("horizon")
PEOPLE_TURN: Final[i64] = NAMES.index("people_turn")
PLAIN_TURN: Final[i64] = NAMES.index("plain_turn")
SPENDING: Final[i64] = NAMES.index("spending")
BASE_ENGINE: Final[i64] = NAMES.index("base_engine")
SHOP_SHARE: Final[i64] = NAMES.index("shop_share")
TO_LANE: Final[i64] = NAMES.index("to_lane")
SHOP_HOPE: Final[i64] = NAMES.index("shop_hope")
FACTORY_ENGINE: Final[i64] = NAMES.index("factory_engine")
FIRST_GOLD: Final[i64] = NAMES.index("first_gold")
NEXT_GOLD: Final[i64] = NAMES.index("next_gold")
MORE_GOLD: Final[i64] = NAMES.index("more_gold")
LAST_GOLD: Final[i64] = NAMES.index("last_gold")
FULL_GAME: Final[i64] = NAMES.index("full_game")
REACH_BASE: Final[i64] = NAMES.index("reach_base")
REACH_STEP: Final[i64] = NAMES.index("reach_step")
REACH_PACE: Final[i64] = NAMES.index("reach_pace")
HOLD_TIGHT: Final[i64] = NAMES.index("hold_tight")
HOLD_LOOSE: Final[i64] = NAMES.index("hold_loose")
GROW_FACTORY: Final[i64] = NAMES.index("grow_factory")
GROW_SHOP: Final[i64] = NAMES.index("grow_shop")
GROW_PALACE: Final[i64] = NAMES.index("grow_palace")
GROW_SPECIAL: Final[i64] = NAMES.index("grow_special")
GROW_STREET: Final[i64] = NAMES.index("grow_street")
TRUST: Final[i64] = NAMES.index("trust")
GROW_HELD: Final[i64] = NAMES.index("grow_held")
WISH_SHARE: Final[i64] = NAMES.index("wish_share")
RECRUIT: Final[i64] = NAMES.index("recruit")
SHORT_HANDED: Final[i64] = NAMES.index("short_handed")
FREE_DOCK: Final[i64] = NAMES.index("free_dock")
SPECIAL: Final[i64] = NAMES.index("special")
GLASS: Final[i64] = NAMES.index("glass")
RING: Final[i64] = NAMES.index("ring")
HALVING: Final[i64] = NAMES.index("halving")
CARD: Final[i64] = NAMES.index(SPECIAL_CARDS[0])
"""Where the special cards begin."""
