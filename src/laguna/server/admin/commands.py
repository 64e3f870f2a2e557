"""What a host may do with tables and people, in the database."""

import ipaddress
import time
from collections.abc import Callable

import msgspec

from laguna.kernel.errors import LagunaError

from ..limits import Limits
from ..networks import network
from ..ratings import INSTALLED
from ..ratings.counting import recompute
from ..store import Db, Store, admin_queries, guest_queries, host_queries, queries
from ..store.rows import Ban, HostMessage, Overview, SeatRow, TableRow
from ..tables import credentials
from ..tables.closed import BY_HOST, lines_as_text
from ..tables.texts import BadText, clean

MOST = 1_000_000
"""The most tables that are listed, and the most bytes of a request or an answer on the socket."""
MESSAGE = 300
"""The most characters of the message to everybody."""


class Command(msgspec.Struct):
    """What a host wants."""

    do: str
    """Which command: a key of `COMMANDS`."""
    table: str = ""
    """Which table it is about."""
    state: str = ""
    """Which tables are listed."""
    limit: int = 50
    """The most tables that are listed."""
    who: str = ""
    """Who is banned or let in again: a guest or an address."""
    text: str = ""
    """The message to everybody; empty to take it away."""


class Shown(msgspec.Struct):
    """A table, as a host sees it. What people hold or say is not in it."""

    row: TableRow
    """The table."""
    seats: list[SeatRow]
    """Its seats, without the hashes of their invitations."""


class Answer(msgspec.Struct):
    """What came of a command."""

    error: str = ""
    """Why nothing was done; empty if it was."""
    tables: list[Overview] = []
    """The tables that were asked for, or that something was done with."""
    shown: Shown | None = None
    """The table that was asked for."""
    record: str = ""
    """The record that was asked for."""
    bans: list[Ban] = []
    """Who must stay out, or whom something was done about."""
    message: HostMessage | None = None
    """The message to everybody."""
    rated: int = 0
    """From how many games ratings were computed."""


def _list(db: Db, command: Command, now: int, limits: Limits) -> Answer:
    return Answer(tables=admin_queries.every_table(db, command.state, command.limit))


def _found(db: Db, id: str) -> Shown:
    found = admin_queries.one_table(db, id)
    if found is None:
        raise LagunaError(f"There is no table {id}.")
    row, seats = found
    for seat in seats:
        seat.code = ""
    return Shown(row, seats)


def _show(db: Db, command: Command, now: int, limits: Limits) -> Answer:
    return Answer(shown=_found(db, command.table))


def _record(db: Db, command: Command, now: int, limits: Limits) -> Answer:
    shown = _found(db, command.table)
    return Answer(
        record=lines_as_text(shown.row, queries.lines(db, command.table), queries.origin(db, command.table))
    )


def _close(db: Db, command: Command, now: int, limits: Limits) -> Answer:
    shown = _found(db, command.table)
    if not queries.close(db, command.table, BY_HOST, now):
        raise LagunaError(f"The table {command.table} is {'deleted' if shown.row.deleted else shown.row.state}.")
    return Answer()


def _delete(db: Db, command: Command, now: int, limits: Limits) -> Answer:
    _found(db, command.table)
    if not admin_queries.delete(db, command.table, now):
        raise LagunaError(f"The table {command.table} was deleted already.")
    return Answer()


def _undelete(db: Db, command: Command, now: int, limits: Limits) -> Answer:
    _found(db, command.table)
    if not admin_queries.undelete(db, command.table, now):
        raise LagunaError(f"The table {command.table} was not deleted.")
    return Answer()


def _expire(db: Db, command: Command, now: int, limits: Limits) -> Answer:
    gone = set(queries.expire(db, now=now, **limits.expiry(now)))
    db.notify(host_queries.CLOCK)
    return Answer(tables=[one for one in admin_queries.every_table(db, "deleted", MOST) if one.id in gone])


def _bans(db: Db, command: Command, now: int, limits: Limits) -> Answer:
    return Answer(bans=host_queries.bans(db))


def _ban(db: Db, command: Command, now: int, limits: Limits) -> Answer:
    one = Ban(*who_is(command.who), now)
    if one.kind == "guest" and guest_queries.guest_row(db, one.who) is None:
        raise LagunaError(f"There is no guest {one.who}.")
    if not host_queries.ban(db, one):
        raise LagunaError(f"{one.who} is banned already.")
    return Answer(bans=[one])


def _unban(db: Db, command: Command, now: int, limits: Limits) -> Answer:
    one = Ban(*who_is(command.who), now)
    if not host_queries.unban(db, one.kind, one.who):
        raise LagunaError(f"{one.who} is not banned.")
    return Answer(bans=[one])


def _message(db: Db, command: Command, now: int, limits: Limits) -> Answer:
    try:
        text = clean(command.text, MESSAGE) if command.text else ""
    except BadText as error:
        raise LagunaError(f"The message is one line of text of at most {MESSAGE} characters: {error}.") from None
    one = HostMessage(text, now)
    host_queries.set_message(db, one)
    return Answer(message=one)


def who_is(text: str) -> tuple[str, str]:
    """A guest or an address, as a host writes it: its kind, and how it is stored. Raises `LagunaError`."""
    if credentials.is_id(text):
        return "guest", text
    try:
        found = ipaddress.ip_interface(text)
    except ValueError:
        raise LagunaError(f"{text!r} is neither the id of a guest nor an address.") from None
    if found.network.prefixlen not in (found.max_prefixlen, 64 if found.version == 6 else 32):
        raise LagunaError("Only single addresses can be banned, and of IPv6 the first 64 bits.")
    return "address", network(str(found.ip))


def _ratings(db: Db, command: Command, now: int, limits: Limits) -> Answer:
    if not INSTALLED:
        raise LagunaError("The package that rates is missing: pip install 'laguna[ratings]'.")
    return Answer(rated=recompute(db))


COMMANDS: dict[str, Callable[[Db, Command, int, Limits], Answer]] = {
    "list": _list,
    "show": _show,
    "record": _record,
    "close": _close,
    "delete": _delete,
    "undelete": _undelete,
    "expire": _expire,
    "bans": _bans,
    "ban": _ban,
    "unban": _unban,
    "message": _message,
    "ratings": _ratings,
}
"""What a host may do."""
HOST_COMMANDS = ("ban", "unban", "message")
"""Those that all processes hear of, whatever tables they have."""


async def carry_out(store: Store, command: Command, limits: Limits) -> Answer:
    """Do what a host wants, in one transaction."""
    if command.do not in COMMANDS:
        return Answer(error=f"There is no command {command.do!r}: this server is of another version.")
    now = int(time.time())
    carry_out = COMMANDS[command.do]
    try:
        return await store.run(lambda db: carry_out(db, command, now, limits))
    except LagunaError as error:
        return Answer(error=str(error))
