"""Records: a game as text, one action a line, for people to read and programs to replay.

    laguna record
    game murano
    rules 1
    seats 2
    option scoring best

    * first 1
    1 act
    1 ship 3

After the header, each line says who acted (a seat, or `*` for a draw) and what was done. A replay needs no random
numbers, since draws are lines too. Empty lines and lines that begin with `#` are ignored.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from . import registry
from .action import ActionSpace
from .data import BOARDS
from .errors import CannotParse, LagunaError
from .game import CHANCE, OVER, Game, start

TITLE = "laguna record"
DIGITS = 9
"""The most digits of a number in a header."""


class BrokenRecord(CannotParse):
    """A record that cannot be read or replayed; the text says in which line, and what was expected there."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line


@dataclass
class Record:
    """A game from its first draw on."""

    game: str
    """The id of the game."""
    seats: int
    """How many seats it has."""
    options: dict[str, str] = field(default_factory=dict)
    """The options that were chosen; those left out have their default."""
    rules: int = 0
    """The version of the rules it was played under; 0: the present one."""
    limit: int = 0
    """The turn limit (`max_turns`); 0: none."""
    actions: list[int] = field(default_factory=list)
    """The actions, draws included."""
    lines: list[int] = field(default_factory=list)
    """The line number of each action in the text it was read from; empty if it was not read from a text."""
    edition: str | None = None
    """The board and cards it was played with; empty: those that come with the game; None: the present ones."""
    begin: Any = None
    """The position it begins in, if it does not begin with a new game. Such a game has no text of its own."""

    def module(self) -> Game[Any]:
        """The module of the game."""
        return registry.load(self.game)


def actor(turn: int) -> str:
    """How a record spells who acts."""
    return "*" if turn == CHANCE else str(turn)


def beginning(record: Record) -> Any:  # noqa: ANN401 - the state is the game's own
    """The position before the first action."""
    game = record.module()
    return start(game, record.seats, record.options) if record.begin is None else game.copy(record.begin)


def write(record: Record) -> str:
    """The text of a record."""
    if record.begin is not None:
        raise LagunaError("This game began in the middle of another one, so it has no record of its own.")
    game = record.module()
    chosen = {name: record.options.get(name, values[0]) for name, values in game.OPTIONS.items()}
    # Older records lack options that were added later, and must be written just as they were read.
    options = {
        name: value
        for name, value in chosen.items()
        if name not in game.ADDED_OPTIONS or value != game.OPTIONS[name][0]
    }
    head = [
        TITLE,
        f"game {record.game}",
        f"rules {record.rules or game.VERSION}",
        *([f"edition {game.EDITION}"] if game.EDITION else []),
        f"seats {record.seats}",
        *(f"option {name} {value}" for name, value in options.items()),
        *([f"max_turns {record.limit}"] if record.limit else []),
        "",
    ]
    body: list[str] = []
    replay(record, each=lambda _, turn, action: body.append(f"{actor(turn)} {game.ACTIONS.name(action)}"))
    return "\n".join([*head, *body]) + "\n"


def parse(text: str) -> Record:
    """Read a record, and check that every line is legal."""
    numbered = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1)]
    lines = [(n, line) for n, line in numbered if line and not line.startswith("#")]
    if not lines or lines[0][1] != TITLE:
        raise BrokenRecord(lines[0][0] if lines else 1, f"a record begins with the words {TITLE!r}.")
    end = next((i for i, (_, line) in enumerate(lines) if _is_action(line)), len(lines))
    record = _header(lines[1:end], lines[end - 1][0])
    for n, line in lines[end:]:
        record.actions.append(_action(record.module().ACTIONS, n, line))
        record.lines.append(n)
    _check_actors(record, [line for _, line in lines[end:]])
    return record


def read(path: Path) -> Record:
    """Read the record in a file. Errors are one line of text that names the file."""
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        raise LagunaError(f"{path}: there is no such file.") from None
    except IsADirectoryError:
        raise LagunaError(f"{path}: this is a folder, not a record.") from None
    except UnicodeDecodeError:
        raise LagunaError(f"{path}: this is no text file, so it is no record.") from None
    except (OSError, ValueError) as error:
        raise LagunaError(f"{path}: {getattr(error, 'strerror', None) or error}.") from None
    try:
        return parse(text)
    except BrokenRecord as error:
        raise LagunaError(f"{path}: {error}") from None


def _is_action(line: str) -> bool:
    """Whether a line begins with who acts."""
    who = line.split()[0]
    return who == "*" or who.isdecimal()


