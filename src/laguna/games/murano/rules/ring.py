"""The ring: eighteen spaces, eight ships, one direction (M-TURN-1, M-MOVE-1 to 4, M-PASS-1, M-ACT-1)."""

from typing import Final

from laguna.kernel.action import Buffer
from laguna.kernel.cells import i64
from laguna.kernel.event import Event

from . import actions as a
from . import deeds
from . import questions as q
from .constants import CARDS, DEED_SPACES, DEEDS, LIGHTHOUSE, RING, SPACES
from .purse import pay_gold, take_gold
from .state import State

RED: Final[i64] = SPACES
"""`State.ship` when the red ship was chosen."""
PASS_GOLD: Final[i64] = CARDS["gold"]["passed"]
"""The gold that a pass brings."""
_ALL: Final[i64] = (1 << SPACES) - 1
"""Every space, one bit each."""
_SHIP_BITS: Final = 6
"""Bits that hold any ship: a space, or `RED`."""


def space_after(space: i64) -> i64:
    """The next space in sailing order."""
    if space + 1 < SPACES:
        return space + 1
    return 0


def occupied(s: State) -> i64:
    """The spaces with a ship on them, one bit each."""
    return s.black | 1 << s.red


def ships_on(black: i64, red: i64, space: i64) -> i64:
    """How many ships are on a space: two at most, and then one of them is red."""
    return (black >> space & 1) + (1 if red == space else 0)


def next_ship(black: i64, red: i64, space: i64) -> i64:
    """The first space ahead of this one with a ship on it."""
    taken = black | 1 << red
    at = space_after(space)
    while not taken >> at & 1:
        at = space_after(at)
    return at


def joins(black: i64, red: i64, moved_red: bool, target: i64) -> bool:
    """M-SB-LIGHT: can the red ship join another ship on this space, if its owner has the Lighthouse?"""
    return not moved_red and black >> target & 1 == 1 and next_ship(black, red, red) == target


def moves_to_reach(black: i64, red: i64, moved_black: i64, moved_red: bool, lighthouse: bool, target: i64) -> i64:
    """The least number of further ship moves that end with a ship arriving on a space; 0 if none do.

    The Lighthouse lets the red ship join the first ship ahead of it at once.
    """
    if lighthouse and joins(black, red, moved_red, target):
        return 1
    return moves_of(plan_to_reach(black, red, moved_black, moved_red, target))


def moves_of(plan: i64) -> i64:
    """How many ship moves a plan takes; 0 if there is none."""
    return plan >> _SHIP_BITS


def first_ship_of(plan: i64) -> i64:
    """The ship that a plan moves first: the space it is on, or `RED`."""
    return plan & (1 << _SHIP_BITS) - 1


def plan_to_reach(black: i64, red: i64, moved_black: i64, moved_red: bool, target: i64) -> i64:
    """The shortest way to let a ship arrive on a space without the Lighthouse, as one number; 0 if there is none.

    Ships keep their order, so only the nearest ship behind the target can arrive there. Whatever stands on
    the target sails on first, pushing others ahead of it where there is not enough room: with `room` spaces
    beyond the target for the ships from the target to the last of these spaces, each of them moves once, the
    one furthest ahead first. A ship moves once a turn (M-MOVE-4), so none of them may have moved.
    """
    behind = target - 1 if target else SPACES - 1
    while not ships_on(black, red, behind):
        behind = behind - 1 if behind else SPACES - 1
    first = RED
    if red != behind or moved_red:
        if not (black & ~moved_black) >> behind & 1:
            return 0
        first = behind
    pushed = ships_on(black, red, target)
    if pushed:
        if (moved_black >> target & 1) or (red == target and moved_red):
            return 0
        first = target if black >> target & 1 else RED
    room: i64 = 0
    at = target
    while room < pushed:
        at = space_after(at)
        if at == behind:
            return 0
        if (moved_black >> at & 1) or (red == at and moved_red):
            return 0
        room += 1
        there = ships_on(black, red, at)
        if there:
            first = RED if red == at else at
            pushed += there
    return pushed + 1 << _SHIP_BITS | first


