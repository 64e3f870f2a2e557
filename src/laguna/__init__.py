"""Laguna: two board games of the Venetian lagoon, to play, to host and to study."""

from .engine import choose

__version__ = "0.2.0"

ENGINE = choose()
"""How the rules run: compiled, or interpreted and why."""
