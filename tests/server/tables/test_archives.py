"""Archives of finished games: made when a game ends, and nobody waits for them."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from laguna.kernel.record import parse
from laguna.server.store import Db, queries
from laguna.server.tables import archives
from laguna.server.tables.services import TableServices
from laguna.server.tables.worker_pool import WorkerPool
from laguna.table import archive

from ..browser import Browser, finish, run
from ..in_process import with_tables
from ..running import NEWER, Server

SEVEN = "abcdefg"
RECORDS = Path(__file__).parents[2] / "records" / "murano"


def test_a_game_that_ends_as_the_server_stops_is_kept(tmp_path: Path, start: Callable[..., Server]) -> None:
    place = str(tmp_path / "a.sqlite")
    server = start(place)
    over: list[str] = []

    async def before() -> None:
        async with Browser(server.url) as anna:
            over.append((await anna.make("murano", "me", "random", options={"stall_rounds": "1"}))["id"])
            await finish(anna, over[0])

    run(before)
    assert server.stop() == 0
    with sqlite3.connect(place) as db:
        assert db.execute("SELECT archive IS NULL FROM tables").fetchall() == [(0,)]
        # A process that is killed in that moment keeps nothing; other rules cannot make up for it.
        db.execute("UPDATE tables SET archive = NULL")
    newer = start(place, code=NEWER)

    async def after() -> None:
        async with Browser(newer.url) as anna:
            for path in ("replay", "outcome", "record"):
                answer = await anna.http.get(f"/api/tables/{over[0]}/{path}?lang=en")
                assert answer.status_code == 409
                assert "no longer be shown" in answer.json()["text"]

    run(after)


class _Slow(WorkerPool):
    """Packs nothing until it is let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.packed = 0
        self.go = asyncio.Event()

    async def pack(self, record: Any) -> bytes:  # noqa: ANN401
        self.packed += 1
        await self.go.wait()
        # The table only says that it is over; here is a game that is.
        return archive.pack(parse((RECORDS / "palace-special-2.rec").read_text()))


def test_nobody_waits_for_the_packing_of_finished_games(tmp_path: Path) -> None:
    async def work(tables: TableServices) -> None:
        pool = tables.pool
        assert isinstance(pool, _Slow)

        def end(db: Db) -> None:
            db.do("UPDATE tables SET state = 'over' WHERE id IN (?, ?)", "a" * 16, "b" * 16)
            # This one was played under rules that nobody has any more.
            db.do("UPDATE tables SET rules = 0 WHERE id = ?", "a" * 16)

        await tables.store.run(end)
        async with asyncio.timeout(20):
            for _ in range(3):
                await tables.housekeeping.sweep()
            while not pool.packed:
                await asyncio.sleep(0.01)
            # The other one is looked at once, not every few seconds.
            assert tables.loaded.evict(-1) == 2
            await tables.housekeeping.sweep()
            pool.go.set()
            while await tables.store.run(partial(queries.archive, id="b" * 16)) is None:
                await asyncio.sleep(0.01)
        assert pool.packed == 1
        for _ in range(2):
            await asyncio.gather(*tables.tasks.running)
            await tables.housekeeping.sweep()
        await asyncio.gather(*tables.tasks.running)
        assert "a" * 16 not in tables.loaded.tables

    with_tables(tmp_path, "ab", work, _Slow)


def test_what_was_looked_at_last_stays_in_memory_longest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "READY", 2)

    async def work(tables: TableServices) -> None:
        read: list[str] = []

        async def note(id: str) -> str:
            read.append(id)
            return id

        monkeypatch.setattr(tables.archives, "_read", note)
        for id in "abacab":
            await tables.archives.get(id)
        # When the third came, the one that had not been asked for longest went.
        assert read == ["a", "b", "c", "b"]

    with_tables(tmp_path, "a", work)


def test_games_that_somebody_cycles_are_unpacked_once_and_not_in_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = parse(next(RECORDS.glob("*.rec")).read_text())
    data = archive.pack(record)
    unpacked: list[threading.Thread] = []

    def unpack(packed: bytes) -> Any:  # noqa: ANN401
        unpacked.append(threading.current_thread())
        return archive.unpack(packed)

    monkeypatch.setattr(archives, "unpack", unpack)

    async def work(tables: TableServices) -> None:
        for id in SEVEN:
            await tables.store.run(partial(queries.save_archive, id=id * 16, data=data))
        for _ in range(3):
            await asyncio.gather(*(tables.archives.get(id * 16) for id in SEVEN * 2))
        assert len(unpacked) == len(SEVEN)
        assert threading.main_thread() not in unpacked

    with_tables(tmp_path, SEVEN, work)
