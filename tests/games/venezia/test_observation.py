"""The row of numbers says what the view says: here it is made from the view alone, and compared."""

from typing import Any

import pytest

from laguna.games import venezia
from laguna.games.venezia.rules import questions as q
from laguna.games.venezia.seen.observation import LAYOUT
from tests.observations import check_layout, hot, padded, read, several
from tests.test_contract import options_of
from tests.walks import SOAK, walk

GAMES = 40 if SOAK else 2


def from_view(v: Any) -> dict[str, list[int]]:  # noqa: ANN401
    """All slices, from the view of the seat."""
    seat, seats = v.seat, v.seats

    def place(party: int) -> int:
        if party >= seats:
            return 5
        return -1 if party < 0 else (party - seat) % seats

    players = [v.players[(seat + i) % seats] for i in range(seats)]

    def by_seat(numbers: list[int]) -> list[int]:
        return padded(numbers, 5)

    found = {
        "seats": [seats],
        "turns": [v.turns],
        "options": [
            int(v.options["stall_rounds"]),
            v.options["imaginary_house"] == "build",
            v.options["draw"] == "may",
            v.options["reshuffle"] == "at_once",
        ],
        "quiet": [v.quiet],
        "ended": [v.ended >> end & 1 for end in range(8)],
        "question": hot(len(q.KEYS), q.KEYS.index(v.question) if v.question in q.KEYS else -1),
        "decides": hot(5, place(v.turn) if v.turn >= 0 else -1),
        "on_turn": hot(5, place(v.on_turn)),
        "first": hot(5, place(v.first)),
        "hexes": [what + 2 for what in v.hexes],
        "stock": v.supply,
        "pile": [v.pile],
        "discards": v.discards,
        "market": several(5, v.market),
        "offered": hot(5, v.offered),
        "to_take": [v.to_take],
        "treasures": [v.treasure],
        "masters": [n for party in v.masters for n in hot(6, place(party))],
        "alone": several(5, v.alone),
        "started": several(5, v.started),
        "imaginary": padded(v.imaginary, 5),
        "later": [int(v.later)],
        "drains_left": [v.drains_left],
        "building": hot(5, v.building),
        "builder": hot(6, place(v.builder)),
        "by_solo": [int(v.by_solo)],
        "worth": [v.points],
        "moving": several(5, [place(other) for other in v.moving]),
        "drawer": hot(6, place(v.drawer)),
        "drawing": [v.drawing],
        "buying": [v.buying],
        "at": by_seat([p.at for p in players]),
        "spaces": padded([n for p in players for n in p.spaces], 40),
        "hands": by_seat([p.hand for p in players]),
        "known": padded([n for p in players for n in p.known], 25),
        "front": padded([n for p in players for n in p.front], 25),
        "swamp_tokens": by_seat([p.swamp for p in players]),
        "treasure_tokens": by_seat([p.treasure for p in players]),
        "pauses": by_seat([int(p.pauses) for p in players]),
        "my_hand": v.mine.hand,
        "my_tokens": v.mine.tokens,
        "picked": v.mine.picked,
    }
    return {name: list(numbers) for name, numbers in found.items()}


@pytest.mark.parametrize("seats", venezia.SEATS)
def test_the_row_says_what_the_view_says(seats: int) -> None:
    for seed in range(GAMES):
        for n, (s, _) in enumerate(walk(venezia, seats, seed, options_of(venezia, seed))):
            for seat in range(seats):
                if (n + seat) % 5 == 0 or venezia.turn(s) < 0:
                    row = venezia.DRIVERS.standard.observe(s, seat)
                    assert read(LAYOUT, row) == from_view(venezia.view(s, seat))


def test_the_layout_is_sound() -> None:
    check_layout(LAYOUT)
