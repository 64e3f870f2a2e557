"""Gold for movement: when it may be exchanged, and which tokens pay for how many spaces (V-GOLD).

`gold k` says how many spaces, then tokens are chosen one by one, or the cheapest that will do; nothing of that
is shown before `pay`.
"""

from typing import Final

from laguna.kernel.action import Buffer
from laguna.kernel.cells import Cells, bit, cells, i64, raised
from laguna.kernel.event import Event
from laguna.kernel.history import Note

from . import actions as a
from . import questions as q
from . import track
from .constants import FROM_GOLD, GOLD, SPACE_PRICE, SWAMP_WORTHS, TOKEN_COUNTS, WORTHS
from .history import LOST, entry
from .purse import may_be_worth_a_space, spaces_for
from .state import State

# `cheapest` packs a payment into one number: how many tokens of each worth, then tokens in all, then treasures.
_WORTH_BITS: Final[i64] = max(TOKEN_COUNTS).bit_length()
_MOST_ALIKE: Final[i64] = (1 << _WORTH_BITS) - 1
_ONE_TOKEN: Final[i64] = 1 << int(WORTHS * _WORTH_BITS)
_ONE_TREASURE: Final[i64] = _ONE_TOKEN << sum(TOKEN_COUNTS).bit_length()
_NO_WAY: Final[i64] = 1 << 60


def open_pause(s: State) -> bool:
    """Ask the player on turn for gold at a moment at which nothing else is decided. True if there is a pause."""
    if s.ended or s.no_pauses >> s.seat & 1 or not may_be_worth_a_space(s, s.seat):
        return False
    q.ask(s, q.PAUSE, s.seat)
    return True


def pause_before_end(s: State) -> bool:
    """V-GOLD-1: the last moment for gold in a turn."""
    open_pause(s)
    return True


def joins(s: State) -> bool:
    """V-GOLD-1: gold joins every decision of the player on turn, and the last exchange (V-END-2)."""
    top = s.depth - 1
    asked = s.stack[top]
    if asked == q.LAST:
        return True
    return q.FIRST_DECISION <= asked < q.TOKENS and s.whom[top] == s.seat


def legal_pause(s: State, out: Buffer) -> None:
    """V-GOLD-1: go on, now or in every pause to come."""
    out.add(a.GO_ON)
    out.add(a.DONT_STOP)


def apply_pause(s: State, action: i64) -> None:
    """V-GOLD-1: no gold now."""
    if action == a.DONT_STOP:
        s.no_pauses |= 1 << s.seat
        if s.log is not None:
            s.log.append(Event("no_pauses", {"seat": s.seat}))
    q.answered(s)


def legal_last(s: State, out: Buffer) -> None:
    """V-END-2: nobody has to exchange."""
    out.add(a.GO_ON)


def apply_last(s: State, action: i64) -> None:
    """V-END-2: no gold any more."""
    q.answered(s)


def legal_gold(s: State, out: Buffer) -> None:
    """V-GOLD-1: as many spaces as the gold is enough for, where gold joins the decision.

    Taking superfluous tokens away, the smallest first, always leaves a payment for exactly that many spaces:
    too much for it would take five tokens worth 6, and there are four. `data_checks` sees to that.
    """
    gold = s.gold[q.asked_of(s)]
    if gold < SPACE_PRICE or not joins(s):
        return
    for spaces in range(1, spaces_for(gold) + 1):
        out.add(a.GOLD_SPACES + spaces)


def apply_gold(s: State, action: i64) -> None:
    """V-GOLD-1: so many spaces are to be paid."""
    seat = q.asked_of(s)
    s.buying = action - a.GOLD_SPACES
    if s.log is not None:
        s.log.append(Event("buys", {"seat": seat, "spaces": s.buying}))
    q.ask(s, q.TOKENS, seat)


def legal_tokens(s: State, out: Buffer) -> None:
    """Tokens with which the payment can be completed so that none is superfluous."""
    if _picked_gold(s) >= s.buying * SPACE_PRICE:
        out.add(a.PAY)
        return
    for worth in range(WORTHS):
        if is_useful(s, worth):
            out.add(a.TOKEN + worth)
    out.add(a.CHEAPEST)


