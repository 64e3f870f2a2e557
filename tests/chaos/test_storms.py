"""Servers are broken in every way we know while people play: no move is lost, doubled, made up, or shown unstored.

In a soak this goes on for 1,000 kills on SQLite and 200 on PostgreSQL. What was done is counted in build/chaos/,
so an interrupted run goes on where it was.
"""

import asyncio
import os
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from ..server.browser import run
from ..server.postgres import Cluster
from ..walks import SOAK
from . import faults, history, power, results
from .checker import Problem
from .disk import Disk
from .faults import DAY, Controls
from .proxy import Mode, Proxy
from .storm import Storm

KILLS = {"sqlite": 1000, "postgres": 200}
"""How many kills a soak makes."""
AT_ONCE = 25
"""How many of them one storm has."""
STORMS = 20
"""How many storms with every other fault a soak makes on each database."""
LANES = 2
"""How many storms go on at the same time, where there are as many processes of pytest."""
SEED = int(os.environ.get("LAGUNA_SEED", "1"))


def report(storm: Storm, backend: str, made: Counter[str], problems: list[Problem], seed: int) -> None:
    """Count what was done. If something is wrong, leave the histories behind and fail."""
    if SOAK:
        results.add(
            backend=backend,
            seed=seed,
            at=int(time.time()),
            faults=dict(made),
            acknowledged=storm.acknowledged,
            shown=sum(len(person.history.of("shown")) for person in storm.people),
            waits=sorted(round(wait, 2) for wait in storm.waits),
            problems=len(problems),
        )
    if problems:
        file = results.FOLDER / f"{backend}-{seed}.histories"
        history.write([person.history for person in storm.people], file)
        raise AssertionError(f"{len(problems)} problems, seed {seed}, see {file.name}: {problems[:5]}")


async def on_sqlite(disk: Disk, folder: Path, seed: int) -> None:
    """A storm with every fault that a file can have."""
    controls, made = Controls(folder / "controls"), Counter[str]()
    place = str(disk.folder / "tables.sqlite")
    async with Storm(place, seed, 4 if SOAK else 2, code=controls.code, bots=SOAK) as storm:
        await faults.kill(storm)
        await faults.pause(storm, storm.server.process.pid, 0.2)
        await faults.fill_disk(storm, disk)
        await faults.make_read_only(storm, controls)
        await faults.flood(storm)
        far = 400 * DAY * (1 if seed % 2 else -1)
        await faults.jump(storm, controls, far)
        await faults.jump(storm, controls, -far)
        await faults.start_at(storm, controls, far)
        said = await faults.start_read_only(storm, disk)
        assert not disk.mounted or "cannot be opened" in said or "readonly" in said, said
        assert "malformed" in await faults.break_file(storm)
        made.update(
            ["kill", "server stopped for a while", "full disk", "read-only database", "flood", "broken file"]
        )
        made.update({"clock jump": 2, "start with a wrong clock": 1, "kill": 2})
        if disk.mounted:
            made.update(["start on a read-only disk"])
        if SOAK:
            await faults.start_at(storm, controls, -far)
            await faults.pause_workers(storm)
            await faults.kill_worker(storm)
            made.update({"start with a wrong clock": 1, "kill": 2, "bots stopped for a while": 1, "bot killed": 1})
        problems = await storm.finish()
    said = " ".join(storm.log)
    assert "database or disk is full" in said or "disk I/O error" in said
    assert "attempt to write a readonly database" in said
    assert "nothing is deleted: the clock was set to another time" in said
    assert "a request failed" not in said, "whoever breaks off a request fills no log"
    report(storm, "sqlite", made, problems, seed)


