"""Nothing that is sent to a seat tells it more than it may know.

All through random games, for every seat and the public: what the server sends now, what it answers to anything,
and what it sends after whatever happens in both worlds, is the same from the truth and from redeals of it, byte by
byte. What is secret to a seat happens differently in the two worlds. Then leaks are planted, one in each of these,
and each of them is found.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import pytest

from laguna.kernel import registry, undo
from laguna.kernel.chance import Rng
from laguna.kernel.errors import NotLegal
from laguna.kernel.event import Event, told_to
from laguna.kernel.game import CHANCE, OVER
from laguna.kernel.registry import load
from laguna.kernel.text import LANGUAGES
from laguna.server.http import sockets
from laguna.server.limits import Limits
from laguna.server.store.rows import SeatRow, TableRow
from laguna.server.tables import publishing
from laguna.server.tables.connections import Connection
from laguna.server.tables.live_table import LiveTable
from laguna.server.tables.move_writer import Author
from laguna.server.tables.services import TableServices
from laguna.server.tables.worker_pool import WorkerPool
from laguna.table import Line, Log, Move, Reader, Table, previews, refusals, states, wording, worths
from laguna.table import log as logs
from laguna.table.messages import AskWorth, Lang, Preview, Refused, Why

from ..walks import SOAK, walk

WORLDS = 20 if SOAK else 3
"""Redeals of each position."""
ACTIONS = 1000 if SOAK else 3
"""Actions that are tried in each position of each world: all of them in a soak."""
CASES = [(game, seats) for game in registry.names() for seats in registry.load(game).SEATS]


def table_of(log: Log) -> LiveTable:
    """A table in memory, as the server has it."""
    game = log.game
    row = TableRow(
        "table", game.NAME, game.VERSION, log.seats, log.options, "en", False, True, "", "g0", "playing", "",
        log.n, log.turn, "", 0, 0, 0,
    )  # fmt: skip
    live = LiveTable(
        row, [SeatRow("table", seat, "guest", guest=f"g{seat}", name=f"P{seat}") for seat in range(log.seats)]
    )
    live.table = Table(log)
    return live


class Sent:
    """Everything that a seat is sent, by the server's own code, from one world."""

    def __init__(self, log: Log, seat: int, lang: Lang) -> None:
        self.live = table_of(log)
        self.seat = seat
        nothing: Any = None  # Nothing is stored here.
        self.tables = TableServices(nothing, WorkerPool(1), Limits())
        self.page = Connection(f"g{seat}", seat, lang, log.n, Limits())
        self.live.connections.add(self.page)

    @property
    def log(self) -> Log:
        assert self.live.table is not None
        return self.live.table.log

    def drained(self) -> list[bytes]:
        """The messages that wait."""
        waiting = self.page._waiting
        return [waiting.get_nowait() for _ in range(waiting.qsize())]

    def now(self) -> list[bytes]:
        """What a page gets that connects now, with the last part of the story."""
        self.page.sent = max(0, self.log.n - 12)
        publishing.publish(self.live)
        return self.drained()

    def answers(self, step: int) -> list[bytes]:
        """Answers to anything: why, previews, what things are worth, refusals, undo."""
        table, game = self.live.table, self.log.game
        assert table is not None
        to = self.live.reader(self.seat, self.page.lang)
        said: list[Any] = [self.log.undo_reach(self.seat), *self._refusals(step)]
        said += [sockets.look(self.page, self.live, AskWorth(of=of)) for of in self._things(step)]
        if self.seat >= 0:
            for row in self._rows(step):
                said.append(sockets.look(self.page, self.live, AskWorth(row)))
                said.append(sockets.look(self.page, self.live, Preview(row, each=True)))
            every = (5 if self.log.seats == 2 else 13) if SOAK else 29
            for number in range(step % every, game.ACTIONS.seat_actions, every):
                name = game.ACTIONS.name(number)
                said.append(sockets.look(self.page, self.live, Why(name)))
                said.append(sockets.look(self.page, self.live, Preview([name], each=step % 2 > 0)))
                try:
                    self.log.plan(self.seat, number, _No())
                except _Drawn:
                    said.append("drawn")
                except NotLegal:
                    said.append(table.plan(Move.parse(game.NAME, name), to))
            for steps in (1, 2, 5):
                found = table.plan(Move.undo(steps), to)
                said.append(found if isinstance(found, Refused) else found.lines)
        return [msgspec.json.encode(one) for one in said] + self.drained()

    def _refusals(self, step: int) -> list[Any]:
        """What is answered at once to what comes too late or too early, or for a seat that is another's."""
        table, n = self.log.game.ACTIONS, self.log.n
        moves = {Move(table.name(number := step % table.seat_actions), number), Move.undo(1)}
        moves |= {Move(line.what) for line in self.log.lines[-3:]}
        found: list[Any] = []
        for seat in sorted({self.seat, (self.seat + 1) % self.log.seats}):
            for line in (0, n - 2, n - 1, n, n + 1):
                for move in sorted(moves):
                    if seat == self.seat and line == n:
                        # Whoever may do something now is answered in `answers`.
                        assert self.live.table is not None
                        found.append(self.live.table.answered(line, move, self.live.reader(seat, self.page.lang)))
                    else:
                        found.append(
                            self.tables.writer.plan(
                                self.live, Author(seat, self.page.guest, self.page.lang), line, move
                            )
                        )
        return found

    def _things(self, step: int) -> list[str]:
        """What may be asked about: everything, some things by id, some actions by notation."""
        game = self.log.game
        things = sorted({game.topic(number) for number in range(len(game.ACTIONS))})
        legal = self.log.legal if self.log.turn == self.seat else []
        return ["", things[step % len(things)], *(game.ACTIONS.name(one) for one in legal[step % 5 :: 9][:2])]

    def _rows(self, step: int) -> list[list[str]]:
        """None, some choices in a row that are legal in this world one behind the other, and one more."""
        game = self.log.game
        row: list[str] = []
        then = game.copy(self.log.state)
        then.log = None
        while game.turn(then) == self.seat and len(row) < 4:
            legal = game.legal(then)
            action = legal[(step + len(row)) % len(legal)]
            row.append(game.ACTIONS.name(action))
            game.apply(then, action)
        return [[], row, [*row, game.ACTIONS.name(step % 7)]]

    def after(self, lines: list[Line]) -> list[bytes]:
        """What it is sent when these lines are stored."""
        self.page.sent = self.log.n
        self.log.extend(lines)
        publishing.publish(self.live)
        return self.drained()


