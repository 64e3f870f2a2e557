"""Processes in which bots think: one that hangs is ended, and whoever waits in line is not blamed for it."""

import asyncio
import os
import time
from pathlib import Path

import pytest

from laguna.server import bots
from laguna.server.bots import BotFailed, Thinkers

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


def quick(file: str, seat: int, *_: object) -> int:
    """A bot that writes down its turn."""
    with Path(file).open("a") as order:
        order.write(f"{seat}\n")
    return 7


def test_a_process_that_hangs_is_ended_and_others_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "process"
    monkeypatch.setattr(bots, "PATIENCE", 10.0)

    async def work() -> None:
        thinkers = Thinkers(1)
        try:
            monkeypatch.setattr(bots, "think", _Hang(str(file)))
            hanging = asyncio.ensure_future(thinkers.choose(None, 0, "easy"))  # type: ignore[arg-type]
            await asyncio.sleep(0)
            monkeypatch.setattr(bots, "think", quick)
            other = thinkers.choose(str(tmp_path / "order"), 1, "easy")  # type: ignore[arg-type]
            assert await other == 7
            with pytest.raises(BotFailed, match="TimeoutError"):
                await hanging
            while runs(int(file.read_text())):
                await asyncio.sleep(0.05)
        finally:
            thinkers.close()

    run(work)


def test_bots_come_before_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order = tmp_path / "order"
    monkeypatch.setattr(bots, "think", quick)
    monkeypatch.setattr(bots, "advise", quick)

    async def work() -> None:
        thinkers = Thinkers(1)
        try:
            first = asyncio.ensure_future(thinkers.choose(str(order), 0, "easy"))  # type: ignore[arg-type]
            await asyncio.sleep(0)
            hints = [asyncio.ensure_future(thinkers.advise(str(order), seat)) for seat in (8, 9)]  # type: ignore[arg-type]
            await asyncio.sleep(0)
            hints[1].cancel()
            last = asyncio.ensure_future(thinkers.choose(str(order), 1, "easy"))  # type: ignore[arg-type]
            await asyncio.gather(first, hints[0], last)
            assert order.read_text().split() == ["0", "1", "8"]
        finally:
            thinkers.close()

    run(work)
