"""New tables: whether they can be made as somebody wants them, their rows, and the first deal.

Nothing is stored in here, so a browser's own Python makes its tables in the same way (`laguna.local`).
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from laguna.kernel import registry
from laguna.kernel.errors import CannotParse, CannotStart, LagunaError
from laguna.kernel.game import OVER, start
from laguna.table import Log, Table, branches, guides
from laguna.table.deals import Deal
from laguna.table.rows import SeatRow, TableRow

from .. import shared_clock
from ..show.messages import NAME, NewTable, SeatPlan
from ..show.rating_range import bot_rating
from .compatibility import cannot_go_on, chosen_options
from .levels import level_of, sitter_level
from .refusal import Refusal
from .texts import BadText, clean

if TYPE_CHECKING:
    from ..store.rows import DayRow

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
    if new.rated:
        _check_rated(new)
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


def _check_rated(new: NewTable) -> None:
    """Refuse to rate what says little about people, and bots of whom we do not know how strong they are."""
    if new.hints:
        raise Refusal("cannot_play", "rated_hints")
    if new.guide is not None:
        raise Refusal("cannot_play", "rated_guide")
    if sum(plan.kind == "me" for plan in new.seats) > 1:
        raise Refusal("cannot_play", "rated_device")
    if any(plan.kind == "bot" and bot_rating(new.game, level_of(plan.level)) is None for plan in new.seats):
        raise Refusal("cannot_play", "rated_bots")


def _seat(number: int, plan: SeatPlan) -> SeatRow:
    if plan.kind == "me":
        return SeatRow("", number, "guest", name=name_for(plan.name))
    level = level_of(plan.level) if plan.kind == "bot" else ""
    return SeatRow("", number, plan.kind, level=level)


def rows_of(plan: TablePlan, id: str, guest: str, known: str, now: int) -> Rows:
    """The table that somebody wants, which waits. `known` is what its maker was called last."""
    new = plan.new
    alone = sum(seat.kind != "bot" for seat in plan.seats) == 1
    hints = new.hints if new.hints is not None else alone and not new.rated
    row = _row(id, new.game, len(new.seats), new.options, new.lang, guest, now)
    row.public, row.hints, row.guide, row.sitter = new.public, hints, new.guide or "", plan.sitter
    row.pace, row.at_zero, row.rated = new.pace, new.at_zero, int(new.rated)
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
    if row.state not in ("over", "closed") or row.guide or row.deal or row.game not in registry.names():
        raise Refusal("not_now")
    again = _row(id, row.game, row.seats, row.options, row.lang, row.owner or guest, now)
    again.hints, again.sitter = row.hints, row.sitter
    again.pace, again.at_zero, again.rated = row.pace, row.at_zero, int(row.rated > 0)
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


def deal_of(day: "DayRow | None") -> Deal | None:
    """The deal of a day, as tables play it."""
    return Deal(bytes.fromhex(day.secret), day.iterations) if day else None


def begin(row: TableRow, rows: Sequence[SeatRow], origin: str = "", deal: Deal | None = None) -> Table | None:
    """If nobody is missing, begin: make the first draws under the rules that we have now; None if it waits on.

    `origin` is the text of the game that is gone on with, if there is one, and `deal` that of the day.
    """
    if row.state != "waiting" or any(seat.kind in ("open", "reserved") for seat in rows):
        return None
    if cannot_go_on(row):
        raise Refusal("not_now")
    game = registry.load(row.game)
    row.rules, row.edition = game.VERSION, game.EDITION
    row.options = chosen_options(game, row.options)
    dealt = Table(_log(row, origin), row.guide, deal)
    dealt.deal()
    row.state = "playing"
    return dealt


def result_of(table: Table) -> str:
    """How a game came out, as JSON; empty as long as it goes on."""
    if table.turn != OVER:
        return ""
    return msgspec.json.encode(table.log.game.result(table.log.state)).decode()


def _log(row: TableRow, origin: str) -> Log:
    if not origin:
        return Log(registry.load(row.game), row.seats, row.options)
    try:
        return branches.parse(origin)
    except LagunaError:
        # It waited so long that other rules came.
        raise Refusal("not_now") from None


def restored(row: TableRow, origin: str = "", deal: Deal | None = None) -> Table:
    """A table before its first line, as it is read from where it is stored."""
    if branches.is_branch(origin):
        return Table(branches.begin(origin), row.guide)
    return Table.new(row.game, row.seats, row.options, row.guide, deal)