def cost_of(moves: i64, more: i64) -> i64:
    """M-MOVE-2: the gold for `more` moves after `moves`: the first costs as much as were made, the next 1 more."""
    return more * moves + more * (more - 1) // 2


def doable(s: State, gold: i64) -> i64:
    """The spaces whose deed can be done with so much gold, one bit each."""
    spaces: i64 = 0
    for deed in range(len(DEED_SPACES)):
        if s.needs[deed] <= gold:
            spaces |= DEED_SPACES[deed]
    return spaces


def can_act_from(
    s: State, black: i64, red: i64, moved_black: i64, moved_red: bool, moves: i64, gold: i64, good: i64
) -> bool:
    """Do payable moves lead from this position of the ships to a deed that can be done (M-ACT-1)?

    The spaces whose deed can be paid for after one of them are given: many positions have them in common.
    """
    lighthouse = bool(s.working[s.seat] & LIGHTHOUSE)
    for target in range(SPACES):
        if good >> target & 1:
            more = moves_to_reach(black, red, moved_black, moved_red, lighthouse, target)
            deed = RING[target]
            if more and s.needs[deed] + cost_of(moves, more) <= gold:
                return True
    return False


def doable_later(s: State) -> i64:
    """The spaces whose deed can still be paid for after two more ship moves, one bit each; none in a pass."""
    gold = s.gold[s.seat] - 2 * s.moves - 1
    return doable(s, gold) if gold >= 0 and not s.passing else 0


def leads_on(s: State, ship: i64, target: i64, gold: i64, later: i64) -> bool:
    """Is an act that is `doable_later` possible, if this ship goes to a space where none is (M-ACT-1)?"""
    if ship == RED:
        if s.black >> target & 1:  # The Lighthouse's move is the last of a turn.
            return False
        return can_act_from(s, s.black, target, s.moved_black, True, s.moves + 1, gold, later)
    black = s.black ^ 1 << ship | 1 << target
    return can_act_from(s, black, s.red, s.moved_black | 1 << target, s.moved_red, s.moves + 1, gold, later)


def open_water(taken: i64, ship: i64) -> i64:
    """The spaces ahead of a ship up to the next one, one bit each: ships do not pass each other (M-MOVE-1).

    The ship is given by the bit of its space.
    """
    # Twice round the ring, so whatever is ahead of a ship lies above it, the ship itself included.
    ahead = (taken | taken << SPACES) & -(ship << 1)
    free = (ahead & -ahead) - (ship << 1)
    return (free | free >> SPACES) & _ALL


def reachable(s: State, ship: i64) -> i64:
    """The spaces a ship can get to in one move, one bit each, whatever is done there (M-MOVE-1)."""
    if ship != RED:
        return open_water(occupied(s), 1 << ship)
    spaces = open_water(occupied(s), 1 << s.red)
    if not s.passing and s.working[s.seat] & LIGHTHOUSE:
        # M-SB-LIGHT: the red ship may join the first ship ahead of it.
        spaces |= 1 << next_ship(s.black, s.red, s.red)
    return spaces


def targets(s: State, ship: i64) -> i64:
    """The spaces a ship may be sent to now, one bit each: an act must be possible there, or later on (M-ACT-1)."""
    spaces = reachable(s, ship)
    if s.passing:
        return spaces
    gold = s.gold[s.seat] - s.moves
    allowed = spaces & doable(s, gold)
    others = spaces ^ allowed
    later: i64 = doable_later(s) if others else 0
    if later:
        for at in range(SPACES):
            if others >> at & 1 and leads_on(s, ship, at, gold, later):
                allowed |= 1 << at
    return allowed


def ships_before(s: State, spaces: i64) -> i64:
    """The ships that can get to one of these spaces in one move, by the spaces they are on, one bit each."""
    taken = occupied(s)
    # Twice round the ring, so whatever is ahead of a ship lies above it. Go back over open water.
    water = ~(taken | taken << SPACES)
    lead: i64 = 0
    further = (spaces | spaces << SPACES) & water
    while further != lead:
        lead = further
        further |= further >> 1 & water
    return lead >> 1 & taken


