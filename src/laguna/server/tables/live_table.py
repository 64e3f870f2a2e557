"""A table in memory: its rows, its game, and who is connected."""

import asyncio
import logging
import time
from dataclasses import dataclass

from laguna.table import Line, Reader, Table, refusals
from laguna.table.deals import Deal
from laguna.table.messages import Lang, Refused

from ..show.messages import TableInfo
from ..show.rating_range import Skill
from ..show.table_info import is_here, name_of, table_info
from ..store.rows import ChatRow, ClockRow, SeatRow, TableRow, Vote, Watcher
from .compatibility import as_playable, rules_fit
from .connections import Connection
from .new_tables import restored

logger = logging.getLogger("laguna.tables")


@dataclass
class BotTurn:
    """A turn of a bot: how much time it has left for it, and what it means to do."""

    seat: int
    """Where the bot sits."""
    turns: int
    """How many turns had been played when this one began."""
    left: float
    """How many seconds of thinking it has left."""
    plan: tuple[int, ...] = ()
    """The actions it means to do next, about which it need not think again."""


class LiveTable:
    """A table in memory."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self._seats = seats
        self._names: dict[Lang, dict[int, str]] = {}
        """What the players are called, in each language in which somebody was told of them."""
        self.table: Table | None = None
        """The game; None while the table waits, and if it was played under other rules than we have."""
        self.deal: Deal | None = None
        """The deal it plays, if it is that of a day."""
        self.connections: set[Connection] = set()
        """Whoever is connected to this process."""
        self.votes: list[Vote] = []
        """Who agrees that which seat passes to another."""
        self.clock: ClockRow | None = None
        """How its clocks stand; None if it has none."""
        self.skills: dict[str, Skill] | None = {}
        """How strong its people are, if it counts for ratings; None if nobody is to be told."""
        self.watchers: list[Watcher] = []
        """Who watches, connected to this process or to another one."""
        self.chat = 0
        """The number of the last chat message that was shown."""
        self.lock = asyncio.Lock()
        """Held by whoever changes the table or reads what others have changed."""
        self.thinking: asyncio.Task[None] | None = None
        """The task in which its bots move; None if there is none."""
        self.bot_turn: BotTurn | None = None
        """The turn that a bot thought about last."""
        self.unreadable = False
        """Is something wrong with its lines?"""
        self.stood_in: set[int] = set()
        """The seats for whose bots others have moved, as everybody was told."""
        self.apart = False
        """Has everybody here been told only what their side has said?"""
        self.told_here: set[int] = set()
        """The seats where somebody is, as everybody was told last."""
        self.touched = time.monotonic()
        """When it was last used."""
        self.behind = False
        """Are there news that this process has not read, since nobody here needed them?"""

    @property
    def id(self) -> str:
        """Which table."""
        return self.row.id

    @property
    def seats(self) -> list[SeatRow]:
        """Who sits where. Whoever changes more than when somebody was seen replaces all of them."""
        return self._seats

    @seats.setter
    def seats(self, seats: list[SeatRow]) -> None:
        self._seats, self._names = seats, {}

    @property
    def n(self) -> int:
        """The number of the line that comes next."""
        return self.table.n if self.table else 0

    @property
    def plays(self) -> bool:
        """Whether moves are accepted."""
        return self.row.state == "playing" and self.table is not None

    @property
    def is_used(self) -> bool:
        """Does anybody here need to know at once what happens at the table?"""
        return bool(self.connections) or self.thinking is not None or self.lock.locked()

    def touch(self) -> None:
        """Note that the table is being used, so that it stays in memory."""
        self.touched = time.monotonic()

    def take(self, row: TableRow, lines: list[Line], origin: str = "") -> None:
        """Take in what the store has: the row and further lines, and with the first what it goes on with."""
        self.row = as_playable(row, "unreadable" if self.unreadable else "")
        row = self.row
        try:
            if self.table is None and row.state in ("playing", "over") and rules_fit(row):
                self.table = restored(row, origin, self.deal)
            if self.table is not None:
                self.table.log.extend(lines)
        except Exception as error:
            logger.error("a table cannot be read", extra={"table": row.id, "why": type(error).__name__})
            self.table, self.unreadable = None, True
            self.row = as_playable(row, "unreadable")

    def bot_to_move(self) -> SeatRow | None:
        """The bot that is to move; None if a person is, or nobody."""
        if not self.plays or self.table is None or self.table.turn < 0:
            return None
        seat = self.seats[self.table.turn]
        return seat if seat.kind == "bot" else None

    # Who is there.

    def reader(self, seat: int, lang: Lang, drawing: bool = False) -> Reader:
        """Who is told something: a seat, in a language, with views as text or without."""
        names = self._names.get(lang)
        if names is None:
            names = self._names[lang] = {one.seat: name_of(one, lang) for one in self._seats}
        return Reader(seat, lang, names, drawing)

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest has."""
        return [seat.seat for seat in self.seats if guest and seat.guest == guest]

    def connected(self) -> set[int]:
        """The seats whose players are connected to this process.

        Whoever has several seats at one device is there for all of them.
        """
        people = {one.guest for one in self.connections if one.seat >= 0 and not self.has_lost_seat(one)}
        return {seat.seat for seat in self.seats if seat.guest and seat.guest in people}

    def left_by(self, guest: str) -> list[int]:
        """The seats that bots or nobody have now, and that a guest has back by coming back."""
        return [one.seat for one in self.seats if guest and one.former == guest and one.kind != "guest"]

    def here(self) -> set[int]:
        """The seats where somebody is connected, to this process or to another one."""
        connected = self.connected()
        return {seat.seat for seat in self.seats if is_here(seat, connected)}

    def has_lost_seat(self, connection: Connection) -> bool:
        """Has the seat of a connection changed hands? Then it must not see any more of its hand."""
        return connection.seat >= 0 and self.seats[connection.seat].guest != connection.guest

    def is_player(self, connection: Connection) -> bool:
        """Is this somebody who plays here, or for whom a bot does, wherever they look from?"""
        guest = connection.guest
        return connection.seat >= 0 or any(guest and guest in (one.guest, one.former) for one in self.seats)

    @property
    def talks_apart(self) -> bool:
        """Do the players and those who watch talk apart? They do while the game is played."""
        return self.row.state == "playing"

    def hears(self, connection: Connection, said: ChatRow) -> bool:
        """May somebody read what was said?"""
        return not self.talks_apart or self.is_player(connection) == (said.seat >= 0)

    # What is said about it.

    def info(self, guest: str, lang: Lang) -> TableInfo:
        """The table as a guest sees it."""
        return table_info(
            self.row, self.seats, guest, lang, self.connected(), self.votes, self.watchers, self.clock, self.skills
        )

    def refused(self, error: refusals.Error, lang: Lang, do: str = "") -> Refused:
        """A refusal of something that was asked at this table."""
        return refusals.refused(error, self.n, lang, do)
