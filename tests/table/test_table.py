"""A table without a server: opened at any line, as it was or as a seat knew it, asked, played and written down."""

import doctest
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from laguna import bots
from laguna.bots.budget import Budget
from laguna.bots.player import Player
from laguna.kernel import registry
from laguna.kernel.chance import Rng
from laguna.kernel.errors import CannotParse
from laguna.kernel.event import told_to
from laguna.kernel.game import CHANCE, OVER
from laguna.kernel.record import Record, parse, replay
from laguna.table import Reader, Table, archive, branches, table
from laguna.table.messages import Because, Do, Done, Hint, Preview, Previewed, Refused, State, Undo, Why

RECORDS = Path(__file__).parent.parent / "records"
FOREIGN = (
    "asyncio", "concurrent", "http", "httpx", "litestar", "multiprocessing", "numpy", "prometheus_client",
    "psycopg", "psycopg_pool", "segno", "socket", "sqlite3", "ssl", "subprocess", "threading",
    "uvicorn", "uvloop", "websockets",
)  # fmt: skip
"""Stores, networks, processes, and packages that only a server needs."""


def records(game: str) -> list[Record]:
    """Two finished games."""
    paths = sorted((RECORDS / game).glob("*.rec"))
    return [parse(path.read_text("utf-8")) for path in (paths[0], paths[-1])]


CASES = [(name, number) for name in registry.names() for number in range(2)]


