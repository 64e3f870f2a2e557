"""Tables that are in memory: their logs, who is connected, and the one way in which a line gets into a log.

A line is planned on a copy, stored under its number, and only then shown to anybody. Whoever was not the first to
store that number reads what is there and is told. So any process may serve any table at any time.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator
from functools import partial
from secrets import choice
from typing import Any

from laguna.kernel import registry
from laguna.kernel.errors import CannotParse
from laguna.kernel.game import OVER
from laguna.table import Line, Move, Plan, Reader, Table, guides, refusals, wording
from laguna.table.archive import Archive, unpack
from laguna.table.messages import Done, Lang, Refused

from . import metrics, queries
from .bots import BotFailed, Pace, Spent, Thinkers, replacement
from .limits import Limits
from .lobby import AWAY
from .messages import News, SeatInfo, ServerMessage, TableInfo
from .queries import SeatRow, TableRow
from .refusal import Refusal
from .socket import Socket
from .store import Conflict, Db, Op, Store, T, Unavailable

logger = logging.getLogger("laguna.tables")

DONE = 3600
"""Seconds for which is remembered what must not be done twice."""
Reply = Callable[[ServerMessage], None]
"""Where the answer to a request goes."""


class Live:
    """A table in memory."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.table: Table | None = None
        """None while the table waits, and if it was played under other rules than we have."""
        self.sockets: set[Socket] = set()
        self.chat = 0
        """The number of the last line of chat that was shown."""
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.bot_turn = (-1, -1)
        """The seat and the turn a bot thought for last ..."""
        self.bot_left = 0.0
        """... the seconds it has left of it ..."""
        self.bot_plan: tuple[int, ...] = ()
        """... and what it means to do in it."""
        self.told_here: set[int] = set()
        """The seats of which everybody was told last that somebody is there."""
        self.touched = time.monotonic()

    @property
    def id(self) -> str:
        """Which table."""
        return self.row.id

    @property
    def plays(self) -> bool:
        """Can something be done here?"""
        return self.row.state == "playing" and self.table is not None

    @property
    def n(self) -> int:
        """The number of the line that comes next."""
        return self.table.n if self.table else 0

    def read(self, lines: list[Line]) -> None:
        """Take in lines from the store."""
        row = self.row
        if self.table is None and row.state in ("playing", "over") and rules_fit(row):
            self.table = Table.new(row.game, row.seats, row.options, row.guide)
        if self.table is not None:
            self.table.log.extend(lines)

    def bot_to_move(self) -> SeatRow | None:
        """The bot that is to move; None if a person is, or nobody."""
        if not self.plays or self.table is None or self.table.turn < 0:
            return None
        seat = self.seats[self.table.turn]
        return seat if seat.kind == "bot" else None

    def names(self, lang: str) -> dict[int, str]:
        """Who sits where, in a language."""
        return {seat.seat: name_of(seat, lang) for seat in self.seats}

    def reader(self, seat: int, lang: Lang) -> Reader:
        """Who is told something: a seat, in a language."""
        return Reader(seat, lang, self.names(lang))

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest has."""
        return [seat.seat for seat in self.seats if guest and seat.guest == guest]

    def connected(self) -> set[int]:
        """The seats that are connected to this process."""
        return {socket.seat for socket in self.sockets if socket.seat >= 0}


def name_of(seat: SeatRow, lang: str) -> str:
    """What whoever has a seat is called."""
    if seat.kind == "bot":
        return wording.say(lang, "player-bot", number=seat.seat + 1)
    if seat.kind == "guest":
        return seat.name or wording.say(lang, "player", number=seat.seat + 1)
    return ""


def rules_fit(row: TableRow) -> bool:
    """Was a table made under the rules we have?"""
    return row.game in registry.names() and row.rules == registry.load(row.game).VERSION


class Tables:
    """All tables this process has in memory."""

    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits) -> None:
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._stale: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._presence = asyncio.Lock()
        self._odd: set[str] = set()
        self._packing = False
        self._pace = Pace()
        self._archives: dict[str, asyncio.Future[Archive]] = {}
        self.stopping = False

    # Memory.

    async def get(self, id: str) -> Live:
        """A table, from memory or from the store."""
        live = self.live.get(id)
        if live is None:
            live = await self._load(id)
        live.touched = time.monotonic()
        return live

    async def _load(self, id: str) -> Live:
        """Read a table, once however many ask for it at the same time."""
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._read(id))
            self._loading[id].add_done_callback(partial(self._loaded, id))
        return await asyncio.shield(self._loading[id])

    def _loaded(self, id: str, loading: "asyncio.Future[Live]") -> None:
        del self._loading[id]
        if not loading.cancelled():
            loading.exception()  # Whoever asked for it may have gone; then nobody wants to know.

    async def _read(self, id: str) -> Live:
        found = await self.store.run(partial(queries.news, id=id))
        if found is None:
            raise Refusal("no_such_table")
        row, seats, lines, chat, _ = found
        if row.state == "playing" and not rules_fit(row):
            # Never reinterpreted: the lines of these rules may mean something else under ours.
            await self._close(row, "rules")
        live = Live(row, seats)
        live.told_here = _here(live)
        live.chat = chat[-1].id if chat else 0
        try:
            live.read(lines)
        except Exception as error:
            # Whatever is wrong with its lines, they say no more tomorrow than they do today.
            logger.error("a table cannot be read", extra={"table": id, "why": type(error).__name__})
            live.table = None
            if row.state == "playing":
                await self._close(row, "unreadable")
        self.live[id] = live
        metrics.TABLES.set(len(self.live))
        return live

    async def _close(self, row: TableRow, why: str) -> None:
        """End a game that cannot go on."""
        row.moved = int(time.time())
        row.state, row.closed, row.turn = "closed", why, OVER
        await self.store.run(partial(queries.close, id=row.id, why=why, now=row.moved))

    async def refresh(self, live: Live, message: str = "", about: int = -1) -> None:
        """Read what is stored and show what is new, with a sentence about a seat. The caller has the lock."""
        found = await self.store.run(partial(queries.news, id=live.id, first=live.n, after=live.chat))
        if found is None:
            self._drop(live)
            return
        before = (live.row, live.seats)
        live.row, live.seats = found.row, found.seats
        live.read(found.lines)
        self.publish(live)
        if message or _looks(*before) != _looks(live.row, live.seats) or live.told_here != _here(live):
            self.tell(live, message, about, before[1][about])
        for socket in live.sockets:
            socket.muted = found.muted.get(socket.guest, set())
        for said in found.chat:
            live.chat = said.id
            for socket in list(live.sockets):
                socket.hear(said)
        self.consider(live)
        if self.store.shared and any(live.seats[seat].seen <= time.time() for seat in live.connected()):
            # The same seat was connected to another process as well, and has left only that one.
            self.spawn(self.mark_come(live))

    def heard(self, id: str) -> None:
        """There is news at a table; with an empty name, maybe at all."""
        for one in [id] if id else [*self.live, *self._loading]:
            if (one in self.live or one in self._loading) and one not in self._stale:
                self._stale.add(one)
                self.spawn(self._hear(one))

    async def _hear(self, id: str) -> None:
        """Read the news of a table; of one that is being read, the rest, as soon as it is there."""
        if id in self._loading:
            await asyncio.wait([self._loading[id]])
        while (live := self.live.get(id)) is not None:
            async with live.lock:
                self._stale.discard(id)
                try:
                    await self.refresh(live)
                    break
                except Unavailable:
                    pass
            # They are still to be read.
            await asyncio.sleep(1)
        self._stale.discard(id)

    def _drop(self, live: Live) -> None:
        """A table is no more; nobody goes on in what is left of it in memory."""
        live.row.state = "closed"
        for socket in list(live.sockets):
            socket.bye("gone")
        self.live.pop(live.id, None)

    def evict(self, idle: float) -> int:
        """Let tables leave memory in which nobody is and nothing has happened for so many seconds."""
        before = time.monotonic() - idle
        gone = [
            live
            for live in self.live.values()
            if not live.sockets and not live.lock.locked() and live.thinking is None and live.touched < before
        ]
        for live in gone:
            del self.live[live.id]
        metrics.TABLES.set(len(self.live))
        return len(gone)

    def spawn(self, work: Any) -> None:  # noqa: ANN401 - a coroutine
        """Do something beside everything else."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    async def _wholly(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end even if whoever asked for it goes: what is stored is shown, too."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a task failed: %s", type(error).__name__, exc_info=error)

    # Lines.

    async def do(self, live: Live, seat: int, guest: str, n: int, do: str, reply: Reply, lang: Lang) -> None:
        """Do an action for a seat that a guest has (empty: a bot)."""
        try:
            move = Move.parse(live.row.game, do)
        except CannotParse:
            reply(self.refused(live, "cannot_parse", lang, do=do))
            return
        await self._wholly(self._append(live, seat, guest, n, move, reply, lang))

    async def undo(self, live: Live, seat: int, guest: str, n: int, steps: int, reply: Reply, lang: Lang) -> None:
        """Take back a seat's last steps."""
        await self._wholly(self._append(live, seat, guest, n, Move.undo(steps), reply, lang))

    async def _append(
        self, live: Live, seat: int, guest: str, n: int, move: Move, reply: Reply, lang: Lang
    ) -> None:
        begin = time.perf_counter()
        async with live.lock:
            fresh = not self.store.shared
            while True:
                answer = self._answer(live, seat, guest, n, move, lang)
                if isinstance(answer, Refused) and not fresh:
                    # Another process may have written what we have not read yet.
                    fresh = True
                    await self.refresh(live)
                    continue
                if not isinstance(answer, Plan):
                    reply(answer)
                    return
                now = int(time.time())
                lines, turn = answer.lines, answer.turn
                try:
                    await self.store.run(
                        partial(queries.append, id=live.id, first=n, new=lines, guest=guest, turn=turn, now=now)
                    )
                except Conflict:
                    fresh = True
                    await self.refresh(live)
                    continue
                table = live.table
                assert table is not None
                done = table.accept(answer)
                live.row.n, live.row.turn, live.row.moved = done.next, turn, now
                reply(done)
                break
            if turn == OVER:
                live.row.state = "over"
            self.publish(live)
            if turn == OVER:
                self.tell(live)
                self.spawn(self.archive(live.id))
            self.consider(live)
        live.touched = time.monotonic()
        metrics.MOVES.inc()
        metrics.MOVE_SECONDS.observe(time.perf_counter() - begin)

    def _answer(self, live: Live, seat: int, guest: str, n: int, move: Move, lang: Lang) -> Plan | Refused | Done:
        """What a move leads to; or a refusal, or the first answer again."""
        table = live.table
        if seat < 0 or live.seats[seat].guest != guest or (live.seats[seat].kind == "bot") != (not guest):
            return self.refused(live, "not_yours", lang)
        if table is None:
            return self.refused(live, "not_now", lang)
        to = live.reader(seat, lang)
        answer = table.answered(n, move, to)
        if answer is None and not live.plays and table.turn != OVER:
            answer = self.refused(live, "not_now", lang)
        return answer or table.plan(move, to)

    def refused(self, live: Live, error: refusals.Error, lang: Lang, do: str = "") -> Refused:
        """A refusal in words."""
        return refusals.refused(error, live.n, lang, do)

    # Showing.

    def publish(self, live: Live) -> None:
        """Show everybody what has happened since they were shown something last."""
        table = live.table
        if table is None:
            return
        made: dict[tuple[int, str, int], list[bytes]] = {}
        for socket in list(live.sockets):
            if socket.sent == table.n:
                continue
            if _has_lost_seat(live, socket):
                socket.bye("seat_lost")
                continue
            key = (socket.seat, socket.lang, socket.sent)
            if key not in made:
                made[key] = table.messages(socket.sent, live.reader(socket.seat, socket.lang))
            for part in made[key]:
                socket.push(part)
            socket.sent = table.n

    def tell(self, live: Live, message: str = "", about: int = -1, former: SeatRow | None = None) -> None:
        """Tell everybody how a table stands, with a sentence about a seat; one that changed hands is closed.

        `former` is the seat as it was before, for sentences that name who had it.
        """
        live.told_here = _here(live)
        for socket in list(live.sockets):
            if _has_lost_seat(live, socket):
                socket.bye("seat_lost")
                continue
            text = ""
            if message:
                now = name_of(live.seats[about], socket.lang)
                was = name_of(former, socket.lang) if former is not None else now
                text = wording.say(socket.lang, message, player=now or was, former=was or now)
            socket.send(News(self.info(live, socket.guest, socket.lang), text))

    def info(self, live: Live, guest: str, lang: Lang) -> TableInfo:
        """A table as a guest sees it."""
        return table_info(live.row, live.seats, guest, lang, live.connected())

    # Bots.

    def consider(self, live: Live) -> None:
        """If a bot is to move, let it think."""
        if live.thinking is None and not self.stopping and live.bot_to_move() is not None:
            live.thinking = asyncio.ensure_future(self._think(live))
            live.thinking.add_done_callback(partial(self._thought, live))

    def _thought(self, live: Live, task: "asyncio.Task[None]") -> None:
        live.thinking = None
        self._finished(task)
        if not task.cancelled() and task.exception() is None:
            live.touched = time.monotonic()

    async def _think(self, live: Live) -> None:
        """Let bots move until a person is asked. Only one process does this for a table, as far as it can."""
        if not await self.store.claim(live.id):
            return
        try:
            failures = 0
            while not self.stopping and (bot := live.bot_to_move()) is not None:
                n = live.n
                try:
                    do = await self._bot_move(live, bot, failures)
                except BotFailed as error:
                    failures += 1
                    metrics.BOT_FAILURES.inc()
                    logger.warning("a bot failed", extra={"table": live.id, "seat": bot.seat, "why": str(error)})
                    await self._replace_bot(live, bot)
                    continue
                failures = 0
                await self.do(live, bot.seat, "", n, do, lambda _: None, "en")
        except Unavailable:
            logger.warning("a bot waits for the database", extra={"table": live.id})
        finally:
            await self.store.release(live.id)

    async def _bot_move(self, live: Live, bot: SeatRow, failures: int) -> str:
        assert live.table is not None
        log = live.table.log
        n = log.n
        scripted = guides.bot_move(log, live.row.guide, bot.seat)
        if scripted is not None:
            return log.game.ACTIONS.name(scripted)
        legal = log.legal
        if failures >= 2:
            # Neither this bot nor its replacement works: anything legal lets the others go on.
            return log.game.ACTIONS.name(choice(legal))
        turn = (bot.seat, log.game.turns(log.state))
        if live.bot_turn != turn:
            live.bot_turn, live.bot_left, live.bot_plan = turn, self.thinkers.budget, ()
        if len(legal) == 1:
            # Nothing that others can see or measure tells that there was no choice: not now, and not in what the
            # rest of the turn takes.
            action, spent = legal[0], self._pace.like_others(bot.level, live.bot_left)
            await asyncio.sleep(spent.seconds)
        else:
            begin = time.perf_counter()
            (action, live.bot_plan), thought = await self.thinkers.choose(
                log.record(), bot.seat, bot.level, live.bot_left, live.bot_plan
            )
            spent = Spent(time.perf_counter() - begin, thought)
            self._pace.note(bot.level, spent)
        live.bot_left -= spent.thought
        metrics.BOT_SECONDS.observe(spent.seconds)
        if log.n == n and action not in legal:
            raise BotFailed(f"{bot.level}: not legal")
        return log.game.ACTIONS.name(action)

    async def _replace_bot(self, live: Live, bot: SeatRow) -> None:
        """Put another bot in the place of one that failed, and tell the table."""
        level = replacement(bot.level)

        def change(db: Db) -> None:
            queries.lock(db, live.id)
            for seat in queries.seats(db, live.id):
                if seat.seat == bot.seat and seat.kind == "bot" and seat.level == bot.level:
                    seat.level = level
                    queries.save_seat(db, seat)

        await self.changed(live.id, change, "news-bot-failed", bot.seat)

    async def changed(self, id: str, change: Op[T], message: str = "", about: int = -1) -> T:
        """Change something about a table, then show it, with a sentence about a seat."""
        return await self._wholly(self._change(id, change, message, about))

    async def _change(self, id: str, change: Op[T], message: str, about: int) -> T:
        live = await self.get(id)
        async with live.lock:
            result = await self.store.run(change, once=True)
            await self.refresh(live, message, about)
        return result

    # After the end.

    async def archive(self, id: str) -> Archive:
        """All that is kept of a finished game; it is made if it is not there yet."""
        if id not in self._archives:
            while len(self._archives) >= 4:
                del self._archives[next(iter(self._archives))]
            self._archives[id] = asyncio.ensure_future(self._archive(id))
        reading = self._archives[id]
        try:
            return await asyncio.shield(reading)
        finally:
            failed = reading.done() and (reading.cancelled() or reading.exception() is not None)
            if failed and self._archives.get(id) is reading:
                del self._archives[id]

    async def _archive(self, id: str) -> Archive:
        data = await self.store.run(partial(queries.archive, id=id))
        if data is None:
            live = await self.get(id)
            if live.row.state != "over":
                raise Refusal("not_over")
            if live.table is None:
                # It ended in the last moment before other rules came, and nobody had time to keep it.
                raise Refusal("not_kept")
            data = await self.thinkers.pack(live.table.record())
            await self.store.run(partial(queries.keep_archive, id=id, data=data))
        return await asyncio.to_thread(unpack, data)

    # Housekeeping.

    async def sweep(self) -> None:
        """Go on where another process, or this one before a restart, was stopped."""
        waiting, unkept = await self.store.run(queries.tables_with_work)
        for id in waiting:
            with self._alone(id):
                live = await self.get(id)
                async with live.lock:
                    if live.thinking is None and self.store.shared:
                        await self.refresh(live)
                    self.consider(live)
        # Packing is dear: what failed is tried again when somebody asks for the game, or after a restart.
        unkept = [id for id in unkept if id not in self._odd]
        if unkept and not self._packing:
            self._packing = True
            self.spawn(self._pack(unkept))

    async def _pack(self, ids: list[str]) -> None:
        """Keep finished games, one after the other. It takes long, and no bot waits for it."""
        try:
            for id in ids:
                with self._alone(id):
                    if await self.store.claim(f"{id} archive"):
                        try:
                            await self.archive(id)
                        finally:
                            await self.store.release(f"{id} archive")
        except Unavailable:
            logger.warning("a finished game waits for the database")
        finally:
            self._packing = False

    @contextlib.contextmanager
    def _alone(self, id: str) -> Iterator[None]:
        """What is wrong with one table is no reason to leave the others; it is said once."""
        try:
            yield
        except Unavailable:
            raise
        except Exception as error:
            why = error.error if isinstance(error, Refusal) else type(error).__name__
            # What has gone meanwhile, or what we have not heard of yet, is nothing odd.
            if id not in self._odd and why not in ("no_such_table", "not_over"):
                self._odd.add(id)
                logger.error("a table was left out", extra={"table": id, "why": why})

    async def expire(self, now: int) -> None:
        """Delete what nobody has touched for long."""
        ages = {state: now - age for state, age in self.limits.ages.items()}
        await self.store.run(partial(queries.forget_done, before=now - DONE))
        for id in await self.store.run(partial(queries.expire, ages=ages, guests=now - self.limits.guest_age)):
            logger.info("a table has expired", extra={"table": id})
            if id in self.live:
                self._drop(self.live[id])

    async def mark_here(self) -> None:
        """Say who is connected, and see who is so to other processes, or is no longer: they may have died."""
        tables = [live for live in self.live.values() if live.sockets]
        async with self._presence:
            await self._mark(tables)
            if self.store.shared and tables:
                ids = [live.id for live in tables]
                for id, seat, until in await self.store.run(partial(queries.seen, ids=ids)):
                    if id in self.live:
                        self.live[id].seats[seat].seen = until
        for live in tables:
            if live.told_here != _here(live):
                self.tell(live)

    async def mark_come(self, live: Live) -> None:
        """Say who is connected at a table to which somebody has come."""
        async with self._presence:
            await self._mark([live], news=True)

    async def mark_left(self, live: Live, seat: int) -> None:
        """Say that somebody has gone; never before an older word that they were here."""
        now = int(time.time())
        live.seats[seat].seen = now
        async with self._presence:
            await self.store.run(partial(queries.mark_here, here=[(live.id, seat)], until=now, news=True))

    async def _mark(self, tables: Iterable[Live], news: bool = False) -> None:
        here = sorted((live.id, seat) for live in tables for seat in live.connected())
        if here:
            until = int(time.time()) + AWAY
            await self.store.run(partial(queries.mark_here, here=here, until=until, news=news))

    async def stop(self) -> None:
        """Finish what is being stored. The sockets are closed by then."""
        self.stopping = True
        for live in list(self.live.values()):
            if live.thinking is not None:
                live.thinking.cancel()
            async with live.lock:
                pass
        # What is over is kept while its rules are here: the next start may bring others.
        await asyncio.gather(*self._archives.values(), return_exceptions=True)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _has_lost_seat(live: Live, socket: Socket) -> bool:
    """Has the seat of a page changed hands? Then it must not see any more of its hand."""
    return socket.seat >= 0 and live.seats[socket.seat].guest != socket.guest


