"""The deal of the day: one try for everybody, counted once, and only if it was played from the deal."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from laguna.kernel.chance import Rng
from laguna.kernel.game import OVER
from laguna.server import shared_clock
from laguna.server.days import calendar, counting, deals, keeper, par, standing
from laguna.server.days.keeper import DayKeeper
from laguna.server.limits import Limits
from laguna.server.players import merging
from laguna.server.show.day_messages import DayInfo, DayResults
from laguna.server.store import Db, Store, day_queries, due_queries, guest_queries, player_queries, queries
from laguna.server.store.rows import DeviceRow, DueRow, TryRow
from laguna.server.tables.new_tables import deal_of
from laguna.server.tables.refusal import Refusal
from laguna.server.tables.services import TableServices
from laguna.server.tables.worker_pool import WorkerPool
from laguna.table import Table

from ..conftest import BACKENDS
from ..tables.test_due_work import Place, with_database

DAY = "2026-11-18"
NOON = calendar.begins(DAY) + 12 * 3600.0
GAME = "venezia"
ID = "a" * 16


@pytest.fixture(autouse=True)
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that need no time, on a day of ours."""
    monkeypatch.setattr(deals, "LEVEL", "random")
    monkeypatch.setattr(deals, "PAR_BY", "easy")
    monkeypatch.setattr(deals, "PAR_ITERATIONS", 5)
    at(monkeypatch, NOON)


def at(monkeypatch: pytest.MonkeyPatch, now: float) -> None:
    monkeypatch.setattr(shared_clock, "now", lambda: now)


def add(db: Db, *guests: str) -> None:
    for guest in guests:
        guest_queries.add_guest(db, guest, "", guest.title(), int(NOON))


def wish(guest: str, day: str = DAY) -> deals.Wish:
    return deals.Wish(day, GAME, guest, guest.title(), "en")


def sit(db: Db, guest: str, id: str = ID, now: float = NOON, day: str = DAY) -> str:
    return deals.sit_down(db, wish(guest, day), id, Limits(), now)


def finish(db: Db, id: str, seed: int = 1, wrong: bool = False) -> int:
    """Somebody and the bots play a table to its end, as its process would; the points of the first seat."""
    row, seats = queries.table(db, id), queries.seats(db, id)
    assert row is not None
    deal = deal_of(None if wrong else day_queries.day_row(db, row.deal, row.game))
    table, rng = Table.new(row.game, row.seats, deal=deal), Rng(seed)
    table.log.extend(queries.lines(db, id))
    n, log = table.n, table.log
    while table.turn != OVER:
        action = log.legal[rng.below(len(log.legal))]
        table.accept(log.plan(table.turn, action, table._draws()))
    result = log.game.result(log.state)
    text = msgspec.json.encode(result).decode()
    queries.append(db, id, n, log.lines[n:], seats[log.lines[n].seat].guest, OVER, int(shared_clock.now()), text)
    return result.scores[0]


class Process:
    """A process that looks after days."""

    def __init__(self, store: Store) -> None:
        self.tables = TableServices(store, WorkerPool(1), Limits())
        self.keeper = DayKeeper(store, self.tables.pool, self.tables.due, self.tables.tasks)
        self.store = store
        # Worker processes would take longer to start than they have to do.
        self.tables.pool.later = _here  # type: ignore[method-assign,assignment]

    async def do_due(self) -> int:
        """Do all that is due now, and return how much it was."""
        done = 0
        while True:
            take = partial(
                due_queries.take,
                kinds=sorted(self.tables.due._handlers),
                holder=f"{id(self)} {done}",
                now=shared_clock.now(),
                lease=60.0,
                limit=1,
            )
            rows = await self.store.run(take)
            if not rows:
                return done
            for row in rows:
                await self.tables.due._do(row)
                done += 1

    async def stop(self) -> None:
        await self.tables.stop()
        self.tables.pool.close()


async def _here(work: Callable[[], object], patience: float) -> object:
    return work()


def on_database(
    backend: str,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    work: Callable[[Place, Process], Awaitable[None]],
) -> None:
    async def begin(place: Place) -> None:
        process = Process(place.stores[0])
        try:
            await work(place, process)
        finally:
            await process.stop()

    with_database(backend, request, tmp_path, begin)


def state_of(db: Db, guest: str, now: float = NOON) -> DayResults:
    return standing.results(db, DAY, GAME, guest, now)


