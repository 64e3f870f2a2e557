"""Why something is not legal now, with the rule that says so. Only what the asking seat knows is used."""

from collections.abc import Callable
from typing import Final

from laguna.kernel.game import CHANCE, OVER, Reason

from ..rules import actions as a
from ..rules import gold, market
from ..rules import questions as q
from ..rules.constants import (
    GOLD,
    HEX_COUNT,
    HOUSE,
    KIND_COUNT,
    KINDS,
    MOST_SPACES,
    MOST_TO_OFFER,
    NEEDS,
    PALAZZO,
    RULE_OF,
    SITE_COUNT,
    SITE_END,
    SITE_FIRST,
    SITES,
    SPACE_PRICE,
    SWAMP,
    WORTHS,
)
from ..rules.flow import legal, question, turn
from ..rules.state import State

_RULE: Final = {
    q.IMAGINARY: "V-TWO-1",
    q.PLAY: "V-PLAY-1",
    q.ORDER: "V-BUILD-1",
    q.PLACE: "V-BUILD-2",
    q.DISCARD: "V-BUILD-6",
    q.DRAIN: "V-DRAIN-1",
    q.DRAW: "V-DRAW-1",
    q.TAKE: "V-DRAW-2",
    q.PAUSE: "V-GOLD-1",
    q.TOKENS: "V-GOLD-1",
    q.LAST: "V-END-2",
}
"""The rule behind each question."""


def why(s: State, seat: int, action: int) -> Reason:
    """Why this seat may not do this now; the key is `legal` if it may."""
    to_move = turn(s)
    if to_move == OVER:
        return Reason("V-END-1", "over")
    if action >= a.ACTIONS.seat_actions:
        return Reason("V-PLAY-1", "draw")
    if to_move == CHANCE:
        return Reason("V-PLAY-1", "draw_first")
    if to_move != seat:
        return Reason("V-OUT-1", "not_your_turn", {"seat": to_move})
    rule = _RULE[q.asked(s)]
    if action in legal(s):
        return Reason(rule, "legal")
    if _span(action, a.GOLD_SPACES + 1, MOST_SPACES) >= 0:
        answer = _gold(s, action - a.GOLD_SPACES)
    else:
        answer = _ANSWERS[q.asked(s)](s, action)
    return answer or Reason(rule, "other_question", {"question": f"question_{question(s)}"})


def _span(action: int, first: int, count: int) -> int:
    """How far an action lies into a run of actions; -1 if it is not in it."""
    return action - first if first <= action < first + count else -1


def _project_kind(action: int, first: int) -> int:
    """The kind of an action in a run that leaves out the houses; -1 if it is not in it."""
    kind = action - first
    return kind if PALAZZO <= kind < KIND_COUNT else -1


def _gold(s: State, spaces: int) -> Reason | None:
    if q.asked(s) == q.TOKENS:
        return None
    if not gold.joins(s):
        return Reason("V-GOLD-1", "gold_on_own_turn")
    price = spaces * SPACE_PRICE
    return Reason("V-GOLD-1", "too_little_gold", {"price": price, "gold": s.gold[q.asked_of(s)]})


def _nothing(s: State, action: int) -> Reason | None:
    return None


def _not_in_hand(rule: str, kind: int) -> Reason:
    return Reason(rule, "not_in_hand", {"card": KINDS[kind]})


def _play(s: State, action: int) -> Reason | None:
    if action == a.PLAY_HOUSE:
        return _not_in_hand("V-PLAY-1", HOUSE)
    if action == a.STOP_ME:
        return Reason("V-GOLD-1", "stop_me_first" if s.no_pauses >> s.seat & 1 else "stops_anyway")
    kind = _project_kind(action, a.PROJECT)
    if kind >= 0:
        if not s.hand[s.seat * KIND_COUNT + kind]:
            return _not_in_hand("V-PLAY-1", kind)
        if s.started >> kind & 1:
            return Reason("V-PLAY-6", "whole_set_alone", {"kind": KINDS[kind]})
        if s.lying[kind]:
            return Reason("V-PLAY-2", "project_full", {"kind": KINDS[kind], "number": NEEDS[kind]})
        return Reason("V-PLAY-6", "no_new_project", {"kind": KINDS[kind]})
    kind = _project_kind(action, a.SOLO)
    if kind < 0:
        return None
    if s.started >> kind & 1:
        return Reason("V-PLAY-6", "begun_this_turn", {"kind": KINDS[kind]})
    return Reason("V-PLAY-5", "too_few_cards", {"kind": KINDS[kind], "number": NEEDS[kind]})


