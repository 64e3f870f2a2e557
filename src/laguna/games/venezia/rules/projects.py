"""Playing cards: houses, projects with master builders, sets alone (V-PLAY); giving kinds up (V-BUILD-6)."""

from laguna.kernel.action import Buffer
from laguna.kernel.cells import i64, raised, replaced
from laguna.kernel.event import Event
from laguna.kernel.history import Note

from . import actions as a
from . import questions as q
from .constants import HOUSE, KIND_COUNT, KINDS, MOST_KINDS, NEEDS, NOBODY, PALAZZO
from .history import LOST, entry
from .state import State


def kinds_in_front(s: State, party: i64) -> i64:
    """How many kinds of projects a party takes part in."""
    n: i64 = 0
    first = party * KIND_COUNT
    for place in range(first + PALAZZO, first + KIND_COUNT):
        if s.front[place]:
            n += 1
    return n


def missing(s: State, kind: i64) -> i64:
    """How many cards a project still lacks; all of them if it has not begun."""
    return NEEDS[kind] - s.lying[kind]


def cards_to_beat(s: State, party: i64, kind: i64) -> i64:
    """V-PLAY-3, V-PLAY-4: with more cards of a kind than this in front of it, a party is its master builder."""
    master = s.master[kind]
    if master == NOBODY or master == party:
        return 0
    return s.front[master * KIND_COUNT + kind]


def may_join(s: State, kind: i64) -> bool:
    """V-PLAY-2, V-PLAY-3, V-PLAY-6: may the player on turn add a card to a project, or begin it?"""
    place = s.seat * KIND_COUNT + kind
    if not s.hand[place]:
        return False
    lying = s.lying[kind]
    if lying == 0:
        return not s.solo >> kind & 1
    if s.started >> kind & 1:
        return lying + 1 < NEEDS[kind]  # All the cards of a building in one turn are a set alone.
    return lying < NEEDS[kind]


def may_play_alone(s: State, kind: i64) -> bool:
    """V-PLAY-5, V-PLAY-6: may the player on turn play all the cards of a building?"""
    place = s.seat * KIND_COUNT + kind
    return s.hand[place] >= NEEDS[kind] and not s.started >> kind & 1


def ask_for_cards(s: State) -> bool:
    """V-PLAY-1: the player on turn plays cards, also none."""
    q.ask(s, q.PLAY, s.seat)
    return True


def legal_play(s: State, out: Buffer) -> None:
    """V-PLAY-1: any number of cards, of any kinds, before the first building goes up."""
    houses = s.seat * KIND_COUNT + HOUSE
    if s.hand[houses]:
        out.add(a.PLAY_HOUSE)
    for kind in range(PALAZZO, KIND_COUNT):
        if may_join(s, kind):
            out.add(a.PROJECT + kind)
    for kind in range(PALAZZO, KIND_COUNT):
        if may_play_alone(s, kind):
            out.add(a.SOLO + kind)
    out.add(a.DONE)
    if s.no_pauses >> s.seat & 1 and not s.acted:
        out.add(a.STOP_ME)


def apply_play(s: State, action: i64) -> None:
    """Play a card or a set, or be done."""
    if action == a.DONE:
        q.answered(s)
        return
    if action == a.STOP_ME:
        s.no_pauses &= ~(1 << s.seat)
        if s.log is not None:
            s.log.append(Event("pauses", {"seat": s.seat}))
        return
    s.acted = True
    if action == a.PLAY_HOUSE:
        give_up(s, s.seat, HOUSE, 1)
        s.front[s.seat * KIND_COUNT + HOUSE] += 1
        s.lying[HOUSE] += 1
        if s.log is not None:
            s.log.append(Event("played", {"seat": s.seat, "card": KINDS[HOUSE]}))
    elif action > a.SOLO:
        kind = action - a.SOLO
        give_up(s, s.seat, kind, NEEDS[kind])
        s.solo |= 1 << kind
        if s.log is not None:
            s.log.append(Event("alone", {"seat": s.seat, "card": KINDS[kind], "number": NEEDS[kind]}))
    else:
        kind = action - a.PROJECT
        give_up(s, s.seat, kind, 1)
        if s.lying[kind] == 0:
            s.started |= 1 << kind
        if s.log is not None:
            s.log.append(Event("played", {"seat": s.seat, "card": KINDS[kind]}))
        add_card(s, s.seat, kind)


def give_up(s: State, seat: i64, kind: i64, cards: i64) -> None:
    """Cards leave a hand, and all see which."""
    place = seat * KIND_COUNT + kind
    s.hand[place] -= cards
    if s.known[place]:
        s.known = raised(s.known, place, -min(s.known[place], cards))
    for _card in range(cards):
        s.card_log = Note(entry(LOST, seat, kind), s.card_log)


def add_card(s: State, party: i64, kind: i64) -> None:
    """A card joins a project; the pawn goes to whoever began it or has more than its holder (V-PLAY-3, 4)."""
    place = party * KIND_COUNT + kind
    s.front[place] += 1
    s.lying[kind] += 1
    if s.master[kind] != party and s.front[place] > cards_to_beat(s, party, kind):
        s.master = replaced(s.master, kind, party)
        tell_master(s, kind)


def tell_master(s: State, kind: i64) -> None:
    """Say who is master builder of a kind now."""
    if s.log is not None:
        master = s.master[kind]
        if master < s.seats:
            s.log.append(Event("master", {"seat": master, "kind": KINDS[kind]}))
        else:
            s.log.append(Event("imaginary_master", {"kind": KINDS[kind]}))


def has_too_many_kinds(s: State) -> bool:
    """V-BUILD-6: must the player on turn give up a kind?"""
    return kinds_in_front(s, s.seat) > MOST_KINDS


def ask_what_to_give_up(s: State) -> bool:
    """V-BUILD-6: ask for a kind as long as there are too many. True once there are none."""
    if has_too_many_kinds(s):
        q.ask(s, q.DISCARD, s.seat)
        return False
    return True


def legal_discard(s: State, out: Buffer) -> None:
    """V-BUILD-6: any kind that lies in front of the player on turn."""
    for kind in range(PALAZZO, KIND_COUNT):
        if s.front[s.seat * KIND_COUNT + kind]:
            out.add(a.DISCARD + kind)


def apply_discard(s: State, action: i64) -> None:
    """V-BUILD-6: all cards of a kind are discarded, and a pawn is passed on."""
    kind = action - a.DISCARD
    place = s.seat * KIND_COUNT + kind
    if s.log is not None:
        s.log.append(Event("gave_up", {"seat": s.seat, "card": KINDS[kind], "number": s.front[place]}))
    s.discards = raised(s.discards, kind, s.front[place])
    s.lying[kind] -= s.front[place]
    s.front[place] = 0
    if s.master[kind] == s.seat:
        _pass_pawn_on(s, kind)
    q.answered(s)


def _pass_pawn_on(s: State, kind: i64) -> None:
    """To whoever has most cards, ties to the next clockwise, the imaginary player last; or home."""
    heir = NOBODY
    most: i64 = 0
    for i in range(1, s.seats):
        party = (s.seat + i) % s.seats
        if s.front[party * KIND_COUNT + kind] > most:
            heir = party
            most = s.front[party * KIND_COUNT + kind]
    for party in range(s.seats, s.parties):
        if s.front[party * KIND_COUNT + kind] > most:
            heir = party
    s.master = replaced(s.master, kind, heir)
    if heir != NOBODY:
        tell_master(s, kind)
