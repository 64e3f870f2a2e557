"""Handing a seat on: to a bot for now, or to another person if enough people agree.

A bot may sit in for an absent player if the owner says so, or all others who are here; the player has the seat
back by coming back. A seat passes to another person only if whoever held it agrees, or at least two other people
at the table do: its hand becomes another's to see. `docs/decisions/0014-whose-hand-it-is.md` tells what this
prevents, and what nothing can prevent where there are no accounts.
"""

from collections.abc import Iterable, Sequence
from typing import Literal

from .. import shared_clock
from ..store import Db, people_queries, queries, rating_queries
from ..store.rows import SeatRow, TableRow, Vote
from . import credentials
from .levels import sitter_of
from .refusal import Refusal

ABSENT = 60
"""How many seconds a player must have been away before others may speak about their seat."""
SLOW = ("today", "week")
"""The paces at which nobody is expected to be here all the time."""
ENOUGH = 2
"""How many other people must agree before a seat passes to a person."""

Handed = Literal["bot", "offered", "back", "asked", "arranged"]
"""The outcome of `hand_on`.

A bot has the seat, it waits for a person, its player has it back, or others must agree first; `arranged` is what
the owner alone decides: a seat before the game begins, or how a bot plays.
"""


def hand_on(
    db: Db, row: TableRow, rows: Sequence[SeatRow], one: SeatRow, guest: str, kind: str, is_out: bool = False
) -> Handed:
    """Give a seat of a running game to a bot, to a person who is still to come, or back; or agree to it.

    `is_out` says that the seat is to move and has no time left.
    """
    if kind == "back":
        give_back(db, row, one, guest)
        return "back"
    holder = one.guest or one.former
    sits = any(seat.guest == guest for seat in rows)
    if not sits and guest not in (row.owner, holder):
        raise Refusal("not_yours")
    if one.kind == "guest" and one.guest != guest and not may_be_handed_on(row, one, is_out):
        raise Refusal("seat_here" if row.pace not in SLOW else "seat_has_time")
    if kind == one.kind or (
        kind != "bot" and one.kind in ("open", "reserved") and guest not in (row.owner, holder)
    ):
        raise Refusal("not_now")
    if kind != "bot" and one.kind in ("open", "reserved"):
        # It waits for a person already; only the way in which they come is another one.
        one.kind, one.code = kind, ""
        queries.save_seat(db, one)
        return "offered"
    owner_decides = kind == "bot" and not (row.pace != "free" and row.at_zero == "vote" and one.kind == "guest")
    alone = guest == holder or (owner_decides and guest == row.owner)
    if not alone and not _agree(db, row, rows, one, guest, "bot" if kind == "bot" else "person"):
        return "asked"
    _give(db, row, one, kind)
    return "bot" if kind == "bot" else "offered"


def may_be_handed_on(row: TableRow, one: SeatRow, is_out: bool) -> bool:
    """May others speak about the seat of a player?

    At a table that is played over days everybody is away most of the time. There a clock says when.
    """
    return is_out or (row.pace not in SLOW and is_absent(one))


def is_absent(seat: SeatRow) -> bool:
    """Has the player of a seat been away for so long that others may speak about it?"""
    return seat.seen + ABSENT <= shared_clock.now()


def others(rows: Iterable[SeatRow], one: SeatRow) -> set[str]:
    """The people at the table besides whoever holds a seat, or held it before a bot came."""
    return {seat.guest for seat in rows if seat.guest} - {one.guest, one.former}


def _agree(db: Db, row: TableRow, rows: Sequence[SeatRow], one: SeatRow, guest: str, kind: str) -> bool:
    """Record a vote; return whether it carries."""
    people = others(rows, one)
    if guest not in people:
        raise Refusal("not_yours")
    if kind == "person" and len(people) < ENOUGH:
        raise Refusal("too_few")
    people_queries.vote(db, row.id, Vote(one.seat, guest, kind))
    # Who got up or was replaced has no say any more.
    said = people_queries.votes(db, row.id)
    agreed = {vote.guest for vote in said if (vote.seat, vote.kind) == (one.seat, kind)} & people
    if kind == "person":
        return len(agreed) >= ENOUGH
    now = shared_clock.now()
    here = {seat.guest for seat in rows if seat.guest in people and seat.seen > now}
    return agreed >= here


