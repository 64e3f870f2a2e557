"""The levels of bots at tables."""

from laguna import bots
from laguna.table.rows import TableRow

from .refusal import Refusal


def default_level() -> str:
    """How bots play if nobody says otherwise: `easy`, if there is such a level."""
    return "easy" if "easy" in bots.LEVELS else next(iter(bots.LEVELS))


def sitter_level(level: str | None) -> str:
    """How bots sit in for players at a new table: as somebody asked for, or else `normal`, if there is one."""
    return level_of(level or ("normal" if "normal" in bots.LEVELS else None))


def sitter_of(row: TableRow) -> str:
    """How bots sit in for the players of a table."""
    return row.sitter if row.sitter in bots.LEVELS else default_level()


def stand_in(level: str) -> str:
    """The level that makes one move for a bot that failed: the next weaker one, and none above `normal`."""
    levels = list(bots.LEVELS)
    weaker = levels[: levels.index(level)] if level in levels else levels
    if "normal" in weaker:
        return "normal"
    return weaker[-1] if weaker else level


def level_of(level: str | None) -> str:
    """A level that somebody asked for, or the default; refused if there is none of this name."""
    if level is None:
        return default_level()
    if level not in bots.LEVELS:
        raise Refusal("cannot_play", "level", level=level)
    return level
