"""How fast the engine is here: `laguna bench`, and the slices that `bench/peers.py` compares with other engines.

A decision is an action that a seat is asked for; a choice is a decision with two or more legal answers. Draws are
neither, but their time counts. Time is that of the processor, since other programs may be running.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import msgspec

from laguna import ENGINE
from laguna.kernel import registry
from laguna.kernel.batch import Batch
from laguna.kernel.chance import Rng
from laguna.kernel.playout import Stepper, playouts

SEATS = 4
"""All is measured with four seats: both games have them."""
ROUNDS = 5
"""Slices of each kind; the figures are their medians."""
SLICE = 0.25
"""Seconds a slice."""
COPIES = 200
"""Copies between two looks at the clock."""
MIDWAY = 20
"""The turn at which a position is copied."""
STARTS = 5
"""How often an interpreter is started to see how long an import takes."""


class Slice(msgspec.Struct):
    """What was done, and in which time."""

    seconds: float = 0.0
    games: int = 0
    decisions: int = 0
    choices: int = 0
    copies: int = 0


class Figure(msgspec.Struct):
    """The middle of several measurements, and the extremes."""

    median: float
    least: float
    most: float


class Figures(msgspec.Struct):
    """How fast one game is."""

    compiled: bool
    """Are the rules compiled?"""
    playout_decisions_per_s: float
    """Decisions in whole games played at random inside one call."""
    driven_decisions_per_s: float
    """Decisions of games that are driven from Python, decision by decision: `legal`, then `step`."""
    copy_us: float
    """A copy of a state, in millionths of a second."""
    playout_choices_per_s: float
    driven_choices_per_s: float
    many_decisions_per_s: float
    """Decisions of many games in lock-step, with masks of what is legal."""
    choices_per_decision: float
    import_ms: float
    """`import laguna`, beyond an empty interpreter."""
    spread: dict[str, Figure]
    """The same figures with their extremes."""


class Report(msgspec.Struct):
    """All that `laguna bench` says."""

    engine: str
    games: dict[str, Figures]


def measure(game: str, what: str, seconds: float) -> Slice:
    """One slice: `playouts`, `driven`, `many` or `copy`."""
    return {"playouts": _playouts, "driven": _driven, "many": _many, "copy": _copies}[what](game, seconds)


def _until(seconds: float, do: Callable[[int, Slice], None]) -> Slice:
    """Do something again and again until so much time has been spent."""
    done = Slice()
    times = 0
    begin = time.process_time()
    while done.seconds < seconds:
        do(times, done)
        times += 1
        done.seconds = time.process_time() - begin
    return done


def _playouts(name: str, seconds: float) -> Slice:
    game: Any = registry.load(name)
    first = game.new(SEATS)

    def play(times: int, done: Slice) -> None:
        found = playouts(game.DRIVERS.standard, first, 1 + min(times, 15), times)
        done.games += found.games
        done.decisions += found.decisions
        done.choices += found.choices

    return _until(seconds, play)


def _driven(name: str, seconds: float) -> Slice:
    game: Any = registry.load(name)
    first = game.new(SEATS)
    rng = Rng(1)
    random = Random(1).random
    legal, step = game.legal, Stepper(game.DRIVERS.standard).step

    def play(times: int, done: Slice) -> None:
        s = game.copy(first)
        decisions = choices = 0
        turn = step(s, legal(s)[times % SEATS], rng)
        while turn >= 0:
            actions = legal(s)
            answers = len(actions)
            if answers > 1:
                choices += 1
            decisions += 1
            turn = step(s, actions[int(random() * answers)], rng)
        done.games += 1
        done.decisions += decisions
        done.choices += choices

    return _until(seconds, play)


def _many(name: str, seconds: float) -> Slice:
    game: Any = registry.load(name)
    together = Batch(game.DRIVERS.standard, game.new(SEATS), 64, 1)

    def step(times: int, done: Slice) -> None:
        together.step(together.random_actions(times))
        done.decisions = together.decisions

    return _until(seconds, step)


def _copies(name: str, seconds: float) -> Slice:
    game: Any = registry.load(name)
    s = game.new(SEATS)
    rng = Rng(1)
    while game.turns(s) < MIDWAY:
        legal = game.legal(s)
        game.apply(s, legal[rng.below(len(legal))])
    copy = game.copy

    def make(times: int, done: Slice) -> None:
        for _ in range(COPIES):
            copy(s)
        done.copies += COPIES

    return _until(seconds, make)


def import_ms() -> Figure:
    """What `import laguna` takes, beyond an interpreter that imports nothing."""
    whole = [_start("import laguna") - _start("pass") for _ in range(STARTS)]
    return _figure([max(0.0, 1000 * seconds) for seconds in whole])


def _start(code: str) -> float:
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - begin


def run(games: list[str], advance: Callable[[int], None]) -> Report:
    """Measure some games; `advance` is told of every slice that is done (see `slices`)."""
    imports = import_ms()
    found = {}
    for game in games:
        slices: dict[str, list[Slice]] = {what: [] for what in ("playouts", "driven", "many", "copy")}
        for what in slices:
            measure(game, what, 0.02)  # Not counted: the first time everything has yet to find its place.
        for _ in range(ROUNDS):
            for what, done in slices.items():
                done.append(measure(game, what, SLICE))
                advance(1)
        found[game] = _figures(slices, imports)
    return Report(ENGINE, found)


def slices(games: int) -> int:
    """How many slices there are for so many games."""
    return games * ROUNDS * 4


def _figures(slices: dict[str, list[Slice]], imports: Figure) -> Figures:
    spread = {
        "playout_decisions_per_s": _figure([s.decisions / s.seconds for s in slices["playouts"]]),
        "driven_decisions_per_s": _figure([s.decisions / s.seconds for s in slices["driven"]]),
        "copy_us": _figure([1e6 * s.seconds / s.copies for s in slices["copy"]]),
        "playout_choices_per_s": _figure([s.choices / s.seconds for s in slices["playouts"]]),
        "driven_choices_per_s": _figure([s.choices / s.seconds for s in slices["driven"]]),
        "many_decisions_per_s": _figure([s.decisions / s.seconds for s in slices["many"]]),
        "choices_per_decision": _figure([s.choices / s.decisions for s in slices["playouts"]]),
        "import_ms": imports,
    }
    medians = {name: figure.median for name, figure in spread.items()}
    return Figures(compiled=ENGINE == "compiled", spread=spread, **medians)


def _figure(values: list[float]) -> Figure:
    return Figure(*(float(f"{value:.4g}") for value in (median(values), min(values), max(values))))