def _header(lines: list[tuple[int, str]], last: int) -> Record:
    """Read the header. An error names the line that is wrong, or the last line if something is missing."""
    fields: dict[str, tuple[int, str]] = {}
    for n, line in lines:
        word, _, rest = line.partition(" ")
        if word not in ("game", "rules", "edition", "seats", "option", "max_turns"):
            raise BrokenRecord(
                n, f"{word!r} is not known; expected game, rules, edition, seats, option, max_turns or an action."
            )
        key, value = " ".join(line.split()[:2]) if word == "option" else word, rest.strip()
        if key in fields:
            raise BrokenRecord(n, f"{key!r} already stands in line {fields[key][0]}.")
        fields[key] = (n, value)
    for key in ("game", "seats"):
        if key not in fields:
            raise BrokenRecord(last, "the header must name a game and its seats: `game murano`, `seats 3`.")
    numbers = {}
    for key in ("rules", "seats", "max_turns"):
        n, value = fields.get(key, (last, "0"))
        if not value.isdecimal() or len(value) > DIGITS:
            shown = value if len(value) <= DIGITS else f"{value[:DIGITS]}..."
            raise BrokenRecord(n, f"{key} must be a whole number of at most {DIGITS} digits, not {shown!r}.")
        numbers[key] = int(value)
    record = Record(fields["game"][1], numbers["seats"], rules=numbers["rules"], limit=numbers["max_turns"])
    _attempt(fields["game"][0], record.module)
    game = record.module()
    n, edition = fields.get("edition", (last, ""))
    record.edition = edition
    _attempt(n, partial(check_edition, game, edition))
    _attempt(fields["seats"][0], partial(start, game, record.seats))
    for key, (n, value) in fields.items():
        if key.startswith("option"):
            name, _, chosen = value.partition(" ")
            option = {name: chosen.strip()}
            _attempt(n, partial(start, game, record.seats, option))
            record.options.update(option)
    if record.rules not in (0, game.VERSION):
        raise BrokenRecord(
            fields["rules"][0],
            f"it was played under rules {record.rules} of {game.NAME}; this Laguna plays rules {game.VERSION}.",
        )
    return record


def check_edition(game: Game[Any], edition: str) -> None:
    """Raise an error for a record that was played on another board than the one in use here."""
    if edition != game.EDITION:
        theirs = f"the board and cards {edition}" if edition else "the board and cards that come with Laguna"
        ours = f"{game.EDITION} are" if game.EDITION else "those that come with Laguna are"
        raise CannotParse(f"it was played with {theirs} of {game.NAME}, and {ours} in use here (see {BOARDS}).")


def _attempt(line: int, do: Callable[[], object]) -> None:
    """Call a function for a line of the record; if it fails, name the line in the error."""
    try:
        do()
    except CannotParse as error:
        raise BrokenRecord(line, str(error)) from None


def _action(space: ActionSpace, n: int, line: str) -> int:
    """The action on a line."""
    who, _, name = line.partition(" ")
    if not name or not (who == "*" or who.isdecimal()):
        raise BrokenRecord(n, f"expected who acts (a seat, or * for a draw) and an action, found {line!r}.")
    try:
        return space.number(name)
    except CannotParse as error:
        raise BrokenRecord(n, str(error)) from None


def _check_actors(record: Record, lines: list[str]) -> None:
    """Check that every line names the seat, or the draw, that comes next."""
    said = iter(lines)
    where = iter(record.lines)

    def compare(_: object, turn: int, __: int) -> None:
        who = next(said).split()[0]
        n = next(where)
        if who != actor(turn):
            expected = "a draw (*)" if turn == CHANCE else f"seat {turn}"
            raise BrokenRecord(n, f"expected {expected} to act, found {who!r}.")

    replay(record, each=compare)


def replay(
    record: Record,
    to: int | None = None,
    log: list[Any] | None = None,
    each: Callable[[Any, int, int], None] | None = None,
) -> Any:  # noqa: ANN401 - the state is the game's own
    """The state after the first `to` actions (all, if None).

    Events are added to `log` if one is given. `each` is called before every action with the state, who acts and
    the action.
    """
    game = record.module()
    if record.edition is not None:
        check_edition(game, record.edition)
    s = beginning(record)
    s.log = log
    actions = record.actions if to is None else record.actions[:to]
    for i, action in enumerate(actions):
        n = record.lines[i] if i < len(record.lines) else i + 1
        turn = game.turn(s)
        if turn == OVER:
            raise BrokenRecord(n, "the game is over here; expected no further line.")
        if each is not None:
            each(s, turn, action)
        legal = game.legal(s)
        if action not in legal:
            names = [game.ACTIONS.name(a) for a in legal]
            listed = ", ".join(names[:8]) + (f" or {len(names) - 8} others" if len(names) > 8 else "")
            raise BrokenRecord(n, f"{game.ACTIONS.name(action)!r} is not legal here; expected {listed}.")
        game.apply(s, action)
    return s
