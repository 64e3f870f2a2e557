"""A small neural network that corrects a game's evaluation: one implementation for all games, in whole numbers.

For the seat that searches there is a row of numbers: what it sees in this world (its observation), the terms of
everybody's evaluation, its own first, and how open the game is. One layer of hidden units looks at the row, and
their weighted sum is added to the odds that the evaluation alone gives this seat. The others keep theirs: only the
share of one seat is asked for, so one row is enough, whatever the number of seats.

- All arithmetic is in whole numbers, so compiled and interpreted code, and every machine, find the same shares.
- The hidden units are updated by what has changed in the row since the last position. In whole numbers this
  leaves no trace of earlier positions. Two units share a machine number, so that one addition serves both.
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
_HALF_BITS: Final = 32
"""How many bits of a machine number a hidden unit has: its sum stays below 2**31, which is 2048."""
_HALF: Final[i64] = (1 << _HALF_BITS) - 1
_SIGN: Final[i64] = 1 << _HALF_BITS - 1


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


def lower(pair: i64) -> i64:
    """The first of two numbers that share one."""
    return ((pair & _HALF) ^ _SIGN) - _SIGN


def upper(pair: i64) -> i64:
    """The second of two numbers that share one."""
    return ((((pair - lower(pair)) >> _HALF_BITS) & _HALF) ^ _SIGN) - _SIGN


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
    pairs: i64
    """How many numbers the sums of all hidden units take: two units share one."""
    packed: Cells
    """The first layer once more, two units in a number: `packed[column * pairs + pair]`."""
    used: Cells
    """The numbers of a row that have a weight other than 0; the others need not be looked at."""

    def __init__(self, columns: Columns, hidden: i64, weights: Cells, bias: Cells, out: Cells, scale: i64) -> None:
        if len(weights) != columns.count * hidden or len(bias) != hidden or len(out) != hidden:
            raise ValueError(f"{columns.count} columns for {hidden} units need other numbers of weights")
        self.columns = columns
        self.hidden = hidden
        self.weights = weights
        self.bias = bias
        self.out = out
        self.scale = scale
        self.pairs = (hidden + 1) // 2
        self.packed = cells(columns.count * self.pairs)
        used: list[int] = []
        for place in range(columns.width):
            is_used = False
            for column in range(columns.first[place], columns.first[place] + max(1, columns.codes[place])):
                for unit in range(hidden):
                    weight = weights[column * hidden + unit]
                    if weight != 0:
                        is_used = True
                        self.packed[column * self.pairs + unit // 2] += weight << (unit % 2 * _HALF_BITS)
            if is_used:
                used.append(place)
        self.used = cells_of(used)


class Rows:
    """Writes what the network looks at: rows of seats about a position."""

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
        self._one = cells(len(driver.terms))
        self._terms = cells(seats * len(driver.terms))
        self.rows = shorts(seats * columns.width)
        self.worth = cells(seats)
        self.spread = 1
        self._encoders: list[Encoder] = []
        for seat in range(seats):
            self._encoders.append(driver.encoder(seat, self.rows, seat * columns.width))

    def write(self, s: object) -> None:
        """Write the rows of all seats about a position, which need not have to do with the last one."""
        self.evaluate(s)
        for seat in range(self._seats):
            self.look(s, seat)

    def evaluate(self, s: object) -> None:
        """Evaluate a position for all seats: before any of them looks at it."""
        driver = self._driver
        terms = self._columns.terms
        one = self._one
        self.spread = driver.spread(s)
        for seat in range(self._seats):
            for term in range(terms):
                one[term] = 0
            driver.evaluate(s, seat, one)
            worth: i64 = 0
            at = seat * terms
            for term in range(terms):
                number = one[term]
                worth += number
                if number > MOST:
                    number = MOST
                elif number < -MOST:
                    number = -MOST
                self._terms[at + term] = number
            self.worth[seat] = worth

    def look(self, s: object, seat: i64) -> None:
        """Write the row of a seat about a position that was evaluated."""
        width = self._columns.width
        terms = self._columns.terms
        encoder = self._encoders[seat]
        encoder.forget()
        encoder.look(s)
        at = seat * width + self._columns.length
        of = seat
        for _ in range(self._seats):
            for term in range(terms):
                put(self.rows, at + term, self._terms[of * terms + term])
            at += terms
            of += 1
            if of == self._seats:
                of = 0
        put(self.rows, (seat + 1) * width - 1, min(self.spread, MOST))


class NetEstimator(WinEstimator):
    """Turns positions into shares of the win, by the evaluation and a network that corrects it for one seat."""

    def __init__(self, driver: Driver, seats: i64, net: Net) -> None:
        super().__init__(driver, seats)
        self._net = net
        self._rows = Rows(driver, net.columns, seats)
        self._last = shorts(seats * net.columns.width)
        self._sums = cells(seats * net.pairs)
        self._odds = cells(seats)
        self._seat: i64 = 0
        for seat in range(seats):
            for unit in range(net.hidden):
                self._sums[seat * net.pairs + unit // 2] += net.bias[unit] << (unit % 2 * _HALF_BITS)

    def attend(self, seat: i64) -> None:
        """Correct the odds of this seat from now on."""
        self._seat = seat

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
        rows.evaluate(s)
        rows.look(s, self._seat)
        self._update(self._seat)
        most: i64 = -(1 << 60)
        for seat in range(seats):
            odds = rows.worth[seat] * self._net.scale * LOG2_3 // (rows.spread << SCALE_BITS)
            if seat == self._seat:
                odds += self.correction()
            self._odds[seat] = odds
            most = max(most, odds)
        whole: i64 = 0
        for seat in range(seats):
            self._odds[seat] = power_of_two(self._odds[seat] - most)
            whole += self._odds[seat]
        for seat in range(seats):
            self.shares[seat] = SURE * self._odds[seat] // whole

    def correction(self) -> i64:
        """What the network adds to the odds of its seat in the position that was estimated last, in 2**-16."""
        net = self._net
        sums = self._sums
        at = self._seat * net.pairs
        found: i64 = 0
        for unit in range(net.hidden):
            pair = sums[at + unit // 2]
            given = (upper(pair) if unit & 1 else lower(pair)) >> _DOWN
            if given > 0:
                if given > HIGHEST:
                    given = HIGHEST
                found += given * net.out[unit]
        return found >> _OUT_DOWN

    def _update(self, seat: i64) -> None:
        """Bring the hidden units of a seat up to date with its row."""
        columns = self._net.columns
        used = self._net.used
        rows = self._rows.rows
        last = self._last
        begin = seat * columns.width
        for n in range(len(used)):
            i = used[n]
            at = begin + i
            if rows[at] == last[at]:
                continue
            now = i64(rows[at])
            before = i64(last[at])
            last[at] = rows[at]
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
        pairs = self._net.pairs
        sums = self._sums
        packed = self._net.packed
        to = seat * pairs
        at = column * pairs
        for pair in range(pairs):
            sums[to + pair] += often * packed[at + pair]
