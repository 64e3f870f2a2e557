"""Making tables, sitting down, getting up, and handing seats on. Each function is one transaction."""

import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from laguna.kernel import registry
from laguna.kernel.errors import CannotParse, CannotStart
from laguna.kernel.game import OVER, start
from laguna.table import Table, guides

from ..limits import Limits
from ..show.messages import NAME, NewTable, SeatPlan
from ..store import Db, people_queries, queries, shared_clock
from ..store.locks import lock
from ..store.rows import SeatRow, TableRow
from . import credentials, seat_transfer
from .compatibility import cannot_go_on, chosen_options
from .levels import level_of, sitter_level, sitter_of
from .refusal import Refusal
from .seat_transfer import Handed
from .texts import BadText, clean

AWAY = 45
"""How many seconds a seat counts as connected after its last sign of life, and then is kept for its player."""


def name_for(name: str | None) -> str:
    """What somebody wants to be called; empty if they do not say. Refused if it cannot be shown."""
    if name is None:
        return ""
    try:
        return clean(name, NAME)
    except BadText:
        raise Refusal("bad_name") from None


class TablePlan(NamedTuple):
    """A table that somebody wants, all of which is known to be possible."""

    new: NewTable
    """What they asked for."""
    name: str
    """What its maker wants to be called; empty for what they were called last."""
    sitter: str
    """How bots sit in for its players."""
    seats: list[SeatRow]
    """Who sits where, without the id of the table, its maker, and what they are called."""


def parse(new: NewTable) -> TablePlan:
    """See whether a table can be made as somebody wants it; refuse what cannot be played."""
    try:
        game = registry.load(new.game)
    except CannotParse:
        raise Refusal("cannot_play", "game", game=new.game) from None
    try:
        start(game, len(new.seats), new.options)
    except CannotStart as error:
        raise Refusal("cannot_play", error.reason, **error.text_args) from None
    except CannotParse:
        # Our games have no other reason, but a package may.
        raise Refusal("cannot_play") from None
    if new.guide is not None:
        _check_guide(new, new.guide)
    if all(plan.kind == "bot" for plan in new.seats):
        raise Refusal("cannot_play", "no_person")
    seats = [_seat(number, plan) for number, plan in enumerate(new.seats)]
    return TablePlan(new, name_for(new.name), sitter_level(new.sitter), seats)


def _check_guide(new: NewTable, guide: str) -> None:
    if guide not in guides.names(new.game):
        raise Refusal("cannot_play", "guide", guide=guide)
    if [plan.kind for plan in new.seats] != ["me"] + ["bot"] * (guides.seats(new.game, guide) - 1):
        raise Refusal("cannot_play", "guide_seats")
    if new.options:
        raise Refusal("cannot_play", "guide_options")


def _seat(number: int, plan: SeatPlan) -> SeatRow:
    if plan.kind == "me":
        return SeatRow("", number, "guest", name=name_for(plan.name))
    level = level_of(plan.level) if plan.kind == "bot" else ""
    return SeatRow("", number, plan.kind, level=level)


def make(db: Db, id: str, plan: TablePlan, guest: str, known: str, limits: Limits, now: int) -> None:
    """Make a table. `known` is what its maker was called last."""
    if queries.count_unfinished(db, guest) >= limits.tables:
        raise Refusal("too_many")
    new = plan.new
    hints = new.hints if new.hints is not None else sum(seat.kind != "bot" for seat in plan.seats) == 1
    row = _new_row(id, new.game, len(new.seats), new.options, new.lang, guest, now)
    row.public, row.hints, row.guide, row.sitter = new.public, hints, new.guide or "", plan.sitter
    rows = [
        SeatRow(id, seat.seat, "guest", guest=guest, name=seat.name or plan.name or known)
        if seat.kind == "guest"
        else SeatRow(id, seat.seat, seat.kind, level=seat.level)
        for seat in plan.seats
    ]
    queries.add_table(db, row, rows)
    begin(db, row, rows, now)


