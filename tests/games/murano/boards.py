"""Play random games on whatever board is installed, with everything that looks at it.

    python -m tests.games.murano.boards

This is a program, run by `test_board` with another board.
"""

import sys

from laguna.games import murano
from laguna.games.murano.rules import flow
from laguna.games.murano.rules import questions as q
from laguna.games.murano.rules.constants import CELLS, DOCKS, OWN_DOCKS, STREET_SPACES
from laguna.kernel.action import Buffer
from laguna.kernel.cells import cells, shorts
from laguna.kernel.chance import Rng, pick
from laguna.kernel.game import CHANCE, OVER
from laguna.kernel.text import Words, words

from .scene import random_game

STEP = 23
"""How many actions lie between two looks at everything."""


def look(s: murano.State, spoken: Words, rng: Rng) -> None:
    """All that is made of a position besides playing on: it only has to work, and to agree with itself."""
    for seat in range(s.seats):
        view = murano.view(s, seat)
        assert murano.render(view, spoken)
        assert murano.view(murano.redeal(s, seat, rng), seat) == view
        layout = murano.DRIVERS.standard.layout()
        row = shorts(layout.length)
        murano.DRIVERS.standard.encoder(seat, row, 0).look(s)
        for part in layout.slices:
            for number in row[part.first : part.first + part.size]:
                assert part.low <= number <= part.high, part.name
        terms = cells(len(murano.DRIVERS.standard.terms))
        murano.DRIVERS.standard.evaluate(s, seat, terms)
    if murano.turn(s) >= 0:
        legal, priors = Buffer(len(murano.ACTIONS)), Buffer(len(murano.ACTIONS))
        murano.DRIVERS.standard.write_legal(s, legal)
        murano.DRIVERS.standard.write_priors(s, legal, priors)
        assert priors.n == legal.n
        murano.why(s, s.seat, murano.ACTIONS.number(f"dock {DOCKS[-1]}"))


def fill_docks(rng: Rng) -> None:
    """Place gondoliers until no dock is left, or nobody has any: every dock can be had, and is had once."""
    s = murano.new(4)
    while murano.turn(s) == CHANCE:
        murano.apply(s, pick(rng, murano.legal(s), murano.weights(s)))
    for number in range(len(DOCKS)):
        seat = number % 4
        if s.hand[seat]:
            s.seat, s.depth = seat, 0
            s.gold[seat] += 9
            s.bank -= 9
            flow.begin_turn(s)
            s.depth = 0
            q.ask(s, q.DOCK)
            action = murano.ACTIONS.number(f"dock {DOCKS[number]}")
            assert action in murano.legal(s)
            murano.apply(s, action)
            murano.check(s)
            assert s.docks[number] == seat


def main() -> None:
    """Play with every number of seats."""
    english = words("en", "murano")
    rng = Rng(5)
    assert len({murano.ACTIONS.name(action) for action in range(len(murano.ACTIONS))}) == len(murano.ACTIONS)
    for seats in murano.SEATS:
        for n, s in enumerate(random_game(seats, seats, {"stall_rounds": "5"})):
            murano.check(s)
            if n % STEP == 0 or murano.turn(s) == OVER:
                look(s, english, rng)
        assert len(murano.result(s).scores) == seats
    fill_docks(rng)
    own = [int(mask).bit_count() for mask in OWN_DOCKS]
    sys.stdout.write(f"{STREET_SPACES} {len(CELLS) - STREET_SPACES} {' '.join(map(str, own))}\n")


if __name__ == "__main__":
    main()
