"""A small neural network that corrects a game's evaluation: one implementation for all games, in whole numbers.

For each seat there is a row of numbers: what the seat sees in this world (its observation), the terms of
everybody's evaluation, the seat's own first, and how open the game is. One layer of hidden units looks at the row,
and their weighted sum is added to what the evaluation alone would say. The result is a share of the win for each
seat.

- All arithmetic is in whole numbers, so compiled and interpreted code, and every machine, find the same shares.
- The hidden units are updated by what has changed in the row since the last position. In whole numbers this
  leaves no trace of earlier positions.
- Nothing here needs a library. `laguna.train` makes the weights, `kernel.weights` reads and writes them.
"""

from math import isqrt
from typing import Final

from .cells import Cells, Shorts, cells, cells_of, i64, shorts, times
from .driver import Driver
from .encoder import MOST, Encoder, Layout, put
from .playout import WHOLE, share_of_first
from .search import SURE, WinEstimator

_OVER: Final = -2
UNIT_BITS: Final = 20
"""Weights of the first layer, and sums of hidden units, count in 2**-20."""
HIDDEN_BITS: Final = 10
"""What a hidden unit gives counts in 2**-10."""
OUT_BITS: Final = 12
"""Weights of the second layer count in 2**-12."""
ODDS_BITS: Final = 16
"""Odds are powers of two, whose exponents count in 2**-16."""
SCALE_BITS: Final = 10
"""What the evaluation's own odds are multiplied by counts in 2**-10."""
HIGHEST: Final = 16 << HIDDEN_BITS
"""The most that a hidden unit gives."""
_DOWN: Final = UNIT_BITS - HIDDEN_BITS
_OUT_DOWN: Final = HIDDEN_BITS + OUT_BITS - ODDS_BITS
LOG2_3: Final = 103872
"""The binary logarithm of 3 in 2**-16: a lead of a game's `spread` means odds of three to one."""
_FINE: Final = 1 << 8
"""How many steps the table of powers has between two whole exponents."""
_ONE_BITS: Final = 30
"""Powers of two below 1 count in 2**-30."""


def _roots() -> list[int]:
    """2 to the power of -k/256 for each k up to 256, by whole square roots: the same on every machine."""
    root = 1 << 127
    for _ in range(8):
        root = isqrt(root << 128)
    # `root` is 2**(-1/256), counted in 2**-128.
    power = 1 << 128
    found = []
    for _ in range(_FINE + 1):
        found.append(power >> 128 - _ONE_BITS)
        power = times(power, root) >> 128
    return found


_ROOTS: Final[Cells] = cells_of(_roots())


def power_of_two(exponent: i64) -> i64:
    """Two to the power of an exponent that is 0 or below, in 2**-16; the result counts in 2**-30."""
    down = -exponent
    whole = down >> ODDS_BITS
    if whole > _ONE_BITS:
        return 0
    part = down & (1 << ODDS_BITS) - 1
    place = part >> 8
    fine = part & 255
    between = _ROOTS[place] - ((_ROOTS[place] - _ROOTS[place + 1]) * fine >> 8)
    return between >> whole


class Columns:
    """Which weights belong to which number of a row.

    Most numbers have one column, which is multiplied by the number. A number that is a code (what lies on a hex)
    has a column for each value above 0 instead: one of them counts.
    """

    length: i64
    """How many numbers an observation has."""
    terms: i64
    """How many terms an evaluation has."""
    places: i64
    """For how many seats there is room."""
    width: i64
    """How many numbers a row has: the observation, the terms of each seat, and the spread."""
    first: Cells
    """The first column of each number."""
    codes: Cells
    """How many columns a code has, by number; 0 for a number that is no code."""
    count: i64
    """How many columns there are."""

    def __init__(self, layout: Layout, terms: i64, places: i64) -> None:
        self.length = layout.length
        self.terms = terms
        self.places = places
        self.width = self.length + places * terms + 1
        self.first = cells(self.width)
        self.codes = cells(self.width)
        for plane in layout.planes:
            part = layout.find(plane.of)
            for i in range(part.first, part.first + part.size):
                self.codes[i] = max(self.codes[i], plane.code)
        self.count = 0
        for i in range(self.width):
            self.first[i] = self.count
            self.count += max(1, self.codes[i])


class Net:
    """The weights of a network. They do not change."""

    columns: Columns
    """What its first layer looks at."""
    hidden: i64
    """How many hidden units it has."""
    weights: Cells
    """The first layer: `weights[column * hidden + unit]`."""
    bias: Cells
    """What each hidden unit begins with."""
    out: Cells
    """How much each hidden unit counts."""
    scale: i64
    """What the odds of the evaluation are multiplied by."""

    def __init__(self, columns: Columns, hidden: i64, weights: Cells, bias: Cells, out: Cells, scale: i64) -> None:
        if len(weights) != columns.count * hidden or len(bias) != hidden or len(out) != hidden:
            raise ValueError(f"{columns.count} columns for {hidden} units need other numbers of weights")
        self.columns = columns
        self.hidden = hidden
        self.weights = weights
        self.bias = bias
        self.out = out
        self.scale = scale


