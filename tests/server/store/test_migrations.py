"""Migrations: an older Laguna leaves a newer database alone."""

import gzip
import sqlite3
from pathlib import Path

import pytest

from laguna.cli import main
from laguna.kernel.errors import LagunaError
from laguna.server.store import migrate, migrations, open_store

from ..browser import run

DATA = Path(__file__).parents[1] / "data"


@pytest.mark.parametrize("breaks", [True, False])
def test_a_newer_database_is_left_alone_unless_it_only_has_more(tmp_path: Path, breaks: bool) -> None:
    place = str(tmp_path / "new.sqlite")
    assert main(["db", "migrate", "--db", place]) == 0
    newer = migrations.latest() + 1
    with sqlite3.connect(place) as connection:
        connection.execute("INSERT INTO migrations (number, at) VALUES (?, 0)", (newer if breaks else -newer,))
    connection.close()

    async def work() -> None:
        store = open_store(place)
        try:
            if breaks:
                with pytest.raises(LagunaError, match="newer Laguna"):
                    await store.run(migrate)
            else:
                assert await store.run(migrate) == []
        finally:
            await store.close()

    run(work)


def test_a_step_that_older_servers_must_not_meet_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = str(tmp_path / "new.sqlite")
    assert main(["db", "migrate", "--db", place]) == 0
    real, newer = migrations.steps(), migrations.latest() + 1
    more = [*real, (newer, f"{migrations.NOT_FOR_OLDER}\nCREATE TABLE other (id TEXT);\n")]
    monkeypatch.setattr(migrations, "steps", lambda: more)
    assert main(["db", "migrate", "--db", place]) == 0
    monkeypatch.setattr(migrations, "steps", lambda: real)
    assert main(["db", "migrate", "--db", place]) == 2


def test_a_server_that_knows_no_later_step_than_the_fourth_accepts_what_only_adds(tmp_path: Path) -> None:
    place = str(tmp_path / "new.sqlite")
    assert main(["db", "migrate", "--db", place]) == 0
    with sqlite3.connect(place) as connection:
        noted = [number for (number,) in connection.execute("SELECT number FROM migrations")]
        assert max(noted) == 4, "version 0.1 refuses a database with a higher number"
        # As they were noted before that was known.
        connection.execute("UPDATE migrations SET number = -number WHERE number < 0")
    assert main(["db", "migrate", "--db", place]) == 0
    with sqlite3.connect(place) as connection:
        assert sorted(noted) == sorted(number for (number,) in connection.execute("SELECT number FROM migrations"))
    connection.close()


@pytest.mark.parametrize("closed", ["rules", "unreadable", "admin"])
def test_games_that_the_first_version_closed_for_what_it_could_not_play_are_open_again(
    tmp_path: Path, closed: str
) -> None:
    place = tmp_path / "tables.sqlite"
    place.write_bytes(gzip.decompress((DATA / "first.sqlite.gz").read_bytes()))
    with sqlite3.connect(place) as connection:
        lines = dict(connection.execute("SELECT id, n FROM tables WHERE state IN ('waiting', 'playing')"))
        assert {bool(n) for n in lines.values()} == {False, True}
        connection.execute("UPDATE tables SET state = 'closed', closed = ? WHERE state != 'over'", (closed,))
    assert main(["db", "migrate", "--db", str(place)]) == 0
    with sqlite3.connect(place) as connection:
        found = {id: (state, why) for id, state, why in connection.execute("SELECT id, state, closed FROM tables")}
    connection.close()
    for id, n in lines.items():
        opened = ("playing" if n else "waiting", "")
        assert found[id] == (opened if closed != "admin" else ("closed", closed)), id


def test_statements_end_at_semicolons_outside_of_strings_and_comments() -> None:
    sql = "-- One; two\nINSERT INTO a VALUES (';--'); -- three; four\nDELETE FROM b\n;\n-- That is all.\n"
    assert migrations.statements(sql) == [
        "-- One; two\nINSERT INTO a VALUES (';--')",
        "-- three; four\nDELETE FROM b",
    ]
    # What has no end is not left out without a word.
    with pytest.raises(ValueError, match="does not end"):
        migrations.statements("DELETE FROM b;\nINSERT INTO a VALUES ('it is);\n")


def test_no_step_holds_what_postgresql_would_take_for_a_parameter() -> None:
    for number, sql in migrations.steps():
        assert not set("?%") & set(sql), number
        assert len(migrations.statements(sql)) >= 1
