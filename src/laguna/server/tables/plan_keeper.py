"""Plans, as one process looks after them: it notices that the turn of one has come, and acts some seconds later.

Nobody may notice that there is a plan before it acts, or that one was dropped. So whenever a turn has come to a
person, the same is asked of the database; nothing of it is shown, counted or logged; and what a plan does, it does
after a pause that depends on nothing. `docs/decisions/0029-plans-that-nobody-notices.md` has the reasons.
"""

from contextlib import suppress
from functools import partial
from secrets import SystemRandom
from weakref import WeakKeyDictionary

from laguna.table import Move, plans
from laguna.table.log import Log
from laguna.table.messages import Done, Refused

from .. import shared_clock
from ..store import Db, Store, due_queries, plan_queries, queries
from ..store.plan_queries import PLAN
from ..store.rows import DueRow, PlanRow
from .live_table import LiveTable
from .loading import LoadedTables
from .move_writer import Author, MoveWriter
from .tasks import BackgroundTasks

PAUSES = {"live": (3.0, 9.0), "free": (5.0, 20.0), "today": (10.0, 45.0), "week": (10.0, 45.0)}
"""Between how many seconds a plan acts after its turn has come, by the pace of the table."""
LOOKED_AT = 50
"""How many plans are looked at in one sweep."""
ATTEMPTS = 2 * 40
"""How often a plan tries to do something in one turn."""


class PlanKeeper:
    """Lets plans act."""

    def __init__(self, store: Store, loaded: LoadedTables, writer: MoveWriter, tasks: BackgroundTasks) -> None:
        self._store = store
        self._loaded = loaded
        self._writer = writer
        self._tasks = tasks
        self._random = SystemRandom()
        self._considered: WeakKeyDictionary[LiveTable, tuple[int, int]] = WeakKeyDictionary()

    def consider(self, live: LiveTable) -> None:
        """After a move: see whether there is a plan for a turn that has just come."""
        if not live.plays or live.table is None or live.table.turn < 0:
            return
        log = live.table.log
        stands = log.turn, log.game.turns(log.state)
        if self._considered.get(live) == stands:
            return
        self._considered[live] = stands
        seat = live.seats[log.turn]
        if seat.guest or seat.former:
            self._tasks.spawn(self._look_quietly(live.id, seat.seat, live))

    async def sweep(self) -> None:
        """Find plans whose turn has come and that nobody has noticed, since a process died."""
        for id, seat in await self._store.run(partial(plan_queries.waiting, limit=LOOKED_AT)):
            await self._look_quietly(id, seat)

    async def _look_quietly(self, id: str, seat: int, live: LiveTable | None = None) -> None:
        """The same as `_look`, without a word if it fails: it fails where there is a plan, and not where none is.

        On a full disk, say, one can read, and not write. Whoever sweeps tries again.
        """
        with suppress(Exception):
            live = live or await self._read(id)
            if live is not None:
                await self._look(live, seat)

    async def _read(self, id: str) -> LiveTable | None:
        """A table as it is stored; None if it is gone.

        One that is not in memory is not put there: how many are everybody can ask. Nor is one brought up to date
        there of which nobody here needed the news.
        """
        live = self._loaded.tables.get(id)
        if live is not None and not live.behind:
            if self._store.shared:
                async with live.lock:
                    await self._loaded.refresh(live)
            return live
        found = await self._store.run(partial(queries.news, id=id)) if id not in self._loaded.unreadable else None
        if found is None:
            return None
        live = LiveTable(found.row, found.seats)
        live.take(found.row, found.lines, found.origin)
        if live.unreadable:
            self._loaded.unreadable.add(id)  # so that the log tells of it once
        return live

    async def _look(self, live: LiveTable, seat: int) -> None:
        """Let a plan act soon if its turn has come; drop it if the seat is another's now."""
        row = await self._store.run(partial(plan_queries.plan, table=live.id, seat=seat))
        if row is None or live.table is None or not plans.comes_now(live.table.log, seat):
            return
        now = settle(row, live.table.log, live.seats[seat].guest)
        at = shared_clock.now() + self._random.uniform(*PAUSES.get(live.row.pace, PAUSES["free"]))
        await self._store.run(partial(_note, row=row, now=now, at=at))

    async def act(self, due: DueRow) -> None:
        """Do what was planned for a turn that has come."""
        id, _, seat = due.key.rpartition("/")
        for _ in range(ATTEMPTS):
            live = await self._read(id)
            if live is None or not await self._step(live, int(seat)):
                return

    async def _step(self, live: LiveTable, seat: int) -> bool:
        """Do one action of a plan; False if it has no more for now."""
        row = await self._store.run(partial(plan_queries.plan, table=live.id, seat=seat))
        if row is None or not row.turns or not live.plays or live.table is None:
            return False
        log, n = live.table.log, live.table.n
        if live.seats[seat].guest != row.guest:
            return await self._store_as(row, dropped(row, "seat"))
        if not plans.comes_now(log, seat) or log.game.turns(log.state) != row.began:
            return False
        found = plans.go_on(log, seat, row.turns[0])
        if found.action == plans.FINISHED:
            return await self._store_as(row, finished(row))
        if found.action < 0:
            return await self._store_as(row, dropped(row, "misfit" if found.action == plans.MISFIT else "taken"))
        said: list[Done | Refused] = []
        move = Move(log.game.ACTIONS.name(found.action), found.action)
        author = Author(seat, row.guest, plan=row)
        await self._writer.write(await self._loaded.get(live.id), author, n, move, said.append)
        if found.last and isinstance(said[0], Done):
            return await self._store_as(row, finished(row))
        return True

    async def _store_as(self, row: PlanRow, now: PlanRow) -> bool:
        await self._store.run(partial(plan_queries.change, row=row, now=now))
        return False


def dropped(row: PlanRow, why: str) -> PlanRow:
    """A plan of which nothing is left, and why."""
    return row._replace(turns=[], ended=why)


def finished(row: PlanRow) -> PlanRow:
    """A plan whose first turn is played."""
    return row._replace(turns=row.turns[1:], began=-1, done=row.began)


def settle(row: PlanRow, log: Log, guest: str) -> PlanRow:
    """What has become of a plan, now that a turn of its seat has come, which this guest has."""
    now = log.game.turns(log.state)
    if not row.turns or row.done == now:
        return row
    if row.guest != guest:
        return dropped(row, "seat")
    if row.began not in (-1, now):
        # Its process died before it could note what it had done; or somebody else has played.
        if not log.played_by_plan(row.seat, row.began):
            return dropped(row, "taken")
        row = finished(row)
    return row._replace(began=now) if row.turns else row


def _note(db: Db, row: PlanRow, now: PlanRow, at: float) -> None:
    """Store what has become of a plan, and let it act if its turn has come and it is not due yet."""
    if row != now and not plan_queries.change(db, row, now):
        return
    key = plan_queries.key(row.table_id, row.seat)
    if now.turns and now.began >= 0 and due_queries.find(db, PLAN, key) is None:
        due_queries.put(db, PLAN, key, at, table=row.table_id, guest=row.guest)
