"""`laguna replay`: a recorded game, told as a story."""

import argparse
from pathlib import Path

from .arguments import Commands, add_json, add_language, language
from .output import is_colourful, write, write_json


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser("replay", help="tell the story of a recorded game")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.add_argument("--to", type=int, metavar="N", help="only the first N actions")
    parser.add_argument("--seat", type=int, metavar="S", help="tell only what this seat may know; -1: spectators")
    add_language(parser)
    add_json(parser, "print the position as JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Replay the record and print what happened."""
    from laguna.kernel.text import words
    from laguna.terminal import save
    from laguna.terminal.replay import Replay

    record = save.read(given.file)
    again = Replay(record, given.to, given.seat)
    if given.json:
        write_json(again.data())
    else:
        write(again.text(words(language(given.lang), record.game), is_colourful()))
    return 0
