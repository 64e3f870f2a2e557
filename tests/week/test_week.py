"""Slow games for days: clocks come to their end, and no notice is lost, doubled, or sent to who is there."""

import asyncio
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from ..results import Results
from ..server.conftest import cluster as cluster
from ..server.conftest import new_place
from ..server.notices.outside import web
from ..walks import SOAK
from . import planted
from .checker import Found, check
from .record import Record
from .world import Size, World

SEED = int(os.environ.get("LAGUNA_SEED", "1"))
RESULTS = Results("week")
SHORT = Size(tables=10, people=30, days=2, kills=1)
TINY = Size(tables=6, people=16, days=2, kills=0, to_the_end=False)
FULL = {
    "sqlite": Size(tables=200, people=600, days=7, kills=30),
    "postgres": Size(tables=50, people=150, days=7, kills=15, servers=2),
}


def live(
    place: str, folder: Path, size: Size, code: str = "", say: Callable[[str], object] = lambda text: None
) -> tuple[World, Record, Found]:
    """A week, and what came of it."""

    async def work() -> tuple[World, Record]:
        async with web() as service:
            world = World(place, folder, service, size, SEED, code)
            world.say = say
            return world, await world.run()

    world, record = asyncio.run(work())
    return world, record, check(record)


def test_a_few_days(tmp_path: Path) -> None:
    world, record, found = live(str(tmp_path / "tables.sqlite"), tmp_path, SHORT)
    assert found.problems == [], f"seed {SEED}"
    assert len(record.kills) == SHORT.kills
    # Enough happened for this to mean something.
    assert found.wanted["turn"] > 20
    assert found.wanted["waiting"] > 5
    assert found.wanted["over"] > 2
    told = Counter(letter.what for letter in record.letters)
    assert min(told[what] for what in ("turn", "waiting", "over", "bot")) > 0, told
    assert world.counted["devices changed"] > 0
    said = [line for line in world.log if "Traceback" in line]
    assert said == []


@pytest.mark.parametrize(
    ("kinds", "code"),
    [
        ({"present", "void", "quiet"}, planted.PRESENT + planted.VOID + planted.NIGHT),
        ({"lost", "doubled", "clock"}, planted.LOST + planted.DOUBLED + planted.NEVER),
    ],
    ids=["too much is told", "too little is done"],
)
def test_faults_in_the_server_are_found(kinds: set[str], code: str, tmp_path: Path) -> None:
    _, _, found = live(str(tmp_path / "tables.sqlite"), tmp_path, TINY, code)
    assert kinds <= {problem.kind for problem in found.problems}, Counter(one.kind for one in found.problems)


@pytest.mark.soak
@pytest.mark.parametrize("backend", FULL)
def test_a_week(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if RESULTS.found(backend=backend, problems=0):
        return  # An interrupted soak goes on with what is left.
    size, begin = FULL[backend], time.monotonic()

    def say(text: str) -> None:
        with capsys.disabled():
            sys.stderr.write(f"\n{backend}: {text}\n")

    world, record, found = live(new_place(request, backend, tmp_path), tmp_path, size, say=say)
    result = {
        "backend": backend,
        "seed": SEED,
        "tables": size.tables,
        "people": size.people,
        "days": round((record.end - world.began) / 86_400, 1),
        "kills": len(record.kills),
        "lines": world.counted["lines"],
        "visits": world.counted["visits"],
        "devices": world.counted["devices changed"],
        "cookies": world.counted["cookies lost"],
        "letters": world.counted["letters"],
        "told": dict(Counter(letter.what for letter in record.letters)),
        "wanted": dict(found.wanted),
        "twice": found.twice,
        "bots": world.bots(record),
        "problems": len(found.problems),
        "minutes": round((time.monotonic() - begin) / 60, 1),
    }
    if SOAK:
        RESULTS.add(**result)
    say(str(result))
    assert found.problems == [], f"seed {SEED}: {len(found.problems)} problems: {found.problems[:10]}"
