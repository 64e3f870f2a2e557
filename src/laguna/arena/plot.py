"""The ladder as a picture: ratings and win shares with their intervals."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from laguna.kernel.errors import LagunaError

from .report import Report, Share

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOUR = "#0b6e75"
LEAST = 0.001
"""The shortest time drawn, in milliseconds: a logarithmic scale has no zero."""


def check(path: Path) -> None:
    """Raise an error if no picture can be drawn, before hours are spent on the games."""
    if path.suffix not in (".svg", ".png", ".pdf"):
        raise LagunaError(f"A picture must be an .svg, .png or .pdf file, which {path} is not.")
    if not path.absolute().parent.is_dir():
        raise LagunaError(f"There is no folder {path.parent} for the picture.")
    _prepare()


def _prepare() -> None:
    try:
        import matplotlib
    except ImportError:
        raise LagunaError("Pictures need matplotlib; `pip install 'laguna[plots]'` adds it.") from None
    # Text stays text, and the same numbers give the same file.
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "laguna", "font.family": "sans-serif"})


def draw(found: Report, path: Path) -> None:
    """Draw ratings, win shares and times of the bots, best first, and the win shares by seat and by turn order."""
    _prepare()
    from matplotlib.figure import Figure

    seats = len(found.seats)
    places = [f"seat {seat}" for seat in found.seats] + [f"turn {place}" for place in found.order]
    figure = Figure(figsize=(9, 1.6 + 0.42 * (len(found.bots) + len(places))), layout="constrained")
    figure.suptitle(
        f"{found.game}, {seats} seats, {found.games} games (seed {found.seed}), 95 % intervals", size=11
    )
    rows = figure.subplot_mosaic(
        [["rating", "wins"], ["times", "seats"]], height_ratios=[len(found.bots), len(places)]
    )
    names = list(found.bots)
    times = [bot.ms_per_turn for bot in found.bots.values()]
    _points(
        rows["rating"],
        "rating",
        names,
        [(bot.rating, *bot.rating_interval) for bot in found.bots.values()],
    )
    _shares(rows["wins"], "wins, % (red: an even share)", names, list(found.bots.values()))
    _shares(
        rows["seats"],
        "wins by seat and by turn (1 begins), %",
        places,
        [*found.seats.values(), *found.order.values()],
    )
    _points(
        rows["times"],
        "ms a turn: half of them, 95 %, the longest",
        names,
        [(max(t.p95, LEAST), max(t.median, LEAST), max(t.max, LEAST)) for t in times],
    )
    rows["wins"].set_yticklabels([])
    rows["times"].set_xscale("log")
    rows["times"].xaxis.set_major_formatter("{x:g}")
    part = path.with_name(f".part{os.getpid()}-{path.name}")
    figure.savefig(part, metadata={"Date": None} if path.suffix == ".svg" else None, dpi=150)
    os.replace(part, path)


def _shares(axes: "Axes", title: str, names: list[str], shares: list[Share]) -> None:
    """Draw shares in percent, with a mark at the even share."""
    _points(axes, title, names, [(100 * s.win_share, 100 * s.interval[0], 100 * s.interval[1]) for s in shares])
    axes.plot([100 * s.even_share for s in shares], range(len(names)), "|", color="#b3423a", markersize=16)
    axes.set_xlim(0, 100)


def _points(axes: "Axes", title: str, names: list[str], points: list[tuple[float, float, float]]) -> None:
    """Draw a point and an interval for each name, the first at the top."""
    places = range(len(names))
    axes.hlines(places, [low for _, low, _ in points], [high for *_, high in points], color=COLOUR, linewidth=2)
    axes.plot([value for value, *_ in points], places, "o", color=COLOUR, clip_on=False)
    axes.set_yticks(places, names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(title)
    axes.grid(axis="x", alpha=0.3)
    axes.spines[["top", "right", "left"]].set_visible(False)
