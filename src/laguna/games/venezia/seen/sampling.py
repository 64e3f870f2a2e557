"""How worlds are drawn that cannot be drawn outright: several are tried, and one is taken by its weight."""

from typing import Final

TRIES: Final = 1000
"""How often a history is begun anew that led nowhere."""
WORLDS: Final = 24
"""So many worlds are drawn, if need be, until one is kept; then one of them is taken by its weight."""
PATIENCE: Final = 4000
"""So many steps are taken before a search is begun anew, or a world is taken although more could be drawn."""
SCALE: Final = 1 << 20
"""Likelihoods are turned into whole numbers of this size for the generator."""


def whole(chances: list[float]) -> list[int]:
    """Likelihoods as whole numbers; what is possible stays possible."""
    most = max(chances)
    return [max(1, int(chance / most * SCALE)) for chance in chances]
