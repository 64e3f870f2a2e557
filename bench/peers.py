"""How fast are our games compared with others? Measures both in one run, in turns, and prints the ratios.

    make engine && .venv/bin/python bench/peers.py [--json FILE] [--plot FILE] [--docs]

The others are catanatron (Settlers in Python) and OpenSpiel (card and board games in C++). They are installed once
into `.venv-peers`, a virtual environment of their own in this folder, which needs the network. Laguna does not
need them to play, to host or to run its tests. Slices of ours and theirs follow each other closely, so other work
of the machine slows down both. `bench/peer_worker.py` says what is counted, `docs/benchmarks.md` why.
"""

import argparse
import json
import os
import subprocess
import sys
import venv
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any

from laguna.bench import processor

HERE = Path(__file__).parent
ROOT = HERE.parent
PEERS = ROOT / ".venv-peers"
"""The virtual environment of the others."""
REQUIRED = ("catanatron==3.2.1", "open_spiel==2.0.2", "matplotlib")
"""What we install there; the last one draws the plot."""
DOCS = ROOT / "docs" / "benchmarks.md"
BEGIN = "<!-- figures: written by bench/peers.py --docs -->"
END = "<!-- end of figures -->"

OURS = ("murano", "venezia")
"""Our games, which take turns with theirs."""
SPIEL = ("hearts", "gin_rummy", "backgammon")
"""The games of OpenSpiel that we measure. Add another here if all its draws are equally likely."""
THEIRS = {
    "playouts": [("catanatron", "playouts", "catanatron")] + [("open_spiel", "playouts", game) for game in SPIEL],
    "driven": [
        pair for game in SPIEL for pair in (("open_spiel", "driven", game), ("open_spiel", "dealt_driven", game))
    ]
    + [("loop", "driven", "no_rules")],
    "copy": [("catanatron", "copy", "catanatron"), ("catanatron", "copy_midway", "catanatron")]
    + [("open_spiel", "copy", game) for game in SPIEL],
}
"""For each measurement of ours, those of the others to compare it with: side, what, game."""
INTERPRETED = ("playouts", "driven")
"""What we also measure with interpreted rules."""
TARGETS = {
    ("playouts", "catanatron"): 200,
    ("playouts", "gin_rummy"): 10,
    ("playouts", "backgammon"): 10,
    ("driven", "hearts"): 10,
    ("copy", "catanatron"): 50,
}
"""What we promised: how many times as fast we are at least, by measurement and game."""
TITLES = {
    "playouts": "whole games inside one call",
    "driven": "driven from Python",
    "dealt_driven": "driven from Python",
    "copy": "copies",
    "copy_midway": "copies",
}
"""The measurements in words."""

SIDES = {"laguna": "", "interpreted": " (interpreted)", "catanatron": "", "open_spiel": " (OpenSpiel)", "loop": ""}
"""The sides, and what each adds to the name of a game."""
COUNTS = ("seconds", "games", "decisions", "choices", "copies")
"""The counts of a slice."""

Key = tuple[str, str, str]
"""Side, what, game."""


class Side:
    """A worker process that measures on request."""

    def __init__(self, name: str, python: Path, **environment: str) -> None:
        self.process = subprocess.Popen(
            [python, HERE / "peer_worker.py", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )
        self.name = name
        self.versions: dict[str, str] = self._answer()

    def __enter__(self) -> "Side":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()

    def _answer(self) -> Any:  # noqa: ANN401 - JSON
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"peers: {self.name} could not be measured; its message is above.")
        return json.loads(line)

    def measure(self, what: str, of: str, seconds: float) -> dict[str, float]:
        """Measure one slice."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"what": what, "of": of, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        found: dict[str, float] = self._answer()
        return found


def say(words: str) -> None:
    """Report progress."""
    print(words, file=sys.stderr, flush=True)


def install() -> Path:
    """The interpreter of the others' environment, which we set up if needed."""
    python = PEERS / "bin" / "python"
    ready = PEERS / "ready"
    wanted = "\n".join(REQUIRED)
    if ready.is_file() and ready.read_text("utf-8") == wanted:
        return python
    say(f"Installing {', '.join(REQUIRED)} into {PEERS.name} (once, about a minute) ...")
    venv.create(PEERS, with_pip=True, clear=True)
    done = subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "1", *REQUIRED],
        stdout=sys.stderr,
        check=False,
    )
    if done.returncode:
        raise SystemExit(
            "peers: the others could not be installed; the message of pip is above. They come from Python's\n"
            "package index, which needs the network once. `laguna bench` measures ours without them."
        )
    ready.write_text(wanted, "utf-8")
    return python


