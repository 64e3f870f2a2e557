"""`laguna evaluate`: how strong an agent is, against the ladder of our bots."""

import argparse

from .arguments import Commands, add_json, seed
from .output import INTERRUPTED, progress, say_stopped, write, write_json


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "evaluate",
        help="rate a bot of your own against the ladder of our bots",
        description="Rate a bot against random, mixed:0.1 to mixed:0.9, easy, normal and hard. Every deal is "
        "played in all rotations. Shows a rating with its interval, the share of wins against each rung, and "
        "where points are lost. docs/arena.md explains the numbers.",
    )
    parser.add_argument("agent", metavar="MODULE:FUNCTION", help="the bot; laguna.bots.Choose is its signature")
    parser.add_argument("--game", default="murano", metavar="GAME", help="which game (default: murano)")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many seats (default: 2)")
    parser.add_argument(
        "--games", type=int, default=40, metavar="K", help="how many games against each rung (default: 40)"
    )
    parser.add_argument(
        "--rungs", metavar="LEVEL,...", help="other rungs, weakest first (default: the whole ladder)"
    )
    parser.add_argument(
        "--budget",
        default="100it",
        metavar="B",
        help="what a bot may use for a whole turn: iterations such as 100it, or time such as 100ms "
        "(default: 100it)",
    )
    parser.add_argument("--seed", type=int, metavar="S", help="random seed (default: a new one, which is printed)")
    parser.add_argument("--workers", type=int, metavar="W", help="how many processes share the work (default: 1)")
    add_json(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play the ladder and print what it tells."""
    from laguna import bots
    from laguna.arena import evaluate, tournament
    from laguna.arena.workers import Workers

    workers = Workers.parse(None, given.workers)
    rungs = [rung.strip() for rung in given.rungs.split(",")] if given.rungs else bots.RUNGS
    plan = evaluate.plan(given.agent, given.game, given.seats, given.games, seed(given.seed), given.budget, rungs)
    plan.check()
    with progress(plan.total()) as advance:
        series, is_cut = tournament.run(plan, workers, None, advance)
    if is_cut:
        say_stopped(sum(len(deal) for one in series for deal in one.played), plan.total())
    found = evaluate.evaluation(plan, series)
    if given.json:
        write_json(found)
    else:
        write(evaluate.text(found))
    return INTERRUPTED if is_cut else 0
