"""The actions of Venezia: numbers and notation. What a seat can do comes first, what is drawn after it."""

from typing import Final

from laguna.kernel.action import ActionSpace, Span
from laguna.kernel.cells import i64

from .constants import (
    BRIDGE_NAMES,
    GOLD,
    HEXES,
    KINDS,
    MAX_SEATS,
    MOST_SPACES,
    PLACE_NAMES,
    PROJECTS,
    SWAMP_GOLD,
    TREASURE_GOLD,
)

_NOW = Span("now")
_LATER = Span("later")
_HOUSE = Span("house")
_PROJECT = Span("project", PROJECTS)
_SOLO = Span("solo", PROJECTS)
_DONE = Span("done")
_STOP_ME = Span("stop_me")
_BUILD = Span("build", KINDS)
_BUILD_SOLO = Span("build_solo", PROJECTS)
_AT = Span("at", PLACE_NAMES)
_BRIDGE = Span("bridge", BRIDGE_NAMES)
_DISCARD = Span("discard", PROJECTS)
_DRAIN = Span("drain", HEXES)
_DRAIN_NOTHING = Span("drain_nothing")
_TAKE = Span("take", KINDS)
_PILE = Span("pile")
_OFFER = Span("offer", KINDS)
_GO_ON = Span("go_on")
_DONT_STOP = Span("dont_stop")
_TOKEN = Span("token", tuple(str(gold) for gold in GOLD))
_CHEAPEST = Span("cheapest")
_PAY = Span("pay")
_GOLD = Span("gold", tuple(str(n) for n in range(1, MOST_SPACES + 1)))

_DRAW_FIRST = Span("first", tuple(str(n) for n in range(MAX_SEATS)))
_DRAW_CARD = Span("card", KINDS)
_DRAW_SWAMP = Span("swamp", tuple(str(gold) for gold in SWAMP_GOLD))
_DRAW_TREASURE = Span("treasure", tuple(str(gold) for gold in TREASURE_GOLD))

ACTIONS: Final = ActionSpace(
    [
        _NOW,
        _LATER,
        _HOUSE,
        _PROJECT,
        _SOLO,
        _DONE,
        _STOP_ME,
        _BUILD,
        _BUILD_SOLO,
        _AT,
        _BRIDGE,
        _DISCARD,
        _DRAIN,
        _DRAIN_NOTHING,
        _TAKE,
        _PILE,
        _OFFER,
        _GO_ON,
        _DONT_STOP,
        _TOKEN,
        _CHEAPEST,
        _PAY,
        # Gold joins every decision of the player on turn, and comes last in every list.
        _GOLD,
    ],
    draws=[_DRAW_FIRST, _DRAW_CARD, _DRAW_SWAMP, _DRAW_TREASURE],
)

# The number of the first action of each run. Where a run leaves out the houses, the number is set so that the
# kind can be added as it is: `PROJECT + BRIDGE`.
NOW: Final[i64] = _NOW.first
LATER: Final[i64] = _LATER.first
PLAY_HOUSE: Final[i64] = _HOUSE.first
PROJECT: Final[i64] = _PROJECT.first - 1
SOLO: Final[i64] = _SOLO.first - 1
DONE: Final[i64] = _DONE.first
STOP_ME: Final[i64] = _STOP_ME.first
BUILD: Final[i64] = _BUILD.first
BUILD_SOLO: Final[i64] = _BUILD_SOLO.first - 1
AT: Final[i64] = _AT.first
"""Sites on land and bridges follow each other: `AT + site` for every site."""
DISCARD: Final[i64] = _DISCARD.first - 1
DRAIN: Final[i64] = _DRAIN.first
DRAIN_NOTHING: Final[i64] = _DRAIN_NOTHING.first
TAKE: Final[i64] = _TAKE.first
PILE: Final[i64] = _PILE.first
OFFER: Final[i64] = _OFFER.first
GO_ON: Final[i64] = _GO_ON.first
DONT_STOP: Final[i64] = _DONT_STOP.first
TOKEN: Final[i64] = _TOKEN.first
CHEAPEST: Final[i64] = _CHEAPEST.first
PAY: Final[i64] = _PAY.first
GOLD_SPACES: Final[i64] = _GOLD.first - 1
"""`GOLD_SPACES + k` buys k spaces."""

DRAW_FIRST: Final[i64] = _DRAW_FIRST.first
DRAW_CARD: Final[i64] = _DRAW_CARD.first
DRAW_SWAMP: Final[i64] = _DRAW_SWAMP.first
DRAW_TREASURE: Final[i64] = _DRAW_TREASURE.first


def topic(action: int) -> str:
    """The id of the thing an action is about, whose words explain it; empty if there is none."""
    span = ACTIONS.span(action)
    if span.verb in ("project", "solo", "build", "build_solo", "discard", "take", "offer", "card"):
        return span.id(action)
    return _TOPICS.get(span.verb, "")


_TOPICS: Final = {
    "now": "imaginary",
    "later": "imaginary",
    "house": "house",
    "bridge": "bridge",
    "drain": "swamp",
    "drain_nothing": "swamp",
    "swamp": "swamp",
    "treasure": "treasure",
    "pile": "market",
    "gold": "gold",
    "token": "gold",
    "cheapest": "gold",
    "pay": "gold",
}
