"""Making tables, sitting down, getting up, and handing seats on. Each function is one transaction."""

import time
from collections.abc import Sequence

from .. import shared_clock
from ..limits import Limits
from ..store import Db, clock_queries, day_queries, people_queries, queries
from ..store.locks import lock
from ..store.rows import SeatRow, TableRow
from . import clocks, credentials, new_tables, seat_transfer
from .compatibility import cannot_go_on
from .continuing import Left, is_alone
from .levels import sitter_of
from .new_tables import TablePlan, rematch_of, rows_of
from .refusal import Refusal
from .seat_transfer import Handed

AWAY = 45
"""How many seconds a seat counts as connected after its last sign of life, and then is kept for its player."""


def make(db: Db, id: str, plan: TablePlan, guest: str, known: str, limits: Limits, now: int) -> None:
    """Make a table. `known` is what its maker was called last."""
    if queries.count_unfinished(db, guest) >= limits.tables:
        raise Refusal("too_many")
    row, rows = rows_of(plan, id, guest, known, now)
    queries.add_table(db, row, rows)
    clocks.note_zone(db, row, guest, plan.new.zone)
    begin(db, row, rows, now)


def go_on(db: Db, id: str, left: Left, guest: str, known: str, limits: Limits, now: int) -> None:
    """Make a table that goes on where another game was left."""
    if queries.count_unfinished(db, guest) >= limits.tables:
        raise Refusal("too_many")
    row, rows = rows_of(left.plan, id, guest, known, now)
    row.mark = left.mark
    queries.add_table(db, row, rows)
    queries.add_origin(db, id, left.text)
    begin(db, row, rows, now)


def copy(db: Db, id: str, guest: str) -> None:
    """Let somebody have their game as it stands, draws included; refused unless all others are and were bots.

    From then on the table is marked, and nobody else can sit down there.
    """
    row, rows, _ = _locked(db, id, 0)
    if row.state != "playing":
        raise Refusal("not_now")
    if not is_alone(rows, guest) or queries.others_held(db, id, guest):
        raise Refusal("others_play")
    queries.mark(db, id, "copied")


def begin(db: Db, row: TableRow, rows: Sequence[SeatRow], now: int) -> None:
    """If nobody is missing, begin: make the first draws under the rules that we have now."""
    day = day_queries.day_row(db, row.deal, row.game) if row.deal else None
    origin = queries.origin(db, row.id) if row.mark else ""
    dealt = new_tables.begin(row, rows, origin, new_tables.deal_of(day))
    if dealt is None:
        return
    queries.save_table(db, row)
    for seat in rows:
        if seat.guest:
            queries.hold(db, seat)
    result = new_tables.result_of(dealt)
    queries.append(db, row.id, dealt.log.first, dealt.log.lines, None, dealt.turn, now, result)
    clocks.begin(db, row, rows, dealt.n, dealt.turn)


def _locked(db: Db, id: str, seat: int) -> tuple[TableRow, list[SeatRow], SeatRow]:
    """A table that nobody else changes meanwhile, and one of its seats."""
    lock(db, id)
    row = queries.table(db, id)
    if row is None:
        raise Refusal("no_such_table")
    rows = queries.seats(db, id)
    if not 0 <= seat < len(rows):
        raise Refusal("no_such_seat")
    if cannot_go_on(row):
        raise Refusal("not_now")
    clocks.settle(db, row, rows)
    return row, rows, rows[seat]


def join(
    db: Db,
    id: str,
    seat: int,
    guest: str,
    name: str,
    code: str | None,
    leave: int | None = None,
    zone: str | None = None,
) -> None:
    """Take a seat that is open, or reserved if the code is right; or come back to a seat one had.

    `leave` is a seat of one's own to get up from in the same moment, before the game begins. `zone` is where they
    are.
    """
    row, rows, one = _locked(db, id, seat)
    if row.state not in ("waiting", "playing"):
        raise Refusal("not_now")
    if one.guest == guest:
        return
    if row.state == "playing":
        seat_transfer.refuse_second_hand(db, id, seat, guest)
    if leave is not None:
        name = _leave(db, row, rows, leave, guest)
    if one.former == guest and one.kind != "guest":
        seat_transfer.take_back(db, row, one)
    else:
        if one.kind not in ("open", "reserved"):
            raise Refusal("seat_taken")
        if one.kind == "reserved" and not credentials.fits(code or "", one.code):
            raise Refusal("bad_code")
        seat_transfer.take_over(db, row, one, guest, name)
    one.seen = int(shared_clock.now()) + AWAY
    queries.save_seat(db, one)
    clocks.note_zone(db, row, guest, zone)
    clocks.welcome(db, row, rows, seat)
    if row.state == "playing":
        queries.hold(db, one)
    _touch(db, row)
    begin(db, row, rows, int(time.time()))


