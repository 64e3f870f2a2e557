"""Gold for movement: when it may be exchanged, and which tokens pay for how many spaces (V-GOLD).

`gold k` says how many spaces, then tokens are chosen one by one, or the cheapest that will do; nothing of that
is shown before `pay`.
"""

from functools import lru_cache

from laguna.kernel.action import Buffer
from laguna.kernel.cells import cells, cells_of
from laguna.kernel.event import Event

from . import actions as a
from . import questions as q
from . import track
from .memory import LOST, entry
from .purse import gold_of, may_be_worth_a_space
from .state import State
from .tables import FROM_GOLD, GOLD, SPACE_PRICE, SWAMP_WORTHS, WORTHS


def open_pause(s: State) -> bool:
    """Ask the player on turn for gold at a moment at which there is nothing else to decide; is there a pause?"""
    if s.ended or s.no_pauses >> s.seat & 1 or not may_be_worth_a_space(s, s.seat):
        return False
    q.ask(s, q.PAUSE, s.seat)
    return True


def legal_pause(s: State, out: Buffer) -> None:
    """V-GOLD-1: go on, now or in every pause to come."""
    out.add(a.GO_ON)
    out.add(a.DONT_STOP)


def apply_pause(s: State, action: int) -> None:
    """V-GOLD-1: no gold now."""
    if action == a.DONT_STOP:
        s.no_pauses |= 1 << s.seat
        if s.log is not None:
            s.log.append(Event("no_pauses", {"seat": s.seat}))
    q.answered(s)


def legal_last(s: State, out: Buffer) -> None:
    """V-END-2: nobody has to exchange."""
    out.add(a.GO_ON)


def apply_last(s: State, action: int) -> None:
    """V-END-2: no gold any more."""
    q.answered(s)


def legal_gold(s: State, out: Buffer) -> None:
    """V-GOLD-1: as many spaces as the gold is enough for.

    Taking superfluous tokens away, the smallest first, always leaves a payment for exactly that many spaces:
    too much for it would take five tokens worth 6, and there are four.
    """
    for spaces in range(1, gold_of(s, q.asked_of(s)) // SPACE_PRICE + 1):
        out.add(a.GOLD_SPACES + spaces)


def apply_gold(s: State, action: int) -> None:
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


def apply_tokens(s: State, action: int) -> None:
    """Choose a token, or let the cheapest be chosen, or pay."""
    if action == a.PAY:
        _pay(s)
    elif action == a.CHEAPEST:
        seat = q.asked_of(s)
        s.picked = cells_of(
            cheapest(tuple(s.tokens[seat * WORTHS : (seat + 1) * WORTHS]), tuple(s.picked), s.buying)
        )
    else:
        s.picked[action - a.TOKEN] += 1


def _picked_gold(s: State) -> int:
    gold = 0
    for worth in range(WORTHS):
        gold += s.picked[worth] * GOLD[worth]
    return gold


def is_useful(s: State, worth: int) -> bool:
    """Can the payment be completed with one more token of this worth among it?"""
    seat = q.asked_of(s)
    if s.picked[worth] >= s.tokens[seat * WORTHS + worth]:
        return False
    picked = list(s.picked)
    picked[worth] += 1
    have = tuple(s.tokens[seat * WORTHS : (seat + 1) * WORTHS])
    return bool(cheapest(have, tuple(picked), s.buying))


def is_payment(paid: tuple[int, ...], spaces: int) -> bool:
    """V-GOLD-1: is this worth so many spaces, rounded down, and no token superfluous?"""
    gold = sum(n * GOLD[worth] for worth, n in enumerate(paid))
    smallest = min((GOLD[worth] for worth, n in enumerate(paid) if n), default=0)
    return gold // SPACE_PRICE == spaces and gold - smallest < spaces * SPACE_PRICE


@lru_cache(maxsize=4096)
def cheapest(have: tuple[int, ...], picked: tuple[int, ...], spaces: int) -> tuple[int, ...]:
    """The cheapest payment with these tokens that contains the picked ones; empty if there is none.

    Cheapest: worth least, then fewest treasure tokens, then fewest tokens. Of the smallest token in a payment
    depends how much may be paid too much, so payments are looked for by their smallest token.
    """
    price = spaces * SPACE_PRICE
    given = sum(n * GOLD[worth] for worth, n in enumerate(picked))
    floor = min((worth for worth, n in enumerate(picked) if n), default=WORTHS)
    best: tuple[int, ...] = ()
    best_cost = (0, 0, 0)
    for smallest in range(min(floor, WORTHS - 1) + 1):
        if have[smallest] == 0:
            continue
        start = list(picked)
        if not start[smallest]:
            start[smallest] = 1
        gold = given + (start[smallest] - picked[smallest]) * GOLD[smallest]
        for paid in _completions(have, start, smallest, price - gold, GOLD[smallest]):
            if is_payment(paid, spaces):
                cost = (
                    sum(n * GOLD[worth] for worth, n in enumerate(paid)),
                    sum(paid[SWAMP_WORTHS:]),
                    sum(paid),
                )
                if not best or cost < best_cost:
                    best, best_cost = paid, cost
    return best


def _completions(
    have: tuple[int, ...], start: list[int], smallest: int, missing: int, too_much: int
) -> list[tuple[int, ...]]:
    """For each sum with which the payment can be complete the best way to reach it with tokens not too small.

    The ways are found sum by sum: `ways[gold]` is the one with the fewest treasure tokens, then fewest tokens.
    """
    if missing <= 0:
        return [tuple(start)] if missing > -too_much else []
    most = missing + too_much - 1
    ways: list[tuple[int, int, tuple[int, ...]] | None] = [None] * (most + 1)
    ways[0] = (0, 0, tuple(start))
    for worth in range(smallest, WORTHS):
        treasure = 1 if worth >= SWAMP_WORTHS else 0
        left = have[worth] - start[worth]
        if left <= 0 or GOLD[worth] == 0:
            continue
        for gold in range(most, 0, -1):
            for n in range(1, min(left, gold // GOLD[worth]) + 1):
                before = ways[gold - n * GOLD[worth]]
                if before is None:
                    continue
                way = (before[0] + n * treasure, before[1] + n)
                now = ways[gold]
                if now is None or way < now[:2]:
                    paid = list(before[2])
                    paid[worth] += n
                    ways[gold] = (*way, tuple(paid))
    return [way[2] for way in ways[missing:] if way is not None]


def _pay(s: State) -> None:
    """Tokens are shown and leave: swamp tokens the game, treasure tokens to the supply. The gondola moves."""
    seat = q.asked_of(s)
    q.answered(s)
    spaces = s.buying
    for worth in range(WORTHS):
        n = s.picked[worth]
        s.tokens[seat * WORTHS + worth] -= n
        if worth < SWAMP_WORTHS:
            s.gone[worth] += n
        else:
            s.treasure_left[worth - SWAMP_WORTHS] += n
        for _ in range(n):
            s.token_log = (*s.token_log, entry(LOST, seat, worth))
            if s.log is not None:
                s.log.append(Event("token", {"seat": seat, "gold": GOLD[worth]}))
    s.buying = 0
    s.picked = cells(WORTHS)
    s.acted = True
    track.move(s, seat, spaces, FROM_GOLD)
    if s.ended:
        s.depth = 0  # Nothing else is decided (V-END-1), and in the last exchange each pays once (V-END-2).
