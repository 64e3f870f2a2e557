"""Tables in the process of a test, with no server round them."""

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Literal

from laguna.server.limits import Limits
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.store import Op, Store, migrate, open_store
from laguna.server.tables import lobby, new_tables
from laguna.server.tables.live_table import LiveTable
from laguna.server.tables.move_writer import Author
from laguna.server.tables.services import TableServices
from laguna.server.tables.worker_pool import WorkerPool
from laguna.table import Move

from .browser import run

ID = "a" * 16


def one_worker() -> WorkerPool:
    return WorkerPool(1)


def with_tables(
    tmp_path: Path,
    ids: str,
    work: Callable[[TableServices], Awaitable[None]],
    pool: Callable[[], WorkerPool] = one_worker,
) -> None:
    """Do something with tables of two people that have just begun."""

    async def begin() -> None:
        store = open_store(str(tmp_path / "tables.sqlite"))
        try:
            await store.run(migrate)
            new = NewTable("murano", [SeatPlan("me")] * 2)
            for one in ids:
                change = partial(
                    lobby.make,
                    id=one * 16,
                    plan=new_tables.parse(new),
                    guest="anna",
                    known="",
                    limits=Limits(),
                    now=0,
                )
                await store.run(change)
            await work(TableServices(store, pool(), Limits()))
        finally:
            await store.close()

    run(begin)


def at_a_table(tmp_path: Path, work: Callable[[TableServices, LiveTable], Awaitable[None]]) -> None:
    """Do something at a table where Anna has both seats."""

    async def begin() -> None:
        store = open_store(str(tmp_path / "tables.sqlite"))
        try:
            await store.run(migrate)
            new = NewTable("murano", [SeatPlan("me")] * 2)
            await store.run(
                partial(
                    lobby.make, id=ID, plan=new_tables.parse(new), guest="anna", known="", limits=Limits(), now=0
                )
            )
            tables = TableServices(store, WorkerPool(1), Limits())
            await work(tables, await tables.loaded.get(ID))
        finally:
            await store.close()

    run(begin)


class Shared:
    """A store that others use as well: what they do comes just behind what is read first."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shared = True
        self.then: Callable[[], Any] | None = None

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        return getattr(self._store, name)

    async def run(self, op: Op[Any], **more: Any) -> Any:  # noqa: ANN401
        found = await self._store.run(op, **more)
        if self.then is not None:
            then, self.then = self.then, None
            await then()
        return found


def two_processes(
    tmp_path: Path,
    work: Callable[[TableServices, TableServices], Any],
    *kinds: Literal["me", "open"],
    shared: bool = True,
) -> None:
    """Do something where Anna has made a table that two processes know."""

    async def begin() -> None:
        store = open_store(str(tmp_path / "tables.sqlite"))
        try:
            await store.run(migrate)
            new = NewTable("murano", [SeatPlan(kind) for kind in kinds or ("me", "me")])
            await store.run(
                partial(
                    lobby.make, id=ID, plan=new_tables.parse(new), guest="anna", known="", limits=Limits(), now=0
                )
            )
            here, there = (
                TableServices(Shared(store) if shared else store, WorkerPool(1), Limits()) for _ in range(2)
            )
            await work(here, there)
        finally:
            await store.close()

    run(begin)


async def move(tables: TableServices, live: LiveTable, do: str = "") -> list[Any]:
    """Do something at a table: what is answered."""
    said: list[Any] = []
    assert live.table is not None
    log = live.table.log
    move = Move.parse(log.game.NAME, do or log.game.ACTIONS.name(log.legal[0]))
    await tables.writer.write(live, Author(log.turn, "anna"), log.n, move, said.append)
    return said
