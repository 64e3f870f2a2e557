"""Moves are stored and then shown, to those they are for, whatever happens in between."""

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

from laguna.server.limits import Limits
from laguna.server.store import (
    queries,
)
from laguna.server.tables import publishing
from laguna.server.tables.connections import Connection
from laguna.server.tables.live_table import LiveTable
from laguna.server.tables.move_writer import Author
from laguna.server.tables.services import TableServices
from laguna.table import Move

from ..in_process import ID, at_a_table, move, two_processes, with_tables


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
    async def work(tables: TableServices, live: LiveTable) -> None:
        assert live.table is not None
        log = live.table.log
        for _ in range(10):
            move = Move(log.game.ACTIONS.name(log.legal[0]), log.legal[0])
            writing = tables.writer.write(live, Author(log.turn, "anna"), log.n, move, lambda _: None)
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
    async def work(tables: TableServices, live: LiveTable) -> None:
        page = Connection("bruno", 0, "en", 0, Limits())
        live.connections.add(page)
        publishing.publish(live)
        assert [message["type"] for message in await sent(page)] == ["bye"]

    at_a_table(tmp_path, work)


def test_what_is_refused_is_refused_for_what_has_really_happened(tmp_path: Path) -> None:
    async def work(here: TableServices, there: TableServices) -> None:
        behind, live = await here.loaded.get(ID), await there.loaded.get(ID)
        assert [said.error for said in await move(here, behind, "sail 3")] == ["not_legal"]
        await move(there, live, "act")
        # This process has not heard of it, so that it thinks of the line before.
        assert [said.error for said in await move(here, behind, "sail 3")] == ["stale"]

    two_processes(tmp_path, work)


def test_nobody_goes_on_at_a_table_that_was_deleted(tmp_path: Path) -> None:
    async def work(tables: TableServices) -> None:
        live = await tables.loaded.get("a" * 16)
        assert live.table is not None
        log = live.table.log
        await tables.store.run(lambda db: db.do("DELETE FROM tables WHERE id = ?", "a" * 16))
        said: list[Any] = []
        move = Move(log.game.ACTIONS.name(log.legal[0]), log.legal[0])
        async with asyncio.timeout(30):
            await tables.writer.write(live, Author(log.turn, "anna"), log.n, move, said.append)
        assert [message.error for message in said] == ["not_now"]

    with_tables(tmp_path, "a", work)
