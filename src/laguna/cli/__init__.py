"""The `laguna` command: a file for each command, and what several of them need in `arguments` and `output`.

A command imports what it needs when it runs, so help comes at once and no command waits for the packages of
another.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

import laguna

from . import (
    admin,
    arena,
    bench,
    dataset,
    db,
    doctor,
    evaluate,
    export,
    games,
    mcp,
    play,
    replay,
    rules,
    selfplay,
    serve,
    simulate,
    train,
)
from .arguments import language, options
from .output import INTERRUPTED

__all__ = ["language", "main", "options"]

COMMANDS = (
    play,
    simulate,
    bench,
    arena,
    evaluate,
    selfplay,
    train,
    export,
    dataset,
    mcp,
    serve,
    db,
    admin,
    doctor,
    replay,
    rules,
    games,
)
"""The commands, in the order in which help lists them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    from laguna.kernel.errors import LagunaError

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal may lack some characters, and input may not be text. Neither is a reason to stop.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    parser = _parser()
    given = parser.parse_args(arguments)
    if given.version:
        sys.stdout.write(_version() + "\n")
        return 0
    if given.run is None:
        # Whoever types only the name wants to play.
        sys.stdout.write(
            "Welcome to Laguna! A page opens in your browser, where you play against bots or with friends.\n"
            "To play here in the terminal: laguna play. All commands: laguna --help.\n\n"
        )
        given = parser.parse_args(["serve", "--open"])
    try:
        code: int = given.run(given)
        sys.stdout.flush()
        return code
    except LagunaError as error:
        notes = getattr(error, "__notes__", [])
        sys.stderr.write(f"laguna: {' '.join([str(error), *notes])}\n")
        return 2
    except BrokenPipeError:
        # Whoever was reading has gone, as in `laguna rules murano | head`; nothing more can be written.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        sys.stderr.write(f"laguna: {error}\n")
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED


def _version() -> str:
    """The version, and whether the rules run compiled."""
    return f"laguna {laguna.__version__} (engine: {laguna.ENGINE})"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="laguna", description="Board games of the Venetian lagoon.")
    parser.add_argument("--version", action="store_true", help="show the version and how the rules run")
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    return parser
