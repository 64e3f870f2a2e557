"""What a seat may see (V-HID-1): an allow-list. Whatever is not named here does not leave the table."""

from laguna.kernel.action import bits
from laguna.kernel.game import CHANCE

from ..rules import questions as q
from ..rules.building import BY_SOLO, NONE
from ..rules.constants import KIND_COUNT, SOURCES, WORTHS
from ..rules.flow import question, turn
from ..rules.market import hand_size
from ..rules.purse import swamp_tokens, treasure_tokens
from ..rules.setup import options_of
from ..rules.state import State
from ..rules.track import target
from .view_types import Mine, Player, View


def view(s: State, seat: int) -> View:
    """All that a seat may see; -1 is the public."""
    drawing = turn(s) == CHANCE
    return View(
        seat=seat,
        seats=s.seats,
        options=options_of(s),
        turn=turn(s),
        on_turn=s.seat,
        question=question(s),
        first=s.first,
        turns=s.turns,
        quiet=s.quiet,
        ended=s.ended,
        hexes=list(s.hexes),
        built=list(s.built),
        supply=list(s.supply),
        pile=sum(s.pile),
        discards=list(s.discards),
        market=bits(s.market),
        offered=s.offered,
        to_take=s.to_take,
        treasure=sum(s.treasure_left),
        masters=list(s.master),
        alone=bits(s.solo),
        started=bits(s.started),
        imaginary=list(s.front[s.seats * KIND_COUNT : s.parties * KIND_COUNT]),
        later=s.later,
        drains_left=s.drains_left,
        building=s.kind,
        builder=s.builder,
        by_solo=s.kind >= 0 and s.how == BY_SOLO,
        points=s.points if s.stage != NONE else 0,
        moving=bits(s.movers),
        comes_to=target(s, s.builder, s.points) if s.builder in bits(s.movers) else -1,
        drawer=s.drawer if drawing else -1,
        drawing=s.to_draw if q.asked(s) == q.DRAW_CARD else 0,
        buying=s.buying,
        players=[_player(s, other) for other in range(s.seats)],
        mine=None if seat < 0 else _mine(s, seat),
    )


def _player(s: State, seat: int) -> Player:
    return Player(
        at=s.at[seat],
        spaces=list(s.tally[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]),
        hand=hand_size(s, seat),
        known=list(s.known[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]),
        front=list(s.front[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]),
        swamp=swamp_tokens(s, seat),
        treasure=treasure_tokens(s, seat),
        pauses=not s.no_pauses >> seat & 1,
    )


def _mine(s: State, seat: int) -> Mine:
    paying = s.buying > 0 and q.asked_of(s) == seat
    return Mine(
        hand=list(s.hand[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]),
        tokens=list(s.tokens[seat * WORTHS : (seat + 1) * WORTHS]),
        picked=list(s.picked) if paying else [0] * WORTHS,
    )
