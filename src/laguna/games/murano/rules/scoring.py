"""The final scoring: characters, leftover gondoliers, places and the account (M-END-3 to M-END-7)."""

from laguna.kernel.action import Buffer
from laguna.kernel.cells import Cells, bit, cells, i64, raised, replaced
from laguna.kernel.event import Event
from laguna.kernel.game import Item, Result

from . import actions as a
from . import questions as q
from .assignment import LEFTOVER_VP, Scored, best
from .characters import (
    GLASS_VP,
    MOST_GLASS,
    gondoliers,
    may_visit,
    points,
    takes_glass,
    takes_gold,
)
from .constants import (
    CHARACTER_GLASS,
    CHARACTERS,
    COLOURS,
    DOCK_COLOUR,
    DOCK_ISLAND,
    DOCKS,
    GLASS,
    GOLD_TIERS,
    ISLANDS,
    KINDS,
    MAX_SEATS,
    NOBODY,
    SOURCES,
)
from .glass import same_glass
from .purse import pay_gold
from .special_cards import in_scoring
from .state import State


def begin(s: State) -> None:
    """M-END-3: from the player who ended the game clockwise; in a stall from the first player on (M-END-7)."""
    if s.stalled:
        s.ender = s.first
    s.seat = s.ender
    s.to_score = s.seats
    if s.log is not None:
        s.log.append(Event("scoring", {}))
    score_seat(s)


def score_seat(s: State) -> None:
    """Score one player: by hand if everybody can see that there is anything to assign; then lay the rest open."""
    if s.people[s.seat]:
        q.ask(s, q.SHOW)
        if s.by_hand and free_gondoliers(s, s.seat):
            q.ask(s, q.SCORE)
    else:
        _finish_seat(s)


def legal_show(s: State, out: Buffer) -> None:
    """The characters of the seat that nobody else has seen yet; their order tells nothing."""
    out.add_bits(a.DRAW_SHOW, s.people[s.seat] & ~s.shown[s.seat])


def apply_show(s: State, action: i64) -> None:
    """M-HID-1, M-END-3: one character is laid open; when all are, the best assignment is scored."""
    card = action - a.DRAW_SHOW
    s.shown = replaced(s.shown, s.seat, s.shown[s.seat] | bit(card))
    if s.log is not None:
        s.log.append(Event("showed", {"seat": s.seat, "character": CHARACTERS[card]}))
    if s.shown[s.seat] == s.people[s.seat]:
        _all_shown(s)


def _all_shown(s: State) -> None:
    """M-END-6: the best assignment, unless it was made by hand."""
    q.answered(s)
    if not s.by_hand:
        for scored in best(s, s.seat):
            _enter(s, scored)
    _finish_seat(s)


def is_seat_scored(s: State, seat: i64) -> bool:
    """M-END-3: has this seat been scored already?"""
    if not s.to_score or s.ender == NOBODY:
        return False
    return (seat - s.ender) % s.seats < s.seats - s.to_score


def next_seat(s: State) -> None:
    """One player is scored; the next one clockwise follows, or all is over."""
    s.to_score -= 1
    if s.to_score:
        s.seat = (s.seat + 1) % s.seats
        score_seat(s)
        return
    s.over = True
    if s.log is not None:
        for seat in range(s.seats):
            s.log.append(Event("final", {"seat": seat, "points": s.vp[seat], "gold": s.gold[seat]}))


def _enter(s: State, scored: Scored) -> None:
    """Write down one scored character, with its points and what it was paid."""
    s.scored = (*s.scored, scored)
    s.vp[scored.seat] += scored.points
    pay_gold(s, scored.seat, scored.gold)
    for colour in range(3):
        s.glass[scored.seat * 3 + colour] -= scored.glass[colour]
        s.bag[colour] += scored.glass[colour]
    s.served = raised(s.served, scored.island * MAX_SEATS + scored.seat, 1)
    if s.log is not None:
        args: dict[str, int | str] = {
            "seat": scored.seat,
            "character": CHARACTERS[scored.character],
            "island": ISLANDS[scored.island],
            "points": scored.points,
        }
        s.log.append(Event("scored", args))


