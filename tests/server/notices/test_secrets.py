"""Nothing secret is in any notice: whoever cannot tell two games apart is told the same about both."""

from itertools import islice

import pytest

from laguna.kernel.text import LANGUAGES
from laguna.server.notices import rules, texts
from laguna.server.notices.notifier import Facts, facts_of
from laguna.server.notices.rules import Seat, Standing, Untold
from laguna.table import Line, Table
from laguna.table.rows import SeatRow, TableRow

from ...leaks.twins import Twins, many

NAMES = ["Anna", "Bruno", "Chiara"]


def told(game: str, seats: int, lines: list[Line]) -> list[object]:
    """All that anybody is told about a game, line by line: whom, what, and the text in every language."""
    table = Table.new(game, seats, {}, "")
    people = [
        SeatRow("a" * 16, seat, "guest", guest=NAMES[seat].lower(), name=NAMES[seat]) for seat in range(seats)
    ]
    stood = Standing()
    found: list[object] = []
    for number, line in enumerate(lines):
        table.log.extend([line])
        turn = table.turn
        if turn == -1:
            continue
        facts = facts_of(table)
        state = "over" if turn == -2 else "playing"
        row = TableRow(
            "a" * 16, game, 1, seats, {}, "en", False, False, "", "anna", state, "", facts.n, turn, "", 0, 0, 0
        )
        news, stood = rules.compare(stood, state, turn, facts.turns, [Seat(one.guest, "", True) for one in people])
        found.append((number, facts))
        for one in news:
            item = Untold(row.id, one.what, 0.0, rules.first_time(one.what, "", 0.0), "")
            for lang in LANGUAGES:
                place = texts.place_of(row, people, one.guest, "", lang)
                found.append((one, texts.letter([item], {row.id: place}, lang, "https://laguna.example")))
        found.append(texts.board_of(row, people, "en", "https://laguna.example"))
    return found


@pytest.mark.parametrize("game", ["murano", "venezia"])
def test_twins_are_told_the_same(game: str) -> None:
    pairs: list[Twins] = list(islice(many(game, 3, 7), 3))
    assert len(pairs) == 3
    letters = 0
    for pair in pairs:
        one, other = (told(game, pair.seats, lines) for lines in pair.lines)
        assert pair.lines[0] != pair.lines[1]
        assert one == other
        letters += sum(isinstance(part, tuple) and not isinstance(part[1], Facts) for part in one)
    assert letters > 100


def test_what_is_told_comes_from_what_everybody_sees() -> None:
    """Names, the game, and whose turn it is: no text has anything else to be made of."""
    assert set(texts.Place._fields) == {"game", "others", "inviter"}
    assert set(Facts._fields) == {"n", "turn", "turns"}