def has_target(s: State, ship: i64, later: i64) -> bool:
    """May a ship be sent anywhere, although it reaches no space where an act is possible at once (M-ACT-1)?

    What is `doable_later` is given, since it is asked of one ship after the other.
    """
    gold = s.gold[s.seat] - s.moves
    spaces = reachable(s, ship)
    for at in range(SPACES):
        if spaces >> at & 1 and leads_on(s, ship, at, gold, later):
            return True
    return False


def legal_turn(s: State, out: Buffer) -> None:
    """M-TURN-1: act or pass. Acting needs a deed that can be done; a pass is always possible."""
    gold = s.gold[s.seat]
    if can_act_from(s, s.black, s.red, 0, False, 0, gold, doable(s, gold)):
        out.add(a.ACT)
    out.add(a.PASS)


def apply_turn(s: State, action: i64) -> None:
    """M-PASS-1: a pass brings 1 gold and moves one ship."""
    s.passing = action == a.PASS
    if s.passing:
        take_gold(s, s.seat, PASS_GOLD)
        if s.log is not None:
            s.log.append(Event("passed", {"seat": s.seat, "gold": PASS_GOLD}))
    q.answered(s)
    q.ask(s, q.SHIP)


def legal_ship(s: State, out: Buffer) -> None:
    """M-MOVE-2, M-MOVE-4: a ship that has not moved yet; or do what the last one reached."""
    if s.moves and s.needs[RING[s.stopped]] <= s.gold[s.seat]:
        out.add(a.DO)
    if s.stopped == s.red and s.black >> s.red & 1 and s.moves:
        return  # The red ship joined another by the Lighthouse: that was the last move.
    good = _ALL if s.passing else doable(s, s.gold[s.seat] - s.moves)
    able = ships_before(s, good)
    free = s.black & ~s.moved_black
    others = free & ~able
    later = doable_later(s)
    if others and later:
        for at in range(SPACES):
            if others >> at & 1 and has_target(s, at, later):
                able |= 1 << at
    out.add_bits(a.SHIP, free & able)
    if not s.moved_red:
        if reachable(s, RED) & good or (later and has_target(s, RED, later)):
            out.add(a.RED_SHIP)


def apply_ship(s: State, action: i64) -> None:
    """Choose the ship that sails next; or do the deed of the space that was reached (M-TURN-1)."""
    if action == a.DO:
        q.answered(s)
        deeds.begin(s, RING[s.stopped])
        return
    s.ship = RED if action == a.RED_SHIP else action - a.SHIP
    q.ask(s, q.SAIL)


def legal_sail(s: State, out: Buffer) -> None:
    """M-MOVE-1, M-ACT-1: where the chosen ship may go."""
    out.add_bits(a.SAIL, targets(s, s.ship))


def apply_sail(s: State, action: i64) -> None:
    """M-MOVE-2: pay, then move; the n-th move of a turn costs n - 1."""
    target = action - a.SAIL
    start = s.red if s.ship == RED else s.ship
    if s.log is not None:
        key = "sailed_red" if s.ship == RED else "sailed"
        args: dict[str, int | str] = {
            "seat": s.seat,
            "from": start + 1,
            "to": target + 1,
            "cost": s.moves,
            "deed": DEEDS[RING[target]],
        }
        s.log.append(Event(key, args))
    pay_gold(s, s.seat, s.moves)
    if s.ship == RED:
        s.red = target
        s.moved_red = True
    else:
        s.black = s.black ^ 1 << start | 1 << target
        s.moved_black |= 1 << target
    s.moves += 1
    s.stopped = target
    q.answered(s)
    if s.passing:
        q.answered(s)


def set_out(s: State) -> None:
    """M-TURN-1: a turn begins. No ship has moved yet, and the player may act or pass."""
    s.moves = 0
    s.moved_black = 0
    s.moved_red = False
    s.stopped = -1
    s.passing = False
    q.ask(s, q.TURN)
