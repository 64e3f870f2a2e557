"""`laguna rules`: the rules of a game, or what they say about something."""

import argparse
import sys

from .arguments import Commands, add_game


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser("rules", help="read the rules or search them")
    add_game(parser)
    parser.add_argument(
        "about", nargs="*", metavar="ID or WORD", help="a rule id such as M-BUILD-1, or words to look for"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print the rules; 1 if they say nothing about what was asked."""
    from rich.console import Console
    from rich.markdown import Markdown

    from laguna import rulebook as rules

    text = rules.read(given.game)
    if given.about:
        query = " ".join(given.about)
        entries = rules.entries(text)
        found = rules.search(entries, query)
        if not found:
            near = ", ".join(rules.near(entries, query))
            sys.stderr.write(f"laguna: the rules of {given.game} say nothing about {query!r}; some ids: {near}.\n")
            return 1
        text = rules.markdown(found)
    Console().print(Markdown(text))
    return 0
