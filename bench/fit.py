"""Fit the parameters that the bots of a game play by, in self-play.

    python -m bench.fit murano --games 4000 --workers 2

All parameters are moved a little at once, each up or down at random. A bot with these parameters plays a bot with
all of them moved the other way, both on the same deals, and every parameter follows the side that did better
(SPSA; see Spall, 1992). A single match says next to nothing about a parameter; thousands of matches do. At the end
the fitted parameters play the first ones, on other deals. Both sides search like `hard`, but little: they try each
plan once, and the best few twice more.

The result goes to a file and, as a row for `parameters.py`, to the screen. The same seed gives the same parameters
with any number of workers.
"""

import argparse
import json
import multiprocessing
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from laguna.kernel import registry
from laguna.kernel.action import Buffer
from laguna.kernel.cells import cells_of
from laguna.kernel.chance import Rng
from laguna.kernel.driver import Driver
from laguna.kernel.game import OVER
from laguna.kernel.playout import resolve_chance
from laguna.kernel.search import Search

Row = tuple[int, ...]
Match = tuple[str, Row, Row, int, int]
"""A game, two rows of parameters, the number of seats, a seed."""
Numbers = npt.NDArray[np.float64]

BATCH = 20
"""How many matches, of two games each, we play between two steps."""
SEATS = (2, 2, 2, 2, 4)
"""The numbers of seats, which take turns."""
MOVED = 0.2
"""How far a match moves the parameters, as a share of their first values; at the end, half as far."""
STEP = 0.022
"""The length of a step for a parameter about which a batch says no more than chance; at the end, a fifth."""
MEMORY = 0.85
"""The momentum: how much earlier batches count in a step."""
FINALISTS = 4
"""How many plans are left after one trial of each ..."""
SWEEPS = 2
"""... and how often we try those again."""
LONGEST = 110
"""After how many turns for each seat we break off a game."""


def choose(driver: Driver, world: object, luck: Rng) -> list[int]:
    """The plan that a short search finds best."""
    found = Search(driver, world, luck)
    found.sweep(1)
    while found.racing() > FINALISTS:
        found.halve()
    found.sweep(SWEEPS)
    return found.best_plan()


def play(drivers: Sequence[Driver], game: Any, seed: int) -> tuple[list[int], list[float]]:  # noqa: ANN401
    """Play a game with a driver for each seat: points, and shares of the win (none if we broke it off)."""
    rules = drivers[0]
    seats = len(drivers)
    luck = Rng(seed)
    s = game.new(seats)
    legal, weights = Buffer(rules.actions), Buffer(rules.actions)
    while (turn := resolve_chance(rules, s, luck, legal, weights)) != OVER and rules.turns(s) < LONGEST * seats:
        legal.n = 0
        rules.write_legal(s, legal)
        if legal.n == 1:
            rules.apply(s, legal.items[0])
        else:
            for action in choose(drivers[turn], game.redeal(s, turn, luck), luck):
                rules.apply(s, action)
    points = list(rules.scores(s))[:seats]
    if rules.turn(s) != OVER:
        return points, [0.0] * seats
    ranks = list(rules.ranks(s))[:seats]
    return points, [(rank == 1) / ranks.count(1) for rank in ranks]


def match(given: Match) -> tuple[float, float]:
    """Play the first row against the second, from both sides: the lead in points and the share of wins."""
    name, first, second, seats, seed = given
    game = registry.load(name)
    make: Any = type(game.DRIVERS.standard)
    pair = [make(cells_of(first)), make(cells_of(second))]
    lead = wins = 0.0
    for side in range(2):
        points, shares = play([pair[(seat + side) % 2] for seat in range(seats)], game, seed)
        mine = [seat for seat in range(seats) if (seat + side) % 2 == 0]
        lead += (2 * sum(points[seat] for seat in mine) - sum(points)) / len(mine)
        wins += sum(shares[seat] for seat in mine)
    return lead / 2, wins / 2


