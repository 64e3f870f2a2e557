"""Whose turn, what is asked, what is legal, what happens: dispatch only, the rules are elsewhere."""

from typing import Final

from laguna.kernel.action import Buffer
from laguna.kernel.cells import i64
from laguna.kernel.game import CHANCE, OVER

from . import actions as a
from . import building, ending, gold, imaginary, market, projects, setup, swamp
from . import questions as q
from .constants import IMAGINARY, MOST_DRAINED, START_HAND
from .state import State

# What comes next: the steps of a turn, in order; before the first turn the hands are dealt.
DEAL: Final = 0
START: Final = 1
EARLY: Final = 2
PLAY: Final = 3
BUILD: Final = 4
TRIM: Final = 5
DRAIN: Final = 6
DRAW: Final = 7
TAKE: Final = 8
LATE: Final = 9
PAUSE: Final = 10
NEXT: Final = 11

_BUFFER: Final = Buffer(len(a.ACTIONS))


def turn(s: State) -> i64:
    """Who decides now: a seat, `CHANCE` or `OVER`."""
    if s.over:
        return OVER
    return q.asked_of(s)


def question(s: State) -> str:
    """What is asked now."""
    return "over" if s.over else q.KEYS[q.asked(s)]


def turns(s: State) -> i64:
    """Turns finished."""
    return s.turns


def legal(s: State) -> list[int]:
    """Everything that may be done now, lowest number first."""
    _BUFFER.n = 0
    if not s.over:
        write_legal(s, _BUFFER)
    return _BUFFER.numbers()


def write_legal(s: State, out: Buffer) -> None:
    """Write what may be done now into a buffer."""
    top = s.depth - 1
    asked = s.stack[top]
    if asked == q.PLACE:
        building.legal_place(s, out)
    elif asked == q.DRAIN:
        swamp.legal_drain(s, out)
    elif asked == q.PLAY:
        projects.legal_play(s, out)
    elif asked == q.DRAW:
        market.legal_draw(s, out)
    elif asked == q.TAKE:
        market.legal_take(s, out)
    elif asked == q.PAUSE:
        gold.legal_pause(s, out)
    elif asked == q.TOKENS:
        gold.legal_tokens(s, out)
    elif asked == q.DRAW_CARD:
        market.legal_draw_card(s, out)
    elif asked == q.DRAW_SWAMP:
        swamp.legal_draw_swamp(s, out)
    elif asked == q.DRAW_TREASURE:
        building.legal_draw_treasure(s, out)
    elif asked == q.ORDER:
        building.legal_order(s, out)
    elif asked == q.DISCARD:
        projects.legal_discard(s, out)
    elif asked == q.IMAGINARY:
        imaginary.legal_imaginary(s, out)
    elif asked == q.LAST:
        gold.legal_last(s, out)
    else:
        setup.legal_first(s, out)
    if joins_gold(s):
        gold.legal_gold(s, out)


def joins_gold(s: State) -> bool:
    """V-GOLD-1: gold joins every decision of the player on turn, and the last exchange (V-END-2)."""
    top = s.depth - 1
    asked = s.stack[top]
    if asked == q.LAST:
        return True
    return q.IMAGINARY <= asked < q.TOKENS and s.whom[top] == s.seat


def weights(s: State) -> list[int]:
    """How likely each legal draw is: how many such pieces there are."""
    assert turn(s) == CHANCE, "weights are asked for where a draw comes next"
    _BUFFER.n = 0
    write_weights(s, _BUFFER)
    return _BUFFER.numbers() or [1] * len(legal(s))


def write_weights(s: State, out: Buffer) -> None:
    """Write how likely each draw is into a buffer; nothing where all are equally likely."""
    top = s.depth - 1
    asked = s.stack[top]
    if asked == q.DRAW_CARD:
        out.add_counts(s.pile)
    elif asked == q.DRAW_SWAMP:
        out.add_counts(s.swamp_left)
    elif asked == q.DRAW_TREASURE:
        out.add_counts(s.treasure_left)


