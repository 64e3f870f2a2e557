"""Joining a device to a player by a short code. Each function is one transaction.

The player's device shows the code; the other one types it, and both show a number and agree. The code is good for
five minutes and once. It is found by its first characters, so that wrong ones can be counted against it.
"""

import secrets
from typing import NamedTuple

from ..limits import Limits
from ..store import Db, player_queries
from ..store.rows import DeviceRow, JoinRow
from ..tables import credentials
from ..tables.refusal import Refusal
from . import codes, merging

MINUTES = 5
"""For how many minutes a code is good."""
TRIES = 5
"""How many wrong tries end a code."""
HOUR = 3600


class Claim(NamedTuple):
    """What a device learns that has typed a code."""

    id: str
    """Which joining."""
    name: str
    """What the player is called."""
    number: int
    """What both screens show."""
    tables: int
    """How many tables of this browser will pass to the player."""


class Entered(NamedTuple):
    """What came of agreeing."""

    guest: str
    """The player; empty as long as the other side has not agreed."""
    renewed: bool
    """Does the browser need another cookie?"""
    tables: list[str]
    """Where something has changed."""


def show(db: Db, guest: str, id: str, code: str, hash: str, now: int) -> JoinRow:
    """Store a new code in place of the last one."""
    row = JoinRow(id, guest, hash, now + MINUTES * 60, 0, "", "", 0, 0, 0, "")
    player_queries.add_join(db, row, code[: codes.SLOT])
    return row


def claim(
    db: Db, code: str, hash: str, guest: str, device: str, token: str, limits: Limits, now: int
) -> Claim | Refusal:
    """Type a code. What is wrong is counted, so this returns the refusal: raising it would undo the count."""
    if player_queries.wrong_codes(db, now - HOUR) >= limits.all_code_tries:
        return Refusal("too_fast")
    rows = player_queries.open_joins(db, code[: codes.SLOT], TRIES, now)
    found = [row for row in rows if secrets.compare_digest(row.code, hash)]
    if not found:
        player_queries.count_wrong(db, [row.id for row in rows], now)
        return Refusal("wrong_code")
    row = found[0]
    if guest:
        try:
            merging.refuse_merging(db, guest, row.guest)
        except Refusal as refusal:
            return refusal
    number = 10 + secrets.randbelow(90)
    player_queries.claim_join(db, row.id, credentials.hashed(token), device, number)
    name = db.one("SELECT name FROM guests WHERE id = ?", row.guest)
    return Claim(row.id, name[0] if name else "", number, merging.tables_of(db, guest) if guest else 0)


def _joining(db: Db, id: str, token: str, now: int) -> JoinRow:
    """A joining that the device with this token has begun."""
    row = player_queries.join(db, id, now)
    if row is None or not credentials.fits(token, row.token):
        raise Refusal("wrong_code")
    return row


def agree_there(db: Db, id: str, token: str, guest: str, secret: str, device: DeviceRow, now: int) -> Entered:
    """Agree on the other device. Once both have, it is a device of the player, with this hash of a secret."""
    row = _joining(db, id, token, now)
    player_queries.agree(db, id, "there")
    if row.joined:
        if guest == row.guest:
            return Entered(row.guest, False, [])
        # The answer got lost on its way, and the cookie with it.
        if not player_queries.renew_secret(db, row.joined, secret):
            raise Refusal("wrong_code")
        return Entered(row.guest, True, [])
    if not row.here:
        return Entered("", False, [])
    changed = merging.enter(db, guest, row.guest, secret, device._replace(name=row.device))
    player_queries.note_joined(db, id, device.id)
    return Entered(row.guest, True, changed)


def give_up(db: Db, id: str, token: str, now: int) -> None:
    """Say no on the other device: the code is void."""
    _joining(db, id, token, now)
    player_queries.void_join(db, id)


def agree_here(db: Db, guest: str, number: int, now: int) -> JoinRow:
    """Agree on the player's device, to the device that shows the same number."""
    row = player_queries.join_of(db, guest, now)
    if row is None or not row.token or row.number != number:
        raise Refusal("wrong_code")
    player_queries.agree(db, row.id, "here")
    return row._replace(here=1)
