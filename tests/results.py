"""Results of long tests, counted over several runs: a line of JSON for each, in a folder of build/.

An interrupted run goes on counting where it was. Results are those of one commit; with uncommitted changes they
are counted apart.
"""

import fcntl
import json
from pathlib import Path
from typing import Any

from . import soak


class Results:
    """The results of one sort of test."""

    def __init__(self, name: str) -> None:
        self.folder = soak.ROOT / "build" / name

    @property
    def file(self) -> Path:
        """Where those of the present commit are."""
        return self.folder / f"{soak.commit() or 'uncommitted'}.jsonl"

    def add(self, **result: Any) -> None:  # noqa: ANN401
        """Note what came of something."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as opened:
            fcntl.flock(opened, fcntl.LOCK_EX)
            opened.write(json.dumps(result) + "\n")

    def found(self, **fits: Any) -> list[dict[str, Any]]:  # noqa: ANN401
        """The results so far that fit."""
        if not self.file.exists():
            return []
        lines = [json.loads(line) for line in self.file.read_text("utf-8").splitlines()]
        return [one for one in lines if all(one.get(name) == value for name, value in fits.items())]
