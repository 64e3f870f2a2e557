"""The imaginary player of a game of two (V-TWO)."""

from laguna.kernel.action import Buffer
from laguna.kernel.cells import i64, raised
from laguna.kernel.event import Event

from . import actions as a
from . import building
from . import questions as q
from .constants import HOUSE, IMAGINARY, KIND_COUNT, KINDS, MOST_KINDS
from .projects import add_card, kinds_in_front
from .state import State


def ask_when(s: State) -> bool:
    """V-TWO-1: the player on turn chooses when its card comes, before anything else in the turn."""
    if s.parties > s.seats:
        q.ask(s, q.IMAGINARY, s.seat)
    return True


def legal_imaginary(s: State, out: Buffer) -> None:
    """V-TWO-1: its card comes now, or at the end of the turn."""
    out.add(a.NOW)
    out.add(a.LATER)


def apply_imaginary(s: State, action: i64) -> None:
    """V-TWO-1: remember the choice; `market.draw_for_imaginary` draws the card."""
    s.later = action == a.LATER
    if s.log is not None:
        s.log.append(Event("imaginary_later" if s.later else "imaginary_now", {"seat": s.seat}))
    q.answered(s)


def is_too_much(s: State, kind: i64) -> bool:
    """V-TWO-2: a third kind is discarded; whether a house beside two kinds is, the table has agreed on."""
    if kind == HOUSE and s.imaginary_builds:
        return False
    return not s.front[IMAGINARY * KIND_COUNT + kind] and kinds_in_front(s, IMAGINARY) == MOST_KINDS


def receive(s: State, kind: i64) -> None:
    """V-TWO-3: with its card the imaginary player joins or begins a project by the same rules, or builds a house.

    What it completes is built at once (V-TWO-4).
    """
    place = IMAGINARY * KIND_COUNT + kind
    if is_too_much(s, kind):
        s.discards = raised(s.discards, kind, 1)
        if s.log is not None:
            s.log.append(Event("imaginary_discards", {"card": KINDS[kind]}))
        return
    if s.log is not None:
        s.log.append(Event("imaginary_gets", {"card": KINDS[kind]}))
    if kind == HOUSE:
        s.front[place] = 1
        s.lying[HOUSE] += 1
        building.begin(s, HOUSE, building.BY_HOUSE, IMAGINARY)
        return
    add_card(s, IMAGINARY, kind)
    if building.is_complete(s, kind):
        building.begin(s, kind, building.BY_PROJECT, s.master[kind])