def apply(s: State, action: i64) -> None:
    """Do a legal action, then let the game go on until something is asked."""
    top = s.depth - 1
    asked = s.stack[top]
    if a.GOLD_SPACES < action < a.DRAW_FIRST:
        gold.apply_gold(s, action)
    elif asked == q.PLACE:
        building.apply_place(s, action)
    elif asked == q.DRAIN:
        swamp.apply_drain(s, action)
    elif asked == q.PLAY:
        projects.apply_play(s, action)
    elif asked == q.DRAW:
        market.apply_draw(s, action)
    elif asked == q.TAKE:
        market.apply_take(s, action)
    elif asked == q.PAUSE:
        gold.apply_pause(s, action)
    elif asked == q.TOKENS:
        gold.apply_tokens(s, action)
    elif asked == q.DRAW_CARD:
        market.apply_draw_card(s, action)
    elif asked == q.DRAW_SWAMP:
        swamp.apply_draw_swamp(s, action)
    elif asked == q.DRAW_TREASURE:
        building.apply_draw_treasure(s, action)
    elif asked == q.ORDER:
        building.apply_order(s, action)
    elif asked == q.DISCARD:
        projects.apply_discard(s, action)
    elif asked == q.IMAGINARY:
        imaginary.apply_imaginary(s, action)
    elif asked == q.LAST:
        gold.apply_last(s, action)
    else:
        setup.apply_first(s, action)
    while not s.depth and not s.over:
        advance(s)


def advance(s: State) -> None:
    """Go one step further: what is in progress first, then the end, then the next step of the turn."""
    if s.stage != building.NONE:
        building.advance(s)
    elif s.ended:
        ending.advance(s)
    elif s.step == BUILD:
        if building.advance_turn(s):
            s.step = TRIM
    elif s.step == TRIM:
        if projects.has_too_many_kinds(s):
            q.ask(s, q.DISCARD, s.seat)
        else:
            s.step = DRAIN
    elif s.step == DRAIN:
        if s.drains_left and swamp.has_swamp(s):
            q.ask(s, q.DRAIN, s.seat)
        else:
            s.step = DRAW
    elif s.step == TAKE:
        if market.advance_taking(s):
            s.step = LATE
    elif s.step == DEAL:
        deal(s)
    elif s.step == NEXT:
        end_turn(s)
    else:
        step = s.step
        s.step += 1
        do_step(s, step)


def do_step(s: State, step: i64) -> None:
    """The steps that come up once a turn."""
    if step == START:
        if s.parties > s.seats:
            q.ask(s, q.IMAGINARY, s.seat)
    elif step == EARLY:
        if s.parties > s.seats and not s.later:
            market.draw_cards(s, IMAGINARY, 1)
    elif step == PLAY:
        q.ask(s, q.PLAY, s.seat)
    elif step == DRAW:
        if market.must_draw(s):
            q.ask(s, q.DRAW, s.seat)
    elif step == LATE:
        if s.later:
            market.draw_cards(s, IMAGINARY, 1)
    elif step == PAUSE:
        gold.open_pause(s)


def deal(s: State) -> None:
    """V-SET-3: a hand for each seat, from the first player on; then the first turn begins."""
    if s.dealt == s.seats:
        begin_turn(s)
        return
    market.draw_cards(s, (s.first + s.dealt) % s.seats, START_HAND)
    s.dealt += 1


def begin_turn(s: State) -> None:
    """A turn begins with nothing done."""
    s.step = START
    s.later = False
    s.started = 0
    s.drains_left = MOST_DRAINED
    s.offered = -1
    s.acted = False


def end_turn(s: State) -> None:
    """Clockwise to the next turn, unless nobody does anything any more."""
    market.sweep(s)
    s.turns += 1
    ending.note_turn(s)
    if not s.ended:
        s.seat = (s.seat + 1) % s.seats
        begin_turn(s)