def order() -> list[Key]:
    """The slices of one round: ours and theirs in turns."""
    slices: list[Key] = []
    for what, theirs in THEIRS.items():
        for number, other in enumerate(theirs):
            slices += [("laguna", what, OURS[number % len(OURS)]), other]
    return slices + [
        (side, what, game) for what in INTERPRETED for game in OURS for side in ("laguna", "interpreted")
    ]


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    """Measure all sides; the result is ready for `--json`."""
    theirs = install()
    ours = Path(sys.executable)
    slices = order()
    found: list[dict[str, Any]] = []
    with (
        Side("laguna", ours) as laguna,
        Side("laguna", ours, LAGUNA_PURE="1") as interpreted,
        Side("catanatron", theirs) as catanatron,
        Side("open_spiel", theirs) as spiel,
        Side("loop", ours) as loop,
    ):
        sides = {
            "laguna": laguna,
            "interpreted": interpreted,
            "catanatron": catanatron,
            "open_spiel": spiel,
            "loop": loop,
        }
        if laguna.versions["engine"] != "compiled":
            say(f"Our rules run {laguna.versions['engine']}: the ratios below say little. Try `make engine`.")
        for name, what, game in dict.fromkeys(slices):
            # The first slices also load code and warm caches, so we leave them out.
            sides[name].measure(what, game, 0.01)
        for turn in range(rounds):
            say(f"Round {turn + 1} of {rounds}: {len(slices)} slices of {seconds:g} s ...")
            # Every other round goes backwards, so that a machine that slows down or speeds up favours nobody.
            for name, what, game in slices if turn % 2 == 0 else reversed(slices):
                counts = sides[name].measure(what, game, seconds)
                found.append({"round": turn, "side": name, "what": what, "game": game, **counts})
        versions = {**spiel.versions, **catanatron.versions, **laguna.versions}
    return {
        "date": date.today().isoformat(),
        "rounds": rounds,
        "seconds": seconds,
        "versions": versions,
        "machine": {"processor": processor(), "cores": os.cpu_count()},
        "slices": found,
    }


@dataclass(frozen=True)
class Figure:
    """A quantity measured in every round."""

    key: Key
    """Whose, and what."""
    by_round: tuple[float, ...]
    """Choices per second, or copies per second."""
    decisions: float
    """Decisions per second, the median; 0 for copies."""

    @property
    def middle(self) -> float:
        """The median of the rounds."""
        return median(self.by_round)

    @property
    def spread(self) -> float:
        """The largest distance of a round from the median, as a share of the median."""
        return max(abs(x - self.middle) for x in self.by_round) / self.middle


@dataclass(frozen=True)
class Ratio:
    """Our figure compared with theirs."""

    ours: Figure
    theirs: Figure
    target: int | None
    """How many times as fast we promised to be at least; None if we promised nothing."""

    @property
    def by_round(self) -> list[float]:
        """How many times as fast ours was, by round."""
        return [ours / theirs for ours, theirs in zip(self.ours.by_round, self.theirs.by_round, strict=True)]

    @property
    def middle(self) -> float:
        """The median of the rounds."""
        return median(self.by_round)


