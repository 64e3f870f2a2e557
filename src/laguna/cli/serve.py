"""`laguna serve`: tables for people in their browsers."""

import argparse
import os
from pathlib import Path

from .arguments import Commands, options
from .database import add_database, default_database, server_packages
from .output import write

PLAYER_PARTS = {
    "devices": "let nobody join several devices by a code",
    "passkeys": "let nobody have passkeys",
    "friends": "let nobody have friends",
    "clocks": "make no tables with a clock, and stop the clocks of those that have one",
    "notices": "send nobody notices that it is their turn",
    "feeds": "give nobody a calendar or a feed of the tables that wait for them",
    "plans": "let nobody plan their next turn while others play",
    "days": "have no deal of the day",
    "ratings": "make no tables that count for ratings, and show nobody's",
    "watching": "list no games that are being played, and let those who watch not talk",
}
"""What players may have, and what switching it off means."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "serve",
        help="host games that people play in their browsers",
        description="Host games that people play in their browsers, on this machine or on others. Tables are kept "
        "when the server stops. docs/hosting.md explains how to run it on the internet.",
    )
    parser.add_argument(
        "--host",
        default=None,
        metavar="ADDRESS",
        help="the address to listen on; 0.0.0.0 lets other machines in (default: this machine only)",
    )
    parser.add_argument(
        "--port", type=int, default=None, metavar="N", help="the port; 0 means any free one (default: 8000)"
    )
    add_database(parser)
    parser.add_argument(
        "--db-connections",
        type=int,
        default=None,
        metavar="N",
        help="how many connections to PostgreSQL each process has, beside three for news and claims (default: 8)",
    )
    parser.add_argument(
        "--workers",
        type=int,
        default=None,
        metavar="N",
        help="how many processes serve; more than one needs PostgreSQL (default: 1)",
    )
    parser.add_argument(
        "--bot-workers",
        type=int,
        default=None,
        metavar="N",
        help="how many processes compute bots' moves (default: 1)",
    )
    # The name of this option in 0.1.
    parser.add_argument(
        "--thinkers", dest="bot_workers", type=int, default=argparse.SUPPRESS, help=argparse.SUPPRESS
    )
    parser.add_argument(
        "--thinking",
        type=float,
        default=None,
        metavar="SECONDS",
        help="how long a bot may think in one turn (default: 2)",
    )
    parser.add_argument("--url", default=None, metavar="URL", help="the address people use, if behind a proxy")
    for name, metavar, about in (
        ("mail-server", "URL", "who sends e-mail, as smtp+starttls://me@mail.example:587"),
        ("mail-from", "ADDRESS", "from whom letters come"),
        ("notice-hosts", "ORIGINS", "where notices may go although it is not public, with commas between"),
    ):
        parser.add_argument(f"--{name}", default=None, metavar=metavar, help=about)
    parser.add_argument(
        "--tab",
        default=None,
        metavar="FOLDER",
        help="offer the page that plays without a server: the folder that `make tab` built (dist/tab)",
    )
    for name in ("site_password", "admin_token", "mail_password"):
        parser.add_argument(
            f"--{name.replace('_', '-')}", dest=name, action=_Hidden, nargs="?", help=argparse.SUPPRESS
        )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change a limit; docs/hosting.md lists them",
    )
    parser.add_argument(
        "--metrics", action="store_true", default=None, help="show /metrics to everybody, not only to this machine"
    )
    for part, about in PLAYER_PARTS.items():
        parser.add_argument(f"--no-{part}", dest=part, action="store_false", default=None, help=about)
    # What a file switches off or on can be switched back.
    parser.add_argument("--no-metrics", dest="metrics", action="store_false", default=None, help=argparse.SUPPRESS)
    for part in PLAYER_PARTS:
        parser.add_argument(f"--{part}", action="store_true", default=None, help=argparse.SUPPRESS)
    parser.add_argument(
        "--config",
        type=Path,
        metavar="FILE",
        help="a TOML file with settings; options and LAGUNA_… variables come before it",
    )
    parser.add_argument("--show-config", action="store_true", help="show all settings and where they come from")
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.set_defaults(run=run)


class _Hidden(argparse.Action):
    """A setting that is secret, and so is not taken from a command line."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object, **__: object) -> None:
        variable = f"LAGUNA_{self.dest.upper()}"
        parser.error(
            "Everybody on this machine can read a command line: "
            f"give {self.dest} in the environment ({variable}) or in the file of --config."
        )


def run(given: argparse.Namespace) -> int:
    """Serve until somebody stops the server."""
    with server_packages():
        from laguna.server import launch, settings
    typed = {name: getattr(given, name) for name in settings.PLAIN if getattr(given, name, None) not in (None, "")}
    gathered = settings.gather(typed, options(given.limit), os.environ, given.config)
    found = gathered.settings(default_database())
    if given.show_config:
        write(settings.as_toml(found, gathered))
        return 0
    found.browser = given.open
    return launch.run(found)
