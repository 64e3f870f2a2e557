"""The numbers that a bot's evaluation of Venezia goes by, in one row with names, so that self-play can fit them.

Chances and parts are in thousandths, worths in hundredths of a space, unless it is said otherwise.
"""

from typing import Final

from laguna.kernel.cells import Cells, cells_of

_ROWS: Final = (
    # How likely a seat comes to build.
    ("ready", 950, 1114),  # chance that a project is built if one has its missing cards in hand
    ("helped", 780, 778),  # if others have them
    ("missing_1", 600, 756),  # if one card has to be drawn
    ("missing_2", 450, 503),  # two
    ("missing_3", 300, 212),  # three
    ("firm", 980, 1033),  # chance to stay master builder where nobody could have more cards
    ("shaky", 550, 504),  # where somebody could
    ("overtake", 650, 703),  # chance to become master builder where one could
    ("join", 50, 44),  # chance to become a partner in a project that one could join
    ("take_over", 300, 166),  # chance to take over and complete a project that one has not joined
    ("alone", 990, 911),  # chance to build with a set in hand
    ("alone_1", 560, 618),  # if one card of it is missing
    ("alone_2", 330, 417),  # two
    ("alone_3", 200, 304),  # three
    # What sites, cards, treasures and gold are worth.
    ("soon", 500, 674),  # how far sites count that are not drained yet, for what cannot be built in the next turn
    ("wait", 750, 681),  # what is left of a site if one waits for a better one
    ("house_card", 140, 210),  # a house card in hand
    ("any_card", 30, 43),  # any other card in hand
    ("token", 90, 52),  # a treasure token
    ("luck", 700, 549),  # how far a treasure counts that one would get where one lies now
    ("rest", 15, 15),  # a gold that is too little for a space
    # How long the game still takes, and what that leaves to gain.
    ("pace", 450, 162),  # what the leader gains in a round
    ("gain", 400, 447),  # what each seat gains in a round
    ("tempo", 170, 111),  # being the next on turn
    ("supply", 74, 52),  # rounds for each card that is missing until all buildings of a kind stand, in hundredths
    ("near", 400, 461),  # how much of a round it takes to build what can be built in the next turn, in thousandths
    ("far", 250, 344),  # the same for everything else
    # How answers look at first sight.
    ("rivals", 1000, 1105),  # how much the gains of the others count against one's own
    ("drained", 25, 26),  # a swamp token
    ("room", 130, 132),  # playing a card with so many in hand that only one could be drawn
    ("spoilt", 4, 4),  # a hex without a building beside a new one
    ("first_card", 90, 133),  # beginning a project with a single card
    ("near_token", 45, 45),  # draining for a site where one would get a treasure
    ("house_site", 20, 19),  # draining for a house where one would get a treasure
    ("house_kept", 240, 249),  # a house card that is not played now
    # What may come by itself.
    ("jump", 50, 50),  # a gondola a little ahead, which may be jumped
)

NAMES: Final[tuple[str, ...]] = tuple(name for name, _, _ in _ROWS)
"""What each number of a row is."""
DEFAULTS: Final[Cells] = cells_of(value for _, value, _ in _ROWS)
"""The numbers of the gentler bots, as we thought them out and tried them."""
FITTED: Final[Cells] = cells_of(value for _, _, value in _ROWS)
"""The numbers of `hard` and `expert`, as `bench/fit.py` found them in self-play."""

# Where each of them is. Compiled code reads a row fastest where such a number is written out.
READY: Final = 0
HELPED: Final = 1
MISSING_1: Final = 2
MISSING_2: Final = 3
MISSING_3: Final = 4
FIRM: Final = 5
SHAKY: Final = 6
OVERTAKE: Final = 7
JOIN: Final = 8
TAKE_OVER: Final = 9
ALONE: Final = 10
ALONE_1: Final = 11
ALONE_2: Final = 12
ALONE_3: Final = 13
SOON: Final = 14
WAIT: Final = 15
HOUSE_CARD: Final = 16
ANY_CARD: Final = 17
TOKEN: Final = 18
LUCK: Final = 19
REST: Final = 20
PACE: Final = 21
GAIN: Final = 22
TEMPO: Final = 23
SUPPLY: Final = 24
NEAR: Final = 25
FAR: Final = 26
RIVALS: Final = 27
DRAINED: Final = 28
ROOM: Final = 29
SPOILT: Final = 30
FIRST_CARD: Final = 31
NEAR_TOKEN: Final = 32
HOUSE_SITE: Final = 33
HOUSE_KEPT: Final = 34
JUMP: Final = 35
