"""Tables that left another game in the middle, in a world dealt for one seat, as text.

Such a table cannot be replayed from a record: the lines that led to its world were never played. But `redeal` is
canonical: the same generator gives the same world from every world that the seat cannot tell apart. So a branch is
the record of the game it left, up to where it left it, the seat and the seed of its world, and its own lines:

    laguna branch
    seat 1
    seed 7

    1 sail 3
    * glass red
    1 undo 1

    laguna record
    game murano
    ...

The record holds the truth. A branch is for whoever may read that: everybody once the game is over, nobody before.
"""

from laguna.kernel import record as records
from laguna.kernel.errors import CannotParse, LagunaError
from laguna.kernel.game import CHANCE
from laguna.kernel.record import Record, actor

from .log import Line
from .table import Table

TITLE = "laguna branch"


class Branch:
    """A table that left another game."""

    def __init__(self, record: Record, at: int, seat: int, seed: int) -> None:
        """Leave a recorded game after its first `at` actions, as a seat knew it."""
        if not 0 <= seat < record.seats:
            raise CannotParse(f"There is no seat {seat}; the game has {record.seats}.")
        self.record = Record(
            record.game, record.seats, dict(record.options), record.rules, actions=record.actions[:at]
        )
        """The game it left, up to there."""
        self.seat = seat
        """For whom its world was dealt."""
        self.seed = seed
        """From which seed."""
        self.table = Table.as_known(record, at, seat, seed)
        """The table itself, which can be played on."""


def write(branch: Branch) -> str:
    """The text of a branch."""
    lines = [f"{actor(line.seat)} {line.what}" for line in branch.table.log.lines]
    head = [TITLE, f"seat {branch.seat}", f"seed {branch.seed}"]
    return "\n".join([*head, "", *lines, "", records.write(branch.record)])


def parse(text: str) -> Branch:
    """Read a branch, deal its world again and play its lines."""
    head, title, rest = text.partition(records.TITLE + "\n")
    lines = [line for line in head.splitlines() if line.strip()]
    if not title or len(lines) < 3 or lines[0].strip() != TITLE:
        raise CannotParse(f"A branch begins with {TITLE!r}, a seat and a seed, and ends with a record.")
    record = records.parse(title + rest)
    branch = Branch(record, len(record.actions), _number(lines[1], "seat"), _number(lines[2], "seed"))
    try:
        branch.table.log.extend(_line(line) for line in lines[3:])
    except (LagunaError, ValueError, IndexError) as error:
        raise CannotParse(f"The lines of this branch cannot be played in its world: {error}") from None
    return branch


def _number(line: str, word: str) -> int:
    found, _, number = line.strip().partition(" ")
    if found != word or not number.isdecimal():
        raise CannotParse(f"Expected `{word}` and a whole number, found {line!r}.")
    return int(number)


def _line(line: str) -> Line:
    who, _, what = line.strip().partition(" ")
    if not what or not (who == "*" or who.isdecimal()):
        raise CannotParse(f"Expected who acts (a seat, or * for a draw) and what was done, found {line!r}.")
    return Line(CHANCE if who == "*" else int(who), what)
