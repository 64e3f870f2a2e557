"""Migrations: an older Laguna leaves a newer database alone."""

import sqlite3
from pathlib import Path

import pytest

from laguna.cli import main
from laguna.kernel.errors import LagunaError
from laguna.server.store import migrate, migrations, open_store

from ..browser import run


def test_a_database_of_a_newer_laguna_is_left_alone(tmp_path: Path) -> None:
    place = str(tmp_path / "new.sqlite")
    assert main(["db", "migrate", "--db", place]) == 0
    with sqlite3.connect(place) as connection:
        connection.execute("INSERT INTO migrations (number, at) VALUES (?, 0)", (migrations.latest() + 1,))
    connection.close()

    async def work() -> None:
        store = open_store(place)
        try:
            with pytest.raises(LagunaError, match="newer Laguna"):
                await store.run(migrate)
        finally:
            await store.close()

    run(work)
