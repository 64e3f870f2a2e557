"""The worker pool: a process that hangs is ended, and whoever queues is not blamed for it."""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

from laguna.kernel.chance import SeededDraws
from laguna.kernel.game import resolve_chance, start
from laguna.kernel.record import Record
from laguna.kernel.registry import load
from laguna.server.tables import worker_pool
from laguna.server.tables.worker_pool import BotFailed, Thought, WorkerPool

from ..browser import run


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
            other = pool.choose(str(tmp_path / "order"), 1, "easy")
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
            found = await asyncio.gather(*(pool.choose("", seat, "easy") for seat in (0, 1)))
            assert [thought.action for thought, _ in found] == [7, 7]
            assert found[0][1] >= 1.0
            assert found[1][1] < 0.9 < time.monotonic() - begin
        finally:
            pool.close()

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
            first = asyncio.ensure_future(pool.choose(str(order), 0, "easy"))
            await asyncio.sleep(0)
            hints = [asyncio.ensure_future(pool.advise(str(order), seat)) for seat in (8, 9)]
            await asyncio.sleep(0)
            hints[1].cancel()
            last = asyncio.ensure_future(pool.choose(str(order), 1, "easy"))
            await asyncio.gather(first, hints[0], last)
            assert order.read_text().split() == ["0", "1", "8"]
        finally:
            pool.close()

    run(work)
