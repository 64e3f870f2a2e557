"""What a seat may expect to end with, split into terms that a person understands: hundredths of a space each."""

from typing import Final

from laguna.games.venezia.rules import building, ending
from laguna.games.venezia.rules.constants import BASILICA, HOUSE, KIND_COUNT, PALAZZO, POINTS, SPACE_PRICE
from laguna.games.venezia.rules.purse import spaces_for
from laguna.games.venezia.rules.state import State
from laguna.games.venezia.rules.track import along_of
from laguna.kernel.cells import Cells, cells_of, i64

from . import parameters as t
from .features import Features, rounds_left
from .land import best, city_of

# The terms of an appraisal, by number.
SPACE: Final = 0
GOLD: Final = 1
PROJECTS: Final = 2
SHARES: Final = 3
CARDS: Final = 4
SITES: Final = 5
TREASURE: Final = 6
TURNS: Final = 7
TERMS: Final = ("space", "gold", "projects", "shares", "cards", "sites", "treasure", "turns")
"""The terms by name: `term-<name>` are their words."""

TYPICAL: Final[Cells] = cells_of((100 * POINTS[HOUSE], 600, 400, 100 * POINTS[BASILICA], 300))
"""What a building usually brings, by kind; what the land of a position changes in that is the term `sites`.

What palazzi, campi and bridges bring depends on the land, so theirs are estimates.
"""
_JUMPED: Final = 10
"""Gondolas fewer spaces ahead than this are likely to be jumped."""


def evaluate(features: Features, s: State, seat: i64, out: Cells) -> None:
    """Write what a seat may expect to end with, by term."""
    for term in range(len(TERMS)):
        out[term] = 0
    out[SPACE] = 100 * s.at[seat]
    gold = s.gold[seat]
    spaces = spaces_for(gold)
    pending: i64 = -1  # The kind whose building is in progress: its cards still lie there.
    if s.stage != building.NONE:
        pending = s.kind
        if s.movers >> seat & 1:
            points = building.spaces_of(s, seat)
            if s.how == building.BY_PROJECT and seat != s.builder:
                out[SHARES] = 100 * points
            else:
                out[PROJECTS] = 100 * points
    if s.ended or s.over:
        if s.exchanged < 0 or not ending.has_exchanged(s, seat):
            out[GOLD] = 100 * spaces
        return
    parameters = features.parameters
    out[GOLD] = 100 * spaces + parameters[t.REST] * (gold - spaces * SPACE_PRICE)
    if s.takers >> seat & 1 and s.stage != building.NONE:
        out[TREASURE] = parameters[t.TOKEN]
    features.look_ahead(s)
    near_part = features.near_part
    far_part = features.far_part
    out[TURNS] = features.rounds * parameters[t.GAIN] // 100
    wait = seat - s.seat  # How many others are on turn before.
    if wait < 0:
        wait += s.seats
    out[TURNS] += (s.seats - 1 - wait) * parameters[t.TEMPO] // (s.seats - 1)
    city = city_of(s)
    along = along_of(s, seat)
    for kind in range(PALAZZO, KIND_COUNT):
        if seat == s.seat and s.solo >> kind & 1 and not (kind == pending and s.how == building.BY_SOLO):
            points, bonus = best(city.now, kind, along, parameters[t.TOKEN])
            out[PROJECTS] += points
            out[TREASURE] += bonus
        held = s.hand[seat * KIND_COUNT + kind]
        out[CARDS] += held * parameters[t.ANY_CARD] * far_part // 1000
        if kind == pending and s.how == building.BY_PROJECT:
            continue
        full, half, near = features.chances(s, seat, kind, 0, 0)
        if full + half == 0:
            continue
        if near == 1:
            full = full * near_part // 1000
            half = half * near_part // 1000
        elif near == 0:
            full = full * far_part // 1000
            half = half * far_part // 1000
        features.look_at(city, kind, along)
        points, bonus = features.worth(full, half, near)
        usual = (full * TYPICAL[kind] + half * building.share_of(TYPICAL[kind])) // 1000
        if s.front[seat * KIND_COUNT + kind] == 0:
            out[CARDS] += usual
        elif s.master[kind] == seat:
            out[PROJECTS] += usual
        else:
            out[SHARES] += usual
        out[SITES] += points - usual
        out[TREASURE] += bonus
    houses = s.front[seat * KIND_COUNT + HOUSE]
    if pending == HOUSE and s.builder == seat:
        houses -= 1
    if houses > 0:
        points, bonus = best(city.now, HOUSE, along, parameters[t.TOKEN])
        out[PROJECTS] += houses * points
        out[TREASURE] += houses * bonus
    held = s.hand[seat * KIND_COUNT + HOUSE]
    if held:
        out[CARDS] += held * parameters[t.HOUSE_CARD] * near_part // 1000
        points, bonus = best(city.now, HOUSE, along, parameters[t.TOKEN])
        out[TREASURE] += bonus * parameters[t.LUCK] // 1000 * near_part // 1000
    for other in range(s.seats):
        ahead = s.at[other] - s.at[seat]
        if 0 < ahead < _JUMPED:
            out[SPACE] += parameters[t.JUMP] * near_part // 1000


def spread(s: State, parameters: Cells) -> i64:
    """How open the end still is, as counted in games of bots that go by this evaluation."""
    if s.ended:
        return 100
    return 200 + rounds_left(s, parameters) * 7 // 10
