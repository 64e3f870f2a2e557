"""One table in the browser's own Python: its rows, its game, its pipes and its bots."""

import time
from collections.abc import Callable, Iterator, Sequence
from secrets import choice, randbits
from typing import NamedTuple

import msgspec

from laguna import bots
from laguna.bots.budget import Budget
from laguna.bots.player import Player
from laguna.kernel.chance import Rng
from laguna.kernel.game import OVER
from laguna.server.show.messages import Chat, ClientMessage, Hello, News, Ping, Pong, TableInfo
from laguna.server.show.table_info import name_of, seat_for, table_info
from laguna.server.tables.compatibility import as_playable, rules_fit
from laguna.server.tables.levels import stand_in
from laguna.server.tables.new_tables import restored, result_of
from laguna.table import Line, Reader, Table, refusals
from laguna.table.messages import AskHint, Do, Lang, Undo
from laguna.table.rows import SeatRow, TableRow

from .messages import Keep, KeptLine, Outgoing, Say

ME = "me"
"""The guest who has the seats of all people: whoever is at this browser."""
THINKING = 2.0
"""How many seconds a bot may think in one turn, as on a server."""


class Pipe(NamedTuple):
    """A page that is open for one seat, or that watches."""

    name: str
    """What it is called."""
    seat: int
    """Which seat; -1 if it watches."""
    lang: Lang
    """Its language."""
    drawing: bool
    """Does it want views as text, too?"""


