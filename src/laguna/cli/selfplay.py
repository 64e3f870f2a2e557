"""`laguna selfplay`: records of games between bots."""

import argparse
from pathlib import Path

from .arguments import Commands, add_game, add_many_games, options, seed
from .output import INTERRUPTED, progress, say_stopped, write, write_json


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "selfplay",
        help="write records of games between bots",
        description="Write records of games between bots, for study and for learners. The bots rotate through the "
        "seats. The same seed gives the same games if budgets are in iterations. Ctrl-C keeps the games so far.",
    )
    add_game(parser)
    parser.add_argument("folder", type=Path, metavar="DIR", help="where to write the records")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="LEVEL,...",
        help="the bots, e.g. normal,normal or hard@200it,easy; module:function is a bot you wrote",
    )
    parser.add_argument("--games", type=int, required=True, metavar="K", help="how many games")
    parser.add_argument(
        "--budget",
        default="100it",
        metavar="B",
        help="what a bot may use for a whole turn: iterations such as 100it, or time such as 100ms "
        "(default: 100it)",
    )
    add_many_games(parser, default_seats="one for each bot")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play the games and write their records."""
    from laguna.arena import selfplay
    from laguna.arena.match import Entrant
    from laguna.arena.workers import Workers

    workers = Workers.parse(given.on, given.workers)
    entrants = tuple(Entrant.parse(bot, given.budget) for bot in given.bots.split(",") if bot.strip())
    plan = selfplay.SelfPlay(
        game=given.game,
        seats=len(entrants) if given.seats is None else given.seats,
        entrants=entrants,
        games=given.games,
        seed=seed(given.seed),
        folder=given.folder,
        options=options(given.option),
        limit=given.max_turns,
    )
    with progress(plan.games) as advance:
        games, is_cut = selfplay.run(plan, workers, advance)
    if is_cut:
        say_stopped(len(games), plan.games)
    if given.json:
        write_json(games)
    else:
        write(f"{len(games)} records are in {given.folder}.\n")
    return INTERRUPTED if is_cut else 0
