"""Arguments that several commands share, and how their values are read."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import TypeAlias

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""Where a command adds its own parser."""


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the game, as the next argument without a name."""
    parser.add_argument("game", metavar="GAME", help="which game, e.g. murano")


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add `--lang`, which `language` reads."""
    parser.add_argument("--lang", metavar="LANG", help="en, it, de or fr (default: your system's language)")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add `--option`, which `options` reads."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set an option of the game; `laguna games` lists them",
    )


def add_json(parser: argparse.ArgumentParser, help: str = "print the results as JSON") -> None:
    """Add `--json`, for programs that read what we print."""
    parser.add_argument("--json", action="store_true", help=help)


def add_many_games(parser: argparse.ArgumentParser, default_seats: str = "") -> None:
    """Add the arguments shared by commands that play many games.

    `--seats` is required unless `default_seats` says how many seats there are without it.
    """
    seats = f"how many seats (default: {default_seats})" if default_seats else "how many seats"
    parser.add_argument("--seats", type=int, required=not default_seats, metavar="N", help=seats)
    parser.add_argument(
        "--seed",
        type=int,
        metavar="S",
        help="random seed (default: a new one, which is printed)",
    )
    parser.add_argument("--workers", type=int, metavar="W", help="how many processes share the work (default: 1)")
    parser.add_argument(
        "--on",
        metavar="ray[:ADDRESS]",
        help="run on Ray: on a cluster started on this machine, or on the one at ADDRESS; "
        "`pip install 'laguna[ray]'` installs Ray",
    )
    add_options(parser)
    parser.add_argument(
        "--max-turns",
        type=int,
        default=1000,
        metavar="T",
        help="stop a game after this many turns; 0 means never (default: 1000)",
    )
    add_json(parser)


def language(given: str | None) -> str:
    """Return the language asked for, or the system's if we have it, or English."""
    from laguna.kernel.text import LANGUAGES

    if given is not None:
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES and not value[2:3].isalpha() else LANGUAGES[0]
    return LANGUAGES[0]


def options(given: Sequence[str]) -> dict[str, str]:
    """Read options typed as `name=value`."""
    from laguna.kernel.errors import CannotParse

    found: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise CannotParse(f"An option is given as name=value, not as {pair!r}.")
        found[name] = value
    return found


def seed(given: int | None) -> int:
    """Return the given seed, or a random one, which we print so that the same games can be played again."""
    if given is not None:
        return given
    chosen = int.from_bytes(os.urandom(4), "big")
    sys.stderr.write(f"laguna: the seed is {chosen}.\n")
    return chosen
