"""How fast does `hard` search: trials per second of processor time, and the share of it in compiled calls.

    .venv/bin/python bench/search.py [--positions 60] [--seats 2] [--budget 100ms]

It searches positions from one run of each game, as `hard` does, twice: first undisturbed, to count the trials;
then with a hook that reads the clock whenever Python calls a compiled function of ours, and when that returns. The
time of the hook itself counts as outside, so the part printed is rather too small. Dealing worlds is part of the
search. The clock is the processor time of this process, so other programs matter little.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time
from types import FrameType
from typing import Any

import laguna
from laguna import bots
from laguna.bots.budget import Budget
from laguna.bots.drivers import fitted_driver
from laguna.bots.hard import search
from laguna.bots.player import Player
from laguna.kernel import registry
from laguna.kernel.chance import Rng, SeededDraws
from laguna.kernel.game import OVER, resolve_chance, start

SEED = 4


def positions(name: str, seats: int, count: int, seed: int) -> list[Any]:
    """This many positions with a choice, spread over one game between easy bots; fewer if it has fewer."""
    game = registry.load(name)
    s = start(game, seats)
    draws, rng = SeededDraws(seed), Rng(seed)
    players = [Player(bots.find("easy"), seat, Budget(iterations=1)) for seat in range(seats)]
    found: list[Any] = []
    resolve_chance(game, s, draws)
    while game.turn(s) != OVER:
        if len(game.legal(s)) > 1:
            found.append(game.copy(s))
        game.apply(s, players[game.turn(s)].act(game, s, rng))
        resolve_chance(game, s, draws)
    count = min(count, len(found))
    return [found[i * len(found) // count] for i in range(count)]


class Inside:
    """How many seconds our compiled calls took."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.calls = 0
        self._depth = 0
        self._begin = 0.0

    def hook(self, frame: FrameType, event: str, called: Any) -> None:  # noqa: ANN401 - anything can be called
        """Receive the events that Python sends to profilers."""
        if event == "c_call":
            if self._depth or is_ours(called):
                self._depth += 1
                if self._depth == 1:
                    self.calls += 1
                    self._begin = process_time()
        elif event in ("c_return", "c_exception") and self._depth:
            if self._depth == 1:
                self.seconds += process_time() - self._begin
            self._depth -= 1


def is_ours(called: Any) -> bool:  # noqa: ANN401 - anything can be called
    """Whether this is a compiled function or method of Laguna."""
    owner = getattr(called, "__self__", None)
    module = getattr(called, "__module__", None) or type(owner).__module__
    return str(module).startswith("laguna.") or str(type(owner).__module__).startswith("laguna.")


@contextmanager
def _hooked(hook: Callable[[FrameType, str, Any], None] | None) -> Iterator[None]:
    if hook is None:
        yield
        return
    sys.setprofile(hook)
    try:
        yield
    finally:
        sys.setprofile(None)


def think(name: str, worlds: list[Any], budget: str, inside: Inside | None = None) -> tuple[int, float]:
    """Search all positions: how many trials, and how many seconds of processor time they took."""
    game = registry.load(name)
    trials, seconds = 0, 0.0
    for n, s in enumerate(worlds):
        seat = game.turn(s)
        rng = Rng(SEED + n)
        world = game.redeal(s, seat, rng)
        turn = Budget.parse(budget)
        with _hooked(inside.hook if inside else None):
            begin = process_time()
            found = search(fitted_driver(game), game, world, seat, turn, rng)
            seconds += process_time() - begin
        trials += int(found.iterations)
    return trials, seconds


def measure(name: str, seats: int, count: int, budget: str) -> tuple[int, float, float]:
    """Measure a game: positions, trials a second, and the share of time in compiled calls."""
    worlds = positions(name, seats, count, SEED)
    # The first searches fill caches that later ones use.
    think(name, worlds[:2], budget)
    trials, seconds = think(name, worlds, budget)
    inside = Inside()
    _, hooked = think(name, worlds, budget, inside)
    return len(worlds), trials / seconds, inside.seconds / hooked


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--budget", default="100ms", help="the budget of each search")
    given = parser.parse_args()
    print(f"rules {laguna.ENGINE}; {given.seats} seats, {given.budget} a search")
    print(f"{'':10}  positions  trials a second  in compiled calls")
    for name in registry.names():
        count, speed, part = measure(name, given.seats, given.positions, given.budget)
        print(f"{name:10}  {count:9}  {speed:15,.0f}  {part:16.0%}", flush=True)


if __name__ == "__main__":
    main()