async def on_postgres(cluster: Cluster, folder: Path, seed: int) -> None:
    """A storm with every fault that PostgreSQL and the way to it can have."""
    controls, made = Controls(folder / "controls"), Counter[str]()
    direct = cluster.new_database()
    proxy = Proxy(str(cluster.folder / ".s.PGSQL.5432"))
    await proxy.start()
    place = cluster.address_at(direct, "127.0.0.1", proxy.port)
    try:
        async with Storm(
            place, seed, 4 if SOAK else 2, args=("--workers", "2"), code=controls.code, reading=direct, bots=SOAK
        ) as storm:
            await faults.kill(storm)
            await faults.pause_workers(storm)
            await faults.kill_worker(storm)
            await faults.terminate(storm)
            await faults.restart_database(storm, cluster, "fast")
            await faults.restart_database(storm, cluster, "immediate")
            modes: list[tuple[Mode, float]] = [("cut", 0.2), ("drop", 0.5), ("hold", 0.5), ("slow", 0.0)]
            if SOAK:
                modes += [("cut", 3.0), ("drop", 3.0), ("hold", 3.0)]
            for mode, seconds in modes:
                await faults.part(storm, proxy, mode, seconds)
                made.update([f"line to the database: {mode}"])
            await faults.forbid_writing(storm)
            await faults.flood(storm)
            made.update(["kill", "process killed", "processes stopped for a while", "read-only database", "flood"])
            made.update({"connections terminated": 3, "database restarted": 1, "database crashed": 1})
            problems = await storm.finish()
    finally:
        await proxy.close()
    said = " ".join(storm.log)
    assert "ReadOnlySqlTransaction" in said
    assert "a request failed" not in said
    report(storm, "postgres", made, problems, seed)


def test_a_storm_on_sqlite(disk: Disk, tmp_path: Path) -> None:
    run(lambda: on_sqlite(disk, tmp_path, SEED))


def test_a_storm_on_postgresql(own_cluster: Cluster, tmp_path: Path) -> None:
    run(lambda: on_postgres(own_cluster, tmp_path, SEED))


# What follows is for the soak.


async def kills(place: str, backend: str, seed: int) -> None:
    """A storm of kills. On SQLite every third of them is a power cut, where a compiler is at hand."""
    made = Counter[str]()
    powered = backend == "sqlite" and power.library() is not None
    env = power.environment() if powered else None
    bots = seed % 4 == 0
    async with Storm(place, seed, 6, env=env, bots=bots, pause=0.01) as storm:
        for number in range(AT_ONCE):
            if powered and number % 3 == 2:
                await faults.cut_power(storm)
                made.update(["power cut"])
            else:
                await faults.kill(storm, at_once=number % 8 == 7)
                made.update(["kill"])
        problems = await storm.finish()
    report(storm, backend, made, problems, seed)


def killed(backend: str) -> int:
    """How many kills there have been."""
    return sum(
        line["faults"].get("kill", 0) + line["faults"].get("power cut", 0)
        for line in results.found(backend=backend)
    )


@pytest.mark.soak
@pytest.mark.parametrize("lane", range(LANES))
@pytest.mark.parametrize("backend", KILLS)
def test_nothing_is_lost_or_doubled_over_hundreds_of_kills(
    backend: str, lane: int, request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seed = 1000 * (lane + 1) + len(results.found(backend=backend))
    while killed(backend) < KILLS[backend]:
        seed += 1
        place = str(tmp_path / f"{seed}.sqlite")
        if backend == "postgres":
            place = request.getfixturevalue("cluster").new_database()
        asyncio.run(kills(place, backend, seed))
        with capsys.disabled():
            sys.stderr.write(f"\n{backend}: {killed(backend)} kills\n")
    assert sum(line["problems"] for line in results.found(backend=backend)) == 0


@pytest.mark.soak
@pytest.mark.parametrize("backend", KILLS)
def test_nothing_is_lost_or_doubled_in_storm_after_storm(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    while (made := sum("flood" in line["faults"] for line in results.found(backend=backend))) < STORMS:
        folder = tmp_path / str(made)
        (folder / "disk").mkdir(parents=True)
        if backend == "postgres":
            asyncio.run(on_postgres(request.getfixturevalue("own_cluster"), folder, SEED + made))
        else:
            disk = Disk(folder / "disk")
            try:
                asyncio.run(on_sqlite(disk, folder, SEED + made))
            finally:
                disk.close()
