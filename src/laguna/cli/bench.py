"""`laguna bench`: how fast the engine is on this machine."""

import argparse
from typing import TYPE_CHECKING

from .arguments import Commands, add_json
from .output import progress, write, write_json

if TYPE_CHECKING:
    from laguna.bench import Report


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser("bench", help="measure how fast the engine is here")
    parser.add_argument("game", nargs="?", metavar="GAME", help="measure only this game (default: all)")
    add_json(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Measure and print the figures."""
    from laguna import bench
    from laguna.kernel import registry

    games = [given.game] if given.game else list(registry.names())
    for game in games:
        registry.load(game)
    with progress(bench.slices(len(games)), "slices") as advance:
        report = bench.run(games, advance)
    if given.json:
        write_json(report)
    else:
        write(_text(report))
    return 0


def _text(report: "Report") -> str:
    """The figures for people: each median with its extremes."""
    lines = [f"engine: {report.engine}; medians of several slices, and their extremes"]
    for game, figures in report.games.items():
        lines.append(game)
        for name, figure in figures.spread.items():
            places = 0 if figure.median > 1000 else 3
            low, high = f"{figure.least:,.{places}f}", f"{figure.most:,.{places}f}"
            lines.append(f"  {name:<24}{figure.median:>14,.{places}f}   ({low} to {high})")
    return "\n".join(lines) + "\n"