def _leave(db: Db, row: TableRow, rows: Sequence[SeatRow], seat: int, guest: str) -> str:
    """Get up from a seat for another one, and return what one was called there."""
    if row.state != "waiting":
        raise Refusal("not_now")
    if seat >= len(rows) or rows[seat].guest != guest:
        raise Refusal("not_yours")
    one = rows[seat]
    name = one.name
    one.kind, one.guest, one.name = "open", "", ""
    queries.save_seat(db, one)
    return name


def get_up(db: Db, id: str, seat: int, guest: str) -> None:
    """Leave a seat before the game begins; it is open again."""
    row, rows, one = _locked(db, id, seat)
    if one.guest != guest:
        raise Refusal("not_yours")
    _leave(db, row, rows, seat, guest)
    _touch(db, row)


def resign(db: Db, id: str, seat: int, guest: str) -> None:
    """Give up: a bot goes on."""
    row, rows, one = _locked(db, id, seat)
    if one.guest != guest:
        raise Refusal("not_yours")
    if row.state != "playing":
        raise Refusal("not_now")
    one.kind, one.guest, one.name, one.level, one.resigned = "bot", "", "", sitter_of(row), True
    one.former = one.former_name = ""
    queries.save_seat(db, one)
    people_queries.clear_votes(db, id, seat)
    clocks.reschedule(db, row, rows)
    _touch(db, row)


def hand_on(db: Db, id: str, seat: int, guest: str, kind: str, level: str) -> Handed:
    """Give a seat to a bot, to a person who is still to come, or back to whoever had it; or agree to it."""
    row, rows, one = _locked(db, id, seat)
    if row.state not in ("waiting", "playing") or row.guide or row.deal:
        raise Refusal("not_now")
    if row.mark == "copied" and kind in ("open", "reserved"):
        # Whoever had the game copied knows its draws.
        raise Refusal("not_now")
    done: Handed = "arranged"
    if row.state == "waiting":
        _arrange(db, row, one, guest, kind, level)
    elif kind == one.kind == "bot":
        seat_transfer.change_level(db, row, one, guest, level)
    else:
        is_out = clocks.is_out(clock_queries.clock(db, id), seat)
        done = seat_transfer.hand_on(db, row, rows, one, guest, kind, is_out)
        if done == "back":
            clocks.welcome(db, row, rows, seat)
        else:
            clocks.reschedule(db, row, rows)
    if done != "asked":
        _touch(db, row)
    begin(db, row, rows, int(time.time()))
    return done


def _arrange(db: Db, row: TableRow, one: SeatRow, guest: str, kind: str, level: str) -> None:
    """Let the owner say who a seat is for before the game begins."""
    if row.owner != guest:
        raise Refusal("not_owner")
    if kind == "back":
        raise Refusal("not_now")
    one.kind, one.guest, one.name, one.code = kind, "", "", ""
    one.level = level if kind == "bot" else ""
    queries.save_seat(db, one)


def withdraw(db: Db, id: str, seat: int, guest: str) -> None:
    """Withdraw a vote to hand on a seat."""
    _locked(db, id, seat)
    people_queries.withdraw(db, id, seat, guest)


def welcome(db: Db, id: str, seat: int, guest: str) -> None:
    """Forget what was said about a seat whose player is back."""
    _, _, one = _locked(db, id, seat)
    if one.guest == guest:
        people_queries.clear_votes(db, id, seat)


def invite(db: Db, id: str, seat: int, guest: str, code: str) -> None:
    """Store a new code for a reserved seat; the older one is void."""
    row, _, one = _locked(db, id, seat)
    seat_transfer.invite(db, row, one, guest, code)


def rematch(db: Db, id: str, new: str, guest: str, now: int) -> str:
    """Make a table for the same people, the first seat moved to the end; asked twice, it is the same table."""
    row, rows, _ = _locked(db, id, 0)
    again, moved = rematch_of(row, rows, new, guest, now)
    if row.rematch:
        return row.rematch
    row.rematch = new
    queries.save_table(db, row)
    queries.add_table(db, again, moved)
    begin(db, again, moved, now)
    return new


def _touch(db: Db, row: TableRow) -> None:
    row.moved = int(time.time())
    queries.save_table(db, row)
