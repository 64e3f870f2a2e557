"""Guided games: scripted deals, so that a first game shows what its lesson is about.

A script is a record in `games/<game>/guides/`. Whenever something is drawn, or a bot is to move, the next line of
the script by chance or by that seat is taken, if it is legal. When the script has ended, or does not fit any more
because the person went another way, draws come from a fixed seed and bots decide by themselves.
"""

from functools import cache

from laguna.kernel import registry
from laguna.kernel.action import Table
from laguna.kernel.chance import Draws, SeededDraws, SystemDraws
from laguna.kernel.game import CHANCE
from laguna.kernel.record import parse, replay

from .log import Log

SEED = 1
"""Where the draws behind a script come from."""


def names(game: str) -> list[str]:
    """The guided games of a game."""
    return sorted(path.stem for path in (registry.folder(game) / "guides").glob("*.rec"))


@cache
def script(game: str, guide: str) -> dict[int, list[int]]:
    """What happens in a guided game: for every seat, and for chance, its actions in order."""
    record = parse((registry.folder(game) / "guides" / f"{guide}.rec").read_text("utf-8"))
    lines: dict[int, list[int]] = {}
    replay(record, each=lambda _, turn, action: lines.setdefault(turn, []).append(action))
    return lines


@cache
def seats(game: str, guide: str) -> int:
    """How many seats a guided game has; the person has seat 0."""
    return parse((registry.folder(game) / "guides" / f"{guide}.rec").read_text("utf-8")).seats


def next_of(log: Log, guide: str, who: int, done: int) -> int | None:
    """The next line of the script by a seat or by chance, which has acted so often."""
    lines = script(log.game.NAME, guide).get(who, [])
    return lines[done] if done < len(lines) else None


def bot_move(log: Log, guide: str, seat: int) -> str | None:
    """What a bot is to do by the script, if that is legal now."""
    action = next_of(log, guide, seat, sum(step.who == seat for step in log.steps))
    return log.game.ACTIONS.name(action) if action is not None and action in log.game.legal(log.state) else None


class ScriptedDraws:
    """Draws as the script has them."""

    def __init__(self, log: Log, guide: str) -> None:
        self._log = log
        self._guide = guide
        self._done = sum(step.who == CHANCE for step in log.steps)
        self._seeded = SeededDraws(SEED)

    def draw(self, table: Table, legal: list[int], weights: list[int]) -> int:
        """The next draw of the script; if it does not fit, one of a fixed deal."""
        action = next_of(self._log, self._guide, CHANCE, self._done)
        self._done += 1
        return action if action in legal else self._seeded.draw(table, legal, weights)


def draws(log: Log, guide: str) -> Draws:
    """Where the draws of a table come from."""
    return ScriptedDraws(log, guide) if guide else SystemDraws()
