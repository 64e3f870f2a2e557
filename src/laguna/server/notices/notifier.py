"""Notices, from what happens at a table to what somebody is told.

`consider` notes every table where something has happened. After a moment, one query finds out at which of them
somebody wants to be told anything: mostly nobody does, so that a move costs nothing here. How each of these stands
is then compared with how it stood when people were last to be told, in one transaction that also stores whom to
tell what. From then on it is `due`: the process that takes it looks once more at how things are, and sends what
is still so. If a process dies before it has noted what it sent, that is sent once more; if it dies before anything
was stored, `sweep` finds it.
"""

import asyncio
import logging
import time
from collections.abc import Mapping
from functools import partial
from typing import NamedTuple, cast
from weakref import WeakKeyDictionary

import msgspec

from laguna.table import Table

from .. import metrics, shared_clock
from ..store import Db, Store, Unavailable, due_queries, notice_queries, queries
from ..store.notice_queries import NOTICE, WEBHOOK
from ..store.rows import ChannelRow, DueRow, SeatRow, TableRow, UntoldRow, WebhookRow
from ..tables.live_table import LiveTable
from ..tables.refusal import Refusal
from ..tables.seat_transfer import ABSENT
from ..tables.services import TableServices
from . import rules, texts
from .channel import Letter, Outcome, pause
from .push import new_key
from .rules import Quiet, Scene, Seat, Standing, Untold, What
from .senders import Senders
from .webhook import Hook, Service

logger = logging.getLogger("laguna.notices")

GATHERING = 1.0
"""For how many seconds we gather tables before we ask whether anybody wants to be told of them. Nobody is told
anything sooner than after a minute."""
LATE = 30
"""After how many seconds something that nobody noticed is noticed by whoever sweeps."""
OLD = 24 * 3600
"""How long ago a game may have ended that nobody has been told of."""
SWEPT = 100
"""How many tables are looked at in one sweep."""
HOPELESS = 40
"""A channel that failed so often in a row is given up: that takes more than a week."""


class Facts(NamedTuple):
    """How a table stands in the memory of this process."""

    n: int
    """How many lines it has."""
    turn: int
    """Who decides."""
    turns: int
    """How many turns were played."""


class Case(NamedTuple):
    """All that is known about a channel when something is due for it."""

    channel: ChannelRow
    """The channel."""
    untold: list[Untold]
    """What is still to be told."""
    tables: dict[str, tuple[TableRow, list[SeatRow]]]
    """The tables that it is about."""
    inviters: dict[str, str]
    """What those are called who invite to tables."""
    quiet: Quiet | None
    """When nothing is to be sent."""


def is_live(row: TableRow) -> bool:
    """Is a table played live, so that everybody is there anyway?"""
    return row.pace == "live"


