"""`laguna doctor`: is all there that a server needs?"""

import argparse

from .arguments import Commands
from .database import add_settings, server_packages, server_settings
from .output import write


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "doctor",
        help="look at all that a server needs, and say what to do",
        description="Looks at engine, page, database, disk, backups, clock, port and proxy settings, and says "
        "what to do about what is wrong. It takes settings as `laguna serve` does. It changes nothing.",
    )
    add_settings(parser)
    parser.add_argument("--host", metavar="ADDRESS", help="where the server listens")
    parser.add_argument("--port", type=int, metavar="N", help="its port (default: 8000)")
    parser.add_argument("--url", metavar="URL", help="the address people use, if behind a proxy")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Show what was found; the exit code is 1 if the server does not work like this."""
    with server_packages():
        from laguna.server.doctor import examine
    bad = False
    server = server_settings(given)
    for found in examine(server.db, server.host, server.port, server.url):
        mark = "wrong" if found.serious else "look" if found.todo else "ok"
        write(f"{mark:<6}{found.about:<12} {found.told}\n")
        if found.todo:
            write(f"      {'':<12} -> {found.todo}\n")
        bad = bad or found.serious
    return 1 if bad else 0
