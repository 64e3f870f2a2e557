"""What was broken and what came of it, over several runs.

python -m tests.chaos.results       # the table of docs/reliability.md
"""

import sys
from typing import Any

from ..results import Results

RESULTS = Results("chaos")
FOLDER = RESULTS.folder
add, found = RESULTS.add, RESULTS.found


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
