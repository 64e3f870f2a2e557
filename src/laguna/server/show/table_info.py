"""A table as everybody who has its link sees it: who sits where, and whether they are here."""

from collections.abc import Container, Iterable, Mapping, Sequence, Set
from functools import cache
from typing import Protocol

import msgspec

from laguna.kernel import registry
from laguna.kernel.errors import LagunaError
from laguna.kernel.game import Result
from laguna.table import wording
from laguna.table.messages import Lang
from laguna.table.rows import SeatRow, TableRow, Vote, Watcher

from .. import shared_clock
from .messages import Clock, SeatInfo, SeatVote, TableInfo
from .rating_range import Skill, bot_rating, range_of


class TableClock(Protocol):
    """How the clocks of a table stand: a `ClockRow`."""

    @property
    def turn(self) -> int:
        """The seat whose clock runs; below 0 if none does."""
        ...

    @property
    def lefts(self) -> tuple[int, ...]:
        """How many seconds each seat had left when its turn began."""
        ...

    @property
    def until(self) -> int:
        """When the clock that runs will have run out."""
        ...

    @property
    def off_until(self) -> int:
        """Until when its player has a day off."""
        ...


COUNTS = (1, 2)
"""What `rated` is of a table that counts, or has counted."""
SHOWN = 20
"""How many of those who watch are named: a message has its limits."""

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


def seat_for(mine: Sequence[int], turn: int, wanted: int | None) -> int | None:
    """Which of its browser's seats a page is for: the one it wants (-1: to watch), or the one that is to decide.

    None if it wants a seat that is another's.
    """
    if wanted is None:
        return turn if turn in mine else mine[0] if mine else -1
    return wanted if wanted in mine or wanted == -1 else None


def is_here(seat: SeatRow, connected: Set[int]) -> bool:
    """Is somebody connected for a seat, to this process (`connected`) or to another one?"""
    return seat.kind == "guest" and (seat.seat in connected or seat.seen > shared_clock.now())


def _options(row: TableRow) -> dict[str, str]:
    """All options of a game, also those that are not stored with the table because nobody chose them."""
    try:
        game = registry.load(row.game)
    except LagunaError:
        return row.options
    return {name: values[0] for name, values in game.OPTIONS.items()} | row.options


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    guest: str,
    lang: Lang,
    connected: Set[int] = frozenset(),
    votes: Iterable[Vote] = (),
    watchers: Iterable[Watcher] = (),
    clock: TableClock | None = None,
    skills: Mapping[str, Skill] | None = None,
) -> TableInfo:
    """A table as a guest sees it."""
    result = result_of(row.result) if row.state == "over" else None
    people = {seat.guest: seat.seat for seat in reversed(seats) if seat.guest}
    names = _names(watchers, people)
    said = [vote for vote in votes if vote.guest in people]
    infos = [_seat_info(seat, guest, lang, connected) for seat in seats]
    for seat, info in zip(seats, infos, strict=True):
        if row.state == "over":
            info.away = 0
        if clock is not None and row.state == "playing" and seat.kind == "guest":
            info.clock = _clock(clock, seat.seat)
        if row.rated in COUNTS and skills is not None:
            info.rating = _rating(row.game, seat, skills)
        info.others = len(people.keys() - {seat.guest, seat.former})
        info.votes = [
            SeatVote(people[vote.guest], vote.kind, bool(guest) and vote.guest == guest)  # type: ignore[arg-type]
            for vote in said
            if vote.seat == seat.seat
        ]
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=_options(row),
        lang=row.lang,  # type: ignore[arg-type]
        public=row.public,
        hints=row.hints,
        guide=row.guide,
        state=row.state,  # type: ignore[arg-type]
        closed=wording.say(lang, f"closed-{row.closed}") if row.closed else "",
        seats=infos,
        owner=bool(guest) and row.owner == guest,
        n=row.n,
        turn=row.turn,
        made=row.made,
        moved=row.moved,
        rematch=row.rematch,
        scores=list(result.scores) if result else [],
        ranks=list(result.ranks) if result else [],
        sitter=row.sitter,
        watchers=[name for name in names if name][:SHOWN],
        watching=len(names),
        pace=row.pace,  # type: ignore[arg-type]
        at_zero=row.at_zero,  # type: ignore[arg-type]
        rated=row.rated in COUNTS,
        deal=row.deal,
        now=int(shared_clock.now()) if clock is not None and row.state == "playing" else 0,
        mark=row.mark,  # type: ignore[arg-type]
        marked=wording.say(lang, f"marked-{row.mark}") if row.mark else "",
    )


def _rating(game: str, seat: SeatRow, skills: Mapping[str, Skill]) -> list[int]:
    """How strong whoever has a seat is, as far as everybody may know."""
    if seat.kind == "bot":
        rating = bot_rating(game, seat.level)
        return [] if rating is None or seat.former or seat.resigned else [rating]
    return list(range_of(skills.get(seat.guest)) or ())


def _clock(clock: TableClock, seat: int) -> Clock:
    """The clock of a seat. It was settled when the turn passed, so it tells when that was and nothing else."""
    runs = clock.turn == seat
    return Clock(clock.lefts[seat], clock.until if runs else 0, clock.off_until if runs else 0)


_decode_result = msgspec.json.Decoder(Result).decode


def result_of(stored: str) -> Result | None:
    """How a game came out, from what is stored; None if that is not known."""
    return _decode_result(stored) if stored else None


def _names(watchers: Iterable[Watcher], people: Container[str]) -> list[str]:
    """What those who watch are called, each once; not those who sit at the table and look at it twice."""
    known = {one.guest or one.id: one.name for one in watchers if one.guest not in people}
    return sorted(known.values())


def _seat_info(seat: SeatRow, guest: str, lang: Lang, connected: Set[int]) -> SeatInfo:
    here = is_here(seat, connected)
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]
        name=name_of(seat, lang),
        level=seat.level if seat.kind == "bot" else "",
        mine=bool(guest) and seat.guest == guest,
        here=here,
        resigned=seat.resigned,
        former=seat.former_name,
        claim=bool(guest) and seat.former == guest and seat.kind != "guest",
        away=0 if here or seat.kind != "guest" else max(1, int(shared_clock.now()) - seat.seen),
        sat=[line for line in (seat.sat_from, seat.sat_to) if line >= 0],
    )
