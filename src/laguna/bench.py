"""How fast the engine is here: `laguna bench`, and the slices that `bench/peers.py` compares with other engines.

A decision is an action that a seat takes; a choice is a decision with two or more legal answers. Draws are
neither, but their time counts. We measure processor time, since other programs may be running.
"""

import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
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
"""How many seats every measured game has: a number that all games allow."""
ROUNDS = 5
"""How many slices of each kind we measure; the figures are their medians."""
SLICE = 0.25
"""How long a slice takes, in seconds."""
COPIES = 200
"""How many copies we make between two looks at the clock."""
MIDWAY = 20
"""The turn whose position we copy."""
STARTS = 5
"""How often we start an interpreter to see how long an import takes."""


class Slice(msgspec.Struct):
    """What was done, and how long it took."""

    seconds: float = 0.0
    """Processor time."""
    games: int = 0
    decisions: int = 0
    choices: int = 0
    copies: int = 0


class Figure(msgspec.Struct):
    """The median of several measurements, and their extremes."""

    median: float
    least: float
    most: float


class Figures(msgspec.Struct):
    """How fast one game is."""

    compiled: bool
    """Do the rules run compiled?"""
    playout_decisions_per_s: float
    """Decisions in whole random games, each played inside one call."""
    driven_decisions_per_s: float
    """Decisions in games driven from Python, one by one: `legal`, then `step`."""
    copy_us: float
    """How long copying a state takes, in microseconds."""
    playout_choices_per_s: float
    """As `playout_decisions_per_s`, for choices."""
    driven_choices_per_s: float
    """As `driven_decisions_per_s`, for choices."""
    many_decisions_per_s: float
    """Decisions in many games that step together, with masks of legal actions."""
    choices_per_decision: float
    """Which part of the decisions are choices."""
    import_ms: float
    """How long `import laguna` takes, in milliseconds, beyond starting the interpreter."""
    spread: dict[str, Figure]
    """The same figures with their extremes."""


class Report(msgspec.Struct):
    """What `laguna bench` prints."""

    engine: str
    """How the rules ran, as in `laguna.ENGINE`."""
    games: dict[str, Figures]
    """The figures of each game, by name."""


def measure(game: str, what: str, seconds: float) -> Slice:
    """Measure one slice: `playouts`, `driven`, `many` or `copy`."""
    return {"playouts": _playouts, "driven": _driven, "many": _many, "copy": _copies}[what](game, seconds)


def _until(seconds: float, do: Callable[[int, Slice], None]) -> Slice:
    """Repeat something until it has used this much processor time."""
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
    """How long `import laguna` takes, beyond starting an interpreter that imports nothing."""
    whole = [_start("import laguna") - _start("pass") for _ in range(STARTS)]
    return _figure([max(0.0, 1000 * seconds) for seconds in whole])


def _start(code: str) -> float:
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - begin


def run(games: list[str], advance: Callable[[int], None]) -> Report:
    """Measure some games; call `advance` after every slice (see `slices`)."""
    imports = import_ms()
    found = {}
    for game in games:
        slices: dict[str, list[Slice]] = {what: [] for what in ("playouts", "driven", "many", "copy")}
        for what in slices:
            measure(game, what, 0.02)  # This does not count: the first run also imports and warms caches.
        for _ in range(ROUNDS):
            for what, done in slices.items():
                done.append(measure(game, what, SLICE))
                advance(1)
        found[game] = _figures(slices, imports)
    return Report(ENGINE, found)


def slices(games: int) -> int:
    """How many slices `run` measures for this many games."""
    return games * ROUNDS * 4


def processor() -> str:
    """The processor's name, as the system knows it."""
    information = Path("/proc/cpuinfo")
    for line in information.read_text("utf-8").splitlines() if information.is_file() else ():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


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