def leftover(s: State, seat: i64) -> i64:
    """M-END-4: how many gondoliers serve no character; as an option those in hand count, too."""
    return free_gondoliers(s, seat) + (s.hand[seat] if s.leftover_all else 0)


def free_gondoliers(s: State, seat: i64) -> i64:
    """Gondoliers of a seat on docks that have served no character yet."""
    n: i64 = 0
    for dock in range(len(DOCKS)):
        if s.docks[dock] == seat:
            n += 1
    for island in range(len(ISLANDS)):
        n -= s.served[island * MAX_SEATS + seat]
    return n


def has_gondolier(s: State, seat: i64, island: i64) -> bool:
    """M-END-3: is a gondolier left on an island who has served no character yet?"""
    return s.served[island * MAX_SEATS + seat] < gondoliers(s, island, seat)


def _finish_seat(s: State) -> None:
    """M-END-4: the gondoliers that are left."""
    spare = leftover(s, s.seat)
    s.vp[s.seat] += LEFTOVER_VP * spare
    s.spare = replaced(s.spare, s.seat, spare)
    if s.log is not None and spare:
        s.log.append(Event("leftover", {"seat": s.seat, "number": spare}))


# Scoring by hand: which character, where, and what it is paid.


def can_visit(s: State, card: i64, island: i64) -> bool:
    """M-END-3: a gondolier there, and at least one point to be had."""
    if not has_gondolier(s, s.seat, island) or not may_visit(s, card, island):
        return False
    if takes_gold(card):
        return s.gold[s.seat] >= GOLD_TIERS[0][0]
    if takes_glass(card):
        return glass_for(s, card) != 0
    return points(s, s.seat, card, island) > 0


def glass_for(s: State, card: i64) -> i64:
    """The colours of which a seat can hand in one more for a character, one bit each."""
    colours: i64 = 0
    same = same_glass(in_scoring(s, s.seat), CHARACTER_GLASS[card])
    for colour in range(3):
        if same >> colour & 1 and s.glass[s.seat * 3 + colour] > s.given[colour]:
            colours |= bit(colour)
    return colours


def is_scored(s: State, card: i64) -> bool:
    """Has this character been scored already?"""
    return any(scored.character == card for scored in s.scored)


def legal_score(s: State, out: Buffer) -> None:
    """M-END-3: a character that can score somewhere; or leave the rest out."""
    for card in range(len(CHARACTERS)):
        if s.people[s.seat] >> card & 1 and not is_scored(s, card):
            for island in range(len(ISLANDS)):
                if can_visit(s, card, island):
                    out.add(a.SCORE + card)
                    break
    out.add(a.DONE)


def apply_score(s: State, action: i64) -> None:
    """Choose the character; where it is scored comes next."""
    if action == a.DONE:
        _assigned(s)
        return
    s.scoring_character = action - a.SCORE
    s.shown = replaced(s.shown, s.seat, s.shown[s.seat] | bit(s.scoring_character))
    q.ask(s, q.VISIT)


def _assigned(s: State) -> None:
    """The seat has assigned what it wants to; what it has not shown yet is laid open."""
    q.answered(s)
    if s.shown[s.seat] == s.people[s.seat]:
        _all_shown(s)


def legal_visit(s: State, out: Buffer) -> None:
    """The islands where the chosen character scores."""
    for island in range(len(ISLANDS)):
        if can_visit(s, s.scoring_character, island):
            out.add(a.VISIT + island)


def apply_visit(s: State, action: i64) -> None:
    """The gondolier goes ashore; the seat is asked for gold and glass where they are needed."""
    s.scoring_island = action - a.VISIT
    q.answered(s)
    if takes_gold(s.scoring_character):
        q.ask(s, q.PAY)
    elif takes_glass(s.scoring_character):
        q.ask(s, q.GIVE)
    else:
        _enter_by_hand(s, points(s, s.seat, s.scoring_character, s.scoring_island), 0)


