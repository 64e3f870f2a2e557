"""What is stored is shown, to those it is for, even if whoever asked for it goes in the middle of it."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from laguna.server.limits import Limits
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.store import Unavailable, migrate, open_store, queries
from laguna.server.tables import publishing
from laguna.server.tables.connections import Connection
from laguna.server.tables.lines import Author
from laguna.server.tables.live_table import LiveTable
from laguna.server.tables.lobby import make, parse
from laguna.server.tables.wiring import Tables
from laguna.server.tables.worker_pool import WorkerPool
from laguna.table import Move

from .browser import run

ID = "a" * 16


def at_a_table(tmp_path: Path, work: Callable[[Tables, LiveTable], Awaitable[None]]) -> None:
    """Do something at a table where Anna has both seats."""

    async def begin() -> None:
        store = open_store(str(tmp_path / "tables.sqlite"))
        try:
            await store.run(migrate)
            new = NewTable("murano", [SeatPlan("me")] * 2)
            await store.run(partial(make, id=ID, plan=parse(new), guest="anna", known="", limits=Limits(), now=0))
            tables = Tables(store, WorkerPool(1), Limits())
            await work(tables, await tables.loaded.get(ID))
        finally:
            await store.close()

    run(begin)


async def sent(socket: Connection) -> list[dict[str, Any]]:
    """All that a page that is to be closed is still sent."""
    messages: list[dict[str, Any]] = []

    async def send(data: bytes) -> None:
        messages.append(json.loads(data))

    async def close(_: int) -> None:
        pass

    await socket.write(send, close)
    return messages


def test_who_goes_in_the_middle_of_a_move_has_made_it(tmp_path: Path) -> None:
    async def work(tables: Tables, live: LiveTable) -> None:
        assert live.table is not None
        log = live.table.log
        for _ in range(10):
            move = Move(log.game.ACTIONS.name(log.legal[0]), log.legal[0])
            writing = tables.lines.write(live, Author(log.turn, "anna"), log.n, move, lambda _: None)
            asked = asyncio.ensure_future(writing)
            while not live.lock.locked() and not asked.done():
                await asyncio.sleep(0)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            async with live.lock:
                row = await tables.store.run(partial(queries.table, id=ID))
                assert row is not None
                assert row.n == log.n

    at_a_table(tmp_path, work)


def test_who_has_lost_a_seat_sees_no_more_of_its_hand(tmp_path: Path) -> None:
    async def work(tables: Tables, live: LiveTable) -> None:
        page = Connection("bruno", 0, "en", 0, Limits())
        live.connections.add(page)
        publishing.publish(live)
        assert [message["type"] for message in await sent(page)] == ["bye"]

    at_a_table(tmp_path, work)


def test_what_the_database_cannot_do_is_said_in_one_way(tmp_path: Path) -> None:
    async def work(tables: Tables, live: LiveTable) -> None:
        with pytest.raises(Unavailable):
            await tables.store.run(lambda db: db.do("SELECT nonsense"))
        assert await tables.store.run(partial(queries.table, id=ID)) is not None

    at_a_table(tmp_path, work)
