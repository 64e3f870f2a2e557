"""`laguna arena`: matches between bots, and how strong they are."""

import argparse
import sys
from pathlib import Path

from .arguments import Commands, add_game, add_many_games, options, seed
from .output import INTERRUPTED, progress, say_stopped, write, write_json


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "arena",
        help="play bots against each other and rate them",
        description="Play bots against each other and rate them. Each line-up plays every deal in all rotations, "
        "so luck favours nobody. Ctrl-C shows the results so far; with --out, the same command continues from "
        "there. docs/arena.md explains the numbers.",
    )
    add_game(parser)
    parser.add_argument(
        "--bots",
        required=True,
        metavar="LEVEL,...",
        help="the bots, e.g. hard,normal; hard@1s has its own budget; module:function is a bot you wrote",
    )
    parser.add_argument(
        "--games",
        type=int,
        required=True,
        metavar="K",
        help="how many games each line-up plays, rounded up to whole deals in all rotations",
    )
    parser.add_argument(
        "--budget",
        default="100ms",
        metavar="B",
        help="what a bot may use for a whole turn: 100ms, 1s, or iterations such as 200it, which give the same "
        "games on every machine (default: 100ms)",
    )
    parser.add_argument(
        "--lineup",
        default="even",
        metavar="KIND",
        help="even: the bots share the seats as evenly as possible, in every combination if there are more bots "
        "than seats; one-against-rest: one bot against copies of another, for each pair and both ways round; "
        "ladder: the first bot against copies of each other one, and each of those against copies of the next",
    )
    parser.add_argument(
        "--until-clear",
        action="store_true",
        help="stop a line-up of two bots as soon as the interval excludes the even share; intervals are then "
        "wider, which makes stopping early fair",
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="write each game as a line of JSON, and continue with the games already there",
    )
    parser.add_argument(
        "--plot",
        type=Path,
        metavar="FILE.svg",
        help="draw the ladder; `pip install 'laguna[plots]'` installs what this needs",
    )
    add_many_games(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play the tournament, or the rest of it, and print the report."""
    from contextlib import ExitStack
    from dataclasses import replace

    from laguna.arena import plot, report, tournament
    from laguna.arena.match import Entrant
    from laguna.arena.results import Results
    from laguna.arena.workers import Workers

    workers = Workers.parse(given.on, given.workers)
    entrants = tuple(Entrant.parse(bot, given.budget) for bot in given.bots.split(",") if bot.strip())
    if given.plot is not None:
        plot.check(given.plot)
    plan = tournament.Tournament(
        game=given.game,
        seats=given.seats,
        entrants=entrants,
        games=given.games,
        seed=given.seed or 0,
        options=options(given.option),
        limit=given.max_turns,
        lineup=given.lineup,
        until_clear=given.until_clear,
    )
    plan.check()
    with ExitStack() as opened:
        results = opened.enter_context(Results(given.out)) if given.out is not None else None
        if given.seed is None:
            # A run that continues keeps the seed it began with, even if nobody chose that seed.
            begun = results.played[0].seed if results is not None and results.played else None
            plan = replace(plan, seed=seed(begun))
        advance = opened.enter_context(progress(plan.total()))
        series, is_cut = tournament.run(plan, workers, results, advance)
    found = report.report(plan, series)
    if is_cut:
        say_stopped(found.games + found.unfinished, plan.total())
        if given.out is not None:
            sys.stderr.write(f"laguna: the results are in {given.out}; run the same command to continue.\n")
    if given.plot is not None:
        plot.draw(found, given.plot)
    if given.json:
        write_json(found)
    else:
        write(report.text(found))
    return INTERRUPTED if is_cut else 0
