"""`laguna evaluate`: rates an agent against the ladder of our bots, and checks files of such results."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from .arguments import Commands, add_json, seed
from .output import INTERRUPTED, progress, say_stopped, write, write_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laguna.arena.evaluate import Evaluation
    from laguna.arena.workers import Workers


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "evaluate",
        help="rate a bot of your own against the ladder of our bots",
        description="Rate a bot against random, mixed:0.1 to mixed:0.9, easy, normal and hard. Every deal is "
        "played in all rotations. Shows a rating with its interval, the share of wins against each rung, and "
        "where points are lost. The rungs are the bots of version 0.1, which never change. docs/arena.md explains "
        "the numbers, and docs/benchmark-suite.md says how to compare them with those of others.",
    )
    parser.add_argument(
        "agent", nargs="?", metavar="MODULE:FUNCTION", help="the bot; laguna.bots.Choose is its signature"
    )
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
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE.jsonl",
        help="keep every game with its actions in this file; a run that was stopped goes on from there",
    )
    parser.add_argument(
        "--check",
        type=Path,
        metavar="FILE.jsonl",
        help="play nothing new: replay the games of such a file, compare every draw and every decision of a rung, "
        "and show what they tell; the agent itself is not needed",
    )
    parser.add_argument("--workers", type=int, metavar="W", help="how many processes share the work (default: 1)")
    add_json(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play the ladder, or replay what was played, and print what it tells."""
    from contextlib import ExitStack
    from dataclasses import replace

    from laguna import bots
    from laguna.arena import evaluate, tournament
    from laguna.arena.match import play_recorded
    from laguna.arena.results import Results
    from laguna.arena.workers import Workers
    from laguna.kernel.errors import CannotParse

    if (given.agent is None) == (given.check is None):
        raise CannotParse("Name a bot to evaluate as MODULE:FUNCTION, or a file of results with --check.")
    workers = Workers.parse(None, given.workers)
    rungs = [rung.strip() for rung in given.rungs.split(",")] if given.rungs else bots.RUNGS
    if given.check is not None:
        return _check(given, workers, rungs)
    plan = evaluate.plan(given.agent, given.game, given.seats, given.games, given.seed or 0, given.budget, rungs)
    plan.check()
    with ExitStack() as opened:
        results = opened.enter_context(Results(given.out)) if given.out is not None else None
        if given.seed is None:
            # As in `laguna arena`: a run that continues keeps the seed it began with.
            begun = results.played[0].seed if results is not None and results.played else None
            plan = replace(plan, seed=seed(begun))
        advance = opened.enter_context(progress(plan.total()))
        series, is_cut = tournament.run(plan, workers, results, advance, play_recorded)
    if is_cut:
        say_stopped(sum(len(deal) for one in series for deal in one.played), plan.total())
    _show(given, evaluate.evaluation(plan, series))
    return INTERRUPTED if is_cut else 0


def _check(given: argparse.Namespace, workers: "Workers", rungs: "Sequence[str]") -> int:
    """Replay a file of results; the exit code is 1 if something in it is not true."""
    from laguna.arena import evaluate, recheck

    plan, games = recheck.plan_of(given.check, rungs)
    with progress(len(games)) as advance:
        series, wrong, is_cut = recheck.check(plan, games, workers, advance)
    if is_cut:
        say_stopped(sum(len(deal) for one in series for deal in one.played), len(games))
        return INTERRUPTED
    for one in wrong:
        sys.stderr.write(f"laguna: {given.check}: {one}.\n")
    if wrong:
        return 1
    budgets = ", ".join(sorted({entrant.budget for entrant in plan.entrants[1:]}))
    sys.stderr.write(
        f"laguna: {given.check}: {len(games)} games, seed {plan.seed}, {budgets} a turn for rungs: "
        "every draw and every decision of a rung is "
        "as it must be, and the agent did nothing illegal.\n"
    )
    _show(given, evaluate.evaluation(plan, series))
    return 0


def _show(given: argparse.Namespace, found: "Evaluation") -> None:
    from laguna.arena import evaluate

    if given.json:
        write_json(found)
    else:
        write(evaluate.text(found))