class _Drawn(Exception):  # noqa: N818
    pass


class _No:
    """Draws nothing: whether something is drawn is all that is asked."""

    def draw(self, table: Any, legal: list[int], weights: list[int]) -> int:  # noqa: ANN401
        raise _Drawn


class Twin(Log):
    """The same log with another world under it. What it does from then on can be taken back."""

    def __init__(self, log: Log, world: Any) -> None:  # noqa: ANN401 - the state is the game's own
        self.__dict__.update(log.__dict__)
        self.lines, self.numbers = list(log.lines), list(log.numbers)
        self.steps, self.story, self.events = list(log.steps), list(log.story), list(log.events)
        self._world = world
        # What led to another world is not known, and need not be: nothing of it is taken back.
        self.actions = []
        self._begin()

    def _begin(self) -> None:
        self.state = self.game.copy(self._world)
        self._legal = None


def cannot_tell(game: Any, one: Any, other: Any, seat: int, do: int, do_there: int) -> bool:  # noqa: ANN401
    """Do two actions in two worlds look the same to a seat, by the rules alone?"""
    told = []
    for s, action in ((one, do), (other, do_there)):
        then = game.copy(s)
        then.log = []
        game.apply(then, action)
        told.append((told_to(then.log, seat), game.view(then, seat), game.turn(then)))
    return bool(told[0] == told[1])


def pair(game: Any, one: Any, other: Any, seat: int, rng: Rng, do: int) -> tuple[int, int] | None:  # noqa: ANN401
    """An action in each world that this seat cannot tell apart: different ones if they are secret."""
    there = game.legal(other)
    do_there = there[rng.below(len(there))]
    if do != do_there and game.turn(one) != seat and cannot_tell(game, one, other, seat, do, do_there):
        return do, do_there
    return (do, do) if do in there else None