def legal_pay(s: State, out: Buffer) -> None:
    """M-CH-7, M-CH-8: exactly one of the sums, as far as there is gold."""
    for i in range(len(GOLD_TIERS)):
        if GOLD_TIERS[i][0] <= s.gold[s.seat]:
            out.add(a.PAY + i)


def apply_pay(s: State, action: i64) -> None:
    """Gold into points."""
    gold, vp = GOLD_TIERS[action - a.PAY]
    q.answered(s)
    _enter_by_hand(s, vp, gold)


def legal_give(s: State, out: Buffer) -> None:
    """M-CH-32 to 37: up to three glass, one by one."""
    out.add_bits(a.GIVE, glass_for(s, s.scoring_character))
    if s.given[0] or s.given[1] or s.given[2]:
        out.add(a.DONE)


def apply_give(s: State, action: i64) -> None:
    """One more glass, or enough; nothing is asked when no more can be given."""
    if action != a.DONE:
        s.given = raised(s.given, action - a.GIVE, 1)
    number = s.given[0] + s.given[1] + s.given[2]
    if action == a.DONE or number == MOST_GLASS or not glass_for(s, s.scoring_character):
        q.answered(s)
        _enter_by_hand(s, GLASS_VP * number, 0)


def _enter_by_hand(s: State, vp: i64, gold: i64) -> None:
    """Write down what was assigned by hand; the seat is done when all see that there is nothing left to do."""
    island = s.scoring_island
    docks = [d for d in range(len(DOCKS)) if DOCK_ISLAND[d] == island and s.docks[d] == s.seat]
    dock = docks[s.served[island * MAX_SEATS + s.seat]]
    glass = (s.given[0], s.given[1], s.given[2])
    s.given = cells(3)
    _enter(s, Scored(s.seat, s.scoring_character, island, dock, vp, gold, glass))
    if not free_gondoliers(s, s.seat) or s.shown[s.seat] == s.people[s.seat]:
        _assigned(s)


def ranks(s: State) -> Cells:
    """M-END-5: most points, then most gold; equals share a place."""
    places = cells(s.seats, 1)
    for seat in range(s.seats):
        for other in range(s.seats):
            if s.vp[other] > s.vp[seat] or (s.vp[other] == s.vp[seat] and s.gold[other] > s.gold[seat]):
                places[seat] += 1
    return places


def result(s: State) -> Result:
    """Scores, places, and what ended the game."""
    assert s.over, "the game is not over"
    pair = sorted((s.emptied, s.emptied_second))
    ended_by = ("stall",) if s.stalled else (KINDS[pair[0]], KINDS[pair[1]])
    return Result(tuple(s.vp[: s.seats]), tuple(ranks(s)), ended_by)


def account(s: State) -> list[Item]:
    """Where every point came from, seat by seat: in the game, by characters, by gondoliers left over."""
    items = []
    for seat in range(s.seats):
        for source in range(len(SOURCES)):
            vp = s.tally[seat * len(SOURCES) + source]
            if vp:
                items.append(Item(seat, vp, SOURCES[source]))
        items += [line_of(scored) for scored in s.scored if scored.seat == seat]
        if s.spare[seat]:
            items.append(Item(seat, LEFTOVER_VP * s.spare[seat], "leftover", {"number": s.spare[seat]}))
    return items


def line_of(scored: Scored) -> Item:
    """The line of one character: card, island, gondolier, points and what was paid."""
    args: dict[str, int | str] = {
        "character": CHARACTERS[scored.character],
        "island": ISLANDS[scored.island],
        "colour": f"dock_{COLOURS[DOCK_COLOUR[scored.dock]]}",
        "gold": scored.gold,
    }
    for colour in range(3):
        args[GLASS[colour]] = scored.glass[colour]
    return Item(scored.seat, scored.points, "character", args)
