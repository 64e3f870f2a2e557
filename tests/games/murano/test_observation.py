"""The row of numbers says what the view says: here it is made from the view alone, and compared."""

from typing import Any

import pytest

from laguna.games import murano
from laguna.games.murano.rules import questions as q
from laguna.games.murano.rules.constants import CHARACTERS, ISLANDS, SPECIAL_CARDS
from laguna.games.murano.seen.observation import LAYOUT
from tests.observations import check_layout, hot, padded, read, several
from tests.walks import SOAK, walk

GAMES = 40 if SOAK else 2


def from_view(v: Any) -> dict[str, list[int]]:  # noqa: ANN401
    """All slices, from the view of the seat."""
    seat, seats = v.seat, v.seats

    def place(other: int) -> int:
        return -1 if other < 0 else (other - seat) % seats

    players = [v.players[(seat + i) % seats] for i in range(seats)]

    def by_seat(numbers: list[int]) -> list[int]:
        return padded(numbers, 4)

    mine = v.mine
    drawing_cards = v.question in ("draw_cards", "card")
    found = {
        "seats": [seats],
        "turns": [v.turns],
        "options": [
            int(v.options["leftover_gondoliers"] == "all"),
            int(v.options["empty_equal"] == "yes"),
            int(v.options["stall_rounds"]),
            int(v.options["scoring"] == "hand"),
            int(v.options["last_studio"] == "counts"),
        ],
        "question": hot(len(q.KEYS), q.KEYS.index(v.question) if v.question in q.KEYS else -1),
        "decides": hot(4, place(v.turn) if v.turn >= 0 else -1),
        "on_turn": hot(4, place(v.on_turn)),
        "first": hot(4, place(v.first)),
        "ender": hot(4, place(v.ender)),
        "stalled": [int(v.stalled)],
        "black": several(18, v.black),
        "red": hot(18, v.red),
        "ship": hot(19, v.ship),
        "moved": several(18, v.moved),
        "stopped": hot(18, v.stopped),
        "moved_red": [int(v.moved_red)],
        "moves": [v.moves],
        "passing": [int(v.passing)],
        "piles": v.piles,
        "streets": v.streets,
        "bag": v.bag,
        "characters": [v.characters],
        "characters_under": padded([*v.characters_under[:15], sum(v.characters_under[15:])], 16),
        "cards": [v.cards],
        "cards_under": padded([*v.cards_under[:7], sum(v.cards_under[7:])], 8),
        "drawing": [v.drawing],
        "tile": hot(19, v.tile),
        "kind": hot(5, v.kind),
        "tiles_left": [v.tiles_left],
        "produced": [v.produced],
        "extra": [int(v.extra)],
        "sold": v.sold,
        "scoring_character": hot(40, v.scoring[0]),
        "scoring_island": hot(len(ISLANDS), v.scoring[1]),
        "given": list(v.scoring[2:]),
        "scored_by": by_number({one[1]: place(one[0]) + 1 for one in v.scored}, 40),
        "scored_island": by_number({one[1]: one[2] + 1 for one in v.scored}, 40),
        "scored_points": by_number({one[1]: one[4] for one in v.scored}, 40),
        "gold": by_seat([p.gold for p in players]),
        "vp": by_seat([p.vp for p in players]),
        "gondoliers": by_seat([p.gondoliers for p in players]),
        "supply": by_seat([p.supply for p in players]),
        "factories": by_seat([p.factories for p in players]),
        "specials": by_seat([p.specials for p in players]),
        "shops": by_seat([p.shops for p in players]),
        "palaces": by_seat([p.palaces for p in players]),
        "people": by_seat([p.characters for p in players]),
        "owned": by_number({card: i for i, p in enumerate(players, 1) for card in p.cards}, 15),
        "working": several(15, [card for p in players for card in p.working]),
        "glass": padded([n for p in players for n in p.glass], 12),
        "shown": by_number({one: i for i, p in enumerate(players, 1) for one in p.shown}, 40),
        "docks": [place(owner) + 1 for owner in v.docks],
        "cells": [tile + 1 for tile in v.cells],
        "owner": [place(owner) + 1 for owner in v.owner],
        "my_characters": several(40, mine.characters),
        "my_shops": mine.shops,
        "my_palaces": mine.palaces,
        "drawn_characters": several(40, [] if drawing_cards else mine.drawn),
        "drawn_cards": several(15, mine.drawn if drawing_cards else []),
        "searching": padded([n + 1 for n in mine.searching], 3),
        "put_back_characters": groups(mine.put_back_characters, len(CHARACTERS)),
        "put_back_cards": groups(mine.put_back_cards, len(SPECIAL_CARDS)),
        "left_shops": padded([n + 1 for n in mine.left_shops], 3),
        "left_palaces": padded([n + 1 for n in mine.left_palaces], 3),
    }
    return {name: list(numbers) for name, numbers in found.items()}


def by_number(numbers: dict[int, int], size: int) -> list[int]:
    return [numbers.get(i, 0) for i in range(size)]


def groups(known: list[list[int]], size: int) -> list[int]:
    return by_number({card: i for i, group in enumerate(known, 1) for card in group}, size)


@pytest.mark.parametrize("seats", murano.SEATS)
def test_the_row_says_what_the_view_says(seats: int) -> None:
    for seed in range(GAMES):
        options = {"scoring": "hand"} if seed % 2 else {}
        for n, (s, _) in enumerate(walk(murano, seats, seed, options)):
            for seat in range(seats):
                if (n + seat) % 5 == 0 or murano.turn(s) < 0:
                    row = murano.DRIVERS.standard.observe(s, seat)
                    assert read(LAYOUT, row) == from_view(murano.view(s, seat))


def test_the_layout_is_sound() -> None:
    check_layout(LAYOUT)
