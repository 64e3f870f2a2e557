"""Compares histories with what is stored: is a move lost, doubled, a phantom, or was it shown and never stored?"""

import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from laguna.kernel.event import sees
from laguna.kernel.registry import load
from laguna.table import Log

from .history import Entry, History, digest
from .stored import StoredTable

FINE = ("unavailable", "too_fast")
"""Refusals that a storm may bring: nothing was done, and the same request comes again."""


class Problem(NamedTuple):
    """Something that must not happen."""

    kind: str
    """`lost`, `doubled`, `phantom`, `unstored` (shown or acknowledged too early), `refused` or `broken`."""
    table: str
    seat: int
    n: int
    text: str


class _Played:
    """The lines of a table, played again: what each seat saw and was told."""

    def __init__(self, table: StoredTable, looked: Mapping[int, set[int]]) -> None:
        """`looked` says at which lines each seat looked."""
        self.views: dict[tuple[int, int], str] = {}
        self.broken = ""
        self.log = Log(load(table.game), table.seats, table.options)
        game = self.log.game
        for number, (n, line) in enumerate(table.lines):
            self._look(looked, game)
            if n != number:
                self.broken = f"line {number} is missing"
                return
            try:
                self.log.extend([line])
            except Exception as error:
                self.broken = f"line {n} cannot be played: {type(error).__name__}"
                return
        self._look(looked, game)
        if (table.n, table.turn) != (self.log.n, self.log.turn):
            self.broken = f"the row says line {table.n} and turn {table.turn}, the lines say otherwise"

    def _look(self, looked: Mapping[int, set[int]], game: Any) -> None:  # noqa: ANN401
        for seat, at in looked.items():
            if self.log.n in at:
                view = json.loads(msgspec.json.encode(game.view(self.log.state, seat)))
                self.views[seat, self.log.n] = digest(view)

    def told(self, seat: int, before: int) -> list[tuple[int, str]]:
        """What a seat is told of the lines before one."""
        return [
            (entry.n, json.dumps([entry.event.key, entry.event.args], sort_keys=True))
            for entry in self.log.story
            if entry.n < before and sees(seat, entry.event)
        ]


def check(
    histories: Iterable[History],
    stored: Mapping[str, StoredTable],
    marks: Iterable[Mapping[str, int]] = (),
    views: bool = True,
) -> list[Problem]:
    """All problems that show.

    `marks` has for each life of the server how many lines each table had when that life had ended. With several
    servers of different versions what they show may differ: then `views` are not compared.
    """
    limits = list(marks)
    by_table: dict[str, list[History]] = {}
    for history in histories:
        by_table.setdefault(history.table, []).append(history)
    problems: list[Problem] = []
    for table, group in by_table.items():
        there = stored.get(table)
        if there is None or there.deleted:
            problems.append(Problem("lost", table, -1, 0, "the table is gone"))
            continue
        looked = {one.seat: {entry.n for entry in one.of("shown")} if views else set() for one in group}
        played = _Played(there, looked)
        if played.broken:
            problems.append(Problem("broken", table, -1, played.log.n, played.broken))
        for history in group:
            found = [
                *_requests(history, there, played),
                *_ends(history, limits),
                *_shown(history, there, played, views),
            ]
            problems += [Problem(kind, table, history.seat, n, text) for kind, n, text in found]
    return problems


_Found = list[tuple[str, int, str]]


def _requests(history: History, table: StoredTable, played: _Played) -> _Found:
    """What was sent and acknowledged, beside the lines of this seat."""
    found: _Found = []
    mine = {n: line.what for n, line in table.lines if line.seat == history.seat}
    sent = {entry.n: entry.what for entry in history.of("sent")}
    done: dict[int, int] = {}
    for entry in history.of("done"):
        following = done.setdefault(entry.n, entry.next)
        if following != entry.next:
            found.append(("doubled", entry.n, f"acknowledged with {following} and with {entry.next}"))
        elif entry.n not in mine or mine[entry.n] != sent.get(entry.n):
            found.append(
                ("lost", entry.n, f"{sent.get(entry.n)!r} was acknowledged, {mine.get(entry.n)!r} is there")
            )
        elif played.log.repeated(history.seat, entry.n, mine[entry.n]) != entry.next:
            found.append(("lost", entry.n, f"what came behind it up to line {entry.next} is not there"))
    before = ""
    for n, what in mine.items():
        if sent.get(n) != what:
            kind = "doubled" if what == before else "phantom"
            found.append((kind, n, f"{what!r} is there, {sent.get(n)!r} was sent"))
        before = what
    found += [("refused", entry.n, entry.what) for entry in history.of("refused") if entry.what not in FINE]
    return found


def _ends(history: History, marks: list[Mapping[str, int]]) -> _Found:
    """What was shown and acknowledged in each life of the server, beside what that life left behind."""
    found: _Found = []
    for entry in history.entries:
        if entry.life >= len(marks):
            continue
        n = entry.next if entry.kind == "done" else entry.n if entry.kind == "shown" else 0
        left = marks[entry.life].get(history.table, 0)
        if n > left:
            word = "acknowledged" if entry.kind == "done" else "shown"
            found.append(("unstored", n, f"line {n - 1} was {word}, and {left} lines were stored at the end"))
    return found


def _shown(history: History, table: StoredTable, played: _Played, views: bool) -> _Found:
    """What was shown and told, beside what the stored lines show and tell."""
    found: _Found = []
    shown = history.of("shown")
    for entry in shown:
        if entry.n > len(table.lines):
            found.append(("unstored", entry.n, f"line {entry.n - 1} was shown"))
        elif views and not played.broken and played.views[history.seat, entry.n] != entry.what:
            found.append(("unstored", entry.n, "what was shown is not what the lines lead to"))
    if shown and not played.broken:
        found += _told(history.of("told"), played.told(history.seat, shown[-1].n))
    return found


def _told(told: list[Entry], expected: list[tuple[int, str]]) -> _Found:
    """Events: each once, in order, none that is not stored."""
    said = [(entry.n, entry.what) for entry in told]
    if said == expected:
        return []
    for at, one in enumerate(said):
        if at >= len(expected) or one != expected[at]:
            again = one in said[:at] and said.count(one) > expected.count(one)
            kind = "doubled" if again else "lost" if one in expected else "unstored"
            return [(kind, one[0], f"the event {one[1]} was told")]
    return [("lost", expected[len(said)][0], f"the event {expected[len(said)][1]} was not told")]
