"""The ring: eighteen spaces, eight ships, one direction (M-TURN-1, M-MOVE-1 to 4, M-PASS-1, M-ACT-1)."""

from typing import Final

from laguna.kernel.action import Buffer
from laguna.kernel.event import Event

from . import actions as a
from . import questions as q
from .purse import pay_gold, take_gold
from .state import State
from .tables import DEEDS, LIGHTHOUSE, RING, SPACES

RED: Final = SPACES
"""`State.ship` when the red ship was chosen."""
_PASS_GOLD: Final = 1


def space_after(space: int) -> int:
    """The next space in sailing order."""
    return space + 1 if space + 1 < SPACES else 0


def occupied(s: State) -> int:
    """The spaces with a ship on them, one bit each."""
    return s.black | 1 << s.red


def ships_on(black: int, red: int, space: int) -> int:
    """How many ships are on a space: two at most, and then one of them is red."""
    return (black >> space & 1) + (1 if red == space else 0)


def next_ship(black: int, red: int, space: int) -> int:
    """The first space ahead of this one with a ship on it."""
    taken = black | 1 << red
    at = space_after(space)
    while not taken >> at & 1:
        at = space_after(at)
    return at


def moves_to_reach(black: int, red: int, moved_black: int, moved_red: bool, lighthouse: bool, target: int) -> int:
    """The least number of further ship moves that end with a ship arriving on a space; 0 if none do.

    Ships keep their order, so only the nearest ship behind the target can arrive there. Whatever stands on
    the target sails on first, pushing others ahead of it where there is not enough room: with `room` spaces
    beyond the target for the ships from the target to the last of these spaces, each of them moves once.
    A ship moves once a turn (M-MOVE-4), so none of them may have moved. The Lighthouse lets the red ship
    join the first ship ahead of it at once.
    """
    if lighthouse and not moved_red and black >> target & 1 and next_ship(black, red, red) == target:
        return 1
    behind = target - 1 if target else SPACES - 1
    while not ships_on(black, red, behind):
        behind = behind - 1 if behind else SPACES - 1
    if not (black & ~moved_black) >> behind & 1 and not (red == behind and not moved_red):
        return 0
    pushed = ships_on(black, red, target)
    if (moved_black >> target & 1) or (red == target and moved_red):
        return 0
    room = 0
    at = target
    while room < pushed:
        at = space_after(at)
        if at == behind:
            return 0
        if (moved_black >> at & 1) or (red == at and moved_red):
            return 0
        room += 1
        pushed += ships_on(black, red, at)
    return pushed + 1


def can_act_from(s: State, black: int, red: int, moved_black: int, moved_red: bool, moves: int, gold: int) -> bool:
    """Do payable moves lead from this position of the ships to a deed that can be done (M-ACT-1)?"""
    lighthouse = bool(s.working[s.seat] & LIGHTHOUSE)
    for target in range(SPACES):
        need = s.needs[RING[target]]
        if need > gold:
            continue
        more = moves_to_reach(black, red, moved_black, moved_red, lighthouse, target)
        # The first further move costs as much as moves were made before, each one after it 1 more.
        if more and need + more * moves + more * (more - 1) // 2 <= gold:
            return True
    return False


def can_sail(s: State, ship: int, target: int) -> bool:
    """May this ship, which can get there, go there: is an act possible there, or later on (M-ACT-1)?"""
    gold = s.gold[s.seat] - s.moves
    if gold < 0:
        return False
    if s.needs[RING[target]] <= gold:
        return True
    if ship == RED:
        if s.black >> target & 1:  # The Lighthouse's move is the last of a turn.
            return False
        return can_act_from(s, s.black, target, s.moved_black, True, s.moves + 1, gold)
    black = s.black ^ 1 << ship | 1 << target
    return can_act_from(s, black, s.red, s.moved_black | 1 << target, s.moved_red, s.moves + 1, gold)


def reachable(s: State, ship: int) -> int:
    """The spaces a ship can get to in one move, one bit each, whatever is done there (M-MOVE-1)."""
    taken = occupied(s)
    at = space_after(s.red if ship == RED else ship)
    spaces = 0
    while not taken >> at & 1:
        spaces |= 1 << at
        at = space_after(at)
    if ship == RED and not s.passing and s.working[s.seat] & LIGHTHOUSE:
        spaces |= 1 << at  # M-SB-LIGHT: the red ship may join the first ship ahead of it.
    return spaces


def targets(s: State, ship: int) -> int:
    """The spaces a ship may be sent to now, one bit each."""
    spaces = reachable(s, ship)
    if s.passing:
        return spaces
    allowed = 0
    for at in range(SPACES):
        if spaces >> at & 1 and can_sail(s, ship, at):
            allowed |= 1 << at
    return allowed


def legal_turn(s: State, out: Buffer) -> None:
    """M-TURN-1: act or pass. Acting needs a deed that can be done; a pass is always possible."""
    if can_act_from(s, s.black, s.red, 0, False, 0, s.gold[s.seat]):
        out.add(a.ACT)
    out.add(a.PASS)


def apply_turn(s: State, action: int) -> None:
    """M-PASS-1: a pass brings 1 gold and moves one ship."""
    s.passing = action == a.PASS
    if s.passing:
        take_gold(s, s.seat, _PASS_GOLD)
        if s.log is not None:
            s.log.append(Event("passed", {"seat": s.seat, "gold": _PASS_GOLD}))
    q.answered(s)
    q.ask(s, q.SHIP)


def legal_ship(s: State, out: Buffer) -> None:
    """M-MOVE-2, M-MOVE-4: a ship that has not moved yet; or do what the last one reached."""
    if s.moves and s.needs[RING[s.stopped]] <= s.gold[s.seat]:
        out.add(a.DO)
    if s.stopped == s.red and s.black >> s.red & 1 and s.moves:
        return  # The red ship joined another by the Lighthouse: that was the last move.
    free = s.black & ~s.moved_black
    for at in range(SPACES):
        if free >> at & 1 and targets(s, at):
            out.add(a.SHIP + at)
    if not s.moved_red and targets(s, RED):
        out.add(a.RED_SHIP)


def apply_ship(s: State, action: int) -> None:
    """Choose the ship that sails next."""
    s.ship = RED if action == a.RED_SHIP else action - a.SHIP
    q.ask(s, q.SAIL)


def legal_sail(s: State, out: Buffer) -> None:
    """M-MOVE-1, M-ACT-1: where the chosen ship may go."""
    out.add_bits(a.SAIL, targets(s, s.ship))


def apply_sail(s: State, action: int) -> None:
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
    """Begin a turn: no ship has moved yet."""
    s.moves = 0
    s.moved_black = 0
    s.moved_red = False
    s.stopped = -1
    s.passing = False
