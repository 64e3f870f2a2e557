"""Games as text: records, and games that left another one in the middle, in a world dealt for one seat.

The second sort, a branch, cannot be replayed from a record: the lines that led to its world were never played. But
`redeal` is canonical: the same generator gives the same world from every world that the seat cannot tell apart. So
a branch is the seat and the seed of its world, its own lines, and the text of the game that it left, up to there.
That game may be a branch, too:

    laguna branch
    seat 1
    seed 7

    1 sail 3
    * glass red

    laguna record
    game murano
    ...

What was left holds the truth. A branch is for whoever may read that: everybody once the game is over, nobody
before.
"""

from typing import Any

from laguna.kernel import record as records
from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse, LagunaError
from laguna.kernel.event import sees
from laguna.kernel.game import CHANCE, Game
from laguna.kernel.record import Record, actor

from .log import UNDO, Line, Log, Origin

TITLE = "laguna branch"
DEEPEST = 16
"""So many games may have been left one after the other: each of them is played again."""

Played = Record | str
"""A game up to a position, as another process can take it: its record, or the text of a branch."""


def known_by(log: Log, seat: int, seed: int) -> Log:
    """A game that goes on from the position of another one, in a world that a seat cannot tell from the truth.

    Nothing is in it that the seat did not know. Steps from before cannot be taken back.
    """
    if not 0 <= seat < log.seats:
        raise CannotParse(f"There is no seat {seat}; the game has {log.seats}.")
    world = log.game.redeal(log.state, seat, Rng(seed))
    story = [entry for entry in log.story if sees(seat, entry.event)]
    text = f"{TITLE}\nseat {seat}\nseed {seed}\n\n{write(log)}"
    return Log(log.game, log.seats, log.options, Origin(world, log.n, story, text))


def write(log: Log) -> str:
    """The text of a game, without what was taken back: a record, or a branch."""
    if log.origin is None:
        return records.write(log.record())
    names = log.game.ACTIONS.name
    whose = (step.who for step in log.steps)
    lines = [f"{actor(seat)} {names(action)}" for seat, action in zip(whose, log.actions, strict=True)]
    return with_lines(log.origin.text, lines)


def with_lines(text: str, lines: list[str]) -> str:
    """The text of a branch with these lines of its own in place of others."""
    head, left = _split(text)
    return "\n".join([TITLE, *head[:2], "", *lines, *([""] if lines else []), left])


def _split(text: str) -> tuple[list[str], str]:
    """The lines of a branch below its title, and the text of what it left."""
    lines = text.strip().splitlines()
    end = next((n for n, line in enumerate(lines[1:], 1) if line.strip() in (TITLE, records.TITLE)), 0)
    if not end:
        raise CannotParse(f"A branch begins with {TITLE!r}, a seat and a seed, and ends with a record.")
    return [line for line in lines[1:end] if line.strip()], "\n".join(lines[end:]) + "\n"


def is_branch(text: str) -> bool:
    """Does a text begin as a branch does?"""
    return text.lstrip().partition("\n")[0].strip() == TITLE


def parse(text: str) -> Log:
    """Read a game and play it: first what was left, then its world is dealt again, then its own lines."""
    heads: list[list[str]] = []
    while is_branch(text):
        if len(heads) == DEEPEST:
            raise CannotParse(f"Only {DEEPEST} games can be left one after the other.")
        head, text = _split(text)
        heads.append(head)
    log = Log.of(records.parse(text))
    for head in reversed(heads):
        if len(head) < 2:
            raise CannotParse("Expected the seat and the seed of a branch.")
        log = known_by(log, _number(head[0], "seat"), _number(head[1], "seed"))
        try:
            log.extend([_line(line) for line in head[2:]])
        except (LagunaError, ValueError, IndexError) as error:
            raise CannotParse(f"The lines of this branch cannot be played in its world: {error}") from None
    return log


def begin(text: str) -> Log:
    """Where a written game begins: a log that is still to get its own lines, as they are stored."""
    log = parse(text)
    return Log(log.game, log.seats, log.options, log.origin)


def played(log: Log) -> Played:
    """A game as another process can take it."""
    return log.record() if log.origin is None else write(log)


def position(game: Played) -> tuple[Game[Any], Any]:
    """A game and its position, from what `played` gave."""
    if isinstance(game, str):
        log = parse(game)
        return log.game, log.state
    return game.module(), records.replay(game)


def _number(line: str, word: str) -> int:
    found, _, number = line.strip().partition(" ")
    if found != word or not number.isdecimal() or len(number) > 20:
        raise CannotParse(f"Expected `{word}` and a whole number, found {line!r}.")
    return int(number)


def _line(line: str) -> Line:
    who, _, what = line.strip().partition(" ")
    if not what or what.startswith(f"{UNDO} ") or not (who == "*" or who.isdecimal()):
        raise CannotParse(f"Expected who acts (a seat, or * for a draw) and what was done, found {line!r}.")
    return Line(CHANCE if who == "*" else int(who), what)
