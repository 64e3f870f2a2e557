"""Laguna: two board games of the Venetian lagoon, to play, to host and to study."""

from importlib.metadata import PackageNotFoundError, version

from .engine import choose

ENGINE = choose()
"""How the rules run: compiled, or interpreted and why."""

try:
    __version__ = version("laguna")
except PackageNotFoundError:  # run from a source tree that was never installed
    __version__ = "0"
