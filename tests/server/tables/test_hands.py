"""Nobody comes to see a hand that is not theirs, whatever happens to seats; unless those it concerns agree."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from laguna.server.limits import Limits
from laguna.server.show.messages import NewTable, SeatPlan
from laguna.server.store import Db, migrate, open_store, people_queries, queries
from laguna.server.tables import lobby, new_tables
from laguna.server.tables.refusal import Refusal
from laguna.server.tables.seat_transfer import ABSENT

from ..browser import run

ID = "a" * 16


def at_a_table(tmp_path: Path, kinds: list[str], work: Callable[[Db], None]) -> None:
    """Do something at a table that Anna made."""

    async def begin() -> None:
        store = open_store(str(tmp_path / "tables.sqlite"))
        try:
            await store.run(migrate)
            new = NewTable("murano", [SeatPlan(kind) for kind in kinds])  # type: ignore[arg-type]
            await store.run(lambda db: lobby.make(db, ID, new_tables.parse(new), "anna", "Anna", Limits(), 0))
            await store.run(work)
        finally:
            await store.close()

    run(begin)


def take(db: Db, seat: int, guest: str) -> None:
    lobby.join(db, ID, seat, guest, guest, None)


def refused(db: Db, seat: int, guest: str, error: str = "seat_seen") -> None:
    with pytest.raises(Refusal, match=f"^{error}$"):
        take(db, seat, guest)


def hand_on(db: Db, seat: int, guest: str, kind: str) -> str:
    return lobby.hand_on(db, ID, seat, guest, kind, "easy")


def not_handed_on(db: Db, seat: int, guest: str, kind: str, error: str) -> None:
    before = queries.seats(db, ID)
    with pytest.raises(Refusal, match=f"^{error}$"):
        hand_on(db, seat, guest, kind)
    assert queries.seats(db, ID) == before


def kinds_of(db: Db) -> list[str]:
    return [seat.kind for seat in queries.seats(db, ID)]


def guests_of(db: Db) -> list[str]:
    return [seat.guest for seat in queries.seats(db, ID)]


def be_here(db: Db, *guests: str) -> None:
    for guest in guests:
        db.do("UPDATE seats SET seen = ? WHERE guest = ?", int(time.time()) + 40, guest)


def let_time_pass(db: Db) -> None:
    db.do("UPDATE seats SET seen = 0")


def test_an_owner_with_a_second_browser_reads_no_absent_players_hand(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        take(db, 1, "bruno")
        let_time_pass(db)
        for kind in ("open", "reserved"):
            not_handed_on(db, 1, "anna", kind, "too_few")
        assert hand_on(db, 1, "anna", "bot") == "bot"
        for kind in ("open", "reserved"):
            not_handed_on(db, 1, "anna", kind, "too_few")
        refused(db, 1, "anna's second browser", "seat_taken")
        # Nor by a link that she makes, nor by giving up her own seat and coming back as another.
        with pytest.raises(Refusal, match="not_now"):
            lobby.invite(db, ID, 1, "anna", "code")
        lobby.resign(db, ID, 0, "anna")
        not_handed_on(db, 1, "anna", "open", "not_yours")
        not_handed_on(db, 0, "anna", "open", "not_yours")
        take(db, 1, "bruno")
        assert guests_of(db) == ["", "bruno"]

    at_a_table(tmp_path, ["me", "open"], work)


def test_an_owner_with_a_second_browser_reads_no_bots_hand(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        take(db, 1, "bruno")
        # Bruno alone is not enough: she could be anybody.
        assert hand_on(db, 2, "anna", "open") == "asked"
        assert kinds_of(db) == ["guest", "guest", "bot"]
        # A second word of the same person is still one person.
        assert hand_on(db, 2, "anna", "reserved") == "asked"
        refused(db, 2, "anna's second browser", "seat_taken")
        not_handed_on(db, 2, "anna's second browser", "open", "not_yours")
        assert hand_on(db, 2, "bruno", "open") == "offered"
        refused(db, 2, "anna")
        refused(db, 2, "bruno")
        take(db, 2, "chiara")
        assert guests_of(db) == ["anna", "bruno", "chiara"]

    at_a_table(tmp_path, ["me", "open", "bot"], work)


def test_alone_with_bots_nobody_changes_places(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        for seat in (1, 2):
            for kind in ("open", "reserved"):
                not_handed_on(db, seat, "anna", kind, "too_few")

    at_a_table(tmp_path, ["me", "bot", "bot"], work)


def test_several_seats_of_one_browser_are_one_person(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        take(db, 2, "bruno")
        let_time_pass(db)
        not_handed_on(db, 2, "anna", "open", "too_few")

    at_a_table(tmp_path, ["me", "me", "open"], work)


def test_who_has_no_seat_has_no_say_even_if_they_had_one(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        for seat, guest in enumerate(("bruno", "chiara", "dario"), 1):
            take(db, seat, guest)
        let_time_pass(db)
        not_handed_on(db, 1, "spectator", "open", "not_yours")
        not_handed_on(db, 1, "spectator", "bot", "not_yours")
        # What Chiara said does not count once she has resigned, and she says nothing more.
        assert hand_on(db, 1, "chiara", "open") == "asked"
        lobby.resign(db, ID, 2, "chiara")
        not_handed_on(db, 1, "chiara", "open", "not_yours")
        assert hand_on(db, 1, "anna", "open") == "asked"
        assert hand_on(db, 1, "dario", "open") == "offered"

    at_a_table(tmp_path, ["me", "open", "open", "open"], work)


def test_a_second_browser_in_ones_own_seat_is_no_second_person(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        take(db, 1, "bruno")
        take(db, 2, "chiara")
        let_time_pass(db)
        assert hand_on(db, 1, "anna", "open") == "asked"
        assert hand_on(db, 0, "anna", "open") == "offered"
        take(db, 0, "anna's second browser")
        assert hand_on(db, 1, "anna's second browser", "open") == "asked"
        not_handed_on(db, 1, "anna", "open", "not_yours")
        assert kinds_of(db)[1] == "guest"

    at_a_table(tmp_path, ["me", "open", "open"], work)


def test_whoever_is_here_keeps_their_seat_whatever_others_say(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        for seat, guest in enumerate(("bruno", "chiara"), 1):
            take(db, seat, guest)
        for kind in ("bot", "open", "reserved"):
            for guest in ("anna", "chiara"):
                not_handed_on(db, 1, guest, kind, "seat_here")
        db.do("UPDATE seats SET seen = ? WHERE seat = 1", int(time.time()) - ABSENT + 5)
        not_handed_on(db, 1, "anna", "bot", "seat_here")
        db.do("UPDATE seats SET seen = ? WHERE seat = 1", int(time.time()) - ABSENT)
        assert hand_on(db, 1, "anna", "bot") == "bot"

    at_a_table(tmp_path, ["me", "open", "open"], work)


def test_a_bot_sits_in_if_all_others_who_are_here_say_so(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        for seat, guest in enumerate(("bruno", "chiara", "dario"), 1):
            take(db, seat, guest)
        let_time_pass(db)
        be_here(db, "bruno", "chiara")
        begun = queries.table(db, ID).n  # type: ignore[union-attr]
        # The owner is away, too.
        assert hand_on(db, 3, "bruno", "bot") == "asked"
        lobby.withdraw(db, ID, 3, "bruno")
        assert hand_on(db, 3, "chiara", "bot") == "asked"
        assert hand_on(db, 3, "bruno", "bot") == "bot"
        one = queries.seats(db, ID)[3]
        assert (one.level, one.former, one.sat_from, one.sat_to) == ("normal", "dario", begun, -1)
        # Nobody makes it play worse, and it goes when Dario comes.
        not_handed_on(db, 3, "anna", "bot", "not_now")
        db.do("UPDATE tables SET n = 9")
        take(db, 3, "dario")
        one = queries.seats(db, ID)[3]
        assert (one.guest, one.name, one.former, one.sat_from, one.sat_to) == ("dario", "dario", "", begun, 9)

    at_a_table(tmp_path, ["me", "open", "open", "open"], work)


def test_what_was_said_about_a_seat_ends_when_its_player_is_back(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        for seat, guest in enumerate(("bruno", "chiara"), 1):
            take(db, seat, guest)
        let_time_pass(db)
        assert hand_on(db, 1, "chiara", "open") == "asked"
        lobby.welcome(db, ID, 1, "anna")
        assert len(people_queries.votes(db, ID)) == 1
        lobby.welcome(db, ID, 1, "bruno")
        assert people_queries.votes(db, ID) == []
        assert hand_on(db, 1, "anna", "open") == "asked"

    at_a_table(tmp_path, ["me", "open", "open"], work)


def test_one_may_give_ones_own_seat_to_whom_one_invites(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        take(db, 1, "bruno")
        assert hand_on(db, 1, "bruno", "reserved") == "offered"
        lobby.invite(db, ID, 1, "bruno", "secret")
        refused(db, 1, "mallory", "bad_code")
        lobby.join(db, ID, 1, "chiara", "Chiara", "secret")
        assert guests_of(db) == ["anna", "chiara"]
        # The link of a former player opens nothing: it would be Chiara's hand by now.
        refused(db, 1, "bruno", "seat_taken")
        lobby.resign(db, ID, 1, "chiara")
        refused(db, 1, "bruno", "seat_taken")
        not_handed_on(db, 1, "bruno", "open", "not_yours")
        not_handed_on(db, 1, "anna", "back", "not_now")
        with pytest.raises(Refusal, match="not_owner"):
            lobby.invite(db, ID, 1, "bruno", "again")

    at_a_table(tmp_path, ["me", "open"], work)


def test_a_seat_that_nobody_wants_goes_back_to_its_bot(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        take(db, 1, "bruno")
        db.do("UPDATE seats SET level = 'hard' WHERE seat = 2")
        hand_on(db, 2, "anna", "open")
        assert hand_on(db, 2, "bruno", "open") == "offered"
        # What was said once is not said for ever.
        assert people_queries.votes(db, ID) == []
        assert hand_on(db, 2, "anna", "bot") == "bot"
        assert queries.seats(db, ID)[2].level == "hard"
        assert hand_on(db, 2, "bruno", "open") == "asked"

    at_a_table(tmp_path, ["me", "open", "bot"], work)


def test_whoever_gave_their_own_seat_away_gets_no_other(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        for seat, guest in enumerate(("bruno", "chiara", "dario"), 1):
            take(db, seat, guest)
        assert hand_on(db, 0, "anna", "bot") == "bot"
        let_time_pass(db)
        hand_on(db, 1, "chiara", "open")
        hand_on(db, 1, "dario", "open")
        refused(db, 1, "anna")
        take(db, 0, "anna")
        refused(db, 1, "anna")
        take(db, 1, "bruno")
        assert guests_of(db) == ["anna", "bruno", "chiara", "dario"]

    at_a_table(tmp_path, ["me", "open", "open", "open"], work)


def test_whoever_resigned_or_was_replaced_gets_no_other_seat(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        for seat, guest in enumerate(("bruno", "chiara", "dario"), 1):
            take(db, seat, guest)
        lobby.resign(db, ID, 1, "bruno")
        let_time_pass(db)
        hand_on(db, 2, "anna", "open")
        hand_on(db, 2, "dario", "open")
        refused(db, 2, "bruno")
        take(db, 2, "elena")
        hand_on(db, 1, "anna", "open")
        hand_on(db, 1, "elena", "open")
        refused(db, 1, "chiara")
        refused(db, 1, "elena")
        take(db, 1, "bruno")

    at_a_table(tmp_path, ["me", "open", "open", "open"], work)


def test_whoever_began_with_two_seats_may_have_both_again(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        take(db, 2, "bruno")
        for seat in (0, 1):
            hand_on(db, seat, "anna", "bot")
        take(db, 0, "anna")
        hand_on(db, 1, "anna", "back")
        assert guests_of(db) == ["anna", "anna", "bruno"]

    at_a_table(tmp_path, ["me", "me", "open"], work)


def test_seats_left_before_the_game_begins_do_not_count(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        take(db, 1, "bruno")
        lobby.get_up(db, ID, 1, "bruno")
        take(db, 2, "bruno")
        take(db, 1, "chiara")
        take(db, 3, "dario")
        lobby.resign(db, ID, 2, "bruno")
        let_time_pass(db)
        hand_on(db, 1, "anna", "open")
        hand_on(db, 1, "dario", "open")
        refused(db, 1, "bruno")
        assert queries.held(db, ID, "bruno") == [2]

    at_a_table(tmp_path, ["me", "open", "open", "open"], work)


def test_one_changes_from_seat_to_seat_before_the_game_begins(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        lobby.join(db, ID, 2, "anna", "", None, leave=0)
        assert [(seat.guest, seat.name) for seat in queries.seats(db, ID)] == [
            ("", ""),
            ("", ""),
            ("anna", "Anna"),
        ]
        take(db, 0, "bruno")
        with pytest.raises(Refusal, match="not_yours"):
            lobby.join(db, ID, 1, "anna", "", None, leave=0)
        assert guests_of(db) == ["bruno", "", "anna"]
        # The last free seat: she changes, and the game does not begin with her in two.
        lobby.join(db, ID, 1, "anna", "", None, leave=2)
        assert guests_of(db) == ["bruno", "anna", ""]
        take(db, 2, "chiara")
        with pytest.raises(Refusal, match="seat_seen"):
            lobby.join(db, ID, 2, "anna", "", None, leave=1)
        assert kinds_of(db) == ["guest"] * 3

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


def test_for_whom_a_bot_sat_in_has_a_seat_at_the_rematch(tmp_path: Path) -> None:
    def work(db: Db) -> None:
        take(db, 1, "bruno")
        let_time_pass(db)
        hand_on(db, 1, "anna", "bot")
        db.do("UPDATE tables SET state = 'closed'")
        again = lobby.rematch(db, ID, "b" * 16, "anna", int(time.time()))
        assert [seat.kind for seat in queries.seats(db, again)] == ["open", "bot", "guest"]

    at_a_table(tmp_path, ["me", "open", "bot"], work)
