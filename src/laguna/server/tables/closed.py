"""Games that were closed for good, before their end."""

from laguna.kernel.record import TITLE, actor
from laguna.table import branches
from laguna.table.log import UNDO, Line

from ..store.rows import TableRow

BY_HOST = "host"
"""Whoever runs the server closed it."""
FOR_GOOD = (BY_HOST,)
"""Why a game is closed that never goes on. All other reasons are decided when it is read, and not stored."""


def lines_as_text(row: TableRow, lines: list[Line], origin: str = "") -> str:
    """The lines of a game as a record, without what was taken back. It need not be a game that we can play.

    If it goes on with another one that is a branch (`origin`), so is it.
    """
    kept: list[str] = []
    for line in lines:
        verb, _, steps = line.what.partition(" ")
        if verb == UNDO:
            del kept[-int(steps) :]
        else:
            kept.append(f"{actor(line.seat)} {line.what}")
    if branches.is_branch(origin):
        return branches.with_lines(origin, kept)
    head = [TITLE, f"game {row.game}", f"rules {row.rules}", *([f"edition {row.edition}"] if row.edition else [])]
    options = [f"option {name} {value}" for name, value in row.options.items()]
    return "\n".join([*head, f"seats {row.seats}", *options, "", *kept]) + "\n"