def figures(run: dict[str, Any]) -> dict[Key, Figure]:
    """Rates from counts; slices of the same thing in the same round are added up."""
    sums: dict[Key, list[dict[str, float]]] = {}
    for piece in run["slices"]:
        key = (piece["side"], piece["what"], piece["game"])
        rounds = sums.setdefault(key, [dict.fromkeys(COUNTS, 0.0) for _ in range(run["rounds"])])
        for count in COUNTS:
            rounds[piece["round"]][count] += piece[count]
    for (side, what, game), rounds in sums.items():
        if side == "open_spiel" and what == "playouts":
            # Rollouts in C++ do not count decisions. They begin where `dealt_driven` begins and pick in the same
            # way, so they have the same mean length, which is taken from all rounds together.
            same = sums[side, "dealt_driven", game]
            for one in rounds:
                for count in ("decisions", "choices"):
                    one[count] = one["games"] * sum(x[count] for x in same) / sum(x["games"] for x in same)
    return {
        key: Figure(
            key,
            tuple(one["copies" if key[1].startswith("copy") else "choices"] / one["seconds"] for one in rounds),
            median(one["decisions"] / one["seconds"] for one in rounds),
        )
        for key, rounds in sums.items()
    }


def ratios(known: dict[Key, Figure]) -> list[Ratio]:
    """All comparisons: first those with a promise, then the others in the order of the slices."""
    found = [
        Ratio(known["laguna", what, ours], known[other], TARGETS.get((other[1], other[2])))
        for what, theirs in THEIRS.items()
        for other in theirs
        for ours in OURS
    ]
    found += [
        Ratio(known["laguna", what, ours], known["interpreted", what, ours], None)
        for what in INTERPRETED
        for ours in OURS
    ]
    return sorted(found, key=lambda ratio: ratio.target is None)


def short(x: float) -> str:
    """A number with three significant digits, and a unit that people can read.

    >>> short(0.01234), short(61.5), short(812.4), short(30_123.0), short(4_517_775.0)
    ('0.0123', '61.5', '812', '30.1 k', '4.52 M')
    """
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if x >= size:
            return _digits(x / size) + unit
    return _digits(x)


def _digits(x: float) -> str:
    """Three significant digits, never as a power of ten."""
    return f"{x:.0f}" if x >= 100 else f"{x:.3g}"


def amount(figure: Figure) -> str:
    """What was measured, with its unit."""
    if figure.key[1].startswith("copy"):
        return f"{_digits(1e6 / figure.middle)} µs"
    return f"{short(figure.middle)}/s"


def called(key: Key) -> str:
    """The name of what was measured."""
    side, what, game = key
    detail = {"dealt_driven": ", after the deal", "copy_midway": ", midway"}.get(what, "")
    return game.replace("_", " ").capitalize() + SIDES[side] + detail


RATIOS = ("what", "ours", "theirs", "times as fast", "in the rounds", "wanted", "reached")
"""The columns of the ratios."""


def ratio_rows(found: Iterable[Ratio]) -> list[Sequence[str]]:
    """The ratios, in lines."""
    return [
        (
            TITLES[ratio.ours.key[1]],
            f"{called(ratio.ours.key)}: {amount(ratio.ours)}",
            f"{called(ratio.theirs.key)}: {amount(ratio.theirs)}",
            _digits(ratio.middle),
            f"{_digits(min(ratio.by_round))} to {_digits(max(ratio.by_round))}",
            "" if ratio.target is None else str(ratio.target),
            "" if ratio.target is None else "yes" if ratio.middle >= ratio.target else "no",
        )
        for ratio in found
    ]


FIGURES = ("what", "game", "choices per second, or one copy", "spread", "decisions per second")
"""The columns of the figures."""


def figure_rows(known: dict[Key, Figure]) -> list[Sequence[str]]:
    """The figures, in lines."""
    whats = list(TITLES)
    sides = list(SIDES)
    return [
        (
            TITLES[figure.key[1]],
            called(figure.key),
            amount(figure),
            f"±{figure.spread:.0%}",
            short(figure.decisions) if figure.decisions else "",
        )
        for figure in sorted(known.values(), key=lambda f: (whats.index(f.key[1]), sides.index(f.key[0])))
    ]


