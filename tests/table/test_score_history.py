"""The points of finished games, round by round."""

from pathlib import Path

import msgspec
import pytest

from laguna.kernel import registry
from laguna.kernel.record import Record, parse, replay
from laguna.kernel.text import LANGUAGES
from laguna.table import Reader, Table, archive, finished
from laguna.table.score_history import ScoreHistory, replay_scores

RECORDS = Path(__file__).parent.parent / "records"
CASES = [path for name in registry.names() for path in sorted((RECORDS / name).glob("*.rec"))[::4]]


@pytest.fixture(params=CASES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def record(request: pytest.FixtureRequest) -> Record:
    path: Path = request.param
    return parse(path.read_text("utf-8"))


def test_the_last_points_are_the_result_and_gains_add_up(record: Record) -> None:
    played = replay_scores(record)
    game, end = record.module(), replay(record)
    assert [row[-1] for row in played.scores] == list(game.result(end).scores)
    for seat, row in enumerate(played.scores):
        assert len(row) in (played.rounds + 1, played.rounds + 2)
        for at in range(len(row)):
            assert row[at] == sum(sum(gains[: at + 1]) for gains in played.gains[seat])
    assert {source.key for source in played.sources} >= {item.key for item in game.account(end)}
    turns = game.turns(end)
    assert played.rounds == -(-turns // record.seats)


def test_the_longest_lead_and_the_best_round_are_found(record: Record) -> None:
    played = replay_scores(record)
    for at in range(1, played.rounds + 1):
        for seat, row in enumerate(played.scores):
            won = row[at] - row[at - 1]
            assert played.leap is None or won <= played.leap.points
            if played.leap and (played.leap.seat, played.leap.first) == (seat, at):
                assert won == played.leap.points
    if played.lead is None:
        return
    for at in range(played.lead.first, played.lead.last + 1):
        others = [row[at] for seat, row in enumerate(played.scores) if seat != played.lead.seat]
        assert played.scores[played.lead.seat][at] > max(others)


def test_murano_ends_with_a_scoring_of_its_own() -> None:
    """Characters are scored behind the last round, so the curve has one more point."""
    path = sorted((RECORDS / "murano").glob("*.rec"))[0]
    played = replay_scores(parse(path.read_text("utf-8")))
    assert len(played.scores[0]) == played.rounds + 2
    late = {source.key for n, source in enumerate(played.sources) if any(rows[n][-1] for rows in played.gains)}
    assert late <= {"character", "leftover"}
    assert played.sources[0].key == "start"


def test_sources_have_a_name_in_every_language(record: Record) -> None:
    for source in replay_scores(record).sources:
        assert set(source.texts) == set(LANGUAGES)
        for text in source.texts.values():
            assert text
            assert "{" not in text


def test_an_archive_keeps_the_course_and_one_without_it_says_so(record: Record) -> None:
    table = Table.as_it_was(record)
    to = Reader(-1, "de")
    kept = archive.unpack(table.archive())
    assert kept.course is not None
    assert finished.course(kept.course, to) == table.course(to)
    older = msgspec.structs.replace(kept, course=None)
    told = finished.course(older.course, to)
    assert (told.rounds, told.scores) == (0, [])


def test_a_course_is_small(record: Record) -> None:
    assert len(msgspec.json.encode(Table.as_it_was(record).course(Reader(-1, "de")))) < 20_000


def test_it_can_be_written_and_read() -> None:
    path = CASES[0]
    played = replay_scores(parse(path.read_text("utf-8")))
    assert msgspec.json.decode(msgspec.json.encode(played), type=ScoreHistory) == played