def lines_in_both(
    game: Any,  # noqa: ANN401
    one: Any,  # noqa: ANN401
    other: Any,  # noqa: ANN401
    seat: int,
    rng: Rng,
    do: int,
) -> tuple[list[Line], list[Line]] | None:
    """A decision and the draws behind it in two worlds, alike as far as this seat can see.

    Whether something is drawn, and how often, is the same in both: a seat sees it from the numbering.
    """
    here: list[Line] = []
    there: list[Line] = []
    while not here or game.turn(one) == CHANCE:
        assert game.turn(one) == game.turn(other), "whose turn it is"
        if here:
            common = sorted(set(game.legal(one)) & set(game.legal(other)))
            drawn = common or game.legal(one)
            do = drawn[rng.below(len(drawn))]
        found = pair(game, one, other, seat, rng, do)
        if found is None:
            return None
        for s, action, lines in ((one, found[0], here), (other, found[1], there)):
            lines.append(Line(game.turn(s), game.ACTIONS.name(action)))
            game.apply(s, action)
    assert game.turn(one) == game.turn(other), "whose turn it is"
    return here, there


def check(log: Log, seat: int, step: int) -> None:
    """Compare what a seat is sent from the truth and from redeals of it."""
    game = log.game
    lang = wording.language(LANGUAGES[step % 4])
    truth = Sent(Twin(log, log.state), seat, lang)
    now, answers = truth.now(), truth.answers(step)
    for number in range(WORLDS):
        rng = Rng(step * 1000 + number)
        world = game.redeal(log.state, seat, rng)
        there = Sent(Twin(log, world), seat, lang)
        assert there.now() == now, "what is sent now"
        assert there.answers(step) == answers, "what is answered"
        if log.turn == OVER:
            continue
        legal = game.legal(log.state)
        for do in legal if len(legal) <= ACTIONS else [legal[rng.below(len(legal))] for _ in range(ACTIONS)]:
            one, other = game.copy(log.state), game.copy(world)
            here, elsewhere = Sent(Twin(log, log.state), seat, lang), Sent(Twin(log, world), seat, lang)
            # Now and then a few steps, of which several can be taken back at once.
            for made in range(1 + rng.below(3) if log.seats == 2 or not SOAK else 3 if rng.below(4) == 0 else 1):
                if made and (do not in game.legal(other) or not cannot_tell(game, one, other, seat, do, do)):
                    # It shows what was done in secret before, and that was not the same.
                    break
                lines = lines_in_both(game, one, other, seat, rng, do)
                if lines is None:
                    break
                assert here.after(lines[0]) == elsewhere.after(lines[1]), f"what is sent after {lines}"
                if game.turn(one) != log.turn:
                    break
                following = game.legal(one)
                do = following[rng.below(len(following))]
            reach = here.log.undo_reach(log.turn)
            assert elsewhere.log.undo_reach(log.turn) == reach, f"what can be taken back after {do}"
            # What came before this position is not known in another world, and not taken back.
            if steps := min(reach, len(here.log.actions)):
                back = [Line(log.turn, f"{logs.UNDO} {steps}")]
                assert here.after(back) == elsewhere.after(back), f"what is sent after {steps} were taken back"


def positions(name: str, seats: int, seed: int) -> Iterator[tuple[int, Log]]:
    """The log of a random game, line by line."""
    game = load(name)
    log = Log(game, seats, {})
    for step, (s, action) in enumerate(walk(game, seats, seed, turns=200)):
        yield step, log
        if action != OVER:
            log.extend([Line(game.turn(s), game.ACTIONS.name(action))])


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_is_sent_is_the_same_from_every_world_a_seat_cannot_tell_apart(name: str, seats: int) -> None:
    every, seed, lines = 1 if SOAK else 23, seats, 0
    # Some games are soon over.
    while lines < 400:
        for step, log in positions(name, seats, seed):
            # Draws are settled before anybody is shown anything.
            if log.turn != CHANCE:
                lines += 1
                if step % every == 0 or log.turn == OVER:
                    for seat in range(-1, seats):
                        check(log, seat, step)
        seed += 10