def _new_row(
    id: str, game: str, seats: int, options: Mapping[str, str], lang: str, owner: str, now: int
) -> TableRow:
    """A table that waits, under the rules that we have now."""
    module = registry.load(game)
    return TableRow(
        id=id,
        game=game,
        rules=module.VERSION,
        edition=module.EDITION,
        seats=seats,
        options=chosen_options(module, options),
        lang=lang,
        public=False,
        hints=False,
        guide="",
        owner=owner,
        state="waiting",
        closed="",
        n=0,
        turn=OVER,
        rematch="",
        made=now,
        moved=now,
        news=0,
    )


def begin(db: Db, row: TableRow, rows: Sequence[SeatRow], now: int) -> None:
    """If nobody is missing, begin: make the first draws under the rules that we have now."""
    if row.state != "waiting" or any(seat.kind in ("open", "reserved") for seat in rows):
        return
    if cannot_go_on(row):
        raise Refusal("not_now")
    game = registry.load(row.game)
    row.rules, row.edition = game.VERSION, game.EDITION
    row.options = chosen_options(game, row.options)
    dealt = Table.new(row.game, row.seats, row.options, row.guide)
    dealt.deal()
    row.state = "playing"
    queries.save_table(db, row)
    for seat in rows:
        if seat.guest:
            queries.hold(db, seat)
    queries.append(db, row.id, 0, dealt.log.lines, "", dealt.turn, now)


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
    return row, rows, rows[seat]


def join(db: Db, id: str, seat: int, guest: str, name: str, code: str | None, leave: int | None = None) -> None:
    """Take a seat that is open, or reserved if the code is right; or come back to a seat one had.

    `leave` is a seat of one's own to get up from in the same moment, before the game begins.
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
    row, _, one = _locked(db, id, seat)
    if one.guest != guest:
        raise Refusal("not_yours")
    if row.state != "playing":
        raise Refusal("not_now")
    one.kind, one.guest, one.name, one.level, one.resigned = "bot", "", "", sitter_of(row), True
    one.former = one.former_name = ""
    queries.save_seat(db, one)
    people_queries.clear_votes(db, id, seat)
    _touch(db, row)


def hand_on(db: Db, id: str, seat: int, guest: str, kind: str, level: str) -> Handed:
    """Give a seat to a bot, to a person who is still to come, or back to whoever had it; or agree to it."""
    row, rows, one = _locked(db, id, seat)
    if row.state not in ("waiting", "playing") or row.guide:
        raise Refusal("not_now")
    done: Handed = "arranged"
    if row.state == "waiting":
        _arrange(db, row, one, guest, kind, level)
    elif kind == one.kind == "bot":
        seat_transfer.change_level(db, row, one, guest, level)
    else:
        done = seat_transfer.hand_on(db, row, rows, one, guest, kind)
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
    if not any(seat.guest == guest for seat in rows) and row.owner != guest:
        raise Refusal("not_yours")
    if row.state not in ("over", "closed") or row.guide or row.game not in registry.names():
        raise Refusal("not_now")
    if row.rematch:
        return row.rematch
    row.rematch = new
    queries.save_table(db, row)
    again = _new_row(new, row.game, row.seats, row.options, row.lang, row.owner or guest, now)
    again.hints, again.sitter = row.hints, row.sitter
    moved = [_seat_again(new, number, old) for number, old in enumerate([*rows[1:], rows[0]])]
    queries.add_table(db, again, moved)
    begin(db, again, moved, now)
    return new


def _seat_again(id: str, number: int, old: SeatRow) -> SeatRow:
    """A seat of a rematch. Those for whom bots sat in may come again."""
    now = int(shared_clock.now())
    if old.guest:
        return SeatRow(id, number, "guest", guest=old.guest, name=old.name, seen=now)
    bot = old.kind == "bot" and not old.resigned and not old.former
    return SeatRow(id, number, "bot", level=old.level, seen=now) if bot else SeatRow(id, number, "open", seen=now)


def _touch(db: Db, row: TableRow) -> None:
    row.moved = int(time.time())
    queries.save_table(db, row)
