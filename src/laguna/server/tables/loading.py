"""The tables in memory: read from the store, kept up to date, and dropped when nobody needs them."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from laguna.kernel.game import OVER

from .. import metrics, shared_clock
from ..show.rating_range import Skill
from ..store import Op, Store, Unavailable, queries
from ..store.interface import T
from ..store.rows import ClockRow, Latest, RatingRow, SeatRow
from .live_table import LiveTable
from .new_tables import deal_of
from .publishing import publish, tell
from .refusal import Refusal
from .tasks import BackgroundTasks

logger = logging.getLogger("laguna.tables")

RETRY = 1.0
"""How many seconds to wait before news are read again that could not be read."""


class LoadedTables:
    """All tables that this process has in memory."""

    def __init__(self, store: Store, tasks: BackgroundTasks, clocks: bool = True, ratings: bool = True) -> None:
        self.tables: dict[str, LiveTable] = {}
        """The tables, by id."""
        self.refreshed: list[Callable[[LiveTable], None]] = []
        """What is called with every table that was brought up to date."""
        self._clocks = clocks
        """Are clocks shown? A host may switch them off."""
        self._ratings = ratings
        """The same for ratings."""
        self._store = store
        self._tasks = tasks
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._stale: set[str] = set()
        """The tables of which everything will be read again."""
        self._heard: set[str] = set()
        """The tables that have news."""
        self._catching_up = False
        self.unreadable: set[str] = set()
        """The tables with whose lines something was wrong."""

    # From the store to memory.

    async def get(self, id: str) -> LiveTable:
        """A table, from memory or from the store."""
        live = self.tables.get(id)
        if live is None:
            live = await self._load(id)
        elif live.behind:
            async with live.lock:
                await self.catch_up(live)
            if id not in self.tables:
                raise Refusal("no_such_table")
        live.touch()
        return live

    async def _load(self, id: str) -> LiveTable:
        """Read a table, once however many ask for it at the same time."""
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._read(id))
            self._loading[id].add_done_callback(partial(self._loaded, id))
        return await asyncio.shield(self._loading[id])

    def _loaded(self, id: str, loading: "asyncio.Future[LiveTable]") -> None:
        del self._loading[id]
        if not loading.cancelled():
            loading.exception()  # Whoever asked for it may have gone; then nobody else takes the error.

    async def _read(self, id: str) -> LiveTable:
        found = await self._store.run(partial(queries.news, id=id))
        if found is None:
            raise Refusal("no_such_table")
        row = found.row
        live = LiveTable(row, found.seats)
        live.votes, live.watchers = found.votes, found.watchers
        live.clock = found.clock if self._clocks else None
        live.deal, live.skills = deal_of(found.deal), self._skills(found.ratings)
        live.told_here = live.here()
        live.chat = found.chat[-1].id if found.chat else 0
        live.take(row, found.lines, found.origin)
        live.apart = live.talks_apart
        if live.unreadable:
            self.unreadable.add(id)
        elif live.plays and live.table is not None and row.turn == OVER != live.table.turn:
            row.turn = live.table.turn
            await self._store.run(partial(queries.correct_turn, id=id, n=row.n, turn=row.turn))
        self.tables[id] = live
        metrics.TABLES.set(len(self.tables))
        return live

    def _skills(self, rows: Sequence[RatingRow]) -> dict[str, Skill] | None:
        return {row.guest: Skill(row.mu, row.sigma, row.games) for row in rows} if self._ratings else None

    # News.

    async def refresh(self, live: LiveTable, message: str = "", about: int = -1, by: str = "") -> None:
        """Read what is stored and show what is new, with a sentence about a seat. The caller holds the lock."""
        behind, live.behind = live.behind, False
        try:
            found = await self._store.run(partial(queries.news, id=live.id, first=live.n, after=live.chat))
        except BaseException:
            live.behind = behind
            raise
        if found is None:
            self.drop(live)
            return
        former, clock, before = live.seats, live.clock, _appearance(live)
        live.seats, live.votes, live.watchers = found.seats, found.votes, found.watchers
        live.clock, live.skills = found.clock if self._clocks else None, self._skills(found.ratings)
        live.take(found.row, found.lines, found.origin)
        publish(live)
        if not message:
            message, about = _loss(former, clock, live.seats, found.clock)
        if message or before != _appearance(live) or live.told_here != live.here():
            tell(live, message, about, former[about], by)
        for connection in live.connections:
            connection.muted = found.muted.get(connection.guest, set())
        for said in found.chat:
            live.chat = said.id
            for connection in list(live.connections):
                if live.hears(connection, said):
                    connection.hear(said)
        for listener in self.refreshed:
            listener(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Read what nobody here needed until now. The caller holds the lock."""
        if live.behind:
            await self.refresh(live)

    def hear(self, id: str) -> None:
        """Schedule a refresh of this table, or of all if `id` is empty. One that nobody uses here can wait."""
        for one in [id] if id else [*self.tables, *self._loading]:
            if one in self._loading:
                self._read_by_itself(one)
            elif one in self.tables and self.tables[one].is_used:
                self._heard.add(one)
            elif one in self.tables:
                self.tables[one].behind = True
        if self._heard and not self._catching_up:
            self._catching_up = True
            self._tasks.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        """Read the new lines of all tables with news. Where there is more than lines, read all about the table."""
        try:
            while self._heard:
                heard, self._heard = self._heard, set()
                known = [(id, self.tables[id].n) for id in heard if id in self.tables]
                found: dict[str, Latest] = {}
                with contextlib.suppress(Unavailable):
                    found = await self._store.run(partial(queries.latest, known=known), alone=True)
                for id, n in known:
                    if not self._take_lines(id, n, found.get(id)):
                        self._read_by_itself(id)
        finally:
            self._catching_up = False

    def _take_lines(self, id: str, n: int, found: Latest | None) -> bool:
        """Show the lines of a table from `n` on; False if there is more to it."""
        live = self.tables.get(id)
        if (
            found is None
            or not found.lines
            or live is None
            or live.lock.locked()
            or live.n != n
            or not live.plays
            or (found.news, found.state) != (live.row.news, "playing")
        ):
            return False
        row = msgspec.structs.replace(
            live.row, n=n + len(found.lines), turn=found.turn, moved=found.moved, result=found.result
        )
        live.take(row, found.lines)
        publish(live)
        for listener in self.refreshed:
            listener(live)
        return True

    def _read_by_itself(self, id: str) -> None:
        if id not in self._stale:
            self._stale.add(id)
            self._tasks.spawn(self._read_news(id))

    async def _read_news(self, id: str) -> None:
        """Read the news of a table; if it is being loaded, as soon as it is there."""
        if id in self._loading:
            await asyncio.wait([self._loading[id]])
        while (live := self.tables.get(id)) is not None:
            async with live.lock:
                self._stale.discard(id)
                try:
                    await self.refresh(live)
                    break
                except Unavailable:
                    pass
            await asyncio.sleep(RETRY)
        self._stale.discard(id)

    async def change(
        self, id: str, change: Op[T], message: str | Callable[[T], str] = "", about: int = -1, by: str = ""
    ) -> T:
        """Change something about a table in the store, then show it, with a sentence about a seat.

        The sentence may depend on what came of the change. `by` is the guest who did it.
        """
        return await self._tasks.finish(self._change(id, change, message, about, by))

    async def _change(self, id: str, change: Op[T], message: str | Callable[[T], str], about: int, by: str) -> T:
        live = await self.get(id)
        async with live.lock:
            result = await self._store.run(change, once=True)
            await self.refresh(live, message if isinstance(message, str) else message(result), about, by)
        return result

    # Out of memory.

    def drop(self, live: LiveTable) -> None:
        """Forget a table that was deleted. Nobody goes on with what is left of it in memory."""
        live.row.state = "closed"
        for connection in list(live.connections):
            connection.bye("gone")
        self.tables.pop(live.id, None)

    def evict(self, idle: float) -> int:
        """Drop tables from memory where nobody is and nothing has happened for so many seconds."""
        before = time.monotonic() - idle
        gone = [
            live
            for live in self.tables.values()
            if not live.connections and not live.lock.locked() and live.thinking is None and live.touched < before
        ]
        for live in gone:
            del self.tables[live.id]
        metrics.TABLES.set(len(self.tables))
        return len(gone)


def _loss(
    before: list[SeatRow], clock: ClockRow | None, now: list[SeatRow], settled: ClockRow | None
) -> tuple[str, int]:
    """What to say if a bot has sat down for somebody, as another process did: a sentence, and about which seat.

    The clock that was known here may be older than the turn that ran out, so the one that is stored counts, too.
    """
    for was, one in zip(before, now, strict=True):
        if was.kind == "guest" and one.kind == "bot" and one.former == was.guest:
            known = clock is not None and clock.turn == one.seat and 0 < clock.until <= shared_clock.now()
            ran_out = known or (settled is not None and settled.lefts[one.seat] <= 0)
            return "news-time-bot" if ran_out else "news-sits-in", one.seat
    return "", -1


def _appearance(live: LiveTable) -> tuple[object, ...]:
    """What everybody is told when it changes. Whose turn it is they are told anyway."""
    row = live.row
    seats = [(seat.kind, seat.level, seat.guest, seat.name, seat.former) for seat in live.seats]
    return row.state, row.rematch, row.owner, seats, live.votes, live.watchers, live.clock, row.rated, live.skills
