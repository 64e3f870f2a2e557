"""Draws what `bench/peers.py` found: reads JSON and writes a picture, in the others' environment."""

import json
import math
import sys
from typing import Any

import matplotlib

matplotlib.use("svg")
# Text stays text, and the same numbers give the same file.
matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "laguna", "font.family": "sans-serif"})


import matplotlib.pyplot as plt  # noqa: E402
from matplotlib.patches import Rectangle  # noqa: E402
from matplotlib.ticker import EngFormatter, NullLocator  # noqa: E402

COLOURS = {
    "laguna": "#b3262e",
    "interpreted": "#e0a39b",
    "catanatron": "#7d8b91",
    "open_spiel": "#3f6f86",
    "loop": "#c9c2ae",
}
"""Ours in the red of Murano's glass, theirs in the colours of the lagoon."""
NAMES = {
    "laguna": "Laguna",
    "interpreted": "Laguna, interpreted",
    "catanatron": "catanatron (Python)",
    "open_spiel": "OpenSpiel (C++)",
    "loop": "a loop without rules",
}
INK = "#22303a"


def draw(told: dict[str, Any], path: str) -> None:
    """Draw one panel below the other, the longest bar first, on logarithmic scales."""
    panels = told["panels"]
    sizes = [len(panel["bars"]) for panel in panels]
    figure, axes = plt.subplots(
        len(panels),
        1,
        figsize=(9, 0.36 * sum(sizes) + 1.1 * len(panels)),
        height_ratios=sizes,
        layout="constrained",
    )
    for axis, panel in zip(axes, panels, strict=True):
        bars = panel["bars"]
        values = [bar["value"] for bar in bars]
        axis.barh(range(len(bars)), values, color=[COLOURS[bar["side"]] for bar in bars], height=0.72)
        axis.set_xscale("log")
        axis.xaxis.set_major_formatter(EngFormatter(sep=" "))
        axis.xaxis.set_minor_locator(NullLocator())
        # The axis runs between powers of ten, with room for the label of the longest bar.
        first, last = math.floor(math.log10(min(values) / 1.5)), math.ceil(math.log10(max(values) * 4))
        axis.set_xlim(10**first, 10**last)
        axis.set_yticks(range(len(bars)), [bar["name"] for bar in bars], color=INK)
        axis.invert_yaxis()
        for place, bar in enumerate(bars):
            axis.text(bar["value"] * 1.1, place, bar["label"], va="center", color=INK, fontsize=9)
        axis.set_title(
            f"{panel['title']} ({panel['unit']})", loc="left", color=INK, fontsize=11, fontweight="bold"
        )
        axis.tick_params(axis="both", length=0, labelsize=9, colors=INK)
        axis.grid(axis="x", color="#dde3e6", linewidth=0.8)
        axis.set_axisbelow(True)
        for spine in axis.spines.values():
            spine.set_visible(False)
    handles = [Rectangle((0, 0), 1, 1, color=colour) for colour in COLOURS.values()]
    figure.legend(handles, [NAMES[side] for side in COLOURS], loc="outside lower left", ncols=5, frameon=False)
    figure.set_layout_engine("constrained", h_pad=0.12, w_pad=0.12)
    figure.savefig(path, metadata={"Date": None, "Title": "Laguna beside others", "Description": told["source"]})


if __name__ == "__main__":
    draw(json.load(sys.stdin), sys.argv[1])