def test_an_undo_shows_what_was_shown_before() -> None:
    undone = 0
    for name, seats in CASES:
        for step, log in positions(name, seats, 5):
            if step % 17 or log.turn < 0 or not log.undo_reach(log.steps[-1].who if log.steps else -1):
                continue
            who = log.steps[-1].who
            before = Log(log.game, seats, {})
            before.extend([*log.lines, Line(who, "undo 1")])
            again = Log(log.game, seats, {})
            again.extend(log.lines[: before.numbers[-1] + 1])
            for seat in range(-1, seats):
                to = Reader(seat, "en")
                shown = [msgspec.json.decode(part) for part in states.messages(before, before.n, to)]
                as_was = [msgspec.json.decode(part) for part in states.messages(again, again.n, to)]
                assert [{**part, "n": 0} for part in shown] == [{**part, "n": 0} for part in as_was]
            undone += 1
    assert undone > 10


# Planted leaks: each of them tells something about what another seat holds.


def secret(game: Any, s: Any, seat: int) -> int:  # noqa: ANN401
    """Something that depends on what all others hold: an even or odd number."""
    views = [game.view(s, other) for other in range(s.seats) if other != seat]
    data = msgspec.json.encode([view.mine for view in views])
    return hashlib.sha256(data).digest()[0] & 1


def find(check_positions: int = 400) -> None:
    """Look for a leak in a few games of two."""
    looked = 0
    for name in registry.names():
        for step, log in positions(name, 2, 2):
            if log.turn != CHANCE and step % 3 == 0 and step > 20:
                check(log, 0, step)
                looked += 1
                if looked >= check_positions:
                    return


def leak_view(monkeypatch: pytest.MonkeyPatch) -> None:
    real = states.messages

    def leaky(log: Log, since: int, to: Reader, guide: str) -> list[bytes]:
        tail = b" " * secret(log.game, log.state, to.seat)
        return [part + tail for part in real(log, since, to, guide)]

    monkeypatch.setattr(states, "messages", leaky)


def leak_events(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(states, "sees", lambda seat, event: True)


def leak_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    real = states.numbered_choices

    def leaky(log: Log, seat: int, lang: str) -> list[Any]:
        # The choices of whoever is to move, to everybody.
        return real(log, log.turn, lang) if log.turn >= 0 else []

    monkeypatch.setattr(states, "numbered_choices", leaky)


def leak_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    real = refusals.why

    def leaky(log: Log, action: int, to: Reader) -> Any:  # noqa: ANN401
        found = real(log, action, to)
        found.rule += "x" * secret(log.game, log.state, to.seat)
        return found

    monkeypatch.setattr(refusals, "why", leaky)


def leak_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    real = refusals.not_legal

    def leaky(log: Log, action: int, to: Reader) -> Any:  # noqa: ANN401
        refused = real(log, action, to)
        refused.n += secret(log.game, log.state, to.seat)
        return refused

    monkeypatch.setattr(refusals, "not_legal", leaky)


def leak_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: Log, seat: int) -> int:
        return secret(self.game, self.state, seat) if seat >= 0 else 0

    monkeypatch.setattr(Log, "undo_reach", leaky)


def leak_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Log._take_back

    def leaky(self: Log, line: Line) -> None:
        real(self, line)
        if secret(self.game, self.state, 0):
            self.story.append(self.story[-1])

    monkeypatch.setattr(Log, "_take_back", leaky)


def leak_taken_back_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Log._take_back

    def leaky(self: Log, line: Line) -> None:
        real(self, line)
        if line.what != "undo 1" and secret(self.game, self.state, 0):
            self.story.append(self.story[-1])

    monkeypatch.setattr(Log, "_take_back", leaky)


def leak_previews(monkeypatch: pytest.MonkeyPatch) -> None:
    real = previews.preview

    def leaky(log: Log, actions: list[int], to: Reader, each: bool, doubted: Sequence[int]) -> Any:  # noqa: ANN401
        found = real(log, actions, to, each, doubted)
        if not isinstance(found, int):
            found.turn = secret(log.game, log.state, to.seat)
        return found

    monkeypatch.setattr(previews, "preview", leaky)


