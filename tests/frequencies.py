"""How often things come up in samples, against how often they should."""

from collections import Counter
from typing import TypeVar

from .walks import FEW, SOAK

T = TypeVar("T")
SAMPLES = 20_000 if SOAK else 1_000 if FEW else 4_000
"""How many samples are compared."""


def compare(found: Counter[T], expected: Counter[T], tolerance: float = 0.0) -> None:
    """The same things, and each as often as expected: within five standard deviations, and a tolerance."""
    assert set(found) == set(expected)
    total = sum(expected.values())
    for world, ways in expected.items():
        share = ways / total
        spread = 5 * (share * (1 - share) / SAMPLES) ** 0.5
        assert abs(found[world] / SAMPLES - share) <= spread + tolerance, (world, share, found[world] / SAMPLES)
