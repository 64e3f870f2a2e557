"""The slices of all observations as text: `python -m laguna.research.listing` prints them for docs/research.md."""

import sys
from typing import Any

from laguna.kernel import registry
from laguna.kernel.encoder import Layout


def listing(name: str) -> str:
    """All slices and planes of a game, in Markdown."""
    game: Any = registry.load(name)
    layout: Layout = game.DRIVERS.standard.layout()
    lines = [
        f"### {name.capitalize()}: {layout.length} numbers, version {layout.version}",
        "",
        "| slice | from | shape | numbers | meaning |",
        "|---|---|---|---|---|",
    ]
    for part in layout.slices:
        shape = " × ".join(map(str, part.shape))
        lines.append(f"| `{part.name}` | {part.first} | {shape} | {part.low} to {part.high} | {part.about} |")
    planes = ", ".join(f"`{plane.name}`" for plane in layout.planes)
    return "\n".join([*lines, "", f"Planes: {planes}.", ""])


def page() -> str:
    """The part of the page about observations."""
    return "\n".join(listing(name) for name in registry.names())


if __name__ == "__main__":
    sys.stdout.write(page())
