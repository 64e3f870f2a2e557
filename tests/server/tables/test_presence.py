"""Presence: who is connected, and who has gone."""

import json
import time
from functools import partial
from pathlib import Path

import pytest

from laguna.server.limits import Limits
from laguna.server.store import people_queries, queries
from laguna.server.store.rows import Watcher
from laguna.server.tables import lobby, publishing, seat_transfer
from laguna.server.tables.connections import Connection
from laguna.server.tables.services import TableServices

from ..in_process import ID, two_processes

DAY = 24 * 3600


def test_who_was_there_when_their_process_died_is_seen_to_be_gone(tmp_path: Path) -> None:
    async def work(here: TableServices, there: TableServices) -> None:
        await here.store.run(partial(lobby.join, id=ID, seat=1, guest="bruno", name="", code=None))
        live = await here.loaded.get(ID)
        page = Connection("anna", 0, "en", 0, Limits())
        live.connections.add(page)
        publishing.tell(live)
        assert live.told_here == {0, 1}
        # Nobody says that he is still there.
        await here.store.run(lambda db: db.do("UPDATE seats SET seen = ?", int(time.time()) - 1))
        await here.presence.renew()
        assert live.told_here == {0}
        waiting = [json.loads(page._waiting.get_nowait()) for _ in range(page._waiting.qsize())]
        told = [[seat["here"] for seat in message["table"]["seats"]] for message in waiting]
        assert told == [[True, True], [True, False]]
        row = await here.store.run(partial(queries.seats, id=ID))
        assert row[0].seen > time.time() >= row[1].seen

    two_processes(tmp_path, work, "me", "open")


def test_a_clock_that_is_set_while_the_server_runs_changes_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(here: TableServices, there: TableServices) -> None:
        await here.store.run(partial(lobby.join, id=ID, seat=1, guest="bruno", name="", code=None))
        live = await here.loaded.get(ID)
        live.seats[0].seen = live.seats[1].seen
        right = time.time()
        for wrong in (-DAY, DAY):
            monkeypatch.setattr(time, "time", lambda wrong=wrong: right + wrong)
            assert live.here() == {0, 1}
            assert not seat_transfer.is_absent(live.seats[1])
            await here.presence.leave(live, [1])
            assert live.here() == {0}
            assert 0 < live.info("anna", "en").seats[1].away < 60
            live.seats[1].seen = live.seats[0].seen

    two_processes(tmp_path, work, "me", "open", shared=False)


def test_nobody_is_here_until_a_day_on_which_the_clock_was_wrong(tmp_path: Path) -> None:
    async def work(here: TableServices, there: TableServices) -> None:
        now = int(time.time())
        await here.store.run(lambda db: db.do("UPDATE seats SET seen = ? WHERE seat = 0", now + DAY))
        await here.store.run(lambda db: db.do("UPDATE seats SET seen = ? WHERE seat = 1", now + 20))
        watcher = Watcher("w" * 16, "", "Carla")
        await here.store.run(partial(people_queries.watch, id=ID, one=watcher, until=now + DAY))
        await here.presence.start()
        live = await here.loaded.get(ID)
        # Whoever was here a moment ago, before a restart, still is.
        assert live.here() == {1}
        assert live.watchers == []

    two_processes(tmp_path, work, shared=False)
