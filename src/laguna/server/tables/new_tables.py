"""New tables: whether they can be made as somebody wants them, their rows, and the first deal.

Nothing is stored in here, so a browser's own Python makes its tables in the same way (`laguna.local`).
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from laguna.kernel import registry
from laguna.kernel.errors import CannotParse, CannotStart
from laguna.kernel.game import OVER, start
from laguna.table import Table, guides
from laguna.table.rows import SeatRow, TableRow

from .. import shared_clock
from ..show.messages import NAME, NewTable, SeatPlan
from .compatibility import cannot_go_on, chosen_options
from .levels import level_of, sitter_level
from .refusal import Refusal
from .texts import BadText, clean

Rows = tuple[TableRow, list[SeatRow]]
"""A table and its seats."""


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
    if new.pace != "free":
        raise Refusal("cannot_play", "guide_pace")


def _seat(number: int, plan: SeatPlan) -> SeatRow:
    if plan.kind == "me":
        return SeatRow("", number, "guest", name=name_for(plan.name))
    level = level_of(plan.level) if plan.kind == "bot" else ""
    return SeatRow("", number, plan.kind, level=level)


def rows_of(plan: TablePlan, id: str, guest: str, known: str, now: int) -> Rows:
    """The table that somebody wants, which waits. `known` is what its maker was called last."""
    new = plan.new
    hints = new.hints if new.hints is not None else sum(seat.kind != "bot" for seat in plan.seats) == 1
    row = _row(id, new.game, len(new.seats), new.options, new.lang, guest, now)
    row.public, row.hints, row.guide, row.sitter = new.public, hints, new.guide or "", plan.sitter
    row.pace, row.at_zero = new.pace, new.at_zero
    rows = [
        SeatRow(id, seat.seat, "guest", guest=guest, name=seat.name or plan.name or known)
        if seat.kind == "guest"
        else SeatRow(id, seat.seat, seat.kind, level=seat.level)
        for seat in plan.seats
    ]
    return row, rows


def rematch_of(row: TableRow, rows: Sequence[SeatRow], id: str, guest: str, now: int) -> Rows:
    """A table for the same people, the first seat moved to the end; it waits."""
    if not any(seat.guest == guest for seat in rows) and row.owner != guest:
        raise Refusal("not_yours")
    if row.state not in ("over", "closed") or row.guide or row.game not in registry.names():
        raise Refusal("not_now")
    again = _row(id, row.game, row.seats, row.options, row.lang, row.owner or guest, now)
    again.hints, again.sitter = row.hints, row.sitter
    again.pace, again.at_zero = row.pace, row.at_zero
    return again, [_seat_again(id, number, old) for number, old in enumerate([*rows[1:], rows[0]])]


def _row(id: str, game: str, seats: int, options: Mapping[str, str], lang: str, owner: str, now: int) -> TableRow:
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


def _seat_again(id: str, number: int, old: SeatRow) -> SeatRow:
    """A seat of a rematch. Those for whom bots sat in may come again."""
    now = int(shared_clock.now())
    if old.guest:
        return SeatRow(id, number, "guest", guest=old.guest, name=old.name, seen=now)
    bot = old.kind == "bot" and not old.resigned and not old.former
    return SeatRow(id, number, "bot", level=old.level, seen=now) if bot else SeatRow(id, number, "open", seen=now)


def begin(row: TableRow, rows: Sequence[SeatRow]) -> Table | None:
    """If nobody is missing, begin: make the first draws under the rules that we have now; None if it waits on."""
    if row.state != "waiting" or any(seat.kind in ("open", "reserved") for seat in rows):
        return None
    if cannot_go_on(row):
        raise Refusal("not_now")
    game = registry.load(row.game)
    row.rules, row.edition = game.VERSION, game.EDITION
    row.options = chosen_options(game, row.options)
    dealt = Table.new(row.game, row.seats, row.options, row.guide)
    dealt.deal()
    row.state = "playing"
    return dealt
