"""What a page asks over HTTP where there is a server, answered here: tables, and finished games."""

import re
import time
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

import msgspec

from laguna.server.show.messages import (
    PAGE,
    Continue,
    EarlierGame,
    NewTable,
    Problem,
    RecordInfo,
    RecordText,
    Replay,
    TableCourse,
    TableInfo,
)
from laguna.server.show.statistics import earlier
from laguna.server.tables import continuing, new_tables
from laguna.server.tables.credentials import new_id
from laguna.server.tables.new_tables import Rows, TablePlan
from laguna.server.tables.refusal import Refusal
from laguna.table import Table, archive, finished
from laguna.table.archive import Archive
from laguna.table.messages import Lang, Outcome
from laguna.table.wording import language

from .local_table import ME, LocalTable
from .messages import Answer, Ask, Keep, Outgoing

PREFIX = "tab-"
"""How the ids of tables begin that live in a browser."""
_decode_wish = msgspec.json.Decoder(NewTable).decode
_decode_continue = msgspec.json.Decoder(Continue).decode
_decode_record = msgspec.json.Decoder(RecordText).decode


class Question(NamedTuple):
    """A request, as far as it is read."""

    body: msgspec.Raw
    """What came with it."""
    lang: Lang
    """The language of the answer."""
    query: dict[str, str]
    """What its address says behind `?`."""
    kept: list[Keep]
    """What is to be stored before it is answered."""
    others: list[TableInfo]
    """All tables, as they are kept."""


class Requests:
    """Answers requests."""

    def __init__(self, tables: dict[str, LocalTable], levels: tuple[str, ...]) -> None:
        self._tables = tables
        self._levels = levels
        self._archives: dict[tuple[str, str], Archive] = {}

    def answer(self, ask: Ask) -> list[Outgoing]:
        """What a server would answer; before it, what is to be stored."""
        url = urlsplit(ask.path)
        query = {name: values[-1] for name, values in parse_qs(url.query).items()}
        question = Question(ask.body, language(query.get("lang"), ask.lang), query, [], ask.others)
        try:
            body = self._do(ask.method, url.path, question)
        except Refusal as refusal:
            return [Answer(ask.id, False, _raw(Problem(refusal.error, refusal.text(question.lang))))]
        return [*question.kept, Answer(ask.id, True, _raw(body))]

    def _do(self, method: str, path: str, question: Question) -> object:
        for known, form, work in _ROUTES:
            found = re.fullmatch(form, path)
            if found is None or method != known:
                continue
            try:
                return work(self, question, *found.groups())
            except (msgspec.DecodeError, ValueError) as error:
                raise Refusal("bad_request", why=str(error)) from None
        raise Refusal("no_such_page")

    # Tables.

    def _make(self, question: Question) -> TableInfo:
        return self._begin(self._rows(new_tables.parse(_decode_wish(question.body))), question)

    def _rows(self, plan: TablePlan) -> Rows:
        for seat in plan.seats:
            if seat.level and seat.level not in self._levels:
                raise Refusal("cannot_play", "level", level=seat.level)
        return new_tables.rows_of(plan, PREFIX + new_id(), ME, "", _now())

    def _begin(self, rows: Rows, question: Question, origin: str = "") -> TableInfo:
        """Begin a game. Nobody can come from elsewhere, so a table with an open seat is refused."""
        row, seats = rows
        dealt = new_tables.begin(row, seats, origin)
        if dealt is None:
            raise Refusal("not_now")
        made = self._tables[row.id] = LocalTable(row, seats, dealt.log.lines, origin)
        made.stand()
        question.kept.append(made.keep(dealt.log.first))
        return made.info(question.lang)

    def _go_on(self, question: Question) -> TableInfo:
        """A table that goes on where another game was left."""
        wish = _decode_continue(question.body)
        if wish.record is not None:
            left = continuing.plan(wish, continuing.read(wish.record))
        else:
            source = self._table(wish.table or "")
            if source.table is None:
                raise Refusal("not_kept")
            left = continuing.plan(wish, source.table.log)
            self._mark(source, question)
        row, seats = self._rows(left.plan)
        row.mark = left.mark
        return self._begin((row, seats), question, left.text)

    def _mark(self, source: LocalTable, question: Question) -> None:
        """Note that somebody has a running game of theirs as it stands. Here all seats are theirs, or bots'."""
        if source.row.state == "playing" and not source.row.mark:
            source.row.mark = "copied"
            question.kept.append(source.keep(source.row.n))

    def _copy(self, question: Question, id: str) -> RecordText:
        source = self._table(id)
        if source.table is None:
            raise Refusal("not_kept")
        self._mark(source, question)
        return RecordText(source.table.text())

    def _look(self, question: Question) -> RecordInfo:
        return continuing.look(_decode_record(question.body).record)

    def _find(self, question: Question, id: str) -> TableInfo:
        return self._table(id).info(question.lang)

    def _rematch(self, question: Question, id: str) -> TableInfo:
        old = self._table(id)
        again = new_tables.rematch_of(old.row, old.seats, PREFIX + new_id(), ME, _now())
        if old.row.rematch:
            return self._table(old.row.rematch).info(question.lang)
        made = self._begin(again, question)
        old.row.rematch = made.id
        question.kept.append(old.keep(old.row.n))
        return made

    def _table(self, id: str) -> LocalTable:
        if id not in self._tables:
            raise Refusal("no_such_table")
        return self._tables[id]

    # Finished games.

    def _over(self, id: str) -> tuple[LocalTable, Table]:
        found = self._table(id)
        if found.row.state != "over":
            raise Refusal("not_over")
        if found.table is None:
            raise Refusal("not_kept")
        return found, found.table

    def _outcome(self, question: Question, id: str) -> Outcome:
        found, table = self._over(id)
        return table.outcome(found.reader(-1, question.lang))

    def _course(self, question: Question, id: str) -> TableCourse:
        found, table = self._over(id)
        course = table.course(found.reader(-1, question.lang))
        return TableCourse(course, earlier(_earlier_games(found, question.others)))

    def _record(self, question: Question, id: str) -> str:
        return self._over(id)[1].text()

    def _replay(self, question: Question, id: str) -> Replay:
        found, table = self._over(id)
        lang, query = question.lang, question.query
        first, count, seat = (int(query.get(name, usual)) for name, usual in _REPLAY)
        if first < 0 or not 1 <= count <= PAGE or seat < -1:
            raise ValueError(f"first {first}, count {count}, seat {seat}")
        if seat >= found.row.seats:
            raise Refusal("no_such_seat")
        kept = self._archives.get((id, lang))
        if kept is None:
            kept = self._archives[id, lang] = archive.make(table.record(), (lang,), table.text())
        to = found.reader(seat, lang, query.get("drawing") == "1")
        positions = finished.positions(kept, first, count, to)
        return Replay(found.info(lang), len(kept.positions) - 1, kept.first_of_turns, positions)