def apply_tokens(s: State, action: i64) -> None:
    """Choose a token, or let the cheapest be chosen, or pay."""
    if action == a.PAY:
        _pay(s)
    elif action == a.CHEAPEST:
        s.picked = cheapest(s)
    else:
        s.picked = raised(s.picked, action - a.TOKEN, 1)


def _picked_gold(s: State) -> i64:
    gold: i64 = 0
    for worth in range(WORTHS):
        gold += s.picked[worth] * GOLD[worth]
    return gold


def is_useful(s: State, worth: i64) -> bool:
    """Can the payment be completed with one more token of this worth among it?"""
    place = q.asked_of(s) * WORTHS + worth
    if s.picked[worth] >= s.tokens[place]:
        return False
    return _excess(s, raised(s.picked, worth, 1)) >= 0


def _excess(s: State, picked: Cells) -> i64:
    """What a payment with these tokens among it comes to beyond its price, at least; -1 if there is none.

    A token is superfluous if the rest would do (V-GOLD-1): so each of them is worth more than what is too much.
    """
    first = q.asked_of(s) * WORTHS
    given: i64 = 0
    smallest = WORTHS - 1
    for worth in range(WORTHS - 1, -1, -1):
        if picked[worth]:
            given += picked[worth] * GOLD[worth]
            smallest = worth
    for excess in range(SPACE_PRICE):
        if GOLD[smallest] <= excess:
            return -1
        reached = 1 << int(given)  # One bit for each sum that can be reached.
        for worth in range(WORTHS):
            if GOLD[worth] > excess:
                place = first + worth
                for _token in range(s.tokens[place] - picked[worth]):
                    reached |= reached << int(GOLD[worth])
        if reached >> int(s.buying * SPACE_PRICE + excess) & 1:
            return excess
    return -1


def cheapest(s: State) -> Cells:
    """The cheapest payment that contains the picked tokens.

    Cheapest: worth least, then fewest treasure tokens, then fewest tokens, then small ones rather than large ones.
    """
    first = q.asked_of(s) * WORTHS
    excess = _excess(s, s.picked)
    missing = s.buying * SPACE_PRICE + excess - _picked_gold(s)
    # For each sum the best way to it so far: treasure tokens, tokens, and how many of each worth, in one number.
    ways = cells(missing + 1, _NO_WAY)
    ways[0] = 0
    for worth in range(WORTHS):
        if GOLD[worth] <= excess:
            continue
        one = _ONE_TOKEN + bit(worth * _WORTH_BITS)
        if worth >= SWAMP_WORTHS:
            one += _ONE_TREASURE
        place = first + worth
        for _token in range(s.tokens[place] - s.picked[worth]):
            for gold in range(missing, GOLD[worth] - 1, -1):
                ways[gold] = min(ways[gold], ways[gold - GOLD[worth]] + one)
    paid = s.picked[:]
    for worth in range(WORTHS):
        paid[worth] += ways[missing] >> worth * _WORTH_BITS & _MOST_ALIKE
    return paid


def _pay(s: State) -> None:
    """Tokens are shown and leave: swamp tokens the game, treasure tokens to the supply. The gondola moves."""
    seat = q.asked_of(s)
    q.answered(s)
    spaces = s.buying
    for worth in range(WORTHS):
        n = s.picked[worth]
        if not n:
            continue
        s.tokens[seat * WORTHS + worth] -= n
        s.gold[seat] -= n * GOLD[worth]
        if worth < SWAMP_WORTHS:
            s.gone = raised(s.gone, worth, n)
        else:
            s.treasure_left = raised(s.treasure_left, worth - SWAMP_WORTHS, n)
        for _token in range(n):
            s.token_log = Note(entry(LOST, seat, worth), s.token_log)
            if s.log is not None:
                s.log.append(Event("token", {"seat": seat, "gold": GOLD[worth]}))
    s.buying = 0
    s.picked = cells(WORTHS)
    s.acted = True
    track.move(s, seat, spaces, FROM_GOLD)
    if s.ended:
        s.depth = 0  # Nothing else is decided (V-END-1), and in the last exchange each pays once (V-END-2).