def plain(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Lines in columns for a terminal."""
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in (head, *rows)
    )


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Lines in columns for the documentation."""
    lines = (head, ("---",) * len(head), *rows)
    return "\n".join("| " + " | ".join(row) + " |" for row in lines)


def source(run: dict[str, Any]) -> str:
    """Where the figures come from."""
    versions = run["versions"]
    return (
        f"Measured on {run['date']}: {run['rounds']} rounds, slices of {run['seconds']:g} s of processor time; "
        f"{run['machine']['processor']}, {run['machine']['cores']} cores; Python {versions['python']}, "
        f"Laguna {versions['laguna']} ({versions['engine']}), catanatron {versions['catanatron']}, "
        f"OpenSpiel {versions['open_spiel']}."
    )


def write_docs(run: dict[str, Any], known: dict[Key, Figure], found: Sequence[Ratio], path: Path) -> None:
    """Put the figures into the documentation, between the two marks."""
    text = path.read_text("utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"peers: {path.name} must have the lines {BEGIN!r} and {END!r}; the figures go between.")
    parts = [
        source(run),
        "### Ours beside theirs",
        markdown(RATIOS, ratio_rows(found)),
        "### All figures",
        markdown(FIGURES, figure_rows(known)),
    ]
    path.write_text("\n\n".join([before + BEGIN, *parts, END + after]), "utf-8", newline="\n")


def draw(run: dict[str, Any], known: dict[Key, Figure], path: Path) -> None:
    """Draw the plot in the others' environment, since Laguna does not install what draws it."""
    python = install()
    path.parent.mkdir(parents=True, exist_ok=True)
    panels = []
    for title, unit, whats in (
        ("Whole games inside one call", "choices per second", ("playouts",)),
        ("Driven from Python", "choices per second", ("driven", "dealt_driven")),
        ("Copies of a position", "copies per second", ("copy", "copy_midway")),
    ):
        bars = sorted((f for f in known.values() if f.key[1] in whats), key=lambda f: -f.middle)
        panels.append(
            {
                "title": title,
                "unit": unit,
                "bars": [
                    {"name": called(bar.key), "value": bar.middle, "label": amount(bar), "side": bar.key[0]}
                    for bar in bars
                ],
            }
        )
    told = json.dumps({"panels": panels, "source": source(run)})
    subprocess.run([python, HERE / "peer_plot.py", path], input=told, text=True, check=True)


def main() -> None:
    """Measure, or read earlier measurements; then print, store and draw them."""
    parser = argparse.ArgumentParser(description="Measure our games beside others, in turns.")
    parser.add_argument("--rounds", type=int, default=5, metavar="R", help="rounds (default: 5)")
    parser.add_argument(
        "--seconds", type=float, default=0.4, metavar="S", help="processor time of each slice (default: 0.4)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all measurements")
    parser.add_argument("--read", type=Path, metavar="FILE", help="measure nothing; read what --json wrote")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw it, e.g. docs/images/benchmarks.svg")
    parser.add_argument("--docs", action="store_true", help="write the figures into docs/benchmarks.md")
    given = parser.parse_args()
    if given.rounds < 1 or given.seconds <= 0:
        parser.error("there must be at least one round, and a slice must take some time")
    run = json.loads(given.read.read_text("utf-8")) if given.read else measure(given.rounds, given.seconds)
    if given.json:
        given.json.write_text(json.dumps(run, indent=1) + "\n", "utf-8")
    known = figures(run)
    found = ratios(known)
    print(source(run))
    print()
    print(plain(FIGURES, figure_rows(known)))
    print()
    print(plain(RATIOS, ratio_rows(found)))
    if given.docs:
        write_docs(run, known, found, DOCS)
    if given.plot:
        draw(run, known, given.plot)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
