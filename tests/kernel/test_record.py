from pathlib import Path

import pytest

from laguna.games import murano
from laguna.kernel.errors import CannotParse
from laguna.kernel.record import BrokenRecord, Record, actor, parse, replay, write

GOOD = """laguna record
game murano
rules 1
seats 2
option scoring best

# A comment.
* first 1
* anchor_red 3
* box palace_2
1 pass
1 ship 1
1 sail 2
0 act
"""


def test_a_record_is_read_and_written() -> None:
    record = parse(GOOD)
    assert (record.game, record.seats, record.rules, record.limit) == ("murano", 2, 1, 0)
    assert record.options == {"scoring": "best"}
    assert len(record.actions) == len(record.lines) == 7
    assert record.lines[0] == 8
    text = write(record)
    assert text.splitlines()[:5] == [
        "laguna record",
        "game murano",
        "rules 1",
        "seats 2",
        "option leftover_gondoliers board",
    ]
    assert text.splitlines()[-7:] == GOOD.splitlines()[7:]
    assert write(parse(text)) == text


def test_defaults_and_limit_are_written_out() -> None:
    text = write(Record("murano", 3, {}, limit=1000))
    assert "option scoring best" in text
    assert "max_turns 1000" in text
    assert "rules 1\n" in text
    assert parse(text).limit == 1000


def test_replay_stops_where_it_is_told() -> None:
    record = parse(GOOD)
    assert replay(record, to=0).turns == 0
    assert replay(record).gold[1] == 6
    assert replay(record, to=3).gold[1] == 5
    log: list[object] = []
    replay(record, log=log)
    assert len(log) == 4


def test_who_acts_is_a_seat_or_a_star() -> None:
    assert actor(-1) == "*"
    assert actor(2) == "2"


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("laguna record", "some record", 1, "begins with"),
        ("game murano", "game chess", 2, "murano"),
        ("game murano\n", "", 4, "name a game"),
        ("seats 2", "seats 9", 4, "2, 3, 4"),
        ("seats 2", "seats two", 4, "whole number"),
        # Python refuses to read numbers of more than 4300 digits.
        pytest.param("seats 2", "seats " + 5000 * "1", 4, "at most 9 digits", id="long seats"),
        pytest.param("rules 1", "rules " + 5000 * "1", 3, "at most 9 digits", id="long rules"),
        pytest.param("seats 2", "seats 2\nmax_turns " + 5000 * "1", 5, "at most 9 digits", id="long max_turns"),
        ("seats 2", "seats 2\nseats 3", 5, "already stands in line 4"),
        ("option scoring best", "option scoring best\noption scoring hand", 6, "already stands in line 5"),
        ("seats 2\n", "", 4, "name a game and its seats"),
        ("rules 1", "rules 99", 3, "rules 99"),
        ("option scoring best", "option scoring worst", 5, "best, hand"),
        ("option scoring best", "option colour red", 5, "no option"),
        ("option scoring best", "mood good", 5, "'mood' is not known"),
        ("* first 1", "0 first 1", 8, r"expected a draw \(\*\)"),
        ("1 pass", "0 pass", 11, "expected seat 1"),
        ("1 pass", "* pass", 11, "expected seat 1"),
        ("1 pass", "1 fly", 11, "no action"),
        ("1 pass", "1", 11, "expected who acts"),
        ("1 pass", "one pass", 11, "expected who acts"),
        ("1 ship 1", "1 ship 2", 12, "not legal here; expected ship 1"),
        ("1 sail 2", "1 sail 3", 13, "expected sail 2"),
    ],
)
def test_a_broken_record_names_its_line_and_what_was_expected(old: str, new: str, line: int, words: str) -> None:
    with pytest.raises(BrokenRecord, match=words) as caught:
        parse(GOOD.replace(old, new, 1))
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


def test_an_empty_text_is_no_record() -> None:
    with pytest.raises(BrokenRecord, match="line 1"):
        parse("")


def test_nothing_follows_the_end() -> None:
    golden = Path(__file__).parent.parent / "records" / "murano"
    text = min(golden.glob("*.rec")).read_text()
    with pytest.raises(BrokenRecord, match="over here"):
        parse(text + "0 pass\n")


def test_options_that_came_later_are_left_out_at_their_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(murano, "ADDED_OPTIONS", frozenset({"scoring"}))
    assert "option scoring" not in write(Record("murano", 2))
    assert "option scoring hand" in write(Record("murano", 2, {"scoring": "hand"}))
    assert parse(write(Record("murano", 2))).options.get("scoring", "best") == "best"


def test_a_record_of_another_board_is_refused_and_never_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BrokenRecord, match=r"line 4: .*with the board and cards abc.*LAGUNA_BOARDS"):
        parse(GOOD.replace("seats 2", "edition abc\nseats 2"))
    ours = parse(GOOD)
    monkeypatch.setattr(murano, "EDITION", "abc")
    assert "edition abc\n" in write(Record("murano", 2))
    for read in (lambda: parse(GOOD), lambda: replay(ours)):
        with pytest.raises(CannotParse, match="that come with Laguna of murano, and abc are in use here"):
            read()
