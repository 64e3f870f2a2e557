"""Results of long tests, counted over several runs: a line of JSON for each, in a folder of build/.

An interrupted run goes on counting where it was. Results are those of one state of the sources and of the tests
that counted them, whatever else was committed since; with uncommitted changes to those they are counted apart.
"""

import fcntl
import json
from pathlib import Path
from typing import Any

from . import soak


class Results:
    """The results of one sort of test."""

    def __init__(self, name: str) -> None:
        """`name` is that of the folder of the tests."""
        self.folder = soak.ROOT / "build" / name
        self._paths = ("src", f"tests/{name}")
        self._begun = ""

    def _now(self) -> str:
        return soak.state(*self._paths) or "uncommitted"

    @property
    def file(self) -> Path:
        """Where those are of the state in which the test began."""
        self._begun = self._begun or self._now()
        return self.folder / f"{self._begun}.jsonl"

    def add(self, **result: Any) -> None:  # noqa: ANN401
        """Note what came of something. Fails if the sources are others than when the test began."""
        file = self.file
        assert self._now() == self._begun, "the sources have changed since this began: run it again"
        self.folder.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as opened:
            fcntl.flock(opened, fcntl.LOCK_EX)
            opened.write(json.dumps(result) + "\n")

    def found(self, **fits: Any) -> list[dict[str, Any]]:  # noqa: ANN401
        """The results so far that fit."""
        if not self.file.exists():
            return []
        lines = [json.loads(line) for line in self.file.read_text("utf-8").splitlines()]
        return [one for one in lines if all(one.get(name) == value for name, value in fits.items())]