@pytest.mark.parametrize("backend", BACKENDS)
def test_everybody_has_one_try_which_counts_once(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(place: Place, process: Process) -> None:
        run = process.store.run
        await run(lambda db: add(db, "anna", "bruno"))
        # Two clicks at the same time, perhaps in two processes.
        other = place.open()
        ids = await asyncio.gather(
            run(lambda db: sit(db, "anna", "a" * 16)), other.run(lambda db: sit(db, "anna", "b" * 16))
        )
        assert ids[0] == ids[1]
        tables = await run(lambda db: db.all("SELECT id, deal, hints, public FROM tables"))
        assert tables == [(ids[0], DAY, 0, 0)]
        # Both play the same deal.
        bruno = await run(lambda db: sit(db, "bruno", "c" * 16))
        first = [await run(partial(queries.lines, id=id)) for id in (ids[0], bruno)]
        assert first[0] == first[1]
        points = await run(lambda db: finish(db, ids[0]))
        assert (await run(lambda db: state_of(db, "anna"))).mine.state == "counting"
        await run(partial(keeper._count_now, table=ids[0]))
        both = [process, Process(other)]
        assert sum(await asyncio.gather(*(one.do_due() for one in both))) >= 2
        await both[1].stop()
        mine = (await run(lambda db: state_of(db, "anna"))).mine
        assert (mine.state, mine.score, mine.players) == ("counted", points, 1)
        # Asked again it is the same table, and it does not count again.
        assert await run(lambda db: sit(db, "anna", "d" * 16)) == ids[0]
        await run(partial(keeper._count_now, table=ids[0]))
        assert (await run(lambda db: state_of(db, "anna"))).mine.players == 1
        # Bruno has not finished an hour after midnight.
        at(monkeypatch, calendar.opens(DAY) + 1.0)
        await process.do_due()
        late = await run(lambda db: day_queries.try_of(db, DAY, GAME, "bruno"))
        assert late is not None
        assert late.state == "void"

    on_database(backend, request, tmp_path, work)


def test_what_was_not_dealt_so_does_not_count(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(place: Place, process: Process) -> None:
        run = process.store.run
        people = ["wrong", "resigned", "helped", "late", "fair"]
        await run(lambda db: add(db, *people))
        for guest in people:
            id = guest.ljust(16, "x")
            await run(lambda db: sit(db, guest, id))  # noqa: B023
            await run(lambda db: finish(db, id, wrong=guest == "wrong"))  # noqa: B023
            await run(partial(keeper._count_now, table=id))
        change = "UPDATE seats SET {} WHERE table_id = '{}'"
        await run(
            lambda db: db.do(change.format("resigned = 1, kind = 'bot', guest = ''", "resigned".ljust(16, "x")))
        )
        await run(
            lambda db: db.do(change.format("sat_from = 3, sat_to = 9", "helped".ljust(16, "x")) + " AND seat = 0")
        )
        await run(
            lambda db: db.do(
                "UPDATE tables SET moved = ? WHERE id = ?", calendar.opens(DAY) + 1, "late".ljust(16, "x")
            )
        )
        await process.do_due()
        found = {guest: await run(lambda db: day_queries.try_of(db, DAY, GAME, guest)) for guest in people}  # noqa: B023
        assert {guest: one.state for guest, one in found.items() if one} == {
            **dict.fromkeys(people, "void"),
            "fair": "counted",
        }

    on_database("sqlite", request, tmp_path, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_par_is_the_same_however_often_it_is_interrupted_and_stored_once(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deals, "PAR_BY", "random")
    monkeypatch.setattr(keeper, "STRETCH", 0.01)  # some decisions at a time
    monkeypatch.setattr(keeper, "AGAIN", 0.0)

    async def work(place: Place, process: Process) -> None:
        run = process.store.run
        row = await run(lambda db: deals.ensure(db, DAY, GAME, NOON))
        # Nothing is computed of a deal that nobody plays.
        assert await process.do_due() == 0
        for _ in range(2):
            await run(partial(deals.want_par, row=row, now=NOON))
        deal = deal_of(row)
        assert deal is not None
        game = par.ParGame(GAME, row.seats, deal, (row.par_by, row.level), row.par_iterations)
        actions, points = par.play_on(game, 60.0)
        assert points >= 0
        both = [process, Process(place.open())]
        await asyncio.gather(*(one.do_due() for one in both))
        await both[1].stop()
        found = await run(lambda db: day_queries.day_row(db, DAY, GAME))
        assert found is not None
        assert (found.par, found.par_actions) == (points, " ".join(map(str, actions)))
        assert await run(lambda db: due_queries.find(db, deals.PAR, f"{DAY} {GAME}")) is None
        # What a process adds that has lost its hold is not stored.
        late = DueRow(deals.PAR, f"{DAY} {GAME}", "", "", "", NOON, 1, "somebody else")
        await run(partial(keeper._save, due=late, row=found._replace(par=1)))
        assert (await run(lambda db: day_queries.day_row(db, DAY, GAME))) == found

    on_database(backend, request, tmp_path, work)


def test_every_midnight_there_is_another_deal(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(place: Place, process: Process) -> None:
        run = process.store.run
        await process.keeper.start()
        await process.keeper.start()
        await process.do_due()
        first = await run(lambda db: db.all("SELECT day, game, secret FROM days ORDER BY game"))
        assert [(day, game) for day, game, _ in first] == [(DAY, "murano"), (DAY, "venezia")]
        assert len({secret for _, _, secret in first}) == 2
        due = await run(lambda db: due_queries.find(db, keeper.DAY, ""))
        assert due is not None
        assert due.wanted == calendar.ends(DAY)
        at(monkeypatch, calendar.ends(DAY))
        await process.do_due()
        second = await run(lambda db: db.all("SELECT secret FROM days WHERE day = ?", calendar.after(DAY)))
        assert len(second) == 2
        assert not {secret for (secret,) in second} & {secret for _, _, secret in first}

    on_database("sqlite", request, tmp_path, work)


def test_a_past_deal_can_be_practised_and_nothing_of_that_counts(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async def work(place: Place, process: Process) -> None:
        run = process.store.run
        await run(lambda db: add(db, "anna", "bruno"))
        await run(lambda db: sit(db, "anna"))
        for too_early in (calendar.ends(DAY), calendar.opens(DAY) - 1):
            with pytest.raises(Refusal, match="no_such_day"):
                await run(lambda db: sit(db, "bruno", "b" * 16, too_early))  # noqa: B023
        later = calendar.opens(DAY)
        tables = [await run(lambda db: sit(db, "bruno", letter * 16, later)) for letter in "bc"]  # noqa: B023
        assert tables == ["b" * 16, "c" * 16]
        lines = [await run(partial(queries.lines, id=id)) for id in (ID, *tables)]
        assert lines[0] == lines[1] == lines[2]
        assert await run(lambda db: db.all("SELECT hints FROM tables WHERE deal <> '' ORDER BY id")) == [
            (0,),
            (1,),
            (1,),
        ]
        await run(lambda db: finish(db, tables[0]))
        assert await run(lambda db: counting.find(db, tables[0])) is None
        # Nobody can play a day that has not come, or of which there was no deal.
        for day in (calendar.after(DAY, 2), "2026-01-01"):
            with pytest.raises(Refusal, match="no_such_day"):
                await run(lambda db: sit(db, "anna", "e" * 16, later, day))  # noqa: B023

    on_database("sqlite", request, tmp_path, work)


def test_before_ones_own_try_has_counted_nothing_is_told_that_follows_from_the_deal(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Twins: two servers whose deals, pars and results differ say the same, byte by byte."""

    async def work(place: Place, process: Process) -> None:
        run = process.store.run
        await run(lambda db: add(db, "anna", "bruno"))
        await run(befriend)
        await run(lambda db: sit(db, "bruno", "b" * 16))

        def told(guest: str, now: float = NOON) -> Callable[[Db], bytes]:
            def read(db: Db) -> bytes:
                found: list[DayInfo | DayResults] = [standing.info(db, guest, now), state_of(db, guest, now)]
                return msgspec.json.encode(found)

            return read

        def world(db: Db, secret: str, score: int) -> None:
            db.do("UPDATE days SET secret = ?, par = ?, par_actions = '1 2', par_version = '1'", secret, score)
            db.do("UPDATE tries SET score = ?, rank = 1, state = 'counted' WHERE guest = 'bruno'", score)

        said: dict[str, list[bytes]] = {}
        for secret, score in (("1" * 64, 51), ("2" * 64, 67)):
            await run(partial(world, secret=secret, score=score))
            for guest in ("", "anna", "bruno"):
                said.setdefault(guest, []).append(await run(told(guest)))
                assert secret.encode() not in said[guest][-1]
                assert secret.encode() not in await run(told(guest, calendar.opens(DAY) + 1.0))
        assert said[""][0] == said[""][1]
        assert said["anna"][0] == said["anna"][1]
        # To him who has played, the points are told: so this would be noticed.
        assert said["bruno"][0] != said["bruno"][1]

    on_database("sqlite", request, tmp_path, work)


def befriend(db: Db) -> None:
    """Anna and Bruno are friends, and have been here for long."""
    for guest in ("anna", "bruno"):
        player_queries.become_player(db, guest, "", DeviceRow(guest, "", 0, 0))
        db.do("UPDATE players SET made = 0 WHERE guest = ?", guest)
    for one, other in (("anna", "bruno"), ("bruno", "anna")):
        db.do("INSERT INTO friends (id, guest, friend, made) VALUES (?, ?, ?, 0)", one, one, other)


def test_friends_see_each_others_week_and_guests_are_counted_apart(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async def work(place: Place, process: Process) -> None:
        run = process.store.run
        await run(lambda db: add(db, "anna", "bruno", "chiara"))
        await run(befriend)

        def played(db: Db) -> None:
            for day, guest, score, regular in (
                (DAY, "anna", 40, True),
                (DAY, "bruno", 52, True),
                (DAY, "chiara", 61, False),
                (calendar.after(DAY, -1), "anna", 33, True),
            ):
                deals.ensure(db, day, GAME, NOON)
                day_queries.add_try(db, TryRow(day, GAME, guest, "", int(NOON), "counted", score, 1, regular))

        await run(played)
        anna = await run(lambda db: state_of(db, "anna"))
        assert [(one.name, one.mine, [day.score for day in one.days[-2:]]) for one in anna.week] == [
            ("Anna", True, [33, 40]),
            ("Bruno", False, [None, 52]),
        ]
        assert (sum(bar.regulars for bar in anna.bars), sum(bar.guests for bar in anna.bars)) == (2, 1)
        info = await run(lambda db: standing.info(db, "anna", NOON))
        assert info.streak is not None
        assert info.streak.days == 2
        # A guest without a history sees the histogram, and has no week and no streak.
        chiara = await run(lambda db: state_of(db, "chiara"))
        assert (chiara.week, bool(chiara.bars)) == ([], True)
        assert (await run(lambda db: standing.info(db, "chiara", NOON))).streak is None

    on_database("sqlite", request, tmp_path, work)


@pytest.mark.parametrize(
    "scores", [[(50, 1, 1)], [(-3, 0, 2), (8, 1, 1)], [(0, 1, 1), (999, 0, 4)], [(31, 0, 1), (78, 1, 2)]]
)
def test_the_histogram_has_all_tries_and_no_gaps(scores: list[tuple[int, int, int]]) -> None:
    found = standing.bars(scores)
    assert len(found) <= standing.BARS
    assert [bar.first for bar in found[1:]] == [bar.last + 1 for bar in found[:-1]]
    for score, regular, count in scores:
        (bar,) = (bar for bar in found if bar.first <= score <= bar.last)
        assert (bar.regulars if regular else bar.guests) >= count
    assert sum(bar.regulars + bar.guests for bar in found) == sum(count for _, _, count in scores)


def test_whose_table_has_gone_may_practise_that_deal_later_and_not_today(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async def work(place: Place, process: Process) -> None:
        run = process.store.run
        await run(lambda db: add(db, "anna"))
        await run(lambda db: sit(db, "anna"))
        await run(lambda db: db.do("DELETE FROM tables"))
        for today in (NOON, calendar.opens(DAY) - 1):
            with pytest.raises(Refusal, match="not_now"):
                await run(lambda db: sit(db, "anna", "b" * 16, today))  # noqa: B023
        assert await run(lambda db: sit(db, "anna", "c" * 16, calendar.opens(DAY))) == "c" * 16

    on_database("sqlite", request, tmp_path, work)


def test_a_try_counts_whose_guest_becomes_a_player_while_it_is_checked(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async def work(place: Place, process: Process) -> None:
        run, pool = process.store.run, process.tables.pool
        await run(lambda db: add(db, "anna", "phone"))
        await run(lambda db: sit(db, "phone"))
        score = await run(lambda db: finish(db, ID))
        await run(partial(keeper._count_now, table=ID))

        async def meanwhile(work: Callable[[], object], patience: float) -> object:
            if await run(lambda db: guest_queries.guest_row(db, "phone")):
                await run(lambda db: merging.merge(db, "phone", "anna"))
            return work()

        pool.later = meanwhile  # type: ignore[method-assign,assignment]
        await process.do_due()
        found = await run(lambda db: day_queries.try_of(db, DAY, GAME, "anna"))
        assert found is not None
        assert (found.state, found.score) == ("counted", score)

    on_database("sqlite", request, tmp_path, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_who_plays_ahead_as_another_guest_and_joins_has_the_first_try(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async def work(place: Place, process: Process) -> None:
        run = process.store.run
        await run(lambda db: add(db, "phone", "anna", "desk", "bruno"))
        await run(lambda db: sit(db, "phone", "a" * 16))
        await run(lambda db: sit(db, "anna", "b" * 16, NOON + 60))
        await run(lambda db: sit(db, "bruno", "c" * 16))
        await run(lambda db: sit(db, "desk", "d" * 16, NOON + 60))

        def join(db: Db) -> None:
            merging.merge(db, "phone", "anna")
            merging.merge(db, "desk", "bruno")

        await run(join)
        found = await run(lambda db: db.all("SELECT guest, table_id FROM tries ORDER BY guest"))
        assert found == [("anna", "a" * 16), ("bruno", "c" * 16)]

    on_database(backend, request, tmp_path, work)
