"""Does what is stored make sense? Every table is played again, line by line, and compared with its row."""

import msgspec

from laguna.kernel.game import OVER

from ..store import Db, queries
from ..store.rows import Stored
from .compatibility import missing
from .new_tables import restored


def table_ids(db: Db) -> list[str]:
    """All tables that are not deleted."""
    return [id for (id,) in db.all("SELECT id FROM tables WHERE deleted = 0 ORDER BY id")]


def check(db: Db, id: str) -> str:
    """What is wrong with a table, as a sentence; empty if nothing is."""
    found = queries.news(db, id)
    if found is None:
        return ""
    row = db.one("SELECT count(*), coalesce(min(n), 0), coalesce(max(n) + 1, 0) FROM lines WHERE table_id = ?", id)
    # What was left has no lines here, so only a table that goes on with it may begin later.
    if row is None or row[0] != row[2] - row[1] or (row[1] and not found.origin):
        return "its lines are not numbered one by one"
    return problem_of(found)


def problem_of(found: Stored) -> str:
    """What is wrong with a table; empty if nothing is, or if its game, rules or board are not here."""
    row = found.row
    if row.state not in ("playing", "over") or missing(row.game, row.rules, row.edition):
        return ""
    try:
        table = restored(row, found.origin)
        table.log.extend(found.lines)
    except Exception as error:
        return f"its lines cannot be played ({type(error).__name__})"
    if table.n != row.n:
        return f"it has {table.n} lines, and its row says {row.n}"
    if table.turn != row.turn:
        return f"seat {table.turn} is to move, and its row says {row.turn}"
    if (table.turn == OVER) != (row.state == "over"):
        return f"it is {'' if table.turn == OVER else 'not '}over, and its row says {row.state}"
    if row.result and row.result != msgspec.json.encode(table.log.game.result(table.log.state)).decode():
        return "its result is another than its row says"
    return ""
