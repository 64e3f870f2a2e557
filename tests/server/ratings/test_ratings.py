"""Ratings follow from the games that have counted, in the order in which these ended, whoever computes them."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from bench import bot_ratings as bench
from laguna.kernel.game import Result
from laguna.server.admin import Command
from laguna.server.admin.commands import carry_out
from laguna.server.limits import Limits
from laguna.server.players import merging
from laguna.server.ratings import counting
from laguna.server.ratings.scale import bot_skill
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.show.rating_range import BEGINNER, HIDDEN, Skill, bot_rating, bot_ratings, range_of
from laguna.server.store import Db, Store, due_queries, guest_queries, queries, rating_queries
from laguna.server.store.rows import RatingRow, SeatRow, TableRow
from laguna.server.tables import lobby, new_tables, seat_transfer
from laguna.server.tables.refusal import Refusal
from laguna.server.tables.services import TableServices
from laguna.server.tables.worker_pool import WorkerPool

from ..conftest import BACKENDS
from ..tables.test_due_work import Place, with_database

GAME = "murano"
NOW = 1_800_000_000


def ended(
    db: Db,
    id: str,
    at: int,
    who: list[str],
    ranks: list[int],
    change: Callable[[TableRow, list[SeatRow]], None] | None = None,
) -> None:
    """A game that has just ended: people by name, bots by level."""
    row = TableRow(
        id, GAME, 1, len(who), {}, "en", False, False, "", who[0], "over", "", 9, -2, "", 0, at, 0, rated=1,
        result=msgspec.json.encode(Result(tuple(ranks), tuple(ranks), ())).decode(),
    )  # fmt: skip
    seats = [
        SeatRow(id, n, "bot", level=one) if one in bot_ratings()[GAME] else SeatRow(id, n, "guest", guest=one)
        for n, one in enumerate(who)
    ]
    for seat in seats:
        if seat.guest:
            guest_queries.add_guest(db, seat.guest, "", seat.guest, NOW)
    if change:
        change(row, seats)
    queries.add_table(db, row, seats)
    for seat in seats:
        if seat.guest:
            queries.hold(db, seat)


def count(db: Db, id: str) -> bool:
    return counting.count(db, id, NOW)


async def rate(store: Store, game: str = GAME) -> bool:
    """What a process does when ratings are due; False if there was nothing to do, or somebody was faster."""
    work = await store.run(partial(counting.find, game=game))
    if work is None:
        return False
    work.compute()
    return await store.run(partial(counting.save, work=work))


def ratings(db: Db) -> list[RatingRow]:
    rows = db.all("SELECT guest, game, mu, sigma, games FROM ratings ORDER BY guest")
    return [RatingRow(guest, game, round(mu, 9), round(sigma, 9), games) for guest, game, mu, sigma, games in rows]


GAMES = [
    ("a" * 16, 100, ["anna", "bruno", "normal"], [1, 2, 3]),
    ("b" * 16, 200, ["bruno", "chiara"], [1, 2]),
    ("c" * 16, 300, ["chiara", "hard"], [2, 1]),
    ("d" * 16, 300, ["anna", "bruno", "chiara"], [2, 2, 1]),
]


async def all_rated(
    store: Store, games: list[tuple[str, int, list[str], list[int]]], each: bool
) -> list[RatingRow]:
    for id, at, who, ranks in games:
        await store.run(lambda db: ended(db, id, at, who, ranks))  # noqa: B023
        assert await store.run(partial(count, id=id))
        if each:
            assert await rate(store)
    while await rate(store):
        pass
    return await store.run(ratings)


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_order_in_which_games_are_noticed_changes_nothing(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async def work(place: Place) -> None:
        store = place.stores[0]
        found = await all_rated(store, [GAMES[3], GAMES[0], GAMES[2], GAMES[1]], each=True)
        assert [(one.guest, one.games) for one in found] == [("anna", 2), ("bruno", 3), ("chiara", 3)]
        # Computed anew from the games, they are the same.
        answer = await carry_out(store, Command("ratings"), Limits())
        assert (answer.error, answer.rated) == ("", 4)
        assert await store.run(ratings) == found
        # And so they are where all were computed at once, in their order.
        await store.run(
            lambda db: [db.do(f"DELETE FROM {one}") for one in ("rated_games", "ratings", "rating_steps")]
        )
        await store.run(lambda db: db.do("UPDATE tables SET rated = 1"))
        for id, *_ in GAMES:
            await store.run(partial(count, id=id))
        assert await rate(store)
        assert await store.run(ratings) == found
        assert not await rate(store)

    with_database(backend, request, tmp_path, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_game_counts_once_however_many_processes_look(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async def work(place: Place) -> None:
        store, other = place.stores[0], place.open()
        id, at, who, ranks = GAMES[0]
        await store.run(lambda db: ended(db, id, at, who, ranks))
        counted = await asyncio.gather(*(one.run(partial(count, id=id)) for one in (store, other, store)))
        assert sorted(counted) == [False, False, True]
        # Both compute from the same, and one of them stores it.
        first, second = [await one.run(partial(counting.find, game=GAME)) for one in (store, other)]
        assert first is not None
        assert second is not None
        first.compute()
        second.compute()
        assert await store.run(partial(counting.save, work=first))
        assert not await other.run(partial(counting.save, work=second))
        assert {row.games for row in await store.run(ratings)} == {1}

    with_database(backend, request, tmp_path, work)


def test_what_does_not_count(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    def hints(row: TableRow, seats: list[SeatRow]) -> None:
        row.hints = True

    def two_seats(row: TableRow, seats: list[SeatRow]) -> None:
        seats[1].guest = seats[0].guest

    def sitter(row: TableRow, seats: list[SeatRow]) -> None:
        seats[1].kind, seats[1].guest, seats[1].former, seats[1].level = "bot", "", "bruno", "normal"

    def resigned(row: TableRow, seats: list[SeatRow]) -> None:
        seats[1].kind, seats[1].guest, seats[1].resigned, seats[1].level = "bot", "", True, "normal"

    def unknown_bot(row: TableRow, seats: list[SeatRow]) -> None:
        seats[1].kind, seats[1].guest, seats[1].level = "bot", "", "ferryman"

    def day(row: TableRow, seats: list[SeatRow]) -> None:
        row.deal = "2026-11-18"

    def marked(row: TableRow, seats: list[SeatRow]) -> None:
        row.mark = "browser"

    def not_rated(row: TableRow, seats: list[SeatRow]) -> None:
        row.rated = 0

    async def work(place: Place) -> None:
        store = place.stores[0]
        cases = [hints, two_seats, sitter, resigned, unknown_bot, day, marked, not_rated]
        for number, change in enumerate(cases):
            id = "abcdefghi"[number] * 16
            await store.run(lambda db: ended(db, id, 1, ["anna", "bruno"], [1, 2], change))  # noqa: B023
            assert not await store.run(partial(count, id=id)), change.__name__

        def passed_on(db: Db) -> bool:
            """Somebody else had the seat before."""
            ended(db, "x" * 16, 1, ["anna", "bruno"], [1, 2])
            queries.hold(db, SeatRow("x" * 16, 1, "guest", guest="chiara"))
            return count(db, "x" * 16)

        assert not await store.run(passed_on)

        def back(db: Db, lines: int) -> bool:
            """A bot sat in for somebody who came back, and did something or not."""
            id = "yz"[lines] * 16
            ended(db, id, 1, ["anna", "bruno"], [1, 2])
            row, seat = queries.table(db, id), queries.seats(db, id)[1]
            assert row is not None
            seat_transfer.sit_in(db, row, seat)
            for n in range(lines):
                db.do("INSERT INTO lines (table_id, n, seat, what, at) VALUES (?, ?, 1, 'act', 0)", id, row.n + n)
            seat_transfer.take_back(db, row, seat)
            queries.save_seat(db, seat)
            return count(db, id)

        assert await store.run(partial(back, lines=0))
        assert not await store.run(partial(back, lines=1))
        assert len(await store.run(partial(rating_queries.seats, game=GAME, unused=False))) == 2

    with_database("sqlite", request, tmp_path, work)


def nothing(db: Db, id: str) -> None:
    pass


def another_level(db: Db, id: str) -> None:
    """The bot that ends the game is another one than the bot that has played it."""
    lobby.hand_on(db, id, 2, "anna", "bot", "hard")


def same_level(db: Db, id: str) -> None:
    lobby.hand_on(db, id, 2, "anna", "bot", "normal")


def from_a_bot(db: Db, id: str) -> None:
    """Somebody goes on with what a bot has played."""
    for guest in ("anna", "bruno"):
        lobby.hand_on(db, id, 2, guest, "open", "")
    lobby.join(db, id, 2, "chiara", "Chiara", None)


def back_after_resigning(db: Db, id: str) -> None:
    """A bot has played for whoever resigned."""
    lobby.resign(db, id, 1, "bruno")
    db.do("UPDATE seats SET kind = 'open' WHERE table_id = ? AND seat = 1", id)
    lobby.join(db, id, 1, "bruno", "Bruno", None)


def forgotten_behind_a_sitter(db: Db, id: str) -> None:
    """Bruno has played until a bot sat in for him, and is not known any more."""
    lobby.hand_on(db, id, 1, "bruno", "bot", "normal")
    guest_queries.forget_guest(db, "bruno")


def forgotten_before_another(db: Db, id: str) -> None:
    """Bruno has given his seat to Chiara, and is not known any more."""
    lobby.hand_on(db, id, 1, "bruno", "open", "")
    lobby.join(db, id, 1, "chiara", "Chiara", None)
    guest_queries.forget_guest(db, "bruno")


@pytest.mark.parametrize(
    ("happens", "counts"),
    [
        (nothing, True),
        (same_level, True),
        (another_level, False),
        (from_a_bot, False),
        (back_after_resigning, False),
        (forgotten_behind_a_sitter, False),
        (forgotten_before_another, False),
    ],
)
def test_every_seat_is_played_by_one_from_beginning_to_end(
    happens: Callable[[Db, str], None], counts: bool, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    def play(db: Db) -> bool:
        id = "a" * 16
        for guest in ("anna", "bruno", "chiara"):
            guest_queries.add_guest(db, guest, "", guest, NOW)
        new = NewTable(GAME, [SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "normal")], rated=True)
        lobby.make(db, id, new_tables.parse(new), "anna", "Anna", Limits(), NOW)
        lobby.join(db, id, 1, "bruno", "Bruno", None)
        row = queries.table(db, id)
        assert row is not None
        # Everybody has done something.
        for seat in range(3):
            db.do(
                "INSERT INTO lines (table_id, n, seat, what, at) VALUES (?, ?, ?, 'act', 0)",
                id,
                row.n + seat,
                seat,
            )
        happens(db, id)
        result = msgspec.json.encode(Result((1, 2, 3), (3, 2, 1), ())).decode()
        db.do("UPDATE tables SET state = 'over', result = ? WHERE id = ?", result, id)
        return count(db, id)

    async def work(place: Place) -> None:
        assert await place.stores[0].run(play) == counts

    with_database("sqlite", request, tmp_path, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_ratings_go_with_their_person_and_leave_the_others_as_they_are(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async def work(place: Place) -> None:
        store = place.stores[0]
        before = await all_rated(store, GAMES, each=False)
        await store.run(partial(guest_queries.forget_guest, guest="bruno"))
        await store.run(counting.recompute)
        left = await store.run(ratings)
        assert left == [one for one in before if one.guest != "bruno"]
        assert not await store.run(lambda db: db.all("SELECT 1 FROM rated_seats WHERE guest = 'bruno'"))

    with_database(backend, request, tmp_path, work)


@pytest.mark.parametrize("backend", BACKENDS)
def test_who_turns_out_to_be_one_person_is_not_rated_against_themselves(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async def work(place: Place) -> None:
        store = place.stores[0]
        await all_rated(store, GAMES, each=False)
        await store.run(partial(merging.merge, guest="chiara", player="bruno"))
        assert await store.run(lambda db: due_queries.find(db, rating_queries.RATE, GAME)) is not None
        while await rate(store):
            pass
        # The games of the two against each other are gone.
        found = await store.run(ratings)
        assert [(one.guest, one.games) for one in found] == [("anna", 1), ("bruno", 2)]

    with_database(backend, request, tmp_path, work)


def test_what_was_read_before_two_became_one_person_is_not_stored(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Not even if these are the first ratings that were ever computed."""

    async def work(place: Place) -> None:
        store = place.stores[0]
        for id, at, who, ranks in GAMES[:2]:
            await store.run(lambda db: ended(db, id, at, who, ranks))  # noqa: B023
            assert await store.run(partial(count, id=id))
        early = await store.run(partial(counting.find, game=GAME))
        assert early is not None
        early.compute()
        await store.run(partial(merging.merge, guest="chiara", player="bruno"))
        assert not await store.run(partial(counting.save, work=early))
        assert await rate(store)
        assert [(one.guest, one.games) for one in await store.run(ratings)] == [("anna", 1), ("bruno", 1)]

    with_database("sqlite", request, tmp_path, work)


