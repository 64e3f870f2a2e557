"""Whether a game can be played here: it needs its package, the rules it was begun under, and its board.

That is decided whenever a game is read and never stored: on a server that has what it needs, the game goes on.
"""

from collections.abc import Mapping
from typing import Any

from laguna.kernel import registry
from laguna.kernel.errors import CannotParse, LagunaError
from laguna.kernel.game import OVER, Game, start
from laguna.table.rows import TableRow


def missing(game: str, rules: int, edition: str) -> str:
    """What a game lacks here: its `game`, its `rules`, its board (`edition`), or nothing."""
    try:
        module = registry.load(game)
    except LagunaError:
        return "game"
    if rules != module.VERSION:
        return "rules"
    return "edition" if edition != module.EDITION else ""


def chosen_options(game: Game[Any], options: Mapping[str, str]) -> dict[str, str]:
    """The options that a table is stored with.

    Options that were added later are left out unless they were chosen: an older server beside this one does not
    know them, and would close the table.
    """
    chosen = {name: options.get(name, values[0]) for name, values in game.OPTIONS.items()}
    return {
        name: value
        for name, value in chosen.items()
        if name not in game.ADDED_OPTIONS or value != game.OPTIONS[name][0]
    }


def rules_fit(row: TableRow) -> bool:
    """Whether a table was made under the rules and on the board we have."""
    return not missing(row.game, row.rules, row.edition)


def cannot_go_on(row: TableRow) -> str:
    """What a game that runs, or has yet to begin, lacks here; empty if nothing, and for all others."""
    if row.state == "waiting":
        return "" if row.game in registry.names() and _can_begin(row) else "rules"
    return missing(row.game, row.rules, row.edition) if row.state == "playing" else ""


def _can_begin(row: TableRow) -> bool:
    """Whether it can begin under the rules that we have now, if it was made under others."""
    game = registry.load(row.game)
    if row.rules == game.VERSION:
        return True
    try:
        start(game, row.seats, row.options)
    except CannotParse:
        return False
    return True


def as_playable(row: TableRow, why: str = "") -> TableRow:
    """A row from the store, as it is shown here: a game that cannot go on is closed as long as that is so."""
    why = (row.state == "playing" and why) or cannot_go_on(row)
    if why:
        row.state, row.closed, row.turn = "closed", why, OVER
    return row