def _order(s: State, action: int) -> Reason | None:
    kind = _span(action, a.BUILD, KIND_COUNT)
    if kind < 0:
        kind = _project_kind(action, a.BUILD_SOLO)
    return Reason("V-BUILD-1", "not_complete", {"kind": KINDS[kind]}) if kind >= 0 else None


def _place(s: State, action: int) -> Reason | None:
    site = _span(action, a.AT, SITE_COUNT)
    if site < 0:
        return None
    if not SITE_FIRST[s.kind] <= site < SITE_END[s.kind]:
        return Reason(RULE_OF[KINDS[s.kind]], "wrong_shape", {"kind": KINDS[s.kind]})
    if any(s.hexes[hex] == SWAMP for hex in SITES[site]):
        return Reason("V-BUILD-3", "under_swamp")
    return Reason("V-BUILD-3", "built_on")


def _discard(s: State, action: int) -> Reason | None:
    kind = _project_kind(action, a.DISCARD)
    return Reason("V-BUILD-6", "not_in_front", {"card": KINDS[kind]}) if kind >= 0 else None


def _drain(s: State, action: int) -> Reason | None:
    return Reason("V-DRAIN-1", "no_swamp") if _span(action, a.DRAIN, HEX_COUNT) >= 0 else None


def _draw(s: State, action: int) -> Reason | None:
    if action == a.GO_ON:
        return Reason("V-DRAW-3", "must_draw")
    kind = _span(action, a.TAKE, KIND_COUNT)
    if kind >= 0:
        return Reason("V-DRAW-1", "not_in_market", {"card": KINDS[kind]})
    kind = _span(action, a.OFFER, KIND_COUNT)
    if kind < 0:
        return None
    if market.hand_size(s, s.seat) > MOST_TO_OFFER:
        return Reason("V-DRAW-3", "hand_too_full", {"number": MOST_TO_OFFER})
    if not s.hand[s.seat * KIND_COUNT + kind]:
        return _not_in_hand("V-DRAW-2", kind)
    return Reason("V-DRAW-2", "in_market_already", {"card": KINDS[kind]})


def _take(s: State, action: int) -> Reason | None:
    kind = _span(action, a.TAKE, KIND_COUNT)
    if kind < 0:
        return None
    if kind == s.offered:
        return Reason("V-DRAW-2", "just_offered", {"card": KINDS[kind]})
    return Reason("V-DRAW-2", "not_in_market", {"card": KINDS[kind]})


def _tokens(s: State, action: int) -> Reason | None:
    seat = q.asked_of(s)
    paid = sum(s.picked[worth] * GOLD[worth] for worth in range(WORTHS))
    price = s.buying * SPACE_PRICE
    if action == a.PAY:
        return Reason("V-GOLD-1", "pay_more", {"price": price, "gold": paid})
    worth = _span(action, a.TOKEN, WORTHS)
    if paid >= price and (worth >= 0 or action == a.CHEAPEST):
        return Reason("V-GOLD-1", "paid_enough", {"price": price})
    if worth < 0:
        return None
    if s.tokens[seat * WORTHS + worth] <= s.picked[worth]:
        return Reason("V-GOLD-2", "no_such_token", {"gold": GOLD[worth]})
    return Reason("V-GOLD-1", "superfluous", {"gold": GOLD[worth]})


_ANSWERS: Final[dict[int, Callable[[State, int], Reason | None]]] = {
    q.IMAGINARY: _nothing,
    q.PLAY: _play,
    q.ORDER: _order,
    q.PLACE: _place,
    q.DISCARD: _discard,
    q.DRAIN: _drain,
    q.DRAW: _draw,
    q.TAKE: _take,
    q.PAUSE: _nothing,
    q.TOKENS: _tokens,
    q.LAST: _nothing,
}
"""For each question what is said about its own actions; None for an action of another question."""
