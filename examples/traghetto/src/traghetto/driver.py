"""Traghetto for learners and compiled loops: what a seat sees as a row of numbers, and the driver."""

from typing import Final

from laguna.kernel.driver import Drivers
from laguna.kernel.encoder import Layout, Slice
from laguna.kernel.plain import PlainDriver, PlainRules

from . import rules
from .rules import ACTIONS, COPIES, FARES, FERRIES, HAND, ROOM, State
from .seen import view

MOST_SEATS: Final = 3
MOST_POINTS: Final = COPIES * FARES * (FARES + 1) // 2
"""All fares there are."""
QUESTIONS: Final = ("first", "card", "turn", "over")
"""What can be asked, in the order of the slice `asked`."""

LAYOUT: Final = Layout(
    1,
    (
        Slice("hand", (FARES,), COPIES, "What I hold, by fare."),
        Slice("gondolas", (len(FERRIES), ROOM), FARES, "Fares aboard, in the order of boarding; 0: nobody."),
        Slice(
            "owners",
            (len(FERRIES), ROOM),
            MOST_SEATS,
            "Who brought them: 1 is me, 2 sits to my left; 0: nobody.",
        ),
        Slice("crossed", (FARES,), COPIES, "Passengers on the other side, by fare."),
        Slice("scores", (MOST_SEATS,), MOST_POINTS, "Points so far: mine, then those to my left."),
        Slice("cards", (MOST_SEATS,), HAND, "Cards held: mine, then those to my left."),
        Slice("pile", (1,), COPIES * FARES, "Cards left in the pile."),
        Slice(
            "asked",
            (len(QUESTIONS),),
            1,
            "What is asked: who begins, a card, what to do, nothing more.",
        ),
        Slice("on_turn", (MOST_SEATS,), 1, "Whose turn it is: mine, then those to my left."),
        Slice("drawer", (MOST_SEATS,), 1, "Who draws a card next: I, then those to my left."),
        Slice("turns", (1,), 1000, "Turns finished."),
    ),
    planes=(),
    places=(),
)


def observe(s: State, seat: int) -> list[int]:
    """What a seat sees: a function of its view."""
    seen = view(s, seat)

    def around(numbers: list[int]) -> list[int]:
        """By seat, from this one on, with zeros where nobody sits."""
        turned = [numbers[(seat + n) % s.seats] for n in range(s.seats)]
        return turned + [0] * (MOST_SEATS - s.seats)

    fares = [[one.fare for one in gondola] + [0] * (ROOM - len(gondola)) for gondola in seen.gondolas]
    owners = [
        [(one.seat - seat) % s.seats + 1 for one in gondola] + [0] * (ROOM - len(gondola))
        for gondola in seen.gondolas
    ]
    return [
        *(seen.hand.count(fare + 1) for fare in range(FARES)),
        *(fare for gondola in fares for fare in gondola),
        *(owner for gondola in owners for owner in gondola),
        *seen.crossed,
        *around(seen.scores),
        *around(seen.cards),
        seen.pile,
        *(int(seen.question == question) for question in QUESTIONS),
        *around([int(other == seen.on_turn) for other in range(s.seats)]),
        *around([int(other == seen.drawer) for other in range(s.seats)]),
        seen.turns,
    ]


DRIVERS: Final = Drivers(
    PlainDriver(
        ACTIONS,
        PlainRules(
            copy=rules.copy,
            turn=rules.turn,
            turns=rules.turns,
            legal=rules.legal,
            weights=rules.weights,
            apply=rules.apply,
            scores=rules.scores,
            ranks=rules.ranks,
            layout=LAYOUT,
            observe=observe,
        ),
    )
)
