"""Processes in which bots think: one that hangs is ended, and whoever waits in line is not blamed for it."""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

from laguna.kernel.chance import SeededDraws
from laguna.kernel.game import OVER, resolve_chance, start
from laguna.kernel.record import Record
from laguna.kernel.registry import load
from laguna.server.limits import Limits
from laguna.server.metrics import BOT_SECONDS
from laguna.server.store.rows import SeatRow, TableRow
from laguna.server.tables import worker_pool
from laguna.server.tables.live_table import LiveTable
from laguna.server.tables.wiring import Tables
from laguna.server.tables.worker_pool import BotFailed, Thought, WorkerPool
from laguna.table import Line, Log, Table

from ..walks import walk
from .browser import run


class _Hang:
    """A bot that never answers."""

    def __init__(self, file: str) -> None:
        self.file = file

    def __call__(self, *_: object) -> int:
        Path(self.file).write_text(str(os.getpid()))
        time.sleep(600)
        return 0


def runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def quick(file: str, seat: int, *_: object) -> Thought:
    """A bot that writes down its turn."""
    with Path(file).open("a") as order:
        order.write(f"{seat}\n")
    return Thought(7, ())


def test_a_process_that_hangs_is_ended_and_others_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "process"
    monkeypatch.setattr(worker_pool, "PATIENCE", 10.0)

    async def work() -> None:
        pool = WorkerPool(1)
        try:
            monkeypatch.setattr(worker_pool, "think", _Hang(str(file)))
            hanging = asyncio.ensure_future(pool.choose(None, 0, "easy"))  # type: ignore[arg-type]
            await asyncio.sleep(0)
            monkeypatch.setattr(worker_pool, "think", quick)
            other = pool.choose(str(tmp_path / "order"), 1, "easy")  # type: ignore[arg-type]
            assert (await other)[0].action == 7
            with pytest.raises(BotFailed, match="TimeoutError"):
                await hanging
            while runs(int(file.read_text())):
                await asyncio.sleep(0.05)
        finally:
            pool.close()

    run(work)


def slow(file: str, seat: int, *_: object) -> Thought:
    """A bot that thinks for a while, if it sits in seat 0."""
    time.sleep(1.0 if seat == 0 else 0.05)
    return Thought(7, ())


def test_waiting_for_a_process_is_not_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "think", slow)

    async def work() -> None:
        pool = WorkerPool(1)
        try:
            begin = time.monotonic()
            found = await asyncio.gather(*(pool.choose("", seat, "easy") for seat in (0, 1)))  # type: ignore[arg-type]
            assert [thought.action for thought, _ in found] == [7, 7]
            assert found[0][1] >= 1.0
            assert found[1][1] < 0.9 < time.monotonic() - begin
        finally:
            pool.close()

    run(work)


class _Quick(WorkerPool):
    """Thinks for a moment, after a long wait for a process."""

    async def choose(self, *_: object) -> tuple[Thought, float]:
        await asyncio.sleep(0.2)
        return Thought(0, ()), 0.01


def test_a_step_without_a_choice_leaves_no_other_traces_than_one_with_a_choice() -> None:
    def count() -> float:
        found = (sample for metric in BOT_SECONDS.collect() for sample in metric.samples)
        return next(sample.value for sample in found if sample.name.endswith("_count"))

    async def work() -> None:
        game: Any = load("murano")
        nothing: Any = None
        tables = Tables(nothing, _Quick(1), Limits())
        log = Log(game, 2, {})
        seen: set[bool] = set()
        for s, action in walk(game, 2, 1):
            turn = game.turn(s)
            if turn >= 0 and (forced := len(game.legal(s)) == 1) not in seen:
                seen.add(forced)
                row = TableRow(
                    "table", "murano", game.VERSION, 2, {}, "en", False, True, "", "", "playing", "",
                    log.n, turn, "", 0, 0, 0,
                )  # fmt: skip
                live = LiveTable(row, [SeatRow("table", seat, "bot", level="easy") for seat in range(2)])
                live.table = Table(log)
                before, begin = count(), time.monotonic()
                # Whatever the bot answers here, the others have moved meanwhile.
                asked = asyncio.ensure_future(tables.bots.decide(live, live.seats[turn], 0))
                await asyncio.sleep(0)
                log.lines.append(Line(-1, ""))
                await asked
                log.lines.pop()
                assert count() == before + 1
                assert time.monotonic() - begin >= 0.1
                assert live.bot_turn is not None
                left = tables.pool.budget - live.bot_turn.left
                assert 0.005 <= left <= 0.02 if seen == {False, True} else left > 0
            if action != OVER:
                log.extend([Line(turn, game.ACTIONS.name(action))])
            if len(seen) == 2:
                break
        assert len(seen) == 2

    run(work)


def test_a_bot_carries_out_its_plan_in_whatever_process_it_goes_on() -> None:
    game: Any = load("murano")
    s, draws = start(game, 2), SeededDraws(3)
    record = Record("murano", 2)
    record.actions += resolve_chance(game, s, draws)
    plan: tuple[int, ...] = ()
    followed = 0
    seat = game.turn(s)
    while game.turn(s) == seat:
        if len(game.legal(s)) == 1:
            action = game.legal(s)[0]
        else:
            action, more = worker_pool.think(record, seat, "hard", len(record.actions), 0.02, plan)
            if plan:
                assert (action, *more) == plan
                followed += 1
            plan = more
        game.apply(s, action)
        record.actions += [action, *resolve_chance(game, s, draws)]
    assert followed


def test_bots_come_before_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order = tmp_path / "order"
    monkeypatch.setattr(worker_pool, "think", quick)
    monkeypatch.setattr(worker_pool, "advise", quick)

    async def work() -> None:
        pool = WorkerPool(1)
        try:
            first = asyncio.ensure_future(pool.choose(str(order), 0, "easy"))  # type: ignore[arg-type]
            await asyncio.sleep(0)
            hints = [asyncio.ensure_future(pool.advise(str(order), seat)) for seat in (8, 9)]  # type: ignore[arg-type]
            await asyncio.sleep(0)
            hints[1].cancel()
            last = asyncio.ensure_future(pool.choose(str(order), 1, "easy"))  # type: ignore[arg-type]
            await asyncio.gather(first, hints[0], last)
            assert order.read_text().split() == ["0", "1", "8"]
        finally:
            pool.close()

    run(work)
