"""`laguna dataset`: data sets of whole games between bots."""

import argparse
from pathlib import Path

from .arguments import Commands, add_game, add_many_games, options
from .output import INTERRUPTED, progress, say_stopped, write, write_json

GAMES = 20_000
"""How many games a data set has unless one asks for others."""
SHARD = 100
"""How many games are in a file unless one asks for others: few enough to lose little when a run is killed."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "dataset",
        help="make and check data sets of games between bots",
        description="Make data sets of whole games between bots, with every decision, a datasheet and checksums; "
        "or check one. docs/research.md shows how to read them.",
    )
    deeds = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    make = deeds.add_parser(
        "make",
        help="play the games and write the files",
        description="Play games between bots and write their decisions as Parquet. The same command goes on after "
        "Ctrl-C or a kill. The same seed gives the same games if budgets are in iterations.",
    )
    add_game(make)
    make.add_argument("folder", type=Path, metavar="DIR", help="where to write")
    make.add_argument(
        "--bots",
        default="expert",
        metavar="LEVEL,...",
        help="the bots, which move one seat on from game to game, e.g. expert,hard@200it (default: only expert)",
    )
    make.add_argument("--games", type=int, default=GAMES, metavar="K", help=f"how many games (default: {GAMES:,})")
    make.add_argument(
        "--budget",
        default="100it",
        metavar="B",
        help="what a bot may use for a whole turn: iterations such as 100it, or time such as 100ms "
        "(default: 100it)",
    )
    make.add_argument(
        "--shard", type=int, default=SHARD, metavar="K", help=f"how many games are in a file (default: {SHARD})"
    )
    add_many_games(make, default_seats="2, or one for each bot")
    make.set_defaults(run=run_make, seed=1)
    check = deeds.add_parser(
        "check",
        help="check checksums, and play all games again",
        description="Check the checksums of a data set, and that all its decisions and results are those of its "
        "records, by playing these again.",
    )
    check.add_argument("folder", type=Path, metavar="DIR", help="the folder of the data set")
    check.add_argument("--workers", type=int, metavar="W", help="how many processes share the work (default: 1)")
    check.set_defaults(run=run_check)


def run_make(given: argparse.Namespace) -> int:
    """Play the games and write the data set."""
    from laguna.arena.match import Entrant
    from laguna.arena.selfplay import SelfPlay
    from laguna.arena.workers import Workers
    from laguna.research.dataset import maker

    bots = tuple(Entrant.parse(bot, given.budget) for bot in given.bots.split(",") if bot.strip())
    plan = SelfPlay(
        game=given.game,
        seats=max(2, len(bots)) if given.seats is None else given.seats,
        entrants=bots,
        games=given.games,
        seed=given.seed,
        folder=given.folder,
        options=options(given.option),
        limit=given.max_turns,
    )
    wanted = maker.describe(plan, given.shard)
    done = 0
    with progress(plan.games) as advance:

        def count(games: int) -> None:
            nonlocal done
            done += games
            advance(games)

        is_cut = maker.make(given.folder, wanted, Workers.parse(given.on, given.workers), count)
    if is_cut:
        say_stopped(done, plan.games)
        return INTERRUPTED
    if given.json:
        write_json(wanted)
    else:
        write(f"{plan.games} games are in {given.folder}; README.md there says what they are.\n")
    return 0


def run_check(given: argparse.Namespace) -> int:
    """Check a data set."""
    from laguna.arena.workers import Workers
    from laguna.research.dataset import checker, shards

    games = shards.about(given.folder).games
    with progress(games) as advance:
        wrong, is_cut = checker.check(given.folder, Workers.parse(None, given.workers), advance)
    for line in wrong:
        write(f"{line}\n")
    if is_cut:
        return INTERRUPTED
    if wrong:
        return 1
    write(f"All is well: {games} games were played again, and all their decisions are there.\n")
    return 0
