"""`laguna mcp`: a language model takes a seat at a table, over the Model Context Protocol."""

import argparse
import os
from pathlib import Path

from .arguments import Commands, add_options, options


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "mcp",
        help="give a language model a seat, over the Model Context Protocol",
        description="A server of the Model Context Protocol over stdio, with the tools rules, look, legal, why, "
        "do and wait. The seat is at a table against bots in this process (GAME), or at a table of a server "
        "(--table). `pip install 'laguna[mcp]'` installs what this needs; docs/research.md shows how to connect "
        "a model.",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game to play against bots, e.g. murano")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many seats (default: 2)")
    parser.add_argument("--seat", type=int, default=0, metavar="I", help="the model's seat, from 0 (default: 0)")
    parser.add_argument(
        "--bots",
        default="easy",
        metavar="BOT,...",
        help="who has the other seats: one for all, or one for each (default: easy)",
    )
    parser.add_argument(
        "--budget", default="100it", metavar="B", help="what a bot may use for a whole turn (default: 100it)"
    )
    parser.add_argument("--seed", type=int, metavar="S", help="random seed (default: a new one)")
    add_options(parser)
    parser.add_argument(
        "--table",
        metavar="LINK",
        help="a table of a running server: its link, or that of an invitation; it is secret, so you may put it "
        "into the variable LAGUNA_TABLE instead",
    )
    parser.add_argument("--name", default="Model", metavar="NAME", help="what it is called there (default: Model)")
    parser.add_argument(
        "--guest",
        type=Path,
        metavar="FILE",
        help="a file that keeps who it is there, so that it has its seat again next time; the cookie of an "
        "existing seat can be in the variable LAGUNA_GUEST",
    )
    parser.add_argument(
        "--renamed", type=int, metavar="S", help="replace all our names by made-up words of this seed"
    )
    parser.add_argument("--json", action="store_true", help="show positions as JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Serve until the other side hangs up."""
    import asyncio

    from laguna.kernel.errors import CannotParse

    link = given.table or os.environ.get("LAGUNA_TABLE", "")
    if bool(link) == bool(given.game):
        raise CannotParse("Name a game to play here, or a table of a server with --table.")
    from laguna.research.text import mcp
    from laguna.research.text.guest import Guest, Link
    from laguna.research.text.local_seat import LocalSeat
    from laguna.research.text.remote_seat import RemoteSeat

    async def serve() -> None:
        seat: LocalSeat | RemoteSeat
        if link:
            parsed = Link.parse(link)
            guest = Guest(parsed.site, os.environ.get("LAGUNA_GUEST", ""), given.guest)
            seat = RemoteSeat(guest, parsed, given.name)
        else:
            others = [bot.strip() for bot in given.bots.split(",")]
            seat = LocalSeat(
                given.game,
                given.seats,
                given.seat,
                others[0] if len(others) == 1 else others,
                options=options(given.option),
                budget=given.budget,
                seed=int.from_bytes(os.urandom(4), "big") if given.seed is None else given.seed,
            )
        await mcp.serve(seat, given.renamed, given.json)

    asyncio.run(serve())
    return 0
