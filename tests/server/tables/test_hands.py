"""Nobody comes to see two hands of one game, whatever happens to seats; unless they began with both."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from laguna.server.limits import Limits
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.store import Db, migrate, open_store, queries
from laguna.server.tables import lobby
from laguna.server.tables.refusal import Refusal

from ..browser import run

ID = "a" * 16


def at_a_table(tmp_path: Path, kinds: list[str], work: Callable[[Db], None]) -> None:
    """Do something at a table that Anna made."""

    async def begin() -> None:
        store = open_store(str(tmp_path / "tables.sqlite"))
        try:
            await store.run(migrate)
            new = NewTable("murano", [SeatPlan(kind) for kind in kinds])  # type: ignore[arg-type]
            await store.run(lambda db: lobby.make(db, ID, lobby.parse(new), "anna", "Anna", Limits(), 0))
            await store.run(work)
        finally:
            await store.close()

    run(begin)


def take(db: Db, seat: int, guest: str) -> None:
    lobby.join(db, ID, seat, guest, guest, None)


def refused(db: Db, seat: int, guest: str) -> None:
    with pytest.raises(Refusal, match="seat_seen"):
        take(db, seat, guest)


def let_time_pass(db: Db) -> None:
    db.do("UPDATE seats SET seen = 0")


def test_whoever_gave_their_own_seat_away_gets_no_other(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        take(db, 1, "bruno")
        lobby.hand_on(db, ID, 0, "anna", "bot", "easy")
        let_time_pass(db)
        lobby.hand_on(db, ID, 1, "anna", "open", "easy")
        refused(db, 1, "anna")
        take(db, 0, "anna")
        refused(db, 1, "anna")
        take(db, 1, "bruno")
        assert [seat.guest for seat in queries.seats(db, ID)] == ["anna", "bruno"]

    at_a_table(tmp_path, ["me", "open"], work)


def test_whoever_resigned_or_was_replaced_gets_no_other_seat(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        take(db, 1, "bruno")
        take(db, 2, "chiara")
        lobby.resign(db, ID, 1, "bruno")
        let_time_pass(db)
        lobby.hand_on(db, ID, 2, "anna", "open", "easy")
        refused(db, 2, "bruno")
        take(db, 2, "dario")
        let_time_pass(db)
        lobby.hand_on(db, ID, 2, "anna", "bot", "easy")
        lobby.hand_on(db, ID, 1, "anna", "open", "easy")
        refused(db, 1, "chiara")
        refused(db, 1, "dario")
        take(db, 1, "bruno")

    at_a_table(tmp_path, ["me", "open", "open"], work)


def test_whoever_began_with_two_seats_may_have_both_again(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        take(db, 2, "bruno")
        for seat in (0, 1):
            lobby.hand_on(db, ID, seat, "anna", "bot", "easy")
        take(db, 0, "anna")
        lobby.hand_on(db, ID, 1, "anna", "back", "easy")
        assert [seat.guest for seat in queries.seats(db, ID)] == ["anna", "anna", "bruno"]
        let_time_pass(db)
        lobby.hand_on(db, ID, 2, "anna", "open", "easy")
        refused(db, 2, "anna")

    at_a_table(tmp_path, ["me", "me", "open"], work)


def test_seats_left_before_the_game_begins_do_not_count(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        take(db, 1, "bruno")
        lobby.get_up(db, ID, 1, "bruno")
        take(db, 2, "bruno")
        take(db, 1, "chiara")
        lobby.resign(db, ID, 2, "bruno")
        let_time_pass(db)
        lobby.hand_on(db, ID, 1, "anna", "open", "easy")
        refused(db, 1, "bruno")
        assert queries.held(db, ID, "bruno") == [2]

    at_a_table(tmp_path, ["me", "open", "open"], work)


def test_a_rematch_leaves_everybody_time_to_come(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        take(db, 1, "bruno")
        db.do("UPDATE tables SET state = 'closed'")
        again = lobby.rematch(db, ID, "b" * 16, "anna", int(time.time()))
        with pytest.raises(Refusal, match="seat_here"):
            lobby.hand_on(db, again, 0, "anna", "bot", "easy")
        let_time_pass(db)
        lobby.hand_on(db, again, 0, "anna", "bot", "easy")

    at_a_table(tmp_path, ["me", "open"], work)
