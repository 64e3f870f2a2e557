"""Actions: everything that can happen has a number and a name, and an `ActionSpace` holds both.

>>> colours = Span("paint", ("red", "blue"))
>>> space = ActionSpace([Span("rest"), colours], draws=[Span("roll", ("1", "2"))])
>>> space.number("paint blue"), space.name(2), space.seat_actions, len(space)
(2, 'paint blue', 3, 5)
>>> colours.first, colours.id(2)
(1, 'blue')
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from .cells import Cells, cells, i64
from .errors import CannotParse


class Span:
    """A run of actions that share a verb and differ in one thing: `sail 1`, `sail 2`, ..."""

    verb: str
    """The first word of each name."""
    ids: tuple[str, ...]
    """What follows the verb, action by action; empty for an action that is just the verb."""
    first: int
    """The number of the first action of the run, known once the span is in an action space."""
    count: int
    """How many actions the run has."""

    def __init__(self, verb: str, ids: Sequence[str] = ()) -> None:
        self.verb = verb
        self.ids = tuple(ids)
        self.first = -1
        self.count = len(self.ids) or 1

    def __contains__(self, action: int) -> bool:
        return self.first <= action < self.first + self.count

    def names(self) -> list[str]:
        """The names of all its actions, in order."""
        return [f"{self.verb} {i}" for i in self.ids] if self.ids else [self.verb]

    def id(self, action: int) -> str:
        """What the action names besides the verb; empty if there is only the verb."""
        return self.ids[action - self.first] if self.ids else ""


class ActionSpace:
    """All actions of a game: first those of the seats (which a learner chooses from), then the draws."""

    seat_actions: int
    """How many actions seats have; the numbers from here on are draws."""
    names: tuple[str, ...]
    """The name of every action, by number."""
    spans: tuple[Span, ...]
    """The runs, in the order of their numbers."""

    def __init__(self, seats: Sequence[Span], draws: Sequence[Span]) -> None:
        names: list[str] = []
        of: list[Span] = []
        self.seat_actions = sum(span.count for span in seats)
        self.spans = (*seats, *draws)
        for span in self.spans:
            assert span.first < 0, f"the span {span.verb!r} is already in an action space"
            span.first = len(names)
            names += span.names()
            of += [span] * span.count
        self.names = tuple(names)
        self._of = tuple(of)
        self._number = {name: n for n, name in enumerate(names)}
        assert len(self._number) == len(names), "two actions have the same name"

    def __len__(self) -> int:
        return len(self.names)

    def name(self, action: int) -> str:
        """The notation of an action."""
        if not 0 <= action < len(self.names):
            raise CannotParse(f"There is no action number {action}; they go from 0 to {len(self.names) - 1}.")
        return self.names[action]

    def number(self, name: str) -> int:
        """The number of an action, from its notation."""
        found = self._number.get(" ".join(name.split()))
        if found is None:
            verb = name.split()[0] if name.split() else ""
            kin = [n for n in self.names if n.split()[0] == verb]
            known = ", ".join(kin[:6]) + (f" and {len(kin) - 6} more" if len(kin) > 6 else "")
            hint = f"these begin alike: {known}" if kin else "the verbs are: " + ", ".join(self.verbs())
            raise CannotParse(f"{name!r} is no action; {hint}.")
        return found

    def span(self, action: int) -> Span:
        """The run an action belongs to."""
        return self._of[action]

    def verbs(self) -> list[str]:
        """The first words in use, in the order of their numbers."""
        return list(dict.fromkeys(span.verb for span in self.spans))


_CHANCE: Final = -1  # As in `kernel.game`, which is not compiled and imports this module.
_OVER: Final = -2
_IS_LIST: Final = isinstance(cells(0), list)
"""Whether rows are plain lists, because nothing is compiled."""
_NUMBERS: Final[list[object]] = list(range(4096))
"""Python's integer objects, made once: compiled code would make a new one each time."""


class Buffer:
    """Legal actions in ascending order, or their weights, in a row that is allocated once and used again."""

    items: Cells
    """The row; only the first `n` entries mean anything."""
    n: i64
    """How many entries are in use."""

    def __init__(self, room: int) -> None:
        self.items = cells(room)
        self.n = 0

    def add(self, action: i64) -> None:
        """Append an action."""
        self.items[self.n] = action
        self.n += 1

    def add_bits(self, first: i64, bits: i64) -> None:
        """Append `first + i` for every bit `i` that is set, lowest first."""
        # Most legal actions are written here, so the row is fetched once and gaps are skipped four bits at a time.
        items = self.items
        n = self.n
        while bits:
            if not bits & 15:
                bits >>= 4
                first += 4
                continue
            if bits & 1:
                items[n] = first
                n += 1
            bits >>= 1
            first += 1
        self.n = n

    def add_kinds(self, first: i64, counts: Cells) -> None:
        """Append `first + i` for every kind `i` with a count above 0: the draws from a pile."""
        items = self.items
        n = self.n
        for i in range(len(counts)):
            if counts[i]:
                items[n] = first + i
                n += 1
        self.n = n

    def add_counts(self, counts: Cells) -> None:
        """Append the counts above 0: the weights of the draws that `add_kinds` appends."""
        items = self.items
        n = self.n
        for i in range(len(counts)):
            if counts[i]:
                items[n] = counts[i]
                n += 1
        self.n = n

    def numbers(self) -> list[int]:
        """The entries, as a list."""
        if _IS_LIST:
            return cast("list[int]", self.items[: self.n])
        items = self.items
        found: list[object] = []
        for i in range(self.n):
            found.append(_NUMBERS[items[i]])
        return cast("list[int]", found)


class Lists:
    """What is legal and how likely draws are, as lists: for callers outside compiled loops.

    A game gives the functions that write into a buffer, and offers `legal` and `weights` as its own.
    """

    def __init__(
        self,
        actions: int,
        turn: Callable[[Any], int],
        write_legal: Callable[[Any, Buffer], None],
        write_weights: Callable[[Any, Buffer], None],
    ) -> None:
        self._buffer = Buffer(actions)
        self._turn = turn
        self._write_legal = write_legal
        self._write_weights = write_weights

    def legal(self, s: object) -> list[int]:
        """Everything that may be done now, lowest number first; nothing when the game is over."""
        self._buffer.n = 0
        if self._turn(s) != _OVER:
            self._write_legal(s, self._buffer)
        return self._buffer.numbers()

    def weights(self, s: object) -> list[int]:
        """A number for each legal draw, in proportion to its probability; ones where all are equally likely."""
        assert self._turn(s) == _CHANCE, "weights are asked for where a draw comes next"
        self._buffer.n = 0
        self._write_weights(s, self._buffer)
        return self._buffer.numbers() or [1] * len(self.legal(s))


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, lowest first.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    # A negative number has infinitely many bits set, and the loop below would never end.
    if mask < 0:
        raise ValueError(f"{mask} is not a mask")
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
