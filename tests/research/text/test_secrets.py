"""Nothing that text or MCP tells a seat differs between worlds that the seat cannot tell apart."""

import asyncio
from itertools import islice
from typing import Any

import pytest

from laguna.kernel.registry import load
from laguna.research.text import local_seat
from laguna.research.text.local_seat import LocalSeat
from laguna.research.text.mcp import Here, Table
from laguna.table import Log
from tests.leaks.twins import Twins, many
from tests.walks import SOAK

PAIRS = 12 if SOAK else 2
EVERY = 3 if SOAK else 14
"""Every so many decisions are compared."""
ASKED = 24
"""So many actions are asked about at each of them."""


def told(log: Log, seat: int, renamed: int | None, as_json: bool, at: int) -> list[str]:
    """Everything that a seat can be told about a table, by every tool."""
    local = LocalSeat(log.game.NAME, log.seats, seat, "random", seed=1)
    local.log = log
    table = Table(Here(local), renamed, as_json)
    space = log.game.ACTIONS
    step = space.seat_actions // ASKED + 1
    asked = [table.speech.name_of(action) for action in range(at % step, space.seat_actions, step)]

    async def ask() -> list[str]:
        said = [await table.look(history=True), await table.look(), await table.legal(), await table.wait(0)]
        for action in asked:
            why = await table.why(action)
            said.append(why)
            if why != "This may be done now.":
                said.append(await table.do(action))
        return said

    return asyncio.run(ask())


def compared(pair: Twins, every: int = EVERY) -> tuple[int, list[str]]:
    """How many positions were compared, and where texts differ though something hidden does."""
    game = load(pair.game)
    one, other = (Log(game, pair.seats, {}) for _ in range(2))
    positions = 0
    wrong: list[str] = []
    for n, lines in enumerate(zip(*pair.lines, strict=True)):
        for log, line in zip((one, other), lines, strict=True):
            log.extend([line])
        if n < pair.differ or one.turn < 0 or n % every:
            continue
        positions += 1
        renamed, as_json = (None, 7)[n % 2], n % 3 == 0
        said = [told(log, pair.seat, renamed, as_json, n) for log in (one, other)]
        if said[0] != said[1]:
            wrong.append(f"{pair.game}, line {n}")
    return positions, wrong


@pytest.mark.parametrize(("game", "seats"), [("murano", 2), ("murano", 4), ("venezia", 2), ("venezia", 4)])
def test_texts_and_tools_tell_a_seat_nothing_hidden(game: str, seats: int) -> None:
    positions = 0
    for pair in islice(many(game, seats, 24_000), PAIRS):
        found, wrong = compared(pair)
        positions += found
        assert not wrong
    assert positions >= 3 * PAIRS


@pytest.mark.parametrize(("game", "seats"), [("murano", 2), ("venezia", 3)])
def test_a_planted_leak_is_noticed(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(events: Any, seat: int) -> Any:  # noqa: ANN401
        return events

    monkeypatch.setattr(local_seat, "told_to", everything)
    assert any(compared(pair)[1] for pair in islice(many(game, seats, 24_000), 3))


def test_a_planted_view_is_noticed() -> None:
    class Curious:
        """A game whose view is that of another seat."""

        def __init__(self, game: Any) -> None:  # noqa: ANN401
            self._game = game

        def __getattr__(self, name: str) -> Any:  # noqa: ANN401
            return getattr(self._game, name)

        def view(self, s: Any, seat: int) -> Any:  # noqa: ANN401
            return self._game.view(s, (seat + 1) % s.seats)

    found = []
    for pair in islice(many("venezia", 2, 24_000), 3):
        game = Curious(load("venezia"))
        one, other = (Log(game, pair.seats, {}) for _ in range(2))
        for lines in zip(*pair.lines, strict=True):
            for log, line in zip((one, other), lines, strict=True):
                log.extend([line])
            if one.turn >= 0:
                found.append(
                    local_seat.situation(one, pair.seat).view != local_seat.situation(other, pair.seat).view
                )
    assert any(found)