def leak_long_previews(monkeypatch: pytest.MonkeyPatch) -> None:
    real = previews.preview

    def leaky(log: Log, actions: list[int], to: Reader, each: bool, doubted: Sequence[int]) -> Any:  # noqa: ANN401
        found = real(log, actions, to, each, doubted)
        if not isinstance(found, int) and len(actions) > 1:
            found.turn = secret(log.game, log.state, to.seat)
        return found

    monkeypatch.setattr(previews, "preview", leaky)


def leak_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    real = worths.worth

    def leaky(log: Log, actions: list[int], of: str, to: Reader) -> Any:  # noqa: ANN401
        found = real(log, actions, of, to)
        if not isinstance(found, int):
            found.sums[0].points += secret(log.game, log.state, to.seat)
        return found

    monkeypatch.setattr(worths, "worth", leaky)


def leak_undo_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    real = refusals.cannot_undo

    def leaky(log: Log, what: str, error: logs.CannotUndo, to: Reader) -> Any:  # noqa: ANN401
        refused = real(log, what, error, to)
        refused.n += secret(log.game, log.state, to.seat)
        return refused

    monkeypatch.setattr(refusals, "cannot_undo", leaky)


def leak_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Table.answered

    def leaky(self: Table, n: int, move: Move, to: Reader) -> Any:  # noqa: ANN401
        answer = real(self, n, move, to)
        if isinstance(answer, Refused):
            answer.n += secret(self.log.game, self.log.state, to.seat)
        return answer

    monkeypatch.setattr(Table, "answered", leaky)


def leak_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    real = LiveTable.refused

    def leaky(self: LiveTable, error: Any, lang: Lang, do: str = "") -> Any:  # noqa: ANN401
        refused = real(self, error, lang, do)
        assert self.table is not None
        refused.n += secret(self.table.log.game, self.table.log.state, 0)
        return refused

    monkeypatch.setattr(LiveTable, "refused", leaky)


def leak_translated(monkeypatch: pytest.MonkeyPatch) -> None:
    real = states.messages

    def leaky(log: Log, since: int, to: Reader, guide: str) -> list[bytes]:
        tail = b" " * secret(log.game, log.state, to.seat) * (to.lang == "fr")
        return [part + tail for part in real(log, since, to, guide)]

    monkeypatch.setattr(states, "messages", leaky)


def leak_numbering(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Log._do

    def leaky(self: Log, line: Line) -> None:
        # A line more, if the other one holds something.
        real(self, line)
        if secret(self.game, self.state, 0):
            self.lines.append(Line(CHANCE, ""))

    monkeypatch.setattr(Log, "_do", leaky)


def leak_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    real = publishing.publish

    def leaky(live: LiveTable) -> None:
        real(live)
        assert live.table is not None
        log = live.table.log
        for page in live.connections:
            for _ in range(secret(log.game, log.state, page.seat)):
                page.push(b"{}")

    monkeypatch.setattr(publishing, "publish", leaky)


LEAKS: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    leak_view: "sent (now|after)",
    leak_events: "sent after",
    leak_legal: "sent (now|after)",
    leak_reasons: "answered",
    leak_errors: "answered",
    leak_undo: "sent (now|after)",
    leak_taken_back: "taken back",
    leak_taken_back_at_once: "taken back",
    leak_previews: "answered",
    leak_long_previews: "answered",
    leak_worth: "answered",
    leak_undo_refusals: "answered",
    leak_stale: "answered",
    leak_refusals: "answered",
    leak_translated: "sent (now|after)",
    leak_numbering: "sent after",
    leak_counts: "sent (now|after)",
}
"""What is planted, and where it is found."""


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=LEAKS[plant]):
        find()


def test_without_a_leak_nothing_is_found() -> None:
    find(30)


def test_an_undo_that_reaches_over_a_secret_is_refused() -> None:
    steps = [undo.Step(0, 1, 0)]
    assert undo.reach(steps, 0, 1, [Event("x", {})]) == 1
    assert undo.reach(steps, 0, 1, [Event("x", {}, 1)]) == 0
    assert undo.reach(steps, 1, 1, []) == 0
    assert undo.reach(steps, 0, 2, []) == 0
