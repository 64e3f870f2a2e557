"""The actions of Murano: numbers and notation. What a seat can do comes first, what is drawn after it."""

from typing import Final

from laguna.kernel.action import ActionSpace, Span
from laguna.kernel.cells import i64

from .constants import (
    CARDS,
    CELLS,
    CHARACTERS,
    DEEDS,
    DOCKS,
    GLASS,
    GOLD_TIERS,
    ISLANDS,
    KINDS,
    MAX_SEATS,
    MOST_ALIKE,
    PALACES,
    RING,
    SHOPS,
    SPACES,
    SPECIAL_CARDS,
    STREET,
    STREETS,
)

_SPACES = tuple(str(n + 1) for n in range(SPACES))

_ACT = Span("act")
_PASS = Span("pass")
_DO = Span("do")
_SHIP = Span("ship", _SPACES)
_RED_SHIP = Span("red_ship")
_SAIL = Span("sail", _SPACES)
_TOP = Span("top")
_SEARCH = Span("search")
_TAKE = Span("take", SHOPS + PALACES)
_BUILD = Span("build", (KINDS[STREET], "factory", *SHOPS, *PALACES, "special"))
_AT = Span("at", CELLS)
_KEEP = Span("keep", CHARACTERS + SPECIAL_CARDS)
_DECLINE = Span("decline")
_DOCK = Span("dock", DOCKS)
_HIRE = Span("hire")
_DISMISS = Span("dismiss")
_INCOME = Span("income", ISLANDS)
_PRODUCE = Span("produce", tuple(str(k) for k in range(CARDS["factory"]["count"] + 1)))
_EXTRA = Span("extra")
_NO_EXTRA = Span("no_extra")
_SELL = Span("sell", GLASS)
_RETURN = Span("return", GLASS)
_SCORE = Span("score", CHARACTERS)
_VISIT = Span("visit", ISLANDS)
_PAY = Span("pay", tuple(str(gold) for gold, _ in GOLD_TIERS))
_GIVE = Span("give", GLASS)
_DONE = Span("done")

_DRAW_FIRST = Span("first", tuple(str(n) for n in range(MAX_SEATS)))
_DRAW_RED = Span("anchor_red", _SPACES)
_DRAW_OUT = Span("box", PALACES)
_DRAW_LEFT = Span("left", tuple(f"{face} {n}" for face in SHOPS + PALACES for n in range(MOST_ALIKE + 1)))
_DRAW_SHOW = Span("show", CHARACTERS)
_DRAW_STREET = Span("draw", STREETS)
_DRAW_SHOP = Span("draw", SHOPS)
_DRAW_PALACE = Span("draw", PALACES)
_DRAW_CHARACTER = Span("draw", CHARACTERS)
_DRAW_CARD = Span("draw", SPECIAL_CARDS)
_DRAW_GLASS = Span("draw", tuple(f"glass_{colour}" for colour in GLASS))

ACTIONS: Final = ActionSpace(
    [
        _ACT,
        _PASS,
        _DO,
        _SHIP,
        _RED_SHIP,
        _SAIL,
        _TOP,
        _SEARCH,
        _TAKE,
        _BUILD,
        _AT,
        _KEEP,
        _DECLINE,
        _DOCK,
        _HIRE,
        _DISMISS,
        _INCOME,
        _PRODUCE,
        _EXTRA,
        _NO_EXTRA,
        _SELL,
        _RETURN,
        _SCORE,
        _VISIT,
        _PAY,
        _GIVE,
        _DONE,
    ],
    draws=[
        _DRAW_FIRST,
        _DRAW_RED,
        _DRAW_OUT,
        _DRAW_LEFT,
        _DRAW_SHOW,
        _DRAW_STREET,
        _DRAW_SHOP,
        _DRAW_PALACE,
        _DRAW_CHARACTER,
        _DRAW_CARD,
        _DRAW_GLASS,
    ],
)

# The number of the first action of each run: `SHIP + 4` is the black ship on the fifth space.
ACT: Final[i64] = _ACT.first
PASS: Final[i64] = _PASS.first
DO: Final[i64] = _DO.first
SHIP: Final[i64] = _SHIP.first
RED_SHIP: Final[i64] = _RED_SHIP.first
SAIL: Final[i64] = _SAIL.first
TOP: Final[i64] = _TOP.first
SEARCH: Final[i64] = _SEARCH.first
TAKE_SHOP: Final[i64] = _TAKE.first
TAKE_PALACE: Final[i64] = _TAKE.first + len(SHOPS)
BUILD_STREET: Final[i64] = _BUILD.first
BUILD_FACTORY: Final[i64] = BUILD_STREET + 1
BUILD_SHOP: Final[i64] = BUILD_STREET + 2
BUILD_PALACE: Final[i64] = BUILD_SHOP + len(SHOPS)
BUILD_SPECIAL: Final[i64] = BUILD_PALACE + len(PALACES)
AT: Final[i64] = _AT.first
KEEP_CHARACTER: Final[i64] = _KEEP.first
KEEP_CARD: Final[i64] = _KEEP.first + len(CHARACTERS)
DECLINE: Final[i64] = _DECLINE.first
DOCK: Final[i64] = _DOCK.first
HIRE: Final[i64] = _HIRE.first
DISMISS: Final[i64] = _DISMISS.first
INCOME_AT: Final[i64] = _INCOME.first
PRODUCE: Final[i64] = _PRODUCE.first
EXTRA: Final[i64] = _EXTRA.first
NO_EXTRA: Final[i64] = _NO_EXTRA.first
SELL: Final[i64] = _SELL.first
RETURN: Final[i64] = _RETURN.first
SCORE: Final[i64] = _SCORE.first
VISIT: Final[i64] = _VISIT.first
PAY: Final[i64] = _PAY.first
GIVE: Final[i64] = _GIVE.first
DONE: Final[i64] = _DONE.first

DRAW_FIRST: Final[i64] = _DRAW_FIRST.first
DRAW_RED: Final[i64] = _DRAW_RED.first
DRAW_OUT: Final[i64] = _DRAW_OUT.first
DRAW_LEFT: Final[i64] = _DRAW_LEFT.first
DRAW_SHOW: Final[i64] = _DRAW_SHOW.first
DRAW_STREET: Final[i64] = _DRAW_STREET.first
DRAW_SHOP: Final[i64] = _DRAW_SHOP.first
DRAW_PALACE: Final[i64] = _DRAW_PALACE.first
DRAW_CHARACTER: Final[i64] = _DRAW_CHARACTER.first
DRAW_CARD: Final[i64] = _DRAW_CARD.first
DRAW_GLASS: Final[i64] = _DRAW_GLASS.first


def topic(action: int) -> str:
    """The id of the thing an action is about, whose words explain it; empty if there is none."""
    span = ACTIONS.span(action)
    if span.verb in ("sail", "ship"):
        return DEEDS[RING[action - span.first]]
    if span.verb in ("take", "build", "keep", "score", "draw", "left", "show"):
        return span.id(action).split()[0]
    return _TOPICS.get(span.verb, "")


_TOPICS: Final = {
    "dock": "place_gondolier",
    "hire": "hire_or_dismiss",
    "dismiss": "hire_or_dismiss",
    "income": "income",
    "produce": "production",
    "extra": "trading_post",
    "no_extra": "trading_post",
    "sell": "production",
    "return": "trading_post",
    "decline": "recruit",
}