def sit_in(db: Db, row: TableRow, one: SeatRow) -> None:
    """Let a bot sit in for the player of a seat, until they are back."""
    _give(db, row, one, "bot")


def _give(db: Db, row: TableRow, one: SeatRow, kind: str) -> None:
    if one.kind == "guest":
        one.former, one.former_name, one.level = one.guest, one.name, ""
        one.sat_from, one.sat_to = row.n, -1
    one.kind, one.guest, one.name, one.code = kind, "", "", ""
    if kind == "bot":
        # A bot that was there from the beginning plays as before; who sits in for somebody, as the table says.
        one.level = one.level or sitter_of(row)
    queries.save_seat(db, one)
    people_queries.clear_votes(db, row.id, one.seat)


def give_back(db: Db, row: TableRow, one: SeatRow, guest: str) -> None:
    """Let the owner give a seat back to whoever held it, who need not be here."""
    if row.owner != guest:
        raise Refusal("not_owner")
    if not one.former or one.kind == "guest":
        raise Refusal("not_now")
    refuse_second_hand(db, row.id, one.seat, one.former)
    take_back(db, row, one)
    queries.save_seat(db, one)


def take_back(db: Db, row: TableRow, one: SeatRow) -> None:
    """Put whoever held a seat back into it. The caller stores it."""
    if row.rated == 1 and one.sat_from >= 0:
        rating_queries.spoil(db, row.id, one.seat, one.sat_from)
    one.kind, one.guest, one.name = "guest", one.former, one.former_name
    one.former = one.former_name = one.level = one.code = ""
    one.resigned, one.sat_to = False, row.n
    people_queries.clear_votes(db, row.id, one.seat)


def take_over(db: Db, row: TableRow, one: SeatRow, guest: str, name: str) -> None:
    """Put another person into a seat. Whoever held it before has no claim to it any more. The caller stores it."""
    if row.state == "playing" and row.rated == 1:
        # Whatever was done there before, others did: a bot, somebody else, or a bot for whoever resigned.
        rating_queries.spoil(db, row.id, one.seat, 0)
    one.kind, one.guest, one.name = "guest", guest, name
    one.former = one.former_name = one.level = one.code = ""
    one.resigned, one.sat_from, one.sat_to = False, -1, -1
    people_queries.clear_votes(db, row.id, one.seat)


def refuse_second_hand(db: Db, id: str, seat: int, guest: str) -> None:
    """Refuse a seat to somebody who has held only others since the game began.

    They would see a second hand, which somebody else, or a bot, has held.
    """
    held = queries.held(db, id, guest)
    if held and seat not in held:
        raise Refusal("seat_seen")


def change_level(db: Db, row: TableRow, one: SeatRow, guest: str, level: str) -> None:
    """Let the owner change the level of an original bot, one that has no player to come back."""
    if row.owner != guest:
        raise Refusal("not_owner")
    if one.former or one.resigned:
        raise Refusal("not_now")
    if row.rated == 1 and level != one.level:
        # Else it would count against the bot that ends the game, whoever has played most of it.
        rating_queries.spoil(db, row.id, one.seat, 0)
    one.level = level
    queries.save_seat(db, one)


def invite(db: Db, row: TableRow, one: SeatRow, guest: str, code: str) -> None:
    """Store a new code for a reserved seat; the older one is void."""
    if guest not in (row.owner, one.former) or not guest:
        raise Refusal("not_owner")
    if one.kind != "reserved":
        raise Refusal("not_now")
    one.code = credentials.hashed(code)
    queries.save_seat(db, one)
