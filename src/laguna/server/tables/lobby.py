"""Making tables, sitting down, getting up, and handing seats on. Each function is one transaction."""

import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from laguna.kernel import registry
from laguna.kernel.errors import CannotParse
from laguna.kernel.game import OVER, start
from laguna.table import Table, guides

from ..limits import Limits
from ..show.messages import NAME, NewTable, SeatPlan
from ..store import Db, queries
from ..store.locks import lock
from ..store.rows import SeatRow, TableRow
from . import credentials
from .fitting import is_waiting
from .levels import default_level, level_of
from .refusal import Refusal
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
    seats: list[SeatRow]
    """Who sits where, without the id of the table, its maker, and what they are called."""


def parse(new: NewTable) -> TablePlan:
    """See whether a table can be made as somebody wants it; refuse what cannot be played."""
    try:
        start(registry.load(new.game), len(new.seats), new.options)
    except CannotParse as error:
        raise Refusal("cannot_play", why=str(error)) from None
    if new.guide is not None:
        _check_guide(new, new.guide)
    if all(plan.kind == "bot" for plan in new.seats):
        raise Refusal("cannot_play", why="Somebody has to play: at least one seat is for a person.")
    return TablePlan(new, name_for(new.name), [_seat(number, plan) for number, plan in enumerate(new.seats)])


def _check_guide(new: NewTable, guide: str) -> None:
    if guide not in guides.names(new.game):
        raise Refusal("cannot_play", why=f"There is no guided game {guide!r}.")
    if [plan.kind for plan in new.seats] != ["me"] + ["bot"] * (guides.seats(new.game, guide) - 1):
        raise Refusal("cannot_play", why="A guided game is for one person in seat 0 and bots in all others.")
    if new.options:
        raise Refusal("cannot_play", why="A guided game has the usual options.")


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
    row.public, row.hints, row.guide = new.public, hints, new.guide or ""
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
        options={name: options.get(name, values[0]) for name, values in module.OPTIONS.items()},
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
    if not _renew(row):
        row.state, row.closed, row.moved = "closed", "rules", now
        queries.save_table(db, row)
        return
    dealt = Table.new(row.game, row.seats, row.options, row.guide)
    dealt.deal()
    row.state = "playing"
    queries.save_table(db, row)
    for seat in rows:
        if seat.guest:
            queries.hold(db, seat)
    queries.append(db, row.id, 0, dealt.log.lines, "", dealt.turn, now)


def _renew(row: TableRow) -> bool:
    """Give a table that has waited since there were other rules ours; False if it cannot be played under them."""
    if row.game not in registry.names():
        return False
    game = registry.load(row.game)
    row.edition = game.EDITION
    if row.rules == game.VERSION:
        return True
    try:
        start(game, row.seats, row.options)
    except CannotParse:
        return False
    row.rules = game.VERSION
    row.options = {name: row.options.get(name, values[0]) for name, values in game.OPTIONS.items()}
    return True


def _locked(db: Db, id: str, seat: int) -> tuple[TableRow, list[SeatRow], SeatRow]:
    """A table that nobody else changes meanwhile, and one of its seats."""
    lock(db, id)
    row = queries.table(db, id)
    if row is None:
        raise Refusal("no_such_table")
    rows = queries.seats(db, id)
    if not 0 <= seat < len(rows):
        raise Refusal("no_such_seat")
    if is_waiting(row):
        raise Refusal("not_now")
    return row, rows, rows[seat]


