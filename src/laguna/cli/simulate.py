"""`laguna simulate`: many random games, with statistics."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from .arguments import Commands, add_game, add_many_games, options, seed
from .output import INTERRUPTED, progress, say_stopped, write, write_json

if TYPE_CHECKING:
    from laguna.arena.simulate import Summary


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "simulate",
        help="play many games at random",
        description="Play many games at random and show how long they last, how they end and what they score. "
        "The same seed gives the same games on every machine. Ctrl-C shows the results so far.",
    )
    add_game(parser)
    parser.add_argument("--games", type=int, required=True, metavar="K", help="how many games")
    parser.add_argument("--records", type=Path, metavar="DIR", help="write a record of every game here")
    parser.add_argument("--check", action="store_true", help="check every position for consistency")
    add_many_games(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play the games and print a summary."""
    import time

    from laguna.arena import simulate

    plan = simulate.Plan(
        game=given.game,
        seats=given.seats,
        games=given.games,
        seed=seed(given.seed),
        options=options(given.option),
        limit=given.max_turns,
        check=given.check,
        records=given.records,
    )
    begin = time.perf_counter()
    with progress(plan.games) as advance:
        outcomes, is_cut = simulate.run(plan, given.workers, advance, given.on)
    if is_cut:
        say_stopped(len(outcomes), plan.games)
    summary = simulate.summarise(plan, outcomes, time.perf_counter() - begin)
    if given.json:
        write_json(summary)
    else:
        write(_text(summary))
    return INTERRUPTED if is_cut else 0


def _text(summary: "Summary") -> str:
    """A summary for people."""
    speed = f", {summary.decisions / summary.seconds:,.0f} a second" if summary.seconds else ""
    lines = [
        f"games      {summary.games}",
        f"finished   {summary.finished}",
        f"decisions  {summary.decisions}{speed}",
        f"seconds    {summary.seconds}",
        f"turns      {summary.turns} a game",
        "ends",
        *(f"  {number:>7}  {end}" for end, number in summary.ends.items()),
        "scores        mean    min    max",
    ]
    for seat, spread in enumerate(summary.scores):
        figures = (
            "      -      -      -"
            if spread.mean is None
            else f"{spread.mean:>7.2f}{spread.min:>7}{spread.max:>7}"
        )
        lines.append(f"  seat {seat}    {figures}")
    return "\n".join(lines) + "\n"
