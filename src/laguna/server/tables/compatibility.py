"""Whether a running game can be played here: it needs its game, the rules it was begun under, and its board."""

from laguna.kernel import registry
from laguna.kernel.errors import LagunaError

from ..store.rows import TableRow


def missing_for(game: str, rules: int, edition: str) -> str:
    """What a running game is missing here for the time being: its `game`, its board (`edition`), or nothing.

    Nothing of that is stored: once the package is installed or the board is in use again, the game goes on.
    """
    try:
        module = registry.load(game)
    except LagunaError:
        return "game"
    return "edition" if rules == module.VERSION and edition != module.EDITION else ""


def is_suspended(row: TableRow) -> bool:
    """Whether a running game waits for a package or a board that is missing here."""
    return row.state == "playing" and bool(missing_for(row.game, row.rules, row.edition))


def rules_fit(row: TableRow) -> bool:
    """Whether a table was made under the rules and on the board we have."""
    if missing_for(row.game, row.rules, row.edition):
        return False
    return row.rules == registry.load(row.game).VERSION
