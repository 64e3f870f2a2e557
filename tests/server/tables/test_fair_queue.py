"""The order in which bots get a process."""

import asyncio

from laguna.server.tables.fair_queue import FairQueue
from laguna.server.tables.worker_pool import WorkerPool

from ..browser import run


def test_owners_take_turns_and_whoever_went_is_passed_over() -> None:
    async def work() -> None:
        queue = FairQueue()
        order: list[str] = []

        async def wait(name: str) -> None:
            await queue.add(name[0])
            order.append(name)

        tasks = [asyncio.ensure_future(wait(name)) for name in ("a1", "a2", "a3", "b1", "c1", "b2")]
        await asyncio.sleep(0)
        tasks[4].cancel()
        await asyncio.sleep(0)
        woken = 0
        while queue.wake():
            woken += 1
            await asyncio.sleep(0)
        assert order == ["a1", "b1", "a2", "b2", "a3"]
        assert woken == 5
        assert not queue.wake()

    run(work)


def test_bots_for_whom_somebody_waits_come_first_and_no_owner_has_all_processes() -> None:
    async def work() -> None:
        pool, all_here = WorkerPool(1), asyncio.Event()
        order: list[str] = []

        async def do(name: str, queue: FairQueue, owner: str) -> None:
            async with pool._process(queue, owner):
                order.append(name)
                await all_here.wait()

        first = asyncio.ensure_future(do("first", pool._unattended, "gone"))
        await asyncio.sleep(0)
        # Thirty tables of somebody who left, packing, hints, and two people who wait for their bots.
        many = [asyncio.ensure_future(do(f"left {number}", pool._unattended, "gone")) for number in range(30)]
        others = [
            asyncio.ensure_future(do(name, queue, owner))
            for name, queue, owner in (
                ("pack", pool._packing, ""),
                ("left by another", pool._unattended, "other"),
                ("hint", pool._hints, "anna"),
                ("bot of anna", pool._awaited, "anna"),
                ("bot of bruno", pool._awaited, "bruno"),
            )
        ]
        await asyncio.sleep(0)
        all_here.set()
        await asyncio.gather(first, *many, *others)
        assert order[:6] == ["first", "bot of anna", "bot of bruno", "hint", "left 0", "left by another"]
        assert order[-1] == "pack"
        assert pool._busy == 0

    run(work)
