"""Whose turn, what is asked, what is legal, what happens, and in which order: the rules are in other modules."""

from typing import Final

from laguna.kernel.action import Buffer, Lists
from laguna.kernel.cells import i64
from laguna.kernel.game import OVER

from . import actions as a
from . import building, deeds, ending, glass, income, people, purchases, ring, scoring, setup, special_cards
from . import questions as q
from .state import State

STEPS: Final = (
    ("begin_turn", ()),
    ("act or pass", ("turn",)),
    ("move ships", ("ship", "sail")),
    ("take_gold", ()),
    ("buy_factory", ("bought", "cell")),
    ("buy_shop", ("buy", "draw_tile", "look", "take", "bought", "cell")),
    ("buy_palace", ("buy", "draw_tile", "look", "take", "bought", "cell")),
    ("buy_special", ("bought", "cell", "draw_cards", "card")),
    ("recruit", ("draw_characters", "character")),
    ("place_gondolier", ("dock",)),
    ("build", ("build", "draw_street", "cell", "draw_cards", "card")),
    ("income", ("income",)),
    ("production", ("produce", "extra", "draw_glass", "sell", "return")),
    ("hire_or_dismiss", ("hire",)),
    ("end_turn", ()),
)
"""A turn from its beginning to its end, with the questions of each step in the order in which they are asked.

This is for readers: nothing runs from it, and a test keeps it true. Of the eleven deeds between the ships and the
end, one is done, and none in a pass. A question asks the next one itself, where the rules want it; when none is
open any more, the turn is over.
"""


def begin_turn(s: State) -> None:
    """All that happens before the player on turn decides anything."""
    special_cards.put_to_work(s)
    deeds.note_needs(s)
    ring.set_out(s)


def end_turn(s: State) -> None:
    """Clockwise to the next turn, or to the scoring, in which every seat has one more."""
    if s.to_score:
        scoring.next_seat(s)
        return
    s.turns += 1
    ending.note_quiet_turn(s)
    following = (s.seat + 1) % s.seats
    if ending.is_end(s, following):
        scoring.begin(s)
        return
    s.seat = following
    begin_turn(s)


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
    """Write what may be done now into a buffer."""
    top = s.depth - 1
    asked = s.stack[top]
    if asked == q.TURN:
        ring.legal_turn(s, out)
    elif asked == q.SHIP:
        ring.legal_ship(s, out)
    elif asked == q.SAIL:
        ring.legal_sail(s, out)
    elif asked == q.CELL:
        building.legal_cell(s, out)
    elif asked == q.BUILD:
        building.legal_build(s, out)
    elif asked == q.DRAW_STREET:
        building.legal_draw_street(s, out)
    elif asked == q.BUY:
        purchases.legal_buy(s, out)
    elif asked == q.DRAW_TILE:
        purchases.legal_draw_tile(s, out)
    elif asked == q.LOOK:
        purchases.legal_look(s, out)
    elif asked == q.TAKE:
        purchases.legal_take(s, out)
    elif asked == q.DRAW_CHARACTERS:
        people.legal_draw_characters(s, out)
    elif asked == q.CHARACTER:
        people.legal_character(s, out)
    elif asked == q.DOCK:
        people.legal_dock(s, out)
    elif asked == q.HIRE:
        people.legal_hire(s, out)
    elif asked == q.INCOME:
        income.legal_income(s, out)
    elif asked == q.PRODUCE:
        glass.legal_produce(s, out)
    elif asked == q.EXTRA:
        glass.legal_extra(s, out)
    elif asked == q.DRAW_GLASS:
        glass.legal_draw_glass(s, out)
    elif asked == q.SELL:
        glass.legal_sell(s, out)
    elif asked == q.RETURN:
        glass.legal_return(s, out)
    elif asked == q.DRAW_CARDS:
        special_cards.legal_draw_cards(s, out)
    elif asked == q.CARD:
        special_cards.legal_card(s, out)
    elif asked == q.BOUGHT:
        building.legal_bought(s, out)
    elif asked == q.FIRST:
        setup.legal_first(s, out)
    elif asked == q.ANCHOR_RED:
        setup.legal_anchor_red(s, out)
    elif asked == q.BOX:
        setup.legal_box(s, out)
    elif asked == q.SHOW:
        scoring.legal_show(s, out)
    elif asked == q.SCORE:
        scoring.legal_score(s, out)
    elif asked == q.VISIT:
        scoring.legal_visit(s, out)
    elif asked == q.PAY:
        scoring.legal_pay(s, out)
    else:
        scoring.legal_give(s, out)