class LocalTable:
    """One table."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], lines: Sequence[Line | KeptLine], origin: str = ""
    ) -> None:
        self.row = as_playable(row)
        self.seats = seats
        self.origin = origin
        """The text of the game that it goes on with; empty if there is none."""
        self.table: Table | None = None
        """The game; None if it was played under other rules than we have."""
        self.pipes: dict[str, Pipe] = {}
        """Who looks at it, by name."""
        self.watched = False
        """Does another tab play here, so that nothing is done in this one?"""
        self._players: dict[int, Player] = {}
        if row.state in ("playing", "over") and rules_fit(row):
            self.table = restored(row, origin)
            self.table.log.extend([Line(*line) for line in lines])

    # Coming and going.

    def open(self, name: str, wanted: int | None, lang: Lang, since: int, drawing: bool) -> Iterator[Outgoing]:
        """Open a pipe, and say what comes first. One for a seat that is another's watches."""
        mine = [] if self.watched else [seat.seat for seat in self.seats if seat.guest]
        seat = -1 if self.watched else seat_for(mine, self.row.turn, wanted)
        pipe = self.pipes[name] = Pipe(name, -1 if seat is None else seat, lang, drawing)
        yield _say(pipe, Hello(pipe.seat, mine, lang, self.info(lang), []))
        yield from self._news(pipe, since)

    def follow(self, row: TableRow, seats: list[SeatRow], lines: list[KeptLine]) -> Iterator[Outgoing]:
        """Show what another tab has done. `lines` are those that are not known here."""
        self.row, self.seats = as_playable(row), seats
        if self.table is None:
            return
        since = self.table.n
        self.table.log.extend([Line(*line) for line in lines])
        yield from self._show(since)

    # What is said about it.

    def info(self, lang: Lang) -> TableInfo:
        """The table as whoever is at this browser sees it."""
        here = set() if self.watched else {seat.seat for seat in self.seats if seat.guest}
        return table_info(self.row, self.seats, "" if self.watched else ME, lang, here)

    def reader(self, seat: int, lang: Lang, drawing: bool = False) -> Reader:
        """Who is told something."""
        return Reader(seat, lang, {one.seat: name_of(one, lang) for one in self.seats}, drawing)

    def keep(self, first: int) -> Keep:
        """What is to be stored: the table, and its lines from `first` on."""
        lines = self.table.log.lines[first - self.table.log.first :] if self.table else []
        info = self.info(self.row.lang)  # type: ignore[arg-type]
        kept = [KeptLine(line.seat, line.what) for line in lines]
        return Keep(self.row, self.seats, info, first, kept, self.origin)

    def _news(self, pipe: Pipe, since: int) -> Iterator[Outgoing]:
        if self.table is not None:
            to = self.reader(pipe.seat, pipe.lang, pipe.drawing)
            for part in self.table.messages(min(self.table.n, since), to):
                yield Say(pipe.name, msgspec.Raw(part))

    def _show(self, since: int) -> Iterator[Outgoing]:
        """Show everybody what has happened from a line on."""
        for pipe in self.pipes.values():
            yield from self._news(pipe, since)
            if self.row.state == "over":
                yield _say(pipe, News(self.info(pipe.lang)))

    # What is asked.

    def hear(self, name: str, message: ClientMessage) -> Iterator[Outgoing]:
        """Do what a page asks for, and answer."""
        pipe, table = self.pipes[name], self.table
        to = self.reader(pipe.seat, pipe.lang, pipe.drawing)
        n = table.n if table else 0
        if isinstance(message, Ping):
            yield _say(pipe, Pong(n))
            return
        error: refusals.Error = "not_yours" if pipe.seat < 0 else "not_now"
        moves = isinstance(message, Do | Undo)
        idle = isinstance(message, AskHint) and not self.row.hints
        if table is None or idle or isinstance(message, Chat) or (moves and (pipe.seat < 0 or self.watched)):
            refused = refusals.refused(error, n, pipe.lang)
            refused.id = message.id
            yield _say(pipe, refused)
            return
        answer = (
            table.hint(Budget(seconds=THINKING), Rng(randbits(62)), to)
            if isinstance(message, AskHint)
            else table.answer(message, to)
        )
        answer.id = message.id
        stored = self._stored(n)
        if stored is not None:
            yield stored
        yield _say(pipe, answer)
        if stored is not None:
            yield from self._show(n)

    def _stored(self, first: int) -> Keep | None:
        """What is to be stored if there are new lines."""
        table = self.table
        if table is None or table.n == first:
            return None
        self.stand()
        return self.keep(first)

    def stand(self) -> None:
        """Note in the row how the game stands now."""
        table = self.table
        assert table is not None
        self.row.n, self.row.turn, self.row.moved = table.n, table.turn, int(time.time())
        if table.turn == OVER:
            self.row.state, self.row.result = "over", result_of(table)

    # Bots.

    def bot_to_move(self) -> SeatRow | None:
        """The bot that is to move here; None if a person is, or nobody, or if another tab lets it move."""
        if self.watched or self.table is None or self.row.state != "playing" or self.table.turn < 0:
            return None
        seat = self.seats[self.table.turn]
        return seat if seat.kind == "bot" else None

    def step(self, bot: SeatRow) -> Iterator[Outgoing]:
        """Let a bot make one move."""
        assert self.table is not None
        n = self.table.n
        self._move(self.table, bot)
        stored = self._stored(n)
        assert stored is not None
        yield stored
        yield from self._show(n)

    def _move(self, table: Table, bot: SeatRow) -> None:
        """The bot's move; if it fails, that of a weaker one; if that fails, too, anything legal."""
        player = self._players.get(bot.seat)
        if player is None:
            player = self._players[bot.seat] = _player(bot, bot.level)
        for one in (player, _player(bot, stand_in(bot.level)), Player(_anything, bot.seat, Budget(iterations=1))):
            try:
                table.bot_move(one, Rng(randbits(62)))
            except Exception:
                continue
            return


def _say(pipe: Pipe, message: object) -> Say:
    return Say(pipe.name, msgspec.Raw(msgspec.json.encode(message)))


def _player(bot: SeatRow, level: str) -> Player:
    return Player(bots.LEVELS[level], bot.seat, Budget(seconds=THINKING))


_anything: Callable[..., int] = lambda game, state, *_: choice(game.legal(state))  # noqa: E731
