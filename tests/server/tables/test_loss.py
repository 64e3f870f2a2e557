"""Why a bot sat down, as a process tells it that learns of it from the database."""

import msgspec
import pytest

from laguna.server.store.rows import ClockRow
from laguna.server.tables.loading import _loss
from laguna.table.rows import SeatRow

PAST, FUTURE = 1, 1 << 40
BEFORE = [
    SeatRow("t", 0, "guest", guest="anna", name="Anna"),
    SeatRow("t", 1, "guest", guest="bruno", name="Bruno"),
]
NOW = [msgspec.structs.replace(BEFORE[0], kind="bot", guest="", former="anna"), BEFORE[1]]


def clock(turn: int, left: int, until: int) -> ClockRow:
    return ClockRow("t", 0, 0, turn, (left, 60), -1, 0, until, 0, 0)


@pytest.mark.parametrize(
    ("known", "settled", "said"),
    [
        (clock(0, 60, PAST), clock(0, 60, FUTURE), "news-time-bot"),
        # What was known here was the turn before.
        (clock(1, 60, FUTURE), clock(0, 0, 0), "news-time-bot"),
        (clock(0, 60, FUTURE), clock(0, 60, FUTURE), "news-sits-in"),
        (None, None, "news-sits-in"),
    ],
)
def test_time_that_ran_out_is_told_also_if_the_turn_was_not_known(
    known: ClockRow | None, settled: ClockRow | None, said: str
) -> None:
    assert _loss(BEFORE, known, NOW, settled) == (said, 0)
    assert _loss(BEFORE, known, BEFORE, settled) == ("", -1)
