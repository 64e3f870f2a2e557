"""Plans act when their turn has come, survive deaths, and are noticed by nobody before they do."""

import logging
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from laguna.kernel.chance import PlainDraws, Rng
from laguna.server import metrics
from laguna.server.limits import Limits
from laguna.server.players import merging
from laguna.server.show.messages import Continue, SeatPlan
from laguna.server.store import Db, Unavailable, due_queries, guest_queries, plan_queries
from laguna.server.store.plan_queries import PLAN
from laguna.server.store.rows import PlanRow
from laguna.server.tables import continuing, lobby, plan_keeper
from laguna.server.tables.connections import Connection
from laguna.server.tables.due_work import LEASE, DueWork
from laguna.server.tables.live_table import LiveTable
from laguna.server.tables.move_writer import MoveWriter
from laguna.server.tables.publishing import tell
from laguna.server.tables.services import TableServices
from laguna.server.tables.worker_pool import WorkerPool
from laguna.table import Line, Table, guides, plans
from laguna.table.plan_messages import PlannedTurn, Way
from laguna.table.plans import Misfit

from ..conftest import BACKENDS, new_place
from ..in_process import ID
from .test_clocks import PEOPLE, Time, act, at_a_table, place, settled, time

__all__ = ["place", "time"]


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same draws in every game, so that tables can be compared."""
    monkeypatch.setattr(guides, "draws", lambda log, _: PlainDraws(Rng(log.n)))


def a_pass(live: LiveTable, seat: int, turns: list[PlannedTurn]) -> Way:
    """A turn in which a seat passes, behind those that are planned: it is nearly always possible."""
    assert live.table is not None
    do = ["pass"]
    while True:
        board = plans.board(live.table.log, seat, turns, do)
        assert isinstance(board, Table), board
        if board.turn != seat or board.log.own_steps(seat)[0] == []:
            return Way(do)
        do.append(board.log.game.ACTIONS.name(board.log.legal[0]))


async def plan(tables: TableServices, live: LiveTable, seat: int, count: int = 1) -> None:
    """Let a seat plan that it passes in its next turns; the ways to do so are all that the rules offer."""
    assert live.table is not None
    turns: list[PlannedTurn] = []
    for _ in range(count):
        turns.append(PlannedTurn([a_pass(live, seat, turns)]))
    kept = plans.keep(live.table.log, seat, turns)
    assert not isinstance(kept, Misfit), kept
    row = PlanRow(ID, seat, PEOPLE[seat], kept, -1, -1, live.n, "", 0)
    await tables.store.run(partial(plan_queries.save, row=row))


async def found(tables: TableServices, seat: int) -> PlanRow | None:
    return await tables.store.run(partial(plan_queries.plan, table=ID, seat=seat))


async def come(tables: TableServices, live: LiveTable, seat: int) -> None:
    """Let the others play until the turn of a seat has come."""
    assert live.table is not None
    while not plans.comes_now(live.table.log, seat):
        await act(tables, live)
    await settled(tables)


async def due(tables: TableServices, time: Time, later: float = 60.0) -> int:
    """Let some time pass, and do what is due for plans; how many of them were."""
    time.now += later
    take = partial(due_queries.take, kinds=[PLAN], holder="test", now=time.now, lease=LEASE, limit=5)
    rows = await tables.store.run(take)
    assert tables.plans is not None
    for row in rows:
        await tables.plans.act(row)
        await tables.store.run(partial(due_queries.finish, row=row))
    await settled(tables)
    return len(rows)


def other(live: LiveTable) -> int:
    """A seat whose turn it is not."""
    assert live.table is not None
    return (live.table.turn + 1) % 3


def lines(live: LiveTable) -> list[Line]:
    assert live.table is not None
    return live.table.log.lines


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_plan_acts_when_its_turn_has_come_and_its_lines_are_marked(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, time: Time
) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        seat = other(live)
        await plan(tables, live, seat, 2)
        await come(tables, live, seat)
        before, seen = live.n, [one.seen for one in live.seats]
        assert await due(tables, time, 4.9) == 0, "not at once"
        assert live.n == before
        assert await due(tables, time, 15.2) == 1
        done = [line for line in lines(live)[before:] if line.seat >= 0]
        row = await found(tables, seat)
        assert row is not None
        assert (len(row.turns), row.began, row.ended) == (1, -1, "")
        assert done
        assert {(line.seat, line.planned) for line in done} == {(seat, True)}
        assert [one.seen for one in live.seats] == seen, "nobody was here"
        assert not any(line.planned for line in lines(live)[:before])
        await come(tables, live, seat)
        assert await due(tables, time) == 1
        row = await found(tables, seat)
        assert row is not None
        assert (row.turns, row.ended) in (([], ""), ([], "misfit"))
        # What is read from the database is what was written.
        again = TableServices(tables.store, WorkerPool(1), Limits())
        assert lines(await again.loaded.get(ID)) == lines(live)

    at_a_table(new_place(request, backend, tmp_path), work)


def test_a_death_at_any_moment_loses_nothing_and_does_nothing_twice(
    place: str, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It dies before or behind each write; whoever comes next goes on from what is stored."""
    outcome: list[list[Line]] = []

    class Death(Exception):  # noqa: N818
        pass

    write, change = MoveWriter.write, plan_queries.change

    def scenario(deadly: int) -> None:
        count = 0

        def step() -> None:
            nonlocal count
            count += 1
            if count == deadly:
                raise Death

        async def dying(self: MoveWriter, *args: Any) -> None:  # noqa: ANN401
            step()
            await write(self, *args)
            step()

        def changing(*args: Any, **more: Any) -> bool:  # noqa: ANN401
            if more["now"].began < 0:
                step()
            return change(*args, **more)

        async def work(tables: TableServices, live: LiveTable) -> None:
            seat = other(live)
            await plan(tables, live, seat)
            await come(tables, live, seat)
            with monkeypatch.context() as dies:
                dies.setattr(MoveWriter, "write", dying)
                dies.setattr(plan_queries, "change", changing)
                try:
                    await due(tables, time)
                except Death:
                    assert deadly
            again = TableServices(tables.store, WorkerPool(1), Limits())
            assert again.plans is not None
            await again.plans.sweep()
            await due(again, time, LEASE + 1)
            live = await again.loaded.get(ID)
            await come(again, live, (seat + 1) % 3)
            await come(again, live, seat)
            await due(again, time)
            row = await found(again, seat)
            assert row is not None
            assert (row.turns, row.ended) == ([], "")
            outcome.append(lines(live))

        folder = Path(place).with_name(f"{deadly}.sqlite")
        at_a_table(str(folder), work)

    for deadly in range(8):
        scenario(deadly)
    assert all(one == outcome[0] for one in outcome)
    assert sum(line.planned for line in outcome[0]) > 1