_REPLAY = (("first", "0"), ("count", "20"), ("seat", "-1"))
"""The numbers that a replay is asked with, and their usual values."""
_ID = "([a-z0-9-]+)"
_Work = Callable[..., object]
_ROUTES: tuple[tuple[str, str, _Work], ...] = (
    ("POST", "/tables", Requests._make),
    ("POST", "/continue", Requests._go_on),
    ("POST", "/records", Requests._look),
    ("POST", f"/tables/{_ID}/copy", Requests._copy),
    ("GET", f"/tables/{_ID}", Requests._find),
    ("POST", f"/tables/{_ID}/rematch", Requests._rematch),
    ("GET", f"/tables/{_ID}/outcome", Requests._outcome),
    ("GET", f"/tables/{_ID}/course", Requests._course),
    ("GET", f"/tables/{_ID}/replay", Requests._replay),
    ("GET", f"/tables/{_ID}/record", Requests._record),
)
"""What can be asked."""


def _earlier_games(found: LocalTable, others: list[TableInfo]) -> list[EarlierGame]:
    """Earlier games of the same sort in which this browser had one seat, the latest first."""
    row = found.row
    if row.mark or sum(bool(seat.guest) for seat in found.seats) != 1:
        return []
    games = [
        EarlierGame(info.id, info.moved, len(info.scores), info.scores[mine[0]], info.ranks[mine[0]])
        for info in others
        if (info.game, info.state, info.guide, info.mark) == (row.game, "over", "", "")
        and info.id != row.id
        and info.moved <= row.moved
        and len(mine := [seat.seat for seat in info.seats if seat.mine]) == 1
        and info.scores
    ]
    return sorted(games, key=lambda game: game.at, reverse=True)[:PAGE]


def _now() -> int:
    return int(time.time())


def _raw(body: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(body))
