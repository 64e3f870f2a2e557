"""Two sides of one chat: while a game is played, players and those who watch talk apart.

What players say is theirs: somebody who watches a public table was not invited. What is said among those who watch
may be about the game, so nobody who plays reads it before the end. Then everybody reads both
(`docs/decisions/0033-who-reads-what-is-said.md`).
"""

from functools import partial

from ..store import Store, Unavailable, chat_queries
from .live_table import LiveTable
from .tasks import BackgroundTasks


class Talk:
    """Shows each side what the other has said, once the game is over."""

    def __init__(self, store: Store, tasks: BackgroundTasks) -> None:
        self._store = store
        self._tasks = tasks

    def consider(self, live: LiveTable) -> None:
        """See whether they have just come together."""
        if live.talks_apart:
            live.apart = True
        elif live.apart:
            live.apart = False
            self._tasks.spawn(self._open(live))

    async def _open(self, live: LiveTable) -> None:
        try:
            said = await self._store.run(partial(chat_queries.so_far, id=live.id))
        except Unavailable:
            live.apart = True
            return
        for connection in list(live.connections):
            for one in said:
                if live.is_player(connection) != (one.seat >= 0):
                    connection.hear(one)
