"""Guided games: scripted deals, so that a game shows what its lesson is about.

A script is a record in `games/<game>/guides/`. Whenever something is drawn, or a bot is to move, the next line of
the script by chance or by that seat is taken, if it is legal. Once the script has ended, or no longer fits because
the person went another way, draws come from a fixed seed and bots decide for themselves.

A line `#: name` in the script begins a step of the lesson. As long as the game follows the script, the person
reads the words of the step (`first-name` for `first.rec`, in the language files beside it) and what the script
does next. Whoever went another way may come back: everything since the first deviation is undone.
"""

from bisect import bisect_right
from functools import cache
from typing import NamedTuple

from laguna.kernel import registry
from laguna.kernel.action import ActionSpace
from laguna.kernel.chance import Draws, SeededDraws, SystemDraws
from laguna.kernel.game import CHANCE
from laguna.kernel.record import parse, replay
from laguna.kernel.text import Words

from .log import Log
from .messages import Lesson

SEED = 1
"""The seed of the draws that come after a script."""
STEP = "#: "
"""How a line begins that names a step of the lesson."""


def names(game: str) -> list[str]:
    """The guided games of a game. They are played on the board that comes with it, and on no other."""
    if registry.load(game).EDITION:
        return []
    return sorted(path.stem for path in (registry.folder(game) / "guides").glob("*.rec"))


class Script(NamedTuple):
    """A guided game as it is written down."""

    seats: int
    """How many seats it has; the person has seat 0."""
    actions: list[int]
    """All that happens, draws included."""
    turns: list[int]
    """Who does each of them."""
    steps: list[tuple[int, str]]
    """The steps of the lesson: how many actions come before each, and its name."""


@cache
def _script(game: str, guide: str) -> Script:
    text = (registry.folder(game) / "guides" / f"{guide}.rec").read_text("utf-8")
    record = parse(text)
    turns: list[int] = []
    replay(record, each=lambda _, turn, action: turns.append(turn))
    steps = [
        (bisect_right(record.lines, n), line.removeprefix(STEP).strip())
        for n, line in enumerate(text.splitlines(), 1)
        if line.startswith(STEP)
    ]
    return Script(record.seats, record.actions, turns, steps)


@cache
def script(game: str, guide: str) -> dict[int, list[int]]:
    """What happens in a guided game: for every seat, and for chance, its actions in order."""
    found = _script(game, guide)
    lines: dict[int, list[int]] = {}
    for turn, action in zip(found.turns, found.actions, strict=True):
        lines.setdefault(turn, []).append(action)
    return lines


def seats(game: str, guide: str) -> int:
    """How many seats a guided game has; the person has seat 0."""
    return _script(game, guide).seats


def steps(game: str, guide: str) -> list[str]:
    """The names of the steps of a lesson, in order."""
    return [name for _, name in _script(game, guide).steps]


@cache
def _words(game: str, lang: str) -> Words:
    return Words(lang, (registry.folder(game) / "guides",))


def lesson(log: Log, guide: str, seat: int, lang: str) -> Lesson | None:
    """What a guided game tells the person who is to decide: how the script goes on, or the way back to it."""
    if not guide or seat != 0 or log.turn != 0:
        return None
    back = way_back(log, guide, seat)
    if back:
        return Lesson("", [], back)
    found = _script(log.game.NAME, guide)
    done = len(log.actions)
    before = [(first, name) for first, name in found.steps if first <= done]
    if not before or log.actions != found.actions[:done]:
        return None
    ends = [first for first, _ in found.steps if first > done]
    ends += [n for n in range(done, len(found.actions)) if found.turns[n] != 0]
    do = found.actions[done : min(ends, default=len(found.actions))]
    names = log.game.ACTIONS.name
    return Lesson(_words(log.game.NAME, lang).say(f"{guide}-{before[-1][1]}"), [names(action) for action in do])


def way_back(log: Log, guide: str, seat: int) -> int:
    """How many steps lead back to the script for a person who went another way; 0 if there is no need to.

    These are steps of the others and draws as well: it is a lesson, and nobody else plays. Whoever has come to the
    end of the script plays on as they like.
    """
    if not guide or seat != 0 or log.turn != 0:
        return 0
    script = _script(log.game.NAME, guide).actions
    same = next((n for n, (a, b) in enumerate(zip(log.actions, script, strict=False)) if a != b), None)
    return 0 if same is None else len(log.actions) - same


def next_of(log: Log, guide: str, who: int, done: int) -> int | None:
    """The next action of the script by a seat, or by chance, that has acted `done` times."""
    lines = script(log.game.NAME, guide).get(who, [])
    return lines[done] if done < len(lines) else None


def bot_move(log: Log, guide: str, seat: int) -> int | None:
    """What a bot does by the script, if that is legal now."""
    if not guide:
        return None
    action = next_of(log, guide, seat, sum(step.who == seat for step in log.steps))
    return action if action in log.legal else None


class ScriptedDraws:
    """Draws as the script has them."""

    def __init__(self, log: Log, guide: str) -> None:
        self._log = log
        self._guide = guide
        self._done = sum(step.who == CHANCE for step in log.steps)
        self._seeded = SeededDraws(SEED)

    def draw(self, table: ActionSpace, legal: list[int], weights: list[int]) -> int:
        """The next draw of the script; if it does not fit, one of a fixed deal."""
        action = next_of(self._log, self._guide, CHANCE, self._done)
        self._done += 1
        return action if action in legal else self._seeded.draw(table, legal, weights)


def draws(log: Log, guide: str) -> Draws:
    """Where the draws of a table come from."""
    return ScriptedDraws(log, guide) if guide else SystemDraws()
