"""The sites of a position, and what the best of them bring.

What is kept here depends on the land alone, so all seats share it, and so do bots with different numbers.
"""

from typing import Final

from laguna.games.venezia.rules import building
from laguna.games.venezia.rules.constants import (
    BASILICA,
    BRIDGE,
    CAMPO,
    FIRST_BRIDGE,
    FIRST_HEX,
    FIRST_PAIR,
    FIRST_TRIANGLE,
    HEX_COUNT,
    HOUSE,
    KIND_COUNT,
    MOST_DRAINED,
    PALAZZO,
    POINTS,
    QUARTER_COUNT,
    SITE_ACROSS,
    SITE_ACROSS_MASK,
    SITE_COUNT,
    SITE_MASK,
    SITE_QUARTER,
    SITES,
    SIZES,
)
from laguna.games.venezia.rules.state import State
from laguna.kernel.cells import Cells, cells, cells_of, count_bits, i64


def _quarter_starts(first: int, end: int) -> Cells:
    """Where the sites of each quarter begin among these; they lie in the order of the quarters."""
    return cells_of(
        first + sum(1 for site in range(first, end) if SITE_QUARTER[site] < quarter)
        for quarter in range(QUARTER_COUNT + 1)
    )


HEXES_OF: Final[Cells] = _quarter_starts(0, FIRST_PAIR)
"""Where the hexes of each quarter begin; the last place is where all of them end."""
_PAIRS_OF: Final[Cells] = _quarter_starts(FIRST_PAIR, FIRST_TRIANGLE)
_TRIANGLES_OF: Final[Cells] = _quarter_starts(FIRST_TRIANGLE, FIRST_BRIDGE)
_SITE_SIZES: Final[Cells] = cells_of(SIZES)
_MOST_HEXES: Final[i64] = max(SIZES)
_SITE_HEXES: Final[Cells] = cells_of(
    site[i] if i < len(site) else 0 for site in SITES[:FIRST_BRIDGE] for i in range(_MOST_HEXES)
)
"""The hexes of each site on land, as many places each as the largest building has hexes."""
_NO_ROW: Final[Cells] = cells(KIND_COUNT * QUARTER_COUNT, -1)
_NO_KINDS: Final[Cells] = cells(KIND_COUNT, -1)
_NO_OPENS: Final[Cells] = cells(HEX_COUNT * MOST_DRAINED * BRIDGE, -1)


class Land:
    """What the best sites of one quarter bring; bridges are left out."""

    swamp: i64
    """Its hexes under swamp."""
    empty: i64
    """Its empty hexes."""
    now: Cells
    """The points of the best site of each kind that is open, -1 where there is none."""
    soon: Cells
    """The same if as many hexes are drained first as one turn allows."""
    _opens: Cells
    """What `opens` found ..."""
    _looked: bool
    """... if it was asked before."""

    def __init__(self, quarter: i64, swamp: i64, empty: i64) -> None:
        self.swamp = swamp
        self.empty = empty
        now = _NO_KINDS[:]
        soon = _NO_KINDS[:]
        open = swamp | empty
        for site in range(HEXES_OF[quarter], HEXES_OF[quarter + 1]):
            if SITE_MASK[site] & open:
                points = building.points_at(CAMPO, site, open, 0)
                if points > soon[CAMPO]:
                    soon[CAMPO] = points
                if SITE_MASK[site] & empty and points > now[CAMPO]:
                    now[CAMPO] = points
        for site in range(_PAIRS_OF[quarter], _PAIRS_OF[quarter + 1]):
            if not SITE_MASK[site] & ~open and count_bits(SITE_MASK[site] & swamp) <= MOST_DRAINED:
                points = building.points_at(PALAZZO, site, open, 0)
                if points > soon[PALAZZO]:
                    soon[PALAZZO] = points
                if not SITE_MASK[site] & swamp and points > now[PALAZZO]:
                    now[PALAZZO] = points
        for site in range(_TRIANGLES_OF[quarter], _TRIANGLES_OF[quarter + 1]):
            if not SITE_MASK[site] & ~open and count_bits(SITE_MASK[site] & swamp) <= MOST_DRAINED:
                soon[BASILICA] = POINTS[BASILICA]
                if not SITE_MASK[site] & swamp:
                    now[BASILICA] = POINTS[BASILICA]
                    break
        if empty:
            now[HOUSE] = POINTS[HOUSE]
        if open:
            soon[HOUSE] = POINTS[HOUSE]
        self.now = now
        self.soon = soon
        self._opens = _NO_OPENS
        self._looked = False

    def opens(self, quarter: i64) -> Cells:
        """The points of the best site that opens with each hex: drained alone, or as one of several.

        By hex, kind and number of drained hexes: `opens[(hex * BRIDGE + kind) * MOST_DRAINED + drained - 1]`,
        where hexes are counted within the quarter.
        """
        if self._looked:
            return self._opens
        found = _NO_OPENS[:]
        first = FIRST_HEX[quarter]
        open = self.swamp | self.empty
        for kind in range(PALAZZO, BRIDGE):
            start = HEXES_OF[quarter]
            end = HEXES_OF[quarter + 1]
            if kind == PALAZZO:
                start = _PAIRS_OF[quarter]
                end = _PAIRS_OF[quarter + 1]
            elif kind == BASILICA:
                start = _TRIANGLES_OF[quarter]
                end = _TRIANGLES_OF[quarter + 1]
            for site in range(start, end):
                wet = SITE_MASK[site] & self.swamp
                if not wet or SITE_MASK[site] & ~open:
                    continue
                drained = count_bits(wet) - 1
                if drained >= MOST_DRAINED:
                    continue
                points = building.points_at(kind, site, open, 0)
                for i in range(_SITE_SIZES[kind]):
                    hex = _SITE_HEXES[site * _MOST_HEXES + i] - first
                    place = (hex * BRIDGE + kind) * MOST_DRAINED + drained
                    if points > found[place]:
                        found[place] = points
        self._opens = found
        self._looked = True
        return found