def test_when_the_only_game_is_gone_so_is_the_rating(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        store = place.stores[0]
        assert len(await all_rated(store, GAMES[1:2], each=True)) == 2
        await store.run(partial(merging.merge, guest="chiara", player="bruno"))
        assert await rate(store)
        assert await store.run(ratings) == []

    with_database("sqlite", request, tmp_path, work)


def test_a_rating_is_hidden_at_first_and_then_a_range_that_narrows() -> None:
    assert range_of(None) is None
    assert range_of(Skill(games=HIDDEN - 1)) is None
    wide, narrow = range_of(Skill(games=HIDDEN)), range_of(Skill(sigma=1.0, games=HIDDEN))
    assert wide is not None
    assert narrow is not None
    assert wide[0] < narrow[0] < BEGINNER < narrow[1] < wide[1]


def test_who_beats_a_bot_again_and_again_comes_to_stand_above_it(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async def work(place: Place) -> None:
        store = place.stores[0]
        alphabet = "abcdefghijklmnop"
        games = [(alphabet[n] * 16, n, ["anna", "normal"], [1, 2]) for n in range(12)]
        (anna,) = await all_rated(store, games, each=False)
        found = range_of(Skill(anna.mu, anna.sigma, anna.games))
        assert found is not None
        normal = bot_rating(GAME, "normal")
        assert normal is not None
        assert found[0] > normal - 200
        assert sum(found) / 2 > normal
        # A bot stays where it is.
        assert bot_skill(GAME, "normal") == Skill(25.0, 0.5)

    with_database("sqlite", request, tmp_path, work)


def test_the_ratings_of_bots_are_those_of_the_arena() -> None:
    assert bench.PLACE.read_text("utf-8") == bench.text()
    for levels in bot_ratings().values():
        assert list(levels.values()) == sorted(levels.values())
        assert levels["normal"] == BEGINNER


@pytest.mark.parametrize(
    ("reason", "more"),
    [
        ("rated_hints", {"hints": True}),
        ("rated_device", {"seats": [SeatPlan("me"), SeatPlan("me")]}),
        ("rated_guide", {"guide": "first", "seats": [SeatPlan("me"), SeatPlan("bot")]}),
    ],
)
def test_a_table_that_cannot_count_is_not_made_as_one_that_does(reason: str, more: dict[str, object]) -> None:
    new = NewTable(GAME, [SeatPlan("me"), SeatPlan("open")], rated=True)
    with pytest.raises(Refusal) as refusal:
        new_tables.parse(msgspec.structs.replace(new, **more))
    assert (refusal.value.error, refusal.value.reason) == ("cannot_play", reason)
    row, _ = new_tables.rows_of(new_tables.parse(new), "a" * 16, "anna", "", 0)
    assert (row.rated, row.hints) == (1, False)
    alone = NewTable(GAME, [SeatPlan("me"), SeatPlan("bot")], rated=True)
    row, _ = new_tables.rows_of(new_tables.parse(alone), "a" * 16, "anna", "", 0)
    assert (row.rated, row.hints) == (1, False)


def test_where_ratings_are_switched_off_nobody_is_told_of_any(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """A table that was to count may be older than that."""

    async def work(place: Place) -> None:
        store, id = place.stores[0], "a" * 16

        def begin(db: Db) -> None:
            guest_queries.add_guest(db, "anna", "", "anna", NOW)
            new = NewTable(GAME, [SeatPlan("me"), SeatPlan("bot", "normal")], rated=True)
            lobby.make(db, id, new_tables.parse(new), "anna", "Anna", Limits(), NOW)
            rating_queries.save_rating(db, RatingRow("anna", GAME, 25.0, 1.0, HIDDEN))

        await store.run(begin)
        for shown in (True, False):
            tables = TableServices(store, WorkerPool(1), Limits(), ratings=shown)
            live = await tables.loaded.get(id)
            for _ in range(2):
                told = [one.rating for one in live.info("anna", "en").seats]
                assert [bool(one) for one in told] == [shown, shown]
                async with live.lock:
                    await tables.loaded.refresh(live)
            await tables.stop()

    with_database("sqlite", request, tmp_path, work)
