"""Reading a data set as a stream: NumPy batches, a PyTorch data set, a Polars query. None loads all of it."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from laguna.kernel.errors import LagunaError

from ..extras import needed
from .shards import about, decisions_of, games_of, is_held_out, missing

if TYPE_CHECKING:
    import numpy as np
    import polars as pl
    from numpy.typing import NDArray
    from torch.utils.data import IterableDataset

PARTS = ("all", "learn", "held_out")
"""Which games: all, those to learn from, or those for tests (one file in twenty)."""
COLUMNS = ("observation", "mask", "action", "result")
"""The columns that are read unless others are asked for."""
MIX = 4
"""How many files are mixed when rows are shuffled: about 100,000 rows, some hundred megabytes."""


class Dataset:
    """A data set in a folder.

    `about` says what it is. Rows come in the order of the games, or shuffled: then files come in a random
    order, and the rows of some files at a time are mixed.
    """

    def __init__(self, folder: str | Path, part: str = "all") -> None:
        if part not in PARTS:
            raise LagunaError(f"part={part!r} is not known; it can be: {', '.join(PARTS)}.")
        self.folder = Path(folder)
        self.about = about(self.folder)
        left = missing(self.folder, self.about)
        if left:
            raise LagunaError(
                f"{len(left)} of {self.about.shards} shards are missing; the same `laguna dataset make` goes on."
            )
        self.shards = [
            shard
            for shard in range(self.about.shards)
            if part == "all" or is_held_out(shard) == (part == "held_out")
        ]

    def batches(
        self,
        size: int = 4096,
        columns: Sequence[str] = COLUMNS,
        shuffle: int | None = None,
        share: tuple[int, int] = (0, 1),
    ) -> "Iterator[dict[str, NDArray[Any]]]":
        """Stream the decisions as arrays, a row each; the last batch may be smaller.

        `shuffle` is a seed. With `share=(k, n)` only every n-th file is read, from the k-th on: for n processes.
        """
        import numpy as np

        if size < 1:
            raise LagunaError(f"A batch has at least one row, not {size}.")
        shards, rng = list(self.shards), None if shuffle is None else np.random.default_rng(shuffle)
        if rng is not None:
            rng.shuffle(shards)
        shards = shards[share[0] :: share[1]]
        together = 1 if rng is None else MIX
        left: dict[str, NDArray[Any]] | None = None
        for at in range(0, len(shards), together):
            parts = [self._read(shard, columns) for shard in shards[at : at + together]]
            rows = _joined([*([left] if left else []), *parts])
            count = len(rows[columns[0]])
            if rng is not None:
                order = rng.permutation(count)
                rows = {name: rows[name][order] for name in columns}
            whole = count - count % size
            for start in range(0, whole, size):
                yield {name: rows[name][start : start + size] for name in columns}
            left = {name: rows[name][whole:] for name in columns} if whole < count else None
        if left:
            yield left

    def torch(
        self, size: int = 4096, columns: Sequence[str] = COLUMNS, shuffle: int | None = None
    ) -> "IterableDataset[Any]":
        """The same as a data set of PyTorch: `DataLoader(data.torch(), batch_size=None, num_workers=2)`.

        Workers share the files. Each pass shuffles anew.
        """
        with needed("PyTorch", "learn"):
            import torch
            from torch.utils.data import IterableDataset, get_worker_info
        reader = self

        class Stream(IterableDataset[Any]):  # type: ignore[misc,unused-ignore]
            passes = 0

            def __iter__(self) -> Iterator[dict[str, Any]]:
                worker = get_worker_info()
                share = (worker.id, worker.num_workers) if worker else (0, 1)
                seed = None if shuffle is None else shuffle + self.passes
                self.passes += 1
                for batch in reader.batches(size, columns, seed, share):
                    yield {name: torch.as_tensor(rows.copy()) for name, rows in batch.items()}

        return Stream()

    def polars(self, games: bool = False) -> "pl.LazyFrame":
        """A lazy query over decisions, or over `games`; `collect(engine="streaming")` reads it bit by bit."""
        with needed("Polars", "learn"):
            import polars as pl
        named = games_of if games else decisions_of
        return pl.scan_parquet([named(self.folder, shard) for shard in self.shards])

    def _read(self, shard: int, columns: Sequence[str]) -> "dict[str, NDArray[Any]]":
        """Some columns of a shard."""
        with needed("Parquet", "research"):
            import pyarrow.parquet as pq

        file = pq.ParquetFile(decisions_of(self.folder, shard))
        unknown = [name for name in columns if name not in file.schema_arrow.names]
        if unknown or not columns:
            known = ", ".join(file.schema_arrow.names)
            raise LagunaError(f"There is no column {unknown[0] if unknown else ''!r}; there are: {known}.")
        table = file.read(columns=list(columns))
        return {name: self._array(name, table[name].combine_chunks()) for name in columns}

    def _array(self, name: str, column: Any) -> "NDArray[Any]":  # noqa: ANN401 - an array of pyarrow
        """A column as an array; observations and masks have a row for each decision."""
        import numpy as np

        width = {"observation": self.about.width, "mask": self.about.actions}.get(name)
        if width is not None:
            found: NDArray[Any] = column.flatten().to_numpy().reshape(-1, width)
            return found.view(np.bool_) if name == "mask" else found
        plain: NDArray[Any] = column.to_numpy(zero_copy_only=False)
        return plain


def _joined(parts: "list[dict[str, np.ndarray[Any, Any]]]") -> "dict[str, np.ndarray[Any, Any]]":
    """Rows of several parts, one after the other."""
    import numpy as np

    return (
        parts[0]
        if len(parts) == 1
        else {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    )
