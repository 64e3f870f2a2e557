"""Whose turn, what is asked, what is legal, what happens, and in which order: the rules are in other modules."""

from typing import Final

from laguna.kernel.action import Buffer, Lists
from laguna.kernel.cells import i64
from laguna.kernel.game import OVER

from . import actions as a
from . import building, ending, gold, handover, imaginary, market, projects, setup, swamp, treasure
from . import questions as q
from .state import State

# The steps of a turn, in order; before the first turn the hands are dealt.
STEP_DEAL: Final = 0
STEP_IMAGINARY: Final = 1
STEP_IMAGINARY_DRAWS_FIRST: Final = 2
STEP_PLAY: Final = 3
STEP_BUILD: Final = 4
STEP_GIVE_UP: Final = 5
STEP_DRAIN: Final = 6
STEP_DRAW: Final = 7
STEP_TAKE: Final = 8
STEP_IMAGINARY_DRAWS_LAST: Final = 9
STEP_PAUSE: Final = 10
STEP_END: Final = 11


def do_step(s: State) -> bool:
    """Do the present step, or ask what it needs to know. True if it is finished, False if it must run again."""
    step = s.step
    if step == STEP_DEAL:
        return setup.deal(s)
    if step == STEP_IMAGINARY:
        return imaginary.ask_when(s)
    if step == STEP_IMAGINARY_DRAWS_FIRST:
        return market.draw_for_imaginary(s, False)
    if step == STEP_PLAY:
        return projects.ask_for_cards(s)
    if step == STEP_BUILD:
        return building.build_next(s)
    if step == STEP_GIVE_UP:
        return projects.ask_what_to_give_up(s)
    if step == STEP_DRAIN:
        return swamp.ask_what_to_drain(s)
    if step == STEP_DRAW:
        return market.ask_what_to_draw(s)
    if step == STEP_TAKE:
        return market.take_next(s)
    if step == STEP_IMAGINARY_DRAWS_LAST:
        return market.draw_for_imaginary(s, True)
    if step == STEP_PAUSE:
        return gold.pause_before_end(s)
    return handover.end(s)


def advance(s: State) -> None:
    """Go one step further: first the building in progress, then the end of the game, then the turn."""
    if s.stage != building.NONE:
        building.advance(s)
    elif s.ended:
        ending.advance(s)
    elif do_step(s):
        s.step = s.step + 1 if s.step < STEP_END else STEP_IMAGINARY


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


def write_legal(s: State, out: Buffer) -> None:
    """Write what may be done now into a buffer; gold may join whatever a seat decides."""
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
        treasure.legal_draw_treasure(s, out)
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
    if asked >= q.FIRST_DECISION:
        gold.legal_gold(s, out)


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
        treasure.apply_draw_treasure(s, action)
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


_LISTS: Final = Lists(len(a.ACTIONS), turn, write_legal, write_weights)
legal: Final = _LISTS.legal
weights: Final = _LISTS.weights
