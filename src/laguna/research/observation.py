"""Observations in NumPy: spaces, slices by name, and planes of the board."""

from typing import Any

from laguna.kernel.encoder import Layout
from laguna.kernel.errors import LagunaError

from .extras import needed

with needed("laguna.research", "research"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray


def bounds(layout: Layout) -> "tuple[NDArray[np.int16], NDArray[np.int16]]":
    """The smallest and the largest possible number in each place."""
    low = np.concatenate([np.full(part.size, part.low, np.int16) for part in layout.slices])
    high = np.concatenate([np.full(part.size, part.high, np.int16) for part in layout.slices])
    return low, high


def space(layout: Layout, planes: bool) -> "spaces.Space[Any]":
    """The observation space: the vector, or a dictionary of the vector and the planes."""
    low, high = bounds(layout)
    vector = spaces.Box(low, high, dtype=np.int16)
    if not planes:
        return vector
    return spaces.Dict({"vector": vector, "planes": spaces.Box(0, 1, Planes(layout).shape, np.int8)})


def slices(layout: Layout, observation: "NDArray[Any]") -> "dict[str, NDArray[Any]]":
    """The slices of one observation, or of many, by name and in their shapes; views, not copies."""
    front = observation.shape[:-1]
    return {
        part.name: observation[..., part.first : part.first + part.size].reshape(front + part.shape)
        for part in layout.slices
    }


def scaled(layout: Layout, observation: "NDArray[Any]") -> "NDArray[np.float32]":
    """Observations as inputs of a network: numbers of a few units, even where the originals are large."""
    _, high = bounds(layout)
    # Unbounded counts are small in most games; the logarithm keeps them small in all games.
    found = observation.astype(np.float32)
    large = high > 1
    found[..., large] = np.sign(found[..., large]) * np.log1p(np.abs(found[..., large]))
    return found


class Planes:
    """Pictures of the board, made from observations: a plane for each thing that can lie on a cell.

    The parts of the board (islands, quarters) lie side by side with an empty column between them.
    """

    names: list[str]
    """What each plane shows."""
    shape: tuple[int, int, int]
    """Planes, rows and columns."""

    def __init__(self, layout: Layout) -> None:
        if not layout.planes:
            raise LagunaError("This game has no planes: use its observations as they are (`planes=False`).")
        parts = sorted({part for part, _, _ in layout.places})
        widths = [1 + max(x for p, x, _ in layout.places if p == part) for part in parts]
        begins = [sum(widths[:i]) + i for i in range(len(parts))]
        self.names = [plane.name for plane in layout.planes]
        self.rows = np.array([y for _, _, y in layout.places])
        self.columns = np.array([begins[parts.index(part)] + x for part, x, _ in layout.places])
        self.shape = (len(self.names), int(self.rows.max()) + 1, int(self.columns.max()) + 1)
        self._parts = [(layout.find(plane.of).first, plane.code) for plane in layout.planes]

    def __call__(self, observation: "NDArray[Any]") -> "NDArray[np.int8]":
        """The planes of one observation, or of many."""
        found = np.zeros(observation.shape[:-1] + self.shape, np.int8)
        cells = len(self.rows)
        for plane, (first, code) in enumerate(self._parts):
            found[..., plane, self.rows, self.columns] = observation[..., first : first + cells] == code
        return found