def write_weights(s: State, out: Buffer) -> None:
    """Write how likely each draw is into a buffer; nothing where all are equally likely."""
    top = s.depth - 1
    asked = s.stack[top]
    if asked == q.DRAW_STREET:
        out.add_counts(s.streets)
    elif asked == q.DRAW_GLASS:
        out.add_counts(s.bag)
    elif asked == q.DRAW_TILE:
        out.add_counts(purchases.pile_of(s, s.kind).left)
    elif asked == q.BOX:
        out.add_counts(s.palaces.left)


def apply(s: State, action: i64) -> None:
    """Do a legal action; when that ends a turn, begin the next."""
    top = s.depth - 1
    asked = s.stack[top]
    if asked == q.TURN:
        ring.apply_turn(s, action)
    elif asked == q.SHIP:
        ring.apply_ship(s, action)
    elif asked == q.SAIL:
        ring.apply_sail(s, action)
    elif asked == q.CELL:
        building.apply_cell(s, action)
    elif asked == q.BUILD:
        building.apply_build(s, action)
    elif asked == q.DRAW_STREET:
        building.apply_draw_street(s, action)
    elif asked == q.BUY:
        purchases.apply_buy(s, action)
    elif asked == q.DRAW_TILE:
        purchases.apply_draw_tile(s, action)
    elif asked == q.LOOK:
        purchases.apply_look(s, action)
    elif asked == q.TAKE:
        purchases.apply_take(s, action)
    elif asked == q.DRAW_CHARACTERS:
        people.apply_draw_characters(s, action)
    elif asked == q.CHARACTER:
        people.apply_character(s, action)
    elif asked == q.DOCK:
        people.apply_dock(s, action)
    elif asked == q.HIRE:
        people.apply_hire(s, action)
    elif asked == q.INCOME:
        income.apply_income(s, action)
    elif asked == q.PRODUCE:
        glass.apply_produce(s, action)
    elif asked == q.EXTRA:
        glass.apply_extra(s, action)
    elif asked == q.DRAW_GLASS:
        glass.apply_draw_glass(s, action)
    elif asked == q.SELL:
        glass.apply_sell(s, action)
    elif asked == q.RETURN:
        glass.apply_return(s, action)
    elif asked == q.DRAW_CARDS:
        special_cards.apply_draw_cards(s, action)
    elif asked == q.CARD:
        special_cards.apply_card(s, action)
    elif asked == q.BOUGHT:
        building.apply_bought(s, action)
    elif asked <= q.BOX:
        apply_setup(s, asked, action)
        return
    elif asked == q.SHOW:
        scoring.apply_show(s, action)
    elif asked == q.SCORE:
        scoring.apply_score(s, action)
    elif asked == q.VISIT:
        scoring.apply_visit(s, action)
    elif asked == q.PAY:
        scoring.apply_pay(s, action)
    else:
        scoring.apply_give(s, action)
    while not s.depth and not s.over:
        end_turn(s)


def apply_setup(s: State, asked: i64, action: i64) -> None:
    """The draws before the first turn."""
    if asked == q.FIRST:
        setup.apply_first(s, action)
    elif asked == q.ANCHOR_RED:
        setup.apply_anchor_red(s, action)
    else:
        setup.apply_box(s, action)
    if not s.depth:
        begin_turn(s)


_LISTS: Final = Lists(len(a.ACTIONS), turn, write_legal, write_weights)
legal: Final = _LISTS.legal
weights: Final = _LISTS.weights
