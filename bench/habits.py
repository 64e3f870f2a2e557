"""How do bots play? Replays records and shows where points came from and how often bots did what.

    laguna selfplay murano build/habits --bots hard,hard --games 20 --budget 100ms
    .venv/bin/python bench/habits.py build/habits

It prints two lists of means for a seat in a game, each for the winners and for the others: points by where they
came from, and events of a seat by their keys in the language files. `laguna replay FILE` tells a game in words.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

from laguna.kernel import record
from laguna.kernel.errors import LagunaError
from laguna.kernel.event import Event, told_openly
from laguna.kernel.game import OVER
from laguna.kernel.record import Record

Sums = Counter[tuple[bool, str]]
"""Sums for the winners (True) and for the others, by key."""


class Habits:
    """Sums over many games."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = Counter[bool]()
        self.points: Sums = Counter()
        self.deeds: Sums = Counter()

    def add(self, kept: Record) -> None:
        """Add a game; one that was cut off does not count."""
        game = kept.module()
        told: list[Event] = []
        s = record.replay(kept, log=told)
        if game.turn(s) != OVER:
            return
        self.games += 1
        won = [rank == 1 for rank in game.result(s).ranks]
        self.seats.update(won)
        for item in game.account(s):
            self.points[won[item.seat], item.key] += item.points
        for event in told_openly(told):
            seat = event.args.get("seat")
            if isinstance(seat, int) and 0 <= seat < kept.seats:
                self.deeds[won[seat], event.key] += 1

    def table(self, head: str, sums: Sums) -> str:
        """The means of the winners and of the others, the largest first."""
        lines = [f"{head:24}  winners  others"]
        for name in sorted({name for _, name in sums}, key=lambda name: -sums[True, name]):
            winners, others = (sums[who, name] / max(1, self.seats[who]) for who in (True, False))
            lines.append(f"{name:24}  {winners:7.1f}  {others:6.1f}")
        return "\n".join(lines)


def main() -> None:
    """Add all records of a folder, and print the means."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the records are")
    folder = parser.parse_args().folder
    habits = Habits()
    for path in sorted(folder.glob("*.rec")):
        habits.add(record.read(path))
    if not habits.games:
        raise LagunaError(f"There is no finished game in {folder}. `laguna selfplay` writes some.")
    print(f"{habits.games} games\n")
    print(habits.table("points", habits.points), end="\n\n")
    print(habits.table("told", habits.deeds))


if __name__ == "__main__":
    try:
        main()
    except LagunaError as error:
        sys.exit(f"habits: {error}")