def test_nobody_can_tell_whether_there_is_a_plan_or_whether_one_was_dropped(
    tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Three tables: no plan, one that never acts, one that is dropped. Everybody else is sent the same bytes."""
    caplog.set_level(logging.DEBUG)
    heard: list[list[list[bytes]]] = []
    figures: list[bytes] = []
    start = time.now

    def scenario(which: str) -> None:
        time.now = start
        pages = [Connection(one, seat, "en", 0, Limits()) for seat, one in enumerate(PEOPLE)]
        pages += [Connection("dora", -1, "it", 0, Limits()), Connection("", -1, "de", 0, Limits())]

        async def work(tables: TableServices, live: LiveTable) -> None:
            seat = other(live)
            live.connections |= set(pages)
            counted = metrics.text()
            memory = len(tables.loaded.tables)
            if which != "none":
                await plan(tables, live, seat, 2)
            if which == "dropped":
                row = await found(tables, seat)
                assert row is not None
                wrong = [
                    [msgspec.structs.replace(way, do=["act", "ship 99"]) for way in ways] for ways in row.turns
                ]
                await tables.store.run(partial(plan_queries.save, row=row._replace(turns=wrong)))
            if which != "waiting":
                await come(tables, live, seat)
                assert await due(tables, time) == (which == "dropped")
                row = await found(tables, seat)
                assert row is None or row.ended == "misfit"
                await act(tables, live)
                tell(live)
            for _ in range(2):
                assert tables.plans is not None
                await tables.plans.sweep()
            if which != "waiting":
                heard.append(
                    [[page._waiting.get_nowait() for _ in range(page._waiting.qsize())] for page in pages]
                )
                figures.append(counted)
            assert len(tables.loaded.tables) == memory

        at_a_table(str(tmp_path / f"{which}.sqlite"), work)

    for which in ("none", "dropped", "waiting"):
        scenario(which)
    assert heard[0] == heard[1]
    assert all(sum(map(len, page)) > 1000 for page in heard[0])
    assert "plan" not in caplog.text


def test_no_figure_and_no_log_tells_that_a_plan_was_due(caplog: pytest.LogCaptureFixture) -> None:
    """Not even if its handler fails."""

    class Nowhere:
        shared = False

        async def run(self, *args: object, **more: object) -> None:
            pass

    async def fails(_: object) -> None:
        raise ValueError("pass")

    from laguna.server.store.rows import DueRow

    from ..browser import run

    async def work() -> None:
        nowhere: Any = Nowhere()
        due = DueWork(nowhere)
        due.on(PLAN, fails, secret=True)
        due.on("other", fails)
        for kind in (PLAN, "other"):
            await due._do(DueRow(kind, "k", "table", "anna", "", 0.0, 1, "h"))

    run(work)
    assert 'kind="other"' in metrics.text().decode()
    assert f'kind="{PLAN}"' not in metrics.text().decode()
    assert len(caplog.records) == 1


def test_the_log_does_not_tell_either_where_nothing_can_be_written(
    place: str, time: Time, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A full disk can be read: only where there is a plan does it come to light."""

    def full(*_: object, **__: object) -> None:
        raise Unavailable("database or disk is full")

    async def work(tables: TableServices, live: LiveTable) -> None:
        seat = other(live)
        await plan(tables, live, seat)
        assert tables.plans is not None
        with monkeypatch.context() as disk:
            disk.setattr(plan_keeper, "_note", full)
            await come(tables, live, seat)
            await tables.plans.sweep()
        assert not caplog.records
        assert await due(tables, time) == 0
        # Once there is room, it acts.
        await tables.plans.sweep()
        assert await due(tables, time) == 1
        assert any(line.planned for line in lines(live))

    at_a_table(place, work)


def test_a_table_that_is_not_in_memory_is_not_put_there_for_a_plan_that_does_nothing(
    place: str, time: Time
) -> None:
    """Everybody may ask a server how many tables it has in memory."""

    async def work(tables: TableServices, live: LiveTable) -> None:
        seat = other(live)
        await plan(tables, live, seat)
        await come(tables, live, seat)
        row = await found(tables, seat)
        assert row is not None
        wrong = row._replace(turns=[[msgspec.structs.replace(row.turns[0][0], do=["act", "ship 99"])]])
        await tables.store.run(partial(plan_queries.change, row=row, now=wrong))
        again = TableServices(tables.store, WorkerPool(1), Limits())
        assert again.plans is not None
        await again.plans.sweep()
        assert await due(again, time) == 1
        row = await found(again, seat)
        assert row is not None
        assert row.ended == "misfit"
        assert again.loaded.tables == {}

    at_a_table(place, work)


def test_a_plan_acts_where_a_game_goes_on_that_is_not_in_memory(
    place: str, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    """What such a game goes on with is read, too. An error about the table would tell that there is a plan."""

    async def work(tables: TableServices, live: LiveTable) -> None:
        for _ in range(9):
            await act(tables, live)
        assert live.table is not None
        wish = Continue([SeatPlan("me"), SeatPlan("open"), SeatPlan("open")], record=live.table.text(), known=0)
        left = continuing.plan(wish, continuing.read(live.table.text()))

        def go_on(db: Db) -> None:
            db.do("DELETE FROM tables WHERE id = ?", ID)
            lobby.go_on(db, ID, left, "anna", "Anna", Limits(), int(time.now))
            for seat, one in enumerate(PEOPLE[1:], 1):
                lobby.join(db, ID, seat, one, one.title(), None)

        await tables.store.run(go_on)
        here, there = (TableServices(tables.store, WorkerPool(1), Limits()) for _ in range(2))
        live = await here.loaded.get(ID)
        assert live.table is not None
        assert live.table.log.first > 0
        seat = other(live)
        await plan(here, live, seat)
        await come(here, live, seat)
        begun = len(lines(live))
        assert there.plans is not None
        await there.plans.sweep()
        assert await due(there, time) == 1
        done = lines(await there.loaded.get(ID))[begun:]
        assert done
        assert done[0] == (seat, "pass", True)
        assert not caplog.records

    at_a_table(place, work)


def test_a_plan_is_not_dropped_because_its_player_is_called_otherwise_now(place: str, time: Time) -> None:
    """They have become a player of another device since the turn came, and nobody is here who was told."""

    async def work(tables: TableServices, live: LiveTable) -> None:
        seat = other(live)
        await plan(tables, live, seat)
        await come(tables, live, seat)
        n = live.n

        def becomes(db: Db) -> list[str]:
            guest_queries.add_guest(db, "dora", "y", "Dora", int(time.now))
            return merging.merge(db, PEOPLE[seat], "dora")

        for id in await tables.store.run(becomes):
            tables.loaded.hear(id)
        assert live.behind
        assert await due(tables, time) == 1
        assert lines(live)[n].planned
        row = await found(tables, seat)
        assert row is not None
        assert (row.turns, row.ended) == ([], "")

    at_a_table(place, work)


def test_a_plan_ends_when_its_player_plays(place: str, time: Time) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        seat = other(live)
        await plan(tables, live, seat, 2)
        await come(tables, live, seat)
        await act(tables, live)
        assert await due(tables, time) == 1
        row = await found(tables, seat)
        assert row is not None
        assert (row.turns, row.ended) == ([], "taken")
        assert not any(line.planned for line in lines(live))

    at_a_table(place, work)


def test_a_plan_ends_when_its_player_has_played_the_whole_turn(place: str, time: Time) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        seat = other(live)
        await plan(tables, live, seat, 2)
        await come(tables, live, seat)
        await come(tables, live, (seat + 1) % 3)
        assert await due(tables, time) == 1
        await come(tables, live, seat)
        row = await found(tables, seat)
        assert row is not None
        assert (row.turns, row.ended) == ([], "taken")
        assert await due(tables, time) == 0

    at_a_table(place, work)


def test_no_sitter_plays_a_plan(place: str, time: Time) -> None:
    """Its player finds it dropped when they are back."""

    async def work(tables: TableServices, live: LiveTable) -> None:
        seat = other(live)
        tables.bots.stopping = True
        await plan(tables, live, seat)
        give = partial(lobby.hand_on, id=ID, seat=seat, guest=PEOPLE[seat], kind="bot", level="easy")
        await tables.loaded.change(ID, give)
        assert live.seats[seat].kind == "bot"
        await come(tables, live, seat)
        assert await due(tables, time) == 0
        row = await found(tables, seat)
        assert row is not None
        assert (row.turns, row.ended) == ([], "seat")

    at_a_table(place, work)


def test_a_plan_that_is_deleted_in_time_does_nothing(place: str, time: Time) -> None:
    async def work(tables: TableServices, live: LiveTable) -> None:
        seat = other(live)
        await plan(tables, live, seat)
        await come(tables, live, seat)
        await tables.store.run(partial(plan_queries.end, table=ID, seat=seat))
        n = live.n
        assert await due(tables, time) == 0
        assert live.n == n

    at_a_table(place, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_plan_that_is_deleted_while_it_begins_to_act_does_nothing(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was told that it is deleted must not find that it has acted after all."""

    async def work(tables: TableServices, live: LiveTable) -> None:
        seat = other(live)
        await plan(tables, live, seat)
        await come(tables, live, seat)
        n, write = live.n, MoveWriter.write

        async def deleted_before(*args: Any) -> None:  # noqa: ANN401
            await tables.store.run(partial(plan_queries.end, table=ID, seat=seat))
            await write(*args)

        monkeypatch.setattr(MoveWriter, "write", deleted_before)
        assert await due(tables, time) == 1
        assert live.n == n
        assert await tables.store.run(lambda db: db.one("SELECT n FROM tables")) == (n,)

    at_a_table(new_place(request, backend, tmp_path), work)


def test_the_pause_is_within_what_people_take() -> None:
    """It is over before a notice would go out that it is one's turn."""
    from laguna.server.notices import rules

    for first, last in plan_keeper.PAUSES.values():
        assert 1 < first < last < rules.DELAY
