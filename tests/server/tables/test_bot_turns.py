"""The turns of bots: how long they take, and what happens if they fail."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from laguna.kernel.game import OVER
from laguna.kernel.registry import load
from laguna.server import shared_clock
from laguna.server.limits import Limits
from laguna.server.metrics import BOT_SECONDS
from laguna.server.store.rows import SeatRow, TableRow
from laguna.server.tables.connections import Connection
from laguna.server.tables.levels import stand_in
from laguna.server.tables.live_table import LiveTable
from laguna.server.tables.pace import LEAST, SPREAD, UNKNOWN, Pace, Spent
from laguna.server.tables.services import TableServices
from laguna.server.tables.worker_pool import BotFailed, Thought, WorkerPool
from laguna.table import Line, Log, Table

from ...walks import walk
from ..browser import Browser, run
from ..in_process import with_tables
from ..running import Server

BAD = "from laguna import bots\nbots.LEVELS['bad'] = None\n"
"""A level of bots that there is not, where bots think."""


def test_another_bot_moves_for_one_that_fails_and_the_table_is_told(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    server = start(str(tmp_path / "bad.sqlite"), code=BAD)

    async def work() -> None:
        async with Browser(server.url) as anna:
            table = (await anna.make("murano", "me", "open"))["id"]
            page = await anna.open(table)
            await page.until("hello")
            await anna.call("PUT", f"/tables/{table}/seats/1", {"kind": "bot", "level": "bad"})
            await page.until("state")
            while page.state["turn"] == 0:
                await page.do(page.state["legal"][0]["do"])
                await page.until("state")
            news = await page.until("table")
            while "another bot moves" not in news["text"]:
                news = await page.until("table")
            # It keeps its level: next time it may work.
            assert news["table"]["seats"][1]["level"] == "bad"
            n = page.state["n"]
            await page.until_state(lambda state: state["turn"] == 0 and state["n"] > n)
            assert (await anna.call("GET", f"/tables/{table}"))["seats"][1]["level"] == "bad"

    run(work)
    assert any("a bot failed" in line for line in server.log)


def test_nobody_stronger_moves_for_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = dict.fromkeys(("random", "easy", "normal", "hard", "expert"))
    monkeypatch.setattr("laguna.bots.LEVELS", levels)
    assert [stand_in(level) for level in levels] == ["random", "random", "easy", "normal", "normal"]
    monkeypatch.setattr("laguna.bots.LEVELS", {"random": None})
    assert stand_in("random") == "random"


class _Quick(WorkerPool):
    """Thinks for a moment, after a long wait for a process."""

    async def choose(self, *_: object) -> tuple[Thought, float]:
        await asyncio.sleep(0.2)
        return Thought(0, ()), 0.01


def test_a_step_without_a_choice_leaves_no_other_traces_than_one_with_a_choice() -> None:
    def count() -> float:
        found = (sample for metric in BOT_SECONDS.collect() for sample in metric.samples)
        return next(sample.value for sample in found if sample.name.endswith("_count"))

    async def work() -> None:
        game: Any = load("murano")
        nothing: Any = None
        tables = TableServices(nothing, _Quick(1), Limits())
        log = Log(game, 2, {})
        seen: set[bool] = set()
        for s, action in walk(game, 2, 1):
            turn = game.turn(s)
            if turn >= 0 and (forced := len(game.legal(s)) == 1) not in seen:
                seen.add(forced)
                row = TableRow(
                    "table", "murano", game.VERSION, 2, {}, "en", False, True, "", "", "playing", "",
                    log.n, turn, "", 0, 0, 0,
                )  # fmt: skip
                live = LiveTable(row, [SeatRow("table", seat, "bot", level="easy") for seat in range(2)])
                live.table = Table(log)
                before, begin = count(), time.monotonic()
                # Whatever the bot answers here, the others have moved meanwhile.
                asked = asyncio.ensure_future(tables.bots.decide(live, live.seats[turn], 0))
                await asyncio.sleep(0)
                log.lines.append(Line(-1, ""))
                await asked
                log.lines.pop()
                assert count() == before + 1
                assert time.monotonic() - begin >= 0.1
                assert live.bot_turn is not None
                left = tables.pool.budget - live.bot_turn.left
                assert 0.005 <= left <= 0.02 if seen == {False, True} else left > 0
            if action != OVER:
                log.extend([Line(turn, game.ACTIONS.name(action))])
            if len(seen) == 2:
                break
        assert len(seen) == 2

    run(work)


class _Asked(WorkerPool):
    """Notes for whom bots think."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[str, bool]] = []

    async def choose(
        self,
        played: Any,  # noqa: ANN401
        seat: int,
        level: str,
        left: float | None = None,
        plan: tuple[int, ...] = (),
        owner: str = "",
        awaited: bool = True,
        luck: Any = None,  # noqa: ANN401
    ) -> tuple[Thought, float]:
        self.asked.append((owner, awaited))
        raise BotFailed("it has only been asked")


def test_bots_think_for_whoever_owns_the_table_and_first_where_somebody_waits(tmp_path: Path) -> None:
    async def work(tables: TableServices) -> None:
        pool = tables.pool
        assert isinstance(pool, _Asked)
        live = await tables.loaded.get("a" * 16)
        assert live.table is not None
        turn = live.table.turn
        live.seats = [SeatRow(live.id, seat, "bot", level="hard") for seat in range(2)]
        gone = Connection("anna", -1, "en", 0, Limits())
        for connections in ({gone}, set()):
            live.connections = connections
            with pytest.raises(BotFailed):
                await tables.bots.decide(live, live.seats[turn], 0)
        # Somebody who is connected to another process waits as well.
        live.seats[1 - turn] = SeatRow(live.id, 1 - turn, "guest", "bruno", seen=int(shared_clock.now()) + 60)
        with pytest.raises(BotFailed):
            await tables.bots.decide(live, live.seats[turn], 0)
        assert pool.asked == [("anna", True), ("anna", False), ("anna", True)]

    with_tables(tmp_path, "a", work, _Asked)


def test_a_bot_without_a_choice_takes_as_long_as_others_of_its_level() -> None:
    pace = Pace()
    for level in ("easy", "hard"):
        unknown = [pace.like_others(level, 2.0) for _ in range(200)]
        assert all(abs(seconds - UNKNOWN) <= SPREAD * UNKNOWN + 1e-9 for seconds, _ in unknown)
        assert len(set(unknown)) > 100, "no pause is like another"
    # Those that had a choice waited a second for a process, and the last of them thought from 68 to 99 seconds.
    for number in range(100):
        pace.note("easy", Spent(number + 1.0, float(number)))
    for seconds, thought in (pace.like_others("easy", 1000.0) for _ in range(200)):
        assert 68 * (1 - SPREAD) <= thought <= 99 * (1 + SPREAD)
        assert 1 - SPREAD - 1e-9 <= seconds - thought <= 1 + SPREAD + 1e-9
    # With less left of its turn it takes less, like the others.
    assert all(thought <= 0.5 for _, thought in (pace.like_others("easy", 0.5) for _ in range(200)))
    assert all(thought <= LEAST for _, thought in (pace.like_others("easy", -3.0) for _ in range(200)))