class Notifier:
    """Tells people who are not here what has happened at their tables."""

    def __init__(self, store: Store, tables: TableServices, senders: Senders) -> None:
        self._store = store
        self._tables = tables
        self.senders = senders
        self._considered: WeakKeyDictionary[LiveTable, object] = WeakKeyDictionary()
        self._moved: dict[str, LiveTable] = {}
        """The tables where something has happened since we asked last."""
        self._gathering = False
        tables.due.on(NOTICE, self.tell_person)
        tables.due.on(WEBHOOK, self.tell_webhook)
        tables.writer.written.append(self.consider)
        tables.loaded.refreshed.append(self.consider)

    async def start(self) -> None:
        """Read the key for push messages, or make it."""
        self.senders.use_key(await self._store.run(partial(notice_queries.push_key, fresh=new_key())))

    # What has come about.

    def consider(self, live: LiveTable) -> None:
        """See, in a moment, whether somebody is to be told of a table where something has happened."""
        self._moved[live.id] = live
        if not self._gathering:
            self._gathering = True
            self._tables.tasks.spawn(self._gather())

    async def _gather(self) -> None:
        """Ask, for all tables where something happens, as long as it does."""
        try:
            while self._moved:
                await asyncio.sleep(GATHERING)
                moved, self._moved = self._moved, {}
                try:
                    await self._look_at(moved)
                except Unavailable:
                    self._moved = moved | self._moved
        finally:
            self._gathering = False

    async def _look_at(self, moved: Mapping[str, LiveTable]) -> None:
        """Store whom to tell what about those of these tables of which anybody wants to be told."""
        stand = {id: stands for id, live in moved.items() if (stands := _stands(live))}
        ids = [id for id, stands in stand.items() if self._considered.get(moved[id]) != stands]
        wanted = await self._store.run(partial(notice_queries.wanted, ids=ids), alone=True) if ids else []
        for id in ids:
            self._considered[moved[id]] = stand[id]
        for id in wanted:
            if facts := _facts(moved[id]):
                self._tables.tasks.spawn(self._note(id, facts))

    async def _note(self, id: str, facts: Facts) -> None:
        await self._store.run(partial(note, id=id, facts=facts, now=shared_clock.now()))

    async def sweep(self) -> None:
        """Find what nobody has noticed, since a process died."""
        now = int(time.time())
        find = partial(notice_queries.unnoticed, before=now - LATE, after=now - OLD, limit=SWEPT)
        for id in await self._store.run(find):
            try:
                live = await self._tables.loaded.get(id)
            except Refusal:
                continue
            facts = _facts(live)
            if facts is not None and not is_live(live.row):
                await self._note(id, facts)
            else:
                await self._store.run(partial(pass_over, id=id))

    # What is due.

    async def tell_person(self, due: DueRow) -> float | None:
        """Tell somebody what is still so; returns when to look again."""
        case = await self._store.run(partial(read_case, id=due.key))
        if case is None:
            return None
        now, channel = shared_clock.now(), case.channel
        choice = rules.choose(case.untold, scenes_of(case, now), channel.told, now)
        if not choice.tell:
            await self._store.run(partial(_forget, channel=channel.id, done=choice.drop))
            return _after(case, choice.again)
        later = max(rules.after_quiet(case.quiet, now), channel.until)
        if later > now:
            return later
        outcome = await self.senders.send(channel, self._letter(case, choice.tell))
        metrics.NOTICES.labels(channel.kind, outcome.what).inc()
        done = [*choice.tell, *choice.drop]
        return await self._store.run(
            partial(_note_outcome, case=case, outcome=outcome, done=done, again=choice.again)
        )

    def _letter(self, case: Case, told: list[Untold]) -> Letter:
        channel = case.channel
        places = {
            id: texts.place_of(row, seats, channel.guest, case.inviters.get(id, ""), channel.lang)
            for id, (row, seats) in case.tables.items()
        }
        return texts.letter(told, places, channel.lang, channel.site)

    async def tell_webhook(self, due: DueRow) -> float | None:
        """Bring the message of a table up to date; returns when to try again."""

        def read(db: Db) -> tuple[WebhookRow, TableRow, list[SeatRow]] | None:
            db.read_only()
            hook, row = notice_queries.webhook(db, due.key), queries.table(db, due.key)
            return (hook, row, queries.seats(db, due.key)) if hook and row else None

        found = await self._store.run(read)
        if found is None:
            return None
        row, table, seats = found
        now = shared_clock.now()
        later = max(row.until, row.told + rules.APART)
        if later > now and table.state != "over":
            return later
        hook = Hook(cast("Service", row.service), row.address, row.message)
        outcome = await self.senders.webhook.send(hook, texts.board_of(table, seats, row.lang, row.site))
        metrics.NOTICES.labels("webhook", outcome.what).inc()
        if outcome.what == "gone" or (outcome.what == "later" and row.failed >= HOPELESS):
            await self._store.run(partial(notice_queries.end_webhook, table=row.table_id))
            return None
        if outcome.what == "later":
            until = now + pause(row.failed, outcome.wait)
            await self._store.run(
                partial(notice_queries.note_webhook, row=row._replace(failed=row.failed + 1, until=until))
            )
            return until
        sent = row._replace(message=outcome.note, told=now, failed=0, until=0.0)
        await self._store.run(partial(notice_queries.note_webhook, row=sent))
        return None


def _facts(live: LiveTable) -> Facts | None:
    """How a table stands; None as long as it waits, or if it cannot be read."""
    if live.table is None or live.row.state not in ("playing", "over"):
        return None
    return facts_of(live.table)


def _stands(live: LiveTable) -> object:
    """All that decides whether somebody is to be told something; None if nobody is."""
    facts = _facts(live)
    if facts is None or is_live(live.row):
        return None
    seats = tuple((seat.guest, seat.former, seat.kind) for seat in live.seats)
    return live.row.state, facts.turn, facts.turns, seats


def facts_of(table: Table) -> Facts:
    """All that notices know of a game: what everybody can count."""
    log = table.log
    return Facts(log.n, table.turn, log.game.turns(log.state))


