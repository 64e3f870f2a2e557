"""Counts what was broken and what came of it, over several runs: a line of JSON for each storm, in build/chaos/.

python -m tests.chaos.results       # the table of docs/reliability.md
"""

import fcntl
import json
import sys
from pathlib import Path
from typing import Any

from .. import soak

FOLDER = soak.ROOT / "build" / "chaos"


def file() -> Path:
    """The results of the present commit; with uncommitted changes they are counted apart."""
    return FOLDER / f"{soak.commit() or 'uncommitted'}.jsonl"


def add(**result: Any) -> None:  # noqa: ANN401
    """Note what came of a storm."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with file().open("a", encoding="utf-8") as opened:
        fcntl.flock(opened, fcntl.LOCK_EX)
        opened.write(json.dumps(result) + "\n")


def found(**fits: Any) -> list[dict[str, Any]]:  # noqa: ANN401
    """The results so far, of storms that fit."""
    if not file().exists():
        return []
    lines = [json.loads(line) for line in file().read_text("utf-8").splitlines()]
    return [one for one in lines if all(one.get(name) == value for name, value in fits.items())]


def table(lines: list[dict[str, Any]]) -> str:
    """The results as a table in Markdown."""
    sums: dict[tuple[str, str], list[int]] = {}
    for line in lines:
        for fault, count in line["faults"].items():
            row = sums.setdefault((line["backend"], fault), [0, 0, 0])
            row[0] += count
            # A storm with several sorts of faults counts once for each.
            row[1] += line["acknowledged"]
            row[2] += line["problems"]
    head = [
        "| database | fault | times | moves acknowledged in these storms | problems |",
        "|---|---|---|---|---|",
    ]
    rows = [
        f"| {backend} | {fault} | {a:,} | {b:,} | {c} |" for (backend, fault), (a, b, c) in sorted(sums.items())
    ]
    return "\n".join([*head, *rows])


if __name__ == "__main__":
    sys.stdout.write(table(found()) + "\n")
