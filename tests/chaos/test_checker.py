"""The checker finds what is wrong: in histories that were changed, and in servers with a fault planted in them."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from laguna.kernel.chance import Rng
from laguna.table import Line, Reader, Table

from ..server.browser import run
from ..walks import SOAK
from . import planted, power, stored
from .checker import check
from .faults import DAY, Controls
from .history import Entry, History, digest, event_text
from .stored import StoredTable
from .storm import Storm


def played() -> tuple[list[History], StoredTable]:
    """A few moves by two people, as they would be in a storm in which nothing is wrong."""
    table = Table.new("murano", 2)
    table.deal()
    histories = [History("t", 0), History("t", 1)]
    rng, shown = Rng(3), [0, 0]

    def show() -> None:
        for history in histories:
            for part in table.messages(shown[history.seat], Reader(history.seat, "en")):
                message = msgspec.json.decode(part)
                for event in message["events"]:
                    history.note("told", 0, event["n"], event_text(event))
                history.note("shown", 0, message["n"], digest(message["view"]))
            shown[history.seat] = table.n

    show()
    for _ in range(30):
        seat, legal = table.turn, table.log.legal
        do = table.log.game.ACTIONS.name(legal[rng.below(len(legal))])
        histories[seat].note("sent", 0, table.n, do)
        done = table.do(table.n, do, Reader(seat, "en"))
        histories[seat].note("done", 0, done.n, "", done.next)  # type: ignore[union-attr]
        show()
    lines = list(enumerate(table.log.lines))
    return histories, StoredTable("murano", 2, dict(table.log.options), table.n, table.turn, False, lines)


def found(histories: list[History], table: StoredTable | None, left: int | None = None) -> set[str]:
    """The kinds of problems."""
    marks = [] if left is None else [{"t": left}]
    return {problem.kind for problem in check(histories, {"t": table} if table else {}, marks)}


def test_nothing_is_found_where_nothing_is_wrong() -> None:
    histories, table = played()
    assert found(histories, table, table.n) == set()


def test_what_is_wrong_with_lines_is_found() -> None:
    histories, table = played()
    assert found(histories, None) == {"lost"}
    assert found(histories, table._replace(deleted=True)) == {"lost"}
    assert "lost" in found(histories, table._replace(lines=table.lines[:-3]))
    assert "unstored" in found(histories, table._replace(lines=table.lines[:-3]))
    assert "broken" in found(histories, table._replace(lines=table.lines[:5] + table.lines[6:]))
    assert "broken" in found(histories, table._replace(n=table.n + 1))
    assert "broken" in found(histories, table._replace(turn=-2))
    assert found(histories, table, table.n - 1) == {"unstored"}
    n = table.lines[-1][0]
    last = next(line for _, line in reversed(table.lines) if line.seat >= 0)
    twice = [*table.lines, (n + 1, last)]
    assert "doubled" in found(histories, table._replace(lines=twice))
    another = [*table.lines, (n + 1, Line(last.seat, "nonsense"))]
    assert "phantom" in found(histories, table._replace(lines=another))


@pytest.mark.parametrize(
    ("kind", "change", "problem"),
    [
        ("sent", lambda entry: [], "lost"),
        ("sent", lambda entry: [entry._replace(what="other")], "phantom"),
        ("done", lambda entry: [entry, entry._replace(next=entry.next + 1)], "doubled"),
        ("done", lambda entry: [entry._replace(next=entry.next + 1)], "lost"),
        ("done", lambda entry: [entry._replace(n=10_000)], "lost"),
        ("shown", lambda entry: [entry._replace(what="other")], "unstored"),
        ("shown", lambda entry: [entry._replace(n=10_000)], "unstored"),
        ("told", lambda entry: [], "lost"),
        ("told", lambda entry: [entry, entry], "doubled"),
        ("told", lambda entry: [entry._replace(what="other")], "unstored"),
        ("refused", lambda entry: [entry], "refused"),
    ],
)
def test_what_is_wrong_with_a_history_is_found(kind: str, change: object, problem: str) -> None:
    histories, table = played()
    assert callable(change)
    one = histories[0]
    one.note("refused", 0, 5, "stale" if kind == "refused" else "unavailable")
    at = [number for number, entry in enumerate(one.entries) if entry.kind == kind][-1]
    changed: list[Entry] = change(one.entries[at])
    one.entries[at : at + 1] = changed
    assert problem in found(histories, table)


# Servers with a fault.


async def kinds(place: str, code: str, env: dict[str, str] | None = None) -> set[str]:
    """What the checker finds about a server with a fault that is killed a few times."""
    async with Storm(place, 5, 2, code=code, env=env, pause=0.0) as storm:
        for _ in range(2):
            if "LAGUNA_NO_SYNC" in (env or {}):
                # Up to here everything was on the disk.
                await asyncio.to_thread(power.begin, place)
            await storm.moves(8)
            if env:
                await asyncio.to_thread(storm.server.kill)
                await asyncio.to_thread(power.cut, place)
                await storm.note_end()
                break
            await storm.kill()
            histories = [person.history for person in storm.people]
            problems = check(histories, stored.everything(place), storm.marks)
            if problems:
                break
            await storm.start(all_go_on=False)
        else:
            await storm.kill()
        histories = [person.history for person in storm.people]
        return {problem.kind for problem in check(histories, stored.everything(place), storm.marks)}


CASES = [
    (planted.EARLY, "unstored"),
    (planted.SHOWN, "unstored"),
    (planted.IGNORED, "lost"),
    (planted.DOUBLED, "doubled"),
    (planted.TOLD_TWICE, "doubled"),
]


@pytest.mark.parametrize(
    ("code", "kind"),
    # A fault that was planted where moves no longer pass does nothing: so all of them are tried each time.
    CASES,
    ids=["early", "shown", "ignored", "doubled", "told_twice"],
)
def test_a_fault_planted_in_a_server_is_found(tmp_path: Path, code: str, kind: str) -> None:
    async def work() -> None:
        assert kind in await kinds(str(tmp_path / "tables.sqlite"), code)

    run(work)


@pytest.mark.skipif(power.library() is None, reason="there is no C compiler")
@pytest.mark.parametrize("ignored", [False, True] if SOAK else [True])
def test_ignored_syncs_are_found(tmp_path: Path, ignored: bool) -> None:
    place = str(tmp_path / "tables.sqlite")

    async def work() -> None:
        found = await kinds(place, "", power.environment(ignored))
        assert bool(found & {"lost", "unstored"}) == ignored

    run(work)


@pytest.mark.soak
def test_tables_that_a_wrong_clock_deletes_are_found(tmp_path: Path) -> None:
    controls = Controls(tmp_path / "controls")

    async def work() -> None:
        place = str(tmp_path / "tables.sqlite")
        async with Storm(place, 5, 2, code=controls.code + planted.DELETED) as storm:
            controls.set(storm, clock=400 * DAY)
            # Nobody moves any more at tables that are gone.
            await storm.said("a table has expired")
            await storm.kill()
            histories = [person.history for person in storm.people]
            assert "lost" in {problem.kind for problem in check(histories, stored.everything(place))}

    run(work)
