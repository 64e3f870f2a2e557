"""What a page asks over HTTP where there is a server, answered here: tables, and finished games."""

import re
import time
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

import msgspec

from laguna.kernel.record import write
from laguna.server.show.messages import PAGE, NewTable, Problem, Replay, TableCourse, TableInfo
from laguna.server.tables import new_tables
from laguna.server.tables.credentials import new_id
from laguna.server.tables.new_tables import Rows
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
        question = Question(ask.body, language(query.get("lang"), ask.lang), query, [])
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
        plan = new_tables.parse(_decode_wish(question.body))
        for seat in plan.seats:
            if seat.level and seat.level not in self._levels:
                raise Refusal("cannot_play", "level", level=seat.level)
        return self._begin(new_tables.rows_of(plan, PREFIX + new_id(), ME, "", _now()), question)

    def _begin(self, rows: Rows, question: Question) -> TableInfo:
        """Begin a game. Nobody can come from elsewhere, so a table with an open seat is refused."""
        row, seats = rows
        dealt = new_tables.begin(row, seats)
        if dealt is None:
            raise Refusal("not_now")
        row.n, row.turn = dealt.n, dealt.turn
        made = self._tables[row.id] = LocalTable(row, seats, dealt.log.lines)
        question.kept.append(made.keep(0))
        return made.info(question.lang)

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
        return TableCourse(table.course(found.reader(-1, question.lang)), None)

    def _record(self, question: Question, id: str) -> str:
        return write(self._over(id)[1].record())

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
            kept = self._archives[id, lang] = archive.make(table.record(), (lang,))
        to = found.reader(seat, lang, query.get("drawing") == "1")
        positions = finished.positions(kept, first, count, to)
        return Replay(found.info(lang), len(kept.positions) - 1, kept.first_of_turns, positions)


_REPLAY = (("first", "0"), ("count", "20"), ("seat", "-1"))
"""The numbers that a replay is asked with, and their usual values."""
_ID = "([a-z0-9-]+)"
_Work = Callable[..., object]
_ROUTES: tuple[tuple[str, str, _Work], ...] = (
    ("POST", "/tables", Requests._make),
    ("GET", f"/tables/{_ID}", Requests._find),
    ("POST", f"/tables/{_ID}/rematch", Requests._rematch),
    ("GET", f"/tables/{_ID}/outcome", Requests._outcome),
    ("GET", f"/tables/{_ID}/course", Requests._course),
    ("GET", f"/tables/{_ID}/replay", Requests._replay),
    ("GET", f"/tables/{_ID}/record", Requests._record),
)
"""What can be asked."""


def _now() -> int:
    return int(time.time())


def _raw(body: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(body))
