"""Tables that go on where another game was left: what may be continued, and the rows of such a table.

Nothing is stored in here, so a browser's own Python does the same (`laguna.local`).
"""

import re
from secrets import randbits
from typing import NamedTuple

from laguna.kernel.errors import LagunaError
from laguna.kernel.game import OVER
from laguna.kernel.record import DIGITS, TITLE, BrokenRecord
from laguna.table import Log, branches
from laguna.table.rows import SeatRow

from ..show.messages import RECORD, Continue, NewTable, RecordInfo
from . import new_tables
from .compatibility import missing
from .new_tables import TablePlan
from .refusal import Refusal

_HEADER = re.compile(r"^(game|rules|edition)[ \t]+(\S+)[ \t]*$", re.MULTILINE)


class Left(NamedTuple):
    """A game that is left, and how a table goes on from there."""

    plan: TablePlan
    """The table."""
    mark: str
    """What everybody is told about it: `TableRow.mark`."""
    text: str
    """The game up to where it is left, in the world in which it goes on."""


def read(text: str) -> Log:
    """The game in a file; refused, with the reason, if it is none that can be played here."""
    if len(text.encode()) > RECORD:
        raise Refusal("bad_record", "large", most=RECORD // 1000)
    first = text.lstrip("\ufeff \t\r\n").partition("\n")[0].strip()
    if first not in (TITLE, branches.TITLE):
        raise Refusal("bad_record", "none")
    _, _, head = text.rpartition(TITLE)
    header = dict(_HEADER.findall(head))
    rules = header.get("rules", "")
    lacks = missing(
        header.get("game", ""),
        # A number of thousands of digits cannot even be read; our rules have no such one.
        int(rules) if rules.isdecimal() and len(rules) <= DIGITS else 0,
        header.get("edition", ""),
    )
    if lacks:
        raise Refusal("bad_record", lacks)
    try:
        return branches.parse(text.lstrip("\ufeff"))
    except BrokenRecord as error:
        raise Refusal("bad_record", "line", line=error.line) from None
    except LagunaError:
        raise Refusal("bad_record", "broken") from None


def look(text: str) -> RecordInfo:
    """What is in a file."""
    log = read(text)
    return RecordInfo(log.game.NAME, log.seats, len(log.actions), log.turn, log.turn == OVER)


def plan(wish: Continue, left: Log) -> Left:
    """The table that goes on; refused if somebody wants what cannot be played."""
    at = len(left.actions) if wish.at is None else wish.at
    if at > len(left.actions):
        raise Refusal("cannot_play")
    if len(wish.seats) != left.seats:
        raise Refusal("cannot_play")
    log = left.until(at)
    mark = "browser" if wish.record is not None else "was"
    if wish.known is not None:
        if wish.known >= left.seats:
            raise Refusal("no_such_seat")
        log = branches.known_by(log, wish.known, randbits(62))
        mark = "known" if mark == "was" else mark
    new = NewTable(
        game=log.game.NAME,
        seats=wish.seats,
        options=log.options,
        lang=wish.lang,
        public=wish.public,
        hints=wish.hints,
        name=wish.name,
    )
    return Left(new_tables.parse(new), mark, branches.write(log))


def is_alone(seats: list[SeatRow], guest: str) -> bool:
    """Has nobody but this guest and bots a seat, or a claim to one?"""
    mine = any(seat.guest == guest for seat in seats)
    return mine and all(
        (seat.kind == "bot" or seat.guest == guest) and seat.former in ("", guest) for seat in seats
    )