def note(db: Db, id: str, facts: Facts, now: float) -> None:
    """Compare how a table stands with how it stood, and store whom to tell what."""
    n, stood = notice_queries.noticed(db, id)
    row = queries.table(db, id)
    # Where there are more lines by now, whoever wrote them looks at them.
    if row is None or row.n != facts.n or n > row.n:
        return
    # Whoever was here until now has given the seat to the bot themselves.
    seats = [
        Seat(one.guest, one.former if one.kind == "bot" else "", one.seen + ABSENT <= now)
        for one in queries.seats(db, id)
    ]
    before = msgspec.json.decode(stood, type=Standing)
    news, after = rules.compare(before, row.state, row.turn, facts.turns, seats)
    notice_queries.save_noticed(db, id, row.n, msgspec.json.encode(after).decode())
    for guest, what in news:
        at = rules.first_time(what, row.pace, now)
        notice_queries.tell(db, guest, id, what, now, at)
    if (before.state, before.turn) != (after.state, after.turn) and notice_queries.webhook(db, id):
        due_queries.put(db, WEBHOOK, id, now + rules.DELAY, table=id)


def pass_over(db: Db, id: str) -> None:
    """Note that there is nothing to tell of a table as it stands."""
    _, stood = notice_queries.noticed(db, id)
    row = queries.table(db, id)
    if row is not None:
        notice_queries.save_noticed(db, id, row.n, stood)


def tell_invited(db: Db, guest: str, table: str, now: float) -> None:
    """Let somebody be told that they are invited to a table."""
    notice_queries.tell(db, guest, table, "invited", now, now + rules.DELAY)


def read_case(db: Db, id: str) -> Case | None:
    """All about a channel; None if it is gone."""
    db.read_only()
    channel = notice_queries.channel(db, id)
    if channel is None:
        return None
    untold = [
        Untold(row.table, cast("What", row.what), row.since, row.at, row.mark)
        for row in notice_queries.untold(db, id)
    ]
    tables = {}
    for one in {one.table for one in untold}:
        row = queries.table(db, one)
        if row is not None:
            tables[one] = row, queries.seats(db, one)
    inviters: dict[str, str] = dict(
        db.all(
            "SELECT i.table_id, g.name FROM invited i JOIN guests g ON g.id = i.by_guest WHERE i.guest = ?",
            channel.guest,
        )
    )
    quiet = notice_queries.quiet(db, channel.guest)
    return Case(channel, untold, tables, inviters, Quiet(*quiet) if quiet else None)


def scenes_of(case: Case, now: float) -> dict[str, Scene | None]:
    """The tables as they are for whoever is to be told of them; None for those that are gone."""
    found: dict[str, Scene | None] = {}
    for one in {one.table for one in case.untold}:
        found[one] = scene_of(*case.tables[one], case.channel.guest, now) if one in case.tables else None
    return found


def scene_of(row: TableRow, seats: list[SeatRow], guest: str, now: float) -> Scene:
    """A table as it is for somebody. Seats say until when somebody counts as here, for all processes."""
    mine = [seat for seat in seats if seat.guest == guest]
    until = max((seat.seen for seat in seats if guest in (seat.guest, seat.former)), default=0)
    decides = 0 <= row.turn < len(seats) and seats[row.turn].guest == guest
    here = bool(mine) and until > now
    return Scene(row.state, is_live(row), decides, bool(mine), here, min(until, now))


def _after(case: Case, at: float | None) -> float | None:
    """When to look again, but not in quiet hours, and not before a channel may be tried again."""
    return None if at is None else max(rules.after_quiet(case.quiet, at), case.channel.until)


def _forget(db: Db, channel: str, done: list[Untold]) -> None:
    notice_queries.forget_untold(db, channel, [UntoldRow(*one) for one in done])


def _note_outcome(db: Db, case: Case, outcome: Outcome, done: list[Untold], again: float | None) -> float | None:
    """Store what came of a letter; returns when to look again."""
    channel, now = case.channel, shared_clock.now()
    if outcome.what == "gone" or (outcome.what == "later" and channel.failed >= HOPELESS):
        notice_queries.end_channel(db, channel.id)
        return None
    if outcome.what == "later":
        until = now + pause(channel.failed, outcome.wait)
        notice_queries.note_failed(db, channel.id, until)
        return until
    _forget(db, channel.id, done)
    notice_queries.note_sent(db, channel.id, now)
    return _after(case, again)