def decisions(record: Record, some: int) -> Iterator[tuple[int, int]]:
    """Some lines of a game at which a seat is to decide, and the seat."""
    found: list[tuple[int, int]] = []
    n = 0

    def note(_: object, turn: int, __: int) -> None:
        nonlocal n
        if turn >= 0:
            found.append((n, turn))
        n += 1

    replay(record, each=note)
    yield from found[:: max(1, len(found) // some)]


def state_of(opened: Table, seat: int, since: int) -> State:
    """The state that a seat is sent."""
    return msgspec.json.decode(opened.messages(since, Reader(seat, "en"))[-1], type=State)


def finish(opened: Table, level: str = "random", seed: int = 1) -> None:
    """Let bots play to the end."""
    rng = Rng(seed)
    players = [Player(bots.LEVELS[level], seat, Budget(iterations=1)) for seat in range(opened.log.seats)]
    opened.deal()
    for _ in range(20_000):
        if opened.turn == OVER:
            return
        opened.bot_move(players[opened.turn], rng)
    raise AssertionError("the game does not end")


def test_what_is_imported_knows_no_store_no_network_and_no_processes() -> None:
    code = "import sys, laguna.table; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules = done.stdout.split()
    assert "laguna.table.table" in modules
    foreign = {one for one in modules if one.split(".")[0] in FOREIGN}
    assert not foreign
    ours = {".".join(one.split(".")[:2]) for one in modules if one.startswith("laguna.")}
    assert ours <= {f"laguna.{name}" for name in ("bots", "engine", "games", "kernel", "table")}


def test_the_examples_work() -> None:
    assert doctest.testmod(table).failed == 0


@pytest.mark.parametrize(("game", "number"), CASES)
def test_a_record_opens_at_any_line_as_it_was(game: str, number: int) -> None:
    record = records(game)[number]
    for at, seat in decisions(record, 6):
        opened = Table.as_it_was(record, at)
        truth = replay(record, to=at)
        assert (opened.n, opened.turn) == (at, seat)
        for one in range(-1, record.seats):
            sent = state_of(opened, one, at)
            assert sent.view == msgspec.json.decode(msgspec.json.encode(record.module().view(truth, one)))
            assert bool(sent.legal) == (one == seat)
        # What was done then can be done again, and what follows is the same story.
        name = record.module().ACTIONS.name(record.actions[at])
        done = opened.do(at, name, Reader(seat, "en"))
        assert isinstance(done, Done)
        assert opened.record().actions[: at + 1] == record.actions[: at + 1]


@pytest.mark.parametrize(("game", "number"), CASES)
def test_as_a_seat_knew_it_everything_looks_the_same_to_it(game: str, number: int) -> None:
    record = records(game)[number]
    others = 0
    for at, turn in decisions(record, 8):
        truth = Table.as_it_was(record, at)
        for seat in range(record.seats):
            known = Table.as_known(record, at, seat, seed=at)
            assert (known.n, known.turn) == (at, turn)
            to = Reader(seat, "en")
            ours = [msgspec.json.decode(part) for part in known.messages(0, to)]
            theirs = [msgspec.json.decode(part) for part in truth.messages(0, to)]
            # Steps from before cannot be taken back.
            assert ours[-1]["undo"] == 0
            theirs[-1]["undo"] = 0
            assert ours == theirs
            views = [
                [msgspec.json.encode(one.log.game.view(one.log.state, other)) for other in range(record.seats)]
                for one in (known, truth)
            ]
            others += views[0] != views[1]
    assert others, "another world is another world"


@pytest.mark.parametrize(("game", "number"), CASES)
def test_a_table_as_a_seat_knew_it_holds_nothing_of_the_truth(game: str, number: int) -> None:
    """From every world that a seat cannot tell apart, the very same table is made."""
    record = records(game)[number]
    for at, _ in decisions(record, 4):
        for seat in range(record.seats):
            known = Table.as_known(record, at, seat, seed=3)
            assert known.log.lines == []
            log = known.log
            assert [log.actions, log.numbers, log.steps, log.events] == [[], [], [], []]
            events = [entry.event for entry in known.log.story]
            assert events == told_to(events, seat)
            # Were something else the truth, which this seat cannot know, the table would be the same.
            module = known.log.game
            elsewhere = module.redeal(replay(record, to=at), seat, Rng(77))
            again = module.redeal(elsewhere, seat, Rng(3))
            for one in range(-1, record.seats):
                assert module.view(again, one) == module.view(known.log.state, one)


@pytest.mark.parametrize(("game", "number"), CASES)
def test_bots_play_on_from_anywhere_to_the_end(game: str, number: int) -> None:
    record = records(game)[number]
    for at, seat in list(decisions(record, 3))[:3]:
        for opened in (Table.as_it_was(record, at), Table.as_known(record, at, seat, seed=5)):
            finish(opened)
            opened.log.game.check(opened.log.state)
            outcome = opened.outcome(Reader(-1, "it"))
            assert min(outcome.ranks) == 1
            for one, score in enumerate(outcome.scores):
                assert sum(points.points for points in outcome.account if points.seat == one) == score


def test_a_finished_table_has_a_record_and_an_archive() -> None:
    whole = records("venezia")[0]
    opened = Table.as_it_was(whole, len(whole.actions) - 30)
    finish(opened)
    record = opened.record()
    assert record.module().turn(replay(record)) == OVER
    kept = archive.unpack(opened.archive())
    assert parse(kept.record).actions == record.actions
    assert len(kept.positions) == len(record.actions) + 1


def test_a_line_between_two_draws_is_left_as_it_was_until_somebody_deals() -> None:
    record = records("venezia")[0]
    turns: list[int] = []
    replay(record, each=lambda _, turn, __: turns.append(turn))
    at = turns.index(CHANCE, 40)
    opened = Table.as_it_was(record, at)
    assert opened.turn == CHANCE
    opened.deal()
    assert opened.turn != CHANCE
    assert opened.record().actions[:at] == record.actions[:at]


@pytest.mark.parametrize("game", registry.names())
def test_a_branch_is_written_and_read_and_left_again(game: str) -> None:
    record = records(game)[0]
    for at, seat in decisions(record, 5):
        opened = Table.as_known(record, at, seat, seed=11)
        rng = Rng(2)
        player = Player(bots.LEVELS["random"], seat, Budget(iterations=1))
        while opened.turn == seat and opened.n < at + 6:
            opened.bot_move(player, rng)
        # A branch may be left as well, and that one again, as each of them was.
        again = Table(branches.known_by(opened.log, (seat + 1) % record.seats, seed=4))
        for left in (opened, again, Table(branches.known_by(again.log, seat, seed=5))):
            text = left.text()
            read = Table(branches.parse(text))
            assert read.text() == text
            assert read.log.actions == left.log.actions
            for one in range(-1, record.seats):
                to = Reader(one, "de")
                assert read.messages(0, to) == left.messages(0, to)
            # Another process finds the same position.
            module, state = branches.position(branches.played(left.log))
            assert module.view(state, -1) == module.view(left.log.state, -1)
            # Whoever takes it for a record is told that it is none.
            with pytest.raises(CannotParse):
                parse(text)
        # What is stored are its own lines: where it begins, they can be played again.
        begun = Table(branches.begin(opened.text()))
        assert (begun.n, begun.log.lines) == (at, [])
        begun.log.extend(opened.log.lines)
        assert begun.messages(0, Reader(seat, "en")) == opened.messages(0, Reader(seat, "en"))


def test_what_was_taken_back_is_not_in_the_text_of_a_branch() -> None:
    record = records("murano")[0]
    for at, seat in decisions(record, 5):
        opened = Table.as_known(record, at, seat, seed=2)
        before = opened.text()
        opened.bot_move(Player(bots.LEVELS["random"], seat, Budget(iterations=1)), Rng(1))
        if opened.log.undo_reach(seat):
            opened.undo(opened.n, 1, Reader(seat, "en"))
            assert opened.text() == before
            return
    raise AssertionError("nothing could be taken back")


def test_a_finished_branch_has_an_archive_that_begins_where_it_left() -> None:
    whole = records("venezia")[0]
    opened = Table.as_known(whole, len(whole.actions) - 30, 0, seed=1)
    finish(opened)
    kept = archive.unpack(opened.archive())
    assert kept.record == opened.text()
    assert len(kept.positions) == len(opened.log.actions) + 1
    assert list(kept.result.scores) == opened.outcome(Reader(-1, "en")).scores
    assert opened.course(Reader(-1, "en")).scores


def test_what_is_no_branch_is_said_to_be_none() -> None:
    record = records("murano")[0]
    at, seat = list(decisions(record, 5))[2]
    text = Table.as_known(record, at, seat, seed=1).text()
    head, _, rest = text.partition("\n")
    assert head == branches.TITLE
    for wrong in (
        "",
        rest,
        text.replace("seat ", "chair ", 1),
        text.replace("seed 1", "seed x", 1),
        text.replace(f"seat {seat}", f"seat {record.seats}", 1),
        text.partition("laguna record")[0],
        text.replace("laguna record", "9 nonsense\n\nlaguna record", 1),
        text.replace("laguna record", "nonsense\n\nlaguna record", 1),
        text.replace("laguna record", f"{seat} undo 1\n\nlaguna record", 1),
        f"{branches.TITLE}\nseat 0\nseed 1\n\n" * 17 + rest.partition("seed 1\n\n")[2],
    ):
        with pytest.raises(CannotParse):
            branches.parse(wrong)


def test_moves_are_done_refused_and_answered_alike_when_repeated() -> None:
    opened = Table.new("murano", 2)
    opened.deal()
    seat, n = opened.turn, opened.n
    to, other, public = (Reader(one, "en") for one in (seat, 1 - seat, -1))

    def error(answer: Any) -> str:  # noqa: ANN401
        assert isinstance(answer, Refused)
        assert answer.text
        return answer.error

    assert error(opened.do(n, "nonsense", to)) == "cannot_parse"
    assert error(opened.do(n, "first 0", to)) == "cannot_parse"
    assert error(opened.do(n, "sail 3", to)) == "not_legal"
    assert error(opened.do(n, "act", other)) == "not_legal"
    assert error(opened.do(n, "act", public)) == "not_legal"
    assert error(opened.do(n + 1, "act", to)) == "stale"
    assert error(opened.undo(n, 1, to)) == "not_legal"
    assert opened.n == n
    done = opened.do(n, "act", to)
    assert done == Done(n, opened.n)
    assert opened.do(n, "act", to) == done
    assert error(opened.do(n, "pass", to)) == "stale"
    assert opened.answer(Do(n, "act"), to) == done
    back = opened.answer(Undo(opened.n), to)
    assert back == Done(n + 1, n + 2)
    assert opened.undo(n + 1, 1, to) == back
    assert opened.record().actions == Table.as_it_was(opened.record()).record().actions


def test_questions_change_nothing() -> None:
    opened = Table.new("murano", 2)
    opened.deal()
    seat, n = opened.turn, opened.n
    to = Reader(seat, "en")
    shown = opened.answer(Preview(["act"], each=True), to)
    assert isinstance(shown, Previewed)
    assert shown.legal
    because = opened.look(Why("sail 3"), to)
    assert isinstance(because, Because)
    assert (because.legal, because.rule[:2]) == (False, "M-")
    refused = opened.look(Preview(["sail 3"]), to)
    assert isinstance(refused, Refused)
    assert (refused.error, refused.text) == ("not_legal", because.text)
    for asked in (Why("nonsense"), Why("first 0"), Preview(["act", "nonsense"])):
        answer = opened.look(asked, to)
        assert isinstance(answer, Refused)
        assert answer.error == "cannot_parse"
    answer = opened.look(Why("act"), Reader(-1, "en"))
    assert isinstance(answer, Refused)
    assert answer.error == "not_yours"
    assert opened.n == n


def test_a_hint_is_for_whoever_is_to_decide() -> None:
    opened = Table.new("murano", 2)
    opened.deal()
    seat = opened.turn
    found = opened.hint(Budget(iterations=1), Rng(1), Reader(seat, "de"))
    assert isinstance(found, Hint)
    assert found.n == opened.n
    assert found.do in [choice.do for choice in state_of(opened, seat, opened.n).legal]
    for one, error in ((1 - seat, "not_now"), (-1, "not_yours")):
        answer = opened.hint(Budget(iterations=1), Rng(1), Reader(one, "de"))
        assert isinstance(answer, Refused)
        assert answer.error == error


@pytest.mark.parametrize("game", registry.names())
def test_a_guided_table_follows_its_script(game: str) -> None:
    from laguna.table import guides

    for guide in guides.names(game):
        follow_script(game, guide)


def follow_script(game: str, guide: str) -> None:
    from laguna.table import guides

    opened = Table.new(game, guides.seats(game, guide), guide=guide)
    opened.deal()
    player = [Player(bots.LEVELS["random"], seat, Budget(iterations=1)) for seat in range(opened.log.seats)]
    script = parse((registry.folder(game) / "guides" / f"{guide}.rec").read_text("utf-8"))
    names = opened.log.game.ACTIONS.name
    rng = Rng(1)
    while opened.n < len(script.actions):
        if opened.turn == 0:
            action = script.actions[opened.n]
            assert isinstance(opened.do(opened.n, names(action), Reader(0, "en")), Done)
        else:
            opened.bot_move(player[opened.turn], rng)
    assert opened.log.actions[: len(script.actions)] == script.actions


def test_a_preview_tells_where_each_ship_could_go_and_why_not_more() -> None:
    opened = Table.new("murano", 2)
    opened.deal()
    to = Reader(opened.turn, "en")
    found = opened.look(Preview(["act"], each=True), to)
    assert isinstance(found, Previewed)
    for choice in found.legal:
        after = opened.look(Preview(["act", choice.do]), to)
        assert isinstance(after, Previewed)
        assert [one.do for one in choice.ahead] == [one.do for one in after.legal]
    # The same where the red ship is the only one that may move.
    late = Table.as_it_was(records("murano")[0], 161)
    [only] = state_of(late, late.turn, late.n).legal
    assert only.do == "red_ship"
    assert only.ahead
    # Nothing can be carried out before a ship has stopped.
    doubted = opened.look(Preview(["act"], why=["do", found.legal[0].do]), to)
    assert isinstance(doubted, Previewed)
    assert [(why.legal, bool(why.text)) for why in doubted.why] == [(False, True), (True, False)]
    assert doubted.why[0].rule
    # An action that there is not is refused as anywhere.
    assert isinstance(opened.look(Preview(["act"], why=["dance"]), to), Refused)


@pytest.mark.parametrize("game", registry.names())
def test_whoever_leaves_a_lesson_may_come_back_to_it_and_to_nothing_else(game: str) -> None:
    from laguna.table import guides

    to = Reader(0, "en")
    opened = Table.new(game, guides.seats(game, "first"), guide="first")
    opened.deal()
    player = [Player(bots.LEVELS["random"], seat, Budget(iterations=1)) for seat in range(opened.log.seats)]
    rng, names, begun = Rng(1), opened.log.game.ACTIONS.name, len(opened.log.actions)
    lesson = guides.lesson(opened.log, "first", 0, "en")
    assert lesson is not None
    assert (lesson.back, bool(lesson.text)) == (0, True)
    assert guides.way_back(opened.log, "first", 0) == 0
    # Somebody does something else, and the others have their turns.
    other = next(action for action in reversed(opened.log.legal) if names(action) != lesson.do[0])
    opened.do(opened.n, names(other), to)
    while opened.turn != 0 or len(opened.log.actions) < begun + 12:
        if opened.turn == 0:
            opened.do(opened.n, names(opened.log.legal[-1]), to)
        else:
            opened.bot_move(player[opened.turn], rng)
    slipped = guides.lesson(opened.log, "first", 0, "en")
    assert slipped is not None
    assert (slipped.back, slipped.do) == (len(opened.log.actions) - begun, [])
    # Only all of it: no lesson lets one try a deal again.
    for steps in (slipped.back - 1, slipped.back + 1):
        assert isinstance(opened.undo(opened.n, steps, to), Refused)
    assert isinstance(opened.undo(opened.n, slipped.back, to), Done)
    assert guides.lesson(opened.log, "first", 0, "en") == lesson
    # What is stored leads to the same table.
    again = Table.new(game, guides.seats(game, "first"), guide="first")
    again.log.extend(opened.log.lines)
    assert again.log.actions == opened.log.actions


def test_without_a_lesson_there_is_no_such_way_back() -> None:
    from laguna.table import guides

    opened = Table.new("murano", 2)
    opened.deal()
    assert guides.way_back(opened.log, "", 0) == 0
