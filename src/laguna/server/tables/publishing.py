"""Showing everybody at a table what has happened: each seat its own view, its own events, its own choices."""

from laguna.table import wording

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


def tell(live: LiveTable, message: str = "", about: int = -1, former: SeatRow | None = None) -> None:
    """Tell everybody how a table stands, with a sentence about a seat.

    A connection whose seat has changed hands is closed. `former` is the seat as it was before, for sentences that
    name who had it.
    """
    live.told_here = live.here()
    for connection in list(live.connections):
        if live.has_lost_seat(connection):
            connection.bye("seat_lost")
            continue
        text = ""
        if message:
            now = name_of(live.seats[about], connection.lang)
            was = name_of(former, connection.lang) if former is not None else now
            text = wording.say(connection.lang, message, player=now or was, former=was or now)
        connection.send(News(live.info(connection.guest, connection.lang), text))
