"""`laguna play`: a game in the terminal against bots."""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .arguments import Commands, add_game, add_language, add_options, language, options
from .output import INTERRUPTED, is_colourful, write

if TYPE_CHECKING:
    from laguna.kernel.game import Game
    from laguna.kernel.record import Record
    from laguna.kernel.text import Words

SEATS = 3
"""How many players there are unless somebody says otherwise."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "play",
        help="play in the terminal against bots",
        description="Play in the terminal against bots. You have seat 0. The game is saved after each action.",
    )
    add_game(parser)
    parser.add_argument(
        "--seats", type=int, metavar="N", help=f"how many players, including you (default: {SEATS})"
    )
    parser.add_argument(
        "--bots",
        default="normal",
        metavar="LEVEL",
        help="how well the others play: random, easy, normal, hard or expert (default: normal)",
    )
    add_language(parser)
    parser.add_argument("--name", metavar="NAME", help="your name in the game")
    parser.add_argument(
        "--seed",
        type=int,
        metavar="S",
        help="seed for all draws and bot choices; without it nobody can predict them",
    )
    parser.add_argument(
        "--resume",
        action="store_true",
        help="continue the saved game; new draws are random unless you give --seed again",
    )
    add_options(parser)
    parser.add_argument("--save", type=Path, metavar="FILE", help="save here instead of in the usual place")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play until the game ends or the person leaves."""
    from laguna import bots
    from laguna.kernel.registry import load
    from laguna.kernel.text import words
    from laguna.terminal import fold, save
    from laguna.terminal.play import Leave, Session

    game = load(given.game)
    bot = bots.find(given.bots)
    spoken = words(language(given.lang), given.game)
    path = given.save or save.place(given.game)
    record = _saved(given, path) if given.resume else _fresh(given, game)
    draws, seed = _chance(given.seed, game, record)
    names = {0: given.name or spoken.say("player-me")}
    names |= {seat: spoken.say("player-bot", number=seat) for seat in range(1, record.seats)}
    lines = [
        spoken.say("welcome", game=spoken.say("game-name"), seats=record.seats, players=", ".join(names.values())),
        spoken.say("saved-in", path=str(path)),
    ]
    old = None if given.resume else save.put_aside(path)
    if old is not None:
        lines.append(spoken.say("kept-old", path=str(old)))
    write("".join(fold(line) + "\n" for line in lines))
    session = Session(
        game=game,
        record=record,
        words=spoken,
        names=names,
        bots=dict.fromkeys(range(1, record.seats), bot),
        draws=draws,
        seed=seed,
        path=path,
        read=_read,
        write=write,
        colour=is_colourful(),
    )
    try:
        session.run()
    except (Leave, EOFError):
        return _goodbye(given, spoken, 0)
    except KeyboardInterrupt:
        return _goodbye(given, spoken, INTERRUPTED)
    return 0


def _fresh(given: argparse.Namespace, game: "Game[Any]") -> "Record":
    """A new game; wrong seats or options are refused before anything is written."""
    from laguna.kernel.game import start
    from laguna.kernel.record import Record

    seats = SEATS if given.seats is None else given.seats
    chosen = options(given.option)
    start(game, seats, chosen)
    return Record(given.game, seats, chosen)


def _saved(given: argparse.Namespace, path: Path) -> "Record":
    """The saved game, if it is the one that was asked for."""
    from laguna.kernel.errors import LagunaError
    from laguna.terminal import save

    if not path.exists():
        raise LagunaError(f"There is no saved game in {path}; `laguna play {given.game}` begins one.")
    record = save.read(path)
    if record.game != given.game:
        raise LagunaError(f"The game saved in {path} is {record.game}, not {given.game}.")
    if given.seats is not None and given.seats != record.seats:
        raise LagunaError(f"The saved game has {record.seats} seats, not {given.seats}.")
    for name, value in options(given.option).items():
        if record.options.get(name) != value:
            raise LagunaError(f"The saved game does not have the option {name}={value}.")
    return record


def _chance(seed: int | None, game: "Game[Any]", record: "Record") -> tuple[Any, int]:
    """Where draws come from, and the seed of the bots' random numbers."""
    import secrets

    from laguna.kernel.chance import SeededDraws, SystemDraws
    from laguna.kernel.game import CHANCE
    from laguna.kernel.record import replay

    if seed is None:
        return SystemDraws(), secrets.randbits(40)
    draws = SeededDraws(seed)

    def draw_again(s: Any, turn: int, action: int) -> None:  # noqa: ANN401
        if turn == CHANCE:
            draws.draw(game.ACTIONS, game.legal(s), game.weights(s))

    # Repeating the draws takes them from their piles, so that a resumed game continues with the same deal.
    replay(record, each=draw_again)
    return draws, seed


def _read(prompt: str) -> str:
    """Read a line that the person types."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        import readline  # noqa: F401 - the import alone gives `input` arrow keys and history

        return input(prompt)
    write(prompt)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    # Without a terminal nothing echoes what was typed, its line break included.
    write("\n")
    return line


def _own_name() -> str:
    """How to call this command from here: by its bare name only where the shell would find it."""
    import shutil

    called = Path(sys.argv[0])
    if shutil.which("laguna") or called.name != "laguna":
        return "laguna"
    return os.path.relpath(called)


def _goodbye(given: argparse.Namespace, spoken: "Words", code: int) -> int:
    """Say how to continue another time."""
    import shlex

    command = [_own_name(), "play", given.game, "--resume"]
    for name, value in (
        ("lang", given.lang),
        ("save", given.save),
        ("name", given.name),
        ("seed", given.seed),
    ):
        if value is not None:
            command += [f"--{name}", str(value)]
    if given.bots != "normal":
        command += ["--bots", given.bots]
    write("\n" + spoken.say("left", command=shlex.join(command)) + "\n")
    return code
