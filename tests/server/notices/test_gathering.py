"""That notices cost nothing where nobody wants any: one query for all tables where something happens."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from laguna.server.notices import notifier
from laguna.server.notices.notifier import Notifier
from laguna.server.notices.senders import NoticeSettings, Senders
from laguna.server.store import Db, notice_queries
from laguna.server.store.rows import ChannelRow
from laguna.server.tables.services import TableServices

from ..in_process import move, with_tables

TABLES = "abcdefgh"


def test_one_query_finds_the_tables_that_somebody_wants_to_be_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []
    wanted = notice_queries.wanted

    def note_wanted(db: Any, ids: list[str]) -> list[str]:  # noqa: ANN401
        asked.append(ids)
        return wanted(db, ids)

    monkeypatch.setattr(notice_queries, "wanted", note_wanted)
    noted: list[str] = []
    note = notifier.note

    def note_note(db: Any, id: str, **more: Any) -> None:  # noqa: ANN401
        noted.append(id)
        note(db, id, **more)

    monkeypatch.setattr(notifier, "note", note_note)

    async def idle(tables: TableServices) -> None:
        async with asyncio.timeout(30):
            while tables.tasks.running:
                await asyncio.sleep(0.01)

    async def work(tables: TableServices) -> None:
        Notifier(tables.store, tables, Senders(NoticeSettings(), lambda: b""))
        lives = [await tables.loaded.get(one * 16) for one in TABLES]
        for _ in range(3):
            for live in lives:
                await move(tables, live)
        await idle(tables)
        # It may have taken more than a second, but not one for each move.
        assert len(asked) < len(TABLES)
        assert set().union(*asked) == {live.id for live in lives}
        assert noted == []
        # Now Anna wants to be told; all the tables are hers.
        row = ChannelRow(**dict.fromkeys(ChannelRow._fields, "") | CHANNEL)

        def save(db: Db) -> None:
            db.do("INSERT INTO guests (id, secret, name, seen) VALUES ('anna', '', '', 0)")
            notice_queries.save_channel(db, row)

        await tables.store.run(save)
        asked.clear()
        begun = {live.id: live.table.turn for live in lives if live.table}
        for live in lives[:2]:
            assert live.table is not None
            while live.table.turn == begun[live.id]:
                await move(tables, live)
        await idle(tables)
        assert set(noted) == {live.id for live in lives[:2]}
        assert len(asked) <= 3

    with_tables(tmp_path, TABLES, work)


CHANNEL: dict[str, Any] = {
    "id": "c" * 16, "guest": "anna", "kind": "push", "device": None, "tries": 0, "failed": 0, "told": 0.0,
    "until": 0.0, "made": 0,
}  # fmt: skip
