"""Backups as docs/hosting.md has them."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ..browser import Browser, run
from ..conftest import BACKENDS, new_place
from ..postgres import Cluster
from ..running import Server


def back_up_sqlite(place: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """What `.backup` does."""
    copy = str(folder / "copy.sqlite")
    source, target = sqlite3.connect(place), sqlite3.connect(copy)
    source.backup(target)
    source.close()
    target.close()
    return copy


def back_up_postgres(place: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """As docs/hosting.md has it."""
    cluster: Cluster = request.getfixturevalue("cluster")
    copy = cluster.new_database()
    cluster.run("pg_dump", "-Fc", "-f", "laguna.dump", place)
    cluster.run("pg_restore", "--no-owner", "-d", copy, "laguna.dump")
    return copy


BACK_UP = {"sqlite": back_up_sqlite, "postgres": back_up_postgres}


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_backup_made_while_the_server_runs_can_be_restored(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path, start: Callable[..., Server]
) -> None:
    place = new_place(request, backend, tmp_path)
    server = start(place)
    kept: dict[str, Any] = {}

    async def before() -> None:
        async with Browser(server.url) as anna:
            kept["id"] = (await anna.make("murano", "me", "me"))["id"]
            page = await anna.sit(kept["id"])
            await page.do(page.state["legal"][0]["do"])
            kept["view"] = (await page.until("state"))["view"]
            kept["seat"], kept["cookies"] = page.hello["seat"], dict(anna.http.cookies)
            kept["copy"] = BACK_UP[backend](place, request, tmp_path)
            # What happens after the backup is not in it.
            await page.do(page.state["legal"][0]["do"])

    run(before)
    restored = start(kept["copy"])

    async def after() -> None:
        async with Browser(restored.url) as anna:
            anna.http.cookies.update(kept["cookies"])
            page = await anna.sit(kept["id"], seat=kept["seat"])
            assert page.state["view"] == kept["view"]
            # Play goes on, bots and draws included.
            await page.do(page.state["legal"][-1]["do"])

    run(after)
