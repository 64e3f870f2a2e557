"""`laguna train`: a network that corrects the bots' evaluation, learned in self-play."""

import argparse
import sys
from pathlib import Path

from .arguments import Commands, add_game, seed
from .output import INTERRUPTED, progress, write

NUMBERS = (
    "rounds",
    "games",
    "sweeps",
    "one_in",
    "positions",
    "hidden",
    "epochs",
    "window",
    "match_games",
    "trust",
    "inputs",
    "budget",
)
"""The numbers of a run that can be given."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "train",
        help="train a network in self-play",
        description="Train a network that corrects the bots' evaluation: rounds of self-play, learning and "
        "matches. Everything is in the run's folder: after Ctrl-C, a kill or a power cut, the same command goes "
        "on from there. docs/training.md explains it.",
    )
    add_game(parser)
    parser.add_argument("folder", type=Path, metavar="DIR", help="the folder of the run")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many seats (default: 2)")
    parser.add_argument("--rounds", type=int, metavar="R", help="how many rounds (default: 30)")
    parser.add_argument("--games", type=int, metavar="K", help="games of self-play a round (default: 12000)")
    parser.add_argument("--sweeps", type=int, metavar="S", help="sweeps of its little search (default: 1)")
    parser.add_argument("--one-in", type=int, metavar="N", help="note one position in N (default: 2)")
    parser.add_argument(
        "--positions", type=int, metavar="P", help="learn from at most P positions (default: 400000)"
    )
    parser.add_argument("--hidden", type=int, metavar="H", help="hidden units of the network (default: 32)")
    parser.add_argument("--epochs", type=int, metavar="E", help="the most passes over all positions (default: 12)")
    parser.add_argument(
        "--trust",
        type=float,
        metavar="L",
        help="the lambda of TD(lambda): 1 learns from results alone, less also from what the network says of "
        "later positions (default: 0.6)",
    )
    parser.add_argument(
        "--inputs",
        choices=("all", "terms"),
        help="what the network looks at: also what the seat sees (all), or only the evaluation, term by term "
        "(default: all)",
    )
    parser.add_argument("--window", type=int, metavar="W", help="learn from the last W rounds (default: 4)")
    parser.add_argument(
        "--match-games",
        type=int,
        metavar="K",
        help="games of each of the two matches of a round (default: 200)",
    )
    parser.add_argument("--budget", metavar="B", help="what both sides may use for a turn there (default: 200it)")
    parser.add_argument("--seed", type=int, metavar="S", help="random seed (default: a new one, which is printed)")
    parser.add_argument("--workers", type=int, metavar="W", help="how many processes share the work (default: 1)")
    parser.add_argument(
        "--on",
        metavar="ray[:ADDRESS]",
        help="run on Ray: on a cluster started on this machine, or on the one at ADDRESS, whose machines must all "
        "see the run's folder; `pip install 'laguna[ray]'` installs Ray",
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Train, or go on."""
    import msgspec

    from laguna.arena.workers import Workers
    from laguna.kernel.errors import LagunaError
    from laguna.train.folder import Folder
    from laguna.train.rounds import train
    from laguna.train.setting import Setting

    workers = Workers.parse(given.on, given.workers)
    with Folder(given.folder) as folder:
        begun = folder.read()
    named = {name: getattr(given, name) for name in NUMBERS if getattr(given, name) is not None}
    if begun is None:
        setting = Setting(game=given.game, seats=given.seats, seed=seed(given.seed), **named)
    else:
        setting = begun.setting
        asked = {"game": given.game, "seats": given.seats, **named}
        if given.seed is not None:
            asked["seed"] = given.seed
        for name, value in asked.items():
            there = getattr(setting, name)
            if name == "rounds":
                # A run may be prolonged.
                setting = msgspec.structs.replace(setting, rounds=value)
            elif there != value:
                option = name.replace("_", "-")
                raise LagunaError(f"The run in {given.folder} has {option} {there}, not {value}.")
    is_cut = train(setting, given.folder.absolute(), workers, progress, lambda line: write(line + "\n"))
    if is_cut:
        sys.stderr.write(f"laguna: stopped; the run is in {given.folder}. The same command goes on from there.\n")
        return INTERRUPTED
    write(f"The report is {given.folder / 'report.md'}, the curves are beside it.\n")
    return 0
