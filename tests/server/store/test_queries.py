"""Queries: what they find, and what they leave."""

from functools import partial
from pathlib import Path
from typing import Any

from laguna.server.limits import Limits
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.store import Db, chat_queries, migrate, open_store, queries
from laguna.server.store.rows import ChatRow
from laguna.server.tables.lobby import make
from laguna.server.tables.new_tables import parse
from laguna.server.tables.services import TableServices

from ..browser import run
from ..in_process import with_tables


def test_chat_is_kept_for_a_while_and_lists_are_found_by_index(tmp_path: Path) -> None:
    async def work() -> None:
        store = open_store(str(tmp_path / "tables.sqlite"))
        try:
            await store.run(migrate)
            new = NewTable("murano", [SeatPlan("me"), SeatPlan("open")])
            await store.run(
                partial(make, id="a" * 16, plan=parse(new), guest="anna", known="", limits=Limits(), now=0)
            )

            def talk(db: Db) -> Any:  # noqa: ANN401 - a row
                for n in range(chat_queries.STORED + 20):
                    chat_queries.say(db, "a" * 16, ChatRow(0, 0, "anna", "Anna", str(n), 0))
                return db.one("SELECT count(*), min(id), max(id) FROM chat")

            assert await store.run(talk) == (chat_queries.STORED, 21, chat_queries.STORED + 20)
            assert await store.run(partial(queries.tables_of, guest="anna", limit=5)) == ["a" * 16]
            plan = await store.run(
                lambda db: db.all(
                    "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE state = 'over' AND archive IS NULL ORDER BY id"
                )
            )
            assert "tables_unkept" in str(plan)
        finally:
            await store.close()

    run(work)


def test_whoever_comes_as_a_table_expires_keeps_it(tmp_path: Path) -> None:
    class Late:
        """Whoever looks for what is too old is slow: somebody moves before it is deleted."""

        def __init__(self, db: Db) -> None:
            self._db = db

        def __getattr__(self, name: str) -> Any:  # noqa: ANN401
            return getattr(self._db, name)

        def all(self, sql: str, *args: object) -> list[Any]:
            found = self._db.all(sql, *args)
            self._db.do("UPDATE tables SET moved = 1000 WHERE id = ?", "a" * 16)
            return found

    async def work(tables: TableServices) -> None:
        gone = await tables.store.run(lambda db: queries.expire(Late(db), {"playing": 500}, 0, 1000, 0))
        assert gone == ["b" * 16]
        left = await tables.store.run(lambda db: db.all("SELECT id FROM tables WHERE deleted = 0"))
        assert left == [("a" * 16,)]

    with_tables(tmp_path, "ab", work)