def join(db: Db, id: str, seat: int, guest: str, name: str, code: str | None) -> None:
    """Take a seat that is open, or reserved if the code is right; or come back to a seat one had."""
    row, rows, one = _locked(db, id, seat)
    if row.state not in ("waiting", "playing"):
        raise Refusal("not_now")
    if one.guest == guest:
        return
    if row.state == "playing":
        _refuse_second_hand(db, id, seat, guest)
    if one.former == guest and one.kind != "guest":
        one.kind, one.guest, one.name, one.resigned = "guest", guest, one.former_name, False
        one.former = one.former_name = one.level = ""
    else:
        if one.kind not in ("open", "reserved"):
            raise Refusal("seat_taken")
        if one.kind == "reserved" and not credentials.fits(code or "", one.code):
            raise Refusal("bad_code")
        one.kind, one.guest, one.name, one.code = "guest", guest, name, ""
    one.seen = int(time.time()) + AWAY
    queries.save_seat(db, one)
    if row.state == "playing":
        queries.hold(db, one)
    _touch(db, row)
    begin(db, row, rows, int(time.time()))


def _refuse_second_hand(db: Db, id: str, seat: int, guest: str) -> None:
    """Refuse a seat to somebody who has held only others since the game began.

    They would see a second hand, which somebody else, or a bot, has held.
    """
    held = queries.held(db, id, guest)
    if held and seat not in held:
        raise Refusal("seat_seen")


def get_up(db: Db, id: str, seat: int, guest: str) -> None:
    """Leave a seat before the game begins; it is open again."""
    row, _, one = _locked(db, id, seat)
    if one.guest != guest:
        raise Refusal("not_yours")
    if row.state != "waiting":
        raise Refusal("not_now")
    one.kind, one.guest, one.name = "open", "", ""
    queries.save_seat(db, one)
    _touch(db, row)


def resign(db: Db, id: str, seat: int, guest: str) -> None:
    """Give up: a bot goes on."""
    row, _, one = _locked(db, id, seat)
    if one.guest != guest:
        raise Refusal("not_yours")
    if row.state != "playing":
        raise Refusal("not_now")
    one.kind, one.guest, one.name, one.level, one.resigned = "bot", "", "", default_level(), True
    queries.save_seat(db, one)
    _touch(db, row)


def hand_on(db: Db, id: str, seat: int, guest: str, kind: str, level: str) -> None:
    """Let the owner give a seat to a bot, to a person who is still to come, or back to whoever had it."""
    row, rows, one = _locked(db, id, seat)
    if row.owner != guest:
        raise Refusal("not_owner")
    if row.state not in ("waiting", "playing") or row.guide:
        raise Refusal("not_now")
    if one.kind == "guest" and row.state == "playing" and one.guest != guest and one.seen + AWAY > time.time():
        raise Refusal("seat_here")
    if kind == "back":
        if not one.former:
            raise Refusal("not_now")
        if row.state == "playing":
            _refuse_second_hand(db, id, seat, one.former)
        one.kind, one.guest, one.name, one.level, one.resigned = "guest", one.former, one.former_name, "", False
        one.former = one.former_name = ""
    else:
        if one.kind == "guest":
            one.former, one.former_name = one.guest, one.name
        one.kind, one.guest, one.name, one.code, one.resigned = kind, "", "", "", False
        one.level = level if kind == "bot" else ""
        if row.state == "waiting":
            one.former = one.former_name = ""
    queries.save_seat(db, one)
    _touch(db, row)
    begin(db, row, rows, int(time.time()))


def invite(db: Db, id: str, seat: int, guest: str, code: str) -> None:
    """Store a new code for a reserved seat; the older one is void."""
    row, _, one = _locked(db, id, seat)
    if row.owner != guest:
        raise Refusal("not_owner")
    if one.kind != "reserved":
        raise Refusal("not_now")
    one.code = credentials.hashed(code)
    queries.save_seat(db, one)


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
    again.hints = row.hints
    moved = [
        SeatRow(
            new,
            number,
            "guest" if old.guest else "bot" if old.kind == "bot" and not old.resigned else "open",
            level=old.level if old.kind == "bot" and not old.resigned else "",
            guest=old.guest,
            name=old.name,
            seen=now,
        )
        for number, old in enumerate([*rows[1:], rows[0]])
    ]
    queries.add_table(db, again, moved)
    begin(db, again, moved, now)
    return new


def _touch(db: Db, row: TableRow) -> None:
    row.moved = int(time.time())
    queries.save_table(db, row)