_SLOTS: Final = 1021
_LANDS: Final[list[Land | None]] = [None] * (_SLOTS * QUARTER_COUNT)
"""Quarters looked at before: a turn changes one or two of the five, and searches come back to the same ones."""


def land(quarter: i64, swamp: i64, empty: i64) -> Land:
    """The sites of a quarter."""
    slot = quarter * _SLOTS + (empty * 31 + swamp * 17) % _SLOTS
    known = _LANDS[slot]
    if known is not None and known.swamp == swamp and known.empty == empty:
        return known
    found = Land(quarter, swamp, empty)
    _LANDS[slot] = found
    return found


class City:
    """What the best sites of all quarters bring, bridges included."""

    swamp: Cells
    """The hexes under swamp by quarter."""
    empty: Cells
    """The empty hexes by quarter."""
    houses: Cells
    """Houses by quarter."""
    now: Cells
    """The points of the best open site by kind and quarter, -1 for none; a bridge is in both its quarters."""
    soon: Cells
    """The same if as many hexes are drained first as one turn allows."""
    top: Cells
    """The points of the best open site by kind, -1 for none."""
    top_soon: Cells
    """The same if as many hexes are drained first as one turn allows."""

    def __init__(self, s: State) -> None:
        # Copies, as a position that is set up by hand may still be written to.
        self.swamp = s.swamp[:]
        self.empty = s.empty[:]
        self.houses = s.houses[:]
        now = _NO_ROW[:]
        soon = _NO_ROW[:]
        top = _NO_KINDS[:]
        top_soon = _NO_KINDS[:]
        for quarter in range(QUARTER_COUNT):
            part = land(quarter, s.swamp[quarter], s.empty[quarter])
            for kind in range(BRIDGE):
                now[kind * QUARTER_COUNT + quarter] = part.now[kind]
                soon[kind * QUARTER_COUNT + quarter] = part.soon[kind]
                if part.now[kind] > top[kind]:
                    top[kind] = part.now[kind]
                if part.soon[kind] > top_soon[kind]:
                    top_soon[kind] = part.soon[kind]
        for site in range(FIRST_BRIDGE, SITE_COUNT):
            here = SITE_QUARTER[site]
            across = SITE_ACROSS[site]
            points = building.points_at(BRIDGE, site, 0, s.houses[here])
            if s.houses[here] < s.houses[across]:
                continue  # The same bridge comes again with the ends the other way round.
            if not SITE_MASK[site] & (s.swamp[here] | s.empty[here]):
                continue
            if not SITE_ACROSS_MASK[site] & (s.swamp[across] | s.empty[across]):
                continue
            if MOST_DRAINED < 2 and SITE_MASK[site] & s.swamp[here] and SITE_ACROSS_MASK[site] & s.swamp[across]:
                continue
            here += BRIDGE * QUARTER_COUNT
            across += BRIDGE * QUARTER_COUNT
            if points > soon[here]:
                soon[here] = points
            if points > soon[across]:
                soon[across] = points
            if points > top_soon[BRIDGE]:
                top_soon[BRIDGE] = points
            if building.is_open(s, site):
                if points > now[here]:
                    now[here] = points
                if points > now[across]:
                    now[across] = points
                if points > top[BRIDGE]:
                    top[BRIDGE] = points
        self.now = now
        self.soon = soon
        self.top = top
        self.top_soon = top_soon

    def shows(self, s: State) -> bool:
        """Is this the city of a position?"""
        for quarter in range(QUARTER_COUNT):
            if (
                self.swamp[quarter] != s.swamp[quarter]
                or self.empty[quarter] != s.empty[quarter]
                or self.houses[quarter] != s.houses[quarter]
            ):
                return False
        return True


class _Last:
    """The city that was looked at last: all seats are evaluated one after the other."""

    city: City | None

    def __init__(self) -> None:
        self.city = None


_LAST: Final = _Last()


def city_of(s: State) -> City:
    """The sites of a position."""
    last = _LAST.city
    if last is not None and last.shows(s):
        return last
    found = City(s)
    _LAST.city = found
    return found


def best(row: Cells, kind: i64, along: i64, token: i64) -> tuple[i64, i64]:
    """What the best site of a kind brings whoever lies along these quarters: by points, and by a treasure."""
    most: i64 = -1
    points: i64 = 0
    bonus: i64 = 0
    for quarter in range(QUARTER_COUNT):
        here = row[kind * QUARTER_COUNT + quarter]
        if here >= 0:
            here *= 100
            treasure: i64 = 0
            if along >> quarter & 1:
                treasure = token
            if here + treasure > most:
                most = here + treasure
                points = here
                bonus = treasure
    return points, bonus
