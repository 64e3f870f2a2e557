"""A table as everybody who has its link sees it: who sits where, and whether they are here."""

import time
from collections.abc import Iterable, Set
from functools import cache

from laguna.table import wording
from laguna.table.messages import Lang

from ..store.rows import SeatRow, TableRow
from .messages import SeatInfo, TableInfo

BOTS = ("Orsola", "Bepi", "Zanze", "Nane", "Marieta", "Momolo", "Cate", "Toni")
"""What bots are called, by seat: first names of old Venice, the same in all languages."""


def name_of(seat: SeatRow, lang: str) -> str:
    """What whoever has a seat is called; empty if nobody has it."""
    if seat.kind == "bot":
        return BOTS[seat.seat % len(BOTS)]
    if seat.kind == "guest":
        return seat.name or _numbered(lang, "player", seat.seat + 1)
    return ""


@cache
def _numbered(lang: str, message: str, number: int) -> str:
    """A name that says only which seat it is; every message to a seat needs all names."""
    return wording.say(lang, message, number=number)


def is_here(seat: SeatRow, connected: Set[int]) -> bool:
    """Is somebody connected for a seat, to this process (`connected`) or to another one?"""
    return seat.kind == "guest" and (seat.seat in connected or seat.seen > time.time())


def table_info(
    row: TableRow, seats: Iterable[SeatRow], guest: str, lang: Lang, connected: Set[int] = frozenset()
) -> TableInfo:
    """A table as a guest sees it."""
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        lang=row.lang,  # type: ignore[arg-type]
        public=row.public,
        hints=row.hints,
        guide=row.guide,
        state=row.state,  # type: ignore[arg-type]
        closed=wording.say(lang, f"closed-{row.closed}") if row.closed else "",
        seats=[_seat_info(seat, guest, lang, connected) for seat in seats],
        owner=bool(guest) and row.owner == guest,
        n=row.n,
        turn=row.turn,
        made=row.made,
        moved=row.moved,
        rematch=row.rematch,
    )


def _seat_info(seat: SeatRow, guest: str, lang: Lang, connected: Set[int]) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]
        name=name_of(seat, lang),
        level=seat.level if seat.kind == "bot" else "",
        mine=bool(guest) and seat.guest == guest,
        here=is_here(seat, connected),
        resigned=seat.resigned,
        former=seat.former_name,
    )
