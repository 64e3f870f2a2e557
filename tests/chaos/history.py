"""What one seat sent and was told, in order: the evidence that the checker looks at."""

import hashlib
import json
from pathlib import Path
from typing import Any, NamedTuple


class Entry(NamedTuple):
    """One thing that a seat sent, or that it was told."""

    kind: str
    """`sent`, `done`, `refused`, `shown` (a state) or `told` (an event)."""
    life: int
    """Which start of the server it was about: 0 for the first."""
    n: int
    """The number of a line: of the request, of the event, or of the line that comes next in a state."""
    what: str
    """What was sent, the error of a refusal, the digest of what was shown, or the event."""
    next: int = -1
    """For `done`: the line that came next."""


class History:
    """The history of one seat at one table."""

    def __init__(self, table: str, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.entries: list[Entry] = []

    def note(self, kind: str, life: int, n: int, what: str, following: int = -1) -> None:
        """Add something at the end."""
        self.entries.append(Entry(kind, life, n, what, following))

    def of(self, kind: str) -> list[Entry]:
        """All entries of a kind."""
        return [entry for entry in self.entries if entry.kind == kind]

    def lines(self) -> list[str]:
        """The history as lines of JSON, for a file."""
        return [json.dumps([self.table, self.seat, *entry]) for entry in self.entries]


def digest(view: Any) -> str:  # noqa: ANN401 - any JSON
    """A short name for a view, whatever the order of its fields."""
    return hashlib.blake2b(json.dumps(view, sort_keys=True).encode(), digest_size=8).hexdigest()


def event_text(event: Any) -> str:  # noqa: ANN401 - an event as a page gets it
    """An event as it stands in a history, whatever the language it was told in."""
    return json.dumps([event["key"], event["args"]], sort_keys=True)


def write(histories: list[History], path: Path) -> None:
    """Write histories to a file, a line for each entry."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(line + "\n" for one in histories for line in one.lines()), "utf-8")
