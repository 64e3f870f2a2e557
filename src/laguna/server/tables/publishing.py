"""Showing everybody at a table what has happened: each seat its own view, its own events, its own choices."""

from laguna.table import wording
from laguna.table.messages import Lang

from ..show.messages import News
from ..show.table_info import name_of
from ..store.rows import SeatRow
from .live_table import LiveTable


def publish(live: LiveTable) -> None:
    """Show everybody what has happened since they were last shown something. It is stored by now."""
    table = live.table
    if table is None:
        return
    made: dict[tuple[int, str, bool, int], list[bytes]] = {}
    for connection in list(live.connections):
        if connection.sent == table.n:
            continue
        if live.has_lost_seat(connection):
            connection.bye("seat_lost")
            continue
        key = (connection.seat, connection.lang, connection.drawing, connection.sent)
        if key not in made:
            to = live.reader(connection.seat, connection.lang, connection.drawing)
            made[key] = table.messages(connection.sent, to)
        for part in made[key]:
            connection.push(part)
        connection.sent = table.n


def tell(live: LiveTable, message: str = "", about: int = -1, former: SeatRow | None = None, by: str = "") -> None:
    """Tell everybody how a table stands, with a sentence about a seat.

    A connection whose seat has changed hands is closed. `former` is the seat as it was before, for sentences that
    name who had it, and `by` the guest who did something about it.
    """
    live.told_here = live.here()
    for connection in list(live.connections):
        if live.has_lost_seat(connection):
            connection.bye("seat_lost", "time-up" if message == "news-time-bot" else "")
            continue
        text = ""
        if message:
            text = _sentence(live, message, connection.lang, live.seats[about], former, by)
        connection.send(News(live.info(connection.guest, connection.lang), text))


def _sentence(live: LiveTable, message: str, lang: Lang, seat: SeatRow, former: SeatRow | None, by: str) -> str:
    """What happened to a seat, in words."""
    now = name_of(seat, lang)
    was = name_of(former, lang) if former is not None else now
    if seat.former:
        # Bots have names, too; but it is the seat of whoever held it.
        was = seat.former_name or was
    names = [name_of(live.seats[one], lang) for one in live.seats_of(by)]
    return wording.say(lang, message, player=now or was, former=was or now, by=names[0] if names else was)