class Rows:
    """Writes the rows of all seats about a position."""

    rows: Shorts
    """The rows: `rows[seat * width + place]`."""
    worth: Cells
    """The final score that the evaluation expects, by seat, in hundredths of a point."""
    spread: i64
    """How open the game still is: see `Driver.spread`."""

    def __init__(self, driver: Driver, columns: Columns, seats: i64) -> None:
        if seats > columns.places:
            raise ValueError(f"there is room for {columns.places} seats, not for {seats}")
        self._driver = driver
        self._columns = columns
        self._seats = seats
        self._terms = cells(len(driver.terms))
        self.rows = shorts(seats * columns.width)
        self.worth = cells(seats)
        self.spread = 1
        self._encoders: list[Encoder] = []
        for seat in range(seats):
            self._encoders.append(driver.encoder(seat, self.rows, seat * columns.width))

    def write(self, s: object) -> None:
        """Write the rows about a position, which need not have to do with the last one."""
        driver = self._driver
        seats = self._seats
        width = self._columns.width
        terms = self._columns.terms
        begin = self._columns.length
        self.spread = driver.spread(s)
        for seat in range(seats):
            encoder = self._encoders[seat]
            encoder.forget()
            encoder.look(s)
            put(self.rows, (seat + 1) * width - 1, min(self.spread, MOST))
        for seat in range(seats):
            for term in range(terms):
                self._terms[term] = 0
            driver.evaluate(s, seat, self._terms)
            worth: i64 = 0
            for term in range(terms):
                number = self._terms[term]
                worth += number
                if number > MOST:
                    number = MOST
                elif number < -MOST:
                    number = -MOST
                for viewer in range(seats):
                    place = seat - viewer
                    if place < 0:
                        place += seats
                    put(self.rows, viewer * width + begin + place * terms + term, number)
            self.worth[seat] = worth


class NetEstimator(WinEstimator):
    """Turns positions into shares of the win, by the evaluation and a network that corrects it."""

    def __init__(self, driver: Driver, seats: i64, net: Net) -> None:
        super().__init__(driver, seats)
        self._net = net
        self._rows = Rows(driver, net.columns, seats)
        self._last = shorts(seats * net.columns.width)
        self._sums = cells(seats * net.hidden)
        self._odds = cells(seats)
        for seat in range(seats):
            for unit in range(net.hidden):
                self._sums[seat * net.hidden + unit] = net.bias[unit]

    def estimate(self, s: object) -> None:
        """Find the shares: from the ranks if the game is over, else from the odds of each seat."""
        driver = self._driver
        seats = self._seats
        if driver.turn(s) == _OVER:
            ranks = driver.ranks(s)
            share = share_of_first(ranks) * SURE // WHOLE
            for seat in range(seats):
                self.shares[seat] = share if ranks[seat] == 1 else 0
            return
        rows = self._rows
        rows.write(s)
        most: i64 = -(1 << 60)
        for seat in range(seats):
            self._update(seat)
            told = rows.worth[seat] * self._net.scale * LOG2_3 // (rows.spread << SCALE_BITS)
            self._odds[seat] = told + self.correction(seat)
            most = max(most, self._odds[seat])
        whole: i64 = 0
        for seat in range(seats):
            self._odds[seat] = power_of_two(self._odds[seat] - most)
            whole += self._odds[seat]
        for seat in range(seats):
            self.shares[seat] = SURE * self._odds[seat] // whole

    def correction(self, seat: i64) -> i64:
        """What the network adds to the odds of a seat in the position that was estimated last, in 2**-16."""
        net = self._net
        first = seat * net.hidden
        found: i64 = 0
        for unit in range(net.hidden):
            given = self._sums[first + unit] >> _DOWN
            if given > 0:
                if given > HIGHEST:
                    given = HIGHEST
                found += given * net.out[unit]
        return found >> _OUT_DOWN

    def _update(self, seat: i64) -> None:
        """Bring the hidden units of a seat up to date with its row."""
        columns = self._net.columns
        rows = self._rows.rows
        last = self._last
        begin = seat * columns.width
        for i in range(columns.width):
            if rows[begin + i] == last[begin + i]:
                continue
            now = i64(rows[begin + i])
            before = i64(last[begin + i])
            last[begin + i] = rows[begin + i]
            column = columns.first[i]
            codes = columns.codes[i]
            if codes == 0:
                self._add(seat, column, now - before)
            else:
                if 0 < before <= codes:
                    self._add(seat, column + before - 1, -1)
                if 0 < now <= codes:
                    self._add(seat, column + now - 1, 1)

    def _add(self, seat: i64, column: i64, often: i64) -> None:
        """Add a column to the hidden units of a seat, so many times."""
        hidden = self._net.hidden
        sums = self._sums
        weights = self._net.weights
        to = seat * hidden
        at = column * hidden
        for unit in range(hidden):
            sums[to + unit] += often * weights[at + unit]
