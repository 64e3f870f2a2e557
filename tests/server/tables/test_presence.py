"""Presence: who is connected, and who has gone."""

import json
import time
from functools import partial
from pathlib import Path

from laguna.server.limits import Limits
from laguna.server.store import (
    queries,
)
from laguna.server.tables import lobby, publishing
from laguna.server.tables.connections import Connection
from laguna.server.tables.services import TableServices

from ..in_process import ID, two_processes


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
