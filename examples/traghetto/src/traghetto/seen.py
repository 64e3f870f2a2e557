"""What a player may know of Traghetto, and how it is told."""

from collections.abc import Mapping

import msgspec

from laguna.kernel.canvas import player_names
from laguna.kernel.chance import Rng
from laguna.kernel.game import CHANCE, OVER, BaseView, Reason
from laguna.kernel.text import Words

from . import rules
from .rules import ACTIONS, CAST_OFF, FARES, FERRIES, PLAY, ROOM, State


class Aboard(msgspec.Struct):
    """A passenger in a gondola."""

    seat: int
    """Who played the card."""
    fare: int
    """What the passenger pays."""


class View(BaseView, tag="traghetto"):
    """The table from one seat, or from the public's side (T-HID-1)."""

    drawer: int
    """Who draws a card next; -1: nobody."""
    pile: int
    """How many cards are left."""
    cards: list[int]
    """How many cards each player holds."""
    scores: list[int]
    """Points so far, by seat."""
    gondolas: list[list[Aboard]]
    """Who sits in each gondola, in the order of boarding."""
    crossed: list[int]
    """Passengers who have reached the other side, by fare less 1."""
    hand: list[int]
    """What this seat holds: its fares, lowest first. The public sees none."""


def view(s: State, seat: int) -> View:
    """All that a seat may see."""
    mine = s.hands[seat] if seat >= 0 else [0] * FARES
    return View(
        seat=seat,
        seats=s.seats,
        options={},
        turn=rules.turn(s),
        on_turn=s.seat,
        turns=s.turns,
        question=rules.question(s),
        drawer=s.drawer,
        pile=sum(s.pile),
        cards=[sum(hand) for hand in s.hands],
        scores=rules.scores(s),
        gondolas=[[Aboard(*passenger) for passenger in gondola] for gondola in s.gondolas],
        crossed=s.crossed.copy(),
        hand=[fare + 1 for fare in range(FARES) for _ in range(mine[fare])],
    )


def redeal(s: State, seat: int, rng: Rng) -> State:
    """Another world that this seat cannot tell from the truth: all cards it has not seen are dealt anew."""
    t = rules.copy(s)
    hidden = t.pile.copy()
    for other in range(s.seats):
        if other != seat:
            hidden = [a + b for a, b in zip(hidden, t.hands[other], strict=True)]
    unseen = [fare for fare in range(FARES) for _ in range(hidden[fare])]
    for other in range(s.seats):
        if other != seat:
            size = sum(t.hands[other])
            t.hands[other] = [0] * FARES
            for _ in range(size):
                t.hands[other][unseen.pop(rng.below(len(unseen)))] += 1
    t.pile = [unseen.count(fare) for fare in range(FARES)]
    return t


def why(s: State, seat: int, action: int) -> Reason:
    """Why this seat may not do this now, as far as it can know."""
    deciding = rules.turn(s)
    if deciding == OVER:
        return Reason("T-END-1", "over")
    if action >= ACTIONS.seat_actions:
        return Reason("T-DRAW-1", "draw")
    if deciding == CHANCE:
        return Reason("T-DRAW-1", "draw_first")
    if seat != deciding:
        return Reason("T-PLAY-1", "not_your_turn", {"seat": deciding})
    if action in rules.legal(s):
        return Reason("T-PLAY-1", "legal")
    if action in CAST_OFF:
        return Reason("T-CAST-1", "not_ready", {"ferry": CAST_OFF.id(action), "room": ROOM - 1})
    return Reason("T-PLAY-1", "not_in_hand", {"fare": int(PLAY.id(action).split()[0])})


def render(
    view: View,
    words: Words,
    colour: bool = False,
    part: str = "table",
    names: Mapping[int, str] | None = None,
) -> str:
    """The `table`, the `hand` or the `legend`, as text."""
    called = player_names(words, view.seats, names)
    if part == "hand":
        fares = "  ".join(f"[{fare}]" for fare in view.hand) or "-"
        return words.say("draw-hand", cards=fares)
    if part == "legend":
        return words.say("draw-legend")
    lines = [words.say("draw-pile", n=view.pile)]
    width = max(len(words.name(ferry)) for ferry in FERRIES)
    for ferry, gondola in zip(FERRIES, view.gondolas, strict=True):
        places = [f"{one.fare} {called[one.seat]}"[:10] for one in gondola] + ["."] * (ROOM - len(gondola))
        lines.append(f"{words.name(ferry):<{width}} " + " | ".join(f"{place:<10}" for place in places))
    for seat in range(view.seats):
        mark = ">" if seat == view.on_turn else " "
        told = words.say("draw-player", name=called[seat], points=view.scores[seat], cards=view.cards[seat])
        lines.append(f"{mark} {told}")
    return "\n".join(line.rstrip() for line in lines)
