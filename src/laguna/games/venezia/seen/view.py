"""What a seat may see (V-HID-1): an allow-list. Whatever is not named here does not leave the table."""

import msgspec

from laguna.kernel.action import bits
from laguna.kernel.game import CHANCE, BaseView

from ..rules import questions as q
from ..rules.building import BY_SOLO, NONE
from ..rules.constants import KIND_COUNT, SOURCES, WORTHS
from ..rules.flow import question, turn
from ..rules.market import hand_size
from ..rules.purse import swamp_tokens, treasure_tokens
from ..rules.setup import options_of
from ..rules.state import State
from ..rules.track import target


class Player(msgspec.Struct):
    """The open side of a player."""

    at: int
    """The space of the gondola."""
    spaces: list[int]
    """Where the spaces came from so far, by source."""
    hand: int
    """How many cards in hand."""
    known: list[int]
    """Of these, what everybody saw being taken from the market, by kind."""
    front: list[int]
    """Cards in front of the player, by kind, a set alone not counted."""
    swamp: int
    """How many swamp tokens."""
    treasure: int
    """How many treasure tokens."""
    pauses: bool
    """Is this player asked in the pauses for gold?"""


class Mine(msgspec.Struct):
    """What only this seat sees."""

    hand: list[int]
    """Cards in hand, by kind."""
    tokens: list[int]
    """Tokens, by worth."""
    picked: list[int]
    """The tokens chosen to pay with so far, by worth."""


class View(BaseView, tag="venezia"):
    """The table from one seat, or from the public's side."""

    first: int
    quiet: int
    """Turns since somebody last did anything."""
    ended: int
    """What has ended the game, one bit each."""

    hexes: list[int]
    """What lies on each hex: -2 swamp, -1 nothing, else a kind of building."""
    built: list[int]
    """The sites of all buildings, in order."""
    supply: list[int]
    """Buildings left, by kind."""
    pile: int
    """How many cards are in the pile."""
    discards: list[int]
    """By kind."""
    market: list[int]
    """The kinds in the market."""
    offered: int
    """The kind that the player on turn has put there, -1 for none."""
    to_take: int
    """How many cards are still to be taken for it."""
    treasure: int
    """How many treasure tokens are in the supply."""
    masters: list[int]
    """The master builder of each kind, -1 for none."""
    alone: list[int]
    """The kinds of which the player on turn has a set alone."""
    started: list[int]
    """The projects that the player on turn has begun this turn."""
    imaginary: list[int]
    """Cards in front of the imaginary player, by kind; empty if there is none."""
    later: bool
    """Does the imaginary player get its card at the end of this turn?"""
    drains_left: int

    building: int
    """The kind that is being built, -1 for none."""
    builder: int
    """Who gets all its points, -1 if nothing is being built."""
    by_solo: bool
    """Is it built by a set alone?"""
    points: int
    """Its points, once its place is chosen."""
    moving: list[int]
    """The seats that still move for it."""
    comes_to: int
    """The space where the builder's gondola would come to lie for it, as all lie now; -1 if it does not move."""
    drawer: int
    """Who gets what is drawn now, -1 if nothing is."""
    drawing: int
    """How many cards are still to be drawn now."""
    buying: int
    """How many spaces are being bought with gold, 0 for none."""

    players: list[Player]
    mine: Mine | None
    """None for the public."""


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