def _is_here(seat: SeatRow, connected: set[int]) -> bool:
    """Is somebody connected for a seat, to this process or to another one?"""
    return seat.kind == "guest" and (seat.seat in connected or seat.seen > time.time())


def _here(live: Live) -> set[int]:
    """The seats where somebody is connected."""
    connected = live.connected()
    return {seat.seat for seat in live.seats if _is_here(seat, connected)}


def table_info(row: TableRow, seats: Iterable[SeatRow], guest: str, lang: Lang, connected: set[int]) -> TableInfo:
    """A table as a guest sees it."""
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        lang=row.lang,  # type: ignore[arg-type]
        public=row.public,
        hints=row.hints,
        guide=row.guide,
        state=row.state,  # type: ignore[arg-type]
        closed=wording.say(lang, f"closed-{row.closed}") if row.closed else "",
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,  # type: ignore[arg-type]
                name=name_of(seat, lang),
                level=seat.level if seat.kind == "bot" else "",
                mine=bool(guest) and seat.guest == guest,
                here=_is_here(seat, connected),
                resigned=seat.resigned,
                former=seat.former_name,
            )
            for seat in seats
        ],
        owner=bool(guest) and row.owner == guest,
        n=row.n,
        turn=row.turn,
        made=row.made,
        moved=row.moved,
        rematch=row.rematch,
    )


def _looks(row: TableRow, seats: list[SeatRow]) -> tuple[object, ...]:
    """What is worth telling everybody when it changes; whose turn it is they are told anyway."""
    return row.state, row.rematch, row.owner, [(seat.kind, seat.level, seat.guest, seat.name) for seat in seats]