def whole(numbers: Numbers) -> Row:
    """The parameters as evaluations use them: whole numbers."""
    return tuple(int(number) for number in np.rint(numbers))


def fit(name: str, begin_with: Row, games: int, seed: int, pool: Any, say: Any = print) -> Row:  # noqa: ANN401
    """Fit a row of parameters in this many games."""
    first = np.array(begin_with, dtype=np.float64)
    size = np.where(first == 0, 0.0, np.maximum(np.abs(first), 2.0))
    at = np.zeros_like(first)
    trend = np.zeros_like(first)
    noise = 0.0
    rng = np.random.default_rng(seed)
    batches = max(1, games // (2 * BATCH))
    begin = perf_counter()
    for n in range(1, batches + 1):
        done = (n - 1) / batches
        ways = rng.choice([-1.0, 1.0], (BATCH, len(first)))
        moved = MOVED * (1 - done / 2) * ways
        matches = [
            (
                name,
                whole(first + size * (at + one)),
                whole(first + size * (at - one)),
                SEATS[k % len(SEATS)],
                (seed << 32) + n * BATCH + k,
            )
            for k, one in enumerate(moved)
        ]
        found = pool.map(match, matches, 1) if pool else map(match, matches)
        # Points tell more than wins, but winning by a lot is not winning more.
        good = np.array([np.tanh(lead / 15) + wins - 0.5 for lead, wins in found])
        trend = MEMORY * trend + (1 - MEMORY) * (ways * good[:, None]).mean(0)
        noise = 0.98 * noise + 0.02 * good.var() / BATCH
        usual = np.sqrt(noise / (1 - 0.98**n)) + 1e-9
        at += STEP * (1 - 0.8 * done) * trend / (1 - MEMORY**n) / usual
        if n % 10 == 0 or n == batches:
            took = perf_counter() - begin
            left = took / n * (batches - n)
            say(f"{2 * BATCH * n} of {2 * BATCH * batches} games, {took:.0f} s, {left:.0f} s left")
    return whole(first + size * at)


def compare(name: str, row: Row, base: Row, games: int, seats: int, seed: int, pool: Any) -> str:  # noqa: ANN401
    """Compare a row with another one."""
    matches = [(name, row, base, seats, (seed << 32) + k) for k in range(games // 2)]
    found = np.array(list(pool.map(match, matches, 1) if pool else map(match, matches)))
    lead, error = found[:, 0].mean(), 1.96 * found[:, 0].std() / np.sqrt(len(found))
    won = found[:, 1].mean()
    return f"{seats} seats, {games} games: {lead:+.1f} points (95 %: ± {error:.1f}), {won:.0%} won"


def main() -> None:
    """Fit, compare, write."""
    about, _, more = (__doc__ or "").partition("\n")
    asked = argparse.ArgumentParser(description=about, epilog=more, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("game", choices=registry.names())
    asked.add_argument("--games", type=int, default=4000, help="how many games (4000)")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=1, help="how many processes (1)")
    asked.add_argument("--out", type=Path, help="where to write the row (build/fit-GAME.json)")
    asked.add_argument("--on", action="store_true", help="start from the best parameters we have")
    given = asked.parse_args()
    out = given.out or Path(f"build/fit-{given.game}.json")
    parameters = import_module(f"laguna.games.{given.game}.bot.parameters")
    first = tuple(getattr(parameters, "REFINED", parameters.FITTED) if given.on else parameters.DEFAULTS)
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        row = fit(given.game, first, given.games, given.seed, pool)
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(json.dumps(dict(zip(parameters.NAMES, row, strict=True)), indent=1) + "\n")
        for seats in (2, 4):
            print(compare(given.game, row, first, 300, seats, given.seed + 1, pool))
    print(f"Written to {out}:", ", ".join(map(str, row)))


if __name__ == "__main__":
    main()
